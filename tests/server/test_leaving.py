"""Ending together, giving up, handing over, being away."""

from time import monotonic, sleep

from bastide.server.forms import TableInfo
from bastide.server.messages import (
    Answer,
    Ask,
    Asked,
    Play,
    Position,
    Settled,
    TableChanged,
    Undo,
)
from tests.server.house import Duel, House, eventually, new_duel

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
    assert ann.at_seat(table.id, 0, "concede").read(TableInfo).status == "finished"


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
    duel = new_duel(house, absence=0)
    assert duel.guests[0].at_seat(duel.table, 1, "replace").refused == (409, "not-absent")


def test_one_who_is_away_too_long_is_replaced_and_may_come_back(house: House) -> None:
    duel = new_duel(house, absence=2)
    ann, ben = duel.guests
    duel.pages[1].close()
    eventually(lambda: not ann.table(duel.table).seats[1].here)
    assert ann.at_seat(duel.table, 1, "replace").refused == (409, "not-absent")
    sleep(2.1)
    seat = ann.at_seat(duel.table, 1, "replace").read(TableInfo).seats[1]
    assert (seat.bot, seat.conceded) == ("greedy", False)
    assert ben.at_seat(duel.table, 1, "take-back").read(TableInfo).seats[1].bot == ""


def test_one_who_has_just_sat_down_is_not_away_yet(house: House) -> None:
    sleep(max(0.0, house.opened + 3.5 - monotonic()))
    ann, ben = house.guest("Ann"), house.guest("Ben")
    table = ann.open_table("me", "link", absence=3)
    ben.join(table.id)
    assert ann.at_seat(table.id, 1, "replace").refused == (409, "not-absent")


def test_only_those_at_the_table_replace_the_absent(house: House) -> None:
    duel = new_duel(house, absence=0)
    duel.pages[1].close()
    assert house.guest("Eve").at_seat(duel.table, 1, "replace").refused == (403, "not-your-seat")
    assert duel.guests[0].at_seat(duel.table, 9, "replace").refused == (404, "no-such-seat-here")


def test_a_bot_is_never_absent(house: House) -> None:
    ann = house.guest()
    table = ann.open_table("me", "bot:uniform", absence=0)
    assert ann.at_seat(table.id, 1, "replace").refused == (409, "not-absent")
    assert ann.table(table.id).seats[1].bot == "uniform"
