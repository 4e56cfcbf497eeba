"""Why a line is not legal, by clause: the fact on the board, then the rule it rests on."""

from typing import Final

from bastide.core.errors import Argument, Message
from bastide.core.game import Seat
from bastide.games.burgundy.components import (
    ANY,
    BLACK,
    COLOUR_OF,
    COLOURS,
    DUCHY,
    EDITION_2011,
    GOODS,
    KIND,
    KIND_OF,
    LAYOUTS,
    NONE,
    PRICE,
    TILE,
)
from bastide.games.burgundy.moves import (
    NOTATION,
    OPEN_EFFECTS,
    BurgundyMove,
    Buy,
    BuyPoints,
    ChooseDuchy,
    Decline,
    Discard,
    DiscardShared,
    EndTurn,
    GiveGoods,
    Load,
    Place,
    PlaceFrom,
    PlaceShared,
    Resolve,
    SellGoods,
    Store,
    Take,
    TakeGoods,
    TakeWorkers,
    Trade,
)
from bastide.games.burgundy.rules.dice import open_dice, to_place, to_sell, to_take
from bastide.games.burgundy.rules.placing import WHERE
from bastide.games.burgundy.rules.taking import ANYWHERE, payments
from bastide.games.burgundy.state import (
    BUY_POINTS,
    CHOOSE_DUCHY,
    CHOOSE_GOODS,
    DISCARD,
    EXTRA_ACTION,
    FINISHED_COLOUR,
    FOLLOW_UP,
    GIVE_GOODS,
    LOAD_DEPOT,
    LOAD_NEXT,
    ORDER,
    PLACE_STORED,
    SELL_ANY,
    STORE,
    TAKE_BUILDING,
    TAKE_BY_MARKET,
    TARGET_ACTION,
    TRADE,
    Duchy,
    State,
    storage_of,
)

# The clause that says what is open, by follow-up.
_CLAUSES = (
    *("B6.5", "B7.7", "B7.1", "B7.2", "B7.3", "B7.4", "B6.2", "B10.5", "B6.3", "B5.5"),
    *("B16.9", "B17.9", "B17.8", "B17.8", "B17.7", "B17.5", "B17.5"),
)
ACTIONS: Final = (EXTRA_ACTION, TARGET_ACTION)  # the follow-ups that are an action with any number


def explain(state: State, seat: Seat, line: str) -> Message:
    move: BurgundyMove = NOTATION.read(line)  # type: ignore[assignment]  # the notation knows only our moves
    if state.stage == CHOOSE_DUCHY:
        return explain_choice(state, seat, move)
    match move:
        case Take() | Place() | SellGoods() | TakeWorkers():
            return wrong_die(state, seat, move) or explain_action(state, seat, move)
        case PlaceShared(die, tile, space) if state.teams is not None:
            place = Place(die, tile, space)
            return wrong_die(state, seat, place) or explain_place(
                state, seat, place, state.duchies[seat].storage
            )
        case DiscardShared() | Store() | Resolve() | BuyPoints() | PlaceFrom() | Trade() | GiveGoods():
            return explain_in_mode(state, seat, move)
        case PlaceShared():
            return Message("no-teams", clause="B16.3")
        case Buy():
            return explain_buy(state, seat, move)
        case Load() | TakeGoods() | Discard() | Decline():
            return explain_follow_up(state, move)
        case EndTurn():
            return explain_end(state, seat)
        case ChooseDuchy():
            return Message("duchies-chosen", clause="B2.7")
        case _:
            return Message("only-chance")


def explain_choice(state: State, seat: Seat, move: BurgundyMove) -> Message:
    if not isinstance(move, ChooseDuchy):
        return Message("choose-duchy-first", clause="B2.7")
    if move.duchy not in state.dealt[seat]:
        return Message("duchy-not-dealt", {"duchy": DUCHY.write(move.duchy)}, clause="B2.7")
    if move.space in LAYOUTS[state.edition][move.duchy].castles:
        return Message("castle-on-one-or-six", clause="B16.1")
    return Message("not-a-castle-space", clause="B2.5")


# -- the four actions


def wrong_die(state: State, seat: Seat, move: Take | Place | SellGoods | TakeWorkers) -> Message | None:
    """The die is not there, or an effect is open that takes no die."""
    if state.pending:
        if move.die != ANY:
            return still_open(state)
        return wrong_effect(state, move)
    if move.die == ANY:
        return Message("no-effect-open", clause="B6.5")
    dice = open_dice(state, seat)
    if not dice:
        return Message("dice-used", clause="B5.1")
    if move.die not in dice:
        return Message("die-absent", {"die": str(move.die)}, clause="B5.14")
    return None


def wrong_effect(state: State, move: Take | Place | SellGoods | TakeWorkers) -> Message | None:
    """The open effect allows something else."""
    follow_up = state.pending[-1][0]
    allowed: dict[int, type] = {PLACE_STORED: Place, SELL_ANY: SellGoods}
    if follow_up in ACTIONS or allowed.get(follow_up) is type(move):
        return None
    if isinstance(move, Take) and TAKE_BUILDING <= follow_up <= TAKE_BY_MARKET:
        return None
    return still_open(state)


def still_open(state: State) -> Message:
    follow_up = state.pending[-1][0]
    clause = _CLAUSES[follow_up] if follow_up < len(_CLAUSES) else "B6.10"
    return Message("effect-first", {"follow_up": FOLLOW_UP.write(follow_up)}, clause=clause)


def explain_action(state: State, seat: Seat, move: Take | Place | SellGoods | TakeWorkers) -> Message:
    if isinstance(move, Take):
        return explain_take(state, seat, move)
    if isinstance(move, Place):
        return explain_place(state, seat, move, storage_of(state, seat))
    assert isinstance(move, SellGoods)  # workers can be taken with any die
    duchy = state.duchies[seat]
    if duchy.goods[move.value] == 0:
        return Message("no-such-goods", {"goods": GOODS[move.value - 1]}, clause="B5.12")
    return too_few_workers(to_sell(duchy)[move.die][move.value], duchy.workers)


def explain_take(state: State, seat: Seat, move: Take) -> Message:
    duchy, words = state.duchies[seat], {"tile": TILE.write(move.tile)}
    if move.depot == BLACK:
        by_building = state.pending and state.pending[-1][0] not in ACTIONS
        return Message("black-depot-sells", clause="B7.9" if by_building else "B5.3")
    if move.tile not in state.offers[move.depot]:
        return Message("tile-not-in-depot", {**words, "depot": str(move.depot)}, clause="B5.12")
    if state.pending:
        follow_up = state.pending[-1][0]
        takes = {**words, "follow_up": FOLLOW_UP.write(follow_up)}
        return Message("building-takes-other", {**takes}, clause=_CLAUSES[follow_up])
    return too_few_workers(to_take(duchy)[move.die][move.depot], duchy.workers)


def explain_place(state: State, seat: Seat, move: Place, storage: list[int]) -> Message:
    duchy = state.duchies[seat]
    if move.tile not in storage:
        clause = "B5.7" if state.teams is None else "B16.4"
        return Message("tile-not-stored", {"tile": TILE.write(move.tile)}, clause=clause)
    refused = wrong_space(duchy, move.tile, move.space)
    if refused is not None:
        return refused
    number = duchy.layout.number[move.space]
    return too_few_workers(to_place(duchy, COLOUR_OF[move.tile])[move.die][number], duchy.workers)


def wrong_space(duchy: Duchy, tile: int, space: int) -> Message | None:
    """The tile may not lie there, whatever the dice show."""
    layout, colour = duchy.layout, COLOUR_OF[tile]
    if space >= len(layout.colour):
        return Message("no-such-space", clause="B5.7")
    if duchy.tiles[space] != NONE:
        return Message("space-taken", clause="B5.8")
    if colour not in (NONE, layout.colour[space]):
        words: dict[str, Argument] = {"colour": COLOURS[layout.colour[space]], "wanted": COLOURS[colour]}
        return Message("wrong-colour", words, clause="B5.7")
    if space not in duchy.near[layout.colour[space]]:
        return Message("not-next-to-tile", clause="B5.7")
    if space not in WHERE[KIND_OF[tile]](duchy, tile):
        return Message("city-has-one", {"kind": KIND.write(KIND_OF[tile])}, clause="B6.9")
    return None


def too_few_workers(needed: int, workers: int) -> Message:
    return Message("too-few-workers", {"needed": needed, "workers": workers}, clause="B5.2")


# -- the purchase


def explain_buy(state: State, seat: Seat, move: Buy) -> Message:
    duchy = state.duchies[seat]
    if state.bought:
        return Message("bought-already", clause="B5.3")
    if state.pending and state.edition == EDITION_2011:
        return Message("no-purchase-inside", clause="B5.15")
    if move.depot != BLACK and not duchy.has[ANYWHERE]:
        return Message("only-black-depot", clause="B5.3")
    if move.tile not in state.offers[move.depot]:
        words: dict[str, Argument] = {
            "tile": TILE.write(move.tile),
            "depot": NOTATION.kinds["depot"].write(move.depot),
        }
        return Message("tile-not-in-depot", words, clause="B5.3")
    if move.paid_silver + move.paid_workers != PRICE:
        return Message("price-is-two", {"price": PRICE}, clause="B5.3")
    if move.paid_workers and (state.edition == EDITION_2011 or not duchy.has[ANYWHERE]):
        return Message("silver-only", clause="B10.6")
    assert move.paid_silver not in payments(state, seat)
    return Message("cannot-pay", {"silver": duchy.silver, "workers": duchy.workers}, clause="B5.3")


# -- what effects leave open, and the end


def explain_follow_up(state: State, move: Load | TakeGoods | Discard | Decline) -> Message:
    follow_up, about = state.pending[-1] if state.pending else (NONE, NONE)
    match move:
        case Load() if follow_up == LOAD_NEXT:
            return Message("not-next-depot", {"depot": str(about)}, clause="B10.5")
        case Load() if follow_up == LOAD_DEPOT:
            return Message("numbered-depots-only", clause="B6.2")
        case TakeGoods() if follow_up == CHOOSE_GOODS:
            return Message("goods-not-to-choose", {"goods": GOODS[move.goods - 1]}, clause="B6.3")
        case Discard() if follow_up == DISCARD:
            return Message("tile-not-stored", {"tile": TILE.write(move.tile)}, clause="B5.13")
        case Decline() if follow_up != NONE:
            return Message("must-be-used", {"follow_up": FOLLOW_UP.write(follow_up)}, clause="B7.10")
        case _ if follow_up != NONE:
            return still_open(state)
        case Load() | TakeGoods():
            return Message("no-ship", clause="B6.2")
        case Discard():
            return Message("no-room-needed", clause="B5.13")
        case Decline():
            return Message("nothing-to-decline", clause="B7.10")


ModeMove = DiscardShared | Store | Resolve | BuyPoints | PlaceFrom | Trade | GiveGoods


def explain_in_mode(state: State, seat: Seat, move: ModeMove) -> Message:
    """Lines that only the team game and the solo game know. (B16, B17)"""
    follow_up = state.pending[-1][0] if state.pending else NONE
    is_team = isinstance(move, DiscardShared | Store)
    if (state.teams if is_team else state.solo) is None:
        return Message("no-teams", clause="B16.3") if is_team else Message("not-alone", clause="B17.1")
    match move:
        case DiscardShared(tile) if follow_up == DISCARD:
            return Message("tile-not-stored", {"tile": TILE.write(tile)}, clause="B16.9")
        case Store() if follow_up == STORE:
            return Message("no-room-there", clause="B16.9")
        case Resolve(effect) if follow_up == ORDER:
            return Message("effect-not-open", {"effect": OPEN_EFFECTS[effect]}, clause="B17.9")
        case BuyPoints() if follow_up == BUY_POINTS:
            return Message("too-many-points", {"silver": state.duchies[seat].silver}, clause="B17.8")
        case PlaceFrom() if follow_up == FINISHED_COLOUR:
            return explain_place_from(state, seat, move)
        case Trade(tile) if follow_up == TRADE:
            words: dict[str, Argument] = {"tile": TILE.write(tile), "depot": "black"}
            return Message("tile-not-in-depot", words, clause="B17.5")
        case GiveGoods(goods) if follow_up == GIVE_GOODS:
            return Message("no-such-goods", {"goods": GOODS[goods - 1]}, clause="B17.5")
        case _ if follow_up != NONE:
            return still_open(state)
        case DiscardShared():
            return Message("no-room-needed", clause="B5.13")
        case Store():
            return Message("nothing-to-store", clause="B16.9")
        case Resolve():
            return Message("nothing-to-order", clause="B17.9")
        case BuyPoints():
            return Message("nothing-scored", clause="B17.12")
        case PlaceFrom():
            return Message("no-colour-filled", clause="B17.7")
        case Trade() | GiveGoods():
            return Message("no-ship", clause="B17.5")


def explain_place_from(state: State, seat: Seat, move: PlaceFrom) -> Message:
    if move.depot != BLACK:
        return Message("only-black-depot", clause="B17.7")
    if move.tile not in state.offers[BLACK]:
        words: dict[str, Argument] = {"tile": TILE.write(move.tile), "depot": "black"}
        return Message("tile-not-in-depot", words, clause="B17.7")
    refused = wrong_space(state.duchies[seat], move.tile, move.space)
    assert refused is not None  # every space where it may lie is listed
    return refused


def explain_end(state: State, seat: Seat) -> Message:
    if state.pending:
        return still_open(state)
    return Message(
        "dice-first", {"count": sum(die > 0 for die in state.dice[2 * seat : 2 * seat + 2])}, clause="B5.1"
    )
