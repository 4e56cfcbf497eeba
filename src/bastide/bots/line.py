"""A bot process: one socket to a house, one decision at a time."""

import json
from time import sleep
from typing import Final

from websockets.exceptions import WebSocketException
from websockets.sync.client import connect

from bastide.bots import BOTS, new_bot
from bastide.bots.bot import Bot
from bastide.core import house

LONGEST_PAUSE: Final = 5.0


def serve_house(server: str, token: str, lasting: bool = True) -> None:
    """Answer the house's questions; come back when the line breaks."""
    pause = 0.2
    while True:
        try:
            with connect(address(server, token), max_size=None, open_timeout=5) as line:
                line.send(json.dumps({"type": "ready", "games": list(house.games()), "levels": list(BOTS)}))
                pause = 0.2
                bots: dict[tuple[str, str], Bot] = {}
                for frame in line:
                    line.send(answer(json.loads(frame), bots))
        except (OSError, WebSocketException):
            pass
        if not lasting:
            return
        sleep(pause)
        pause = min(LONGEST_PAUSE, pause * 2)


def address(server: str, token: str) -> str:
    base = server.rstrip("/").replace("http://", "ws://").replace("https://", "wss://")
    return f"{base}/api/bots?token={token}"


def answer(turn: dict[str, object], bots: dict[tuple[str, str], Bot]) -> str:
    """The choice of the bot that the turn asks for."""
    game, level = str(turn["game"]), str(turn["level"])
    bot = bots.setdefault((game, level), new_bot(level, game))
    line = bot.choose(turn["view"], turn["lines"], turn["seconds"])  # type: ignore[arg-type]  # plain JSON
    return json.dumps({"type": "choice", "request": turn["request"], "line": line})
