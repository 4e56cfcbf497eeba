"""Where each feature stands in a row: those of the table, then a block for every seat."""

from typing import Final

from bastide.core.features import Block, row_names
from bastide.games.kingdom.components import BUILDABLE, CARDS, LOCATIONS, TERRAINS, WATER

_LAND: Final = TERRAINS[:BUILDABLE]
_QUARTERS: Final = ("top-left", "top-right", "bottom-left", "bottom-right")

# -- the table

_TABLE: Final = Block()
SEATS_AT_TABLE: Final = _TABLE.count("seats", 2, 4)
CARD_LAID: Final = _TABLE.each("card", CARDS)
IS_OVER: Final = _TABLE.one("over")
MY_TURN: Final = _TABLE.one("my-turn")
LAST_ROUND: Final = _TABLE.one("last-round")
TURNS_AFTER: Final = _TABLE.count("turns-after", 1, 3)  # of others in this round
TERRAIN_OF_TURN: Final = _TABLE.each("terrain-of-the-turn", _LAND)
OWED: Final = _TABLE.count("owed", 1, 3)
LIFTED: Final = _TABLE.each("lifted-by", LOCATIONS)
FREE: Final = _TABLE.each("free", _LAND)
UNSEEN: Final = _TABLE.each("unseen", _LAND)
DISCARDS: Final = _TABLE.each("discarded", _LAND)
HAND: Final = _TABLE.each("my-card", _LAND)
STACK: Final = _TABLE.each("tokens-left", LOCATIONS)
LEAST_SUPPLY: Final = _TABLE.one("least-supply")

# -- a seat

_SEAT: Final = Block()
POINTS: Final = _SEAT.one("points")
_SEAT.one("points-beyond")
GOLD: Final = _SEAT.each("gold", CARDS)
CASTLES_REACHED: Final = _SEAT.one("castles")
SUPPLY: Final = _SEAT.one("supply")
TURNS: Final = _SEAT.count("turns-left", 1, 13)  # at three settlements a turn
TOKEN_READY: Final = _SEAT.each("ready", LOCATIONS)
TOKEN_USED: Final = _SEAT.each("used", LOCATIONS)
TOKEN_NEW: Final = _SEAT.each("new", LOCATIONS)
TOKEN_NEAR: Final = _SEAT.each("distance-to-token", LOCATIONS)
ON: Final = _SEAT.each("on", TERRAINS[: WATER + 1])
REACH: Final = _SEAT.each("reach", TERRAINS[: WATER + 1])
REACHES: Final = _SEAT.each("reaches", TERRAINS[: WATER + 1])
REACH_EDGE: Final = _SEAT.one("reach-edge")
IN: Final = _SEAT.each("in", _QUARTERS)
CASTLE_AT: Final = _SEAT.count("castles-at-distance", 2, 5)
TOKEN_AT: Final = _SEAT.count("tokens-at-distance", 2, 5)
# What only a kingdom card asks for.
AT_WATER: Final = _SEAT.one("fishermen-reach")
LINKED: Final = _SEAT.one("merchants-most-linked")
TOUCHED: Final = _SEAT.one("merchants-touched")
ROWS_FREE: Final = _SEAT.one("discoverers-rows-missing")
ROWS_NEAR: Final = _SEAT.one("discoverers-rows-in-reach")
GROUPS: Final = _SEAT.one("hermits-groups")
SECOND_GROUP: Final = _SEAT.one("citizens-second-group")
ODD_GROUP: Final = _SEAT.one("citizens-odd")
GROUP_REACH: Final = _SEAT.one("citizens-reach")
AT_MOUNTAIN: Final = _SEAT.one("miners-reach")
AT_PLACE: Final = _SEAT.one("workers-reach")
ROW_LEFT: Final = _SEAT.one("knights-free-in-row")
ROW_REACH: Final = _SEAT.one("knights-reach-in-row")
SECOND_ROW: Final = _SEAT.one("knights-second-row")
LEAST: Final = _SEAT.one("farmers-least-quadrants")
SECOND_LEAST: Final = _SEAT.one("farmers-second-least")
LEAD: Final = _SEAT.each("lords-lead", _QUARTERS)
BEHIND: Final = _SEAT.each("lords-behind", _QUARTERS)

BASE: Final[int] = len(_TABLE.names)
WIDTH: Final[int] = len(_SEAT.names)
NAMES: Final[list[str]] = row_names(_TABLE.names, _SEAT.names, 4)
BY_SEATS: Final = [tuple(row_names(_TABLE.names, _SEAT.names, seats)) for seats in range(5)]
