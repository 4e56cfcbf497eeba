"""Finished games looked at by bots, once, and kept; and gone on with as tables of their own."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace
from random import Random

import pytest

import bastide
from bastide.core.record import read_record
from bastide.server.bots.pool import BotLine, BotPool
from bastide.server.http.forms.analysis import AnalysisInfo, Finding, Judged
from bastide.server.http.forms.replays import Replay
from bastide.server.http.forms.tables import SeatDeed, TableInfo
from bastide.server.refusal import Refusal
from bastide.server.sockets.messages import Alternative, Forecast, HintedWay, Ready, Search, Study, Turn
from bastide.server.storage.schema import ANALYSES, StoredAnalysis, StoredChange
from bastide.server.study import analyses
from bastide.server.study.alternatives import agreeing
from bastide.server.tables import records
from bastide.server.tables.table import Table
from bastide.study.portions import Student
from tests.cli.terminal import finished_record
from tests.server.duels import new_duel
from tests.server.house import Guest, House, eventually
from tests.server.inside import ANN, BEN, NewWorker, Worker


def short_record(rows: int = 9) -> str:
    """A game that ended after a few rows."""
    match = bastide.Match("kingdom", seed=3, seats=2)
    rng = Random(3)
    while len(match.log) < rows:
        seat = match.to_act[0]
        match.play(seat, rng.choice(match.legal(seat)))
    return match.record(names=["Ann", "Ben"])


class Reader:
    """A bot that looks at finished games, and answers when it is told to."""

    def __init__(self, pool: BotPool, is_own: bool = True) -> None:
        self.pool = pool
        self.asked: list[Study | Search | Turn] = []

        async def keep(asked: Study | Search | Turn) -> None:
            self.asked.append(asked)

        async def close() -> None:
            pass

        self.bot = BotLine(Ready(["kingdom"], ["greedy"]), keep, close, is_own, keep)

    async def find(self, rows: int) -> None:
        """Something at each of so many rows."""
        study = self.asked[-1]
        found = [Finding([10.0, 10.0], [0.5, 0.5]) for _ in range(rows)]
        await self.pool.found(self.bot, study.request, found)
        await asyncio.sleep(0.01)


async def until(has_come: Callable[[], bool]) -> None:
    async with asyncio.timeout(60):
        while not has_come():
            await asyncio.sleep(0.005)


async def imported(worker: Worker, rows: int = 9) -> Table:
    return await records.import_record(worker.house, ANN, short_record(rows))


# -- over HTTP, by a real bot


def look_through(guest: Guest, table: str) -> AnalysisInfo:
    guest.post(f"/api/tables/{table}/analysis").read(AnalysisInfo)
    told: list[AnalysisInfo] = []

    def is_done() -> bool:
        told.append(guest.get(f"/api/tables/{table}/analysis").read(AnalysisInfo))
        return bool(told[-1].seats)

    eventually(is_done)
    return told[-1]


def test_a_finished_game_is_looked_at_by_the_house_s_bots(house: House) -> None:
    ann = house.guest()
    text = short_record()
    table = ann.post("/api/records", {"text": text}).read(TableInfo)
    looked_at = look_through(ann, table.id)
    match = bastide.replay(text)
    analysis = match.analyse()
    assert (looked_at.rows, looked_at.done, looked_at.working) == (len(match.log), len(match.log), False)
    assert [one.wins for one in looked_at.findings] == [
        pytest.approx(estimate.wins, abs=1e-4) for estimate in analysis.curve
    ]
    judged = {row: one.decision for row, one in enumerate(looked_at.findings) if one.decision}
    assert {row: one.mark for row, one in judged.items()} == {one.row: one.mark for one in analysis.decisions}
    assert [one.accuracy for one in looked_at.seats] == [
        pytest.approx(one.accuracy, abs=0.1) for one in analysis.seats
    ]
    assert looked_at.turning == analysis.turning
    later = ann.get(f"/api/tables/{table.id}/analysis?first={looked_at.rows}").read(AnalysisInfo)
    assert later.findings == looked_at.findings[-1:]
    row, decision = next(iter(judged.items()))
    best = ann.get(f"/api/tables/{table.id}/analysis/{row}").read(Replay)
    before = bastide.replay(text, at=row)
    assert best.frames[0].view == before.view(None)
    for frame, line in zip(best.frames[1:], decision.best, strict=True):
        before.play(decision.seat, line)
        assert frame.view == before.view(None)
    compare_ways(ann, table.id, looked_at, text)
    chance = next(row for row in range(len(match.log)) if row not in judged)
    assert ann.get(f"/api/tables/{table.id}/analysis/{chance}").refused == (404, "no-decision-there")
    assert ann.get(f"/api/tables/{table.id}/analysis/-1").refused == (404, "no-decision-there")


def compare_ways(guest: Guest, table: str, looked_at: AnalysisInfo, text: str) -> None:
    """Three ways with the figures of the analysis, what was played among them; each can be gone through."""
    log = bastide.replay(text).log
    row, decision = next(
        (row, one.decision)
        for row, one in enumerate(looked_at.findings)
        if one.decision and one.decision.wins
    )
    ways = guest.get(f"/api/tables/{table}/analysis/{row}/ways").read(list[Alternative])
    assert ways[0].lines == decision.best
    assert 1 < len(ways) <= 3
    shares = [round(way.expected.win, 2) for way in ways]
    assert shares == sorted(shares, reverse=True)
    (played,) = [way for way in ways if way.is_played]
    assert (played.lines[0], played.expected.win) == (log[row].line, decision.after)
    assert ways[0].expected.win == decision.before
    assert ways[0].expected.margin - played.expected.margin == pytest.approx(decision.points, abs=0.11)
    last = guest.get(f"/api/tables/{table}/analysis/{row}?way={len(ways) - 1}").read(Replay)
    assert last.moves == len(ways[-1].lines)


def test_nothing_is_learnt_of_a_game_that_goes_on(house: House) -> None:
    ann = house.guest()
    for table in (ann.open_table("me", "link"), ann.open_table("me", "bot")):
        here = f"/api/tables/{table.id}"
        for refused in (
            ann.post(f"{here}/analysis"),
            ann.get(f"{here}/analysis"),
            ann.get(f"{here}/analysis/0"),
            ann.get(f"{here}/analysis/0/ways"),
            ann.post(f"{here}/play-on", {"move": 0}),
        ):
            assert refused.refused == (409, "not-finished")


# -- playing on


def test_a_finished_game_is_played_on_as_a_table_of_its_own(house: House) -> None:
    ann = house.guest("Ann")
    table = ann.post("/api/records", {"text": finished_record()}).read(TableInfo)
    lines = [(entry.seat, entry.line) for entry in read_record(finished_record()).entries]
    before = house.rows(table.id)
    move = next(place for place, (seat, _) in enumerate(lines) if place > 30 and seat == 1)
    opened = ann.post(f"/api/tables/{table.id}/play-on", {"move": move}).read(TableInfo)
    assert (opened.status, opened.to_act) == ("running", [1])
    assert [(seat.kind, seat.mine) for seat in opened.seats] == [("bot", False), ("me", True)]
    assert [(seat, line) for _, seat, line in house.rows(opened.id)] == lines[:move]
    page = ann.watch(opened.id)
    assert page.play().number > move
    assert house.rows(table.id) == before
    over = ann.post(f"/api/tables/{table.id}/play-on", {"move": len(lines)})
    assert over.refused == (409, "play-on-over")


def test_where_people_sat_bots_of_the_agreed_level_play_on(house: House) -> None:
    duel = new_duel(house, bots="steward")
    duel.play_out()
    ann = duel.guests[0]
    opened = ann.post(f"/api/tables/{duel.table}/play-on", {"move": 40}).read(TableInfo)
    assert sorted(seat.bot for seat in opened.seats) == ["", "steward"]
    assert opened.settings.bots == "steward"


# -- from inside


def test_an_analysis_is_made_once_and_kept(new_worker: NewWorker) -> None:
    worker = new_worker()

    async def scenario() -> tuple[str, list[AnalysisInfo]]:
        house, table = worker.house, await imported(worker)
        reader = Reader(house.pool)
        await house.pool.add(reader.bot)
        told = [await house.analyses.begin(table, guest, "here") for guest in ("ann", "ben")]
        await until(lambda: bool(reader.asked))
        await reader.find(4)
        await until(lambda: len(reader.asked) == 2)
        told.append(await house.analyses.tell(table, 3))
        await reader.find(len(table.match.log) - 3)
        await until(lambda: not house.analyses.running)
        told.append(await house.analyses.begin(table, "ben", "here"))
        assert [one.first for one in reader.asked if isinstance(one, Study)] == [0, 4]
        return table.stored.id, told

    key, (first, second, halfway, done) = worker.do(scenario())
    assert (first.done, second.done, first.working, second.working) == (0, 0, True, True)
    assert (halfway.done, len(halfway.findings), halfway.seats) == (4, 1, [])
    assert (done.done, done.working, len(done.seats)) == (done.rows, False, 2)
    worker.reopen()
    again = worker.do(worker.house.analyses.tell(worker.do(worker.house.table(key)), 0))
    assert again == done


def test_what_was_found_before_the_house_closed_is_not_looked_for_again(new_worker: NewWorker) -> None:
    worker = new_worker()

    async def begin() -> str:
        house, table = worker.house, await imported(worker)
        reader = Reader(house.pool)
        await house.pool.add(reader.bot)
        await house.analyses.begin(table, "ann", "here")
        await until(lambda: bool(reader.asked))
        await reader.find(4)
        await until(lambda: len(reader.asked) == 2)
        await house.analyses._write(table.stored.id, house.analyses.running[table.stored.id])
        return table.stored.id

    async def go_on(key: str) -> int:
        house = worker.house
        reader = Reader(house.pool)
        await house.pool.add(reader.bot)
        table = await house.table(key)
        told = await house.analyses.tell(table, 0)
        assert (told.done, told.working) == (4, house.store.is_shared)  # another worker may be at it
        worker.passed += analyses.FORSAKEN + 1
        await house.analyses.begin(table, "ben", "here")
        await until(lambda: bool(reader.asked))
        (study,) = reader.asked
        assert isinstance(study, Study)
        return study.first

    key = worker.do(begin())
    worker.reopen()
    assert worker.do(go_on(key)) == 4


def test_a_game_that_bots_fail_at_harms_nothing_else(worker: Worker) -> None:
    async def scenario() -> tuple[str, AnalysisInfo]:
        house, bad, good = worker.house, await imported(worker), await imported(worker, 12)
        await house.analyses.begin(bad, "ann", "here")
        while house.analyses.running:
            reader = Reader(house.pool)
            await house.pool.add(reader.bot)
            await asyncio.sleep(0.01)
            await house.pool.drop(reader.bot)
        refused = await refusal_of(house.analyses.begin(bad, "ben", "here"))
        reader = Reader(house.pool)
        await house.pool.add(reader.bot)
        await house.analyses.begin(good, "ann", "here")
        await until(lambda: bool(reader.asked))
        await reader.find(len(good.match.log) + 1)
        await until(lambda: not house.analyses.running)
        return refused, await house.analyses.tell(good, 0)

    refused, told = worker.do(scenario())
    assert refused == "analysis-impossible"
    assert told.done == told.rows


def test_nobody_is_judged_by_what_a_bot_has_decided_in_their_stead(worker: Worker) -> None:
    table = worker.do(imported(worker, 12))
    log, number = table.match.log, table.numbers[6]
    seat = next(row.seat for row in log if row.seat >= 0)
    found = [Finding([10.0, 10.0], [0.05 * row, 1 - 0.05 * row]) for row in range(len(log) + 1)]
    for row, one in enumerate(log):
        if one.seat >= 0:
            found[row].decision = Judged(one.seat, ["x"], 0.5, 0.4, 2.0, 0.1, "mistake")

    async def told_if(*what: SeatDeed) -> AnalysisInfo:
        changes = tuple(StoredChange(seat, one, number, 1.0) for one in what)
        table.stored = replace(table.stored, changes=changes)
        return await worker.house.analyses.tell(table, 0)

    worker.do(worker.house.store.keep_analysis(table.stored.id, StoredAnalysis(len(log), found)))
    all_of_them = sum(row.seat == seat for row in log)
    own = sum(row.seat == seat for row in log[:7])
    assert 0 < own < all_of_them
    for what, mistakes in (((), all_of_them), (("resigned",), own), (("handed", "returned"), all_of_them)):
        told = worker.do(told_if(*what))
        assert told.seats[seat].mistakes == mistakes
        assert len(told.stood_in) == all_of_them - mistakes
        assert {log[row].seat for row in told.stood_in} <= {seat}
    table.stored = table.stored.with_seat(replace(table.stored.seat(seat), conceded=True))
    assert worker.do(told_if("resigned")).winners == [1 - seat]


async def refusal_of(work: Awaitable[object]) -> str:
    with pytest.raises(Refusal) as refused:
        await work
    return refused.value.message.key


def test_nobody_fills_the_house_with_games_to_look_at(worker: Worker) -> None:
    async def scenario() -> str:
        house = worker.house
        tables = [await imported(worker, 5 + place) for place in range(analyses.OF_ONE_GUEST + 1)]
        for table in tables[:-1]:
            await house.analyses.begin(table, ANN.id, "here")
        refused = await refusal_of(house.analyses.begin(tables[-1], ANN.id, "here"))
        await house.analyses.begin(tables[-1], BEN.id, "here")
        return refused

    assert worker.do(scenario()) == "analysis-busy"


def test_another_cookie_is_no_way_to_fill_the_house_with_games_to_look_at(
    worker: Worker, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(analyses, "OF_ONE_ADDRESS", 2)

    async def scenario() -> str:
        tables = [await imported(worker, 5 + place) for place in range(3)]
        for number, table in enumerate(tables[:2]):
            await worker.house.analyses.begin(table, f"cookie {number}", "there")
        refused = await refusal_of(worker.house.analyses.begin(tables[2], "cookie 2", "there"))
        await worker.house.analyses.begin(tables[2], "cookie 2", "elsewhere")
        return refused

    assert worker.do(scenario()) == "analysis-busy"


def test_an_analysis_that_cannot_be_read_is_made_anew(worker: Worker) -> None:
    async def scenario() -> AnalysisInfo:
        table = await imported(worker)
        async with worker.house.store.begin() as connection:
            spoilt = {"table_id": table.stored.id, "rows": len(table.match.log), "findings": "{", "at": 0.0}
            await connection.execute(ANALYSES.insert().values(**spoilt))
        return await worker.house.analyses.begin(table, "ann", "here")

    assert worker.do(scenario()).working


def test_a_student_goes_on_where_another_has_stopped() -> None:
    match = bastide.replay(short_record())
    rows = [[row.seat, row.line] for row in match.log]
    asked = {"game": "kingdom", "options": {"seats": 2}, "start": None, "rows": rows}
    one = Student()
    found: list[dict[str, object]] = []
    while len(found) <= len(rows):
        found += one.look({**asked, "first": len(found)})
    assert Student().look({**asked, "first": len(rows)}) == found[-1:]


# -- never in the way


def study(first: int = 0) -> Study:
    return Study(f"study {first}", "kingdom", {"seats": 2}, None, [], first)


def test_a_decision_comes_before_all_finished_games(runner: asyncio.Runner) -> None:
    async def scenario() -> list[type]:
        pool = BotPool()
        looks = [asyncio.ensure_future(pool.look(study(first), guest="ann")) for first in range(3)]
        await asyncio.sleep(0)
        decided = [asyncio.ensure_future(pool.choose("kingdom", "greedy", {}, ["end-turn"])) for _ in "ab"]
        await asyncio.sleep(0)
        reader = Reader(pool)
        await pool.add(reader.bot)
        for _ in "ab":
            await asyncio.sleep(0)
            await pool.answer(reader.bot, reader.asked[-1].request, "end-turn")
        await asyncio.gather(*decided)
        await asyncio.sleep(0)
        for one in looks:
            one.cancel()
        return [type(one) for one in reader.asked]

    assert runner.run(scenario()) == [Turn, Turn, Study]


def test_one_bot_at_a_time_looks_at_finished_games_and_never_a_lent_one(runner: asyncio.Runner) -> None:
    async def scenario() -> list[int]:
        pool = BotPool()
        looks = [asyncio.ensure_future(pool.look(study(first), guest="ann")) for first in range(3)]
        await asyncio.sleep(0)
        bots = [Reader(pool, is_own=False), Reader(pool), Reader(pool)]
        for one in bots:
            await pool.add(one.bot)
        await asyncio.sleep(0)
        counts = [len(one.asked) for one in bots]
        decided = asyncio.ensure_future(pool.choose("kingdom", "greedy", {}, ["end-turn"], own_only=True))
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        counts.append(len(bots[2].asked))  # the one that looks at nothing has the decision at once
        for future in (*looks, decided):
            future.cancel()
        return counts

    assert runner.run(scenario()) == [0, 1, 0, 1]


def way_of(line: str, win: float, margin: float) -> HintedWay:
    return HintedWay([line], Forecast(win, margin, {}, {}, 0.0, 0, {}))


def test_nothing_beside_the_best_of_an_analysis_is_said_to_be_before_it() -> None:
    ways = [way_of("best", 0.5, 4.0), way_of("played", 0.6, 9.0), way_of("other", 0.55, 6.0)]
    decision = Judged(seat=0, best=["best"], before=0.52, after=0.54, points=0.0, wins=0.0, mark="good")
    told = [way.expected for way in agreeing(ways, decision, lead=3.0, line="played")]
    assert [(one.win, one.margin) for one in told] == [(0.52, 3.0)] * 3
    behind = [way_of("best", 0.5, 4.0), way_of("other", 0.4, 1.0), way_of("played", 0.3, 0.5)]
    decision = Judged(seat=0, best=["best"], before=0.52, after=0.31, points=3.5, wins=0.21, mark="mistake")
    told = [way.expected for way in agreeing(behind, decision, lead=3.0, line="played")]
    assert [(one.win, one.margin) for one in told] == [(0.52, 3.0), (0.42, 0.0), (0.31, -0.5)]
