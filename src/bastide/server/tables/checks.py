"""Who may do what at a table: each check passes or refuses."""

from typing import get_args

from bastide.core.game import Seat
from bastide.server.http.forms.tables import Status
from bastide.server.refusal import Refusal
from bastide.server.storage.schema import Guest, StoredTable
from bastide.server.tables.kept import KeptTable


def check_status(stored: StoredTable, status: Status) -> None:
    if stored.status != status:
        known = stored.status in get_args(Status)
        raise Refusal(f"table-{stored.status}" if known else "table-unreadable")


def check_host(guest: Guest, table: KeptTable) -> None:
    if table.stored.host != guest.id:
        raise Refusal("host-only", 403)


def check_seat(guest: Guest, table: KeptTable, seat: Seat) -> None:
    if seat not in table.seats_of(guest.id):
        raise Refusal("not-your-seat", 403)


def check_plays(guest: Guest, table: KeptTable, seat: Seat) -> None:
    """The guest has the seat, and no bot plays it now."""
    check_seat(guest, table, seat)
    if table.seats[seat].conceded:
        raise Refusal("seat-conceded")
    if table.seats[seat].bot:
        raise Refusal("bot-plays-here")


def check_free(stored: StoredTable) -> None:
    """What a challenge is, and who plays it, is nobody's to choose."""
    if stored.daily:
        raise Refusal("daily-alone")
