"""Who sits where: opening a table, sitting down and standing up, starting, and once more."""

from dataclasses import replace
from time import time
from typing import Any, Final

import msgspec

from bastide.bots import BOTS
from bastide.core.game import Seat
from bastide.core.match import new_match
from bastide.server.forms import NewTable, SeatWish, Settings, TableChange
from bastide.server.house import House, check_status
from bastide.server.refusal import Refusal
from bastide.server.schema import Guest, Holder, StoredSeat, StoredTable
from bastide.server.tables import Table, clean, new_id

OPEN_TABLES: Final = 20  # a guest may have so many that are not finished
NAME_LENGTH: Final = 24


async def open_table(house: House, guest: Guest, wish: NewTable, seed: str = "") -> Table:
    """A table as the guest wishes it; a seed, if there is one, is the house's to choose and to keep."""
    options = {**wish.options, "seats": len(wish.seats)}
    match = new_match(wish.game, options, chance="manual")
    stored = StoredTable(
        id=new_id(),
        game=wish.game,
        rules=match.game.RULES,
        options=options,
        settings=kept_settings(wish.settings),
        status="waiting",
        host=guest.id,
        next="",
        asked=None,
        created_at=time(),
        seats=tuple(new_seat(number, seat, guest) for number, seat in enumerate(wish.seats)),
        seed=seed,
    )
    async with house.lock(f"guest {guest.id}"):  # the room is counted and taken in one go
        await check_room(house, guest)
        await house.store.add_table(stored)
    table = house.keep_hot(Table(stored, []))
    await start_if_full(house, table)
    return table


async def check_room(house: House, guest: Guest) -> None:
    """A guest may have so many tables at once."""
    if await house.store.open_tables_of(guest.id) >= OPEN_TABLES:
        raise Refusal("too-many-tables", 429, limit=OPEN_TABLES)


def kept_settings(settings: Settings) -> dict[str, Any]:
    """The settings, with the time that is waited for someone who is away."""
    kept: dict[str, Any] = msgspec.to_builtins(settings)
    return {**kept, "absence": settings.patience}


def new_seat(number: Seat, wish: SeatWish, guest: Guest) -> StoredSeat:
    """A seat as the host wishes it."""
    if wish.kind == "bot":
        if wish.bot not in BOTS:
            raise Refusal("bot-unknown", 400, bot=wish.bot, allowed=list(BOTS))
        return StoredSeat(number, "bot", bot=wish.bot)
    secret = new_id(16)
    if wish.kind in ("me", "screen"):
        name = guest.name if wish.kind == "me" else clean(wish.name, NAME_LENGTH)
        return StoredSeat(number, wish.kind, name, secret=secret, holders=(holder(guest),))
    return StoredSeat(number, wish.kind, secret=secret)


def holder(guest: Guest) -> Holder:
    """A guest who sits down; the page is not open yet."""
    return Holder(guest.id, left_at=time())


async def change_seat(house: House, guest: Guest, key: str, number: Seat, wish: SeatWish) -> Table:
    """The host fills a seat in another way before the start."""
    table = await house.table(key)
    house.check_host(guest, table)

    def change(stored: StoredTable) -> StoredTable:
        check_status(stored, "waiting")
        if not 0 <= number < len(stored.seats):
            raise Refusal("no-such-seat-here", 404)
        return stored.with_seat(new_seat(number, wish, guest))

    await house.alter(table, change)
    await house.tell_table(table)
    return table


async def change_table(house: House, guest: Guest, key: str, wish: TableChange) -> Table:
    """The host chooses otherwise before the start; seats come and go as open ones."""
    table = await house.table(key)
    house.check_host(guest, table)

    def change(stored: StoredTable) -> StoredTable:
        check_status(stored, "waiting")
        chosen = stored.options if wish.options is None else wish.options
        options = {"seats": len(stored.seats), **chosen}
        new_match(stored.game, options, chance="manual")
        settings = stored.settings if wish.settings is None else kept_settings(wish.settings)
        seats = fitting_seats(stored.seats, options["seats"])
        return replace(stored, options=options, settings=settings, seats=seats)

    await house.alter(table, change)
    await house.tell_table(table)
    return table


def fitting_seats(seats: tuple[StoredSeat, ...], number: int) -> tuple[StoredSeat, ...]:
    """So many seats: new ones are open, and only those go in which nobody sits."""
    kept = list(seats)
    for seat in reversed(seats):
        if len(kept) > number and not seat.guests:
            kept.remove(seat)
    if len(kept) > number:
        raise Refusal("seats-taken", seats=number)
    kept += [StoredSeat(0, "link", secret=new_id(16)) for _ in range(number - len(kept))]
    return tuple(replace(seat, seat=place) for place, seat in enumerate(kept))


async def join(house: House, guest: Guest, key: str, secret: str) -> Table:
    """Sit down at an open seat, or come back to one's own with its secret."""
    table = await house.table(key)
    await house.alter(table, lambda stored: with_guest(stored, guest, secret))
    await start_if_full(house, table)
    await house.tell_table(table)
    return table


def with_guest(stored: StoredTable, guest: Guest, secret: str) -> StoredTable:
    """The table with the guest in a seat: that of the secret, the guest's own, or the first that is open."""
    if secret:
        seat = next((one for one in stored.seats if one.secret and one.secret == secret), None)
        if seat is None:
            raise Refusal("wrong-secret", 403)
    elif any(guest.id in one.guests for one in stored.seats):
        return stored
    else:
        check_status(stored, "waiting")
        seat = next((one for one in stored.seats if is_open(one)), None)
        if seat is None:
            raise Refusal("table-full")
    if guest.id in seat.guests:
        return stored
    taken = replace(seat, name=seat.name or guest.name, holders=(*seat.holders, holder(guest)))
    return stored.with_seat(taken)


async def leave(house: House, guest: Guest, key: str) -> Table:
    """Stand up before the start."""
    table = await house.table(key)
    await house.alter(table, lambda stored: without_guest(stored, guest))
    await house.tell_table(table)
    return table


def without_guest(stored: StoredTable, guest: Guest) -> StoredTable:
    """The guest's seats are open again; another becomes the host, or nobody is left and the table closes."""
    check_status(stored, "waiting")
    for seat in stored.seats:
        if guest.id in seat.guests:
            kind = "link" if seat.kind in ("me", "screen") else seat.kind
            stored = stored.with_seat(StoredSeat(seat.seat, kind, secret=new_id(16)))
    left = [one for seat in stored.seats for one in seat.guests]
    if not left:
        return replace(stored, status="finished")
    return replace(stored, host=left[0]) if stored.host == guest.id else stored


async def start(house: House, guest: Guest, key: str) -> Table:
    """The host fills the rest with bots and begins."""
    table = await house.table(key)
    house.check_host(guest, table)

    def change(stored: StoredTable) -> StoredTable:
        check_status(stored, "waiting")
        for seat in stored.seats:
            if is_open(seat):
                stored = stored.with_seat(StoredSeat(seat.seat, "bot", bot="greedy"))
        return stored

    await house.alter(table, change)
    await start_if_full(house, table)
    return table


async def start_if_full(house: House, table: Table) -> None:
    """Begin once every seat is taken; what chance lays out is stored with the start."""
    async with house.lock(table.stored.id):
        while is_full(table.stored):
            rows = table.begin(time())
            if not rows:
                await house.alter_locked(table, lambda stored: replace(stored, status="running"))
            elif await house.keep(table, rows, status="running"):
                break
    if table.is_running:
        await house.retell(table)


def is_full(stored: StoredTable) -> bool:
    """The table waits, and for nobody."""
    return stored.status == "waiting" and not any(is_open(seat) for seat in stored.seats)


def is_open(seat: StoredSeat) -> bool:
    """Nobody sits there yet."""
    return seat.kind in ("link", "lobby") and not seat.guests


async def rematch(house: House, guest: Guest, key: str) -> Table:
    """The same people and bots again; the first to ask opens it, the others find it."""
    table = await house.table(key)
    house.check_status(table, "finished")
    if not table.seats_of(guest.id):
        raise Refusal("not-your-seat", 403)
    if not table.stored.next:
        await check_room(house, guest)
        again = once_more(table.stored, guest)
        await house.alter(
            table, lambda stored: stored if stored.next else replace(stored, next=again.id), opens=again
        )
        await house.tell_table(table)
    fresh = await house.table(table.stored.next)
    await start_if_full(house, fresh)
    return fresh


def once_more(stored: StoredTable, guest: Guest) -> StoredTable:
    """The same table before its start; whoever sat there has still to come."""
    seats = tuple(
        replace(
            seat,
            bot="" if seat.guests else seat.bot,
            conceded=False,
            secret=new_id(16),
            holders=tuple(Holder(one, left_at=time()) for one in seat.guests),
        )
        for seat in stored.seats
    )
    return replace(
        stored,
        id=new_id(),
        status="waiting",
        host=guest.id,
        next="",
        asked=None,
        created_at=time(),
        seats=seats,
        version=0,
        seed="",
    )
