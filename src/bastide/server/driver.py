"""Sees to it that every decision of a bot is made."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Final

from bastide.core.errors import BastideError
from bastide.core.game import Seat
from bastide.server.pool import BotPool
from bastide.server.refusal import Refusal
from bastide.server.tables import Table

PAUSE: Final = 1.0  # seconds before a decision is asked for again that could not be kept


@dataclass(eq=False)
class Asking:
    """A bot is thinking about the position after this row."""

    number: int
    task: "asyncio.Task[None]"


class Driver:
    """Asks bots for the tables of this worker, one decision of a seat at a time."""

    def __init__(self, pool: BotPool, play: Callable[[Table, Seat, str, int], Awaitable[None]]) -> None:
        self.pool = pool
        self.play = play
        self.asking: dict[str, dict[Seat, Asking]] = {}

    def is_busy(self, key: str) -> bool:
        return bool(self.asking.get(key))

    def needs_help(self, table: Table) -> bool:
        """A bot is to act and none is connected here."""
        return not self.pool.bots and bool(table.bots_to_act)

    def drive(self, table: Table) -> None:
        """Ask for every decision that is a bot's now."""
        self.forget_outdated(table)
        asking = self.asking.setdefault(table.stored.id, {})
        for seat in table.bots_to_act:
            if seat not in asking:
                asking[seat] = Asking(table.number, asyncio.ensure_future(self._ask(table, seat)))
        if not asking:
            del self.asking[table.stored.id]

    def forget_outdated(self, table: Table) -> None:
        """Ask no longer about a position that is past."""
        asking = self.asking.get(table.stored.id, {})
        for seat, one in list(asking.items()):
            if one.number != table.number or seat not in table.bots_to_act:
                asking.pop(seat).task.cancel()

    async def _ask(self, table: Table, seat: Seat) -> None:
        """One decision of a bot, played; if that fails, it is asked for again."""
        match, number = table.match, table.number
        level, view, lines = table.bot_at(seat), match.view(seat), match.legal(seat)
        line = await self.pool.choose(table.stored.game, level, view, lines)
        self.asking.get(table.stored.id, {}).pop(seat, None)
        try:
            await self.play(table, seat, line, number)
        except (Refusal, BastideError):
            pass  # the position has changed meanwhile
        except Exception:
            logging.getLogger("bastide").exception("a bot's move could not be kept")
            await asyncio.sleep(PAUSE)
        self.drive(table)

    def close(self) -> None:
        for asking in self.asking.values():
            for one in asking.values():
                one.task.cancel()
