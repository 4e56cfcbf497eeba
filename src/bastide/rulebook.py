"""The rules as prose: `docs/rules/<game>.md` and its translations, which the wheel carries along."""

import re
from pathlib import Path
from typing import Final

_HERE: Final = Path(__file__).parent
_CLAUSE: Final = re.compile(r"^- ([A-Z]\d+\.\d+) (.*)$", re.MULTILINE)


def read_rules(game: str, language: str) -> str:
    """The whole text in one language."""
    carried = _HERE / "rules"
    folder = carried if carried.is_dir() else _HERE.parent.parent / "docs" / "rules"
    path = folder / f"{game}.md" if language == "en" else folder / language / f"{game}.md"
    return path.read_text(encoding="utf-8")


def clauses(text: str) -> dict[str, str]:
    """Each clause by its identifier."""
    return dict(_CLAUSE.findall(text))
