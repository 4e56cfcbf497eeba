"""The moves of a position as a person is offered them: numbered, grouped, and found by what is typed."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final, NamedTuple

from bastide.core.errors import IllegalMove, Message

INLINE: Final = 6  # so many moves of a group are told one by one
APART: Final = 5  # so many numbers that do not follow each other are told


class Place(NamedTuple):
    """Where a move is offered: groups of one layer show their numbers together."""

    layer: str  # "": beside any other
    heading: str  # of its group, as it can be typed
    target: str = ""  # the thing on the board that bears its number


class Price(NamedTuple):
    """What a move would cost and bring, in a few signs."""

    cost: str = ""
    gain: str = ""


class Mark(NamedTuple):
    """The number of a move, and its price, on the board."""

    number: int
    cost: str = ""
    gain: str = ""


class Offers:
    """The legal lines of one position; the groups of one layer at a time show their numbers on the board."""

    def __init__(
        self, lines: Sequence[str], place_of: Callable[[str], Place], prices: Mapping[str, Price]
    ) -> None:
        self.lines = list(lines)
        self.prices = prices
        self.groups: dict[str, list[int]] = {}
        self.places = [place_of(line) for line in lines]
        for number, place in enumerate(self.places, 1):
            self.groups.setdefault(place.heading, []).append(number)
        self.shown = next(iter(self.groups), "")

    def show(self, typed: str) -> bool:
        """Let the group of this name take the board; whether there is one."""
        for heading in self.groups:
            if typed in (heading, self.nickname(heading)) and typed not in self.lines:
                self.shown = heading
                return True
        return False

    def nickname(self, heading: str) -> str:
        """The last word of a heading will do, unless it could mean something else."""
        last = heading.split()[-1]
        others = [text for text in [*self.groups, *self.lines] if text != heading]
        return heading if last.isdigit() or any(text.split()[-1] == last for text in others) else last

    def marks(self) -> Mapping[str, Mark]:
        """What bears a number on the board: the group asked for, and those that can stand beside it."""
        marks: dict[str, Mark] = {}
        for heading in self.on_board():
            marks |= self._marks_of(heading)
        return marks

    def on_board(self) -> list[str]:
        """The groups whose numbers are on the board now."""
        layer = self._layer(self.shown)
        beside = [heading for heading in self.groups if self._layer(heading) in (layer, "")]
        taken: set[str] = set()
        chosen = []
        for heading in dict.fromkeys([self.shown, *beside]):
            targets = self._marks_of(heading).keys()
            if targets and not targets & taken:
                taken |= targets
                chosen.append(heading)
        return chosen

    def has_targets(self, heading: str) -> bool:
        return bool(self._marks_of(heading))

    def _layer(self, heading: str) -> str:
        return self.places[self.groups[heading][0] - 1].layer if heading in self.groups else ""

    def _marks_of(self, heading: str) -> dict[str, Mark]:
        numbers = self.groups.get(heading, [])
        found = [(self.places[number - 1].target, number) for number in numbers]
        return {target: self.mark(number) for target, number in found if target}

    def mark(self, number: int) -> Mark:
        return Mark(number, *self.prices.get(self.lines[number - 1], Price()))

    def span(self, heading: str) -> str:
        """The numbers of a group: 5, or 5–8, or 5, 7–9; many that lie apart: 5, 8 .. 23."""
        spans: list[list[int]] = []
        for number in self.groups[heading]:
            if spans and spans[-1][-1] == number - 1:
                spans[-1][1:] = [number]
            else:
                spans.append([number])
        told = ["–".join(map(str, span)) for span in spans]
        return ", ".join(told) if len(told) <= APART else f"{told[0]}, {told[1]} .. {told[-1]}"

    def is_short(self, heading: str) -> bool:
        return len(self.groups[heading]) <= INLINE

    def find(self, typed: str) -> str:
        """The line that was meant: by its number, by its last word if one move ends so, or as it is."""
        typed = typed.lower()
        if typed.isascii() and typed.isdigit():
            if len(typed) > 4 or not 1 <= int(typed) <= len(self.lines):
                raise IllegalMove(Message("number-unknown", {"number": typed}))
            return self.lines[int(typed) - 1]
        leading = [line for line in self.lines if line.split()[-1] == typed]
        return leading[0] if len(leading) == 1 else typed

    def number_of(self, line: str) -> int:
        return self.lines.index(line) + 1
