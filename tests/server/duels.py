"""Two people at one table of a house, each with an open page."""

from dataclasses import dataclass
from typing import Any

from bastide.server.sockets.messages import Position
from tests.server.house import Guest, House, Page


@dataclass(frozen=True)
class Duel:
    """Two people at a table, each with a page."""

    table: str
    guests: list[Guest]
    pages: list[Page]

    @property
    def acting(self) -> int:
        """The seat that is to act, once both pages know it."""
        number = max(page.here.number for page in self.pages)
        for page in self.pages:
            page.until(number)
            while not page.here.to_act:
                page.next()
        return self.pages[0].here.to_act[0]

    @property
    def actor(self) -> Page:
        return self.pages[self.acting]

    @property
    def other(self) -> Page:
        return self.pages[1 - self.acting]

    def play_out(self) -> Position:
        """First lines until the game is over."""
        while True:
            position = self.actor.play_turn()
            if not position.to_act:
                for page in self.pages:
                    page.until(position.number)
                return position


def unplayable(page: Page, seat: int) -> str:
    """A hex where the seat cannot build now."""
    lines = page.seat(seat).lines
    spelt = (f"build {row}.{column}" for row in range(1, 21) for column in range(1, 21))
    return next(line for line in spelt if line not in lines)


def new_duel(house: House, other: House | None = None, **settings: Any) -> Duel:
    """Ann has opened a table, Ben has come by its link, through the same door or another."""
    ann, ben = house.guest("Ann"), (other or house).guest("Ben")
    table = ann.open_table("me", "link", **settings)
    ben.join(table.id)
    return Duel(table.id, [ann, ben], [ann.watch(table.id), ben.watch(table.id)])
