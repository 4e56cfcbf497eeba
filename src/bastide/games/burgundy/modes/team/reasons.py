"""Why a line of the team game is not legal, by clause. (B16)"""

from bastide.core.errors import Message
from bastide.games.burgundy.components import TILE
from bastide.games.burgundy.explain import explain_place, open_or, wrong_die
from bastide.games.burgundy.modes.team.moves import DiscardShared, PlaceShared, Store
from bastide.games.burgundy.modes.team.partners import shared_by
from bastide.games.burgundy.modes.team.storage import StoreTile
from bastide.games.burgundy.moves import Place
from bastide.games.burgundy.rules.taking import MakeRoom
from bastide.games.burgundy.state import State


def explain_place_own(state: State, seat: int, move: Place) -> Message:
    refused = wrong_die(state, seat, move)
    return refused or explain_place(state, seat, move, state.storage[seat], "B16.4")


def explain_place_shared(state: State, seat: int, move: PlaceShared) -> Message:
    place = Place(move.die, move.tile, move.space)
    refused = wrong_die(state, seat, place)
    return refused or explain_place(state, seat, place, shared_by(state, seat), "B16.4")


def explain_discard_shared(state: State, _seat: int, move: DiscardShared) -> Message:
    if state.pending and isinstance(state.pending[-1], MakeRoom):
        return Message("tile-not-stored", {"tile": TILE.write(move.tile)}, clause="B16.9")
    return open_or(state, "no-room-needed", "B5.13")


def explain_store(state: State, _seat: int, _move: Store) -> Message:
    if state.pending and isinstance(state.pending[-1], StoreTile):
        return Message("no-room-there", clause="B16.9")
    return open_or(state, "nothing-to-store", "B16.9")
