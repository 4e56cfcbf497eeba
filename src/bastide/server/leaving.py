"""Leaving a game and coming back: giving up, a bot in one's stead, someone who is away too long."""

from collections.abc import Callable
from dataclasses import replace

from bastide.core.game import Seat
from bastide.server.house import House, check_status
from bastide.server.messages import Settled
from bastide.server.refusal import Refusal
from bastide.server.schema import Guest, StoredTable
from bastide.server.tables import Table


async def concede(house: House, guest: Guest, key: str, number: Seat) -> Table:
    """Give the game up: a bot plays on, or the game ends when nobody else is left."""
    table = await house.table(key)
    house.check_seat(guest, table, number)

    def change(stored: StoredTable) -> StoredTable:
        stored = with_bot(stored, number)
        stored = stored.with_seat(replace(stored.seats[number], conceded=True))
        plays_on = any(seat.guests and not seat.conceded for seat in stored.seats)
        return stored if plays_on else replace(stored, status="finished")

    return await alter_seat(house, table, change)


async def to_bot(house: House, guest: Guest, key: str, number: Seat) -> Table:
    table = await house.table(key)
    house.check_seat(guest, table, number)
    return await alter_seat(house, table, lambda stored: with_bot(stored, number))


async def take_seat_back(house: House, guest: Guest, key: str, number: Seat) -> Table:
    table = await house.table(key)
    house.check_seat(guest, table, number)

    def change(stored: StoredTable) -> StoredTable:
        if stored.seats[number].conceded:
            raise Refusal("seat-conceded")
        return stored.with_seat(replace(stored.seats[number], bot=""))

    return await alter_seat(house, table, change)


async def replace_absent(house: House, guest: Guest, key: str, number: Seat) -> Table:
    """The others put a bot into the seat of someone who has been away too long."""
    table = await house.table(key)
    if not table.seats_of(guest.id):
        raise Refusal("not-your-seat", 403)
    if not 0 <= number < len(table.seats):
        raise Refusal("no-such-seat-here", 404)
    async with house.lock(key):
        await house.refresh(table)  # another worker may know that the player is there
        if table.is_running and not house.presence.is_absent(table, table.seats[number]):
            raise Refusal("not-absent")
    return await alter_seat(house, table, lambda stored: with_bot(stored, number))


def with_bot(stored: StoredTable, number: Seat) -> StoredTable:
    """A bot plays on; what was asked of the person is asked no longer."""
    check_status(stored, "running")
    return replace(stored.with_seat(replace(stored.seats[number], bot="greedy")), asked=None)


async def alter_seat(house: House, table: Table, change: Callable[[StoredTable], StoredTable]) -> Table:
    question = table.question
    await house.alter(table, change)
    if question is not None and table.question is None:
        await house.send(table.stored.id, Settled(question.what, granted=False))
    return await house.retell(table)
