"""A bot process: one socket to a house, one decision at a time."""

import json
import os
import sys
from contextlib import suppress
from threading import Thread
from time import sleep
from typing import Final

from websockets.exceptions import WebSocketException
from websockets.protocol import State
from websockets.sync.client import ClientConnection, connect

from bastide.bots import BOTS, new_bot
from bastide.bots.bot import Bot
from bastide.core import house

LONGEST_PAUSE: Final = 5.0
BEAT: Final = 1.0


def serve_house(server: str, token: str) -> None:
    """Answer the house's questions; come back when the line breaks."""
    pause = 0.2
    while True:
        try:
            with open_line(server, token) as line:
                pause = 0.2
                talk(line)
        except (OSError, WebSocketException):
            pass
        sleep(pause)
        pause = min(LONGEST_PAUSE, pause * 2)


def serve_keeper(server: str, token: str) -> None:
    """The same for a house that has started this process: one line, and signs of life to whoever keeps it."""
    try:
        with open_line(server, token) as line:
            Thread(target=beat, args=(line,), daemon=True).start()
            talk(line)
    except (OSError, WebSocketException):
        return


def open_line(server: str, token: str) -> ClientConnection:
    line = connect(address(server, token), max_size=None, open_timeout=5)
    line.send(json.dumps({"type": "ready", "games": list(house.games()), "levels": list(BOTS)}))
    return line


def talk(line: ClientConnection) -> None:
    bots: dict[tuple[str, str], Bot] = {}
    for frame in line:
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
    bot = bots.setdefault((game, level), new_bot(level, game))
    line = bot.choose(turn["view"], turn["lines"], turn["seconds"])  # type: ignore[arg-type]  # plain JSON
    return json.dumps({"type": "choice", "request": turn["request"], "line": line})
