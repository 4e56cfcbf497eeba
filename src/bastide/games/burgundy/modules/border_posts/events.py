"""What can happen with border posts."""

from dataclasses import dataclass

from bastide.core.game import Event


@dataclass(slots=True)
class PostsJoined(Event):
    """So many border posts hang together now."""

    seat: int
    posts: int


@dataclass(slots=True)
class PostsCompleted(Event):
    """All three posts are joined, as the first or the second."""

    seat: int
    bonus: int
