"""One seat and four in teams: tables of The Castles of Burgundy that are not everyone for themselves."""

from typing import Any

import pytest

from bastide.server.http.forms.replays import Replay
from bastide.server.http.forms.tables import TableInfo
from bastide.server.sockets.messages import Hint, Hinted
from tests.server.house import Guest, House, Page, timeless


def open_burgundy(guest: Guest, *kinds: str, **options: Any) -> TableInfo:
    seats = [{"kind": kind} for kind in kinds]
    wish = {"game": "burgundy", "seats": seats, "options": options, "settings": {"start_when_full": True}}
    return timeless(guest.post("/api/tables", wish).read(TableInfo))


def play_first_lines(page: Page, moves: int) -> None:
    for _ in range(moves):
        page.play()


def test_a_table_with_one_seat_begins_at_once_and_plays(house: House) -> None:
    guest = house.guest()
    table = open_burgundy(guest, "me", mode="solo", target=45)
    assert (table.status, len(table.seats)) == ("running", 1)
    page = guest.watch(table.id)
    assert page.position is not None
    (mine,) = page.position.seats
    assert mine.lines[0] == "choose-duchy 13a 7"
    assert mine.view["solo"]["target"] == 45
    play_first_lines(page, 4)
    assert page.position.score is not None
    assert (page.position.score.teams, page.position.score.winners) == ([], [])
    assert sum(page.position.score.sheets[0].values()) == page.position.score.scores[0]


def test_one_who_plays_alone_gets_a_hint_and_may_give_up(house: House) -> None:
    guest = house.guest()
    table = open_burgundy(guest, "me", mode="solo")
    page = guest.watch(table.id)
    assert page.position is not None
    hinted = page.ask(Hint(0), Hinted)
    assert hinted.ways[0].lines[0] in page.position.seats[0].lines
    assert guest.at_seat(table.id, 0, "concede").read(TableInfo).status == "finished"


def test_a_bot_plays_alone_to_the_end(house: House) -> None:
    guest = house.guest()
    table = open_burgundy(guest, "me", mode="solo", duchies=["13b"])
    page = guest.watch(table.id)
    assert guest.at_seat(table.id, 0, "to-bot").status == 200
    while page.position is None or not (page.position.score and page.position.score.final):
        page.next(60)
    frames = guest.get(f"/api/tables/{table.id}/replay?first=0&last=3").read(Replay)
    assert frames.moves > 50


@pytest.mark.parametrize(
    ("kinds", "options", "code"),
    [
        (["me"], {}, "seats-for-mode"),
        (["me", "link"], {"mode": "solo"}, "seats-for-mode"),
        (["me", "link"], {"mode": "team"}, "seats-for-mode"),
        (["me"], {"mode": "solo", "target": 60}, "option-value"),
    ],
)
def test_the_wrong_number_of_seats_is_refused_in_words(
    house: House, kinds: list[str], options: dict[str, Any], code: str
) -> None:
    wish = {"game": "burgundy", "seats": [{"kind": kind} for kind in kinds], "options": options}
    assert house.guest().post("/api/tables", wish).refused == (400, code)


def test_a_waiting_table_of_four_may_become_one_of_teams(house: House) -> None:
    guest = house.guest()
    table = open_burgundy(guest, "me", "link", "link", "link")
    change = {"options": {"seats": 4, "mode": "team", "duchies": ["12b"]}}
    changed = guest.patch(f"/api/tables/{table.id}", change).read(TableInfo)
    assert changed.options["mode"] == "team"
    assert guest.post(f"/api/tables/{table.id}/start").status == 200
    page = guest.watch(table.id)
    while page.position is None or not page.position.seats or not page.position.score:
        page.next(60)
    assert page.position.score.teams == [[0, 2], [1, 3]]
