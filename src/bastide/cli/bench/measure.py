"""The engine that this Python imports, as a line of JSON: `python -m bastide.cli.bench.measure`."""

import json
import sys
from collections.abc import Iterator
from random import Random
from time import perf_counter
from typing import Any

from bastide.core import registry
from bastide.core.chance import below
from bastide.core.game import CHANCE, Game, Seat
from bastide.core.match import Match
from bastide.core.options import read_options
from bastide.core.playout import play_out


def measure(key: str, asked: dict[str, Any], seconds: float) -> dict[str, float]:
    game = registry.game(key)
    options = read_options(game.options(), asked)
    moves, games, took = by_contract(game, options, seconds)
    state = game.new_game(options)
    play_out(game, state, Random(5), most=moves // games // 2)
    copies, began = 0, perf_counter()
    while perf_counter() - began < seconds / 4:
        for _ in range(1000):
            game.copy(state)
        copies += 1000
    copy = (perf_counter() - began) / copies
    lines, lines_took = by_lines(key, asked, seconds / 2)
    return {
        "moves": moves / took,
        "games": games / took,
        "copy": copy * 1e6,
        "lines": lines / lines_took,
        **longest_list(game, options, seconds / 2),
    }


def by_contract(game: Game, options: dict[str, Any], seconds: float) -> tuple[int, int, float]:
    """Random play through the contract: moves of players, games, seconds."""
    rng = Random(1)
    moves = games = 0
    began = perf_counter()
    while perf_counter() - began < seconds:
        moves += play_out(game, game.new_game(options), rng)
        games += 1
    return moves, games, perf_counter() - began


def by_lines(key: str, asked: dict[str, Any], seconds: float) -> tuple[int, float]:
    """The same through `Match` and lines."""
    rng = Random(1)
    moves = seed = 0
    began = perf_counter()
    while perf_counter() - began < seconds:
        match = Match(key, seed=seed, **asked)
        seed += 1
        while not match.over:
            seat = match.to_act[0]
            lines = match.legal(seat)
            match.play(seat, lines[below(rng, len(lines))])
            moves += 1
    return moves, perf_counter() - began


def longest_list(game: Game, options: dict[str, Any], seconds: float) -> dict[str, float]:
    """The most moves that were open in a position of random play, and the microseconds to list them."""
    rng, most = Random(2), 0
    state: Any = None
    seat: Seat = 0
    began = perf_counter()
    while perf_counter() - began < seconds:
        for position, acting, number in walk(game, options, rng):
            if number > most:
                state, seat, most = game.copy(position), acting, number
    began = perf_counter()
    for _ in range(1000):
        game.legal_moves(state, seat)
    return {"list": most, "listing": (perf_counter() - began) * 1e3}


def walk(game: Game, options: dict[str, Any], rng: Random) -> Iterator[tuple[Any, Seat, int]]:
    """Every position of a random game, who acts there, and how many moves are open."""
    state = game.new_game(options)
    acting = game.to_act(state)
    while acting:
        seat = acting[0]
        if seat == CHANCE:
            game.play(state, CHANCE, game.draw_chance(state, rng))
        else:
            moves = game.legal_moves(state, seat)
            yield state, seat, len(moves)
            game.play(state, seat, moves[below(rng, len(moves))])
        acting = game.to_act(state)


if __name__ == "__main__":
    import bastide

    assert bastide.games()
    print(json.dumps(measure(sys.argv[1], json.loads(sys.argv[2]), float(sys.argv[3]))))
