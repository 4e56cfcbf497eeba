"""Positions that somebody sets up: how they look, why they cannot be, and the tables that begin with them."""

import json
from typing import Any

import pytest

import bastide
from bastide.server.http.forms.positions import Tried
from bastide.server.http.forms.tables import TableInfo
from bastide.server.sockets.messages import HintedWay
from bastide.study.portions import new_walk
from tests.server.house import House


def tried(house: House, game: str, **wish: Any) -> tuple[Any, Tried]:
    guest = house.guest()
    return guest, guest.post("/api/positions", {"game": game, **wish}).read(Tried)


KINDS: list[tuple[str, dict[str, Any]]] = [
    *[(game, {"seats": 3}) for game in bastide.games()],
    ("burgundy", {"seats": 2, "modules": ["border_posts", "inns", "trade_routes", "shields"]}),
    ("burgundy", {"seats": 4, "mode": "team"}),
    ("burgundy", {"seats": 1, "mode": "solo", "target": 45}),
]


@pytest.mark.parametrize(("game", "options"), KINDS)
def test_a_position_of_a_new_game_can_be_had_changed_and_saved(
    house: House, game: str, options: dict[str, Any]
) -> None:
    guest, new = tried(house, game, options=options)
    assert new.problems == []
    assert new.view["seat"] == new.seat in new.to_act
    match = bastide.replay(new.record)
    assert match.position() == new.position
    again = guest.post(
        "/api/positions", {"game": game, "options": new.options, "position": new.position, "follow": True}
    ).read(Tried)
    assert (again.position, again.view) == (new.position, new.view)


def test_what_cannot_be_is_drawn_and_told_with_its_clause(house: House) -> None:
    guest, new = tried(house, "kingdom", options={"seats": 2})
    mountain = next(
        f"{row}.{letters.index('M') + 1}" for row, letters in enumerate(new.view["map"], 1) if "M" in letters
    )
    new.position["settlements"][0] = [mountain]
    wish = {"game": "kingdom", "options": new.options, "position": new.position}
    guest.patch("/api/me", {"language": "ru"})
    bad = guest.post("/api/positions", wish).read(Tried)
    assert [(one.key, one.clause) for one in bad.problems] == [("position-ground", "K4.1")]
    assert "поселение" in bad.problems[0].text
    assert bad.record == ""
    assert bad.view["settlements"][0] == [mountain]
    seats = [{"kind": "me"}, {"kind": "bot"}]
    refused = guest.post(
        "/api/tables",
        {"game": "kingdom", "seats": seats, "options": bad.opening},
    )
    assert refused.refused == (400, "position-ground")
    new.position["settlements"] = "nowhere"
    assert guest.post("/api/positions", wish).refused == (400, "position-form")


def test_a_table_begins_with_a_position_and_keeps_it_from_others_to_the_end(silent_house: House) -> None:
    guest, new = tried(silent_house, "kingdom", options={"seats": 2})
    new.position["current"] = 1
    options = {"seats": 2, "position": new.position}
    seats = [{"kind": "screen", "name": "Bo"}, {"kind": "me"}]
    wish = {"game": "kingdom", "seats": seats, "options": options, "settings": {"start_when_full": True}}
    table = guest.post("/api/tables", wish).read(TableInfo)
    assert (table.status, table.to_act, table.set_up) == ("running", [1], True)
    assert "position" not in table.options
    running = guest.get(f"/api/tables/{table.id}/record").body.decode()
    assert '\nposition "?"\n' in running
    for seat in (1, 0):
        guest.post(f"/api/tables/{table.id}/seats/{seat}/concede")
    ended = guest.get(f"/api/tables/{table.id}/record").body.decode()
    assert f"\nposition {json.dumps(new.position)}\n" in ended
    moment = guest.get(f"/api/tables/{table.id}/try?move=5").read(Tried)
    assert moment.position == new.position
    assert guest.get(f"/api/tables/{table.id}/replay").status == 200


def test_the_best_ways_to_go_on_are_told_and_an_analysis_begins_with_the_position(house: House) -> None:
    guest, new = tried(house, "kingdom", options={"seats": 2})
    wish = {"game": "kingdom", "options": new.options, "position": new.position}
    match = bastide.Match("kingdom", seats=2, position=new.position)
    ways = guest.post("/api/positions/hints", wish).read(list[HintedWay])
    assert ways
    assert all(way.expected and way.lines[0] in match.legal(new.seat) for way in ways)
    walk = new_walk("kingdom", {"seats": 2, "position": new.position}, None, [])
    assert match.game.write_state(walk.state) == match.game.write_state(match.state)


def test_other_options_keep_what_they_know_of_a_position(house: House) -> None:
    guest, new = tried(house, "seasons", options={"seats": 2})
    new.position["round"] = 4
    new.position["players"][1]["talers"] = 9
    wish = {"game": "seasons", "position": new.position, "former": new.options}
    options = {"seats": 3, "season": "winter"}
    more = guest.post("/api/positions", {**wish, "options": options}).read(Tried)
    assert (more.left, more.problems) == ([], [])
    assert (more.position["round"], more.position["players"][1]["talers"]) == (4, 9)
    assert more.position["winter"]
    assert more.options == options
    back = {"game": "seasons", "options": new.options, "position": more.position, "former": more.options}
    assert guest.post("/api/positions", back).read(Tried).position == new.position
    new.position["round"] = "soon"
    assert guest.post("/api/positions", {**wish, "options": options}).refused == (400, "position-form")


def test_another_way_to_play_is_dealt_anew_and_says_so(house: House) -> None:
    guest, new = tried(house, "burgundy", options={"seats": 2})
    wish = {"game": "burgundy", "position": new.position, "former": new.options}
    alone = {"seats": 1, "mode": "solo"}
    told = guest.post("/api/positions", {**wish, "options": alone}).read(Tried)
    assert [message.key for message in told.left] == ["position-dealt-anew"]
    assert told.problems == []
    assert len(told.position["duchies"]) == 1
