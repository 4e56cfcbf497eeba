"""Games, tables that are opened, and the lobby."""

import json
from pathlib import Path
from time import time
from typing import Any
from urllib.parse import quote

import msgspec
import pytest
from litestar.testing import TestClient

import bastide
from bastide.server.app import new_app
from bastide.server.bots.pool import BotTokens
from bastide.server.http.forms.games import FieldInfo, GameInfo
from bastide.server.http.forms.tables import Lobby, TableInfo
from bastide.server.storage.database import database_url
from bastide.words import words_for
from tests.server.house import House, eventually

WISH: dict[str, Any] = {"game": "kingdom", "seats": [{"kind": "me"}, {"kind": "link"}]}
DEEP = b"[" * 100_000 + b"]" * 100_000


# -- games


def test_the_games_of_the_house_are_told_with_their_options_and_moves(house: House) -> None:
    games = house.guest().get("/api/games").read(list[GameInfo])
    assert [game.key for game in games] == list(bastide.games())
    moves = {game.key: game.moves for game in games}
    assert moves["kingdom"]["build"].fields == [FieldInfo("hex", "hex")]
    assert moves["burgundy"]["place"].fields == [FieldInfo(name, name) for name in ("die", "tile", "space")]
    assert [step.spot for step in moves["kingdom"]["use"].steps] == ["token {location}", "hex {hex}"]
    assert moves["seasons"]["choose"].secret
    assert moves["burgundy"]["end-turn"].ends
    ladder = ["uniform", "greedy", "steward", "castellan", "regent", "sovereign"]
    assert [[bot.level for bot in game.bots] for game in games] == [ladder] * 3
    assert [bot.seconds for bot in games[0].bots] == [0, 0, 0, 0, 1, 3]


@pytest.mark.parametrize(
    "path",
    ["/api/games/kingdom/box", "/api/words/uk/kingdom", "/api/words/en/house", "/api/rules/kingdom/ru"],
)
def test_what_is_printed_the_words_and_the_rules_can_be_read(house: House, path: str) -> None:
    reply = house.guest().get(path)
    assert reply.status == 200
    assert len(reply.body) > 500


@pytest.mark.parametrize(
    ("path", "status", "code"),
    [
        ("/api/nowhere", 404, "no-such-page"),
        ("/api/games/chess/box", 400, "game-unknown"),
        ("/api/words/tlh/house", 404, "no-such-page"),
        ("/api/words/en/..%2f..%2fsecret", 404, "no-such-page"),
        ("/api/rules/chess/en", 404, "no-such-page"),
        ("/api/tables/nowhere", 404, "no-such-table"),
        ("/api/tables/nowhere/links", 404, "no-such-table"),
        ("/api/tables/nowhere/record", 404, "no-such-table"),
        ("/api/tables/nowhere/replay", 404, "no-such-table"),
        ("/api/tables/%00", 404, "no-such-table"),
        ("/api/tables/" + "x" * 5000, 404, "no-such-table"),
        ("/api/tables/" + quote("';drop table moves;--"), 404, "no-such-table"),
    ],
)
def test_an_address_that_leads_nowhere_is_a_problem(house: House, path: str, status: int, code: str) -> None:
    assert house.guest().get(path).refused == (status, code)


def test_a_wrong_method_is_a_problem(house: House) -> None:
    guest = house.guest()
    assert guest.send("DELETE", "/api/tables").status == 405
    assert guest.get("/api/tables").problem.code == "no-such-page"


@pytest.mark.parametrize(
    "what", ["join", "leave", "start", "rematch", "seats/0", "seats/0/concede", "seats/0/replace"]
)
def test_nothing_can_be_done_at_a_table_that_is_not_there(house: House, what: str) -> None:
    body = {"kind": "link"} if what == "seats/0" else {}
    assert house.guest().post(f"/api/tables/nowhere/{what}", body).refused == (404, "no-such-table")


# -- opening a table


def test_a_table_is_opened_with_every_kind_of_seat(house: House) -> None:
    ann = house.guest("Ann")
    table = ann.open_table("me", "screen:Eve", "link", "bot:uniform")
    assert [(seat.kind, seat.name, seat.bot, seat.mine) for seat in table.seats] == [
        ("me", "Ann", "", True),
        ("screen", "Eve", "", True),
        ("link", "", "", False),
        ("bot", "", "uniform", False),
    ]
    assert (table.status, table.host, table.to_act, table.moves) == ("waiting", True, [], 0)
    assert ann.table(table.id) == table


def test_another_guest_sees_the_table_but_no_seat_as_own(house: House) -> None:
    table = house.guest("Ann").open_table("me", "lobby")
    seen = house.guest("Ben").table(table.id)
    assert not seen.host
    assert [seat.mine for seat in seen.seats] == [False, False]
    assert [seat.name for seat in seen.seats] == ["Ann", ""]


def test_a_table_that_is_full_begins_at_once(house: House) -> None:
    table = house.guest().open_table("me", "screen:Eve")
    assert table.status == "running"
    assert len(table.to_act) == 1


def test_options_and_settings_are_kept(house: House) -> None:
    cards = ["knights", "lords", "farmers"]
    table = house.guest().open_table("me", "link", options={"cards": cards}, live_gold=False, absence=5)
    assert table.options["cards"] == cards
    assert (table.settings.live_gold, table.settings.absence) == (False, 5)


def with_options(**options: Any) -> bytes:
    return msgspec.json.encode({**WISH, "options": options})


def with_seats(*seats: Any) -> bytes:
    return msgspec.json.encode({**WISH, "seats": list(seats)})


BAD_WISHES: dict[str, tuple[bytes, int, str]] = {
    "unknown-field": (msgspec.json.encode({**WISH, "colour": "red"}), 400, "bad-request"),
    "unknown-field-of-a-seat": (
        with_seats({"kind": "me", "colour": "red"}, {"kind": "link"}),
        400,
        "bad-request",
    ),
    "unknown-setting": (msgspec.json.encode({**WISH, "settings": {"music": True}}), 400, "bad-request"),
    "wrong-type": (msgspec.json.encode({**WISH, "seats": "two"}), 400, "bad-request"),
    "wrong-type-of-a-setting": (
        msgspec.json.encode({**WISH, "settings": {"absence": "soon"}}),
        400,
        "bad-request",
    ),
    "nothing-said": (b"{}", 400, "bad-request"),
    "no-body": (b"", 400, "bad-request"),
    "list": (b"[]", 400, "bad-request"),
    "null": (b"null", 400, "bad-request"),
    "malformed": (b'{"game": "kingdom", "seats": [', 400, "bad-request"),
    "not-json": (b"<table/>", 400, "bad-request"),
    "not-utf-8": (b'{"game": "\xff\xfe"}', 400, "bad-request"),
    "too-deep": (DEEP, 400, "bad-request"),
    "too-deep-inside": (b'{"options": {"cards": ' + DEEP + b"}, " + with_options()[1:], 400, "bad-request"),
    "too-large": (with_options(text="x" * 300_000), 413, "too-large"),
    "unknown-game": (msgspec.json.encode({**WISH, "game": "chess"}), 400, "game-unknown"),
    "unknown-option": (with_options(dice=3), 400, "option-unknown"),
    "seed": (with_options(seed=7), 400, "option-unknown"),
    "chance": (with_options(chance="auto"), 400, "option-unknown"),
    "game-as-option": (with_options(game="kingdom"), 400, "option-unknown"),
    "self-as-option": (with_options(self=1), 400, "option-unknown"),
    "option-of-a-wrong-type": (with_options(first_game=1), 400, "option-value"),
    "option-that-is-a-list": (with_options(first_game=[True]), 400, "option-value"),
    "option-that-is-no-list": (with_options(cards={"first": "lords"}), 400, "option-different"),
    "option-with-lists-inside": (with_options(cards=[[], {}, None]), 400, "option-different"),
    "option-with-one-thing-twice": (
        with_options(cards=["lords", "lords", "farmers"]),
        400,
        "option-different",
    ),
    "options-that-contradict": (with_options(first_game=True, turned=[True] * 4), 400, "option-contradicts"),
    "no-seats": (with_seats(), 400, "option-value"),
    "one-seat": (with_seats({"kind": "me"}), 400, "option-value"),
    "five-seats": (with_seats(*[{"kind": "link"}] * 5), 400, "option-value"),
    "unknown-kind-of-seat": (with_seats({"kind": "throne"}, {"kind": "me"}), 400, "bad-request"),
    "unknown-bot": (with_seats({"kind": "me"}, {"kind": "bot", "bot": "oracle"}), 400, "bot-unknown"),
    "unknown-newcomer": (msgspec.json.encode({**WISH, "settings": {"bots": "oracle"}}), 400, "bot-unknown"),
}


@pytest.mark.parametrize("name", BAD_WISHES)
def test_a_bad_wish_for_a_table_is_a_problem(house: House, name: str) -> None:
    body, status, code = BAD_WISHES[name]
    assert house.guest().post("/api/tables", body).refused == (status, code)


@pytest.mark.parametrize(
    "kind", ["application/x-www-form-urlencoded", "multipart/form-data; boundary=x", "text/xml"]
)
def test_a_body_of_another_kind_is_a_problem(house: House, kind: str) -> None:
    reply = house.guest().post("/api/tables", b"game=kingdom&seats=2", content_type=kind)
    assert reply.refused == (400, "bad-request")


@pytest.mark.parametrize("body", [b"{", b"[]", b'{"secret": 5}', b'{"seat": 1}', DEEP, b"\x00"])
@pytest.mark.parametrize("path", ["join", "seats/1"])
def test_a_bad_body_at_a_table_is_a_problem(house: House, path: str, body: bytes) -> None:
    ann = house.guest()
    table = ann.open_table("me", "link")
    assert ann.post(f"/api/tables/{table.id}/{path}", body).refused == (400, "bad-request")
    assert ann.table(table.id) == table


def test_a_post_from_the_page_of_another_site_is_refused(house: House) -> None:
    ann = house.guest()
    for origin in ("https://evil.example", "null", f"http://evil.{house.address}"):
        assert ann.post("/api/tables", WISH, origin=origin).refused == (403, "forbidden")
        assert ann.patch("/api/me", {"name": "Eve"}, origin=origin).refused == (403, "forbidden")
    assert ann.me().name == "Ann"


def test_a_post_from_our_own_page_is_granted(house: House) -> None:
    assert house.guest().post("/api/tables", WISH, origin=house.url).status == 201


# -- the lobby


def test_the_lobby_lists_open_tables_and_the_own_ones(house: House) -> None:
    ann, ben = house.guest("Ann"), house.guest("Ben")
    listed, hidden = ann.open_table("me", "lobby"), ann.open_table("me", "link")
    ann.watch(listed.id)
    ann.watch(hidden.id)
    seen, own = ben.get("/api/lobby").read(Lobby), ann.get("/api/lobby").read(Lobby)
    assert listed.id in [table.id for table in seen.open]
    assert hidden.id not in [table.id for table in seen.open]
    assert seen.mine == []
    assert {table.id for table in own.mine} == {listed.id, hidden.id}


def test_a_table_leaves_the_lobby_when_it_has_begun_and_is_mine_when_i_joined(house: House) -> None:
    ann, ben = house.guest("Ann"), house.guest("Ben")
    table = ann.open_table("me", "lobby")
    ben.join(table.id)
    lobby = ben.get("/api/lobby").read(Lobby)
    assert table.id not in [one.id for one in lobby.open]
    assert [one.id for one in lobby.mine] == [table.id]


@pytest.mark.parametrize("game", bastide.games())
def test_a_table_tells_only_whoever_is_to_act_where_it_stands(house: House, game: str) -> None:
    ann, ben = house.guest("Ann"), house.guest("Ben")
    wish = {**WISH, "game": game, "settings": {"start_when_full": True}}
    acts = ben.join(ann.post("/api/tables", wish).read(TableInfo).id).to_act
    found = [guest.get("/api/lobby").read(Lobby).mine[0].due for guest in (ann, ben)]
    assert [due is not None for due in found] == [seat in acts for seat in (0, 1)]
    due = next(due for due in found if due is not None)
    assert (due.stage, due.phase, due.round) == {
        "burgundy": ("turn", "A", 1),
        "kingdom": ("turn", "", 0),
        "seasons": ("choose", "", 1),
    }[game]
    assert (due.card in ("grass", "canyon", "desert", "flowers", "forest")) == (game == "kingdom")


def test_the_lobby_invites_to_a_table_whose_host_is_only_just_sitting_down(house: House) -> None:
    table = house.guest("Ann").open_table("me", "lobby")  # and the page is not open yet
    assert table.id in [one.id for one in house.guest("Ben").get("/api/lobby").read(Lobby).open]


def test_the_lobby_invites_to_no_live_table_at_which_nobody_is(house: House) -> None:
    ann, ben = house.guest("Ann"), house.guest("Ben")
    left, slow = ann.open_table("me", "lobby"), ann.open_table("me", "lobby", pace="days")
    ann.watch(left.id).close()
    eventually(lambda: not ann.table(left.id).seats[0].here)
    shown = [table.id for table in ben.get("/api/lobby").read(Lobby).open]
    assert left.id not in shown
    assert slow.id in shown


@pytest.mark.parametrize(
    ("settings", "absence"),
    [({}, 60), ({"pace": "live"}, 60), ({"pace": "days"}, 259200), ({"pace": "days", "absence": 90}, 90)],
)
def test_a_table_waits_a_minute_or_three_days_unless_it_says_otherwise(
    house: House, settings: dict[str, Any], absence: int
) -> None:
    assert house.guest().open_table("me", "link", **settings).settings.absence == absence


def test_others_do_not_act_at_once_for_one_who_is_away(house: House) -> None:
    ann = house.guest()
    assert ann.post("/api/tables", {**WISH, "settings": {"absence": 0}}).refused == (400, "absence-too-short")
    table = ann.open_table("me", "link")
    changed = ann.patch(f"/api/tables/{table.id}", {"settings": {"absence": 0}})
    assert changed.refused == (400, "absence-too-short")


@pytest.mark.parametrize("settings", [{"absence": -1}, {"absence": 7 * 86400 + 1}, {"pace": "slow"}])
def test_settings_that_make_no_sense_are_refused(house: House, settings: dict[str, Any]) -> None:
    assert house.guest().post("/api/tables", {**WISH, "settings": settings}).refused == (400, "bad-request")


def test_the_printed_pieces_say_which_locations_move_a_settlement(house: House) -> None:
    printed = json.loads(house.guest().get("/api/games/kingdom/box").body)
    assert set(printed) == {"pieces", "quadrants"}
    assert printed["pieces"]["moving"] == ["barn", "paddock", "harbour"]


def test_a_table_tells_the_time_it_speaks_at(house: House) -> None:
    before = time()
    table = house.guest().get(f"/api/tables/{house.guest().open_table('me', 'link').id}").read(TableInfo)
    assert before <= table.created <= table.now <= time()


def test_without_a_built_page_the_house_says_so_in_the_readers_language(tmp_path: Path) -> None:
    with TestClient(new_app(database_url("", tmp_path), BotTokens(""), page=None)) as browser:
        reply = browser.get("/", headers={"accept-language": "uk"})
    assert (reply.status_code, reply.text) == (503, words_for("uk").say("page-not-built"))
