"""The challenges of a day: one for each game, the same for everybody in the house, and one try at each.

A challenge follows from its day and from a secret that the house keeps in its database, so that nobody has
to prepare it and nobody can compute it. The day is that of UTC by the clock of the house. What somebody has
made of a challenge is shown to those who have ended theirs, and to everybody once the day's list is closed.
"""

import hmac
from dataclasses import dataclass
from datetime import UTC, date, datetime, timedelta
from typing import Any, Final

from bastide.core import registry
from bastide.core.game import Seat
from bastide.server.house import House
from bastide.server.http.forms.tables import NewTable, SeatWish, Settings
from bastide.server.refusal import Refusal
from bastide.server.storage.schema import Guest
from bastide.server.storage.tries import Try, secret_of, settle, try_of, unsettled
from bastide.server.tables import seats
from bastide.server.tables.kept import KeptTable
from bastide.server.tables.starting import StartIfFull
from bastide.server.tables.table import Table

LEVEL: Final = "greedy"  # of the bots; one that does the same each time with the same dice
PERSON: Final[Seat] = 0  # where the one who tries sits
GRACE: Final = timedelta(hours=3)  # after midnight, for who has begun before
SETTLED: Final = 200  # tries whose end is written down in one go
SECRET: Final = "daily"


@dataclass(frozen=True)
class Setting:
    """What is played on a day, and where its chance comes from."""

    day: date
    game: str
    options: dict[str, Any]
    seed: str  # told to nobody


def today(house: House) -> date:
    return datetime.fromtimestamp(house.clock.wall(), UTC).date()


def begins_at(day: date) -> datetime:
    return datetime(day.year, day.month, day.day, tzinfo=UTC)


def closes_at(day: date) -> float:
    """When the day's list is closed: who ends later is not on it, and everybody may look at it."""
    return (begins_at(day) + timedelta(days=1) + GRACE).timestamp()


def is_closed(house: House, day: date) -> bool:
    return house.clock.wall() >= closes_at(day)


def read_day(house: House, text: str) -> date:
    """A day that has come."""
    try:
        day = date.fromisoformat(text) if text else today(house)
    except ValueError:
        raise Refusal("no-such-page", 404) from None
    if day > today(house):
        raise Refusal("daily-not-yet", 404)
    return day


async def setting_of(house: House, day: date, game: str) -> Setting:
    """The challenge of a day that has come."""
    secret = (await secret_of(house.store, SECRET)).encode()
    challenge = registry.game(game).STUDY.challenge
    chosen = int(drawn(secret, f"{day} {game} way"), 16) % len(challenge.options)
    options = {"seats": 1 + challenge.bots, **challenge.options[chosen]}
    return Setting(day, game, options, drawn(secret, f"{day} {game} chance"))


def drawn(secret: bytes, what: str) -> str:
    return hmac.digest(secret, what.encode(), "sha256").hex()


async def begin(house: House, guest: Guest, game: str, address: str) -> Table:
    """The guest's one try at today's challenge: opened, or gone on with while it is not over."""
    if game not in registry.games():
        raise Refusal("no-such-page", 404)
    day = today(house)
    own = await try_of(house.store, day.isoformat(), game, guest.id)
    table = await open_try(house, guest, day, game, address) if own is None else await house.table(own.table)
    if table.stored.status == "finished":
        raise Refusal("daily-once")
    return await house.apply(table, StartIfFull())


async def open_try(house: House, guest: Guest, day: date, game: str, address: str) -> Table:
    """A table for the challenge; who asks twice at once finds the one that was faster."""
    if not house.limits.take("daily", address):
        raise Refusal("daily-crowded", 429)
    setting = await setting_of(house, day, game)
    wish = wish_for(setting, hints=False)
    try:
        return await seats.open_table(house, guest, wish, setting.seed, day.isoformat())
    except Refusal:
        own = await try_of(house.store, day.isoformat(), game, guest.id)
        if own is None:
            raise
        return await house.table(own.table)


def wish_for(setting: Setting, *, hints: bool) -> NewTable:
    wished = [SeatWish("me"), *[SeatWish("bot", bot=LEVEL)] * bots_of(setting.game)]
    return NewTable(setting.game, wished, setting.options, Settings(start_when_full=True, hints=hints))


def bots_of(game: str) -> int:
    return registry.game(game).STUDY.challenge.bots


async def practise(house: House, guest: Guest, game: str, day: date, address: str) -> Table:
    """A challenge of a day whose list is closed, the same dice and bots: a table like any other."""
    if game not in registry.games():
        raise Refusal("no-such-page", 404)
    if not is_closed(house, day):
        raise Refusal("daily-not-over")
    if not house.limits.take("daily", address):
        raise Refusal("daily-crowded", 429)
    setting = await setting_of(house, day, game)
    table = await seats.open_table(house, guest, wish_for(setting, hints=True), setting.seed)
    return await house.apply(table, StartIfFull())


def would_wait(house: House, game: str) -> bool:
    """Whether there is nobody to play against: no bot is connected, nor may be to another worker."""
    return bool(bots_of(game)) and not house.pool.bots and not house.store.is_shared


# -- who may look


async def check_open(house: House, guest: Guest, table: KeptTable) -> None:
    """A challenge is its player's alone until it is over, and then for those who have ended theirs."""
    stored = table.stored
    if not stored.daily or table.seats_of(guest.id):
        return
    if stored.status != "finished" or not await may_look(house, guest, stored.daily, stored.game):
        raise Refusal("daily-locked", 403)


async def may_look(house: House, guest: Guest, day: str, game: str) -> bool:
    if is_closed(house, date.fromisoformat(day)):
        return True
    own = await try_of(house.store, day, game, guest.id)
    if own is None or own.is_over:
        return own is not None
    table = await house.store.table(own.table)
    return table is not None and table.status == "finished"


# -- how a try has ended


async def settle_ended(house: House) -> None:
    """Write down how tries have ended that are over: whoever looks does it, no clock has to run."""
    for key in await unsettled(house.store, SETTLED):
        table = await house.kept_table(key)
        ended = isinstance(table, Table) and table.match.over
        await settle(house.store, key, table.played_at, table.scores if ended else [])


def is_late(own: Try) -> bool:
    return own.ended_at >= closes_at(date.fromisoformat(own.day))


def counts(own: Try) -> bool:
    """It is over in time, and was not given up."""
    return own.is_over and bool(own.scores) and not is_late(own)
