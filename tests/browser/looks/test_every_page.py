"""Every page in every look: axe finds nothing, a table fits a laptop, and pictures are taken."""

from itertools import product
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from tests.browser.devices import LAPTOP
from tests.browser.house import ROOT
from tests.browser.pages import TablePage
from tests.browser.people import ON_PHONE, Come
from tests.browser.places import PLACES, Place, mid_game, speak

AXE: Final = (ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js").read_text()
SCREENSHOTS: Final = ROOT / "build" / "screenshots"
SIZES: Final[dict[str, dict[str, Any]]] = {"laptop": {"viewport": LAPTOP}, "phone": ON_PHONE}
THEMES: Final = ("light", "dark")
LANGUAGES: Final = ("en", "ru", "uk")


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("place", PLACES, ids=str)
def test_axe_finds_nothing_and_there_are_pictures_to_look_at(come: Come, place: Place, size: str) -> None:
    page = place.visit(come("Анна", **SIZES[size]))
    for theme in THEMES:
        show(page, theme)
        assert found_by_axe(page) == []
    for language, theme in product(LANGUAGES, THEMES):
        speak(page, language)
        show(page, theme)
        picture = SCREENSHOTS / f"{place}-{size}-{theme}-{language}.png"
        page.screenshot(path=picture)
        assert picture.stat().st_size > 10_000


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


@pytest.mark.parametrize("theme", THEMES)
def test_axe_finds_nothing_in_what_opens_over_the_table(come: Come, theme: str) -> None:
    ann = come("Ann")
    page = ann.at(mid_game(ann.asks))
    table = TablePage(page).drawn()
    show(page, theme)
    table.targets.first.hover()
    expect(page.get_by_text("Total")).to_be_visible()
    assert found_by_axe(page) == []
    page.get_by_role("button", name="Menu").click()
    keys = page.get_by_role("button", name="Keyboard shortcuts")
    expect(keys).to_be_visible()
    assert found_by_axe(page) == []
    keys.click()
    expect(page.get_by_role("dialog", name="Keyboard shortcuts")).to_be_visible()
    assert found_by_axe(page) == []


def show(page: Page, theme: str) -> None:
    page.emulate_media(color_scheme="dark" if theme == "dark" else "light", reduced_motion="reduce")
    expect(page.locator("html")).to_have_attribute("data-theme", theme)


def found_by_axe(page: Page) -> list[str]:
    """What is wrong and where."""
    if not page.evaluate("Boolean(window.axe)"):
        page.evaluate(AXE)
    report = page.evaluate("axe.run(document, { resultTypes: ['violations'], selectors: false })")
    return [f"{one['id']}: {node['html'][:160]}" for one in report["violations"] for node in one["nodes"]]
