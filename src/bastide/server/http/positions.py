"""Positions that somebody sets up, over HTTP. They are played on as a table with the option `position`."""

from typing import Annotated

from litestar import get, post
from litestar.di import NamedDependency, Provide
from litestar.params import FromPath, JSONBody, QueryParameter

from bastide.server.guests import provide_guest
from bastide.server.house import House
from bastide.server.http.analysis import finished_table
from bastide.server.http.forms.positions import Tried, TryWish
from bastide.server.sockets.messages import HintedWay
from bastide.server.storage.schema import Guest
from bastide.server.study import positions

TheHouse = NamedDependency[House]
Asker = NamedDependency[Guest]
guest_of = {"guest": Provide(provide_guest)}


@post("/api/positions", status_code=200, dependencies=guest_of, opt={"price": 2})
async def try_position(data: JSONBody[TryWish], guest: Asker) -> Tried:
    """A position as it looks, with what is wrong with it; without one, that of a new game."""
    return positions.look(data, guest)


@post("/api/positions/hints", status_code=200, dependencies=guest_of, opt={"price": 10})
async def position_hints(data: JSONBody[TryWish], guest: Asker, house: TheHouse) -> list[HintedWay]:
    """The best ways to go on from a position."""
    return await positions.hints(house, guest, data)


@get("/api/tables/{key:str}/try", dependencies=guest_of, opt={"price": 10})
async def try_moment(
    key: FromPath[str],
    guest: Asker,
    house: TheHouse,
    move: Annotated[int, QueryParameter(ge=0)] = 0,
) -> Tried:
    """The turn that was going on after so many moves of a finished game, as a position."""
    return positions.at_moment(await finished_table(house, key), move, guest)


POSITIONS = [try_position, position_hints, try_moment]
