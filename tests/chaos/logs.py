"""What the database has kept, against what people were told and sent."""

import asyncio
import sqlite3
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from typing import Final, NamedTuple

import asyncpg

import bastide
from bastide.core.game import CHANCE
from bastide.server.http.forms.tables import TableInfo
from bastide.server.sockets.messages import Position
from bastide.server.storage.schema import StoredMove
from bastide.server.tables.kept import in_force
from tests.chaos.people import Heard, Player, plain
from tests.server.house import PATIENCE

ASKED: Final = "select table_id, number, seat, line, at, client_move from moves order by table_id, number"


class Kept(NamedTuple):
    """A row of the database."""

    table: str
    number: int
    seat: int
    line: str
    at: float
    client_move: str | None


def kept_in_file(file: Path) -> list[Kept]:
    with closing(sqlite3.connect(file, timeout=PATIENCE)) as line:
        assert line.execute("pragma integrity_check").fetchall() == [("ok",)]
        return [Kept(*row) for row in line.execute(ASKED)]


def kept_in_postgres(url: str) -> list[Kept]:
    async def read() -> list[Kept]:
        line = await asyncpg.connect(url)
        rows = [Kept(*row) for row in await line.fetch(ASKED)]
        await line.close()
        return rows

    return asyncio.run(read())


def check_logs(kept: Sequence[Kept], players: Sequence[Player]) -> None:
    """Everything that was told is kept, nothing is kept twice or was never sent, and nothing is missing."""
    for table in {row.table for row in kept}:
        numbers = [row.number for row in kept if row.table == table]
        assert numbers == list(range(1, len(numbers) + 1)), table
    rows = {(row.table, row.number): Heard(row.seat, row.at) for row in kept}
    named = {row.client_move: (row.table, row.seat, row.line) for row in kept if row.client_move}
    assert len(named) == len([row for row in kept if row.client_move])
    for player in players:
        assert not player.strange, (player.table, player.strange)
        for number, heard in player.told.items():
            assert rows.get((player.table, number)) == heard, (player.table, number)
        sent = {name: (player.table, move.seat, move.line) for name, move in player.sent.items()}
        assert {name: named.get(name) for name in player.played} == {
            name: sent[name] for name in player.played
        }
        for name in sent.keys() & named.keys():
            assert named.pop(name) == sent[name]
    assert not named, "moves that nobody has sent"


def check_position(kept: Sequence[Kept], table: TableInfo, position: Position) -> None:
    """The rows, played one by one, lead to what a page shows."""
    rows = [StoredMove(*row[1:]) for row in kept if row.table == table.id and row.number <= position.number]
    match = bastide.Match(table.game, chance="manual", **table.options)
    for row in in_force(rows):
        match.play(row.seat, row.line)
    assert len(rows) == position.number
    for seat in position.seats:
        assert seat.view == plain(match.view(seat.seat))
        if seat.seat is not None and table.status == "running":
            assert seat.lines == match.legal(seat.seat)
    if table.status == "running":
        assert position.to_act == [seat for seat in match.to_act if seat != CHANCE]
    told = [row.number for row in position.log]
    assert told == [row.number for row in in_force(rows)]
