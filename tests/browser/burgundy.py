"""The Castles of Burgundy in a browser: its table, and games that were played up to where a test begins."""

import re
from collections.abc import Callable
from typing import Any, Final

from playwright.sync_api import Locator

from tests.browser.boards import NAMES, BoardPage, Prepared, continued_at, first_of, open_board, sit_at
from tests.browser.people import Come, Person
from tests.server.house import Guest

EFFECTS: Final = ("load", "take-goods", "discard", "decline")
MODULES: Final = (
    *("set-die", "place-shared", "discard-shared", "place-from", "take-shield", "gather-goods"),
    *("lay-card", "give-goods", "buy-inn", "trade"),
)
# Lines that have a button, and what it is called.
BUTTONS: Final = {
    "hire-workers": "2 workers for 1 silver",
    "copy-building": "{0}",
    "give-up": "Discard: Shield {0}",
    "pay-upkeep": "Pay for the shields",
    "choose-player": "copy {0}’s monasteries",
    "store": "Store it for",
    "resolve": "First: ",
    "buy-points": "Buy points: +{0}",
}


class DuchyPage(BoardPage):
    """A table of The Castles of Burgundy, in English."""

    GAME = "burgundy"
    TITLE = "The Castles of Burgundy"
    OWN = "Your dice, storage and goods"

    def __init__(self, person: Person, touch: bool = False) -> None:
        super().__init__(person, touch)
        self.depots = self.board.get_by_role("region", name="Main board")
        self.duchy = self.board.get_by_role("region", name=re.compile("’s duchy$"))
        self.used = self.tray.get_by_role("button", name="used die")
        self.can_act = self.tray.locator("[data-spot^=die][data-open]").first
        self.workers = self.tray.get_by_role("button", name=re.compile("^Workers"))
        self.effect = self.duchy.get_by_role("complementary")
        self.decline = self.banner.get_by_role("button", name="Decline")
        self.others = self.page.get_by_role("region", name="Opponents")

    # -- pieces

    def die(self, number: str) -> Locator:
        return self.tray.get_by_role("button", name=f"die {number}", exact=True).first

    def stored(self, tile: str) -> Locator:
        return self.spot(f"stored {tile}")

    def in_depot(self, depot: str, tile: str) -> Locator:
        return self.spot(f"tile {depot} {tile}")

    def space(self, space: str) -> Locator:
        return self.spot(f"space {space}")

    def goods(self, number: str) -> Locator:
        """Ours, which a die of this number sells."""
        return self.tray.get_by_role("button", name=re.compile(": Sell goods")).and_(
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

    def moves(self, *clicks: Locator) -> None:
        """Clicks that make a move."""
        with self.move():
            *first, last = clicks
            for piece in first:
                self.click(piece)
            asks = self.touch and self.asks_again(last)
            self.click(last)
            if asks:
                self.confirm.tap()

    def asks_again(self, piece: Locator) -> bool:
        """A finger is asked once more, unless a button has said it all."""
        return bool(piece.evaluate("piece => piece.closest('[data-spot], li') !== null"))

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
        return str(pending[-1]["effect"]) if pending else ""

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
            return [self.in_depots(words[0])]
        spots = {"lay-card": "card", "give-goods": "goods", "buy-inn": "inns"}
        return (
            [self.in_depot("black", words[0])]
            if move == "trade"
            else [self.spot(f"{spots[move]} {words[0]}" if move != "buy-inn" else "inns")]
        )

    def shared(self, tile: str) -> Locator:
        return self.spot(f"shared {tile}")

    def in_depots(self, goods: str) -> Locator:
        """Goods of a depot that a ship can load."""
        return self.depots.locator(f'[data-spot^="stock {goods} "]').first

    def effect_click(self, move: str, words: list[str]) -> Locator:
        if move == "load":
            return self.spot(f"depot {words[0]}")
        if move == "take-goods":
            return self.in_depots(words[0])
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
    tiles = [tile_of(line) for line in lines]
    one_way = [
        line for line in lines if not line.startswith("buy") or tiles.count(tile_of(line)) == 1
    ]  # otherwise it would be asked how to pay, or whether to take it with a die
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


def tile_of(line: str) -> list[str]:
    """What a click on a depot names: the depot and the tile there, if the line takes or buys one."""
    move, *words = line.split()
    return {"take": words[1:3], "buy": words[:2]}.get(move, [])


# -- tables


def open_burgundy(guest: Guest, *kinds: str, **options: Any) -> str:
    return open_board(guest, "burgundy", *kinds, **options)


def sit_down(person: Person, table: str, touch: bool = False) -> DuchyPage:
    return sit_at(DuchyPage, person, table, touch)


def continued(come: Come, game: str, **looks: Any) -> Prepared[DuchyPage]:
    return continued_at(DuchyPage, come, game, **looks)
