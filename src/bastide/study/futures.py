"""What a seat has at a moment, and what came of a way that was played on in one world."""

from dataclasses import dataclass
from typing import Any

from bastide.bots.judging import Asked
from bastide.bots.lockstep import Played
from bastide.core.game import Game, Move, Seat
from bastide.core.study import Counts, Deeds
from bastide.study.unfolding import Unfolded

Places = dict[str, set[str]]  # by source, the spots that its points came from


@dataclass(frozen=True)
class Standing:
    """What a seat has at a moment."""

    sheet: Counts  # points by source
    end: Counts  # points to come at the end, as things stand
    held: Counts
    deeds: Deeds

    @property
    def points(self) -> Counts:
        """Those that are marked, and those to come at the end."""
        sources = dict.fromkeys([*self.sheet, *self.end])
        return {source: self.sheet.get(source, 0) + self.end.get(source, 0) for source in sources}


def standing_of(game: Game, state: Any, seat: Seat) -> Standing:
    reasons = game.STUDY.reasons
    return Standing(
        sheet=game.result(state).sheets[seat],
        end=reasons.at_the_end(state, seat),
        held=reasons.held(state, seat),
        deeds=reasons.deeds(state, seat),
    )


@dataclass(frozen=True)
class Future:
    """What came of a way in one world, by the end of the own next turn."""

    standing: Standing
    score: int  # of the own side by then
    win: float
    margin: float
    rest: float
    places: Places  # of the own next turn


class Followed(Unfolded):
    """A game that is played on, with the spots from which the seat's points came."""

    def __init__(self, played: Played, seat: Seat, turns: int) -> None:
        super().__init__(played, seat, turns)
        self.places: Places = {}
        self.aim = ""  # where the seat's last move led that led somewhere: a price is paid for it

    def note(self, game: Game, asked: Asked, move: Move) -> None:
        """What a move of the seat has just brought, and where."""
        if asked.seat != self.seat:
            return
        self.aim = game.SPOTS.aim(game.NOTATION.name(move), game.NOTATION.words_of(move)) or self.aim
        if not self.aim:
            return
        before, after = (game.result(one).sheets[self.seat] for one in (asked.state, self.played.state))
        for source in [one for one in after if after[one] > before.get(one, 0)]:
            self.places.setdefault(source, set()).add(self.aim)
