"""What one page says at a table: read, paid for, obeyed and answered."""

import asyncio
import logging
from typing import Any, Final

import msgspec
from litestar.exceptions import WebSocketDisconnect

from bastide.core.errors import BastideError, Message
from bastide.server.guests import known_cookie
from bastide.server.house import House
from bastide.server.limits import BURST, address_of
from bastide.server.names import clean
from bastide.server.refusal import Refusal
from bastide.server.sockets import talking
from bastide.server.sockets.messages import (
    Answer,
    Ask,
    Done,
    Explained,
    FromBrowser,
    Hello,
    Hint,
    Hinted,
    Ping,
    Play,
    Pong,
    Preview,
    Previewed,
    Refused,
    Say,
    Start,
    Undo,
    Why,
)
from bastide.server.sockets.pages import Mailbox, Socket
from bastide.server.storage.schema import Guest
from bastide.server.tables import playing, starting
from bastide.server.tables.checks import check_seat
from bastide.server.tables.commands import Command
from bastide.server.tables.table import Table, preview_scores
from bastide.server.wording import worded
from bastide.server.workers.presence import Listener

MESSAGE_SIZE: Final = 16 * 1024
CLIENT_MOVE_LENGTH: Final = 40

DEAR: Final[dict[type, int]] = {Hello: 4, Preview: 1, Why: 1, Hint: 9}  # what they cost beyond the usual
ROWS: Final = 20  # of a log, that cost one more to tell a page that does not have them
LONGEST: Final = BURST / 2  # what they cost at most, so that it can be paid


class Named(msgspec.Struct):
    """The name under which something is sent, whatever it is."""

    ref: str = ""


_from_browser: Final = msgspec.json.Decoder(FromBrowser)
_named: Final = msgspec.json.Decoder(Named)


class Flood(Exception):
    """A page goes on sending although it is told that it is too fast, or comes too often for all there is."""


async def converse(socket: Socket, mailbox: Mailbox, conversation: "Conversation") -> None:
    """Read until the page is gone or its mailbox is full."""
    while not mailbox.task.done():
        read = asyncio.ensure_future(next_frame(socket))
        done, _ = await asyncio.wait({read, mailbox.task}, return_when=asyncio.FIRST_COMPLETED)
        if read not in done:
            read.cancel()
            return
        frame = read.result()
        if frame is None:
            return
        await conversation.hear(frame)


async def next_frame(socket: Socket) -> bytes | str | None:
    """What the other side sent, text or bytes; nothing when it is gone."""
    try:
        event: Any = await socket.receive()
    except WebSocketDisconnect:
        return None
    if event["type"] == "websocket.disconnect":
        return None
    frame: bytes | str = event.get("text") or event.get("bytes") or ""
    return frame


class Conversation:
    """What one page says, and the answers to it."""

    def __init__(self, socket: Socket, house: House, key: str, guest: Guest, listener: Listener) -> None:
        self.house = house
        self.cookie = known_cookie(socket)
        self.address = address_of(socket)
        self.key = key
        self.guest = guest
        self.listener = listener
        self.has_greeted = False
        self.is_hinting = False

    async def hear(self, frame: bytes | str) -> None:
        """Answer one frame, whatever it holds."""
        try:
            self.pay(1)
            message = read(frame)
            self.pay(await self.extra(message))
            await self.obey(message)
        except Refusal as refusal:
            if refusal.status == 429 and not self.house.limits.take("refusal", self.guest.id):
                raise Flood from None
            await self.refuse(refusal.message, ref_of(frame))
        except BastideError as refusal:
            await self.refuse(refusal.message, ref_of(frame), refusal.game)
        except Flood:
            raise
        except Exception:
            await self.confess(ref_of(frame))

    async def confess(self, ref: str) -> None:
        """A fault of ours: the log has it, the page gets a sentence and keeps its line."""
        logging.getLogger("bastide").exception("a message could not be obeyed")
        await self.refuse(Message("house-fault"), ref)

    async def extra(self, message: FromBrowser) -> float:
        """What a message costs beyond the usual; a hello as much as it has to be told."""
        dear = DEAR.get(type(message), 0)
        if not isinstance(message, Hello):
            return dear
        table = await self.house.table(self.key)
        rows = min(table.unheard(max(0, message.last)) // ROWS, LONGEST)
        if self.has_greeted:
            return dear + rows
        if not self.house.limits.admit(self.cookie, self.address, rows):  # with the opening of the line
            raise Flood
        return 0

    def pay(self, price: float) -> None:
        """Take it from what the guest and the address may say."""
        self.house.limits.hear(self.guest.id, self.address, price)

    async def refuse(self, message: Message, ref: str, game: str = "") -> None:
        await self.listener.send(Refused(message.key, worded(message, self.guest.language, game), ref))

    async def obey(self, message: FromBrowser) -> None:
        """Do it and say so, under the name it was sent with."""
        match message:
            case Ping(ref):
                await self.listener.send(Pong(ref))
            case Preview(seat, line, ref):
                await self.preview(seat, line, ref)
            case Why():
                await self.explain(message)
            case Hint(seat, ref):
                self.think(seat, ref)
            case Hello(last, ref):
                await self.greet(last)
                await self.done(ref)
            case Say(text, ref):
                await self.say(text)
                await self.done(ref)
            case Play() | Undo() | Ask() | Answer() | Start():
                await self.house.apply(await self.house.table(self.key), command(self.guest, message))
                await self.done(message.ref)

    async def done(self, ref: str) -> None:
        if ref:
            await self.listener.send(Done(ref))

    async def greet(self, last: int) -> None:
        """The page has rows up to `last`; it hears the rest, the table and the chat."""
        self.listener.last = max(0, last)
        if not self.has_greeted:
            await self.house.listen(self.key, self.listener)
            await self.house.pages.tell_chat(self.key, self.listener)
            self.has_greeted = True
        table = await self.house.table(self.key)
        async with self.house.lock(self.key):  # nobody hears of a move that is not kept yet
            if last > table.number:
                await self.house.refresh(table)  # the page has heard more, from another worker
            await self.house.pages.tell(table, self.listener)
            await self.house.pages.tell_question(table, self.listener)

    async def preview(self, seat: int, line: str, ref: str) -> None:
        table = await self.house.table(self.key)
        check_seat(self.guest, table, seat)
        async with self.house.lock(self.key):
            events, before, after = preview_scores(table.match, seat, line)
        told = table.events(events, seat)
        shown = (before, after) if table.shows_gold else (None, None)
        await self.listener.send(Previewed(ref, line, told, *shown))

    async def explain(self, asked: Why) -> None:
        table = await self.house.table(self.key)
        check_seat(self.guest, table, asked.seat)
        async with self.house.lock(self.key):
            match = table.match
            reason = (
                match.why_not(asked.seat, asked.spots) if asked.spots else match.why(asked.seat, asked.line)
            )
        why = None if reason is None else worded(reason, self.guest.language, table.stored.game)
        await self.listener.send(Explained(asked.ref, asked.line, why))

    async def say(self, text: str) -> None:
        if not self.house.limits.take("chat", self.guest.id):
            raise Refusal("too-fast", 429)
        await talking.say(self.house, self.guest, self.key, text)

    def think(self, seat: int, ref: str) -> None:
        """A bot takes its time; the conversation goes on meanwhile."""
        if self.is_hinting:
            raise Refusal("too-fast", 429)
        self.is_hinting = True
        self.house.later(self.hint(seat, ref))

    async def hint(self, seat: int, ref: str) -> None:
        try:
            await self.listener.send(Hinted(ref, await talking.hint(self.house, self.guest, self.key, seat)))
        except Refusal as refusal:
            await self.refuse(refusal.message, ref)
        except BastideError as refusal:
            await self.refuse(refusal.message, ref, refusal.game)
        except Exception:
            await self.confess(ref)
        finally:
            self.is_hinting = False


def read(frame: bytes | str) -> FromBrowser:
    if isinstance(frame, bytes) or len(frame) > MESSAGE_SIZE:
        raise Refusal("message-unreadable", 400)
    try:
        message: FromBrowser = _from_browser.decode(frame)
    except (msgspec.DecodeError, RecursionError):
        raise Refusal("message-unreadable", 400) from None
    return message


def ref_of(frame: bytes | str) -> str:
    """The name of what was sent, though it may say nothing else that can be read."""
    if isinstance(frame, bytes) or len(frame) > MESSAGE_SIZE:
        return ""
    try:
        return _named.decode(frame).ref
    except (msgspec.DecodeError, RecursionError):
        return ""


def command(guest: Guest, message: Play | Undo | Ask | Answer | Start) -> Command[Table]:
    """What the guest wants to do, as the house takes it."""
    match message:
        case Play(seat, line, after, client_move):
            return playing.Play(guest, seat, line, checked_name(client_move), after)
        case Undo(seat):
            return playing.Undo(guest, seat)
        case Ask(what, seat):
            return playing.Ask(guest, seat, what)
        case Answer(seat, agree):
            return playing.Answer(guest, seat, agree)
        case Start():
            return starting.Start(guest)


def checked_name(client_move: str) -> str:
    """The name of a move as it came; one that could not be kept as it is is refused, not changed."""
    if clean(client_move, CLIENT_MOVE_LENGTH) != client_move:
        raise Refusal("message-unreadable", 400)
    return client_move
