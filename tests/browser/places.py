"""Every page of the house, how one gets there, and by what one knows it in any language."""

import json
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from playwright.sync_api import Page, expect

from bastide.server.http.forms.tables import TableInfo
from tests.browser.laying import game_of, laid_out
from tests.browser.pages import LETTERS
from tests.browser.people import Person
from tests.server.house import Guest

RECORDS: Final = Path(__file__).parents[1] / "games"
RECORD: Final = RECORDS / "kingdom" / "games" / "two-seats.txt"
BURGUNDY: Final = RECORDS / "burgundy" / "games" / "four-seats.txt"
SEASONS: Final = RECORDS / "seasons" / "games" / "two-seats.txt"


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
        expect(page.locator(self.sign).locator("visible=true").first).to_be_visible()

    def __str__(self) -> str:
        return self.name


def speak(page: Page, language: str) -> None:
    """Change the language: in the bar, or on a phone in the menu."""
    button = page.locator(f"button[lang={language}]:visible").first
    menu = page.locator("header button[aria-expanded]")
    expect(menu).to_be_visible()
    if not button.is_visible():
        menu.click()
    button.click()
    expect(page.locator("html")).to_have_attribute("lang", language)
    page.evaluate(LETTERS)


def mid_game(guest: Guest) -> str:
    """A table of Kingdom Builder at which the guest is to act, some turns after the start."""
    other = guest.house.guest("Ілля")
    return f"/table/{laid_out(guest.house, [guest, other], game_of('kingdom/mid'))}"


def recorded(guest: Guest, record: Path = RECORD) -> str:
    """A finished game, brought as a record."""
    text = record.read_text()
    options = json.loads(text.partition("\noptions ")[2].partition("\n")[0])
    alone = options.get("mode") == "solo"
    names = [guest.name, "Ілля", "Клея", "Дора"][: 1 if alone else options.get("seats", 2)]
    named = text.replace("\nmoves ", f"\nseats {json.dumps(names)}\nmoves ", 1)
    return str(guest.post("/api/records", {"text": named}).read(dict)["id"])


def tried(guest: Guest) -> str:
    """The challenges of today, one of which the guest has tried."""
    for who in (guest, guest.house.guest("Ілля")):
        table = who.post("/api/daily/burgundy").read(TableInfo).id
        who.at_seat(table, 0, "concede")
    return "/daily"


PLACES: Final = (
    Place("home", lambda _: "/", "article"),
    Place("before-the-start", lambda guest: f"/table/{guest.open_table('me', 'link', 'link').id}", "code"),
    Place("game", mid_game, "[role=application]"),
    Place("end", lambda guest: f"/table/{recorded(guest)}", ".curve svg[role=img]"),
    Place("replay", lambda guest: f"/replay/{recorded(guest)}?move=60", "input[type=range]"),
    Place("replay-burgundy", lambda guest: f"/replay/{recorded(guest, BURGUNDY)}?move=60", ".depots svg"),
    Place("replay-seasons", lambda guest: f"/replay/{recorded(guest, SEASONS)}?move=40", "svg.castle"),
    Place("end-burgundy", lambda guest: f"/table/{recorded(guest, BURGUNDY)}", ".curve svg[role=img]"),
    Place("rules", lambda _: "/rules/kingdom", "article li"),
    Place("settings", lambda _: "/settings", "input#name"),
    Place("about", lambda _: "/about", "main li"),
    Place("nowhere", lambda _: "/nowhere", "main h1"),
    Place("daily", tried, "tbody .watch"),
    Place("first-game", lambda _: "/first/kingdom", "[role=application]"),
)
