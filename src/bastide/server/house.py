"""The house: every table that is in use, what changes at it, and who is told."""

import asyncio
import hashlib
import logging
from collections import OrderedDict
from collections.abc import Callable, Coroutine, Sequence
from dataclasses import replace
from time import time
from typing import Any, Final
from weakref import WeakValueDictionary

import msgspec

from bastide.core.errors import IllegalMove
from bastide.core.game import Seat
from bastide.server.driver import Driver
from bastide.server.forms import SeatInfo, Settings, TableInfo
from bastide.server.limits import Limits
from bastide.server.messages import FromHouse, Said, Settled, TableChanged
from bastide.server.pool import BotPool
from bastide.server.presence import Listener, Presence, take_over
from bastide.server.refusal import Refusal
from bastide.server.schema import Guest, StoredChat, StoredMove, StoredSeat, StoredTable
from bastide.server.scribe import Stale
from bastide.server.store import Store
from bastide.server.tables import Question, Table, asked_of

HOT_TABLES: Final = 400  # kept in memory though nobody listens
CHAT_KEPT: Final = 200
TRIES: Final = 5  # to write after another writer was faster


class House:
    """All that one server process knows."""

    def __init__(self, store: Store, pool: BotPool, bot_token: str) -> None:
        self.store = store
        self.pool = pool
        self.bot_token = bot_token
        self.tables: OrderedDict[str, Table] = OrderedDict()
        self.locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()  # while they are in use
        self.presence = Presence(store)
        self.limits = Limits()
        self.driver = Driver(pool, self.play_for_bot)
        self.tasks: set[asyncio.Task[None]] = set()

    # -- finding tables

    async def table(self, key: str) -> Table:
        """The table in memory, or folded from its rows."""
        if key in self.tables:
            self.tables.move_to_end(key)
            return self.tables[key]
        stored, rows = await self.store.table_since(key, 0) if is_key(key) else (None, [])
        if stored is None:
            raise Refusal("no-such-table", 404)
        return self.keep_hot(Table(stored, rows))

    def keep_hot(self, table: Table) -> Table:
        """Have the table in memory from now on; another may have been faster to bring it there."""
        table = self.tables.setdefault(table.stored.id, table)
        self._cool_down(table.stored.id)
        return table

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

    def _is_cold(self, key: str) -> bool:
        return not (self.lock(key).locked() or self.presence.at(key) or self.driver.is_busy(key))

    # -- changes, kept and told

    async def submit(
        self, table: Table, seat: Seat, line: str, client_move: str | None = None, after: int | None = None
    ) -> None:
        """Hand a line to the table's match, keep it with its chance, and tell everyone."""
        async with self.lock(table.stored.id):
            if after is not None and after > table.number:
                await self.refresh(table)  # the page has heard more, from another worker
            question = table.question
            if not (client_move and table.has_played(seat, client_move)):
                self.check_status(table, "running")
                await self.write(table, lambda: self._play(table, seat, line, client_move, after))
        await self.settled(table, question, granted=False)
        await self.go_on(table)

    def _play(
        self, table: Table, seat: Seat, line: str, client_move: str | None, after: int | None
    ) -> list[StoredMove]:
        try:
            return table.submit(seat, line, time(), client_move)
        except IllegalMove:
            if after is not None and after < table.number:
                raise Refusal("stale") from None
            raise

    async def write(self, table: Table, change: Callable[[], list[StoredMove]]) -> None:
        """Make a change and keep it; if another writer was faster, catch up and make it again."""
        for _ in range(TRIES):
            if await self.keep(table, change()):
                return
        raise Refusal("stale")

    async def play_for_bot(self, table: Table, seat: Seat, line: str, number: int) -> None:
        """A bot's line for the position after this row; if that is past, it is of no use."""

        def play() -> list[StoredMove]:
            if table.number != number or not table.bot_at(seat):
                raise Refusal("stale")
            return table.submit(seat, line, time(), None)

        async with self.lock(table.stored.id):
            self.check_status(table, "running")
            question = table.question
            await self.write(table, play)
        await self.settled(table, question, granted=False)
        await self.go_on(table)

    async def keep(self, table: Table, rows: Sequence[StoredMove], **changes: Any) -> bool:
        """Store rows and what they change of the table; if another writer was faster, catch up and say so.

        What was asked before a move is no longer asked after it.
        """
        if not rows:
            return True
        if table.match.over:
            changes["status"] = "finished"
        if table.stored.asked is not None:
            changes["asked"] = None
        try:
            await self.store.add_moves(table.stored, rows, **changes)
        except Stale:
            table.forget(rows)
            await self.refresh(table)
            return False
        except BaseException:
            table.forget(rows)
            raise
        if changes:
            table.stored = replace(table.stored, **changes, version=table.stored.version + 1)
        self.wake_others(table)
        return True

    async def alter(
        self, table: Table, change: Callable[[StoredTable], StoredTable], opens: StoredTable | None = None
    ) -> None:
        """Change the table itself, and open another with it.

        The store has the last word: if another worker was faster, the change is made anew on what it left.
        """
        async with self.lock(table.stored.id):
            await self.alter_locked(table, change, opens)

    async def alter_locked(
        self, table: Table, change: Callable[[StoredTable], StoredTable], opens: StoredTable | None = None
    ) -> None:
        """The same for one who holds the table's lock."""
        if self.store.is_shared:
            await self.refresh(table)
        for _ in range(TRIES):
            before = table.stored
            after = change(before)
            if after == before:
                return
            try:
                await self.store.alter_table(before, after, opens)
            except Stale:
                await self.refresh(table)
                continue
            times = table.stored
            table.catch_up(replace(after, version=before.version + 1), [])
            take_over(table, times)
            self.wake_others(table)
            return
        raise Refusal("stale")

    def wake_others(self, table: Table) -> None:
        self.store.wake_others(table.stored.id, self.driver.needs_help(table))

    async def refresh(self, table: Table) -> Sequence[StoredMove]:
        """Read what other workers have made of a table; the rows that are new."""
        stored, rows = await self.store.table_since(table.stored.id, table.number)
        if stored is not None:
            table.catch_up(stored, rows)
        return rows

    # -- listeners

    async def listen(self, key: str, listener: Listener) -> Table:
        table = await self.table(key)
        self.presence.arrive(table, listener)
        await self.tell_table(table)
        async with self.lock(key):  # a bot thinks about nothing that is not kept
            self.driver.drive(table)
        return table

    async def stop_listening(self, key: str, listener: Listener) -> None:
        table = self.tables.get(key)
        self.presence.leave(key, table, listener)
        if table is not None:
            await self.tell_table(table)

    async def go_on(self, table: Table) -> None:
        """A move has been made: everyone hears of it, and bots think about theirs."""
        if table.stored.status == "finished":
            await self.tell_table(table)
        await self.tell_everyone(table)
        self.driver.drive(table)

    async def retell(self, table: Table) -> Table:
        """The table itself has changed."""
        await self.tell_table(table)
        await self.tell_everyone(table)
        self.driver.drive(table)
        return table

    async def tell_everyone(self, table: Table) -> None:
        """Each listener gets the rows since it last heard, its views and its lines."""
        for listener in self.presence.at(table.stored.id):
            await self.tell(table, listener)

    async def tell(self, table: Table, listener: Listener) -> None:
        position = table.position(table.seats_of(listener.guest.id), listener.last)
        listener.last = position.number
        await listener.send(position)

    async def tell_table(self, table: Table) -> None:
        for listener in self.presence.at(table.stored.id):
            await listener.send(TableChanged(self.info(table, listener.guest)))

    async def tell_chat(self, key: str) -> None:
        """Each page hears what it has not heard yet, here or in another worker."""
        for said in await self.store.chat(key, CHAT_KEPT) if self.presence.at(key) else []:
            for listener in self.presence.at(key):
                if said.number > listener.heard:
                    listener.heard = said.number
                    await listener.send(told_of(key, said))

    async def tell_question(self, table: Table, listener: Listener) -> None:
        """What is still asked, to one who has just come."""
        if table.question is not None:
            await listener.send(asked_of(table.question))

    async def settled(self, table: Table, question: Question | None, granted: bool) -> None:
        """What was asked, if anything was, is asked no longer."""
        if question is not None and table.question is None:
            await self.send(table.stored.id, Settled(question.what, granted))

    async def send(self, key: str, message: FromHouse) -> None:
        for listener in self.presence.at(key):
            await listener.send(message)

    def info(self, table: Table, guest: Guest) -> TableInfo:
        stored = table.stored
        return TableInfo(
            id=stored.id,
            game=stored.game,
            options=stored.options,
            settings=settings_of(stored),
            status=stored.status,  # type: ignore[arg-type]  # the store holds only these
            seats=[self._seat_info(table, seat, guest) for seat in stored.seats],
            host=stored.host == guest.id,
            to_act=table.to_act,
            moves=len(table.match.log),
            scores=table.match.result.scores if stored.status == "finished" else [],
            created=stored.created_at,
            now=time(),
            next=stored.next,
        )

    def _seat_info(self, table: Table, seat: StoredSeat, guest: Guest) -> SeatInfo:
        return SeatInfo(
            seat=seat.seat,
            kind=seat.kind,  # type: ignore[arg-type]  # the store holds only these
            name=seat.name,
            bot=seat.bot,
            mine=guest.id in seat.guests,
            here=self.presence.is_here(table, seat),
            away_since=self.presence.away_since(table, seat),
            conceded=seat.conceded,
        )

    # -- work beside the requests

    async def close(self) -> None:
        self.driver.close()
        for task in list(self.tasks):
            task.cancel()
        await self.store.close()

    def later(self, work: Coroutine[Any, Any, None]) -> None:
        """Work that nobody waits for; what goes wrong in it goes into the log."""
        task = asyncio.ensure_future(work)
        self.tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: "asyncio.Task[None]") -> None:
        self.tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            logging.getLogger("bastide").error("work in the background failed", exc_info=task.exception())

    # -- checks

    def check_host(self, guest: Guest, table: Table) -> None:
        if table.stored.host != guest.id:
            raise Refusal("host-only", 403)

    def check_seat(self, guest: Guest, table: Table, seat: Seat) -> None:
        if seat not in table.seats_of(guest.id):
            raise Refusal("not-your-seat", 403)

    def check_status(self, table: Table, status: str) -> None:
        check_status(table.stored, status)


def told_of(key: str, said: StoredChat) -> Said:
    """A line of chat for everyone; who said it is a name of its own at each table."""
    sender = hashlib.sha256(f"{key} {said.guest}".encode()).hexdigest()[:12]
    return Said(said.number, sender, said.name, said.seat, said.text, said.at)


def settings_of(stored: StoredTable) -> Settings:
    """What the table agreed on; a setting of an older house that we know no more is passed over."""
    known = {name: value for name, value in stored.settings.items() if name in Settings.__struct_fields__}
    return msgspec.convert(known, Settings)


def check_status(stored: StoredTable, status: str) -> None:
    if stored.status != status:
        raise Refusal(f"table-{stored.status}")


def is_key(key: str) -> bool:
    """Whether a table could be called so."""
    return key.isprintable() and len(key) <= 16
