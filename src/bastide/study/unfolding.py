"""Games that are played on in imagination: how far, and by whose turns."""

from typing import Final

from bastide.bots.judging import Asked
from bastide.bots.lockstep import Played
from bastide.bots.rollouts import Watched
from bastide.core.game import CHANCE, Game, Move, Seat

LONGEST: Final = 800  # positions of one world that are looked at
ALONE: Final = 150  # of who plays alone: no turn of others says that the own one is over


class Unfolded(Watched):
    """A way that is played on in one world."""

    def __init__(self, played: Played, seat: Seat, turns: int) -> None:
        super().__init__(played, seat, turns)
        self.looked_at = 0

    def next(self, game: Game) -> Asked | None:
        """The next decision, or nothing if enough was played, or looked at."""
        longest = LONGEST if len(self.played.players) > 1 else ALONE
        asked = super().next(game)
        self.is_over = self.is_over or self.looked_at > longest
        self.looked_at += 0 if asked is None else len(asked.moves)
        return None if self.is_over else asked

    def note(self, game: Game, asked: Asked, move: Move) -> None:
        """What was just decided there, for whoever wants to know more of it."""


class Turns:
    """A game that is played on until everyone has had a turn."""

    def __init__(self, played: Played) -> None:
        self.played = played
        self.acting: Seat | None = None
        self.done: set[Seat] = set()
        self.is_over = False

    def next(self, game: Game) -> Asked | None:
        """The next decision, or nothing if someone's turn comes again or the game has ended."""
        if game.to_act(self.played.state) == (CHANCE,):
            self._pass_on(None)
        asked = None if len(self.done) == len(self.played.players) else self.played.next_decision(game)
        if asked is not None and asked.seat != self.acting:
            self._pass_on(asked.seat)
        self.is_over = asked is None or asked.seat in self.done
        return None if self.is_over else asked

    def _pass_on(self, seat: Seat | None) -> None:
        if self.acting is not None:
            self.done.add(self.acting)
        self.acting = seat
