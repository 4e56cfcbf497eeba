"""The chapter of white castles. (B13)"""

from typing import Final

from bastide.games.burgundy.book import Chapter
from bastide.games.burgundy.modules.white_castles.events import WhiteActionGained
from bastide.games.burgundy.modules.white_castles.features import LOOKS
from bastide.games.burgundy.modules.white_castles.rule import KEY, join
from bastide.games.burgundy.modules.white_castles.shown import SHOWN

CHAPTER: Final = Chapter(KEY, "B13.1", join, events=(WhiteActionGained,), shown=SHOWN, looks=LOOKS)
