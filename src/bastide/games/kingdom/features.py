"""A position in numbers: what a player looks at before building. Hidden cards are no part of it. (K2.4)"""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from bastide.core.cells import cells
from bastide.core.features import Block, Rows, row_names
from bastide.core.game import Move, Seat
from bastide.games.kingdom.components import (
    BUILDABLE,
    CARDS,
    CASTLE,
    CASTLE_GOLD,
    CITIZENS,
    DISCOVERERS,
    FARMERS,
    FISHERMEN,
    GRID,
    HERMITS,
    HEXES,
    KNIGHTS,
    LOCATIONS,
    LORDS,
    LORDS_MOST,
    MERCHANTS,
    MINERS,
    MOUNTAIN,
    NEIGHBOURS,
    NOBODY,
    NONE,
    QUADRANT_OF,
    ROW_OF,
    ROWS,
    TERRAINS,
    WATER,
    WORKERS,
    Board,
)
from bastide.games.kingdom.moves import Build, Lift, Settle, Use
from bastide.games.kingdom.scoring import (
    BY_GROUPS,
    by_quadrant,
    by_row,
    card_gold,
    castle_gold,
    empty_quadrants,
    groups_gold,
    lords_gold,
)
from bastide.games.kingdom.state import NEXT_TURN, NOT_TAKEN, OVER, READY, TURN, USED, State, copy
from bastide.games.kingdom.turn import play

FAR: Final = 12  # settlements on the way to a place; farther is as far
_LAND: Final = TERRAINS[:BUILDABLE]
_QUARTERS: Final = ("top-left", "top-right", "bottom-left", "bottom-right")

# -- the table

_TABLE: Final = Block()
_SEATS: Final = _TABLE.count("seats", 2, 4)
_CARDS: Final = _TABLE.each("card", CARDS)
_OVER: Final = _TABLE.one("over")
_MY_TURN: Final = _TABLE.one("my-turn")
_LAST_ROUND: Final = _TABLE.one("last-round")
_TURNS_AFTER: Final = _TABLE.count("turns-after", 1, 3)  # of others in this round
_TERRAIN: Final = _TABLE.each("terrain-of-the-turn", _LAND)
_OWED: Final = _TABLE.count("owed", 1, 3)
_LIFTED: Final = _TABLE.each("lifted-by", LOCATIONS)
_FREE: Final = _TABLE.each("free", _LAND)
_UNSEEN: Final = _TABLE.each("unseen", _LAND)
_DISCARDS: Final = _TABLE.each("discarded", _LAND)
_HAND: Final = _TABLE.each("my-card", _LAND)
_STACK: Final = _TABLE.each("tokens-left", LOCATIONS)
_LEAST_SUPPLY: Final = _TABLE.one("least-supply")

# -- a seat

_SEAT: Final = Block()
_POINTS: Final = _SEAT.one("points")
_SEAT.one("points-beyond")
_GOLD: Final = _SEAT.each("gold", CARDS)
_CASTLES: Final = _SEAT.one("castles")
_SUPPLY: Final = _SEAT.one("supply")
_TURNS: Final = _SEAT.count("turns-left", 1, 13)  # at three settlements a turn
_READY: Final = _SEAT.each("ready", LOCATIONS)
_USED: Final = _SEAT.each("used", LOCATIONS)
_NEW: Final = _SEAT.each("new", LOCATIONS)
_NOT_TAKEN: Final = _SEAT.each("distance-to-token", LOCATIONS)
_ON: Final = _SEAT.each("on", TERRAINS[: WATER + 1])
_REACH: Final = _SEAT.each("reach", TERRAINS[: WATER + 1])
_REACHES: Final = _SEAT.each("reaches", TERRAINS[: WATER + 1])
_REACH_EDGE: Final = _SEAT.one("reach-edge")
_IN: Final = _SEAT.each("in", _QUARTERS)
_CASTLE_AT: Final = _SEAT.count("castles-at-distance", 2, 5)
_TOKEN_AT: Final = _SEAT.count("tokens-at-distance", 2, 5)
# What only a kingdom card asks for.
_AT_WATER: Final = _SEAT.one("fishermen-reach")
_LINKED: Final = _SEAT.one("merchants-most-linked")
_TOUCHED: Final = _SEAT.one("merchants-touched")
_ROWS_FREE: Final = _SEAT.one("discoverers-rows-missing")
_ROWS_NEAR: Final = _SEAT.one("discoverers-rows-in-reach")
_GROUPS: Final = _SEAT.one("hermits-groups")
_SECOND_GROUP: Final = _SEAT.one("citizens-second-group")
_ODD_GROUP: Final = _SEAT.one("citizens-odd")
_GROUP_REACH: Final = _SEAT.one("citizens-reach")
_AT_MOUNTAIN: Final = _SEAT.one("miners-reach")
_AT_PLACE: Final = _SEAT.one("workers-reach")
_ROW_LEFT: Final = _SEAT.one("knights-free-in-row")
_ROW_REACH: Final = _SEAT.one("knights-reach-in-row")
_SECOND_ROW: Final = _SEAT.one("knights-second-row")
_LEAST: Final = _SEAT.one("farmers-least-quadrants")
_SECOND_LEAST: Final = _SEAT.one("farmers-second-least")
_LEAD: Final = _SEAT.each("lords-lead", _QUARTERS)
_BEHIND: Final = _SEAT.each("lords-behind", _QUARTERS)

_BASE: Final[int] = len(_TABLE.names)
_WIDTH: Final[int] = len(_SEAT.names)
NAMES: Final[list[str]] = row_names(_TABLE.names, _SEAT.names, 4)
_BY_SEATS: Final = [tuple(row_names(_TABLE.names, _SEAT.names, seats)) for seats in range(5)]

_NOT_SEEN: Final = cells(HEXES, 0)
_BY_WATER: Final = 1
_BY_MOUNTAIN: Final = 2
_BY_PLACE: Final = 4


class Land:
    """What never changes on a board: how far places are, and what lies beside each hex."""

    def __init__(self, board: Board) -> None:
        castles = [hex for hex in range(HEXES) if board.terrain[hex] == CASTLE]
        self.castles: list[vec[i64]] = [distances(board, hex) for hex in castles]
        self.tokens: list[vec[i64]] = [distances(board, place.hex) for place in board.locations]
        self.beside: vec[i64] = cells(HEXES, 0)
        for hex in range(HEXES):
            around = [board.terrain[neighbour] for neighbour in NEIGHBOURS[hex]]
            water = _BY_WATER if WATER in around and board.terrain[hex] != WATER else 0
            mountain = _BY_MOUNTAIN if MOUNTAIN in around else 0
            place = _BY_PLACE if max(around) >= CASTLE else 0
            self.beside[hex] = water | mountain | place
        self.on_edge: vec[i64] = cells(HEXES, 0)
        for hex in board.edge:
            self.on_edge[hex] = 1


@lru_cache(maxsize=64)
def land_of(board: Board) -> Land:
    return Land(board)


def distances(board: Board, place: int) -> vec[i64]:
    """From every hex the settlements it takes until one is next to the place, the hex's own among them."""
    far = cells(HEXES, FAR)
    waiting = [place]
    far[place] = 0
    for hex in waiting:
        for neighbour in NEIGHBOURS[hex]:
            if far[neighbour] > far[hex] + 1 and board.terrain[neighbour] < BUILDABLE:
                far[neighbour] = far[hex] + 1
                waiting.append(neighbour)
    return far


def names(state: State) -> tuple[str, ...]:
    return _BY_SEATS[state.seats]


def write(state: State, seat: Seat, rows: Rows) -> None:
    at = rows.begin()
    write_table(state, seat, rows, at)
    land = land_of(state.board)
    for turn in range(state.seats):
        write_seat(state, (seat + turn) % state.seats, rows, at + _BASE + turn * _WIDTH, land)


class Other:
    """Another seat before a move: its features, and what of them a move elsewhere can change."""

    def __init__(self, state: State, seat: Seat, land: Land) -> None:
        self.seat = seat
        self.block = block_of(state, seat, land)
        self.gold = 0  # but for what the lords pay
        if LORDS in state.cards:
            self.gold = castle_gold(state, seat) + sum(
                [card_gold(state, seat, card) for card in state.cards if card != LORDS]
            )
        self.best_rows: list[bool] = []  # one of which the knights look at
        if KNIGHTS in state.cards:
            counts = by_row(state, seat)
            most = max(counts)
            self.best_rows = [count == most for count in counts]

    def is_untouched(self, before: State, after: State, hex: int) -> bool:
        """Whether nothing of what its features tell can have changed, but for the lords'."""
        if before.stacks != after.stacks:
            return False
        if hex == NONE:
            return True
        if KNIGHTS in before.cards and self.best_rows[ROW_OF[hex]]:
            return False
        return before.touching[self.seat][hex] == 0

    def write(self, before: State, after: State, hex: int, rows: Rows, land: Land) -> None:
        """Its features after a move, behind those that are written."""
        if not self.is_untouched(before, after, hex):
            rows.bytes.write(block_of(after, self.seat, land))
            return
        at: i64 = len(rows.bytes)
        rows.bytes.write(self.block)
        if LORDS in after.cards:
            gold = lords_now(after, self.seat)
            rows.put(at + _GOLD + LORDS, gold)
            rows.put_long(at + _POINTS, self.gold + gold)
            write_leads(after, self.seat, rows, at, by_quadrant(after, self.seat))


def expand(state: State, seat: Seat, moves: Sequence[Move], rows: Rows) -> list[State]:
    """What a move leaves as it was with the others is written once for all moves."""
    land = land_of(state.board)
    others = [Other(state, (seat + turn) % state.seats, land) for turn in range(1, state.seats)]
    after: list[State] = []
    for move in moves:
        follower = copy(state)
        play(follower, seat, move)  # type: ignore[arg-type]  # one of this game's
        at = rows.begin_part(_BASE + _WIDTH)
        write_table(follower, seat, rows, at)
        write_seat(follower, seat, rows, at + _BASE, land)
        hex = changed_hex(move)
        for other in others:
            other.write(state, follower, hex, rows, land)
        after.append(follower)
    return after


def block_of(state: State, seat: Seat, land: Land) -> bytes:
    """A seat's features by themselves."""
    rows = Rows(_WIDTH)
    write_seat(state, seat, rows, rows.begin(), land)
    return rows.written()


def changed_hex(move: Move) -> int:
    if isinstance(move, Build):
        return move.hex
    if isinstance(move, Use):
        return move.hex
    if isinstance(move, Settle):
        return move.hex
    return move.hex if isinstance(move, Lift) else NONE


def write_table(state: State, seat: Seat, rows: Rows, at: i64) -> None:
    rows.put(at + _SEATS + state.seats - 2, 1)
    for card in state.cards:
        rows.put(at + _CARDS + card, 1)
    rows.put(at + _OVER, int(state.stage == OVER))
    rows.put(at + _LAST_ROUND, int(state.last_round))
    rows.put(at + _LEAST_SUPPLY, min(state.supply))
    write_turn(state, seat, rows, at)
    write_cards(state, seat, rows, at)
    for number, location in enumerate(state.board.locations):
        rows.add(at + _STACK + location.kind, state.stacks[number])


def write_turn(state: State, seat: Seat, rows: Rows, at: i64) -> None:
    """What is left of the turn, if it is the seat's own, and how many turns follow in the round. (K7.1)"""
    rows.put(at + _MY_TURN, int(state.stage == TURN and state.current == seat))
    rows.steps(at + _TURNS_AFTER, (state.start - state.current - 1) % state.seats, 3)
    if state.stage == TURN and state.card != NONE:
        rows.put(at + _TERRAIN + state.card, 1)
    rows.steps(at + _OWED, state.owed, 3)
    if state.lifted != NONE:
        rows.put(at + _LIFTED + state.lifted_by, 1)


def write_cards(state: State, seat: Seat, rows: Rows, at: i64) -> None:
    """Terrain cards as the seat can count them: those in other hands are among the unseen. (K2.8)"""
    for terrain in range(BUILDABLE):
        rows.put(at + _FREE + terrain, state.free[terrain])
        rows.put(at + _UNSEEN + terrain, state.deck[terrain])
        rows.put(at + _DISCARDS + terrain, state.discards[terrain])
    for other in range(state.seats):
        card = state.hand[other]
        if card != NONE:
            rows.add(at + (_HAND if other == seat else _UNSEEN) + card, 1)


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
        rows.put(at + _ON + one, on[one])
    for quarter in range(4):
        rows.put(at + _IN + quarter, in_quarter[quarter])
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
        rows.put(at + _GOLD + card, gold)
        total += gold
    rows.put(at + _CASTLES, castles // CASTLE_GOLD)
    rows.put_long(at + _POINTS, total)


def lords_now(state: State, seat: Seat) -> int:
    """What the lords pay as things stand: nothing yet where nobody has built. (K7.17)"""
    gold = lords_gold(state, seat)
    return gold if state.stage == OVER else gold - LORDS_MOST * len(empty_quadrants(state))


def write_supply(state: State, seat: Seat, rows: Rows, at: i64) -> None:
    supply = state.supply[seat]
    rows.put(at + _SUPPLY, supply)
    rows.steps(at + _TURNS, (supply + 2) // 3, 13)


def write_tokens(state: State, seat: Seat, rows: Rows, at: i64, land: Land) -> None:
    """Tokens in hand, and how near those are that can still be had. (K5.1)"""
    tokens = state.tokens[seat]
    standing = state.standing[seat]
    for number, location in enumerate(state.board.locations):
        token = tokens[number]
        if token == READY:
            rows.add(at + _READY + location.kind, 1)
        elif token == USED:
            rows.add(at + _USED + location.kind, 1)
        elif token == NEXT_TURN:
            rows.add(at + _NEW + location.kind, 1)
        elif token == NOT_TAKEN and state.stacks[number] > 0:
            far = nearest(land.tokens[number], standing)
            rows.add(at + _NOT_TAKEN + location.kind, FAR - far)
            if 2 <= far <= 5:
                rows.add(at + _TOKEN_AT + far - 2, 1)


def write_castles(state: State, seat: Seat, rows: Rows, at: i64, land: Land) -> None:
    """How near the castles are that pay nothing yet. (K6.1)"""
    for castle in land.castles:
        far = nearest(castle, state.standing[seat])
        if 2 <= far <= 5:
            rows.add(at + _CASTLE_AT + far - 2, 1)


def nearest(far: vec[i64], standing: list[int]) -> int:
    least: i64 = FAR
    for hex in standing:
        if far[hex] < least:
            least = far[hex]
    return int(least)


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
        water += int(beside & _BY_WATER)
        mountain += int((beside & _BY_MOUNTAIN) >> 1)
        place += int((beside & _BY_PLACE) >> 2)
        near_row[ROW_OF[hex]] += 1
        if land.on_edge[hex] > 0:
            rows.add(at + _REACH_EDGE, 1)
    for one in range(WATER + 1):
        rows.put(at + _REACH + one, counts[one])
        rows.put(at + _REACHES + one, int(counts[one] > 0))
    cards = state.cards
    rows.put(at + _AT_WATER, water if FISHERMEN in cards else 0)
    rows.put(at + _AT_MOUNTAIN, mountain if MINERS in cards else 0)
    rows.put(at + _AT_PLACE, place if WORKERS in cards else 0)


def write_wishes(state: State, rows: Rows, at: i64, in_row: list[int], near_row: list[int]) -> None:
    """What the laid cards ask for beyond the gold they pay now."""
    cards = state.cards
    if DISCOVERERS in cards:
        missing = [row for row in range(ROWS) if in_row[row] == 0]
        rows.put(at + _ROWS_FREE, len(missing))
        rows.put(at + _ROWS_NEAR, len([row for row in missing if near_row[row] > 0]))
    if KNIGHTS in cards:
        write_knights(state, rows, at, in_row, near_row)


def write_knights(state: State, rows: Rows, at: i64, in_row: list[int], near_row: list[int]) -> None:
    """The best row: what is still free in it, and next to own settlements. (K7.10)"""
    most = max(in_row)
    best, best_free = 0, -1
    for row in range(ROWS):
        if in_row[row] == most:
            free = free_in_row(state, row)
            if free > best_free:
                best, best_free = row, free
    rows.put(at + _ROW_LEFT, best_free)
    rows.put(at + _ROW_REACH, near_row[best])
    rows.put(at + _SECOND_ROW, max([count for row, count in enumerate(in_row) if row != best]))


def free_in_row(state: State, row: int) -> int:
    free = 0
    for hex in range(row * ROWS, (row + 1) * ROWS):
        if state.owner[hex] == NOBODY and state.board.terrain[hex] < BUILDABLE:
            free += 1
    return free


def write_groups(state: State, rows: Rows, at: i64, groups: list[list[int]]) -> None:
    cards = state.cards
    if HERMITS in cards:
        rows.put(at + _GROUPS, len(groups))
    if CITIZENS in cards and groups:
        sizes = sorted([len(group) for group in groups], reverse=True)
        rows.put(at + _ODD_GROUP, sizes[0] % 2)
        rows.put(at + _SECOND_GROUP, sizes[1] if len(sizes) > 1 else 0)
        rows.put(at + _GROUP_REACH, group_reach(state, groups, sizes[0]))
    if MERCHANTS in cards:
        write_merchants(state, rows, at, groups)


def group_reach(state: State, groups: list[list[int]], size: int) -> int:
    """The free hexes around the largest group."""
    owner, terrain = state.owner, state.board.terrain
    for group in groups:
        if len(group) == size:
            count = 0
            seen = _NOT_SEEN[:]
            for hex in group:
                for neighbour in NEIGHBOURS[hex]:
                    if seen[neighbour] == 0:
                        seen[neighbour] = 1
                        count += int(owner[neighbour] == NOBODY and terrain[neighbour] < BUILDABLE)
            return count
    return 0


def write_merchants(state: State, rows: Rows, at: i64, groups: list[list[int]]) -> None:
    """Places that any group touches, and most that one does. (K7.4)"""
    all_places: dict[int, None] = {}
    most = 0
    for group in groups:
        places: dict[int, None] = {}
        for hex in group:
            for neighbour in NEIGHBOURS[hex]:
                if state.board.terrain[neighbour] >= CASTLE:
                    places[neighbour] = None
        most = max(most, len(places))
        all_places.update(places)
    rows.put(at + _LINKED, most)
    rows.put(at + _TOUCHED, len(all_places))


def write_quarters(state: State, seat: Seat, rows: Rows, at: i64, own: list[int]) -> None:
    """What farmers and lords compare. (K7.11, K7.12)"""
    if FARMERS in state.cards:
        ordered = sorted(own)
        rows.put(at + _LEAST, own.count(ordered[0]))
        rows.put(at + _SECOND_LEAST, ordered[1] - ordered[0])
    if LORDS in state.cards:
        write_leads(state, seat, rows, at, own)


def write_leads(state: State, seat: Seat, rows: Rows, at: i64, own: list[int]) -> None:
    """How far ahead of the best of the others, or behind, the seat is in each quadrant. (K7.11)"""
    most = [0] * 4
    for other in range(state.seats):
        if other != seat:
            for quarter, count in enumerate(by_quadrant(state, other)):
                most[quarter] = max(most[quarter], count)
    for quarter in range(4):
        rows.put(at + _LEAD + quarter, own[quarter] - most[quarter])
        rows.put(at + _BEHIND + quarter, most[quarter] - own[quarter])
