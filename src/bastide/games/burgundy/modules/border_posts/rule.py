"""Border posts: three on each of the duchies 11a to 11f, to be joined by tiles. (B12)"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from bastide.core.game import Event
from bastide.games.burgundy.book import Book, Part
from bastide.games.burgundy.components import (
    DUCHY_SPACES,
    LARGE_BONUS,
    NOBODY,
    NONE,
    PHASE_POINTS,
    SMALL_BONUS,
)
from bastide.games.burgundy.duchy import Duchy
from bastide.games.burgundy.modules.border_posts.events import PostsCompleted, PostsJoined
from bastide.games.burgundy.scoring import score
from bastide.games.burgundy.state import State

KEY: Final = "border_posts"
SOURCE: Final = "posts"  # of its points
COUNTS: Final = ("once", "pairs")  # how often the third post brings the phase's points
POSTS: Final = 3


def join(book: Book) -> None:
    book.duchies = KEY
    book.after_placing.append(join_posts)


@dataclass(slots=True)
class BorderPosts(Part):
    """How many posts each seat has joined, and who was the first and the second to join all."""

    by_pairs: bool
    joined: list[int]  # by seat: none, two or three
    completed: list[int]  # seats, NOBODY where it is open

    def copy(self) -> Part:
        return BorderPosts(self.by_pairs, self.joined.copy(), self.completed.copy())

    def write(self, _state: State) -> dict[str, Any]:
        return {
            "count": COUNTS[self.by_pairs],
            "joined": self.joined.copy(),
            "completed": [None if seat == NOBODY else seat for seat in self.completed],
        }

    def show(self, state: State) -> dict[str, Any]:
        return {"linked": [linked_posts(duchy) for duchy in state.duchies]}


def new_part(_state: State, options: Mapping[str, Any]) -> Part:
    return BorderPosts(options["posts"] == COUNTS[1], [0] * options["seats"], [NOBODY, NOBODY])


def read_part(_state: State, table: Mapping[str, Any]) -> Part:
    written = table[KEY]
    completed = [NOBODY if seat is None else seat for seat in written["completed"]]
    return BorderPosts(written["count"] == COUNTS[1], list(written["joined"]), completed)


def border_posts_of(state: State) -> BorderPosts:
    part = state.parts[KEY]
    assert isinstance(part, BorderPosts)
    return part


def join_posts(state: State, seat: int, space: int) -> list[Event]:
    """A tile that joins two posts, or the third to them, scores the phase's points. (B12.2, B12.4)"""
    part = border_posts_of(state)
    before = part.joined[seat]
    if before == POSTS:  # a post belongs to one chain: no other can join two
        return []
    after = posts_reached(state.duchies[seat], space)
    if after < 2 or after == before:
        return []
    part.joined[seat] = after
    times = pairs(after) - pairs(before) if part.by_pairs else after - max(before, 1)
    events: list[Event] = [PostsJoined(seat, after)]
    source = state.book.source(SOURCE)
    events += [score(state, seat, PHASE_POINTS[state.phase], source) for _ in range(times)]
    return events + complete_posts(state, seat) if after == POSTS else events


def pairs(posts: int) -> int:
    """In so many joined posts there are so many pairs."""
    return posts * (posts - 1) // 2


def posts_reached(duchy: Duchy, space: int) -> int:
    """The posts at the chain of tiles that a tile belongs to, whatever their colours. (B12.4)"""
    chained = chain_of(duchy, space)
    return len([post for post in duchy.layout.posts if any(chained[at] for at in post)])


def linked_posts(duchy: Duchy) -> list[bool]:
    """Post by post: whether a chain of tiles joins it to another. (B12.4)"""
    return [
        any(duchy.tiles[space] != NONE and posts_reached(duchy, space) > 1 for space in post)
        for post in duchy.layout.posts
    ]


def chain_of(duchy: Duchy, space: int) -> list[bool]:
    """Space by space: whether its tile hangs together with the one on this space."""
    chained, chain = [False] * DUCHY_SPACES, [space]
    chained[space] = True
    for reached in chain:
        for other in duchy.layout.neighbours[reached]:
            if duchy.tiles[other] != NONE and not chained[other]:
                chained[other] = True
                chain.append(other)
    return chained


def complete_posts(state: State, seat: int) -> list[Event]:
    """The first to join all three gets more points, the second fewer; they are no bonus tiles. (B12.3)"""
    completed = border_posts_of(state).completed
    if NOBODY not in completed:
        return []
    rank = completed.index(NOBODY)
    completed[rank] = seat
    points = LARGE_BONUS[state.seats] if rank == 0 else SMALL_BONUS[state.seats]
    return [PostsCompleted(seat, rank), score(state, seat, points, state.book.source(SOURCE))]
