"""The storage of a team: two spaces of each player's own, and two that the partners share."""

from typing import Final

from bastide.core.game import Event, Move
from bastide.games.burgundy.components import OWN_STORAGE
from bastide.games.burgundy.duchy import Duchy, is_repeated
from bastide.games.burgundy.events import TileDiscarded
from bastide.games.burgundy.modes.events import TileStored
from bastide.games.burgundy.modes.moves import (
    DISCARD_SHARED,
    OWN,
    SHARED,
    STORE,
    DiscardShared,
    PlaceShared,
    Store,
)
from bastide.games.burgundy.moves import Place
from bastide.games.burgundy.rules.placing import legal_place, place_stored
from bastide.games.burgundy.stages import DISCARD
from bastide.games.burgundy.stages import STORE as STORE_TILE
from bastide.games.burgundy.state import State, storage_of

_FROM_SHARED: Final[dict[tuple[int, int, int], PlaceShared]] = {}

# -- storing


def store_in_team(state: State, seat: int, tile: int) -> None:
    """The player chooses among the own and the shared spaces; only if all four are full must room be
    made. (B16.9)"""
    state.pending.append((STORE_TILE if has_room(state, seat) else DISCARD, tile))


def has_room(state: State, seat: int) -> bool:
    return has_own_room(state, seat) or has_shared_room(state, seat)


def has_own_room(state: State, seat: int) -> bool:
    return len(storage_of(state, seat)) < OWN_STORAGE


def has_shared_room(state: State, seat: int) -> bool:
    return len(state.duchies[seat].storage) < state.duchies[seat].room


def legal_store(state: State, seat: int, _about: int) -> list[Move]:
    """An empty space of one's own, or of the team; never one of the partner's. (B16.4, B16.9)"""
    moves: list[Move] = []
    if has_own_room(state, seat):
        moves.append(STORE[OWN])
    if has_shared_room(state, seat):
        moves.append(STORE[SHARED])
    return moves


def play_store(state: State, seat: int, move: Store) -> list[Event]:
    """The tile stays where it is stored. (B16.4)"""
    _, tile = state.pending.pop()
    storage = storage_of(state, seat) if move.storage == OWN else state.duchies[seat].storage
    storage.append(tile)
    return [TileStored(seat, tile, move.storage)]


def legal_discard_shared(state: State, seat: int) -> list[Move]:
    """Of the four full spaces two are the team's. (B16.9)"""
    storage = state.duchies[seat].storage
    places = [place for place in range(len(storage)) if not is_repeated(storage, place)]
    return [DISCARD_SHARED[storage[place]] for place in places]


def play_discard_shared(state: State, seat: int, move: DiscardShared) -> list[Event]:
    """A shared tile leaves the game and the one that waited takes its space. (B5.5, B16.9)"""
    _, waiting = state.pending.pop()
    storage = state.duchies[seat].storage
    storage.remove(move.tile)
    state.removed[move.tile] += 1
    storage.append(waiting)
    return [TileDiscarded(seat, move.tile)]


# -- placing


def legal_place_shared(state: State, duchy: Duchy, dice: list[int]) -> list[Move]:
    """The tiles of the shared storage, by the rule for all tiles. (B16.3)"""
    moves: list[Move] = []
    for place in legal_place(state, duchy, duchy.storage, dice):
        assert isinstance(place, Place)
        moves.append(from_shared(place))
    return moves


def from_shared(place: Place) -> PlaceShared:
    """The same from the shared storage; made when first asked for, since few tables have teams."""
    key = (place.die, place.tile, place.space)
    if key not in _FROM_SHARED:
        _FROM_SHARED[key] = PlaceShared(*key)
    return _FROM_SHARED[key]


def play_place_shared(state: State, seat: int, move: PlaceShared) -> list[Event]:
    """A tile of the shared storage is placed. (B16.3)"""
    return place_stored(state, seat, state.duchies[seat].storage, move.die, move.tile, move.space)
