"""Games that the network plays with itself, and what there is to learn from them."""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from bastide.bots.collector import uncollected
from bastide.bots.judging import ByNetwork
from bastide.bots.lockstep import Choice, Noise, Played, Player, step
from bastide.bots.network import UNIT, Network, points_in
from bastide.core.features import SEATS
from bastide.core.game import Game, Result, Seat, side_scores
from bastide.core.options import read_options


@dataclass(frozen=True)
class Manner:
    """How games are played for learning."""

    decay: float = 0.9  # how much of what comes later counts, the lambda of TD
    keep: float = 0.5  # share of the positions that are learnt from
    noise: float = 0.25  # points
    together: int = 24  # games at once


class Lessons(NamedTuple):
    """Positions and what they should have been thought worth; not a number for seats that are not there."""

    rows: NDArray[np.uint8]
    targets: NDArray[np.float32]
    scores: list[list[int]]


def new_game(game: Game, options: dict[str, Any], seed: str, players: Sequence[Player]) -> Played:
    return Played(game.new_game(read_options(game.options(), options)), Random(seed), players)


def play_all(game: Game, waiting: list[Played], together: int, noise: Noise | None = None) -> list[Played]:
    """All games to their ends, so many at once."""
    finished = list(waiting)
    going_on: list[Played] = []
    while waiting or going_on:
        while waiting and len(going_on) < together:
            going_on.append(waiting.pop())
        going_on = step(game, going_on, noise)
    return finished


def learn_from_play(
    game: Game,
    options: dict[str, Any],
    network: Network,
    older: Network | None,
    seeds: Sequence[str],
    manner: Manner,
) -> Lessons:
    """Games of the network with itself, or with an older one in all seats but one."""
    own = ByNetwork(game, network)
    rng = Random(seeds[0])
    seats = options["seats"]
    tables = []
    for seed in seeds:
        players: list[Player] = [own] * seats
        if older is not None:
            players = [ByNetwork(game, older)] * seats
            players[rng.randrange(seats)] = own
        tables.append(new_game(game, options, seed, players))
    with uncollected():
        finished = play_all(game, tables, manner.together, Noise(manner.noise, rng.getrandbits(32)))
    return gather(game, network, finished, manner, rng)


def gather(game: Game, network: Network, finished: list[Played], manner: Manner, rng: Random) -> Lessons:
    rows: list[NDArray[np.uint8]] = []
    targets: list[NDArray[np.float32]] = []
    sight = network.sight(finished[0].state)
    for played in finished:
        result = game.result(played.state)
        for seat in range(len(result.scores)):
            player = played.players[seat]
            if isinstance(player, ByNetwork) and player.network is network:
                own = [choice for choice in played.choices if choice.seat == seat]
                for choice, wanted in zip(
                    own, returns(own, outcome(result, seat), manner.decay), strict=True
                ):
                    if rng.random() < manner.keep:
                        rows.append(choice.row)
                        targets.append(wanted)
    scores = [game.result(played.state).scores for played in finished]
    return Lessons(
        *spread(
            np.array(rows),
            np.array(targets, np.float32),
            sight.places,
            sight.points,
            len(network.features.NAMES),
        ),
        scores,
    )


def outcome(result: Result, seat: Seat) -> NDArray[np.float32]:
    """Points, then wins, of every seat clockwise from this one; a shared win is a part of one."""
    count = len(result.scores)
    around = [(seat + turn) % count for turn in range(count)]
    scores = side_scores(result)
    wins = [
        1 / len(result.winners)
        if other in result.winners and not result.teams
        else float(other in result.winners)
        for other in around
    ]
    return np.array([*[scores[other] for other in around], *wins], np.float32)


def returns(choices: Sequence[Choice], end: NDArray[np.float32], decay: float) -> list[NDArray[np.float32]]:
    """What each position should have been thought worth: the end, mixed with what was thought on the way."""
    found: list[NDArray[np.float32]] = []
    wanted = end
    for later in reversed([*choices[1:], None]):
        if later is not None:
            thought = np.concatenate([later.points, later.wins])
            wanted = (decay * wanted + (1 - decay) * thought).astype(np.float32)
        found.append(wanted)
    return found[::-1]


def spread(
    rows: NDArray[np.uint8], wanted: NDArray[np.float32], places: list[int], points: list[int], width: int
) -> tuple[NDArray[np.uint8], NDArray[np.float32]]:
    """Rows of one kind of table among all features; points at the end become points to come."""
    whole = np.zeros((len(rows), width), np.uint8)
    whole[:, places] = rows
    seats = len(points)
    targets = np.full((len(rows), 2 * len(SEATS)), np.nan, np.float32)
    targets[:, :seats] = (wanted[:, :seats] - points_in(rows, points)) / UNIT
    targets[:, len(SEATS) : len(SEATS) + seats] = wanted[:, seats:]
    return whole, targets
