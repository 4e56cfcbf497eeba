"""What the games of a row came to, in a few numbers: these stay with the project when the games are gone.

They lie in docs/ladder.jsonl, a line for each row. Games that were played since take a row's place there as
soon as they are more, or are added to them if they had other seeds; a row that was not played again stays
as it is.
"""

import json
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Final

from ladder_rows import Row

from bastide.bots.pairing import Tally

NAMED: Final = ("game", "label", "one", "other", "seats", "seconds")  # what tells a row from others


@dataclass(frozen=True)
class Figures:
    """Of a row: the games, what the one has won of them, and the means of the one and the other."""

    games: int
    wins: float
    points: tuple[float, float]
    margin: float  # of the one
    milliseconds: tuple[float, float]  # per decision

    @property
    def share(self) -> float:
        return self.wins / self.games


Measured = dict[Row, Figures]


def figures_of(both: Sequence[Tally]) -> Figures:
    """Of the tally of the one, and of the other."""
    one, other = both
    return Figures(
        one.games,
        round(one.wins, 2),
        (round(one.mean, 2), round(other.mean, 2)),
        round(one.margin, 2),
        (round(one.milliseconds, 2), round(other.milliseconds, 2)),
    )


def merge(earlier: Mapping[Row, Figures], played: Mapping[Row, Figures]) -> Measured:
    """What is known of all rows; of two the one with more games, the newer if they are as many."""
    known = dict(earlier)
    for row, figures in played.items():
        if row not in known or known[row].games <= figures.games:
            known[row] = figures
    return known


def add(earlier: Mapping[Row, Figures], played: Mapping[Row, Figures]) -> Measured:
    """What is known of all rows, where other games were played than those before, of other seeds."""
    return {**earlier, **{row: together(figures, earlier.get(row)) for row, figures in played.items()}}


def together(one: Figures, other: Figures | None) -> Figures:
    """Of all the games of both."""
    if other is None:
        return one
    games = one.games + other.games

    def mean(of_one: float, of_other: float) -> float:
        return round((of_one * one.games + of_other * other.games) / games, 2)

    points, milliseconds = (
        (mean(of_one[0], of_other[0]), mean(of_one[1], of_other[1]))
        for of_one, of_other in ((one.points, other.points), (one.milliseconds, other.milliseconds))
    )
    return Figures(games, one.wins + other.wins, points, mean(one.margin, other.margin), milliseconds)


def read_figures(path: Path) -> Measured:
    text = path.read_text(encoding="utf-8") if path.exists() else ""
    measured = {}
    for line in text.splitlines():
        told = json.loads(line)
        row = Row(**{name: told.pop(name) for name in NAMED}, games=told["games"])
        points, milliseconds = tuple(told.pop("points")), tuple(told.pop("milliseconds"))
        measured[row] = Figures(**told, points=points, milliseconds=milliseconds)
    return measured


def write_figures(path: Path, measured: Mapping[Row, Figures]) -> None:
    lines = []
    for row, figures in measured.items():
        named = {name: getattr(row, name) for name in NAMED}
        lines.append(json.dumps({**named, **asdict(figures)}, ensure_ascii=False))
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")
