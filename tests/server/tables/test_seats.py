"""Sitting down, standing up, starting, and the secrets of seats."""

from collections.abc import Callable
from typing import Any

import pytest

from bastide.server.http.forms.tables import Lobby, SeatLink, TableInfo
from bastide.server.sockets.messages import Done, Position, Start, TableChanged
from tests.server.duels import new_duel
from tests.server.house import Guest, House, Reply

# -- sitting down, standing up, starting


def test_a_guest_joins_by_the_link_and_the_game_begins(house: House) -> None:
    ann, ben = house.guest("Ann"), house.guest("Ben")
    table = ann.open_table("me", "link")
    joined = ben.join(table.id)
    assert joined.status == "running"
    assert [(seat.name, seat.mine) for seat in joined.seats] == [("Ann", False), ("Ben", True)]


def test_whoever_takes_the_last_seat_does_not_start_a_game_that_the_host_still_prepares(house: House) -> None:
    ann, ben = house.guest("Ann"), house.guest("Ben")
    table = ann.open_table("me", "link", start_when_full=False)
    page = ann.watch(table.id)
    assert ben.join(table.id).status == "waiting"
    assert page.hear(TableChanged).table.seats[1].name == "Ben"
    assert change(ann, table.id, settings={"live_gold": False}).read(TableInfo).status == "waiting"
    page.ask(Start("s1"), Done)
    assert (ben.table(table.id).status, ben.table(table.id).settings.live_gold) == ("running", False)


def test_the_host_says_before_that_a_full_table_starts(house: House) -> None:
    ann, ben = house.guest("Ann"), house.guest("Ben")
    table = ann.open_table("me", "link", start_when_full=False)
    change(ann, table.id, settings={"start_when_full": True})
    assert ben.join(table.id).status == "running"


def test_a_table_with_nobody_to_wait_for_waits_for_its_host(house: House) -> None:
    ann = house.guest("Ann")
    assert ann.open_table("me", "bot", start_when_full=False).status == "waiting"


def test_only_the_host_starts_on_the_socket(house: House) -> None:
    ann, ben = house.guest("Ann"), house.guest("Ben")
    table = ann.open_table("me", "link", "link")
    ben.join(table.id)
    assert ben.watch(table.id).refusal(Start("s1")) == "host-only"
    page = ann.watch(table.id)
    assert page.ask(Start("s2"), Done).ref == "s2"
    assert page.refusal(Start("s3")) == "table-running"
    assert [seat.bot for seat in ann.table(table.id).seats] == ["", "", "greedy"]


def test_the_host_lets_people_change_places_before_the_start(house: House) -> None:
    ann, ben = house.guest("Ann"), house.guest("Ben")
    table = ann.open_table("me", "link", "bot:uniform", "link")
    ben.join(table.id)
    moved = change(ann, table.id, order=[0, 2, 1, 3]).read(TableInfo)
    assert [seat.name or seat.bot for seat in moved.seats] == ["Ann", "uniform", "Ben", ""]
    assert [seat.seat for seat in moved.seats] == [0, 1, 2, 3]
    assert ben.table(table.id).seats[2].mine
    for order in ([0, 1], [0, 0, 1, 2], [1, 2, 3, 4]):
        assert change(ann, table.id, order=order).refused == (404, "no-such-seat-here")


def test_joining_twice_takes_one_seat(house: House) -> None:
    ann, ben = house.guest("Ann"), house.guest("Ben")
    table = ann.open_table("me", "link", "link")
    ben.join(table.id)
    assert [seat.name for seat in ben.join(table.id).seats] == ["Ann", "Ben", ""]
    assert [seat.name for seat in ann.join(table.id).seats] == ["Ann", "Ben", ""]


def test_a_full_table_that_has_begun_takes_nobody(house: House) -> None:
    table = house.guest().open_table("me", "bot")
    assert house.guest("Ben").post(f"/api/tables/{table.id}/join", {}).refused == (409, "table-running")


def test_a_guest_without_a_name_sits_in_a_seat_that_is_not_shown_as_open(house: House) -> None:
    table = house.guest("Ann").open_table("me", "link", "link")
    nameless = Guest(house)
    nameless.me()
    seat = nameless.join(table.id).seats[1]
    assert seat.mine
    assert seat.name != ""


def test_those_who_leave_free_their_seat(house: House) -> None:
    ann, ben = house.guest("Ann"), house.guest("Ben")
    table = ann.open_table("me", "link", "link")
    ben.join(table.id)
    secret = ben.links(table.id)[0].secret
    left = ben.post(f"/api/tables/{table.id}/leave").read(TableInfo)
    assert [(seat.kind, seat.name) for seat in left.seats] == [("me", "Ann"), ("link", ""), ("link", "")]
    assert ben.post(f"/api/tables/{table.id}/join", {"secret": secret}).refused == (403, "wrong-secret")


def test_nobody_leaves_a_game_that_has_begun_as_if_it_had_not(house: House) -> None:
    ann = house.guest()
    table = ann.open_table("me", "bot")
    assert ann.post(f"/api/tables/{table.id}/leave").refused == (409, "table-running")


def test_the_host_starts_and_bots_fill_the_rest(house: House) -> None:
    ann = house.guest()
    table = ann.open_table("me", "link", "lobby")
    started = ann.post(f"/api/tables/{table.id}/start").read(TableInfo)
    assert started.status == "running"
    assert [(seat.kind, seat.bot) for seat in started.seats] == [
        ("me", ""),
        ("bot", "greedy"),
        ("bot", "greedy"),
    ]
    assert ann.post(f"/api/tables/{table.id}/start").refused == (409, "table-running")


def test_bots_of_the_agreed_level_take_seats_that_are_free_or_left(house: House) -> None:
    ann, ben = house.guest("Ann"), house.guest("Ben")
    table = ann.open_table("me", "link", "link", start_when_full=False, bots="castellan")
    assert table.settings.bots == "castellan"
    unknown = ann.patch(f"/api/tables/{table.id}", {"settings": {"bots": "oracle"}})
    assert unknown.refused == (400, "bot-unknown")
    ben.post(f"/api/tables/{table.id}/join", {})
    started = ann.post(f"/api/tables/{table.id}/start").read(TableInfo)
    assert [seat.bot for seat in started.seats] == ["", "", "castellan"]
    ben.post(f"/api/tables/{table.id}/seats/1/concede")
    assert [seat.bot for seat in ann.table(table.id).seats] == ["", "castellan", "castellan"]


def test_the_host_may_change_a_seat_before_the_start(house: House) -> None:
    ann = house.guest()
    table = ann.open_table("me", "link", "link")
    changed = ann.post(f"/api/tables/{table.id}/seats/1", {"kind": "bot", "bot": "uniform"}).read(TableInfo)
    assert [(seat.kind, seat.bot) for seat in changed.seats] == [("me", ""), ("bot", "uniform"), ("link", "")]


def test_a_table_that_the_host_has_filled_begins_when_the_host_says_so(house: House) -> None:
    ann = house.guest()
    table = ann.open_table("me", "link")
    filled = ann.post(f"/api/tables/{table.id}/seats/1", {"kind": "screen", "name": "Eve"}).read(TableInfo)
    assert filled.status == "waiting"
    assert ann.post(f"/api/tables/{table.id}/start").read(TableInfo).status == "running"


@pytest.mark.parametrize("seat", ["3", "99999999999999999999", "-1"])
def test_there_are_no_other_seats_than_those_of_the_table(house: House, seat: str) -> None:
    ann = house.guest()
    table = ann.open_table("me", "link")
    assert ann.post(f"/api/tables/{table.id}/seats/{seat}", {"kind": "bot"}).problem.code in (
        "no-such-seat-here",
        "no-such-page",
    )
    assert ann.at_seat(table.id, int(seat), "concede").status in (403, 404)


def test_only_the_host_starts_and_changes_seats(house: House) -> None:
    ann, ben = house.guest("Ann"), house.guest("Ben")
    table = ann.open_table("me", "link", "link")
    ben.join(table.id)
    assert ben.post(f"/api/tables/{table.id}/start").refused == (403, "host-only")
    assert ben.post(f"/api/tables/{table.id}/seats/0", {"kind": "bot"}).refused == (403, "host-only")
    assert ann.table(table.id).status == "waiting"


def test_nobody_acts_for_the_seat_of_another(house: House) -> None:
    ann, ben = house.guest("Ann"), house.guest("Ben")
    table = ann.open_table("me", "link")
    ben.join(table.id)
    for what in ("concede", "to-bot", "take-back"):
        assert ben.at_seat(table.id, 0, what).refused == (403, "not-your-seat")


# -- the secrets of seats


def test_everyone_is_told_the_secret_of_the_own_seat_alone(house: House) -> None:
    ann, ben, eve = house.guest("Ann"), house.guest("Ben"), house.guest("Eve")
    table = ann.open_table("me", "link")
    ben.join(table.id)
    assert [link.seat for link in ann.links(table.id)] == [0]
    assert [link.seat for link in ben.links(table.id)] == [1]
    assert eve.links(table.id) == []
    assert ann.links(table.id)[0].secret != ben.links(table.id)[0].secret


def test_no_answer_but_the_own_links_holds_a_secret(house: House) -> None:
    ann, ben = house.guest("Ann"), house.guest("Ben")
    table = ann.open_table("me", "lobby", "lobby")
    secret = ann.links(table.id)[0].secret.encode()
    ben.join(table.id)
    answers = [
        ben.get(path) for path in (f"/api/tables/{table.id}", f"/api/tables/{table.id}/links", "/api/lobby")
    ]
    assert not any(secret in answer.body for answer in answers)


def test_the_secret_carries_the_seat_to_another_device(house: House) -> None:
    ann, ben = house.guest("Ann"), house.guest("Ben")
    table = ann.open_table("me", "link")
    ben.join(table.id)
    phone = house.guest("Ann's phone")
    assert [seat.mine for seat in phone.table(table.id).seats] == [False, False]
    carried = phone.join(table.id, ann.links(table.id)[0].secret)
    assert [(seat.name, seat.mine) for seat in carried.seats] == [("Ann", True), ("Ben", False)]
    assert ann.table(table.id).seats[0].mine


def test_a_wrong_secret_opens_nothing(house: House) -> None:
    ann, eve = house.guest("Ann"), house.guest("Eve")
    table, other = ann.open_table("me", "link"), ann.open_table("me", "link")
    for secret in ("guess", ann.links(other.id)[0].secret):
        assert eve.post(f"/api/tables/{table.id}/join", {"secret": secret}).refused == (403, "wrong-secret")
    assert [seat.mine for seat in eve.table(table.id).seats] == [False, False]


# -- again


def test_a_rematch_seats_the_same_people_at_one_new_table(house: House) -> None:
    duel = new_duel(house)
    ann, ben = duel.guests
    ann.at_seat(duel.table, 0, "concede")
    ben.at_seat(duel.table, 1, "concede")
    again = ann.post(f"/api/tables/{duel.table}/rematch").read(TableInfo)
    assert again.status == "running"
    assert [(seat.name, seat.bot, seat.conceded) for seat in again.seats] == [
        ("Ann", "", False),
        ("Ben", "", False),
    ]
    assert ben.post(f"/api/tables/{duel.table}/rematch").read(TableInfo).id == again.id
    assert ann.table(duel.table).next == again.id
    assert duel.guests[0].links(again.id) != duel.guests[0].links(duel.table)


def test_a_rematch_is_for_those_who_played_and_after_the_end(house: House) -> None:
    ann, eve = house.guest("Ann"), house.guest("Eve")
    table = ann.open_table("me", "bot")
    assert ann.post(f"/api/tables/{table.id}/rematch").refused == (409, "table-running")
    ann.at_seat(table.id, 0, "concede")
    assert eve.post(f"/api/tables/{table.id}/rematch").refused == (403, "not-your-seat")


# -- choosing otherwise before the start


def change(guest: Guest, key: str, **what: Any) -> Reply:
    return guest.patch(f"/api/tables/{key}", what)


def test_the_host_may_choose_other_options_and_settings_before_the_start(house: House) -> None:
    ann, ben = house.guest("Ann"), house.guest("Ben")
    table = ann.open_table("me", "link", "link")
    page = ann.watch(table.id)
    ben.join(table.id)
    options = {"seats": 3, "cards": ["knights", "lords", "farmers"]}
    changed = change(ann, table.id, options=options, settings={"pace": "days"}).read(TableInfo)
    assert changed.options == options
    assert (changed.settings.pace, changed.settings.absence) == ("days", 3 * 24 * 3600)
    assert [seat.name for seat in changed.seats] == ["Ann", "Ben", ""]
    assert page.hear(TableChanged, lambda told: told.table.options == options)
    ann.post(f"/api/tables/{table.id}/start")
    view = ann.watch(table.id).seat().view
    assert view["cards"] == options["cards"]


def test_settings_change_alone_and_options_stay(house: House) -> None:
    ann = house.guest()
    table = ann.open_table("me", "link", options={"first_game": True})
    changed = change(ann, table.id, settings={"live_gold": False}).read(TableInfo)
    assert (changed.options, changed.settings.live_gold) == (table.options, False)


def test_seats_come_and_go_open_and_those_who_sit_stay(house: House) -> None:
    ann, ben = house.guest("Ann"), house.guest("Ben")
    table = ann.open_table("me", "bot:greedy", "link", "lobby")
    ben.join(table.id)
    fewer = change(ann, table.id, options={"seats": 2}).read(TableInfo)
    assert [(seat.seat, seat.name) for seat in fewer.seats] == [(0, "Ann"), (1, "Ben")]
    assert fewer.status == "waiting"
    more = change(ann, table.id, options={"seats": 4}).read(TableInfo)
    assert [seat.kind for seat in more.seats[2:]] == ["link", "link"]


def test_nobody_loses_the_seat_to_a_smaller_table(house: House) -> None:
    ann, ben = house.guest("Ann"), house.guest("Ben")
    table = ann.open_table("me", "screen:Eve", "link", "link")
    ben.join(table.id)
    assert change(ann, table.id, options={"seats": 2}).refused == (409, "seats-taken")
    assert [seat.name for seat in ann.table(table.id).seats] == ["Ann", "Eve", "Ben", ""]


def test_only_the_host_changes_a_table_and_only_before_the_start(house: House) -> None:
    ann, ben = house.guest("Ann"), house.guest("Ben")
    table = ann.open_table("me", "link", "link")
    ben.join(table.id)
    assert change(ben, table.id, settings={}).refused == (403, "host-only")
    assert change(ann, table.id, options={"seats": 9}).refused[0] == 400
    ann.post(f"/api/tables/{table.id}/start")
    assert change(ann, table.id, settings={}).refused == (409, "table-running")


# -- another link


def renewed(guest: Guest, key: str, seat: int, **how: bool) -> str:
    return guest.post(f"/api/tables/{key}/seats/{seat}/link", how).read(SeatLink).secret


def test_an_old_link_opens_nothing_once_there_is_a_new_one(house: House) -> None:
    duel = new_duel(house)
    ann, phone = duel.guests[0], house.guest("Phone")
    (old,) = ann.links(duel.table)
    new = renewed(ann, duel.table, 0)
    assert phone.post(f"/api/tables/{duel.table}/join", {"secret": old.secret}).refused == (
        403,
        "wrong-secret",
    )
    assert [link.secret for link in ann.links(duel.table)] == [new]
    assert phone.join(duel.table, new).seats[0].mine


def test_who_came_by_the_old_link_stays_unless_signed_out(house: House) -> None:
    duel = new_duel(house)
    ann, phone = duel.guests[0], house.guest("Phone")
    phone.join(duel.table, ann.links(duel.table)[0].secret)
    page = phone.watch(duel.table)
    renewed(ann, duel.table, 0)
    assert phone.table(duel.table).seats[0].mine
    renewed(ann, duel.table, 0, sign_out=True)
    assert not phone.table(duel.table).seats[0].mine
    assert page.hear(TableChanged, lambda changed: not changed.table.seats[0].mine)
    assert page.hear(Position).seats[0].seat is None
    assert ann.table(duel.table).seats[0].mine


@pytest.mark.parametrize("seat", [0, 9])
def test_a_link_is_renewed_only_by_one_who_has_the_seat(house: House, seat: int) -> None:
    duel = new_duel(house)
    path = f"/api/tables/{duel.table}/seats/{seat}/link"
    assert duel.guests[1].post(path, {}).refused == (403, "not-your-seat")


def test_one_who_came_by_a_link_cannot_take_the_seat_from_its_owner(house: House) -> None:
    duel = new_duel(house)
    ann, thief = duel.guests[0], house.guest("Eve")
    thief.join(duel.table, ann.links(duel.table)[0].secret)
    path = f"/api/tables/{duel.table}/seats/0/link"
    assert thief.post(path, {"sign_out": True}).refused == (403, "owner-only")
    assert ann.table(duel.table).seats[0].mine
    renewed(ann, duel.table, 0, sign_out=True)
    assert not thief.table(duel.table).seats[0].mine


def test_one_host_does_not_fill_the_lobby(new_house: Callable[..., House]) -> None:
    house = new_house()
    many, one = house.guest("Many"), house.guest("One")
    first = one.open_table("me", "lobby", pace="days")
    for _ in range(20):
        many.open_table("me", "lobby", pace="days")
    listed = [table.id for table in house.guest().get("/api/lobby").read(Lobby).open]
    assert first.id in listed
    assert len(listed) == 4
