"""The commands of leaving a game and coming back: giving up, a bot in one's stead, someone away too long."""

from dataclasses import dataclass, replace
from typing import Final

from bastide.core.game import Seat
from bastide.server.http.forms.tables import SeatDeed
from bastide.server.refusal import Refusal
from bastide.server.storage.schema import Guest, StoredChange, StoredTable
from bastide.server.tables.checks import check_free, check_seat, check_status
from bastide.server.tables.commands import Change, Command, Moment, dropped
from bastide.server.tables.kept import KeptTable, settings_of
from bastide.server.tables.reading import level_of
from bastide.server.tables.table import Table

MOST_CHANGES: Final = 100  # that a table tells of: the last ones, and hints are forgotten first


@dataclass(frozen=True)
class Concede(Command[KeptTable]):
    """Give the game up, also one that cannot be opened: a bot plays on, or nobody is left and it ends."""

    guest: Guest
    seat: Seat

    def change(self, table: KeptTable, moment: Moment) -> Change:
        check_seat(self.guest, table, self.seat)
        if table.stored.status == "finished" and table.why:
            return Change(table.stored)
        told = table.stored
        if not told.seat(self.seat).conceded:
            told = telling(table, self.seat, "resigned", moment)
        if table.why:
            return Change(self._given_up(told))
        return Change(self._given_up(with_bot(told, self.seat)), (), dropped(table.stored))

    def _given_up(self, stored: StoredTable) -> StoredTable:
        stored = stored.with_seat(replace(stored.seat(self.seat), conceded=True))
        return replace(stored, status="finished") if stored.is_deserted else stored


@dataclass(frozen=True)
class HandToBot(Command[Table]):
    """A bot plays on until the seat is taken back."""

    guest: Guest
    seat: Seat

    def change(self, table: Table, moment: Moment) -> Change:
        check_seat(self.guest, table, self.seat)
        check_free(table.stored)
        told = table.stored
        if not told.seat(self.seat).bot:
            told = telling(table, self.seat, "handed", moment)
        return Change(with_bot(told, self.seat), (), dropped(table.stored))


@dataclass(frozen=True)
class TakeSeatBack(Command[Table]):
    """The bot goes; one who has given up does not come back."""

    guest: Guest
    seat: Seat

    def change(self, table: Table, moment: Moment) -> Change:
        check_seat(self.guest, table, self.seat)
        seat = table.stored.seat(self.seat)
        if seat.conceded:
            raise Refusal("seat-conceded")
        if not seat.bot:
            return Change(table.stored)
        told = telling(table, self.seat, "returned", moment)
        return Change(told.with_seat(replace(seat, bot="")))


@dataclass(frozen=True)
class ReplaceAbsent(Command[Table]):
    """The others put a bot into the seat of someone who has been away too long."""

    guest: Guest
    seat: Seat

    def change(self, table: Table, moment: Moment) -> Change:
        if not table.seats_of(self.guest.id):
            raise Refusal("not-your-seat", 403)
        check_free(table.stored)
        if not 0 <= self.seat < len(table.seats):
            raise Refusal("no-such-seat-here", 404)
        if table.is_running and not moment.is_absent(table, table.seats[self.seat]):
            raise Refusal("not-absent")
        told = telling(table, self.seat, "replaced", moment)
        return Change(with_bot(told, self.seat), (), dropped(table.stored))


def telling(table: KeptTable, seat: Seat, what: SeatDeed, moment: Moment) -> StoredTable:
    """The table, which tells from now on what has happened to a seat, and after which row of its log."""
    news = StoredChange(seat, what, table.number, moment.at)
    changes = [*table.stored.changes, news]
    if len(changes) > MOST_CHANGES:
        changes.remove(next((one for one in changes if one.what == "hinted"), changes[0]))
    return replace(table.stored, changes=tuple(changes))


def with_bot(stored: StoredTable, number: Seat) -> StoredTable:
    """A bot plays on; what was asked of the person is asked no longer."""
    check_status(stored, "running")
    level = level_of(settings_of(stored).bots, stored.game)
    return replace(stored.with_seat(replace(stored.seat(number), bot=level)), asked=None)
