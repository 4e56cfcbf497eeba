"""What is waited for beside the page itself, and pages on which nothing passes by itself."""

from collections.abc import Callable
from time import monotonic

from playwright.sync_api import Page, expect

from tests.browser.devices import PATIENCE
from tests.browser.people import Pair, Person


def stand_still(page: Page) -> None:
    """From now on nothing happens there because time has passed: what is shown for a moment stays."""
    page.evaluate("window.setTimeout = () => 0")


def hears(person: Person, such: Callable[[], bool]) -> None:
    """Wait until what the page was told is as wished for."""
    until = monotonic() + PATIENCE / 1000
    while not such():
        assert monotonic() < until, "it was never told"
        person.page.wait_for_timeout(20)


def all_here(pair: Pair) -> Pair:
    """Both know that the other has come: what is said of one who is away takes room while it stands."""
    for table in (pair.mine, pair.theirs):
        expect(table.page.locator("section.away")).to_have_count(0)
    return pair
