"""What lies on the table now."""

from dataclasses import dataclass
from typing import Final, NamedTuple

from bastide.games.burgundy.book import Book, FollowUp, Part
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
    STORAGE,
    Layout,
)
from bastide.games.burgundy.duchy import STOCK, Duchy, copy_duchy, empty_duchy, lay_layout, put
from bastide.games.burgundy.stages import BY_BOARD, CHOOSE_START

USED: Final = NONE


class Pick(NamedTuple):
    """A duchy and the space of its starting castle."""

    duchy: int
    space: int


NO_PICK: Final = Pick(NONE, NONE)


@dataclass(slots=True)
class State:
    """The whole table. Lists go by seat, depot, tile or number, as they say."""

    seats: int
    edition: int
    setup: int
    tie: int
    dealt_by: int  # what experts choose between
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
    dice: list[list[int]]  # by seat: the same two, USED once they are
    board: list[int]  # the tile on each depot space, NONE where it is empty
    offers: list[
        list[int]
    ]  # by depot: its tiles, each once, kept by `fill_space` and `lift`; copies share rows
    stock: list[list[int]]  # by depot: the goods there, by number, kept by `set_goods`; copies share rows
    round_goods: list[int]  # the goods of the rounds to come
    bag: list[int]  # goods not seen yet, by number
    stacks: list[int]  # tiles with a back of their own colour not seen yet, by tile
    black: list[int]  # tiles with a black back not seen yet, by tile
    removed: list[int]  # tiles out of the game, by tile
    bonuses: list[
        list[int]
    ]  # who has the large tiles and the small ones, by colour, or NOBODY; copies share rows
    dealt: list[list[int]]  # the duchies each seat may choose from
    picks: list[Pick]  # what each seat has chosen, or NO_PICK
    duchies: list[Duchy]  # partners have one and the same
    storage: list[list[int]]  # by seat: the own tiles
    room: list[int]  # by seat: for how many tiles
    points: list[list[int]]  # by seat and source
    bought: bool  # the purchase of this turn is made
    pending: list[FollowUp]  # what is open; the last is due first
    book: Book  # the rules in force
    parts: dict[str, Part]  # by chapter: what it has on the table; none in the base game
    step: int  # of the end of a phase, if a decision interrupts it


def empty_state(seats: int, edition: int, setup: int, tie: int, asked: tuple[int, ...], book: Book) -> State:
    """An empty table: everything in the box. (B1.1, B1.2, B1.5)"""
    state = State(
        seats=seats,
        edition=edition,
        setup=setup,
        tie=tie,
        dealt_by=BY_BOARD,
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
        dice=[[USED, USED] for _ in range(seats)],
        board=[NONE] * BOARD_SPACES,
        offers=[[] for _ in range(DEPOTS + 1)],
        stock=[[0] * STOCK for _ in range(DEPOTS + 1)],
        round_goods=[],
        bag=[0, *[GOODS_TILES] * len(GOODS)],
        stacks=OWN_BACKS.copy(),
        black=BLACK_BACKS.copy(),
        removed=[0] * len(OWN_BACKS),
        bonuses=[[NOBODY] * len(COLOURS), [NOBODY] * len(COLOURS)],
        dealt=[],
        picks=[NO_PICK] * seats,
        duchies=[empty_duchy() for _ in range(seats)],
        storage=[[] for _ in range(seats)],
        room=[STORAGE] * seats,
        points=[[0] * len(book.box.sources.words) for _ in range(seats)],
        bought=False,
        pending=[],
        book=book,
        parts={},
        step=0,
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
        state.dealt_by,
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
        [pair.copy() for pair in state.dice],
        state.board.copy(),
        state.offers.copy(),
        state.stock.copy(),
        state.round_goods.copy(),
        state.bag.copy(),
        state.stacks.copy(),
        state.black.copy(),
        state.removed.copy(),
        state.bonuses.copy(),
        state.dealt,
        state.picks.copy(),
        copy_duchies(state.duchies),
        [tiles.copy() for tiles in state.storage],
        state.room.copy(),
        [points.copy() for points in state.points],
        state.bought,
        state.pending.copy(),
        state.book,
        {chapter: part.copy() for chapter, part in state.parts.items()},
        state.step,
    )


def copy_duchies(duchies: list[Duchy]) -> list[Duchy]:
    """Who shares a duchy shares its copy."""
    copies: list[Duchy] = []
    for seat, duchy in enumerate(duchies):
        first = 0  # of those whose duchy it is
        while duchies[first] is not duchy:
            first += 1
        copies.append(copies[first] if first < seat else copy_duchy(duchy))
    return copies


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


def set_goods(state: State, depot: int, number: int, count: int) -> None:
    """So many goods of a number lie in a depot now; in a new row, for that of copies stays."""
    row = state.stock[depot].copy()
    row[number] = count
    state.stock[depot] = row


def lift(state: State, depot: int, tile: int) -> None:
    """Such a tile leaves a depot; of equal ones the last, so that the offer keeps its order."""
    board, found, last = state.board, 0, NONE
    for space in SPACES[state.seats][depot]:
        if board[space] == tile:
            found += 1
            last = space
    board[last] = NONE
    if found == 1:  # a new row: that of copies stays
        row = state.offers[depot].copy()
        row.remove(tile)
        state.offers[depot] = row


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


def owners(state: State) -> list[int]:
    """The seats that have a duchy, in turn order; of partners one."""
    return state.book.owners(state)


def sharers(state: State, seat: int) -> list[int]:
    """The seats that have this duchy together."""
    return [other for other in range(state.seats) if state.duchies[other] is state.duchies[seat]]
