"""What lies on the table now."""

from bisect import insort
from dataclasses import dataclass
from typing import Final

from bastide.core.notation import Words
from bastide.games.burgundy.book import Book, Part
from bastide.games.burgundy.components import (
    BLACK_BACKS,
    BOARD_SPACES,
    CASTLE_TILE,
    COLOURS,
    DEPOT_OF,
    DEPOTS,
    GOODS,
    GOODS_TILES,
    KIND_OF,
    MONASTERY_NUMBER,
    MOST_KINDS,
    MOST_MONASTERIES,
    NO_LAYOUT,
    NOBODY,
    NONE,
    OWN_BACKS,
    SOURCE,
    SPACES,
    STARTING_SILVER,
    STORAGE,
    Layout,
)

# What is going on: the set-up step by step, then phases, rounds and turns.
STAGES: Final = (
    *("start", "deal", "duchies", "choose", "fill", "goods", "roll", "turn", "over"),
    *("decide", "deal-routes", "deal-shields"),  # with modules
)
CHOOSE_START: Final = 0
DEAL: Final = 1  # the players' first goods
DEAL_DUCHIES: Final = 2
CHOOSE_DUCHY: Final = 3
FILL: Final = 4  # the depots
LAY_GOODS: Final = 5  # of the phase
ROLL: Final = 6
TURN: Final = 7
OVER: Final = 8
DECIDE: Final = 9  # outside turns: what is pending is for `current`
DEAL_ROUTES: Final = 10
DEAL_SHIELDS: Final = 11

SETUPS: Final = ("basic", "experts", "experts-secret")
BASIC: Final = 0
EXPERTS: Final = 1
EXPERTS_SECRET: Final = 2

TIES: Final = ("most_empty", "fewest_empty")
MOST_EMPTY: Final = 0

MODES: Final = ("standard", "team", "solo")
STANDARD: Final = 0
TEAM: Final = 1
SOLO: Final = 2
TEAM_SEATS: Final = 4  # two teams of two
TEAMS: Final = 2

# What may be open between the placing of a tile and the next action: the base game's, then the modules', then
# those of the team game and the solo game.
FOLLOW_UP: Final = Words(
    "follow_up",
    (
        *("extra-action", "town-hall", "warehouse", "carpenter", "church", "market"),
        *("ship", "second-depot", "choose-goods", "discard"),
        *("crane", "white-castle", "lay-card", "route"),
        *("castle-or-shield", "gather", "from-depot", "upkeep", "choose-player"),
        *("store", "order", "buy-points", "target-action", "finished-colour", "trade", "give-goods"),
    ),
)
EXTRA_ACTION: Final = 0
PLACE_STORED: Final = 1  # town hall
SELL_ANY: Final = 2  # warehouse
TAKE_BUILDING: Final = 3  # carpenter
TAKE_BY_CHURCH: Final = 4
TAKE_BY_MARKET: Final = 5
LOAD_DEPOT: Final = 6  # a ship's choice
LOAD_NEXT: Final = 7  # about: the first depot
CHOOSE_GOODS: Final = 8  # about: `ten times the first depot + the second`, + 100 times a module's colour
DISCARD: Final = 9  # about: the tile that waits for room
USE_CRANE: Final = 10
WHITE_ACTION: Final = 11  # about: the number of the white die
LAY_CARD: Final = 12  # of the own trade route
LAY_ON_ROUTE: Final = 13  # about: `ten times the goods sold + how many are still to be laid`
ACTION_OR_SHIELD: Final = 14  # a castle with shield 11
GATHER: Final = 15  # a ship with shield 5; about: its depots
FROM_DEPOT: Final = 16  # shields 14 and 15
UPKEEP: Final = 17  # about: 1 if workers may pay
CHOOSE_PLAYER: Final = 18  # shield 6
STORE: Final = 19  # team: own or shared storage; about: the tile that waits
ORDER: Final = 20  # solo: what comes first; about: see `modes/order.py`
BUY_POINTS: Final = 21  # solo: points were scored
TARGET_ACTION: Final = 22  # solo: the target was reached
FINISHED_COLOUR: Final = 23  # solo: a tile of the black depot straight into the duchy
TRADE: Final = 24  # solo: goods for a blank
GIVE_GOODS: Final = 25  # solo; about: how many goods are still to be given

USED: Final = NONE
STOCK: Final = len(GOODS) + 1


@dataclass(init=False, slots=True)
class Duchy:
    """One player's board and everything on it."""

    layout: Layout
    tiles: list[int]  # by space, NONE where it is empty
    left: list[int]  # empty spaces of each area, kept by `put`
    empty: list[int]  # empty spaces of each colour, kept likewise
    near: list[list[int]]  # by colour: the empty spaces next to a tile in order, kept likewise
    kinds: list[int]  # by area: the kinds of tile that lie there, as bits, kept likewise
    brought: list[int]  # by area: the points it has brought, kept by `score_area`
    placed: list[int]  # how many tiles of each kind lie there, kept likewise
    has: list[bool]  # by number: the monasteries that lie there, kept likewise
    storage: list[int]
    goods: list[int]  # by number, held
    sold: list[int]  # by number
    silver: int
    workers: int
    points: list[int]  # by source
    room: int  # how many tiles storage holds

    def __init__(
        self,
        layout: Layout,
        tiles: list[int],
        left: list[int],
        empty: list[int],
        near: list[list[int]],
        kinds: list[int],
        brought: list[int],
        placed: list[int],
        has: list[bool],
        storage: list[int],
        goods: list[int],
        sold: list[int],
        silver: int,
        workers: int,
        points: list[int],
        room: int,
    ) -> None:
        self.layout = layout
        self.tiles = tiles
        self.left = left
        self.empty = empty
        self.near = near
        self.kinds = kinds
        self.brought = brought
        self.placed = placed
        self.has = has
        self.storage = storage
        self.goods = goods
        self.sold = sold
        self.silver = silver
        self.workers = workers
        self.points = points
        self.room = room


@dataclass(init=False, slots=True)
class Teams:
    """What each player of the team game has alone; all else is the duchy's that partners share. (B16.3)"""

    storage: list[list[int]]  # by seat; the duchy's own storage is the shared one
    points: list[list[int]]  # by seat and source; the duchy has their sum

    def __init__(self, storage: list[list[int]], points: list[list[int]]) -> None:
        self.storage = storage
        self.points = points


@dataclass(init=False, slots=True)
class Solo:
    """The markers of the solo game, and what has left it. (B17.2, B17.5)"""

    score: int
    target: int
    blanks: list[int]  # the tiles that lie face down
    gone: list[int]  # goods out of the game, by number

    def __init__(self, score: int, target: int, blanks: list[int], gone: list[int]) -> None:
        self.score = score
        self.target = target
        self.blanks = blanks
        self.gone = gone


@dataclass(init=False, slots=True)
class State:
    """The whole table. Lists go by seat, depot, tile or number, as they say."""

    seats: int
    edition: int
    setup: int
    tie: int
    asked: tuple[int, ...]  # the duchies the host named, one or one a seat; none: random
    stage: int
    start: int  # the first player of the game
    phase: int
    round: int
    line: list[int]  # the seats as they stand on the bridge, the foremost first
    place: list[int]  # each seat's space on the bridge
    order: list[int]  # the seats in the order of this round's turns
    turn: int  # which of them it is
    rolled: tuple[int, ...]  # two dice of each seat, then the white one
    dice: list[int]  # the same two of each seat, USED once they are
    board: list[int]  # the tile on each depot space, NONE where it is empty
    offers: list[list[int]]  # by depot: its tiles, equal ones once, kept by `fill_space` and `lift`
    stock: list[int]  # the goods in the depots: `depot * STOCK + number`
    round_goods: list[int]  # the goods of the rounds to come
    bag: list[int]  # goods not seen yet, by number
    stacks: list[int]  # tiles with a back of their own colour not seen yet, by tile
    black: list[int]  # tiles with a black back not seen yet, by tile
    removed: list[int]  # tiles out of the game, by tile
    bonuses: list[int]  # who has the large and the small tile of each colour, or NOBODY
    dealt: list[list[int]]  # the duchies each seat may choose from
    picks: list[int]  # what each seat has chosen: `choice(duchy, space)`, or NONE
    duchies: list[Duchy]
    bought: bool  # the purchase of this turn is made
    pending: list[tuple[int, int]]  # what is open, the last first: a follow-up and what it is about
    book: Book  # the rules in force
    parts: list[Part]  # by module: what it has on the table; none without modules
    step: int  # of the end of a phase, if a decision interrupts it
    teams: Teams | None  # only in the team game; there partners have one and the same duchy
    solo: Solo | None  # only in the solo game

    def __init__(
        self,
        seats: int,
        edition: int,
        setup: int,
        tie: int,
        asked: tuple[int, ...],
        stage: int,
        start: int,
        phase: int,
        round: int,
        line: list[int],
        place: list[int],
        order: list[int],
        turn: int,
        rolled: tuple[int, ...],
        dice: list[int],
        board: list[int],
        offers: list[list[int]],
        stock: list[int],
        round_goods: list[int],
        bag: list[int],
        stacks: list[int],
        black: list[int],
        removed: list[int],
        bonuses: list[int],
        dealt: list[list[int]],
        picks: list[int],
        duchies: list[Duchy],
        bought: bool,
        pending: list[tuple[int, int]],
        book: Book,
        parts: list[Part],
        step: int,
        teams: Teams | None,
        solo: Solo | None,
    ) -> None:
        self.seats = seats
        self.edition = edition
        self.setup = setup
        self.tie = tie
        self.asked = asked
        self.stage = stage
        self.start = start
        self.phase = phase
        self.round = round
        self.line = line
        self.place = place
        self.order = order
        self.turn = turn
        self.rolled = rolled
        self.dice = dice
        self.board = board
        self.offers = offers
        self.stock = stock
        self.round_goods = round_goods
        self.bag = bag
        self.stacks = stacks
        self.black = black
        self.removed = removed
        self.bonuses = bonuses
        self.dealt = dealt
        self.picks = picks
        self.duchies = duchies
        self.bought = bought
        self.pending = pending
        self.book = book
        self.parts = parts
        self.step = step
        self.teams = teams
        self.solo = solo


def empty_duchy() -> Duchy:
    """A player's place before the duchy is chosen: 1 silver. (B2.3)"""
    return Duchy(
        layout=NO_LAYOUT,
        tiles=[],
        left=[],
        empty=[0] * len(COLOURS),
        near=[[] for _ in COLOURS],
        kinds=[],
        brought=[],
        placed=[0] * MOST_KINDS,
        has=[False] * MOST_MONASTERIES,
        storage=[],
        goods=[0] * STOCK,
        sold=[0] * STOCK,
        silver=STARTING_SILVER,
        workers=0,
        points=[0] * len(SOURCE.words),
        room=STORAGE,
    )


def empty_state(
    seats: int, edition: int, setup: int, tie: int, asked: tuple[int, ...], book: Book, parts: list[Part]
) -> State:
    """An empty table: everything in the box. (B1.1, B1.2, B1.5)"""
    state = State(
        seats=seats,
        edition=edition,
        setup=setup,
        tie=tie,
        asked=asked,
        stage=CHOOSE_START,
        start=NOBODY,
        phase=NONE,
        round=NONE,
        line=[],
        place=[0] * seats,
        order=[],
        turn=0,
        rolled=(),
        dice=[USED] * (2 * seats),
        board=[NONE] * BOARD_SPACES,
        offers=[[] for _ in range(DEPOTS + 1)],
        stock=[0] * (STOCK * (DEPOTS + 1)),
        round_goods=[],
        bag=[0, *[GOODS_TILES] * len(GOODS)],
        stacks=OWN_BACKS.copy(),
        black=BLACK_BACKS.copy(),
        removed=[0] * len(OWN_BACKS),
        bonuses=[NOBODY] * (2 * len(COLOURS)),
        dealt=[],
        picks=[NONE] * seats,
        duchies=[empty_duchy() for _ in range(seats)],
        bought=False,
        pending=[],
        book=book,
        parts=parts,
        step=0,
        teams=None,
        solo=None,
    )
    for tile, own, black in book.tiles:
        state.stacks[tile] = own
        state.black[tile] = black
    return state


def copy_duchy(duchy: Duchy) -> Duchy:
    return Duchy(
        duchy.layout,
        duchy.tiles.copy(),
        duchy.left.copy(),
        duchy.empty.copy(),
        [row.copy() for row in duchy.near],
        duchy.kinds.copy(),
        duchy.brought.copy(),
        duchy.placed.copy(),
        duchy.has.copy(),
        duchy.storage.copy(),
        duchy.goods.copy(),
        duchy.sold.copy(),
        duchy.silver,
        duchy.workers,
        duchy.points.copy(),
        duchy.room,
    )


def copy(state: State) -> State:
    return State(
        state.seats,
        state.edition,
        state.setup,
        state.tie,
        state.asked,
        state.stage,
        state.start,
        state.phase,
        state.round,
        state.line.copy(),
        state.place.copy(),
        state.order.copy(),
        state.turn,
        state.rolled,
        state.dice.copy(),
        state.board.copy(),
        [row.copy() for row in state.offers],
        state.stock.copy(),
        state.round_goods.copy(),
        state.bag.copy(),
        state.stacks.copy(),
        state.black.copy(),
        state.removed.copy(),
        state.bonuses.copy(),
        state.dealt,
        state.picks.copy(),
        [copy_duchy(duchy) for duchy in state.duchies] if state.teams is None else copy_shared(state.duchies),
        state.bought,
        state.pending.copy(),
        state.book,
        [part.copy() for part in state.parts],
        state.step,
        None if state.teams is None else copy_teams(state.teams),
        None if state.solo is None else copy_solo(state.solo),
    )


def copy_shared(duchies: list[Duchy]) -> list[Duchy]:
    """Partners share the copy as they share the duchy. (B16.3)"""
    return [copy_duchy(duchy) for duchy in duchies[:TEAMS]] * 2


def copy_teams(teams: Teams) -> Teams:
    return Teams([tiles.copy() for tiles in teams.storage], [points.copy() for points in teams.points])


def copy_solo(solo: Solo) -> Solo:
    return Solo(solo.score, solo.target, solo.blanks.copy(), solo.gone.copy())


def lay_duchy(state: State, seat: int, layout: Layout, space: int) -> None:
    """A player's duchy is laid out and the starting castle stands in it. (B1.6, B2.5, B2.6)"""
    lay_layout(state.duchies[seat], layout)
    put(state.duchies[seat], CASTLE_TILE, space)
    state.stacks[CASTLE_TILE] -= 1


def lay_layout(duchy: Duchy, layout: Layout) -> None:
    duchy.layout = layout
    duchy.tiles = [NONE] * len(layout.colour)
    duchy.left = layout.size_of.copy()
    duchy.empty = [len(spaces) for spaces in layout.spaces_of]
    duchy.near = [[] for _ in COLOURS]
    duchy.kinds = [0] * len(layout.areas)
    duchy.brought = [0] * len(layout.areas)


def put(duchy: Duchy, tile: int, space: int) -> None:
    """Lay a tile on a space; what is counted by space, area, colour and kind follows."""
    layout, tiles, near = duchy.layout, duchy.tiles, duchy.near
    kind, area, colour = KIND_OF[tile], layout.area_of[space], layout.colour[space]
    tiles[space] = tile
    duchy.left[area] -= 1
    duchy.empty[colour] -= 1
    duchy.kinds[area] |= 1 << kind
    duchy.placed[kind] += 1
    if MONASTERY_NUMBER[tile] > 0:
        duchy.has[MONASTERY_NUMBER[tile]] = True
    if space in near[colour]:
        near[colour].remove(space)
    for other in layout.neighbours[space]:
        if tiles[other] == NONE and other not in near[layout.colour[other]]:
            insort(near[layout.colour[other]], other)


def find_near(duchy: Duchy) -> None:
    """The empty spaces next to a tile, counted afresh."""
    tiles, layout = duchy.tiles, duchy.layout
    for colour, spaces in enumerate(layout.spaces_of):
        empty = [space for space in spaces if tiles[space] == NONE]
        duchy.near[colour] = [
            space for space in empty if any(tiles[other] != NONE for other in layout.neighbours[space])
        ]


def fill_space(state: State, space: int, tile: int) -> None:
    """Lay a tile on a depot space."""
    offer = state.offers[DEPOT_OF[space]]
    state.board[space] = tile
    if tile not in offer:
        offer.append(tile)


def lift(state: State, depot: int, tile: int) -> None:
    """Such a tile leaves a depot; of equal ones the last, so that the offer keeps its order."""
    board, found, last = state.board, 0, NONE
    for space in SPACES[state.seats][depot]:
        if board[space] == tile:
            found += 1
            last = space
    board[last] = NONE
    if found == 1:
        state.offers[depot].remove(tile)


def clear_depots(state: State) -> None:
    """All tiles in the depots leave the game. (B3.1)"""
    board, removed = state.board, state.removed
    for space in range(BOARD_SPACES):
        if board[space] != NONE:
            removed[board[space]] += 1
            board[space] = NONE
    state.offers = [[] for _ in range(DEPOTS + 1)]


def is_repeated(storage: list[int], place: int) -> bool:
    """Whether an equal tile comes before this one: equal tiles are one choice."""
    for before in range(place):
        if storage[before] == storage[place]:
            return True
    return False


def current(state: State) -> int:
    """The seat whose turn it is."""
    return state.order[state.turn]


def mode_of(state: State) -> int:
    return TEAM if state.teams is not None else STANDARD if state.solo is None else SOLO


def owners(state: State) -> list[int]:
    """The seats that have a duchy, in turn order; of partners the one who began. (B16.3)"""
    if state.teams is None:
        return state.line
    return [seat for seat in state.line if (seat - state.start) % TEAM_SEATS < TEAMS]


def partner(seat: int) -> int:
    """Partners sit opposite each other. (B16.1)"""
    return (seat + TEAMS) % TEAM_SEATS


def storage_of(state: State, seat: int) -> list[int]:
    """A player's own storage; in the team game the duchy's is the shared one. (B16.3)"""
    return state.duchies[seat].storage if state.teams is None else state.teams.storage[seat]


def choice(duchy: int, space: int) -> int:
    """A duchy and the space of its starting castle as one number."""
    return duchy * 100 + space
