"""A game as text: a header, an empty line, and one line a move.

It is the file format for export, import, bug reports and test fixtures. A `#` begins a remark.
"""

import json
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from bastide.core.errors import Argument, BadRecord, Message
from bastide.core.game import CHANCE, Seat

HEADING: Final = "bastide 1"
FIELDS: Final = ("game", "rules", "options", "position", "seats", "date", "moves", "scores")
NEEDED: Final = ("game", "rules", "options")
MOST_DIGITS: Final = 3  # of a seat


@dataclass(frozen=True)
class Entry:
    """One move of a record and the line of the text it stands on."""

    number: int
    seat: Seat
    line: str


@dataclass(frozen=True)
class Record:
    """What a record says, before anyone has checked that it can be played."""

    game: str
    rules: int
    options: dict[str, Any]  # with the position that it begins with, if there is one
    entries: list[Entry]
    names: list[str] = field(default_factory=list)  # who sat where, if it is told; empty for a bot
    bots: list[str] = field(default_factory=list)  # which bot sat where; empty for a person
    date: str = ""
    moves: int | None = None  # how many entries there should be
    scores: list[int] | None = None  # what the game should end with
    where: dict[str, int] = field(default_factory=dict)  # the line each header field stands on
    end: int = 0  # the number of the text's last line


def write_record(record: Record) -> str:
    header = [HEADING, f"game {record.game}", f"rules {record.rules}"]
    options = {name: value for name, value in record.options.items() if name != "position"}
    header.append("options " + json.dumps(options, ensure_ascii=False))
    if "position" in record.options:
        header.append("position " + json.dumps(record.options["position"], ensure_ascii=False))
    if record.names or record.bots:
        header.append("seats " + json.dumps(_write_seats(record), ensure_ascii=False))
    if record.date:
        header.append("date " + " ".join(record.date.split()))
    header.append(f"moves {len(record.entries)}")
    if record.scores is not None:
        header.append("scores " + " ".join(str(score) for score in record.scores))
    moves = [f"{_write_seat(entry.seat)} {entry.line}" for entry in record.entries]
    return "\n".join([*header, "", *moves, ""])


def hide_position(options: dict[str, Any]) -> dict[str, Any]:
    """The same without telling the position that a game begins with."""
    return {**options, "position": "?"} if "position" in options else options


def read_record(text: str) -> Record:
    """The record in a text; `BadRecord` names the line that is not one."""
    lines = [(number, line.strip()) for number, line in enumerate(text.split("\n"), 1)]
    while lines and not lines[-1][1]:
        lines.pop()
    lines = [(number, line) for number, line in lines if not line.startswith("#")]
    if not lines or lines[0][1] != HEADING:
        raise bad_record(lines[0][0] if lines else 1, "record-heading", heading=HEADING)
    gap = next((place for place, (_, line) in enumerate(lines) if not line), len(lines))
    header, where = _read_header(lines[1:gap])
    for name in NEEDED:
        if name not in header:
            raise bad_record(lines[gap - 1][0], "record-lacks", field=name)
    if "position" in header:
        header["options"]["position"] = header["position"]
    entries = [_read_entry(number, line) for number, line in lines[gap:] if line]
    record = Record(
        game=header["game"],
        rules=header["rules"],
        options=header["options"],
        entries=entries,
        names=[one if isinstance(one, str) else "" for one in header.get("seats", [])],
        bots=["" if isinstance(one, str) else one["bot"] for one in header.get("seats", [])],
        date=header.get("date", ""),
        moves=header.get("moves"),
        scores=header.get("scores"),
        where=where,
        end=lines[-1][0],
    )
    if record.moves is not None and record.moves != len(entries):
        raise bad_record(record.end, "record-broken-off", moves=record.moves, found=len(entries))
    return record


def bad_record(
    line: int, key: str, game: str = "", because: Message | None = None, **words: Argument
) -> BadRecord:
    """What is wrong with which line."""
    words["line"] = line
    return BadRecord(Message(key, words, because=because), game)


def _read_header(lines: Sequence[tuple[int, str]]) -> tuple[dict[str, Any], dict[str, int]]:
    """The header's values, and the line each stands on."""
    header: dict[str, Any] = {}
    where: dict[str, int] = {}
    for number, line in lines:
        name, _, value = line.partition(" ")
        if name not in FIELDS or name in header:
            raise bad_record(number, "record-header", text=line)
        try:
            header[name] = _read_field(name, value)
        except (ValueError, RecursionError):
            raise bad_record(number, "record-header", text=line) from None
        where[name] = number
    return header, where


def _read_field(name: str, value: str) -> Any:
    """A header's value; a `ValueError` if it cannot be one."""
    if name in ("rules", "moves"):
        return int(value)
    if name == "scores":
        return [int(score) for score in value.split()]
    if name in ("options", "position", "seats"):
        parsed = json.loads(value)
        if not isinstance(parsed, list if name == "seats" else dict):
            raise ValueError(name)
        if name == "seats" and not all(_is_seat(one) for one in parsed):
            raise ValueError(name)
        return parsed
    return value


def _is_seat(one: object) -> bool:
    """A person is a name, a bot is {"bot": its name}."""
    return isinstance(one, str) or (isinstance(one, dict) and isinstance(one.get("bot"), str))


def _write_seats(record: Record) -> list[str | dict[str, str]]:
    bots = record.bots or [""] * len(record.names)
    return [{"bot": bot} if bot else name for name, bot in zip(record.names, bots, strict=True)]


def _read_entry(number: int, line: str) -> Entry:
    seat, _, rest = line.partition("#")[0].strip().partition(" ")
    if seat == "chance":
        return Entry(number, CHANCE, " ".join(rest.split()))
    if not seat.isascii() or not seat.isdigit() or len(seat) > MOST_DIGITS:
        raise bad_record(number, "record-seat", text=line)
    return Entry(number, int(seat), " ".join(rest.split()))


def _write_seat(seat: Seat) -> str:
    return "chance" if seat == CHANCE else str(seat)
