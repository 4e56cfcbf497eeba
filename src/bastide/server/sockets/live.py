"""The sockets: one for each open page at a table, one for each bot process."""

from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Final

import msgspec
from litestar import websocket
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from bastide.server.bots.pool import BotLine
from bastide.server.guests import comes_from_here, known_cookie, known_guest
from bastide.server.house import House
from bastide.server.http.forms.shared import Words
from bastide.server.limits import OPENING, address_of
from bastide.server.refusal import Refusal
from bastide.server.sockets.conversation import Conversation, Flood, converse, next_frame
from bastide.server.sockets.messages import (
    Choice,
    FromBot,
    GivenUp,
    Ready,
    Refused,
    Search,
    Searched,
    Studied,
    Study,
    Turn,
)
from bastide.server.sockets.pages import Mailbox, Socket
from bastide.server.sockets.wire import TOO_SLOW
from bastide.server.storage.faults import CannotKeep
from bastide.server.storage.schema import Guest
from bastide.server.study.daily import check_open
from bastide.server.workers.presence import Listener
from bastide.words import words_for

NOT_FROM_HERE: Final = 4403
NO_GUEST: Final = 4401
NO_TABLE: Final = 4404
CANNOT_KEEP: Final = 4503
TOO_MANY: Final = 4429

_from_bot: Final = msgspec.json.Decoder(FromBot)
_encode: Final = msgspec.json.Encoder().encode


@websocket("/api/tables/{key:str}/socket")
async def table_socket(socket: Socket, key: FromPath[str], house: NamedDependency[House]) -> None:
    """A page at a table: it says hello with the last row it has, and then both sides talk."""
    await socket.accept()
    if not comes_from_here(socket):
        await socket.close(NOT_FROM_HERE)
        return
    if not house.limits.admit(known_cookie(socket), address_of(socket), OPENING):
        await socket.close(TOO_MANY)
        return
    try:
        guest = await known_guest(socket, house)
    except CannotKeep:
        await socket.close(CANNOT_KEEP)
        return
    if guest is None:
        await socket.close(NO_GUEST)
        return
    with house.limits.line(guest.id, address_of(socket)) as has_room:
        if not has_room:
            await socket.close(TOO_MANY)
            return
        await sit(socket, key, house, guest)


async def sit(socket: Socket, key: str, house: House, guest: Guest) -> None:
    """The page is open until it goes or is cut off."""
    mailbox = Mailbox(socket)
    listener = Listener(guest, mailbox.send)
    try:
        await check_open(house, guest, await house.table(key))
        await converse(socket, mailbox, Conversation(socket, house, key, guest, listener))
    except CannotKeep:
        await socket.close(CANNOT_KEEP)
    except Refusal:
        await socket.close(NO_TABLE)
    except Flood:
        mailbox.close(TOO_MANY)
    finally:
        mailbox.task.cancel()
        await house.stop_listening(key, listener)


UNREADABLE: Final = Refused(
    "message-unreadable",
    Words("message-unreadable", {}, "", words_for("en").say("message-unreadable")),
    ref="",
)


@websocket("/api/bots")
async def bot_socket(socket: Socket, house: NamedDependency[House]) -> None:
    """A bot process: it says what it plays, and is handed one decision at a time."""
    await socket.accept()
    asker = f"{address_of(socket)} at {socket.scope['server']}"  # the house's own bots have another door
    if not (house.limits.admit("", asker, OPENING) and house.limits.holds("wrong token", asker)):
        await socket.close(TOO_MANY)
        return
    token = socket.headers.get("authorization", "").removeprefix("Bearer ")
    if not house.tokens.lets_in(token):
        house.limits.take("wrong token", asker)
        await socket.close(NO_GUEST)
        return
    with house.limits.line("", asker) as has_room:
        if not has_room:
            await socket.close(TOO_MANY)
            return
        await serve_bot(socket, house, house.tokens.is_own(token))


async def serve_bot(socket: Socket, house: House, is_own: bool) -> None:
    bot: BotLine | None = None
    try:
        while (frame := await next_frame(socket)) is not None:
            try:
                message = _from_bot.decode(frame)
            except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
                await socket.send_text(_encode(UNREADABLE).decode())
                continue
            if isinstance(message, Ready) and bot is None:
                bot = BotLine(message, sender(socket), closer(socket), is_own, sender(socket))
                await house.pool.add(bot)
            elif isinstance(message, Choice) and bot is not None:
                await house.pool.answer(bot, message.request, message.line, message.ways)
            elif isinstance(message, Studied) and bot is not None:
                await house.pool.found(bot, message.request, message.findings)
            elif isinstance(message, Searched) and bot is not None:
                await house.pool.searched(bot, message)
            elif isinstance(message, GivenUp) and bot is not None:
                await house.pool.give_up(bot, message.request)
    finally:
        if bot is not None:
            await house.pool.drop(bot)


def sender(socket: Socket) -> Callable[[Turn | Study | Search], Awaitable[None]]:
    async def send(turn: Turn | Study | Search) -> None:
        await socket.send_text(_encode(turn).decode())

    return send


def closer(socket: Socket) -> Callable[[], Awaitable[None]]:
    async def close() -> None:
        with suppress(WebSocketDisconnect):  # it may have gone by itself
            await socket.close(TOO_SLOW)

    return close


SOCKETS = [table_socket, bot_socket]
