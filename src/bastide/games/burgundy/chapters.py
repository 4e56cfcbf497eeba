"""The chapters of the box, each by its folder: the one place that lists them.

What lies in a folder that is not listed adds nothing, neither rules nor tiles.
"""

from typing import Final

# In printed order, modules before modes.
FOLDERS: Final = (
    "modules/extra_tiles",
    "modules/border_posts",
    "modules/white_castles",
    "modules/inns",
    "modules/trade_routes",
    "modules/shields",
    "modes/team",
    "modes/solo",
)
