"""A table from what is stored: read, gone on with from older rules, or kept as it is.

Whatever a row holds, the other tables are not touched by it.
"""

import logging
from collections.abc import Sequence
from typing import Final, get_args

from bastide.bots import levels_of
from bastide.core import registry
from bastide.core.errors import BastideError, CannotContinue
from bastide.server.http.forms.tables import Status
from bastide.server.storage.schema import Snapshot, StoredMove, StoredTable
from bastide.server.tables.kept import KeptTable, is_withdrawal, question_of
from bastide.server.tables.table import Start, Table

STAND_IN: Final = "greedy"  # plays for a bot of another version, or one that has lost its weights


class Unreadable(Exception):
    """What is stored says nothing to this version."""


def open_stored(
    stored: StoredTable, rows: Sequence[StoredMove], snapshots: Sequence[Snapshot] = ()
) -> KeptTable:
    """The table in memory; one that this version cannot read, or cannot go on with, as it is kept."""
    scores = snapshots[0].scores if snapshots else ()
    try:
        check_stored(stored, rows)
        if is_newer(stored):
            return KeptTable(stored, rows, "newer", scores)
        return read(stored, rows, snapshots)
    except CannotContinue:
        return KeptTable(stored, rows, "ended", scores)
    except Exception as fault:  # rows are data: whatever is wrong with them is their own affair
        logging.getLogger("bastide").warning("table %s is kept unread: %s", stored.id, fault_of(fault))
        return KeptTable(stored, rows, "unreadable", scores)


def fault_of(fault: Exception) -> str:
    """What is wrong, in one line; the lines of a game are nobody's business."""
    if isinstance(fault, BastideError):
        return fault.message.key
    return str(fault) if isinstance(fault, Unreadable) else type(fault).__name__


def check_stored(stored: StoredTable, rows: Sequence[StoredMove]) -> None:
    """All but the moves can be read."""
    if stored.damaged:
        raise Unreadable(f"damaged columns: {', '.join(stored.damaged)}")
    if stored.status not in get_args(Status):
        raise Unreadable(f"unknown status: {stored.status}")
    if [seat.seat for seat in stored.seats] != list(range(len(stored.seats))):
        raise Unreadable("seats are missing")
    if [row.number for row in rows] != list(range(1, len(rows) + 1)):
        raise Unreadable("rows are missing")
    question_of(stored)


def rules_of(stored: StoredTable) -> int:
    """The revision that this version plays by."""
    return registry.game(stored.game).RULES


def is_newer(stored: StoredTable) -> bool:
    return stored.rules > rules_of(stored)


def read(stored: StoredTable, rows: Sequence[StoredMove], snapshots: Sequence[Snapshot]) -> Table:
    """The table of a log that can be read, whichever revision has begun it."""
    rules = rules_of(stored)
    older = next((one for one in snapshots if one.rules < rules and is_usable(one, rows)), None)
    if older is not None:
        table = carried_over(stored, rows, older)
    else:
        is_of_now = stored.rules == rules or stored.status == "waiting"
        table = Table(stored, rows) if is_of_now else reread(stored, rows)
    if table.match.options["seats"] != len(stored.seats):
        raise Unreadable("more or fewer seats than the game has")
    table.written = next((one.number for one in snapshots if one.rules == rules), 0)
    return table


def is_usable(snapshot: Snapshot, rows: Sequence[StoredMove]) -> bool:
    """Nothing of what the snapshot holds was taken back after it."""
    later = [row.line.partition(" ")[2] for row in rows[snapshot.number :] if is_withdrawal(row.line)]
    return all(number.isdigit() and int(number) > snapshot.number for number in later)


def reread(stored: StoredTable, rows: Sequence[StoredMove]) -> Table:
    """A table of an older revision that has left no snapshot: every line must still be possible."""
    table = Table(stored, rows, checked=True)
    if stored.status == "finished" and not table.match.over:
        raise Unreadable("how it ended is not known by these rules")
    return table


def carried_over(stored: StoredTable, rows: Sequence[StoredMove], older: Snapshot) -> Table:
    """A table that an older revision has played.

    A log that leads to the same position by the rules of now is a log of now. Otherwise the game goes on from
    where the older revision left it.
    """
    game = registry.game(stored.game)
    state = game.read_state(game.upgrade(older.state, older.rules))
    left = Table(stored, rows, Start(older.rules, older.number, older.at, state), checked=True)
    try:
        whole = Table(stored, rows, checked=True)
    except Exception:  # the rules of then are not those of now
        return left
    same = game.write_state(whole.match.state) == game.write_state(left.match.state)
    return whole if same else left


def level_of(bot: str, game: str) -> str:
    """The bot that plays for one of this name: its own, or one in its stead."""
    return bot if bot in levels_of(game) else STAND_IN
