"""The chapters of the box, in printed order: the one place that lists them."""

from typing import Final

from bastide.games.burgundy.book import Chapter
from bastide.games.burgundy.box import Box
from bastide.games.burgundy.modes.solo.chapter import SOLO
from bastide.games.burgundy.modes.team.chapter import TEAM
from bastide.games.burgundy.modules.border_posts.chapter import BORDER_POSTS
from bastide.games.burgundy.modules.extra_tiles.chapter import EXTRA_TILES
from bastide.games.burgundy.modules.inns.chapter import INNS
from bastide.games.burgundy.modules.shields.chapter import SHIELDS
from bastide.games.burgundy.modules.trade_routes.chapter import TRADE_ROUTES
from bastide.games.burgundy.modules.white_castles.chapter import WHITE_CASTLES

CHAPTERS: Final[list[Chapter]] = [
    *(EXTRA_TILES, BORDER_POSTS, WHITE_CASTLES, INNS, TRADE_ROUTES, SHIELDS),
    *(TEAM, SOLO),
]
BOX: Final = Box(CHAPTERS)
