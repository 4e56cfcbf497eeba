"""The house from inside, on a real store: what happens at once, what fails, what is forgotten."""

import asyncio
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from bastide.server import house as house_module
from bastide.server.http.forms.tables import NewTable, SeatWish, TableChange
from bastide.server.refusal import Refusal
from bastide.server.sockets import talking
from bastide.server.sockets.messages import Said
from bastide.server.tables import seats
from bastide.server.tables.leaving import HandToBot, ReplaceAbsent, TakeSeatBack
from bastide.server.tables.playing import PlayForBot
from bastide.server.tables.playing_on import play_on
from bastide.server.tables.starting import is_open
from bastide.server.tables.table import Table
from bastide.server.workers import joining
from tests.server.inside import ANN, BEN, EVE, Worker, page_of


def is_whole(table: Table) -> bool:
    """A game that goes on has somebody in every seat."""
    return not table.is_running or not any(is_open(seat) for seat in table.seats)


# -- at once


def test_one_who_leaves_while_another_comes_leaves_no_empty_seat_in_a_game(worker: Worker) -> None:
    house = worker.house
    for _ in range(5):
        table = worker.open("me", "link")
        key = table.stored.id
        worker.run(seats.join(house, BEN, key, ""), seats.leave(house, ANN, key))
        assert is_whole(table)


def test_a_table_that_grows_while_somebody_comes_does_not_begin_with_an_empty_seat(worker: Worker) -> None:
    house, table = worker.house, worker.open("me", "link")
    wish = TableChange(options={"seats": 3})
    key = table.stored.id
    worker.run(seats.join(house, BEN, key, ""), seats.change_table(house, ANN, key, wish))
    assert is_whole(table)


def test_two_who_start_at_once_begin_one_game(worker: Worker) -> None:
    house, table = worker.house, worker.open("me", "link")
    worker.run(*[seats.start(house, ANN, table.stored.id) for _ in range(2)])
    rows = worker.runner.run(house.store.moves(table.stored.id))
    assert [row.line.split()[0] for row in rows].count("start") == 1


def test_no_more_tables_than_allowed_however_fast_one_asks(worker: Worker) -> None:
    wish = NewTable("kingdom", [SeatWish("me"), SeatWish("link")])
    opened = worker.run(*[seats.open_table(worker.house, ANN, wish) for _ in range(30)])
    assert len([one for one in opened if isinstance(one, Table)]) == seats.OPEN_TABLES


def test_all_who_talk_at_once_are_heard(worker: Worker) -> None:
    key = worker.open("me", "link").stored.id
    said = worker.run(*[talking.say(worker.house, ANN, key, f"line {number}") for number in range(12)])
    assert said == [None] * 12


# -- several workers


def test_two_who_take_one_seat_through_two_workers_do_not_both_have_it(
    new_worker: Callable[[], Worker],
) -> None:
    one, other = new_worker(), new_worker()
    key = one.open("me", "link").stored.id
    one.run(other.house.table(key))
    one.run(seats.join(one.house, BEN, key, ""))
    (late,) = one.run(seats.join(other.house, EVE, key, ""))
    assert isinstance(late, Refusal)
    stored = one.runner.run(one.house.store.table(key))
    assert stored is not None
    assert [seat.guests for seat in stored.seats] == [("ann",), ("ben",)]


@pytest.mark.parametrize("database", ["postgres"], indirect=True)
def test_a_seat_that_was_given_up_elsewhere_cannot_be_taken_back_here(
    new_worker: Callable[[], Worker],
) -> None:
    one, other = new_worker(), new_worker()
    key = one.open("me", "link").stored.id
    one.run(seats.join(one.house, BEN, key, ""))
    one.run(other.house.table(key))
    one.run(one.concede(ANN, key, 0))
    (refused,) = one.run(other.give(key, TakeSeatBack(ANN, 0)))
    assert isinstance(refused, Refusal)
    assert refused.message.key == "seat-conceded"


def test_a_rematch_asked_for_through_two_workers_is_one_table(new_worker: Callable[[], Worker]) -> None:
    one, other = new_worker(), new_worker()
    key = one.open("me", "link").stored.id
    one.run(seats.join(one.house, BEN, key, ""))
    one.run(one.concede(ANN, key, 0), one.concede(BEN, key, 1))
    one.run(other.house.table(key))
    (first,) = one.run(seats.rematch(one.house, ANN, key))
    (second,) = one.run(seats.rematch(other.house, BEN, key))
    assert first.stored.id == second.stored.id


def test_a_rematch_and_playing_on_need_room_for_one_more_table(
    worker: Worker, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = worker.open("me", "link")
    key = table.stored.id
    worker.run(seats.join(worker.house, BEN, key, ""))
    worker.run(worker.concede(ANN, key, 0), worker.concede(BEN, key, 1))
    worker.open("me", "link")
    monkeypatch.setattr(seats, "OPEN_TABLES", 1)
    (refused,) = worker.run(seats.rematch(worker.house, ANN, key))
    assert isinstance(refused, Refusal)
    assert (refused.status, refused.message.key) == (429, "too-many-tables")
    assert table.stored.next == ""
    (refused,) = worker.run(play_on(worker.house, ANN, table, 0))
    assert isinstance(refused, Refusal)
    assert refused.message.key == "too-many-tables"
    (again,) = worker.run(seats.rematch(worker.house, BEN, key))
    assert table.stored.next == again.stored.id


def test_a_move_made_through_another_worker_is_caught_up_with(new_worker: Callable[[], Worker]) -> None:
    one, other = new_worker(), new_worker()
    table = one.open("me", "screen")
    (behind,) = one.run(other.house.table(table.stored.id))
    seat = table.to_act[0]
    one.run(one.play(table, seat, table.match.legal(seat)[0]))
    line = next(line for line in behind.match.legal(seat) if line in table.match.legal(seat))
    assert one.run(other.play(behind, seat, line, table.number)) == [None]
    assert behind.number == table.number + 1


# -- what fails


def fail_once(monkeypatch: pytest.MonkeyPatch, owner: object, name: str) -> None:
    """The next call fails, as on a full disk."""
    whole = getattr(owner, name)

    async def fail(*_: Any, **__: Any) -> None:
        monkeypatch.setattr(owner, name, whole)
        raise OSError("no space left on device")

    monkeypatch.setattr(owner, name, fail)


def test_a_move_that_cannot_be_kept_was_never_made(worker: Worker, monkeypatch: pytest.MonkeyPatch) -> None:
    table = worker.open("me", "screen")
    seat, number = table.to_act[0], table.number
    lines = table.match.legal(seat)
    fail_once(monkeypatch, worker.house.store.writer, "add")
    (failed,) = worker.run(worker.play(table, seat, lines[0]))
    assert isinstance(failed, OSError)
    assert (table.number, table.match.legal(seat)) == (number, lines)


def test_a_seat_that_cannot_be_kept_stays_as_it_was(worker: Worker, monkeypatch: pytest.MonkeyPatch) -> None:
    table = worker.open("me", "screen")
    fail_once(monkeypatch, worker.house.store, "alter_table")
    (failed,) = worker.run(worker.give(table.stored.id, HandToBot(ANN, 0)))
    assert isinstance(failed, OSError)
    assert not table.seats[0].bot


def test_a_line_of_a_bot_for_a_position_that_is_past_is_not_played(worker: Worker) -> None:
    table = worker.open("me", "screen")
    seat, number = table.to_act[0], table.number
    worker.run(worker.give(table.stored.id, HandToBot(ANN, seat)))
    first, second = table.match.legal(seat)[:2]
    worker.run(worker.give(table.stored.id, PlayForBot(seat, first, number)))
    (late,) = worker.run(worker.give(table.stored.id, PlayForBot(seat, second, number)))
    assert isinstance(late, Refusal)
    assert table.number == number + 1


# -- what is forgotten


def test_tables_that_nobody_looks_at_are_forgotten_and_found_again(
    worker: Worker, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(house_module, "HOT_TABLES", 3)
    tables = [worker.open("me", "link") for _ in range(6)]
    assert len(worker.house.tables) <= 3
    (first,) = worker.run(worker.house.table(tables[0].stored.id))
    assert replace(first.stored, seats=()) == replace(tables[0].stored, seats=())
    assert [seat.guests for seat in first.seats] == [seat.guests for seat in tables[0].seats]
    assert len(worker.house.tables) <= 3


def test_a_table_is_found_though_all_others_are_in_use(
    worker: Worker, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(house_module, "HOT_TABLES", 2)
    tables = [worker.open("me", "link") for _ in range(4)]
    for table in tables[1:]:
        worker.run(worker.house.listen(table.stored.id, page_of(BEN)[0]))
    (found,) = worker.run(worker.house.table(tables[0].stored.id))
    assert found.stored.id == tables[0].stored.id


def test_no_lock_is_kept_for_a_table_that_is_not_there(worker: Worker) -> None:
    worker.run(*[seats.leave(worker.house, ANN, f"no-such-{number}") for number in range(50)])
    assert len(worker.house.locks) == 0


# -- who hears what


def test_a_page_that_comes_takes_no_line_of_chat_from_the_others(worker: Worker) -> None:
    key = worker.open("me", "link").stored.id
    ann, heard = page_of(ANN)
    worker.run(worker.house.listen(key, ann))
    worker.run(worker.house.pages.tell_chat(key))
    worker.run(talking.keep_said(worker.house, key, BEN, None, "kept, but not told yet"))
    late, heard_late = page_of(EVE)
    worker.run(worker.house.listen(key, late))
    worker.run(worker.house.pages.tell_chat(key))
    for messages in (heard, heard_late):
        assert [one.text for one in messages if isinstance(one, Said)] == ["kept, but not told yet"]


def test_one_who_talks_is_the_same_under_every_name_and_another_at_every_table(worker: Worker) -> None:
    senders = set()
    for _ in range(2):
        key = worker.open("me", "link").stored.id
        page, heard = page_of(ANN)
        worker.run(worker.house.listen(key, page))
        for guest in (ANN, replace(ANN, name="Someone else")):
            worker.run(talking.keep_said(worker.house, key, guest, 0, "hello"))
        worker.run(worker.house.pages.tell_chat(key))
        first, second = (one.sender for one in heard if isinstance(one, Said))
        assert first == second
        senders.add(first)
    assert len(senders) == 2


def test_after_a_long_game_nobody_is_absent_from_the_rematch_at_once(worker: Worker) -> None:
    table = worker.open("me", "link")
    key = table.stored.id
    worker.run(seats.join(worker.house, BEN, key, ""))
    worker.run(worker.concede(ANN, key, 0), worker.concede(BEN, key, 1))
    worker.house.presence.opened -= 10_000
    (again,) = worker.run(seats.rematch(worker.house, ANN, key))
    (refused,) = worker.run(worker.give(again.stored.id, ReplaceAbsent(ANN, 1)))
    assert isinstance(refused, Refusal)
    assert refused.message.key == "not-absent"


# -- leaving before the start


def test_when_the_host_leaves_another_becomes_the_host(worker: Worker) -> None:
    table = worker.open("me", "link", "link")
    worker.run(seats.join(worker.house, BEN, table.stored.id, ""))
    worker.run(seats.leave(worker.house, ANN, table.stored.id))
    assert (table.stored.status, table.stored.host) == ("waiting", "ben")


def test_a_table_that_everybody_has_left_is_closed_and_makes_room(worker: Worker) -> None:
    tables = [worker.open("me", "link") for _ in range(seats.OPEN_TABLES)]
    for table in tables:
        worker.run(seats.leave(worker.house, ANN, table.stored.id))
    assert {table.stored.status for table in tables} == {"finished"}
    assert worker.open("me", "link").stored.status == "waiting"


# -- closing


def test_nobody_is_at_the_database_when_it_is_closed(new_worker: Callable[[], Worker]) -> None:
    worker = new_worker()

    async def close_while_it_reads() -> set[str]:
        for _ in range(10):
            worker.house.later(joining.wake_bots(worker.house))
        await asyncio.sleep(0)
        await worker.house.close()
        return {task.get_name() for task in asyncio.all_tasks() - {asyncio.current_task()}}

    assert worker.do(close_while_it_reads()) == set()
