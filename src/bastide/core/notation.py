"""Moves as lines of text and back: the only translator.

A line is the move's name and a word for each field: `use farm 3.4`. Fields of one name are of one
kind in the whole game and share one vocabulary, so a page can narrow lines by any word. The last field
may take several words, for a roll of many dice: `roll 3 5 2 6 1`.
"""

from collections.abc import Mapping, Sequence
from dataclasses import fields
from typing import Any

from bastide.core.errors import IllegalMove, Message
from bastide.core.game import Move

Word = str | int | None


class Words:
    """The vocabulary of one kind of field: a word for each number."""

    def __init__(self, kind: str, words: Sequence[str], first: int = 0) -> None:
        self.kind = kind
        self.words = tuple(words)
        self.first = first
        self.numbers: dict[str, int] = {word: first + i for i, word in enumerate(self.words)}

    def write(self, number: int) -> str:
        if number < self.first:
            raise ValueError(f"no {self.kind} has the number {number}")
        return self.words[number - self.first]

    def read(self, word: str) -> int:
        return self.numbers[word]


def numbers(kind: str, least: int, most: int) -> Words:
    """A vocabulary of plain numbers."""
    return Words(kind, [str(number) for number in range(least, most + 1)], first=least)


class Notation:
    """The moves of one game by name, and the vocabularies of their fields."""

    def __init__(
        self, moves: Mapping[str, type[Move]], kinds: Mapping[str, Words], several: Sequence[str] = ()
    ) -> None:
        self.moves = dict(moves)
        self.kinds = dict(kinds)
        self.several = tuple(several)  # the fields, each the last of its move, that are tuples of any length
        self.fields: dict[str, list[str]] = {name: field_names(kind) for name, kind in self.moves.items()}
        self._names: dict[type[Move], str] = {kind: name for name, kind in self.moves.items()}
        self._field_names: dict[type, list[str]] = {}  # of moves and events, once they were asked for
        self._words: dict[str, list[Words]] = {
            name: [self.kinds[field] for field in self.fields[name]] for name in self.moves
        }

    def name(self, move: Move) -> str:
        """The first word of a move's line."""
        return self._names[type(move)]

    def write(self, move: Move) -> str:
        """The line of a move."""
        name = self._names[type(move)]
        line = name
        for field, words in zip(self.fields[name], self._words[name], strict=True):
            value = getattr(move, field)
            if isinstance(value, tuple):
                line += "".join([" " + words.write(number) for number in value])
            else:
                line += " " + words.write(value)
        return line

    def read(self, line: str) -> Move:
        """The move of a line; `IllegalMove` says what is wrong with its spelling."""
        parts = line.split()
        name = parts[0] if parts else ""
        if name not in self.moves:
            raise IllegalMove(Message("line-unknown", {"word": name, "moves": list(self.moves)}))
        names = self.fields[name]
        open_end = bool(names) and names[-1] in self.several
        if len(parts) < len(names) + 1 or (len(parts) > len(names) + 1 and not open_end):
            raise IllegalMove(Message("line-length", {"move": name, "fields": " ".join([name, *names])}))
        fields = names + names[-1:] * (len(parts) - 1 - len(names)) if open_end else names
        values: list[Any] = []
        for field, word in zip(fields, parts[1:], strict=True):
            number = self.kinds[field].numbers.get(word)
            if number is None:
                raise IllegalMove(Message("line-word", {"word": word, "field": field}))
            values.append(number)
        if open_end:
            values[len(names) - 1 :] = [tuple(values[len(names) - 1 :])]
        make: Any = self.moves[name]
        move: Move = make(*values)
        return move

    def words_of(self, thing: object) -> dict[str, Word]:
        """The fields of a move or an event as words; what is hidden is None."""
        words: dict[str, Word] = {}
        names = self._field_names.get(type(thing))
        if names is None:
            names = self._field_names[type(thing)] = field_names(type(thing))
        for field in names:
            value = getattr(thing, field)
            kind = self.kinds.get(field)
            if kind is None or kind.kind == "seat" or not isinstance(value, int):
                words[field] = value
            else:
                words[field] = kind.write(value) if value >= kind.first else None
        return words


def field_names(kind: type) -> list[str]:
    """The fields of a move or an event, in their order."""
    return [field.name for field in fields(kind)]


def kebab(name: str) -> str:
    """`CardDrawn` as `card-drawn`: the key of an event's message is its class's name."""
    return "".join("-" + letter.lower() if letter.isupper() else letter for letter in name).lstrip("-")
