"""The analysis of a finished game on the page: the curve, the marks, the best line, and playing on."""

import re
from itertools import combinations
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import FloatRect, Page, Route, expect

import bastide
from tests.browser.devices import LAPTOP
from tests.browser.house import PageHouse
from tests.browser.looking import found_in_both_themes, picture
from tests.browser.pages import STILL, box_of, boxes_of, lies_in, middle_of
from tests.browser.people import ON_PHONE, Come, Person
from tests.browser.places import BURGUNDY, RECORD, RECORDS, SEASONS, speak
from tests.browser.stages import SOLO
from tests.browser.studying import analysed, findings_of, mistake_in
from tests.server.house import eventually

SIZES: Final[dict[str, dict[str, Any]]] = {"laptop": {"viewport": LAPTOP}, "phone": ON_PHONE}
SENT: Final = "send supply wood"  # a helper to a cart, where helpers of both stand


def studied(
    person: Person, move: int, found: list[dict[str, Any]] | None = None, record: Path = RECORD
) -> Page:
    """The replay with its analysis open."""
    page = person.at(f"/replay/{analysed(person.asks, record, found)}?move={move}")
    page.get_by_role("button", name="Analysis").click()
    expect(page.locator(".under")).to_be_visible()
    expect(page).to_have_url(re.compile("analysis=1$"))  # written a moment after
    return page


def at(page: Page, move: int) -> None:
    expect(page.get_by_role("slider")).to_have_value(str(move))
    expect(page).to_have_url(re.compile(rf"move={move}&analysis=1$"))


def test_of_who_plays_alone_no_points_and_no_others_are_told(come: Come) -> None:
    found = findings_of(SOLO)
    page = studied(come("Ann"), mistake_in(found), found, SOLO)
    here = page.locator(".here")
    expect(here.locator("ol > li").nth(1)).to_contain_text("chance to win")
    expect(here).to_contain_text("Played: chance to win −12%")
    expect(here).not_to_contain_text("points")
    expect(page.locator(".under thead")).to_have_text(re.compile(r"^Players\s*Accuracy$"))
    on = page.get_by_role("button", name="Play on from here")
    expect(on).to_have_attribute("title", re.compile("^Opens a new table from this moment"))


# What lies on the board, however large it is: pieces by their names, and how many drawings there are.
LIES: Final = """map => [
    [...map.querySelectorAll("[aria-label]")].map((one) => one.getAttribute("aria-label")).sort().join(),
    map.querySelectorAll("path, use").length,
]"""


@pytest.mark.parametrize("record", [RECORD, BURGUNDY, SEASONS], ids=["kingdom", "burgundy", "seasons"])
def test_the_best_is_shown_where_it_can_still_be_done(come: Come, record: Path) -> None:
    found = findings_of(record)
    move = mistake_in(found)
    ann = come("Ann")
    page = studied(ann, move, found, record)
    here, board = page.locator(".here"), page.locator("section.map")
    expect(here.locator("ol > li").nth(1)).to_be_visible()
    expect(here).to_contain_text("chance to win −12%")
    acts = bastide.replay(record.read_text(), at=move).to_act
    names = ["Ann", "Ілля", "Клея", "Дора"]
    assert here.locator(".who").inner_text().strip() in [names[seat] for seat in acts]
    page.evaluate(STILL)
    judged = board.evaluate(LIES)
    page.get_by_role("button", name="Analysis").click()
    expect(here).to_have_count(0)
    page.evaluate(STILL)
    assert board.evaluate(LIES) == judged
    at_move = page.get_by_role("slider")
    expect(at_move).to_have_value(str(move))


# Who chooses a duchy, after another in turn order, and before another who is to begin.
CHOICES: Final = {"experts-openly": (4, "duchy 5 24"), "experts-in-secret": (3, "duchy 1 7")}


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", CHOICES)
def test_where_a_castle_begins_the_duchy_is_shown_of_who_decides(come: Come, game: str, size: str) -> None:
    move, chosen = CHOICES[game]
    record = RECORDS / "burgundy" / "games" / f"{game}.txt"
    page = studied(come("Ann", **SIZES[size]), move, findings_of(record), record)
    expect(page.locator(".here .who")).to_have_text("Ann")
    expect(page.locator("section.mine")).to_have_attribute("aria-label", "Ann’s duchy")
    first = page.locator("[data-hint='1']")
    expect(first).to_be_visible()
    page.evaluate(STILL)
    castle = page.locator("[data-ghost]")
    stands, space = middle_of(castle), middle_of(page.locator(f"[data-spot='{chosen}']"))
    assert max(abs(stands[axis] - space[axis]) for axis in (0, 1)) < 2
    assert page.locator(".marks .sign").count() == 0
    page.locator(".here ol > li").nth(2).get_by_role("button").first.click()
    expect(castle).not_to_have_attribute("data-ghost", chosen.split()[-1])


def test_numbers_of_neighbouring_spaces_stand_each_on_its_own(come: Come) -> None:
    record, spaces = RECORDS / "burgundy" / "games" / "experts-in-secret.txt", (7, 3, 2)

    def advise(asked: Route) -> None:
        ways = asked.fetch().json()
        for way, space in zip(ways, spaces, strict=True):
            way["lines"] = [f"choose-duchy 1 {space}"]
        asked.fulfill(json=ways)

    ann = come("Ann")
    ann.page.route("**/analysis/3/ways", advise)
    page = studied(ann, 3, findings_of(record), record)
    expect(page.locator("[data-hint='3']")).to_be_visible()
    page.evaluate(STILL)
    for number, space in enumerate(spaces, 1):
        mark = box_of(page.locator(f"[data-hint='{number}']"))
        left = box_of(page.locator(f"[data-spot='duchy 1 {space}']"))["x"]
        assert abs(mark["x"] + 0.3 * mark["width"] - left) < 2


@pytest.mark.parametrize("size", SIZES)
def test_the_shown_moment_is_held_against_the_best_move(come: Come, size: str) -> None:
    found = findings_of(RECORD)
    move = mistake_in(found)
    page = studied(come("Ann", **SIZES[size]), move, found)
    here = page.locator(".here")
    expect(here).to_contain_text("chance to win −12%")
    expect(here.locator("svg.mistake")).to_be_visible()
    expect(here.locator("ol > li").nth(1)).to_be_visible()  # a bot has thought of the others
    expect(here.locator(".reason")).to_have_count(1)
    for mark in ("[data-hint='1']", ".marks .aim", ".marks .done", ".marks svg.mistake"):
        expect(page.locator(mark)).to_be_visible()
    board = page.locator("section.map")
    before = board.inner_html()
    page.get_by_role("button", name="Show the best line").click()
    expect(page.locator("[data-hint]")).to_have_count(0)
    eventually(lambda: board.inner_html() != before)
    page.get_by_role("button", name="Back to the game").click()
    expect(page.locator("[data-hint='1']")).to_be_visible()
    here.locator("ol > li").nth(1).get_by_role("button").first.click()
    expect(page.get_by_role("button", name="Show line 2")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.parametrize("size", SIZES)
def test_a_helper_that_should_have_gone_to_a_cart_is_shown_where_it_would_stand(
    come: Come, size: str
) -> None:
    found = findings_of(SEASONS, called=SENT)
    page = studied(come("Ann", **SIZES[size]), mistake_in(found), found, SEASONS)
    expect(page.locator(".here ol > li").nth(1)).to_be_visible()
    sign = page.locator(".marks > svg > .sign")
    expect(sign).to_be_visible()
    page.evaluate(STILL)
    stands = boxes_of(page.locator(".cart .stand:visible"))
    assert any(lies_in(box_of(sign), stand) for stand in stands)


def test_a_move_that_brings_something_to_everybody_is_judged_once(come: Come) -> None:
    found = findings_of(SEASONS, called=SENT)
    page = studied(come("Ann"), mistake_in(found), found, SEASONS)
    row = page.locator(".turn").filter(has=page.locator("svg.mistake"))
    expect(row).to_have_count(1)
    expect(row).to_contain_text("Ann")
    expect(row).to_contain_text("Trader")


@pytest.mark.parametrize("size", SIZES)
def test_a_click_on_the_curve_goes_to_that_moment(come: Come, size: str) -> None:
    page = studied(come("Ann", **SIZES[size]), 10)
    curve = page.locator("button.curve")
    expect(curve).to_have_attribute("aria-label", re.compile(r"Ann \d+%"))
    expect(page.locator(".under table tbody tr")).to_have_count(2)
    box = curve.bounding_box()
    assert box is not None
    last = int(page.get_by_role("slider").get_attribute("max") or 0)
    half = (42 + (box["width"] - 68) / 2, box["height"] - 30)
    curve.click(position={"x": half[0], "y": half[1]})
    expect(page.get_by_role("slider")).to_have_value(
        re.compile(rf"^({last // 2 - 1}|{last // 2}|{last // 2 + 1})$")
    )
    expect(page.locator(".turning")).to_have_text(
        re.compile(r"^Turning point, [a-z][^%]+ from \d+% to \d+%\.$")
    )
    page.locator(".turning").click()
    expect(page.get_by_role("slider")).not_to_have_value(str(last // 2))


def test_keys_lead_through_marked_moves_and_show_the_best_line(come: Come) -> None:
    found = findings_of(RECORD)
    move = mistake_in(found)
    page = studied(come("Ann"), move - 3, found)
    expect(page.locator(".turns svg.mistake")).to_have_count(1)
    page.keyboard.press("Shift+ArrowRight")
    at(page, move)
    page.keyboard.press("b")
    expect(page.get_by_role("button", name="Back to the game")).to_be_visible()
    page.keyboard.press("Shift+ArrowRight")
    expect(page.locator(".here")).to_contain_text("Played: brilliant. Nothing clearly better was found.")
    page.keyboard.press("Shift+ArrowLeft")
    at(page, move)


def test_a_turn_that_is_marked_leads_to_where_it_was_decided(come: Come) -> None:
    found = findings_of(RECORD)
    move = mistake_in(found)
    page = studied(come("Ann"), 10, found)
    row = page.locator(".turn").filter(has=page.locator("svg.mistake"))
    row.click()
    at(page, move)
    expect(row).to_have_attribute("aria-current", "step")
    expect(page.locator(".here")).to_contain_text("chance to win −12%")
    played = page.get_by_role("log").locator(".line.last")  # what was done there is told, not yet laid
    told = played.inner_text()
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("log")).to_contain_text(told)
    page.get_by_role("log").get_by_role("button", name=told).first.click()
    at(page, move)


def test_a_finished_game_is_played_on_from_what_is_shown(come: Come) -> None:
    ann = come("Ann")
    page = studied(ann, 40)
    shown = page.url
    page.get_by_role("button", name="Play on from here").click()
    expect(page).to_have_url(re.compile("/table/"))
    expect(page.locator(".banner")).to_be_visible()
    opened = ann.asks.table(page.url.rpartition("/")[2])
    assert opened.status == "running"
    assert sorted(seat.kind for seat in opened.seats) == ["bot", "me"]
    page.go_back()
    expect(page).to_have_url(shown)


def test_what_is_not_looked_at_yet_comes_from_the_left(come: Come, own_house: PageHouse) -> None:
    assert own_house.bots() == []  # who would look at the rest
    ann = come("Ann")
    page = studied(ann, 100, findings_of(RECORD)[:60])
    expect(page.locator(".under progress")).to_be_visible()
    expect(page.locator(".count").filter(has_text="of 114 moves")).to_be_visible()
    page.get_by_role("slider").fill("30")
    expect(page.locator(".here")).not_to_contain_text("hasn’t been analysed")


def test_an_analysis_that_cannot_be_had_says_so_and_nothing_else(come: Come) -> None:
    ann = come("Ann")
    ann.page.route("**/analysis", lambda asked: asked.abort())
    page = ann.at(f"/replay/{analysed(ann.asks)}?move=40&analysis=1")
    expect(page.get_by_role("alert")).to_contain_text("Can’t reach the server.")
    expect(page.get_by_text("hasn’t been analysed yet")).to_have_count(0)
    expect(page.locator(".here, .curve, .under progress")).to_have_count(0)


@pytest.mark.parametrize("record", [RECORD, BURGUNDY, SEASONS], ids=["kingdom", "burgundy", "seasons"])
def test_a_laptop_has_room_for_board_curve_ways_and_turns(come: Come, record: Path) -> None:
    found = findings_of(record)
    page = studied(come("Ann"), mistake_in(found), found, record)
    here, step = page.locator(".here"), page.locator(".turn[aria-current=step]")
    expect(here.locator("ol > li").nth(1)).to_be_visible()
    for language in ("en", "ru", "uk"):
        speak(page, language)
        page.evaluate(STILL)
        assert box_of(page.locator("section.map"))["height"] >= 470
        assert box_of(page.locator(".drawing"))["height"] >= 116
        assert here.evaluate("one => one.scrollHeight <= one.clientHeight")
        assert box_of(here)["width"] >= 340
        turns = page.locator(".turns .box")
        assert box_of(turns)["height"] >= 160
        assert lies_in(box_of(step), box_of(turns))
        row = page.locator(".transport")
        assert row.evaluate("row => row.scrollWidth <= row.clientWidth")


@pytest.mark.parametrize("game", ["four-seats", "in-teams-12b"])
def test_the_duchy_of_an_analysis_is_large_and_nothing_lies_over_it(come: Come, game: str) -> None:
    record = RECORDS / "burgundy" / "games" / f"{game}.txt"
    found = findings_of(record)
    page = studied(come("Ann"), mistake_in(found), found, record)
    expect(page.locator(".here ol > li").nth(1)).to_be_visible()
    page.evaluate(STILL)
    spaces = boxes_of(page.locator(".land [data-spot^='seen ']"))
    low, high = min(box["y"] for box in spaces), max(box["y"] + box["height"] for box in spaces)
    assert high - low >= (380 if game == "four-seats" else 240)
    beside = boxes_of(page.locator(".looks .look, .chest"))
    assert not any(overlap(space, other) for space in spaces for other in beside)
    parts = boxes_of(page.locator(".chest .thing, .chest .sum"))
    assert not any(overlap(one, other) for one, other in combinations(parts, 2))


def overlap(one: FloatRect, other: FloatRect) -> bool:
    beside = one["x"] + one["width"] <= other["x"] or other["x"] + other["width"] <= one["x"]
    return not (beside or one["y"] + one["height"] <= other["y"] or other["y"] + other["height"] <= one["y"])


@pytest.mark.parametrize("size", SIZES)
def test_axe_finds_nothing_and_the_words_fit(come: Come, size: str) -> None:
    found = findings_of(RECORD)
    page = studied(come("Ann", **SIZES[size]), mistake_in(found), found)
    expect(page.locator(".here ol > li").nth(1)).to_be_visible()
    assert found_in_both_themes(page) == []
    for language in ("ru", "uk"):
        speak(page, language)
        picture(page, f"study-{size}-{language}")
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_a_replay_without_its_analysis_fetches_nothing_of_it(come: Come) -> None:
    ann = come("Ann")
    asked: list[str] = []
    ann.device.on("request", lambda request: asked.append(request.url))
    page = ann.at(f"/replay/{analysed(ann.asks)}?move=40")
    expect(page.get_by_role("slider")).to_have_value("40")
    page.wait_for_load_state("networkidle")
    assert [url for url in asked if "study" in url or "analysis" in url] == []


def test_asked_for_while_the_replay_plays_the_analysis_comes_to_the_board_and_the_replay_rests(
    come: Come,
) -> None:
    ann = come("Ann", **ON_PHONE)
    page = ann.at(f"/replay/{analysed(ann.asks, SEASONS, findings_of(SEASONS))}?move=30")
    page.get_by_role("tab", name="Score").tap()
    page.get_by_role("button", name="Play", exact=True).tap()
    expect(page.get_by_role("button", name="Pause")).to_be_visible()
    page.get_by_role("button", name="Analysis").tap()
    expect(page.locator(".under")).to_be_visible()
    at_move = page.get_by_role("slider")
    assert int(at_move.input_value()) < int(str(at_move.get_attribute("max")))
    expect(page.locator("svg.castle")).to_be_visible()
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()


def test_a_curve_that_is_not_seen_yet_is_drawn_without_a_fault(come: Come) -> None:
    ann = come("Ann", **ON_PHONE)
    said: list[str] = []
    ann.page.on("console", lambda message: said.append(message.text))
    page = ann.at(f"/replay/{analysed(ann.asks, SEASONS, findings_of(SEASONS))}?move=30")
    page.get_by_role("tab", name="Score").tap()
    page.get_by_role("button", name="Analysis").tap()
    expect(page.locator(".under")).to_have_count(1)
    page.get_by_role("tab", name="Score").tap()
    expect(page.locator(".under")).to_be_hidden()
    page.get_by_role("tab", name="Castle").tap()
    expect(page.locator(".under")).to_be_visible()
    assert [text for text in said if "negative value" in text] == []
