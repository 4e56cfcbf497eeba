"""What a placed tile does: at once, or by a choice that stays open until it is made."""

from typing import Final

from bastide.core.game import Event
from bastide.games.burgundy.book import Effect, FollowUp
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
from bastide.games.burgundy.duchy import Duchy
from bastide.games.burgundy.events import ExtraActionGained, SilverTaken, WorkersHired
from bastide.games.burgundy.rules.actions import EXTRA_ACTION, PLACE_STORED
from bastide.games.burgundy.rules.dice import gain_workers
from bastide.games.burgundy.rules.goods import LOAD_DEPOT, SELL_ANY
from bastide.games.burgundy.rules.taking import BY_CARPENTER, BY_CHURCH, BY_MARKET
from bastide.games.burgundy.scoring import score
from bastide.games.burgundy.state import State

RICH_PASTURES: Final = 7  # monastery 7


def no_effect(_state: State, _seat: int, _space: int) -> list[Event]:
    """Mines pay later, monasteries last. (B6.6, B6.8)"""
    return []


def gain_extra_action(state: State, seat: int, _space: int) -> list[Event]:
    """A castle: one more action with any number. (B6.5)"""
    state.pending.append(EXTRA_ACTION)
    return [ExtraActionGained(seat)]


def send_ship(state: State, _seat: int, _space: int) -> list[Event]:
    """A ship: goods first, then the bridge. (B6.2)"""
    state.pending.append(LOAD_DEPOT)
    return []


def score_animals(state: State, seat: int, space: int) -> list[Event]:
    """The animals on the tile, and again those of its kind already in the pasture. (B6.7)"""
    duchy = state.duchies[seat]
    points = animal_points(duchy, KIND_OF[duchy.tiles[space]], pasture(state, seat, space))
    return [score(state, seat, points, ANIMALS_SOURCE)]


def pasture(state: State, seat: int, space: int) -> list[int]:
    """The spaces whose animals count together: the area, unless a chapter joins several. (B6.7)"""
    for joined in state.book.pastures:
        spaces = joined(state, seat)
        if spaces:
            return spaces
    layout = state.duchies[seat].layout
    return layout.areas[layout.area_of[space]]


def animal_points(duchy: Duchy, kind: int, spaces: list[int]) -> int:
    """With monastery 7 each tile that scores is worth 1 more. (B6.7, B10.7)"""
    more = 1 if duchy.has[RICH_PASTURES] else 0
    points = 0
    for other in spaces:
        tile = duchy.tiles[other]
        if tile != NONE and KIND_OF[tile] == kind:
            points += ANIMALS[tile] + more
    return points


def hire_workers(state: State, seat: int, _space: int) -> list[Event]:
    """A boarding house: 4 workers. (B7.5)"""
    events: list[Event] = [WorkersHired(seat, BOARDING_WORKERS)]
    gain_workers(state, seat, BOARDING_WORKERS, events)
    return events


def take_silver(state: State, seat: int, _space: int) -> list[Event]:
    """A bank: 2 silver. (B7.6)"""
    state.duchies[seat].silver += BANK_SILVER
    return [SilverTaken(seat, BANK_SILVER)]


def score_watchtower(state: State, seat: int, _space: int) -> list[Event]:
    """A watchtower: 4 points. (B7.8)"""
    return [score(state, seat, WATCHTOWER_POINTS, WATCHTOWERS)]


def leave_open(follow_up: FollowUp) -> Effect:
    """A building whose effect is a choice. (B7.1–B7.4, B7.7)"""

    def effect(state: State, _seat: int, _space: int) -> list[Event]:
        state.pending.append(follow_up)
        return []

    return effect


# The buildings whose effect is a choice, and what each leaves open. (B7.1–B7.4, B7.7)
LEAVES_OPEN: Final[dict[int, FollowUp]] = {
    WAREHOUSE: SELL_ANY,
    CARPENTER: BY_CARPENTER,
    CHURCH: BY_CHURCH,
    MARKET: BY_MARKET,
    TOWN_HALL: PLACE_STORED,
}


def _effects() -> list[Effect]:
    effects: list[Effect] = [no_effect] * MOST_KINDS
    effects[CASTLE] = gain_extra_action
    effects[SHIP] = send_ship
    for kind in ANIMAL_KINDS:
        effects[kind] = score_animals
    effects[WATCHTOWER] = score_watchtower
    effects[BOARDING_HOUSE] = hire_workers
    effects[BANK] = take_silver
    for kind, follow_up in LEAVES_OPEN.items():
        effects[kind] = leave_open(follow_up)
    return effects


EFFECTS: Final[list[Effect]] = _effects()  # by kind of tile, in the base game
