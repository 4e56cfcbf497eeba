"""How a page looks: its sizes, themes and languages, what axe finds, and pictures if they are asked for."""

import os
from typing import Any, Final

from playwright.sync_api import Page, expect

from tests.browser.devices import LAPTOP
from tests.browser.house import ROOT
from tests.browser.people import ON_PHONE
from tests.browser.places import speak

AXE: Final = (ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js").read_text()
PICTURES: Final = ROOT / "build" / "screenshots"
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


def picture(page: Page, name: str) -> None:
    """What the page shows at this moment, for whoever looks at it: `make pictures`."""
    if os.environ.get("BASTIDE_PICTURES"):
        page.screenshot(path=PICTURES / f"{name}.png")


def pictures(page: Page, name: str) -> None:
    """The same in every language and theme."""
    if os.environ.get("BASTIDE_PICTURES"):
        for language, theme in LOOKS:
            speak(page, language)
            show(page, theme)
            picture(page, f"{name}-{theme}-{language}")
