"""How a guest has fared against each level of bot: counted from finished games when somebody asks."""

import asyncio
from collections.abc import Sequence
from typing import Final

from bastide.bots import BOTS
from bastide.core.game import Seat
from bastide.core.position import POSITION
from bastide.server.house import House
from bastide.server.http.forms.guests import GameRecord, LevelRecord
from bastide.server.refusal import Refusal
from bastide.server.storage.encounters import Fared, count_table, encounters_of, uncounted
from bastide.server.storage.schema import Guest, StoredTable
from bastide.server.tables.kept import settings_of
from bastide.server.tables.table import Table

AT_ONCE: Final = 10  # tables that are counted for one who asks
NOTHING: Final = {"": False}  # counted, and for nothing
LEFT: Final = frozenset(("handed", "replaced"))  # a bot has played for the guest


async def levels_record(house: House, guest: Guest) -> list[LevelRecord]:
    """The guest's own, against the levels that the guest has met, the easiest first."""
    for key in await uncounted(house.store, guest.id, AT_ONCE):
        try:
            won = won_at(await house.table(key), guest)
        except Refusal:  # no version can read it
            won = {}
        await count_table(house.store, guest.id, key, won or NOTHING)
        await asyncio.sleep(0)
    found = await encounters_of(house.store, guest.id)
    own = {level: [one for one in found if one.level == level] for level in BOTS}
    return [record_of(level, fared) for level, fared in own.items() if fared]


def record_of(level: str, fared: Sequence[Fared]) -> LevelRecord:
    games = {one.game: GameRecord(one.played, one.won) for one in fared}
    return LevelRecord(level, sum([one.played for one in fared]), sum([one.won for one in fared]), games)


def won_at(table: Table, guest: Guest) -> dict[str, bool]:
    """By level whether the guest came before all bots of that level; nothing where that tells nothing."""
    own, result = seat_of(table.stored, guest), table.match.result
    if own is None or result.teams:
        return {}
    has_conceded = table.stored.seat(own).conceded
    if not (has_conceded or table.match.over):
        return {}
    places: dict[str, list[int]] = {}
    for seat in table.seats:
        if seat.kind == "bot":
            places.setdefault(seat.bot, []).append(result.ranking[seat.seat])
    mine = result.ranking[own]
    return {level: not has_conceded and mine < min(those) for level, those in places.items()}


def seat_of(stored: StoredTable, guest: Guest) -> Seat | None:
    """Where the guest has played alone from the first turn to the last; nowhere in a game led or set up."""
    if stored.begun > 0 or POSITION in stored.options or settings_of(stored).guided:
        return None
    held = [seat for seat in stored.seats if any(one.guest == guest.id and one.owner for one in seat.holders)]
    if len(held) != 1:
        return None
    (own,) = held
    has_left = any(change.seat == own.seat and change.what in LEFT for change in stored.changes)
    return None if has_left else own.seat
