"""Browsers that know nothing yet, and those that know nothing any more."""

from collections import defaultdict
from typing import Any, Final

from playwright.sync_api import Browser, BrowserContext, Page

from tests.server.house import House

LAPTOP: Final = {"width": 1366, "height": 768}
PATIENCE: Final = 90_000  # milliseconds after which something counts as hung
USUAL: Final = {
    "locale": "en-GB",
    "viewport": LAPTOP,
    "reduced_motion": "reduce",
    "color_scheme": "light",
    "service_workers": "block",  # what a test does to the line, it does to the page's own
}
PAINTED: Final = {"width": 16, "height": 16}  # of any window; its page is laid out and clicked as a whole
BARE: Final = "/shield.svg"  # of the house, and no page of it: nothing is open there
FORGET: Final = """() => {
    localStorage.clear();
    sessionStorage.clear();
    return typeof __pwClock !== "undefined";
}"""


def new_device(house: House, browser: Browser, **looks: Any) -> BrowserContext:
    """One of them; it shows others' turns at once unless it is asked to animate them."""
    summaries = looks.pop("summaries", "off")  # most tests play on whatever has ended
    device = browser.new_context(**{"base_url": house.url, **USUAL, **looks})
    device.set_default_timeout(PATIENCE)
    device.add_init_script(
        f"localStorage.bastideTested ||= localStorage['bastide.summaries'] = '{summaries}'"
    )
    return device


def new_page(device: BrowserContext) -> Page:
    """One that nobody looks at: no more than a corner of it is painted, unless a picture is taken."""
    page = device.new_page()
    paint_little(page)
    return page


def paint_little(page: Page) -> None:
    page.context.new_cdp_session(page).send("Emulation.setVisibleSize", PAINTED)


class Devices:
    """Those of one house: a page that has been left is opened again for somebody else who sees it alike.

    It has forgotten who was there and what was chosen. A page is loaded there in a third of the time: what
    draws it is running already, and has read the scripts.
    """

    def __init__(self, house: House, browser: Browser) -> None:
        self._house = house
        self._browser = browser
        self._left: dict[str, list[Page]] = defaultdict(list)  # by how they look

    def open(self, looks: dict[str, Any], as_new: bool) -> Page:
        """The only page of one."""
        left = [] if as_new else self._left[repr(looks)]
        return left.pop() if left else new_page(new_device(self._house, self._browser, **looks))

    def leave(self, page: Page, looks: dict[str, Any]) -> None:
        """What was done to the page is undone; what cannot be, is done to a device of one's own."""
        seen = {**USUAL, **looks}
        page.unroute_all()
        page.goto(BARE)  # first: whatever comes changes nothing there that would be drawn anew
        if page.viewport_size != seen["viewport"]:
            page.set_viewport_size(seen["viewport"])
            paint_little(page)
        page.emulate_media(color_scheme=seen["color_scheme"], reduced_motion=seen["reduced_motion"])
        page.mouse.move(-1, -1)  # over nothing
        page.context.clear_cookies()
        has_own_clock = page.evaluate(FORGET)
        assert not has_own_clock, "a clock cannot be taken away again: such a device is one's own"
        self._left[repr(looks)].append(page)
