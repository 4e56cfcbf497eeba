"""Tables as they stand, kept from time to time: what a game goes on from when its rules have changed."""

import asyncio
import logging
from time import time
from typing import TYPE_CHECKING, Final

from bastide.server.storage.faults import CannotKeep
from bastide.server.storage.schema import Snapshot
from bastide.server.tables.kept import KeptTable
from bastide.server.tables.table import Table

if TYPE_CHECKING:
    from bastide.server.house import House

EVERY: Final = 30.0  # seconds; a house that closes keeps them once more
TOGETHER: Final = 50  # snapshots in one transaction


def is_unwritten(table: KeptTable) -> bool:
    """The table has gone on since its last snapshot."""
    return isinstance(table, Table) and table.stored.status != "waiting" and table.written != table.number


async def keep_writing(house: "House") -> None:
    while True:
        await asyncio.sleep(EVERY)
        await write(house)


async def write(house: "House") -> None:
    """Keep how every table stands that has gone on; what cannot be kept now is kept the next time."""
    changed = [table for table in house.tables.values() if isinstance(table, Table) and is_unwritten(table)]
    for first in range(0, len(changed), TOGETHER):
        await write_some(house, changed[first : first + TOGETHER])


async def write_some(house: "House", tables: list[Table]) -> None:
    """Together, or one by one: a row that is wrong keeps no other from it, and is not tried for ever."""
    try:
        await write_together(house, tables)
    except CannotKeep:
        pass  # of that the log has heard
    except Exception:
        if len(tables) > 1:
            for table in tables:
                await write_some(house, [table])
        else:
            tables[0].written = tables[0].number
            logging.getLogger("bastide").exception("table %s has no snapshot", tables[0].stored.id)


async def write_together(house: "House", tables: list[Table]) -> None:
    taken = [await take(house, table) for table in tables]
    await house.store.keep_snapshots([snapshot for snapshot in taken if snapshot is not None])
    for table, snapshot in zip(tables, taken, strict=True):
        table.written = table.number if snapshot is None else snapshot.number


async def take(house: "House", table: Table) -> Snapshot | None:
    """How a table stands, of a position that is kept; nothing of one that a fault of ours keeps from it."""
    async with house.lock(table.stored.id):
        game, state = table.match.game, table.match.state
        try:
            written, scores = game.write_state(state), game.result(state).scores
        except Exception:
            logging.getLogger("bastide").exception("table %s has no snapshot", table.stored.id)
            return None
        return Snapshot(table.stored.id, game.RULES, table.number, written, scores, time())
