"""What lies on the table now."""

from dataclasses import dataclass
from typing import Final

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
    NOBODY,
    NONE,
    OWN_BACKS,
    SPACES,
    Layout,
)
from bastide.games.burgundy.duchy import STOCK, Duchy, copy_duchy, empty_duchy, lay_layout, put
from bastide.games.burgundy.stages import CHOOSE_START, SOLO, STANDARD, TEAM, TEAM_SEATS, TEAMS

USED: Final = NONE


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
    pending: list[tuple[int, int]]  # what is open, a follow-up and what it is about; the last is due first
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
