"""The challenges of the day: found from home, played once, and closed until then."""

import sqlite3
from contextlib import closing
from time import time

import pytest
from playwright.sync_api import Page, expect

from bastide.server.http.forms.tables import TableInfo
from tests.browser.house import PageHouse
from tests.browser.pages import card_of
from tests.browser.people import ON_PHONE, Come, Person
from tests.server.house import Guest

SIZES = {"laptop": {}, "phone": ON_PHONE}


def end(guest: Guest, game: str, *scores: int) -> str:
    """A try that is over with these scores, without a whole game; none if it is given up."""
    table = guest.post(f"/api/daily/{game}").read(TableInfo).id
    guest.at_seat(table, 0, "concede")
    told = (time(), " ".join(str(score) for score in scores), table)
    with closing(sqlite3.connect(guest.house.folder / "data" / "house.sqlite", timeout=10)) as line:
        line.execute("update tries set ended_at = ?, scores = ? where table_id = ?", told)
        line.commit()
    return table


def row_of(page: Page, name: str) -> list[str]:
    """What the table of results tells of somebody."""
    row = page.get_by_role("row").filter(has_text=name)
    return [" ".join(text.split()) for text in row.get_by_role("cell").all_inner_texts()]


@pytest.mark.usefixtures("own_house")
def test_the_daily_is_found_from_home_and_goes_on_where_it_was(come: Come) -> None:
    ann = come("Ann")
    ann.at("/").get_by_role("link", name="Daily challenges").click()
    page = ann.page
    expect(page.get_by_role("heading", name="Today’s three")).to_be_visible()
    expect(page.locator(".go")).to_have_count(1)
    card_of(page, "The Castles of Burgundy").get_by_role("button", name="Play: one try").click()
    expect(page.get_by_role("button", name="space 37,")).to_be_visible()
    table = page.url.rpartition("/")[2]
    ann.at("/daily")
    card = card_of(page, "The Castles of Burgundy")
    expect(card.get_by_role("link", name="Continue")).to_have_attribute("href", f"/table/{table}")
    expect(page.locator(".go")).to_have_count(1)
    ann.asks.at_seat(table, 0, "concede")
    page.reload()
    expect(card.get_by_text("resigned")).to_be_visible()
    expect(card.get_by_role("link", name="Replay")).to_be_visible()
    others = card_of(page, "Kingdom Builder")  # the house has no bots: what would stand still is not offered
    expect(others.get_by_text("This game needs bots, and the server has none right now")).to_be_visible()
    expect(others.get_by_role("button")).to_have_count(0)
    expect(page.locator(".go")).to_have_count(0)


@pytest.mark.parametrize("size", SIZES)
def test_results_and_replays_open_after_the_own_try(come: Come, own_house: PageHouse, size: str) -> None:
    mira, wanda = own_house.guest("Mira"), own_house.guest("Wanda")
    theirs = end(mira, "burgundy", 231)
    end(wanda, "burgundy", 228)
    ann = come("Ann", **SIZES[size])
    page = ann.at("/daily")
    expect(page.get_by_role("row").filter(has_text="Mira")).to_be_visible()
    assert row_of(page, "Mira")[2:] == ["played", "–", "–", "0"]
    assert "231" not in page.locator("main").inner_text()
    refused(ann, f"/replay/{theirs}")
    end(ann.asks, "burgundy", 230)
    page = ann.at("/daily")
    expect(card_of(page, "The Castles of Burgundy").get_by_text("place 2 of 3")).to_be_visible()
    assert [row_of(page, name)[-1] for name in ("Mira", "Ann", "Wanda")] == ["25", "24", "23"]
    is_narrow(page)
    page.get_by_role("tab", name="This week").click()
    expect(page.get_by_role("columnheader", name="Days")).to_be_visible()
    page.get_by_role("tab", name="Today").click()
    page.get_by_role("link", name="Replay: Mira, Burgundy").click()
    expect(page.locator("input[type=range]")).to_be_visible()


def refused(person: Person, path: str) -> None:
    page = person.at(path)
    expect(page.get_by_role("alert")).to_contain_text("This is a daily challenge.")
    expect(page.get_by_role("link", name="Daily challenges")).to_be_visible()


def is_narrow(page: Page) -> None:
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0


@pytest.mark.usefixtures("own_house")
def test_earlier_days_are_practised_and_count_for_nothing(come: Come) -> None:
    page = come("Ann").at("/daily")
    page.get_by_role("link", name="Previous month").click()
    expect(page.get_by_text("This day is over")).to_be_visible()
    expect(page.get_by_text("Nobody played on this day.")).to_be_visible()
    expect(page.get_by_role("button", name="Play: one try")).to_have_count(0)
    past = page.url
    card_of(page, "The Castles of Burgundy").get_by_role("button", name="Play for practice").click()
    expect(page.get_by_role("button", name="space 37,")).to_be_visible()
    page.goto(past)
    expect(page.get_by_text("Nobody played on this day.")).to_be_visible()
    page.get_by_role("link", name="Next month").click()
    page.goto("/daily/2999-01-01")
    expect(page.get_by_role("alert")).to_have_text("That day hasn’t come yet. Choose an earlier one.")
