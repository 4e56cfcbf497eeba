"""The challenges of a day: the same for everybody, one try each, and nothing told too early."""

import asyncio
import json
from collections.abc import Iterator
from datetime import timedelta
from pathlib import Path
from typing import Any

import msgspec
import pytest

from bastide.bots.line import answer
from bastide.server.http.forms.daily import Daily
from bastide.server.http.forms.tables import TableInfo
from bastide.server.refusal import Refusal
from bastide.server.storage.database import database_url
from bastide.server.storage.schema import Guest
from bastide.server.storage.tries import secret_of, settle
from bastide.server.study import daily
from bastide.server.study.daily_results import show_day, show_standings
from bastide.server.tables import seats
from bastide.server.tables.leaving import HandToBot, ReplaceAbsent
from bastide.server.tables.playing import Ask, PlayForBot
from bastide.server.tables.table import Table
from bastide.server.tables.writing import record_of
from tests.server.house import Guest as Visitor
from tests.server.house import House
from tests.server.inside import ANN, BEN, EVE, NewWorker, Worker, workers

DAY = 24 * 3600.0
GAMES = ("burgundy", "kingdom", "seasons")


@pytest.fixture
def worker(tmp_path: Path, runner: asyncio.Runner) -> Iterator[Worker]:
    """On SQLite; what two writers could do to each other is tried on both databases."""
    for new_worker in workers(database_url("", tmp_path), runner):
        yield new_worker()


def begin(worker: Worker, guest: Guest, game: str = "burgundy") -> Table:
    return worker.do(daily.begin(worker.house, guest, game, "here"))


def shown(worker: Worker, guest: Guest, day: str = "") -> Daily:
    return worker.do(show_day(worker.house, guest, daily.read_day(worker.house, day)))


def give_up(worker: Worker, guest: Guest, table: Table) -> None:
    worker.do(worker.concede(guest, table.stored.id, daily.PERSON))


def move(worker: Worker, table: Table, moves: int, line: int = 0) -> None:
    """So many moves of the person; the house has no bots, so they are asked here, as a bot process is."""
    for _ in range(moves):
        ask_bots(worker, table)
        lines = table.match.legal(daily.PERSON)
        worker.do(worker.play(table, daily.PERSON, lines[line % len(lines)], table.number))
    ask_bots(worker, table)


def ask_bots(worker: Worker, table: Table) -> None:
    while table.bots_to_act:
        seat = table.bots_to_act[0]
        lines, seed = table.match.legal(seat), table.bot_seed(seat)
        turn = {"request": "", "game": table.stored.game, "level": table.bot_at(seat), "seconds": 60.0}
        asked = {**turn, "view": table.match.view(seat), "lines": lines, "seed": seed}
        line = json.loads(answer(asked, {}))["line"]
        worker.do(worker.house.apply(table, PlayForBot(seat, line, table.number)))


def end(worker: Worker, guest: Guest, table: Table, scores: list[int]) -> None:
    """The try is over with these scores: written as the house would, without a whole game."""
    give_up(worker, guest, table)
    worker.do(settle(worker.house.store, table.stored.id, worker.house.clock.wall(), scores))


def test_nobody_is_helped_with_a_challenge(worker: Worker) -> None:
    assert not begin(worker, ANN, "kingdom").allows_hints


def log(table: Table) -> list[tuple[int, str]]:
    return [(row.seat, row.line) for row in table.match.log]


@pytest.mark.parametrize("game", GAMES)
def test_everybody_meets_the_same_chance_and_the_same_bots(worker: Worker, game: str) -> None:
    mine, theirs = begin(worker, ANN, game), begin(worker, BEN, game)
    assert mine.stored.id != theirs.stored.id
    for table in (mine, theirs):
        move(worker, table, 6)
    assert log(mine) == log(theirs)
    assert len(log(mine)) > 8


def test_a_bot_of_a_challenge_chooses_after_the_person_whoever_is_faster(worker: Worker) -> None:
    table = begin(worker, ANN, "seasons")
    assert set(table.to_act) == {0, 1, 2}
    assert table.bots_to_act == []
    worker.do(worker.play(table, 0, table.match.legal(0)[0]))
    assert table.bots_to_act == [1]


@pytest.mark.parametrize("game", GAMES)
def test_a_past_day_is_practised_with_its_own_chance_and_counts_for_nothing(
    worker: Worker, game: str
) -> None:
    tried = begin(worker, ANN, game)
    day = daily.today(worker.house)
    with pytest.raises(Refusal, match="daily-not-over"):
        worker.do(daily.practise(worker.house, BEN, game, day, "here"))
    worker.ahead += 2 * DAY
    table = worker.do(daily.practise(worker.house, BEN, game, day, "here"))
    for one in (tried, table):
        move(worker, one, 2)
    assert [(row.seat, row.line) for row in table.match.log] == [
        (row.seat, row.line) for row in tried.match.log
    ]
    assert (table.stored.daily, table.allows_hints, table.takes_back) == ("", True, False)
    past = shown(worker, BEN, day.isoformat())
    assert past.is_closed
    assert [row.name for row in past.rows] == []


def test_it_is_told_where_nobody_is_there_to_play_against(worker: Worker) -> None:
    told = shown(worker, ANN).challenges
    assert {one.game for one in told if one.would_wait} == (
        set() if worker.house.store.is_shared else {"kingdom", "seasons"}
    )


def test_two_workers_have_one_secret_and_a_restart_keeps_it(new_worker: NewWorker) -> None:
    one, other = new_worker(), new_worker()
    first, second = begin(one, ANN), begin(other, BEN)
    assert first.stored.seed == second.stored.seed
    assert log(first) == log(second)
    before = one.do(secret_of(one.house.store, "daily"))
    one.reopen()
    assert one.do(secret_of(one.house.store, "daily")) == before


def test_another_house_another_day_and_another_game_have_chance_of_their_own(new_worker: NewWorker) -> None:
    now, tomorrow = new_worker(), new_worker(DAY)
    seeds = [begin(now, ANN).stored.seed, begin(now, ANN, "kingdom").stored.seed]
    seeds.append(begin(tomorrow, ANN).stored.seed)
    seeds.append(daily.drawn(b"another secret", f"{daily.today(now.house)} burgundy chance"))
    assert len(set(seeds)) == 4


def test_there_is_one_try_whichever_worker_is_asked(new_worker: NewWorker) -> None:
    one, other = new_worker(), new_worker()
    asked = [daily.begin(worker.house, ANN, "burgundy", "here") for worker in (one, other)]
    tables = one.run(*asked)
    assert len({table.stored.id for table in tables}) == 1
    assert begin(one, ANN).stored.id == tables[0].stored.id
    give_up(one, ANN, tables[0])
    with pytest.raises(Refusal, match="daily-once"):
        begin(one, ANN)
    assert shown(other, ANN).challenges[0].status == "given-up"


def test_a_try_that_is_given_up_counts_as_the_try_and_brings_nothing(worker: Worker) -> None:
    give_up(worker, ANN, begin(worker, ANN))
    row = shown(worker, ANN).rows[0]
    assert (row.is_mine, row.points, row.cells[0].status, row.cells[0].points) == (True, 0, "given-up", None)


def test_one_ended_by_agreement_before_its_end_is_given_up_too(worker: Worker) -> None:
    table = begin(worker, ANN)
    worker.do(worker.house.apply(table, Ask(ANN, 0, "end")))
    assert shown(worker, ANN).challenges[0].status == "given-up"


@pytest.mark.parametrize("leave", [HandToBot, ReplaceAbsent])
def test_no_bot_plays_a_challenge_for_a_person(worker: Worker, leave: Any) -> None:
    table = begin(worker, ANN, "kingdom")
    with pytest.raises(Refusal, match="daily-alone"):
        worker.do(worker.house.apply(table, leave(ANN, 0)))


def test_no_turn_is_taken_back_and_a_rematch_is_no_challenge(worker: Worker) -> None:
    table = begin(worker, ANN)
    move(worker, table, 2)
    with pytest.raises(Refusal, match="no-take-back-here"):
        worker.do(worker.house.apply(table, Ask(ANN, 0, "back")))
    again = seats.once_more(worker.house, table.stored, ANN)
    assert (again.daily, again.seed) == ("", "")


def test_nothing_tells_the_seed_nor_the_secret(worker: Worker) -> None:
    table = begin(worker, ANN)
    told: list[Any] = [worker.house.pages.info(table, ANN), table.position([0], 0), record_of(table, [0])]
    give_up(worker, ANN, table)
    told += [record_of(table, [0]), shown(worker, ANN), shown(worker, BEN)]
    written = json.dumps([msgspec.to_builtins(one) for one in told])
    assert table.stored.seed not in written
    assert worker.do(secret_of(worker.house.store, "daily")) not in written
    assert table.bot_seed(0) not in written


def test_results_are_closed_until_the_own_try_is_over(worker: Worker) -> None:
    end(worker, ANN, begin(worker, ANN), [31])
    before = shown(worker, BEN)
    cell = before.rows[0].cells[0]
    assert (cell.status, cell.points, cell.table) == ("closed", None, "")
    assert (before.rows[0].points, before.challenges[0].played, before.challenges[0].is_open) == (0, 1, False)
    assert worker.do(show_standings(worker.house, BEN, "month")) == []
    end(worker, BEN, begin(worker, BEN), [33])
    after = [(row.name, row.points, row.cells[0].points) for row in shown(worker, BEN).rows]
    assert after == [("Ben", 25, 33), ("Ann", 24, 31)]
    assert [row.place for row in worker.do(show_standings(worker.house, BEN, "week"))] == [1, 2]


def test_equals_share_a_place_and_three_games_add_up(worker: Worker) -> None:
    for guest, points in ((ANN, 30), (BEN, 30), (EVE, 29)):
        end(worker, guest, begin(worker, guest), [points])
    end(worker, EVE, begin(worker, EVE, "kingdom"), [50, 61])
    rows = {row.name: (row.place, row.points) for row in shown(worker, EVE).rows}
    assert rows == {"Eve": (1, 48), "Ann": (2, 25), "Ben": (2, 25)}
    kingdom = shown(worker, EVE).challenges[1]
    assert (kingdom.points, kingdom.rival, kingdom.place) == (50, 61, 1)


def test_a_table_is_shown_to_nobody_else_before_their_own_try(worker: Worker) -> None:
    table = begin(worker, ANN)

    def may_look(guest: Guest) -> bool:
        return worker.run(daily.check_open(worker.house, guest, table)) == [None]

    assert [may_look(ANN), may_look(BEN)] == [True, False]
    give_up(worker, ANN, table)
    assert not may_look(BEN)
    mine = begin(worker, BEN)
    assert not may_look(BEN)
    give_up(worker, BEN, mine)
    assert may_look(BEN)
    assert not may_look(EVE)
    worker.ahead += DAY + daily.GRACE.total_seconds()
    assert may_look(EVE)


def test_nobody_watches_a_try_that_goes_on_not_even_who_has_ended_theirs(worker: Worker) -> None:
    give_up(worker, BEN, begin(worker, BEN))
    with pytest.raises(Refusal, match="daily-locked"):
        worker.do(daily.check_open(worker.house, BEN, begin(worker, ANN)))


def test_the_day_changes_at_midnight_of_utc(worker: Worker) -> None:
    first = begin(worker, ANN)
    now = shown(worker, ANN)
    worker.ahead += now.next_at - now.now - 1
    assert shown(worker, ANN).day == now.day
    worker.ahead += 2
    after = shown(worker, ANN)
    assert after.day > now.day
    assert begin(worker, ANN).stored.id != first.stored.id
    assert [challenge.status for challenge in shown(worker, ANN, now.day).challenges] == ["running", "", ""]
    with pytest.raises(Refusal, match="daily-not-yet"):
        shown(worker, ANN, "2999-01-01")


def test_a_try_that_ends_after_the_list_is_closed_does_not_count(new_worker: NewWorker) -> None:
    before, now = new_worker(-2 * DAY), new_worker()
    table = begin(before, ANN)
    now.do(now.house.apply(now.do(now.house.table(table.stored.id)), Ask(ANN, 0, "end")))
    now.do(settle(now.house.store, table.stored.id, now.house.clock.wall(), [37]))
    cell = shown(now, ANN, table.stored.daily).rows[0].cells[0]
    assert (cell.status, cell.points, cell.place) == ("late", 37, 0)


def test_the_calendar_tells_the_own_days_and_how_many_follow_each_other(worker: Worker) -> None:
    for _ in range(3):
        end(worker, ANN, begin(worker, ANN), [20])
        worker.ahead += DAY
    assert shown(worker, ANN).streak == 3
    yesterday = daily.today(worker.house) - timedelta(days=1)
    assert shown(worker, ANN, str(yesterday)).month[yesterday.day - 1] == 1
    worker.ahead += DAY
    assert shown(worker, ANN).streak == 0


def test_the_link_of_a_seat_is_a_try_too(worker: Worker) -> None:
    table = begin(worker, ANN)
    secret = table.seats[0].secret
    worker.do(seats.join(worker.house, BEN, table.stored.id, secret))
    assert begin(worker, BEN).stored.id == table.stored.id
    begin(worker, EVE)
    with pytest.raises(Refusal, match="daily-once"):
        worker.do(seats.join(worker.house, EVE, table.stored.id, secret))
    end(worker, ANN, table, [12])
    assert [row.name for row in shown(worker, ANN).rows] == ["Ann"]


def test_so_many_tries_are_begun_from_one_address(worker: Worker) -> None:
    while worker.house.limits.take("daily", "there"):
        pass
    with pytest.raises(Refusal, match="daily-crowded"):
        worker.do(daily.begin(worker.house, ANN, "burgundy", "there"))
    assert begin(worker, ANN).is_running


# -- over HTTP


PATHS = ("", "/position", "/record", "/replay", "/links")


def try_once(guest: Visitor, game: str = "burgundy") -> TableInfo:
    return guest.post(f"/api/daily/{game}").read(TableInfo)


def test_whatever_is_asked_about_a_table_is_refused_before_the_own_try(silent_house: House) -> None:
    ann, ben = silent_house.guest("Ann"), silent_house.guest("Ben")
    table = try_once(ann)
    assert (table.status, table.daily) == ("running", ann.get("/api/daily").read(Daily).today)
    ann.at_seat(table.id, 0, "concede")
    for path in PATHS:
        assert ben.get(f"/api/tables/{table.id}{path}").refused == (403, "daily-locked")
    assert ben.post(f"/api/tables/{table.id}/rematch").refused == (403, "daily-locked")
    assert ben.page(table.id).closed() == 4404
    picture = ben.get(f"/preview/replay/{table.id}.png")
    assert picture.headers["cache-control"].endswith(
        "=300"
    )  # that of any table: it does not tell how it ended
    mine = try_once(ben)
    ben.at_seat(mine.id, 0, "concede")
    assert ben.get(f"/api/tables/{table.id}/replay").status == 200
    assert ben.post("/api/daily/burgundy").refused == (409, "daily-once")


def test_what_is_not_a_challenge_is_not_found(silent_house: House) -> None:
    guest = silent_house.guest()
    assert guest.post("/api/daily/chess").refused == (404, "no-such-page")
    assert guest.get("/api/daily?day=soon").refused == (404, "no-such-page")
    assert guest.get("/api/daily?day=2999-01-01").refused == (404, "daily-not-yet")
    assert guest.get("/api/daily/standings/year").status == 400
    assert guest.get("/api/daily/standings/week").status == 200
    assert try_once(guest, "kingdom").id not in json.dumps(guest.get("/api/lobby").read(dict)["open"])
