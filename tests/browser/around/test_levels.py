"""Who sits opposite: a level is chosen with one click, at home and before the start, and seems to think."""

from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from bastide.bots.ladder import ratings
from tests.browser.devices import LAPTOP
from tests.browser.pages import card_of
from tests.browser.people import ANIMATED, ON_PHONE, Come
from tests.browser.waiting import hears, stand_still
from tests.server.house import eventually

SCREENS: dict[str, dict[str, Any]] = {"laptop": {"viewport": LAPTOP}, "phone": ON_PHONE}


def seat(page: Page, number: int) -> Locator:
    return page.get_by_role("group", name=f"Seat {number}")


@pytest.mark.parametrize("screen", SCREENS)
def test_a_level_is_chosen_at_home_with_one_click_and_kept(come: Come, screen: str) -> None:
    ann = come("Ann", **SCREENS[screen])
    page = ann.at("/")
    levels = page.get_by_role("radiogroup", name="Bot level")
    expect(levels.get_by_role("radio")).to_have_count(6)
    expect(levels.get_by_role("radio", name="Squire")).to_be_checked()
    page.get_by_role("button", name="Compare the levels").click()
    told = page.get_by_role("dialog").locator(".card[aria-pressed=true] + .card strong")
    for game in ("burgundy", "kingdom"):  # each has ratings of its own, and says so
        page.get_by_role("dialog").get_by_role("button", name=game.title(), exact=True).click()
        expect(told).to_have_text(f"rating {ratings(game)['steward']}")
    page.keyboard.press("Escape")
    levels.get_by_role("radio", name="Castellan").click()
    page.reload()
    expect(levels.get_by_role("radio", name="Castellan")).to_be_checked()
    card_of(page, "Kingdom Builder").get_by_role("button", name="Against bots").click()
    expect(seat(page, 2)).to_contain_text("Castellan")
    assert [one.bot for one in ann.asks.table(page.url.rpartition("/")[2]).seats] == ["", "castellan"]


@pytest.mark.parametrize(
    ("game", "way", "told"),
    [
        ("Kingdom Builder", "With friends", "One seat is free. Start any time; a bot (Regent) will take it."),
        (
            "The Castles of Burgundy",
            "Two teams",
            "One seat is free. Start any time; a bot (Regent) will take it.",
        ),
        ("", "Find a table", None),
    ],
)
def test_bots_of_the_level_from_home_take_the_seats_that_stay_free(
    come: Come, game: str, way: str, told: str | None
) -> None:
    ann = come("Ann")
    page = ann.at("/")
    page.get_by_role("radiogroup", name="Bot level").get_by_role("radio", name="Regent").click()
    (card_of(page, game) if told else page).get_by_role("button", name=way).click()
    if told:
        expect(page.get_by_text(told)).to_be_visible()
    page.get_by_role("button", name="Start game").click()
    page.wait_for_url("**/table/*")
    table = page.url.rpartition("/")[2].partition("?")[0]
    eventually(lambda: ann.asks.table(table).status == "running")
    assert {one.bot for one in ann.asks.table(table).seats if not one.mine} == {"regent"}


def test_a_tap_beside_the_levels_scrolls_nothing_away_and_leaves_the_focus(come: Come) -> None:
    page = come("Ann", **{**ON_PHONE, "viewport": {"width": 390, "height": 720}}).at("/")
    page.get_by_role("button", name="Compare the levels").click()
    dialog = page.get_by_role("dialog")
    chosen = dialog.locator(".card[aria-pressed=true]")
    expect(chosen).to_be_focused()
    ladder = dialog.locator(".ladder")
    ladder.scroll_into_view_if_needed()
    before = ladder.bounding_box()
    ladder.locator("span").first.tap()
    expect(chosen).to_be_focused()
    assert ladder.bounding_box() == before
    expect(chosen).not_to_be_in_viewport()


@pytest.mark.parametrize("screen", SCREENS)
def test_before_the_start_each_seat_gets_its_level_with_one_click(come: Come, screen: str) -> None:
    ann = come("Ann", **SCREENS[screen])
    lost = ann.asks.open_table("me", "bot:regent").id
    ann.asks.post(f"/api/tables/{lost}/seats/0/concede")
    table = ann.asks.open_table("me", "bot:greedy", "link", start_when_full=False).id
    page = ann.at(f"/table/{table}")
    seat(page, 2).get_by_role("button", name="Sovereign").click()
    expect(seat(page, 2)).to_contain_text("Looks as deep as the clock allows.")
    seat(page, 3).get_by_role("button", name="Page").click()
    expect(seat(page, 3)).to_contain_text("leaves you room to learn")
    seat(page, 3).get_by_role("button", name="Compare the levels").click()
    cards = page.get_by_role("dialog", name="Who do you want to play against?")
    expect(cards.get_by_role("button", name="Sovereign")).to_contain_text("up to 3 s")
    expect(cards.get_by_role("button", name="Steward")).to_contain_text("answers at once")
    expect(cards.get_by_role("button", name="Page")).to_have_attribute("aria-pressed", "true")
    expect(cards.get_by_role("button", name="Page")).to_be_focused()  # what is chosen, and nothing beside it
    expect(cards.locator(".rates")).to_have_text("Ratings in Kingdom Builder")
    expect(cards.get_by_text("you won")).to_have_count(1)
    expect(cards.get_by_role("button", name="Regent")).to_contain_text("you won 0 of 1 at this game")
    cards.get_by_role("button", name="Regent").click()
    expect(cards).to_have_count(0)
    expect(seat(page, 3)).to_contain_text("Regent")
    chosen = ["", "sovereign", "regent"]  # shown at once, and kept when the house has heard of it
    eventually(lambda: [one.bot for one in ann.asks.table(table).seats] == chosen)


def test_who_does_not_host_chooses_no_level(come: Come) -> None:
    ann, ben = come("Ann"), come("Ben")
    table = ann.asks.open_table("me", "bot:steward", "link", start_when_full=False).id
    page = ben.at(f"/table/{table}")
    expect(seat(page, 2)).to_contain_text("Steward")
    expect(seat(page, 2).get_by_role("button")).to_have_count(0)


def test_a_bot_takes_a_moment_and_space_skips_it(come: Come) -> None:
    ann = come("Ann", **ANIMATED)
    mine = ann.sit(ann.asks.open_table("me", "bot:uniform").id)
    while mine.must_build():
        mine.build()
    stand_still(ann.page)
    mine.end.click()
    expect(mine.banner.get_by_role("button", name="Skip")).to_be_visible()
    expect(mine.banner).to_contain_text("Watch what the others do.")
    hears(ann, lambda: ann.position["to_act"] == [0])
    ann.page.keyboard.press("Space")
    expect(mine.targets.first).to_be_visible()
