"""Every page in every look: axe finds nothing, a table fits a laptop, and pictures are taken."""

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
# Every language in every theme; from one to the next only one of them changes, from English in the dark.
LOOKS: Final = tuple(
    (language, theme)
    for place, language in enumerate(LANGUAGES)
    for theme in (THEMES[::-1] if place % 2 == 0 else THEMES)
)
BY_COLOUR: Final = ("color-contrast", "link-in-text-block")  # the rules that ask for colours


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("place", PLACES, ids=str)
def test_axe_finds_nothing_and_there_are_pictures_to_look_at(come: Come, place: Place, size: str) -> None:
    page = place.visit(come("Анна", **SIZES[size]))
    assert found_in_both_themes(page) == []
    for language, theme in LOOKS:
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


def show(page: Page, theme: str) -> None:
    page.emulate_media(color_scheme="dark" if theme == "dark" else "light", reduced_motion="reduce")
    expect(page.locator("html")).to_have_attribute("data-theme", theme)


def found_in_both_themes(page: Page) -> list[str]:
    """What is wrong, the theme and where; in the dark colours alone are new, as `test_themes.py` proves."""
    found = []
    for theme, rules in (("light", ()), ("dark", BY_COLOUR)):
        show(page, theme)
        found += [f"{theme}, {fault}" for fault in found_by_axe(page, *rules)]
    return found


def found_by_axe(page: Page, *rules: str) -> list[str]:
    """What is wrong and where, by these rules or by all of them."""
    if not page.evaluate("Boolean(window.axe)"):
        page.evaluate(AXE)
    only = {"runOnly": {"type": "rule", "values": rules}} if rules else {}
    asked = {"resultTypes": ["violations"], "selectors": False, **only}
    report = page.evaluate("(asked) => axe.run(document, asked)", asked)
    return [f"{one['id']}: {node['html'][:160]}" for one in report["violations"] for node in one["nodes"]]
