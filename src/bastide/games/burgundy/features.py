"""A position in numbers: what a player looks at before using a die. A duchy is known by its areas.

A row has the table's features, those of the chapters in force, and the same again for every seat.
"""

from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64

from bastide.core.features import SEATS, Block, Rows
from bastide.core.game import Move, Seat
from bastide.games.burgundy.book import Chapter
from bastide.games.burgundy.box import BOX
from bastide.games.burgundy.components import (
    ANIMAL,
    ANIMAL_KINDS,
    ANIMALS,
    AREA_POINTS,
    BUILDING,
    COLOUR_OF,
    COLOURS,
    DEPOTS,
    EDITION_2019,
    GOODS,
    GOODS_NUMBERS,
    KIND_OF,
    KINDS,
    MONASTERY_NUMBER,
    MOST_KINDS,
    MOST_MONASTERIES,
    NOBODY,
    NONE,
    PHASES,
    ROUNDS,
    STORAGE,
    WAREHOUSE,
)
from bastide.games.burgundy.duchy import Duchy
from bastide.games.burgundy.scoring import monastery_points
from bastide.games.burgundy.stages import OVER, ROLL, TURN
from bastide.games.burgundy.state import State, copy
from bastide.games.burgundy.turn import play

LARGEST: Final = 8  # areas of so many spaces and more are alike
_DICE: Final = ("1", "2", "3", "4", "5", "6")
_SIZES: Final = [f"{size}-rest-{rest}" for size in range(1, LARGEST + 1) for rest in range(1, size + 1)]
_NUMBERED: Final = [str(number) for number in range(1, MOST_MONASTERIES)]

# -- the table

_TABLE: Final = Block()
_SEATS: Final = _TABLE.count("seats", 1, 4)
_2019: Final = _TABLE.one("2019")
_OVER: Final = _TABLE.one("over")
_ROLLING: Final = _TABLE.one("dice-due")
_PHASE: Final = _TABLE.each("phase", PHASES)
_ROUND: Final = _TABLE.count("round", 1, ROUNDS)
_ROUNDS_LEFT: Final = _TABLE.one("rounds-left")
_TURNS_LEFT: Final = _TABLE.count("turns-left", 1, 3)  # of this round, after the present one
_DEPOT: Final = [_TABLE.each(f"depot-{depot}", KINDS) for depot in range(1, DEPOTS + 1)]
_BLACK: Final = _TABLE.each("black-depot", KINDS)
_MONASTERY_IN: Final = _TABLE.each("depots-monastery", _NUMBERED)
_MONASTERY_BLACK: Final = _TABLE.each("black-depot-monastery", _NUMBERED)
_GOODS_IN: Final = [_TABLE.each(f"depot-{depot}-goods", GOODS) for depot in range(1, DEPOTS + 1)]
_ROUND_GOODS: Final = _TABLE.each("goods-to-come", GOODS)
_LARGE_BONUS: Final = _TABLE.each("large-bonus-open", COLOURS)
_SMALL_BONUS: Final = _TABLE.each("small-bonus-open", COLOURS)

# -- a seat

_SEAT: Final = Block()
_POINTS: Final = _SEAT.one("points")
_SEAT.one("points-beyond")
_LAID: Final = _SEAT.one("tiles")
_EMPTY: Final = _SEAT.each("empty", COLOURS)
_NEAR: Final = _SEAT.each("near", COLOURS)
_NEAR_BY: Final = [_SEAT.each(f"near-{colour}", _DICE) for colour in COLOURS]
_NUMBERS_NEAR: Final = _SEAT.each("near-number", _DICE)
_AREAS: Final = _SEAT.each("areas-of", _SIZES)
_REST: Final = [_SEAT.count(f"{colour}-areas-with-rest", 1, 4) for colour in COLOURS]
_LAST_NEAR: Final = _SEAT.each("last-space-near", COLOURS)
_LAST_POINTS: Final = _SEAT.each("last-space-points", COLOURS)
_BEGUN: Final = _SEAT.each("begun-areas", COLOURS)
_COLOUR_LEFT: Final = [_SEAT.count(f"{colour}-left", 1, 3) for colour in COLOURS]
_PASTURE: Final = _SEAT.each("best-pasture", [KINDS[kind] for kind in ANIMAL_KINDS])
_ROOM_FOR: Final = _SEAT.each("near-areas-without", KINDS)
_STORED: Final = _SEAT.each("stored", KINDS)
_STORED_ANIMALS: Final = _SEAT.each("stored-animals", [KINDS[kind] for kind in ANIMAL_KINDS])
_STORED_MONASTERY: Final = _SEAT.each("stored-monastery", _NUMBERED)
_STORED_FITS: Final = _SEAT.each("stored-with-a-space", COLOURS)
_STORED_LAST: Final = _SEAT.each("stored-for-a-last-space", COLOURS)
_STORED_AT: Final = _SEAT.each("stored-needs", _DICE)
_ROOM: Final = _SEAT.count("room", 1, STORAGE)
_GOODS: Final = _SEAT.each("goods", GOODS)
_HAS_GOODS: Final = _SEAT.each("has-goods", GOODS)
_HELD: Final = _SEAT.one("goods-held")
_SOLD: Final = _SEAT.one("goods-sold")
_SOLD_KINDS: Final = _SEAT.one("colours-sold")
_SILVER: Final = _SEAT.one("silver")
_SILVERS: Final = _SEAT.count("silver-at-least", 1, 6)
_WORKERS: Final = _SEAT.one("workers")
_WORKERS_: Final = _SEAT.count("workers-at-least", 1, 6)
_PLACED: Final = _SEAT.each("laid", KINDS)
_HAS: Final = _SEAT.each("monastery", _NUMBERED)
_LATER: Final = _SEAT.one("monasteries-pay")
_BONUSES: Final = _SEAT.one("bonus-tiles")
_BRIDGE: Final = _SEAT.one("bridge")
_BEHIND: Final = _SEAT.count("behind-on-the-bridge", 1, 3)
_OPEN_DIE: Final = _SEAT.each("open-die", _DICE)
_OPEN_DICE: Final = _SEAT.count("open-dice", 1, 2)
_MY_TURN: Final = _SEAT.one("turn")
_BOUGHT: Final = _SEAT.one("has-bought")
_DUE: Final = _SEAT.each("due", BOX.follow_ups)
_DUE_AT: Final[dict[str, int]] = {word: place for place, word in enumerate(BOX.follow_ups)}

_BASE: Final[int] = len(_TABLE.names)
_WIDTH: Final[int] = len(_SEAT.names)
_ANIMAL_PLACE: Final[list[int]] = [
    ANIMAL_KINDS.index(kind) if kind in ANIMAL_KINDS else NONE for kind in range(len(KINDS) + 1)
]


class Plan:
    """Where everything stands in the rows of one kind of table."""

    def __init__(self, seats: int, chapters: Sequence[Chapter]) -> None:
        table, seat = list(_TABLE.names), list(_SEAT.names)
        self.chapters = [chapter for chapter in chapters if chapter.looks is not None]
        self.of_table: list[int] = []
        self.of_seat: list[int] = []
        for chapter in self.chapters:
            looks = chapter.looks
            if looks is not None:
                self.of_table.append(len(table))
                self.of_seat.append(len(seat))
                table += looks.table.names
                seat += looks.seat.names
        self.base = len(table)
        self.width = len(seat)
        self.names = (*table, *[f"{who}-{name}" for who in SEATS[:seats] for name in seat])


NAMES: Final[list[str]] = list(Plan(4, list(BOX.chapters.values())).names)
_PLANS: Final[dict[tuple[str, ...], Plan]] = {}


def plan_of(state: State) -> Plan:
    """The plan of a table; made once for each kind."""
    key = (str(state.seats), state.book.mode, *state.book.modules)
    if key not in _PLANS:
        _PLANS[key] = Plan(state.seats, state.book.chapters)
    return _PLANS[key]


def names(state: State) -> tuple[str, ...]:
    return plan_of(state).names


def write(state: State, seat: Seat, rows: Rows) -> None:
    plan = plan_of(state)
    at = rows.begin()
    write_table(state, seat, rows, at)
    for number, chapter in enumerate(plan.chapters):
        looks = chapter.looks
        if looks is not None:
            looks.write_table(state, seat, rows, at + plan.of_table[number])
    for turn in range(state.seats):
        write_seat(state, (seat + turn) % state.seats, rows, at + plan.base + turn * plan.width, plan)


def expand(state: State, seat: Seat, moves: Sequence[Move], rows: Rows) -> list[State]:
    """What a move in the own turn leaves as it was with the others is written once for all moves."""
    plan = plan_of(state)
    others = [(seat + turn) % state.seats for turn in range(1, state.seats)]
    alone = not plan.chapters
    before = [block_of(state, other, plan) for other in others] if alone else []
    after: list[State] = []
    for move in moves:
        follower = copy(state)
        play(follower, seat, move)
        after.append(follower)
        if not alone or not goes_on(state, follower):
            write(follower, seat, rows)
            continue
        at = rows.begin_part(_BASE + _WIDTH)
        write_table(follower, seat, rows, at)
        write_seat(follower, seat, rows, at + _BASE, plan)
        for block in before:
            rows.bytes.write(block)
    return after


def goes_on(before: State, after: State) -> bool:
    """Whether the turn goes on, and nothing of it shows with the others: the bridge and bonus tiles would."""
    if before.stage != TURN or after.stage != TURN or before.turn != after.turn:
        return False
    return before.line == after.line and before.bonuses == after.bonuses


def block_of(state: State, seat: Seat, plan: Plan) -> bytes:
    """A seat's features by themselves."""
    rows = Rows(plan.width)
    write_seat(state, seat, rows, rows.begin(), plan)
    return rows.written()


# -- the table


def write_table(state: State, seat: Seat, rows: Rows, at: i64) -> None:
    write_time(state, seat, rows, at)
    write_depots(state, rows, at)
    for good in state.round_goods:
        rows.add(at + _ROUND_GOODS + good - 1, 1)
    for colour in range(len(COLOURS)):
        rows.put(at + _LARGE_BONUS + colour, int(state.bonuses[0][colour] == NOBODY))
        rows.put(at + _SMALL_BONUS + colour, int(state.bonuses[1][colour] == NOBODY))


def write_time(state: State, _seat: Seat, rows: Rows, at: i64) -> None:
    phase, round = max(state.phase, 0), max(state.round, 0)
    rows.put(at + _SEATS + state.seats - 1, 1)
    rows.put(at + _2019, int(state.edition == EDITION_2019))
    rows.put(at + _OVER, int(state.stage == OVER))
    rows.put(at + _ROLLING, int(state.stage == ROLL))
    rows.put(at + _PHASE + phase, 1)
    rows.put(at + _ROUND + round, 1)
    rows.put(at + _ROUNDS_LEFT, len(PHASES) * ROUNDS - 1 - ROUNDS * phase - round)
    if state.stage == TURN:
        rows.steps(at + _TURNS_LEFT, state.seats - 1 - state.turn, 3)


def write_depots(state: State, rows: Rows, at: i64) -> None:
    """Tiles and goods on the board; animals count by the head."""
    board = state.board
    for space in range(len(board)):
        tile = board[space]
        if tile == NONE or KIND_OF[tile] >= len(KINDS):
            continue
        is_black = space >= 4 * DEPOTS
        first = _BLACK if is_black else _DEPOT[space // 4]
        rows.add(at + first + KIND_OF[tile], ANIMALS[tile] if COLOUR_OF[tile] == ANIMAL else 1)
        number = MONASTERY_NUMBER[tile]
        if number > 0:
            rows.put(at + (_MONASTERY_BLACK if is_black else _MONASTERY_IN) + number - 1, 1)
    for depot in range(1, DEPOTS + 1):
        for good in GOODS_NUMBERS:
            rows.put(at + _GOODS_IN[depot - 1] + good - 1, state.stock[depot][good])


# -- a seat


def write_seat(state: State, seat: Seat, rows: Rows, at: i64, plan: Plan) -> None:
    duchy = state.duchies[seat]
    rows.put_long(at + _POINTS, state.book.points(state, seat))
    write_spaces(duchy, rows, at)
    write_areas(duchy, rows, at)
    write_holdings(duchy, rows, at)
    write_lying(state, seat, duchy, rows, at)
    write_storage(state, seat, duchy, rows, at)
    write_place(state, seat, rows, at)
    if state.stage == TURN:
        write_turn(state, seat, duchy, rows, at)
    for number, chapter in enumerate(plan.chapters):
        looks = chapter.looks
        if looks is not None:
            looks.write_seat(state, seat, rows, at + plan.of_seat[number])


def write_spaces(duchy: Duchy, rows: Rows, at: i64) -> None:
    """The empty spaces next to a tile, by colour and number."""
    number = duchy.layout.number
    for colour in range(len(COLOURS)):
        near, left = duchy.near[colour], duchy.empty[colour]
        rows.put(at + _EMPTY + colour, left)
        rows.put(at + _NEAR + colour, len(near))
        if 1 <= left <= 3:
            rows.put(at + _COLOUR_LEFT[colour] + left - 1, 1)
        for space in near:
            rows.add(at + _NEAR_BY[colour] + number[space] - 1, 1)
            rows.add(at + _NUMBERS_NEAR + number[space] - 1, 1)


def write_areas(duchy: Duchy, rows: Rows, at: i64) -> None:
    """The areas that are not full: how large they are, what is left, what the last space would bring."""
    layout = duchy.layout
    for area in range(len(duchy.left)):
        rest = duchy.left[area]
        if rest == 0:
            continue
        size, colour = min(layout.size_of[area], LARGEST), layout.area_colour[area]
        rest = min(rest, size)
        rows.add(at + _AREAS + size * (size - 1) // 2 + rest - 1, 1)
        rows.add(at + _REST[colour] + min(rest, 4) - 1, 1)
        if rest < size:
            rows.add(at + _BEGUN + colour, 1)
        if rest == 1:
            write_last_space(duchy, area, rows, at)
        if colour == ANIMAL and rest < size:
            write_pasture(duchy, area, rows, at)
    write_room(duchy, rows, at)


def write_last_space(duchy: Duchy, area: int, rows: Rows, at: i64) -> None:
    colour = duchy.layout.area_colour[area]
    for space in duchy.near[colour]:
        if duchy.layout.area_of[space] == area:
            rows.add(at + _LAST_NEAR + colour, 1)
            rows.add(at + _LAST_POINTS + colour, AREA_POINTS[duchy.layout.size_of[area]])


def write_pasture(duchy: Duchy, area: int, rows: Rows, at: i64) -> None:
    """The most animals of a kind that lie in an open pasture, and would score again. (B6.7)"""
    heads = [0] * len(ANIMAL_KINDS)
    for space in duchy.layout.areas[area]:
        tile = duchy.tiles[space]
        if tile != NONE and _ANIMAL_PLACE[KIND_OF[tile]] != NONE:
            heads[_ANIMAL_PLACE[KIND_OF[tile]]] += ANIMALS[tile]
    for place, count in enumerate(heads):
        if count > int(rows.bytes[at + _PASTURE + place]):
            rows.put(at + _PASTURE + place, count)


def write_room(duchy: Duchy, rows: Rows, at: i64) -> None:
    """For each kind of building how many of the near spaces are in an area without it. (B6.8)"""
    near, area_of = duchy.near[BUILDING], duchy.layout.area_of
    room = [len(near)] * MOST_KINDS
    for space in near:
        for kind in duchy.kinds[area_of[space]]:
            room[kind] -= 1
    for kind in range(WAREHOUSE, len(KINDS)):
        rows.put(at + _ROOM_FOR + kind, room[kind])


def write_holdings(duchy: Duchy, rows: Rows, at: i64) -> None:
    for good in GOODS_NUMBERS:
        count = duchy.goods[good]
        if count > 0:
            rows.put(at + _GOODS + good - 1, count)
            rows.put(at + _HAS_GOODS + good - 1, 1)
            rows.add(at + _HELD, count)
        if duchy.sold[good] > 0:
            rows.add(at + _SOLD_KINDS, 1)
            rows.add(at + _SOLD, duchy.sold[good])
    rows.put(at + _SILVER, duchy.silver)
    rows.steps(at + _SILVERS, duchy.silver, 6)
    rows.put(at + _WORKERS, duchy.workers)
    rows.steps(at + _WORKERS_, duchy.workers, 6)


def write_lying(state: State, seat: Seat, duchy: Duchy, rows: Rows, at: i64) -> None:
    """What lies in the duchy, and what monasteries would pay at the end by now. (B10.12)"""
    for kind in range(len(KINDS)):
        count = duchy.placed[kind]
        if count > 0:
            rows.put(at + _PLACED + kind, count)
            rows.add(at + _LAID, count)
    later = 0
    for number in range(1, MOST_MONASTERIES):
        if duchy.has[number]:
            rows.put(at + _HAS + number - 1, 1)
            if (15 <= number <= 26 or number == 29) and state.stage != OVER:
                later += monastery_points(state, seat, number)
    rows.put(at + _LATER, later)


def write_storage(state: State, seat: Seat, duchy: Duchy, rows: Rows, at: i64) -> None:
    storage = state.storage[seat]
    for tile in storage:
        write_stored(duchy, tile, rows, at)
    rows.steps(at + _ROOM, state.room[seat] - len(storage), STORAGE)


def write_stored(duchy: Duchy, tile: int, rows: Rows, at: i64) -> None:
    """A tile in storage, and what of the duchy waits for it."""
    kind, colour = KIND_OF[tile], COLOUR_OF[tile]
    if kind < len(KINDS):
        rows.add(at + _STORED + kind, 1)
    if colour == ANIMAL:
        rows.add(at + _STORED_ANIMALS + _ANIMAL_PLACE[kind], ANIMALS[tile])
    number = MONASTERY_NUMBER[tile]
    if number > 0:
        rows.put(at + _STORED_MONASTERY + number - 1, 1)
    if colour >= len(COLOURS):
        return
    layout = duchy.layout
    fits = last = False
    for space in duchy.near[colour]:
        area = layout.area_of[space]
        if colour == BUILDING and kind in duchy.kinds[area]:
            continue
        fits = True
        last = last or duchy.left[area] == 1
        rows.put(at + _STORED_AT + layout.number[space] - 1, 1)
    rows.add(at + _STORED_FITS + colour, int(fits))
    rows.add(at + _STORED_LAST + colour, int(last))


def write_place(state: State, seat: Seat, rows: Rows, at: i64) -> None:
    """On the bridge, and with bonus tiles."""
    rows.put(at + _BRIDGE, state.place[seat])
    if seat in state.line:
        rows.steps(at + _BEHIND, state.line.index(seat), 3)
    rows.put(at + _BONUSES, state.bonuses[0].count(seat) + state.bonuses[1].count(seat))


def write_turn(state: State, seat: Seat, duchy: Duchy, rows: Rows, at: i64) -> None:
    """The dice that are left, and in the own turn what is due."""
    count = 0
    for die in state.dice[seat]:
        if die > 0:
            rows.add(at + _OPEN_DIE + die - 1, 1)
            count += 1
    rows.steps(at + _OPEN_DICE, count, 2)
    if state.turn >= state.seats or state.order[state.turn] != seat:
        return
    rows.put(at + _MY_TURN, 1)
    rows.put(at + _BOUGHT, int(state.bought))
    for due in state.pending:
        place = _DUE_AT.get(due.effect, NONE)
        if place != NONE:  # what a chapter of another box leaves open has no name here
            rows.add(at + _DUE + place, 1)
        waiting = due.waiting()
        if waiting != NONE:
            write_stored(duchy, waiting, rows, at)
