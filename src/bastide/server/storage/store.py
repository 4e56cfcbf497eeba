"""What is kept: guests, tables, their seats, and the rows of their logs, in SQLite or PostgreSQL.

A table is its log. Rows are never changed or deleted; two writers cannot both take a number.
"""

import secrets
from collections.abc import Mapping, Sequence
from dataclasses import asdict
from typing import Any, Final, Literal

import sqlalchemy as sql
from sqlalchemy.dialects.postgresql import insert as postgres_insert
from sqlalchemy.dialects.sqlite import insert as sqlite_insert
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from bastide.server.storage.database import Database, open_engine
from bastide.server.storage.move_writer import ADD_MOVES, Stale, change_table, new_move_writer, rows_of
from bastide.server.storage.schema import (
    ANALYSES,
    ARCHIVE,
    CHAT,
    GUESTS,
    HOLDERS,
    MOVES,
    SEATS,
    SNAPSHOTS,
    TABLES,
    Guest,
    Head,
    Snapshot,
    StoredAnalysis,
    StoredChat,
    StoredMove,
    StoredSeat,
    StoredTable,
    read_analysis,
    read_snapshot,
    read_table,
    write_analysis,
    write_columns,
    write_snapshot,
)
from bastide.server.workers.clock import Clock
from bastide.server.workers.notes import Hear, Listening, Note, send, write_note

ALTERED: Final = ("rules", "options", "settings", "status", "host", "next", "asked", "changes")
GUEST_BY_TOKEN: Final = GUESTS.select().where(GUESTS.c.token == sql.bindparam("known"))  # at every request
GUEST_BY_ID: Final = GUESTS.select().where(GUESTS.c.id == sql.bindparam("known"))


class Store(Database):
    """One database. Every method is one transaction."""

    def __init__(self, engine: AsyncEngine, url: str, clock: Clock | None = None) -> None:
        super().__init__(engine, url, clock)
        self.worker = secrets.token_hex(4)
        self.listening = Listening(url, self.worker)
        self.writer = new_move_writer(engine, self.watch, self.note, url)

    async def close(self) -> None:
        await self.listening.close()
        await self.writer.close()
        await self.engine.dispose()

    # -- waking the other processes on the same database

    def note(self, table: str, **what: Any) -> str:
        """What is told of a change in its transaction; nothing where nobody else can write."""
        return write_note(Note(self.worker, table, **what)) if self.is_shared else ""

    async def listen(self, hear: Hear) -> None:
        """Hear of every table that another worker has changed; of none after a gap."""
        if self.is_shared:
            await self.listening.open(hear)

    async def heads(self, tables: Sequence[str]) -> list[Head]:
        """How far each of these tables has come."""
        moves = newest(MOVES)
        said = newest(CHAT)
        chosen = sql.select(TABLES.c.id, TABLES.c.version, moves, said).where(TABLES.c.id.in_(tables))
        async with self.begin(writes=False) as connection:
            rows = (await connection.execute(chosen)).all()
        return [Head(key, version, number or 0, chat or 0) for key, version, number, chat in rows]

    # -- guests

    async def add_guest(self, guest: Guest, token: str, at: float) -> None:
        async with self.begin() as connection:
            await connection.execute(GUESTS.insert().values(**asdict(guest), token=token, created_at=at))

    async def guest_by_token(self, token: str) -> Guest | None:
        return await self._guest(GUEST_BY_TOKEN, token)

    async def guest(self, guest: str) -> Guest | None:
        return await self._guest(GUEST_BY_ID, guest)

    async def _guest(self, chosen: sql.Select[Any], known: str) -> Guest | None:
        async with self.begin(writes=False) as connection:
            row = (await connection.execute(chosen, {"known": known})).first()
        return None if row is None else Guest(row.id, row.name, row.language, row.shares)

    async def change_guest(self, guest: Guest) -> None:
        chosen = {"name": guest.name, "language": guest.language, "shares": guest.shares}
        async with self.begin() as connection:
            await connection.execute(GUESTS.update().where(GUESTS.c.id == guest.id).values(**chosen))

    # -- tables and seats

    async def add_table(
        self, table: StoredTable, moves: Sequence[StoredMove] = (), beside: sql.Insert | None = None
    ) -> None:
        """A new table with its first rows, and a row of something else, if both are to be or neither."""
        async with self.begin() as connection:
            await self._add_table(connection, table)
            if beside is not None:
                await connection.execute(beside)
            if moves:
                await connection.execute(ADD_MOVES, rows_of(table.id, moves))

    async def _add_table(self, connection: AsyncConnection, table: StoredTable) -> None:
        written = write_columns(asdict(table))
        del written["seats"], written["damaged"]
        await connection.execute(TABLES.insert().values(**written))
        for seat in table.seats:
            await self._write_seat(connection, table.id, seat)

    async def alter_table(
        self,
        before: StoredTable,
        after: StoredTable,
        opens: StoredTable | None = None,
        needs_bot: bool = False,
        moves: Sequence[StoredMove] = (),
    ) -> None:
        """Make one of the other, with rows for its log or another table that opens; `Stale` if too late."""
        async with self.begin() as connection:
            await change_table(connection, before.id, before.version, changed(before, after))
            if moves:
                await connection.execute(ADD_MOVES, rows_of(before.id, moves))
            if after.seats != before.seats:
                for kept in (HOLDERS, SEATS):
                    await connection.execute(kept.delete().where(kept.c.table_id == before.id))
                for seat in after.seats:
                    await self._write_seat(connection, before.id, seat)
            if opens is not None:
                await self._add_table(connection, opens)
            await self._tell(connection, [self.note(before.id, needs_bot=needs_bot)])

    async def _tell(self, connection: AsyncConnection, notes: Sequence[str]) -> None:
        """The other workers, if there may be any."""
        if self.is_shared:
            await send(connection, notes)

    async def _write_seat(self, connection: AsyncConnection, table: str, seat: StoredSeat) -> None:
        written = asdict(seat)
        holders = written.pop("holders")
        await connection.execute(SEATS.insert().values(table_id=table, **written))
        for holder in holders:
            for name in ("seen_at", "left_at"):
                holder[name] = holder[name] and self.ahead + holder[name]  # 0 is never
            added = HOLDERS.insert().values(table_id=table, seat=seat.seat, **holder)
            await connection.execute(added)

    async def table(self, table: str) -> StoredTable | None:
        found = await self.tables(TABLES.c.id == table)
        return found[0] if found else None

    async def inviting_tables(self, limit: int) -> list[StoredTable]:
        """Tables that wait with a seat open to anyone, newest first."""
        held = sql.select(HOLDERS.c.seat).where(
            HOLDERS.c.table_id == SEATS.c.table_id, HOLDERS.c.seat == SEATS.c.seat
        )
        free = sql.select(SEATS.c.table_id).where(SEATS.c.kind == "lobby", ~held.exists())
        return await self.tables(sql.and_(TABLES.c.status == "waiting", TABLES.c.id.in_(free)), limit)

    async def tables_of(self, guest: str, limit: int, archived: bool = False) -> list[StoredTable]:
        """The tables a guest sits at and has not put away, or has; those that are not finished first."""
        mine = own_tables(guest, archived)
        going_on = await self.tables(sql.and_(mine, TABLES.c.status != "finished"), limit)
        finished = await self.tables(sql.and_(mine, TABLES.c.status == "finished"), limit)
        return (going_on + finished)[:limit]

    async def archive(self, guest: str, table: str, away: bool) -> None:
        """Put a table away for a guest, or fetch it back; doing it twice is doing it once."""
        insert = (postgres_insert if self.is_shared else sqlite_insert)(ARCHIVE)
        put = insert.values(guest=guest, table_id=table).on_conflict_do_nothing()
        fetch = ARCHIVE.delete().where(ARCHIVE.c.guest == guest, ARCHIVE.c.table_id == table)
        async with self.begin() as connection:
            await connection.execute(put if away else fetch)

    async def archived(self, guest: str) -> int:
        """How many tables a guest has put away."""
        counted = sql.select(sql.func.count()).where(own_tables(guest, archived=True))
        async with self.begin(writes=False) as connection:
            return int((await connection.execute(counted)).scalar_one())

    async def open_tables_of(self, host: str) -> int:
        """How many tables that a guest opened are not finished."""
        counted = sql.select(sql.func.count()).where(TABLES.c.host == host, TABLES.c.status != "finished")
        async with self.begin(writes=False) as connection:
            return int((await connection.execute(counted)).scalar_one())

    async def running_with_bots(self) -> list[str]:
        """The tables in which a bot may be to act."""
        botted = sql.select(SEATS.c.table_id).where(SEATS.c.bot != "")
        chosen = sql.select(TABLES.c.id).where(TABLES.c.status == "running", TABLES.c.id.in_(botted))
        async with self.begin(writes=False) as connection:
            return [row.id for row in (await connection.execute(chosen)).all()]

    async def tables(self, condition: sql.ColumnElement[bool], limit: int = 1) -> list[StoredTable]:
        async with self.begin(writes=False) as connection:
            return await self._tables(connection, condition, limit)

    async def _tables(
        self, connection: AsyncConnection, condition: sql.ColumnElement[bool], limit: int
    ) -> list[StoredTable]:
        chosen = TABLES.select().where(condition).order_by(TABLES.c.created_at.desc()).limit(limit)
        rows = (await connection.execute(chosen)).all()
        ids = [row.id for row in rows]
        seats = (await connection.execute(SEATS.select().where(SEATS.c.table_id.in_(ids)))).all()
        held = sql.select(HOLDERS, self.now.label("now")).where(HOLDERS.c.table_id.in_(ids))
        holders = (await connection.execute(held)).all()
        return [read_table(row, seats, holders, self.ours) for row in rows]

    # -- who is there

    async def mark(
        self,
        column: Literal["seen_at", "left_at"],
        times: Mapping[tuple[str, str], float],
        is_news: bool = False,
    ) -> None:
        """When a guest was seen at a table, or left it; by table and guest."""
        rows = [{"of_table": table, "of_guest": guest, "at": at} for (table, guest), at in times.items()]
        if rows:
            held = (
                HOLDERS.c.table_id == sql.bindparam("of_table"),
                HOLDERS.c.guest == sql.bindparam("of_guest"),
            )
            async with self.begin() as connection:
                moment = self.ahead + sql.bindparam("at", type_=sql.Float)
                change = HOLDERS.update().where(*held).values({column: moment})
                await connection.execute(change, rows)
                if is_news:
                    tables = dict.fromkeys(table for table, _ in times)
                    await self._tell(connection, [self.note(table) for table in tables])

    # -- the log

    async def moves(self, table: str, after: int = 0) -> list[StoredMove]:
        async with self.begin(writes=False) as connection:
            return await self._moves(connection, table, after)

    async def table_since(self, table: str, after: int) -> tuple[StoredTable | None, list[StoredMove]]:
        """A table and its rows after a number, both as they stood at one moment."""
        async with self.line() as connection:
            if self.is_shared:
                await connection.execution_options(isolation_level="REPEATABLE READ")
            async with connection.begin():
                found = await self._tables(connection, TABLES.c.id == table, 1)
                return found[0] if found else None, await self._moves(connection, table, after)

    async def _moves(self, connection: AsyncConnection, table: str, after: int) -> list[StoredMove]:
        later = (MOVES.c.table_id == table, MOVES.c.number > after)
        found = (await connection.execute(MOVES.select().where(*later).order_by(MOVES.c.number))).all()
        return [StoredMove(row.number, row.seat, row.line, row.at, row.client_move) for row in found]

    # -- tables as they stood

    async def keep_snapshots(self, snapshots: Sequence[Snapshot]) -> None:
        """The newest of each table and revision."""
        if not snapshots:
            return
        insert = (postgres_insert if self.is_shared else sqlite_insert)(SNAPSHOTS)
        newer = {name: insert.excluded[name] for name in ("number", "state", "scores", "at")}
        upsert = insert.on_conflict_do_update(
            index_elements=["table_id", "rules"],
            set_=newer,
            where=SNAPSHOTS.c.number < insert.excluded.number,
        )
        async with self.begin() as connection:
            await connection.execute(upsert, [write_snapshot(one) for one in snapshots])

    async def snapshots(self, table: str) -> list[Snapshot]:
        """What each revision has left of a table, the newest first."""
        chosen = SNAPSHOTS.select().where(SNAPSHOTS.c.table_id == table).order_by(SNAPSHOTS.c.rules.desc())
        async with self.begin(writes=False) as connection:
            rows = (await connection.execute(chosen)).all()
        return [snapshot for snapshot in map(read_snapshot, rows) if snapshot is not None]

    # -- what was learnt from finished games

    async def keep_analysis(self, table: str, analysis: StoredAnalysis) -> None:
        """As far as it has come; one that has come further stays."""
        insert = (postgres_insert if self.is_shared else sqlite_insert)(ANALYSES)
        written = {**write_analysis(table, analysis), "at": self.now, "searched": False}
        newer = {name: insert.excluded[name] for name in ("rows", "findings", "at")}
        further = sql.func.length(ANALYSES.c.findings) <= sql.func.length(insert.excluded.findings)
        others = ANALYSES.c.rows != insert.excluded.rows
        upsert = insert.values(**written).on_conflict_do_update(
            index_elements=["table_id"], set_=newer, where=sql.or_(further, others)
        )
        async with self.begin() as connection:
            await connection.execute(upsert)

    async def analysis(self, table: str) -> StoredAnalysis | None:
        chosen = sql.select(ANALYSES, self.now.label("now")).where(ANALYSES.c.table_id == table)
        async with self.begin(writes=False) as connection:
            row = (await connection.execute(chosen)).first()
        return None if row is None else read_analysis(row, self.ours)

    # -- chat

    async def add_chat(self, table: str, said: StoredChat) -> None:
        try:
            async with self.begin() as connection:
                await connection.execute(CHAT.insert().values(table_id=table, **asdict(said)))
                await self._tell(connection, [self.note(table, is_chat=True)])
        except IntegrityError:
            raise Stale from None

    async def chat(self, table: str, limit: int) -> list[StoredChat]:
        newest = CHAT.select().where(CHAT.c.table_id == table).order_by(CHAT.c.number.desc()).limit(limit)
        async with self.begin(writes=False) as connection:
            rows = (await connection.execute(newest)).all()
        said = [StoredChat(row.number, row.guest, row.name, row.seat, row.text, row.at) for row in rows]
        return said[::-1]


def changed(before: StoredTable, after: StoredTable) -> dict[str, Any]:
    """What is to be written of a table to make one of the other, beside its seats."""
    if after is before:
        return {}
    return {name: getattr(after, name) for name in ALTERED if getattr(after, name) != getattr(before, name)}


def own_tables(guest: str, archived: bool) -> sql.ColumnElement[bool]:
    """The tables a guest sits at or has opened and has not put away, or has."""
    held = sql.select(HOLDERS.c.table_id).where(HOLDERS.c.guest == guest)
    away = TABLES.c.id.in_(sql.select(ARCHIVE.c.table_id).where(ARCHIVE.c.guest == guest))
    own = sql.or_(TABLES.c.id.in_(held), TABLES.c.host == guest)
    return sql.and_(own, away if archived else sql.not_(away))


def newest(of_table: sql.Table) -> sql.ColumnElement[int]:
    """The last number of a table's rows or lines."""
    rows = sql.select(of_table.c.number).where(of_table.c.table_id == TABLES.c.id)
    return rows.order_by(of_table.c.number.desc()).limit(1).scalar_subquery()


async def open_store(url: str, clock: Clock | None = None) -> Store:
    """The database, brought up to date."""
    return Store(await open_engine(url), url, clock)
