"""Frames that a client may send: messages that could be meant, spoilt in every way, and pure noise."""

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any, Final, NamedTuple, get_args

import msgspec
from msgspec import Struct

NUMBERS: Final = (
    *(0, 1, 2, 3, -1, 7, 2**31, 2**63, -(2**63) - 1, 10**30, 10**400),
    *(0.5, -0.0, 1e308, True, None),
)
TEXTS: Final = (
    *("", " ", "end-turn", "build 1.1", "choose 0", "\x00", "a\x00b", "\u202eevil\u202c", "\u2066", "\ufeff"),
    *("e\u0301" * 50, "\U0001f3f0" * 100, "x" * 300, "y" * 5000, "{}", "'; drop table moves; --", "undo 1"),
    *("back 1", "../../etc/passwd", "%00", "\r\nset-cookie: a=b", "NaN"),
)
LITERALS: Final = (  # that no encoder writes
    *("1e400", "-1e400", "NaN", "Infinity", "0x1F", "01", "1" * 5000, "-" + "9" * 300, "1e-400", '"\\ud800"'),
    *('"\\udc00\\ud800"', '"\\u0000"', '"\\x41"', "[" * 3000 + "]" * 3000, '{"a":' * 2000 + "1" + "}" * 2000),
    *("tru", "nul", "[1,]", "{,}", '"', "/* */ 1"),
)
HUGE: Final = 70_000  # letters, more than a line takes
NO_TEXT: Final = frozenset({1007})
# The second where what was still on its way reset the line before its code came.
BEYOND_MEASURE: Final = frozenset({1009, 1006})


class Frame(NamedTuple):
    """What is sent: text, bytes, or bytes that pretend to be text."""

    body: str | bytes
    is_text: bool

    @property
    def closes(self) -> frozenset[int]:
        """The codes of which one closes a line after it; none where the line stays open."""
        if len(self.body if isinstance(self.body, bytes) else self.body.encode()) > HUGE - 5000:
            return BEYOND_MEASURE
        if isinstance(self.body, str) or not self.is_text:
            return frozenset()
        try:
            self.body.decode()
        except UnicodeDecodeError:
            return NO_TEXT
        return frozenset()


class Fuzzer:
    """Frames without end for one kind of socket."""

    def __init__(self, kinds: Any, rng: Random) -> None:
        self.kinds: tuple[type[Struct], ...] = get_args(kinds)
        self.rng = rng

    def frame(self, lines: Sequence[str] = (), number: int = 0, request: str = "") -> Frame:
        """The next one; it may use what the other side has just been told."""
        spoil = self.rng.choices(
            (self.keep, self.literal, self.mutate, self.truncate, self.noise, self.lie, self.huge),
            weights=(30, 20, 20, 10, 10, 4, 0.3),
        )[0]
        return spoil(msgspec.json.encode(self.message(lines, number, request)).decode())

    def message(self, lines: Sequence[str], number: int, request: str) -> dict[str, Any]:
        """A message of any kind with any values, right ones among them, now and then too few or too many."""
        kind = self.rng.choice(self.kinds)
        values = {name: self.value(name, lines, number, request) for name in kind.__struct_fields__}
        told = {"type": kind.__struct_config__.tag, **values}
        if self.rng.random() < 0.1:
            told.pop(self.rng.choice(list(told)))
        if self.rng.random() < 0.1:
            told[self.rng.choice((*TEXTS, "seat", "type"))] = self.odd()
        return told

    def value(self, name: str, lines: Sequence[str], number: int, request: str) -> Any:
        if self.rng.random() < 0.2:
            return self.odd()
        right: dict[str, Sequence[Any]] = {
            "seat": (0, 1, 2),
            "line": [*lines, *TEXTS[:5]],
            "after": (number, number, number - 1, number + 1, 0),
            "last": (0, number, number + 1),
            "client_move": [str(self.rng.randrange(10**9))],
            "what": ("end", "back"),
            "agree": (False, False, True),
            "request": [request],
            "games": [["kingdom", "seasons", "burgundy"], ["kingdom"], []],
            "levels": [["uniform", "greedy"], ["uniform"], []],
        }
        return self.rng.choice(right.get(name, TEXTS))

    def odd(self) -> Any:
        return self.rng.choice((*NUMBERS, *TEXTS, [], {}, [[]], {"a": {}}, ["x"] * 50))

    # -- ways to spoil it

    def keep(self, text: str) -> Frame:
        return Frame(text, is_text=True)

    def literal(self, text: str) -> Frame:
        """One of its values becomes something that no encoder writes."""
        name = self.rng.choice(["seat", "last", "after", "line", "text", "request", "games", "x"])
        spoilt = text.rstrip("}") + f', "{name}": {self.rng.choice(LITERALS)}}}'
        return Frame(spoilt[:HUGE], is_text=True)

    def mutate(self, text: str) -> Frame:
        """Some letters are others, are gone or are there twice."""
        letters = list(text)
        for _ in range(self.rng.randrange(1, 6)):
            place = self.rng.randrange(len(letters))
            letters[place] = self.rng.choice(
                ("", letters[place] * 2, chr(self.rng.randrange(1, 0xD800)), '"')
            )
        return Frame("".join(letters), is_text=True)

    def truncate(self, text: str) -> Frame:
        return Frame(text[: self.rng.randrange(len(text))], is_text=True)

    def noise(self, _text: str) -> Frame:
        return Frame(self.rng.randbytes(self.rng.randrange(200)), is_text=False)

    def lie(self, text: str) -> Frame:
        """Bytes that are said to be text, most of which are none."""
        spoilt = bytearray(text.encode())
        for _ in range(self.rng.randrange(3)):
            spoilt[self.rng.randrange(len(spoilt))] = self.rng.randrange(256)
        return Frame(bytes(spoilt), is_text=True)

    def huge(self, text: str) -> Frame:
        return Frame(text + "x" * HUGE, is_text=True)

    def parts(self, frame: Frame) -> Iterator[str | bytes]:
        """The same in several pieces."""
        size = max(1, len(frame.body) // 3)
        for first in range(0, max(1, len(frame.body)), size):
            yield frame.body[first : first + size]


def reads(kinds: Any, body: str | bytes) -> Struct | None:
    """The message that a frame holds, if it holds one."""
    try:
        message: Struct = msgspec.json.decode(body, type=kinds)
    except (msgspec.DecodeError, RecursionError, ValueError):
        return None
    return message
