"""The open pages of this worker: what each of them hears, and how a table looks to it."""

import asyncio
import hashlib
from collections.abc import Sequence
from typing import Any, Final

import msgspec
from litestar import WebSocket

from bastide.core.position import POSITION
from bastide.server.http.forms.tables import Agreed, SeatChange, SeatInfo, TableInfo
from bastide.server.names import given_number
from bastide.server.sockets.messages import FromHouse, Said, Settled, TableChanged
from bastide.server.sockets.wire import TOO_SLOW, cut
from bastide.server.storage.schema import Guest, StoredChange, StoredChat, StoredMove, StoredSeat, StoredTable
from bastide.server.storage.store import Store
from bastide.server.tables.kept import KeptTable, Question, settings_of
from bastide.server.tables.table import Table, asked_of
from bastide.server.workers.presence import Listener, Presence

Socket = WebSocket[Any, Any, Any]

CHAT_KEPT: Final = 200
UNREAD: Final = 500  # messages a page may leave unread before its line is cut
UNREAD_BYTES: Final = 512 * 1024  # the same in bytes, beside the message that is being sent

_encode: Final = msgspec.json.Encoder().encode


class Pages:
    """Tells those who are at a table."""

    def __init__(self, store: Store, presence: Presence) -> None:
        self.store = store
        self.clock = store.clock
        self.presence = presence

    async def tell_everyone(self, table: Table) -> None:
        """Each listener gets the rows since it last heard, its views and its lines."""
        for listener in self.presence.at(table.stored.id):
            await self.tell(table, listener)

    async def tell(self, table: Table, listener: Listener) -> None:
        position = table.position(table.seats_of(listener.guest.id), listener.last)
        listener.last = position.number
        await listener.send(position)

    async def tell_table(self, table: KeptTable) -> None:
        for listener in self.presence.at(table.stored.id):
            await listener.send(TableChanged(self.info(table, listener.guest)))

    async def tell_chat(self, key: str, newcomer: Listener | None = None) -> None:
        """Each page, or one that has just come, hears what it has not heard, here or in another worker."""
        for said in await self.store.chat(key, CHAT_KEPT) if self.presence.at(key) else []:
            for listener in [newcomer] if newcomer else self.presence.at(key):
                if said.number > listener.heard:
                    listener.heard = said.number
                    await listener.send(told_of(key, said))

    async def tell_question(self, table: Table, listener: Listener) -> None:
        """What is still asked, to one who has just come."""
        if table.question is not None:
            await listener.send(asked_of(table.question))

    async def tell_news(
        self, table: Table, before: StoredTable, question: Question | None, rows: Sequence[StoredMove]
    ) -> None:
        """What has come from elsewhere."""
        taken_back = any(row.line.startswith("back ") for row in rows)
        if question is not None and table.question is None:
            granted = taken_back or table.stored.status == "finished"
            await self.send(table.stored.id, Settled(question.what, granted))
        if table.question != question:
            await self.ask(table)
        if table.stored != before:
            await self.tell_table(table)
        if rows or table.stored.status != before.status:
            await self.tell_everyone(table)

    async def ask(self, table: Table) -> None:
        """What is asked, to everyone."""
        if table.question is not None:
            await self.send(table.stored.id, asked_of(table.question))

    async def send(self, key: str, message: FromHouse) -> None:
        for listener in self.presence.at(key):
            await listener.send(message)

    def info(self, table: KeptTable, guest: Guest) -> TableInfo:
        stored = table.stored
        return TableInfo(
            id=stored.id,
            game=stored.game,
            options={name: value for name, value in stored.options.items() if name != POSITION},
            settings=Agreed.of(settings_of(stored)),
            status=stored.status,  # type: ignore[arg-type]  # the store holds only these
            seats=[self._seat_info(table, seat, guest) for seat in stored.seats],
            host=stored.host == guest.id,
            to_act=table.to_act,
            moves=table.moves,
            scores=table.scores,
            winners=table.winners,
            created=stored.created_at,
            played=table.played_at,
            now=self.clock.wall(),
            next=stored.next,
            kept=table.why,
            take_back=table.takes_back,
            changes=changes_of(stored),
            daily=stored.daily,
            due=table.due_for(guest.id),
            set_up=POSITION in stored.options,
        )

    def _seat_info(self, table: KeptTable, seat: StoredSeat, guest: Guest) -> SeatInfo:
        since = self.presence.away_since(table, seat)
        return SeatInfo(
            seat=seat.seat,
            kind=seat.kind,  # type: ignore[arg-type]  # the store holds only these
            name=seat.name,
            given=given_number(seat.name),
            bot=seat.bot,
            mine=guest.id in seat.guests,
            here=self.presence.is_here(table, seat),
            away_since=None if since is None else self.clock.on_the_wall(since),
            conceded=seat.conceded,
        )


def changes_of(stored: StoredTable) -> list[SeatChange]:
    """What has happened to seats."""
    last = last_resignation(stored)
    return [
        SeatChange(one.seat, "resigned-last" if one is last else one.what, one.after, one.at)
        for one in stored.changes
    ]


def last_resignation(stored: StoredTable) -> StoredChange | None:
    """Of a game that all have given up, the one that was its end."""
    if stored.status != "finished" or not stored.is_deserted:
        return None
    return next((one for one in reversed(stored.changes) if one.what == "resigned"), None)


class Mailbox:
    """Messages to one page, sent in order by a task of its own, so that a slow reader stops nobody."""

    def __init__(self, socket: Socket) -> None:
        self.socket = socket
        self.queue: asyncio.Queue[bytes] = asyncio.Queue()
        self.size = 0  # bytes that wait in the queue
        self.is_closed = False
        self.task = asyncio.ensure_future(self._deliver())

    async def send(self, message: FromHouse) -> None:
        if self.is_closed or self.task.done():
            return
        letter = _encode(message)
        is_full = self.queue.qsize() >= UNREAD or self.size + len(letter) > UNREAD_BYTES
        if is_full and self.size:
            self.close(TOO_SLOW)
            return
        self.size += len(letter)
        self.queue.put_nowait(letter)

    def close(self, code: int) -> None:
        """Nothing more is sent but the code, and what was to be read is forgotten."""
        self.is_closed = True
        self.task.cancel()
        self.queue, self.size = asyncio.Queue(), 0
        cut(self.socket, code)

    async def _deliver(self) -> None:
        while True:
            letter = await self.queue.get()
            self.size -= len(letter)
            await self.socket.send_text(letter.decode())


def told_of(key: str, said: StoredChat) -> Said:
    """A line of chat for everyone; who said it is a name of its own at each table."""
    sender = hashlib.sha256(f"{key} {said.guest}".encode()).hexdigest()[:12]
    return Said(said.number, sender, said.name, given_number(said.name), said.seat, said.text, said.at)
