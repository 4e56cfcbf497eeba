"""Finished games: records, replays, imports."""

import json
from pathlib import Path

import pytest

import bastide
from bastide.server.http.forms.replays import Replay
from bastide.server.http.forms.tables import TableInfo
from tests.cli.terminal import finished_record
from tests.server.duels import new_duel
from tests.server.house import House

GAMES = Path(__file__).parents[2] / "games"


def test_a_replay_is_given_only_when_the_game_is_over(house: House) -> None:
    ann = house.guest()
    for table in (ann.open_table("me", "link"), ann.open_table("me", "bot")):
        assert ann.get(f"/api/tables/{table.id}/replay").refused == (409, "not-finished")


def test_a_running_game_is_exported_as_the_asker_may_know_it(house: House) -> None:
    duel = new_duel(house)
    duel.actor.play_turn()
    rows = house.rows(duel.table)
    built = [f"{seat} {line}" for _, seat, line in rows if line.startswith("build")]
    drawn = [f"chance {line}" for _, _, line in rows if line.startswith("draw")]
    owner = int(drawn[-1].split()[2])  # the card in hand; those before it have been laid open
    for guest in (duel.guests[0], duel.guests[1], house.guest("Eve")):
        told = guest.get(f"/api/tables/{duel.table}/record").body.decode().splitlines()
        known = drawn if guest is duel.guests[owner] else drawn[:-1]
        assert [line for line in told if "draw" in line] == known
        assert [line for line in told if "build" in line] == built
        assert f"moves {len(rows)}" in told


def test_a_record_is_imported_replayed_and_exported_again(house: House) -> None:
    ann = house.guest()
    table = ann.post("/api/records", {"text": finished_record()}).read(TableInfo)
    assert table.status == "finished"
    assert [seat.name for seat in table.seats] == ["Ann", "Ben"]
    exported = ann.get(f"/api/tables/{table.id}/record")
    assert exported.headers["content-type"].startswith("text/plain")
    assert exported.body.decode() == finished_record()


@pytest.mark.parametrize(
    ("record", "winners"),
    [
        ("burgundy/games/alone-lost", []),  # most points of all, and not enough
        ("burgundy/games/alone-won", [0]),
        ("kingdom/games/ends-in-a-shared-win", [0, 3]),
    ],
)
def test_a_table_says_who_has_won_its_game(house: House, record: str, winners: list[int]) -> None:
    text = (GAMES / f"{record}.txt").read_text(encoding="utf-8")
    ann = house.guest()
    assert ann.post("/api/records", {"text": text}).read(TableInfo).winners == winners
    assert bastide.replay(text).result.winners == winners


BROKEN = {
    "empty": ("", "1"),
    "no-record": ("hello\nworld", "1"),
    "unknown-game": (finished_record().replace("game kingdom", "game chess"), "2"),
    "other-rules": (finished_record().replace("rules 1\n", "rules 99\n"), "3"),
    "bad-options": (finished_record().replace('{"seats": 2}', '{"seats": 9}'), "4"),
    "reserved-option": (finished_record().replace('{"seats": 2}', '{"seats": 2, "seed": 3}'), "4"),
    "impossible-move": (
        finished_record().replace("\n\n", "\n\n0 build 1.1\n").replace("moves ", "moves 1"),
        "",
    ),
}


@pytest.mark.parametrize("name", BROKEN)
def test_a_broken_record_is_refused_and_the_line_is_named(house: House, name: str) -> None:
    text, line = BROKEN[name]
    reply = house.guest().post("/api/records", {"text": text})
    assert reply.status == 400
    assert reply.problem.code.startswith("record-")
    assert f"Line {line}" in reply.problem.detail


def test_a_record_with_an_impossible_move_is_refused_by_the_number_of_its_line(house: House) -> None:
    lines = [line for line in finished_record().splitlines() if not line.startswith(("moves ", "scores "))]
    place = next(number for number, line in enumerate(lines) if line.startswith("0 build"))
    lines[place] = "0 build 1.1.1"
    reply = house.guest().post("/api/records", {"text": "\n".join(lines)})
    assert reply.problem.code == "record-move"
    assert f"Line {place + 1} " in reply.problem.detail


def test_a_record_that_is_too_large_is_refused(house: House) -> None:
    assert house.guest().post("/api/records", {"text": "x" * 300_000}).refused == (413, "too-large")


def test_a_replay_shows_the_game_move_by_move(house: House) -> None:
    ann = house.guest()
    table = ann.post("/api/records", {"text": finished_record()}).read(TableInfo)
    whole = bastide.replay(finished_record())
    first = ann.get(f"/api/tables/{table.id}/replay").read(Replay)
    assert first.moves == len(whole.log)
    assert [frame.number for frame in first.frames][:3] == [0, 1, 2]
    assert first.frames[0].told is None
    last = ann.get(f"/api/tables/{table.id}/replay?first={first.moves}&last={first.moves}").read(Replay)
    assert last.frames[0].score.scores == whole.result.scores
    assert last.frames[0].view == json.loads(json.dumps(whole.view(None)))


def test_the_frames_of_a_replay_fit_together(house: House) -> None:
    ann = house.guest()
    table = ann.post("/api/records", {"text": finished_record()}).read(TableInfo)
    frames = ann.get(f"/api/tables/{table.id}/replay?first=20&last=50").read(Replay).frames
    again = ann.get(f"/api/tables/{table.id}/replay?first=30&last=40").read(Replay).frames
    assert [frame.number for frame in frames] == list(range(20, 51))
    assert frames[10:21] == again
    assert [frame.told.number for frame in frames if frame.told] == list(range(20, 51))


@pytest.mark.parametrize("asked", ["first=99999", "first=5&last=2", "last=99999999999999999999"])
def test_frames_that_are_not_there_are_none(house: House, asked: str) -> None:
    ann = house.guest()
    table = ann.post("/api/records", {"text": finished_record()}).read(TableInfo)
    assert len(ann.get(f"/api/tables/{table.id}/replay?{asked}").read(Replay).frames) <= 61


@pytest.mark.parametrize("asked", ["first=-1", "first=x", "last=-5"])
def test_frames_that_cannot_be_are_a_problem(house: House, asked: str) -> None:
    ann = house.guest()
    table = ann.post("/api/records", {"text": finished_record()}).read(TableInfo)
    assert ann.get(f"/api/tables/{table.id}/replay?{asked}").refused == (400, "bad-request")
