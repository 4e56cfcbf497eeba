"""Tables in the midst of a game that was played before, so that no test meets what chance may bring."""

import sqlite3
import time
from collections.abc import Sequence
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

from bastide.core.record import Record, read_record
from bastide.server.http.forms.tables import TableInfo
from tests.browser.devices import PATIENCE
from tests.server.house import Guest, House, seat_wish

GAMES: Final = Path(__file__).with_name("games")
LAID: Final = {"quadrants": "board", "cards": "cards"}  # by options that are chosen: what chance does not lay


def game_of(name: str) -> Record:
    """A game that was begun, such as `kingdom/mid`."""
    return read_record((GAMES / f"{name}.txt").read_text())


def opening_of(options: dict[str, Any]) -> Record:
    """A table of Kingdom Builder before the first turn, which is the host's; with these options."""
    record = game_of("kingdom/opening")
    chosen = [LAID[option] for option in options if option in LAID]
    left = [entry for entry in record.entries if entry.line.split()[0] not in chosen]
    return replace(record, options={**record.options, **options}, entries=left)


def laid_out(house: House, guests: Sequence[Guest], record: Record, **settings: Any) -> str:
    """A table like a new one of theirs, but with the moves of a record: a table is its log."""
    opened = full_table(guests, record, settings)
    table = f"{opened[:-3]}-on"  # what the house has in mind of the new one stays behind
    rows = [
        (table, number, entry.seat, entry.line, time.time()) for number, entry in enumerate(record.entries, 1)
    ]
    file = house.folder / "data" / "house.sqlite"
    with closing(sqlite3.connect(file, timeout=PATIENCE / 1000)) as kept, kept:
        kept.execute("delete from moves where table_id = ?", (opened,))
        kept.execute("update tables set id = ? where id = ?", (table, opened))
        for name in ("seats", "holders"):
            kept.execute(f"update {name} set table_id = ? where table_id = ?", (table, opened))
        kept.executemany("insert into moves (table_id, number, seat, line, at) values (?, ?, ?, ?, ?)", rows)
    return table


def full_table(guests: Sequence[Guest], record: Record, settings: dict[str, Any]) -> str:
    """A new one at which all of them sit."""
    host, *others = guests
    wish = {
        "game": record.game,
        "seats": [seat_wish(kind) for kind in ("me", *["link"] * len(others))],
        "options": {name: value for name, value in record.options.items() if name != "seats"},
        "settings": {"start_when_full": True, **settings},
    }
    opened = host.post("/api/tables", wish).read(TableInfo).id
    for guest in others:
        guest.join(opened)
    return opened
