"""Many games at once, step by step, so that a network looks at all their decisions together."""

from collections.abc import Sequence
from random import Random
from typing import Any, NamedTuple, Protocol

import numpy as np
from numpy.typing import NDArray

from bastide.bots.judging import Asked, ByNetwork
from bastide.core.game import CHANCE, Game, Move, Seat


class Picker(Protocol):
    """Someone who plays position by position."""

    def pick(self, state: Any, seat: Seat, moves: Sequence[Move], until: float) -> Move:
        """One of the moves."""
        ...


Player = ByNetwork | Picker


class Choice(NamedTuple):
    """What a network chose: the features of the position it chose, and what it thought of it."""

    seat: Seat
    row: NDArray[np.uint8]
    points: NDArray[np.float32]
    wins: NDArray[np.float32]


class Played:
    """One game of many: where it stands, who plays it, where its chance comes from."""

    def __init__(self, state: Any, rng: Random, players: Sequence[Player]) -> None:
        self.state = state
        self.rng = rng
        self.players = players
        self.choices: list[Choice] = []  # in order, those of networks

    def next_decision(self, game: Game) -> Asked | None:
        """Chance and forced moves are played; then whose decision it is, or nothing at the end."""
        while True:
            acting = game.to_act(self.state)
            if not acting:
                return None
            seat = acting[0]
            if seat == CHANCE:
                game.play(self.state, CHANCE, game.draw_chance(self.state, self.rng))
                continue
            moves = game.legal_moves(self.state, seat)
            if len(moves) > 1:
                return Asked(self.state, seat, moves)
            game.play(self.state, seat, moves[0])


def step(game: Game, played: Sequence[Played], noise: "Noise | None" = None) -> list[Played]:
    """One decision in each of the games; those that are not over."""
    waiting: dict[int, tuple[ByNetwork, list[Played], list[Asked]]] = {}
    going_on = []
    for one in played:
        asked = one.next_decision(game)
        if asked is None:
            continue
        going_on.append(one)
        player = one.players[asked.seat]
        if isinstance(player, ByNetwork):
            _, games, questions = waiting.setdefault(id(player), (player, [], []))
            games.append(one)
            questions.append(asked)
        else:
            game.play(one.state, asked.seat, player.pick(*asked, until=float("inf")))
    for player, games, questions in waiting.values():
        choose(player, games, questions, noise)
    return going_on


class Noise:
    """A little chance in what is chosen, so that games differ: so many points, as Gumbel has them."""

    def __init__(self, points: float, seed: int) -> None:
        self.points = points
        self._rng = np.random.default_rng(seed)

    def added(self, worths: NDArray[np.float32]) -> NDArray[np.float32]:
        return worths + self.points * self._rng.gumbel(size=len(worths)).astype(np.float32)


def choose(player: ByNetwork, games: list[Played], questions: list[Asked], noise: Noise | None) -> list[Move]:
    """Each game goes on with what is worth most: that move."""
    seen, chosen = player.see(questions), list[Move]()
    worths = seen.worths if noise is None else noise.added(seen.worths)
    for played, asked, after, first in zip(games, questions, seen.after, seen.first, strict=True):
        best = int(np.argmax(worths[first : first + len(after)]))
        at = first + best
        played.state = after[best]
        chosen.append(asked.moves[best])
        played.choices.append(
            Choice(
                asked.seat, seen.rows[at].copy(), seen.judged.points[at].copy(), seen.judged.wins[at].copy()
            )
        )
    return chosen
