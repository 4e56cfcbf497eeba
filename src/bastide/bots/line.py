"""A bot process: one socket to a house, one decision at a time."""

import json
import logging
import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import asdict
from itertools import chain
from threading import Thread
from time import sleep
from typing import Any, Final

from websockets.exceptions import ConnectionClosed, WebSocketException
from websockets.protocol import State
from websockets.sync.client import ClientConnection, connect

from bastide.bots import BOTS, LEARNT, new_bot
from bastide.bots.bot import Bot
from bastide.core import registry
from bastide.core.errors import BadOption, BastideError, Message

SHORTEST_PAUSE: Final = 0.2
LONGEST_PAUSE: Final = 5.0
SETTLED: Final = 0.5  # seconds after which a house has had time to refuse us
REFUSED: Final = 4401
BEAT: Final = 1.0
STAND_IN: Final = "steward"
BESIDE: Final = ("study", "search")  # what is asked of finished games

Look = Callable[[dict[str, Any]], dict[str, Any]]  # at a portion of a finished game, or one of its decisions


def serve_house(server: str, token: str, tell: Callable[[str], None]) -> None:
    """Answer the house's questions; come back when the line breaks. `tell` hears how it stands."""
    pause, told = SHORTEST_PAUSE, ""
    while True:
        try:
            with open_line(server, token) as line:
                first = first_frame(line)
                pause, told = SHORTEST_PAUSE, say_once(tell, "bots-connected", told)
                talk(line, first)
        except (OSError, WebSocketException) as problem:
            if is_refusal(problem):
                raise BadOption(Message("bots-refused")) from None
            told = say_once(tell, "bots-waiting", told)
        sleep(pause)
        pause = min(LONGEST_PAUSE, pause * 2)


def first_frame(line: ClientConnection) -> str | bytes | None:
    """What is asked first, if anything is asked at once; a house that refuses us closes the line."""
    with suppress(TimeoutError):
        return line.recv(timeout=SETTLED)
    return None


def is_refusal(problem: Exception) -> bool:
    """Whether the house has shut its door to us, however late it came to say so."""
    told = problem.rcvd if isinstance(problem, ConnectionClosed) else None
    return told is not None and told.code == REFUSED


def say_once(tell: Callable[[str], None], key: str, told: str) -> str:
    """Tell what is new."""
    if key != told:
        tell(key)
    return key


def serve_keeper(server: str, token: str, look: Look) -> None:
    """The same for a house that has started this process: one line, and signs of life to whoever keeps it."""
    try:
        with open_line(server, token) as line:
            Thread(target=beat, args=(line,), daemon=True).start()
            talk(line, look=look)
    except (OSError, WebSocketException):
        return


@contextmanager
def open_line(server: str, token: str) -> Iterator[ClientConnection]:
    known = {"Authorization": f"Bearer {token}"}
    with connect(address(server), additional_headers=known, max_size=None, open_timeout=5) as line:
        line.send(json.dumps({"type": "ready", "games": list(registry.games()), "levels": list(BOTS)}))
        yield line


def talk(line: ClientConnection, first: str | bytes | None = None, look: Look | None = None) -> None:
    bots: dict[tuple[str, str], Bot] = {}
    for frame in chain([] if first is None else [first], line):
        asked = json.loads(frame)
        studied = findings(asked, look) if look and asked["type"] in BESIDE else None
        line.send(studied or answer(asked, bots))


def beat(line: ClientConnection) -> None:
    """A sign of life every second; a bot that still thinks when its line is closed has hung, and ends."""
    with suppress(OSError):  # nobody keeps this process any more
        while line.state is State.OPEN:
            os.write(sys.stdout.fileno(), b".")
            sleep(BEAT)
    sleep(BEAT)
    os._exit(1)


def address(server: str) -> str:
    base = server.rstrip("/").replace("http://", "ws://").replace("https://", "wss://")
    return f"{base}/api/bots"


def answer(turn: dict[str, object], bots: dict[tuple[str, str], Bot]) -> str:
    """The choice of the bot that the turn asks for; what it cannot answer it gives up, and lives."""
    try:
        if turn.get("kind") == "hints":
            return advice(turn)
        line = bot_for(turn, bots).choose(turn["view"], turn["lines"], turn["seconds"])  # type: ignore[arg-type]  # plain JSON
    except Exception as fault:
        asked = turn["level"] or turn.get("kind")
        logging.getLogger("bastide").error("%s fails at a decision of %s: %r", asked, turn["game"], fault)
        return json.dumps({"type": "given-up", "request": turn["request"]})
    return json.dumps({"type": "choice", "request": turn["request"], "line": line})


def bot_for(turn: dict[str, object], bots: dict[tuple[str, str], Bot]) -> Bot:
    """The bot that the turn asks for; one whose dice are told is made for this turn alone."""
    game, level, seed = str(turn["game"]), str(turn["level"]), str(turn.get("seed", ""))
    if seed:
        return bot_or_stand_in(level, game, seed)
    if (game, level) not in bots:
        bots[game, level] = bot_or_stand_in(level, game)
    return bots[game, level]


def bot_or_stand_in(level: str, game: str, seed: str | None = None) -> Bot:
    """A bot of this level; where its weights cannot be used one that needs none, and the log says why."""
    try:
        return new_bot(level, game, seed)
    except BastideError as problem:
        if level not in LEARNT:
            raise
        logging.getLogger("bastide").warning("%s of %s: %s", level, game, problem)
        return new_bot(STAND_IN, game, seed)


def advice(turn: dict[str, object]) -> str:
    """The best ways to go on, with their reasons; the first line of the best is the choice."""
    ways = []
    asked = turn["view"], turn["lines"], turn.get("among", [])
    for hint in registry.hints(str(turn["game"]), *asked):  # type: ignore[arg-type]  # plain JSON
        expected = asdict(hint)
        ways.append({"lines": expected.pop("lines"), "expected": expected})
    line = ways[0]["lines"][0]
    return json.dumps({"type": "choice", "request": turn["request"], "line": line, "ways": ways})


def findings(asked: dict[str, Any], look: Look) -> str:
    """What is found in a portion of a finished game; one that cannot be read is given up."""
    try:
        found = look(asked)
    except Exception as fault:
        logging.getLogger("bastide").error("a game of %s cannot be looked at: %r", asked["game"], fault)
        return json.dumps({"type": "given-up", "request": asked["request"]})
    return json.dumps({**found, "request": asked["request"]})
