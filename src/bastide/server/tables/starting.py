"""The commands of starting a game: the host's word, or what the host has said before."""

from collections.abc import Callable
from dataclasses import dataclass, replace

from bastide.server.storage.schema import Guest, StoredSeat, StoredTable
from bastide.server.tables.checks import check_host, check_status
from bastide.server.tables.commands import Change, Command, Moment
from bastide.server.tables.kept import settings_of
from bastide.server.tables.reading import level_of
from bastide.server.tables.table import Table


@dataclass(frozen=True)
class Start(Command[Table]):
    """The host begins; bots take the seats that are free."""

    guest: Guest

    def change(self, table: Table, moment: Moment) -> Change:
        check_host(self.guest, table)
        check_status(table.stored, "waiting")
        return begun(table, filled(table.stored), moment)


@dataclass(frozen=True)
class StartIfFull(Command[Table]):
    """Begin once every seat is taken, if that is what was agreed on."""

    agreed: bool = False  # whatever the table's settings say

    def change(self, table: Table, moment: Moment) -> Change:
        return begun_if_full(table, table.stored, moment, self.agreed)


@dataclass(frozen=True)
class SitDown(Command[Table]):
    """Somebody takes a seat; the game begins with that if it was the last one and so agreed."""

    seated: Callable[[StoredTable], StoredTable]

    def change(self, table: Table, moment: Moment) -> Change:
        return begun_if_full(table, self.seated(table.stored), moment, False)


def begun_if_full(table: Table, stored: StoredTable, moment: Moment, agreed: bool) -> Change:
    wanted = agreed or settings_of(stored).start_when_full
    return begun(table, stored, moment) if wanted and is_full(stored) else Change(stored)


def begun(table: Table, stored: StoredTable, moment: Moment) -> Change:
    """The table in play; what chance lays out is kept with the start."""
    running = replace(stored, status="running", rules=table.match.game.RULES)
    return Change(running, table.begin(moment.at))


def filled(stored: StoredTable) -> StoredTable:
    """Bots of the level that was agreed on sit down in every seat that is free."""
    level = level_of(settings_of(stored).bots, stored.game)
    for seat in stored.seats:
        if is_open(seat):
            stored = stored.with_seat(StoredSeat(seat.seat, "bot", bot=level))
    return stored


def is_full(stored: StoredTable) -> bool:
    """The table waits, and for nobody."""
    return stored.status == "waiting" and not any(is_open(seat) for seat in stored.seats)


def is_open(seat: StoredSeat) -> bool:
    """Nobody sits there yet."""
    return seat.kind in ("link", "lobby") and not seat.guests
