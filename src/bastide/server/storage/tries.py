"""What is kept of the challenges: the secret that their chance comes from, and everybody's one try."""

import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import sqlalchemy as sql
from sqlalchemy.dialects.postgresql import insert as postgres_insert
from sqlalchemy.dialects.sqlite import insert as sqlite_insert
from sqlalchemy.exc import IntegrityError

from bastide.server.storage.schema import GUESTS, SECRETS, TABLES, TRIES, StoredTable
from bastide.server.storage.store import Store


@dataclass(frozen=True)
class Try:
    """Somebody's try at a challenge."""

    day: str
    game: str
    guest: str
    table: str
    begun_at: float
    ended_at: float = 0.0
    scores: tuple[int, ...] = ()  # by seat; none if it was given up
    name: str = ""  # of the guest, as it is now

    @property
    def is_over(self) -> bool:
        return self.ended_at > 0.0


async def secret_of(store: Store, name: str) -> str:
    """A secret of the house: whoever asks first makes it, and all workers have the same."""
    chosen = sql.select(SECRETS.c.secret).where(SECRETS.c.name == name)
    async with store.begin(writes=False) as connection:
        found = (await connection.execute(chosen)).scalar()
    if found is None:
        insert = (postgres_insert if store.is_shared else sqlite_insert)(SECRETS)
        made = insert.values(name=name, secret=secrets.token_hex(32)).on_conflict_do_nothing()
        async with store.begin() as connection:
            await connection.execute(made)
            found = (await connection.execute(chosen)).scalar_one()
    return str(found)


async def add_try(store: Store, own: Try, opens: StoredTable | None = None) -> bool:
    """A guest's one try at a challenge, with the table that it opens; no if there was one before."""
    added = TRIES.insert().values(**written(own))
    try:
        if opens is not None:
            await store.add_table(opens, beside=added)
        else:
            async with store.begin() as connection:
                await connection.execute(added)
    except IntegrityError:
        return False
    return True


async def try_of(store: Store, day: str, game: str, guest: str) -> Try | None:
    found = await tries(store, TRIES.c.day == day, TRIES.c.game == game, TRIES.c.guest == guest)
    return found[0] if found else None


async def tries(store: Store, *conditions: sql.ColumnElement[bool]) -> list[Try]:
    """Tries with the names of those who made them, in the order in which they were begun."""
    named = sql.select(TRIES, GUESTS.c.name).join(GUESTS, GUESTS.c.id == TRIES.c.guest)
    chosen = named.where(*conditions).order_by(TRIES.c.begun_at, TRIES.c.guest)
    async with store.begin(writes=False) as connection:
        return [read(row) for row in (await connection.execute(chosen)).all()]


async def unsettled(store: Store, limit: int) -> list[str]:
    """Tables of challenges that are over, while nobody has written down how."""
    ended = TRIES.join(TABLES, TABLES.c.id == TRIES.c.table_id)
    chosen = sql.select(TRIES.c.table_id).select_from(ended).distinct().limit(limit)
    over = chosen.where(TRIES.c.ended_at == 0.0, TABLES.c.status == "finished")
    async with store.begin(writes=False) as connection:
        return [row.table_id for row in (await connection.execute(over)).all()]


async def settle(store: Store, table: str, ended_at: float, scores: Sequence[int]) -> None:
    """How a try has ended; what is written once stays."""
    still_open = (TRIES.c.table_id == table, TRIES.c.ended_at == 0.0)
    told = " ".join(str(score) for score in scores)
    change = TRIES.update().where(*still_open).values(ended_at=ended_at, scores=told)
    async with store.begin() as connection:
        await connection.execute(change)


def written(own: Try) -> dict[str, Any]:
    key = {"day": own.day, "game": own.game, "guest": own.guest, "table_id": own.table}
    return {**key, "begun_at": own.begun_at, "ended_at": 0.0, "scores": ""}


def read(row: Any) -> Try:
    scores = tuple(int(score) for score in row.scores.split())
    times = row.begun_at, row.ended_at
    return Try(row.day, row.game, row.guest, row.table_id, *times, scores, row.name)
