"""A phone: fingers, one board at a time, and once more before it counts."""

import re
from math import dist

import pytest
from playwright.sync_api import CDPSession, Locator, expect

from tests.browser import seasons
from tests.browser.pages import TablePage, box_of, lies_in, middle_of, name_of
from tests.browser.people import ON_PHONE, PHONE, Come, Person
from tests.browser.places import PLACES, Place, speak

Point = tuple[float, float]


def test_a_placement_asks_once_more(come: Come) -> None:
    ann, table = on_phone(come)
    target = glowing(table)
    target.tap()
    sheet = ann.page.get_by_role("region", name="Build")
    sheet.get_by_role("button", name="Not now").tap()
    expect(sheet).to_have_count(0)
    expect(table.own).to_contain_text("0 of 3 built")
    target.tap()
    sheet.get_by_role("button", name="Confirm").tap()
    expect(table.own).to_contain_text("1 of 3 built")


def test_a_whole_turn_with_fingers(come: Come) -> None:
    ann, table = on_phone(come)
    for number in (1, 2, 3):
        glowing(table).tap()
        ann.page.get_by_role("button", name="Confirm").tap()
        expect(table.own).to_contain_text(f"{number} of 3 built")
    ann.page.get_by_role("button", name="End turn").tap()
    ann.page.get_by_role("tab", name="Log").first.tap()
    table.tells("ends the turn.")


def test_tabs_lead_from_board_to_scores_and_log(come: Come) -> None:
    ann, table = on_phone(come)
    ann.page.get_by_role("tab", name="Scores").tap()
    expect(table.gold).to_be_visible()
    expect(table.map).to_be_hidden()
    ann.page.get_by_role("tab", name="Log").first.tap()
    expect(table.log).to_be_visible()
    expect(table.gold).to_be_hidden()
    ann.page.get_by_role("tab", name="Board").tap()
    expect(table.map).to_be_visible()


def test_a_finger_drawn_sideways_leads_to_the_next_part_and_back(come: Come) -> None:
    ann, table = on_phone(come)
    x, y = middle_of(ann.page.get_by_role("tablist", name="Switch view"))
    draw(ann, (x + 80, y), (x - 80, y))
    expect(table.gold).to_be_visible()
    draw(ann, (x - 80, y), (x + 80, y))
    expect(table.map).to_be_visible()


def test_two_fingers_bring_the_map_closer(come: Come) -> None:
    ann, table = on_phone(come)
    hexagon = table.targets.first
    before = box_of(hexagon)["width"]
    x, y = middle_of(table.map)
    touch = ann.touches()
    put(touch, "touchStart", (x - 30, y), (x + 30, y))
    for spread in (50, 70, 90):
        put(touch, "touchMove", (x - spread, y), (x + spread, y))
    put(touch, "touchEnd")
    shows(hexagon, f"box.width > {before} * 1.5")
    expect(table.own).to_contain_text("0 of 3 built")


def test_the_whole_map_is_seen_first_and_comes_closer_when_one_asks(come: Come) -> None:
    ann, table = on_phone(come)
    drawing, whole = table.map.locator(".map"), ann.page.get_by_role("button", name="Fit the whole map")
    expect(table.buildable.first).to_be_visible()
    assert lies_in(box_of(drawing), box_of(table.map))
    assert box_of(drawing)["width"] > 360
    expect(whole).to_have_count(0)
    ann.page.get_by_role("button", name="Zoom in").tap()
    shows(drawing, "box.width > 500")
    whole.tap()
    shows(drawing, "box.width < 390")


def test_one_finger_moves_the_map(come: Come) -> None:
    ann, table = on_phone(come)
    ann.page.get_by_role("button", name="Zoom in").tap()
    drawing = table.map.locator(".map")
    x, y = middle_of(table.map)
    left = box_of(table.map)["x"]
    for _ in range(2):  # to the left edge, wherever it glows
        draw(ann, (x - 150, y), (x + 150, y))
    shows(drawing, f"box.x >= {left}")
    for way in (-80, 80):
        before = box_of(drawing)["x"]
        draw(ann, (x - way, y), (x + way, y))
        shows(drawing, f"(box.x - {before}) * {way} > 0")


def test_rows_and_columns_are_counted_beside_the_map(come: Come) -> None:
    ann = come("Ann", **ON_PHONE)
    page = ann.at("/try/kingdom")
    x, y = middle_of(page.get_by_role("application"))
    expect(page.locator(".edges .across").first).to_be_visible()
    for _ in range(4):  # to its upper left corner
        draw(ann, (x - 140, y - 140), (x + 140, y + 140))
    numbers = page.locator(".edges .across"), page.locator(".edges .down")
    above, beside = (box_of(number.first) for number in numbers)
    drawing = page.get_by_role("application").locator(".map")
    shows(drawing, f"box.y >= {above['y'] + above['height'] - 1}")
    shows(drawing, f"box.x >= {beside['x'] + beside['width'] - 1}")


def test_the_menu_shows_the_languages_without_scrolling(come: Come) -> None:
    ann, _ = on_phone(come)
    ann.page.get_by_role("button", name="Menu").tap()
    sheet = ann.page.locator(".sheet")
    expect(sheet.get_by_role("button", name="Resign")).to_be_visible()
    for language in ("EN", "RU", "UK"):
        expect(sheet.get_by_text(language, exact=True)).to_be_in_viewport(ratio=1)


def test_a_castle_wider_than_the_screen_fades_where_more_of_it_lies(come: Come) -> None:
    page = seasons.continued(come, "worker", **ON_PHONE).mine.page
    scene = page.locator(".scene")
    assert scene.evaluate("one => getComputedStyle(one).maskImage") != "none"
    for side, passed in (("0", "0"), ("one.scrollWidth", "1")):
        scene.evaluate(f"one => one.scrollTo({{ left: {side} }})")
        expect(scene).to_have_attribute("style", re.compile(rf"--passed: {passed}(\.\d+)?;"))


def test_a_long_press_shows_what_a_settlement_would_bring(come: Come) -> None:
    ann, table = on_phone(come)
    point = middle_of(glowing(table))
    touch = ann.touches()
    put(touch, "touchStart", point)
    expect(ann.page.get_by_text("Total")).to_be_visible()
    put(touch, "touchEnd")
    expect(ann.page.get_by_role("button", name="Confirm")).to_have_count(0)
    expect(table.own).to_contain_text("0 of 3 built")


@pytest.mark.parametrize("place", PLACES, ids=str)
def test_nothing_is_wider_than_the_phone(come: Come, place: Place) -> None:
    page = place.visit(come("Анна", **ON_PHONE))  # the results of the day name all who came
    for language in ("en", "ru", "uk"):
        speak(page, language)
        place.is_there(page)
        assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]


def on_phone(come: Come) -> tuple[Person, TablePage]:
    ann = come("Ann", **ON_PHONE)
    table = ann.sit(ann.asks.open_table("me", "bot:uniform").id)
    expect(table.own).to_contain_text("0 of 3 built")
    return ann, table


def glowing(table: TablePage) -> Locator:
    """The glowing hex nearest to the middle of the map."""
    expect(table.buildable.first).to_be_visible()
    middle = middle_of(table.map)
    nearest = min(table.buildable.all(), key=lambda target: dist(middle, middle_of(target)))
    return table.target(name_of(nearest).partition(",")[0])


def shows(one: Locator, where: str) -> None:
    """Waits until the place of an element is as said: fingers are followed with the next frame."""
    told = "(one) => { const box = one.getBoundingClientRect(); return " + where + "; }"
    one.page.wait_for_function(told, arg=one.element_handle())


def draw(person: Person, start: Point, end: Point) -> None:
    """One finger, drawn over the screen."""
    touch = person.touches()
    put(touch, "touchStart", start)
    for part in (0.25, 0.5, 0.75, 1.0):
        point = start[0] + (end[0] - start[0]) * part, start[1] + (end[1] - start[1]) * part
        put(touch, "touchMove", point)
    put(touch, "touchEnd")


def put(touch: CDPSession, what: str, *fingers: Point) -> None:
    points = [{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(fingers)]
    touch.send("Input.dispatchTouchEvent", {"type": what, "touchPoints": points})
