"""Everything a form does, against a real house."""

import json
from collections.abc import Callable
from http.cookies import SimpleCookie
from itertools import count
from typing import Any
from urllib.parse import quote

import msgspec
import pytest

import bastide
from bastide.server.messages import (
    FromBot,
    FromBrowser,
    FromHouse,
    GameInfo,
    Lobby,
    Me,
    Replay,
    TableInfo,
    Turn,
)
from tests.cli.terminal import finished_record
from tests.server.house import Guest, House, Reply, eventually, new_duel

WISH: dict[str, Any] = {"game": "kingdom", "seats": [{"kind": "me"}, {"kind": "link"}]}
DEEP = b"[" * 100_000 + b"]" * 100_000


# -- guests


def test_a_newcomer_becomes_a_guest_once(house: House) -> None:
    guest = Guest(house)
    first = guest.get("/api/me")
    again = guest.get("/api/me")
    assert first.read(Me) == again.read(Me)
    assert first.headers["set-cookie"]
    assert again.headers["set-cookie"] is None


def test_the_cookie_is_kept_from_scripts_and_from_other_sites(house: House) -> None:
    cookie = SimpleCookie(Guest(house).get("/api/me").headers["set-cookie"])["bastide"]
    assert cookie["httponly"]
    assert cookie["samesite"].lower() == "lax"
    assert int(cookie["max-age"]) > 30 * 24 * 3600
    assert len(cookie.value) >= 40


def test_two_newcomers_are_two_guests(house: House) -> None:
    assert house.guest().me().id != house.guest().me().id


def test_an_invented_cookie_is_nobody(house: House) -> None:
    guest = Guest(house)
    guest.cookie = "bastide=invented"
    assert guest.get("/api/lobby").refused == (401, "no-guest")


def test_without_a_cookie_nothing_can_be_opened(house: House) -> None:
    assert Guest(house).post("/api/tables", WISH).refused == (401, "no-guest")


def test_a_guest_may_change_name_and_language(house: House) -> None:
    guest = house.guest("Ann")
    changed = guest.patch("/api/me", {"name": "Ганна", "language": "uk"}).read(Me)
    assert (changed.name, changed.language) == ("Ганна", "uk")
    assert guest.me() == changed


@pytest.mark.parametrize(
    ("given", "kept"),
    [
        ("  Ann \t Lee ", "Ann Lee"),
        ("A\x00n\x1bn", "Ann"),
        ("x" * 100, "x" * 24),
        ("<b>Ann</b>", "<b>Ann</b>"),
    ],
)
def test_a_name_is_cleaned(house: House, given: str, kept: str) -> None:
    assert house.guest().patch("/api/me", {"name": given}).read(Me).name == kept


def test_an_unknown_language_is_refused(house: House) -> None:
    guest = house.guest()
    assert guest.patch("/api/me", {"language": "tlh"}).refused == (400, "language-unknown")


@pytest.mark.parametrize(
    ("asked", "language"), [("uk-UA,uk;q=0.9", "uk"), ("fr, ru;q=0.5", "ru"), ("fr", "en")]
)
def test_a_newcomer_is_met_in_the_language_of_the_browser(house: House, asked: str, language: str) -> None:
    assert Guest(house, headers={"accept-language": asked}).me().language == language


def test_a_problem_is_told_in_the_language_of_the_browser(house: House) -> None:
    told = {
        language: house.guest(accept_language=language).get("/api/tables/nowhere").problem
        for language in ("en", "ru", "uk")
    }
    assert {problem.code for problem in told.values()} == {"no-such-table"}
    assert len({problem.detail for problem in told.values()}) == 3


# -- games


def test_the_games_of_the_house_are_told_with_their_options_and_moves(house: House) -> None:
    games = house.guest().get("/api/games").read(list[GameInfo])
    assert [game.key for game in games] == list(bastide.games())
    assert games[0].fields["build"] == [["hex", "hex"]]
    assert "greedy" in games[0].bots


@pytest.mark.parametrize(
    "path",
    ["/api/games/kingdom/printed", "/api/words/uk/kingdom", "/api/words/en/house", "/api/rules/kingdom/ru"],
)
def test_what_is_printed_the_words_and_the_rules_can_be_read(house: House, path: str) -> None:
    reply = house.guest().get(path)
    assert reply.status == 200
    assert len(reply.body) > 500


@pytest.mark.parametrize(
    ("path", "status", "code"),
    [
        ("/api/nowhere", 404, "no-such-page"),
        ("/api/games/chess/printed", 400, "game-unknown"),
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


# -- sitting down, standing up, starting


def test_a_guest_joins_by_the_link_and_the_game_begins(house: House) -> None:
    ann, ben = house.guest("Ann"), house.guest("Ben")
    table = ann.open_table("me", "link")
    joined = ben.join(table.id)
    assert joined.status == "running"
    assert [(seat.name, seat.mine) for seat in joined.seats] == [("Ann", False), ("Ben", True)]


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


def test_the_host_may_change_a_seat_before_the_start(house: House) -> None:
    ann = house.guest()
    table = ann.open_table("me", "link", "link")
    changed = ann.post(f"/api/tables/{table.id}/seats/1", {"kind": "bot", "bot": "uniform"}).read(TableInfo)
    assert [(seat.kind, seat.bot) for seat in changed.seats] == [("me", ""), ("bot", "uniform"), ("link", "")]
    ended = ann.post(f"/api/tables/{table.id}/seats/2", {"kind": "screen", "name": "Eve"}).read(TableInfo)
    assert ended.status == "running"


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
    table = ann.open_table("me", "lobby", "lobby", listed=True)
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


# -- the lobby


def test_the_lobby_lists_open_tables_and_the_own_ones(house: House) -> None:
    ann, ben = house.guest("Ann"), house.guest("Ben")
    listed, hidden = ann.open_table("me", "lobby"), ann.open_table("me", "link")
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


# -- finished games


def test_a_record_and_a_replay_are_given_only_when_the_game_is_over(house: House) -> None:
    ann = house.guest()
    for table in (ann.open_table("me", "link"), ann.open_table("me", "bot")):
        for what in ("record", "replay"):
            assert ann.get(f"/api/tables/{table.id}/{what}").refused == (409, "not-finished")


def test_a_record_is_imported_replayed_and_exported_again(house: House) -> None:
    ann = house.guest()
    table = ann.post("/api/records", {"text": finished_record()}).read(TableInfo)
    assert table.status == "finished"
    assert [seat.name for seat in table.seats] == ["Ann", "Ben"]
    exported = ann.get(f"/api/tables/{table.id}/record")
    assert exported.headers["content-type"].startswith("text/plain")
    assert exported.body.decode() == finished_record()


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


# -- limits


def test_a_guest_has_twenty_open_tables_at_most(house: House) -> None:
    ann = house.guest()
    tables = [ann.open_table("me", "link") for _ in range(20)]
    assert ann.post("/api/tables", WISH).refused == (429, "too-many-tables")
    ann.post(f"/api/tables/{tables[0].id}/start")
    ann.at_seat(tables[0].id, 0, "concede")
    assert ann.post("/api/tables", WISH).status == 201


def test_finished_tables_do_not_hide_the_open_ones_from_the_limit(house: House) -> None:
    ann = house.guest()
    for _ in range(20):
        ann.open_table("me", "link")
    for _ in range(3):
        ann.post("/api/records", {"text": finished_record()})
    assert ann.post("/api/tables", WISH).refused == (429, "too-many-tables")


def refused_at_last(send: Callable[[], Reply]) -> Reply:
    """Asks until it is too much."""
    return next(reply for reply in (send() for _ in range(3000)) if reply.status == 429)


def test_requests_that_come_too_fast_are_refused_and_others_are_not(house: House) -> None:
    ann, ben = house.guest("Ann"), house.guest("Ben")
    ann.patient = ben.patient = False
    assert refused_at_last(lambda: ann.get("/api/me")).refused == (429, "too-fast")
    assert ben.get("/api/me").status == 200
    eventually(lambda: ann.get("/api/me").status == 200)


def test_invented_cookies_do_not_lift_the_limit(new_house: Callable[..., House]) -> None:
    guest, numbers = Guest(new_house()), count()
    guest.patient = False

    def ask() -> Reply:
        guest.cookie = f"bastide=invented-{next(numbers)}"
        return guest.get("/api/tables/nowhere")

    assert refused_at_last(ask).refused == (429, "too-fast")


# -- the schema


def test_the_schema_holds_every_route_and_the_messages_of_the_sockets(house: House) -> None:
    schema = json.loads(house.guest().get("/api/schema/openapi.json").body)
    assert schema["openapi"].startswith("3.")
    assert "/api/tables/{key}/join" in schema["paths"]
    named = {name.rpartition("_")[2] for name in schema["components"]["schemas"]}
    for union in (FromHouse, FromBrowser, FromBot):
        assert {kind.__name__ for kind in union.__args__} <= named
    assert {Turn.__name__, "SeatTable", "Told", "Problem"} <= named


def test_every_reference_of_the_schema_leads_somewhere(house: House) -> None:
    text = house.guest().get("/api/schema/openapi.json").body.decode()
    schemas = json.loads(text)["components"]["schemas"]
    asked = {part.partition('"')[0] for part in text.split("#/components/schemas/")[1:]}
    assert asked <= set(schemas)


# -- the same on PostgreSQL, where a text can be impossible


@pytest.mark.parametrize("path", ["/api/tables/%00", "/api/tables/x%00y/links", "/api/tables/%00/record"])
def test_an_impossible_name_of_a_table_is_a_problem_on_postgres(postgres_house: House, path: str) -> None:
    assert postgres_house.guest().get(path).refused == (404, "no-such-table")


def test_a_table_is_opened_joined_and_listed_on_postgres(postgres_house: House) -> None:
    ann, ben = postgres_house.guest("Ann"), postgres_house.guest("Бен")
    table = ann.open_table("me", "lobby")
    assert table.id in [one.id for one in ben.get("/api/lobby").read(Lobby).open]
    assert ben.join(table.id).status == "running"


def test_bad_requests_are_problems_on_postgres_too(postgres_house: House) -> None:
    ann = postgres_house.guest("A\x00nn")
    assert ann.me().name == "Ann"
    for body, status, code in BAD_WISHES.values():
        assert ann.post("/api/tables", body).refused == (status, code)
