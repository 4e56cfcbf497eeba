"""From a depot straight into the duchy, in a terminal: for the chapters that bring this move."""

from typing import Final

from bastide.cli.boards.burgundy.chapters.drawings import Briefs, Leads, Places
from bastide.cli.boards.burgundy.signs import laid_text
from bastide.cli.offers import Place
from bastide.games.burgundy.depot_to_duchy import TileLaid

BRIEFS: Final[Briefs] = {TileLaid: lambda event, words: laid_text(event.tile, event.space, words)}
PLACES: Final[Places] = {
    "place-from": lambda depot, tile, space: Place("", f"place-from {depot} {tile}", space)
}
LEADS: Final[Leads] = {
    "place-from": lambda words, _depot, _tile, space: words.say("leads-to-space", space=space)
}
HEADINGS: Final[Leads] = {
    "place-from": lambda words, depot, tile: f": {words.name(tile)} ({words.say('depot-brief', depot=depot)})"
}
