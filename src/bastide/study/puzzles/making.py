"""Puzzles made of games that bots play as people do: some better, some worse."""

from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from random import Random
from typing import Any, Final

from bastide.bots.beam import Way
from bastide.bots.crews import Crew
from bastide.bots.levels import gumbel
from bastide.core import registry
from bastide.core.game import Move
from bastide.core.match import new_match
from bastide.study.puzzles.finding import Finder, Look
from bastide.study.puzzles.puzzle import Puzzle, read_puzzle

LUCK: Final = (0.0, 0.6, 1.5, 3.0)  # points of chance in what a seat chooses: as people err
BOTS: Final = ("castellan", "castellan")
OF_A_GAME: Final = 8  # puzzles at most
APART: Final = 6  # rows between two of them at least
Task = tuple[str, int]


def make_puzzles(game: str, games: int, seed: int, crew: Crew) -> Iterator[list[Puzzle]]:
    """Of each game what was found in it."""
    tasks: Sequence[Task] = [(game, seed + number) for number in range(games)]
    for found in crew.each(play_and_look, tasks):
        yield [read_back(game, one) for one in found]


def play_and_look(task: Task) -> list[dict[str, Any]]:
    """The puzzles of one game of bots, as plain data."""
    from dataclasses import asdict

    game, seed = task
    return [asdict(one) for one in look_through(game, seed)]


def read_back(game: str, written: dict[str, Any]) -> Puzzle:
    found = registry.game(game)
    return read_puzzle(written, found, found.RULES)


def look_through(game: str, seed: int) -> list[Puzzle]:
    """Play a game of two and look at every decision on the way."""
    sets = registry.game(game).STUDY.puzzles.options
    options = sets[seed % len(sets)]
    match = new_match(game, {**options, "seats": len(BOTS)}, seed=seed)
    rng = Random(seed)
    luck = [rng.choice(LUCK) for _ in BOTS]
    found: list[Puzzle] = []
    last = -APART
    while not match.over and len(found) < OF_A_GAME:
        seat = match.to_act[0]
        look = Look(finder(game), match.state, seat)
        ways = look.glance()
        line = match.game.NOTATION.write(choose(ways, luck[seat], rng))
        if len(match.log) - last >= APART:
            puzzle = finder(game).look(look, f"{seed}-{len(match.log)}", BOTS)
            if puzzle is not None:
                found.append(puzzle)
                last = len(match.log)
        match.play(seat, line)
    return found


def choose(ways: Sequence[Way], luck: float, rng: Random) -> Move:
    """The best of the ways, or with luck one that is nearly as good."""
    if luck == 0:
        return ways[0].moves[0]
    return max(ways, key=lambda way: way.worth + luck * gumbel(rng)).moves[0]


@cache
def finder(game: str) -> Finder:
    return Finder(game)


def chosen(puzzles: Iterable[Puzzle], most: int) -> list[Puzzle]:
    """So many of them, the harder and clearer ones of every theme in turn, numbered anew."""
    by_theme: dict[str, list[Puzzle]] = {}
    for one in sorted(puzzles, key=lambda one: (-min(one.level, 2), -one.ahead, one.key)):
        by_theme.setdefault(one.theme, []).append(one)
    taken: list[Puzzle] = []
    while len(taken) < most and any(by_theme.values()):
        for waiting in by_theme.values():
            if waiting and len(taken) < most:
                taken.append(waiting.pop(0))
    return taken
