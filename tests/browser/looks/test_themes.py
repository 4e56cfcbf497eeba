"""The themes differ in colours alone: what has room and is not covered in one of them is so in the other."""

import re
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, expect

from tests.browser.people import Come

# Every rule of the style sheets: its selector with the media around it, and what it declares.
RULES: Final = """(sheets) => sheets.flatMap((text) => {
    const walk = (rules, around) => [...rules].flatMap((rule) => {
        const name = `${around} ${rule.selectorText ?? rule.conditionText ?? ""}`;
        const declared = [...(rule.selectorText && rule.style) || []]
            .map((property) => [property, rule.style.getPropertyValue(property).trim()])
            .filter(([, value]) => value && value !== "initial");  // the rest of what a shorthand says
        return [[name, declared], ...walk(rule.cssRules ?? [], name)];
    });
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    return walk(sheet.cssRules, "");
})"""
THEMED: Final = re.compile(r"data-theme|prefers-color-scheme")
BY_THEME: Final = re.compile(r"light-dark\(|--lightningcss")  # and what a build makes of it
COLOUR: Final = re.compile(r"#[0-9a-f]{3,8}|rgba?\([\d., /]+\)")
COLOURED: Final = ("background-color", "color", "fill", "stroke")

Declared = list[tuple[str, str]]


def rules_of(browser: Browser, built: Path) -> list[tuple[str, Declared]]:
    sheets = [sheet.read_text() for sheet in sorted(built.glob("assets/*.css"))]
    page = browser.new_page()
    try:
        return [(name, [(one, value) for one, value in said]) for name, said in page.evaluate(RULES, sheets)]
    finally:
        page.close()


def is_opaque(colour: str) -> bool:
    """It hides what lies below."""
    return colour.startswith("rgb(") or (colour.startswith("#") and len(colour) in (4, 7))


def test_themes_differ_in_colours_alone(browser: Browser, built_page: Path) -> None:
    rules = rules_of(browser, built_page)
    themed = [(name, declared) for name, declared in rules if THEMED.search(name)]
    changed = {one for _, declared in themed for one, _ in declared if one.startswith("--")}
    assert {"--page", "--panel", "--ink"} <= changed
    for name, declared in themed:
        for one, value in declared:
            assert one in (*COLOURED, "color-scheme") or one in changed, (name, one)
            assert one == "color-scheme" or COLOUR.fullmatch(value), (name, one, value)
    for name, declared in rules:  # what is a colour in one theme is no length in the other
        for one, value in declared:
            assert one not in changed or COLOUR.fullmatch(value), (name, one, value)
            assert not BY_THEME.search(value), (name, one, value)


def test_what_hides_something_hides_it_in_both_themes(browser: Browser, built_page: Path) -> None:
    rules = rules_of(browser, built_page)
    hides: dict[str, set[bool]] = {}  # by the name of a colour, and by the selector of a ground
    for name, declared in rules:
        for one, value in declared:
            if one.startswith("--") and COLOUR.fullmatch(value):
                hides.setdefault(one, set()).add(is_opaque(value))
            elif one == "background-color" and THEMED.search(name):
                assert is_opaque(value), (name, value)
    assert "--veil" in hides
    assert [one for one, said in hides.items() if len(said) > 1] == []


def test_a_page_that_is_opened_again_is_as_dark_as_before(come: Come) -> None:
    for name in ("Ann", "Ben"):
        person = come(name, color_scheme="dark")
        expect(person.at("/about").locator("html")).to_have_attribute("data-theme", "dark")
        person.leave()
