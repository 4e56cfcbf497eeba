"""The chapter of border posts. (B12)"""

from typing import Final

from bastide.core.notation import numbers
from bastide.core.options import Option
from bastide.games.burgundy.book import Agreed, Chapter, SpotKind
from bastide.games.burgundy.modules.border_posts.events import PostsCompleted, PostsJoined
from bastide.games.burgundy.modules.border_posts.features import LOOKS
from bastide.games.burgundy.modules.border_posts.position import POSITIONS
from bastide.games.burgundy.modules.border_posts.rule import (
    COUNTS,
    KEY,
    POSTS,
    SOURCE,
    join,
    new_part,
    read_part,
)
from bastide.games.burgundy.modules.border_posts.shown import SHOWN

CHAPTER: Final = Chapter(
    KEY,
    "B12.1",
    join,
    spots={"post": SpotKind(numbers("post", 1, POSTS))},
    sources=(SOURCE,),
    events=(PostsJoined, PostsCompleted),
    options=(Agreed(Option("posts", COUNTS[0], COUNTS), "B12.2"),),
    new_part=new_part,
    read_part=read_part,
    shown=SHOWN,
    positions=POSITIONS,
    looks=LOOKS,
)
