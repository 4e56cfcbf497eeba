"""After the last turn: the sheet, the record, the replay, another game."""

import re
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.browser.pages import TablePage
from tests.browser.people import Come, Pair, Person, sit_together
from tests.browser.places import RECORD, recorded


def test_the_end_shows_the_sheet_the_bars_and_the_curve(come: Come) -> None:
    page = finished(come("Ann"))
    expect(page.get_by_role("heading", name="Ann wins: 28 gold.")).to_be_visible()
    sheet = page.get_by_role("table")
    expect(sheet.get_by_role("row", name="Castles")).to_be_visible()
    expect(sheet.get_by_role("row", name="Total")).to_be_visible()
    expect(page.get_by_role("heading", name="Where it came from")).to_be_visible()
    expect(page.get_by_role("img", name=re.compile("^Score over time"))).to_be_visible()


def test_a_record_is_saved_to_a_file_and_opened_again(come: Come, tmp_path: Path) -> None:
    page = finished(come("Ann"))
    with page.expect_download() as download:
        page.get_by_role("button", name="Save to a file").click()
    download.value.save_as(tmp_path / "record.txt")
    assert (tmp_path / "record.txt").read_text().startswith("bastide 1\ngame kingdom\n")
    other = come("Ben").at("/")
    with other.expect_file_chooser() as chooser:
        other.get_by_text("Open from a file").click()
    chooser.value.set_files(tmp_path / "record.txt")
    expect(other).to_have_url(re.compile("/replay/"))
    expect(other.get_by_role("slider")).to_have_attribute("max", last_of(page))


def test_a_file_that_is_no_record_is_refused_in_a_sentence(come: Come, tmp_path: Path) -> None:
    (tmp_path / "list.txt").write_text("milk\neggs\n")
    page = come("Ann").at("/")
    page.get_by_label("Open from a file").set_input_files(tmp_path / "list.txt")
    expect(page.get_by_role("alert")).to_have_text("This file is not a saved game.")


def test_who_is_not_named_in_a_record_is_player_one_or_two(come: Come) -> None:
    page = come("Ann").at("/")
    page.get_by_label("Open from a file").set_input_files(RECORD)
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
    page.get_by_role("button", name="The board").click()
    table = TablePage(page).drawn()
    table.tells("The last round is over.")
    page.get_by_role("button", name="Score sheet").click()
    expect(table.result).to_be_visible()


def test_the_slider_and_the_keys_lead_through_a_replay(come: Come) -> None:
    page = replay(come("Ann"))
    slider = page.get_by_role("slider")
    slider.fill("40")
    at(page, 40)
    slider.blur()
    for key, move in (("ArrowRight", 41), ("ArrowLeft", 40), ("PageDown", 50), ("Home", 0)):
        page.keyboard.press(key)
        at(page, move)
    page.keyboard.press("End")
    expect(page.get_by_role("log")).to_contain_text("The last round is over.")
    page.get_by_role("button", name="To the start").click()
    at(page, 0)


def test_a_replay_plays_by_itself_until_it_is_paused(come: Come) -> None:
    page = replay(come("Ann"), 10)
    page.get_by_role("button", name="Play", exact=True).click()
    expect(page).to_have_url(re.compile(r"move=(1[2-9]|[2-9]\d)$"))
    page.get_by_role("button", name="Pause").click()
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()


def test_a_link_carries_the_number_of_the_move(come: Come) -> None:
    ann = come("Ann")
    ann.device.grant_permissions(["clipboard-read", "clipboard-write"])
    page = replay(ann, 25)
    page.get_by_role("button", name="Share").click()
    expect(page.get_by_role("button", name="Link copied")).to_be_visible()
    link = page.evaluate("navigator.clipboard.readText()")
    shown = page.get_by_role("log").inner_text()
    other = come("Ben").at(link)
    at(other, 25)
    expect(other.get_by_role("log")).to_have_text(re.compile(re.escape(shown.splitlines()[-1]) + r"\s*$"))


def test_a_line_of_the_log_leads_to_its_move(come: Come) -> None:
    page = replay(come("Ann"), 30)
    page.get_by_role("log").get_by_role("button").nth(8).click()
    expect(page).not_to_have_url(re.compile("move=30"))
    expect(page.get_by_role("log").get_by_role("button").nth(8)).to_be_visible()
    expect(page.get_by_role("log").get_by_role("button").nth(20)).to_have_count(0)


def finished(person: Person) -> Page:
    """The end of a recorded game."""
    return person.at(f"/table/{recorded(person.asks)}")


def replay(person: Person, move: int = 0) -> Page:
    page = person.at(f"/replay/{recorded(person.asks)}?move={move}")
    at(page, move)
    return page


def ended(come: Come) -> Pair:
    """Two people have ended their game together."""
    pair = sit_together(come)
    pair.mine.choose("Ask to end the game together")
    pair.theirs.asking.get_by_role("button", name="Agree").click()
    expect(pair.mine.result).to_be_visible()
    expect(pair.theirs.result).to_be_visible()
    return pair


def at(page: Page, move: int) -> None:
    expect(page).to_have_url(re.compile(rf"move={move}$"))
    expect(page.get_by_role("slider")).to_have_value(str(move))


def last_of(page: Page) -> str:
    """The number of the last move of a finished game."""
    page.get_by_role("link", name="Replay").click()
    return page.get_by_role("slider").get_attribute("max") or ""
