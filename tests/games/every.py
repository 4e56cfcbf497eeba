"""The games the contract suite plays, and how it walks through them."""

import json
from collections.abc import Iterator
from functools import cache
from itertools import product
from math import prod
from random import Random
from types import ModuleType
from typing import Any

import bastide
from bastide.core.chance import below
from bastide.core.game import CHANCE, Game, Seat
from bastide.core.match import Match
from tests.games.burgundy import contract as burgundy
from tests.games.kingdom import contract as kingdom
from tests.games.seasons import contract as seasons

CONTRACTS: dict[str, ModuleType] = {"burgundy": burgundy, "kingdom": kingdom, "seasons": seasons}
CASES = [(key, options) for key, contract in CONTRACTS.items() for options in contract.OPTION_SETS]
NAMES = [f"{key}-{number}" for number, (key, _) in enumerate(CASES)]


def random_match(key: str, options: dict[str, Any], seed: int, most: int = 100_000) -> Match:
    """A match after so many random moves, or at its end."""
    match = Match(key, seed=seed, **options)
    rng = Random(seed)
    for _ in range(most):
        if match.over:
            break
        play_any(match, rng)
    return match


def play_any(match: Match, rng: Random) -> Seat:
    """A random move of a random seat that is to act; which seat it was."""
    seat = match.to_act[below(rng, len(match.to_act))]
    lines = match.legal(seat)
    match.play(seat, lines[below(rng, len(lines))])
    return seat


def positions(key: str, options: dict[str, Any], seed: int, number: int) -> Iterator[Match]:
    """Matches stopped at different moments of different games."""
    yield Match(key, seed=seed, **options)
    for step in range(1, number):
        match = Match(key, seed=seed + step, **options)
        rows = rows_of(key, json.dumps(options), seed + step)
        moves = [place for place, (seat, _) in enumerate(rows) if seat != CHANCE]
        match.reset(rows[: moves[len(moves) * step // number]])
        yield match


@cache
def rows_of(key: str, options: str, seed: int) -> list[tuple[Seat, str]]:
    """A random game."""
    return [(row.seat, row.line) for row in random_match(key, json.loads(options), seed).log]


def states(key: str, options: dict[str, Any], seed: int) -> Iterator[Any]:
    """Every state of a random game, chance included."""
    game = bastide.game(key)
    match = Match(key, chance="manual", **options)
    rng = Random(seed)
    yield match.state
    while not match.over:
        if match.to_act == (CHANCE,):
            match.play(CHANCE, game.NOTATION.write(game.draw_chance(match.state, rng)))
        else:
            play_any(match, rng)
        yield match.state


def spelt_lines(game: Game, rng: Random, most: int) -> Iterator[str]:
    """Every line the published fields can spell; of a kind with very many, a sample."""
    notation = game.NOTATION
    for name, fields in notation.fields.items():
        vocabularies = [notation.kinds[field].words for field in fields]
        if prod(map(len, vocabularies)) <= most:
            yield from (" ".join([name, *words]) for words in product(*vocabularies))
        else:
            columns = [rng.choices(words, k=most) for words in vocabularies]
            yield from dict.fromkeys(" ".join([name, *words]) for words in zip(*columns, strict=True))


@cache
def many_lines(key: str) -> list[str]:
    """The same for all positions of a game."""
    return list(spelt_lines(bastide.game(key), Random(1), most=4000))
