"""The challenges of a day over HTTP."""

from typing import Annotated, Any

from litestar import Request, get, post
from litestar.di import NamedDependency, Provide
from litestar.params import FromPath, QueryParameter

from bastide.server.guests import provide_guest
from bastide.server.house import House
from bastide.server.http.forms.daily import Daily, DailySpan, DailyStanding
from bastide.server.http.forms.tables import TableInfo
from bastide.server.limits import address_of
from bastide.server.storage.schema import Guest
from bastide.server.study import daily
from bastide.server.study.daily_results import show_day, show_standings

TheHouse = NamedDependency[House]
Asker = NamedDependency[Guest]

guest_of = {"guest": Provide(provide_guest)}


@get("/api/daily", dependencies=guest_of, opt={"price": 3})
async def show_daily(
    guest: Asker, house: TheHouse, day: Annotated[str, QueryParameter(max_length=10)] = ""
) -> Daily:
    """The challenges of today, or of a day that is past, and what the asker may know of their results."""
    return await show_day(house, guest, daily.read_day(house, day))


@get("/api/daily/standings/{span:str}", dependencies=guest_of, opt={"price": 5})
async def standings(span: FromPath[DailySpan], guest: Asker, house: TheHouse) -> list[DailyStanding]:
    """Who has gathered how many day points."""
    return await show_standings(house, guest, span)


@post("/api/daily/{game:str}", dependencies=guest_of, opt={"price": 5})
async def begin(
    game: FromPath[str], request: Request[Any, Any, Any], guest: Asker, house: TheHouse
) -> TableInfo:
    """One's try at today's challenge; the same table as long as it is not over."""
    table = await daily.begin(house, guest, game, address_of(request))
    return house.pages.info(table, guest)


@post("/api/daily/{game:str}/practice", dependencies=guest_of, opt={"price": 5})
async def practise(
    game: FromPath[str],
    request: Request[Any, Any, Any],
    guest: Asker,
    house: TheHouse,
    day: Annotated[str, QueryParameter(max_length=10)],
) -> TableInfo:
    """A challenge of a past day, on a table that does not count."""
    table = await daily.practise(house, guest, game, daily.read_day(house, day), address_of(request))
    return house.pages.info(table, guest)


DAILY = [show_daily, standings, begin, practise]
