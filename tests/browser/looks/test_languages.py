"""Three languages, on every page, without losing the place."""

import json
import re
from functools import cache

import pytest
from playwright.sync_api import Page, expect

from tests.browser.house import ROOT
from tests.browser.pages import TablePage
from tests.browser.people import ON_PHONE, Come
from tests.browser.places import PLACES, Place, speak
from tests.server.house import eventually

NAMES = ("Bastide", "Kingdom Builder", "Enter", "Tab", "Esc", "Source Sans", "Alegreya", "Fontsource")
PEOPLE = ("Ann", "Ben")  # who may have a table open in the same house
KEYS = r"\((Home|End)\)"  # as they stand on keyboards
LICENCES = "game-icons.net, CC BY, SIL Open Font License"
# What a person reads or hears, and what stands there in a language of its own.
READ = """() => {
    const names = ["aria-label", "title", "placeholder", "alt"];
    const heard = [...document.querySelectorAll(names.map((name) => `[${name}]`).join())];
    const words = heard.flatMap((one) => names.map((name) => one.getAttribute(name) ?? ""));
    const own = [...document.querySelectorAll("button[lang], code")];
    const left = own.flatMap((one) => [one.innerText, one.getAttribute("aria-label") ?? ""]);
    return [[document.title, document.body.innerText, ...words].join(" "), left.join(" ")];
}"""


@pytest.mark.parametrize("place", PLACES, ids=str)
def test_a_page_changes_its_language_on_the_spot(come: Come, place: Place) -> None:
    page = place.visit(come("Анна"))
    address = page.url
    for language in ("ru", "uk"):
        speak(page, language)
        place.is_there(page)
        expect(page.get_by_role("main")).to_contain_text(re.compile("[а-я]"))
        eventually(lambda: latin(page) - names() == set())  # some words are fetched when they are needed
        assert "{$" not in page.inner_text("body")
    assert page.url == address


def test_a_change_of_language_in_mid_turn_keeps_the_turn(come: Come) -> None:
    ann = come("Ann")
    table = ann.sit(ann.asks.open_table("me", "bot:uniform").id)
    built = table.build()
    expect(table.undo).to_be_visible()
    speak(ann.page, "uk")
    expect(ann.page.get_by_role("button", name=re.compile(rf"^Скасувати.*{built}"))).to_be_visible()
    speak(ann.page, "en")
    expect(table.undo).to_contain_text(built)
    table.play_turn()


def test_a_change_of_language_keeps_the_clause_in_sight(come: Come) -> None:
    page = come("Ann").at("/rules/kingdom#K4.2")
    clause = page.locator("li[id='K4.2']")
    expect(clause).to_be_in_viewport()
    english = clause.inner_text()
    speak(page, "ru")
    expect(clause).not_to_have_text(english)
    expect(clause).to_be_in_viewport()


def test_the_language_is_changed_on_a_phone_too(come: Come) -> None:
    ann = come("Ann", **ON_PHONE)
    page = ann.at(f"/table/{ann.asks.open_table('me', 'bot:uniform').id}")
    TablePage(page).drawn()
    speak(page, "ru")
    expect(page.get_by_role("tab", name="Поле")).to_be_visible()


@pytest.mark.parametrize(("locale", "language"), [("uk-UA", "uk"), ("ru-RU", "ru"), ("fr-FR", "en")])
def test_the_first_page_speaks_the_language_of_the_browser(come: Come, locale: str, language: str) -> None:
    page = come(locale=locale).at("/")
    expect(page.locator("html")).to_have_attribute("lang", language)


def test_a_guest_without_a_name_is_called_so_in_the_language_of_the_reader(come: Come) -> None:
    page = come(locale="ru-RU").at("/settings")
    expect(page.get_by_label("Имя")).to_have_value(re.compile(r"^Гость \d+$"))
    speak(page, "uk")
    expect(page.get_by_label("Ім’я")).to_have_value(re.compile(r"^Гість \d+$"))


def latin(page: Page) -> set[str]:
    """Words in Latin letters that a person meets."""
    read, own = page.evaluate(READ)
    return words_in(re.sub(KEYS, "", read)) - words_in(own)


@cache
def names() -> frozenset[str]:
    """What keeps its Latin letters: names, keys, licences, and what the icons are called."""
    lists = [json.loads(each.read_text()) for each in (ROOT / "web" / "src").glob("icons*.json")]
    called = [word for icons in lists for author, some in icons.items() for word in (author, *some)]
    return frozenset(words_in(" ".join([*called, *NAMES, *PEOPLE, LICENCES])))


def words_in(text: str) -> set[str]:
    return set(re.findall(r"[A-Za-z][A-Za-z-]*[A-Za-z]", text))
