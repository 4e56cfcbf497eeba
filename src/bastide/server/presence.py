"""Who is at which table, in this worker and in the others."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, replace
from time import time
from typing import Final

from bastide.core.game import Seat
from bastide.server.messages import FromHouse
from bastide.server.schema import Guest, Holder, StoredSeat, StoredTable
from bastide.server.store import Store
from bastide.server.tables import Table

BEAT: Final = 10.0  # seconds between two signs of life that workers leave for each other
FRESH: Final = 25.0  # seconds for which such a sign counts


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
        self.listeners: dict[str, set[Listener]] = {}
        self.opened = time()
        self._unwritten: dict[tuple[str, str], Holder] = {}  # by table and guest
        self._writing: asyncio.Task[None] | None = None

    def at(self, key: str) -> list[Listener]:
        return list(self.listeners.get(key, ()))

    def arrive(self, table: Table, listener: Listener) -> None:
        key, guest = table.stored.id, listener.guest.id
        is_new = not self._has_page(key, guest)
        self.listeners.setdefault(key, set()).add(listener)
        if is_new and table.seats_of(guest):
            self._mark(table, Holder(guest, seen_at=time()))

    def leave(self, key: str, table: Table | None, listener: Listener) -> None:
        guest = listener.guest.id
        self.listeners.get(key, set()).discard(listener)
        if not self.listeners.get(key):
            self.listeners.pop(key, None)
        if table is not None and table.seats_of(guest) and not self._has_page(key, guest):
            self._mark(table, Holder(guest, left_at=time()))

    def _mark(self, table: Table, holder: Holder) -> None:
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
            for column in ("seen_at", "left_at"):
                times = {who: getattr(holder, column) for who, holder in marks.items()}
                await self.store.mark(column, {who: at for who, at in times.items() if at})
            for key in {key for key, _ in marks}:
                self.store.wake_others(key)

    def is_here(self, table: Table, seat: StoredSeat) -> bool:
        """Somebody of the seat has the page open."""
        return any(self._is_here(table.stored.id, holder) for holder in seat.holders)

    def away_since(self, table: Table, seat: StoredSeat) -> float | None:
        """Since when nobody of a person's seat is there; a house that was closed blames nobody."""
        if not seat.holders or self.is_here(table, seat):
            return None
        return max(self.opened, *(max(holder.seen_at, holder.left_at) for holder in seat.holders))

    def is_absent(self, table: Table, seat: StoredSeat) -> bool:
        """A person was to sit here and has been away for longer than the table allows."""
        since = self.away_since(table, seat)
        return since is not None and not seat.bot and time() - since >= table.absence

    def _is_here(self, key: str, holder: Holder) -> bool:
        if self._has_page(key, holder.guest):
            return True
        fresh = holder.left_at < holder.seen_at > time() - FRESH
        return self.store.is_shared and fresh

    def _has_page(self, key: str, guest: str) -> bool:
        return any(one.guest.id == guest for one in self.listeners.get(key, ()))

    async def beat(self) -> None:
        """Leave a sign of life for every guest who is here."""
        here = {(key, one.guest.id) for key, listeners in self.listeners.items() for one in listeners}
        await self.store.mark("seen_at", dict.fromkeys(sorted(here), time()))


def mark(table: Table, now: Holder) -> None:
    """What is known of a holder now, in every seat the guest holds."""
    change_holders(table, lambda _seat, holder: now if holder.guest == now.guest else holder)


def take_over(table: Table, stored: StoredTable) -> None:
    """The times of the same holders as the store has them."""
    times = {(seat.seat, holder.guest): holder for seat in stored.seats for holder in seat.holders}
    change_holders(table, lambda seat, holder: times.get((seat, holder.guest), holder))


def change_holders(table: Table, change: Callable[[Seat, Holder], Holder]) -> None:
    seats = tuple(
        replace(seat, holders=tuple(change(seat.seat, one) for one in seat.holders)) for seat in table.seats
    )
    table.stored = replace(table.stored, seats=seats)
