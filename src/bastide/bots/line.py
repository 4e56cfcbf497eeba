"""A bot process: one socket to a house, one decision at a time."""

import json
import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from itertools import chain
from threading import Thread
from time import sleep
from typing import Final

from websockets.exceptions import ConnectionClosed, WebSocketException
from websockets.protocol import State
from websockets.sync.client import ClientConnection, connect

from bastide.bots import BOTS, new_bot
from bastide.bots.bot import Bot
from bastide.core import house
from bastide.core.errors import BadOption, Message

SHORTEST_PAUSE: Final = 0.2
LONGEST_PAUSE: Final = 5.0
SETTLED: Final = 0.5  # seconds after which a house has had time to refuse us
REFUSED: Final = 4401
BEAT: Final = 1.0


def serve_house(server: str, token: str, tell: Callable[[str], None]) -> None:
    """Answer the house's questions; come back when the line breaks. `tell` hears how it stands."""
    pause, told = SHORTEST_PAUSE, ""
    while True:
        try:
            with open_line(server, token) as line:
                first = first_frame(line)
                if line.close_code == REFUSED:
                    raise BadOption(Message("bots-refused"))
                pause, told = SHORTEST_PAUSE, say_once(tell, "bots-connected", told)
                talk(line, first)
        except (OSError, WebSocketException):
            told = say_once(tell, "bots-waiting", told)
        sleep(pause)
        pause = min(LONGEST_PAUSE, pause * 2)


def first_frame(line: ClientConnection) -> str | bytes | None:
    """What is asked first, if anything is asked at once; a house that refuses us closes the line."""
    with suppress(TimeoutError, ConnectionClosed):
        return line.recv(timeout=SETTLED)
    return None


def say_once(tell: Callable[[str], None], key: str, told: str) -> str:
    """Tell what is new."""
    if key != told:
        tell(key)
    return key


def serve_keeper(server: str, token: str) -> None:
    """The same for a house that has started this process: one line, and signs of life to whoever keeps it."""
    try:
        with open_line(server, token) as line:
            Thread(target=beat, args=(line,), daemon=True).start()
            talk(line)
    except (OSError, WebSocketException):
        return


@contextmanager
def open_line(server: str, token: str) -> Iterator[ClientConnection]:
    with connect(address(server, token), max_size=None, open_timeout=5) as line:
        line.send(json.dumps({"type": "ready", "games": list(house.games()), "levels": list(BOTS)}))
        yield line


def talk(line: ClientConnection, first: str | bytes | None = None) -> None:
    bots: dict[tuple[str, str], Bot] = {}
    for frame in chain([] if first is None else [first], line):
        line.send(answer(json.loads(frame), bots))


def beat(line: ClientConnection) -> None:
    """A sign of life every second; a bot that still thinks when its line is closed has hung, and ends."""
    with suppress(OSError):  # nobody keeps this process any more
        while line.state is State.OPEN:
            os.write(sys.stdout.fileno(), b".")
            sleep(BEAT)
    sleep(BEAT)
    os._exit(1)


def address(server: str, token: str) -> str:
    base = server.rstrip("/").replace("http://", "ws://").replace("https://", "wss://")
    return f"{base}/api/bots?token={token}"


def answer(turn: dict[str, object], bots: dict[tuple[str, str], Bot]) -> str:
    """The choice of the bot that the turn asks for."""
    game, level = str(turn["game"]), str(turn["level"])
    if (game, level) not in bots:
        bots[game, level] = new_bot(level, game)
    line = bots[game, level].choose(turn["view"], turn["lines"], turn["seconds"])  # type: ignore[arg-type]  # plain JSON
    return json.dumps({"type": "choice", "request": turn["request"], "line": line})
