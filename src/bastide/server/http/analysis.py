"""What there is to learn from a finished game, over HTTP."""

from typing import Annotated, Any, Final

from litestar import Request, get, post
from litestar.di import NamedDependency, Provide
from litestar.params import FromPath, JSONBody, QueryParameter

from bastide.server.guests import known_cookie, provide_guest
from bastide.server.house import House
from bastide.server.http.forms.analysis import AnalysisInfo, PlayOn
from bastide.server.http.forms.replays import Replay
from bastide.server.http.forms.tables import TableInfo
from bastide.server.limits import address_of
from bastide.server.refusal import Refusal
from bastide.server.sockets.messages import Alternative
from bastide.server.storage.schema import Guest
from bastide.server.study.analyses import check_finished
from bastide.server.tables.playing_on import play_on
from bastide.server.tables.table import Table

ROWS_A_REQUEST: Final = 50  # that are played again for the price of one

TheHouse = NamedDependency[House]
Asker = NamedDependency[Guest]
guest_of = {"guest": Provide(provide_guest)}


async def finished_table(house: House, key: str) -> Table:
    """A table whose replay may be seen."""
    table = await house.table(key)
    check_finished(table)
    return table


@post("/api/tables/{key:str}/analysis", status_code=200, dependencies=guest_of, opt={"price": 3})
async def begin_analysis(
    key: FromPath[str], request: Request[Any, Any, Any], guest: Asker, house: TheHouse
) -> AnalysisInfo:
    """Have a finished game looked at, unless it was or is: what was found so far."""
    return await house.analyses.begin(await finished_table(house, key), guest.id, address_of(request))


@get("/api/tables/{key:str}/analysis", dependencies=guest_of, opt={"price": 3})
async def analysis(
    key: FromPath[str],
    guest: Asker,  # noqa: ARG001 -- only guests look
    house: TheHouse,
    first: Annotated[int, QueryParameter(ge=0)] = 0,
) -> AnalysisInfo:
    """What was found of a finished game so far, from a row on."""
    return await house.analyses.tell(await finished_table(house, key), first)


@get("/api/tables/{key:str}/analysis/{row:int}", dependencies=guest_of, opt={"price": 3})
async def best_line(
    key: FromPath[str],
    row: FromPath[int],
    request: Request[Any, Any, Any],
    guest: Asker,
    house: TheHouse,
    way: Annotated[int, QueryParameter(ge=0, le=2)] = 0,
) -> Replay:
    """What would have been best at a row, or one of the ways after it, move by move; first as it stood."""
    table = await table_before(house, key, row, request)
    return await house.analyses.line(table, row, way, guest.id)


@get("/api/tables/{key:str}/analysis/{row:int}/ways", dependencies=guest_of, opt={"price": 5})
async def ways(
    key: FromPath[str],
    row: FromPath[int],
    request: Request[Any, Any, Any],
    guest: Asker,
    house: TheHouse,
) -> list[Alternative]:
    """The best ways at a row with their reasons, what was played among them."""
    table = await table_before(house, key, row, request)
    return await house.analyses.ways(table, row, guest.id)


async def table_before(house: House, key: str, row: int, request: Request[Any, Any, Any]) -> Table:
    """A finished table, if whoever asks may have it played again up to a row."""
    table = await finished_table(house, key)
    work = min(max(row, 0), table.moves) / ROWS_A_REQUEST
    if not house.limits.admit(known_cookie(request), address_of(request), work):
        raise Refusal("too-fast", 429)
    return table


@post("/api/tables/{key:str}/play-on", dependencies=guest_of, opt={"price": 20})
async def go_on(key: FromPath[str], data: JSONBody[PlayOn], guest: Asker, house: TheHouse) -> TableInfo:
    """Play a finished game on from one of its moments, as a table of its own with bots in the other seats."""
    opened = await play_on(house, guest, await finished_table(house, key), data.move)
    return house.pages.info(opened, guest)


ANALYSIS = [begin_analysis, analysis, best_line, ways, go_on]
