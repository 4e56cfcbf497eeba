"""Features: a position as one seat sees it, in numbers from 0 to 255, each with a name.

A row holds them as bytes: first those of the whole table, then a block for every seat, the asking one first
and the others clockwise from it. Rows stand behind one another in `Rows`, without an object for any of them.
"""

from collections.abc import Sequence
from typing import Any, Final, Protocol

from librt.strings import BytesWriter
from mypy_extensions import i64

from bastide.core.game import Move, Seat

SEATS: Final = ("own", "next", "third", "fourth")  # as the asking seat counts them
MOST: Final = 255


class Block:
    """Features that stand together, under a common heading if they have one. Whoever writes them keeps where
    each begins."""

    def __init__(self, heading: str = "") -> None:
        self.names: list[str] = []
        self._heading = heading + ":" if heading else ""

    def one(self, name: str) -> int:
        """A feature of this name; where it stands."""
        self.names.append(self._heading + name)
        return len(self.names) - 1

    def each(self, name: str, words: Sequence[str]) -> int:
        """A feature for each of the words; where the first stands."""
        first = len(self.names)
        self.names += [f"{self._heading}{name}-{word}" for word in words]
        return first

    def count(self, name: str, least: int, most: int) -> int:
        """A feature for each of the numbers; where the first stands."""
        return self.each(name, [str(number) for number in range(least, most + 1)])


class Rows:
    """Rows of features, one behind the other."""

    def __init__(self, width: int) -> None:
        self.width: i64 = width
        self.bytes = BytesWriter()
        self._empty = bytes(width)

    def __len__(self) -> int:
        return int(len(self.bytes) // self.width)

    def begin(self) -> i64:
        """A new row, all nought; where it begins."""
        at: i64 = len(self.bytes)
        self.bytes.write(self._empty)
        return at

    def begin_part(self, width: i64) -> i64:
        """The beginning of a new row, so many features; what follows is written behind it."""
        at: i64 = len(self.bytes)
        self.bytes.write(self._empty[:width])
        return at

    def put(self, at: i64, value: int) -> None:
        """The feature has this value, as far as a byte holds it."""
        self.bytes[at] = 0 if value < 0 else MOST if value > MOST else value

    def add(self, at: i64, value: int) -> None:
        """So much more of the feature."""
        self.put(at, self.bytes[at] + value)

    def put_long(self, at: i64, value: int) -> None:
        """A value in two features: what a byte holds, and what is beyond."""
        self.put(at, value)
        self.put(at + 1, value - MOST)

    def steps(self, at: i64, value: int, steps: int) -> None:
        """A feature for each step that the value has reached."""
        for step in range(min(value, steps)):
            self.bytes[at + step] = 1

    def written(self) -> bytes:
        return self.bytes.getvalue()


class Features(Protocol):
    """What a game's `features.py` provides."""

    @property
    def NAMES(self) -> list[str]:  # noqa: N802  the contract names constants
        """Every feature there is, at the fullest table."""
        ...

    def names(self, state: Any) -> tuple[str, ...]:
        """The features of a row at this table, in order; some of `NAMES`."""
        ...

    def write(self, state: Any, seat: Seat, rows: Rows) -> None:
        """One row: what the seat sees."""
        ...

    def expand(self, state: Any, seat: Seat, moves: Sequence[Move], rows: Rows) -> list[Any]:
        """The states after each of the moves, and a row of each as the seat sees it."""
        ...


def row_names(table: Sequence[str], seat: Sequence[str], seats: int) -> list[str]:
    """The features of a row: the table's, then each seat's, called by who it is."""
    return [*table, *[f"{who}-{name}" for who in SEATS[:seats] for name in seat]]
