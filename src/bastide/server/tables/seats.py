"""Before the start: opening a table, who sits where, options and settings, a seat's link; and once more."""

from dataclasses import replace
from time import time
from typing import Any, Final

import msgspec

from bastide.bots import levels_of
from bastide.core import registry
from bastide.core.game import Seat
from bastide.core.match import new_match
from bastide.core.position import POSITION
from bastide.server.house import House
from bastide.server.http.forms.tables import NewTable, SeatWish, Settings, TableChange
from bastide.server.names import name_of, new_id
from bastide.server.refusal import Refusal
from bastide.server.storage.schema import Guest, Holder, StoredSeat, StoredTable
from bastide.server.storage.tries import Try, add_try, try_of
from bastide.server.tables.checks import check_free, check_host, check_status
from bastide.server.tables.commands import Alter
from bastide.server.tables.kept import KeptTable
from bastide.server.tables.starting import SitDown, Start, StartIfFull, is_open
from bastide.server.tables.table import Table

OPEN_TABLES: Final = 20  # a guest may have so many that are not finished


async def open_table(house: House, guest: Guest, wish: NewTable, seed: str = "", daily: str = "") -> Table:
    """A table as the guest wishes it; a seed, if there is one, is the house's to choose and to keep.

    A table that is the challenge of a day is opened with the guest's one try at it.
    """
    options = {**options_of(wish), "seats": len(wish.seats)}
    match = new_match(wish.game, options, chance="manual")
    stored = StoredTable(
        id=new_id(),
        game=wish.game,
        rules=match.game.RULES,
        options=options,
        settings=kept_settings(wish.settings, wish.game),
        status="waiting",
        host=guest.id,
        next="",
        asked=None,
        created_at=time(),
        seats=tuple(
            new_seat(house, wish.game, number, seat, guest) for number, seat in enumerate(wish.seats)
        ),
        seed=seed,
        daily=daily,
    )
    async with house.lock(f"guest {guest.id}"):  # the room is counted and taken in one go
        await check_room(house, guest)
        await add_table(house, stored)
    table = house.keep_hot(Table(stored, []))
    return await house.apply(table, StartIfFull(agreed=wish.settings.guided))


async def add_table(house: House, stored: StoredTable) -> None:
    """Keep the table; that of a challenge with the try, which nobody has twice."""
    if not stored.daily:
        await house.store.add_table(stored)
        return
    own = Try(stored.daily, stored.game, stored.host, stored.id, house.clock.wall())
    if not await add_try(house.store, own, stored):
        raise Refusal("daily-once")


def options_of(wish: NewTable) -> dict[str, Any]:
    """What is wished for; a guided game is for one person and a bot, and its script says the rest."""
    if not wish.settings.guided:
        return wish.options
    if [seat.kind for seat in wish.seats] != ["me", "bot"]:
        raise Refusal("guided-alone", 400)
    return dict(registry.game(wish.game).GUIDE.options)


async def check_room(house: House, guest: Guest) -> None:
    """A guest may have so many tables at once."""
    if await house.store.open_tables_of(guest.id) >= OPEN_TABLES:
        raise Refusal("too-many-tables", 429, limit=OPEN_TABLES)


def kept_settings(settings: Settings, game: str) -> dict[str, Any]:
    """The settings, with the time that is waited for someone who is away."""
    check_level(settings.bots, game)
    if settings.absence is not None and settings.absence < 1:
        raise Refusal("absence-too-short", 400)  # whoever blinks would be replaced
    kept: dict[str, Any] = msgspec.to_builtins(settings)
    return {**kept, "absence": settings.patience}


def check_level(bot: str, game: str) -> None:
    """It must be one that plays this game here."""
    if bot not in levels_of(game):
        raise Refusal("bot-unknown", 400, bot=bot, allowed=levels_of(game))


def new_seat(house: House, game: str, number: Seat, wish: SeatWish, guest: Guest) -> StoredSeat:
    """A seat as the host wishes it."""
    if wish.kind == "bot":
        check_level(wish.bot, game)
        return StoredSeat(number, "bot", bot=wish.bot)
    secret = new_id(16)
    if wish.kind in ("me", "screen"):
        name = guest.name if wish.kind == "me" else name_of(wish.name)
        return StoredSeat(number, wish.kind, name, secret=secret, holders=(holder(house, guest),))
    return StoredSeat(number, wish.kind, secret=secret)


def holder(house: House, guest: Guest, owner: bool = True) -> Holder:
    """A guest who sits down; the page is not open yet."""
    house.presence.expect(guest.id)
    return Holder(guest.id, left_at=house.clock.now(), owner=owner)


async def change_seat(house: House, guest: Guest, key: str, number: Seat, wish: SeatWish) -> Table:
    """The host fills a seat in another way before the start."""
    table = await house.table(key)
    check_host(guest, table)

    def change(stored: StoredTable) -> StoredTable:
        check_status(stored, "waiting")
        check_free(stored)
        if not 0 <= number < len(stored.seats):
            raise Refusal("no-such-seat-here", 404)
        return stored.with_seat(new_seat(house, stored.game, number, wish, guest))

    return await house.apply(table, Alter(change))


async def change_table(house: House, guest: Guest, key: str, wish: TableChange) -> Table:
    """The host chooses otherwise before the start; seats come and go as open ones."""
    table = await house.table(key)
    check_host(guest, table)

    def change(stored: StoredTable) -> StoredTable:
        check_status(stored, "waiting")
        check_free(stored)
        if wish.settings is not None and wish.settings.guided:
            raise Refusal("guided-alone", 400)
        chosen = stored.options if wish.options is None else wish.options
        laid = {POSITION: stored.options[POSITION]} if POSITION in stored.options else {}
        options = {"seats": len(stored.seats), **chosen, **laid}
        new_match(stored.game, options, chance="manual")
        settings = stored.settings if wish.settings is None else kept_settings(wish.settings, stored.game)
        seats = fitting_seats(ordered(stored.seats, wish.order), options["seats"])
        return replace(stored, options=options, settings=settings, seats=seats)

    return await house.apply(table, Alter(change))


def ordered(seats: tuple[StoredSeat, ...], order: list[int] | None) -> tuple[StoredSeat, ...]:
    """The same people and bots, each perhaps in another seat."""
    if order is None:
        return seats
    if sorted(order) != list(range(len(seats))):
        raise Refusal("no-such-seat-here", 404)
    return tuple(replace(seats[number], seat=place) for place, number in enumerate(order))


def fitting_seats(seats: tuple[StoredSeat, ...], number: int) -> tuple[StoredSeat, ...]:
    """So many seats: new ones are open, and only those go in which nobody sits."""
    kept = list(seats)
    for seat in reversed(seats):
        if len(kept) > number and not seat.guests:
            kept.remove(seat)
    if len(kept) > number:
        raise Refusal("seats-taken", seats=number)
    kept += [StoredSeat(0, "link", secret=new_id(16)) for _ in range(number - len(kept))]
    return tuple(replace(seat, seat=place) for place, seat in enumerate(kept))


async def join(house: House, guest: Guest, key: str, secret: str) -> Table:
    """Sit down at an open seat, or come back to one's own with its secret."""
    table = await house.table(key)
    if table.stored.daily:
        await claim_try(house, table.stored, guest, secret)
    return await house.apply(table, SitDown(lambda stored: with_guest(house, stored, guest, secret)))


async def claim_try(house: House, stored: StoredTable, guest: Guest, secret: str) -> None:
    """Who comes to a challenge by the link of its seat has tried it by that, if not at a table before."""
    with_guest(house, stored, guest, secret)  # or the secret is refused
    own = Try(stored.daily, stored.game, guest.id, stored.id, house.clock.wall())
    if not await add_try(house.store, own):
        before = await try_of(house.store, stored.daily, stored.game, guest.id)
        if before is None or before.table != stored.id:
            raise Refusal("daily-once")


def with_guest(house: House, stored: StoredTable, guest: Guest, secret: str) -> StoredTable:
    """The table with the guest in a seat: that of the secret, the guest's own, or the first that is open."""
    if secret:
        seat = next((one for one in stored.seats if one.secret and one.secret == secret), None)
        if seat is None:
            raise Refusal("wrong-secret", 403)
    elif any(guest.id in one.guests for one in stored.seats):
        return stored
    else:
        check_status(stored, "waiting")
        seat = next((one for one in stored.seats if is_open(one)), None)
        if seat is None:
            raise Refusal("table-full")
    if guest.id in seat.guests:
        return stored
    newcomer = holder(house, guest, owner=not seat.holders)
    taken = replace(seat, name=seat.name or guest.name, holders=(*seat.holders, newcomer))
    return stored.with_seat(taken)


async def renew_link(house: House, guest: Guest, key: str, number: Seat, sign_out: bool) -> str:
    """Another secret for a seat of the guest's own, who alone keeps it when the others are signed out.

    One who has come by the old link cannot: a link that got into wrong hands must not cost the seat.
    """
    table = await house.table(key)
    secret = new_id(16)

    def change(stored: StoredTable) -> StoredTable:
        seat = next((one for one in stored.seats if one.seat == number and guest.id in one.guests), None)
        if seat is None:
            raise Refusal("not-your-seat", 403)
        if not any(one.owner and one.guest == guest.id for one in seat.holders):
            raise Refusal("owner-only", 403)
        left = tuple(one for one in seat.holders if one.guest == guest.id or not sign_out)
        renewed = stored.with_seat(replace(seat, secret=secret, holders=left))
        here = {one for seat in renewed.seats for one in seat.guests}
        lost_host = stored.host in seat.guests and stored.host not in here
        return replace(renewed, host=guest.id) if lost_host else renewed

    await house.apply(table, Alter(change, news="table"))
    return secret


async def leave(house: House, guest: Guest, key: str) -> KeptTable:
    """Stand up before the start."""
    table = await house.kept_table(key)
    return await house.apply(table, Alter(lambda stored: without_guest(stored, guest)))


def without_guest(stored: StoredTable, guest: Guest) -> StoredTable:
    """The guest's seats are open again; another becomes the host, or nobody is left and the table closes."""
    check_status(stored, "waiting")
    check_free(stored)
    for seat in stored.seats:
        if guest.id in seat.guests:
            kind = "link" if seat.kind in ("me", "screen") else seat.kind
            stored = stored.with_seat(StoredSeat(seat.seat, kind, secret=new_id(16)))
    left = [one for seat in stored.seats for one in seat.guests]
    if not left:
        return replace(stored, status="finished")
    return replace(stored, host=left[0]) if stored.host == guest.id else stored


async def start(house: House, guest: Guest, key: str) -> Table:
    """The host begins; bots take the seats that are free."""
    return await house.apply(await house.table(key), Start(guest))


async def rematch(house: House, guest: Guest, key: str) -> Table:
    """The same people and bots again; the first to ask opens it, the others find it."""
    table = await house.table(key)
    if table.is_running and house.store.is_shared:
        async with house.lock(key):
            await house.refresh(table)  # another worker may know that it is over
    check_status(table.stored, "finished")
    if not table.seats_of(guest.id):
        raise Refusal("not-your-seat", 403)
    if not table.stored.next:
        await check_room(house, guest)
        again = once_more(house, table.stored, guest)
        await house.apply(
            table, Alter(lambda now: now if now.next else replace(now, next=again.id), opens=again)
        )
    fresh = await house.table(table.stored.next)
    return await house.apply(fresh, StartIfFull(agreed=True))


def once_more(house: House, stored: StoredTable, guest: Guest) -> StoredTable:
    """The same table before its start; whoever sat there has still to come."""
    seats = tuple(
        replace(
            seat,
            bot="" if seat.guests else seat.bot,
            conceded=False,
            secret=new_id(16),
            holders=tuple(replace(one, seen_at=0.0, left_at=house.clock.now()) for one in seat.holders),
        )
        for seat in stored.seats
    )
    return replace(
        stored,
        id=new_id(),
        status="waiting",
        host=guest.id,
        next="",
        asked=None,
        created_at=time(),
        settings={**stored.settings, "guided": False},  # the second game is one's own
        seats=seats,
        version=0,
        seed="",
        changes=(),
        daily="",
        begun=0,
    )
