"""Several workers on one database: each hears what the others change, and who is there."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from functools import partial
from typing import Final, TypeVar

from bastide.bots import LONGEST_TIME
from bastide.server.bots.pool import PATIENCE
from bastide.server.house import House
from bastide.server.refusal import Unopened
from bastide.server.storage import snapshots
from bastide.server.storage.faults import CannotKeep
from bastide.server.storage.schema import TABLES, StoredTable
from bastide.server.tables.table import Table
from bastide.server.workers.notes import Note
from bastide.server.workers.presence import BEAT, take_over

PAUSE: Final = 0.5  # seconds before the database is asked again
MOST_WATCHED: Final = 10_000  # tables of one worker

Answer = TypeVar("Answer")


async def wake(house: House) -> None:
    """Other workers are listened to, bots go on where they were, and puzzles are looked for."""
    if house.store.is_shared:
        await house.store.listen(lambda note: hear(house, note))
        house.later(watch(house))
        house.pool.has_bots = lambda: house.later(wake_bots(house))  # tables may wait that nobody here drives
    house.later(wake_bots(house))
    house.later(snapshots.keep_writing(house))
    house.later(house.analyses.search_rest(house.table))


async def wake_bots(house: House) -> None:
    for key in await ask_on(house.store.running_with_bots):
        try:
            house.driver.drive(await ask_on(partial(house.table, key)))
        except Unopened:
            continue
        except Exception:  # one that cannot be read must not keep the others asleep
            logging.getLogger("bastide").exception("a table could not be woken")


def hear(house: House, note: Note | None) -> None:
    """Of a table that another worker has changed; of nothing when something may have been missed."""
    if note is None:
        house.later(ask_on(lambda: reconcile(house, list(house.tables))))
        house.later(wake_bots(house))
    elif is_of_use(house, note):
        house.later(ask_on(lambda: catch_up(house, note)))


def is_of_use(house: House, note: Note) -> bool:
    """Whether the table is known here, or a bot asked for; one that is of no use any more is forgotten."""
    if note.rows and house.leave(note.table):
        return False
    return note.table in house.tables or note.needs_bot


async def ask_on(ask: Callable[[], Awaitable[Answer]]) -> Answer:
    """Ask until the database can be used."""
    while True:
        try:
            return await ask()
        except CannotKeep:
            await asyncio.sleep(PAUSE)


async def catch_up(house: House, note: Note) -> None:
    """The table is in use here, or a bot of ours is needed for it."""
    table = house.hot_table(note.table)
    if note.is_chat:
        await house.pages.tell_chat(note.table)
    elif table is not None:
        with suppress(Unopened):
            async with house.lock(note.table):
                await take_note(house, table, note)
            drive_unless_others_do(house, table, note.needs_bot)
    elif note.needs_bot and house.pool.bots:
        house.driver.drive(await house.table(note.table))


async def take_note(house: House, table: Table, note: Note) -> None:
    """New rows are added to what is known; whatever else has changed is read."""
    rows = [row for row in note.rows if row.number > table.number]
    if note.version == table.stored.version and (not rows or rows[0].number == table.number + 1):
        await house.adopt_rows(table, rows)
    else:
        await house.refresh(table)


async def reconcile(house: House, keys: Sequence[str]) -> None:
    """See which of these tables have gone on, or were talked at, without this worker hearing of it."""
    for head in await house.store.heads(keys) if keys else []:
        table = house.hot_table(head.table)
        if table is None:
            continue
        if (head.version, head.number) != (table.stored.version, table.number):
            with suppress(Unopened):
                async with house.lock(head.table):
                    await house.refresh(table)
                drive_unless_others_do(house, table, needs_bot=False)
        if any(listener.heard < head.chat for listener in house.presence.at(head.table)):
            await house.pages.tell_chat(head.table)


def drive_unless_others_do(house: House, table: Table, needs_bot: bool) -> None:
    """The worker that made a move asks its own bots; this one does if that is of no use."""
    house.driver.forget_outdated(table)
    if needs_bot:
        house.driver.drive(table)
    elif table.bots_to_act:
        house.later(drive_if_still(house, table, table.number))


async def drive_if_still(house: House, table: Table, number: int) -> None:
    await asyncio.sleep(LONGEST_TIME + PATIENCE)
    if table.number == number:
        house.driver.drive(table)


async def watch(house: House) -> None:
    """Leave signs of life of this worker's guests, and see who is there and what was missed."""
    while True:
        await asyncio.sleep(BEAT)
        try:
            await house.presence.beat()
            watched = TABLES.c.id.in_(list(house.presence.listeners))
            for stored in await house.store.tables(watched, limit=MOST_WATCHED):
                await see_others(house, stored)
            await reconcile(house, house.in_use())
        except CannotKeep:  # it comes back
            continue
        except Exception:
            logging.getLogger("bastide").warning("no sign of life could be left", exc_info=True)


async def see_others(house: House, stored: StoredTable) -> None:
    table = house.hot_table(stored.id)
    if table is not None:
        before = [house.presence.is_here(table, seat) for seat in table.seats]
        take_over(table, stored)
        if before != [house.presence.is_here(table, seat) for seat in table.seats]:
            await house.pages.tell_table(table)
