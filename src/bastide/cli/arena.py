"""Bots against bots: the same seeds for every order of seats, so that luck and place cancel out."""

import signal
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import permutations
from math import sqrt
from multiprocessing import get_context
from multiprocessing.pool import Pool
from time import perf_counter
from typing import Any

from rich import box
from rich.progress import track
from rich.table import Table

from bastide.bots import new_bot
from bastide.cli.screen import Screen
from bastide.core import house
from bastide.core.errors import BadOption, Message
from bastide.core.game import Result, side_scores, sides
from bastide.core.match import new_match
from bastide.core.options import seat_counts


@dataclass(frozen=True)
class Pairing:
    """One game to play: which bot sits where, and the seed."""

    game: str
    options: dict[str, Any]
    bots: tuple[str, ...]  # by number
    order: tuple[int, ...]  # by seat: the number of the bot
    seed: int


@dataclass
class Tally:
    """What one bot has achieved."""

    games: int = 0
    wins: float = 0.0
    scores: list[int] = field(default_factory=list)
    margins: list[int] = field(default_factory=list)
    moves: int = 0
    seconds: float = 0.0


def play_pairing(pairing: Pairing) -> tuple[Pairing, Result, list[int], list[float]]:
    """The result, moves and seconds by seat."""
    seats = len(pairing.order)
    match = new_match(pairing.game, {**pairing.options, "seats": seats}, seed=pairing.seed)
    names = [pairing.bots[number] for number in pairing.order]
    bots = [new_bot(name, pairing.game, seed=pairing.seed * seats + seat) for seat, name in enumerate(names)]
    moves, seconds = [0] * seats, [0.0] * seats
    while not match.over:
        seat = match.to_act[0]
        view, lines = match.view(seat), match.legal(seat)
        began = perf_counter()
        line = bots[seat].choose(view, lines, seconds=10.0)
        seconds[seat] += perf_counter() - began
        moves[seat] += 1
        match.play(seat, line)
    return pairing, match.result, moves, seconds


def pairings(
    game: str, options: dict[str, Any], bots: Sequence[str], games: int, first: int
) -> Iterator[Pairing]:
    """Seed by seed, every order of seats, until there are at least so many games."""
    orders = list(permutations(range(len(bots))))
    for seed in range(first, first + -(-games // len(orders))):
        for order in orders:
            yield Pairing(game, options, tuple(bots), order, seed)


def run_arena(
    game: str, options: dict[str, Any], bots: Sequence[str], games: int, first: int, jobs: int, screen: Screen
) -> None:
    check_bots(game, options, bots)
    to_play = list(pairings(game, options, bots, games, first))
    tallies = [Tally() for _ in bots]
    with start_pool(jobs) as pool:
        played = pool.imap(play_pairing, to_play, chunksize=4)
        label = screen.words.say("progress-arena")
        for outcome in track(played, label, len(to_play), console=screen.console, transient=True):
            count(tallies, *outcome)
    title = screen.words.say(
        "arena-title", game=screen.words.say("title"), games=len(to_play), first=first, last=to_play[-1].seed
    )
    screen.show(title, standings(bots, tallies, screen))
    screen.say("shared-wins")


def start_pool(jobs: int) -> Pool:
    """Processes that leave an interrupt to the one who started them: they inherit that it is ignored."""
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        return get_context("spawn").Pool(jobs)
    finally:
        signal.signal(signal.SIGINT, before)


def check_bots(game: str, options: dict[str, Any], bots: Sequence[str]) -> None:
    """Every mistake comes to light before the first process starts."""
    seats = seat_counts(house.game(game).options())
    if len(bots) not in seats:
        words: dict[str, Any] = {"least": min(seats), "most": max(seats), "number": len(bots)}
        raise BadOption(Message("arena-bots", words))
    for bot in bots:
        new_bot(bot, game)
    new_match(game, {**options, "seats": len(bots)}, seed=0)


def count(
    tallies: list[Tally], pairing: Pairing, result: Result, moves: list[int], seconds: list[float]
) -> None:
    """A team's points count for each of its players; its win is as much theirs as anybody's."""
    scores, shared = side_scores(result), len([side for side in sides(result) if side[0] in result.winners])
    for seat, number in enumerate(pairing.order):
        tally = tallies[number]
        side = next(side for side in sides(result) if seat in side)
        others = [score for other, score in enumerate(scores) if other not in side]
        tally.games += 1
        tally.wins += 1 / shared if seat in result.winners else 0
        tally.scores.append(scores[seat])
        tally.margins.append(scores[seat] - max(others, default=0))
        tally.moves += moves[seat]
        tally.seconds += seconds[seat]


def standings(bots: Sequence[str], tallies: Sequence[Tally], screen: Screen) -> Table:
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    for column in ("bot", "wins", "interval", "mean", "margin", "time"):
        justify = "left" if column == "bot" else "right"
        table.add_column(screen.words.say(f"column-{column}"), justify=justify)  # type: ignore[arg-type]
    for number, (bot, tally) in enumerate(zip(bots, tallies, strict=True), 1):
        low, high = interval(tally.wins, tally.games)
        table.add_row(
            bot if bots.count(bot) == 1 else f"{bot} {number}",
            f"{tally.wins / tally.games:.1%}",
            f"{low:.1%} – {high:.1%}",
            f"{sum(tally.scores) / tally.games:.1f}",
            f"{round(sum(tally.margins) / tally.games, 1) + 0.0:+.1f}",
            f"{tally.seconds / tally.moves * 1000:.3f} ms",
        )
    return table


def interval(wins: float, games: int) -> tuple[float, float]:
    """Wilson's interval: where the true share lies with 95 % confidence."""
    z = 1.96
    share = wins / games
    centre = share + z * z / (2 * games)
    spread = z * sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    low, high = (centre - spread) / (1 + z * z / games), (centre + spread) / (1 + z * z / games)
    return max(0.0, low), min(1.0, high)
