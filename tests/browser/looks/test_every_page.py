"""Every page in both sizes and themes: axe finds nothing, and a table fits a laptop."""

import pytest
from playwright.sync_api import expect

from tests.browser.looking import SIZES, found_in_both_themes, pictures
from tests.browser.pages import TablePage
from tests.browser.people import Come
from tests.browser.places import PLACES, Place, mid_game


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("place", PLACES, ids=str)
def test_axe_finds_nothing_on_any_page(come: Come, place: Place, size: str) -> None:
    page = place.visit(come("Анна", **SIZES[size]))
    assert found_in_both_themes(page) == []
    pictures(page, f"{place}-{size}")


def test_on_a_laptop_board_own_things_and_log_are_seen_without_scrolling(come: Come) -> None:
    ann = come("Ann")
    ann.at(mid_game(ann.asks))
    table = TablePage(ann.page).drawn()
    for part in (table.banner, table.own, table.map, table.gold, table.log, table.players):
        expect(part).to_be_in_viewport(ratio=1)
    tall, wide = ann.page.evaluate(
        "(({scrollHeight, scrollWidth}) => [scrollHeight, scrollWidth])(document.documentElement)"
    )
    assert (tall, wide) == (768, 1366)


def test_axe_finds_nothing_in_what_opens_over_the_table(come: Come) -> None:
    ann = come("Ann")
    page = ann.at(mid_game(ann.asks))
    table = TablePage(page).drawn()
    table.targets.first.hover()
    expect(page.get_by_text("Total")).to_be_visible()
    assert found_in_both_themes(page) == []
    page.get_by_role("button", name="Menu").click()
    keys = page.get_by_role("button", name="Keyboard shortcuts")
    expect(keys).to_be_visible()
    assert found_in_both_themes(page) == []
    keys.click()
    expect(page.get_by_role("dialog", name="Keyboard shortcuts")).to_be_visible()
    assert found_in_both_themes(page) == []
