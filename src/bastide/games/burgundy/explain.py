"""Why a line is not legal, by clause: the fact on the board, then the rule it rests on."""

from bastide.core.errors import Argument, Message
from bastide.core.game import Seat
from bastide.games.burgundy.book import EXPLAINS
from bastide.games.burgundy.components import (
    ANY,
    BLACK,
    COLOUR_OF,
    COLOURS,
    DUCHY,
    EDITION_2011,
    GOODS,
    INN,
    KIND,
    KIND_OF,
    LAYOUTS,
    MODULES,
    NONE,
    PRICE,
    TILE,
    WILD,
)
from bastide.games.burgundy.modules.moves import ModuleMove, PlaceFrom
from bastide.games.burgundy.moves import (
    NOTATION,
    BurgundyMove,
    Buy,
    ChooseDuchy,
    Decline,
    Discard,
    EndTurn,
    Load,
    Place,
    SellGoods,
    Take,
    TakeGoods,
    TakeWorkers,
)
from bastide.games.burgundy.rules.dice import open_dice, to_place, to_sell, to_take
from bastide.games.burgundy.rules.taking import ANYWHERE, payments
from bastide.games.burgundy.stages import (
    ACTION_OR_SHIELD,
    CHOOSE_DUCHY,
    CHOOSE_GOODS,
    DISCARD,
    EXTRA_ACTION,
    FINISHED_COLOUR,
    FOLLOW_UP,
    LOAD_DEPOT,
    LOAD_NEXT,
    PLACE_STORED,
    SELL_ANY,
    TAKE_BUILDING,
    TAKE_BY_MARKET,
    TARGET_ACTION,
    TURN,
    WHITE_ACTION,
)
from bastide.games.burgundy.state import State, storage_of

# The clause that says what is open, by follow-up.
_CLAUSES = (
    *("B6.5", "B7.7", "B7.1", "B7.2", "B7.3", "B7.4", "B6.2", "B10.5", "B6.3", "B5.5"),
    *("B11.4", "B13.2", "B15.1", "B15.4", "B18.6", "B18.6", "B18.6", "B18.3", "B18.6"),
    *("B16.9", "B17.9", "B17.8", "B17.8", "B17.7", "B17.5", "B17.5"),
)
_WHOLE_ACTIONS = (EXTRA_ACTION, WHITE_ACTION, ACTION_OR_SHIELD, TARGET_ACTION)
# The clause that introduces a module.
_MODULE_CLAUSES = ("B11.1", "B12.1", "B13.1", "B14.1", "B15.1", "B18.1")


def explain(state: State, seat: Seat, line: str) -> Message:
    move: BurgundyMove = NOTATION.read(line)  # type: ignore[assignment]  # the notation knows only our moves
    if state.stage == CHOOSE_DUCHY:
        return explain_choice(state, seat, move)
    match move:
        case Take() | Place() | SellGoods() | TakeWorkers():
            return wrong_die(state, seat, move) or explain_action(state, seat, move)
        case Buy():
            return explain_buy(state, seat, move)
        case Load() | TakeGoods() | Discard() | Decline():
            return explain_follow_up(state, move)
        case EndTurn():
            return explain_end(state, seat)
        case ModuleMove():
            return explain_module_move(state, seat, move)
        case ChooseDuchy():
            return Message("duchies-chosen", clause="B2.7")
        case _:
            return Message("only-chance")


def explain_module_move(state: State, seat: Seat, move: ModuleMove) -> Message:
    """The module is not in play, or it says why itself; so do the moves of the modes."""
    if isinstance(move, PlaceFrom) and state.solo is not None:
        return explain_finished_colour(state, seat, move)
    module, explain_move = EXPLAINS[type(move)]
    if module != NONE and module not in state.book.modules:
        return Message("module-off", {"module": MODULES[module]}, clause=_MODULE_CLAUSES[module])
    return explain_move(state, seat, move)


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
        follow_up, about = state.pending[-1]
        if move.die != (about if follow_up == WHITE_ACTION else ANY):
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
    if follow_up in _WHOLE_ACTIONS or allowed.get(follow_up) is type(move):
        return None
    if isinstance(move, Take) and TAKE_BUILDING <= follow_up <= TAKE_BY_MARKET:
        return None
    return still_open(state)


def still_open(state: State) -> Message:
    follow_up = state.pending[-1][0]
    return Message("effect-first", {"follow_up": FOLLOW_UP.write(follow_up)}, clause=_CLAUSES[follow_up])


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
        by_building = state.pending and state.pending[-1][0] not in _WHOLE_ACTIONS
        return Message("black-depot-sells", clause="B7.9" if by_building else "B5.3")
    if move.tile not in state.offers[move.depot]:
        return Message("tile-not-in-depot", {**words, "depot": str(move.depot)}, clause="B5.12")
    if state.pending and state.pending[-1][0] not in _WHOLE_ACTIONS:
        follow_up = state.pending[-1][0]
        takes = {**words, "follow_up": FOLLOW_UP.write(follow_up)}
        return Message("building-takes-other", {**takes}, clause=_CLAUSES[follow_up])
    return too_few_workers(to_take(duchy)[move.die][move.depot], duchy.workers)


def explain_place(state: State, seat: Seat, move: Place, storage: list[int]) -> Message:
    duchy, tile, space = state.duchies[seat], move.tile, move.space
    if tile not in storage:
        clause = "B5.7" if state.teams is None else "B16.4"
        return Message("tile-not-stored", {"tile": TILE.write(tile)}, clause=clause)
    refused = wrong_space(state, seat, tile, space)
    if refused is not None:
        return refused
    needed = to_place(duchy, COLOUR_OF[tile])[move.die][duchy.layout.number[space]]
    return too_few_workers(needed, duchy.workers)


def wrong_space(state: State, seat: Seat, tile: int, space: int) -> Message | None:
    """Why a tile cannot lie there, whatever its number."""
    duchy, layout, colour = state.duchies[seat], state.duchies[seat].layout, COLOUR_OF[tile]
    if space >= len(layout.colour):
        return Message("no-such-space", clause="B5.7")
    if duchy.tiles[space] != NONE:
        return Message("space-taken", clause="B5.8")
    if colour not in (layout.colour[space], WILD):
        words: dict[str, Argument] = {"colour": COLOURS[layout.colour[space]], "wanted": COLOURS[colour]}
        return Message("wrong-colour", words, clause="B5.7")
    if space not in duchy.near[layout.colour[space]]:
        return Message("not-next-to-tile", clause="B5.7")
    if space not in state.book.where[KIND_OF[tile]](duchy, tile):
        if KIND_OF[tile] == INN:
            return Message("area-has-inn", clause="B14.3")
        return Message("city-has-one", {"kind": KIND.write(KIND_OF[tile])}, clause="B6.9")
    return None


def explain_finished_colour(state: State, seat: Seat, move: PlaceFrom) -> Message:
    """A tile of the black depot goes straight into the duchy for a finished colour. (B17.7)"""
    if not state.pending:
        return Message("no-colour-filled", clause="B17.7")
    if state.pending[-1][0] != FINISHED_COLOUR:
        return still_open(state)
    if move.depot != BLACK:
        return Message("only-black-depot", clause="B17.7")
    if move.tile not in state.offers[BLACK]:
        words: dict[str, Argument] = {"tile": TILE.write(move.tile), "depot": "black"}
        return Message("tile-not-in-depot", words, clause="B17.7")
    refused = wrong_space(state, seat, move.tile, move.space)
    assert refused is not None  # every space where it may lie is listed
    return refused


def too_few_workers(needed: int, workers: int) -> Message:
    return Message("too-few-workers", {"needed": needed, "workers": workers}, clause="B5.2")


# -- the purchase


def explain_buy(state: State, seat: Seat, move: Buy) -> Message:
    duchy = state.duchies[seat]
    if state.stage != TURN:
        return Message("only-in-own-turn", clause="B5.15")
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
            return must_be_used(follow_up)
        case _ if follow_up != NONE:
            return still_open(state)
        case Load() | TakeGoods():
            return Message("no-ship", clause="B6.2")
        case Discard():
            return Message("no-room-needed", clause="B5.13")
        case Decline():
            return Message("nothing-to-decline", clause="B7.10")


def must_be_used(follow_up: int) -> Message:
    """What tiles do is said in one clause, what else modules and modes ask for in its own. (B7.10)"""
    clause = "B7.10" if follow_up <= WHITE_ACTION else _CLAUSES[follow_up]
    return Message("must-be-used", {"follow_up": FOLLOW_UP.write(follow_up)}, clause=clause)


def explain_end(state: State, seat: Seat) -> Message:
    if state.pending:
        return still_open(state)
    return Message(
        "dice-first", {"count": sum(die > 0 for die in state.dice[2 * seat : 2 * seat + 2])}, clause="B5.1"
    )
