"""A position set up on the board: pieces laid and taken back, what cannot be told at once, played on."""

import re

import pytest
from playwright.sync_api import Locator, Page, Route, expect

import bastide
from bastide.games.burgundy.components import BLACK_BACKED, TILE
from tests.browser.pages import STILL, box_of, lies_in
from tests.browser.people import ON_PHONE, Come
from tests.browser.places import RECORD, recorded

LEGAL = "This position can be played."


def at_moment(page: Page) -> None:
    expect(page.locator(".verdict")).to_have_text(LEGAL)


def test_a_moment_of_a_game_is_changed_and_played_on(come: Come) -> None:
    person = come("Ann")
    key = recorded(person.asks, RECORD)
    page = person.at(f"/replay/{key}?move=30")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("link", name="Edit this position").click()
    at_moment(page)
    undo, play = page.get_by_role("button", name="Undo"), page.get_by_role("button", name="Play on")
    expect(undo).to_be_disabled()
    page.locator("[data-tool='settlement 1']").click()
    page.get_by_role("application").press("ArrowRight")
    page.get_by_role("application").press("Enter")
    expect(undo).to_be_enabled()
    out = page.locator("details", has=page.locator("summary", has_text="Out of the game"))
    out.locator("summary").click()
    for count in range(1, 6):
        out.get_by_role("button", name="Forest: one more").click()
        expect(out.locator(".row", has_text="Forest").locator(".num")).to_have_text(str(count))
    expect(page.locator(".verdict")).to_contain_text("There are only five cards of each terrain")
    expect(page.locator(".verdict").get_by_role("link", name="K1.3")).to_be_visible()
    expect(play).to_be_disabled()
    while undo.is_enabled():
        undo.click()
    at_moment(page)
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save as a record").click()
    assert bastide.replay(saved.value.path().read_text()).log == []
    play.click()
    expect(page).to_have_url(re.compile("/table/"))
    expect(page.get_by_role("application")).to_be_visible()


def test_what_cannot_be_and_what_is_best_is_marked_on_the_map(come: Come) -> None:
    person = come("Ann")
    page = person.at(f"/try/kingdom?table={recorded(person.asks, RECORD)}&move=30")
    at_moment(page)
    page.get_by_role("button", name="Analyse").click()
    ways = page.locator(".best ol > li")
    expect(ways.nth(1)).to_be_visible()
    expect(page.locator("[data-hint='1']")).to_be_visible()
    aim = page.locator(".marks .aim")
    expect(aim).to_be_visible()
    ways.nth(1).get_by_role("button").click()
    expect(ways.nth(1).get_by_role("button")).to_have_attribute("aria-pressed", "true")
    page.locator("[data-tool='settlement 1']").click()
    for key in ("ArrowRight", "ArrowDown", "Enter"):
        page.get_by_role("application").press(key)
    expect(page.locator(".verdict")).to_contain_text("No settlement can stand on 11.10: water.")
    expect(page.locator(".map polygon.lit")).to_have_count(1)
    spoken = page.locator(".edges .spoken")
    expect(spoken).to_have_text(["11", "10"])


@pytest.mark.parametrize("looks", [{}, ON_PHONE], ids=["laptop", "phone"])
def test_a_castle_is_built_by_hand(come: Come, looks: dict[str, object]) -> None:
    page = come("Ann", **looks).at("/try/seasons")
    at_moment(page)
    page.locator("[data-tool='build 0']").click()
    page.locator("[data-spot='tile stable']").first.click()
    expect(page.locator("[data-spot='building stable']")).to_have_count(1)
    page.locator("[data-tool='helper 1']").click()
    page.locator("[data-of='place stable 1']").click()
    page.locator("[data-tool='erase']").click()
    page.locator("[data-spot='building stable']").click()
    expect(page.locator("[data-spot='building stable']")).to_have_count(0)
    at_moment(page)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_an_address_carries_a_position(come: Come) -> None:
    person = come("Ann")
    person.device.grant_permissions(["clipboard-read", "clipboard-write"])
    page = person.at("/try/burgundy")
    at_moment(page)
    page.get_by_label("Seen by").select_option("0")
    page.locator("[data-tool='ship']").click()
    page.locator("[data-spot='space 1']").click()
    wrong = re.compile("doesn’t go with the colour of space 1")
    expect(page.locator(".verdict")).to_contain_text(wrong)
    expect(page.locator(".duchy .worth")).to_have_count(0)  # what an area would bring covers no piece here
    page.get_by_role("button", name="Copy the address").click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    address = page.evaluate("navigator.clipboard.readText()")
    expect(page).to_have_url(address)
    page.get_by_role("button", name="Undo").click()
    at_moment(page)
    expect(page).not_to_have_url(address)
    page.reload()
    at_moment(page)  # what was taken back stays so
    other, asked = person.new_tab(), list[Route]()
    other.route("**/api/positions", lambda route: asked.append(route))
    with other.expect_request("**/api/positions"):
        other.goto(address)
    expect(other.locator("main[aria-busy=true]")).to_be_visible()  # the frame, until the position has come
    expect(other.get_by_role("banner")).to_be_visible()
    asked[0].continue_()
    expect(other.locator(".verdict")).to_contain_text(wrong)
    expect(other.locator("main[aria-busy=true]")).to_have_count(0)


def test_a_phone_shows_the_whole_duchy_that_is_set_up(come: Come) -> None:
    page = come("Ann", **ON_PHONE).at("/try/burgundy")
    at_moment(page)
    page.get_by_role("tab", name="Duchy").click()
    for space in (1, 37):
        expect(page.locator(f"[data-spot='space {space}']").first).to_be_in_viewport(ratio=1)


def test_modules_are_set_up_and_played_on(come: Come) -> None:
    page = come("Ann").at("/try/burgundy")
    at_moment(page)
    silver = group(page, "Player 1").get_by_role("button", name="Silver: one more")
    silver.click()
    held = group(page, "Player 1").locator(".num").first
    before = int(held.inner_text())
    at_moment(page)
    for module in ("Inns", "Shields"):
        page.get_by_role("button", name=module, exact=True).click()
        expect(page.get_by_role("button", name=module, exact=True)).to_have_attribute("aria-pressed", "true")
        at_moment(page)
    expect(held).to_have_text(str(before))
    what_does_not_come_is_not_in_force(page)
    what_is_left_out_is_told_and_brought_back(page, held)
    group(page, "Shields").get_by_label("Shield 4:").select_option(label="Player 1: castle on space 19")
    at_moment(page)
    first = group(page, "Player 1")
    first.get_by_label("Storage 1").select_option("inn")
    expect(first.get_by_label("Storage 2")).to_be_visible()  # there is always room with this shield
    expect(group(page, "Inns").locator(".num")).to_have_text("0")
    at_moment(page)
    page.get_by_role("button", name="Play on").click()
    expect(page).to_have_url(re.compile("/table/"))
    expect(page.locator("[data-spot^='shield ']").first).to_be_visible()


def what_does_not_come_is_not_in_force(page: Page) -> None:
    """Options that are asked for cannot be played before they come; without an answer the former hold."""
    mode, players = page.get_by_label("Mode"), page.locator(".begin").get_by_label("Players")
    play, asked = page.get_by_role("button", name="Play on"), list[Route]()
    page.route("**/api/positions", lambda route: asked.append(route))
    for field, other in ((mode, "solo"), (players, "3")):
        before = field.input_value()
        with page.expect_request("**/api/positions"):
            field.select_option(other)
        expect(play).to_be_disabled()
        asked.pop().abort()
        expect(play).to_be_enabled()
        expect(field).to_have_value(before)
        expect(page.locator(".verdict")).not_to_have_text(LEGAL)
    page.unroute("**/api/positions")


def what_is_left_out_is_told_and_brought_back(page: Page, held: Locator) -> None:
    """Another way to play has other boards; one click, or the page loaded anew, finds what was there."""
    before, former = held.inner_text(), page.url
    page.get_by_label("Mode").select_option("solo")
    expect(page.get_by_text("A new game was dealt")).to_be_visible()
    at_moment(page)
    page.get_by_role("button", name="Back to the former position").click()
    expect(page.get_by_text("A new game was dealt")).to_have_count(0)
    for module in ("Inns", "Shields"):
        expect(page.get_by_role("button", name=module, exact=True)).to_have_attribute("aria-pressed", "true")
    expect(held).to_have_text(before)
    page.get_by_role("button", name="New game").click()
    expect(held).not_to_have_text(before)
    page.get_by_role("button", name="Undo").click()
    expect(held).to_have_text(before)
    expect(page).to_have_url(former)  # packing it takes a moment
    page.reload()
    at_moment(page)
    expect(group(page, "Player 1").locator(".num").first).to_have_text(before)


def test_partners_and_the_solo_game_are_set_up(come: Come) -> None:
    page = come("Ann").at("/try/burgundy")
    at_moment(page)
    page.get_by_label("Mode").select_option("team")
    partner = group(page, "Player 3")
    more = group(page, "Player 1").get_by_role("button", name="Silver: one more")
    before = int(partner.locator(".num").first.inner_text())
    more.click()
    expect(partner.locator(".num").first).to_have_text(str(before + 1))
    at_moment(page)
    page.get_by_label("Mode").select_option("solo")
    alone = group(page, "Solo")
    alone.get_by_role("button", name="Score: one more").click()
    expect(alone.locator(".num").first).to_have_text("1")
    at_moment(page)
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save as a record").click()
    view = bastide.replay(saved.value.path().read_text()).view(0)
    assert (view["mode"], view["solo"]["score"]) == ("solo", 1)


def offered(page: Page, title: str, label: str) -> set[str]:
    """What a field of a group may be set to."""
    field = group(page, title).get_by_label(label)
    return set(field.evaluate("field => [...field.options].map(({ value }) => value)")) - {""}


def test_only_tiles_that_can_lie_there_are_offered(come: Come) -> None:
    page = come("Ann").at("/try/burgundy")
    at_moment(page)
    page.get_by_label("Mode").select_option("solo")
    at_moment(page)
    dark = {TILE.write(tile) for tile in BLACK_BACKED}
    black = offered(page, "Black depot", "Space 1")
    assert black
    assert black <= dark
    ships = offered(page, "Depots: 1", "Space 2")
    assert ships == {"ship"}
    own = group(page, "Player 1")
    own.get_by_label("Storage 1").select_option("blank")
    blanks = offered(page, "Solo", "Blank 1")
    assert len(blanks) > 10
    assert blanks <= dark
    for tile in (min(blanks), max(blanks)):
        group(page, "Solo").get_by_label("Blank 1").select_option(tile)
        at_moment(page)


def group(page: Page, title: str) -> Locator:
    """A part of what can be set, opened."""
    found = page.locator("details", has=page.locator("summary", has_text=re.compile(f"^{title}$")))
    if found.get_attribute("open") is None:
        found.locator("summary").click()
    return found


@pytest.mark.parametrize("language", ["en", "ru", "uk"])
def test_a_laptop_shows_rows_of_tiles_to_lay(come: Come, language: str) -> None:
    page = come("Ann", locale=language).at("/try/burgundy")
    expect(page.locator("[data-tool]").first).to_be_visible()
    page.evaluate(STILL)
    seen = box_of(page.locator(".scroll"))
    tools = [box_of(tool) for tool in page.locator("details[open] [data-tool]").all()]
    assert len([tool for tool in tools if lies_in(tool, seen)]) >= 18
    assert page.locator(".begin select").evaluate_all("all => all.every((one) => one.clientWidth >= 90)")


def test_a_phone_shows_the_whole_map_to_set_up(come: Come) -> None:
    page = come("Ann", **ON_PHONE).at("/try/kingdom")
    at_moment(page)
    page.evaluate(STILL)
    window = page.get_by_role("application")
    assert lies_in(box_of(window.locator(".map")), box_of(window))
