"""Everything a form does, over HTTP. Handlers are thin: `house.py` holds the meaning."""

from typing import Annotated, Any

from litestar import Request, Response, get, patch, post
from litestar.di import NamedDependency, Provide
from litestar.enums import MediaType
from litestar.openapi import ResponseSpec
from litestar.params import FromPath, JSONBody, QueryParameter

import bastide
from bastide.bots import BOTS
from bastide.core import house as core
from bastide.core.printed import read_all_printed
from bastide.rulebook import read_rules
from bastide.server import leaving, records, seats
from bastide.server.forms import (
    GameInfo,
    Joining,
    Lobby,
    Me,
    MeChange,
    NewTable,
    OptionInfo,
    Problem,
    RecordText,
    Replay,
    SeatLink,
    SeatWish,
    TableChange,
    TableInfo,
)
from bastide.server.guests import known_guest, new_guest, provide_guest
from bastide.server.house import House
from bastide.server.messages import Position, SocketMessages
from bastide.server.refusal import Refusal
from bastide.server.schema import Guest
from bastide.server.seats import NAME_LENGTH
from bastide.server.tables import Table, clean
from bastide.words import LANGUAGES, read_page_words

FRAMES = 60  # of a replay in one answer
LISTED = 30  # tables on the first page

Key = FromPath[str]
SeatNumber = FromPath[int]
TheHouse = NamedDependency[House]
Asker = NamedDependency[Guest]

guest_of = {"guest": Provide(provide_guest)}


@get("/api/me")
async def me(request: Request[Any, Any, Any], house: TheHouse) -> Response[Me]:
    """Who asks; a newcomer becomes a guest."""
    guest = await known_guest(request, house)
    if guest is not None:
        return Response(Me(guest.id, guest.name, guest.language))
    guest, cookie = await new_guest(request, house)
    return Response(Me(guest.id, guest.name, guest.language), cookies=[cookie])


@patch("/api/me", dependencies=guest_of)
async def change_me(data: JSONBody[MeChange], guest: Asker, house: TheHouse) -> Me:
    """Another name or language."""
    name = guest.name if data.name is None else clean(data.name, NAME_LENGTH)
    language = guest.language if data.language is None else data.language
    if language not in LANGUAGES:
        raise Refusal("language-unknown", 400, language=language, allowed=list(LANGUAGES))
    await house.store.change_guest(guest.id, name, language)
    return Me(guest.id, name, language)


@get("/api/games", sync_to_thread=False)
def games() -> list[GameInfo]:
    """The games of the house and what can be chosen for them."""
    return [game_info(key) for key in bastide.games()]


def game_info(key: str) -> GameInfo:
    game = core.game(key)
    options = [
        OptionInfo(one.name, one.default, list(one.allowed), one.many, one.different, list(one.names))
        for one in game.options()
    ]
    return GameInfo(key, game.RULES, options, game.NOTATION.published(), list(BOTS))


@get("/api/games/{key:str}/printed", sync_to_thread=False)
def printed(key: Key) -> dict[str, Any]:
    """What is printed in the box: the game's own data files."""
    core.game(key)
    return read_all_printed(key)


@get("/api/words/{language:str}/{name:str}", media_type=MediaType.TEXT, sync_to_thread=False)
def words(language: FromPath[str], name: FromPath[str]) -> str:
    """The words of the house or of a game, as Fluent."""
    if language not in LANGUAGES or name not in ("house", *bastide.games()):
        raise Refusal("no-such-page", 404)
    return read_page_words(language, name)


@get("/api/rules/{key:str}/{language:str}", media_type=MediaType.TEXT, sync_to_thread=False)
def rules(key: Key, language: FromPath[str]) -> str:
    """The rules of a game as Markdown."""
    if language not in LANGUAGES or key not in bastide.games():
        raise Refusal("no-such-page", 404)
    return read_rules(key, language)


@get("/api/lobby", dependencies=guest_of)
async def lobby(guest: Asker, house: TheHouse) -> Lobby:
    """Tables that wait for players, and those of the one who asks."""
    inviting = await house.store.inviting_tables(LISTED)
    mine = await house.store.tables_of(guest.id, LISTED)
    found = [await house.table(stored.id) for stored in inviting]
    return Lobby(
        [house.info(table, guest) for table in found if is_inviting(house, table)],
        [house.info(await house.table(stored.id), guest) for stored in mine],
    )


def is_inviting(house: House, table: Table) -> bool:
    """One who comes does not wait alone."""
    is_live = table.stored.settings.get("pace", "live") == "live"
    return not is_live or any(house.presence.is_here(table, seat) for seat in table.seats)


@post("/api/tables", dependencies=guest_of)
async def open_table(data: JSONBody[NewTable], guest: Asker, house: TheHouse) -> TableInfo:
    return house.info(await seats.open_table(house, guest, data), guest)


@get("/api/tables/{key:str}", dependencies=guest_of)
async def table(key: Key, guest: Asker, house: TheHouse) -> TableInfo:
    return house.info(await house.table(key), guest)


@get("/api/tables/{key:str}/position", dependencies=guest_of)
async def position(key: Key, guest: Asker, house: TheHouse) -> Position:
    """Where a table stands, for one who does not sit down at its page."""
    found = await house.table(key)
    if found.stored.status == "waiting":
        raise Refusal("table-waiting")
    async with house.lock(key):  # nobody hears of a move that is not kept yet
        return found.position(found.seats_of(guest.id), 0)


@patch("/api/tables/{key:str}", dependencies=guest_of)
async def change_table(key: Key, data: JSONBody[TableChange], guest: Asker, house: TheHouse) -> TableInfo:
    """Other options or settings before the start; the host's to say."""
    return house.info(await seats.change_table(house, guest, key, data), guest)


@post("/api/tables/{key:str}/join", status_code=200, dependencies=guest_of)
async def join(key: Key, data: JSONBody[Joining], guest: Asker, house: TheHouse) -> TableInfo:
    return house.info(await seats.join(house, guest, key, data.secret), guest)


@post("/api/tables/{key:str}/leave", status_code=200, dependencies=guest_of)
async def leave(key: Key, guest: Asker, house: TheHouse) -> TableInfo:
    return house.info(await seats.leave(house, guest, key), guest)


@post("/api/tables/{key:str}/start", status_code=200, dependencies=guest_of)
async def start(key: Key, guest: Asker, house: TheHouse) -> TableInfo:
    return house.info(await seats.start(house, guest, key), guest)


@post("/api/tables/{key:str}/rematch", dependencies=guest_of)
async def rematch(key: Key, guest: Asker, house: TheHouse) -> TableInfo:
    return house.info(await seats.rematch(house, guest, key), guest)


@post("/api/tables/{key:str}/seats/{seat:int}", status_code=200, dependencies=guest_of)
async def change_seat(
    key: Key, seat: SeatNumber, data: JSONBody[SeatWish], guest: Asker, house: TheHouse
) -> TableInfo:
    return house.info(await seats.change_seat(house, guest, key, seat, data), guest)


@post("/api/tables/{key:str}/seats/{seat:int}/concede", status_code=200, dependencies=guest_of)
async def concede(key: Key, seat: SeatNumber, guest: Asker, house: TheHouse) -> TableInfo:
    return house.info(await leaving.concede(house, guest, key, seat), guest)


@post("/api/tables/{key:str}/seats/{seat:int}/to-bot", status_code=200, dependencies=guest_of)
async def to_bot(key: Key, seat: SeatNumber, guest: Asker, house: TheHouse) -> TableInfo:
    return house.info(await leaving.to_bot(house, guest, key, seat), guest)


@post("/api/tables/{key:str}/seats/{seat:int}/take-back", status_code=200, dependencies=guest_of)
async def take_seat_back(key: Key, seat: SeatNumber, guest: Asker, house: TheHouse) -> TableInfo:
    return house.info(await leaving.take_seat_back(house, guest, key, seat), guest)


@post("/api/tables/{key:str}/seats/{seat:int}/replace", status_code=200, dependencies=guest_of)
async def replace_absent(key: Key, seat: SeatNumber, guest: Asker, house: TheHouse) -> TableInfo:
    return house.info(await leaving.replace_absent(house, guest, key, seat), guest)


@get("/api/tables/{key:str}/links", dependencies=guest_of)
async def links(key: Key, guest: Asker, house: TheHouse) -> list[SeatLink]:
    """The secrets of one's own seats, for another device."""
    found = await house.table(key)
    return [SeatLink(seat.seat, seat.secret) for seat in found.seats if guest.id in seat.guests]


@get("/api/tables/{key:str}/record", media_type=MediaType.TEXT, dependencies=guest_of)
async def record(key: Key, guest: Asker, house: TheHouse) -> str:
    """A finished game as text; of one that is not, what the asker may know."""
    found = await house.table(key)
    async with house.lock(key):
        return found.record(found.seats_of(guest.id))


@post("/api/records", dependencies=guest_of)
async def import_record(data: JSONBody[RecordText], guest: Asker, house: TheHouse) -> TableInfo:
    """A record to look at, as a table of its own."""
    if not house.limits.take("import", guest.id):
        raise Refusal("too-fast", 429)
    return house.info(await records.import_record(house, guest, data.text), guest)


@get("/api/tables/{key:str}/replay", dependencies=guest_of)
async def show_replay(
    key: Key,
    guest: Asker,  # noqa: ARG001 -- only guests look
    house: TheHouse,
    first: Annotated[int, QueryParameter(ge=0)] = 0,
    last: Annotated[int, QueryParameter(ge=0)] = FRAMES,
) -> Replay:
    """A finished game move by move, as a spectator saw it."""
    return records.replay_frames(await house.table(key), first, min(last, first + FRAMES))


@get("/api/socket-messages", sync_to_thread=False)
def socket_messages() -> SocketMessages:
    """Never needed at run time: it puts the socket's messages into the schema."""
    return SocketMessages()


ROUTES = [
    me,
    change_me,
    games,
    printed,
    words,
    rules,
    lobby,
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
    record,
    import_record,
    show_replay,
    socket_messages,
]

# Whatever is refused is a problem with a stable code.
for route in ROUTES:
    route.responses = {
        status: ResponseSpec(Problem, generate_examples=False, media_type="application/problem+json")
        for status in (400, 401, 403, 404, 409, 413, 429)
    }
