"""docs/ladder.md: what was measured, in tables."""

from collections.abc import Mapping
from pathlib import Path
from typing import Final

from ladder_figures import Figures
from ladder_ratings import ENOUGH, LEAST, meetings, rate
from ladder_rows import OWN_TIME, Row

from bastide.bots.pairing import interval

TITLES: Final = {
    "burgundy": "The Castles of Burgundy",
    "kingdom": "Kingdom Builder",
    "seasons": "A Castle for All Seasons",
}
NAMES: Final = {"uniform": "Page", "greedy": "Squire", "prototype": "the prototype"}
SEATS: Final = {
    2: "Two seats",
    3: "Three seats: one among two of the other",
    4: "Four seats: one among three of the other, or two and two in teams",
}
MEASURED: Final = "Measured on "
FEW: Final = 400  # under so many games a row is a smoke test

HEAD: Final = """# The ladder

Written by `make ladder` from games of bots against bots: the same seeds in all orders of the seats, so that
luck and place cancel out. A few rows that were broken off have games of a seed whose other orders were not
played.

- **Wins** are the share of the bot that is named first (a shared win is a part of one), with Wilson's 95 %
  interval. **Points** are the means of both, **margin** is the mean lead over the best of the others.
- **ms** is processor time per decision, of the first bot and of the second. Time limits are counted in
  processor time too: other work on the machine makes no bot weaker.
- Under **time**, "own" means that a level took the time that it takes in the house; a number is the most
  seconds it had for a decision.
- Under {few} games a row says little; such rows are marked with a star. What was not measured is not here.
- **Elo** comes from all games of two seats together, with Squire at 1000; its interval knows of the number of
  games, not of the options that were chosen. The house shows a rating from {enough} games on,
  none below {least}.
"""


def write_page(path: Path, measured: Mapping[Row, Figures], machine: str) -> None:
    parts = [HEAD.format(few=FEW, enough=ENOUGH, least=LEAST)]
    if machine:
        parts.append(f"{MEASURED}{machine}.\n")
    for game in dict.fromkeys(row.game for row in measured):
        own = {row: figures for row, figures in measured.items() if row.game == game}
        parts += [f"## {TITLES[game]}\n", *ratings_table(game, own)]
        for seats, title in SEATS.items():
            parts += table(title, {row: figures for row, figures in own.items() if row.seats == seats})
        parts += alone({row: figures for row, figures in own.items() if row.seats == 1})
    path.write_text("\n".join(parts).rstrip() + "\n", encoding="utf-8")


def machine_of(path: Path) -> str:
    """What the page says that it was measured on."""
    lines = path.read_text(encoding="utf-8").splitlines() if path.exists() else []
    said = [line for line in lines if line.startswith(MEASURED)]
    return said[0].removeprefix(MEASURED).removesuffix(".") if said else ""


def ratings_table(game: str, measured: Mapping[Row, Figures]) -> list[str]:
    """Every level's rating, the strongest first."""
    rated = rate(meetings(game, measured))
    if not rated:
        return []
    lines = ["| level | Elo | 95 % |", "|---|---|---|"]
    for level, rating in sorted(rated.items(), key=lambda item: -item[1].elo):
        off = f"± {rating.spread}" if rating.spread else "by definition"
        lines.append(f"| {name(level)} | {rating.elo} | {off} |")
    return ["\n".join(lines) + "\n"]


def table(title: str, measured: Mapping[Row, Figures]) -> list[str]:
    if not measured:
        return []
    lines = [
        f"{title}:\n",
        "| options | bots | games | wins | 95 % | points | margin | ms | time |",
        "|---|---|---|---|---|---|---|---|---|",
        *[line(row, figures) for row, figures in measured.items()],
    ]
    return ["\n".join(lines) + "\n"]


def line(row: Row, figures: Figures) -> str:
    own, other = figures.points
    cells = [
        row.label,
        f"{name(row.one)}, {name(row.other)}",
        number(figures),
        *shares(figures),
        f"{own:.1f} : {other:.1f}",
        f"{figures.margin:+.1f}",
        ", ".join([f"{milliseconds:.1f}" for milliseconds in figures.milliseconds]),
        "own" if row.seconds == OWN_TIME else f"{row.seconds:g} s",
    ]
    return f"| {' | '.join(cells)} |"


def alone(measured: Mapping[Row, Figures]) -> list[str]:
    """The game for one: how often it is won."""
    if not measured:
        return []
    lines = [
        "Alone:\n",
        "| options | bot | games | won | 95 % | points | ms |",
        "|---|---|---|---|---|---|---|",
    ]
    for row, figures in measured.items():
        cells = [row.label, name(row.one), number(figures), *shares(figures), f"{figures.points[0]:.1f}"]
        lines.append(f"| {' | '.join(cells)} | {figures.milliseconds[0]:.1f} |")
    return ["\n".join(lines) + "\n"]


def shares(figures: Figures) -> list[str]:
    low, high = interval(figures.wins, figures.games)
    return [f"{100 * figures.share:.1f} %", f"{100 * low:.1f}–{100 * high:.1f} %"]


def number(figures: Figures) -> str:
    return f"{figures.games}{'' if figures.games >= FEW else ' *'}"


def name(bot: str) -> str:
    return NAMES.get(bot, bot.capitalize())
