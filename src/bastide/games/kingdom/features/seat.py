"""One seat: its gold, supply and tokens, where it stands and where it can build."""

from mypy_extensions import i64

from bastide.core.features import Rows
from bastide.core.game import Seat
from bastide.games.kingdom.components import (
    CASTLE_GOLD,
    CITIZENS,
    FISHERMEN,
    GRID,
    HERMITS,
    HEXES,
    LORDS,
    LORDS_MOST,
    MERCHANTS,
    MINERS,
    NOBODY,
    QUADRANT_OF,
    ROW_OF,
    ROWS,
    WATER,
    WORKERS,
)
from bastide.games.kingdom.features.land import BY_MOUNTAIN, BY_PLACE, BY_WATER, FAR, Land, nearest
from bastide.games.kingdom.features.layout import (
    AT_MOUNTAIN,
    AT_PLACE,
    AT_WATER,
    CASTLE_AT,
    CASTLES_REACHED,
    GOLD,
    IN,
    ON,
    POINTS,
    REACH,
    REACH_EDGE,
    REACHES,
    SUPPLY,
    TOKEN_AT,
    TOKEN_NEAR,
    TOKEN_NEW,
    TOKEN_READY,
    TOKEN_USED,
    TURNS,
)
from bastide.games.kingdom.features.wishes import write_groups, write_quarters, write_wishes
from bastide.games.kingdom.scoring import (
    BY_GROUPS,
    card_gold,
    castle_gold,
    empty_quadrants,
    groups_gold,
    lords_gold,
)
from bastide.games.kingdom.state import NEXT_TURN, NOT_TAKEN, OVER, READY, USED, State


def write_seat(state: State, seat: Seat, rows: Rows, at: i64, land: Land) -> None:
    groups: list[list[int]] = []
    if MERCHANTS in state.cards or HERMITS in state.cards or CITIZENS in state.cards:
        groups = GRID.groups(state.standing[seat])
        write_groups(state, rows, at, groups)
    write_gold(state, seat, rows, at, groups)
    write_supply(state, seat, rows, at)
    write_tokens(state, seat, rows, at, land)
    write_castles(state, seat, rows, at, land)
    in_row = [0] * ROWS
    in_quarter = [0] * 4
    on = [0] * (WATER + 1)
    terrain = state.board.terrain
    for hex in state.standing[seat]:
        in_row[ROW_OF[hex]] += 1
        in_quarter[QUADRANT_OF[hex]] += 1
        on[terrain[hex]] += 1
    for one in range(WATER + 1):
        rows.put(at + ON + one, on[one])
    for quarter in range(4):
        rows.put(at + IN + quarter, in_quarter[quarter])
    near_row = [0] * ROWS
    write_reach(state, seat, rows, at, land, near_row)
    write_wishes(state, rows, at, in_row, near_row)
    write_quarters(state, seat, rows, at, in_quarter)


def write_gold(state: State, seat: Seat, rows: Rows, at: i64, groups: list[list[int]]) -> None:
    """The gold as things stand, card by card. (K7.2)"""
    castles = castle_gold(state, seat)
    total = castles
    for card in state.cards:
        if card == LORDS:
            gold = lords_now(state, seat)
        else:
            looks_at_groups = card in BY_GROUPS
            gold = groups_gold(state, groups, card) if looks_at_groups else card_gold(state, seat, card)
        rows.put(at + GOLD + card, gold)
        total += gold
    rows.put(at + CASTLES_REACHED, castles // CASTLE_GOLD)
    rows.put_long(at + POINTS, total)


def lords_now(state: State, seat: Seat) -> int:
    """What the lords pay as things stand: nothing yet where nobody has built. (K7.17)"""
    gold = lords_gold(state, seat)
    return gold if state.stage == OVER else gold - LORDS_MOST * len(empty_quadrants(state))


def write_supply(state: State, seat: Seat, rows: Rows, at: i64) -> None:
    supply = state.supply[seat]
    rows.put(at + SUPPLY, supply)
    rows.steps(at + TURNS, (supply + 2) // 3, 13)


def write_tokens(state: State, seat: Seat, rows: Rows, at: i64, land: Land) -> None:
    """Tokens in hand, and how near those are that can still be had. (K5.1)"""
    tokens = state.tokens[seat]
    standing = state.standing[seat]
    for number, location in enumerate(state.board.locations):
        token = tokens[number]
        if token == READY:
            rows.add(at + TOKEN_READY + location.kind, 1)
        elif token == USED:
            rows.add(at + TOKEN_USED + location.kind, 1)
        elif token == NEXT_TURN:
            rows.add(at + TOKEN_NEW + location.kind, 1)
        elif token == NOT_TAKEN and state.stacks[number] > 0:
            far = nearest(land.tokens[number], standing)
            rows.add(at + TOKEN_NEAR + location.kind, FAR - far)
            if 2 <= far <= 5:
                rows.add(at + TOKEN_AT + far - 2, 1)


def write_castles(state: State, seat: Seat, rows: Rows, at: i64, land: Land) -> None:
    """How near the castles are that pay nothing yet. (K6.1)"""
    for castle in land.castles:
        far = nearest(castle, state.standing[seat])
        if 2 <= far <= 5:
            rows.add(at + CASTLE_AT + far - 2, 1)


def write_reach(state: State, seat: Seat, rows: Rows, at: i64, land: Land, near_row: list[int]) -> None:
    """The free hexes next to own settlements: where the seat must build, terrain by terrain. (K4.2)"""
    touching, owner, terrain = state.touching[seat], state.owner, state.board.terrain
    water = mountain = place = 0
    counts = [0] * (WATER + 1)
    for hex in range(HEXES):
        if touching[hex] == 0 or owner[hex] != NOBODY or terrain[hex] > WATER:
            continue
        counts[terrain[hex]] += 1
        if terrain[hex] == WATER:
            continue
        beside = land.beside[hex]
        water += int(beside & BY_WATER)
        mountain += int((beside & BY_MOUNTAIN) >> 1)
        place += int((beside & BY_PLACE) >> 2)
        near_row[ROW_OF[hex]] += 1
        if land.on_edge[hex] > 0:
            rows.add(at + REACH_EDGE, 1)
    for one in range(WATER + 1):
        rows.put(at + REACH + one, counts[one])
        rows.put(at + REACHES + one, int(counts[one] > 0))
    cards = state.cards
    rows.put(at + AT_WATER, water if FISHERMEN in cards else 0)
    rows.put(at + AT_MOUNTAIN, mountain if MINERS in cards else 0)
    rows.put(at + AT_PLACE, place if WORKERS in cards else 0)
