"""What is said at a table, and what a bot would advise."""

import asyncio
from time import time
from typing import Final

from bastide.core.errors import IllegalMove, Message
from bastide.core.game import Seat, View
from bastide.server.bots.pool import BotsFailed
from bastide.server.house import TRIES, House
from bastide.server.names import clean
from bastide.server.refusal import Refusal
from bastide.server.sockets.messages import HintedWay
from bastide.server.storage.move_writer import Stale
from bastide.server.storage.schema import Guest, StoredChat
from bastide.server.tables.checks import check_seat
from bastide.server.tables.playing import TellHint

CHAT_LENGTH: Final = 300
HINT_TIME: Final = 45.0  # seconds after which a hint is not waited for: one bot may hang, and the next answer


async def hint(house: House, guest: Guest, key: str, seat: Seat) -> list[HintedWay]:
    """The best ways to go on, where the table allows it; why, where it shows how things stand."""
    table = await house.table(key)
    check_seat(guest, table, seat)
    if not table.allows_hints:
        raise Refusal("hints-off", 403)
    async with house.lock(key):  # of a position that is kept
        view, lines = table.match.view(seat), table.match.legal(seat)
    if not lines:
        raise IllegalMove(Message("nothing-to-hint"), table.stored.game)
    ways = await advise(house, guest, table.stored.game, view, lines)
    await house.apply(table, TellHint(seat))
    return ways if table.shows_gold else [HintedWay(way.lines, None) for way in ways]


async def advise(house: House, guest: Guest, game: str, view: View, lines: list[str]) -> list[HintedWay]:
    """The best ways to go on, from a bot that is free soon."""
    try:
        async with asyncio.timeout(HINT_TIME):
            return await house.pool.advise(game, view, lines, guest=guest.id)
    except (TimeoutError, BotsFailed):
        raise Refusal("no-bot-free", 503) from None


async def say(house: House, guest: Guest, key: str, text: str) -> None:
    table = await house.table(key)
    guest = await house.store.guest(guest.id) or guest  # the name may have changed since the page came
    text = clean(text, CHAT_LENGTH)
    if not text:
        raise Refusal("text-empty", 400)
    seats = table.seats_of(guest.id)
    async with house.lock(key):
        await keep_said(house, key, guest, seats[0] if seats else None, text)
    await house.pages.tell_chat(key)


async def keep_said(house: House, key: str, guest: Guest, seat: Seat | None, text: str) -> None:
    """Keep a line of chat after the last one; if another writer was faster, after that."""
    for _ in range(TRIES):
        before = await house.store.chat(key, limit=1)
        number = before[-1].number + 1 if before else 1
        said = StoredChat(number, guest.id, guest.name, seat, text, time())
        try:
            return await house.store.add_chat(key, said)
        except Stale:
            continue
    raise Refusal("stale")
