"""Tables of the load: three bots each, every one a guest with an open page, who play game after game."""

import asyncio
from collections import deque
from collections.abc import Callable, Coroutine, Sequence
from itertools import count
from time import perf_counter
from typing import Any, Final, Protocol

import msgspec

from bastide.bots.uniform import Uniform
from bastide.cli.bench.guests import PATIENCE, Guest, Page
from bastide.server.sockets.messages import Hello, Play

SEATS: Final = 3
GAME: Final = "kingdom"
BREATH: Final = 0.06  # seconds between two lines of a seat: the house hears twenty a second from a page


class HeardRow(msgspec.Struct, gc=False):
    number: int


class HeardSeat(msgspec.Struct, gc=False):
    lines: list[str]


class Heard(msgspec.Struct, gc=False):
    """What a page hears, as far as a blind bot needs it; its lines are read when it is to act."""

    type: str = ""
    number: int = 0
    fresh: bool = False
    log: list[HeardRow] = []
    seats: msgspec.Raw = msgspec.Raw(b"[]")
    to_act: list[int] = []
    code: str = ""


_read: Final = msgspec.json.Decoder(Heard)
_read_seats: Final = msgspec.json.Decoder(list[HeardSeat])
_names: Final = count(1)


class Seat:
    """One bot at a table, and what its page has heard."""

    def __init__(self, seat: int, guest: Guest, has_heard: Callable[[], None]) -> None:
        self.seat = seat
        self.guest = guest
        self.has_heard = has_heard
        self.page: Page | None = None
        self.position = Heard()
        self.rows = 0  # heard of one after the other, without a gap
        self.sent = 0.0  # when the last line was

    async def open_page(self, table: str) -> None:
        self.position, self.rows = Heard(), 0
        self.page = await Page.open(self.guest, table, self.hear)
        self.page.tell(Hello(0))

    def hear(self, frame: bytes) -> None:
        heard = _read.decode(frame)
        if heard.type == "refused":
            raise RuntimeError(f"the house refused a line: {heard.code}")
        if heard.type == "position":
            self.position = heard
            rows = 0 if heard.fresh else self.rows
            for row in heard.log:
                rows += row.number == rows + 1
            if rows == heard.number:
                self.rows = rows
            self.has_heard()

    def play(self, line: str) -> None:
        assert self.page is not None
        self.sent = perf_counter()
        self.page.tell(Play(self.seat, line, self.position.number, f"bench-{next(_names)}"))

    async def close_page(self) -> None:
        assert self.page is not None
        await self.page.close()


class Watch(Protocol):
    """Who takes the time of every move and says when the next is due."""

    def has_played(self, table: "Table", took: float) -> None: ...
    def later(self, work: Coroutine[Any, Any, None]) -> None: ...


class Table:
    """Three bots. A line is played when it is due and all three have heard of the one before."""

    def __init__(self, guests: Sequence[Guest], bot: Uniform, watch: Watch) -> None:
        self.seats = [Seat(seat, guest, self.has_heard) for seat, guest in enumerate(guests)]
        self.bot = bot
        self.watch = watch
        self.key = ""
        self.due: deque[float] = deque()  # moments when lines were or are to be played
        self.is_free = False  # no line is on its way
        self.after = 0  # the row after which the line on its way was played
        self.told = self.heard = 0  # rows the pages had to hear of in all games, and those they heard of

    async def open(self) -> None:
        """The first guest opens the table, the others come by its link."""
        host, *others = [seat.guest for seat in self.seats]
        seats = [{"kind": "me"}, *[{"kind": "link"} for _ in others]]
        wish = {"game": GAME, "seats": seats, "settings": {"start_when_full": True}}
        self.key = (await asyncio.to_thread(host.ask, "POST", "/api/tables", wish))["id"]
        for guest in others:
            await asyncio.to_thread(guest.ask, "POST", f"/api/tables/{self.key}/join", {})
        await self.open_pages()

    async def open_pages(self) -> None:
        for seat in self.seats:
            await seat.open_page(self.key)
        async with asyncio.timeout(PATIENCE):
            while not all(seat.position.to_act for seat in self.seats):
                await asyncio.sleep(0.01)
        self.is_free = True

    async def close_pages(self) -> None:
        self.is_free = False
        self.told += SEATS * max(seat.position.number for seat in self.seats)
        self.heard += sum(seat.rows for seat in self.seats)
        for seat in self.seats:
            await seat.close_page()

    def owe(self, moment: float) -> None:
        """A line is due at a moment."""
        self.due.append(moment)
        if self.is_free:
            self.play()

    def play(self) -> None:
        seat = self.seats[self.seats[0].position.to_act[0]]
        self.is_free, self.after = False, seat.position.number
        breath = seat.sent + BREATH - perf_counter()
        if breath > 0:  # our own delay, not the house's
            self.due[0] = max(self.due[0], seat.sent + BREATH)
            asyncio.get_running_loop().call_later(breath, self.send, seat)
        else:
            self.send(seat)

    def send(self, seat: Seat) -> None:
        (table,) = _read_seats.decode(seat.position.seats)
        seat.play(self.bot.choose({}, table.lines, 0.0))

    def has_heard(self) -> None:
        """A page has heard something: once all have heard of the line, the next one may go."""
        if not self.due or self.is_free or any(seat.position.number <= self.after for seat in self.seats):
            return
        took = perf_counter() - self.due.popleft()
        self.is_free = bool(self.seats[0].position.to_act)
        if not self.is_free:
            self.watch.later(self.again())
        elif self.due:
            self.play()
        self.watch.has_played(self, took)

    async def again(self) -> None:
        """The game is over: the same three at a new table."""
        host = self.seats[0].guest
        opened = await asyncio.to_thread(host.ask, "POST", f"/api/tables/{self.key}/rematch")
        await self.close_pages()
        self.key = opened["id"]
        await self.open_pages()
        self.due = deque(perf_counter() for _ in self.due)  # nobody waits for a line before the game begins
        if self.due:
            self.play()
