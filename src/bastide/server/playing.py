"""What people do at a table: play, undo, ask the others, talk."""

import asyncio
from collections.abc import Callable
from dataclasses import asdict, replace
from time import time
from typing import Final, Literal

from bastide.core.errors import IllegalMove, Message
from bastide.core.game import Seat
from bastide.server.house import TRIES, House, check_status
from bastide.server.messages import Settled
from bastide.server.refusal import Refusal
from bastide.server.schema import Guest, StoredChat, StoredTable
from bastide.server.scribe import Stale
from bastide.server.tables import Question, Table, asked_of, clean, question_of

CHAT_LENGTH: Final = 300
HINT_TIME: Final = 10.0  # seconds after which a hint is not waited for


async def play(
    house: House, guest: Guest, key: str, seat: Seat, line: str, client_move: str, after: int
) -> None:
    table = await house.table(key)
    check_plays(house, guest, table, seat)
    await house.submit(table, seat, line, client_move, after)


async def undo(house: House, guest: Guest, key: str, seat: Seat) -> None:
    table = await house.table(key)
    check_plays(house, guest, table, seat)
    async with house.lock(key):
        house.check_status(table, "running")
        question = table.question
        await house.write(table, lambda: table.undo(seat, time()))
    await house.settled(table, question, granted=False)
    await house.go_on(table)


async def ask(house: House, guest: Guest, key: str, seat: Seat, what: Literal["back", "end"]) -> None:
    """Ask the other people at the table; whoever has been away too long is not waited for."""
    table = await house.table(key)
    check_plays(house, guest, table, seat)
    if what == "back" and table.last_turn(seat) is None:
        raise IllegalMove(Message("undo-nothing"), table.stored.game)
    async with house.lock(key):
        before = table.question
        others = [one for one in table.seats if one.guests and not one.bot and guest.id not in one.guests]
        needed = [one.seat for one in others if not house.presence.is_absent(table, one)]
        await keep_or_do(house, table, lambda _stored: Question(what, seat, needed, []))
    if before is not None:
        await house.send(key, Settled(before.what, granted=False))
    await tell_outcome(house, table, Question(what, seat, needed, []), granted=True)


async def answer(house: House, guest: Guest, key: str, seat: Seat, agree: bool) -> None:
    table = await house.table(key)
    house.check_seat(guest, table, seat)

    def answered(stored: StoredTable) -> Question | None:
        question = question_of(stored)
        if question is None or seat not in question.needed:
            raise Refusal("nothing-asked")
        return replace(question, agreed=sorted({*question.agreed, seat})) if agree else None

    async with house.lock(key):
        question = table.question
        await keep_or_do(house, table, answered)
    if question is not None:
        await tell_outcome(house, table, question, granted=agree)


async def keep_or_do(house: House, table: Table, asked: Callable[[StoredTable], Question | None]) -> None:
    """Keep what is asked, so that any worker can take the answers; do it once everyone has agreed."""

    def change(stored: StoredTable) -> StoredTable:
        check_status(stored, "running")
        question = asked(stored)
        if question is None or question.is_open:
            return replace(stored, asked=None if question is None else asdict(question))
        return replace(stored, asked=None, status="finished") if question.what == "end" else stored

    question = asked(table.stored)
    if question is None or question.is_open or question.what == "end":
        await house.alter_locked(table, change)
        return
    house.check_status(table, "running")
    if not await house.keep(table, table.take_back(question.seat, time())):
        raise Refusal("stale")


async def tell_outcome(house: House, table: Table, question: Question, granted: bool) -> None:
    if table.question is not None:
        await house.send(table.stored.id, asked_of(table.question))
        return
    await house.settled(table, question, granted)
    if granted:
        await house.retell(table)


async def hint(house: House, guest: Guest, key: str, seat: Seat) -> str:
    """A line that a bot would play here."""
    table = await house.table(key)
    house.check_seat(guest, table, seat)
    async with house.lock(key):  # of a position that is kept
        view, lines = table.match.view(seat), table.match.legal(seat)
    if not lines:
        raise IllegalMove(Message("nothing-to-hint"), table.stored.game)
    try:
        async with asyncio.timeout(HINT_TIME):
            return await house.pool.choose(table.stored.game, "greedy", view, lines)
    except TimeoutError:
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
    house.store.wake_others(key)
    await house.tell_chat(key)


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


def check_plays(house: House, guest: Guest, table: Table, seat: Seat) -> None:
    """The guest has the seat, and no bot plays it now."""
    house.check_seat(guest, table, seat)
    if table.seats[seat].conceded:
        raise Refusal("seat-conceded")
    if table.bot_at(seat):
        raise Refusal("bot-plays-here")
