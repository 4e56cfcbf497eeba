"""The bots' decisions from inside: handed out once and fairly, and none that fells every bot."""

import asyncio
import json
import logging
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from bastide.bots import levels_of
from bastide.bots import line as bot_line
from bastide.bots.bot import Bot
from bastide.core.match import Match
from bastide.server.bots.pool import BotLine, BotPool, BotsFailed, BotTokens, Decision, Queue
from bastide.server.refusal import Refusal
from bastide.server.sockets import talking
from bastide.server.sockets.messages import Ready, Turn
from bastide.server.tables.leaving import HandToBot, with_bot
from bastide.server.tables.reading import level_of
from tests.server.house import PATIENCE
from tests.server.inside import ANN, Worker

LINES = ["end-turn", "build 1.1"]


def pool_bot(send: Callable[[Turn], Awaitable[None]]) -> BotLine:
    async def close() -> None:
        pass

    return BotLine(Ready(["kingdom"], ["greedy", "castellan", "sovereign"]), send, close)


def decision_of(guest: str) -> Decision[Turn]:
    turn = Turn(f"of {guest}", "kingdom", "greedy", {}, LINES, 1.0)
    return Decision(turn, guest, False, asyncio.get_running_loop().create_future())


def test_when_bots_come_at_once_every_decision_is_handed_out_once(runner: asyncio.Runner) -> None:
    async def scenario() -> list[str]:
        pool, handed = BotPool(), []

        async def send_slowly(turn: Turn) -> None:
            handed.append(turn.request)
            await asyncio.sleep(0.01)

        asked = [asyncio.ensure_future(pool.choose("kingdom", "greedy", {}, ["end-turn"])) for _ in range(2)]
        await asyncio.sleep(0)
        await asyncio.gather(*[pool.add(pool_bot(send_slowly)) for _ in range(3)])
        for bot in pool.bots:
            if bot.turn is not None:
                await pool.answer(bot, bot.turn.request, "end-turn")
        assert await asyncio.wait_for(asyncio.gather(*asked), 5) == ["end-turn"] * 2
        return handed

    handed = runner.run(scenario())
    assert len(handed) == len(set(handed)) == 2


def test_findings_are_no_answer_to_a_decision_and_another_bot_is_asked(runner: asyncio.Runner) -> None:
    async def scenario() -> str:
        pool = BotPool()

        async def confuse(turn: Turn) -> None:
            await pool.found(confused, turn.request, [])

        async def answer(turn: Turn) -> None:
            await pool.answer(sound, turn.request, "build 1.1")

        confused, sound = pool_bot(confuse), pool_bot(answer)
        await pool.add(confused)
        asked = asyncio.ensure_future(pool.choose("kingdom", "greedy", {}, LINES))
        await asyncio.sleep(0)
        await pool.add(sound)
        return await asyncio.wait_for(asked, 5)

    assert runner.run(scenario()) == "build 1.1"


def test_what_a_bot_failed_at_comes_before_all_that_waits(runner: asyncio.Runner) -> None:
    async def scenario() -> None:
        queue: Queue[Turn] = Queue()
        ann, later, ben = (decision_of(guest) for guest in ("ann", "ann", "ben"))
        for decision in (ann, later, ben):
            queue.put(decision)
        queue.take(ann)
        assert list(queue) == [ben, later]
        queue.put_back(ann)
        assert list(queue) == [ann, later, ben]

    runner.run(scenario())


def test_a_decision_that_cannot_be_sent_goes_to_another(runner: asyncio.Runner) -> None:
    async def scenario() -> str:
        pool = BotPool()

        async def send_well(turn: Turn) -> None:
            asyncio.get_running_loop().call_soon(
                lambda: asyncio.ensure_future(pool.answer(good, turn.request, "end-turn"))
            )

        async def fail(turn: Turn) -> None:
            raise OSError(turn.request)

        good, gone = pool_bot(send_well), pool_bot(fail)
        await pool.add(gone)
        await pool.add(good)
        return await asyncio.wait_for(pool.choose("kingdom", "greedy", {}, ["end-turn"]), 5)

    assert runner.run(scenario()) == "end-turn"


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


# -- decisions that fell bots


@pytest.mark.parametrize("how", ["dies", "gives up"])
def test_a_decision_that_two_bots_have_failed_at_is_handed_back(runner: asyncio.Runner, how: str) -> None:
    async def scenario() -> list[int]:
        pool = BotPool()
        bots = [Scripted(pool) for _ in range(3)]
        for one in bots:
            await pool.add(one.bot)
        asked = ask(pool)
        await asyncio.sleep(0)
        while not asked.done():
            (busy,) = [one for one in bots if one.bot.turn is not None]
            await asyncio.sleep(0)
            await (pool.drop(busy.bot) if how == "dies" else pool.give_up(busy.bot, busy.request))
            await asyncio.sleep(0)
        with pytest.raises(BotsFailed):
            await asked
        return [len(one.turns) for one in bots]

    assert runner.run(scenario()) == [1, 1, 0]


def test_what_one_bot_gives_up_goes_to_another_though_the_first_is_free(runner: asyncio.Runner) -> None:
    async def scenario() -> tuple[int, int]:
        pool = BotPool()
        lent, own = Scripted(pool, is_own=False), Scripted(pool)
        await pool.add(lent.bot)
        await pool.add(own.bot)
        asked = ask(pool)
        await asyncio.sleep(0)
        await pool.give_up(lent.bot, lent.request)
        await asyncio.sleep(0)
        await own.answer()
        assert await asyncio.wait_for(asked, 5) == "end-turn"
        return len(lent.turns), len(own.turns)

    assert runner.run(scenario()) == (1, 1)


def test_a_bot_that_does_not_read_holds_nobody_up(runner: asyncio.Runner) -> None:
    async def scenario() -> str:
        pool = BotPool()

        async def wait_for_ever(_turn: Turn) -> None:
            await asyncio.Event().wait()

        deaf, good = pool_bot(wait_for_ever), Scripted(pool)
        asked = [ask(pool), ask(pool, "ben")]
        await asyncio.sleep(0)
        await asyncio.wait_for(pool.add(deaf), PATIENCE)
        await pool.add(good.bot)
        await asyncio.sleep(0)
        await good.answer()
        done, waiting = await asyncio.wait(asked, timeout=PATIENCE, return_when=asyncio.FIRST_COMPLETED)
        for one in waiting:
            one.cancel()
        return done.pop().result()

    assert runner.run(scenario()) == "end-turn"


def test_a_bot_that_gives_up_is_handed_the_next_decision(runner: asyncio.Runner) -> None:
    async def scenario() -> int:
        pool = BotPool()
        first, second = ask(pool), ask(pool, "ben")
        bot = Scripted(pool)
        await pool.add(bot.bot)
        await asyncio.sleep(0)
        for _ in range(2):
            await pool.give_up(bot.bot, bot.request)
        await bot.answer()
        assert await asyncio.wait_for(second, 5) == "end-turn"
        assert isinstance(first.exception(), BotsFailed)
        return len(bot.turns)

    assert runner.run(scenario()) == 3


@pytest.mark.parametrize("turn", [{"lines": []}, {"view": {}}, {"game": "chess"}, {"level": "queen"}])
def test_a_bot_lives_on_after_a_decision_that_cannot_be_made(turn: dict[str, object]) -> None:
    asked = {"request": "one", "game": "kingdom", "level": "greedy", "view": {}, "lines": LINES, "seconds": 1}
    told = json.loads(bot_line.answer({**asked, **turn}, {}))
    assert told == {"type": "given-up", "request": "one"}


def test_a_bot_cannot_answer_what_another_was_asked(runner: asyncio.Runner) -> None:
    async def scenario() -> str:
        pool = BotPool()
        asked = ask(pool)
        await asyncio.sleep(0)
        honest, other = Scripted(pool), Scripted(pool)
        await pool.add(honest.bot)
        await pool.add(other.bot)
        await pool.answer(other.bot, honest.request, "build 1.1")
        await honest.answer()
        return await asyncio.wait_for(asked, 5)

    assert runner.run(scenario()) == "end-turn"


def test_a_seat_goes_on_with_a_legal_line_when_bots_fail_at_it_and_the_log_has_the_game(
    worker: Worker, caplog: pytest.LogCaptureFixture
) -> None:
    table = worker.open("me", "screen")
    seat, number = table.to_act[0], table.number
    first = table.match.legal(seat)[0]

    async def scenario() -> None:
        pool = worker.house.pool
        await worker.give(table.stored.id, HandToBot(ANN, seat))
        while table.number == number:
            bot = Scripted(pool)
            await pool.add(bot.bot)
            await asyncio.sleep(0.01)
            await pool.drop(bot.bot)

    with caplog.at_level(logging.ERROR):
        worker.run(scenario())
    assert table.rows[number].line == first
    (told,) = [one.getMessage() for one in caplog.records]
    assert table.stored.id in told
    assert "game kingdom" in told


def test_a_seat_that_is_no_bot_s_any_more_when_its_lines_are_read_is_passed_over(worker: Worker) -> None:
    table = worker.open("me", "screen")
    seat, key = table.to_act[0], table.stored.id
    bot = Scripted(worker.house.pool)

    async def scenario() -> None:
        await worker.house.pool.add(bot.bot)
        async with worker.house.lock(key):
            table.stored, before = with_bot(table.stored, seat), table.stored
            worker.house.driver.drive(table)
            await asyncio.sleep(0.01)
            table.stored = before  # what was to be changed could not be kept
        while worker.house.driver.is_busy(key):
            await asyncio.sleep(0.01)

    worker.run(scenario())
    assert bot.turns == []


def test_a_fault_of_the_rules_stops_neither_the_driver_nor_the_log(
    worker: Worker, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bastide.server.bots.driver.PAUSE", 0.0)
    table = worker.open("me", "screen")
    seat, key = table.to_act[0], table.stored.id

    async def scenario() -> None:
        await worker.give(key, HandToBot(ANN, seat))
        monkeypatch.setattr(table.match, "view", None)
        worker.house.driver.drive(table)
        while worker.house.driver.is_busy(key):
            await asyncio.sleep(0.01)

    worker.run(scenario())
    assert len([one for one in caplog.records if key in one.getMessage()]) == 2


def test_bots_are_asked_about_positions_that_are_kept(worker: Worker) -> None:
    table = worker.open("me", "screen")
    seat, key, number = table.to_act[0], table.stored.id, table.number
    bot = Scripted(worker.house.pool)
    lines = table.match.legal(seat)

    async def scenario() -> None:
        await worker.house.pool.add(bot.bot)
        await worker.give(key, HandToBot(ANN, seat))
        async with worker.house.lock(key):
            rows = table.submit(seat, lines[0], 1.0, None)
            await asyncio.sleep(0.01)  # the driver has its chance to look
            table.forget(rows)
        while not bot.turns:
            await asyncio.sleep(0.01)

    worker.run(scenario())
    assert [turn.lines for turn in bot.turns] == [lines]
    assert table.number == number


# -- shared fairly


def test_guests_take_turns_however_many_decisions_one_has(runner: asyncio.Runner) -> None:
    async def scenario() -> list[str]:
        pool = BotPool()
        asked = {ask(pool, "many"): "many" for _ in range(20)}
        await asyncio.sleep(0)
        asked |= {ask(pool, guest): guest for guest in ("one", "other", "one")}
        await asyncio.sleep(0)
        bot = Scripted(pool)
        await pool.add(bot.bot)
        served: list[str] = []
        while len(served) < 6:
            await bot.answer()
            await asyncio.sleep(0)
            done = [one for one in asked if one.done()]
            served += [asked.pop(one) for one in done]
        for one in asked:
            one.cancel()
        return served

    assert runner.run(scenario()) == ["many", "one", "other", "many", "one", "many"]


def test_a_decision_that_goes_to_another_bot_does_not_queue_again(runner: asyncio.Runner) -> None:
    async def scenario() -> tuple[str, str]:
        pool = BotPool()
        first = Scripted(pool)
        await pool.add(first.bot)
        asked = [ask(pool, guest) for guest in ("ann", "ann", "ben")]
        await asyncio.sleep(0)
        second, handed = Scripted(pool), first.request
        await pool.drop(first.bot)
        await pool.add(second.bot)
        for one in asked:
            one.cancel()
        return handed, second.request

    handed, again = runner.run(scenario())
    assert handed == again


def test_a_decision_nobody_waits_for_any_more_is_not_handed_out(runner: asyncio.Runner) -> None:
    async def scenario() -> list[Turn]:
        pool = BotPool()
        asked = ask(pool)
        await asyncio.sleep(0)
        asked.cancel()
        await asyncio.sleep(0)
        bot = Scripted(pool)
        await pool.add(bot.bot)
        await asyncio.sleep(0)
        return bot.turns

    assert runner.run(scenario()) == []


# -- levels that think for seconds


def new_bots(pool: BotPool, *own: bool) -> list[Scripted]:
    return [Scripted(pool, is_own=one) for one in own]


async def come(pool: BotPool, bots: list[Scripted]) -> None:
    for one in bots:
        await pool.add(one.bot)
    await asyncio.sleep(0)


def levels_asked(bots: list[Scripted]) -> list[str]:
    return [one.bot.turn.level if isinstance(one.bot.turn, Turn) else "" for one in bots]


def test_however_many_sovereigns_one_guest_has_a_quick_answer_is_near(runner: asyncio.Runner) -> None:
    async def scenario() -> list[list[str]]:
        pool = BotPool()
        bots = new_bots(pool, True, True, True)
        await come(pool, bots)
        asked = [ask(pool, "many", level="sovereign") for _ in range(6)]
        await asyncio.sleep(0)
        seen = [levels_asked(bots)]
        asked.append(ask(pool, "ben"))
        await asyncio.sleep(0)
        seen.append(levels_asked(bots))
        await bots[2].answer()
        assert asked[-1].done()
        seen.append(levels_asked(bots))
        for one in asked:
            one.cancel()
        return seen

    assert runner.run(scenario()) == [
        ["sovereign", "sovereign", ""],
        ["sovereign", "sovereign", "greedy"],
        ["sovereign", "sovereign", ""],
    ]


@pytest.mark.parametrize("own", [(True,), (False,)])
def test_the_only_bot_thinks_long_too(runner: asyncio.Runner, own: tuple[bool, ...]) -> None:
    async def scenario() -> list[str]:
        pool = BotPool()
        bots = new_bots(pool, *own)
        await come(pool, bots)
        asked = ask(pool, level="sovereign")
        await asyncio.sleep(0)
        asked.cancel()
        return levels_asked(bots)

    assert runner.run(scenario()) == ["sovereign"]


def test_every_level_gets_its_own_time(runner: asyncio.Runner) -> None:
    async def scenario() -> list[float]:
        pool = BotPool()
        (bot,) = bots = new_bots(pool, True)
        await come(pool, bots)
        for level in ("greedy", "castellan", "sovereign"):
            asked = ask(pool, level=level)
            await asyncio.sleep(0)
            await bot.answer()
            await asked
        return [turn.seconds for turn in bot.turns]

    assert runner.run(scenario()) == [1.0, 1.0, 3.0]


def test_who_has_planned_a_turn_is_asked_for_the_rest_of_it(runner: asyncio.Runner) -> None:
    async def scenario() -> list[list[str]]:
        pool = BotPool()
        bots = new_bots(pool, True, True)
        await come(pool, bots)
        seen = []
        for seats in (["first 0", "second 1"], ["second 1"], ["first 0"], ["second 1"]):
            asked = [ask(pool, seat=seat) for seat in seats]
            await asyncio.sleep(0)
            seen.append(levels_asked(bots))
            for one in bots:
                if one.bot.turn is not None:
                    await one.answer()
            await asyncio.gather(*asked)
        return seen

    assert runner.run(scenario()) == [["greedy", "greedy"], ["", "greedy"], ["greedy", ""], ["", "greedy"]]


def test_a_level_whose_weights_do_not_fit_is_stood_in_for(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr("bastide.bots.network.digest", lambda _game: "of other features")
    match = Match("kingdom", seed=1)
    view, lines = match.view(match.to_act[0]), match.legal(match.to_act[0])
    turn = {"request": "one", "game": "kingdom", "level": "castellan", "view": view, "lines": lines}
    bots: dict[tuple[str, str], Bot] = {}
    told = [json.loads(bot_line.answer({**turn, "seconds": 1.0}, bots)) for _ in range(2)]
    assert all(one["line"] in lines for one in told)
    (complaint,) = [one.getMessage() for one in caplog.records]
    assert complaint.startswith("castellan of kingdom: ")


def test_a_level_without_weights_is_not_offered(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr("bastide.bots.__file__", str(tmp_path / "__init__.py"))
    assert levels_of("kingdom") == ["uniform", "greedy", "steward"]
    assert level_of("sovereign", "kingdom") == "greedy"


# -- bots that make room for others


def test_bots_are_renewed_one_by_one_each_after_its_answer(runner: asyncio.Runner) -> None:
    async def scenario() -> list[list[str]]:
        pool, seen = BotPool(), []
        closed: list[Scripted] = []
        bots = new_bots(pool, True, True, False)
        for one in bots:
            one.bot.close = closes(one, closed)
        await come(pool, bots)
        first = ask(pool)
        await asyncio.sleep(0)
        renewing = asyncio.ensure_future(pool.renew())
        await asyncio.sleep(0)
        second = ask(pool, "ben")  # the first is to go, and is asked nothing more
        await asyncio.sleep(0)
        seen.append(levels_asked(bots))
        assert closed == []
        for one in bots[:2]:
            await one.answer()
        for number in (1, 2):
            while len(closed) < number:
                await asyncio.sleep(0.01)
            assert closed == bots[:number]  # the next one stays until another has come
            await come(pool, new_bots(pool, True))
        await asyncio.wait_for(asyncio.gather(first, second, renewing), PATIENCE)
        return seen

    assert runner.run(scenario()) == [["greedy", "greedy", ""]]


def closes(bot: Scripted, closed: list[Scripted]) -> Callable[[], Awaitable[None]]:
    async def close() -> None:
        closed.append(bot)

    return close


# -- bots that others lend


def test_what_is_for_the_house_s_own_bots_is_not_handed_to_a_lent_one(runner: asyncio.Runner) -> None:
    async def scenario() -> list[int]:
        pool = BotPool()
        asked = ask(pool, own_only=True)
        await asyncio.sleep(0)
        lent, own = Scripted(pool, is_own=False), Scripted(pool)
        await pool.add(lent.bot)
        await pool.add(own.bot)
        await own.answer()
        await asked
        return [len(one.turns) for one in (lent, own)]

    assert runner.run(scenario()) == [0, 1]


def test_a_hint_that_bots_fail_at_is_refused(worker: Worker) -> None:
    table = worker.open("me", "screen")

    async def scenario() -> None:
        asked = asyncio.ensure_future(talking.hint(worker.house, ANN, table.stored.id, seat=table.to_act[0]))
        while not asked.done():
            bot = Scripted(worker.house.pool)
            await worker.house.pool.add(bot.bot)
            await asyncio.sleep(0.01)
            await worker.house.pool.drop(bot.bot)
        await asked

    (refused,) = worker.run(scenario())
    assert isinstance(refused, Refusal)
    assert refused.message.key == "no-bot-free"


def test_an_empty_token_lets_nobody_in() -> None:
    tokens = BotTokens(own="own")
    assert [tokens.lets_in(token) for token in ("own", "", "lent")] == [True, False, False]
    lent = BotTokens(own="own", lent="lent")
    assert [lent.is_own(token) for token in ("own", "lent", "")] == [True, False, False]
    assert lent.lets_in("lent")
