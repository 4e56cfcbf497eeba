"""What a link shows of itself elsewhere: tags in the page, and a picture; of a table nothing but its game."""

import asyncio
import json
import re
import struct
from collections import OrderedDict
from collections.abc import Iterator
from html import unescape
from pathlib import Path

import pytest

from bastide.server.limits import RATES
from bastide.server.previews import serving
from bastide.server.previews.serving import drawn_once
from bastide.server.previews.telling import Preview
from tests.browser.house import open_page_house
from tests.cli.terminal import finished_record
from tests.server.house import Guest, House, Reply
from tests.server.twins.doors import open_doors

PNG = b"\x89PNG\r\n\x1a\n"


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A house with a page of its own, so that no built one is needed."""
    page = tmp_path_factory.mktemp("page")
    head = '<meta name="description" content="x" />\n<title>Bastide</title>'
    (page / "index.html").write_text(f"<!doctype html><html><head>{head}</head></html>")
    with open_page_house(tmp_path_factory.mktemp("house"), page) as house:
        yield house


def tags(reply: Reply) -> dict[str, str]:
    assert reply.status == 200
    found = re.findall(r'<meta (?:name|property)="([^"]+)" content="([^"]*)"', reply.body.decode())
    return {name: unescape(text) for name, text in found}


def picture(guest: Guest, told: dict[str, str]) -> Reply:
    """The picture that the tags name, by its address in this house."""
    return guest.get(told["og:image"].removeprefix(guest.house.url))


def size_of(reply: Reply) -> tuple[int, int]:
    assert (reply.status, reply.headers["content-type"]) == (200, "image/png")
    assert reply.body.startswith(PNG)
    wide, high = struct.unpack(">II", reply.body[16:24])
    return wide, high


@pytest.mark.parametrize("path", ["/", "/rules/kingdom", "/first/seasons", "/nowhere", "/table/none"])
def test_every_page_has_a_title_a_sentence_and_a_picture(house: House, path: str) -> None:
    ann = house.guest()
    told = tags(ann.get(path))
    assert told["og:title"]
    assert told["og:description"] == told["description"]
    assert told["og:image"].startswith(house.url)
    assert told["twitter:card"] == "summary_large_image"
    assert size_of(picture(ann, told)) == (1200, 630)


def test_a_game_is_called_by_its_name_in_the_language_that_is_asked_for(house: House) -> None:
    ann = house.guest()
    assert tags(ann.get("/rules/burgundy"))["og:title"] == "The Castles of Burgundy"
    assert tags(ann.get("/rules/burgundy?in=ru"))["og:title"] == "Замки Бургундии"
    told = tags(house.guest("Ben", accept_language="uk,en").get("/rules/burgundy"))
    assert told["og:title"] == "Замки Бургундії"
    assert told["og:image"].endswith("/preview/game/burgundy.png?in=uk")


def test_a_replay_says_who_has_won(house: House) -> None:
    ann = house.guest()
    reply = ann.get(f"/replay/{brought(ann)}?move=5")
    told = tags(reply)
    assert re.match(r"Zoë & <b> wins|<i> wins|Shared win", told["og:title"])
    assert "<b>" not in reply.body.decode()
    drawn = picture(ann, told)
    assert size_of(drawn) == (1200, 630)
    assert drawn.headers["cache-control"] == "public, max-age=86400"


def test_a_guest_without_a_name_is_called_one_in_the_language_that_is_asked_for(house: House) -> None:
    ann = house.guest()
    table = brought(ann, "Guest 123", "Гість 456")
    assert re.search(r"Гость (123|456)\b", tags(ann.get(f"/replay/{table}?in=ru"))["og:title"])


def test_all_tables_of_a_game_share_one_picture() -> None:
    one, other = (Preview("table", key, "kingdom", "Kingdom Builder", "A table.") for key in ("one", "other"))
    assert drawn_once(one, "en") is drawn_once(other, "en")


def test_nobody_has_pictures_drawn_without_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(serving, "_drawn", OrderedDict())
    monkeypatch.setitem(RATES, "picture", (0.0, 2.0))

    async def statuses() -> list[int]:
        async with open_doors(tmp_path / "house") as doors:
            asked = [f"/preview/game/kingdom.png?in={language}" for language in ("en", "ru", "uk", "en")]
            return [(await doors.ask("GET", path, "")).status for path in asked]

    assert asyncio.run(statuses()) == [200, 200, 429, 200]  # the last one is drawn already


def test_a_table_shows_its_game_and_no_more(house: House) -> None:
    ann = house.guest("Annabel")
    waiting = ann.open_table("me", "link").id
    running = ann.open_table("me", "link").id
    house.guest("Benedict").join(running)
    over = brought(ann)
    seen = {
        key: ann.get(f"/table/{key}").body.decode().replace(key, "KEY") for key in (waiting, running, over)
    }
    assert len(set(seen.values())) == 1
    assert not {"Annabel", "Benedict", "Zoë"} & set(re.findall(r"\w+", seen[running]))
    drawn = {ann.get(f"/preview/table/{key}.png").body for key in seen}
    assert len(drawn) == 1


def test_what_is_not_over_is_no_replay(house: House) -> None:
    ann, ben = house.guest("Annabel"), house.guest("Ben")
    running = ann.open_table("me", "link").id
    ben.join(running)
    assert tags(ann.get(f"/replay/{running}"))["og:title"] == "Kingdom Builder"
    asked, table = (ann.get(f"/preview/{kind}/{running}.png") for kind in ("replay", "table"))
    assert asked.body == table.body
    assert asked.headers["cache-control"] == "public, max-age=300"


@pytest.mark.parametrize(
    "path",
    ["table/none.png", "game/chess.png", "game/kingdom.svg", "kingdom/x.png", "game/kingdom.png?in=de"],
)
def test_there_is_no_picture_of_what_is_not_there(house: House, path: str) -> None:
    assert house.guest().get(f"/preview/{path}").refused == (404, "no-such-page")


def test_a_stranger_who_only_shows_links_needs_no_cookie(house: House) -> None:
    ann = house.guest()
    table = brought(ann)
    stranger = Guest(house)
    assert size_of(picture(stranger, tags(stranger.get(f"/replay/{table}")))) == (1200, 630)


def brought(guest: Guest, *names: str) -> str:
    """A finished game; its players have names that a page must not take for tags, if no others."""
    seats = json.dumps(names or ["Zoë & <b>", "<i>"], ensure_ascii=False)
    named = re.sub(r"\nseats .*", f"\nseats {seats}", finished_record(), count=1)
    return str(guest.post("/api/records", {"text": named}).read(dict)["id"])
