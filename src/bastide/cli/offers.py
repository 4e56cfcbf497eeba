"""The moves of a position as a person is offered them: numbered, grouped, and found by what is typed."""

from collections.abc import Mapping, Sequence
from typing import Final

from bastide.core.errors import IllegalMove, Message

INLINE: Final = 6  # so many moves of a group are listed with their hexes


class Offers:
    """The legal lines of one position; one group of them at a time shows its numbers on the map."""

    def __init__(self, lines: Sequence[str]) -> None:
        self.lines = list(lines)
        self.groups: dict[str, list[int]] = {}  # all words but the last: `use farm` for `use farm 3.4`
        for number, line in enumerate(lines, 1):
            self.groups.setdefault(line.rpartition(" ")[0] or line, []).append(number)
        self.shown = next(iter(self.groups), "")

    def show(self, word: str) -> bool:
        """Let the group of this name take the map; whether there is one."""
        for heading in self.groups:
            if word in (heading, heading.split()[-1]) and word not in self.lines:
                self.shown = heading
                return True
        return False

    def marks(self) -> Mapping[str, int]:
        """The hexes of the group on the map, with their numbers."""
        numbers = self.groups.get(self.shown, [])
        hexes = {self.lines[number - 1].split()[-1]: number for number in numbers}
        return {hex: number for hex, number in hexes.items() if "." in hex}

    def span(self, heading: str) -> str:
        """The numbers of a group: 5, or 5–8."""
        numbers = self.groups[heading]
        return str(numbers[0]) if len(numbers) == 1 else f"{numbers[0]}–{numbers[-1]}"

    def hexes(self, heading: str) -> str:
        """The hexes of a small group that is not on the map."""
        numbers = self.groups[heading]
        if heading == self.shown or len(numbers) > INLINE or " " not in self.lines[numbers[0] - 1]:
            return ""
        return "  ".join(f"{number} = {self.lines[number - 1].split()[-1]}" for number in numbers)

    def find(self, typed: str) -> str:
        """The line that was meant: by its number, by its hex if one move leads there, or as it is."""
        typed = typed.lower()
        if typed.isascii() and typed.isdigit():
            if len(typed) > 4 or not 1 <= int(typed) <= len(self.lines):
                raise IllegalMove(Message("number-unknown", {"number": typed}))
            return self.lines[int(typed) - 1]
        leading = [line for line in self.lines if line.split()[-1] == typed]
        return leading[0] if len(leading) == 1 else typed

    def number_of(self, line: str) -> int:
        return self.lines.index(line) + 1
