"""Limits, the schema, and the same on PostgreSQL."""

import gzip
import json
import re
from pathlib import Path
from typing import Any

import pytest

from bastide.server.http.forms.tables import Lobby
from bastide.server.sockets.messages import FromBot, FromBrowser, FromHouse, Turn
from tests.cli.terminal import finished_record
from tests.server.house import House
from tests.server.tables.test_opening import BAD_WISHES

WISH: dict[str, Any] = {"game": "kingdom", "seats": [{"kind": "me"}, {"kind": "link"}]}


# -- limits


def test_a_guest_has_twenty_open_tables_at_most(house: House) -> None:
    ann = house.guest()
    tables = [ann.open_table("me", "link") for _ in range(20)]
    assert ann.post("/api/tables", WISH).refused == (429, "too-many-tables")
    ann.post(f"/api/tables/{tables[0].id}/start")
    ann.at_seat(tables[0].id, 0, "concede")
    assert ann.post("/api/tables", WISH).status == 201


def test_finished_tables_do_not_hide_the_open_ones_from_the_limit(house: House) -> None:
    ann = house.guest()
    for _ in range(20):
        ann.open_table("me", "link")
    for _ in range(3):
        ann.post("/api/records", {"text": finished_record()})
    assert ann.post("/api/tables", WISH).refused == (429, "too-many-tables")


# -- the schema


def test_the_schema_holds_every_route_and_the_messages_of_the_sockets(house: House) -> None:
    schema = json.loads(house.guest().get("/api/schema/openapi.json").body)
    assert schema["openapi"].startswith("3.")
    assert "/api/tables/{key}/join" in schema["paths"]
    named = {name.rpartition("_")[2] for name in schema["components"]["schemas"]}
    for union in (FromHouse, FromBrowser, FromBot):
        assert {kind.__name__ for kind in union.__args__} <= named
    assert {Turn.__name__, "SeatTable", "Told", "Problem"} <= named


def test_the_schema_says_how_a_request_is_refused(house: House) -> None:
    schema = json.loads(house.guest().get("/api/schema/openapi.json").body)
    for path, methods in schema["paths"].items():
        for method, told in methods.items():
            assert {"400", "404", "409", "429"} <= set(told["responses"]), (path, method)
            for status, answer in told["responses"].items():
                assert status < "400" or list(answer["content"]) == ["application/problem+json"], (
                    path,
                    status,
                )


def test_every_reference_of_the_schema_leads_somewhere(house: House) -> None:
    text = house.guest().get("/api/schema/openapi.json").body.decode()
    schemas = json.loads(text)["components"]["schemas"]
    asked = {part.partition('"')[0] for part in text.split("#/components/schemas/")[1:]}
    assert asked <= set(schemas)


# -- the same on PostgreSQL, where a text can be impossible


@pytest.mark.parametrize("path", ["/api/tables/%00", "/api/tables/x%00y/links", "/api/tables/%00/record"])
def test_an_impossible_name_of_a_table_is_a_problem_on_postgres(postgres_house: House, path: str) -> None:
    assert postgres_house.guest().get(path).refused == (404, "no-such-table")


def test_a_table_is_opened_joined_and_listed_on_postgres(postgres_house: House) -> None:
    ann, ben = postgres_house.guest("Ann"), postgres_house.guest("Бен")
    table = ann.open_table("me", "lobby")
    ann.watch(table.id)
    assert table.id in [one.id for one in ben.get("/api/lobby").read(Lobby).open]
    assert ben.join(table.id).status == "running"


def test_bad_requests_are_problems_on_postgres_too(postgres_house: House) -> None:
    ann = postgres_house.guest("A\x00nn")
    assert ann.me().name == "Ann"
    for body, status, code in BAD_WISHES.values():
        assert ann.post("/api/tables", body).refused == (status, code)


def test_the_pages_types_are_made_from_this_very_schema(house: House) -> None:
    kept = Path(__file__).parents[3] / "web" / "openapi.json"
    assert json.loads(house.guest().get("/api/schema/openapi.json").body) == json.loads(kept.read_text())


# -- what keeps others out


def test_the_page_says_what_a_browser_may_do_with_it(house: House) -> None:
    headers = house.guest().get("/table/any").headers
    rules = headers["content-security-policy"].split("; ")
    assert {"frame-ancestors 'none'", "connect-src 'self'", "form-action 'self'"} <= set(rules)
    assert headers["referrer-policy"] == "same-origin"


@pytest.mark.parametrize("path", ["/", "/api/games", "/api/tables/none"])
def test_no_answer_is_taken_for_something_else(house: House, path: str) -> None:
    assert house.guest().get(path).headers["x-content-type-options"] == "nosniff"


def test_no_answer_tells_which_program_serves(house: House) -> None:
    for path in ("/", "/api/games", "/nowhere"):
        assert "server" not in house.guest().get(path).headers


def test_the_schema_brings_no_script_of_others(house: House) -> None:
    reply = house.guest().get("/api/schema")
    assert b"<script" not in reply.body


# -- the page's files


@pytest.mark.parametrize(
    ("path", "kind"), [("/", "text/html"), ("/table/any", "text/html"), ("/shield.svg", "image/svg+xml")]
)
def test_the_page_and_what_lies_beside_it_are_shown_as_what_they_are(
    house: House, path: str, kind: str
) -> None:
    reply = house.guest().get(path)
    assert (reply.status, reply.headers["content-type"].partition(";")[0]) == (200, kind)
    assert reply.headers["content-disposition"].startswith("inline")
    assert reply.headers["cache-control"] == "no-cache"


def test_files_whose_names_change_with_them_may_be_kept(house: House) -> None:
    page = house.guest().get("/").body.decode()
    (script,) = re.findall(r'<script[^>]* src="([^"]+)"', page)
    reply = house.guest().get(script)
    assert reply.status == 200
    assert "immutable" in reply.headers["cache-control"]


@pytest.mark.parametrize("what", ["script", "words"])
def test_scripts_and_words_come_compressed_in_the_best_way_that_is_understood(
    house: House, what: str
) -> None:
    ann = house.guest()
    (script,) = re.findall(r'<script[^>]* src="([^"]+)"', ann.get("/").body.decode())
    path = {"script": script, "words": "/api/words/uk/seasons"}[what]
    plain = ann.get(path)
    zipped, small = [ann.get(path, **{"accept-encoding": how}) for how in ("gzip", "gzip, br")]
    assert "content-encoding" not in plain.headers
    assert gzip.decompress(zipped.body) == plain.body
    assert (zipped.headers["content-encoding"], small.headers["content-encoding"]) == ("gzip", "br")
    assert len(small.body) < len(zipped.body) < len(plain.body)
    assert small.headers["content-type"] == plain.headers["content-type"]


@pytest.mark.parametrize("name", ["none.js", "..%2findex.html", "x" * 300, "%D1%8F" * 200])
def test_a_file_that_was_not_built_is_not_there(house: House, name: str) -> None:
    assert house.guest().get(f"/assets/{name}").status == 404
