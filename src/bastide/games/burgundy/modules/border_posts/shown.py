"""What a view holds of border posts, by name and type."""

from typing import Annotated, Final, TypedDict

from bastide.core.game import Seat
from bastide.games.burgundy.modules.border_posts.rule import COUNTS
from bastide.games.burgundy.vocabulary import Shown


class BorderPosts(TypedDict):
    """Who has joined the border posts."""

    count: Annotated[str, COUNTS]
    joined: list[int]  # by seat
    linked: list[list[bool]]  # by seat and post: whether tiles join it to another
    completed: list[Seat | None]  # who was first and second to join them all


SHOWN: Final = Shown(BorderPosts)
