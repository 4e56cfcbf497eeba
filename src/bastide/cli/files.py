"""Records on disk: read whole, written whole or not at all; and the games this terminal has kept."""

import errno
import os
from contextlib import suppress
from datetime import datetime
from pathlib import Path
from typing import Final

from platformdirs import user_data_path

from bastide.core.errors import Argument, BadOption, BadRecord, BastideError, Message
from bastide.core.record import HEADING, read_record
from bastide.words import LANGUAGES

_REASONS: Final = {
    errno.ENOENT: "missing",
    errno.ENOTDIR: "missing",
    errno.EACCES: "forbidden",
    errno.EPERM: "forbidden",
    errno.EROFS: "forbidden",
    errno.EISDIR: "folder",
    errno.ENOSPC: "full",
}
KEPT: Final = 50  # so many games are kept, finished or not


def read_text(path: Path) -> str:
    """The text of a file; `BadRecord` in a sentence if it has none."""
    try:
        text = path.read_bytes().decode("utf-8")
    except OSError as problem:
        raise BadRecord(Message("file-unreadable", {"file": str(path), **reason_of(problem)})) from None
    except UnicodeDecodeError:
        raise BadRecord(Message("record-not-text", {"file": str(path)})) from None
    if "\0" in text:
        raise BadRecord(Message("record-not-text", {"file": str(path)}))
    return text


def write_text(path: Path, text: str) -> None:
    """Put the text where it belongs in one step, so that a full disk or a kill leaves the old one."""
    beside = path
    try:
        beside = path.with_name(path.name + ".new")
        beside.write_text(text, encoding="utf-8")
        beside.replace(path)
    except (OSError, ValueError) as problem:
        raise BastideError(Message("file-unwritable", {"file": str(path), **reason_of(problem)})) from None
    finally:
        if beside != path:
            _remove(beside)


def write_record(name: str, text: str) -> None:
    """Save a record where a person said; another kind of file is never written over."""
    path = Path(name)
    with suppress(RuntimeError):  # a home that is nobody's stays as it is written
        path = path.expanduser()
    with suppress(OSError, ValueError):
        if path.exists() and HEADING not in path.read_bytes()[:200].decode("utf-8", errors="replace"):
            raise BastideError(Message("file-not-ours", {"file": str(path)}))
    write_text(path, text)


def data_folder() -> Path:
    """Where the house keeps what must survive."""
    folder = os.environ.get("BASTIDE_DATA")
    return Path(folder) if folder else user_data_path("bastide", appauthor=False)


def folder_of(path: Path) -> Path:
    """A folder that is there."""
    if not path.is_dir():
        raise BadOption(Message("file-unreadable", {"file": str(path), "reason": "missing", "system": ""}))
    return path.resolve()


def new_kept_game(game: str) -> Path:
    """A file for a game that begins; the oldest of too many make room."""
    folder = data_folder() / "games"
    folder.mkdir(parents=True, exist_ok=True)
    for old in kept_games()[KEPT:]:
        old.unlink(missing_ok=True)
    moment = datetime.now().strftime("%Y-%m-%d-%H%M%S-%f")
    return folder / f"{moment}-{game}.txt"


def kept_games() -> list[Path]:
    """The games kept here, newest first."""
    folder = data_folder() / "games"
    files = [path for path in folder.glob("*.txt") if path.is_file()] if folder.is_dir() else []
    return sorted(files, key=lambda path: (path.stat().st_mtime_ns, path.name), reverse=True)


def last_kept(*, finished: bool) -> Path | None:
    """The newest kept game that is finished, or that is not."""
    for path in kept_games():
        with suppress(BadRecord):
            if (read_record(read_text(path)).scores is not None) == finished:
                return path
    return None


def kept_language(text: str) -> str | None:
    """The language a kept game was played in, which its first remark tells."""
    language = text.partition("\n")[0].removeprefix("# language ")
    return language if language in LANGUAGES else None


def _remove(path: Path) -> None:
    with suppress(OSError, ValueError):
        path.unlink(missing_ok=True)


def reason_of(problem: Exception) -> dict[str, Argument]:
    """Why a file is out of reach: a word the messages know, and the system's own words for the rest."""
    number = getattr(problem, "errno", None)
    return {
        "reason": _REASONS.get(number or 0, "other"),
        "system": str(getattr(problem, "strerror", None) or problem),
    }
