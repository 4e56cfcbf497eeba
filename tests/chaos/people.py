"""People who play as the page does: whatever happens to their lines, they come back and go on."""

from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from http.client import HTTPException
from itertools import count
from random import Random
from threading import Event, Thread
from time import sleep
from typing import Any, Final, TypeVar

import msgspec
from websockets.exceptions import WebSocketException

from bastide.server.http.forms.tables import TableInfo
from bastide.server.sockets.messages import Done, FromHouse, Hello, Play, Position, Refused, Undo
from tests.server.house import Guest, Page, seat_wish

LOST: Final = (OSError, WebSocketException, HTTPException, EOFError)  # the line, and nothing else is wrong
PAUSE: Final = 0.1
AGAIN: Final = ("too-fast", "house-cannot-keep")  # what is refused so is sent again under the same name
REFUSALS: Final = frozenset(
    (*AGAIN, "stale", "undo-nothing")
)  # all that may be said to one who plays by the rules

Kind = TypeVar("Kind")
_names: Final = count(1)


@dataclass(frozen=True)
class Heard:
    """A row as somebody was told of it."""

    seat: int
    at: float


class Player(Thread):
    """One at a table, or who only watches there; all that was told and sent is remembered."""

    def __init__(self, guest: Guest, table: str, rng: Random, closing: Event, is_over: Event) -> None:
        super().__init__(daemon=True)
        self.guest, self.table, self.rng = guest, table, rng
        self.closing = closing  # the test is
        self.is_over = is_over  # the game is
        self.last = 0
        self.told: dict[int, Heard] = {}
        self.sent: dict[str, Play] = {}
        self.played: set[str] = set()  # the names of moves that the house has confirmed
        self.unanswered: Play | None = None
        self.page: Page | None = None
        self.strange: list[object] = []  # what nobody should ever hear

    def run(self) -> None:
        while not (self.closing.is_set() or self.is_over.is_set()):
            with suppress(*LOST):
                self.visit()
            sleep(PAUSE)

    def visit(self) -> None:
        """The page is open until its line is lost."""
        self.page = page = self.guest.page(self.table)
        page.tell(Hello(self.last))
        if self.unanswered:
            page.tell(self.unanswered)
        while not (self.closing.is_set() or self.is_over.is_set()):
            with suppress(TimeoutError):
                self.hear(page, page.next(seconds=0.5))
        page.close()

    def cut(self) -> None:
        """The line is lost without a word."""
        if self.page is not None:
            with suppress(OSError):
                self.page.line.socket.shutdown(2)

    def hear(self, page: Page, message: FromHouse) -> None:
        if isinstance(message, Position):
            self.note(message)
            if self.unanswered is None:
                self.act(page, message)
        elif isinstance(message, Done) and self.unanswered and message.ref == self.unanswered.ref:
            self.played.add(self.unanswered.client_move)
            self.unanswered = None
            if page.position is not None:
                self.act(page, page.position)
        elif isinstance(message, Refused):
            self.take_refusal(page, message)

    def note(self, position: Position) -> None:
        """Remember what is told; a row never becomes another."""
        for row in position.log:
            heard = Heard(row.seat, row.at)
            if self.told.setdefault(row.number, heard) != heard:
                self.strange.append((row, self.told[row.number]))
        self.last = position.number
        if position.score is not None and position.score.final and not position.to_act:
            self.is_over.set()

    def act(self, page: Page, position: Position) -> None:
        """Play any line, and now and then take one back."""
        mine = next((one for one in position.seats if one.seat is not None and one.lines), None)
        if mine is None or mine.seat is None:
            return
        sleep(self.rng.uniform(0.02, PAUSE))  # what the house allows, and so that moments differ
        if mine.undo is not None and self.rng.random() < 0.05:
            page.tell(Undo(mine.seat))
            return
        line = self.rng.choice(mine.lines)
        name = f"{self.name} {next(_names)}"
        move = Play(mine.seat, line, position.number, name, ref=name)
        self.sent[move.client_move] = self.unanswered = move
        page.tell(move)

    def take_refusal(self, page: Page, refusal: Refused) -> None:
        if refusal.code not in REFUSALS:
            self.strange.append(refusal)
        sleep(PAUSE)
        move = self.unanswered
        if move and refusal.ref == move.ref:
            if refusal.code in AGAIN:
                page.tell(move)
                return
            self.unanswered = None
        page.tell(Hello(self.last))  # where the table stands now


class Company(Thread):
    """Some guests who play game after game at tables with seats of these kinds; the first is the host."""

    def __init__(self, guests: list[Guest], game: str, kinds: list[str], rng: Random, closing: Event) -> None:
        super().__init__(daemon=True)
        self.guests, self.game, self.kinds, self.rng, self.closing = guests, game, kinds, rng, closing
        self.players: list[Player] = []  # of all the games

    def run(self) -> None:
        while not self.closing.is_set():
            table = self.open()
            if table is not None:
                self.play(table)

    def open(self) -> str | None:
        """A table at which everyone sits; nothing if the line was lost on the way to it."""
        with suppress(*LOST):
            host, *others = self.guests
            seats = [seat_wish(kind) for kind in self.kinds]
            wish = {"game": self.game, "seats": seats, "settings": {"start_when_full": True}}
            table = host.post("/api/tables", wish).read(TableInfo).id
            for guest in others:
                guest.join(table)
            return table
        sleep(PAUSE)
        return None

    def play(self, table: str) -> None:
        is_over = Event()
        players = [
            Player(guest, table, Random(self.rng.random()), self.closing, is_over) for guest in self.guests
        ]
        self.players += players
        for player in players:
            player.start()
        for player in players:
            player.join()

    @property
    def playing(self) -> list[Player]:
        return [player for player in self.players if player.is_alive()]

    @property
    def moves(self) -> int:
        """How many the house has confirmed."""
        return sum(len(player.played) for player in self.players)


def insist(ask: Callable[[], Kind]) -> Kind:
    """Ask until the line holds."""
    while True:
        with suppress(*LOST):
            return ask()
        sleep(PAUSE)


def plain(value: Any) -> Any:
    """As it comes out of JSON."""
    return msgspec.json.decode(msgspec.json.encode(value))
