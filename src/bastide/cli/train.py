"""Training at the terminal: the curve as it grows; and what a bot sees of a position."""

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from random import Random
from time import monotonic
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.live import Live
from rich.progress_bar import ProgressBar
from rich.table import Table

from bastide.bots.network import FEATURES
from bastide.cli.screen import Screen
from bastide.core.chance import below
from bastide.core.features import Rows
from bastide.core.match import new_match
from bastide.training.kept import Folder
from bastide.training.run import Plan, train
from bastide.words import Words

BARS: Final = "▁▂▃▄▅▆▇█"
WIDTH: Final = 60  # points of a curve that are shown


def run_train(plan: Plan, screen: Screen) -> None:
    """Train; a person sees a picture that moves, a program reads lines of JSON."""
    if not screen.console.is_terminal:
        train(plan, lambda row: print(json.dumps(row), flush=True))
        return
    with shown(Picture(plan, screen)) as tell:
        train(plan, tell)
    screen.say("train-kept", folder=str(plan.folder))


class Picture:
    """How far a training is, and its curve."""

    def __init__(self, plan: Plan, screen: Screen) -> None:
        self.plan = plan
        self.screen = screen
        self.began = monotonic()
        self.curve = Folder(plan.folder, plan.game).curve()

    def draw(self) -> RenderableType:
        """The time that has passed as a bar, the newest figures, the curve."""
        passed = min(monotonic() - self.began, self.plan.seconds)
        bar = ProgressBar(total=self.plan.seconds, completed=passed, width=WIDTH)
        words = self.screen.words
        say = words.say
        if not self.curve:
            return Group(bar, say("train-waiting"))
        figures = Table.grid(padding=(0, 2))
        for key, told in figures_of(self.curve[-1], words):
            figures.add_row(say(f"train-{key}"), told)
        shares = [row["squire"][1] for row in self.curve if row["squire"][0]]
        figures.add_row(say("train-curve"), sparkline(shares, words))
        return Group(bar, figures)


def figures_of(row: dict[str, Any], words: Words) -> Iterator[tuple[str, str]]:
    """What a row of the curve tells, by the key of its word."""
    for key in ("games", "steps", "error", "mean", "bests"):
        if row[key] is not None:
            yield key, words.number(row[key], most=2)
    for key in ("squire", "trial"):
        games, share = row[key]
        if games:
            yield key, f"{words.share(share, places=1)} / {words.number(games)}"


def sparkline(values: list[float], words: Words) -> str:
    """A curve in a line of text, from its lowest to its highest; the newest are at the right."""
    values = values[-WIDTH:]
    if not values:
        return ""
    low, high = min(values), max(values)
    steps = [round((value - low) / (high - low or 1) * (len(BARS) - 1)) for value in values]
    return f"{words.share(low)} {''.join([BARS[step] for step in steps])} {words.share(high)}"


@contextmanager
def shown(picture: Picture) -> Iterator[Callable[[dict[str, Any]], None]]:
    """The picture moves as long as this lasts; its last state stays."""

    def tell(row: dict[str, Any]) -> None:
        if "games" in row:
            picture.curve.append(row)

    console = picture.screen.console
    with Live(get_renderable=picture.draw, console=console, refresh_per_second=2):
        yield tell


def show_features(game: str, options: dict[str, Any], seed: int, moves: int, screen: Screen) -> None:
    """The features of a position after so many moves by chance, those that are not nought."""
    match = new_match(game, options, seed=seed)
    rng = Random(seed)
    for _ in range(moves):
        if match.over:
            break
        seat = match.to_act[0]
        lines = match.legal(seat)
        match.play(seat, lines[below(rng, len(lines))])
    seat = match.to_act[0] if match.to_act else 0
    names = FEATURES[game].names(match.state)
    rows = Rows(len(names))
    FEATURES[game].write(match.state, seat, rows)
    for name, value in zip(names, rows.written(), strict=True):
        if value:
            screen.console.print(f"{name} {value}", markup=False)
