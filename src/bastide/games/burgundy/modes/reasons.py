"""Why a line of the team game or the solo game is not legal, by clause. (B16, B17)"""

from bastide.core.errors import Argument, Message
from bastide.games.burgundy.components import GOODS, NONE, TILE
from bastide.games.burgundy.explain import explain_place, still_open, wrong_die
from bastide.games.burgundy.modes.moves import (
    OPEN_EFFECTS,
    BuyPoints,
    DiscardShared,
    GiveGoods,
    PlaceShared,
    Resolve,
    Store,
    Trade,
)
from bastide.games.burgundy.moves import Place
from bastide.games.burgundy.stages import BUY_POINTS, DISCARD, GIVE_GOODS, ORDER, STORE, TRADE
from bastide.games.burgundy.state import State

# -- teams


def explain_place_shared(state: State, seat: int, move: PlaceShared) -> Message:
    if state.teams is None:
        return no_teams()
    place = Place(move.die, move.tile, move.space)
    refused = wrong_die(state, seat, place)
    return refused or explain_place(state, seat, place, state.duchies[seat].storage)


def explain_discard_shared(state: State, _seat: int, move: DiscardShared) -> Message:
    if state.teams is None:
        return no_teams()
    if what_is_open(state) == DISCARD:
        return Message("tile-not-stored", {"tile": TILE.write(move.tile)}, clause="B16.9")
    return still_open(state) if state.pending else Message("no-room-needed", clause="B5.13")


def explain_store(state: State, _seat: int, _move: Store) -> Message:
    if state.teams is None:
        return no_teams()
    if what_is_open(state) == STORE:
        return Message("no-room-there", clause="B16.9")
    return still_open(state) if state.pending else Message("nothing-to-store", clause="B16.9")


def no_teams() -> Message:
    return Message("no-teams", clause="B16.3")


# -- alone


def explain_resolve(state: State, _seat: int, move: Resolve) -> Message:
    if state.solo is None:
        return not_alone()
    if what_is_open(state) == ORDER:
        return Message("effect-not-open", {"effect": OPEN_EFFECTS[move.effect]}, clause="B17.9")
    return still_open(state) if state.pending else Message("nothing-to-order", clause="B17.9")


def explain_buy_points(state: State, seat: int, _move: BuyPoints) -> Message:
    if state.solo is None:
        return not_alone()
    if what_is_open(state) == BUY_POINTS:
        return Message("too-many-points", {"silver": state.duchies[seat].silver}, clause="B17.8")
    return still_open(state) if state.pending else Message("nothing-scored", clause="B17.12")


def explain_trade(state: State, _seat: int, move: Trade) -> Message:
    if state.solo is None:
        return not_alone()
    if what_is_open(state) == TRADE:
        words: dict[str, Argument] = {"tile": TILE.write(move.tile), "depot": "black"}
        return Message("tile-not-in-depot", words, clause="B17.5")
    return still_open(state) if state.pending else Message("no-ship", clause="B17.5")


def explain_give_goods(state: State, _seat: int, move: GiveGoods) -> Message:
    if state.solo is None:
        return not_alone()
    if what_is_open(state) == GIVE_GOODS:
        return Message("no-such-goods", {"goods": GOODS[move.goods - 1]}, clause="B17.5")
    return still_open(state) if state.pending else Message("no-ship", clause="B17.5")


def not_alone() -> Message:
    return Message("not-alone", clause="B17.1")


def what_is_open(state: State) -> int:
    return state.pending[-1][0] if state.pending else NONE
