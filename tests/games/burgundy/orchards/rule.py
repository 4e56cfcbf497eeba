"""Orchards: who places a mine may pick apples beside it, a worker each; they score at the end.

The clauses it names are those of mines, since no rulebook has orchards.
"""

from collections.abc import Mapping
from typing import Any, Final

from bastide.core.errors import Message
from bastide.core.game import Event, Move
from bastide.games.burgundy.book import Book, FollowUp, Part
from bastide.games.burgundy.components import MINE
from bastide.games.burgundy.explain import open_or
from bastide.games.burgundy.moves import DECLINE
from bastide.games.burgundy.scoring import score
from bastide.games.burgundy.state import State
from tests.games.burgundy.orchards.events import ApplesPicked
from tests.games.burgundy.orchards.moves import MOST, PICK_APPLES, PickApples

KEY: Final = "orchards"
SOURCE: Final = "orchards"  # of its points
APPLE_POINTS: Final = 2


def join(book: Book) -> None:
    book.plays[PickApples] = play_pick_apples
    book.explains[PickApples] = explain_pick_apples
    book.leave_open([HARVEST])
    book.effects[MINE] = open_harvest
    book.final_steps.append(score_apples)


class Orchards(Part):
    """The apples each seat has picked."""

    __slots__ = ("apples",)

    def __init__(self, apples: list[int]) -> None:
        self.apples = apples

    def copy(self) -> Part:
        return Orchards(self.apples.copy())

    def write(self, _state: State) -> dict[str, Any]:
        return {"apples": self.apples.copy()}

    def show(self, _state: State) -> dict[str, Any]:
        return {"worth": [APPLE_POINTS * apples for apples in self.apples]}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Orchards) and self.apples == other.apples

    def __hash__(self) -> int:
        return hash(tuple(self.apples))


def new_part(state: State, _options: Mapping[str, Any]) -> Part:
    return Orchards([0] * state.seats)


def read_part(_state: State, table: Mapping[str, Any]) -> Part:
    return Orchards(list(table[KEY]["apples"]))


def orchards_of(state: State) -> Orchards:
    part = state.parts[KEY]
    assert isinstance(part, Orchards)
    return part


class Harvest(FollowUp):
    """Apples may be picked beside a mine."""

    def __init__(self) -> None:
        super().__init__("harvest", "B6.6")

    def legal(self, state: State, seat: int) -> list[Move]:
        most = min(MOST, state.duchies[seat].workers)
        return [*PICK_APPLES[1 : most + 1], DECLINE] if most > 0 else []


HARVEST: Final = Harvest()


def open_harvest(state: State, _seat: int, _space: int) -> list[Event]:
    state.pending.append(HARVEST)
    return []


def play_pick_apples(state: State, seat: int, move: PickApples) -> list[Event]:
    """A worker for each apple."""
    state.pending.pop()
    state.duchies[seat].workers -= move.apples
    orchards_of(state).apples[seat] += move.apples
    return [ApplesPicked(seat, move.apples)]


def explain_pick_apples(state: State, seat: int, move: PickApples) -> Message:
    if state.pending and isinstance(state.pending[-1], Harvest):
        words = {"needed": move.apples, "workers": state.duchies[seat].workers}
        return Message("too-few-workers", {**words}, clause="B6.6")
    return open_or(state, "no-effect-open", "B6.6")


def score_apples(state: State, seat: int) -> list[Event]:
    """2 points for each apple."""
    apples = orchards_of(state).apples[seat]
    source = state.book.source(SOURCE)
    return [score(state, seat, APPLE_POINTS * apples, source)] if apples > 0 else []
