"""A finished game with its analysis, as bots would have left it: no test waits for one."""

import json
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any, Final

import bastide
from tests.browser.places import RECORD, recorded
from tests.server.house import Guest

MISTAKE: Final = 40  # the move from which on one looks for a choice that is called a mistake


def findings_of(record: Path, rows: int | None = None, called: str = "") -> list[dict[str, Any]]:
    """Something at each row: chances that drift, luck that turns it, one mistake, something brilliant.

    Only a line that begins as it is called is one of the two.
    """
    text = record.read_text()
    ended = bastide.replay(text)
    log, winner = ended.log, (ended.result.winners or [0])[0]
    risen = 0.0
    match = bastide.replay(text, at=0)
    seats = match.options["seats"]
    found: list[dict[str, Any]] = []
    marks = ["brilliant", "mistake"]
    for row in log:
        share = round(0.5 * len(found) / len(log) + 0.2 + risen, 3)
        wins = [round((1 - share) / max(1, seats - 1), 3)] * seats
        wins[winner] = share
        lines = match.legal(row.seat) if row.seat != bastide.CHANCE else []
        decision = None
        if len(lines) > 1:
            is_marked = marks and len(found) >= MISTAKE and row.line.startswith(called)
            mark = marks.pop() if is_marked else "good"
            best = next(line for line in lines if line != row.line) if mark == "mistake" else row.line
            given = 0.12 if mark == "mistake" else 0.0
            decision = {"seat": row.seat, "best": [best], "before": wins[row.seat], "mark": mark}
            decision |= {"after": wins[row.seat] - given, "points": 20 * given, "wins": given}
        luck = [1.5, *[-0.5] * (seats - 1)] if row.seat == bastide.CHANCE else None
        found.append({"points": [20.0] * seats, "wins": wins, "decision": decision, "luck": luck})
        if luck and len(found) > MISTAKE:
            risen = 0.1
        match.play(row.seat, row.line)
    found.append({**found[-1], "decision": None, "luck": None})
    return found[:rows]


def mistake_in(found: list[dict[str, Any]]) -> int:
    """The moment at which it was chosen what is called a mistake."""
    return next(
        place for place, one in enumerate(found) if one["decision"] and one["decision"]["mark"] == "mistake"
    )


def analysed(guest: Guest, record: Path = RECORD, found: list[dict[str, Any]] | None = None) -> str:
    """A finished game and what was found of it."""
    table = recorded(guest, record)
    keep_found(guest, table, findings_of(record) if found is None else found)
    return table


def keep_found(guest: Guest, table: str, found: list[dict[str, Any]]) -> None:
    """What was found of a finished table."""
    rows, kept = len(guest.house.rows(table)), json.dumps(found)
    with closing(sqlite3.connect(guest.house.folder / "data" / "house.sqlite", timeout=30)) as line, line:
        line.execute("insert into analyses values (?, ?, ?, 0, true)", (table, rows, kept))
