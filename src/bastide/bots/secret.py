"""The common secret choice of A Castle for All Seasons, as a game between what each may choose."""

from collections.abc import Callable, Sequence
from random import Random
from time import monotonic
from typing import Any

import numpy as np

from bastide.bots.beam import Way
from bastide.bots.judging import Asked, ByNetwork
from bastide.bots.lockstep import Played
from bastide.bots.matrix import Payoffs, mixtures
from bastide.bots.rollouts import SECRET, Watched, play_watched
from bastide.core.game import Game, Move, Seat

Steps = Sequence[tuple[int, int]]  # how many choices of a seat, in how many more worlds, while there is time


def is_secret(game: Game, moves: Sequence[Move]) -> bool:
    return game.NOTATION.name(moves[0]) == SECRET


def best_choices(judge: ByNetwork, state: Any, seat: Seat, moves: Sequence[Move], most: int) -> list[Way]:
    """What looks best while the others' choices lie face down."""
    answer = judge.look_ahead([Asked(state, seat, moves)])[0]
    order = np.argsort(-answer.worths)[:most]
    return [Way((moves[at],), answer.after[at], float(answer.worths[at])) for at in order.tolist()]


def mix_choices(
    judge: ByNetwork,
    state: Any,
    seat: Seat,
    moves: Sequence[Move],
    rng: Random,
    steps: Steps,
    until: float,
    clock: Callable[[], float] = monotonic,
) -> list[Way]:
    """The own best choices, each with how often it should be made; of two seats only."""
    game = judge.game
    world = game.imagine(state, seat, rng)
    other = 1 - seat
    for player in (seat, other):
        withdraw(world, player)
    most = max(size for size, _ in steps)
    own = best_choices(judge, world, seat, moves, most)
    theirs = best_choices(judge, world, other, game.legal_moves(world, other), most)
    mixed = [Way(own[0].moves, own[0].state, 1.0)]
    each = 0.0  # seconds of a pair in a world
    brought: dict[int, tuple[Payoffs, Payoffs]] = {}  # by how many were thought of: in all worlds so far
    for size, worlds in steps:
        if clock() + each * worlds * size**2 >= until:
            break
        began = clock()
        seeds = [rng.getrandbits(64) for _ in range(worlds)]
        new = payoffs(judge, world, (seat, other), own[:size], theirs[:size], seeds)
        mine, yours = brought.get(size, (0.0, 0.0))
        brought[size] = mine + new[0], yours + new[1]
        shares = mixtures(*brought[size])[0].tolist()
        mixed = [Way(way.moves, way.state, share) for way, share in zip(own[:size], shares, strict=True)]
        each = (clock() - began) / (worlds * size**2)
    return mixed


def withdraw(world: Any, seat: Seat) -> None:
    """Nothing is chosen yet: what the other has chosen is not known."""
    world.players[seat].chosen = ()


def payoffs(
    judge: ByNetwork,
    world: Any,
    seats: tuple[Seat, Seat],
    own: list[Way],
    theirs: list[Way],
    seeds: list[int],
) -> tuple[Payoffs, Payoffs]:
    """What every pair of choices brings either side by the end of the round, with the same luck for all: the
    sum over a world for each seed."""
    game = judge.game
    tables = []
    for seed in seeds:
        for one in own:
            for another in theirs:
                state = game.copy(world)
                game.play(state, seats[0], one.moves[0])
                game.play(state, seats[1], another.moves[0])
                tables.append(Played(state, Random(seed), [judge] * len(seats)))
    play_watched(game, judge, [Watched(played, seats[0], 1) for played in tables])
    first, second = (
        np.array([Watched(played, seat, 1).worth(game, judge) for played in tables]) for seat in seats
    )
    shape = (len(seeds), len(own), len(theirs))
    return first.reshape(shape).sum(axis=0), second.reshape(shape).sum(axis=0)
