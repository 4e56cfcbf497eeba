"""After the last turn: the board, the sheet, what decided it, the record, a picture, another game."""

import re
import struct
from base64 import b64encode
from math import dist
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import FloatRect, Page, expect

from bastide.core.record import read_record
from tests.browser.laying import laid_out
from tests.browser.pages import STILL, TablePage, box_of
from tests.browser.people import ON_PHONE, Come, Pair, Person, sit_together
from tests.browser.places import BURGUNDY, RECORD, RECORDS, recorded
from tests.server.house import eventually


def test_the_end_shows_the_sheet_the_bars_and_the_curve(come: Come) -> None:
    page = finished(come("Ann"))
    expect(page.get_by_role("heading", name="Ann wins with 28 gold.")).to_be_visible()
    sheet = page.get_by_role("table")
    expect(sheet.get_by_role("row", name="Castles")).to_be_visible()
    expect(sheet.get_by_role("row", name="Total")).to_be_visible()
    expect(page.get_by_role("heading", name="Where the score came from")).to_be_visible()
    expect(page.get_by_role("img", name=re.compile("^Score over time"))).to_be_visible()


def test_a_record_is_saved_to_a_file_and_opened_again(come: Come, tmp_path: Path) -> None:
    page = finished(come("Ann"))
    with page.expect_download() as download:
        page.get_by_role("button", name="Download game record").click()
    download.value.save_as(tmp_path / "record.txt")
    assert (tmp_path / "record.txt").read_text().startswith("bastide 1\ngame kingdom\n")
    other = come("Ben").at("/")
    other.get_by_role("tab", name="Finished").click()
    with other.expect_file_chooser() as chooser:
        other.get_by_text("Open a game record").click()
    chooser.value.set_files(tmp_path / "record.txt")
    expect(other).to_have_url(re.compile("/replay/"))
    expect(other.get_by_role("slider")).to_have_attribute("max", last_of(page))


def test_a_file_that_is_no_record_is_refused_in_a_sentence(come: Come, tmp_path: Path) -> None:
    (tmp_path / "list.txt").write_text("milk\neggs\n")
    page = open_file(come("Ann"), tmp_path / "list.txt")
    expect(page.get_by_role("alert")).to_have_text("This file isn’t a game record. Choose another one.")


def test_who_is_not_named_in_a_record_is_player_one_or_two(come: Come) -> None:
    page = open_file(come("Ann"), RECORD)
    for name in ("Player 1", "Player 2"):
        expect(page.get_by_role("region", name="Players")).to_contain_text(name)


def test_a_rematch_brings_both_to_one_new_table(come: Come) -> None:
    pair = ended(come)
    pair.first.page.get_by_role("button", name="Rematch").click()
    expect(pair.first.page).not_to_have_url(re.compile(pair.table))
    pair.second.page.get_by_role("button", name="Rematch").click()
    expect(pair.second.page).to_have_url(pair.first.page.url)
    for page in (pair.first.page, pair.second.page):
        TablePage(page).drawn()


def test_the_board_of_a_finished_game_can_be_looked_at(come: Come) -> None:
    page = finished(come("Ann"))
    page.get_by_role("button", name="Final board").click()
    table = TablePage(page).drawn()
    table.tells("The last round is over.")
    page.get_by_role("button", name="Score sheet").click()
    expect(table.result).to_be_visible()
    page.get_by_role("link", name="Change it and play on").click()
    expect(page.locator(".verdict")).to_have_text("This position can be played.")


ALL_SHEETS: Final = (
    "kingdom/four-seats",
    "seasons/four-seats",
    "burgundy/four-seats",
    "burgundy/everything-four-seats",
    "burgundy/in-teams",
)


@pytest.mark.parametrize("record", ALL_SHEETS)
def test_on_a_laptop_board_sheet_and_curve_are_seen_without_scrolling(come: Come, record: str) -> None:
    page = finished(come("Ann"), record_of(record))
    for part in (
        page.get_by_role("region", name="Final board"),
        page.get_by_role("row", name=re.compile("^Total")),
        page.get_by_role("img", name=re.compile("^Score over time")),
        page.get_by_role("heading", name="Where the score changed most"),
    ):
        expect(part.first).to_be_in_viewport(ratio=1)
    page.evaluate(STILL)
    assert page.evaluate("[document.documentElement.scrollHeight, innerHeight]") == [768, 768]
    assert page.locator(".sheet .scroll").evaluate("box => box.scrollHeight <= box.clientHeight")
    assert page.locator(".side").evaluate("box => box.scrollHeight <= box.clientHeight")


@pytest.mark.parametrize("looks", [{}, ON_PHONE], ids=["laptop", "phone"])
def test_each_line_of_the_sheet_says_what_it_pays_for(come: Come, looks: dict[str, Any]) -> None:
    page = finished(come("Ann", **looks), BURGUNDY)
    says = page.get_by_text("10, 8, 6, 4, 2 for an area filled in phase A, B, C, D, E")
    row = page.get_by_role("table").get_by_role("button", name="Areas (phase)")
    expect(says).to_have_count(0)
    row.click()
    expect(says).to_be_visible()
    row.click()
    expect(says).to_have_count(0)


@pytest.mark.parametrize(
    ("game", "by"),
    [
        ("burgundy", "Same score as Ann. Tie-breaker: more empty spaces"),
        ("seasons", "Same score as Клея. Tie-breaker: more talers left"),
    ],
)
def test_a_win_by_a_tie_breaker_says_by_which(come: Come, game: str, by: str) -> None:
    page = finished(come("Ann"), record_of(f"{game}/ends-in-a-tie"))
    told = page.locator(".end > .top")
    expect(told).to_contain_text(by)
    expect(told).not_to_contain_text("ahead of")
    winner = page.get_by_role("columnheader").filter(has=page.locator(".sign")).first
    expect(winner).to_have_class(re.compile("win"))  # whoever has won stands first


@pytest.mark.parametrize("record", ["kingdom/four-seats", "seasons/four-seats", "burgundy/four-seats"])
def test_the_numbers_of_moments_stand_apart_on_the_curve(come: Come, record: str) -> None:
    page = finished(come("Ann"), record_of(record))
    moments = page.locator(".curve .moment")
    expect(moments).to_have_count(3)
    page.evaluate(STILL)
    boxes = [box_of(one.locator("circle")) for one in moments.all()]
    for place, one in enumerate(boxes):
        assert all(is_apart(one, other) for other in boxes[:place])


def is_apart(one: FloatRect, other: FloatRect) -> bool:
    """Whether two circles of one size do not touch."""
    return dist((one["x"], one["y"]), (other["x"], other["y"])) >= one["width"]


@pytest.mark.parametrize("looks", [{}, ON_PHONE], ids=["laptop", "phone"])
def test_a_castle_fills_its_frame(come: Come, looks: dict[str, Any]) -> None:
    page = finished(come("Ann", **looks), record_of("seasons/four-seats-winter"))
    castle = page.get_by_role("region", name="Final board").locator("svg.castle")
    expect(castle).to_be_visible()
    page.evaluate(STILL)
    box = box_of(castle)
    across, down = castle.evaluate("(one) => [one.viewBox.baseVal.width, one.viewBox.baseVal.height]")
    assert box["width"] / box["height"] == pytest.approx(across / down, rel=0.02)


def test_the_board_of_each_player_can_be_looked_at(come: Come) -> None:
    page = finished(come("Ann"), BURGUNDY)
    board = page.get_by_role("region", name="Final board")
    expect(board.locator(".drawing svg").first).to_be_visible()
    first = board.locator(".drawing").inner_html()
    board.get_by_role("button", pressed=False).filter(has_text="Дора").click()
    expect(board.get_by_role("button", name="Дора")).to_have_attribute("aria-pressed", "true")
    eventually(lambda: board.locator(".drawing").inner_html() != first)


@pytest.mark.parametrize("record", ["kingdom/four-seats", "seasons/four-seats", "burgundy/four-seats"])
def test_what_decided_the_game_leads_to_its_moment(come: Come, record: str) -> None:
    page = finished(come("Ann"), record_of(record))
    moments = page.get_by_role("link", name=re.compile(r"\+\d+$"))
    expect(moments).to_have_count(3)
    moment = moments.nth(1)
    move = (moment.get_attribute("href") or "").rpartition("=")[2]
    moment.click()
    expect(page.get_by_role("slider")).to_have_value(move)
    page.go_back()
    expect(page.get_by_role("heading", name="Where the score changed most")).to_be_visible()


@pytest.mark.parametrize(
    ("record", "letters"), [("kingdom/four-seats", 8), ("seasons/four-seats", 12), ("burgundy/four-seats", 5)]
)
def test_the_curve_is_divided_by_phases_or_rounds(come: Come, record: str, letters: int) -> None:
    page = finished(come("Ann"), record_of(record))
    expect(page.locator(".curve text.band").first).to_be_visible()
    eventually(lambda: page.locator(".curve text.band").count() >= letters)


@pytest.mark.parametrize("record", ["kingdom/two-seats", "seasons/two-seats", "burgundy/four-seats"])
def test_the_result_is_saved_as_a_picture(come: Come, tmp_path: Path, record: str) -> None:
    page = finished(come("Ann"), record_of(record))
    page.get_by_role("button", name="Share").click()
    with page.expect_download() as download:
        page.get_by_role("button", name="Download picture").click()
    download.value.save_as(tmp_path / "picture.png")
    picture = (tmp_path / "picture.png").read_bytes()
    assert picture.startswith(b"\x89PNG\r\n\x1a\n")
    assert struct.unpack(">II", picture[16:24]) == (1200, 630)
    assert colours_in(page, picture) > 40  # the board is there, not only the slate


def colours_in(page: Page, picture: bytes) -> int:
    """How many colours the right half has, where the board is drawn."""
    look = """async (address) => {
        const image = Object.assign(new Image(), { src: address });
        await image.decode();
        const canvas = Object.assign(document.createElement("canvas"), { width: 1200, height: 630 });
        const drawn = canvas.getContext("2d");
        drawn.drawImage(image, 0, 0);
        const { data } = drawn.getImageData(660, 20, 520, 590);
        const seen = new Set();
        for (let at = 0; at < data.length; at += 4)
            seen.add(data.slice(at, at + 3).map((one) => one >> 3).join());
        return seen.size;
    }"""
    address = f"data:image/png;base64,{b64encode(picture).decode()}"
    return int(page.evaluate(look, address))


def test_a_picture_names_nobody_else_where_one_does_not_want_it(come: Come) -> None:
    ann, ben = come("Ann"), come("Ben")
    page = ben.at(f"/table/{laid_out(ann.house, [ann.asks, ben.asks], read_record(RECORD.read_text()))}")
    page.get_by_role("button", name="Share").click()
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_role("img", name="Ann wins with 28 gold.")).to_be_visible()
    dialog.get_by_role("checkbox", name="Show the other players’ names").uncheck()
    expect(dialog.get_by_role("img", name="Player 1 wins with 28 gold.")).to_be_visible()


def test_the_shared_link_opens_the_replay(come: Come) -> None:
    ann = come("Ann")
    ann.device.grant_permissions(["clipboard-read", "clipboard-write"])
    page = finished(ann)
    page.get_by_role("button", name="Share").click()
    page.get_by_role("button", name="Copy link").click()
    expect(page.get_by_role("button", name="Link copied")).to_be_visible()
    other = come("Ben").at(page.evaluate("navigator.clipboard.readText()"))
    expect(other.get_by_role("slider")).to_be_visible()


def open_file(person: Person, file: Path) -> Page:
    """Among the finished games, one out of a file."""
    page = person.at("/")
    page.get_by_role("tab", name="Finished").click()
    page.get_by_label("Open a game record").set_input_files(file)
    return page


def finished(person: Person, record: Path = RECORD) -> Page:
    """The end of a recorded game."""
    return person.at(f"/table/{recorded(person.asks, record)}")


def record_of(name: str) -> Path:
    game, _, file = name.partition("/")
    return RECORDS / game / "games" / f"{file}.txt"


def ended(come: Come) -> Pair:
    """Two people have ended their game together."""
    pair = sit_together(come)
    pair.mine.choose("Propose ending the game")
    pair.theirs.asking.get_by_role("button", name="Agree").click()
    expect(pair.mine.result).to_be_visible()
    expect(pair.theirs.result).to_be_visible()
    return pair


def last_of(page: Page) -> str:
    """The number of the last move of a finished game."""
    page.get_by_role("link", name="Watch replay").click()
    slider = page.get_by_role("slider")
    expect(slider).not_to_have_attribute("max", "0")
    return slider.get_attribute("max") or ""
