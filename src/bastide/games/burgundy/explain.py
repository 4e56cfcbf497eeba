"""Why a line is not legal, by clause: the fact on the board, then the rule it rests on."""

from bastide.core.errors import Argument, Message
from bastide.core.game import Move, Seat
from bastide.games.burgundy.book import Book
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
    SPACES,
    TILE,
    WILD,
)
from bastide.games.burgundy.duchy import Duchy
from bastide.games.burgundy.moves import (
    DEPOT,
    Buy,
    ChapterMove,
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
from bastide.games.burgundy.rules.goods import ChooseGoods, LoadDepot, LoadNext
from bastide.games.burgundy.rules.placing import spaces_for
from bastide.games.burgundy.rules.taking import ANYWHERE, MakeRoom, TakeBy, payments
from bastide.games.burgundy.stages import CHOOSE_DUCHY, TURN
from bastide.games.burgundy.state import State


def explain(state: State, seat: Seat, line: str) -> Message:
    """A chapter in force speaks for its moves, and for any other that it has changed."""
    move = state.book.box.notation.read(line)
    if state.stage == CHOOSE_DUCHY:
        return explain_choice(state, seat, move)
    if type(move) in state.book.explains:
        return state.book.explains[type(move)](state, seat, move)
    match move:
        case Take() | Place() | SellGoods() | TakeWorkers():
            return wrong_die(state, seat, move) or explain_action(state, seat, move)
        case Buy():
            return explain_buy(state, seat, move)
        case Load() | TakeGoods() | Discard() | Decline():
            return explain_follow_up(state, move)
        case EndTurn():
            return explain_end(state, seat)
        case ChapterMove():
            return state.book.box.absent(move)
        case ChooseDuchy():
            return Message("duchies-chosen", clause="B2.7")
        case _:
            return Message("only-chance")


def explain_choice(state: State, seat: Seat, move: Move) -> Message:
    if not isinstance(move, ChooseDuchy):
        return Message("choose-duchy-first", clause="B2.7")
    if move.duchy not in state.dealt[seat]:
        return Message("duchy-not-dealt", {"duchy": DUCHY.write(move.duchy)}, clause="B2.7")
    if move.space in LAYOUTS[state.edition][move.duchy].castles:
        return Message("castle-on-one-or-six", clause="B16.1")
    return Message("not-a-castle-space", clause="B2.5")


# -- the four actions


def wrong_die(state: State, seat: Seat, move: Take | Place | SellGoods | TakeWorkers) -> Message | None:
    """The die is not there, or an effect is open that takes no die or allows something else."""
    if state.pending:
        is_allowed = move.die == state.pending[-1].die() and type(move) in state.pending[-1].actions
        return None if is_allowed else still_open(state)
    if move.die == ANY:
        return Message("no-effect-open", clause="B6.5")
    dice = open_dice(state, seat)
    if not dice:
        return Message("dice-used", clause="B5.1")
    if move.die not in dice:
        return Message("die-absent", {"die": str(move.die)}, clause="B5.14")
    return None


def still_open(state: State) -> Message:
    due = state.pending[-1]
    return Message("effect-first", {"follow_up": due.cause or due.effect}, clause=due.clause)


def open_or(state: State, key: str, clause: str) -> Message:
    """Something else is open, or there is no occasion for the move."""
    return still_open(state) if state.pending else Message(key, clause=clause)


def explain_action(state: State, seat: Seat, move: Take | Place | SellGoods | TakeWorkers) -> Message:
    if isinstance(move, Take):
        return explain_take(state, seat, move)
    if isinstance(move, Place):
        return explain_place(state, seat, move, state.storage[seat], "B5.7")
    assert isinstance(move, SellGoods)  # workers can be taken with any die
    duchy = state.duchies[seat]
    if duchy.goods[move.value] == 0:
        return Message("no-such-goods", {"goods": GOODS[move.value - 1]}, clause="B5.12")
    return too_few_workers(to_sell(duchy)[move.die][move.value], duchy.workers)


def explain_take(state: State, seat: Seat, move: Take) -> Message:
    duchy, words = state.duchies[seat], {"tile": TILE.write(move.tile)}
    building = state.pending[-1] if state.pending and isinstance(state.pending[-1], TakeBy) else None
    if move.depot == BLACK:
        return Message("black-depot-sells", clause="B5.3" if building is None else "B7.9")
    if move.tile not in state.offers[move.depot]:
        return Message("tile-not-in-depot", {**words, "depot": str(move.depot)}, clause="B5.12")
    if building is not None:
        takes = {**words, "follow_up": building.effect}
        return Message("building-takes-other", {**takes}, clause=building.clause)
    return too_few_workers(to_take(duchy)[move.die][move.depot], duchy.workers)


def explain_place(state: State, seat: Seat, move: Place, storage: list[int], clause: str) -> Message:
    """The clause says what may be placed."""
    duchy, tile, space = state.duchies[seat], move.tile, move.space
    if tile not in storage:
        return Message("tile-not-stored", {"tile": TILE.write(tile)}, clause=clause)
    refused = wrong_space(state, seat, tile, space)
    if refused is not None:
        return refused
    needed = to_place(duchy, COLOUR_OF[tile])[move.die][duchy.layout.number[space]]
    return too_few_workers(needed, duchy.workers)


def wrong_space(state: State, seat: Seat, tile: int, space: int) -> Message | None:
    """Why a tile cannot lie there, whatever its number."""
    duchy, layout, colour = state.duchies[seat], state.duchies[seat].layout, COLOUR_OF[tile]
    refused = not_free(duchy, space)
    if refused is not None:
        return refused
    if colour not in (layout.colour[space], WILD):
        words: dict[str, Argument] = {"colour": COLOURS[layout.colour[space]], "wanted": COLOURS[colour]}
        return Message("wrong-colour", words, clause="B5.7")
    if space not in duchy.near[layout.colour[space]]:
        return Message("not-next-to-tile", clause="B5.7")
    if space not in spaces_for(state.book, duchy, tile):
        return there_already(state.book, tile)
    return None


def not_free(duchy: Duchy, space: int) -> Message | None:
    if space >= len(duchy.tiles):
        return Message("no-such-space", clause="B5.7")
    return Message("space-taken", clause="B5.8") if duchy.tiles[space] != NONE else None


def there_already(book: Book, tile: int) -> Message:
    """A city holds each kind of building once; a chapter may say the like of a kind."""
    city_has_one = Message("city-has-one", {"kind": KIND.write(KIND_OF[tile])}, clause="B6.9")
    return book.why_not_there.get(KIND_OF[tile], city_has_one)


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
            "depot": DEPOT.write(move.depot),
        }
        return Message("tile-not-in-depot", words, clause="B5.3")
    if move.paid_silver + move.paid_workers != PRICE:
        return Message("price-is-two", {"price": PRICE}, clause="B5.3")
    if move.paid_workers and (state.edition == EDITION_2011 or not duchy.has[ANYWHERE]):
        return Message("silver-only", clause="B10.6")
    assert move.paid_silver not in payments(state, seat)
    with_workers = duchy.has[ANYWHERE] and state.edition != EDITION_2011
    return cannot_pay(duchy, PRICE, with_workers=with_workers, clause="B5.3")


def cannot_pay(duchy: Duchy, price: int, *, with_workers: bool, clause: str) -> Message:
    """The price, and what there is of that which it may be paid with."""
    words: dict[str, Argument] = {"price": price, "silver": duchy.silver, "workers": duchy.workers}
    words["means"] = "either" if with_workers else "silver"
    return Message("cannot-pay", words, clause=clause)


# -- what effects leave open, and the end


def explain_follow_up(state: State, move: Load | TakeGoods | Discard | Decline) -> Message:
    if not state.pending:
        return no_occasion(move)
    due = state.pending[-1]
    match move, due:
        case Load(), LoadNext():
            return Message("not-next-depot", {"depot": str(due.first)}, clause="B10.5")
        case Load(), LoadDepot():
            return Message("numbered-depots-only", clause="B6.2")
        case TakeGoods(goods), ChooseGoods():
            return Message("goods-not-to-choose", {"goods": GOODS[goods - 1]}, clause="B6.3")
        case Discard(tile), MakeRoom():
            return Message("tile-not-stored", {"tile": TILE.write(tile)}, clause="B5.13")
        case Decline(), _:
            return Message("must-be-used", {"follow_up": due.effect}, clause=due.declining)
        case _:
            return still_open(state)


def no_occasion(move: Load | TakeGoods | Discard | Decline) -> Message:
    match move:
        case Load() | TakeGoods():
            return Message("no-ship", clause="B6.2")
        case Discard():
            return Message("no-room-needed", clause="B5.13")
        case Decline():
            return Message("nothing-to-decline", clause="B7.10")


def explain_end(state: State, seat: Seat) -> Message:
    if state.pending:
        return still_open(state)
    return Message("dice-first", {"count": sum(die > 0 for die in state.dice[seat])}, clause="B5.1")


# -- clicks that no line stands for


def no_tile_for(state: State, seat: Seat, space: int) -> Message | None:
    """Why nothing that is stored could lie on a space, wherever it may begin."""
    duchy, storage = state.duchies[seat], state.storage[seat]
    refused = not_free(duchy, space)
    if refused is not None:
        return refused
    if not storage:
        return Message("storage-empty", clause="B5.7")
    colour = duchy.layout.colour[space]
    if any(COLOUR_OF[tile] in (colour, WILD) for tile in storage):
        return None
    return Message("no-tile-of-colour", {"colour": COLOURS[colour]}, clause="B5.7")


def no_space_for(state: State, seat: Seat, tile: int, needed: int) -> Message | None:
    """Why a stored tile can lie nowhere: no space is free for it, or all take more workers than there are;
    so many the nearest."""
    duchy, colour, words = state.duchies[seat], COLOUR_OF[tile], {"tile": TILE.write(tile)}
    if not spaces_for(state.book, duchy, tile):
        if colour != WILD and not duchy.near[colour]:
            return Message("no-space-of-colour", {"wanted": COLOURS[colour]}, clause="B5.7")
        return Message("no-space-for-tile", {**words}, clause=there_already(state.book, tile).clause)
    missing = needed - duchy.workers
    return Message("out-of-reach", {**words, "missing": missing}, clause="B5.2") if missing > 0 else None


def about_depot(state: State, depot: int) -> Message:
    """What opens a depot, while no ship waits for it."""
    if depot == BLACK:
        return Message("black-depot-sells", clause="B5.3")
    if not state.offers[depot]:
        return Message("depot-emptied", {"depot": DEPOT.write(depot)}, clause="B5.12")
    gone = sum(state.board[space] == NONE for space in SPACES[state.seats][depot])
    return Message("depot-opens", {"depot": DEPOT.write(depot), "gone": gone}, clause="B5.4")
