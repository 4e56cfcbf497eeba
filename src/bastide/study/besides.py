"""Reasons besides points: what a turn changes of what one has, and what it probably leads to."""

from collections.abc import Mapping, Sequence
from typing import Any

from bastide.core.game import Game, Seat
from bastide.core.study import Deeds, Fact


def promised(game: Game, before: Any, after: Any, seat: Seat) -> dict[str, float]:
    """What a turn adds to the points of the end; once those are paid, they are on the sheet instead."""
    at_the_end = game.STUDY.reasons.at_the_end
    ends = at_the_end(after, seat)
    return change(at_the_end(before, seat), ends) if ends else {}


def change(before: Mapping[str, float], after: Mapping[str, float]) -> dict[str, float]:
    """What there is more or less, word by word."""
    words = dict.fromkeys([*before, *after])
    changes = {word: after.get(word, 0) - before.get(word, 0) for word in words}
    return {word: one for word, one in changes.items() if one}


def likely(before: Deeds, futures: Sequence[Deeds], usual: float) -> list[Fact]:
    """The deeds that come in most worlds."""
    found: list[Fact] = []
    for deed in dict.fromkeys([deed for future in futures for deed in future]):
        more = [future.get(deed, 0) > before.get(deed, 0) for future in futures]
        if sum(more) > usual * len(futures):
            found.append({"key": deed.key, deed.field: deed.word})
    return found
