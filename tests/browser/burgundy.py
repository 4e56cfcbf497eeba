"""The Castles of Burgundy in a browser: its table, and games that were played up to where a test begins."""

import re
import sqlite3
import time
from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Locator, Page, expect

from bastide.core.record import Record, read_record
from bastide.server.forms import TableInfo
from tests.browser.pages import TablePage
from tests.browser.people import Come, Person
from tests.server.house import Guest, House, seat_wish

GAMES: Final = Path(__file__).with_name("games")
NAMES: Final = ("Ann", "Ben", "Cleo", "Dora")
EFFECTS: Final = ("load", "take-goods", "discard", "decline")
MODULES: Final = (
    *("set-die", "place-shared", "discard-shared", "place-from", "take-shield", "gather-goods"),
    *("lay-card", "give-goods", "buy-inn", "trade"),
)
# Lines that have a button, and what it is called.
BUTTONS: Final = {
    "hire-workers": "2 workers for 1 silver",
    "copy-building": "{0}",
    "give-up": "Give up: Shield {0}",
    "pay-upkeep": "Pay for the shields",
    "choose-player": "the monasteries of {0}",
    "store": "Store it for",
    "resolve": "First: ",
    "buy-points": "Buy points: +{0}",
}
KEPT: Final = {
    "tables": "id",
    "seats": "table_id",
    "holders": "table_id",
}  # and by what a table is known there


class DuchyPage(TablePage):
    """A table of The Castles of Burgundy, in English."""

    def __init__(self, person: Person, touch: bool = False) -> None:
        super().__init__(person.page)
        self.person = person
        self.touch = touch
        self.board = self.page.get_by_role("group", name="The Castles of Burgundy")
        self.depots = self.board.get_by_role("region", name="Main board")
        self.duchy = self.board.get_by_role("region", name=re.compile("^Duchy: "))
        self.chest = self.board.get_by_role("region", name="What you have")
        self.used = self.chest.get_by_role("button", name="used die")
        self.can_act = self.chest.locator("[data-spot^=die].glows").first
        self.workers = self.chest.get_by_role("button", name=re.compile("^Workers"))
        self.effect = self.duchy.get_by_role("complementary")
        self.decline = self.effect.get_by_role("button", name="Decline")
        self.bubble = self.board.get_by_role("status")
        self.offers = self.bubble.get_by_role("button")
        self.told = self.page.locator("[role=log]")  # also while a phone shows another part
        self.others = self.page.get_by_role("region", name="The others")
        self.tabs = self.board.get_by_role("tab")

    def drawn(self) -> "DuchyPage":
        expect(self.chest).to_be_visible()
        return self

    # -- what stands on the table

    @property
    def lines(self) -> list[str]:
        """What is open to whoever sits here."""
        return [line for seat in self.person.position["seats"] for line in seat["lines"]]

    @property
    def played(self) -> list[str]:
        """Every line of a player that the house has written down, oldest first."""
        rows = self.person.house.rows(self.page.url.rpartition("/")[2])
        return [line for _, seat, line in rows if seat >= 0]

    # -- pieces

    def spot(self, name: str) -> Locator:
        """Where a piece lies."""
        return self.page.locator(f'[data-spot="{name}"]')

    def die(self, number: str) -> Locator:
        return self.chest.get_by_role("button", name=f"die {number}", exact=True).first

    def stored(self, tile: str) -> Locator:
        return self.spot(f"stored {self.mine['storage'].index(tile)}")

    def in_depot(self, depot: str, tile: str) -> Locator:
        return self.spot(f"tile {depot} {self.person.view['depots'][depot].index(tile)}")

    def space(self, space: str) -> Locator:
        return self.spot(f"space {space}")

    def goods(self, number: str) -> Locator:
        """Ours, which a die of this number sells."""
        return self.chest.get_by_role("button", name=re.compile(": Sell goods")).and_(
            self.page.locator(f'[data-spot="goods {self.colour(number)}"]')
        )

    def colour(self, number: str) -> str:
        return ("teal", "purple", "pink", "red", "brown", "orange")[int(number) - 1]

    @property
    def mine(self) -> dict[str, Any]:
        view = self.person.view
        duchy: dict[str, Any] = view["duchies"][view["seat"]]
        return duchy

    # -- clicks

    def click(self, piece: Locator) -> None:
        """With a mouse; or with a finger, on the part of the table where it lies."""
        if self.touch and not piece.is_visible():
            self.tabs.and_(self.page.locator("[aria-selected=false]")).tap()
        if self.touch:
            piece.tap()
        else:
            piece.click()

    def moves(self, *clicks: Locator) -> None:
        """Clicks that make a move, which the log then tells of."""
        before = self.told.text_content() or ""
        for piece in clicks:
            self.click(piece)
        if self.touch and clicks[-1] not in (self.end, self.decline):
            self.page.get_by_role("button", name="Confirm").tap()
        expect(self.told.or_(self.result).first).not_to_have_text(before)

    def play(self, line: str) -> None:
        """Make a move by clicking whatever it names, the die first."""
        move, *words = line.split()
        self.moves(*self.clicks_of(move, words))

    def clicks_of(self, move: str, words: list[str]) -> list[Locator]:
        if move == "end-turn":
            return [self.end]
        if move in BUTTONS:
            return [self.said(move, words)]
        if move in MODULES:
            return self.module_clicks(move, words)
        if move in EFFECTS:
            return [self.effect_click(move, words)]
        if move == "buy":
            return [self.in_depot(words[0], words[1])]
        die = [] if words[0] == "any" or self.open_effect == "white-castle" else [self.die(words[0])]
        return die + self.action_clicks(move, words[1:])

    @property
    def open_effect(self) -> str:
        pending = self.person.view["pending"]
        return str(pending[-1][0]) if pending else ""

    def said(self, move: str, words: list[str]) -> Locator:
        """The button of a line that no piece stands for."""
        place = self.banner if move == "hire-workers" else self.effect
        told = [NAMES[int(words[0])]] if move == "choose-player" else words
        return place.get_by_role("button", name=BUTTONS[move].format(*told)).first

    def module_clicks(self, move: str, words: list[str]) -> list[Locator]:
        """Of modules, teams and the solo game: the pieces that stand for a line."""
        if move == "set-die":
            return [self.die(words[0]), self.effect.get_by_role("button", name=f"→ {words[1]}")]
        if move == "place-shared":
            die = [] if words[0] == "any" else [self.die(words[0])]
            return [*die, self.shared(words[1]), self.space(words[2])]
        if move == "discard-shared":
            return [self.shared(words[0])]
        if move == "place-from":
            return [self.in_depot(words[0], words[1]), self.space(words[2])]
        if move == "take-shield":
            one = sum(line.startswith(f"take-shield {words[0]} ") for line in self.lines) == 1
            return [self.spot(f"shield {words[0]}"), *([] if one else [self.space(words[1])])]
        if move == "gather-goods":
            return [self.depots.locator(f'[data-spot$=" {words[0]}"]').first]
        spots = {"lay-card": "card", "give-goods": "goods", "buy-inn": "inns"}
        return (
            [self.in_depot("black", words[0])]
            if move == "trade"
            else [self.spot(f"{spots[move]} {words[0]}" if move != "buy-inn" else "inns")]
        )

    def shared(self, tile: str) -> Locator:
        return self.spot(f"shared {self.mine['shared'].index(tile)}")

    def effect_click(self, move: str, words: list[str]) -> Locator:
        if move == "load":
            return self.spot(f"depot {words[0]}")
        if move == "take-goods":
            return self.depots.locator(f'[data-spot$=" {words[0]}"]').first
        return self.stored(words[0]) if move == "discard" else self.decline

    def action_clicks(self, move: str, words: list[str]) -> list[Locator]:
        if move == "take":
            return [self.in_depot(words[0], words[1])]
        if move == "place":
            return [self.stored(words[0]), self.space(words[1])]
        return [self.goods(words[0])] if move == "sell-goods" else [self.workers]

    def play_turn(self, wish: Callable[[list[str]], str] | None = None) -> list[str]:
        """The whole turn, each time the line one wishes for; which they were."""
        made: list[str] = []
        while made[-1:] != ["end-turn"]:
            made.append((wish or quickest)(self.lines))
            self.play(made[-1])
        return made


def quickest(lines: list[str]) -> str:
    """Workers for both dice, and the end."""
    return first_of(lines, "take-workers", "end-turn", "decline")


def builder(lines: list[str]) -> str:
    """Whatever can be placed is placed, then sold, bought and taken."""
    one_way = [line for line in lines if not line.startswith("buy") or line.endswith(" 2 0")]
    if any(line.endswith(" 1 1") for line in lines):  # how to pay would be asked
        one_way = [line for line in lines if not line.startswith("buy")]
    kinds = (
        "place",
        "sell-goods",
        "buy",
        "load",
        "take-goods",
        "take",
        "discard",
        "take-workers",
        "end-turn",
    )
    return first_of(one_way, *kinds)


def first_of(lines: list[str], *moves: str) -> str:
    """The first line of the first kind of move that is open."""
    return next((line for move in moves for line in lines if line.split()[0] == move), lines[0])


# -- tables


def open_burgundy(guest: Guest, *kinds: str, **options: Any) -> str:
    """A new table with seats of these kinds."""
    seats = [seat_wish(kind) for kind in kinds]
    wish = {"game": "burgundy", "seats": seats, "options": options, "settings": {}}
    return guest.post("/api/tables", wish).read(TableInfo).id


def sit_down(person: Person, table: str, touch: bool = False) -> DuchyPage:
    person.at(f"/table/{table}")
    return DuchyPage(person, touch).drawn()


@dataclass(frozen=True)
class Prepared:
    """Two people at a table in the midst of a game, and the page of the one who is to act."""

    table: str
    people: list[Person]
    mine: DuchyPage


def continued(come: Come, game: str, **looks: Any) -> Prepared:
    """Ann and Ben, or as many as it takes, have played up to the end of a record."""
    record = read_record((GAMES / f"{game}.txt").read_text())
    people = [come(name, **looks) for name in NAMES[: record.options["seats"]]]
    table = laid_out(people[0].house, [person.asks for person in people], record)
    (acts,) = people[0].asks.table(table).to_act
    return Prepared(table, people, sit_down(people[acts], table, bool(looks.get("has_touch"))))


def laid_out(house: House, guests: list[Guest], record: Record) -> str:
    """A table like a new one of theirs, but with the moves of a record: a table is its log."""
    opened = open_burgundy(guests[0], "me", *["link"] * len(guests[1:]), **record.options)
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


def copy_rows(kept: sqlite3.Connection, name: str, key: str, opened: str, table: str) -> None:
    found = kept.execute(f"select * from {name} where {key} = ?", (opened,))
    columns = [column[0] for column in found.description]
    rows = [dict(zip(columns, row, strict=True)) | {key: table} for row in found.fetchall()]
    marks = ", ".join(f":{column}" for column in columns)
    kept.executemany(f"insert into {name} ({', '.join(columns)}) values ({marks})", rows)


def total_of(page: Page) -> str:
    """The last line of the score sheet."""
    return page.get_by_role("table").get_by_role("row", name="Total").inner_text()
