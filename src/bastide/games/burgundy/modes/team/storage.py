"""The storage of a team: two spaces of each player's own, and two that the partners share."""

from collections.abc import Mapping
from typing import Any, Final

from bastide.core.game import Event, Move
from bastide.games.burgundy.book import FollowUp, Picked
from bastide.games.burgundy.components import TILE
from bastide.games.burgundy.duchy import is_repeated
from bastide.games.burgundy.modes.team.events import TileStored
from bastide.games.burgundy.modes.team.figures import OWN_STORAGE, SHARED_STORAGE
from bastide.games.burgundy.modes.team.moves import (
    DISCARD_SHARED,
    OWN,
    SHARED,
    STORE,
    DiscardShared,
    PlaceShared,
    Store,
)
from bastide.games.burgundy.modes.team.partners import KEY, shared_by
from bastide.games.burgundy.moves import Place
from bastide.games.burgundy.rules.dice import workers_to_place
from bastide.games.burgundy.rules.placing import legal_place, place_stored
from bastide.games.burgundy.rules.taking import MAKE_ROOM, make_room
from bastide.games.burgundy.spots import die_to_place, space_for
from bastide.games.burgundy.state import State

_FROM_SHARED: Final[dict[tuple[int, int, int], PlaceShared]] = {}

# -- storing


def store_in_team(state: State, seat: int, tile: int) -> bool:
    """The player chooses among the own and the shared spaces; only if all four are full must room be
    made. (B16.9)"""
    has_room = has_own_room(state, seat) or has_shared_room(state, seat)
    state.pending.append(STORE_TILE[tile] if has_room else MAKE_ROOM[tile])
    return True


def has_own_room(state: State, seat: int) -> bool:
    return len(state.storage[seat]) < OWN_STORAGE


def has_shared_room(state: State, seat: int) -> bool:
    return len(shared_by(state, seat)) < SHARED_STORAGE


class StoreTile(FollowUp):
    """A tile that was taken waits for its storage. (B16.9)"""

    def __init__(self, tile: int) -> None:
        super().__init__("store", "B16.9")
        self.tile = tile

    def waiting(self) -> int:
        return self.tile

    def legal(self, state: State, seat: int) -> list[Move]:
        """An empty space of one's own, or of the team; never one of the partner's. (B16.4, B16.9)"""
        moves: list[Move] = []
        if has_own_room(state, seat):
            moves.append(STORE[OWN])
        if has_shared_room(state, seat):
            moves.append(STORE[SHARED])
        return moves

    def about(self) -> dict[str, Any]:
        return {"tile": TILE.write(self.tile)}

    def pictured(self) -> str:
        return TILE.write(self.tile)


STORE_TILE: Final[list[StoreTile]] = [StoreTile(tile) for tile in range(len(TILE.words))]


def read_store(written: Mapping[str, Any]) -> FollowUp:
    return STORE_TILE[TILE.read(written["tile"])]


def play_store(state: State, seat: int, move: Store) -> list[Event]:
    """The tile stays where it is stored. (B16.4)"""
    waiting = state.pending.pop()
    assert isinstance(waiting, StoreTile)
    storage = state.storage[seat] if move.storage == OWN else shared_by(state, seat)
    storage.append(waiting.tile)
    return [TileStored(seat, waiting.tile, move.storage)]


def legal_discard_shared(state: State, seat: int) -> list[Move]:
    """Of the four full spaces two are the team's. (B16.9)"""
    storage = shared_by(state, seat)
    places = [place for place in range(len(storage)) if not is_repeated(storage, place)]
    return [DISCARD_SHARED[storage[place]] for place in places]


def play_discard_shared(state: State, seat: int, move: DiscardShared) -> list[Event]:
    """A shared tile leaves the game and the one that waited takes its space. (B5.5, B16.9)"""
    return make_room(state, seat, shared_by(state, seat), move.tile)


# -- placing


def legal_place_shared(state: State, seat: int, dice: list[int]) -> list[Move]:
    """The tiles of the shared storage, by the rule for all tiles. (B16.3)"""
    moves: list[Move] = []
    for place in legal_place(state, state.duchies[seat], shared_by(state, seat), dice):
        assert isinstance(place, Place)
        moves.append(from_shared(place))
    return moves


def shared_line(state: State, seat: int, words: list[str], picked: Picked) -> str:
    stored = shared_by(state, seat) if KEY in state.parts else []
    space = space_for(state, seat, words[0], stored, picked)
    return placing_line(state, seat, space, {**picked, "shared": words})


def placing_line(state: State, seat: int, space: str, picked: Picked) -> str:
    return f"place-shared {die_to_place(state, seat, picked['shared'][0], space, picked)}"


def from_shared(place: Place) -> PlaceShared:
    """The same from the shared storage; made when first asked for, since few tables have teams."""
    key = (place.die, place.tile, place.space)
    if key not in _FROM_SHARED:
        _FROM_SHARED[key] = PlaceShared(*key)
    return _FROM_SHARED[key]


def workers_for_shared(state: State, seat: int, move: PlaceShared) -> int:
    """As for a tile of the own storage. (B16.3)"""
    return workers_to_place(state.duchies[seat], move.die, move.tile, move.space)


def play_place_shared(state: State, seat: int, move: PlaceShared) -> list[Event]:
    """A tile of the shared storage is placed. (B16.3)"""
    return place_stored(state, seat, shared_by(state, seat), move.die, move.tile, move.space)
