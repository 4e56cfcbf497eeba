"""Sees to it that every decision of a bot is made."""

import asyncio
import logging
from collections import Counter
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Final

from bastide.core.errors import BastideError
from bastide.core.game import Seat, View
from bastide.server.bots.pool import BotPool, BotsFailed
from bastide.server.refusal import Refusal, Unopened
from bastide.server.storage.faults import CannotKeep
from bastide.server.tables.playing import PlayForBot
from bastide.server.tables.reading import level_of
from bastide.server.tables.table import Table

MOST_FAULTS: Final = 2  # of ours at one position, before other lines are played than those of bots
PAUSE: Final = 1.0  # seconds before a decision is asked for again that could not be kept
LONGEST: Final = 60.0  # seconds of a pause, which grows with our faults


@dataclass(eq=False)
class Asking:
    """A bot is thinking about the position after this row."""

    number: int
    task: "asyncio.Task[None]"


@dataclass(frozen=True)
class Situation:
    """What a bot is to decide, all of one position."""

    number: int  # the last row of that position
    level: str
    view: View
    lines: list[str]
    seed: str = ""  # of the bot's dice, where everybody is to meet the same bot


class Driver:
    """Asks bots for the tables of this worker, one decision of a seat at a time."""

    def __init__(
        self,
        pool: BotPool,
        lock: Callable[[str], asyncio.Lock],
        apply: Callable[[Table, PlayForBot], Awaitable[object]],
    ) -> None:
        self.pool = pool
        self.lock = lock
        self.apply = apply
        self.asking: dict[str, dict[Seat, Asking]] = {}
        self.faults: Counter[tuple[str, int]] = Counter()  # of ours, by table and row

    def is_busy(self, key: str) -> bool:
        return bool(self.asking.get(key))

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
        try:
            situation = await self._read(table, seat)
            if situation is None:
                return
            line = await self._choose(table, seat, situation)
            self._forget(table, seat)  # who is told of the move asks for the next one
            await self.apply(table, PlayForBot(seat, line, situation.number))
        except Unopened:
            return  # another version has written on it
        except CannotKeep:
            await asyncio.sleep(PAUSE)
        except (Refusal, BastideError):
            pass  # the position has changed meanwhile
        except Exception:
            faults = self.faults[table.stored.id, table.number]
            self.faults[table.stored.id, table.number] += 1
            logging.getLogger("bastide").exception("a bot's seat at table %s fails", table.stored.id)
            await asyncio.sleep(min(PAUSE * 2**faults, LONGEST))
        finally:
            self._forget(table, seat)
        self.drive(table)

    async def _read(self, table: Table, seat: Seat) -> Situation | None:
        """What is to be decided, of one position that is kept; nothing if no bot is to act there now."""
        async with self.lock(table.stored.id):
            lines = table.match.legal(seat) if seat in table.bots_to_act else []
            if not lines:
                return None
            asking = self.asking.get(table.stored.id, {}).get(seat)
            if asking is not None:
                asking.number = table.number
            return Situation(
                table.number, table.bot_at(seat), table.match.view(seat), lines, table.bot_seed(seat)
            )

    async def _choose(self, table: Table, seat: Seat, situation: Situation) -> str:
        """A bot's line, or its script's; where bots fail one after another, the first that is legal, and
        where such a line is a fault of ours, one after another."""
        stored, scripted = table.stored, table.scripted_line(seat)
        faults = self.faults[stored.id, situation.number]
        if faults >= MOST_FAULTS:
            return situation.lines[(faults - MOST_FAULTS) % len(situation.lines)]
        if scripted:
            return scripted
        try:
            return await self.pool.choose(
                *(stored.game, level_of(situation.level, stored.game), situation.view, situation.lines),
                guest=stored.host,
                seat=f"{stored.id} {seat}",
                own_only=bool(stored.daily),  # a lent one could do as it likes
                seed=situation.seed,
            )
        except BotsFailed:
            logging.getLogger("bastide").error(
                "bots have failed at the decision of seat %s after row %s of table %s; it plays a legal line",
                *(seat, situation.number, stored.id),
            )
            return situation.lines[0]

    def _forget(self, table: Table, seat: Seat) -> None:
        """This decision is made or dropped; the seat may be asked for its next one already."""
        asking = self.asking.get(table.stored.id, {})
        if seat in asking and asking[seat].task is asyncio.current_task():
            del asking[seat]

    @property
    def tasks(self) -> "list[asyncio.Task[None]]":
        return [one.task for asking in self.asking.values() for one in asking.values()]
