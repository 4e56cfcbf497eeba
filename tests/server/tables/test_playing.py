"""Whole games, moves that are refused, several seats and devices, by real pages at a real house."""

import json
import re

import pytest

import bastide
from bastide.server.http.forms.replays import Replay
from bastide.server.sockets.messages import (
    Answer,
    Ask,
    Asked,
    Play,
    Position,
    Refused,
    Settled,
)
from bastide.words import words_for
from tests.server.duels import Duel, new_duel, unplayable
from tests.server.house import House, eventually

# -- a whole game


def test_two_people_play_a_whole_game(house: House, duel: Duel) -> None:
    end = duel.play_out()
    assert end.score is not None
    assert end.score.final
    ann = duel.guests[0]
    assert ann.table(duel.table).status == "finished"
    record = ann.get(f"/api/tables/{duel.table}/record").body.decode()
    assert bastide.replay(record).result.scores == end.score.scores
    assert [(row.seat, row.line) for row in bastide.replay(record).log] == [
        row[1:] for row in house.rows(duel.table)
    ]
    replay = ann.get(f"/api/tables/{duel.table}/replay?last=5").read(Replay)
    assert replay.moves == end.number
    for page in duel.pages:
        assert (
            page.refusal(Play(0, "end-turn", end.number, "late")) == "table-finished" or page is duel.pages[1]
        )


def test_a_whole_game_is_played_on_postgres(postgres_house: House) -> None:
    end = new_duel(postgres_house).play_out()
    assert end.score is not None
    assert end.score.final


def test_everyone_is_told_every_row_once_and_in_order(house: House, duel: Duel) -> None:
    watcher = house.guest("Eve").watch(duel.table)
    for _ in range(4):
        duel.actor.play_turn()
    number = max(page.here.number for page in duel.pages)
    for page in (*duel.pages, watcher):
        page.until(number)
        positions = [frame for frame in map(json.loads, page.frames) if frame["type"] == "position"]
        told = [told["number"] for position in positions for told in position["log"]]
        assert told == list(range(1, number + 1))


# -- moves that are refused


def test_a_move_out_of_turn_is_refused(duel: Duel) -> None:
    line = duel.actor.seat().lines[0]
    assert duel.other.refusal(Play(1 - duel.acting, line, duel.other.here.number, "x")) == "not-to-act"


def test_a_move_for_the_seat_of_another_is_refused(duel: Duel) -> None:
    line = duel.actor.seat().lines[0]
    assert duel.other.refusal(Play(duel.acting, line, duel.other.here.number, "x")) == "not-your-seat"


def test_an_illegal_move_is_refused_with_its_clause_in_the_language_of_the_guest(duel: Duel) -> None:
    seat = duel.acting
    duel.guests[seat].patch("/api/me", {"language": "uk"})
    page = duel.guests[seat].watch(duel.table)
    line = unplayable(page, seat)
    refused = page.ask(Play(seat, line, page.here.number, "x"), Refused)
    assert re.fullmatch(r"K\d+\.\d+", refused.why.clause)
    assert refused.code == refused.why.key
    assert words_for("uk", "kingdom").has(refused.code)
    assert re.search("[а-щієї]", refused.why.text)


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("", "line-unknown"),
        ("fly", "line-unknown"),
        ("undo 1", "line-unknown"),
        ("back 1", "line-unknown"),
        ("build", "line-length"),
        ("build 1.1 2.2", "line-length"),
        ("build 99.99", "line-word"),
        ("build \x00", "line-word"),
        ("x" * 10_000, "line-unknown"),
    ],
)
def test_a_misspelt_move_is_refused(duel: Duel, line: str, code: str) -> None:
    page, number = duel.actor, duel.actor.here.number
    assert page.refusal(Play(duel.acting, line, number, "x")) == code
    assert page.hello(0).number == number


@pytest.mark.parametrize("line", ["start 0", "draw 0 grass", "cards lords knights farmers"])
def test_nobody_plays_the_part_of_chance(duel: Duel, line: str) -> None:
    page = duel.actor
    assert page.ask(Play(duel.acting, line, page.here.number, "x"), Refused).code
    assert page.refusal(Play(-1, line, page.here.number, "x")) == "not-your-seat"


def test_a_move_made_for_a_position_that_has_passed_is_stale(duel: Duel) -> None:
    page, seat, number = duel.actor, duel.acting, duel.actor.here.number
    line = page.seat().lines[0]
    page.play(line)
    assert page.refusal(Play(seat, line, number, "another")) == "stale"


def test_a_refused_move_changes_nothing_and_its_name_may_be_used_again(house: House, duel: Duel) -> None:
    page, seat = duel.actor, duel.acting
    before = house.rows(duel.table)
    page.refusal(Play(seat, unplayable(page, seat), page.here.number, "once"))
    assert house.rows(duel.table) == before
    page.play(client_move="once")
    assert len(house.rows(duel.table)) == len(before) + 1


# -- several seats, several devices


def test_two_people_play_on_one_screen(house: House) -> None:
    ann = house.guest()
    table = ann.open_table("me", "screen:Eve")
    page = ann.watch(table.id)
    assert [one.seat for one in page.here.seats] == [0, 1]
    for _ in range(4):
        seat = page.here.to_act[0]
        assert page.seat(seat).lines
        assert page.seat(1 - seat).lines == []
        page.play_turn()
        assert page.here.to_act == [1 - seat]
    drawn = [event for told in page.hello(0).log for event in told.events if event["event"] == "card-drawn"]
    assert {event["terrain"] for event in drawn} == {None}


def test_a_question_on_one_screen_is_settled_at_once(house: House) -> None:
    ann = house.guest()
    table = ann.open_table("me", "screen:Eve")
    page = ann.watch(table.id)
    start, seat = page.here.number, page.here.to_act[0]
    page.play_turn()
    page.tell(Ask("back", seat))
    assert page.hear(Settled).granted
    assert len(page.hear(Position).log) == start


def test_the_secret_lets_a_second_device_play(house: House, duel: Duel) -> None:
    seat = duel.acting
    phone = house.guest("the phone")
    watching = phone.watch(duel.table)
    assert watching.here.seats[0].seat is None
    phone.join(duel.table, duel.guests[seat].links(duel.table)[0].secret)
    playing = phone.watch(duel.table)
    assert playing.seat().lines == duel.actor.seat().lines
    playing.play()
    duel.actor.until(playing.here.number)


def test_the_own_voice_counts_once_when_one_sits_at_two_devices(house: House, duel: Duel) -> None:
    phone = house.guest("the phone")
    phone.join(duel.table, duel.guests[1].links(duel.table)[0].secret)
    duel.pages[0].tell(Ask("end", 0))
    assert duel.pages[1].hear(Asked).needed == [1]
    phone.watch(duel.table).tell(Answer(1, True))
    assert duel.pages[0].hear(Settled).granted


# -- asking without sitting down at the page


def test_a_position_can_be_asked_for_and_is_the_one_the_page_hears(duel: Duel) -> None:
    ann, ben = duel.guests
    asked = ann.get(f"/api/tables/{duel.table}/position").read(Position)
    assert asked == duel.pages[0].hello(0)
    duel.pages[1].close()
    eventually(lambda: not ann.table(duel.table).seats[1].here)
    ben.get(f"/api/tables/{duel.table}/position").read(Position)
    assert not ann.table(duel.table).seats[1].here


def test_a_spectator_who_asks_for_the_position_sees_no_hand(duel: Duel, house: House) -> None:
    (seen,) = house.guest("Eve").get(f"/api/tables/{duel.table}/position").read(Position).seats
    assert (seen.seat, seen.view["hand"], seen.lines) == (None, None, [])


def test_a_table_that_waits_has_no_position(house: House) -> None:
    ann = house.guest()
    key = ann.open_table("me", "link").id
    assert ann.get(f"/api/tables/{key}/position").refused == (409, "table-waiting")


def test_a_finished_table_tells_its_scores(duel: Duel) -> None:
    assert duel.guests[0].table(duel.table).scores == []
    end = duel.play_out()
    assert end.score is not None
    assert duel.guests[0].table(duel.table).scores == end.score.scores
    assert all(any('"status":"finished"' in frame for frame in page.frames) for page in duel.pages)
