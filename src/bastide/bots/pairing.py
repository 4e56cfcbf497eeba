"""Bots against bots: the same seeds for every order of seats, so that luck and place cancel out."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import permutations
from math import sqrt
from time import thread_time
from typing import Any, Final

from bastide.bots import new_bot
from bastide.bots.bot import Bot
from bastide.core.game import Result, side_scores, sides
from bastide.core.match import new_match

SECONDS: Final = 10.0  # for a decision, if nothing else is said: every level then has its own time
SURE: Final = 1.96  # deviations on either side that 95 of 100 lie within

Maker = Callable[[str, str, int], Bot]


@dataclass(frozen=True)
class Pairing:
    """One game to play: which bot sits where, and the seed."""

    game: str
    options: dict[str, Any]
    bots: tuple[str, ...]  # by number
    order: tuple[int, ...]  # by seat: the number of the bot
    seed: int
    seconds: float = SECONDS


@dataclass(frozen=True)
class Played:
    """What came of a game, by seat, in plain numbers: what is compiled does not travel between processes."""

    pairing: Pairing
    scores: list[int]  # a team's are those of both
    sides: list[list[int]]
    winners: list[int]
    moves: list[int]
    seconds: list[float]  # of a processor


@dataclass
class Tally:
    """What one bot has achieved."""

    games: int = 0
    wins: float = 0.0
    scores: list[int] = field(default_factory=list)
    margins: list[int] = field(default_factory=list)
    moves: int = 0
    seconds: float = 0.0

    @property
    def share(self) -> float:
        return self.wins / max(1, self.games)

    @property
    def mean(self) -> float:
        return sum(self.scores) / max(1, self.games)

    @property
    def margin(self) -> float:
        return sum(self.margins) / max(1, self.games)

    @property
    def milliseconds(self) -> float:
        return 1000 * self.seconds / max(1, self.moves)


def play_pairing(pairing: Pairing, maker: Maker = new_bot) -> Played:
    """Time is the processor's, for the bots too: a machine that has other work makes nobody weaker."""
    seats = len(pairing.order)
    match = new_match(pairing.game, {**pairing.options, "seats": seats}, seed=pairing.seed)
    names = [pairing.bots[number] for number in pairing.order]
    bots = [maker(name, pairing.game, pairing.seed * seats + seat) for seat, name in enumerate(names)]
    for bot in bots:
        if hasattr(bot, "clock"):
            bot.clock = thread_time
    moves, seconds = [0] * seats, [0.0] * seats
    while not match.over:
        seat = match.to_act[0]
        view, lines = match.view(seat), match.legal(seat)
        began = thread_time()
        line = bots[seat].choose(view, lines, pairing.seconds)
        seconds[seat] += thread_time() - began
        moves[seat] += 1
        match.play(seat, line)
    result = match.result
    return Played(pairing, side_scores(result), sides(result), list(result.winners), moves, seconds)


def pairings(
    game: str,
    options: dict[str, Any],
    bots: Sequence[str],
    games: int,
    first: int,
    seconds: float = SECONDS,
) -> Iterator[Pairing]:
    """Seed by seed, every order of seats, until there are at least so many games."""
    start = new_match(game, {**options, "seats": len(bots)}, seed=0)
    orders = distinct_orders(bots, start.result)
    for seed in range(first, first + -(-games // len(orders))):
        for order in orders:
            yield Pairing(game, options, tuple(bots), order, seed, seconds)


def distinct_orders(bots: Sequence[str], start: Result) -> list[tuple[int, ...]]:
    """Every order that differs by more than bots of one kind changing places; partners stay partners."""
    teams = sides(start)
    wanted = partners(range(len(bots)), bots, teams)
    found: dict[tuple[str, ...], tuple[int, ...]] = {}
    for order in permutations(range(len(bots))):
        if partners(order, bots, teams) == wanted:
            found.setdefault(tuple([bots[number] for number in order]), order)
    return list(found.values())


def partners(order: Sequence[int], bots: Sequence[str], teams: list[list[int]]) -> list[list[str]]:
    """Which kinds of bots play together."""
    return sorted([sorted([bots[order[seat]] for seat in team]) for team in teams])


def count(tallies: Sequence[Tally], played: Played) -> None:
    """A team's points count for each of its players; its win is as much theirs as anybody's."""
    scores, shared = played.scores, len([side for side in played.sides if side[0] in played.winners])
    for seat, number in enumerate(played.pairing.order):
        tally = tallies[number]
        side = next(side for side in played.sides if seat in side)
        others = [score for other, score in enumerate(scores) if other not in side]
        tally.games += 1
        tally.wins += 1 / shared if seat in played.winners else 0
        tally.scores.append(scores[seat])
        tally.margins.append(scores[seat] - max(others, default=0))
        tally.moves += played.moves[seat]
        tally.seconds += played.seconds[seat]


def interval(wins: float, games: int) -> tuple[float, float]:
    """Wilson's interval: where the true share lies with 95 % confidence."""
    share = wins / games
    centre = share + SURE * SURE / (2 * games)
    spread = SURE * sqrt(share * (1 - share) / games + SURE * SURE / (4 * games * games))
    whole = 1 + SURE * SURE / games
    return max(0.0, (centre - spread) / whole), min(1.0, (centre + spread) / whole)
