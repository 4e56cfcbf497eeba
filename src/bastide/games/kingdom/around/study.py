"""What hints, puzzles and challenges know of this game."""

from collections.abc import Sequence
from typing import Final

from bastide.core.game import Move, Seat
from bastide.core.study import Challenge, Counts, Fact, Puzzles, Reasons, Study
from bastide.games.kingdom.components import LOCATIONS, QUADRANT_OF, TERRAINS
from bastide.games.kingdom.moves import Build, Lift, Settle, Use
from bastide.games.kingdom.scoring import castle_gold
from bastide.games.kingdom.state import NEXT_TURN, READY, USED, State

HOLDS: Final = (NEXT_TURN, READY, USED)  # a token that is there
PARTS: Final = ("top-left", "top-right", "bottom-left", "bottom-right")  # of the board


def facts(before: State, after: State, seat: Seat, moves: Sequence[Move]) -> list[Fact]:
    """Tokens that are used, taken or lost, a castle that is reached."""
    used = dict.fromkeys([LOCATIONS[move.location] for move in moves if isinstance(move, Use | Lift)])
    told = [{"key": "hint-token-used", "location": location} for location in used]
    had, has = tokens_of(before, seat), tokens_of(after, seat)
    for location in dict.fromkeys([*had, *has]):
        more = has.get(location, 0) - had.get(location, 0)
        if more:
            told.append({"key": "hint-token-taken" if more > 0 else "hint-token-lost", "location": location})
    if castle_gold(after, seat) > castle_gold(before, seat):
        told.append({"key": "hint-castle-reached"})
    return told


def tokens_of(state: State, seat: Seat) -> Counts:
    """By location how many tokens of it a seat has."""
    counts: Counts = {}
    for place, token in zip(state.board.locations, state.tokens[seat], strict=True):
        if token in HOLDS:
            counts[LOCATIONS[place.kind]] = counts.get(LOCATIONS[place.kind], 0) + 1
    return counts


def about(state: State, move: Move) -> Fact:
    """The token that is used, or the part of the board and the terrain."""
    if isinstance(move, Use | Lift):
        return {"key": "puzzle-clue-token", "location": LOCATIONS[move.location]}
    if isinstance(move, Build | Settle):
        terrain = TERRAINS[state.board.terrain[move.hex]]
        return {"key": "puzzle-clue-place", "part": PARTS[QUADRANT_OF[move.hex]], "terrain": terrain}
    return {}


STUDY: Final = Study(
    challenge=Challenge(bots=1),  # chance lays quadrants and cards
    puzzles=Puzzles(about=about),
    reasons=Reasons(facts=facts),
)
