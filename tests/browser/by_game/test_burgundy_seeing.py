"""The table of The Castles of Burgundy: ways to a line, what one is shown, keys, and every look."""

import re
from collections.abc import Callable
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from tests.browser.boards import seated_at
from tests.browser.burgundy import DuchyPage, continued, sit_down
from tests.browser.looking import SIZES, found_in_both_themes
from tests.browser.looks.test_keyboard import tab_to
from tests.browser.pages import STILL, box_of
from tests.browser.people import ON_PHONE, PHONE, Come
from tests.browser.places import speak

LANGUAGES: Final = ("en", "ru", "uk")
TOO_WIDE: Final = """board => [...board.querySelectorAll("p, small, b, button, figcaption, text")]
    .filter((one) => one.checkVisibility() && !one.closest(".hidden"))
    .map((one) => [one.getBoundingClientRect(), one.outerHTML.slice(0, 120)])
    .filter(([{ left, right }]) => left < -1 || right > innerWidth + 1).map(([, html]) => html)"""


def test_who_watches_is_told_what_lies_in_the_duchy_that_is_shown(come: Come) -> None:
    table, _ = seated_at(come, "burgundy/opening")
    eve = come("Eve")
    wares = sit_down(eve, table).tray.locator("button.ware")
    acts = eve.view["current"]
    goods = eve.view["duchies"][acts]["goods"]
    assert acts != 0
    assert goods
    expect(wares).to_have_count(len(goods))
    labels = wares.evaluate_all("all => all.map((one) => one.ariaLabel)")
    assert labels == [f"goods, {word} ×{count}" for word, count in goods.items()]


# -- ways to a line


def test_what_a_line_brings_does_not_move_its_button(come: Come) -> None:
    table = continued(come, "opening").mine
    table.in_depot("4", "church").click()
    offer = table.offers.filter(has_text="die 5")
    expect(offer).to_be_visible()
    table.page.evaluate(STILL)
    before = box_of(offer)
    offer.hover()
    expect(table.bubble).to_contain_text("You change a die, 5 → 4 (1 worker).")
    table.page.evaluate(STILL)
    assert box_of(offer) == before
    held = box_of(table.page.locator(".string path").first)  # from the tile to the bubble, whatever it tells
    bubble = box_of(table.bubble)
    assert bubble["y"] - 12 <= held["y"] + held["height"]
    assert held["y"] <= bubble["y"] + bubble["height"] + 12


def die_first(table: DuchyPage) -> None:
    table.moves(table.die("5"), table.in_depot("4", "church"))


def target_first(table: DuchyPage) -> None:
    table.moves(table.in_depot("4", "church"), table.die("5"))


def out_of_the_list(table: DuchyPage) -> None:
    table.in_depot("4", "church").click()
    table.offers.filter(has_text="die 5").hover()
    expect(table.bubble).to_contain_text("You change a die, 5 → 4 (1 worker).")
    table.moves(table.offers.filter(has_text="die 5"))


@pytest.mark.parametrize("way", [die_first, target_first, out_of_the_list])
def test_die_first_or_target_first_is_the_same_move(come: Come, way: Callable[[DuchyPage], None]) -> None:
    table = continued(come, "opening").mine
    way(table)
    assert table.played == ["take 5 4 church"]
    expect(table.tray.get_by_role("button", name="storage, church")).to_be_visible()


def test_where_only_one_die_fits_a_click_on_the_target_is_enough(come: Come) -> None:
    table = continued(come, "opening").mine
    table.moves(table.in_depot("2", "castle"))
    assert table.played == ["take 3 2 castle"]


@pytest.mark.parametrize("tile_first", [True, False])
def test_a_stored_tile_and_its_space_in_either_order_are_the_same_move(come: Come, tile_first: bool) -> None:
    table = continued(come, "preview").mine
    table.moves(*[table.stored("church")] * tile_first, table.space("12"))
    assert table.played[-1] == "place 3 church 12"


def test_a_die_that_is_picked_leaves_glowing_what_it_reaches(come: Come) -> None:
    table = continued(come, "opening").mine
    bank = table.in_depot("3", "bank").and_(table.page.locator("[data-open]"))
    expect(bank).to_be_visible()
    table.die("5").click()
    expect(table.die("5")).to_have_attribute("aria-pressed", "true")
    expect(bank).to_have_count(0)
    table.die("5").click()
    expect(bank).to_be_visible()


def test_clicking_what_no_die_reaches_says_why(come: Come) -> None:
    table = continued(come, "opening").mine
    table.in_depot("1", "church").click()
    expect(table.bubble.get_by_role("link", name=re.compile(r"B\d"))).to_be_visible()
    assert table.played == []


# -- what one is shown


def test_pointing_at_a_space_shows_its_points_by_source(come: Come) -> None:
    table = continued(come, "preview").mine
    table.space("12").hover()
    for line in (r"Areas \(size\)\s*\+1", r"Areas \(phase\)\s*\+10", r"Total\s*\+11"):
        expect(table.bubble).to_contain_text(re.compile(line))
    table.banner.hover()
    expect(table.bubble).to_have_count(0)
    assert len(table.played) == 1


def test_no_area_is_framed_over_the_badge_of_another(come: Come) -> None:
    table = continued(come, "phase-end").mine
    frames = table.duchy.locator(".over > path")
    expect(frames.first).to_be_visible()
    assert table.duchy.locator(".over > g:has(rect) ~ path").count() == 0


def test_what_was_shown_is_what_is_scored(come: Come) -> None:
    table = continued(come, "preview").mine
    seat = table.person.view["seat"]
    before = table.person.position["score"]["scores"][seat]
    table.play("place 3 church 12")
    assert table.person.position["score"]["scores"][seat] == before + 11


def test_a_tile_says_in_ukrainian_what_it_does(come: Come) -> None:
    table = continued(come, "opening").mine
    church, castle = table.in_depot("4", "church"), table.in_depot("2", "castle")
    speak(table.page, "uk")
    note = table.page.locator("[role=status]")
    church.hover()
    expect(note.filter(has_text="взяти копальню, монастир або замок")).to_be_visible()
    castle.hover()
    expect(note.filter(has_text="додаткова дія з будь-яким номером")).to_be_visible()


def test_two_turns_in_a_row_have_a_heading_each_in_the_log(come: Come) -> None:
    table = continued(
        come, "monastery-6"
    ).mine  # Ann was the last of the third round and the first of the fourth
    for turn in (1, 2, 3, 4):
        expect(table.log.get_by_role("heading", name=f"Ann turn {turn}")).to_have_count(1)


# -- keys


def test_a_tile_is_taken_with_the_keyboard_alone(come: Come) -> None:
    table = continued(come, "opening").mine
    tab_to(table.page, table.board)
    table.page.keyboard.press("ArrowRight")  # to the first that glows
    expect(table.page.locator(":focus")).to_have_attribute("data-spot", "tile 2 monastery-16")
    with table.move():
        table.page.keyboard.press("Enter")
    assert table.played == ["take 3 2 monastery-16"]


def test_workers_are_taken_with_a_die_with_the_keyboard_alone(come: Come) -> None:
    table = continued(come, "opening").mine
    keys = table.page.keyboard
    tab_to(table.page, table.die("5"))
    keys.press("Enter")
    expect(table.die("5")).to_have_attribute("aria-pressed", "true")
    tab_to(table.page, table.workers)
    keys.press("Enter")
    expect(table.used).to_have_count(1)
    assert table.played == ["take-workers 5"]


def test_out_of_several_ways_one_is_chosen_with_the_keyboard_alone(come: Come) -> None:
    table = continued(come, "opening").mine
    keys = table.page.keyboard
    tab_to(table.page, table.board)
    for key in ("ArrowRight", "ArrowDown", "ArrowDown"):  # from the second depot to the fourth
        keys.press(key)
    expect(table.page.locator(":focus")).to_have_attribute("data-spot", "tile 4 church")
    keys.press("Enter")
    tab_to(table.page, table.offers.filter(has_text="die 5"))
    keys.press("Enter")
    expect(table.used).to_have_count(1)
    assert table.played == ["take 5 4 church"]


# -- looks


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", ["opening", "castle", "monastery-6"])
def test_axe_finds_nothing_at_a_table_of_burgundy(come: Come, game: str, size: str) -> None:
    page = continued(come, game, **SIZES[size]).mine.page
    assert found_in_both_themes(page) == []


@pytest.mark.parametrize("size", SIZES)
def test_axe_finds_nothing_where_duchies_are_chosen(come: Come, size: str) -> None:
    page = choosing(come, **SIZES[size])
    assert found_in_both_themes(page) == []


def test_axe_finds_nothing_in_what_opens_over_the_table_of_burgundy(come: Come) -> None:
    table = continued(come, "monastery-6").mine
    table.in_depot("black", "castle").click()
    expect(table.offers).to_have_count(3)
    assert found_in_both_themes(table.page) == []
    table.page.keyboard.press("Escape")
    table.page.get_by_role("button", name="Ann").or_(
        table.page.get_by_role("button", name="Ben")
    ).first.click()
    expect(table.page.get_by_role("dialog", name=re.compile("’s duchy$"))).to_be_visible()
    assert found_in_both_themes(table.page) == []


@pytest.mark.parametrize("game", ["opening", "castle", "monastery-6"])
def test_on_a_laptop_the_whole_table_of_burgundy_is_seen_without_scrolling(come: Come, game: str) -> None:
    table = continued(come, game).mine
    for language in LANGUAGES:
        speak(table.page, language)
        tall, wide = table.page.evaluate(
            "(({scrollHeight, scrollWidth}) => [scrollHeight, scrollWidth])(document.documentElement)"
        )
        assert (tall, wide) == (768, 1366)
        assert table.page.locator(".burgundy").evaluate(TOO_WIDE) == []
    speak(table.page, "en")
    for part in (table.banner, table.depots, table.duchy, table.tray, table.log, table.others):
        expect(part).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("game", ["opening", "castle", "monastery-6"])
def test_nothing_of_burgundy_is_wider_than_the_phone(come: Come, game: str) -> None:
    table = continued(come, game, **ON_PHONE).mine
    for language in LANGUAGES:
        speak(table.page, language)
        tabs = table.tabs  # in any language
        expect(tabs).to_have_count(2)
        for tab in tabs.all():
            tab.tap()
            expect(tab).to_have_attribute("aria-selected", "true")
            assert table.page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
            assert table.page.locator(".burgundy").evaluate(TOO_WIDE) == []


def choosing(come: Come, **looks: Any) -> Page:
    """An expert before the choice."""
    table, (ann, _) = seated_at(come, "burgundy/experts-secret", **looks)
    page = ann.at(f"/table/{table}")
    expect(page.get_by_text("You were dealt two duchies.")).to_be_visible()
    return page
