"""Border posts in a terminal: how many each player has joined, and who has joined all."""

from collections.abc import Mapping, Sequence
from typing import ClassVar, Final

from rich.text import Text

from bastide.cli.boards.burgundy.chapters.drawings import Briefs, Drawings
from bastide.cli.boards.burgundy.signs import bonuses_left
from bastide.core.game import Seat
from bastide.games.burgundy.modules.border_posts.events import PostsJoined
from bastide.games.burgundy.modules.border_posts.rule import POSTS
from bastide.games.burgundy.modules.border_posts.shown import BorderPosts as ShownPosts
from bastide.games.burgundy.shown import View, WrittenLayout, part_of
from bastide.words import Words

POST: Final = "⚐"  # a border post, and one that is joined to another
POST_JOINED: Final = "⚑"


def brief_posts(event: PostsJoined, _words: Words) -> str:
    return f"{POST_JOINED} {event.posts}/{POSTS}"


class BorderPosts(Drawings):
    """Border posts."""

    briefs: ClassVar[Briefs] = {PostsJoined: brief_posts}

    def more_bonuses(self, view: View) -> str:
        """For the first and the second to join all three."""
        return f" {POST_JOINED}{bonuses_left(view['seats'], posts_in(view)['completed'])}"

    def signs(self, words: Words) -> list[Text]:
        return [Text(f"{POST} {POST_JOINED} {words.name('border_posts').lower()}")]

    def columns(self, view: View, seat: Seat) -> dict[str, str]:
        return {POST_JOINED: f"{posts_in(view)['joined'][seat]}/{POSTS}"}

    def rim(self, view: View, layout: WrittenLayout, seat: Seat | None) -> Mapping[str, str]:
        """The sign of the border post that a space touches."""
        return {space: sign for post, sign in signs_of(view, layout, seat) for space in post}

    def below_duchy(self, view: View, layout: WrittenLayout, seat: Seat | None, words: Words) -> list[Text]:
        """The posts by the spaces that reach them, and whether each is joined."""
        told = [f"{sign} {'–'.join(post)}" for post, sign in signs_of(view, layout, seat)]
        return [Text(f"{words.name('border_posts')}: {'  '.join(told)}", style="dim")] if told else []

    def help(self, _view: View, words: Words) -> list[str]:
        return [words.say("help-posts")]


def signs_of(view: View, layout: WrittenLayout, seat: Seat | None) -> list[tuple[Sequence[str], str]]:
    """The spaces that touch each post, and its sign; nobody has joined those of a duchy not chosen yet."""
    posts: Sequence[Sequence[str]] = layout.get("posts", ())
    linked = [False] * len(posts) if seat is None else posts_in(view)["linked"][seat]
    signs = [POST_JOINED if is_linked else POST for is_linked in linked]
    return list(zip(posts, signs, strict=True))


def posts_in(view: View) -> ShownPosts:
    posts: ShownPosts = part_of(view, "border_posts")
    return posts


DRAWINGS: Final = BorderPosts()
