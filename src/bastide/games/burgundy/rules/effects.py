"""What a placed tile does: at once, or by a choice that stays open until it is made."""

from collections.abc import Callable
from typing import Final

from bastide.core.game import Event
from bastide.games.burgundy.components import (
    ANIMAL_KINDS,
    ANIMALS,
    ANIMALS_SOURCE,
    BANK,
    BANK_SILVER,
    BOARDING_HOUSE,
    BOARDING_WORKERS,
    CARPENTER,
    CASTLE,
    CHURCH,
    KIND_OF,
    MARKET,
    MOST_KINDS,
    NONE,
    SHIP,
    TOWN_HALL,
    WAREHOUSE,
    WATCHTOWER,
    WATCHTOWER_POINTS,
    WATCHTOWERS,
)
from bastide.games.burgundy.events import ExtraActionGained, SilverTaken, WorkersHired
from bastide.games.burgundy.scoring import score
from bastide.games.burgundy.state import (
    EXTRA_ACTION,
    LOAD_DEPOT,
    PLACE_STORED,
    SELL_ANY,
    TAKE_BUILDING,
    TAKE_BY_CHURCH,
    TAKE_BY_MARKET,
    Duchy,
    State,
)

RICH_PASTURES: Final = 7  # monastery 7

Effect = Callable[[State, int, int], list[Event]]  # state, seat, space


def no_effect(_state: State, _seat: int, _space: int) -> list[Event]:
    """Mines pay later, monasteries last. (B6.6, B6.8)"""
    return []


def gain_extra_action(state: State, seat: int, _space: int) -> list[Event]:
    """A castle: one more action with any number. (B6.5)"""
    state.pending.append((EXTRA_ACTION, NONE))
    return [ExtraActionGained(seat)]


def send_ship(state: State, _seat: int, _space: int) -> list[Event]:
    """A ship: goods first, then the bridge. (B6.2)"""
    state.pending.append((LOAD_DEPOT, NONE))
    return []


def score_animals(state: State, seat: int, space: int) -> list[Event]:
    """The animals on the tile, and again those of its kind already in the pasture. (B6.7)"""
    return [score(state, seat, animal_points(state.duchies[seat], space), ANIMALS_SOURCE)]


def animal_points(duchy: Duchy, space: int) -> int:
    """With monastery 7 each tile that scores is worth 1 more. (B6.7, B10.7)"""
    kind = KIND_OF[duchy.tiles[space]]
    more = 1 if duchy.has[RICH_PASTURES] else 0
    points = 0
    for other in duchy.layout.areas[duchy.layout.area_of[space]]:
        tile = duchy.tiles[other]
        if tile != NONE and KIND_OF[tile] == kind:
            points += ANIMALS[tile] + more
    return points


def hire_workers(state: State, seat: int, _space: int) -> list[Event]:
    """A boarding house: 4 workers. (B7.5)"""
    state.duchies[seat].workers += BOARDING_WORKERS
    return [WorkersHired(seat, BOARDING_WORKERS)]


def take_silver(state: State, seat: int, _space: int) -> list[Event]:
    """A bank: 2 silver. (B7.6)"""
    state.duchies[seat].silver += BANK_SILVER
    return [SilverTaken(seat, BANK_SILVER)]


def score_watchtower(state: State, seat: int, _space: int) -> list[Event]:
    """A watchtower: 4 points. (B7.8)"""
    return [score(state, seat, WATCHTOWER_POINTS, WATCHTOWERS)]


def leave_open(follow_up: int) -> Effect:
    """A building whose effect is a choice. (B7.1–B7.4, B7.7)"""

    def effect(state: State, _seat: int, _space: int) -> list[Event]:
        state.pending.append((follow_up, NONE))
        return []

    return effect


# The effect of each kind of tile. A module may add its own.
EFFECTS: Final[list[Effect]] = [no_effect] * MOST_KINDS
EFFECTS[CASTLE] = gain_extra_action
EFFECTS[SHIP] = send_ship
for _kind in ANIMAL_KINDS:
    EFFECTS[_kind] = score_animals
EFFECTS[WATCHTOWER] = score_watchtower
EFFECTS[BOARDING_HOUSE] = hire_workers
EFFECTS[BANK] = take_silver
EFFECTS[WAREHOUSE] = leave_open(SELL_ANY)
EFFECTS[CARPENTER] = leave_open(TAKE_BUILDING)
EFFECTS[CHURCH] = leave_open(TAKE_BY_CHURCH)
EFFECTS[MARKET] = leave_open(TAKE_BY_MARKET)
EFFECTS[TOWN_HALL] = leave_open(PLACE_STORED)
