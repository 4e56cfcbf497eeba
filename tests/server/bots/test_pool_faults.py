"""Decisions that fell bots: each goes to another bot, and none holds a table up."""

import asyncio
import json
import logging
from functools import partial
from typing import Any

import pytest

from bastide.bots import line as bot_line
from bastide.server.bots.driver import MOST_FAULTS
from bastide.server.bots.pool import MOST_LENT, BotPool, BotsFailed
from bastide.server.sockets.messages import Turn
from bastide.server.tables.leaving import HandToBot, with_bot
from tests.server.house import PATIENCE
from tests.server.inside import ANN, Worker
from tests.server.pool_bots import LINES, Scripted, ask, come, pool_bot


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


def test_lent_bots_that_die_of_a_decision_and_come_again_do_not_keep_it_for_ever(
    runner: asyncio.Runner,
) -> None:
    async def scenario() -> int:
        pool, deaths = BotPool(), 0
        bots = [Scripted(pool, is_own=False) for _ in range(2)]
        await come(pool, bots)
        asked = ask(pool)
        await asyncio.sleep(0)
        while not asked.done():
            (busy,) = [one for one in bots if one.bot.turn is not None]
            bots.remove(busy)
            bots.append(Scripted(pool, is_own=False))
            await pool.add(bots[-1].bot)
            await pool.drop(busy.bot)
            await asyncio.sleep(0)
            deaths += 1
        with pytest.raises(BotsFailed):
            await asked
        return deaths

    assert runner.run(scenario()) == MOST_LENT


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


def test_a_seat_goes_on_with_a_legal_line_when_bots_fail_at_it_and_the_log_says_where(
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
    assert f"seat {seat} after row {number} of table {table.stored.id}" in told
    assert first not in told  # what is played is nobody's business


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
    seat, key, number = table.to_act[0], table.stored.id, table.number
    told = partial(faults_told, caplog, key)

    async def scenario() -> None:
        await worker.give(key, HandToBot(ANN, seat))
        with monkeypatch.context() as broken:
            broken.setattr(table.match, "view", None)
            worker.house.driver.drive(table)
            while told() < MOST_FAULTS:
                await asyncio.sleep(0.01)
        while table.number == number:  # it is tried again and again
            await asyncio.sleep(0.01)

    worker.run(scenario())
    assert told() >= MOST_FAULTS


def test_a_line_that_is_a_fault_of_ours_gives_way_to_the_next_one(
    worker: Worker, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bastide.server.bots.driver.PAUSE", 0.0)
    table = worker.open("me", "screen")
    seat, key, number = table.to_act[0], table.stored.id, table.number
    bad, good, *_ = table.match.legal(seat)
    bot, submit = Scripted(worker.house.pool), table.submit

    def faulty(seat: int, line: str, *more: Any) -> Any:
        if line == bad:
            raise ZeroDivisionError
        return submit(seat, line, *more)

    async def scenario() -> None:
        await worker.house.pool.add(bot.bot)
        monkeypatch.setattr(table, "submit", faulty)
        await worker.give(key, HandToBot(ANN, seat))
        while table.number == number:
            if bot.bot.turn is not None:
                await worker.house.pool.answer(bot.bot, bot.request, bad)
            await asyncio.sleep(0.01)

    worker.run(scenario())
    assert table.rows[number].line == good
    assert faults_told(caplog, key) == MOST_FAULTS + 1


def faults_told(caplog: pytest.LogCaptureFixture, key: str) -> int:
    return len([one for one in caplog.records if key in one.getMessage()])


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
