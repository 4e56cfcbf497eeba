"""Several workers on one database: each hears what the others change, and who is there."""

import asyncio
import logging
from typing import Final

from sqlalchemy.exc import DBAPIError

from bastide.server.house import TRIES, House
from bastide.server.pool import PATIENCE, THINKING_TIME
from bastide.server.presence import BEAT, take_over
from bastide.server.schema import TABLES, StoredTable
from bastide.server.tables import Table, asked_of

PAUSE: Final = 0.5  # seconds before the database is asked again
MOST_WATCHED: Final = 10_000  # tables of one worker


async def wake(house: House) -> None:
    """Other workers are listened to, and bots go on where they were."""
    if house.store.is_shared:
        await house.store.listen(lambda key, needs_bot: hear(house, key, needs_bot))
        house.later(watch(house))
    house.later(wake_bots(house))


async def wake_bots(house: House) -> None:
    for key in await house.store.running_with_bots():
        try:
            house.driver.drive(await house.table(key))
        except Exception:  # one that cannot be read must not keep the others asleep
            logging.getLogger("bastide").exception("a table could not be woken")


def hear(house: House, key: str, needs_bot: bool) -> None:
    """Of a table that another worker has changed; of all of them when something may have been missed."""
    for one in [key] if key else list(house.tables):
        house.later(catch_up(house, one, needs_bot))


async def catch_up(house: House, key: str, needs_bot: bool) -> None:
    """Another worker has changed a table; a database that is away for a moment is asked again."""
    for _ in range(TRIES):
        try:
            await catch_up_once(house, key, needs_bot)
        except (OSError, DBAPIError):
            await asyncio.sleep(PAUSE)
        else:
            return


async def catch_up_once(house: House, key: str, needs_bot: bool) -> None:
    """The table is in use here, or a bot of ours is needed for it."""
    if key in house.tables:
        table = house.tables[key]
        await catch_up_table(house, table)
        await house.tell_chat(key)
        drive_unless_others_do(house, table, needs_bot)
    elif needs_bot and house.pool.bots:
        house.driver.drive(await house.table(key))


async def catch_up_table(house: House, table: Table) -> None:
    async with house.lock(table.stored.id):
        question = table.question
        rows = await house.refresh(table)
    taken_back = any(row.line.startswith("back ") for row in rows)
    await house.settled(table, question, granted=taken_back or table.stored.status == "finished")
    if table.question is not None and table.question != question:
        await house.send(table.stored.id, asked_of(table.question))
    await house.tell_table(table)
    await house.tell_everyone(table)


def drive_unless_others_do(house: House, table: Table, needs_bot: bool) -> None:
    """The worker that made a move asks its own bots; this one does if that is of no use."""
    house.driver.forget_outdated(table)
    if needs_bot:
        house.driver.drive(table)
    elif table.bots_to_act:
        house.later(drive_if_still(house, table, table.number))


async def drive_if_still(house: House, table: Table, number: int) -> None:
    await asyncio.sleep(THINKING_TIME + PATIENCE)
    if table.number == number:
        house.driver.drive(table)


async def watch(house: House) -> None:
    """Leave signs of life of this worker's guests, and see who is there in other workers."""
    while True:
        await asyncio.sleep(BEAT)
        try:
            await house.presence.beat()
            watched = TABLES.c.id.in_(list(house.presence.listeners))
            for stored in await house.store.tables(watched, limit=MOST_WATCHED):
                await see_others(house, stored)
        except Exception:  # a database that is away for a while comes back
            logging.getLogger("bastide").warning("no sign of life could be left", exc_info=True)


async def see_others(house: House, stored: StoredTable) -> None:
    table = house.tables.get(stored.id)
    if table is not None:
        before = [house.presence.is_here(table, seat) for seat in table.seats]
        take_over(table, stored)
        if before != [house.presence.is_here(table, seat) for seat in table.seats]:
            await house.tell_table(table)
