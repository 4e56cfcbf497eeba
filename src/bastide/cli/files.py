"""Records on disk: read whole, written whole or not at all."""

import os
from pathlib import Path

from platformdirs import user_data_path

from bastide.core.errors import BadRecord, BastideError, Message


def read_text(path: Path) -> str:
    """The text of a file; `BadRecord` in a sentence if it has none."""
    try:
        text = path.read_bytes().decode("utf-8")
    except OSError as problem:
        raise BadRecord(Message("file-unreadable", {"file": str(path), "reason": _reason(problem)})) from None
    except UnicodeDecodeError:
        raise BadRecord(Message("record-not-text", {"file": str(path)})) from None
    if "\0" in text:
        raise BadRecord(Message("record-not-text", {"file": str(path)}))
    return text


def write_text(path: Path, text: str) -> None:
    """Put the text where it belongs in one step, so that a full disk or a kill leaves the old one."""
    beside = path.with_name(path.name + ".new")
    try:
        beside.write_text(text, encoding="utf-8")
        beside.replace(path)
    except OSError as problem:
        beside.unlink(missing_ok=True)
        message = Message("file-unwritable", {"file": str(path), "reason": _reason(problem)})
        raise BastideError(message) from None


def kept_game() -> Path:
    """Where the game in progress is kept, in case the terminal goes away."""
    folder = os.environ.get("BASTIDE_DATA")
    return (Path(folder) if folder else user_data_path("bastide", appauthor=False)) / "kept.txt"


def _reason(problem: OSError) -> str:
    return problem.strerror or type(problem).__name__
