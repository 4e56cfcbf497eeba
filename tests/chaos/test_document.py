"""Every request that the API's document allows: the house answers as the document says."""

from collections.abc import Callable, Sequence
from itertools import count
from random import Random
from typing import Any, Final

import schemathesis
from hypothesis import HealthCheck, given, seed, settings
from hypothesis import strategies as some
from schemathesis import Case
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)

import bastide
from bastide.words import LANGUAGES, LATER
from tests.chaos.measure import EXAMPLES, SEED
from tests.cli.terminal import finished_record
from tests.server.house import PATIENCE, Guest, House

CANNOT_KEEP: Final = 503  # the only fault that a guest is told of
CHECKS: Final = [
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
]
RECORD: Final = finished_record()
_addresses: Final = count(1)


def newcomer(house: House) -> tuple[Guest, list[str]]:
    """Somebody with an address of their own, and tables that wait, go on and are over."""
    guest = house.guest(x_forwarded_for=f"10.8.0.{next(_addresses)}")
    other = house.guest(x_forwarded_for="10.9.0.1")
    waiting = guest.open_table("me", "link", "lobby")
    running = guest.open_table("me", "link", "bot:uniform")
    other.join(running.id)
    over = guest.post("/api/records", {"text": RECORD}).read(dict)
    return guest, [waiting.id, running.id, over["id"]]


def test_the_api_answers_as_its_document_says(new_house: Callable[..., House]) -> None:
    house = new_house(bots=1)
    schema = schemathesis.openapi.from_url(f"{house.url}/api/schema/openapi.json")
    for found in schema.get_all_operations():
        assert isinstance(found, Ok), found
        try_out(house, found.ok())
    assert "Traceback" not in house.complaints.read_text(), house.complaints.read_text()


def try_out(house: House, operation: Any) -> None:
    """Some requests of one kind, most of them about something that is there."""
    guest, tables = newcomer(house)
    headers = {"cookie": guest.cookie, "x-forwarded-for": guest.headers["x_forwarded_for"]}

    @seed(SEED)
    @settings(max_examples=EXAMPLES, database=None, deadline=None, suppress_health_check=list(HealthCheck))
    @given(operation.as_strategy(), some.randoms())
    def ask(case: Case[Any], rng: Random) -> None:
        aim(case, rng, tables)
        answer = case.call(headers=headers, timeout=PATIENCE)
        assert answer.status_code < 500 or answer.status_code == CANNOT_KEEP, answer.text
        case.validate_response(answer, checks=CHECKS)

    ask()


def aim(case: Case[Any], rng: Random, tables: Sequence[str]) -> None:
    """Put something that the house knows where nobody finds it by chance."""
    known: dict[str, Sequence[Any]] = {
        "key": tables if "/tables/" in case.path else bastide.games(),
        "seat": range(-1, 4),
        "language": LANGUAGES,
        "name": ["house", *bastide.games(), f"burgundy{LATER}"],
        "game": bastide.games(),
        "seats": [[{"kind": "me"}, {"kind": kind}] for kind in ("link", "lobby", "screen", "bot")],
        "options": [{}],
        "text": [RECORD, RECORD[: rng.randrange(len(RECORD))]],
    }
    for asked in (case.path_parameters, case.body):
        if isinstance(asked, dict):
            for name in sorted(known.keys() & asked.keys()):
                asked[name] = rng.choice(known[name]) if rng.random() < 0.8 else asked[name]
