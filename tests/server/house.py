"""A real house in a process of its own, guests with cookies, and their open pages."""

import os
import signal
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing, contextmanager, suppress
from dataclasses import dataclass
from email.message import Message as Headers
from http.client import HTTPConnection
from itertools import count
from pathlib import Path
from time import monotonic, sleep
from typing import Any, Final, TypeVar
from weakref import WeakSet

import msgspec
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from bastide.server.http.forms.guests import Me
from bastide.server.http.forms.shared import Problem
from bastide.server.http.forms.tables import SeatLink, TableInfo
from bastide.server.sockets.messages import (
    Done,
    FromBrowser,
    FromHouse,
    Hello,
    Ping,
    Play,
    Pong,
    Position,
    Refused,
    SeatTable,
)
from tests.server.processes import running
from tests.starting import LANG, Process, start_told

PATIENCE: Final = 120.0  # seconds after which something counts as hung
SOON: Final = PATIENCE  # seconds within which a page is told whatever it is told
TOO_FAST: Final = 4429  # how a line is closed that was opened too soon after others
TOKEN: Final = "the-token-of-the-bots"
SERVE: Final[list[str | Path]] = ["serve", "--host", "127.0.0.1"]

Kind = TypeVar("Kind")
_numbers: Final = count(1)
_read: Final = msgspec.json.Decoder(FromHouse)


@dataclass(frozen=True)
class Reply:
    """What the house answered to a request."""

    status: int
    headers: Headers
    body: bytes

    def read(self, kind: type[Kind]) -> Kind:
        assert 200 <= self.status < 300, (self.status, self.body)
        return msgspec.json.decode(self.body, type=kind)

    @property
    def problem(self) -> Problem:
        """Why it was refused; never a fault of the house, and always in words."""
        assert 400 <= self.status < 500, (self.status, self.body)
        assert self.headers["content-type"].startswith("application/problem+json"), self.body
        problem = msgspec.json.decode(self.body, type=Problem)
        assert problem.detail not in ("", problem.code)
        return problem

    @property
    def refused(self) -> tuple[int, str]:
        return self.status, self.problem.code


HOUSES: "WeakSet[House]" = WeakSet()


class House:
    """`bastide serve` in a session of its own, so that whatever it starts can be ended with it."""

    port = 0  # any
    page: Path | None = None  # the one that is built, if it is
    more: tuple[str | Path, ...] = ()  # that the command is told

    def __init__(self, folder: Path, bots: int = 0, workers: int = 1, **environment: str) -> None:
        self.folder = folder
        self.complaints = folder / "complaints.txt"
        self.processes: list[Process] = []  # the last one is the house
        self._environment = environment
        self._workers = workers
        self.lines = ExitStack()  # to open pages and bots
        HOUSES.add(self)
        self.start(bots)

    @property
    def process(self) -> Process:
        return self.processes[-1]

    def start(self, bots: int = 0) -> None:
        """Open the house, for the first time or again on the same data."""
        numbers = ["--port", str(self.port), "--bots", str(bots), "--workers", str(self._workers)]
        folders: list[str | Path] = ["--data", self.folder / "data"]
        folders += ["--page", self.page] if self.page else []
        known = environment(self.folder, **self._environment)
        process = start_told([*SERVE, *numbers, *folders, *self.more], known, self.complaints)
        self.processes.append(process)
        assert process.stdout is not None
        first = process.stdout.readline()
        assert first.startswith("listening on http://127.0.0.1:"), self.complaints.read_text()
        self.url = first.removeprefix("listening on ").strip()
        self.address = self.url.removeprefix("http://")
        self.opened = monotonic()

    def guest(self, name: str = "Ann", **headers: str) -> "Guest":
        """Somebody new."""
        guest = Guest(self, name, headers)
        guest.get("/api/me")
        guest.patch("/api/me", {"name": name})
        return guest

    def stop(self) -> int:
        """Ask the house to close; how it ended."""
        self.process.send_signal(signal.SIGTERM)
        return self.process.wait(timeout=PATIENCE)

    def kill(self) -> None:
        self.process.kill()
        self.process.wait()

    def leave(self) -> None:
        """End everything that belongs to the house."""
        self.lines.close()
        for process in self.processes:
            with suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGKILL)
            process.kill()  # also if it has no session of its own yet
            process.wait(timeout=PATIENCE)
            assert process.stdout is not None
            process.stdout.close()

    def bots(self) -> list[int]:
        """The ids of the processes that the house has started."""
        return [own for own, parent in running() if parent == self.process.pid]

    def rows(self, table: str) -> list[tuple[int, int, str]]:
        """The log as SQLite keeps it: number, seat, line."""
        with closing(sqlite3.connect(self.folder / "data" / "house.sqlite", timeout=PATIENCE)) as line:
            asked = "select number, seat, line from moves where table_id = ? order by number"
            return line.execute(asked, (table,)).fetchall()

    def connect(self, path: str, **headers: str) -> ClientConnection:
        """A socket to the house."""
        given = {name.replace("_", "-"): value for name, value in headers.items()}
        line = connect(
            f"ws://{self.address}{path}",
            additional_headers=given,
            open_timeout=PATIENCE,
            max_size=None,
            max_queue=None,
        )
        return self.lines.enter_context(line)


def environment(folder: Path, **more: str) -> dict[str, str]:
    """Ours is left outside, but for the way to a compiled engine."""
    kept = {name: os.environ[name] for name in ("PATH", "PYTHONPATH") if name in os.environ}
    return {**kept, "HOME": str(folder), "LANG": LANG, **more}


class Guest:
    """Someone with a browser: a cookie that is kept, and requests."""

    def __init__(self, house: House, name: str = "", headers: dict[str, str] | None = None) -> None:
        self.house = house
        self.name = name
        self.headers = headers or {}
        self.cookie = ""
        self.patient = True  # asks again when it was too fast: all tests come from one address

    def send(self, method: str, path: str, body: object = None, **headers: str) -> Reply:
        """One request; a body that is not bytes goes as JSON."""
        sent = body if isinstance(body, bytes) else b"" if body is None else msgspec.json.encode(body)
        given = {"content-type": "application/json"} if sent else {}
        given |= {"cookie": self.cookie} if self.cookie else {}
        given |= {name.replace("_", "-"): value for name, value in (self.headers | headers).items()}
        line = HTTPConnection(self.house.address, timeout=PATIENCE)
        with closing(line):
            line.request(method, path, body=sent or None, headers=given)
            answer = line.getresponse()
            reply = Reply(answer.status, answer.headers, answer.read())
        if self.patient and reply.status == 429 and reply.problem.code == "too-fast":
            sleep(0.2)
            return self.send(method, path, body, **headers)
        self.cookie = (reply.headers["set-cookie"] or self.cookie).partition(";")[0]
        return reply

    def get(self, path: str, **headers: str) -> Reply:
        return self.send("GET", path, **headers)

    def post(self, path: str, body: object = None, **headers: str) -> Reply:
        return self.send("POST", path, body, **headers)

    def patch(self, path: str, body: object = None, **headers: str) -> Reply:
        return self.send("PATCH", path, body, **headers)

    def me(self) -> Me:
        return self.get("/api/me").read(Me)

    def open_table(self, *kinds: str, options: dict[str, Any] | None = None, **settings: Any) -> TableInfo:
        """A table with seats of these kinds, which starts when it is full.

        `bot:uniform` and `screen:Eve` say which bot and whose.
        """
        wish = {
            "game": "kingdom",
            "seats": [seat_wish(kind) for kind in kinds],
            "options": options or {},
            "settings": {"start_when_full": True, **settings},
        }
        return timeless(self.post("/api/tables", wish).read(TableInfo))

    def table(self, key: str) -> TableInfo:
        return timeless(self.get(f"/api/tables/{key}").read(TableInfo))

    def join(self, key: str, secret: str = "") -> TableInfo:
        return self.post(f"/api/tables/{key}/join", {"secret": secret}).read(TableInfo)

    def at_seat(self, key: str, seat: int, what: str) -> Reply:
        """Concede, to-bot, take-back, replace."""
        return self.post(f"/api/tables/{key}/seats/{seat}/{what}")

    def links(self, key: str) -> list[SeatLink]:
        return self.get(f"/api/tables/{key}/links").read(list[SeatLink])

    def page(self, key: str, **headers: str) -> "Page":
        """Open the table's page; nothing is said yet."""
        given = {"cookie": self.cookie} | self.headers | headers
        return Page(self.house.connect(f"/api/tables/{key}/socket", **given))

    def watch(self, key: str, last: int = 0) -> "Page":
        """Open the table's page and say hello; one who was too fast tries again, as the page does."""
        while True:
            page = self.page(key)
            try:
                page.hello(last)
                return page
            except ConnectionClosed:
                if not self.patient or page.line.close_code != TOO_FAST:
                    raise
            sleep(0.2)

    def position(self, key: str) -> Position:
        """Where a table stands, told to a page that is closed again."""
        page = self.watch(key)
        page.close()
        return page.here


def timeless(table: TableInfo) -> TableInfo:
    """What is said of a table, whenever it is said: a clock on the wall shows every moment anew."""
    seats = [msgspec.structs.replace(seat, away_since=seat.away_since and 0.0) for seat in table.seats]
    return msgspec.structs.replace(table, seats=seats, now=0.0)


def seat_wish(kind: str) -> dict[str, str]:
    word, _, more = kind.partition(":")
    if not more:
        return {"kind": word}
    return {"kind": word, "bot" if word == "bot" else "name": more}


class Page:
    """One open page at a table: what it says, and everything it hears."""

    def __init__(self, line: ClientConnection) -> None:
        self.line = line
        self.frames: list[str] = []  # all that was heard, as it came
        self.position: Position | None = None  # the newest

    def tell(self, message: FromBrowser) -> None:
        self.line.send(msgspec.json.encode(message).decode())

    def next(self, seconds: float = SOON) -> FromHouse:
        """What is heard next."""
        frame = self.line.recv(timeout=seconds)
        assert isinstance(frame, str)
        self.frames.append(frame)
        message: FromHouse = _read.decode(frame)
        if isinstance(message, Position):
            self.position = message
        return message

    def hear(
        self, kind: type[Kind], such: Callable[[Kind], bool] = lambda _: True, seconds: float = SOON
    ) -> Kind:
        """The next message of a kind; what comes before it is passed over."""
        while True:
            message = self.next(seconds)
            if isinstance(message, kind) and such(message):
                return message

    def ask(self, message: FromBrowser, kind: type[Kind]) -> Kind:
        """Say something and hear the answer; what was too fast is said again."""
        self.tell(message)
        while True:
            heard = self.next()
            if isinstance(heard, kind):
                return heard
            if isinstance(heard, Refused) and heard.code == "too-fast":
                sleep(0.2)
                self.tell(message)

    def refusal(self, message: FromBrowser) -> str:
        """The stable code of the refusal of what is said, which is also put in words."""
        refused = self.ask(message, Refused)
        assert refused.why.text not in ("", refused.code)
        return refused.code

    def hello(self, last: int = 0) -> Position:
        """Say hello and hear where the table stands, not what was on its way before."""
        if self.position is not None:
            self.ask(Ping(), Pong)
        return self.ask(Hello(last), Position)

    def until(self, number: int) -> Position:
        """The position after this row, once it has come."""
        while self.position is None or self.position.number < number:
            self.next()
        return self.position

    def play(self, line: str = "", seat: int | None = None, client_move: str = "") -> Position:
        """Play a line, by default the first one; where the table stands once that is done."""
        mine, ref = self.seat(seat), f"move-{next(_numbers)}"
        assert mine.seat is not None
        play = Play(mine.seat, line or mine.lines[0], self.here.number, client_move or ref, ref)
        while True:
            self.tell(play)
            heard = self.next()
            while not (isinstance(heard, Done | Refused) and heard.ref == ref):
                heard = self.next()
            if isinstance(heard, Done):
                return self.here
            assert heard.code == "too-fast", heard
            sleep(0.2)

    def play_turn(self) -> Position:
        """The whole turn of the seat that is to act: first lines, until the turn is ended."""
        seat = self.here.to_act[0]
        while self.here.to_act == [seat]:
            lines = self.seat(seat).lines
            self.play("end-turn" if "end-turn" in lines else lines[0], seat)
        return self.here

    @property
    def here(self) -> Position:
        """The newest position."""
        assert self.position is not None
        return self.position

    def seat(self, seat: int | None = None) -> SeatTable:
        """The page's own seat, or this one of several."""
        assert self.position is not None
        return next(one for one in self.position.seats if seat in (None, one.seat))

    def closed(self) -> int:
        """Wait until the house has closed the line; the code it gave."""
        with suppress(ConnectionClosed):
            while True:
                self.next()
        assert self.line.close_code is not None
        return self.line.close_code

    def close(self) -> None:
        self.line.close()


def eventually(has_come: Callable[[], bool], seconds: float = PATIENCE) -> None:
    """Wait for something to come true."""
    until = monotonic() + seconds
    while not has_come():
        assert monotonic() < until, "it never came true"
        sleep(0.05)


@contextmanager
def open_house(folder: Path, bots: int = 0, workers: int = 1, **environment: str) -> Iterator[House]:
    house = House(folder, bots, workers, **environment)
    try:
        yield house
    finally:
        house.leave()
