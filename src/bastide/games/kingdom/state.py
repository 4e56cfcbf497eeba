"""What lies on the table now."""

from bisect import insort
from dataclasses import dataclass
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from bastide.core.cells import cells
from bastide.games.kingdom.components import (
    BUILDABLE,
    HEXES,
    NEIGHBOURS,
    NO_BOARD,
    NOBODY,
    NONE,
    SETTLEMENTS,
    TERRAIN_CARDS,
    TERRAINS,
    TOKENS,
    Board,
)

# What is going on: the set-up step by step, then turns with the draws between them.
STAGES: Final = ("board", "cards", "start", "deal", "turn", "draw", "replace", "over")
LAY_BOARD: Final = 0
LAY_CARDS: Final = 1
CHOOSE_START: Final = 2
DEAL: Final = 3
TURN: Final = 4
DRAW: Final = 5  # the card for the next turn
REPLACE: Final = 6  # a new card for this turn
OVER: Final = 7

# What has become of the token a seat may take from a location hex.
TOKEN_STATES: Final = ("not-taken", "next-turn", "ready", "used", "lost")
NOT_TAKEN: Final = 0
NEXT_TURN: Final = 1
READY: Final = 2
USED: Final = 3
LOST: Final = 4

_UNOWNED: Final = cells(HEXES, NOBODY)
_UNTOUCHED: Final = cells(HEXES, 0)


@dataclass(slots=True)
class State:
    """The whole table. Lists of lists go by seat first."""

    seats: int
    asked_quadrants: tuple[int, ...]  # the host's choice: the four locations, or NONE for random
    asked_turned: tuple[int, ...]  # 1, 0, or NONE for random
    stage: int
    board: Board
    cards: list[int]  # the kingdom cards
    start: int
    current: int  # whose turn it is
    owner: vec[i64]  # by hex
    standing: list[list[int]]  # the hexes of each seat's settlements in order, kept by `put` and `lift`
    touching: list[vec[i64]]  # by hex: how many own settlements are next to it, kept likewise
    free: list[int]  # hexes of each terrain without a settlement, kept by `put` and `lift`
    supply: list[int]
    stacks: list[int]  # tokens left on each location hex
    tokens: list[list[int]]  # by location hex: one of the token states
    hand: list[int]  # each seat's hidden terrain card
    older: list[bool]  # the card in hand was drawn before the deck was last remade
    deck: list[int]  # how many of each terrain are in it
    discards: list[int]
    removed: list[int]  # cards out of the game
    card: int  # the card of the turn
    owed: int  # settlements of the mandatory action still to build
    begun: bool  # the first of them stands
    lifted: int  # the hex a settlement was lifted from, while it is in the air
    lifted_by: int  # with which kind of location
    last_round: bool


def empty_state(seats: int, asked_quadrants: tuple[int, ...], asked_turned: tuple[int, ...]) -> State:
    """An empty table: everything in the box, 40 settlements with each player. (K1.3, K2.4)"""
    return State(
        seats=seats,
        asked_quadrants=asked_quadrants,
        asked_turned=asked_turned,
        stage=LAY_BOARD,
        board=NO_BOARD,
        cards=[],
        start=NOBODY,
        current=NOBODY,
        owner=_UNOWNED[:],
        standing=[[] for _ in range(seats)],
        touching=[_UNTOUCHED[:] for _ in range(seats)],
        free=[0] * len(TERRAINS),
        supply=[SETTLEMENTS] * seats,
        stacks=[],
        tokens=[[] for _ in range(seats)],
        hand=[NONE] * seats,
        older=[False] * seats,
        deck=[TERRAIN_CARDS] * BUILDABLE,
        discards=[0] * BUILDABLE,
        removed=[0] * BUILDABLE,
        card=NONE,
        owed=0,
        begun=False,
        lifted=NONE,
        lifted_by=NONE,
        last_round=False,
    )


def copy(state: State) -> State:
    return State(
        state.seats,
        state.asked_quadrants,
        state.asked_turned,
        state.stage,
        state.board,
        state.cards,
        state.start,
        state.current,
        state.owner[:],
        [row.copy() for row in state.standing],
        [row[:] for row in state.touching],
        state.free.copy(),
        state.supply.copy(),
        state.stacks.copy(),
        [row.copy() for row in state.tokens],
        state.hand.copy(),
        state.older.copy(),
        state.deck.copy(),
        state.discards.copy(),
        state.removed.copy(),
        state.card,
        state.owed,
        state.begun,
        state.lifted,
        state.lifted_by,
        state.last_round,
    )


def lay_board(state: State, board: Board) -> None:
    """Put the quadrants together and two tokens on every location hex. (K2.1, K2.2)"""
    state.board = board
    state.free = [len(hexes) for hexes in board.hexes_of]
    state.stacks = [TOKENS] * len(board.locations)
    state.tokens = [[NOT_TAKEN] * len(board.locations) for _ in range(state.seats)]


def put(state: State, seat: int, hex: int) -> None:
    """Stand a settlement on a hex."""
    state.owner[hex] = seat
    insort(state.standing[seat], hex)
    state.free[state.board.terrain[hex]] -= 1
    touching = state.touching[seat]
    for neighbour in NEIGHBOURS[hex]:
        touching[neighbour] += 1


def lift(state: State, seat: int, hex: int) -> None:
    """Take a settlement off its hex."""
    state.owner[hex] = NOBODY
    state.standing[seat].remove(hex)
    state.free[state.board.terrain[hex]] += 1
    touching = state.touching[seat]
    for neighbour in NEIGHBOURS[hex]:
        touching[neighbour] -= 1
