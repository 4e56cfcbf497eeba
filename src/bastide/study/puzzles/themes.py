"""What a puzzle is about: whatever the best way gains most from."""

from collections.abc import Mapping
from typing import Any, Final

from bastide.bots.secret import is_secret
from bastide.core.game import Game, Seat
from bastide.study.puzzles.puzzle import LATER, RIVALS

BLOCK: Final = "block"  # the best rival loses most by it
ORDER: Final = "order"  # whoever comes first has the choice
CARDS: Final = "cards"  # chosen in secret
PLAN: Final = "plan"  # nothing but what comes later
THEMES: Final = frozenset((BLOCK, ORDER, CARDS, PLAN))  # beside those of sources
LEAST: Final = 1.0  # points of a source that give a puzzle its theme
SHARE: Final = 0.25  # and of all that is gained


def theme_of(
    game: Game, seat: Seat, line: str, sources: Mapping[str, float], after: Any, instead: Any
) -> str:
    """Of a puzzle with this first line, where the better margin comes from, and the turn's end either way."""
    if is_secret(game, [game.NOTATION.read(line)]):
        return CARDS
    theme, ahead = most_gained(game, sources), game.STUDY.puzzles.themes.ahead
    is_sooner = ahead(after, seat) < ahead(instead, seat)
    return ORDER if theme in (PLAN, BLOCK) and is_sooner else theme


def most_gained(game: Game, sources: Mapping[str, float]) -> str:
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


def of_source(game: Game, source: str) -> str:
    themes = game.STUDY.puzzles.themes
    return themes.of_source.get(source) or themes.others or source
