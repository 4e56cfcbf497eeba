"""What a puzzle is about: whatever the best way gains most from."""

from collections.abc import Mapping
from typing import Any, Final

from bastide.core.game import Game, Seat
from bastide.study.puzzles.puzzle import LATER, RIVALS

BLOCK: Final = "block"  # the best rival loses most by it
ORDER: Final = "order"  # whoever comes first has the choice
CARDS: Final = "cards"  # chosen in secret
PLAN: Final = "plan"  # nothing but what comes later
THEMES: Final = frozenset((BLOCK, ORDER, CARDS, PLAN))  # beside those of sources
SECRET: Final = "choose "
LEAST: Final = 1.0  # points of a source that give a puzzle its theme
SHARE: Final = 0.25  # and of all that is gained

# By game which sources of points are one theme; of Kingdom Builder each is its own.
OF_SOURCE: Final[dict[str, dict[str, str]]] = {
    "burgundy": {
        **dict.fromkeys(("areas", "phases", "bonuses"), "areas"),
        "animals": "animals",
        **dict.fromkeys(("goods", "unsold", "silver"), "goods"),
        **dict.fromkeys(("watchtowers", "workers"), "buildings"),
    },
    "kingdom": {},
    "seasons": {
        **dict.fromkeys(("stonemason", "worker", "master-builder", "breach"), "building"),
        "maiden": "maiden",
    },
}
REST: Final = {"burgundy": "knowledge", "seasons": "helpers"}  # what all other sources are


def theme_of(
    game: Game, seat: Seat, line: str, sources: Mapping[str, float], after: Any, instead: Any
) -> str:
    """Of a puzzle with this first line, where the better margin comes from, and the turn's end either way."""
    if line.startswith(SECRET):
        return CARDS
    theme = most_gained(game.KEY, sources)
    is_sooner = game.KEY == "burgundy" and place(after, seat) < place(instead, seat)
    return ORDER if theme in (PLAN, BLOCK) and is_sooner else theme


def most_gained(game: str, sources: Mapping[str, float]) -> str:
    """The source that brings clearly more; if there is none, what rivals lose or what comes later."""
    gains: dict[str, float] = {}
    for source, points in sources.items():
        theme = {LATER: PLAN, RIVALS: BLOCK}.get(source) or of_source(game, source)
        gains[theme] = gains.get(theme, 0.0) + points
    named = {theme: points for theme, points in gains.items() if theme not in (PLAN, BLOCK)}
    clearly = max(LEAST, SHARE * sum(sources.values()))
    if named and max(named.values()) >= clearly:
        return max(named, key=lambda theme: named[theme])
    return max(gains, key=lambda theme: gains[theme])


def of_source(game: str, source: str) -> str:
    return OF_SOURCE[game].get(source) or REST.get(game, source)


def place(state: Any, seat: Seat) -> int:
    """How many go before the seat, by the bridge."""
    where: int = state.line.index(seat)
    return where
