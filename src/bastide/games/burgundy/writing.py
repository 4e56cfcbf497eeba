"""The table in words and numbers, as views and written states have it, and back."""

from typing import Any, Final, NotRequired, TypedDict

from bastide.core.game import Seat
from bastide.core.notation import Words
from bastide.games.burgundy.components import (
    BLACK,
    COLOURS,
    DEPOTS,
    DUCHY,
    EDITIONS,
    GOODS,
    GOODS_NUMBERS,
    LAYOUTS,
    MODULES,
    NOBODY,
    NONE,
    PHASES,
    PLAIN,
    SOURCE,
    SPACES,
    TILE,
    Layout,
)
from bastide.games.burgundy.duchy import STOCK, Duchy, lay_layout, put
from bastide.games.burgundy.modes.moves import OPEN_EFFECTS
from bastide.games.burgundy.modes.order import ONE_SPACE, open_in
from bastide.games.burgundy.modes.team import form_teams, name_of
from bastide.games.burgundy.modules.shelf import book_for, read_parts, write_parts
from bastide.games.burgundy.moves import SPACE
from bastide.games.burgundy.stages import (
    DISCARD,
    FOLLOW_UP,
    MODES,
    ORDER,
    SETUPS,
    SOLO,
    STAGES,
    STORE,
    TEAM,
    TEAMS,
    TIES,
)
from bastide.games.burgundy.state import USED, Solo, State, Teams, choice, empty_state, fill_space, partner

ABOUT_TILES: Final = (DISCARD, STORE)  # the follow-ups that are about a tile

Counts = dict[str, int]
Choice = list[str]  # a duchy and a space


class WrittenDuchy(TypedDict):
    """One player's board and everything on it."""

    duchy: str | None
    tiles: dict[str, str]  # space and tile
    storage: list[str]
    goods: Counts
    sold: Counts
    silver: int
    workers: int
    points: Counts  # by source
    brought: Counts  # by an area's first space: the points it has brought
    shared: NotRequired[
        list[str]
    ]  # team game: the storage that partners share; `storage` is the player's own


class WrittenTeams(TypedDict):
    """Who plays with whom. (B16.1)"""

    names: list[str]  # A1, B1, A2 and B2, by seat; none before the first player is named
    partners: list[Seat]  # by seat


class WrittenSolo(TypedDict):
    """The markers of the solo game, and what has left it. (B17.2, B17.5)"""

    score: int
    target: int
    blanks: list[str]  # what the tiles are that lie face down
    gone: Counts  # goods out of the game
    open: list[str]  # effects whose order is to be chosen
    tile: str | None  # which has set them off


class OpenTable(TypedDict):
    """What everybody sees. (B4.1, B5.11)"""

    seats: int
    edition: str
    setup: str
    tie: str
    asked: list[str]  # duchies; none: drawn or dealt
    stage: str
    start: Seat | None
    phase: str | None
    round: int | None
    line: list[Seat]  # the bridge from its foremost marker on
    place: list[int]  # each seat's space on the bridge, from 1
    order: list[Seat]  # of this round's turns
    turn: int
    rolled: list[int]
    dice: list[list[int | None]]  # by seat; None once it is used
    depots: dict[str, list[str | None]]  # the tile on each space in use
    stock: dict[str, Counts]  # goods by depot
    round_goods: list[str]
    bag: Counts  # goods not seen yet
    stacks: Counts  # tiles with backs of their colour not seen yet
    black: Counts  # tiles with black backs not seen yet
    removed: Counts  # tiles out of the game
    bonuses: dict[str, list[Seat | None]]  # by colour: who has the large and the small tile
    dealt: list[list[str]]  # duchies to choose from, by seat
    duchies: list[WrittenDuchy]
    bought: bool
    pending: list[list[str | int | None]]  # what is open and what it is about; the last is due first
    # with modules: which, the step of a phase's end that is interrupted, and what each has on the table
    modules: NotRequired[list[str]]
    step: NotRequired[int]
    extra_tiles: NotRequired[dict[str, Any]]
    border_posts: NotRequired[dict[str, Any]]
    white_castles: NotRequired[dict[str, Any]]
    inns: NotRequired[dict[str, Any]]
    trade_routes: NotRequired[dict[str, Any]]
    shields: NotRequired[dict[str, Any]]
    mode: NotRequired[str]  # these three only in the team game and the solo game
    team: NotRequired[WrittenTeams]
    solo: NotRequired[WrittenSolo]


class WrittenLayout(TypedDict):
    """A duchy as it is printed."""

    colours: list[str]  # by space
    numbers: list[int]
    areas: list[list[str]]  # the spaces of each
    confidence: str  # "verified", "likely", "open" or "reconstructed"
    posts: NotRequired[list[list[str]]]  # the spaces that touch each border post
    hexes: NotRequired[list[list[int]]]  # where it is not the usual hexagon: row and column of each space
    rivers: NotRequired[list[list[str]]]  # and the spaces that rivers join


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
    """The whole table; what modules and modes have on it only with them."""
    table = write_base(state)
    if state.book.modules:
        table["modules"] = [MODULES[module] for module in state.book.modules]
        table["step"] = state.step
        table.update(write_parts(state))  # type: ignore[typeddict-item]  # modules' own keys
    if state.teams is not None:
        write_teams(table, state, state.teams)
    if state.solo is not None:
        write_solo(table, state, state.solo)
    return table


def write_base(state: State) -> OpenTable:
    depots = [*range(1, DEPOTS + 1), BLACK]
    return {
        "seats": state.seats,
        "edition": EDITIONS[state.edition],
        "setup": SETUPS[state.setup],
        "tie": TIES[state.tie],
        "asked": [DUCHY.write(duchy) for duchy in state.asked],
        "stage": STAGES[state.stage],
        "start": None if state.start == NOBODY else state.start,
        "phase": None if state.phase == NONE else PHASES[state.phase],
        "round": None if state.round == NONE else state.round + 1,
        "line": state.line.copy(),
        "place": [place + 1 for place in state.place],
        "order": state.order.copy(),
        "turn": state.turn,
        "rolled": list(state.rolled),
        "dice": [
            [None if die == USED else die for die in state.dice[2 * seat : 2 * seat + 2]]
            for seat in range(state.seats)
        ],
        "depots": {
            _depot(depot): [_name(TILE, state.board[space]) for space in SPACES[state.seats][depot]]
            for depot in depots
        },
        "stock": {
            _depot(depot): _goods(state.stock[depot * STOCK : (depot + 1) * STOCK]) for depot in depots[:-1]
        },
        "round_goods": [GOODS[goods - 1] for goods in state.round_goods],
        "bag": _goods(state.bag),
        "stacks": _counts(TILE, state.stacks),
        "black": _counts(TILE, state.black),
        "removed": _counts(TILE, state.removed),
        "bonuses": {
            word: [None if seat == NOBODY else seat for seat in state.bonuses[2 * colour : 2 * colour + 2]]
            for colour, word in enumerate(COLOURS)
        },
        "dealt": [[DUCHY.write(duchy) for duchy in own] for own in state.dealt],
        "duchies": [write_duchy(duchy) for duchy in state.duchies],
        "bought": state.bought,
        "pending": [
            [FOLLOW_UP.write(what), _name(TILE, about) if what in ABOUT_TILES else about]
            for what, about in state.pending
        ],
    }


def write_teams(table: OpenTable, state: State, teams: Teams) -> None:
    """What partners have each alone stands in the duchy that they have together. (B16.3)"""
    seats = range(state.seats)
    table["mode"] = MODES[TEAM]
    table["team"] = {
        "names": [] if state.start == NOBODY else [name_of(state, seat) for seat in seats],
        "partners": [partner(seat) for seat in seats],
    }
    for seat, written in enumerate(table["duchies"]):
        written["shared"] = written["storage"]
        written["storage"] = [TILE.write(tile) for tile in teams.storage[seat]]
        written["points"] = _counts(SOURCE, teams.points[seat])


def write_solo(table: OpenTable, state: State, solo: Solo) -> None:
    about = state.pending[-1][1] if state.pending and state.pending[-1][0] == ORDER else NONE
    table["mode"] = MODES[SOLO]
    table["solo"] = {
        "score": solo.score,
        "target": solo.target,
        "blanks": [TILE.write(tile) for tile in solo.blanks],
        "gone": _goods(solo.gone),
        "open": [OPEN_EFFECTS[effect] for effect in open_in(about)] if about != NONE else [],
        "tile": TILE.write(state.duchies[0].tiles[about // ONE_SPACE]) if about != NONE else None,
    }


def write_duchy(duchy: Duchy) -> WrittenDuchy:
    return {
        "duchy": _name(DUCHY, duchy.layout.duchy),
        "tiles": {
            SPACE.write(space): TILE.write(tile) for space, tile in enumerate(duchy.tiles) if tile != NONE
        },
        "storage": [TILE.write(tile) for tile in duchy.storage],
        "goods": _goods(duchy.goods),
        "sold": _goods(duchy.sold),
        "silver": duchy.silver,
        "workers": duchy.workers,
        "points": _counts(SOURCE, duchy.points),
        "brought": {
            SPACE.write(duchy.layout.areas[area][0]): points
            for area, points in enumerate(duchy.brought)
            if points
        },
    }


def read_table(table: OpenTable) -> State:
    edition, setup = EDITIONS.index(table["edition"]), SETUPS.index(table["setup"])
    asked, tie = tuple([DUCHY.read(word) for word in table["asked"]]), TIES.index(table["tie"])
    book = book_for(table.get("modules", []))
    state = empty_state(table["seats"], edition, setup, tie, asked, book, [])
    state.stage = STAGES.index(table["stage"])
    state.start = NOBODY if table["start"] is None else table["start"]
    state.phase = NONE if table["phase"] is None else PHASES.index(table["phase"])
    state.round = NONE if table["round"] is None else table["round"] - 1
    state.line = list(table["line"])
    state.place = [place - 1 for place in table["place"]]
    state.order = list(table["order"])
    state.turn = table["turn"]
    state.rolled = tuple(table["rolled"])
    state.dice = [USED if die is None else die for pair in table["dice"] for die in pair]
    read_depots(state, table)
    state.round_goods = [GOODS.index(word) + 1 for word in table["round_goods"]]
    state.bag = _read_goods(table["bag"])
    state.stacks = _read_counts(TILE, table["stacks"])
    state.black = _read_counts(TILE, table["black"])
    state.removed = _read_counts(TILE, table["removed"])
    state.bonuses = [
        NOBODY if seat is None else seat for colour in COLOURS for seat in table["bonuses"][colour]
    ]
    state.dealt = [[DUCHY.read(word) for word in own] for own in table["dealt"]]
    for seat, written in enumerate(table["duchies"]):
        read_duchy(state.duchies[seat], written, edition)
    state.bought = table["bought"]
    state.pending = [_read_pending(open_still) for open_still in table["pending"]]
    if book.modules:
        state.step = table["step"]
        read_parts(state, table)
    if "team" in table:
        read_teams(state, table)
    if "solo" in table:
        state.solo = read_solo(table["solo"])
    return state


def read_teams(state: State, table: OpenTable) -> None:
    """Partners share the duchy of the first of them; its points are those of both. (B16.3)"""
    form_teams(state)
    assert state.teams is not None
    for seat, written in enumerate(table["duchies"]):
        state.teams.storage[seat] = [TILE.read(word) for word in written["storage"]]
        state.teams.points[seat] = _read_counts(SOURCE, written["points"])
    for team, duchy in enumerate(state.duchies[:TEAMS]):
        one, other = state.teams.points[team], state.teams.points[team + TEAMS]
        duchy.storage = [TILE.read(word) for word in table["duchies"][team]["shared"]]
        duchy.points = [points + more for points, more in zip(one, other, strict=True)]


def read_solo(written: WrittenSolo) -> Solo:
    blanks = [TILE.read(word) for word in written["blanks"]]
    return Solo(written["score"], written["target"], blanks, _read_goods(written["gone"]))


def read_depots(state: State, table: OpenTable) -> None:
    for depot in range(DEPOTS + 1):
        for space, word in zip(SPACES[state.seats][depot], table["depots"][_depot(depot)], strict=True):
            if word is not None:
                fill_space(state, space, TILE.read(word))
        if depot != BLACK:
            state.stock[depot * STOCK : (depot + 1) * STOCK] = _read_goods(table["stock"][_depot(depot)])


def read_duchy(duchy: Duchy, written: WrittenDuchy, edition: int) -> None:
    if written["duchy"] is not None:
        lay_layout(duchy, LAYOUTS[edition][DUCHY.read(written["duchy"])])
    for space, word in written["tiles"].items():
        put(duchy, TILE.read(word), SPACE.read(space))
    duchy.storage = [TILE.read(word) for word in written["storage"]]
    duchy.goods = _read_goods(written["goods"])
    duchy.sold = _read_goods(written["sold"])
    duchy.silver = written["silver"]
    duchy.workers = written["workers"]
    duchy.points = _read_counts(SOURCE, written["points"])
    for space, points in written["brought"].items():
        duchy.brought[duchy.layout.area_of[SPACE.read(space)]] = points


def _depot(depot: int) -> str:
    return "black" if depot == BLACK else str(depot)


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


def write_choice(pick: int) -> Choice | None:
    return None if pick == NONE else [DUCHY.write(pick // 100), SPACE.write(pick % 100)]


def read_choice(pick: Choice | None) -> int:
    return NONE if pick is None else choice(DUCHY.read(pick[0]), SPACE.read(pick[1]))


def _read_pending(open_still: list[Any]) -> tuple[int, int]:
    what, about = FOLLOW_UP.read(open_still[0]), open_still[1]
    if what in ABOUT_TILES:
        return what, NONE if about is None else TILE.read(about)
    return what, about
