"""A Castle for All Seasons in a browser: its table, and games that were played up to where a test begins."""

from collections.abc import Callable
from typing import Any, Final

from playwright.sync_api import Locator, expect

from tests.browser.boards import BoardPage, Prepared, continued_at, first_of, open_board, sit_at
from tests.browser.people import Come, Person
from tests.server.house import Guest

LISTED: Final = ("pay", "fill", "turn-in", "change-talers")
KEEPING: Final = ("turn-in 0 0 0 0 0", "change-talers 0")
Wish = Callable[[list[str]], str]


class CastlePage(BoardPage):
    """A table of A Castle for All Seasons, in English."""

    GAME = "seasons"
    TITLE = "A Castle for All Seasons"
    OWN = "Your cards and resources"

    def __init__(self, person: Person, touch: bool = False) -> None:
        super().__init__(person, touch)
        self.castle = self.board.get_by_role("region", name="The castle")
        self.yard = self.board.get_by_role("region", name="Carts, tower and stock")
        self.ribbon = self.board.get_by_role("region", name="Who acts when")
        self.sure = self.page.get_by_role("button", name="I’m sure")
        self.change = self.banner.get_by_role("button", name="Change my choice")
        self.hand = self.tray.get_by_role("group", name="Hand")
        self.ways = self.tray.get_by_role("button").and_(self.page.locator(".way"))

    # -- what stands on the table

    @property
    def view(self) -> dict[str, Any]:
        view: dict[str, Any] = self.person.position["seats"][0]["view"]
        return view

    @property
    def mine(self) -> dict[str, Any]:
        """What whoever sits here has."""
        player: dict[str, Any] = self.view["players"][self.view["seat"]]
        return player

    # -- pieces

    def card(self, card: str) -> Locator:
        return self.spot(f"card {card}")

    def tile(self, tile: str) -> Locator:
        """The next one of its kind that is not built."""
        return self.spot(f"tile {tile}")

    def place(self, building: str, number: str) -> Locator:
        return self.spot(f"place {building} {number}")

    def origin(self, origin: str) -> Locator:
        """Where a helper comes from."""
        if origin == "supply":
            return self.spot("supply")
        return self.place("inn", "1") if origin == "inn" else self.spot(f"cart {origin}")

    # -- clicks

    def play(self, line: str) -> None:
        """Make a move by clicking whatever it names; the log then tells of it."""
        move, *words = line.split()
        with self.move():
            for piece in self.clicks_of(move, words, line):
                self.click(piece)
            asks = move not in ("erect", "choose") and line not in KEEPING
            if move == "choose":  # a secret is told once one is sure
                self.click(self.sure)
            if self.touch and words and asks:  # how it is paid asks once more
                self.confirm.tap()

    def clicks_of(self, move: str, words: list[str], line: str) -> list[Locator]:
        if not words:
            return [self.plain(move)]
        if line in KEEPING:
            return [self.tray.get_by_role("button", name="Keep everything")]
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
        wanted = self.listed(line)
        expect(self.ways.first).to_be_visible()
        return [wanted] if wanted.count() else [self.tray.get_by_role("button", name="more way"), wanted]

    def listed(self, line: str) -> Locator:
        return self.page.locator(f'[data-line="{line}"]')

    def helper_clicks(self, move: str, words: list[str]) -> list[Locator]:
        target = self.spot(f"cart {words[1]}") if move == "send" else self.place(words[1], words[2])
        return [self.origin(words[0]), target]

    def exchange_clicks(self, resource: str) -> list[Locator]:
        picks_up = "give silver" not in self.lines  # otherwise silver is a gift
        return [*[self.spot("own silver")] * picks_up, self.spot(f"stock {resource}")]

    def one_click(self, move: str, words: list[str]) -> Locator:
        if move == "erect":
            return self.tile(words[0])
        if move in ("remove", "fill-first", "act-first"):
            return self.card(words[0])
        kinds = {"call-back": "cart", "take": "tower", "buy": "lying", "give": "own", "pick": "gift"}
        return self.spot(" ".join([kinds[move], *words]))


# -- tables


def open_seasons(guest: Guest, *kinds: str, **options: Any) -> str:
    return open_board(guest, "seasons", *kinds, **options)


def sit_down(person: Person, table: str, touch: bool = False) -> CastlePage:
    return sit_at(CastlePage, person, table, touch)


def continued(come: Come, game: str, **looks: Any) -> Prepared[CastlePage]:
    return continued_at(CastlePage, come, game, **looks)


# -- what one would like to do


def builder(lines: list[str]) -> str:
    """Whatever can be built is built, helpers go wherever they may, then the turn ends."""
    kinds = ("pay", "erect", "house", "send", "take", "fill", "buy", "choose", "give", "pick", "end-turn")
    return first_of(lines, *kinds, "act-first", "change-talers", "turn-in")
