"""The rules as prose: `docs/rules/<game>.md` and its translations, which the wheel carries along."""

import re
from dataclasses import dataclass
from pathlib import Path
from typing import Final

_HERE: Final = Path(__file__).parent
_CLAUSE: Final = re.compile(r"^- ([A-Z]\d+\.\d+) (.*)$", re.MULTILINE)
_TABLE: Final = re.compile(r"^\|.*\|$", re.MULTILINE)


@dataclass(frozen=True)
class Ruling:
    """A row of the table of rulings; the first one is its head."""

    clause: str
    played: str
    others: str  # how else the rules are read
    option: str  # and which option plays it so, if there is one


def read_rules(game: str, language: str) -> str:
    """The whole text in one language."""
    carried = _HERE / "rules"
    folder = carried if carried.is_dir() else _HERE.parent.parent / "docs" / "rules"
    path = folder / f"{game}.md" if language == "en" else folder / language / f"{game}.md"
    return path.read_text(encoding="utf-8")


def clauses(text: str) -> dict[str, str]:
    """Each clause by its identifier."""
    return dict(_CLAUSE.findall(text))


def rulings(text: str) -> list[Ruling]:
    """The table of our decisions, its head first; it closes the text."""
    rows = [[cell.strip() for cell in row.strip("|").split("|")] for row in _TABLE.findall(text)]
    return [Ruling(*row) for row in rows if set("".join(row)) != {"-"}]


def without_table(text: str) -> str:
    """The text before the table of our decisions."""
    return _TABLE.split(text, maxsplit=1)[0]
