"""Border posts in a terminal: how many each player has joined, and who has joined all."""

from collections.abc import Mapping
from typing import ClassVar, Final

from rich.text import Text

from bastide.cli.boards.burgundy.chapters.drawings import Briefs, Drawings
from bastide.cli.boards.burgundy.posts import joined_posts
from bastide.cli.boards.burgundy.signs import POST, POST_JOINED, bonuses_left
from bastide.core.game import Seat
from bastide.games.burgundy.modules.border_posts.events import PostsJoined
from bastide.games.burgundy.modules.border_posts.rule import POSTS
from bastide.games.burgundy.modules.border_posts.shown import BorderPosts as ShownPosts
from bastide.games.burgundy.shown import View, WrittenLayout, part_of
from bastide.words import Words


def brief_posts(event: PostsJoined, _words: Words) -> str:
    return f"{POST_JOINED} {event.posts}/{POSTS}"


class BorderPosts(Drawings):
    """Border posts; their signs are drawn with the duchy."""

    briefs: ClassVar[Briefs] = {PostsJoined: brief_posts}

    def more_bonuses(self, view: View) -> str:
        """For the first and the second to join all three."""
        return f" {POST_JOINED}{bonuses_left(view['seats'], posts_in(view)['completed'])}"

    def signs(self, words: Words) -> list[Text]:
        return [Text(f"{POST} {POST_JOINED} {words.name('border_posts').lower()}")]

    def columns(self, view: View, seat: Seat) -> dict[str, str]:
        return {POST_JOINED: f"{posts_in(view)['joined'][seat]}/{POSTS}"}

    def below_duchy(self, layout: WrittenLayout, tiles: Mapping[str, str], words: Words) -> list[Text]:
        """The posts by the spaces that reach them, and whether each is joined."""
        posts = zip(layout.get("posts", ()), joined_posts(layout, tiles), strict=True)
        told = [f"{POST_JOINED if is_joined else POST} {'–'.join(post)}" for post, is_joined in posts]
        return [Text(f"{words.name('border_posts')}: {'  '.join(told)}", style="dim")] if told else []

    def help(self, _view: View, words: Words) -> list[str]:
        return [words.say("help-posts")]


def posts_in(view: View) -> ShownPosts:
    posts: ShownPosts = part_of(view, "border_posts")
    return posts


DRAWINGS: Final = BorderPosts()
