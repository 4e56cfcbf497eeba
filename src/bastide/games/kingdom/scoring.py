"""Gold: what each kingdom card and the castles are worth, at the end and on the way."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from bastide.core.game import Event, Result, Seat, rank
from bastide.games.kingdom.components import (
    CARDS,
    CASTLE,
    CASTLE_GOLD,
    CITIZENS,
    DISCOVERERS,
    FARMERS,
    FISHERMEN,
    GOLD,
    GRID,
    HERMITS,
    KNIGHTS,
    LOCATION,
    LORDS,
    LORDS_MOST,
    LORDS_SECOND,
    MERCHANTS,
    MINERS,
    MOUNTAIN,
    NEIGHBOURS,
    QUADRANT_OF,
    ROW_OF,
    ROWS,
    WATER,
    WORKERS,
)
from bastide.games.kingdom.events import CardScored, CastlesScored, GameEnded
from bastide.games.kingdom.state import OVER, State

BY_GROUPS: Final = (MERCHANTS, HERMITS, CITIZENS)  # the cards that look at groups


def result(state: State) -> Result:
    """Each kingdom card and the castles by seat; most gold wins, equals share. (K7.2, K7.13)"""
    sheets = [sheet(state, seat) for seat in range(state.seats)]
    scores = [sum(gold.values()) for gold in sheets]
    best = max(scores)
    winners = [seat for seat, score in enumerate(scores) if score == best]
    return Result(scores, sheets, rank(scores), winners, final=state.stage == OVER)


def sheet(state: State, seat: Seat) -> dict[str, int]:
    gold = {CARDS[card]: card_gold(state, seat, card) for card in state.cards}
    if LORDS in state.cards and state.stage != OVER:
        gold[CARDS[LORDS]] -= LORDS_MOST * len(empty_quadrants(state))
    gold["castles"] = castle_gold(state, seat)
    return gold


def score_all(state: State) -> list[Event]:
    """First the kingdom cards one by one, then the castles, from the start player on. (K7.2)"""
    seats = [(state.start + turn) % state.seats for turn in range(state.seats)]
    events: list[Event] = [GameEnded()]
    for card in state.cards:
        for seat in seats:
            events.append(CardScored(seat, card, card_gold(state, seat, card)))
    for seat in seats:
        events.append(CastlesScored(seat, castle_gold(state, seat)))
    return events


def castle_gold(state: State, seat: Seat) -> int:
    """Each castle with an own settlement next to it, however many. (K6.1)"""
    touching = state.touching[seat]
    return CASTLE_GOLD * len([hex for hex in state.board.castles if touching[hex] > 0])


def card_gold(state: State, seat: Seat, card: int) -> int:
    """What the card pays as things stand; of equal rows, groups or quadrants one pays. (K7.3–K7.16)"""
    if card == FISHERMEN:
        return GOLD[card] * at_the_water(state, seat)
    if card in BY_GROUPS:
        return groups_gold(state, GRID.groups(state.standing[seat]), card)
    if card == DISCOVERERS:
        return GOLD[card] * len([count for count in by_row(state, seat) if count])
    if card == MINERS:
        return GOLD[card] * next_to(state, seat, MOUNTAIN)
    if card == WORKERS:
        return GOLD[card] * (next_to(state, seat, LOCATION) + next_to(state, seat, CASTLE))
    if card == KNIGHTS:
        return GOLD[card] * max(by_row(state, seat))
    if card == FARMERS:
        return GOLD[card] * min(by_quadrant(state, seat))
    return lords_gold(state, seat)


def groups_gold(state: State, groups: list[list[int]], card: int) -> int:
    """What a card pays that looks at groups; single settlements are groups too. (K7.4, K7.6, K7.7)"""
    if card == MERCHANTS:
        return GOLD[card] * linked(state, groups)
    if card == HERMITS:
        return GOLD[card] * len(groups)
    return GOLD[card] * (largest_group(groups) // 2)


def at_the_water(state: State, seat: Seat) -> int:
    """Settlements on land next to water; those on water score nothing. (K7.3)"""
    terrain = state.board.terrain
    on_land = [hex for hex in state.standing[seat] if terrain[hex] != WATER]
    return len([hex for hex in on_land if is_next_to(terrain, hex, WATER)])


def next_to(state: State, seat: Seat, wanted: int) -> int:
    """Settlements next to a hex of the terrain; no hex is next to both a castle and a location,
    so the workers count none twice. (K7.8, K7.9)"""
    terrain = state.board.terrain
    return len([hex for hex in state.standing[seat] if is_next_to(terrain, hex, wanted)])


def is_next_to(terrain: vec[i64], hex: int, wanted: int) -> bool:
    for neighbour in NEIGHBOURS[hex]:
        if terrain[neighbour] == wanted:
            return True
    return False


def linked(state: State, groups: list[list[int]]) -> int:
    """Locations and castles that share an own group with another one, each counted once. (K7.4)"""
    terrain = state.board.terrain
    found: dict[int, None] = {}
    for group in groups:
        places: dict[int, None] = {}
        for hex in group:
            for neighbour in NEIGHBOURS[hex]:
                if terrain[neighbour] >= CASTLE:
                    places[neighbour] = None
        if len(places) > 1:
            found.update(places)
    return len(found)


def largest_group(groups: list[list[int]]) -> int:
    """The size of the largest own group. (K7.7)"""
    return max([len(group) for group in groups], default=0)


def by_row(state: State, seat: Seat) -> list[int]:
    """Own settlements on each of the 20 rows. (K7.5, K7.10)"""
    counts = [0] * ROWS
    for hex in state.standing[seat]:
        counts[ROW_OF[hex]] += 1
    return counts


def by_quadrant(state: State, seat: Seat) -> list[int]:
    """Own settlements in each of the four quadrants. (K7.11, K7.12)"""
    counts = [0] * 4
    for hex in state.standing[seat]:
        counts[QUADRANT_OF[hex]] += 1
    return counts


def empty_quadrants(state: State) -> list[int]:
    """Where nobody has built: all are equal there, so it counts for nobody before the end. (K7.17)"""
    counts = [by_quadrant(state, seat) for seat in range(state.seats)]
    return [quadrant for quadrant in range(4) if not any(count[quadrant] for count in counts)]


def lords_gold(state: State, seat: Seat) -> int:
    """In each quadrant 12 for the highest count and 6 for the next lower one; ties shift nothing. (K7.11)"""
    counts = [by_quadrant(state, other) for other in range(state.seats)]
    gold = 0
    for quadrant in range(4):
        own = counts[seat][quadrant]
        higher = {count[quadrant] for count in counts if count[quadrant] > own}
        gold += LORDS_MOST if not higher else LORDS_SECOND if len(higher) == 1 else 0
    return gold
