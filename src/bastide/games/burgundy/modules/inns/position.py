"""How inns are set up by hand: those to be bought, and in duchies one in an area.

Not compiled: its types are read as they stand.
"""

from typing import Final, TypedDict

from bastide.core.errors import Message
from bastide.core.game import Seat
from bastide.games.burgundy.modules.inns.rule import INN, INN_TILE, KEY, inns_of
from bastide.games.burgundy.state import State
from bastide.games.burgundy.vocabulary import Described, PartPositions

INN_WORD: Final = "inn"


class InnsPosition(TypedDict):
    """The inns to be bought."""

    lying: int


def settle(state: State) -> None:
    state.stacks[INN_TILE] -= inns_of(state).lying


def owned(state: State) -> int:
    """The inns that players have."""
    stored = [tile for tiles in state.storage for tile in tiles]
    placed = sum([duchy.placed[INN] for duchy in state.duchies])
    return placed + stored.count(INN_TILE)


def faults(state: State) -> list[Message]:
    """One inn has come with every phase; an area has one at most. (B14.1, B14.3)"""
    found = owned(state) + inns_of(state).lying + state.removed[INN_TILE]
    wrong = [
        Message("position-inns-area", {"player": seat + 1}, clause="B14.3")
        for seat in range(state.seats)
        if has_two_in_area(state, seat)
    ]
    if found == state.phase + 1:
        return wrong
    return [Message("position-inns", {"number": state.phase + 1}, clause="B14.1"), *wrong]


def has_two_in_area(state: State, seat: Seat) -> bool:
    duchy = state.duchies[seat]
    inns = [area for space, area in enumerate(duchy.layout.area_of) if duchy.tiles[space] == INN_TILE]
    return len(set(inns)) < len(inns)


def follow(state: State, position: Described) -> Described:
    """Of the inns that have come those that nobody has and that do not lie there are out of the game; what
    is too many is not to be bought. (B14.1)"""
    left = state.phase + 1 - owned(state)
    lying = max(0, min(position[KEY]["lying"], left))
    gone = max(0, left - lying)
    removed = {word: count for word, count in position["removed"].items() if word != INN_WORD}
    if gone > 0:
        removed[INN_WORD] = gone
    same = position["removed"].get(INN_WORD, 0) == gone
    return {**position, "removed": position["removed"] if same else removed, KEY: {"lying": lying}}


POSITIONS: Final = PartPositions(InnsPosition, settle=settle, faults=faults, follow=follow)
