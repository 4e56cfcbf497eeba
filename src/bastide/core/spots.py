"""Spots: what on a table can be pointed at, and which of them a line goes through.

A spot is its kind and some words: `hex 3.4`, `die 3`, `tile 4 ship`. Equal pieces are one spot. A line goes
through the spots of its move in their order: a tool is picked up and narrows the rest, others are clicked.
A page that knows this table knows how to make every move by hand, and no rule.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from bastide.core.errors import IllegalMove, Message
from bastide.core.notation import Words


class Step:
    """One spot of a line: a template with the names of the move's fields, as in `tile {depot} {tile}`.

    `at` says where another spot is meant than the one the template spells, or none: that spot is then empty.
    """

    def __init__(self, spot: str, tool: bool = False, at: Mapping[str, str] | None = None) -> None:
        self.spot = spot
        self.tool = tool
        self.at: dict[str, str] = dict(at or {})


class Gesture:
    """How a move is made by hand: its steps, and what a hand should know of it before."""

    def __init__(
        self,
        *steps: Step,
        secret: bool = False,
        ends: bool = False,
        begins: bool = False,
        beside: bool = False,
        weighed: bool = False,
    ) -> None:
        self.steps = list(steps)
        self.secret = secret  # what it brings depends on what nobody knows yet
        self.ends = ends  # the turn
        self.begins = begins  # something that asks once more by itself
        self.beside = beside  # possible beside whatever is asked for
        self.weighed = weighed  # looked at first, and played by a button of its own once one is sure


class Spots:
    """The kinds of spots of one game with the vocabularies of their words, and the gesture of each move."""

    def __init__(self, kinds: Mapping[Any, Sequence[Words]], gestures: Mapping[str, Gesture]) -> None:
        self.kinds: dict[str, list[Words]] = {kind: list(words) for kind, words in kinds.items()}
        self.gestures = dict(gestures)

    def told(self) -> list[str]:
        """The kinds that no move goes through: whoever clicks one wants to know what it is."""
        steps = [step for gesture in self.gestures.values() for step in gesture.steps]
        passed = {spot.split()[0] for step in steps for spot in [step.spot, *step.at.values()] if spot}
        return [kind for kind in self.kinds if kind not in passed]

    def aim(self, name: str, words: Mapping[str, Any]) -> str:
        """Where a move of this name leads, by the words of its fields: its last spot; none if it has none."""
        steps = self.gestures[name].steps
        if not steps:
            return ""
        spot = steps[-1].spot
        for field, word in words.items():
            spot = spot.replace("{" + field + "}", str(word))
        return steps[-1].at.get(spot, spot)

    def read(self, spot: str) -> tuple[str, list[str]]:
        """A spot's kind and words; `IllegalMove` if there is none of this name."""
        kind, *words = spot.split() or [""]
        fields = self.kinds.get(kind)
        if fields is None or len(fields) != len(words):
            raise IllegalMove(Message("spot-unknown", {"spot": spot}))
        for field, word in zip(fields, words, strict=True):
            if word not in field.numbers:
                raise IllegalMove(Message("spot-unknown", {"spot": spot}))
        return kind, words

    def read_all(self, spots: Sequence[str]) -> dict[str, list[str]]:
        """The words of some spots by kind; of two of a kind the later one's."""
        return dict([self.read(spot) for spot in spots])
