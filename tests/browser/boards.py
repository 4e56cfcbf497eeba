"""Tables whose pieces are clicked, and games that were played up to where a test begins."""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from time import monotonic
from typing import Any, ClassVar, Final, Generic, Self, TypeVar

from playwright.sync_api import Locator, Page, expect

from bastide.server.http.forms.tables import TableInfo
from tests.browser.devices import PATIENCE
from tests.browser.laying import game_of, laid_out
from tests.browser.pages import LETTERS, TablePage
from tests.browser.people import Come, Person
from tests.server.house import Guest, seat_wish

NAMES: Final = ("Ann", "Ben", "Cleo", "Dora")


class BoardPage(TablePage):
    """A table on which every piece that can be clicked says which it is, in English."""

    GAME: ClassVar[str]
    TITLE: ClassVar[str]
    OWN: ClassVar[str]

    def __init__(self, person: Person, touch: bool = False) -> None:
        super().__init__(person.page)
        self.person = person
        self.touch = touch
        self.board = self.page.get_by_role("group", name=self.TITLE, exact=True)
        self.tray = self.board.get_by_role("region", name=self.OWN)
        self.bubble = self.board.get_by_role("status")
        self.offers = self.bubble.get_by_role("button")
        self.told = self.page.locator("[role=log]")  # also while a phone shows another part
        self.tabs = self.page.get_by_role("tab").and_(self.page.locator("[aria-controls^=part-]"))
        self.confirm = self.page.get_by_role("button", name="Confirm")
        self.acts = self.page.get_by_text("Your turn", exact=True).locator("visible=true").first
        self.over = self.page.get_by_role("heading", name=re.compile("wins|Shared win"))

    def drawn(self) -> Self:
        expect(self.tray).to_be_visible()
        self.page.evaluate(LETTERS)
        return self

    @property
    def lines(self) -> list[str]:
        """What is open to whoever sits here."""
        return [line for seat in self.person.position["seats"] for line in seat["lines"]]

    @property
    def played(self) -> list[str]:
        """Every line of a player that the house has written down, oldest first."""
        rows = self.person.house.rows(self.page.url.rpartition("/")[2])
        return [line for _, seat, line in rows if seat >= 0]

    @property
    def own_rows(self) -> list[int]:
        """The numbers of the lines that came from whoever sits here."""
        mine = self.person.position["seats"][0]["seat"]
        rows = self.person.house.rows(self.page.url.rpartition("/")[2])
        return [number for number, seat, _ in rows if seat == mine]

    @contextmanager
    def move(self) -> Iterator[None]:
        """Clicks that make a move: it is made once the house has written it and the page has heard of it."""
        before, told = len(self.own_rows), self.told.text_content() or ""
        yield
        until = monotonic() + PATIENCE / 1000
        while not (made := self._heard_of(before)):
            assert monotonic() < until, "the move was not made"
            self.page.wait_for_timeout(20)
        if self._is_told_of(made):
            expect(self.told.or_(self.result).or_(self.over).first).not_to_have_text(told)
        self.person.is_answered()

    def _heard_of(self, place: int) -> int:
        """Others move at the same time: the own line counts, and that the page stands at it or later."""
        rows = self.own_rows[place:]
        return rows[0] if rows and int(self.person.position["number"]) >= rows[0] else 0

    def _is_told_of(self, number: int) -> bool:
        """The log has no words for a line that does nothing yet: a depot whose goods are chosen next."""
        positions = [message for message in self.person.heard if message["type"] == "position"]
        log = (row for position in reversed(positions) for row in position["log"])
        row = next((row for row in log if row["number"] == number), None)
        assert row is not None, f"row {number} was never told"
        return bool(row["events"])

    def play(self, line: str) -> None:
        """Make a move by clicking whatever it names."""
        raise NotImplementedError

    def spot(self, name: str) -> Locator:
        """Where a piece lies."""
        return self.page.locator(f'[data-spot="{name}"]')

    def click(self, piece: Locator) -> None:
        """With a mouse; or with a finger, on the part of the table where it lies."""
        if self.touch:
            self.turn_to(piece)
            piece.tap()
        else:
            piece.click()

    def turn_to(self, piece: Locator) -> None:
        """A phone shows one part of the table at a time."""
        part = piece.evaluate("piece => piece.closest('[id^=part-]')?.id")
        tab = self.tabs.and_(self.page.locator(f"[aria-controls={part}]"))
        if part and tab.get_attribute("aria-selected") == "false":
            tab.tap()


def first_of(lines: list[str], *moves: str) -> str:
    """The first line of the first kind of move that is open."""
    return next((line for move in moves for line in lines if line.split()[0] == move), lines[0])


def total_of(page: Page) -> str:
    """The last line of the score sheet."""
    return page.get_by_role("table").get_by_role("row", name="Total").inner_text()


# -- tables

Board = TypeVar("Board", bound=BoardPage)


def open_board(guest: Guest, game: str, *kinds: str, **options: Any) -> str:
    """A new table with seats of these kinds."""
    seats = [seat_wish(kind) for kind in kinds]
    wish = {"game": game, "seats": seats, "options": options, "settings": {"start_when_full": True}}
    return guest.post("/api/tables", wish).read(TableInfo).id


def sit_at(board: type[Board], person: Person, table: str, touch: bool = False) -> Board:
    person.at(f"/table/{table}")
    return board(person, touch).drawn()


@dataclass(frozen=True)
class Prepared(Generic[Board]):
    """People at a table in the midst of a game, and the page of the one who is to act."""

    table: str
    people: list[Person]
    mine: Board


def seated_at(come: Come, game: str, **looks: Any) -> tuple[str, list[Person]]:
    """Ann, Ben and perhaps others at a table that was played up to the end of a record."""
    record = game_of(game)
    people = [come(name, **looks) for name in NAMES[: record.options["seats"]]]
    return laid_out(people[0].house, [person.asks for person in people], record), people


def continued_at(board: type[Board], come: Come, game: str, **looks: Any) -> Prepared[Board]:
    """The same, and the one who is to act looks at it."""
    table, people = seated_at(come, f"{board.GAME}/{game}", **looks)
    acts = people[0].asks.table(table).to_act[0]
    return Prepared(table, people, sit_at(board, people[acts], table, bool(looks.get("has_touch"))))
