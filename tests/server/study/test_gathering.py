"""Puzzles of finished tables: where all who played agree, never of a game that goes on, without names."""

import asyncio
import json
from dataclasses import asdict, replace
from pathlib import Path
from random import Random

import msgspec
import pytest

from bastide.core import registry
from bastide.server.bots.pool import MOST_FAILURES, BotPool
from bastide.server.http.forms.analysis import Finding, Judged, Marked
from bastide.server.http.forms.guests import Me
from bastide.server.refusal import Refusal
from bastide.server.sockets.messages import Search, Searched
from bastide.server.storage.puzzles import add_puzzle, not_searched
from bastide.server.storage.schema import PUZZLES, Guest, Holder, StoredAnalysis
from bastide.server.study import collection, puzzles
from bastide.server.study.gathering import APART, LOOKED_AT, decisive
from bastide.server.tables import records, seats
from bastide.server.tables.playing_on import play_on
from bastide.server.tables.table import Table
from bastide.server.workers import joining
from bastide.study.puzzles.puzzle import Puzzle, open_state, shipped, write_puzzles
from bastide.study.puzzles.seeking import Seeker
from tests.server.house import House
from tests.server.inside import ANN, BEN, EVE, NewWorker, Worker
from tests.server.study.test_analyses import Reader, short_record, until

ROWS = 40


def share(worker: Worker, *guests: Guest, shares: bool = True) -> None:
    for guest in guests:
        worker.do(worker.house.store.change_guest(replace(guest, shares=shares)))


async def played(worker: Worker, table: Table) -> Table:
    """Some rows by both, and then it is given up."""
    rng = Random(5)
    while table.number < ROWS:
        seat = table.match.to_act[0]
        await worker.play(table, seat, rng.choice(table.match.legal(seat)))
    for guest, seat in ((ANN, 0), (BEN, 1)):
        await worker.concede(guest, table.stored.id, seat)
    return table


def finished(worker: Worker) -> Table:
    """Ann and Ben have played."""
    table = worker.open("me", "link")
    worker.do(seats.join(worker.house, BEN, table.stored.id, ""))
    return worker.do(played(worker, table))


def found(table: Table, rows: list[int]) -> list[Finding]:
    """An analysis that says that at these rows much was given away."""
    findings = [Finding([10.0, 10.0], [0.5, 0.5]) for _ in range(len(table.match.log) + 1)]
    for place, row in enumerate(rows):
        lost = 0.3 - place / 100
        seat = table.match.log[row].seat
        findings[row].decision = Judged(seat, ["x"], 0.6, 0.6 - lost, 5.0, lost, "mistake")
    return findings


def decisions(table: Table) -> list[int]:
    return [row for row, one in enumerate(table.match.log) if one.seat >= 0]


async def answered(reader: Reader, puzzle: Puzzle | None, portions: int = 2) -> Search:
    """The bot says that there is more to look at, and then what it has found."""
    asked: Search | None = None
    for number in range(portions):
        await until(lambda: len(reader.asked) > 0)
        (search,) = reader.asked
        reader.asked.clear()
        assert isinstance(search, Search)
        asked = search
        is_last = number == portions - 1
        written = asdict(puzzle) if puzzle and is_last else None
        await reader.pool.searched(reader.bot, Searched(asked.request, not is_last, written))
    assert asked is not None
    return asked


def test_only_whole_games_of_people_who_all_agree_become_puzzles(new_worker: NewWorker) -> None:
    worker = new_worker()
    gathering = worker.house.analyses.gathering
    stored = finished(worker).stored
    assert not worker.do(gathering.may_use(stored))
    share(worker, ANN)
    assert not worker.do(gathering.may_use(stored))
    share(worker, BEN)
    assert worker.do(gathering.may_use(stored))
    by_link = replace(stored.seats[1], holders=(*stored.seats[1].holders, Holder("eve", owner=False)))
    others = [
        stored.with_seat(by_link),
        stored.with_seat(replace(stored.seats[1], holders=())),
        replace(stored, seats=tuple(replace(seat, kind="bot", holders=()) for seat in stored.seats)),
        *[replace(stored, status=status) for status in ("running", "waiting")],
        replace(stored, begun=12),
        replace(stored, begun=-1),
        replace(stored, daily="2026-01-02"),
        replace(stored, seed="s"),
        replace(stored, settings={**stored.settings, "guided": True}),
        replace(stored, options={**stored.options, "position": {}}),
        replace(stored, game="burgundy", options={"seats": 2, "modules": ["inns"]}),
    ]
    assert [worker.do(gathering.may_use(one)) for one in others] == [False] * len(others)
    assert worker.do(gathering.may_use(replace(stored, game="burgundy", options={"duchies": ["4"]})))
    bot = stored.with_seat(replace(stored.seats[1], kind="bot", bot="greedy", holders=()))
    assert worker.do(gathering.may_use(bot))
    imported = worker.do(records.import_record(worker.house, ANN, short_record()))
    gone_on = worker.do(play_on(worker.house, ANN, imported, 8))
    assert not worker.do(gathering.may_use(imported.stored))
    assert gone_on.stored.begun == 8


def test_a_table_s_puzzles_are_kept_without_names_and_go_when_one_objects(new_worker: NewWorker) -> None:
    worker = new_worker()
    house, table = worker.house, finished(worker)
    share(worker, ANN, BEN)
    rows = [row for row in decisions(table) if row > 5]
    first, near, far = rows[0], rows[1], next(row for row in rows if row >= rows[0] + APART)
    known = next(iter(shipped("kingdom").values()))

    async def gather() -> list[Search]:
        reader = Reader(house.pool)
        await house.pool.add(reader.bot)
        work = asyncio.ensure_future(house.analyses.gathering.gather(table, found(table, [first, near, far])))
        asked = [await answered(reader, puzzle) for puzzle in (known, None)]
        await work
        return asked

    one, other = worker.do(gather())
    for search, row in ((one, first), (other, far)):  # the seat's eyes, and nothing else
        match = table.new_match()
        match.extend([(past.seat, past.line) for past in table.match.log[:row]])
        assert search.view == match.view(table.match.log[row].seat)
    every = worker.do(house.collection.of("kingdom"))
    (key,) = set(every) - set(shipped("kingdom"))
    assert len(every) == worker.do(puzzles.show_all(house, EVE)).sets[1].count
    told = worker.do(puzzles.show_puzzle(house, EVE, "kingdom", key))
    text = msgspec.json.encode(told).decode()
    assert (told.bots, told.number) == (["", ""], len(every))
    assert not [word for word in ("Ann", "Ben", table.stored.id) if word in text]
    share(worker, BEN, shares=False)
    with pytest.raises(Refusal):
        worker.do(puzzles.show_puzzle(house, EVE, "kingdom", key))
    share(worker, BEN)
    assert key in worker.do(house.collection.of("kingdom"))


def test_a_table_that_was_being_searched_at_closing_time_is_searched_after_the_next_start(
    new_worker: NewWorker,
) -> None:
    worker = new_worker()
    table = finished(worker)
    share(worker, ANN, BEN)
    row = next(row for row in decisions(table) if row > 5)
    findings, rows = found(table, [row]), len(table.match.log)
    worker.do(worker.house.store.keep_analysis(table.stored.id, StoredAnalysis(rows, findings)))

    async def search() -> Search:
        """Asked by a house that closes before it is answered."""
        reader = Reader(worker.house.pool)
        await worker.house.pool.add(reader.bot)
        await joining.wake(worker.house)
        await until(lambda: len(reader.asked) > 0)
        (asked,) = reader.asked
        assert isinstance(asked, Search)
        return asked

    async def answer() -> None:
        reader = Reader(worker.house.pool)
        await worker.house.pool.add(reader.bot)
        await joining.wake(worker.house)
        await answered(reader, next(iter(shipped("kingdom").values())))
        while await not_searched(worker.house.store):
            await asyncio.sleep(0.01)

    first = worker.do(search())
    worker.reopen()
    assert worker.do(search()).view == first.view
    worker.reopen()
    worker.do(answer())
    assert len(set(worker.do(worker.house.collection.of("kingdom"))) - set(shipped("kingdom"))) == 1
    worker.reopen()
    assert worker.do(not_searched(worker.house.store)) == []


async def dies(pool: BotPool) -> None:
    """A bot does, over what it is asked."""
    reader = Reader(pool)
    await pool.add(reader.bot)
    await until(lambda: len(reader.asked) > 0)
    await pool.drop(reader.bot)


def test_a_table_of_which_bots_die_is_not_searched_at_every_start(new_worker: NewWorker) -> None:
    worker = new_worker()
    table, pool = finished(worker), worker.house.pool
    share(worker, ANN, BEN)
    findings = found(table, [next(row for row in decisions(table) if row > 5)])
    kept = StoredAnalysis(len(table.match.log), findings)
    worker.do(worker.house.store.keep_analysis(table.stored.id, kept))

    async def search() -> None:
        await joining.wake(worker.house)
        for _ in range(MOST_FAILURES):
            await dies(pool)
        async with asyncio.timeout(60):
            while await not_searched(worker.house.store):
                await asyncio.sleep(0.01)

    worker.do(search())


def test_a_house_goes_on_with_puzzles_that_cannot_be_read(new_worker: NewWorker) -> None:
    worker = new_worker()
    house, stored = worker.house, finished(worker).stored
    share(worker, ANN, BEN)
    known = next(iter(shipped("kingdom").values()))
    rules = registry.game("kingdom").RULES
    bad = {
        "text": "no json",
        "list": "[]",
        "key": json.dumps(asdict(known)),
        "theme": json.dumps(asdict(replace(known, key="theme", theme="chess"))),
        "seat": json.dumps(asdict(replace(known, key="seat", seat=1 - known.seat))),
        "line": json.dumps(asdict(replace(known, key="line", way=("build 1.1",)))),
        "state": json.dumps(asdict(replace(known, key="state", state={}))),
    }

    async def spoil() -> None:
        await add_puzzle(house.store, replace(known, key="good"), "kingdom", rules, stored.id, 1)
        await add_puzzle(house.store, replace(known, key="twice"), "kingdom", rules, stored.id, 1)
        async with house.store.begin() as connection:
            for row, (key, text) in enumerate(bad.items(), 2):
                where = {"key": key, "game": "kingdom", "table_id": stored.id, "row": row, "rules": rules}
                await connection.execute(PUZZLES.insert().values(**where, puzzle=text, at=1.0))

    worker.do(spoil())
    assert set(worker.do(house.collection.of("kingdom"))) - set(shipped("kingdom")) == {"good"}
    assert worker.do(puzzles.next_puzzle(house, EVE, "kingdom", known.theme)).theme == known.theme


def imagined_otherwise(puzzle: Puzzle) -> Puzzle | None:
    """The same for its seat, and another position where it does not see."""
    game = registry.game("seasons")
    state = game.write_state(game.imagine(open_state(game, puzzle), puzzle.seat, Random(9)))
    return replace(puzzle, state=state) if state != puzzle.state else None


def test_the_keeper_s_own_files_are_served_and_bad_ones_passed_over(
    new_worker: NewWorker, tmp_path: Path
) -> None:
    second = next(iter(shipped("seasons").values()))
    own = next(one for one in map(imagined_otherwise, shipped("seasons").values()) if one is not None)
    write_puzzles(tmp_path / "mine.json.gz", "seasons", [own, second, replace(own, level=9)])
    (tmp_path / "broken.json.gz").write_bytes(b"no puzzles")
    write_puzzles(tmp_path / "other.json.gz", "kingdom", [])
    worker = new_worker()
    mine = collection.PuzzleCollection(worker.house.store, tmp_path)
    (key,) = set(worker.do(mine.of("seasons"))) - set(shipped("seasons"))
    assert worker.do(mine.of("seasons"))[key].worths == own.worths


def test_whoever_looks_for_a_puzzle_goes_on_where_it_was() -> None:
    short = min(shipped("seasons").values(), key=lambda one: len(one.worths))
    game = registry.game("seasons")
    view = json.loads(json.dumps(game.view(open_state(game, short), short.seat)))
    ticks = iter(range(10_000))
    seeker = Seeker(clock=lambda: float(next(ticks)))  # every step is a portion
    asked = {"game": "seasons", "view": view}
    answers = [seeker.look(asked)]
    while answers[-1]["goes_on"]:
        answers.append(seeker.look(asked))
    assert len(answers) > 5
    assert (answers[-1]["puzzle"]["way"], answers[-1]["puzzle"]["key"]) == (short.way, "")


def test_decisions_in_which_most_was_given_away_are_looked_at_first() -> None:
    marks: list[tuple[float, Marked]] = [
        (0.1, "mistake"),
        (0.02, "good"),
        (0.3, "mistake"),
        (0.0, "brilliant"),
    ]
    judged = [Judged(0, ["x"], 0.5, 0.5, 0.0, wins, mark) for wins, mark in marks]
    findings = [Finding([], [], one) for one in judged] + [Finding([], [])]
    assert decisive(findings) == [2, 0, 3]
    assert len(decisive(findings * 9)) == LOOKED_AT


def test_a_guest_agrees_or_not_and_nobody_does_by_default(silent_house: House) -> None:
    guest = silent_house.guest("Ann")
    assert not guest.get("/api/me").read(Me).shares
    assert guest.patch("/api/me", {"shares": True}).read(Me).shares
    kept = guest.patch("/api/me", {"language": "uk"}).read(Me)
    assert (kept.shares, kept.language) == (True, "uk")
    assert not silent_house.guest("Ben").get("/api/me").read(Me).shares
