"""People with real browsers, what their pages hear, and tables at which they sit."""

import json
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from playwright.sync_api import Browser, BrowserContext, Page, WebSocket

from tests.browser.pages import TablePage
from tests.server.house import Guest, House

LAPTOP: Final = {"width": 1366, "height": 768}
PHONE: Final = {"width": 390, "height": 844}
ON_PHONE: Final = {"viewport": PHONE, "has_touch": True, "is_mobile": True, "device_scale_factor": 2}
ANIMATED: Final = {"reduced_motion": "no-preference"}


class Person:
    """Somebody with a browser; `guest` asks the house directly, with the same cookie."""

    def __init__(self, house: House, browser: Browser, guest: Guest | None, **looks: Any) -> None:
        self.house = house
        self.guest = guest
        self.device = new_device(house, browser, **looks)
        if guest is not None:
            self.device.add_cookies([cookie_of(guest)])
        self.faults: list[str] = []  # what went wrong inside the page
        self.heard: list[dict[str, Any]] = []  # what the sockets of the page were told
        self.page = self.new_tab()

    def new_tab(self) -> Page:
        page = self.device.new_page()
        page.on("pageerror", lambda error: self.faults.append(str(error)))
        page.on("websocket", self._listen)
        return page

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.heard.append(json.loads(frame)))

    def at(self, path: str) -> Page:
        self.page.goto(path)
        return self.page

    def sit(self, table: str) -> TablePage:
        """The table's page, once it is drawn."""
        self.page.goto(f"/table/{table}")
        return TablePage(self.page).drawn()

    def slow_down(self) -> None:
        """The line to the house takes its time."""
        line = {"offline": False, "latency": 400, "downloadThroughput": -1, "uploadThroughput": -1}
        self.device.new_cdp_session(self.page).send("Network.emulateNetworkConditions", line)

    @property
    def asks(self) -> Guest:
        assert self.guest is not None
        return self.guest

    @property
    def position(self) -> dict[str, Any]:
        """The newest that the page was told of."""
        return next(message for message in reversed(self.heard) if message["type"] == "position")

    @property
    def view(self) -> dict[str, Any]:
        """What the seat sees that is to act, or the only one."""
        seats = self.position["seats"]
        view: dict[str, Any] = next((seat for seat in seats if seat["lines"]), seats[0])["view"]
        return view


Come = Callable[..., Person]


def new_device(house: House, browser: Browser, **looks: Any) -> BrowserContext:
    """A browser that knows nothing yet; it shows others' turns at once unless it is asked to animate them."""
    common = {"base_url": house.url, "locale": "en-GB", "viewport": LAPTOP, "reduced_motion": "reduce"}
    return browser.new_context(**{**common, **looks})


def cookie_of(guest: Guest) -> Any:
    name, _, value = guest.cookie.partition("=")
    return {"name": name, "value": value, "url": guest.house.url}


@dataclass(frozen=True)
class Pair:
    """Two people at a table, in the order of their turns."""

    table: str
    first: Person
    second: Person
    mine: TablePage  # the page of the first
    theirs: TablePage


def sit_together(come: Come, looks: dict[str, Any] | None = None, **settings: Any) -> Pair:
    """Ann has opened a table, Ben has come by its link; chance says who begins."""
    ann, ben = come("Ann", **(looks or {})), come("Ben", **(looks or {}))
    table = ann.asks.open_table("me", "link", **settings).id
    (begins,) = ben.asks.join(table).to_act
    first, second = (ann, ben) if begins == 0 else (ben, ann)
    return Pair(table, first, second, first.sit(table), second.sit(table))
