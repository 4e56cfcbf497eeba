"""Bots of the pool that do as a test says."""

import asyncio
from collections.abc import Awaitable, Callable

from bastide.server.bots.pool import BotLine, BotPool
from bastide.server.sockets.messages import Ready, Turn

LINES = ["end-turn", "build 1.1"]


def pool_bot(send: Callable[[Turn], Awaitable[None]]) -> BotLine:
    async def close() -> None:
        pass

    return BotLine(Ready(["kingdom"], ["greedy", "castellan", "sovereign"]), send, close)


def ask(
    pool: BotPool, guest: str = "ann", *, level: str = "greedy", seat: str = "", own_only: bool = False
) -> "asyncio.Task[str]":
    return asyncio.ensure_future(
        pool.choose("kingdom", level, {}, LINES, guest=guest, seat=seat, own_only=own_only)
    )


class Scripted:
    """A bot of the pool that keeps what it is handed."""

    def __init__(self, pool: BotPool, is_own: bool = True) -> None:
        self.pool = pool
        self.turns: list[Turn] = []
        self.bot = pool_bot(self._keep)
        self.bot.is_own = is_own

    async def _keep(self, turn: Turn) -> None:
        self.turns.append(turn)

    @property
    def request(self) -> str:
        """What it is asked now."""
        assert self.bot.turn is not None
        return self.bot.turn.request

    async def answer(self) -> None:
        await self.pool.answer(self.bot, self.request, "end-turn")
        await asyncio.sleep(0)  # what it is handed next is sent


def new_bots(pool: BotPool, *own: bool) -> list[Scripted]:
    return [Scripted(pool, is_own=one) for one in own]


async def come(pool: BotPool, bots: list[Scripted]) -> None:
    for one in bots:
        await pool.add(one.bot)
    await asyncio.sleep(0)


def levels_asked(bots: list[Scripted]) -> list[str]:
    return [one.bot.turn.level if isinstance(one.bot.turn, Turn) else "" for one in bots]


def kinds_asked(bots: list[Scripted]) -> list[str]:
    return [one.bot.turn.kind if isinstance(one.bot.turn, Turn) else "" for one in bots]
