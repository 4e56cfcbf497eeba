"""What happened, in a few words: the message `brief-…` of an event, if it does not show on the table."""

from collections.abc import Callable, Mapping, Sequence

from bastide.cli.boards.seats import SIGNS
from bastide.core.errors import Argument
from bastide.core.game import CHANCE, Event
from bastide.core.notation import Notation, kebab
from bastide.words import Words

Pieces = Callable[[Event, Words], Mapping[str, str]]


def in_turns(
    events: Sequence[Event],
    players: Sequence[str],
    brief: Callable[[Event], str],
    begins: tuple[type[Event], ...] = (),
) -> list[str]:
    """What happened, in a line as long as the same player acts; what is told by nothing is left out."""
    turns: list[tuple[int, list[str]]] = []
    for event in events:
        item = brief(event)
        seat: int = getattr(event, "seat", CHANCE)
        if not item:
            continue
        if not turns or turns[-1][0] != seat or isinstance(event, begins):
            turns.append((seat, []))
        turns[-1][1].append(item)
    names = [f"{SIGNS[seat]} {players[seat]} · " if seat != CHANCE else "  " for seat, _ in turns]
    return [name + ", ".join(items) for name, (_, items) in zip(names, turns, strict=True)]


def no_pieces(_event: Event, _words: Words) -> Mapping[str, str]:
    return {}


class News:
    """How one game's events are told."""

    def __init__(
        self, notation: Notation, begins: tuple[type[Event], ...] = (), pieces: Pieces = no_pieces
    ) -> None:
        self.notation = notation
        self.begins = begins  # these begin a line of their own
        self.pieces = pieces  # what an event counts, in a few letters

    def digest(self, events: Sequence[Event], players: Sequence[str], words: Words) -> list[str]:
        return in_turns(events, players, lambda event: self.brief(event, words), self.begins)

    def brief(self, event: Event, words: Words) -> str:
        """An event in a word or two; nothing for one that shows on the table or in others."""
        key = kebab(type(event).__name__)
        if not words.has(f"brief-{key}"):
            return ""
        told: dict[str, Argument | None] = dict(self.notation.words_of(event))
        return words.say(f"brief-{key}", **told, **self.pieces(event, words)).strip()
