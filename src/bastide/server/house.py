"""The house: every table that is in use, who listens to it, and the bots that are asked for it."""

import asyncio
import json
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import asdict, dataclass, replace
from time import time
from typing import Any, Final

import msgspec

from bastide.core.errors import BastideError, IllegalMove, Message
from bastide.core.game import CHANCE, Seat
from bastide.server.messages import (
    FromHouse,
    Said,
    SeatInfo,
    Settings,
    Settled,
    TableChanged,
    TableInfo,
)
from bastide.server.pool import BotPool
from bastide.server.store import (
    Guest,
    Stale,
    Store,
    StoredMove,
    StoredSeat,
)
from bastide.server.tables import Question, Table, asked_of

HOT_TABLES: Final = 400  # kept in memory though nobody listens
CHAT_KEPT: Final = 200


class Refusal(Exception):
    """A request that cannot be granted: a stable code, what to say, and how HTTP counts it."""

    def __init__(self, code: str, status: int = 409, **words: Any) -> None:
        super().__init__(code)
        self.message = Message(code, words)
        self.status = status


@dataclass(eq=False)
class Listener:
    """One open page at a table."""

    guest: Guest
    send: Callable[[FromHouse], Awaitable[None]]
    last: int = 0


class House:
    """All that one server process knows."""

    def __init__(self, store: Store, pool: BotPool, bot_token: str) -> None:
        self.store = store
        self.pool = pool
        self.bot_token = bot_token
        self.tables: OrderedDict[str, Table] = OrderedDict()
        self.locks: dict[str, asyncio.Lock] = {}
        self.listeners: dict[str, set[Listener]] = {}
        self.away: dict[tuple[str, Seat], float] = {}  # since when nobody of a seat is there
        self.asking: set[tuple[str, Seat, int]] = set()  # bots that are thinking
        self.tasks: set[asyncio.Task[None]] = set()
        self.heard: dict[str, int] = {}  # the last line of chat told at each table
        self.opened = time()

    # -- finding tables

    async def table(self, key: str) -> Table:
        """The table in memory, or folded from its rows."""
        if key not in self.tables:
            stored = await self.store.table(key) if key.isprintable() and len(key) <= 16 else None
            if stored is None:
                raise Refusal("no-such-table", 404)
            self.tables.setdefault(key, Table(stored, await self.store.moves(key)))
            self._cool_down()
        self.tables.move_to_end(key)
        return self.tables[key]

    def lock(self, key: str) -> asyncio.Lock:
        return self.locks.setdefault(key, asyncio.Lock())

    def _cool_down(self) -> None:
        """Forget the tables nobody has looked at for longest; their rows are in the store."""
        cold = [key for key in self.tables if not self.listeners.get(key) and not self.lock(key).locked()]
        for key in cold[: max(0, len(self.tables) - HOT_TABLES)]:
            del self.tables[key]
            self.locks.pop(key, None)

    # -- changes, kept and told

    async def submit(
        self, table: Table, seat: Seat, line: str, client_move: str | None, after: int | None = None
    ) -> None:
        """Hand a line to the table's match, keep it with its chance, and tell everyone."""
        async with self.lock(table.stored.id):
            if not (client_move and table.has_played(seat, client_move)):
                self.check_status(table, "running")
                await self._play(table, seat, line, client_move, after)
        await self.drop_question(table)
        await self.tell_everyone(table)

    async def _play(
        self, table: Table, seat: Seat, line: str, client_move: str | None, after: int | None
    ) -> None:
        """Play and keep; if another writer was faster, catch up and try again."""
        for _ in range(3):
            try:
                rows = table.submit(seat, line, time(), client_move)
            except IllegalMove:
                if after is not None and after < table.number:
                    raise Refusal("stale") from None
                raise
            if await self.keep(table, rows, "finished" if table.match.over else ""):
                return

    async def drop_question(self, table: Table) -> None:
        """A move has been made: what was asked before it is no longer asked."""
        question = table.question
        if question is not None:
            await self.remember(table, None)
            await self.send(table.stored.id, Settled(question.what, granted=False))

    async def keep(self, table: Table, rows: Sequence[StoredMove], status: str = "") -> bool:
        """Store rows; if another writer was faster, catch up and say so."""
        if not rows:
            return True
        try:
            await self.store.add_moves(table.stored.id, rows, status)
        except Stale:
            table.forget(rows)
            table.catch_up(await self.store.moves(table.stored.id, table.number))
            return False
        except Exception:
            table.forget(rows)
            raise
        if status:
            table.stored = replace(table.stored, status=status)
        await self.store.wake_others(table.stored.id)
        return True

    async def put(self, table: Table, seat: StoredSeat) -> None:
        seats = tuple(seat if one.seat == seat.seat else one for one in table.seats)
        table.stored = replace(table.stored, seats=seats)
        if seat.guests and not self.is_here(table, seat.seat):
            self.away[(table.stored.id, seat.seat)] = time()
        await self.store.change_seat(table.stored.id, seat)
        await self.store.wake_others(table.stored.id)

    async def end(self, table: Table) -> None:
        table.stored = replace(table.stored, status="finished")
        await self.store.change_table(table.stored.id, status="finished")
        await self.store.wake_others(table.stored.id)

    async def remember(self, table: Table, question: Question | None) -> None:
        """What is asked is kept with the table, so that any worker can take the answer."""
        asked = None if question is None else asdict(question)
        if asked != table.stored.asked:
            table.stored = replace(table.stored, asked=asked)
            await self.store.change_table(table.stored.id, asked=json.dumps(asked))
            await self.store.wake_others(table.stored.id)

    # -- chat

    async def tell_chat(self, key: str, listener: Listener) -> None:
        """What was said before the page came."""
        for said in await self.store.chat(key, CHAT_KEPT):
            self.heard[key] = max(said.number, self.heard.get(key, 0))
            await listener.send(Said(said.number, said.name, said.seat, said.text, said.at))

    # -- listeners

    async def listen(self, key: str, listener: Listener) -> Table:
        table = await self.table(key)
        self.listeners.setdefault(key, set()).add(listener)
        for seat in table.seats_of(listener.guest.id):
            self.away.pop((key, seat), None)
        await self.tell_table(table)
        self.drive(table)
        return table

    async def stop_listening(self, key: str, listener: Listener) -> None:
        self.listeners.get(key, set()).discard(listener)
        if not self.listeners.get(key):
            self.listeners.pop(key, None)
        if key in self.tables:
            table = self.tables[key]
            for seat in table.seats_of(listener.guest.id):
                if not self.is_here(table, seat):
                    self.away[(key, seat)] = time()
            await self.tell_table(table)

    def is_here(self, table: Table, seat: Seat) -> bool:
        guests = table.seats[seat].guests
        return any(one.guest.id in guests for one in self.listeners.get(table.stored.id, ()))

    async def tell_everyone(self, table: Table) -> None:
        """Each listener gets the rows since it last heard, its views and its lines."""
        for listener in list(self.listeners.get(table.stored.id, ())):
            await self.tell(table, listener)
        self.drive(table)

    async def tell(self, table: Table, listener: Listener) -> None:
        position = table.position(table.seats_of(listener.guest.id), listener.last)
        listener.last = position.number
        await listener.send(position)

    async def tell_table(self, table: Table) -> None:
        for listener in list(self.listeners.get(table.stored.id, ())):
            await listener.send(TableChanged(self.info(table, listener.guest)))

    async def retell(self, table: Table) -> Table:
        await self.tell_table(table)
        await self.tell_everyone(table)
        return table

    async def send(self, key: str, message: FromHouse) -> None:
        for listener in list(self.listeners.get(key, ())):
            await listener.send(message)

    def info(self, table: Table, guest: Guest) -> TableInfo:
        stored = table.stored
        running = stored.status == "running"
        return TableInfo(
            id=stored.id,
            game=stored.game,
            options=stored.options,
            settings=msgspec.convert(stored.settings, Settings),
            status=stored.status,  # type: ignore[arg-type]  # the store holds only these
            seats=[
                SeatInfo(
                    seat=seat.seat,
                    kind=seat.kind,  # type: ignore[arg-type]
                    name=seat.name,
                    bot=seat.bot,
                    mine=guest.id in seat.guests,
                    here=self.is_here(table, seat.seat),
                    conceded=seat.conceded,
                )
                for seat in stored.seats
            ],
            host=stored.host == guest.id,
            to_act=[seat for seat in table.match.to_act if seat != CHANCE] if running else [],
            moves=len(table.match.log),
            created=stored.created_at,
            next=stored.next,
        )

    # -- bots

    def drive(self, table: Table) -> None:
        """Ask a bot for every decision that is a bot's."""
        if table.stored.status != "running":
            return
        for seat in table.match.to_act:
            thinking = (table.stored.id, seat, table.number)
            if seat != CHANCE and table.bot_at(seat) and thinking not in self.asking:
                self.asking.add(thinking)
                self.later(self._ask_bot(table, seat, thinking))

    async def _ask_bot(self, table: Table, seat: Seat, thinking: tuple[str, Seat, int]) -> None:
        """One decision of a bot; a line that came too late or cannot be is asked for again."""
        level = table.bot_at(seat)
        view, lines = table.match.view(seat), table.match.legal(seat)
        try:
            line = await self.pool.choose(table.stored.game, level, view, lines)
            if table.number == thinking[2] and table.bot_at(seat):
                await self.submit(table, seat, line if line in lines else lines[0], None)
        except (Refusal, BastideError):
            pass  # the position has changed meanwhile; whoever changed it drives on
        finally:
            self.asking.discard(thinking)
        self.drive(table)

    async def hint(self, guest: Guest, key: str, seat: Seat) -> str:
        table = await self.table(key)
        self.check_seat(guest, table, seat)
        lines = table.match.legal(seat)
        if not lines:
            raise IllegalMove(Message("nothing-to-hint"), table.stored.game)
        return await self.pool.choose(table.stored.game, "greedy", table.match.view(seat), lines)

    async def tell_question(self, table: Table, listener: Listener) -> None:
        """What is still asked, to one who has just come."""
        if table.question is not None:
            await listener.send(asked_of(table.question))

    async def catch_up(self, key: str) -> None:
        """Another worker has changed a table that is in use here."""
        if key not in self.tables:
            if self.pool.bots:  # a table of another worker may wait for a bot that is connected here
                self.drive(await self.table(key))
            return
        async with self.lock(key):
            table = self.tables[key]
            stored = await self.store.table(key)
            rows = await self.store.moves(key, table.number)
            if stored is not None:
                table.stored = stored
            if rows:
                table.catch_up(rows)
        for said in await self.store.chat(key, CHAT_KEPT):
            if said.number > self.heard.get(key, 0):
                self.heard[key] = said.number
                await self.send(key, Said(said.number, said.name, said.seat, said.text, said.at))
        question = table.question
        if question is not None:
            await self.send(key, asked_of(question))
        await self.retell(table)

    async def wake(self) -> None:
        """Bots go on where they were, and other workers are listened to."""
        await self.store.listen(lambda key: self.later(self.catch_up(key)))
        for stored in await self.store.running_tables():
            if any(seat.bot for seat in stored.seats):
                self.drive(await self.table(stored.id))

    async def close(self) -> None:
        for task in list(self.tasks):
            task.cancel()
        await self.store.close()

    def later(self, work: Any) -> None:
        task = asyncio.ensure_future(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    # -- checks

    def check_host(self, guest: Guest, table: Table) -> None:
        if table.stored.host != guest.id:
            raise Refusal("host-only", 403)

    def check_seat(self, guest: Guest, table: Table, seat: Seat) -> None:
        if seat not in table.seats_of(guest.id):
            raise Refusal("not-your-seat", 403)

    def check_status(self, table: Table, status: str) -> None:
        if table.stored.status != status:
            raise Refusal(f"table-{table.stored.status}")
