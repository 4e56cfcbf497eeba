"""Browsers that know nothing yet."""

from typing import Any, Final

from playwright.sync_api import Browser, BrowserContext

from tests.server.house import House

LAPTOP: Final = {"width": 1366, "height": 768}
PATIENCE: Final = 90_000  # milliseconds after which something counts as hung


def new_device(house: House, browser: Browser, **looks: Any) -> BrowserContext:
    """One of them; it shows others' turns at once unless it is asked to animate them."""
    common = {
        "base_url": house.url,
        "locale": "en-GB",
        "viewport": LAPTOP,
        "reduced_motion": "reduce",
        "service_workers": "block",  # what a test does to the line, it does to the page's own
    }
    summaries = looks.pop("summaries", "off")  # most tests play on whatever has ended
    device = browser.new_context(**{**common, **looks})
    device.set_default_timeout(PATIENCE)
    device.add_init_script(
        f"localStorage.bastideTested ||= localStorage['bastide.summaries'] = '{summaries}'"
    )
    return device
