"""A table's socket: hello, lost lines, and whatever else a client may send."""

import sqlite3
from collections.abc import Callable
from contextlib import closing

import pytest

from bastide.server.limits import BURST
from bastide.server.sockets.messages import (
    Hello,
    Ping,
    Play,
    Pong,
    Position,
    Refused,
    Say,
    TableChanged,
    Undo,
)
from tests.server.duels import Duel, new_duel
from tests.server.house import Guest, House

# -- hello


def test_hello_is_answered_by_the_position_and_the_table(house: House) -> None:
    ann = house.guest()
    table = ann.open_table("me", "screen:Eve")
    page = ann.page(table.id)
    page.tell(Hello())
    changed = page.hear(TableChanged).table
    position = page.hear(Position)
    assert changed.seats[0].here
    assert (position.fresh, position.number) == (True, len(house.rows(table.id)))
    assert [told.number for told in position.log] == list(range(1, position.number + 1))
    assert position.to_act == changed.to_act


def test_a_page_that_says_hello_again_hears_the_position_again(duel: Duel) -> None:
    page = duel.pages[0]
    assert page.hello(0).fresh
    again = page.hello(page.here.number)
    assert (again.fresh, again.log) == (False, [])


@pytest.mark.parametrize("last", [-5, 10**6, 10**40])
def test_an_impossible_last_row_gets_a_fresh_log(duel: Duel, last: int) -> None:
    assert duel.pages[0].hello(last).fresh


def test_before_the_start_the_page_hears_who_sits_down(house: House) -> None:
    ann, ben = house.guest("Ann"), house.guest("Ben")
    table = ann.open_table("me", "link", "link")
    page = ann.watch(table.id)
    assert (page.here.number, page.here.seats) == (0, [])
    ben.join(table.id)
    changed = page.hear(TableChanged, lambda changed: changed.table.seats[1].name != "")
    assert [seat.name for seat in changed.table.seats] == ["Ann", "Ben", ""]
    ann.post(f"/api/tables/{table.id}/start")
    assert page.until(1).seats[0].seat == 0


def test_a_page_hears_who_comes_and_goes(duel: Duel) -> None:
    ann, ben = duel.pages
    ben.close()
    assert ann.hear(TableChanged, lambda changed: not changed.table.seats[1].here)
    duel.guests[1].watch(duel.table)
    assert ann.hear(TableChanged, lambda changed: changed.table.seats[1].here)


def test_a_ping_is_answered(duel: Duel) -> None:
    assert duel.pages[0].ask(Ping(), Pong) == Pong("")


# -- lost lines


def test_a_move_sent_again_after_a_reconnect_plays_once(house: House, duel: Duel) -> None:
    page, seat, number = duel.actor, duel.acting, duel.actor.here.number
    line = page.seat().lines[0]
    page.tell(Play(seat, line, number, "mine"))
    page.close()
    again = duel.guests[seat].watch(duel.table, number)
    for _ in range(3):
        again.tell(Play(seat, line, number, "mine"))
        again.until(number + 1)
    again.ask(Ping(), Pong)
    assert [row[1:] for row in house.rows(duel.table)[number:]] == [(seat, line)]


def test_the_last_move_of_a_game_sent_again_is_no_mistake(duel: Duel) -> None:
    while True:
        page, seat, number = duel.actor, duel.acting, duel.actor.here.number
        lines = page.seat().lines
        line = "end-turn" if "end-turn" in lines else lines[0]
        if not page.play(line, client_move=f"mine-{number}").to_act:
            break
    page.tell(Play(seat, line, number, f"mine-{number}"))
    answer = page.next()
    while not isinstance(answer, Position | Refused):
        answer = page.next()
    assert isinstance(answer, Position)


def test_one_who_comes_back_hears_what_was_missed(duel: Duel) -> None:
    number, away, actor = duel.other.here.number, 1 - duel.acting, duel.actor
    duel.other.close()
    actor.play()
    actor.play()
    back = duel.guests[away].watch(duel.table, last=number)
    assert not back.here.fresh
    assert [told.number for told in back.here.log] == [number + 1, number + 2]


def test_one_who_comes_back_after_an_undo_hears_everything_anew(duel: Duel) -> None:
    number, away, actor = duel.other.here.number, 1 - duel.acting, duel.actor
    duel.other.close()
    actor.play()
    actor.ask(Undo(1 - away), Position)
    back = duel.guests[away].watch(duel.table, last=number)
    assert back.here.fresh
    assert [told.number for told in back.here.log] == list(range(1, number + 1))


def test_a_second_tab_sees_the_same_and_may_play(duel: Duel) -> None:
    seat = duel.acting
    tab = duel.guests[seat].watch(duel.table)
    assert tab.seat().lines == duel.actor.seat().lines
    tab.play()
    duel.actor.until(tab.here.number)
    assert duel.pages[seat].seat().lines == tab.seat().lines


def test_the_seat_goes_on_while_one_of_two_tabs_is_open(duel: Duel) -> None:
    ann, ben = duel.pages
    tab = duel.guests[1].watch(duel.table)
    ben.close()
    tab.ask(Ping(), Pong)
    assert duel.guests[0].table(duel.table).seats[1].here
    assert ann.ask(Ping(), Pong)


# -- whatever a client may send


UNREADABLE: dict[str, str | bytes] = {
    "empty": "",
    "not-json": "hello",
    "object": "{}",
    "list": "[]",
    "null": "null",
    "number": "1e400",
    "unknown-type": '{"type": "fly"}',
    "type-of-the-house": '{"type": "pong"}',
    "type-of-a-bot": '{"type": "ready", "games": [], "levels": []}',
    "lacking": '{"type": "play"}',
    "unknown-field": '{"type": "ping", "loud": true}',
    "wrong-type": '{"type": "hello", "last": "zero"}',
    "wrong-seat": '{"type": "undo", "seat": null}',
    "broken-off": '{"type": "ping"',
    "two": '{"type": "ping"}{"type": "ping"}',
    "surrogate": '{"type": "say", "text": "\\ud800"}',
    "deep": "[" * 8000 + "]" * 8000,
    "deep-before-the-type": '{"x": ' + "[" * 8000 + "]" * 8000 + ', "type": "ping"}',
    "binary": b"\x00\xff\x00",
    "binary-empty": b"",
    "binary-ping": b'{"type": "ping"}',
    "oversized": '{"type": "say", "text": "' + "x" * 20_000 + '"}',
}


@pytest.mark.parametrize("name", UNREADABLE)
def test_what_cannot_be_read_is_answered_and_the_line_stays_open(duel: Duel, name: str) -> None:
    page = duel.pages[0]
    page.line.send(UNREADABLE[name])
    refused = page.hear(Refused)
    assert refused.code == "message-unreadable"
    assert refused.why.text
    assert page.ask(Ping(), Pong)


def test_a_message_beyond_all_measure_ends_that_line_alone(duel: Duel) -> None:
    ann, ben = duel.pages
    ann.line.send("x" * 200_000)
    assert ann.closed() == 1009
    assert ben.ask(Ping(), Pong)
    assert duel.guests[0].watch(duel.table).here.number == ben.here.number


def test_bytes_that_are_said_to_be_text_end_that_line_alone_without_a_word_in_the_log(
    new_house: Callable[..., House],
) -> None:
    house = new_house()
    ann, ben = new_duel(house).pages
    ann.line.send(b'{"type": "\xff"}', text=True)
    assert ann.closed() == 1007
    assert ben.ask(Ping(), Pong)
    assert house.complaints.read_text() == ""


def test_a_flood_is_stopped_and_the_line_stays_open(duel: Duel) -> None:
    page = duel.pages[0]
    for _ in range(300):
        page.tell(Ping())
    answers = [type(page.next()) for _ in range(300)]
    assert answers.count(Refused) > 20
    assert answers.count(Pong) >= BURST - 1  # hello was one of the burst
    assert page.ask(Ping(), Pong)


def test_a_fault_of_the_house_is_told_in_a_sentence_and_the_line_stays_open(
    new_house: Callable[..., House],
) -> None:
    house = new_house()
    ann = house.guest()
    page = ann.watch(ann.open_table("me", "screen:Eve").id)
    with closing(sqlite3.connect(house.folder / "data" / "house.sqlite")) as line:
        line.execute("drop table chat")
    assert page.refusal(Say("to nowhere")) == "house-fault"
    page.play_turn()
    assert house.complaints.read_text().count("a message could not be obeyed") == 1


def test_an_impossible_name_of_a_move_is_no_fault_of_the_house(postgres_house: House) -> None:
    duel = new_duel(postgres_house)
    page, seat, number = duel.actor, duel.acting, duel.actor.here.number
    page.tell(Play(seat, page.seat().lines[0], number, "\x00"))
    assert page.ask(Ping(), Pong)
    page.close()
    again = duel.guests[seat].watch(duel.table)
    assert again.here.number in (number, number + 1)
    again.play()


def test_numbers_beyond_all_measure_are_no_fault_of_the_house(duel: Duel) -> None:
    page = duel.actor
    assert page.refusal(Play(10**30, "end-turn", 10**30, "x")) == "not-your-seat"
    page.tell(Play(duel.acting, page.seat().lines[0], 10**30, "x"))
    assert page.hear(Position).log


@pytest.mark.parametrize("name", ["x" * 41, "two\nlines", "\x00"])
def test_a_name_of_a_move_that_cannot_be_kept_as_it_is_is_refused(duel: Duel, name: str) -> None:
    page = duel.actor
    assert (
        page.refusal(Play(duel.acting, page.seat().lines[0], page.here.number, name)) == "message-unreadable"
    )


def test_a_page_of_another_site_is_shown_the_door(duel: Duel) -> None:
    for origin in ("https://evil.example", "null"):
        page = duel.guests[0].page(duel.table, origin=origin)
        assert page.closed() == 4403
        assert page.frames == []


def test_our_own_page_is_let_in(house: House, duel: Duel) -> None:
    assert duel.guests[0].page(duel.table, origin=house.url).hello().seats[0].seat == 0


@pytest.mark.parametrize("cookie", ["", "bastide=invented"])
def test_without_a_guest_there_is_no_line(house: House, duel: Duel, cookie: str) -> None:
    stranger = Guest(house)
    stranger.cookie = cookie
    assert stranger.page(duel.table).closed() == 4401


@pytest.mark.parametrize("key", ["nowhere", "%00"])
def test_there_is_no_line_to_a_table_that_is_not_there(house: House, key: str) -> None:
    assert house.guest().page(key).closed() == 4404


def test_there_is_no_line_to_an_impossible_table_on_postgres(postgres_house: House) -> None:
    assert postgres_house.guest().page("%00").closed() == 4404
