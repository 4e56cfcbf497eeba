"""Levels that think for seconds: who waits for a quick answer is not kept waiting."""

import asyncio
import json
from pathlib import Path

import pytest

from bastide.bots import levels_of
from bastide.bots import line as bot_line
from bastide.bots.bot import Bot
from bastide.core.match import Match
from bastide.server.bots.pool import BotPool
from bastide.server.tables.reading import level_of
from tests.server.pool_bots import LINES, ask, come, kinds_asked, levels_asked, new_bots


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


def test_however_many_hints_are_asked_for_a_table_comes_first_and_finds_a_bot(runner: asyncio.Runner) -> None:
    async def scenario() -> list[list[str]]:
        pool = BotPool()
        bots = new_bots(pool, True, True)
        await come(pool, bots)
        hints = [
            asyncio.ensure_future(pool.advise("kingdom", {}, LINES, guest=f"guest {number}"))
            for number in range(20)
        ]
        await asyncio.sleep(0)
        seen = [kinds_asked(bots)]
        tables = [ask(pool, f"ben {number}") for number in range(3)]
        await asyncio.sleep(0)
        seen.append(kinds_asked(bots))
        for _ in range(2):
            await bots[1].answer()
            seen.append(kinds_asked(bots))
        await pool.give_up(bots[0].bot, bots[0].request)
        await bots[1].answer()
        seen.append(kinds_asked(bots))
        assert all(one.done() for one in tables)
        for one in hints:
            one.cancel()
        return seen

    assert runner.run(scenario()) == [
        ["hints", ""],
        ["hints", "choice"],
        ["hints", "choice"],
        ["hints", "choice"],
        ["hints", ""],
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
