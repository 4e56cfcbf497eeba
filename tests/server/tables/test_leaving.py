"""Ending together, giving up, handing over, being away."""

import pytest

from bastide.server.http.forms.tables import WEEK, Lobby, NewTable, SeatWish, Settings, TableInfo
from bastide.server.refusal import Refusal
from bastide.server.sockets.messages import (
    Answer,
    Ask,
    Asked,
    Play,
    Position,
    Settled,
    TableChanged,
    Undo,
)
from bastide.server.tables import seats
from bastide.server.tables.leaving import ReplaceAbsent
from tests.server.duels import Duel, new_duel
from tests.server.house import House, eventually
from tests.server.inside import ANN, BEN, Worker

HOUR = 3600
GIVEN_UP = ("seat-conceded", "bot-plays-here")


def test_two_end_the_game_together(duel: Duel) -> None:
    ann, ben = duel.pages
    ann.tell(Ask("end", 0))
    assert ben.hear(Asked).what == "end"
    ben.tell(Answer(1, True))
    for page in duel.pages:
        assert page.hear(Settled).granted
        assert page.hear(TableChanged).table.status == "finished"
    position = ann.hear(Position)
    assert (position.seats[0].lines, position.to_act) == ([], [])
    assert ann.refusal(Play(0, "end-turn", position.number, "x")) == "table-finished"
    assert duel.guests[0].get(f"/api/tables/{duel.table}/record").status == 200


def test_one_alone_does_not_end_the_game_of_two(duel: Duel) -> None:
    ann, ben = duel.pages
    ann.tell(Ask("end", 0))
    ben.hear(Asked)
    ben.tell(Answer(1, False))
    assert not ann.hear(Settled).granted
    assert duel.guests[0].table(duel.table).status == "running"


def test_one_who_concedes_leaves_the_seat_to_a_bot_for_good(duel: Duel) -> None:
    ann = duel.guests[0]
    seat = ann.at_seat(duel.table, 0, "concede").read(TableInfo).seats[0]
    assert (seat.bot, seat.conceded, seat.mine) == ("greedy", True, True)
    assert ann.at_seat(duel.table, 0, "take-back").refused == (409, "seat-conceded")
    page = duel.pages[0]
    assert page.refusal(Play(0, "end-turn", page.here.number, "x")) in GIVEN_UP


def test_the_game_goes_on_against_the_bot_of_one_who_conceded(duel: Duel) -> None:
    duel.guests[0].at_seat(duel.table, 0, "concede")
    ben = duel.pages[1]
    for _ in range(2):
        while ben.here.to_act != [1]:
            ben.next()
        ben.play_turn()
    assert ben.hear(Position, lambda position: position.to_act == [1])


def test_one_who_conceded_cannot_take_the_moves_of_the_seat_back(silent_house: House) -> None:
    duel = new_duel(silent_house)
    seat = duel.acting
    duel.actor.play()
    duel.guests[seat].at_seat(duel.table, seat, "concede")
    assert duel.actor.refusal(Undo(seat)) in GIVEN_UP
    assert duel.actor.refusal(Ask("back", seat)) in GIVEN_UP


def test_when_the_last_person_concedes_the_game_ends(house: House) -> None:
    ann = house.guest()
    table = ann.open_table("me", "bot", "bot:uniform")
    ended = ann.at_seat(table.id, 0, "concede").read(TableInfo)
    assert ended.status == "finished"
    assert ended.created < ended.played == ended.changes[-1].at


def test_a_seat_handed_to_a_bot_may_be_taken_back(silent_house: House) -> None:
    duel = new_duel(silent_house)
    seat = duel.acting
    guest, page = duel.guests[seat], duel.actor
    handed = guest.at_seat(duel.table, seat, "to-bot").read(TableInfo)
    assert (handed.seats[seat].bot, handed.seats[seat].conceded) == ("greedy", False)
    assert page.refusal(Play(seat, "end-turn", page.here.number, "x")) == "bot-plays-here"
    assert guest.at_seat(duel.table, seat, "take-back").read(TableInfo).seats[seat].bot == ""
    page.play()


def test_the_others_hear_that_a_bot_plays_now(duel: Duel) -> None:
    duel.guests[0].at_seat(duel.table, 0, "to-bot")
    assert duel.pages[1].hear(TableChanged, lambda changed: changed.table.seats[0].bot == "greedy")


def test_one_who_is_there_is_not_replaced(house: House) -> None:
    duel = new_duel(house, absence=1)
    assert duel.guests[0].at_seat(duel.table, 1, "replace").refused == (409, "not-absent")


def test_one_who_is_away_too_long_is_replaced_and_may_come_back(house: House) -> None:
    patient, duel = new_duel(house, absence=WEEK), new_duel(house, absence=1)
    for one in (patient, duel):
        one.pages[1].close()
    eventually(lambda: not patient.guests[0].table(patient.table).seats[1].here)
    assert patient.guests[0].at_seat(patient.table, 1, "replace").refused == (409, "not-absent")
    ann, ben = duel.guests
    eventually(lambda: ann.at_seat(duel.table, 1, "replace").status == 200)
    seat = ann.table(duel.table).seats[1]
    assert (seat.bot, seat.conceded) == ("greedy", False)
    assert ben.at_seat(duel.table, 1, "take-back").read(TableInfo).seats[1].bot == ""


def test_one_who_has_just_sat_down_is_not_away_yet(worker: Worker) -> None:
    worker.passed += HOUR  # the house is open for longer than the table waits for anyone
    settings = Settings(start_when_full=True, absence=HOUR // 2)
    wish = NewTable("kingdom", [SeatWish("me"), SeatWish("link")], settings=settings)
    key = worker.do(seats.open_table(worker.house, ANN, wish)).stored.id
    worker.do(seats.join(worker.house, BEN, key, ""))
    with pytest.raises(Refusal, match="not-absent"):
        worker.do(worker.give(key, ReplaceAbsent(ANN, 1)))
    worker.passed += HOUR
    assert worker.do(worker.give(key, ReplaceAbsent(ANN, 1))).seats[1].bot


def test_only_those_at_the_table_replace_the_absent(house: House) -> None:
    duel = new_duel(house, absence=1)
    duel.pages[1].close()
    assert house.guest("Eve").at_seat(duel.table, 1, "replace").refused == (403, "not-your-seat")
    assert duel.guests[0].at_seat(duel.table, 9, "replace").refused == (404, "no-such-seat-here")


def test_a_bot_is_never_absent(house: House) -> None:
    ann = house.guest()
    table = ann.open_table("me", "bot:uniform", absence=1)
    assert ann.at_seat(table.id, 1, "replace").refused == (409, "not-absent")
    assert ann.table(table.id).seats[1].bot == "uniform"


# -- every change of a seat is told


def told(table: TableInfo) -> list[tuple[int, str]]:
    return [(one.seat, one.what) for one in table.changes]


def test_everyone_hears_who_has_resigned_and_after_which_row(silent_house: House) -> None:
    duel = new_duel(silent_house)
    duel.actor.play()
    number = duel.actor.here.number
    duel.guests[0].at_seat(duel.table, 0, "concede")
    heard = duel.pages[1].hear(TableChanged, lambda changed: changed.table.changes != []).table
    assert told(heard) == [(0, "resigned")]
    assert heard.changes[0].after == number


def test_handing_over_and_coming_back_are_told_once_each(silent_house: House) -> None:
    duel = new_duel(silent_house)
    ann = duel.guests[0]
    for what in ("take-back", "to-bot", "to-bot", "take-back", "take-back"):
        ann.at_seat(duel.table, 0, what)
    assert told(duel.guests[1].table(duel.table)) == [(0, "handed"), (0, "returned")]


def test_being_replaced_is_told_and_so_is_coming_back(house: House) -> None:
    duel = new_duel(house, absence=1)
    ann, ben = duel.guests
    duel.pages[1].close()
    eventually(lambda: ann.at_seat(duel.table, 1, "replace").status == 200)
    ben.at_seat(duel.table, 1, "take-back")
    assert told(ann.table(duel.table)) == [(1, "replaced"), (1, "returned")]


def test_what_happened_to_seats_is_still_known_when_the_house_opens_again(silent_house: House) -> None:
    duel = new_duel(silent_house)
    duel.guests[0].at_seat(duel.table, 0, "to-bot")
    before = duel.guests[1].table(duel.table).changes
    silent_house.stop()
    silent_house.start()
    assert duel.guests[1].table(duel.table).changes == before


def test_a_record_says_what_happened_to_seats(silent_house: House) -> None:
    duel = new_duel(silent_house)
    for seat in (0, 1):
        duel.guests[seat].at_seat(duel.table, seat, "concede")
    table = duel.guests[0].table(duel.table)
    assert told(table) == [(0, "resigned"), (1, "resigned-last")]
    assert table.winners == []  # nobody stayed
    text = duel.guests[0].get(f"/api/tables/{duel.table}/record").body.decode()
    assert text.splitlines()[-2].startswith("# seat 0 resigned after move ")
    assert duel.guests[0].post("/api/records", {"text": text}).status == 201


def test_a_rematch_begins_without_the_changes_of_the_game_before(house: House) -> None:
    ann = house.guest()
    table = ann.open_table("me", "bot")
    ended = ann.at_seat(table.id, 0, "concede").read(TableInfo)
    assert told(ended) == [(0, "resigned-last")]
    assert ann.post(f"/api/tables/{table.id}/rematch").read(TableInfo).changes == []


# -- putting tables away


def test_a_table_that_is_put_away_is_listed_in_the_archive_alone(house: House) -> None:
    ann = house.guest("Ann")
    table = ann.open_table("me", "bot")
    for _ in range(2):
        assert ann.post(f"/api/tables/{table.id}/archive", {"away": True}).status == 200
    lobby = ann.get("/api/lobby").read(Lobby)
    assert (lobby.mine, lobby.archived) == ([], 1)
    assert [one.id for one in ann.get("/api/archive").read(list[TableInfo])] == [table.id]
    ann.post(f"/api/tables/{table.id}/archive", {"away": False})
    lobby = ann.get("/api/lobby").read(Lobby)
    assert ([one.id for one in lobby.mine], lobby.archived) == ([table.id], 0)


def test_a_table_that_one_has_left_is_not_counted_among_those_put_away(house: House) -> None:
    ann, ben = house.guest("Ann"), house.guest("Ben")
    table = ann.open_table("me", "link", "link").id
    ben.join(table)
    ben.post(f"/api/tables/{table}/archive", {"away": True})
    ben.post(f"/api/tables/{table}/leave")
    assert ben.get("/api/archive").read(list[TableInfo]) == []
    assert ben.get("/api/lobby").read(Lobby).archived == 0


def test_each_puts_away_for_themselves_and_only_their_own(duel: Duel, house: House) -> None:
    ann, ben = duel.guests
    ann.post(f"/api/tables/{duel.table}/archive", {"away": True})
    assert duel.table in [one.id for one in ben.get("/api/lobby").read(Lobby).mine]
    reply = house.guest("Eve").post(f"/api/tables/{duel.table}/archive", {"away": True})
    assert reply.refused == (403, "not-your-seat")
