"""Who is at which table, in this worker and in the others."""

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, replace
from typing import Final

from bastide.core.game import Seat
from bastide.server.sockets.messages import FromHouse
from bastide.server.storage.faults import CannotKeep
from bastide.server.storage.schema import Guest, Holder, StoredSeat, StoredTable
from bastide.server.storage.store import Store
from bastide.server.tables.kept import KeptTable
from bastide.server.tables.table import Table

BEAT: Final = 10.0  # seconds between two signs of life that workers leave for each other
FRESH: Final = 25.0  # seconds for which such a sign counts
COMING: Final = 10.0  # seconds in which the page of one who has sat down is to be there
PAUSE: Final = 1.0  # seconds before what could not be left is left again


@dataclass(eq=False)
class Listener:
    """One open page at a table."""

    guest: Guest
    send: Callable[[FromHouse], Awaitable[None]]
    last: int = 0  # the row it has heard
    heard: int = 0  # the line of chat it has heard


class Presence:
    """The open pages of this worker, and when the guests of each seat were last there."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.clock = store.clock
        self.listeners: dict[str, set[Listener]] = {}
        self.opened = self.clock.now()
        self._coming: dict[str, float] = {}  # guests who have just sat down, and until when they are expected
        self._unwritten: dict[tuple[str, str], Holder] = {}  # by table and guest
        self._writing: asyncio.Task[None] | None = None

    def at(self, key: str) -> list[Listener]:
        return list(self.listeners.get(key, ()))

    def arrive(self, table: KeptTable, listener: Listener) -> None:
        key, guest = table.stored.id, listener.guest.id
        is_new = not self._has_page(key, guest)
        self._coming.pop(guest, None)
        self.listeners.setdefault(key, set()).add(listener)
        if is_new and table.seats_of(guest):
            self._mark(table, Holder(guest, seen_at=self.clock.now()))

    def leave(self, key: str, table: KeptTable | None, listener: Listener) -> None:
        guest = listener.guest.id
        self.listeners.get(key, set()).discard(listener)
        if not self.listeners.get(key):
            self.listeners.pop(key, None)
        if table is not None and table.seats_of(guest) and not self._has_page(key, guest):
            self._mark(table, Holder(guest, left_at=self.clock.now()))

    def _mark(self, table: KeptTable, holder: Holder) -> None:
        """Note it here at once, and for the other workers as soon as they can be told."""
        mark(table, holder)
        if self.store.is_shared:
            self._unwritten[(table.stored.id, holder.guest)] = holder
            if self._writing is None or self._writing.done():
                self._writing = asyncio.ensure_future(self._write())

    async def _write(self) -> None:
        """Many may come and go at once; they are written together."""
        while self._unwritten:
            marks, self._unwritten = self._unwritten, {}
            try:
                await self._leave(marks)
            except CannotKeep:
                self._unwritten = {**marks, **self._unwritten}
                await asyncio.sleep(PAUSE)

    async def _leave(self, marks: Mapping[tuple[str, str], Holder]) -> None:
        for column in ("seen_at", "left_at"):
            times = {who: getattr(holder, column) for who, holder in marks.items()}
            await self.store.mark(column, {who: at for who, at in times.items() if at}, is_news=True)

    def is_here(self, table: KeptTable, seat: StoredSeat) -> bool:
        """Somebody of the seat has the page open."""
        return any(self._is_here(table.stored.id, holder) for holder in seat.holders)

    def is_coming(self, seat: StoredSeat) -> bool:
        """Somebody has just sat down, and the page will be open in a moment."""
        now = self.clock.now()
        return any(self._coming.get(one.guest, 0) > now or self._sits_down(one) for one in seat.holders)

    def _sits_down(self, holder: Holder) -> bool:
        """The same as another worker has written it: nobody of the seat has been seen yet."""
        return self.store.is_shared and not holder.seen_at and holder.left_at > self.clock.now() - COMING

    def expect(self, guest: str) -> None:
        """One who sits down will open the page."""
        now = self.clock.now()
        self._coming = {one: until for one, until in self._coming.items() if until > now}
        self._coming[guest] = now + COMING

    def away_since(self, table: KeptTable, seat: StoredSeat) -> float | None:
        """Since when nobody of a person's seat is there; a house that was closed blames nobody."""
        if not seat.holders or self.is_here(table, seat):
            return None
        return max(self.opened, *(max(holder.seen_at, holder.left_at) for holder in seat.holders))

    def is_absent(self, table: Table, seat: StoredSeat) -> bool:
        """A person was to sit here and has been away for longer than the table allows."""
        since = self.away_since(table, seat)
        return since is not None and not seat.bot and self.clock.now() - since >= table.absence

    def _is_here(self, key: str, holder: Holder) -> bool:
        if self._has_page(key, holder.guest):
            return True
        fresh = holder.left_at < holder.seen_at > self.clock.now() - FRESH
        return self.store.is_shared and fresh

    def _has_page(self, key: str, guest: str) -> bool:
        return any(one.guest.id == guest for one in self.listeners.get(key, ()))

    async def beat(self) -> None:
        """Leave a sign of life for every guest who is here."""
        here = {(key, one.guest.id) for key, listeners in self.listeners.items() for one in listeners}
        await self.store.mark("seen_at", dict.fromkeys(sorted(here), self.clock.now()))


def mark(table: KeptTable, now: Holder) -> None:
    """What is known of a holder now, in every seat the guest holds."""

    def seen(_seat: Seat, holder: Holder) -> Holder:
        return replace(now, owner=holder.owner) if holder.guest == now.guest else holder

    change_holders(table, seen)


def take_over(table: KeptTable, stored: StoredTable) -> None:
    """The times of the same holders as the store has them, if they are later ones: time does not go back."""
    times = {(seat.seat, holder.guest): holder for seat in stored.seats for holder in seat.holders}
    change_holders(table, lambda seat, holder: later(holder, times.get((seat, holder.guest), holder)))


def later(one: Holder, other: Holder) -> Holder:
    return replace(one, seen_at=max(one.seen_at, other.seen_at), left_at=max(one.left_at, other.left_at))


def change_holders(table: KeptTable, change: Callable[[Seat, Holder], Holder]) -> None:
    seats = tuple(
        replace(seat, holders=tuple(change(seat.seat, one) for one in seat.holders)) for seat in table.seats
    )
    table.stored = replace(table.stored, seats=seats)
