"""A finished game looked through at the terminal: how well each played, and where it was decided."""

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from rich import box
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn
from rich.table import Table

from bastide.cli.boards.seats import sign
from bastide.cli.files import read_text
from bastide.cli.players import players_of
from bastide.cli.screen import Screen
from bastide.core.game import Event
from bastide.core.match import Match, replay
from bastide.core.record import read_record
from bastide.study.analysis import analyse_match
from bastide.study.findings import Analysis, Decision

SWINGS: Final = 5  # decisions that are shown
TOLD: Final = 2  # events of each


def show_analysis(path: Path, language: str) -> None:
    """Look through a record, and say what was found."""
    text = read_text(path)
    record = read_record(text)
    match = replay(text)
    screen = Screen(language, record.game)
    names = [player.name for player in players_of(record, match, screen)]
    analysis = look_through(match, screen)
    screen.show("", played(analysis, names, screen))
    screen.say("analysis-explained")
    swings = sorted([one for one in analysis.decisions if one.mark != "good"], key=lambda one: -one.wins)
    if swings:
        screen.show("")
        screen.say("analysis-swings")
        for decision in swings[:SWINGS]:
            screen.show(*swing(decision, match, names, screen))
    if match.over and analysis.turning >= 0:
        screen.show("", turned(analysis, match, names, screen))


def look_through(match: Match, screen: Screen) -> Analysis:
    """With a bar that tells how far it is."""
    columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn()
    with Progress(*columns, console=screen.console, transient=True) as progress:
        task = progress.add_task(screen.words.say("progress-analysis"), total=len(match.log))
        return analyse_match(match, lambda done, _rows: progress.update(task, completed=done))


def played(analysis: Analysis, names: Sequence[str], screen: Screen) -> Table:
    """A row for each seat: how well it played, what it gave away, what luck brought it."""
    words = screen.words
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    table.add_column(words.say("column-player"), style="bold")
    alone = len(names) == 1  # no points are counted then
    for column in ("accuracy", "decisions", "mistakes", *(() if alone else ("given", "luck"))):
        table.add_column(words.say(f"column-{column}"), justify="right")
    for seat, (name, one) in enumerate(zip(names, analysis.seats, strict=True)):
        counts = [words.number(count) for count in (one.decisions, one.mistakes)]
        points = [] if alone else [words.number(one.given), words.signed(one.points.luck, most=0)]
        table.add_row(f"{sign(seat)} {name}", words.share(one.accuracy / 100), *counts, *points)
    return table


def swing(decision: Decision, match: Match, names: Sequence[str], screen: Screen) -> list[str]:
    """What was done, what it cost, and what would have been better."""
    words = screen.words
    told = f"{sign(decision.seat)} {sentence(match.log[decision.row].events, match, names, screen)}"
    cost = words.say(f"mark-{decision.mark}")
    if decision.mark != "brilliant":
        cost = f"{cost}, {words.say('analysis-cost', share=round(100 * decision.wins))}"
    lines = [f"{decision.row + 1:>4}  {told}  ({cost})"]
    if decision.best[0] != decision.line:
        better = replay(match.record(), at=decision.row).preview(decision.seat, decision.best[0])
        instead = sentence(better, match, names, screen)
        lines.append(f"{'':>8}{words.say('analysis-instead', what=instead)}")
    return lines


def sentence(events: Sequence[Event], match: Match, names: Sequence[str], screen: Screen) -> str:
    """The first things that came of a move, as one text."""
    told = [screen.words.event(event, match.game.NOTATION, names) for event in events[:TOLD]]
    return " ".join(told).rstrip(".")


def turned(analysis: Analysis, match: Match, names: Sequence[str], screen: Screen) -> str:
    """Where the winner's chance grew most."""
    row, winner = analysis.turning, match.result.winners[0]
    before, after = (round(100 * analysis.curve[at].wins[winner]) for at in (row, row + 1))
    told = sentence(match.log[row].events, match, names, screen)
    return screen.words.say(
        "analysis-turned", number=row + 1, what=told, player=names[winner], before=before, after=after
    )
