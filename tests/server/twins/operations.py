"""Every operation of the API's document as it is asked here; those that are not, each with its reason."""

import json
from dataclasses import dataclass
from functools import cache
from random import Random
from typing import Any, Final

from litestar.serialization import encode_json

from bastide.core.match import Match
from bastide.core.position import POSITION
from bastide.server.app import new_app
from bastide.server.bots.pool import BotTokens
from bastide.server.http.published import publish
from bastide.study.puzzles.puzzle import shipped
from tests.server.twins.logs import next_position

ANY: Final = ""  # whatever is answered
AT_THE_END: Final = "409"  # before that it is refused


@dataclass(frozen=True)
class Operation:
    """One method at one path of the document."""

    what: str
    does: str  # method and path, as the document has them
    query: str = ""
    bodies: tuple[str, ...] = ("",)
    met: str = "200"  # what must have been answered, and compared
    often: int = 1

    def request(self, words: dict[str, Any], body: str) -> tuple[str, str, bytes]:
        method, path = self.does.split()
        if path.startswith(PUZZLE):
            words = {**words, "key": words["puzzle"]}
        return method, (path + self.query).format(**words), body.encode()


TABLE: Final = "/api/tables/{key}"
SEAT: Final = f"{TABLE}/seats/{{seat}}"
PUZZLE: Final = "/api/puzzles/{game}/{key}"

ASKED: Final = (  # by anybody, and it changes nothing
    Operation("table", f"GET {TABLE}", often=3),
    Operation("position", f"GET {TABLE}/position", often=3),
    Operation("links", f"GET {TABLE}/links", often=3),
    Operation("record", f"GET {TABLE}/record", often=3),
    Operation("replay", f"GET {TABLE}/replay", "?first={first}&last={last}", often=3),
    Operation("lobby", "GET /api/lobby", often=3),
    Operation("archive", "GET /api/archive", often=3),
    Operation("me", "GET /api/me", often=3),
    Operation("my-record", "GET /api/me/record"),
    Operation("try", f"GET {TABLE}/try", "?move={row}", met=AT_THE_END),
    Operation("begin-analysis", f"POST {TABLE}/analysis", met=AT_THE_END),
    Operation("analysis", f"GET {TABLE}/analysis", "?first={first}", met=AT_THE_END),
    Operation("best-line", f"GET {TABLE}/analysis/{{row}}", met=AT_THE_END),
    Operation("ways", f"GET {TABLE}/analysis/{{row}}/ways", met=AT_THE_END),
    Operation("play-on", f"POST {TABLE}/play-on", bodies=('{{"move":{row}}}',), met=AT_THE_END),
    Operation("try-position", "POST /api/positions", bodies=("{wish}", "{wish}", '{{"position":{{}}}}')),
    Operation("position-hints", "POST /api/positions/hints", bodies=("{wish}",)),
    Operation("daily", "GET /api/daily"),
    Operation("standings", "GET /api/daily/standings/{span}"),
    Operation("puzzles", "GET /api/puzzles"),
    Operation("next-puzzle", "GET /api/puzzles/{game}/next"),
    Operation("puzzle", f"GET {PUZZLE}"),
    Operation("puzzle-preview", f"POST {PUZZLE}/preview", bodies=('{{"line":"{line}"}}',)),
    Operation("puzzle-why", f"POST {PUZZLE}/why", bodies=('{{"spots":["x"]}}',)),
    Operation("puzzle-hint", f"POST {PUZZLE}/hint"),
    Operation("puzzle-answer", f"POST {PUZZLE}/answer", bodies=("{{}}", '{{"line":"{line}"}}')),
)
DONE: Final = (  # to a table, mostly too late or by one who may not
    Operation("join", f"POST {TABLE}/join", bodies=("{{}}", '{{"secret":"no"}}', "{{"), met=ANY, often=3),
    Operation("leave", f"POST {TABLE}/leave", met=ANY),
    Operation("start-table", f"POST {TABLE}/start", met=ANY),
    Operation("rematch", f"POST {TABLE}/rematch", met=ANY),
    Operation("put-away", f"POST {TABLE}/archive", bodies=('{{"away":true}}',), met=ANY),
    Operation(
        "change-table",
        f"PATCH {TABLE}",
        bodies=("{{}}", '{{"options":{{"seats":2}}}}', '{{"settings":{{"live_gold":true}}}}'),
        met=ANY,
    ),
    Operation("change-seat", f"POST {SEAT}", bodies=('{{"kind":"bot"}}',), met=ANY),
    Operation("replace", f"POST {SEAT}/replace", met=ANY),
    Operation("take-back", f"POST {SEAT}/take-back", met=ANY),
    Operation("renew", f"POST {SEAT}/link", bodies=("{{}}",), met=ANY),
    Operation("to-bot", f"POST {SEAT}/to-bot", met=ANY),
    Operation("concede", f"POST {SEAT}/concede", met=ANY),
    Operation("import", "POST /api/records", bodies=('{{"text":"bastide 1"}}',), met=ANY),
)
OPERATIONS: Final = (*ASKED, *DONE)
TELLING_ALL: Final = ("record", "try", "begin-analysis", "play-on")  # of a finished game, as it should be
LAST: Final = ("to-bot", "concede", "rematch")  # what follows may differ

NOT_ASKED: Final = {  # the reason
    "GET /api/games": "printed: no table is read for it",
    "GET /api/games/{key}/box": "printed",
    "GET /api/games/{key}/guide": "printed",
    "GET /api/words/{language}/{name}": "printed",
    "GET /api/rules/{key}/{language}": "printed",
    "GET /api/socket-messages": "nothing: it puts the socket's messages into the document",
    "PATCH /api/me": "says again what it was told, of the guest alone",
    "POST /api/tables": "opens a table, with chance of its own, and reads no other",
    "POST /api/daily/{game}": "opens a table likewise",
    "POST /api/daily/{game}/practice": "opens a table likewise",
}


def published() -> list[str]:
    """The operations of the document as the house publishes it."""
    house = new_app("sqlite+aiosqlite://", BotTokens(""))
    document = json.loads(encode_json(publish(house.openapi_schema.to_schema())))
    return [f"{method.upper()} {path}" for path, told in document["paths"].items() for method in told]


@cache
def puzzle_of(game: str) -> tuple[str, str]:
    """The first of a game, and one of its lines."""
    puzzle = next(iter(shipped(game).values()))
    return puzzle.key, next(iter(puzzle.worths))


@cache
def wish_for(game: str) -> str:
    """A position of a game to ask about, always the same."""
    match = Match(game, seed=1, seats=2)
    return json.dumps({"game": game, "options": {"seats": 2}, POSITION: next_position(match, Random(1))})
