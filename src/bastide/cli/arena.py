"""Bots against bots at the terminal: on all processors or a cluster, and a table for each set of options."""

import json
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from rich import box
from rich.progress import track
from rich.table import Table

from bastide.bots import new_bot
from bastide.bots.crews import Crew, new_crew
from bastide.bots.pairing import SECONDS, Tally, count, interval, pairings, play_pairing
from bastide.cli.screen import Screen
from bastide.core import registry
from bastide.core.errors import BadOption, Message
from bastide.core.match import new_match
from bastide.core.options import seat_counts


@dataclass(frozen=True)
class Contest:
    """What is asked of an arena."""

    game: str
    sets: list[dict[str, Any]]  # of options
    bots: list[str]
    games: int  # of each set, at least
    first: int  # seed
    seconds: float = SECONDS
    jobs: int = 1
    ray: str = ""  # the address of a cluster
    write: Path | None = None


def run_arena(contest: Contest, screen: Screen) -> None:
    """Every set of options has its games and its table."""
    for options in contest.sets:
        check_bots(contest.game, options, contest.bots)
    told = []
    with new_crew(contest.jobs, contest.ray) as crew:
        for options in contest.sets:
            told.append(play_set(contest, options, crew, screen))
    screen.say("shared-wins")
    if contest.write is not None:
        contest.write.write_text(json.dumps(told, indent=2) + "\n", encoding="utf-8")


def play_set(contest: Contest, options: dict[str, Any], crew: Crew, screen: Screen) -> dict[str, Any]:
    """Play, show the table, and return the same for a file."""
    to_play = list(
        pairings(contest.game, options, contest.bots, contest.games, contest.first, contest.seconds)
    )
    tallies = [Tally() for _ in contest.bots]
    played = crew.each(play_pairing, to_play)
    label = screen.words.say("progress-arena")
    for outcome in track(played, label, len(to_play), console=screen.console, transient=True):
        count(tallies, outcome)
    seeds = {"first": contest.first, "last": to_play[-1].seed}
    title = screen.words.say("arena-title", game=screen.words.say("title"), games=len(to_play), **seeds)
    if len(contest.sets) > 1:
        title += "\n" + " ".join(f"{name}={value}" for name, value in options.items())
    screen.show(title, standings(contest.bots, tallies, screen))
    bots = [told_of(bot, tally) for bot, tally in zip(contest.bots, tallies, strict=True)]
    return {"game": contest.game, "options": options, "games": len(to_play), **seeds, "bots": bots}


def check_bots(game: str, options: dict[str, Any], bots: Sequence[str]) -> None:
    """Every mistake comes to light before the first process starts."""
    seats = seat_counts(registry.game(game).options())
    if len(bots) not in seats:
        words: dict[str, Any] = {"least": min(seats), "most": max(seats), "number": len(bots)}
        raise BadOption(Message("arena-bots", words))
    for bot in bots:
        new_bot(bot, game)
    new_match(game, {**options, "seats": len(bots)}, seed=0)


def standings(bots: Sequence[str], tallies: Sequence[Tally], screen: Screen) -> Table:
    words = screen.words
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    for column in ("bot", "wins", "interval", "mean", "margin", "time"):
        justify = "left" if column == "bot" else "right"
        table.add_column(words.say(f"column-{column}"), justify=justify)  # type: ignore[arg-type]
    for number, (bot, tally) in enumerate(zip(bots, tallies, strict=True), 1):
        low, high = interval(tally.wins, tally.games)
        name = words.say(f"level-{bot}")
        table.add_row(
            name if bots.count(bot) == 1 else f"{name} {number}",
            words.share(tally.share, places=1),
            f"{words.share(low, places=1)} – {words.share(high, places=1)}",
            words.number(tally.mean, least=1),
            words.signed(tally.margin, least=1),
            words.say("milliseconds", number=words.number(tally.milliseconds, most=3, least=3)),
        )
    return table


def told_of(bot: str, tally: Tally) -> dict[str, Any]:
    """A row of the table, in numbers."""
    return {
        "bot": bot,
        "games": tally.games,
        "wins": round(tally.wins, 2),
        "interval": [round(edge, 4) for edge in interval(tally.wins, tally.games)],
        "mean": round(tally.mean, 2),
        "margin": round(tally.margin, 2),
        "milliseconds": round(tally.milliseconds, 3),
    }
