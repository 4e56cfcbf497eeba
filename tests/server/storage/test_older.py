"""A database that the first revision of the rules has left: every game in it goes on, or ended at that."""

import asyncio
import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any, Final

import pytest

from bastide.core import registry
from bastide.server.http.forms.tables import Lobby
from bastide.server.storage.database import database_url
from bastide.server.storage.schema import StoredMove
from bastide.server.tables import seats
from bastide.server.tables.table import Table
from bastide.server.tables.writing import record_of
from tests.server.house import Guest, open_house
from tests.server.inside import ANN, BEN, Worker

LEFT: Final = (Path(__file__).parent / "older" / "first-revision.sql").read_text()


def rows(asked: str) -> list[Any]:
    """What the database says, before anybody opens it."""
    with closing(sqlite3.connect(":memory:")) as line:
        line.executescript(LEFT)
        return line.execute(asked).fetchall()


STATUS: Final[dict[str, str]] = dict(rows("select id, status from tables"))
STATES: Final = {key: json.loads(state) for key, state in rows("select table_id, state from snapshots")}
SCORES: Final = {key: json.loads(scores) for key, scores in rows("select table_id, scores from snapshots")}
RUNNING: Final = [key for key, status in STATUS.items() if status == "running"]
NAMES: Final = {
    key: f"{game} {options}" for key, game, options in rows("select id, game, options from tables")
}


def write(folder: Path, *more: str) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    with closing(sqlite3.connect(folder / "house.sqlite")) as line:
        line.executescript("\n".join([LEFT, *more]))


@pytest.fixture
def older(tmp_path: Path, runner: asyncio.Runner) -> Iterator[Worker]:
    write(tmp_path)
    worker = Worker(database_url("", tmp_path), runner)
    yield worker
    runner.run(worker.house.close())


def opened(worker: Worker, key: str) -> Table:
    (table,) = worker.run(worker.house.table(key))
    assert isinstance(table, Table), table
    return table


@pytest.mark.parametrize("key", RUNNING, ids=NAMES.get)
def test_a_game_of_the_first_revision_stands_as_it_stood_and_can_be_played_to_its_end(
    older: Worker, key: str
) -> None:
    table, rng = opened(older, key), Random(key)
    game = table.match.game
    left = STATES[key] if game.RULES == 1 else game.upgrade(STATES[key], 1)
    assert table.match.state == game.read_state(left)
    while table.is_running:
        seat = rng.choice(table.to_act)
        line = rng.choice(table.match.legal(seat))
        assert older.run(older.play(table, seat, line)) == [None]
    older.house.tables.clear()
    assert opened(older, key).scores == table.scores


@pytest.mark.parametrize(
    "key", [key for key, status in STATUS.items() if status == "finished"], ids=NAMES.get
)
def test_a_finished_game_of_the_first_revision_keeps_its_scores(older: Worker, key: str) -> None:
    assert opened(older, key).scores == SCORES[key]


def test_a_table_that_waited_begins_by_the_rules_of_now(older: Worker) -> None:
    (key,) = [key for key, status in STATUS.items() if status == "waiting"]
    older.run(seats.join(older.house, BEN, key, ""), seats.start(older.house, ANN, key))
    table = opened(older, key)
    assert table.is_running
    assert (table.start, table.stored.rules) == (None, table.match.game.RULES)


def test_a_game_that_goes_on_from_older_rules_says_so_and_exports_what_was_stored(older: Worker) -> None:
    started = [table for table in (opened(older, key) for key in RUNNING) if table.start is not None]
    assert started
    assert {table.stored.game for table in started} <= {
        game for game in registry.games() if registry.game(game).RULES > 1
    }
    for table in started:
        first = table.position([0], 0).log[0]
        assert first.events == [{"event": "rules-changed", "rules": 1, "now": table.match.game.RULES}]
        record = record_of(table, range(len(table.seats)))
        assert "\nrules 1\n" in record
        assert f"\nmoves {table.number}\n" in record


def test_the_record_of_a_game_that_goes_on_tells_no_secret(older: Worker) -> None:
    secrets = [
        (table, row)
        for table in (opened(older, key) for key in RUNNING)
        for row in table.rows[-1:]
        if table.start is not None and len(table.to_act) == 1 and row.line.startswith("choose ")
    ]
    assert secrets
    for table, row in secrets:
        for seats_of_one in ([1 - row.seat], [], [0, 1]):
            entries = record_of(table, seats_of_one).split("\n\n")[1]
            assert row.line not in entries
            assert "# from move" in entries


def test_a_move_that_was_taken_back_after_the_snapshot_is_not_brought_back(older: Worker) -> None:
    key = next(key for key in RUNNING if opened(older, key).start is not None)
    table = opened(older, key)
    withdrawn = StoredMove(table.number + 1, table.rows[-1].seat, f"undo {table.number}", 1.0, None)
    older.runner.run(older.house.store.writer.add(table.stored, [withdrawn]))
    older.house.tables.clear()
    kept = older.runner.run(older.house.kept_table(key))
    assert kept.why == "unreadable"


def test_the_house_opens_on_such_a_database_and_everyone_finds_their_tables(tmp_path: Path) -> None:
    write(tmp_path / "data", "delete from snapshots;")  # as a house has left it that kept none
    with open_house(tmp_path) as house:
        ann = Guest(house, "Ann")
        ann.cookie = "bastide=ann of the first revision"
        mine = {table.id: table for table in ann.get("/api/lobby").read(Lobby).mine}
        assert mine.keys() == STATUS.keys()
        assert {table.kept for table in mine.values()} == {"", "unreadable"}
        finished = [table for table in mine.values() if table.status == "finished" and not table.kept]
        assert [table.scores for table in finished] == [SCORES[table.id] for table in finished]
        for key in mine:
            assert ann.get(f"/api/tables/{key}/record").status == 200
        assert "Traceback" not in house.complaints.read_text()
