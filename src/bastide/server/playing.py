"""What people do at a table: play, undo, ask the others, talk."""

from dataclasses import replace
from time import time
from typing import Final, Literal

from bastide.core.errors import IllegalMove, Message
from bastide.core.game import Seat
from bastide.server.house import House, Refusal
from bastide.server.messages import Said, Settled
from bastide.server.store import Guest, StoredChat
from bastide.server.tables import Question, Table, asked_of, clean

CHAT_LENGTH: Final = 300


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
        await house.keep(table, table.undo(seat, time()))
    await house.tell_everyone(table)


async def ask(house: House, guest: Guest, key: str, seat: Seat, what: Literal["back", "end"]) -> None:
    table = await house.table(key)
    check_plays(house, guest, table, seat)
    house.check_status(table, "running")
    if what == "back" and table.last_turn(seat) is None:
        raise IllegalMove(Message("undo-nothing"), table.stored.game)
    others = [one.seat for one in table.seats if one.guests and not one.bot and guest.id not in one.guests]
    await settle_or_tell(house, table, Question(what, seat, others, []))


async def answer(house: House, guest: Guest, key: str, seat: Seat, agree: bool) -> None:
    table = await house.table(key)
    house.check_seat(guest, table, seat)
    question = table.question
    if question is None or seat not in question.needed:
        raise Refusal("nothing-asked")
    if not agree:
        await house.remember(table, None)
        await house.send(key, Settled(question.what, granted=False))
        return
    agreed = sorted({*question.agreed, seat})
    await settle_or_tell(house, table, replace(question, agreed=agreed))


async def settle_or_tell(house: House, table: Table, question: Question) -> None:
    if set(question.needed) - set(question.agreed):
        await house.remember(table, question)
        await house.send(table.stored.id, asked_of(question))
        return
    await house.remember(table, None)
    async with house.lock(table.stored.id):
        if question.what == "back":
            await house.keep(table, table.take_back(question.seat, time()))
        else:
            await house.end(table)
    await house.send(table.stored.id, Settled(question.what, granted=True))
    await house.retell(table)


async def say(house: House, guest: Guest, key: str, text: str) -> None:
    table = await house.table(key)
    guest = await house.store.guest(guest.id) or guest  # the name may have changed since the page came
    text = clean(text, CHAT_LENGTH)
    if not text:
        raise Refusal("text-empty", 400)
    seats = table.seats_of(guest.id)
    async with house.lock(key):
        said = await house.store.chat(key, limit=1)
        number = said[-1].number + 1 if said else 1
        seat = seats[0] if seats else None
        line = StoredChat(number, guest.id, guest.name, seat, text, time())
        await house.store.add_chat(key, line)
        house.heard[key] = number
    await house.store.wake_others(key)
    await house.send(key, Said(number, guest.name, seat, text, line.at))


def check_plays(house: House, guest: Guest, table: Table, seat: Seat) -> None:
    """The guest has the seat, and no bot plays it now."""
    house.check_seat(guest, table, seat)
    if table.seats[seat].conceded:
        raise Refusal("seat-conceded")
    if table.bot_at(seat):
        raise Refusal("bot-plays-here")
