"""Reasons besides points: what a turn changes of what one has, and what it probably leads to."""

from collections.abc import Mapping, Sequence

from bastide.core.study import Counts, Deeds, Fact


def promised(before: Counts, after: Counts) -> dict[str, float]:
    """What a turn adds to the points of the end; once those are paid, they are on the sheet instead."""
    return change(before, after) if after else {}


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
