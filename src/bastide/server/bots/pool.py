"""The bots that are connected, and the decisions that wait for one.

A bot process is handed one decision at a time. One that dies or does not answer in time is dropped, and its
decision goes to another; but not for ever: what two bots have failed at is handed back. Levels that think for
seconds, and hints, never take the last bot: a quick answer is always near. Hints wait until no table does.

Finished games are looked at in portions, one at a time, by a bot that no decision waits for.
"""

import asyncio
import hmac
from collections import OrderedDict, deque
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any, Final, Generic, TypeVar

from bastide.bots import LONG_TIMES, thinking_time
from bastide.core.game import View
from bastide.server.http.forms.analysis import Finding
from bastide.server.names import new_id
from bastide.server.sockets.messages import Choice, HintedWay, Ready, Search, Searched, Study, Turn

HINT_TIME: Final = 10.0  # for hints: a moment, but on a machine that is busy with games a long one
STUDY_TIME: Final = 30.0  # a portion takes a moment, but on a machine that is busy with games a long one
PATIENCE: Final = 20.0  # what a bot is waited for beyond its time, which is over late on a busy machine
MOST_FAILURES: Final = 2  # bots that may fail at a decision before it is handed back
MOST_LENT: Final = 6  # of any kind: those that others have lent may come again and again
UNHURRIED: Final = 20.0  # for a decision by a seed: it is the same for everybody, however slow the machine is
NEWCOMER_TIME: Final = 60.0  # seconds for which a new bot is waited for before the next one goes
LOOK: Final = 0.1  # seconds between two looks at one that is to go
REMEMBERED: Final = 32  # seats that a bot has been asked for last, and may have planned a turn of

Beside = Study | Search  # of finished games, once no decision waits
Answer = Choice | list[Finding] | Searched
ANSWERS: Final[dict[type, type]] = {Turn: Choice, Study: list, Search: Searched}
Asked = TypeVar("Asked", bound=Turn | Beside)


@dataclass(frozen=True)
class BotTokens:
    """What a bot process shows at the door, one that the house has started and one that is lent."""

    own: str
    lent: str = ""  # nobody is let in by an empty one

    def is_own(self, token: str) -> bool:
        return _same(token, self.own)

    def lets_in(self, token: str) -> bool:
        return self.is_own(token) or _same(token, self.lent)


def _same(token: str, ours: str) -> bool:
    return bool(ours) and hmac.compare_digest(token.encode(), ours.encode())


class BotsFailed(Exception):
    """Several bots have died of a decision, hung over it or given it up."""


@dataclass(eq=False)
class BotLine:
    """One connected bot process."""

    ready: Ready
    send: Callable[[Turn], Awaitable[None]]
    close: Callable[[], Awaitable[None]]
    is_own: bool = True  # started by the house; a lent one is somebody else's
    study: Callable[[Beside], Awaitable[None]] | None = None  # where it looks at finished games
    turn: Turn | Beside | None = None
    alarm: asyncio.TimerHandle | None = None
    goes: bool = False  # once it has answered: another comes in its place
    seats: "deque[str]" = field(default_factory=lambda: deque(maxlen=REMEMBERED))

    def rest(self) -> None:
        """Nothing is asked of the bot."""
        self.turn = None
        if self.alarm is not None:
            self.alarm.cancel()

    def can_answer(self, decision: "Decision[Any]") -> bool:
        """Whether it plays that, and may be shown it."""
        turn: Turn | Beside = decision.turn
        may_see = self.is_own or not decision.own_only
        return may_see and turn.game in self.ready.games and self._is_able(turn)

    def _is_able(self, turn: Turn | Beside) -> bool:
        if isinstance(turn, Beside):
            return self.study is not None
        return turn.kind == "hints" or turn.level in self.ready.levels

    async def ask(self, turn: Turn | Beside) -> None:
        if isinstance(turn, Turn):
            await self.send(turn)
        elif self.study is not None:
            await self.study(turn)


@dataclass(eq=False)
class Decision(Generic[Asked]):
    """A decision that somebody waits for, or a portion of a game to look at."""

    turn: Asked
    guest: str  # on whose account it is asked for
    own_only: bool  # not for bots that others have lent
    answer: "asyncio.Future[Any]"
    seat: str = ""  # whose it is, so that a turn which was planned is played by who planned it
    failures: int = 0
    failed: "list[BotLine]" = field(default_factory=list)


class Queue(Generic[Asked]):
    """The decisions that wait: guests take turns, and each guest's are answered oldest first."""

    def __init__(self) -> None:
        self.of_guests: OrderedDict[str, deque[Decision[Asked]]] = (
            OrderedDict()
        )  # who was served longest ago first

    def __iter__(self) -> Iterator[Decision[Asked]]:
        return (decision for waiting in self.of_guests.values() for decision in waiting)

    def put(self, decision: Decision[Asked]) -> None:
        self.of_guests.setdefault(decision.guest, deque()).append(decision)

    def put_back(self, decision: Decision[Asked]) -> None:
        """It has waited already: before the guest's others, and the guest before the other guests."""
        self.of_guests.setdefault(decision.guest, deque()).appendleft(decision)
        self.of_guests.move_to_end(decision.guest, last=False)

    def take(self, decision: Decision[Asked]) -> None:
        """The decision is handed out: it is the other guests' turn."""
        self.drop(decision)
        if decision.guest in self.of_guests:
            self.of_guests.move_to_end(decision.guest)

    def drop(self, decision: Decision[Asked]) -> None:
        """Nobody waits for it any more."""
        waiting = self.of_guests.get(decision.guest)
        if waiting and decision in waiting:
            waiting.remove(decision)
            if not waiting:
                del self.of_guests[decision.guest]


class BotPool:
    """Hands decisions to bots."""

    def __init__(self) -> None:
        self.bots: list[BotLine] = []
        self.queue: Queue[Turn] = Queue()  # of tables
        self.hints: Queue[Turn] = Queue()  # once no table waits
        self.studies: Queue[Beside] = Queue()  # once no decision waits
        self.given: dict[str, Decision[Any]] = {}
        self.come = 0  # of the own ones, so far
        self.tasks: set[asyncio.Task[None]] = set()
        self.has_bots: Callable[[], None] = lambda: None  # hears of the first one that comes

    async def choose(
        self,
        game: str,
        level: str,
        view: View,
        lines: list[str],
        *,
        guest: str = "",
        seat: str = "",
        own_only: bool = False,
        seed: str = "",
    ) -> str:
        """A line for a position, from whichever bot is free first; `BotsFailed` if they fail at it.

        With a seed it is the same line whoever answers, so that no bot is to be cut short.
        """
        seconds = UNHURRIED if seed else thinking_time(level)
        turn = Turn(new_id(), game, level, view, lines, seconds, seed)
        line = (await self._choice(turn, guest, own_only, seat)).line
        return line if line in lines else lines[0]  # a bot that talks nonsense plays the first

    async def advise(
        self,
        game: str,
        view: View,
        lines: list[str],
        *,
        guest: str,
        among: Sequence[list[str]] = (),
    ) -> list[HintedWay]:
        """The best ways to go on, from a bot of the house's own; `BotsFailed` if they fail at it."""
        turn = Turn(new_id(), game, "", view, lines, HINT_TIME, kind="hints", among=list(among))
        ways = (await self._choice(turn, guest, own_only=True)).ways
        if not ways or any(way.lines[:1] == [] or way.lines[0] not in lines for way in ways):
            raise BotsFailed
        return ways

    async def _choice(self, turn: Turn, guest: str, own_only: bool, seat: str = "") -> Choice:
        decision = Decision(turn, guest, own_only, asyncio.get_running_loop().create_future(), seat)
        choice: Choice = await self._answer_to(decision)
        return choice

    async def look(self, study: Study, *, guest: str = "") -> list[Finding]:
        """What is found in a portion of a finished game, whenever a bot of our own has nothing else to do."""
        found: list[Finding] = await self._found_beside(study, guest, "")
        return found

    async def search(self, search: Search, *, seat: str) -> Searched:
        """Whether a decision of a finished game is a puzzle, likewise; from who has begun it, if possible."""
        searched: Searched = await self._found_beside(search, "", seat)
        return searched

    async def _found_beside(self, asked: Beside, guest: str, seat: str) -> Any:
        answer = asyncio.get_running_loop().create_future()
        decision: Decision[Beside] = Decision(asked, guest, True, answer, seat)
        return await self._answer_to(decision)

    async def _answer_to(self, decision: Decision[Any]) -> Any:
        queue = self._queue_of(decision.turn)
        queue.put(decision)
        try:
            await self.hand_out()
            return await decision.answer
        finally:  # nobody waits for it any more
            self.given.pop(decision.turn.request, None)
            queue.drop(decision)

    async def add(self, bot: BotLine) -> None:
        is_first = not self.bots
        self.bots.append(bot)
        self.come += bot.is_own
        if is_first:
            self.has_bots()
        await self.hand_out()

    async def drop(self, bot: BotLine) -> None:
        """A bot is gone; what it was asked goes to another."""
        if bot in self.bots:
            self.bots.remove(bot)
        if bot.turn is not None:
            self._has_failed(bot, bot.turn.request)
        bot.rest()
        await self.hand_out()

    async def renew(self) -> None:
        """The own bots go one by one, each when it has answered; whoever keeps them sends others."""
        for bot in [one for one in self.bots if one.is_own]:
            bot.goes = True
            while bot in self.bots and bot.turn is not None:
                await asyncio.sleep(LOOK)
            if bot in self.bots:
                self.bots.remove(bot)
                await self._replace(bot)

    async def _replace(self, bot: BotLine) -> None:
        """Closing its line ends its process; wait for the one that comes instead."""
        before = self.come
        await bot.close()
        with suppress(TimeoutError):
            async with asyncio.timeout(NEWCOMER_TIME):
                while self.come == before:
                    await asyncio.sleep(LOOK)

    async def answer(self, bot: BotLine, request: str, line: str, ways: Sequence[HintedWay] = ()) -> None:
        """A bot's choice; one that nobody waits for any more is passed over."""
        await self._settle(bot, request, Choice(request, line, list(ways)))

    async def found(self, bot: BotLine, request: str, findings: list[Finding]) -> None:
        """What a bot has found in a portion of a finished game."""
        await self._settle(bot, request, findings)

    async def searched(self, bot: BotLine, searched: Searched) -> None:
        """Whether a bot has found a puzzle."""
        await self._settle(bot, searched.request, searched)

    async def _settle(self, bot: BotLine, request: str, answer: Answer) -> None:
        """An answer to what was asked; one to something else is none."""
        if bot.turn is not None and not isinstance(answer, ANSWERS[type(bot.turn)]):
            await self.give_up(bot, request)
            return
        decision = self._taken_from(bot, request)
        if decision is not None and not decision.answer.done():
            decision.answer.set_result(answer)
        await self.hand_out()

    async def give_up(self, bot: BotLine, request: str) -> None:
        """A bot that lives has found no answer; another may."""
        if bot.turn is not None and bot.turn.request == request:
            self._has_failed(bot, request)
            bot.rest()
        await self.hand_out()

    def _taken_from(self, bot: BotLine, request: str) -> Decision[Any] | None:
        """The decision that was this bot's to make; nobody answers what another was asked."""
        if bot.turn is None or bot.turn.request != request:
            return None
        bot.rest()
        return self.given.pop(request, None)

    def _has_failed(self, bot: BotLine, request: str) -> None:
        """A bot has failed at a decision: another tries; one that fells bot after bot is handed back."""
        decision = self.given.pop(request, None)
        if decision is None or decision.answer.done():
            return
        decision.failed.append(bot)
        if bot.is_own or not self._others_for(decision):  # a lent one proves nothing while there are others
            decision.failures += 1
        if decision.failures < MOST_FAILURES and len(decision.failed) < MOST_LENT:
            self._queue_of(decision.turn).put_back(decision)
        else:
            decision.answer.set_exception(BotsFailed())

    async def hand_out(self) -> None:
        """Give every decision that waits to a bot that is free for it."""
        while (pair := self._next()) is not None:
            decision, bot = pair
            self._queue_of(decision.turn).take(decision)
            self.given[decision.turn.request] = decision
            bot.turn = decision.turn
            bot.seats.append(decision.seat)
            loop = asyncio.get_running_loop()
            seconds = STUDY_TIME if isinstance(bot.turn, Beside) else bot.turn.seconds + PATIENCE
            bot.alarm = loop.call_later(seconds, self._hangs, bot)
            self._later(self._send(bot, decision.turn))

    async def _send(self, bot: BotLine, turn: Turn | Beside) -> None:
        """By itself: nobody waits for a bot that does not read."""
        try:
            await bot.ask(turn)
        except Exception:  # whatever is wrong with its line, the decision goes to another
            self._hangs(bot)

    def _queue_of(self, turn: Turn | Beside) -> Queue[Any]:
        if isinstance(turn, Beside):
            return self.studies
        return self.hints if turn.kind == "hints" else self.queue

    def _next(self) -> tuple[Decision[Any], BotLine] | None:
        """A table first, then hints; then one bot at most looks at a finished game."""
        studies = any(isinstance(bot.turn, Beside) for bot in self.bots)
        queues: list[Queue[Any]] = [self.queue, self.hints, *([] if studies else [self.studies])]
        return next((pair for queue in queues if (pair := self._pair(queue))), None)

    def _pair(self, queue: Queue[Asked]) -> tuple[Decision[Asked], BotLine] | None:
        free = [bot for bot in self.bots if bot.turn is None and not bot.goes]
        for decision in queue if free else ():
            others = self._others_for(decision)
            for bot in sorted(free, key=lambda one: decision.seat not in one.seats):
                if (
                    bot.can_answer(decision)
                    and (bot in others or not others)
                    and self._may_take(bot, decision)
                ):
                    return decision, bot
        return None

    def _may_take(self, bot: BotLine, decision: Decision[Any]) -> bool:
        """Who thinks long leaves one bot to those who do not, unless there is no other."""
        if not thinks_long(decision.turn):
            return True
        others = [one for one in self.bots if one is not bot and one.is_own == bot.is_own]
        return not others or not all(thinks_long(one.turn) for one in others)

    def _others_for(self, decision: Decision[Any]) -> list[BotLine]:
        """The bots that have not failed at a decision and could be asked."""
        return [bot for bot in self.bots if bot.can_answer(decision) and bot not in decision.failed]

    def _hangs(self, bot: BotLine) -> None:
        """A bot that hangs, or cannot be asked, is dropped; closing its line ends its process."""
        self._later(self.drop(bot))
        self._later(bot.close())

    def _later(self, work: Awaitable[None]) -> None:
        task = asyncio.ensure_future(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)


def thinks_long(turn: Turn | Beside | None) -> bool:
    """Whether it may take seconds to answer."""
    return isinstance(turn, Turn) and (turn.kind == "hints" or turn.level in LONG_TIMES)
