"""Every page of the house, how one gets there, and by what one knows it in any language."""

import json
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from playwright.sync_api import Page, expect

from tests.browser.pages import LETTERS
from tests.browser.people import Person
from tests.server.house import Duel, Guest

RECORD: Final = Path(__file__).parents[1] / "games" / "kingdom" / "games" / "two-seats.txt"


@dataclass(frozen=True)
class Place:
    """A page of the house."""

    name: str
    path: Callable[[Guest], str]
    sign: str  # what only this page has, once it is drawn

    def visit(self, person: Person) -> Page:
        page = person.at(self.path(person.asks))
        self.is_there(page)
        return page

    def is_there(self, page: Page) -> None:
        expect(page.locator(self.sign).first).to_be_visible()

    def __str__(self) -> str:
        return self.name


def speak(page: Page, language: str) -> None:
    """Change the language: in the bar, or on a phone in the menu."""
    button = page.locator(f"button[lang={language}]:visible").first
    if not button.is_visible():
        page.locator("header button[aria-expanded]").click()
    button.click()
    expect(page.locator("html")).to_have_attribute("lang", language)
    page.evaluate(LETTERS)


def mid_game(guest: Guest) -> str:
    """A table at which the guest is to act, some turns after the start."""
    other = guest.house.guest("Ілля")
    table = guest.open_table("me", "link").id
    other.join(table)
    duel = Duel(table, [guest, other], [guest.watch(table), other.watch(table)])
    for _ in range(6):
        duel.actor.play_turn()
    if duel.acting != 0:
        duel.actor.play_turn()
    return f"/table/{table}"


def recorded(guest: Guest) -> str:
    """A finished game, brought as a record."""
    seats = json.dumps([guest.name, "Ілля"])
    text = RECORD.read_text().replace("\nmoves ", f"\nseats {seats}\nmoves ", 1)
    return str(guest.post("/api/records", {"text": text}).read(dict)["id"])


PLACES: Final = (
    Place("home", lambda _: "/", "article"),
    Place("before-the-start", lambda guest: f"/table/{guest.open_table('me', 'link', 'link').id}", "code"),
    Place("game", mid_game, "[role=application]"),
    Place("end", lambda guest: f"/table/{recorded(guest)}", "aside svg[role=img] >> nth=1"),
    Place("replay", lambda guest: f"/replay/{recorded(guest)}?move=60", "input[type=range]"),
    Place("rules", lambda _: "/rules/kingdom", "article li"),
    Place("settings", lambda _: "/settings", "input#name"),
    Place("about", lambda _: "/about", "main li"),
    Place("first-game", lambda _: "/first/kingdom", "[role=application]"),
)
