"""The house: the tables that are in memory, and the one way in which they are changed, kept and told."""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable, Coroutine, Sequence
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from time import time
from typing import Any, Final, TypeVar, cast
from weakref import WeakValueDictionary

from bastide.core.game import CHANCE
from bastide.server.bots.driver import Driver
from bastide.server.bots.pool import BotPool, BotTokens
from bastide.server.limits import Limits
from bastide.server.refusal import Refusal, Unopened
from bastide.server.sockets.messages import TableChanged
from bastide.server.sockets.pages import Pages
from bastide.server.storage import snapshots
from bastide.server.storage.faults import CannotKeep
from bastide.server.storage.move_writer import Stale
from bastide.server.storage.schema import StoredMove, StoredTable
from bastide.server.storage.snapshots import is_unwritten
from bastide.server.storage.store import Store, changed
from bastide.server.study.analyses import Analyses
from bastide.server.study.collection import PuzzleCollection
from bastide.server.study.replays import Replays
from bastide.server.tables.commands import Alter, Change, Command, Moment
from bastide.server.tables.kept import KeptTable, question_of
from bastide.server.tables.reading import fault_of, open_stored
from bastide.server.tables.table import Table
from bastide.server.workers.presence import Listener, Presence, take_over

HOT_TABLES: Final = 400  # kept in memory though nobody listens
SOON: Final = 0.5  # seconds after which pages hear who has come and gone meanwhile
GRACE: Final = 5.0  # seconds in which work ends when the house closes
TRIES: Final = 5  # to write after another writer was faster

Kind = TypeVar("Kind", bound=KeptTable)


class House:
    """All that one server process knows."""

    def __init__(self, store: Store, pool: BotPool, tokens: BotTokens, puzzles: Path | None = None) -> None:
        self.store = store
        self.clock = store.clock
        self.pool = pool
        self.tokens = tokens
        self.tables: OrderedDict[str, KeptTable] = OrderedDict()
        self.locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()  # while they are in use
        self.presence = Presence(store)
        self.pages = Pages(store, self.presence)
        self.limits = Limits()
        self.replays = Replays()
        self.collection = PuzzleCollection(store, puzzles)
        self.analyses = Analyses(store, pool, self.limits)
        self.arrivals: set[str] = set()  # tables whose pages will hear who is there
        self.driver = Driver(pool, self.lock, self.apply)
        self.tasks: set[asyncio.Task[None]] = set()

    # -- finding tables

    async def table(self, key: str) -> Table:
        """The table in memory, or folded from its rows."""
        table = await self.kept_table(key)
        if not isinstance(table, Table):
            raise Unopened(f"table-{table.why}")
        return table

    async def kept_table(self, key: str) -> KeptTable:
        """The same, or a table that this version cannot open, as it is kept."""
        table = await self._find(key)
        if table.why == "ended" and table.is_running:
            await self._end(table)
        return table

    async def _find(self, key: str) -> KeptTable:
        if key in self.tables:
            self.tables.move_to_end(key)
            return self.tables[key]
        stored, rows = await self.store.table_since(key, 0) if is_key(key) else (None, [])
        if stored is None:
            raise Refusal("no-such-table", 404)
        return self.keep_hot(open_stored(stored, rows, await self.store.snapshots(key)))

    async def _end(self, table: KeptTable) -> None:
        """A game that cannot go on ends as it stands; if it cannot be kept now, the next who asks does it."""
        with suppress(CannotKeep, Refusal):
            await self.apply(table, Alter(lambda now: replace(now, status="finished")))

    def hot_table(self, key: str) -> Table | None:
        """The table if it is in memory and open."""
        table = self.tables.get(key)
        return table if isinstance(table, Table) else None

    def keep_hot(self, table: Kind) -> Kind:
        """Have the table in memory from now on; another may have been faster to bring it there."""
        kept = self.tables.setdefault(table.stored.id, table)
        self._cool_down(table.stored.id)
        return cast("Kind", kept)

    def lock(self, key: str) -> asyncio.Lock:
        lock = self.locks.get(key)
        if lock is None:
            lock = self.locks[key] = asyncio.Lock()
        return lock

    def _cool_down(self, newest: str) -> None:
        """Forget the tables nobody has looked at for longest; their rows are in the store."""
        if len(self.tables) <= HOT_TABLES:
            return
        cold = [key for key in self.tables if key != newest and self._is_cold(key)]
        for key in cold[: len(self.tables) - HOT_TABLES]:
            del self.tables[key]

    def leave(self, key: str) -> bool:
        """Forget a table that another worker plays on, if nobody here looks on and no bot may be needed."""
        table = self.tables.get(key)
        if table is None or self.lock(key).locked() or self._is_in_use(key):
            return False
        if any(seat.bot for seat in table.seats):
            return False
        del self.tables[key]
        return True

    def _is_cold(self, key: str) -> bool:
        return not (self.lock(key).locked() or self._is_in_use(key) or is_unwritten(self.tables[key]))

    def _is_in_use(self, key: str) -> bool:
        return bool(self.presence.at(key)) or self.driver.is_busy(key)

    def in_use(self) -> list[str]:
        """The tables somebody here looks at or a bot thinks about."""
        return [key for key in self.tables if self._is_in_use(key)]

    # -- changes, kept and told

    async def apply(self, table: Kind, command: Command[Kind]) -> Kind:
        """What somebody does at a table: checked, made, kept in one transaction, and told to everyone."""
        async with self.lock(table.stored.id):
            self._check_held(table)
            if self.store.is_shared and command.needs_all(table):
                await self.refresh(table)
            moment = Moment(time(), self.presence.is_absent)
            change = await self.keep(table, lambda: command.change(table, moment))
        if change.news == "seats":
            await self.pages.tell_table(table)
        elif isinstance(table, Table):
            await self._tell_change(table, change)
        return table

    def _check_held(self, table: KeptTable) -> None:
        """Nothing is written on a table that was given up since it cannot be read on."""
        held = self.tables.get(table.stored.id, table)
        if held is not table and held.why:
            raise Unopened("table-unreadable")

    async def keep(self, table: KeptTable, make: Callable[[], Change]) -> Change:
        """Make a change and keep it, for one who holds the table's lock.

        The store has the last word: if another worker was faster, the change is made anew on what it left.
        """
        for _ in range(TRIES):
            before, change = table.stored, make()
            try:
                await self._store(table, before, change)
            except Stale:
                self._forget(table, change)
                await self.refresh(table)
            except BaseException:
                self._forget(table, change)
                raise
            else:
                self._take(table, before, change.stored)
                return change
        raise Refusal("stale")

    async def _store(self, table: KeptTable, before: StoredTable, change: Change) -> None:
        after = change.stored
        needs_bot = self._needs_bot(table, after)
        if change.rows and after.seats == before.seats:
            await self.store.writer.add(before, change.rows, needs_bot, **changed(before, after))
        elif after != before:
            await self.store.alter_table(before, after, change.opens, needs_bot, change.rows)

    def _take(self, table: KeptTable, before: StoredTable, after: StoredTable) -> None:
        """The table is as it was made; who came and went meanwhile is not forgotten."""
        if after != before:
            times = table.stored
            table.catch_up(replace(after, version=before.version + 1), [])
            take_over(table, times)

    def _forget(self, table: KeptTable, change: Change) -> None:
        if change.rows:
            table.forget(change.rows)

    def _needs_bot(self, table: KeptTable, after: StoredTable) -> bool:
        """A bot will be to act, and none is connected here."""
        if self.pool.bots or not isinstance(table, Table) or after.status != "running":
            return False
        return any(after.seats[seat].bot for seat in table.match.to_act if seat != CHANCE)

    async def _tell_change(self, table: Table, change: Change) -> None:
        """Everyone hears of it, and bots think about what is theirs now."""
        for settled in change.settled:
            await self.pages.send(table.stored.id, settled)
        if change.news == "question":
            await self.pages.ask(table)
        elif change.news == "table" or table.stored.status == "finished":
            await self.retell(table)
        else:
            await self.pages.tell_everyone(table)
            self.driver.drive(table)

    async def retell(self, table: Table) -> None:
        """The table itself has changed."""
        await self.pages.tell_table(table)
        await self.pages.tell_everyone(table)
        self.driver.drive(table)

    # -- what other workers have changed

    async def refresh(self, table: KeptTable) -> None:
        """Read what other workers have made of a table, and tell everyone here."""
        stored, rows = await self.store.table_since(table.stored.id, table.number)
        if stored is not None:
            await self.adopt(table, stored, rows)

    async def adopt(self, table: KeptTable, stored: StoredTable, rows: Sequence[StoredMove]) -> None:
        """What other workers have made of a table, for everyone here."""
        times, question = table.stored, question_of(table.stored) if isinstance(table, Table) else None
        await self._read_on(table, stored, rows)
        take_over(table, times)
        if isinstance(table, Table):
            await self.pages.tell_news(table, times, question, rows)

    async def adopt_rows(self, table: Table, rows: Sequence[StoredMove]) -> None:
        """Moves that other workers have made, nothing else: the usual case, and quickly told."""
        await self._read_on(table, table.stored, rows)
        await self.pages.tell_everyone(table)

    async def _read_on(self, table: KeptTable, stored: StoredTable, rows: Sequence[StoredMove]) -> None:
        try:
            table.catch_up(stored, rows)
        except Exception as fault:  # written by another version: from now on it is kept as it is
            logging.getLogger("bastide").warning("table %s is kept unread: %s", stored.id, fault_of(fault))
            self.tables.pop(stored.id, None)
            await self.pages.tell_table(await self._find(stored.id))
            raise Unopened("table-unreadable") from None

    # -- listeners

    async def listen(self, key: str, listener: Listener) -> Table:
        table = await self.table(key)
        self.presence.arrive(table, listener)
        await listener.send(TableChanged(self.pages.info(table, listener.guest)))
        self.tell_presence(table, listener)
        async with self.lock(key):  # a bot thinks about nothing that is not kept
            self.driver.drive(table)
        return table

    async def stop_listening(self, key: str, listener: Listener) -> None:
        table = self.hot_table(key)
        self.presence.leave(key, table, listener)
        if table is not None:
            self.tell_presence(table, listener)

    def tell_presence(self, table: Table, listener: Listener) -> None:
        """A player has come or gone: all hear it soon, and once; of one who watches nobody hears."""
        key = table.stored.id
        if key not in self.arrivals and table.seats_of(listener.guest.id):
            self.arrivals.add(key)
            self.later(self._tell_presence(key))

    async def _tell_presence(self, key: str) -> None:
        await asyncio.sleep(SOON)
        self.arrivals.discard(key)
        if key in self.tables:
            await self.pages.tell_table(self.tables[key])

    # -- work beside the requests

    async def close(self) -> None:
        """All work ends before the database is closed: whoever is at it then would wait for ever."""
        working = {*self.tasks, *self.driver.tasks, *self.analyses.tasks}
        for task in working:
            task.cancel()
        if working:
            await asyncio.wait(working, timeout=GRACE)
        await snapshots.write(self)
        await self.store.close()

    def later(self, work: Coroutine[Any, Any, None]) -> None:
        """Work that nobody waits for; what goes wrong in it goes into the log."""
        task = asyncio.ensure_future(work)
        self.tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: "asyncio.Task[None]") -> None:
        self.tasks.discard(task)
        problem = None if task.cancelled() else task.exception()
        if problem is not None and not isinstance(problem, CannotKeep):  # of that the log has heard
            logging.getLogger("bastide").error("work in the background failed", exc_info=problem)


def is_key(key: str) -> bool:
    """Whether a table could be called so."""
    return key.isprintable() and len(key) <= 16
