"""The bots' decisions from inside: handed out once and fairly."""

import asyncio
from collections.abc import Awaitable, Callable

from bastide.server.bots.pool import BotPool, BotTokens, Decision, Queue
from bastide.server.refusal import Refusal
from bastide.server.sockets import talking
from bastide.server.sockets.messages import Turn
from tests.server.house import PATIENCE
from tests.server.inside import ANN, Worker
from tests.server.pool_bots import LINES, Scripted, ask, come, levels_asked, new_bots, pool_bot


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

        async def close() -> None:
            closed.append("gone")

        good, gone = pool_bot(send_well), pool_bot(fail)
        gone.close = close
        await pool.add(gone)
        await pool.add(good)
        return await asyncio.wait_for(pool.choose("kingdom", "greedy", {}, ["end-turn"]), 5)

    closed: list[str] = []  # whose process ends, so that another comes in its place
    assert runner.run(scenario()) == "end-turn"
    assert closed == ["gone"]


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
