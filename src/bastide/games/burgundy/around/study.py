"""What hints, puzzles and challenges know of this game."""

from typing import Final

from bastide.core.game import Seat
from bastide.core.study import Challenge, Counts, Puzzles, Reasons, Study, Themes
from bastide.games.burgundy.components import DUCHY, MODE_DUCHIES
from bastide.games.burgundy.setup import MODES
from bastide.games.burgundy.state import State

ALONE: Final = next(mode.key for mode in MODES if mode.seats == (1,))


def held(state: State, seat: Seat) -> Counts:
    duchy = state.duchies[seat]
    return {"workers": duchy.workers, "silver": duchy.silver}


def ahead(state: State, seat: Seat) -> int:
    """How many go before the seat, by the bridge."""
    return state.line.index(seat)


THEMES: Final = Themes(
    of_source={
        **dict.fromkeys(("areas", "phases", "bonuses"), "areas"),
        "animals": "animals",
        **dict.fromkeys(("goods", "unsold", "silver"), "goods"),
        **dict.fromkeys(("watchtowers", "workers"), "buildings"),
    },
    others="knowledge",
    ahead=ahead,
)
STUDY: Final = Study(
    challenge=Challenge(
        bots=0,
        options=[{"mode": ALONE, "duchies": [DUCHY.write(duchy)]} for duchy in MODE_DUCHIES[ALONE]],
    ),
    puzzles=Puzzles(
        options=[{"duchies": [duchy]} for duchy in ("1", "2", "3", "4", "5", "6", "7", "8")], themes=THEMES
    ),
    reasons=Reasons(held=held),
)
