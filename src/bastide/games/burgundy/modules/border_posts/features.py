"""What a bot looks at of border posts."""

from typing import Final

from mypy_extensions import i64

from bastide.core.features import Block, Rows
from bastide.games.burgundy.book import Looks
from bastide.games.burgundy.components import NOBODY, NONE
from bastide.games.burgundy.modules.border_posts.rule import KEY, POSTS, border_posts_of
from bastide.games.burgundy.state import State

FAR: Final = 8
_TABLE: Final = Block(KEY)
_OPEN: Final = _TABLE.count("rewards-open", 1, 2)
_PAIRS: Final = _TABLE.one("by-pairs")
_SEAT: Final = Block(KEY)
_JOINED: Final = _SEAT.count("joined", 1, POSTS)
_REACHED: Final = _SEAT.one("reached")
_NEAR: Final = _SEAT.each("near", ("first", "second", "third"))


def write_table(state: State, _seat: int, rows: Rows, at: i64) -> None:
    part = border_posts_of(state)
    rows.steps(at + _OPEN, part.completed.count(NOBODY), 2)
    rows.put(at + _PAIRS, int(part.by_pairs))


def write_seat(state: State, seat: int, rows: Rows, at: i64) -> None:
    """How many posts are joined, and how near the tiles have come to each. (B12.2)"""
    rows.steps(at + _JOINED, border_posts_of(state).joined[seat], POSTS)
    gaps = sorted([gap(state, seat, post) for post in state.duchies[seat].layout.posts])
    rows.put(at + _REACHED, gaps.count(0))
    for place, missing in enumerate(gaps):
        rows.put(at + _NEAR + place, FAR - missing)


def gap(state: State, seat: int, post: list[int]) -> int:
    """The fewest tiles that would bring the duchy's tiles to the post."""
    duchy = state.duchies[seat]
    steps: dict[int, int] = {space: 0 if duchy.tiles[space] != NONE else 1 for space in post}
    waiting = list(post)
    least = FAR
    for space in waiting:
        if duchy.tiles[space] != NONE:
            least = min(least, steps[space])
            continue
        for other in duchy.layout.neighbours[space]:
            if other not in steps:
                steps[other] = steps[space] + (1 if duchy.tiles[other] == NONE else 0)
                waiting.append(other)
    return least


LOOKS: Final = Looks(_TABLE, _SEAT, write_table, write_seat)
