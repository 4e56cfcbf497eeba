"""A Castle for All Seasons in a browser: its table, and games that were played up to where a test begins."""

import re
import sqlite3
import time
from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Locator, expect

from bastide.core.record import Record, read_record
from bastide.server.forms import TableInfo
from tests.browser.burgundy import KEPT, copy_rows
from tests.browser.pages import TablePage
from tests.browser.people import Come, Person
from tests.server.house import Guest, House, seat_wish

GAMES: Final = Path(__file__).with_name("games") / "seasons"
LISTED: Final = ("pay", "fill", "turn-in")
Wish = Callable[[list[str]], str]


class CastlePage(TablePage):
    """A table of A Castle for All Seasons, in English."""

    def __init__(self, person: Person, touch: bool = False) -> None:
        super().__init__(person.page)
        self.person = person
        self.touch = touch
        self.board = self.page.get_by_role("group", name="A Castle for All Seasons", exact=True)
        self.castle = self.board.get_by_role("region", name="The castle")
        self.yard = self.board.get_by_role("region", name="Carts, tower and stock")
        self.ribbon = self.board.get_by_role("region", name="Who acts when")
        self.tray = self.board.get_by_role("region", name="What you have")
        self.hand = self.tray.get_by_role("group", name="Hand")
        self.ways = self.tray.get_by_role("button").and_(self.page.locator(".way"))
        self.bubble = self.board.get_by_role("status")
        self.offers = self.bubble.get_by_role("button")
        self.told = self.page.locator("[role=log]")  # also while a phone shows another part
        self.tabs = self.board.get_by_role("tab")
        self.confirm = self.page.get_by_role("button", name="Confirm")
        self.acts = self.page.get_by_text("Your turn", exact=True).locator("visible=true").first
        self.over = self.page.get_by_role("heading", name=re.compile("wins|Shared win"))

    def drawn(self) -> "CastlePage":
        expect(self.tray).to_be_visible()
        return self

    # -- what stands on the table

    @property
    def lines(self) -> list[str]:
        """What is open to whoever sits here."""
        return [line for seat in self.person.position["seats"] for line in seat["lines"]]

    @property
    def view(self) -> dict[str, Any]:
        view: dict[str, Any] = self.person.position["seats"][0]["view"]
        return view

    @property
    def mine(self) -> dict[str, Any]:
        """What whoever sits here has."""
        player: dict[str, Any] = self.view["players"][self.view["seat"]]
        return player

    @property
    def played(self) -> list[str]:
        """Every line of a player that the house has written down, oldest first."""
        rows = self.person.house.rows(self.page.url.rpartition("/")[2])
        return [line for _, seat, line in rows if seat >= 0]

    # -- pieces

    def spot(self, name: str) -> Locator:
        """Where a piece lies."""
        return self.page.locator(f'[data-spot="{name}"]')

    def card(self, card: str) -> Locator:
        return self.spot(f"card {card}")

    def tile(self, tile: str) -> Locator:
        """The next one of its kind that is not built."""
        view = next(one for one in self.view["castle"]["tiles"] if one["tile"] == tile)
        return self.spot(f"tile {tile} {view['built']}")

    def place(self, building: str, number: str) -> Locator:
        return self.spot(f"place {building} {number}")

    def origin(self, origin: str) -> Locator:
        """Where a helper comes from."""
        if origin == "supply":
            return self.spot("supply")
        return self.place("inn", "1") if origin == "inn" else self.spot(f"cart {origin}")

    # -- clicks

    def click(self, piece: Locator) -> None:
        """With a mouse; or with a finger, on the part of the table where it lies."""
        if self.touch and not piece.is_visible():
            self.tabs.and_(self.page.locator("[aria-selected=false]")).tap()
        if self.touch:
            piece.tap()
        else:
            piece.click()

    def play(self, line: str) -> None:
        """Make a move by clicking whatever it names; the log then tells of it."""
        before = self.told.text_content() or ""
        move, *words = line.split()
        for piece in self.clicks_of(move, words, line):
            self.click(piece)
        if self.touch and words and move != "erect":  # how it is paid asks once more
            self.confirm.tap()
        expect(self.told.or_(self.over).first).not_to_have_text(before)

    def clicks_of(self, move: str, words: list[str], line: str) -> list[Locator]:
        if not words:
            return [self.plain(move)]
        if move in LISTED:
            return self.way(line)
        if move == "choose":
            return [self.card(card) for card in words]
        if move in ("send", "house"):
            return self.helper_clicks(move, words)
        if move == "exchange":
            return self.exchange_clicks(words[0])
        return [self.one_click(move, words)]

    def plain(self, move: str) -> Locator:
        """What needs no target: in the banner."""
        names = {
            "end-turn": "End turn",
            "stay": "Leave the helpers where they are",
            "agree": "Sell the last piece",
            "refuse": "Keep the last piece",
            "pay-bank": "Pay and keep the cards",
            "mend": "Give stone",
            "decline": "Give nothing",
            "drop-out": "Drop out",
        }
        return self.banner.get_by_role("button", name=names[move])

    def way(self, line: str) -> list[Locator]:
        """Out of the list; the longer one, where it is not in the short one."""
        wanted = self.spot(f"way {line}")
        expect(self.ways.first).to_be_visible()
        return [wanted] if wanted.count() else [self.tray.get_by_role("button", name="more way"), wanted]

    def helper_clicks(self, move: str, words: list[str]) -> list[Locator]:
        target = self.spot(f"cart {words[1]}") if move == "send" else self.place(words[1], words[2])
        return [self.origin(words[0]), target]

    def exchange_clicks(self, resource: str) -> list[Locator]:
        picks_up = "give silver" not in self.lines  # otherwise silver is a gift
        return [*[self.spot("own silver")] * picks_up, self.spot(f"stock {resource}")]

    def one_click(self, move: str, words: list[str]) -> Locator:
        if move == "erect":
            return self.tile(words[0])
        if move in ("remove", "fill-first"):
            return self.card(words[0])
        kinds = {"call-back": "cart", "take": "tower", "buy": "lying", "give": "own", "pick": "gift"}
        return self.spot(" ".join([kinds[move], *words]))


# -- tables


def open_seasons(guest: Guest, *kinds: str, **options: Any) -> str:
    """A new table with seats of these kinds."""
    seats = [seat_wish(kind) for kind in kinds]
    wish = {"game": "seasons", "seats": seats, "options": options, "settings": {}}
    return guest.post("/api/tables", wish).read(TableInfo).id


def sit_down(person: Person, table: str, touch: bool = False) -> CastlePage:
    person.at(f"/table/{table}")
    return CastlePage(person, touch).drawn()


@dataclass(frozen=True)
class Prepared:
    """People at a table in the midst of a game, and the page of the one who is to act."""

    table: str
    people: list[Person]
    mine: CastlePage


def continued(come: Come, game: str, **looks: Any) -> Prepared:
    """Ann, Ben and perhaps others have played up to the end of a record."""
    record = read_record((GAMES / f"{game}.txt").read_text())
    names = ("Ann", "Ben", "Cid", "Dan")[: record.options["seats"]]
    people = [come(name, **looks) for name in names]
    table = laid_out(people[0].house, [person.asks for person in people], record)
    acts = people[0].asks.table(table).to_act[0]
    return Prepared(table, people, sit_down(people[acts], table, bool(looks.get("has_touch"))))


def laid_out(house: House, guests: list[Guest], record: Record) -> str:
    """A table like a new one of theirs, but with the moves of a record: a table is its log."""
    options = {name: value for name, value in record.options.items() if name != "seats"}
    opened = open_seasons(guests[0], "me", *["link"] * (len(guests) - 1), **options)
    for guest in guests[1:]:
        guest.join(opened)
    table = f"{opened[:-3]}-on"
    with closing(sqlite3.connect(house.folder / "data" / "house.sqlite", timeout=10)) as kept, kept:
        for name, key in KEPT.items():
            copy_rows(kept, name, key, opened, table)
        rows = [
            (table, number, entry.seat, entry.line, time.time())
            for number, entry in enumerate(record.entries, 1)
        ]
        kept.executemany("insert into moves (table_id, number, seat, line, at) values (?, ?, ?, ?, ?)", rows)
    return table


# -- what one would like to do


def builder(lines: list[str]) -> str:
    """Whatever can be built is built, helpers go wherever they may, then the turn ends."""
    kinds = ("pay", "erect", "house", "send", "take", "fill", "buy", "choose", "give", "pick", "end-turn")
    return first_of(lines, *kinds)


def first_of(lines: list[str], *moves: str) -> str:
    """The first line of the first kind of move that is open."""
    return next((line for move in moves for line in lines if line.split()[0] == move), lines[0])
