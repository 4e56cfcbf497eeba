"""A position in numbers: what a player looks at before building. Hidden cards are no part of it. (K2.4)"""

from bastide.games.kingdom.features.layout import NAMES
from bastide.games.kingdom.features.rows import expand, names, write

__all__ = ["NAMES", "expand", "names", "write"]
