"""What the house lets nobody do to the others: too much, too fast, too slowly, from one place."""

import asyncio
import socket
from collections.abc import Awaitable, Callable, Iterator
from contextlib import ExitStack, closing, contextmanager, suppress
from dataclasses import dataclass
from itertools import count, islice, repeat
from pathlib import Path
from threading import Event, Thread
from typing import Any

import msgspec
import pytest
import uvicorn
from litestar import Litestar, websocket
from websockets.client import ClientProtocol
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode
from websockets.sync.client import connect
from websockets.uri import parse_uri

import bastide
from bastide.cli.bench.usage import resident
from bastide.core.match import replay
from bastide.server import limits
from bastide.server.guests import digest
from bastide.server.http.forms.replays import Replay
from bastide.server.http.forms.tables import TableInfo
from bastide.server.limits import LINES_OF_ADDRESS, LINES_OF_GUEST, OPENING, RATES, Limits
from bastide.server.sockets.messages import FromHouse, Hello, Ping, Pong, Position, Said, TableChanged
from bastide.server.sockets.pages import UNREAD_BYTES, Mailbox, Socket
from bastide.server.sockets.wire import HttpLine, SocketLine
from bastide.server.storage.schema import StoredMove, StoredSeat, StoredTable
from bastide.server.study.replays import Replays
from bastide.server.tables.records import import_record
from bastide.server.tables.table import Table
from tests.cli.terminal import finished_record
from tests.server.house import PATIENCE, SOON, TOKEN, Guest, House, eventually
from tests.server.inside import ANN, BEN, EVE, Worker, page_of
from tests.server.twins.doors import Doors, open_doors

NewHouse = Callable[..., House]
GAMES = Path(__file__).parents[1] / "games" / "burgundy" / "games"
LONG_GAME = (GAMES / "everything-four-seats.txt").read_text()
TOO_SLOW, TOO_MANY = 4408, 4429
HELLO = msgspec.json.encode(Hello()).decode()


def looked_at(guest: Guest, text: str) -> str:
    """A record that is opened to look at: the name of its table."""
    return guest.post("/api/records", {"text": text}).read(TableInfo).id


# -- what costs more


@dataclass(frozen=True)
class Visit:
    """A house behind whose doors no time passes, so that nothing is granted anew; and a game to look at."""

    doors: Doors
    key: str

    async def refused(self, path: str, times: int) -> int:
        """How many of so many requests are too fast."""
        answers = [await self.doors.ask("GET", f"/api/tables/{self.key}{path}", ANN.id) for _ in range(times)]
        return [answer.status for answer in answers].count(429)

    async def refused_hellos(self, guest: str, last: int, times: int) -> int:
        """How many of so many hellos are too fast, on a page that has said one before."""
        page = self.doors.page(f"/api/tables/{self.key}/socket", guest)
        await page.say(HELLO)
        first = len(page.heard)
        for _ in range(times):
            page.send(msgspec.json.encode(Hello(last)).decode())

        def answers(kind: bytes) -> int:
            return sum(kind in frame for frame in page.heard[first:])

        await page.until(lambda: answers(b'"position"') + answers(b'"refused"') == times)
        refused = answers(b'"too-fast"')
        await page.close()
        return refused


@pytest.fixture
def visit(
    tmp_path: Path, runner: asyncio.Runner, monkeypatch: pytest.MonkeyPatch
) -> Callable[[str, Callable[[Visit], Awaitable[Any]]], Any]:
    """Opens such a house with a game of this record, for what is asked of it."""
    monkeypatch.setattr(limits, "monotonic", lambda: 0.0)

    async def visited(record: str, work: Callable[[Visit], Awaitable[Any]]) -> Any:
        async with open_doors(tmp_path / "house") as doors:
            for guest in (ANN, BEN):
                await doors.house.store.add_guest(guest, digest(guest.id), 1.0)
            table = await import_record(doors.house, ANN, record)
            return await work(Visit(doors, table.stored.id))

    return lambda record, work: runner.run(visited(record, work))


def test_a_replay_takes_more_of_what_a_guest_may_ask_than_a_plain_request(visit: Any) -> None:
    async def asked(here: Visit) -> list[int]:
        return [await here.refused("", 150), await here.refused("/replay?last=1", 150)]

    assert visit(finished_record(), asked) == [0, 120]


def table_of(text: str, key: str) -> Table:
    """A finished table of this record."""
    match = replay(text)
    seats = tuple(StoredSeat(seat, "link", "Ann") for seat in range(match.options["seats"]))
    rows = [StoredMove(place, row.seat, row.line, 0.0, None) for place, row in enumerate(match.log, 1)]
    settings = {"live_gold": True, "absence": 60}
    game = match.game
    stored = StoredTable(
        key, game.KEY, game.RULES, dict(match.options), settings, "finished", "ann", "", None, 1.0, seats
    )
    return Table(stored, rows)


def test_a_replay_is_worked_out_once_and_only_as_far_as_somebody_looks(runner: asyncio.Runner) -> None:
    replays, table = Replays(), table_of(finished_record(), "one")
    runner.run(replays.show(table, 0, 5))
    reel = replays.reels["one"]
    assert len(reel.frames) == 6
    first = list(reel.frames)
    shown = msgspec.json.decode(runner.run(replays.show(table, 3, 9)), type=Replay)
    assert [frame.number for frame in shown.frames] == list(range(3, 10))
    assert [one is other for one, other in zip(first, reel.frames, strict=False)] == [True] * 6


def test_a_kept_replay_shows_what_a_spectator_saw(runner: asyncio.Runner) -> None:
    table = table_of(finished_record(), "one")
    shown = msgspec.json.decode(runner.run(Replays().show(table, 0, 10_000)), type=Replay)
    match = bastide.Match("kingdom", chance="manual")
    assert shown.moves == len(table.match.log) == len(shown.frames) - 1
    for frame in shown.frames:
        if frame.number:
            row = table.match.log[frame.number - 1]
            match.play(row.seat, row.line)
        assert frame.view == msgspec.to_builtins(match.view(None))
        assert (frame.told is None) == (frame.number == 0)


def test_replays_are_kept_while_there_is_room(runner: asyncio.Runner) -> None:
    replays = Replays(room=3_000_000)
    for number in range(12):
        runner.run(replays.show(table_of(finished_record(), str(number)), 0, 10_000))
        assert replays.size <= 3_000_000
    assert 1 <= len(replays.reels) < 12
    assert "11" in replays.reels


def test_many_guests_of_one_address_have_so_much_together(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "monotonic", lambda: 0.0)
    left = Limits()
    granted = [left.admit(f"guest {number % 50}", "10.0.0.1") for number in range(4000)]
    assert granted.count(True) == 2000
    assert left.admit("guest 1", "10.0.0.2")


def test_requests_that_come_too_fast_are_refused_and_others_are_not(
    visit: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def asked(here: Visit) -> list[int]:
        codes = [await here.refused("", 300), await here.refused("", 5)]
        codes.append((await here.doors.ask("GET", "/api/me", BEN.id)).status)
        monkeypatch.setattr(limits, "monotonic", lambda: 1.0)
        return [*codes, await here.refused("", 5)]

    assert visit(finished_record(), asked) == [0, 5, 200, 0]


def test_invented_cookies_do_not_lift_the_limit(visit: Any) -> None:
    async def asked(here: Visit) -> list[int]:
        tokens = (f"invented-{number}" for number in range(2100))
        return [(await here.doors.ask("GET", "/api/tables/nowhere", token)).status for token in tokens]

    assert set(visit(finished_record(), asked)) == {401, 429}


def test_a_message_that_costs_more_takes_more(visit: Any) -> None:
    assert visit(finished_record(), lambda here: here.refused_hellos(ANN.id, 0, 30)) > 20


def test_a_hello_costs_as_much_as_it_has_to_tell(visit: Any) -> None:
    async def refused(here: Visit) -> list[int]:
        last = (await here.doors.house.table(here.key)).number
        return [await here.refused_hellos(ANN.id, last, 10), await here.refused_hellos(BEN.id, 0, 10)]

    knowing, unknowing = visit(LONG_GAME, refused)
    assert knowing == 0
    assert unknowing >= 8


def test_one_who_comes_again_and_again_to_hear_a_long_log_is_sent_away(new_house: NewHouse) -> None:
    ann = new_house().guest()
    key = looked_at(ann, LONG_GAME)

    def is_sent_away(last: int) -> bool:
        page = ann.page(key)
        try:
            page.tell(Hello(last))
            page.hear(Position)
        except ConnectionClosed:
            return page.closed() == TOO_MANY
        page.close()
        return False

    last = ann.watch(key).here.number
    assert not any(is_sent_away(last) for _ in range(30))
    assert any(is_sent_away(0) for _ in range(200))


def test_a_page_that_does_not_stop_when_it_is_too_fast_is_cut_off(new_house: NewHouse) -> None:
    house = new_house()
    ann = house.guest()
    page = ann.watch(ann.open_table("me", "link").id)
    with suppress(ConnectionClosed):
        for _ in range(20_000):
            page.tell(Ping())
    assert page.closed() == TOO_MANY


# -- where somebody comes from


def is_refused(house: House, address: str) -> bool:
    """Whether a stranger who comes from there is one too many."""
    stranger = Guest(house, headers={"x_forwarded_for": address})
    stranger.patient = False
    return stranger.get("/api/me").status == 429


def are_refused(house: House, addresses: Iterator[str]) -> bool:
    """Whether strangers are, at last: how many come before that depends on how fast they come."""
    return any(is_refused(house, address) for address in islice(addresses, 3000))


def test_newcomers_from_one_address_are_limited_and_others_are_not(new_house: NewHouse) -> None:
    house = new_house()
    assert are_refused(house, repeat("203.0.113.1"))
    assert not is_refused(house, "203.0.113.2")


def test_addresses_of_one_household_count_as_one(new_house: NewHouse) -> None:
    house = new_house()
    assert are_refused(house, (f"2001:db8::{host:x}" for host in count(1)))
    assert not is_refused(house, "2001:db8:0:1::1")


def test_one_who_is_no_trusted_proxy_cannot_say_where_others_come_from(new_house: NewHouse) -> None:
    house = new_house(FORWARDED_ALLOW_IPS="192.0.2.7")
    assert are_refused(house, (f"10.1.{host % 250}.{host // 250}" for host in count(1)))


def test_behind_a_proxy_that_speaks_https_the_line_stays_safe(house: House) -> None:
    reply = Guest(house, headers={"x-forwarded-proto": "https"}).get("/api/me")
    assert "secure" in reply.headers["set-cookie"].lower()
    assert reply.headers["strict-transport-security"].startswith("max-age=")
    plain = Guest(house).get("/api/me")
    assert "secure" not in plain.headers["set-cookie"].lower()
    assert plain.headers["strict-transport-security"] is None


def test_one_who_is_no_trusted_proxy_is_not_believed_to_speak_https(new_house: NewHouse) -> None:
    house = new_house(FORWARDED_ALLOW_IPS="192.0.2.7")
    reply = Guest(house, headers={"x-forwarded-proto": "https"}).get("/api/me")
    assert "secure" not in reply.headers["set-cookie"].lower()
    assert reply.headers["strict-transport-security"] is None


@pytest.mark.parametrize("path", ["/", "/api/nowhere", "/assets/none.js", "/api/tables/none"])
def test_every_answer_keeps_the_line_safe(house: House, path: str) -> None:
    reply = house.guest().get(path, x_forwarded_proto="https")
    assert reply.headers["strict-transport-security"]
    assert reply.headers["x-content-type-options"] == "nosniff"


# -- sockets


def test_wrong_tokens_from_one_address_are_soon_not_even_looked_at(new_house: NewHouse) -> None:
    house = new_house(BASTIDE_BOT_TOKEN=TOKEN)

    def knock(**headers: str) -> int:
        line = house.connect("/api/bots?token=wrong", **headers)
        with pytest.raises(ConnectionClosed):
            line.recv(timeout=SOON)
        assert line.close_code is not None
        return line.close_code

    codes = [knock() for _ in range(20)]
    assert codes[:10] == [4401] * 10
    assert codes.count(TOO_MANY) >= 8
    assert knock(x_forwarded_for="203.0.113.9") == 4401


def test_a_guest_has_so_many_open_pages_and_room_again_when_one_is_closed(new_house: NewHouse) -> None:
    house = new_house()
    ann = house.guest()
    key = ann.open_table("me", "link").id
    pages = [ann.page(key) for _ in range(LINES_OF_GUEST)]
    assert pages[-1].ask(Ping(), Pong)
    assert ann.page(key).closed() == TOO_MANY
    assert house.guest("Ben").watch(key)
    pages[0].close()

    def is_let_in() -> bool:
        page = ann.page(key)
        page.tell(Ping())
        try:
            return page.hear(Pong) is not None
        except ConnectionClosed:
            return False

    eventually(is_let_in)


def test_an_address_has_so_many_open_pages() -> None:
    left = Limits()
    with ExitStack() as stack:
        lines = [stack.enter_context(left.line(str(number // 20), "10.0.0.1")) for number in range(400)]
        assert lines.count(True) == LINES_OF_ADDRESS
        assert stack.enter_context(left.line("other", "10.0.0.2"))
    assert not left.lines


class Deaf:
    """A page that says hello again and again and reads nothing."""

    def __init__(self, address: str, path: str, cookie: str = "", waits: bool = True) -> None:
        host, _, port = address.partition(":")
        self.line = socket.socket()
        self.line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        self.line.connect((host, int(port)))
        self.line.settimeout(PATIENCE)
        self.protocol = ClientProtocol(parse_uri(f"ws://{address}{path}"), max_size=None)
        request = self.protocol.connect()
        request.headers["Cookie"] = cookie
        self.protocol.send_request(request)
        self.flush()
        while waits and not self.protocol.events_received():
            self.protocol.receive_data(self.line.recv(1))  # the answer, and nothing behind it

    def hello(self) -> None:
        self.protocol.send_text(msgspec.json.encode(Hello()))
        self.flush()

    def flush(self) -> None:
        self.line.sendall(b"".join(self.protocol.data_to_send()))

    def read_to_the_end(self) -> int | None:
        """All that is still to be read; the code at its end."""
        while part := self.line.recv(65536):
            self.protocol.receive_data(part)
            frames = [one for one in self.protocol.events_received() if isinstance(one, Frame)]
            if any(frame.opcode is Opcode.CLOSE for frame in frames):
                break
        return self.protocol.close_rcvd.code if self.protocol.close_rcvd else None


def test_sockets_that_are_opened_too_fast_are_refused(new_house: NewHouse) -> None:
    house = new_house()
    lines = [Deaf(house.address, "/api/tables/nowhere/socket", waits=False) for _ in range(250)]
    codes = [line.read_to_the_end() for line in lines]
    assert set(codes) == {4401, TOO_MANY}
    assert codes.count(4401) >= RATES["request"][1] / OPENING


def test_forty_readers_that_do_not_read_cost_little(new_house: NewHouse) -> None:
    house = new_house()
    ann = house.guest()
    key = looked_at(ann, LONG_GAME)
    page = ann.watch(key)
    before = resident(house.process.pid)
    path = f"/api/tables/{key}/socket"
    deaf = [Deaf(house.address, path, house.guest().cookie) for _ in range(40)]
    for _ in range(40):
        for one in deaf:
            with suppress(ConnectionError):  # it is cut off already
                one.hello()
    page.tell(Ping())
    page.hear(Pong, seconds=2 * PATIENCE)  # whatever was asked before is answered or cut off
    assert resident(house.process.pid) - before < 60_000_000
    for one in deaf:
        one.line.close()


# -- who comes and goes


def test_nobody_hears_of_those_who_only_watch(worker: Worker) -> None:
    key = worker.open("me", "screen").stored.id
    watcher, _ = page_of(EVE)
    worker.run(worker.house.listen(key, watcher), worker.house.stop_listening(key, watcher))
    assert worker.house.arrivals == set()
    worker.run(worker.house.listen(key, page_of(ANN)[0]))
    assert worker.house.arrivals == {key}


def test_a_player_who_comes_and_goes_ten_times_is_told_of_once(
    worker: Worker, monkeypatch: pytest.MonkeyPatch
) -> None:
    key = worker.open("me", "screen").stored.id
    (watcher, heard), (player, _) = page_of(EVE), page_of(ANN)
    worker.do(worker.house.listen(key, watcher))
    monkeypatch.setattr("bastide.server.house.SOON", 0.0)

    async def come_and_go() -> list[FromHouse]:
        before = len(heard)
        for _ in range(10):
            await worker.house.listen(key, player)
            await worker.house.stop_listening(key, player)
        while worker.house.arrivals:
            await asyncio.sleep(0)
        return heard[before:]

    assert [type(one) for one in worker.do(come_and_go())] == [TableChanged]


# -- lines on which nothing comes, or is read


class Hasty(HttpLine):
    """The same line with less patience."""

    header_time = 2.0
    body_time = 2.5


class Door(uvicorn.Server):
    """A server in a thread of its own, at a door that is open before it begins."""

    def install_signal_handlers(self) -> None:
        """The test has its own."""

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        yield


async def swallow(scope: dict[str, Any], receive: Any, send: Any) -> None:
    """Reads a whole body and says how long it was; a socket gets its text back."""
    if scope["type"] == "websocket":
        await receive()
        await send({"type": "websocket.accept"})
        while (event := await receive())["type"] == "websocket.receive":
            await send({"type": "websocket.send", "text": event["text"]})
        return
    size = 0
    while (event := await receive())["type"] == "http.request":
        size += len(event["body"])
        if not event["more_body"]:
            told = str(size).encode()
            length = (b"content-length", str(len(told)).encode())
            await send({"type": "http.response.start", "status": 200, "headers": [length]})
            await send({"type": "http.response.body", "body": told})
            return


@contextmanager
def served(app: Any) -> Iterator[tuple[str, int]]:
    """The address of a server whose patience is short."""
    door = socket.create_server(("127.0.0.1", 0))
    config = uvicorn.Config(app, http=Hasty, ws=SocketLine, lifespan="off", timeout_graceful_shutdown=1)
    server = Door(config)
    thread = Thread(target=lambda: asyncio.run(server.serve(sockets=[door])))
    thread.start()
    try:
        yield door.getsockname()
    finally:
        server.should_exit = True
        thread.join()


@pytest.fixture
def hasty() -> Iterator[tuple[str, int]]:
    with served(swallow) as address:
        yield address


@pytest.mark.parametrize(("letters", "size"), [(100, 50_000), (3000, 100)], ids=["bytes", "messages"])
def test_a_reader_that_does_not_read_is_cut_off_with_a_code(letters: int, size: int) -> None:
    is_done = Event()
    kept: list[int] = []

    @websocket("/")
    async def talk(socket: Socket) -> None:
        await socket.accept()
        mailbox = Mailbox(socket)
        await mailbox.send(Said(0, "ann", "Ann", None, "x" * 4_000_000, 0.0))  # more than any buffer holds
        while mailbox.queue.qsize():
            await asyncio.sleep(0)
        for number in range(letters):
            await mailbox.send(Said(number, "ann", "Ann", None, "x" * size, 0.0))
            kept.append(mailbox.size)
        is_done.set()
        with suppress(asyncio.CancelledError):
            await mailbox.task

    with served(Litestar([talk])) as (host, port):
        deaf = Deaf(f"{host}:{port}", "/")
        assert is_done.wait(PATIENCE)
        assert 0 < max(kept) <= UNREAD_BYTES
        assert kept[-1] == 0
        assert deaf.read_to_the_end() == TOO_SLOW
        deaf.line.close()


def heard(line: socket.socket) -> bytes:
    """All that comes until the line is closed."""
    line.settimeout(PATIENCE)
    parts = []
    try:
        while part := line.recv(4096):
            parts.append(part)
    except ConnectionResetError:
        pass
    return b"".join(parts)


def trickle(line: socket.socket) -> bytes:
    """One letter after the other, until the other side has enough of it."""
    line.settimeout(0.1)
    parts = []
    for _ in range(int(PATIENCE / 0.1)):
        try:
            line.sendall(b"x")
            part = line.recv(4096)
        except TimeoutError:
            continue
        except (ConnectionResetError, BrokenPipeError):
            break
        if not part:
            break
        parts.append(part)
    else:
        raise AssertionError("it was never cut off")
    return b"".join(parts)


def test_a_line_on_which_nothing_is_said_is_closed(hasty: tuple[str, int]) -> None:
    with closing(socket.create_connection(hasty)) as line:
        assert heard(line) == b""


@pytest.mark.parametrize(
    "begun",
    [
        b"GET / HTTP/1.1\r\nhost: x\r\nx-slow: ",
        b"POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 9999\r\n\r\nx",
    ],
    ids=["headers", "body"],
)
def test_a_request_that_trickles_in_is_cut_off(hasty: tuple[str, int], begun: bytes) -> None:
    with closing(socket.create_connection(hasty)) as line:
        line.sendall(begun)
        assert trickle(line).startswith(b"HTTP/1.1 408 ")


def test_a_second_request_on_the_same_line_has_no_more_time_than_the_first(hasty: tuple[str, int]) -> None:
    with closing(socket.create_connection(hasty)) as line:
        for _ in range(3):
            line.sendall(b"POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 3\r\n\r\nabc")
            answer = b""
            while not answer.endswith(b"\r\n\r\n3"):
                answer += line.recv(4096)
        line.sendall(b"GET / HTTP/1.1\r\nhost: ")
        assert trickle(line).startswith(b"HTTP/1.1 408 ")


def test_a_socket_stays_open_longer_than_any_request(hasty: tuple[str, int]) -> None:
    with (
        connect(f"ws://127.0.0.1:{hasty[1]}/") as line,
        closing(socket.create_connection(hasty)) as idle,
        closing(socket.create_connection(hasty)) as slow,
    ):
        slow.sendall(b"POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 9\r\n\r\n")
        assert heard(idle) == b""
        assert heard(slow).startswith(b"HTTP/1.1 408 ")
        line.send("still there")
        assert line.recv(timeout=SOON) == "still there"


def test_the_house_cuts_off_a_request_that_never_ends_and_says_nothing_of_it(new_house: NewHouse) -> None:
    house = new_house()
    host, _, port = house.address.partition(":")
    with ExitStack() as stack:
        lines = [stack.enter_context(closing(socket.create_connection((host, int(port))))) for _ in range(3)]
        lines[1].sendall(b"GET /api/games HTTP/1.1\r\nhost: ")
        lines[2].sendall(b"POST /api/tables HTTP/1.1\r\nhost: x\r\ncontent-length: 100\r\n\r\n{")
        told = [heard(line)[:12] for line in lines]
    assert told[:2] == [b"", b"HTTP/1.1 408"]
    assert told[2] in (b"HTTP/1.1 408", b"HTTP/1.1 401")
    assert house.complaints.read_text() == ""
