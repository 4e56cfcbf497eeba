"""People with real browsers, what their pages hear, and tables at which they sit."""

import json
from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from itertools import count
from time import monotonic
from typing import Any, Final

from playwright.sync_api import BrowserContext, CDPSession, Error, Page, WebSocket, expect

from tests.browser.devices import PATIENCE, Devices, new_page
from tests.browser.laying import laid_out, opening_of
from tests.browser.pages import TablePage, card_of
from tests.server.house import Guest, House

PHONE: Final = {"width": 390, "height": 844}
ON_PHONE: Final = {"viewport": PHONE, "has_touch": True, "is_mobile": True, "device_scale_factor": 2}
ANIMATED: Final = {"reduced_motion": "no-preference"}
ANSWERS: Final = ("done", "refused", "previewed", "explained", "hinted", "pong")


class Person:
    """Somebody with a browser, once it is needed; `guest` asks the house directly, with the same cookie."""

    def __init__(
        self, house: House, devices: Devices, guest: Guest | None, keeps: bool, looks: dict[str, Any]
    ) -> None:
        self.house = house
        self.guest = guest
        self.faults: list[str] = []  # what went wrong inside the page
        self.heard: list[dict[str, Any]] = []  # what the sockets of the page were told
        self.unanswered: set[tuple[int, str]] = set()  # what they have asked: the socket, and the name
        self._devices = devices
        self._looks = looks
        self.keeps = keeps  # the device: nobody else had it, and nobody gets it afterwards
        self._lines = count()

    @cached_property
    def page(self) -> Page:
        """The first tab of the device."""
        page = self._devices.open(self._looks, as_new=self.keeps)
        if self.guest is not None:
            page.context.add_cookies([cookie_of(self.guest)])
        return self._heard_of(page)

    @property
    def device(self) -> BrowserContext:
        """Whatever is done to it."""
        self.keeps = True
        return self.page.context

    @property
    def pages(self) -> list[Page]:
        """What stands open at this moment."""
        return self.page.context.pages if "page" in vars(self) else []

    def new_tab(self) -> Page:
        return self._heard_of(new_page(self.device))

    def come_anew(self) -> None:
        """Another guest of that name at the same device: one may ask as people do, not for a tour."""
        self.guest = self.house.guest(self.asks.name)
        self.page.context.add_cookies([cookie_of(self.guest)])

    def touches(self) -> CDPSession:
        """The screen, for fingers that are put anywhere; where they have let go, a page may glide on."""
        return self.device.new_cdp_session(self.page)

    def leave(self) -> None:
        """Nobody hears any more what happens there."""
        if "page" not in vars(self):
            return
        if self.keeps or self.pages != [self.page]:
            self.page.context.close()
            return
        self.page.remove_listener("pageerror", self._fail)
        self.page.remove_listener("websocket", self._listen)
        self._devices.leave(self.page, self._looks)

    def _heard_of(self, page: Page) -> Page:
        page.on("pageerror", self._fail)
        page.on("websocket", self._listen)
        return page

    def _fail(self, error: Error) -> None:
        self.faults.append(str(error))

    def _listen(self, socket: WebSocket) -> None:
        line = next(self._lines)

        def hear(frame: str | bytes) -> None:
            message = json.loads(frame)
            self.heard.append(message)
            if message["type"] in ANSWERS:
                self.unanswered.discard((line, message["ref"]))

        def close(_: WebSocket) -> None:
            self.unanswered = {asked for asked in self.unanswered if asked[0] != line}

        socket.on("framereceived", hear)
        socket.on("framesent", lambda frame: self.unanswered.add((line, json.loads(frame)["ref"])))
        socket.on("close", close)

    def is_answered(self) -> None:
        """Everything that the page has asked is answered; until then a click may count for nothing."""
        until = monotonic() + PATIENCE / 1000
        while self.unanswered:
            assert monotonic() < until, f"never answered: {self.unanswered}"
            self.page.wait_for_timeout(20)

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


def sit_together(
    come: Come,
    looks: dict[str, Any] | None = None,
    options: dict[str, Any] | None = None,
    **settings: Any,
) -> Pair:
    """Ann has opened a table, Ben has come by its link; she begins, with the cards that a record says."""
    ann, ben = come("Ann", **(looks or {})), come("Ben", **(looks or {}))
    table = laid_out(ann.house, [ann.asks, ben.asks], opening_of(options or {}), **settings)
    return Pair(table, ann, ben, ann.sit(table), ben.sit(table))


def begin_by_link(come: Come, title: str) -> tuple[str, Person, Person]:
    """From the first page Ann opens a table with friends, Ben comes by its link, and she begins."""
    ann, ben = come("Ann"), come("Ben")
    page = ann.at("/")
    card_of(page, title).get_by_role("button", name="With friends").click()
    link = page.get_by_role("code").filter(has_text="/table/").inner_text()
    ben.at(link).get_by_role("button", name="Sit down").click()
    expect(page.get_by_text("Ben", exact=True)).to_be_visible()
    page.get_by_role("button", name="Start game").click()
    return link.rpartition("/")[2], ann, ben
