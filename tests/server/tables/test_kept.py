"""Tables that this version cannot read or go on with: kept, shown to their players, in nobody's way."""

import asyncio
import json
import sqlite3
from collections.abc import Callable
from contextlib import closing
from dataclasses import replace
from typing import Any

import pytest
import sqlalchemy as sql

from bastide.server.bots.pool import BotLine
from bastide.server.house import House as Inside
from bastide.server.http.forms.tables import Lobby, TableInfo
from bastide.server.refusal import Refusal
from bastide.server.sockets.messages import Ready, Turn
from bastide.server.storage import snapshots
from bastide.server.storage.schema import HOLDERS, MOVES, SEATS, SNAPSHOTS, TABLES, StoredMove
from bastide.server.tables import seats
from bastide.server.tables.leaving import HandToBot
from bastide.server.tables.table import Table
from bastide.server.tables.writing import record_of
from tests.server.duels import new_duel
from tests.server.house import House
from tests.server.inside import ANN, BEN, EVE, Worker

NewHouse = Callable[..., House]

DAMAGE = {
    "an option of another version": {"options": json.dumps({"seats": 2, "dragons": True})},
    "options that are no JSON": {"options": "{"},
    "options that are a list": {"options": "[]"},
    "settings that are no JSON": {"settings": "oops"},
    "changes of seats that nobody knows": {"changes": '[{"seat":0,"what":"flew","after":1,"at":0}]'},
    "a question that is none": {"asked": '{"what": "tea"}'},
    "a question that is no JSON": {"asked": "?"},
    "a question to nobody": {"asked": '{"what": "back", "seat": 0, "needed": null, "agreed": []}'},
    "a game of another version": {"game": "chess"},
    "a status of another version": {"status": "paused"},
    "more seats than the game": {"options": json.dumps({"seats": 4})},
}


def damage(worker: Worker, key: str, **columns: Any) -> None:
    """Write into a table's row, behind the house's back; nothing is in memory afterwards."""
    change = TABLES.update().where(TABLES.c.id == key).values(**columns)
    execute(worker, change)
    worker.house.tables.clear()


def execute(worker: Worker, change: sql.Executable) -> None:
    async def scenario() -> None:
        async with worker.house.store.begin() as connection:
            await connection.execute(change)

    worker.runner.run(scenario())


def duel_inside(worker: Worker) -> Table:
    """Ann and Ben in a game in which both have moved."""
    table = worker.open("me", "link")
    worker.run(seats.join(worker.house, BEN, table.stored.id, ""))
    while {row.seat for row in table.rows} != {-1, 0, 1}:
        seat = table.to_act[0]
        assert worker.run(worker.play(table, seat, table.match.legal(seat)[-1])) == [None]
    return table


def found(worker: Worker, key: str) -> Any:
    return worker.run(worker.house.kept_table(key))[0]


# -- what is damaged


@pytest.mark.parametrize("columns", DAMAGE.values(), ids=DAMAGE)
def test_a_table_that_cannot_be_read_is_kept(worker: Worker, columns: dict[str, str]) -> None:
    table = duel_inside(worker)
    lines = [row.line for row in table.rows]
    damage(worker, table.stored.id, **columns)
    kept = found(worker, table.stored.id)
    assert kept.why == "unreadable"
    (refused,) = worker.run(worker.house.table(table.stored.id))
    assert isinstance(refused, Refusal)
    assert refused.message.key == "table-unreadable"
    assert [row.line for row in kept.rows] == lines


@pytest.mark.parametrize("line", ["fly 7.12", "build 99.99", "undo soon", ""])
def test_a_row_that_is_no_move_keeps_the_table_and_its_record(worker: Worker, line: str) -> None:
    table = duel_inside(worker)
    key, number = table.stored.id, table.number
    execute(worker, MOVES.update().where(MOVES.c.table_id == key, MOVES.c.number == number).values(line=line))
    damage(worker, key, status="finished")
    kept = found(worker, key)
    assert kept.why == "unreadable"
    assert record_of(kept, [0]).removesuffix("\n").split("\n")[-1].split(" ", 1)[1] == line


def test_a_log_with_a_gap_is_kept(worker: Worker) -> None:
    table = duel_inside(worker)
    execute(worker, MOVES.delete().where(MOVES.c.table_id == table.stored.id, MOVES.c.number == 2))
    worker.house.tables.clear()
    assert found(worker, table.stored.id).why == "unreadable"


def test_what_cannot_be_read_of_a_column_is_in_the_record(worker: Worker) -> None:
    table = duel_inside(worker)
    damage(worker, table.stored.id, options="{ half a", status="finished")
    assert "# options { half a\n" in record_of(found(worker, table.stored.id), [0])


def test_settings_of_another_version_are_passed_over(worker: Worker) -> None:
    table = duel_inside(worker)
    damage(worker, table.stored.id, settings=json.dumps({"absence": -5, "dragons": 1, "live_gold": False}))
    kept = found(worker, table.stored.id)
    assert (kept.why, kept.absence, kept.shows_gold) == ("", 60, False)


def test_a_bot_of_another_version_is_stood_in_for(worker: Worker) -> None:
    table = worker.open("me", "screen")
    seat, key = table.to_act[0], table.stored.id
    worker.run(worker.give(key, HandToBot(ANN, seat)))
    execute(worker, SEATS.update().where(SEATS.c.table_id == key, SEATS.c.bot != "").values(bot="dragon"))
    worker.house.tables.clear()

    async def asked(house: Inside) -> str:
        house.driver.drive(await house.table(key))
        while not list(house.pool.queue):
            await asyncio.sleep(0.01)
        return next(iter(house.pool.queue)).turn.level

    assert worker.run(asked(worker.house)) == ["greedy"]


def test_rows_of_another_version_that_come_while_one_plays_close_the_table_alone(
    new_worker: Callable[[], Worker],
) -> None:
    one, other = new_worker(), new_worker()
    table, beside = duel_inside(one), duel_inside(one)
    (behind,) = one.run(other.house.table(table.stored.id))
    strange = {"table_id": table.stored.id, "number": table.number + 1, "seat": 0, "line": "fly", "at": 1.0}
    execute(one, MOVES.insert().values(**strange))
    (refused,) = one.run(other.house.refresh(behind))
    assert isinstance(refused, Refusal)
    assert found(other, table.stored.id).why == "unreadable"
    assert found(other, beside.stored.id).why == ""


def test_a_bot_writes_nothing_on_a_table_that_another_version_has_gone_on_with(worker: Worker) -> None:
    table = worker.open("me", "screen")
    seat, key = table.to_act[0], table.stored.id
    worker.run(worker.give(key, HandToBot(ANN, seat)))
    strange = StoredMove(table.number + 1, seat, "hop 1.1", 1.0, None)
    asked = []

    async def choose(turn: Turn) -> None:
        asked.append(turn)
        if len(asked) == 1:
            await worker.house.store.writer.add(table.stored, [strange], needs_bot=False)
        await worker.house.pool.answer(bot, turn.request, turn.lines[0])

    async def close() -> None: ...

    async def driven() -> None:
        await worker.house.pool.add(bot)
        worker.house.driver.drive(table)
        while worker.house.tables.get(key, table) is table or worker.house.driver.is_busy(key):
            await asyncio.sleep(0.01)

    bot = BotLine(Ready(["kingdom"], ["greedy", "uniform"]), choose, close)
    worker.do(driven())
    assert len(asked) == 1
    assert worker.do(worker.house.store.moves(key))[-1] == strange
    assert found(worker, key).why == "unreadable"


def test_a_table_that_was_put_aside_and_read_again_meanwhile_is_played_on(worker: Worker) -> None:
    table = duel_inside(worker)
    seat = table.to_act[0]
    worker.house.tables.clear()
    again = found(worker, table.stored.id)
    assert again is not table
    assert worker.run(worker.play(table, seat, table.match.legal(seat)[0])) == [None]
    assert worker.do(worker.house.store.moves(table.stored.id))[-1].seat == seat


# -- what others may learn of it


def test_the_record_of_a_kept_game_tells_no_card_of_a_bot(worker: Worker) -> None:
    table = duel_inside(worker)
    execute(worker, HOLDERS.delete().where(HOLDERS.c.table_id == table.stored.id, HOLDERS.c.seat == 0))
    damage(worker, table.stored.id, rules=table.stored.rules + 1)
    kept = found(worker, table.stored.id)
    assert kept.why == "newer"
    lines = record_of(kept, [1]).split("\n\n")[1].splitlines()
    assert {line.split(" ", 1)[1] for line in lines if not line.startswith("1 ")} == {"?"}


def test_the_record_of_a_kept_game_tells_nobody_what_another_has_chosen(worker: Worker) -> None:
    table = duel_inside(worker)
    damage(worker, table.stored.id, options="{")
    kept = found(worker, table.stored.id)
    lines = record_of(kept, [1]).split("\n\n")[1].splitlines()
    assert {line.split(" ", 1)[1] for line in lines if not line.startswith(("1 ", "#"))} == {"?"}
    assert [row.line for row in table.rows if row.seat == 1] == [
        line.removeprefix("1 ") for line in lines if line.startswith("1 ")
    ]
    worker.run(*[worker.concede(guest, table.stored.id, seat) for seat, guest in SITTING])
    assert "?" not in record_of(found(worker, table.stored.id), [1])


SITTING = ((0, ANN), (1, BEN))


def test_a_kept_game_can_be_given_up_by_those_who_sit_there_alone(worker: Worker) -> None:
    table = duel_inside(worker)
    damage(worker, table.stored.id, options="{")
    (refused,) = worker.run(worker.concede(EVE, table.stored.id, 0))
    assert isinstance(refused, Refusal)
    for seat, guest in SITTING:
        assert found(worker, table.stored.id).stored.status == "running"
        worker.run(worker.concede(guest, table.stored.id, seat))
    assert found(worker, table.stored.id).stored.status == "finished"


def test_a_kept_table_with_a_seat_missing_is_given_up_by_its_own_players(worker: Worker) -> None:
    table = duel_inside(worker)
    key = table.stored.id
    for kept_in in (HOLDERS, SEATS):
        execute(worker, kept_in.delete().where(kept_in.c.table_id == key, kept_in.c.seat == 0))
    worker.house.tables.clear()
    worker.run(worker.concede(BEN, key, 1))
    kept = found(worker, key)
    assert [(seat.seat, seat.conceded) for seat in kept.seats] == [(1, True)]
    assert kept.stored.status == "finished"


def test_a_table_of_a_status_of_another_version_can_be_put_away(worker: Worker) -> None:
    table = duel_inside(worker)
    damage(worker, table.stored.id, status="paused")
    (refused,) = worker.run(seats.leave(worker.house, ANN, table.stored.id))
    assert refused.message.key == "table-unreadable"
    for seat, guest in SITTING:
        worker.run(worker.concede(guest, table.stored.id, seat))
    assert found(worker, table.stored.id).stored.status == "finished"


def test_the_log_of_the_house_quotes_no_line_of_a_game(
    worker: Worker, caplog: pytest.LogCaptureFixture
) -> None:
    table = duel_inside(worker)
    execute(worker, MOVES.update().where(MOVES.c.table_id == table.stored.id).values(line="secret choice"))
    worker.house.tables.clear()
    assert found(worker, table.stored.id).why == "unreadable"
    assert "secret" not in caplog.text


# -- revisions of the rules


def test_a_table_of_a_newer_revision_is_kept_and_says_which_it_is(worker: Worker) -> None:
    table = duel_inside(worker)
    damage(worker, table.stored.id, rules=99)
    kept = found(worker, table.stored.id)
    assert kept.why == "newer"
    assert "\nrules 99\n" in record_of(kept, [0])


def test_a_table_of_an_older_revision_that_still_waits_is_played_by_this_one(worker: Worker) -> None:
    key = worker.open("me", "link").stored.id
    damage(worker, key, rules=0)
    worker.run(seats.join(worker.house, BEN, key, ""))
    stored = worker.runner.run(worker.house.store.table(key))
    assert stored is not None
    assert (stored.status, stored.rules) == ("running", 1)


def test_a_game_whose_rules_cannot_go_on_ends_as_it_stands(worker: Worker) -> None:
    table = duel_inside(worker)
    scores = table.match.result.scores
    worker.runner.run(snapshots.write(worker.house))
    execute(worker, SNAPSHOTS.update().values(rules=0))
    damage(worker, table.stored.id, rules=0)
    kept = found(worker, table.stored.id)
    assert (kept.why, kept.stored.status, kept.scores) == ("ended", "finished", scores)
    stored = worker.runner.run(worker.house.store.table(table.stored.id))
    assert stored is not None
    assert stored.status == "finished"
    assert worker.house.pages.info(kept, ANN).kept == "ended"


def test_without_a_snapshot_an_older_game_goes_on_if_every_line_is_still_possible(worker: Worker) -> None:
    table = duel_inside(worker)
    before = table.match.view(0)
    damage(worker, table.stored.id, rules=0)
    assert found(worker, table.stored.id).match.view(0) == before


# -- snapshots


def test_a_snapshot_is_what_stands_on_the_table_and_is_replaced_by_the_next(worker: Worker) -> None:
    table = duel_inside(worker)
    for _ in range(2):
        seat = table.to_act[0]
        worker.run(worker.play(table, seat, table.match.legal(seat)[0]))
        worker.runner.run(snapshots.write(worker.house))
        (kept,) = worker.runner.run(worker.house.store.snapshots(table.stored.id))
        assert (kept.number, kept.scores) == (table.number, table.match.result.scores)
        game = table.match.game
        assert game.read_state(kept.state) == table.match.state
    assert not snapshots.is_unwritten(table)


def test_an_older_snapshot_never_takes_the_place_of_a_newer_one(new_worker: Callable[[], Worker]) -> None:
    one, other = new_worker(), new_worker()
    table = duel_inside(one)
    one.run(other.house.table(table.stored.id))
    seat = table.to_act[0]
    one.run(one.play(table, seat, table.match.legal(seat)[0]))
    for house in (one.house, other.house):
        one.runner.run(snapshots.write(house))
    (kept,) = one.runner.run(one.house.store.snapshots(table.stored.id))
    assert kept.number == table.number


def test_a_table_that_cannot_be_written_keeps_no_other_from_it(
    worker: Worker, monkeypatch: pytest.MonkeyPatch
) -> None:
    spoilt, usual = duel_inside(worker), duel_inside(worker)
    monkeypatch.setattr(spoilt.match, "state", object())
    worker.runner.run(snapshots.write(worker.house))
    assert worker.runner.run(worker.house.store.snapshots(spoilt.stored.id)) == []
    assert len(worker.runner.run(worker.house.store.snapshots(usual.stored.id))) == 1
    assert not snapshots.is_unwritten(spoilt)


def test_a_row_that_the_database_refuses_keeps_no_other_from_it(worker: Worker) -> None:
    spoilt, usual = duel_inside(worker), duel_inside(worker)
    spoilt.stored = replace(spoilt.stored, id="never opened")  # no row may speak of it
    worker.runner.run(snapshots.write(worker.house))
    assert len(worker.runner.run(worker.house.store.snapshots(usual.stored.id))) == 1
    assert not any(snapshots.is_unwritten(table) for table in (spoilt, usual))


@pytest.mark.parametrize(
    "column", [{"scores": "null"}, {"scores": '{"Ann": 3}'}, {"state": "[]"}, {"state": "null"}]
)
def test_a_snapshot_that_is_none_is_passed_over(worker: Worker, column: dict[str, str]) -> None:
    table = duel_inside(worker)
    worker.runner.run(snapshots.write(worker.house))
    execute(worker, SNAPSHOTS.update().where(SNAPSHOTS.c.table_id == table.stored.id).values(**column))
    damage(worker, table.stored.id, rules=table.stored.rules + 1)
    assert found(worker, table.stored.id).why == "newer"


def test_a_table_that_is_only_looked_at_is_not_written_again(worker: Worker) -> None:
    table = duel_inside(worker)
    worker.runner.run(snapshots.write(worker.house))
    worker.house.tables.clear()
    assert not snapshots.is_unwritten(found(worker, table.stored.id))


def test_a_house_that_closes_keeps_how_its_tables_stand(new_house: NewHouse) -> None:
    house = new_house()
    duel = new_duel(house)
    number = duel.actor.play().number
    house.stop()
    with closing(sqlite3.connect(house.folder / "data" / "house.sqlite")) as line:
        assert line.execute("select number from snapshots").fetchall() == [(number,)]


# -- through the door


def rewrite(house: House, change: str, *values: object) -> None:
    """Close the house, write into its file, and open it again."""
    house.stop()
    with closing(sqlite3.connect(house.folder / "data" / "house.sqlite")) as line:
        line.execute(change, values)
        line.commit()
    house.start(bots=1)


def test_one_table_that_cannot_be_read_leaves_the_lobby_open_to_all(new_house: NewHouse) -> None:
    house = new_house()
    ann, ben = house.guest("Ann"), house.guest("Ben")
    strange = ann.open_table("me", "lobby", pace="days")
    usual = ann.open_table("me", "lobby", pace="days")
    options = json.dumps({"seats": 2, "dragons": True})
    rewrite(house, "update tables set options = ? where id = ?", options, strange.id)
    assert [table.id for table in ben.get("/api/lobby").read(Lobby).open] == [usual.id]
    mine = {table.id: table.kept for table in ann.get("/api/lobby").read(Lobby).mine}
    assert mine == {strange.id: "unreadable", usual.id: ""}
    assert ben.post(f"/api/tables/{strange.id}/join", {"secret": ""}).refused == (409, "table-unreadable")
    assert ann.post(f"/api/tables/{strange.id}/leave").read(TableInfo).status == "finished"


def test_a_game_with_an_unreadable_line_is_exported_and_given_up_while_others_play(
    new_house: NewHouse,
) -> None:
    house = new_house()
    ann = house.guest("Ann")
    strange, usual = (ann.open_table("me", "bot:uniform") for _ in range(2))
    rewrite(house, "update moves set line = 'fly' where number = 1 and table_id = ?", strange.id)
    assert ann.table(strange.id).kept == "unreadable"
    assert "chance fly\n" not in ann.get(f"/api/tables/{strange.id}/record").body.decode()
    page = ann.watch(usual.id)
    while page.here.to_act != [0]:
        page.next()
    page.play_turn()
    assert ann.at_seat(strange.id, 0, "concede").read(TableInfo).status == "finished"
    assert "chance fly\n" in ann.get(f"/api/tables/{strange.id}/record").body.decode()
    complaints = house.complaints.read_text()
    assert strange.id in complaints
    assert "Traceback" not in complaints
