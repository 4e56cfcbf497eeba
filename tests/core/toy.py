"""A game of one round for the tests of the core: everyone chooses in secret, then all is shown."""

from dataclasses import dataclass
from types import SimpleNamespace
from typing import Any

from bastide.core.errors import Message
from bastide.core.game import Event, Move, Result, Reveal, rank
from bastide.core.notation import Notation, numbers
from bastide.core.options import Option
from bastide.core.spots import Gesture, Spots, Step


@dataclass(frozen=True)
class Choose(Move):
    number: int


@dataclass
class Chosen(Event):
    seat: int
    number: int


@dataclass
class AllShown(Reveal):
    numbers: tuple[int, ...]


NOTATION = Notation({"choose": Choose}, {"number": numbers("number", 0, 2)})


def play(state: dict[str, Any], seat: int, move: Choose) -> list[Event]:
    state["choices"][seat] = move.number
    chosen: list[Event] = [Chosen(seat, move.number)]
    if None in state["choices"]:
        return chosen
    return [*chosen, AllShown(tuple(state["choices"]))]


def to_act(state: dict[str, Any]) -> tuple[int, ...]:
    return tuple(seat for seat, choice in enumerate(state["choices"]) if choice is None)


def result(state: dict[str, Any]) -> Result:
    scores = [choice or 0 for choice in state["choices"]]
    return Result(scores, [{"choice": score} for score in scores], rank(scores), [0], not to_act(state))


TOY: Any = SimpleNamespace(
    KEY="toy",
    RULES=1,
    NOTATION=NOTATION,
    SPOTS=Spots(
        {"number": [NOTATION.kinds["number"]]}, {"choose": Gesture(Step("number {number}"), secret=True)}
    ),
    line_at=lambda *asked: f"choose {asked[-1][-1].split()[1]}",
    EVENTS=(Chosen, AllShown),
    options=lambda: (Option("seats", 3, (1, 2, 3)), Option("modules", [], ("a", "b"), many=2, fewest=0)),
    new_game=lambda options: {"choices": [None] * options["seats"]},
    to_act=to_act,
    legal_moves=lambda state, seat: [Choose(number) for number in range(3)] if seat in to_act(state) else [],
    play=play,
    copy=lambda state: {"choices": list(state["choices"])},
    seen=lambda event, seat: (
        Chosen(event.seat, -1) if isinstance(event, Chosen) and event.seat != seat else event
    ),
    view=lambda state, seat: {"seat": seat, "chosen": [choice is not None for choice in state["choices"]]},
    write_state=lambda state: {"choices": list(state["choices"])},
    read_state=lambda written: {"choices": list(written["choices"])},
    result=result,
    explain=lambda *asked: Message("no-seat", {"seat": str(asked[-1])}),
)
