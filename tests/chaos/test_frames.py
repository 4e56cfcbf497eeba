"""Thousands of frames at the sockets of tables and bots: each is answered, or its line alone is closed."""

from collections.abc import Callable
from itertools import count
from time import sleep
from typing import Final

import msgspec
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

from bastide.server.http.forms.tables import TableInfo
from bastide.server.limits import BURST, MESSAGES_A_SECOND, Bucket
from bastide.server.sockets.conversation import DEAR, MESSAGE_SIZE, ROWS, ref_of
from bastide.server.sockets.messages import (
    FromBot,
    FromBrowser,
    FromHouse,
    Hello,
    Hint,
    Ping,
    Pong,
    Ready,
    Refused,
    Turn,
)
from tests.chaos.frames import Frame, Fuzzer, reads
from tests.chaos.measure import FRAMES, source
from tests.server.house import SOON, TOKEN, Guest, House, seat_wish

NewHouse = Callable[..., House]
CLOSED: Final = {4408, 4429}  # for one who does not read or does not stop, as the document says
GAMES: Final = ("kingdom", "seasons", "burgundy")
COMPANIES: Final = 4  # of three guests for each game: more guests may say more in a second
OTHERS: Final = 50  # frames after which somebody else plays on
SHARE: Final = 0.8  # of what a guest may say, so that the answer is not that it was too fast

_addresses: Final = count(1)


def newcomer(house: House) -> Guest:
    """Somebody with an address of their own."""
    number = next(_addresses)
    return house.guest(f"Guest {number}", x_forwarded_for=f"10.7.{number // 250}.{number % 250 + 1}")


class Healthy:
    """A guest at a table of their own who notices nothing."""

    def __init__(self, house: House) -> None:
        self.guest = newcomer(house)
        self.sit_down()

    def sit_down(self) -> None:
        self.page = self.guest.watch(self.guest.open_table("me", "screen:Eve").id)

    def play(self) -> None:
        assert self.page.ask(Ping(), Pong)
        self.page.play(seat=self.page.here.to_act[0])
        if not self.page.here.to_act:
            self.sit_down()


def send(line: ClientConnection, frame: Frame, fuzzer: Fuzzer) -> None:
    """In one piece or in several."""
    body = fuzzer.parts(frame) if fuzzer.rng.random() < 0.1 else frame.body
    line.send(body, text=frame.is_text)


# -- at tables


class Sender:
    """A guest at a table who says what nobody should."""

    def __init__(self, guest: Guest, table: str) -> None:
        self.guest, self.table = guest, table
        self.bucket = Bucket(MESSAGES_A_SECOND * SHARE, BURST * SHARE)
        self.page = guest.watch(table)

    def send(self, frame: Frame, fuzzer: Fuzzer) -> None:
        is_readable = frame.is_text and len(frame.body) <= MESSAGE_SIZE
        message = reads(FromBrowser, frame.body) if is_readable else None
        self.pay(message)
        try:
            send(self.page.line, frame, fuzzer)
            self.page.tell(Ping())
            self.check(frame, message)
        except ConnectionClosed:
            code = self.page.closed()
            assert code in (frame.closes or CLOSED), (code, frame)
            self.page = self.guest.watch(self.table)
        else:
            assert not frame.closes, frame

    def pay(self, message: object) -> None:
        """As much as the house will ask for it, and for the ping behind it."""
        rows = self.page.here.number / ROWS if isinstance(message, Hello) else 0
        while not self.bucket.take(2 + DEAR.get(type(message), 0) + rows):
            sleep(0.01)

    def check(self, frame: Frame, message: object) -> None:
        """Whatever was sent is answered before the ping that came after it; only a hint takes its time."""
        heard = [self.until_pong()]
        if isinstance(message, Ping):
            heard.append(self.until_pong())
        elif message is None:
            assert "message-unreadable" in [one.code for one in heard[0] if isinstance(one, Refused)], frame
        else:
            assert heard[0] or isinstance(message, Hint), frame
            refs = [getattr(one, "ref", "") for one in heard[0]]
            assert isinstance(message, Hint) or not ref_of(frame.body) or ref_of(frame.body) in refs, frame
        codes = [one.code for part in heard for one in part if isinstance(one, Refused)]
        assert "house-fault" not in codes, frame

    def until_pong(self) -> list[FromHouse]:
        heard: list[FromHouse] = []
        while not isinstance(message := self.page.next(), Pong):
            heard.append(message)
        return heard


def senders(house: House, game: str) -> list[Sender]:
    """Two who play and one who watches."""
    ann, ben, eve = (newcomer(house) for _ in range(3))
    seats = [seat_wish(kind) for kind in ("me", "link")]
    wish = {"game": game, "seats": seats, "settings": {"start_when_full": True}}
    table = ann.post("/api/tables", wish).read(TableInfo).id
    ben.join(table)
    return [Sender(guest, table) for guest in (ann, ben, eve)]


def test_whatever_is_sent_to_a_table_is_answered(new_house: NewHouse) -> None:
    house = new_house(bots=1)
    fuzzer, healthy = Fuzzer(FromBrowser, source("frames")), Healthy(house)
    everyone = [sender for _ in range(COMPANIES) for game in GAMES for sender in senders(house, game)]
    for number in range(FRAMES * 7 // 10):
        sender = fuzzer.rng.choice(everyone)
        here = sender.page.here
        lines = [line for seat in here.seats for line in seat.lines]
        sender.send(fuzzer.frame(lines, here.number), fuzzer)
        if number % OTHERS == 0:
            healthy.play()
    assert "Traceback" not in house.complaints.read_text(), house.complaints.read_text()


# -- as a bot


class Bot:
    """A bot with the right token and nothing in its head."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.turn: Turn | None = None
        self.come()

    def come(self) -> None:
        self.line = self.house.connect("/api/bots", authorization=f"Bearer {TOKEN}")
        self.line.send(msgspec.json.encode(Ready(list(GAMES), ["uniform"])).decode())

    def send(self, frame: Frame, fuzzer: Fuzzer) -> None:
        message = reads(FromBot, frame.body)
        try:
            send(self.line, frame, fuzzer)
            self.line.send("what cannot be read")
            for _ in range(1 if message else 2):
                self.hear_refusal(frame)
        except ConnectionClosed:
            code = self.line.close_code
            assert code in (frame.closes or CLOSED), (code, frame)
            self.come()
        else:
            assert not frame.closes, frame

    def hear_refusal(self, frame: Frame) -> None:
        """What can be read and is of no use now is passed over; the rest is refused."""
        while True:
            heard = msgspec.json.decode(self.line.recv(timeout=SOON), type=Refused | Turn)
            if isinstance(heard, Refused):
                assert heard.code == "message-unreadable", frame
                return
            self.turn = heard


def test_whatever_a_bot_says_is_answered_or_passed_over(new_house: NewHouse) -> None:
    house = new_house(BASTIDE_BOT_TOKEN=TOKEN)
    fuzzer, healthy, bot = Fuzzer(FromBot, source("bots")), Healthy(house), Bot(house)
    host = newcomer(house)
    table = host.open_table("bot:uniform", "bot:uniform")
    for number in range(FRAMES * 3 // 10):
        turn = bot.turn
        bot.send(fuzzer.frame(turn.lines if turn else (), 0, turn.request if turn else ""), fuzzer)
        if number % OTHERS == 0:
            healthy.play()
            if host.table(table.id).status == "finished":
                table = host.open_table("bot:uniform", "bot:uniform")
    assert bot.turn is not None
    assert host.table(table.id).moves > 5
    assert "Traceback" not in house.complaints.read_text(), house.complaints.read_text()
