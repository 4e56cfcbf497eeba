"""Puzzles of finished tables: what the analysis found decisive, if all who played there agree.

Never of a game that goes on; and a bot is shown only what the seat saw, so nothing else gets into one.
"""

import asyncio
from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Final

from bastide.core import registry
from bastide.core.game import Game
from bastide.core.position import POSITION
from bastide.server.bots.pool import BotPool
from bastide.server.http.forms.analysis import Finding
from bastide.server.names import new_id
from bastide.server.sockets.messages import Search
from bastide.server.storage.puzzles import add_puzzle, all_share, note_searched
from bastide.server.storage.schema import StoredTable
from bastide.server.storage.store import Store
from bastide.server.study.alternatives import match_at
from bastide.server.tables.kept import settings_of
from bastide.server.tables.table import Table
from bastide.study.puzzles.puzzle import Puzzle, is_sound, read_puzzle

OF_A_TABLE: Final = 3  # puzzles at most
LOOKED_AT: Final = 8  # decisions
APART: Final = 6  # rows between two puzzles at least
WINS: Final = 0.03  # of the chance to win, that was given away: less is no puzzle
PORTIONS: Final = 200  # in which a decision is looked at; then it is let be
WAITING: Final = 20  # tables; more are passed over until the next start
LAID: Final = frozenset(
    ("seats", "duchies", "season", "quadrants", "turned", "cards", "first_game")
)  # options that a position shows; where others are chosen, rules differ from those of puzzles


class Gathering:
    """Looks through one table at a time, whenever a bot has nothing else to do."""

    def __init__(self, store: Store, pool: BotPool) -> None:
        self.store, self.pool = store, pool
        self.lock = asyncio.Lock()
        self.waiting = 0

    async def gather(self, table: Table, findings: Sequence[Finding]) -> None:
        """Keep what is found in a finished table, if it may be; one that is passed over, or not looked
        through when the house closes, comes after the next start."""
        if self.waiting >= WAITING:
            return
        self.waiting += 1
        try:
            async with self.lock:
                if await self.may_use(table.stored):
                    await self._look_through(table, findings)
        finally:
            self.waiting -= 1
        await note_searched(self.store, table.stored.id)

    async def may_use(self, stored: StoredTable) -> bool:
        """A whole game of this house by the usual rules, of people who all agree."""
        people = [seat for seat in stored.seats if seat.kind != "bot"]
        is_ours = stored.status == "finished" and stored.begun == 0 and not (stored.daily or stored.seed)
        if not people or not is_ours or not is_usual(stored):
            return False
        if not all(seat.guests for seat in people):
            return False
        return await all_share(self.store, [guest for seat in people for guest in seat.guests])

    async def _look_through(self, table: Table, findings: Sequence[Finding]) -> None:
        found: list[int] = []
        for row in decisive(findings):
            if len(found) == OF_A_TABLE:
                return
            if all(abs(row - other) >= APART for other in found):
                puzzle = await self._search(table, row)
                if puzzle is not None and await self.may_use(table.stored):  # still
                    game = table.match.game
                    await add_puzzle(self.store, puzzle, game.KEY, game.RULES, table.stored.id, row)
                    found.append(row)

    async def _search(self, table: Table, row: int) -> Puzzle | None:
        """Portion after portion, by what the seat saw before the row."""
        match, seat = await match_at(table, row), table.match.log[row].seat
        view, place = match.view(seat), f"puzzle {table.stored.id} {row}"
        for _ in range(PORTIONS):
            searched = await self.pool.search(Search(new_id(), match.game.KEY, view), seat=place)
            if not searched.goes_on:
                return named(searched.puzzle, match.game, table.stored)
        return None


def decisive(findings: Sequence[Finding]) -> list[int]:
    """The rows where most was given away, or something brilliant was found."""
    given = {
        row: one.decision.wins
        for row, one in enumerate(findings)
        if one.decision and (one.decision.wins >= WINS or one.decision.mark == "brilliant")
    }
    return sorted(given, key=lambda row: -given[row])[:LOOKED_AT]


def named(written: dict[str, Any] | None, game: Game, stored: StoredTable) -> Puzzle | None:
    """A puzzle with a key that tells nothing of its table; of who played there, the bots' levels alone."""
    if written is None:
        return None
    levels = tuple(seat.bot if seat.kind == "bot" else "" for seat in stored.seats)
    puzzle = replace(read_puzzle(written, game, game.RULES), key=new_id(), bots=levels)
    return puzzle if is_sound(game, puzzle) else None


def is_usual(stored: StoredTable) -> bool:
    """Whether it was played by the rules that puzzles are played by, from the first turn on."""
    if POSITION in stored.options or settings_of(stored).guided:
        return False
    options = [one for one in registry.game(stored.game).options() if one.name not in LAID]
    return all(stored.options.get(one.name, one.default) == one.default for one in options)
