"""Hints in a terminal: the best ways to go on, and why."""

from collections.abc import Mapping, Sequence
from typing import Final

from rich.console import RenderableType
from rich.padding import Padding
from rich.text import Text

from bastide.cli.offers import Offers
from bastide.core.game import Result, sides
from bastide.study.hints import Hint
from bastide.words import Words

BELOW: Final = (0, 0, 0, 3)  # what belongs to a way stands below it, a little to the right


def tell_hints(hints: Sequence[Hint], offers: Offers, result: Result, words: Words) -> list[RenderableType]:
    """Each way in a line, and its reasons below it."""
    told: list[RenderableType] = [words.say("terminal-hints")]
    for place, hint in enumerate(hints, 1):
        first, *others = hint.lines
        rank = words.say("hint-margin", points=words.signed(hint.margin))
        share, number = round(100 * hint.win), offers.number_of(first)
        alone = is_alone(result)
        promise = words.say("terminal-hint-alone", place=place, share=share)
        told.append(promise if alone else words.say("terminal-hint", place=place, share=share, rank=rank))
        way = f"{number} = {' → '.join([first, *others])}"  # as it is typed, apart from the words
        why = " ".join(reasons(hint, hints, words, alone=alone))
        told += [Padding(Text(one), BELOW, expand=False) for one in (way, why)]
    return told


def is_alone(result: Result) -> bool:
    """Nobody else plays: spaces are filled, and points do not decide. (B17.10)"""
    return len(sides(result)) == 1


def reasons(hint: Hint, hints: Sequence[Hint], words: Words, *, alone: bool) -> list[str]:
    """What the way brings now and soon, and how it differs from the next, by source of points."""
    said = [told_now(hint.now, words, alone=alone)]
    if hint.end:
        said.append(words.say("hint-end", sources=", ".join(sources(hint.end, words))))
    said += [words.say(**fact) for fact in hint.facts]
    for key, things in (("hint-held", hint.held), ("hint-likely", notable(hint.likely))):
        if things:
            said.append(words.say(key, sources=", ".join(sources(things, words))))
    soon = notable(hint.soon)
    if soon:
        total, listed = words.signed(sum(soon.values())), sources(soon, words)
        key = "hint-soon-alone" if alone else "hint-soon"
        said.append(words.say(key, points=total, sources=", ".join(listed)))
    listed = sources(hint.differs, words) + ([] if alone else later(hint, hints[hint.against], words))
    if listed:
        said.append(words.say("hint-against", number=hint.against + 1, sources=", ".join(listed)))
    return said


def later(hint: Hint, other: Hint, words: Words) -> list[str]:
    """What is left of the difference between two ways: own points that come later, and what a rival loses."""
    less = round(other.rival - hint.rival, 1)
    own = round(hint.margin - other.margin - sum(hint.differs.values()) - less, 1)
    found = notable({"hint-later": own, "hint-rival-less" if less > 0 else "hint-rival-more": less})
    return [
        words.say(key, points=words.signed(points) if key == "hint-later" else words.number(abs(points)))
        for key, points in found.items()
    ]


def gains(before: Mapping[str, int], after: Mapping[str, int], words: Words, *, alone: bool) -> str:
    """Which points come at once, by source."""
    more = {source: after[source] - before.get(source, 0) for source in after}
    return told_now({source: points for source, points in more.items() if points}, words, alone=alone)


def told_now(came: Mapping[str, int], words: Words, *, alone: bool) -> str:
    if not came:
        return words.say("hint-nothing-now-alone" if alone else "hint-nothing-now")
    total, key = words.signed(sum(came.values())), "hint-now-alone" if alone else "hint-now"
    return words.say(key, points=total, sources=", ".join(sources(came, words)))


def notable(points: Mapping[str, float]) -> dict[str, float]:
    return {source: one for source, one in points.items() if abs(one) >= 0.5}


def sources(points: Mapping[str, float], words: Words) -> list[str]:
    return [
        words.say("hint-source", source=source, points=words.signed(value))
        for source, value in points.items()
    ]
