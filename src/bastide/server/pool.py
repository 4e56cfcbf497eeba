"""The bots that are connected, and the decisions that wait for one.

A bot process is handed one decision at a time. One that dies or does not answer in time is dropped,
and its decision goes to another.
"""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, Final

from bastide.server.messages import Ready, Turn
from bastide.server.tables import new_id

THINKING_TIME: Final = 1.0  # what a bot is given
PATIENCE: Final = 5.0  # what it is waited for beyond that


@dataclass(eq=False)
class BotLine:
    """One connected bot process."""

    ready: Ready
    send: Callable[[Turn], Awaitable[None]]
    close: Callable[[], Awaitable[None]]
    turn: Turn | None = None
    alarm: asyncio.TimerHandle | None = None

    def rest(self) -> None:
        """Nothing is asked of the bot."""
        self.turn = None
        if self.alarm is not None:
            self.alarm.cancel()


@dataclass(eq=False)
class Decision:
    """A decision that somebody waits for."""

    turn: Turn
    answer: "asyncio.Future[str]"


class BotPool:
    """Hands decisions to bots, oldest first."""

    def __init__(self) -> None:
        self.bots: list[BotLine] = []
        self.waiting: deque[Decision] = deque()
        self.given: dict[str, Decision] = {}
        self.tasks: set[asyncio.Task[None]] = set()

    async def choose(self, game: str, level: str, view: dict[str, Any], lines: list[str]) -> str:
        """A line for a position, from whichever bot is free first."""
        turn = Turn(new_id(), game, level, view, lines, THINKING_TIME)
        decision = Decision(turn, asyncio.get_running_loop().create_future())
        self.waiting.append(decision)
        try:
            await self.hand_out()
            line = await decision.answer
        finally:
            self._forget(decision)
        return line if line in lines else lines[0]  # a bot that talks nonsense plays the first

    def _forget(self, decision: Decision) -> None:
        """Nobody waits for the decision any more."""
        self.given.pop(decision.turn.request, None)
        if decision in self.waiting:
            self.waiting.remove(decision)

    async def add(self, bot: BotLine) -> None:
        self.bots.append(bot)
        await self.hand_out()

    async def drop(self, bot: BotLine) -> None:
        """A bot is gone; what it was asked goes to another."""
        if bot in self.bots:
            self.bots.remove(bot)
        if bot.turn is not None and bot.turn.request in self.given:
            self.waiting.appendleft(self.given.pop(bot.turn.request))
        bot.rest()
        await self.hand_out()

    async def answer(self, bot: BotLine, request: str, line: str) -> None:
        """A bot's choice; one that nobody waits for any more is passed over."""
        decision = self.given.pop(request, None)
        if bot.turn is not None and bot.turn.request == request:
            bot.rest()
        if decision is not None and not decision.answer.done():
            decision.answer.set_result(line)
        await self.hand_out()

    async def hand_out(self) -> None:
        """Give every decision that waits to a bot that is free for it."""
        while (pair := self._next()) is not None:
            decision, bot = pair
            self.waiting.remove(decision)
            self.given[decision.turn.request] = decision
            bot.turn = decision.turn
            loop = asyncio.get_running_loop()
            bot.alarm = loop.call_later(THINKING_TIME + PATIENCE, self._give_up, bot)
            try:
                await bot.send(decision.turn)
            except Exception:  # whatever is wrong with its line, the decision goes to another
                await self.drop(bot)

    def _next(self) -> tuple[Decision, BotLine] | None:
        for decision in self.waiting:
            bot = self._free_for(decision.turn)
            if bot is not None:
                return decision, bot
        return None

    def _free_for(self, turn: Turn) -> BotLine | None:
        for bot in self.bots:
            if bot.turn is None and turn.game in bot.ready.games and turn.level in bot.ready.levels:
                return bot
        return None

    def _give_up(self, bot: BotLine) -> None:
        """A bot that hangs is dropped; closing its line ends its process."""
        for work in (self.drop(bot), bot.close()):
            task = asyncio.ensure_future(work)
            self.tasks.add(task)
            task.add_done_callback(self.tasks.discard)
