"""What is kept of puzzles that come from finished tables, and who lets their games become some."""

import json
from collections.abc import Sequence
from dataclasses import asdict
from typing import NamedTuple

import sqlalchemy as sql
from sqlalchemy.dialects.postgresql import insert as postgres_insert
from sqlalchemy.dialects.sqlite import insert as sqlite_insert

from bastide.server.storage.schema import ANALYSES, GUESTS, HOLDERS, PUZZLES
from bastide.server.storage.store import Store
from bastide.study.puzzles.puzzle import Puzzle


class StoredPuzzle(NamedTuple):
    """A puzzle as it is kept, read or not."""

    key: str
    rules: int
    puzzle: str


async def all_share(store: Store, guests: Sequence[str]) -> bool:
    """Whether all of them let their games become puzzles."""
    chosen = sql.select(sql.func.count()).where(GUESTS.c.id.in_(guests), GUESTS.c.shares)
    async with store.begin(writes=False) as connection:
        return int((await connection.execute(chosen)).scalar_one()) == len(set(guests))


async def add_puzzle(store: Store, puzzle: Puzzle, game: str, rules: int, table: str, row: int) -> None:
    """One of a row at most, whoever finds it."""
    insert = (postgres_insert if store.is_shared else sqlite_insert)(PUZZLES)
    where = {"key": puzzle.key, "game": game, "table_id": table, "row": row, "rules": rules}
    added = insert.values(**where, puzzle=json.dumps(asdict(puzzle)), at=store.now)
    async with store.begin() as connection:
        await connection.execute(added.on_conflict_do_nothing())


async def note_searched(store: Store, table: str) -> None:
    """An analysed table has been looked through."""
    async with store.begin() as connection:
        await connection.execute(ANALYSES.update().where(ANALYSES.c.table_id == table).values(searched=True))


async def not_searched(store: Store) -> list[str]:
    """Tables whose analysis was begun and that have not been looked through, the oldest first."""
    chosen = sql.select(ANALYSES.c.table_id).where(sql.not_(ANALYSES.c.searched))
    async with store.begin(writes=False) as connection:
        return [row.table_id for row in (await connection.execute(chosen.order_by(ANALYSES.c.at))).all()]


async def keys_of(store: Store, game: str, limit: int) -> list[str]:
    """The newest puzzles of a game, as long as all who hold a seat at their tables agree."""
    people = HOLDERS.join(GUESTS, GUESTS.c.id == HOLDERS.c.guest)
    objects = sql.select(HOLDERS.c.guest).select_from(people)
    objects = objects.where(HOLDERS.c.table_id == PUZZLES.c.table_id, sql.not_(GUESTS.c.shares))
    chosen = sql.select(PUZZLES.c.key).where(PUZZLES.c.game == game, ~objects.exists())
    newest = chosen.order_by(PUZZLES.c.at.desc(), PUZZLES.c.key).limit(limit)
    async with store.begin(writes=False) as connection:
        return [row.key for row in (await connection.execute(newest)).all()][::-1]


async def read_keys(store: Store, keys: Sequence[str]) -> list[StoredPuzzle]:
    if not keys:
        return []
    async with store.begin(writes=False) as connection:
        rows = (await connection.execute(PUZZLES.select().where(PUZZLES.c.key.in_(keys)))).all()
    return [StoredPuzzle(row.key, row.rules, row.puzzle) for row in rows]
