"""The table in words and numbers, as views and written states have it, and back."""

from bastide.core.game import Seat
from bastide.core.notation import Words
from bastide.games.burgundy.around.older import typed
from bastide.games.burgundy.box import Box, read_parts, write_parts
from bastide.games.burgundy.components import (
    BLACK,
    COLOURS,
    DEPOTS,
    DUCHY,
    EDITIONS,
    GOODS,
    GOODS_NUMBERS,
    LAYOUTS,
    NOBODY,
    NONE,
    PHASES,
    PLAIN,
    SPACES,
    TILE,
    Layout,
)
from bastide.games.burgundy.duchy import lay_layout, put
from bastide.games.burgundy.moves import DEPOT, SPACE
from bastide.games.burgundy.shown import OpenTable, WrittenDuchy, WrittenLayout
from bastide.games.burgundy.stages import DEALT_BY, SETUPS, STANDARD, TIES
from bastide.games.burgundy.state import NO_PICK, USED, Pick, State, empty_state, fill_space
from bastide.games.burgundy.vocabulary import Choice, Counts


def write_layout(layout: Layout) -> WrittenLayout:
    written: WrittenLayout = {
        "colours": [COLOURS[colour] for colour in layout.colour],
        "numbers": list(layout.number),
        "areas": [[SPACE.write(space) for space in area] for area in layout.areas],
        "confidence": layout.confidence,
    }
    if layout.posts:
        written["posts"] = [[SPACE.write(space) for space in post] for post in layout.posts]
    if layout.ground is not PLAIN:
        written["hexes"] = layout.ground.places()
        written["rivers"] = [[SPACE.write(space) for space in river] for river in layout.ground.rivers]
    return written


def write_table(state: State) -> OpenTable:
    """The whole table; what chapters have on it only with them."""
    table = write_base(state)
    if state.book.modules:
        table["modules"] = list(state.book.modules)
        table["step"] = state.step
    if state.book.mode != STANDARD:
        table["mode"] = state.book.mode
    table.update(write_parts(state))  # type: ignore[typeddict-item]  # chapters' own keys
    return table


def write_base(state: State) -> OpenTable:
    depots = [*range(1, DEPOTS + 1), BLACK]
    return {
        "seats": state.seats,
        "edition": EDITIONS[state.edition],
        "setup": SETUPS[state.setup],
        "tie": TIES[state.tie],
        "experts": DEALT_BY[state.dealt_by],
        "asked": [DUCHY.write(duchy) for duchy in state.asked],
        "stage": state.book.stages[state.stage],
        "start": None if state.start == NOBODY else state.start,
        "phase": None if state.phase == NONE else PHASES[state.phase],
        "round": None if state.round == NONE else state.round + 1,
        "line": state.line.copy(),
        "place": [place + 1 for place in state.place],
        "order": state.order.copy(),
        "turn": state.turn,
        "rolled": list(state.rolled),
        "dice": [[None if die == USED else die for die in pair] for pair in state.dice],
        "depots": {
            DEPOT.write(depot): [_name(TILE, state.board[space]) for space in SPACES[state.seats][depot]]
            for depot in depots
        },
        "stock": {DEPOT.write(depot): _goods(state.stock[depot]) for depot in depots[:-1]},
        "round_goods": [GOODS[goods - 1] for goods in state.round_goods],
        "bag": _goods(state.bag),
        "stacks": _counts(TILE, state.stacks),
        "black": _counts(TILE, state.black),
        "removed": _counts(TILE, state.removed),
        "bonuses": {
            word: [None if row[colour] == NOBODY else row[colour] for row in state.bonuses]
            for colour, word in enumerate(COLOURS)
        },
        "dealt": [[DUCHY.write(duchy) for duchy in own] for own in state.dealt],
        "duchies": [write_duchy(state, seat) for seat in range(state.seats)],
        "bought": state.bought,
        "pending": [follow_up.write() for follow_up in state.pending],  # type: ignore[misc]  # of these keys
    }


def write_duchy(state: State, seat: Seat) -> WrittenDuchy:
    """A seat's board and what it has; partners have some of it together. (B16.3)"""
    duchy = state.duchies[seat]
    written: WrittenDuchy = {
        "duchy": _name(DUCHY, duchy.layout.duchy),
        "tiles": {
            SPACE.write(space): TILE.write(tile) for space, tile in enumerate(duchy.tiles) if tile != NONE
        },
        "storage": [TILE.write(tile) for tile in state.storage[seat]],
        "goods": _goods(duchy.goods),
        "sold": _goods(duchy.sold),
        "silver": duchy.silver,
        "workers": duchy.workers,
        "points": _counts(state.book.box.sources, state.points[seat]),
        "brought": {
            SPACE.write(duchy.layout.areas[area][0]): points
            for area, points in enumerate(duchy.brought)
            if points
        },
    }
    for part in state.parts.values():
        written.update(part.write_with_duchy(seat))  # type: ignore[typeddict-item]  # chapters' own keys
    return written


def read_table(table: OpenTable, box: Box) -> State:
    edition, setup = EDITIONS.index(table["edition"]), SETUPS.index(table["setup"])
    asked, tie = tuple([DUCHY.read(word) for word in table["asked"]]), TIES.index(table["tie"])
    book = box.book(table.get("modules", []), table.get("mode", STANDARD))
    state = empty_state(table["seats"], edition, setup, tie, asked, book)
    state.dealt_by = DEALT_BY.index(table["experts"])
    state.stage = book.stage(table["stage"])
    state.start = NOBODY if table["start"] is None else table["start"]
    state.phase = NONE if table["phase"] is None else PHASES.index(table["phase"])
    state.round = NONE if table["round"] is None else table["round"] - 1
    state.line = list(table["line"])
    state.place = [place - 1 for place in table["place"]]
    state.order = list(table["order"])
    state.turn = table["turn"]
    state.rolled = tuple(table["rolled"])
    state.dice = [[USED if die is None else die for die in pair] for pair in table["dice"]]
    read_depots(state, table)
    state.round_goods = [GOODS.index(word) + 1 for word in table["round_goods"]]
    state.bag = _read_goods(table["bag"])
    state.stacks = _read_counts(TILE, table["stacks"])
    state.black = _read_counts(TILE, table["black"])
    state.removed = _read_counts(TILE, table["removed"])
    for size, row in enumerate(state.bonuses):
        taken = [table["bonuses"][colour][size] for colour in COLOURS]
        row[:] = [NOBODY if seat is None else seat for seat in taken]
    state.dealt = [[DUCHY.read(word) for word in own] for own in table["dealt"]]
    for seat, written in enumerate(table["duchies"]):
        read_duchy(state, seat, written)
    state.bought = table["bought"]
    state.pending = [book.read(typed(open_still)) for open_still in table["pending"]]
    state.step = table.get("step", 0)
    read_parts(state, table)
    return state


def read_depots(state: State, table: OpenTable) -> None:
    for depot in range(DEPOTS + 1):
        for space, word in zip(SPACES[state.seats][depot], table["depots"][DEPOT.write(depot)], strict=True):
            if word is not None:
                fill_space(state, space, TILE.read(word))
        if depot != BLACK:
            state.stock[depot] = _read_goods(table["stock"][DEPOT.write(depot)])


def read_duchy(state: State, seat: Seat, written: WrittenDuchy) -> None:
    duchy = state.duchies[seat]
    if written["duchy"] is not None:
        lay_layout(duchy, LAYOUTS[state.edition][DUCHY.read(written["duchy"])])
    for space, word in written["tiles"].items():
        put(duchy, TILE.read(word), SPACE.read(space))
    state.storage[seat] = [TILE.read(word) for word in written["storage"]]
    duchy.goods = _read_goods(written["goods"])
    duchy.sold = _read_goods(written["sold"])
    duchy.silver = written["silver"]
    duchy.workers = written["workers"]
    state.points[seat] = _read_counts(state.book.box.sources, written["points"])
    for space, points in written["brought"].items():
        duchy.brought[duchy.layout.area_of[SPACE.read(space)]] = points


def _name(words: Words, number: int) -> str | None:
    return None if number == NONE else words.write(number)


def _goods(counts: list[int]) -> Counts:
    return {GOODS[number - 1]: counts[number] for number in GOODS_NUMBERS if counts[number]}


def _read_goods(counts: Counts) -> list[int]:
    return [0, *[counts.get(word, 0) for word in GOODS]]


def _counts(words: Words, counts: list[int]) -> Counts:
    return {words.write(number): count for number, count in enumerate(counts) if count}


def _read_counts(words: Words, counts: Counts) -> list[int]:
    return [counts.get(word, 0) for word in words.words]


def write_choice(pick: Pick) -> Choice | None:
    return None if pick == NO_PICK else [DUCHY.write(pick.duchy), SPACE.write(pick.space)]


def read_choice(pick: Choice | None) -> Pick:
    return NO_PICK if pick is None else Pick(DUCHY.read(pick[0]), SPACE.read(pick[1]))
