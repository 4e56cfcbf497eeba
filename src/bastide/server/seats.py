"""Who sits where: opening a table, sitting down, starting, leaving and coming back."""

from dataclasses import replace
from time import time
from typing import Final

import msgspec

from bastide.bots import BOTS
from bastide.core.game import Seat
from bastide.core.match import new_match, replay
from bastide.core.record import read_record
from bastide.server.house import House, Refusal
from bastide.server.messages import NewTable, SeatWish, Settings
from bastide.server.store import Guest, StoredMove, StoredSeat, StoredTable
from bastide.server.tables import Table, clean, new_id

OPEN_TABLES: Final = 20  # a guest may have so many that are not finished
NAME_LENGTH: Final = 24


async def open_table(house: House, guest: Guest, wish: NewTable) -> Table:
    options = {**wish.options, "seats": len(wish.seats)}
    match = new_match(wish.game, options, chance="manual")
    if await house.store.open_tables_of(guest.id) >= OPEN_TABLES:
        raise Refusal("too-many-tables", 429, limit=OPEN_TABLES)
    seats = tuple(new_seat(number, seat, guest) for number, seat in enumerate(wish.seats))
    stored = StoredTable(
        id=new_id(),
        game=wish.game,
        rules=match.game.RULES,
        options=options,
        settings=msgspec.to_builtins(wish.settings),
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


def new_seat(number: Seat, wish: SeatWish, guest: Guest) -> StoredSeat:
    """A seat as the host wishes it."""
    if wish.kind == "bot":
        if wish.bot not in BOTS:
            raise Refusal("bot-unknown", 400, bot=wish.bot, allowed=list(BOTS))
        return StoredSeat(number, "bot", "", wish.bot, False, "", ())
    secret = new_id(16)
    if wish.kind in ("me", "screen"):
        name = guest.name if wish.kind == "me" else clean(wish.name, NAME_LENGTH)
        return StoredSeat(number, wish.kind, name, "", False, secret, (guest.id,))
    return StoredSeat(number, wish.kind, "", "", False, secret, ())


async def change_seat(house: House, guest: Guest, key: str, number: Seat, wish: SeatWish) -> Table:
    """The host fills a seat in another way before the start."""
    async with house.lock(key):
        table = await house.table(key)
        house.check_host(guest, table)
        house.check_status(table, "waiting")
        if not 0 <= number < len(table.seats):
            raise Refusal("no-such-seat-here", 404)
        await house.put(table, new_seat(number, wish, guest))
    await start_if_full(house, table)
    await house.tell_table(table)
    return table


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
            await house.put(table, replace(seat, name=name, guests=(*seat.guests, guest.id)))
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
            await house.put(table, StoredSeat(number, kind, "", "", False, new_id(16), ()))
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
                await house.put(table, StoredSeat(seat.seat, "bot", "", "greedy", False, "", ()))
    await start_if_full(house, table)
    return table


async def start_if_full(house: House, table: Table) -> None:
    if table.stored.status != "waiting" or any(is_open(seat) for seat in table.seats):
        return
    async with house.lock(table.stored.id):
        if table.stored.status == "waiting":
            table.stored = replace(table.stored, status="running")
            await house.keep(table, table.begin(time()), status="running")
    await house.tell_table(table)
    await house.tell_everyone(table)


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
            await house.end(table)
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
    limit = table.stored.settings.get("absence", 60)
    if (
        table.bot_at(number)
        or house.is_here(table, number)
        or time() - house.away.get((key, number), house.opened) < limit
    ):
        raise Refusal("not-absent", seconds=limit)
    async with house.lock(key):
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
        await house.store.change_table(key, next=again.id)
        table.stored = replace(table.stored, next=again.id)
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
        StoredSeat(seat, "link", clean(names[seat], NAME_LENGTH), "", False, "", ())
        for seat in range(match.options["seats"])
    )
    stored = StoredTable(
        id=new_id(),
        game=match.game.KEY,
        rules=match.game.RULES,
        options=record.options,
        settings=msgspec.to_builtins(Settings()),
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
