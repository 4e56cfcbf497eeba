"""Guests: a cookie and a name."""

from http.cookies import SimpleCookie
from typing import Any

import pytest

from bastide.server.http.forms.guests import Me
from tests.server.house import Guest, House

WISH: dict[str, Any] = {"game": "kingdom", "seats": [{"kind": "me"}, {"kind": "link"}]}


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


def test_a_name_that_the_house_gave_is_told_with_its_number(house: House) -> None:
    newcomer = Guest(house)
    me = newcomer.me()
    assert me.name == f"Guest {me.given}"
    assert newcomer.open_table("me", "link").seats[0].given == me.given
    assert newcomer.patch("/api/me", {"name": "x" * 100}).read(Me).given == 0
    assert len(newcomer.me().name) == me.longest


@pytest.mark.parametrize(
    ("given", "kept"),
    [
        ("  Ann \t Lee ", "Ann Lee"),
        ("A\x00n\x1bn", "Ann"),
        ("x" * 100, "x" * 24),
        ("<b>Ann</b>", "<b>Ann</b>"),
        ("A\u200bn\u202en\U000e0041", "Ann"),  # of no width, of direction, a tag
        ("\u3164A\u115fnn\u2800", "Ann"),  # fillers and a blank that count as letters and signs
        ("A\ufe0fn\u034fn\U000e0101", "Ann"),  # selectors and a joiner
        ("A\U000e0fffn\ue000n\u0378", "Ann"),  # not assigned, or for private use
        ("\u0301\u0301Ann", "Ann"),  # marks without a letter
        ("Z" + "\u0335" * 20 + "oe", "Z" + "\u0335" * 3 + "oe"),
        ("Zoe\u0308", "Zo\u00eb"),
        ("Нґуєн Thị Đào", "Нґуєн Thị Đào"),
        ("x" * 23 + " y", "x" * 23),
    ],
)
def test_a_name_is_cleaned(house: House, given: str, kept: str) -> None:
    assert house.guest().patch("/api/me", {"name": given}).read(Me).name == kept


@pytest.mark.parametrize("name", ["", "   ", "\u200b\u2060", "\u3164", "\u0301", "\x00"])
def test_a_name_of_which_nothing_can_be_seen_is_refused(house: House, name: str) -> None:
    guest = house.guest("Ann")
    assert guest.patch("/api/me", {"name": name}).refused == (400, "no-name")
    assert guest.me().name == "Ann"
    wish = {**WISH, "seats": [{"kind": "me"}, {"kind": "screen", "name": name}]}
    assert guest.post("/api/tables", wish).refused == (400, "no-name")


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
