"""A recorded game on its own table: how it lies, where it opens, and every way through it."""

import re
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import FloatRect, Page, expect

from tests.browser.devices import LAPTOP
from tests.browser.pages import LETTERS, box_of
from tests.browser.people import ON_PHONE, Come, Person
from tests.browser.places import BURGUNDY, RECORD, SEASONS, recorded

TABLET: Final = {"viewport": {"width": 768, "height": 1024}}
SIZES: Final[dict[str, dict[str, Any]]] = {
    "laptop": {"viewport": LAPTOP},
    "tablet": TABLET,
    "phone": ON_PHONE,
}
GAMES: Final = {
    "kingdom": (RECORD, "Kingdom Builder"),
    "burgundy": (BURGUNDY, "The Castles of Burgundy"),
    "seasons": (SEASONS, "A Castle for All Seasons"),
}
LEAST: Final = {"laptop": (700, 600), "tablet": (460, 600), "phone": (370, 400)}  # of the board, in pixels


# -- how it lies


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", GAMES)
def test_the_board_is_as_large_as_in_the_game(come: Come, game: str, size: str) -> None:
    ann = come("Ann", **SIZES[size])
    table = recorded(ann.asks, GAMES[game][0])
    ann.at(f"/table/{table}").get_by_role("button", name="Final board").click()
    played = board_of(ann.page)
    shown = board_of(ann.at(f"/replay/{table}?move=30"))
    wide, high = LEAST[size]
    assert shown["width"] >= wide
    assert shown["height"] >= high
    assert shown["width"] == pytest.approx(played["width"], abs=1)
    if size == "laptop":
        assert shown["height"] == pytest.approx(played["height"], abs=1)
    assert ann.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_the_castle_and_the_depots_use_their_place(come: Come) -> None:
    ann = come("Ann")
    board_of(replay(ann, SEASONS, 30))
    assert box_of(ann.page.locator(".scene"))["width"] > 700
    board_of(replay(ann, BURGUNDY, 30))
    depots = box_of(ann.page.locator(".depots"))
    ring = box_of(ann.page.locator(".depots svg").first)
    assert depots["width"] > 400
    assert ring["height"] > 0.8 * depots["height"]


@pytest.mark.parametrize("game", GAMES)
def test_the_header_names_the_game_and_the_players(come: Come, game: str) -> None:
    record, title = GAMES[game]
    page = replay(come("Ann"), record, 20)
    for name in (title, "Replay", "Ann", "Ілля"):
        expect(page.get_by_role("banner")).to_contain_text(name)
    expect(page).to_have_title(f"{title}: Replay · Bastide")


# -- where it opens


@pytest.mark.parametrize("game", GAMES)
def test_it_opens_where_the_first_player_is_to_act(come: Come, game: str) -> None:
    ann = come("Ann")
    record = GAMES[game][0]
    page = ann.at(f"/replay/{recorded(ann.asks, record)}")
    at(page, set_up(record))
    expect(page.get_by_role("log")).not_to_be_empty()


def set_up(record: Path) -> int:
    """How many moves there are before somebody acts whose choice is no part of the set-up."""
    moves = record.read_text().partition("\n\n")[2].splitlines()
    return next(
        place for place, move in enumerate(moves) if not move.startswith("chance") and "duchy" not in move
    )


def test_from_the_end_it_opens_at_the_end_and_back_leads_back(come: Come) -> None:
    ann = come("Ann")
    page = ann.at(f"/table/{recorded(ann.asks)}")
    page.get_by_role("link", name="Replay").click()
    slider = page.get_by_role("slider")
    expect(slider).not_to_have_attribute("max", "0")
    expect(slider).to_have_value(slider.get_attribute("max") or "")
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowUp")
    page.go_back()
    expect(page.get_by_role("heading", name="Where the score came from")).to_be_visible()


# -- ways through it


def test_the_slider_and_the_keys_lead_from_move_to_move(come: Come) -> None:
    page = replay(come("Ann"), move=40)
    slider = page.get_by_role("slider")
    slider.fill("42")
    at(page, 42)
    for key, move in (("ArrowRight", 43), ("ArrowLeft", 42), ("Home", 0)):
        page.keyboard.press(key)
        at(page, move)
    page.keyboard.press("End")
    expect(page.get_by_role("log")).to_contain_text("The last round is over.")
    page.get_by_role("button", name="First move").click()
    at(page, 0)
    expect(page.locator("section.map .layer path").nth(100)).to_be_attached()  # the board is laid already


@pytest.mark.parametrize(("on", "back"), [("ArrowDown", "ArrowUp"), ("PageDown", "PageUp")])
def test_keys_lead_from_turn_to_turn(come: Come, on: str, back: str) -> None:
    page = replay(come("Ann"), move=30)
    turn = page.locator("[aria-current=step]")
    name = turn.text_content() or ""
    page.keyboard.press(on)
    expect(turn).not_to_have_text(name)
    expect(page.get_by_role("slider")).to_have_value(re.compile(r"^(3[1-9]|[4-9]\d)$"))
    page.keyboard.press(back)
    expect(turn).to_have_text(name)


@pytest.mark.parametrize("game", GAMES)
def test_turns_and_rounds_are_listed_and_lead_to_their_moment(come: Come, game: str) -> None:
    page = replay(come("Ann"), GAMES[game][0], 20)
    turns = page.get_by_role("region", name="Turns").locator("button.turn")
    expect(turns.nth(12)).to_be_attached()
    turns.nth(12).click()
    expect(turns.nth(12)).to_have_attribute("aria-current", "step")
    before = slider_of(page)
    page.locator(".labels .mark").nth(2).click()
    expect(page.get_by_role("slider")).not_to_have_value(str(before))


@pytest.mark.parametrize(("game", "labels"), [("burgundy", "ABCDE"), ("seasons", "123456789101112")])
def test_the_slider_is_marked_with_phases_or_rounds(come: Come, game: str, labels: str) -> None:
    page = replay(come("Ann"), GAMES[game][0], 20)
    expect(page.locator(".labels")).to_have_text(re.compile(r"\s*".join(labels)))


def test_a_line_of_the_log_leads_to_its_move(come: Come) -> None:
    page = replay(come("Ann"), move=34)
    lines = page.get_by_role("log").get_by_role("button")
    expect(lines).not_to_have_count(1)
    lines.first.click()
    expect(page.get_by_role("slider")).not_to_have_value("34")


def test_it_plays_by_itself_until_it_is_paused(come: Come) -> None:
    page = replay(come("Ann"), move=10)
    page.get_by_role("button", name="Speed").click()
    expect(page.get_by_role("button", name="Speed: 2×")).to_be_visible()
    page.get_by_role("button", name="Speed").blur()  # a button in focus takes the key for itself
    page.keyboard.press(" ")
    expect(page.get_by_role("slider")).to_have_value(re.compile(r"1[3-9]|[2-9]\d"))
    page.get_by_role("button", name="Pause").click()
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()


def test_the_keys_are_listed(come: Come) -> None:
    page = replay(come("Ann"), move=10)
    page.keyboard.press("?")
    keys = page.get_by_role("dialog", name="Keyboard shortcuts")
    for said in ("one move back", "previous turn", "to the start", "play, pause"):
        expect(keys).to_contain_text(said)
    keys.get_by_role("button", name="Close").click()
    page.keyboard.press("ArrowRight")
    at(page, 11)


# -- its address


def test_a_link_leads_a_stranger_to_the_same_moment(come: Come) -> None:
    ann = come("Ann")
    ann.device.grant_permissions(["clipboard-read", "clipboard-write"])
    page = replay(ann, move=25)
    page.keyboard.press("ArrowRight")
    at(page, 26)
    page.get_by_role("button", name="Share").click()
    expect(page.get_by_role("button", name="Link copied")).to_be_visible()
    shown = page.get_by_role("log").inner_text()
    other = come("Ben").at(page.evaluate("navigator.clipboard.readText()"))
    at(other, 26)
    expect(other.get_by_role("log")).to_have_text(re.compile(re.escape(shown.splitlines()[-1]) + r"\s*$"))


@pytest.mark.parametrize("move", ["99999", "-4", "x", ""])
def test_an_address_of_no_moment_opens_all_the_same(come: Come, move: str) -> None:
    ann = come("Ann")
    page = ann.at(f"/replay/{recorded(ann.asks)}?move={move}")
    expect(page.get_by_role("slider")).to_be_visible()
    expect(page).to_have_url(re.compile(r"move=\d+$"))


def replay(person: Person, record: Path = RECORD, move: int = 0) -> Page:
    page = person.at(f"/replay/{recorded(person.asks, record)}?move={move}")
    at(page, move)
    return page


def at(page: Page, move: int) -> None:
    expect(page.get_by_role("slider")).to_have_value(str(move))
    expect(page).to_have_url(re.compile(rf"move={move}$"))


def slider_of(page: Page) -> int:
    return int(page.get_by_role("slider").input_value())


def board_of(page: Page) -> FloatRect:
    expect(page.locator("main > .map > *").first).to_be_visible()
    page.evaluate(LETTERS)
    return box_of(page.locator("main > .map"))
