"""The sockets: one for each open page at a table, one for each bot process."""

import asyncio
import hmac
from collections.abc import Awaitable, Callable
from typing import Any, Final

import msgspec
from litestar import WebSocket, websocket
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from bastide.core.errors import BastideError, Message
from bastide.server import playing
from bastide.server.forms import Words
from bastide.server.guests import comes_from_here, known_guest
from bastide.server.house import House
from bastide.server.messages import (
    Answer,
    Ask,
    Choice,
    Explained,
    FromBot,
    FromBrowser,
    FromHouse,
    Hello,
    Hint,
    Hinted,
    Ping,
    Play,
    Pong,
    Preview,
    Previewed,
    Ready,
    Refused,
    Say,
    Turn,
    Undo,
    Why,
)
from bastide.server.pool import BotLine
from bastide.server.presence import Listener
from bastide.server.refusal import Refusal
from bastide.server.schema import Guest
from bastide.server.tables import clean, preview_scores
from bastide.words import words_for

Socket = WebSocket[Any, Any, Any]

MESSAGE_SIZE: Final = 16 * 1024
CLIENT_MOVE_LENGTH: Final = 40
UNREAD: Final = 500  # messages a page may leave unread before its line is cut

NOT_FROM_HERE: Final = 4403
NO_GUEST: Final = 4401
NO_TABLE: Final = 4404
TOO_SLOW: Final = 4408

_from_browser: Final = msgspec.json.Decoder(FromBrowser)
_from_bot: Final = msgspec.json.Decoder(FromBot)
_encode: Final = msgspec.json.Encoder().encode


class Mailbox:
    """Messages to one page, sent in order by a task of its own, so that a slow reader stops nobody."""

    def __init__(self, socket: Socket) -> None:
        self.socket = socket
        self.queue: asyncio.Queue[bytes] = asyncio.Queue(UNREAD)
        self.task = asyncio.ensure_future(self._deliver())

    async def send(self, message: FromHouse) -> None:
        try:
            self.queue.put_nowait(_encode(message))
        except asyncio.QueueFull:
            self.task.cancel()

    async def _deliver(self) -> None:
        while True:
            await self.socket.send_text((await self.queue.get()).decode())


@websocket("/api/tables/{key:str}/socket")
async def table_socket(socket: Socket, key: FromPath[str], house: NamedDependency[House]) -> None:
    """A page at a table: it says hello with the last row it has, and then both sides talk."""
    await socket.accept()
    guest = await known_guest(socket, house)
    if not comes_from_here(socket):
        await socket.close(NOT_FROM_HERE)
        return
    if guest is None:
        await socket.close(NO_GUEST)
        return
    mailbox = Mailbox(socket)
    listener = Listener(guest, mailbox.send)
    try:
        await house.table(key)
        await converse(socket, mailbox, Conversation(house, key, guest, listener))
    except Refusal:
        await socket.close(NO_TABLE)
    finally:
        mailbox.task.cancel()
        await house.stop_listening(key, listener)


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

    def __init__(self, house: House, key: str, guest: Guest, listener: Listener) -> None:
        self.house = house
        self.key = key
        self.guest = guest
        self.listener = listener
        self.has_greeted = False
        self.is_hinting = False

    async def hear(self, frame: bytes | str) -> None:
        """Answer one frame, whatever it holds."""
        ref = ""
        try:
            if not self.house.limits.take("message", self.guest.id):
                raise Refusal("too-fast", 429)
            if isinstance(frame, bytes) or len(frame) > MESSAGE_SIZE:
                raise Refusal("message-unreadable", 400)
            message = _from_browser.decode(frame)
            ref = getattr(message, "ref", "")
            await self.obey(message)
        except (msgspec.DecodeError, RecursionError):
            await self.refuse(Message("message-unreadable"), ref)
        except Refusal as refusal:
            await self.refuse(refusal.message, ref)
        except BastideError as refusal:
            await self.refuse(refusal.message, ref, refusal.game)

    async def refuse(self, message: Message, ref: str, game: str = "") -> None:
        await self.listener.send(Refused(message.key, self.worded(message, game), ref))

    def worded(self, message: Message, game: str) -> Words:
        text = words_for(self.guest.language, game).tell(message)
        return Words(message.key, dict(message.arguments), message.clause, text)

    async def obey(self, message: FromBrowser) -> None:
        house, key, guest = self.house, self.key, self.guest
        match message:
            case Hello(last):
                await self.greet(last)
            case Ping():
                await self.listener.send(Pong())
            case Play(seat, line, after, client_move):
                await playing.play(house, guest, key, seat, line, checked_name(client_move), after)
            case Undo(seat):
                await playing.undo(house, guest, key, seat)
            case Ask(what, seat):
                await playing.ask(house, guest, key, seat, what)
            case Answer(seat, agree):
                await playing.answer(house, guest, key, seat, agree)
            case Preview(seat, line, ref):
                await self.preview(seat, line, ref)
            case Why(seat, line, ref):
                await self.explain(seat, line, ref)
            case Hint(seat, ref):
                if self.is_hinting:
                    raise Refusal("too-fast", 429)
                self.is_hinting = True
                house.later(self.hint(seat, ref))
            case Say(text):
                if not self.house.limits.take("chat", self.guest.id):
                    raise Refusal("too-fast", 429)
                await playing.say(house, guest, key, text)

    async def greet(self, last: int) -> None:
        """The page has rows up to `last`; it hears the rest, the table and the chat."""
        self.listener.last = max(0, last)
        if not self.has_greeted:
            self.has_greeted = True
            await self.house.listen(self.key, self.listener)
            await self.house.tell_chat(self.key)
        table = await self.house.table(self.key)
        async with self.house.lock(self.key):  # nobody hears of a move that is not kept yet
            if last > table.number:
                await self.house.refresh(table)  # the page has heard more, from another worker
            await self.house.tell(table, self.listener)
            await self.house.tell_question(table, self.listener)

    async def preview(self, seat: int, line: str, ref: str) -> None:
        table = await self.house.table(self.key)
        self.house.check_seat(self.guest, table, seat)
        async with self.house.lock(self.key):
            events, before, after = preview_scores(table.match, seat, line)
        told = table.events(events, seat)
        shown = (before, after) if table.shows_gold else (None, None)
        await self.listener.send(Previewed(ref, line, told, *shown))

    async def explain(self, seat: int, line: str, ref: str) -> None:
        table = await self.house.table(self.key)
        self.house.check_seat(self.guest, table, seat)
        async with self.house.lock(self.key):
            reason = table.match.why(seat, line)
        why = None if reason is None else self.worded(reason, table.stored.game)
        await self.listener.send(Explained(ref, line, why))

    async def hint(self, seat: int, ref: str) -> None:
        """A bot takes its time; the conversation goes on meanwhile."""
        try:
            await self.listener.send(Hinted(ref, await playing.hint(self.house, self.guest, self.key, seat)))
        except Refusal as refusal:
            await self.refuse(refusal.message, ref)
        except BastideError as refusal:
            await self.refuse(refusal.message, ref, refusal.game)
        finally:
            self.is_hinting = False


def checked_name(client_move: str) -> str:
    """The name of a move as it came; one that could not be kept as it is is refused, not changed."""
    if clean(client_move, CLIENT_MOVE_LENGTH) != client_move:
        raise Refusal("message-unreadable", 400)
    return client_move


UNREADABLE: Final = Refused(
    "message-unreadable",
    Words("message-unreadable", {}, "", words_for("en").say("message-unreadable")),
)


@websocket("/api/bots")
async def bot_socket(socket: Socket, house: NamedDependency[House]) -> None:
    """A bot process: it says what it plays, and is handed one decision at a time."""
    await socket.accept()
    if not hmac.compare_digest(socket.query_params.get("token", "").encode(), house.bot_token.encode()):
        await socket.close(NO_GUEST)
        return
    bot: BotLine | None = None
    try:
        while (frame := await next_frame(socket)) is not None:
            try:
                message = _from_bot.decode(frame)
            except (msgspec.DecodeError, RecursionError):
                await socket.send_text(_encode(UNREADABLE).decode())
                continue
            if isinstance(message, Ready) and bot is None:
                bot = BotLine(message, sender(socket), closer(socket))
                await house.pool.add(bot)
            elif isinstance(message, Choice) and bot is not None:
                await house.pool.answer(bot, message.request, message.line)
    finally:
        if bot is not None:
            await house.pool.drop(bot)


def sender(socket: Socket) -> Callable[[Turn], Awaitable[None]]:
    async def send(turn: Turn) -> None:
        await socket.send_text(_encode(turn).decode())

    return send


def closer(socket: Socket) -> Callable[[], Awaitable[None]]:
    async def close() -> None:
        await socket.close(TOO_SLOW)

    return close


SOCKETS = [table_socket, bot_socket]
