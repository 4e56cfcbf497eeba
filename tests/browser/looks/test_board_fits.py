"""Boards keep their place: nothing lies over what one looks at, and every label fits where it stands."""

from itertools import product
from typing import Any, Final

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.boards import seated_at
from tests.browser.burgundy import continued
from tests.browser.pages import LETTERS, STILL, box_of
from tests.browser.people import ON_PHONE, Come
from tests.browser.places import RECORDS, speak
from tests.browser.seasons import continued as at_castle
from tests.browser.studying import analysed, findings_of, mistake_in

LYING: Final = {**ON_PHONE, "viewport": {"width": 844, "height": 390}}
SMALL: Final = {**ON_PHONE, "viewport": {"width": 360, "height": 740}}
UPRIGHT: Final = {"viewport": {"width": 820, "height": 1180}, "has_touch": True}
FINGER: Final = 44
WORDS: Final = (
    "words => words.filter((one) => one.scrollWidth > one.clientWidth + 1).map((one) => one.textContent)"
)
BROKEN: Final = """all => all.flatMap((one) => {
    const text = document.createTreeWalker(one, NodeFilter.SHOW_TEXT);
    const broken = [];
    while (text.nextNode())
        for (const { 0: word, index } of text.currentNode.data.matchAll(/[^\\s-]+/g)) {
            const range = document.createRange();
            range.setStart(text.currentNode, index);
            range.setEnd(text.currentNode, index + word.length);
            if (range.getClientRects().length > 1) broken.push(word);
        }
    return broken;
})"""
LABELS: Final = """async language => {
    const text = await (await fetch(`/api/words/${language}/burgundy`)).text();
    const kinds = ["watchtower", "carpenter", "church", "market", "boarding-house", "bank", "warehouse",
        "town-hall"];
    return kinds.map((kind) => text.match(new RegExp(`^name-${kind} = (.*)$`, "m"))?.[1] ?? kind);
}"""
BURSTS: Final = """(label, names) => names.filter((name) => {
    label.textContent = name;
    const frame = label.parentElement.getBoundingClientRect(), own = label.getBoundingClientRect();
    const wide = label.scrollWidth > label.clientWidth + 1;
    return wide || own.left < frame.left - 1 || own.right > frame.right + 1;
})"""


def test_who_watches_four_players_on_a_phone_chooses_beside_the_duchy(come: Come) -> None:
    table, _ = seated_at(come, "burgundy/four")
    zoe = come("Zoe", **ON_PHONE)
    zoe.at(f"/table/{table}").get_by_role("tab", name="Duchy").tap()
    looks = zoe.page.get_by_role("group", name="Whose duchy").get_by_role("button")
    expect(looks).to_have_count(4)
    zoe.page.evaluate(LETTERS)
    land = box_of(zoe.page.locator("#part-duchy"))
    for look in looks.all():
        assert apart(box_of(look), land)
        assert box_of(look)["height"] >= FINGER


@pytest.mark.parametrize("part", ["Depots", "Duchy"])
def test_a_phone_on_its_side_shows_dice_and_the_end_of_the_turn(come: Come, part: str) -> None:
    mine = continued(come, "opening", **LYING).mine
    tab = mine.page.get_by_role("tab", name=part)
    tab.tap()
    expect(tab).to_have_attribute("aria-selected", "true")
    for one in (mine.tray.locator("[data-spot^=die]").first, mine.tray.get_by_role("button").last, mine.end):
        assert within(mine.page, one)


@pytest.mark.parametrize("part", ["Depots", "Duchy"])
def test_a_small_phone_shows_all_that_one_of_four_has(come: Come, part: str) -> None:
    table, people = seated_at(come, "burgundy/four", **SMALL)
    acts = people[0].asks.table(table).to_act[0]
    for person in [*people[:acts], *people[acts + 1 :], people[acts]]:
        page = person.at(f"/table/{table}")
    expect(page.locator("section.away")).to_have_count(0)  # what is said of one who is away takes room
    page.get_by_role("tab", name=part).tap()
    page.evaluate(STILL)
    chest, board = box_of(page.locator(".chest")), box_of(page.locator(".map"))
    assert chest["y"] + chest["height"] <= board["y"] + board["height"] + 1


def test_tiles_that_a_finger_can_take_are_as_large_as_a_finger(come: Come) -> None:
    for looks in (ON_PHONE, LYING):
        mine = continued(come, "opening", **looks).mine
        tiles = mine.depots.locator("[data-spot^=tile] >> visible=true")
        expect(tiles.nth(9)).to_be_visible()
        for tile in tiles.all():
            assert box_of(tile)["width"] >= FINGER - 0.5


def test_a_tablet_held_upright_uses_its_width(come: Come) -> None:
    mine = continued(come, "opening", **UPRIGHT).mine
    ring = box_of(mine.depots.locator("svg .depot").first.locator("xpath=.."))
    assert ring["width"] >= 0.75 * box_of(mine.depots)["width"]


def test_labels_of_stored_tiles_stay_in_their_frames(come: Come) -> None:
    mine = continued(come, "discard").mine
    for language in ("en", "ru", "uk"):
        speak(mine.page, language)
        names = mine.page.evaluate(LABELS, language)
        label = mine.page.locator(".chest .tile small").first
        assert label.evaluate(BURSTS, names) == []


def test_what_an_area_brings_can_be_read_however_small_the_duchy_is(come: Come) -> None:
    mine = continued(come, "team-last").mine
    high = "chips => chips.map((chip) => chip.getBoundingClientRect().height)"
    chips = mine.duchy.locator(".over g:not(.done) > text")
    expect(chips.first).to_be_visible()
    assert min(chips.evaluate_all(high)) >= 12


def test_four_markers_on_one_space_of_the_bridge_leave_the_shields_free(come: Come) -> None:
    page = continued(come, "shields").mine.page
    expect(page.locator("[data-of^='marker ']")).to_have_count(4)
    expect(page.locator(".depots [data-spot^=shield]").first).to_be_visible()
    markers = [box_of(one) for one in page.locator("[data-of^='marker ']").all()]
    shields = [box_of(one) for one in page.locator(".depots [data-spot^=shield]").all()]
    assert all(apart(marker, shield) for marker in markers for shield in shields)


def test_a_question_of_the_solo_game_moves_no_board(come: Come) -> None:
    mine = continued(come, "order").mine
    expect(mine.effect).to_contain_text("What comes first can change")
    asked = box_of(mine.page.locator("#part-duchy"))
    mine.undo.click()
    expect(mine.effect).to_have_count(0)
    mine.page.evaluate(STILL)
    assert box_of(mine.page.locator("#part-duchy")) == asked


def test_no_name_of_the_order_of_the_round_is_cut(come: Come) -> None:
    for looks in ({}, ON_PHONE):
        mine = at_castle(come, "three", **looks).mine
        for language in ("en", "ru", "uk"):
            speak(mine.page, language)
            names = mine.page.locator(".ribbon .told b >> visible=true")
            expect(names).not_to_have_count(0)
            assert names.evaluate_all(WORDS) == []


@pytest.mark.parametrize("game", ["four-seats", "four-seats-winter"])
def test_an_analysed_castle_names_its_buildings_and_nothing_beside_it_is_cut(come: Come, game: str) -> None:
    record = RECORDS / "seasons" / "games" / f"{game}.txt"
    found = findings_of(record)
    person = come("Squire")
    page = person.at(f"/replay/{analysed(person.asks, record, found)}?move={mistake_in(found)}&analysis=1")
    expect(page.locator(".here ol > li").nth(1)).to_be_visible()
    expect(page.locator(".castle text.name")).not_to_have_count(0)
    for move, language in product((mistake_in(found), 90), ("en", "ru", "uk")):
        page.get_by_role("slider").fill(str(move))
        speak(page, language)
        page.evaluate(STILL)
        assert page.locator(".castle text.name").count() >= 8
        assert page.locator(".yard").evaluate("yard => yard.scrollHeight <= yard.clientHeight")
        words = page.locator(".ribbon .told b, .turns .name, .standing .name b").locator("visible=true")
        assert words.evaluate_all(BROKEN) == []
        assert page.locator(".order").evaluate("order => order.scrollWidth <= order.clientWidth")


def test_a_choice_keeps_its_place_when_it_is_chosen(come: Come) -> None:
    page = come("Ann").at("/settings")
    choice = page.get_by_role("group").filter(has=page.get_by_role("button", name="normal"))
    expect(choice).to_be_visible()
    page.evaluate(LETTERS)
    before = box_of(choice)
    for name in ("slow", "normal"):
        choice.get_by_role("button", name=name).click()
        expect(choice.get_by_role("button", name=name)).to_have_attribute("aria-pressed", "true")
        assert box_of(choice) == before


def apart(one: Any, other: Any) -> bool:
    """Whether two boxes do not lie over each other."""
    return bool(
        one["x"] + one["width"] <= other["x"] + 0.5
        or other["x"] + other["width"] <= one["x"] + 0.5
        or one["y"] + one["height"] <= other["y"] + 0.5
        or other["y"] + other["height"] <= one["y"] + 0.5
    )


def within(page: Page, one: Locator) -> bool:
    """Whether it lies on the screen as it is opened."""
    assert page.viewport_size is not None
    box = box_of(one)
    return box["y"] >= 0 and box["y"] + box["height"] <= page.viewport_size["height"]


# -- choosing


def test_a_castle_is_looked_at_before_it_is_chosen(come: Come) -> None:
    table, (_, ben) = seated_at(come, "burgundy/experts")
    page = ben.at(f"/table/{table}")
    cards = page.locator("aside.cards .card")
    expect(cards.first).to_contain_text("of rolls fit")
    go = page.get_by_role("button", name="Choose a castle")
    expect(go).to_be_disabled()
    page.keyboard.press("b")
    expect(cards.nth(1)).to_have_attribute("aria-pressed", "true")
    page.get_by_role("button", name="Start at B").click()
    expect(cards).to_have_count(0)


def test_the_end_of_a_phase_says_who_scored_what_and_goes_when_one_likes(come: Come) -> None:
    mine = continued(come, "phase-end", summaries="on").mine
    mine.end.click()
    told = mine.page.get_by_role("dialog", name="Phase A is over")
    expect(told.get_by_role("row")).to_have_count(3)
    expect(told).to_contain_text("Next: phase B")
    mine.page.keyboard.press("Escape")
    expect(told).to_have_count(0)


def test_the_confirm_sheet_speaks_to_whoever_taps_and_covers_neither_dice_nor_board(come: Come) -> None:
    mine = continued(come, "opening", **ON_PHONE).mine
    mine.depots.locator("g[data-open][data-spot^=tile]").first.tap()
    sheet = mine.page.locator("section.sheet")
    expect(sheet).to_contain_text("You change a die")
    expect(sheet.locator(".does")).to_have_text("at the end: 4 points for each warehouse")  # what is taken
    mine.page.evaluate(STILL)
    top = box_of(sheet)["y"]
    for one in (mine.depots, mine.tray.locator("[data-spot^=die]").first):
        box = box_of(one)
        assert box["y"] + box["height"] <= top
