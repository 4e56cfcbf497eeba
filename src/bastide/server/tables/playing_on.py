"""A finished game gone on with otherwise from one of its moments: a table of its own."""

from time import time

from bastide.core.game import CHANCE
from bastide.core.match import Match
from bastide.server.house import House
from bastide.server.http.forms.tables import Settings
from bastide.server.names import new_id
from bastide.server.refusal import Refusal
from bastide.server.storage.schema import Guest, StoredMove, StoredSeat, StoredTable
from bastide.server.study.analyses import check_finished
from bastide.server.tables.kept import settings_of
from bastide.server.tables.reading import level_of
from bastide.server.tables.seats import check_room, holder, kept_settings
from bastide.server.tables.table import Table


async def play_on(house: House, guest: Guest, table: Table, move: int) -> Table:
    """The guest in the seat that is to act after so many moves, bots in the others."""
    check_finished(table)
    if table.start is not None:
        raise Refusal("cannot-play-on")
    match = table.new_match()
    match.extend([(row.seat, row.line) for row in table.match.log[:move]])
    match.play_chance()
    if match.over:
        raise Refusal("play-on-over")
    stored = with_bots(house, guest, table, seat_for(guest, table, match), len(match.log))
    rows = [StoredMove(place, row.seat, row.line, time(), None) for place, row in enumerate(match.log, 1)]
    async with house.lock(f"guest {guest.id}"):  # the room is counted and taken in one go
        await check_room(house, guest)
        await house.store.add_table(stored, rows)
    opened = house.keep_hot(Table(stored, rows))
    house.driver.drive(opened)
    return opened


def seat_for(guest: Guest, table: Table, match: Match) -> int:
    """Of those who are to act the guest's own seat, or the first."""
    acting = [seat for seat in match.to_act if seat != CHANCE]
    own = table.seats_of(guest.id)
    return next((seat for seat in acting if seat in own), acting[0])


def with_bots(house: House, guest: Guest, table: Table, seat: int, begun: int) -> StoredTable:
    before, agreed = table.stored, settings_of(table.stored)
    level = level_of(agreed.bots, before.game)
    me = StoredSeat(seat, "me", guest.name, secret=new_id(16), holders=(holder(house, guest),))
    return StoredTable(
        id=new_id(),
        game=before.game,
        rules=table.match.game.RULES,
        options=before.options,
        settings=kept_settings(Settings(live_gold=agreed.live_gold, bots=level), before.game),
        status="running",
        host=guest.id,
        next="",
        asked=None,
        created_at=time(),
        seats=tuple(
            me
            if one.seat == seat
            else StoredSeat(one.seat, "bot", bot=level_of(one.bot or level, before.game))
            for one in before.seats
        ),
        begun=begun,
    )
