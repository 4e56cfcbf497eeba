"""Every page of the house and every stage of its games, to be looked at one after another."""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from playwright.sync_api import Page, expect

import bastide
from bastide.study.puzzles.puzzle import shipped
from tests.browser.boards import NAMES, open_board
from tests.browser.laying import GAMES, game_of, laid_out
from tests.browser.pages import LETTERS
from tests.browser.people import Person
from tests.browser.places import PLACES, RECORD, RECORDS, Place, recorded
from tests.browser.studying import analysed, findings_of, mistake_in
from tests.server.house import Guest

Deed = Callable[[Page], None]
SOLO: Final = RECORDS / "burgundy" / "games" / "alone-13b.txt"
TEAMS: Final = RECORDS / "burgundy" / "games" / "in-teams.txt"
SEASONS: Final = RECORDS / "seasons" / "games" / "four-seats-winter.txt"


@dataclass(frozen=True)
class Stage(Place):
    """A page with what is opened there."""

    deeds: tuple[Deed, ...] = ()
    touched: bool = False  # only fingers come there
    in_parts: bool = False  # a phone shows its parts one at a time, and all of them are looked at

    def visit(self, person: Person) -> Page:
        page = super().visit(person)
        page.evaluate(LETTERS)
        for deed in self.deeds:
            deed(page)
        return page


def press(button: str, then: str) -> Deed:
    """A click, after which something is seen."""

    def deed(page: Page) -> None:
        page.locator(button).first.click()
        expect(page.locator(then).first).to_be_visible()

    return deed


def at(path: str) -> Callable[[Guest], str]:
    return lambda _: path


def in_midst(game: str) -> Callable[[Guest], str]:
    """A table that was played up to the end of a record; the guest is to act there."""

    def path(guest: Guest) -> str:
        record = game_of(game)
        acts = next(iter(bastide.replay((GAMES / f"{game}.txt").read_text()).to_act))
        others = [guest.house.guest(name) for name in NAMES[1 : record.options["seats"]]]
        return f"/table/{laid_out(guest.house, [*others[:acts], guest, *others[acts:]], record)}"

    return path


def shown_again(game: str) -> Callable[[Guest], str]:
    """The replay of a game that bots have begun."""
    text = (GAMES / f"{game}.txt").read_text()
    return lambda guest: f"/replay/{guest.post('/api/records', {'text': text}).read(dict)['id']}"


def ended(record: Path) -> Callable[[Guest], str]:
    return lambda guest: f"/table/{recorded(guest, record)}"


def not_begun(game: str) -> Callable[[Guest], str]:
    return lambda guest: f"/table/{open_board(guest, game, 'me', 'bot', 'link', 'link')}"


def studied(guest: Guest) -> str:
    found = findings_of(RECORD)
    return f"/replay/{analysed(guest, found=found)}?move={mistake_in(found)}&analysis=1"


def summed_up(page: Page) -> None:
    """The end of a phase."""
    page.evaluate("localStorage['bastide.summaries'] = 'on'")
    page.reload()
    press("[data-line='end-turn']", "dialog[open]")(page)


def puzzle(game: str, *deeds: Deed) -> Stage:
    first = next(iter(shipped(game)))
    return Stage(f"puzzle of {game}", at(f"/puzzles/{game}?puzzle={first}"), ".task", deeds)


CURVE: Final = ".curve svg[role=img]"
DUCHY: Final = "[data-spot^=die], [data-spot^=space]"
CASTLE: Final = "svg.castle"
MAP: Final = "[role=application]"
OFFERS: Final = ".bubble button:nth-of-type(2)"  # build there, or use a token
GIVE_UP: Final = press(".task .deeds button:nth-of-type(2)", ".rail > .after > *")
SHARE: Final = press(".buttons button:nth-of-type(2)", "dialog[open] img")


def place(name: str, *deeds: Deed, in_parts: bool = False) -> Stage:
    """One of the pages that are looked at elsewhere too."""
    found = next(one for one in PLACES if one.name == name)
    return Stage(name, found.path, found.sign, deeds, in_parts=in_parts)


def played(game: str, sign: str, *deeds: Deed, touched: bool = False, in_parts: bool = False) -> Stage:
    return Stage(game, in_midst(game), sign, deeds, touched=touched, in_parts=in_parts)


TOURS: Final[dict[str, tuple[Stage, ...]]] = {
    "house": (
        place("home"),
        place("home", press(".opponents .link", "dialog[open]")),
        place("settings"),
        place("about"),
        place("daily"),
    ),
    "rules": tuple(Stage(f"rules of {game}", at(f"/rules/{game}"), "article li") for game in bastide.games()),
    "before": (
        place("before-the-start"),
        *(Stage(f"before {game}", not_begun(game), "code") for game in ("burgundy", "seasons")),
        *(Stage(f"first {game}", at(f"/first/{game}"), "aside.guide") for game in bastide.games()),
    ),
    "kingdom": (
        place("game", in_parts=True),
        played("kingdom/mid", MAP, press("[data-spot^=hex]", "section.sheet"), touched=True),
        played("kingdom/token", MAP, press("[data-spot^=hex]", OFFERS), touched=True),
        place("end"),
        place("replay"),
        Stage("analysis", studied, ".here ol li"),
    ),
    "burgundy": (
        *(played(f"burgundy/{game}", DUCHY) for game in ("opening", "castle", "place-shared", "order")),
        played("burgundy/all-mid", DUCHY, in_parts=True),
        played(
            "burgundy/opening", DUCHY, press("g[data-open][data-spot^=tile]", "section.sheet"), touched=True
        ),
        played("burgundy/phase-end", DUCHY, summed_up),
    ),
    "burgundy-after": (
        place("end-burgundy"),
        Stage("end of solo", ended(SOLO), ".sheet"),
        Stage("end in teams", ended(TEAMS), CURVE),
        place("replay-burgundy"),
        Stage("replay of all", shown_again("burgundy/all-mid"), "input[type=range]"),
        Stage("replay in teams", shown_again("burgundy/team-last"), "input[type=range]"),
    ),
    "seasons": (
        *(played(f"seasons/{game}", CASTLE) for game in ("opening", "breach", "palace", "pick")),
        played("seasons/worker", CASTLE, in_parts=True),
        Stage("end", ended(SEASONS), CURVE),
        Stage("sharing", ended(SEASONS), CURVE, (SHARE,)),
        place("replay-seasons"),
        Stage("replay of three", shown_again("seasons/three"), "input[type=range]"),
    ),
    "puzzles": (
        Stage("puzzles", at("/puzzles"), "a.go"),
        *(puzzle(game) for game in bastide.games()),
        *(puzzle(game, GIVE_UP) for game in bastide.games()),
    ),
    "set-up": tuple(Stage(f"set-up of {game}", at(f"/try/{game}"), "button.go") for game in bastide.games()),
}
