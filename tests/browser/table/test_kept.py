"""Tables that this version cannot open, and games that go on from older rules, as their players see them."""

import sqlite3
from contextlib import closing

from playwright.sync_api import expect

from bastide.words import words_for
from tests.browser.house import PageHouse
from tests.browser.looking import SIZES, found_by_axe, picture, show
from tests.browser.people import Come
from tests.browser.places import speak


def make_strange(house: PageHouse, *tables: str) -> None:
    """Close the house, write into its file what no version knows, and open it again."""
    house.stop()
    with closing(sqlite3.connect(house.folder / "data" / "house.sqlite")) as line:
        change = "update moves set line = 'fly' where number = 1 and table_id = ?"
        line.executemany(change, [(key,) for key in tables])
        line.commit()
    house.start()


def test_a_table_that_cannot_be_opened_is_told_its_record_saved_and_put_away(
    come: Come, own_house: PageHouse
) -> None:
    ann = come("Ann")
    key = ann.asks.open_table("me", "screen:Eve").id
    make_strange(own_house, key)
    ann.at(own_house.url).get_by_role("link", name="can’t be opened").click()
    expect(ann.page.get_by_role("heading", name="Saved, but can’t be opened")).to_be_visible()
    with ann.page.expect_download() as saved:
        ann.page.get_by_role("button", name=words_for("en").say("record-save")).click()
    assert "chance fly\n" in saved.value.path().read_text()
    ann.page.get_by_role("button", name="Remove from list").click()
    expect(ann.page.get_by_text(words_for("en").say("games-going-on-none"))).to_be_visible()
    assert ann.asks.table(key).status == "finished"


def test_it_looks_well_in_every_language_and_size(come: Come, own_house: PageHouse) -> None:
    people = {size: come("Ганна", **device) for size, device in SIZES.items()}
    tables = {size: ann.asks.open_table("me", "screen:Єва").id for size, ann in people.items()}
    make_strange(own_house, *tables.values())
    for size, ann in people.items():
        page = ann.at(f"{own_house.url}/table/{tables[size]}")
        for language, theme in (("en", "light"), ("ru", "dark"), ("uk", "light")):
            speak(page, language)
            show(page, theme)
            expect(page.get_by_role("heading", level=1)).to_have_text(words_for(language).say("kept-title"))
            assert found_by_axe(page) == []
            root = "document.documentElement"
            wide = page.evaluate(f"{root}.scrollWidth - {root}.clientWidth")
            assert wide == 0
            picture(page, f"kept-{size}-{theme}-{language}")
