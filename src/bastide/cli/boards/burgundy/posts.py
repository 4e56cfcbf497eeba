"""The posts at the rim of a duchy that has some: by space, and whether each is joined to another."""

from collections.abc import Mapping

from bastide.cli.boards.burgundy.signs import POST, POST_JOINED
from bastide.games.burgundy.components import GRID
from bastide.games.burgundy.shown import WrittenLayout


def post_signs(layout: WrittenLayout, tiles: Mapping[str, str]) -> dict[str, str]:
    """The sign of the border post that a space touches."""
    signs = zip(layout.get("posts", ()), joined_posts(layout, tiles), strict=True)
    return {space: POST_JOINED if is_joined else POST for post, is_joined in signs for space in post}


def joined_posts(layout: WrittenLayout, tiles: Mapping[str, str]) -> list[bool]:
    """By border post: whether a chain of tiles joins it to another. (B12.4)"""
    posts = layout.get("posts", ())
    if not posts:
        return []
    chains = [{str(space + 1) for space in chain} for chain in GRID.groups([int(one) - 1 for one in tiles])]
    reached = [[not chain.isdisjoint(post) for post in posts] for chain in chains]
    return [any(at[place] and sum(at) > 1 for at in reached) for place in range(len(posts))]
