"""What is kept of how guests have fared against each level of bot."""

from collections.abc import Mapping
from typing import NamedTuple

import sqlalchemy as sql
from sqlalchemy.dialects.postgresql import insert as postgres_insert
from sqlalchemy.dialects.sqlite import insert as sqlite_insert

from bastide.server.storage.schema import ENCOUNTERS, HOLDERS, SEATS, TABLES
from bastide.server.storage.store import Store


async def uncounted(store: Store, guest: str, limit: int) -> list[str]:
    """Finished tables with bots at which a guest sat down, as far as they are not counted yet."""
    sat = sql.select(HOLDERS.c.table_id).where(HOLDERS.c.guest == guest, HOLDERS.c.owner)
    botted = sql.select(SEATS.c.table_id).where(SEATS.c.kind == "bot")
    counted = sql.select(ENCOUNTERS.c.table_id).where(ENCOUNTERS.c.guest == guest)
    chosen = sql.select(TABLES.c.id).where(
        TABLES.c.status == "finished",
        *(TABLES.c.id.in_(sat), TABLES.c.id.in_(botted), TABLES.c.id.not_in(counted)),
    )
    newest = chosen.order_by(TABLES.c.created_at.desc()).limit(limit)
    async with store.begin(writes=False) as connection:
        return [row.id for row in (await connection.execute(newest)).all()]


async def count_table(store: Store, guest: str, table: str, won: Mapping[str, bool]) -> None:
    """By level whether the guest has won; what is written once stays."""
    insert = (postgres_insert if store.is_shared else sqlite_insert)(ENCOUNTERS).on_conflict_do_nothing()
    rows = [
        {"guest": guest, "table_id": table, "level": level, "won": is_won} for level, is_won in won.items()
    ]
    async with store.begin() as connection:
        await connection.execute(insert, rows)


class Fared(NamedTuple):
    """How often a guest has played a game against a level, and won."""

    level: str
    game: str
    played: int
    won: int


async def encounters_of(store: Store, guest: str) -> list[Fared]:
    """How a guest has fared, by level and game."""
    won = sql.func.sum(sql.cast(ENCOUNTERS.c.won, sql.Integer))
    of_table = ENCOUNTERS.join(TABLES, TABLES.c.id == ENCOUNTERS.c.table_id)
    chosen = sql.select(ENCOUNTERS.c.level, TABLES.c.game, sql.func.count(), won).select_from(of_table)
    of_guest = chosen.where(ENCOUNTERS.c.guest == guest, ENCOUNTERS.c.level != "")
    async with store.begin(writes=False) as connection:
        rows = (await connection.execute(of_guest.group_by(ENCOUNTERS.c.level, TABLES.c.game))).all()
    return [Fared(str(level), str(game), int(played), int(wins)) for level, game, played, wins in rows]
