"""What the ladder measures: its rows, the most telling first."""

from dataclasses import dataclass, field
from itertools import pairwise
from typing import Any, Final

from bastide.games.burgundy.box import BOX

LEVELS: Final = ("uniform", "greedy", "steward", "castellan", "regent", "sovereign")  # the weakest first
SQUIRE: Final = "greedy"
PROTOTYPE: Final = "prototype"
OWN_TIME: Final = 10.0  # more than any level takes: each has its own


@dataclass(frozen=True)
class Row:
    """One bot against another under one set of options; in more seats, one among several of the other."""

    game: str
    label: str  # of the set of options
    one: str
    other: str
    games: int = field(compare=False)  # that are wanted
    seats: int = 2
    seconds: float = OWN_TIME  # for a decision at most
    options: dict[str, Any] = field(default_factory=dict, compare=False)

    @property
    def bots(self) -> tuple[str, ...]:
        """In teams two and two."""
        if self.options.get("mode") == "team":
            return (self.one, self.other, self.one, self.other)
        return (self.one, *[self.other] * (self.seats - 1))

    @property
    def key(self) -> str:
        """The name of the file that keeps its games."""
        words = [self.game, self.label, self.one, self.other, f"{self.seats} seats"]
        if self.seconds != OWN_TIME:
            words.append(f"{self.seconds:g} s")
        return "-".join("-".join(words).split()).replace(",", "")


Sets = dict[str, dict[str, Any]]

MAIN: Final[dict[str, Sets]] = {
    "burgundy": {
        "2019, duchy 1": {},
        "2019, random duchies": {"duchies": "random"},
        "2011, random duchies": {"edition": "2011", "duchies": "random"},
    },
    "kingdom": {"random boards and cards": {}},
    "seasons": {"winter": {"season": "winter"}, "summer": {"season": "summer"}},
}
FIRST: Final = {game: next(iter(sets)) for game, sets in MAIN.items()}  # where the whole ladder is climbed
MODULES: Final[Sets] = {
    "all modules": {"modules": list(BOX.modules)},
    **{f"module {module}": {"modules": [module]} for module in BOX.modules},
}
TEAM: Final[dict[str, Any]] = {"mode": "team"}
SOLO: Final[dict[str, Any]] = {"mode": "solo"}


def all_rows(seconds: dict[str, float]) -> list[Row]:
    """Everything there is to measure; `seconds` gives levels less time for a decision than their own."""
    return [
        *against_squire(),
        *up_the_ladder(seconds, above="steward"),
        *among(SQUIRE, "castellan", 100, OWN_TIME),
        *among(SQUIRE, "steward", 100, OWN_TIME),
        *among("steward", "castellan", 100, OWN_TIME, seats=(4,)),
        *among("uniform", SQUIRE, 100, OWN_TIME, seats=(4,)),
        *burgundy_apart(),
        Row("burgundy", "2019, random duchies", "castellan", PROTOTYPE, 400, options={"duchies": "random"}),
        *[row for level in LEVELS if level in seconds for row in of_thinkers(level, seconds[level])],
        *[
            Row(
                game,
                label,
                "sovereign",
                "castellan",
                400,
                seconds=seconds["sovereign"],
                options=MAIN[game][label],
            )
            for game, label in FIRST.items()
        ],
    ]


def against_squire() -> list[Row]:
    """Castellan against Squire on every main set of options."""
    return [
        Row(game, label, "castellan", SQUIRE, 400, options=options)
        for game, sets in MAIN.items()
        for label, options in sets.items()
    ]


def up_the_ladder(seconds: dict[str, float], above: str) -> list[Row]:
    """Each level against the one below, and the others against Squire; who thinks by the clock comes last."""
    rows = []
    for game, label in FIRST.items():
        for below, level in pairwise(LEVELS):
            if level not in seconds:
                rows.append(Row(game, label, level, below, 400, options=MAIN[game][label]))
    return sorted(rows, key=lambda row: LEVELS.index(row.one) < LEVELS.index(above))


def of_thinkers(level: str, seconds: float) -> list[Row]:
    """A level that thinks by the clock: against the one below and Squire, and among several of each."""
    below = LEVELS[LEVELS.index(level) - 1]
    rows = [
        Row(game, label, level, other, 400, seconds=seconds, options=MAIN[game][label])
        for other in (below, SQUIRE)
        for game, label in FIRST.items()
    ]
    rows.append(
        Row("seasons", "summer", level, SQUIRE, 400, seconds=seconds, options=MAIN["seasons"]["summer"])
    )
    return [
        *rows,
        *among(SQUIRE, level, 100, seconds),
        *among(below, level, 100, seconds, seats=(4,)),
    ]


def among(other: str, level: str, games: int, seconds: float, seats: tuple[int, ...] = (3, 4)) -> list[Row]:
    """One among two of the other, and among three."""
    return [
        Row(game, label, level, other, games, seats=number, seconds=seconds, options=MAIN[game][label])
        for number in seats
        for game, label in FIRST.items()
    ]


def burgundy_apart() -> list[Row]:
    """Modules, teams and the game for one."""
    rows = [
        Row("burgundy", label, "castellan", SQUIRE, 400, options=options)
        for label, options in MODULES.items()
    ]
    alone = [
        Row("burgundy", "solo, middle difficulty", level, "", 400, seats=1, options=SOLO)
        for level in ("castellan", SQUIRE)
    ]
    team = Row("burgundy", "teams", "castellan", SQUIRE, 400, seats=4, options=TEAM)
    return [rows[0], team, *alone, *rows[1:]]
