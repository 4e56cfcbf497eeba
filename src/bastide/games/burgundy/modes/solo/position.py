"""How the solo game is set up by hand: its markers, tiles that lie face down, goods out of the game.

Not compiled: its types are read as they stand.
"""

from typing import Final, TypedDict

from bastide.core.errors import Message
from bastide.games.burgundy.components import BLANK, BLANK_KIND, GOODS_NUMBERS
from bastide.games.burgundy.modes.solo.figures import HARDEST, LOWEST_TARGET
from bastide.games.burgundy.modes.solo.markers import KEY, solo_of
from bastide.games.burgundy.state import State
from bastide.games.burgundy.vocabulary import Described, Goods, PartPositions, Tile


class SoloPosition(TypedDict):
    """The markers of the solo game, and what has left it. (B17.2, B17.5)"""

    score: int
    target: int
    blanks: list[Tile]  # what the tiles are that lie face down
    gone: dict[Goods, int]  # goods out of the game


def settle(state: State) -> None:
    """A blank is a tile of the box that lies face down. (B17.5)"""
    solo = solo_of(state)
    state.stacks[BLANK] += turned(state)
    for tile in solo.blanks:
        state.stacks[tile] -= 1
    for number in GOODS_NUMBERS:
        state.bag[number] -= solo.gone[number]


def turned(state: State) -> int:
    """How many blanks there are, those out of the game included."""
    return state.duchies[0].placed[BLANK_KIND] + state.storage[0].count(BLANK) + state.removed[BLANK]


def faults(state: State) -> list[Message]:
    """The score is below the target, and every blank was a tile of the black depot. (B17.2, B17.5, B17.8)"""
    solo, found = solo_of(state), list[Message]()
    if not LOWEST_TARGET <= solo.target <= HARDEST or solo.score >= solo.target:
        words = {"least": LOWEST_TARGET, "most": HARDEST}
        found.append(Message("position-target", {**words}, clause="B17.8"))
    is_black = all(tile in state.book.black_backed for tile in solo.blanks)
    if len(solo.blanks) != turned(state) or not is_black:
        found.append(Message("position-blanks", {"number": turned(state)}, clause="B17.5"))
    return found


def follow(state: State, position: Described) -> Described:
    """A new blank is turned over from the tiles with black backs of which there are most. (B17.5)"""
    blanks, black = position[KEY]["blanks"][: turned(state)], position["black"].copy()
    while len(blanks) < turned(state) and any(black.values()):
        tile = max(black, key=lambda one: black[one])
        black[tile] -= 1
        blanks.append(tile)
    return {**position, "black": black, KEY: {**position[KEY], "blanks": blanks}}


POSITIONS: Final = PartPositions(
    SoloPosition, decides=("target",), settle=settle, faults=faults, follow=follow
)
