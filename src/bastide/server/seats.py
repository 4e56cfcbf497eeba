"""Who sits where: opening a table, sitting down, starting, leaving and coming back."""

from dataclasses import replace
from time import time
from typing import Any, Final

import msgspec

from bastide.bots import BOTS
from bastide.core.game import Seat
from bastide.core.match import new_match, replay
from bastide.core.record import read_record
from bastide.server.forms import NewTable, SeatWish, Settings, TableChange
from bastide.server.house import House
from bastide.server.refusal import Refusal
from bastide.server.schema import Guest, Holder, StoredMove, StoredSeat, StoredTable
from bastide.server.tables import Table, clean, new_id

OPEN_TABLES: Final = 20  # a guest may have so many that are not finished
NAME_LENGTH: Final = 24


async def open_table(house: House, guest: Guest, wish: NewTable) -> Table:
    options = {**wish.options, "seats": len(wish.seats)}
    match = new_match(wish.game, options, chance="manual")
    await check_room(house, guest)
    seats = tuple(new_seat(number, seat, guest) for number, seat in enumerate(wish.seats))
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
        seats=seats,
    )
    await house.store.add_table(stored)
    table = Table(stored, [])
    house.tables[stored.id] = table
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
    async with house.lock(key):
        table = await house.table(key)
        house.check_host(guest, table)
        house.check_status(table, "waiting")
        if not 0 <= number < len(table.seats):
            raise Refusal("no-such-seat-here", 404)
        await house.put(table, new_seat(number, wish, guest))
    await house.tell_table(table)
    return table


async def change_table(house: House, guest: Guest, key: str, change: TableChange) -> Table:
    """The host chooses otherwise before the start; seats come and go as open ones."""
    async with house.lock(key):
        table = await house.table(key)
        house.check_host(guest, table)
        house.check_status(table, "waiting")
        stored = table.stored
        options = {"seats": len(stored.seats), **(change.options or stored.options)}
        new_match(stored.game, options, chance="manual")
        settings = stored.settings if change.settings is None else kept_settings(change.settings)
        seats = fitting_seats(stored.seats, options["seats"])
        await house.store.change_seats(key, seats, options=options, settings=settings)
        table.catch_up(replace(stored, options=options, settings=settings, seats=seats), [])
        house.wake_others(table)
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
    async with house.lock(key):
        table = await house.table(key)
        if secret:
            seat = next((seat for seat in table.seats if seat.secret and seat.secret == secret), None)
            if seat is None:
                raise Refusal("wrong-secret", 403)
        elif table.seats_of(guest.id):
            return table
        else:
            house.check_status(table, "waiting")
            seat = next((seat for seat in table.seats if is_open(seat)), None)
            if seat is None:
                raise Refusal("table-full")
        if guest.id not in seat.guests:
            name = seat.name or guest.name
            await house.put(table, replace(seat, name=name, holders=(*seat.holders, holder(guest))))
    await start_if_full(house, table)
    await house.tell_table(table)
    return table


async def leave(house: House, guest: Guest, key: str) -> Table:
    """Stand up before the start."""
    async with house.lock(key):
        table = await house.table(key)
        house.check_status(table, "waiting")
        for number in table.seats_of(guest.id):
            seat = table.seats[number]
            kind = "link" if seat.kind in ("me", "screen") else seat.kind
            await house.put(table, StoredSeat(number, kind, secret=new_id(16)))
    await house.tell_table(table)
    return table


async def start(house: House, guest: Guest, key: str) -> Table:
    """The host fills the rest with bots and begins."""
    async with house.lock(key):
        table = await house.table(key)
        house.check_host(guest, table)
        house.check_status(table, "waiting")
        for seat in table.seats:
            if is_open(seat):
                await house.put(table, StoredSeat(seat.seat, "bot", bot="greedy"))
    await start_if_full(house, table)
    return table


async def start_if_full(house: House, table: Table) -> None:
    if table.stored.status != "waiting" or any(is_open(seat) for seat in table.seats):
        return
    async with house.lock(table.stored.id):
        if table.stored.status == "waiting":
            await begin(house, table)
    await house.retell(table)


async def begin(house: House, table: Table) -> None:
    """What chance lays out is stored with the start; another worker may have been faster."""
    rows = table.begin(time())
    if rows:
        await house.keep(table, rows, status="running")
    else:
        await house.change(table, status="running")


def is_open(seat: StoredSeat) -> bool:
    """Nobody sits there yet."""
    return seat.kind in ("link", "lobby") and not seat.guests


async def concede(house: House, guest: Guest, key: str, number: Seat) -> Table:
    """Give the game up: a bot plays on, or the game ends when nobody else is left."""
    table = await house.table(key)
    house.check_seat(guest, table, number)
    house.check_status(table, "running")
    async with house.lock(key):
        await house.put(table, replace(table.seats[number], bot="greedy", conceded=True))
        if not any(seat.guests and not seat.conceded for seat in table.seats):
            await house.change(table, status="finished", asked=None)
    return await house.retell(table)


async def to_bot(house: House, guest: Guest, key: str, number: Seat) -> Table:
    table = await house.table(key)
    house.check_seat(guest, table, number)
    house.check_status(table, "running")
    async with house.lock(key):
        await house.put(table, replace(table.seats[number], bot="greedy"))
    return await house.retell(table)


async def take_seat_back(house: House, guest: Guest, key: str, number: Seat) -> Table:
    table = await house.table(key)
    house.check_seat(guest, table, number)
    if table.seats[number].conceded:
        raise Refusal("seat-conceded")
    async with house.lock(key):
        await house.put(table, replace(table.seats[number], bot=""))
    return await house.retell(table)


async def replace_absent(house: House, guest: Guest, key: str, number: Seat) -> Table:
    """The others put a bot into the seat of someone who has been away too long."""
    table = await house.table(key)
    house.check_status(table, "running")
    if not table.seats_of(guest.id):
        raise Refusal("not-your-seat", 403)
    if not 0 <= number < len(table.seats):
        raise Refusal("no-such-seat-here", 404)
    async with house.lock(key):
        await house.refresh(table)  # another worker may know that the player is there
        if not house.presence.is_absent(table, table.seats[number]):
            raise Refusal("not-absent")
        await house.put(table, replace(table.seats[number], bot="greedy"))
    return await house.retell(table)


async def rematch(house: House, guest: Guest, key: str) -> Table:
    """The same people and bots again; the first to ask opens it, the others find it."""
    table = await house.table(key)
    house.check_status(table, "finished")
    if not table.seats_of(guest.id):
        raise Refusal("not-your-seat", 403)
    async with house.lock(key):
        if table.stored.next:
            return await house.table(table.stored.next)
        await check_room(house, guest)
        seats = tuple(
            replace(seat, bot="" if seat.guests else seat.bot, conceded=False, secret=new_id(16))
            for seat in table.seats
        )
        again = replace(
            table.stored,
            id=new_id(),
            status="waiting",
            next="",
            created_at=time(),
            seats=seats,
            host=guest.id,
        )
        await house.store.add_table(again)
        await house.change(table, next=again.id)
    fresh = Table(again, [])
    house.tables[again.id] = fresh
    await start_if_full(house, fresh)
    await house.tell_table(table)
    return fresh


async def import_record(house: House, guest: Guest, text: str) -> Table:
    """A record to look at: a finished table of its own."""
    match = replay(text)
    record = read_record(text)
    names = [*record.names, *[""] * match.options["seats"]]
    seats = tuple(
        StoredSeat(seat, "link", clean(names[seat], NAME_LENGTH)) for seat in range(match.options["seats"])
    )
    stored = StoredTable(
        id=new_id(),
        game=match.game.KEY,
        rules=match.game.RULES,
        options=record.options,
        settings=kept_settings(Settings()),
        status="finished",
        host=guest.id,
        next="",
        asked=None,
        created_at=time(),
        seats=seats,
    )
    rows = [StoredMove(place, row.seat, row.line, 0.0, None) for place, row in enumerate(match.log, 1)]
    await house.store.add_table(stored)
    if rows:
        await house.store.add_moves(stored.id, rows)
    return await house.table(stored.id)
