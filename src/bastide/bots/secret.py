"""The common secret choice of A Castle for All Seasons, as a game between what each may choose."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import product
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


@dataclass(frozen=True)
class Mixing:
    """How the choice is mixed with those of all others."""

    steps: Sequence[tuple[int, int]]  # so many choices of a seat, in so many more worlds, while there is time
    wary: float = 1.0  # how often; else what looks best is chosen
    careless: float = 0.0  # how often the others are taken to choose what looks best to them


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
    mixing: Mixing,
    until: float,
    clock: Callable[[], float] = monotonic,
) -> list[Way]:
    """The own best choices, each with how often it should be made, however many choose."""
    game = judge.game
    world = game.imagine(state, seat, rng)
    players = [seat, *(other for other in range(len(game.result(state).scores)) if other != seat)]
    for player in players:
        withdraw(world, player)
    most = max(size for size, _ in mixing.steps)
    open_to = [moves, *(game.legal_moves(world, other) for other in players[1:])]
    best = [best_choices(judge, world, *asked, most) for asked in zip(players, open_to, strict=True)]
    mixed = [Way(best[0][0].moves, best[0][0].state, 1.0)]
    each = 0.0  # seconds of a table in a world
    brought: dict[int, list[Payoffs]] = {}  # by how many were thought of: in all worlds so far
    for size, worlds in mixing.steps:
        tables = worlds * size ** len(players)
        if clock() + each * tables >= until:
            break
        began = clock()
        seeds = [rng.getrandbits(64) for _ in range(worlds)]
        new = payoffs(judge, world, players, [ways[:size] for ways in best], seeds, lambda: clock() < until)
        if new is None:
            break
        before = brought.get(size, [np.zeros_like(one) for one in new])
        brought[size] = [one + more for one, more in zip(before, new, strict=True)]
        shares = mixtures(brought[size], careless=mixing.careless)[0].tolist()
        mixed = [Way(way.moves, way.state, share) for way, share in zip(best[0][:size], shares, strict=True)]
        each = (clock() - began) / tables
    return mixed


def withdraw(world: Any, seat: Seat) -> None:
    """Nothing is chosen yet: what the other has chosen is not known."""
    world.players[seat].chosen = ()


def payoffs(
    judge: ByNetwork,
    world: Any,
    players: Sequence[Seat],
    choices: Sequence[list[Way]],
    seeds: Sequence[int],
    in_time: Callable[[], bool],
) -> list[Payoffs] | None:
    """By player, what all that can be chosen together brings them by the end of the round, with the same luck
    for all: the sum over a world for each seed. Nothing if there was no time for it."""
    game = judge.game
    tables = []
    for seed in seeds:
        for chosen in product(*choices):
            state = game.copy(world)
            for player, way in zip(players, chosen, strict=True):
                game.play(state, player, way.moves[0])
            tables.append(Played(state, Random(seed), [judge] * len(players)))
    if not play_watched(game, judge, [Watched(played, players[0], 1) for played in tables], in_time):
        return None
    shape = (len(seeds), *(len(ways) for ways in choices))
    return [
        np.array([Watched(played, player, 1).worth(game, judge) for played in tables])
        .reshape(shape)
        .sum(axis=0)
        for player in players
    ]
