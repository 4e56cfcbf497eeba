"""Games as text: what is opened to look at."""

from time import time

from bastide.core.match import replay
from bastide.core.record import read_record
from bastide.server.house import House
from bastide.server.http.forms.tables import Settings
from bastide.server.names import new_id, trimmed
from bastide.server.storage.schema import Guest, StoredMove, StoredSeat, StoredTable
from bastide.server.tables.seats import kept_settings
from bastide.server.tables.table import Table


async def import_record(house: House, guest: Guest, text: str) -> Table:
    """A record to look at: a finished table of its own."""
    match = replay(text)
    record = read_record(text)
    names = [*record.names, *[""] * match.options["seats"]]
    stored = StoredTable(
        id=new_id(),
        game=match.game.KEY,
        rules=match.game.RULES,
        options=record.options,
        settings=kept_settings(Settings(), match.game.KEY),
        status="finished",
        host=guest.id,
        next="",
        asked=None,
        created_at=time(),
        seats=tuple(StoredSeat(seat, "link", trimmed(names[seat])) for seat in range(match.options["seats"])),
    )
    rows = [StoredMove(place, row.seat, row.line, 0.0, None) for place, row in enumerate(match.log, 1)]
    await house.store.add_table(stored, rows)
    return await house.table(stored.id)
