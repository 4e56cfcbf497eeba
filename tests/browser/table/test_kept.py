"""Tables that this version cannot open, and games that go on from older rules, as their players see them."""

import sqlite3
from contextlib import closing

from playwright.sync_api import Page, expect

from bastide.words import words_for
from tests.browser.house import PageHouse
from tests.browser.looking import SIZES, found_by_axe, picture, show
from tests.browser.people import Come
from tests.browser.places import speak


def write(house: PageHouse, change: str) -> None:
    """Close the house, write into its file, and open it again."""
    house.stop()
    with closing(sqlite3.connect(house.folder / "data" / "house.sqlite")) as line:
        line.executescript(change)
    house.start()


def strange_table(house: PageHouse, page: Page, key: str) -> None:
    write(house, f"update moves set line = 'fly' where number = 1 and table_id = '{key}'")
    page.goto(house.url)


def test_a_table_that_cannot_be_opened_is_told_its_record_saved_and_put_away(
    come: Come, own_house: PageHouse
) -> None:
    ann = come("Ann")
    key = ann.asks.open_table("me", "screen:Eve").id
    strange_table(own_house, ann.page, key)
    ann.page.get_by_role("link", name="can’t be opened").click()
    expect(ann.page.get_by_role("heading", name="Saved, but can’t be opened")).to_be_visible()
    with ann.page.expect_download() as saved:
        ann.page.get_by_role("button", name=words_for("en").say("record-save")).click()
    assert "chance fly\n" in saved.value.path().read_text()
    ann.page.get_by_role("button", name="Remove from list").click()
    expect(ann.page.get_by_text(words_for("en").say("games-going-on-none"))).to_be_visible()
    assert ann.asks.table(key).status == "finished"


def test_it_looks_well_in_every_language_and_size(come: Come, own_house: PageHouse) -> None:
    for size, device in SIZES.items():
        ann = come("Ганна", **device)
        key = ann.asks.open_table("me", "screen:Єва").id
        strange_table(own_house, ann.page, key)
        for language, theme in (("en", "light"), ("ru", "dark"), ("uk", "light")):
            speak(ann.page, language)
            show(ann.page, theme)
            ann.page.goto(f"{own_house.url}/table/{key}")
            expect(ann.page.get_by_role("heading", level=1)).to_have_text(
                words_for(language).say("kept-title")
            )
            assert found_by_axe(ann.page) == []
            root = "document.documentElement"
            wide = ann.page.evaluate(f"{root}.scrollWidth - {root}.clientWidth")
            assert wide == 0
            picture(ann.page, f"kept-{size}-{theme}-{language}")
