"""A table's game as text: all of it once it is over, before that what somebody may know of it."""

from bisect import bisect_right
from collections.abc import Sequence

from bastide.core.game import Seat
from bastide.core.record import Entry, Record, hide_position, write_record
from bastide.server.storage.schema import StoredMove
from bastide.server.tables.kept import KeptTable, in_force
from bastide.server.tables.table import Start, Table, listener_of


def record_of(table: KeptTable, seats: Sequence[Seat]) -> str:
    """The whole game once it is over; before, what someone with these seats may know of it."""
    if not isinstance(table, Table):
        return record_of_kept(table, seats)
    if table.start is not None:
        return record_from(table, table.start, seats)
    names, bots = people(table)
    if table.stored.status == "finished":
        text = table.match.record(names=names, bots=bots)
    else:
        text = table.match.record_for(listener_of(seats), names=names, bots=bots)
    return text + remarks_of(seat_remarks(table))


def record_of_kept(table: KeptTable, seats: Sequence[Seat]) -> str:
    """The game as it is stored; lines of others, bots too, only once it is over."""
    is_open = table.stored.status == "finished" or all(seat.seat in seats for seat in table.seats)
    rows = lines_of(table)
    lines = [row.line if is_open or row.seat in seats else "?" for row in rows]
    remarks = [f"{column} {text}" for column, text in table.stored.damaged.items()]
    return write(table, table.stored.rules, rows, lines, remarks)


def record_from(table: Table, start: Start, seats: Sequence[Seat]) -> str:
    """A game that two revisions have played; what was secret before the start cannot be told any more."""
    rows = in_force(table.rows)
    if table.stored.status == "finished":
        lines = [row.line for row in rows]
    else:
        since = table.match.lines_for(listener_of(seats))
        lines = ["?"] * (len(rows) - len(since)) + since
    before = len(rows) - len(table.numbers)
    told = f"from move {before + 1} on by revision {table.match.game.RULES} of the rules"
    return write(table, start.rules, rows, lines, [told])


def write(
    table: KeptTable, rules: int, rows: Sequence[StoredMove], lines: Sequence[str], remarks: Sequence[str]
) -> str:
    entries = [Entry(0, row.seat, line) for row, line in zip(rows, lines, strict=True)]
    names, bots = people(table)
    stored = table.stored
    options = stored.options if stored.status == "finished" else hide_position(stored.options)
    record = Record(stored.game, rules, options, entries, names=names, bots=bots)
    return write_record(record) + remarks_of([*seat_remarks(table), *remarks])


def remarks_of(remarks: Sequence[str]) -> str:
    return "".join(f"# {remark}\n" for remark in remarks)


def seat_remarks(table: KeptTable) -> list[str]:
    """What happened to the seats, and after which of the moves in force."""
    numbers = [row.number for row in lines_of(table)]
    return [
        f"seat {one.seat} {one.what} after move {bisect_right(numbers, one.after)}"
        for one in table.stored.changes
    ]


def lines_of(table: KeptTable) -> list[StoredMove]:
    """The rows in force, or all of them if that cannot be told."""
    try:
        return in_force(table.rows)
    except ValueError:
        return table.rows


def people(table: KeptTable) -> tuple[list[str], list[str]]:
    """The names of those who sit here, and the bots."""
    bots = ["" if seat.guests else seat.bot for seat in table.seats]
    return [seat.name for seat in table.seats], bots
