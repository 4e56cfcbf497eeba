"""The first minute: from opening the page to the first move."""

from playwright.sync_api import expect

from tests.browser.pages import TablePage, card_of
from tests.browser.people import ANIMATED, Come


def test_a_newcomer_makes_the_first_move_within_three_clicks(come: Come) -> None:
    page = come(**ANIMATED).at("/")
    table = TablePage(page)
    card_of(page).get_by_role("button", name="Against bots").click()
    page.get_by_role("button", name="Start game").click()
    built = table.build()  # the third click
    table.tells_of(built)
    expect(table.undo).to_contain_text(built)
