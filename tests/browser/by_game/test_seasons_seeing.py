"""The table of A Castle for All Seasons: what one is shown, why not, keys, and every look."""

import re
from itertools import pairwise
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

import bastide
from tests.browser.by_game.test_burgundy_seeing import TOO_WIDE
from tests.browser.looking import SIZES, found_in_both_themes, pictures
from tests.browser.looks.test_keyboard import tab_to
from tests.browser.looks.test_phone import put
from tests.browser.pages import STILL, box_of, middle_of
from tests.browser.people import ON_PHONE, PHONE, Come
from tests.browser.places import SEASONS, recorded, speak
from tests.browser.seasons import continued, open_seasons

LANGUAGES: Final = ("en", "ru", "uk")
LOOKED_AT: Final = ("opening", "ways", "house", "gift", "barn")

# Words on cards, carts and buildings that do not fit where they stand.
CUT_OFF: Final = """board => [
  ...board.querySelectorAll(".card b, .says, .cart b, .cart small, .thing b, .way .count, h2, h3"),
]
  .filter((one) => one.checkVisibility() && one.scrollWidth > one.clientWidth + 1)
  .map((one) => one.outerHTML)"""

# What each target is, and what it is called.
NAMED: Final = """targets => targets.map(
  (one) => [one.dataset.spot, one.getAttribute("aria-label") || one.innerText || ""],
)"""


# -- what one is shown


def test_a_building_shows_its_cost_its_points_and_what_it_is_for(come: Come) -> None:
    table = continued(come, "worker").mine
    table.tile("stable").hover()
    for line in (r"Stable", r"Cost\s*18", r"Points\s*14", "Worker: half points", "for every house"):
        expect(table.bubble).to_contain_text(re.compile(line))
    table.banner.hover()
    expect(table.bubble).to_have_count(0)


def test_a_place_shows_its_price_and_what_it_is_worth_now(come: Come) -> None:
    table = continued(come, "house").mine
    worth = table.view["worth"]["smithy-1"]
    table.place("smithy", "1").hover()
    expect(table.bubble).to_contain_text(re.compile(r"Price\s*16"))
    expect(table.bubble).to_contain_text(re.compile(rf"Worth now\s*{worth}"))


def test_what_a_helper_would_bring_is_said_to_its_player(come: Come) -> None:
    table = continued(come, "inn").mine
    table.spot("cart wood").hover()
    expect(table.bubble).to_contain_text("Delivery: you get wood")


def test_a_card_says_in_ukrainian_what_it_does(come: Come) -> None:
    table = continued(come, "opening").mine
    speak(table.page, "uk")
    table.card("master-builder").hover()
    note = table.page.locator("[role=status]")
    expect(note.filter(has_text="Поверніть у руку всі зіграні карти")).to_be_visible()


def test_a_figure_that_is_not_certain_says_so(come: Come) -> None:
    table = continued(come, "house").mine
    table.place("market", "1").hover()
    expect(table.bubble).to_contain_text("This figure isn’t certain.")


def test_clicking_a_building_one_cannot_pay_for_says_why(come: Come) -> None:
    table = continued(come, "worker").mine
    table.tile("palace").click()
    expect(table.bubble.get_by_role("link", name=re.compile(r"S5"))).to_be_visible()
    assert not table.played[-1].startswith("erect")


def test_what_was_shown_is_what_is_scored(come: Come) -> None:
    table = continued(come, "ways").mine
    before = table.mine["points"]
    table.ways.first.hover()
    shown = table.tray.locator(".gain").inner_text()
    table.play("pay 3 3 1 1")
    assert table.mine["points"] == before + int(shown)


def test_after_the_game_buildings_show_what_they_have_paid(come: Come) -> None:
    ann, ended = come("Ann"), bastide.replay(SEASONS.read_text())
    ann.at(f"/replay/{recorded(ann.asks, SEASONS)}?move={len(ended.log)}")
    castle = ann.page.locator("svg.castle")
    expect(castle).to_be_visible()
    expect(ann.page.get_by_role("slider")).to_have_value(str(len(ended.log)))
    tiles = ended.view(None)["castle"]["tiles"]
    helpers = [place for tile in tiles for place in tile["places"] if place["seat"] is not None]
    shown = castle.locator("text.worth")
    expect(shown).to_have_count(len(helpers))
    paid = [sheet.get(tile["tile"], 0) for sheet in ended.result.sheets for tile in tiles if tile["places"]]
    assert sum(map(int, shown.all_text_contents())) == sum(paid) > 0


def test_the_young_lady_lies_open_with_gifts_and_wooers(come: Come) -> None:
    table = continued(come, "gift").mine
    lady = table.yard.get_by_role("note").filter(has_text="Young lady")
    gifts = table.view["winter"]["maiden"]["gifts"]
    for gift in (gift for gift, count in gifts.items() if count):
        expect(lady.locator(f'[data-spot="gift {gift}"]')).to_be_visible()
    lady.hover()
    expect(table.bubble).to_contain_text("The last one left scores 8 points")


def test_a_long_press_shows_what_a_building_is(come: Come) -> None:
    table = continued(come, "worker", **ON_PHONE).mine
    touch = table.person.touches()
    put(touch, "touchStart", middle_of(table.tile("stable")))
    expect(table.bubble).to_contain_text("for every house")
    put(touch, "touchEnd")
    expect(table.confirm).to_have_count(0)
    assert not table.played[-1].startswith("erect")


# -- keys


def test_two_cards_are_chosen_with_the_keyboard_alone(come: Come) -> None:
    table = continued(come, "opening").mine
    keys = table.page.keyboard
    tab_to(table.page, table.card("trader"))
    keys.press("Enter")
    expect(table.card("trader")).to_have_attribute("aria-pressed", "true")
    keys.press("ArrowRight")
    expect(table.page.locator(":focus")).to_have_attribute("data-spot", "card bricklayer")
    keys.press("Enter")
    expect(table.sure).to_be_visible()
    assert table.played == []
    keys.press("e")
    expect(table.banner).to_contain_text("Ben")
    assert table.played == ["choose trader bricklayer"]
    keys.press("u")
    expect(table.your_turn).to_be_visible()
    assert table.played[-1].startswith("undo")


def test_a_building_is_built_and_the_turn_ended_with_the_keyboard_alone(come: Come) -> None:
    table = continued(come, "worker").mine
    keys = table.page.keyboard
    tab_to(table.page, table.board)
    keys.press("ArrowRight")  # to the first that glows
    focus = table.page.locator(":focus")
    expect(focus).to_have_attribute("data-spot", re.compile("^tile "))
    built = str(focus.get_attribute("data-spot")).split()[1]
    keys.press("Enter")
    expect(table.ways.first).to_be_visible()
    tab_to(table.page, table.ways.first)
    keys.press("Enter")
    expect(table.page.get_by_role("button", name=re.compile("^Undo: payment"))).to_be_visible()
    keys.press("e")
    expect(table.your_turn).to_have_count(0)
    assert [line.split()[0] for line in table.played[-3:]] == ["erect", "pay", "end-turn"]
    assert table.played[-3] == f"erect {built}"


@pytest.mark.parametrize("game", LOOKED_AT)
def test_every_target_has_a_name_that_says_what_it_is(come: Come, game: str) -> None:
    targets = continued(come, game).mine.board.locator("[data-spot]").evaluate_all(NAMED)
    assert targets
    for spot, name in targets:
        assert re.search(r"[A-Za-z]{3}", name), spot
        assert "undefined" not in name
        assert "{" not in name


# -- looks


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", LOOKED_AT)
def test_axe_finds_nothing_at_a_table_of_seasons(come: Come, game: str, size: str) -> None:
    table = continued(come, game, **SIZES[size]).mine
    assert found_in_both_themes(table.page) == []
    pictures(table.page, f"seasons-{game}-{size}")


def test_axe_finds_nothing_in_what_opens_over_the_table_of_seasons(come: Come) -> None:
    table = continued(come, "house").mine
    table.place("smithy", "2").click()
    expect(table.offers).to_have_count(2)
    assert found_in_both_themes(table.page) == []
    table.page.keyboard.press("Escape")
    table.tile("palace").click()
    expect(table.bubble.get_by_role("alert")).to_be_visible()
    assert found_in_both_themes(table.page) == []


@pytest.mark.parametrize("size", SIZES)
def test_axe_finds_nothing_before_the_start(come: Come, size: str) -> None:
    page = before_the_start(come, **SIZES[size])
    assert found_in_both_themes(page) == []


@pytest.mark.parametrize("game", LOOKED_AT)
def test_on_a_laptop_the_whole_table_of_seasons_is_seen_without_scrolling(come: Come, game: str) -> None:
    table = continued(come, game).mine
    for language in LANGUAGES:
        speak(table.page, language)
        tall, wide = table.page.evaluate(
            "(({scrollHeight, scrollWidth}) => [scrollHeight, scrollWidth])(document.documentElement)"
        )
        assert (tall, wide) == (768, 1366)
        assert table.page.locator(".seasons").evaluate(TOO_WIDE) == []
        assert table.page.locator(".seasons").evaluate(CUT_OFF) == []
    speak(table.page, "en")
    for part in (table.banner, table.castle, table.yard, table.ribbon, table.tray, table.log, table.players):
        expect(part).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("game", LOOKED_AT)
def test_nothing_of_seasons_is_wider_than_the_phone(come: Come, game: str) -> None:
    table = continued(come, game, **ON_PHONE).mine
    for language in LANGUAGES:
        speak(table.page, language)
        tabs = table.tabs  # in any language
        expect(tabs).to_have_count(2)
        for tab in tabs.all():
            tab.tap()
            expect(tab).to_have_attribute("aria-selected", "true")
            assert table.page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]


def test_the_frames_of_gifts_to_choose_from_do_not_lie_over_each_other(come: Come) -> None:
    page = continued(come, "pick", **ON_PHONE).mine.page
    gifts = page.locator(".gift[data-open]")
    expect(gifts).to_have_count(3)
    page.evaluate(STILL)
    boxes = [box_of(gift) for gift in gifts.all()]
    frame = 5  # around each
    for left, right in pairwise(boxes):
        assert left["x"] + left["width"] + frame <= right["x"] - frame


def test_on_a_phone_a_finger_finds_each_piece_that_is_for_sale(come: Come) -> None:
    table = continued(come, "buy", **ON_PHONE).mine
    for line in [line for line in table.lines if line.startswith("buy")]:
        box = table.spot(f"lying {line.removeprefix('buy ')}").bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= 44


def test_on_a_phone_what_is_expected_is_told_in_full(come: Come) -> None:
    table = continued(come, "buy", **ON_PHONE).mine
    for language in LANGUAGES:
        speak(table.page, language)
        told = table.page.locator(".onPhone")
        assert told.evaluate("told => told.scrollHeight - told.clientHeight") < 7  # half a line


def test_the_name_of_the_keep_its_worth_and_its_flag_do_not_cover_each_other(come: Come) -> None:
    table = continued(come, "barn").mine
    keep = table.spot("building keep").locator("xpath=..")
    flag, name, worth, scene = (
        piece.evaluate(
            "piece => { const { top, bottom } = piece.getBoundingClientRect(); return [top, bottom]; }"
        )
        for piece in (
            keep.locator("[aria-hidden=true]").first,
            keep.locator(".name"),
            keep.locator("rect").last,
            table.castle,
        )
    )
    assert (
        scene[0] < flag[0] < flag[1] < name[0] < name[1] <= worth[0] + 2
    )  # a line of text is taller than its letters


# -- before the start


def test_the_host_corrects_a_figure_and_everyone_sees_it(come: Come) -> None:
    page = before_the_start(come)
    cost = page.get_by_role("spinbutton", name="Keep: Cost")
    expect(cost).to_have_value("24")
    cost.fill("22")
    cost.blur()
    expect(page.get_by_text("1 corrected")).to_be_visible()
    cost.fill("3")
    cost.blur()
    expect(cost).to_have_value("22")
    page.get_by_role("button", name="Start game").click()
    keep = page.get_by_role("region", name="The castle").get_by_role("button", name=re.compile("^Keep"))
    expect(keep).to_have_accessible_name("Keep: cost 22, points 14")


def before_the_start(come: Come, **looks: Any) -> Page:
    """A winter table that waits, its figures open to be corrected."""
    ann = come("Ann", **looks)
    page = ann.at(f"/table/{open_seasons(ann.asks, 'me', 'link', season='winter')}")
    page.get_by_text("More options").click()
    page.get_by_text("Correct figures").click()
    expect(page.get_by_role("spinbutton", name="Keep: Cost")).to_be_visible()
    return page
