"""Two people on one screen, with a curtain whenever it changes hands."""

import re

from playwright.sync_api import Page, expect

from tests.browser.burgundy import open_burgundy, sit_down
from tests.browser.pages import TablePage, card_of
from tests.browser.people import Come


def test_two_people_on_one_screen_hand_it_over_behind_a_curtain(come: Come) -> None:
    table = TablePage(open_for_two(come("Ann").at("/")))
    seen = []
    for _ in range(5):
        expect(table.curtain).to_be_visible()
        seen.append(table.curtain.inner_text().partition("Hand the screen to ")[2][0])
        open_curtain(table)
        table.play_turn()
    assert seen in ([*"AEAEA"], [*"EAEAE"])


def test_behind_the_curtain_nothing_is_seen_and_nothing_can_be_done(come: Come) -> None:
    ann = come("Ann")
    table = TablePage(open_for_two(ann.at("/")))
    open_curtain(table)
    while table.must_build():
        table.build()
    table.page.keyboard.press("e")
    expect(table.curtain).to_be_visible()
    assert not has_holes(table)
    expect(table.targets).to_have_count(0)
    expect(table.curtain.get_by_role("button", name="I’m ready")).to_be_focused()


def test_each_sees_their_own_card_and_not_the_next_of_the_other(come: Come) -> None:
    ann = come("Ann")
    table = TablePage(open_for_two(ann.at("/")))
    for _ in range(3):
        open_curtain(table)
        expect(table.own).to_contain_text("Your card")
        expect(table.own).to_contain_text(re.compile(ann.view["card"], re.IGNORECASE))
        table.play_turn()


def test_where_nothing_is_hidden_no_curtain_falls(come: Come) -> None:
    ann = come("Ann")
    table = sit_down(ann, open_burgundy(ann.asks, "me", "screen:Eve"))
    expect(table.curtain).to_have_count(0)
    table.can_act.click()
    expect(table.tray.locator("[data-spot^=die][aria-pressed=true]")).to_have_count(1)


def open_for_two(page: Page) -> Page:
    """A table with somebody else on this screen."""
    card_of(page).get_by_role("button", name="With friends").click()
    seat = page.get_by_role("group", name="Seat 2")
    seat.get_by_role("button", name="This screen").click()
    page.get_by_role("textbox", name="Name").fill("Eve")
    page.get_by_role("textbox", name="Name").blur()
    page.get_by_role("button", name="Start game").click()
    return page


def open_curtain(table: TablePage) -> None:
    table.curtain.get_by_role("button", name="I’m ready").click()
    expect(table.curtain).to_have_count(0)


def has_holes(table: TablePage) -> bool:
    """Whether anything of the table behind the curtain would be hit, or shines through."""
    look = """curtain => {
        const steps = [0.01, 0.2, 0.4, 0.6, 0.8, 0.99];
        const bar = document.querySelector("header").getBoundingClientRect().bottom;
        const hit = steps.flatMap((x) => steps.map(
            (y) => document.elementFromPoint(innerWidth * x, bar + (innerHeight - bar) * y)));
        const paint = getComputedStyle(curtain).backgroundColor;
        return hit.some((one) => !curtain.contains(one)) || !paint.startsWith("rgb(");
    }"""
    return bool(table.curtain.evaluate(look))
