"""What is kept of puzzles: which ones a guest has answered, and whether rightly."""

from typing import NamedTuple

import sqlalchemy as sql

from bastide.server.storage.schema import SOLUTIONS
from bastide.server.storage.store import Store


class Solution(NamedTuple):
    """Somebody's first answer to a puzzle, or the first after a long while."""

    game: str
    puzzle: str
    is_right: bool


async def add_solution(store: Store, guest: str, own: Solution) -> None:
    async with store.begin() as connection:
        await connection.execute(SOLUTIONS.insert().values(guest=guest, **own._asdict()))


async def solutions_of(store: Store, guest: str, limit: int) -> list[Solution]:
    """A guest's answers, the newest first."""
    chosen = SOLUTIONS.select().where(SOLUTIONS.c.guest == guest)
    newest = chosen.order_by(SOLUTIONS.c.number.desc()).limit(limit)
    async with store.begin(writes=False) as connection:
        rows = (await connection.execute(newest)).all()
    return [Solution(row.game, row.puzzle, row.is_right) for row in rows]


async def count_others(store: Store, guest: str, game: str, puzzle: str) -> tuple[int, int]:
    """How many answers others have given to a puzzle, and how many of them were right."""
    found = sql.func.sum(sql.cast(SOLUTIONS.c.is_right, sql.Integer))
    of_others = (SOLUTIONS.c.game == game, SOLUTIONS.c.puzzle == puzzle, SOLUTIONS.c.guest != guest)
    async with store.begin(writes=False) as connection:
        row = (await connection.execute(sql.select(sql.func.count(), found).where(*of_others))).one()
    return int(row[0]), int(row[1] or 0)
