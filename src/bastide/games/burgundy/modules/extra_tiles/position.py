"""How the extra tiles are set up by hand: who came to a space of the bridge after whom.

Not compiled: its types are read as they stand.
"""

from typing import Final, TypedDict

from bastide.core.errors import Message
from bastide.core.game import Seat
from bastide.core.position import demand
from bastide.games.burgundy.modules.extra_tiles.rule import KEY, extra_tiles_of, keepers, line_with
from bastide.games.burgundy.state import State
from bastide.games.burgundy.vocabulary import Described, PartPositions


class ExtraTilesPosition(TypedDict):
    """What the extra tiles have to remember."""

    arrivals: list[Seat]  # the markers on the bridge, whoever came to a space last first


def check(state: State, position: Described) -> None:
    demand(sorted(position[KEY]["arrivals"]) == list(range(state.seats)), f"{KEY} arrivals")


def faults(state: State) -> list[Message]:
    """On each space those with no. 27 are on top, then whoever came later. (B11.2, B11.7)"""
    is_right = state.line == line_with(state, keepers(state))
    return [] if is_right else [Message("position-arrivals", clause="B11.7")]


def follow(state: State, position: Described) -> Described:
    """Whoever stands before others of a space came after them; those with no. 27 stand before all. (B11.7)"""
    part, on_top = extra_tiles_of(state), keepers(state)
    groups = [(state.place[seat], seat in on_top) for seat in range(state.seats)]
    waiting = {group: [seat for seat in state.line if groups[seat] == group] for group in groups}
    part.arrivals = [waiting[groups[seat]].pop(0) for seat in part.arrivals]
    return {
        **position,
        "line": line_with(state, on_top),
        KEY: {**position[KEY], "arrivals": part.arrivals.copy()},
    }


POSITIONS: Final = PartPositions(ExtraTilesPosition, check=check, faults=faults, follow=follow)
