"""Paired games: the same seeds for every place of the one on trial, so that luck and seat cancel out."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from bastide.bots.lockstep import Played, Player
from bastide.core.game import Game, Result, side_scores
from bastide.training.selfplay import new_game, play_all


@dataclass
class Tally:
    """What came of a trial."""

    games: int = 0
    wins: float = 0.0
    own: list[int] = field(default_factory=list)
    others: list[int] = field(default_factory=list)

    def count(self, result: Result, seat: int) -> None:
        """A shared win is a part of one."""
        scores = side_scores(result)
        self.games += 1
        self.wins += 1 / len(result.winners) if seat in result.winners else 0
        self.own.append(scores[seat])
        self.others.append(max([score for other, score in enumerate(scores) if other != seat], default=0))

    def add(self, other: "Tally") -> None:
        self.games += other.games
        self.wins += other.wins
        self.own += other.own
        self.others += other.others

    @property
    def share(self) -> float:
        return self.wins / max(1, self.games)


def hold_trial(
    game: Game,
    options: dict[str, Any],
    on_trial: Player,
    other: Player,
    seeds: Sequence[str],
    together: int = 16,
) -> Tally:
    """One against the others, in every seat of every seed."""
    seats = options["seats"]
    tables: list[tuple[int, Played]] = []
    for seed in seeds:
        for seat in range(seats):
            players = [on_trial if place == seat else other for place in range(seats)]
            tables.append((seat, new_game(game, options, seed, players)))
    play_all(game, [played for _, played in tables], together)
    tally = Tally()
    for seat, played in tables:
        tally.count(game.result(played.state), seat)
    return tally
