"""Everything a form does, over HTTP. Handlers are thin: what they call holds the meaning."""

from collections import Counter
from dataclasses import replace
from typing import Annotated, Any

from litestar import Request, Response, get, patch, post
from litestar.di import NamedDependency, Provide
from litestar.enums import MediaType
from litestar.openapi import ResponseSpec
from litestar.params import FromPath, JSONBody, QueryParameter

from bastide.server.guests import known_cookie, known_guest, new_guest, provide_guest, provide_newcomer
from bastide.server.house import House
from bastide.server.http.analysis import ANALYSIS
from bastide.server.http.daily import DAILY
from bastide.server.http.forms.guests import LevelRecord, Me, MeChange
from bastide.server.http.forms.replays import Replay
from bastide.server.http.forms.shared import Problem
from bastide.server.http.forms.tables import (
    Archiving,
    Joining,
    LinkRenewal,
    Lobby,
    NewTable,
    RecordText,
    SeatLink,
    SeatWish,
    TableChange,
    TableInfo,
)
from bastide.server.http.positions import POSITIONS
from bastide.server.http.puzzles import PUZZLES
from bastide.server.http.reference import PUBLISHED
from bastide.server.limits import address_of
from bastide.server.names import NAME_LENGTH, given_number, name_of
from bastide.server.refusal import Refusal
from bastide.server.sockets.messages import Position
from bastide.server.storage.schema import Guest, StoredTable
from bastide.server.study.encounters import levels_record
from bastide.server.tables import records, seats
from bastide.server.tables.kept import KeptTable
from bastide.server.tables.leaving import Concede, HandToBot, ReplaceAbsent, TakeSeatBack
from bastide.server.tables.writing import record_of
from bastide.words import LANGUAGES

FRAMES = 60  # of a replay in one answer
FRAMES_A_REQUEST = 10  # that are worked out for the price of one
LISTED = 30  # tables on the first page
LOOKED_AT = 300  # of those that wait, to find them
OF_ONE_HOST = 3  # of these at most
PRICE = "price"

Key = FromPath[str]
SeatNumber = FromPath[int]
TheHouse = NamedDependency[House]
Asker = NamedDependency[Guest]

guest_of = {"guest": Provide(provide_guest)}
newcomer_of = {"guest": Provide(provide_newcomer)}


def price(requests: int) -> dict[str, int]:
    """What costs the house more takes more of what the asker may ask."""
    return {PRICE: requests}


@get("/api/me")
async def me(request: Request[Any, Any, Any], house: TheHouse) -> Response[Me]:
    """Who asks; a newcomer becomes a guest."""
    guest = await known_guest(request, house)
    if guest is not None:
        return Response(told(guest))
    if not house.limits.take("guest", address_of(request)):
        raise Refusal("too-fast", 429)
    guest, cookie = await new_guest(request, house)
    return Response(told(guest), cookies=[cookie])


@patch("/api/me", dependencies=guest_of)
async def change_me(data: JSONBody[MeChange], guest: Asker, house: TheHouse) -> Me:
    """Another name or language; whether own games may become puzzles."""
    name = guest.name if data.name is None else name_of(data.name)
    language = guest.language if data.language is None else data.language
    if language not in LANGUAGES:
        raise Refusal("language-unknown", 400, language=language, allowed=list(LANGUAGES))
    shares = guest.shares if data.shares is None else data.shares
    changed = replace(guest, name=name, language=language, shares=shares)
    await house.store.change_guest(changed)
    return told(changed)


@get("/api/me/record", dependencies=guest_of, opt=price(5))
async def my_record(guest: Asker, house: TheHouse) -> list[LevelRecord]:
    """How the asker has fared against each level of bot that was met in a whole game."""
    return await levels_record(house, guest)


def told(guest: Guest) -> Me:
    return Me(guest.id, guest.name, guest.language, given_number(guest.name), NAME_LENGTH, guest.shares)


@get("/api/lobby", dependencies=guest_of, opt=price(3))
async def lobby(guest: Asker, house: TheHouse) -> Lobby:
    """Tables that wait for players, and those of the one who asks."""
    inviting = [await house.kept_table(one.id) for one in await invitations(house)]
    mine = [await house.kept_table(one.id) for one in await house.store.tables_of(guest.id, LISTED)]
    return Lobby(
        [house.pages.info(table, guest) for table in inviting if not table.why],
        [house.pages.info(table, guest) for table in mine],
        await house.store.archived(guest.id),
    )


@get("/api/archive", dependencies=guest_of, opt=price(3))
async def archive(guest: Asker, house: TheHouse) -> list[TableInfo]:
    """The tables that the one who asks has put away."""
    away = await house.store.tables_of(guest.id, LISTED, archived=True)
    return [house.pages.info(await house.kept_table(one.id), guest) for one in away]


@post("/api/tables/{key:str}/archive", status_code=200, dependencies=guest_of)
async def put_away(key: Key, data: JSONBody[Archiving], guest: Asker, house: TheHouse) -> TableInfo:
    """Put a table of one's own away, so that it is not listed, or fetch it back."""
    found = await house.kept_table(key)
    if guest.id != found.stored.host and not found.seats_of(guest.id):
        raise Refusal("not-your-seat", 403)
    await house.store.archive(guest.id, key, data.away)
    return house.pages.info(found, guest)


async def invitations(house: House) -> list[StoredTable]:
    """Tables at which one who comes does not wait alone; nobody fills the list with theirs."""
    chosen: list[StoredTable] = []
    hosts: Counter[str] = Counter()
    for stored in await house.store.inviting_tables(LOOKED_AT):
        if hosts[stored.host] < OF_ONE_HOST and is_inviting(house, stored):
            hosts[stored.host] += 1
            chosen.append(stored)
    return chosen[:LISTED]


def is_inviting(house: House, stored: StoredTable) -> bool:
    is_live = stored.settings.get("pace", "live") == "live"
    table = KeptTable(stored, [])
    here, coming = house.presence.is_here, house.presence.is_coming
    return not is_live or any(here(table, seat) or coming(seat) for seat in stored.seats)


@post("/api/tables", dependencies=guest_of, opt=price(5))
async def open_table(data: JSONBody[NewTable], guest: Asker, house: TheHouse) -> TableInfo:
    return house.pages.info(await seats.open_table(house, guest, data), guest)


@get("/api/tables/{key:str}", dependencies=guest_of)
async def table(key: Key, guest: Asker, house: TheHouse) -> TableInfo:
    return house.pages.info(await house.kept_table(key), guest)


@get("/api/tables/{key:str}/position", dependencies=guest_of, opt=price(3))
async def position(key: Key, guest: Asker, house: TheHouse) -> Position:
    """Where a table stands, for one who does not sit down at its page."""
    found = await house.table(key)
    if found.stored.status == "waiting":
        raise Refusal("table-waiting")
    async with house.lock(key):  # nobody hears of a move that is not kept yet
        return found.position(found.seats_of(guest.id), 0)


@patch("/api/tables/{key:str}", dependencies=guest_of, opt=price(3))
async def change_table(key: Key, data: JSONBody[TableChange], guest: Asker, house: TheHouse) -> TableInfo:
    """Other options or settings before the start; the host's to say."""
    return house.pages.info(await seats.change_table(house, guest, key, data), guest)


@post("/api/tables/{key:str}/join", status_code=200, dependencies=newcomer_of)
async def join(key: Key, data: JSONBody[Joining], guest: Asker, house: TheHouse) -> TableInfo:
    return house.pages.info(await seats.join(house, guest, key, data.secret), guest)


@post("/api/tables/{key:str}/leave", status_code=200, dependencies=guest_of)
async def leave(key: Key, guest: Asker, house: TheHouse) -> TableInfo:
    return house.pages.info(await seats.leave(house, guest, key), guest)


@post("/api/tables/{key:str}/start", status_code=200, dependencies=guest_of)
async def start(key: Key, guest: Asker, house: TheHouse) -> TableInfo:
    return house.pages.info(await seats.start(house, guest, key), guest)


@post("/api/tables/{key:str}/rematch", dependencies=guest_of, opt=price(3))
async def rematch(key: Key, guest: Asker, house: TheHouse) -> TableInfo:
    return house.pages.info(await seats.rematch(house, guest, key), guest)


@post("/api/tables/{key:str}/seats/{seat:int}", status_code=200, dependencies=guest_of)
async def change_seat(
    key: Key, seat: SeatNumber, data: JSONBody[SeatWish], guest: Asker, house: TheHouse
) -> TableInfo:
    return house.pages.info(await seats.change_seat(house, guest, key, seat, data), guest)


@post("/api/tables/{key:str}/seats/{seat:int}/concede", status_code=200, dependencies=guest_of)
async def concede(key: Key, seat: SeatNumber, guest: Asker, house: TheHouse) -> TableInfo:
    left = await house.apply(await house.kept_table(key), Concede(guest, seat))
    return house.pages.info(left, guest)


@post("/api/tables/{key:str}/seats/{seat:int}/to-bot", status_code=200, dependencies=guest_of)
async def to_bot(key: Key, seat: SeatNumber, guest: Asker, house: TheHouse) -> TableInfo:
    left = await house.apply(await house.table(key), HandToBot(guest, seat))
    return house.pages.info(left, guest)


@post("/api/tables/{key:str}/seats/{seat:int}/take-back", status_code=200, dependencies=guest_of)
async def take_seat_back(key: Key, seat: SeatNumber, guest: Asker, house: TheHouse) -> TableInfo:
    left = await house.apply(await house.table(key), TakeSeatBack(guest, seat))
    return house.pages.info(left, guest)


@post("/api/tables/{key:str}/seats/{seat:int}/replace", status_code=200, dependencies=guest_of)
async def replace_absent(key: Key, seat: SeatNumber, guest: Asker, house: TheHouse) -> TableInfo:
    left = await house.apply(await house.table(key), ReplaceAbsent(guest, seat))
    return house.pages.info(left, guest)


@get("/api/tables/{key:str}/links", dependencies=guest_of)
async def links(key: Key, guest: Asker, house: TheHouse) -> list[SeatLink]:
    """The secrets of one's own seats, for another device."""
    found = await house.table(key)
    return [SeatLink(seat.seat, seat.secret) for seat in found.seats if guest.id in seat.guests]


@post("/api/tables/{key:str}/seats/{seat:int}/link", status_code=200, dependencies=guest_of)
async def renew_link(
    key: Key, seat: SeatNumber, data: JSONBody[LinkRenewal], guest: Asker, house: TheHouse
) -> SeatLink:
    """Another secret for one's own seat; the old one opens nothing from now on."""
    return SeatLink(seat, await seats.renew_link(house, guest, key, seat, data.sign_out))


@get("/api/tables/{key:str}/record", media_type=MediaType.TEXT, dependencies=guest_of, opt=price(3))
async def record(key: Key, guest: Asker, house: TheHouse) -> str:
    """A finished game as text; of one that is not, what the asker may know."""
    found = await house.kept_table(key)
    async with house.lock(key):
        return record_of(found, found.seats_of(guest.id))


@post("/api/records", dependencies=guest_of, opt=price(20))
async def import_record(
    data: JSONBody[RecordText], request: Request[Any, Any, Any], guest: Asker, house: TheHouse
) -> TableInfo:
    """A record to look at, as a table of its own."""
    if not house.limits.grant("import", guest.id, "imports of an address", address_of(request)):
        raise Refusal("too-fast", 429)
    return house.pages.info(await records.import_record(house, guest, data.text), guest)


@get("/api/tables/{key:str}/replay", dependencies=guest_of, opt=price(5))
async def show_replay(
    key: Key,
    request: Request[Any, Any, Any],
    guest: Asker,  # noqa: ARG001 -- only guests look
    house: TheHouse,
    first: Annotated[int, QueryParameter(ge=0)] = 0,
    last: Annotated[int, QueryParameter(ge=0)] = FRAMES,
) -> Response[Replay]:
    """A finished game move by move, as a spectator saw it."""
    found, last = await house.table(key), min(last, first + FRAMES)
    work = house.replays.unwound(found, last) / FRAMES_A_REQUEST
    if not house.limits.admit(known_cookie(request), address_of(request), work):
        raise Refusal("too-fast", 429)
    shown = await house.replays.show(found, first, last)
    return Response(shown, media_type=MediaType.JSON)  # type: ignore[arg-type]  # in JSON already


ROUTES = [
    me,
    change_me,
    my_record,
    *PUBLISHED,
    lobby,
    archive,
    put_away,
    open_table,
    table,
    position,
    change_table,
    join,
    leave,
    start,
    rematch,
    change_seat,
    concede,
    to_bot,
    take_seat_back,
    replace_absent,
    links,
    renew_link,
    record,
    import_record,
    show_replay,
    *ANALYSIS,
    *DAILY,
    *PUZZLES,
    *POSITIONS,
]

# Whatever is refused is a problem with a stable code.
for route in ROUTES:
    route.responses = {
        status: ResponseSpec(Problem, generate_examples=False, media_type="application/problem+json")
        for status in (400, 401, 403, 404, 409, 413, 429, 503)
    }
