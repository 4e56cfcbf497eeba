"""Names and other text from outside: nothing that cannot be seen, and never a name that is nothing."""

import re
import secrets
from typing import Final
from unicodedata import category, normalize

from bastide.server.refusal import Refusal

NAME_LENGTH: Final = 24
GIVEN: Final = re.compile(r"(?:Guest|Гость|Гість) ([0-9]{1,9})")  # a name from the house, in any language
MARKS: Final = 3  # that a letter may carry; no language piles up more
# Letters, signs and marks that count as printable and show nothing: fillers, joiners, selectors.
UNSEEN: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
SELECTORS: Final = (range(0x180B, 0x1810), range(0xFE00, 0xFE10), range(0xE0100, 0xE01F0))


def name_of(text: str) -> str:
    """A name that somebody has chosen; one of which nothing is left is refused."""
    name = trimmed(text)
    if not name:
        raise Refusal("no-name", 400)
    return name


def given_number(name: str) -> int:
    """The number in a name that the house gave; 0 where somebody has chosen it."""
    given = GIVEN.fullmatch(name)
    return int(given[1]) if given else 0


def trimmed(text: str) -> str:
    """The name without what cannot be seen and without floods of marks."""
    seen = clean(normalize("NFC", text), len(text))
    kept: list[str] = []
    marks = MARKS  # a mark without a letter carries nothing
    for letter in seen:
        if letter in UNSEEN or any(ord(letter) in some for some in SELECTORS):
            continue
        is_mark = category(letter).startswith("M")
        marks = marks + 1 if is_mark else MARKS if letter == " " else 0
        if not is_mark or marks <= MARKS:
            kept.append(letter)
    return clean("".join(kept), NAME_LENGTH).strip()


def clean(text: str, length: int) -> str:
    """Text from outside: no control characters, no edges, not too long."""
    printable = "".join(letter for letter in text if letter.isprintable() or letter.isspace())
    return " ".join(printable.split())[:length]


def new_id(size: int = 8) -> str:
    """A name nobody can guess, short enough for a link."""
    return secrets.token_urlsafe(size)
