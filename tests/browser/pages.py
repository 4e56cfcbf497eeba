"""The page as people find their way on it: by what things are called."""

import re
from datetime import datetime
from typing import Final, Self

from playwright.sync_api import FloatRect, Locator, Page, expect

RESULT: Final = re.compile("^(Where the score came from|Spaces filled by colour)$")  # the latter alone
# Only then everything has its size; and only what is laid out asks for its letters.
LETTERS: Final = """async () => {
    do {
        document.body.getBoundingClientRect();
        await document.fonts.ready;
    } while (document.fonts.status !== "loaded");
}"""
# Nothing is drawn anew from one frame to the next: bubbles have found their places, letters have come.
STILL: Final = """async () => {
    const frames = () => new Promise((then) => requestAnimationFrame(() => requestAnimationFrame(then)));
    for (let changes = true; changes || document.fonts.status !== "loaded"; ) {
        changes = false;
        const looking = new MutationObserver(() => (changes = true));
        looking.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
        await frames();
        await document.fonts.ready;
        looking.disconnect();
    }
}"""
# A box for each; one that is not seen is a fault.
BOXES: Final = """all => all.map((one) => {
    const { x, y, width, height } = one.getBoundingClientRect();
    if (!one.checkVisibility()) throw new Error(`not seen: ${one.outerHTML}`);
    return { x, y, width, height };
})"""
# A target that says `Build` among what can be done there. Roles and names are asked for as they stand in the
# page: to work them out for every piece of a map takes longer than to draw it.
BUILDABLE: Final = "[role=button]:is({})".format(
    ", ".join(
        f'[aria-label{end}="{mark} Build{then}"]' for mark in ":;" for end, then in (("$", ""), ("*", ";"))
    )
)


def card_of(page: Page, game: str = "Kingdom Builder") -> Locator:
    """A game's card on the first page."""
    return page.get_by_role("article").filter(has=page.get_by_role("heading", name=game))


class TablePage:
    """A table in play, in English."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.map = page.locator('[role=application][aria-label="Map"]')
        self.targets = self.map.locator("[role=button]")
        self.buildable = self.map.locator(BUILDABLE)
        self.banner = page.get_by_role("region", name="What to do now")
        self.your_turn = self.banner.get_by_role("heading", name="Your turn")
        self.end = self.banner.get_by_role("button", name="End turn")
        self.can_end = self.end.and_(page.locator(":enabled"))
        self.hint = self.banner.get_by_role("button", name="Hint")
        self.undo = self.banner.get_by_role("button", name="Undo")
        self.log = page.get_by_role("log", name="Log")
        self.players = page.get_by_role("region", name="Players")
        self.own = page.get_by_role("region", name="Your card and tokens")
        self.gold = page.get_by_role("region", name="Gold so far")
        self.asking = page.get_by_role("alert")
        self.reconnecting = page.get_by_role("status").filter(has_text="Can’t reach the server.")
        self.result = page.get_by_role("heading", name=RESULT)
        self.curtain = page.get_by_role("dialog", name="Hand the screen to")

    def drawn(self) -> Self:
        expect(self.map).to_be_visible()
        self.page.evaluate(LETTERS)
        return self

    # -- a turn

    def target(self, hex: str) -> Locator:
        return self.map.locator(f'[role=button][aria-label^="{hex},"]')

    def build(self, hex: str = "") -> str:
        """Click a glowing hex, by default the first; which it was."""
        name = name_of(self.target(hex) if hex else self.buildable.first)
        hex = name.partition(",")[0]
        self.target(hex).click()
        if ";" in name:  # a token could be used there too
            self.page.get_by_role("button", name="Build", exact=True).click()
        expect(self.buildable.and_(self.target(hex))).to_have_count(0)
        return hex

    def first_hex(self) -> str:
        return name_of(self.buildable.first).partition(",")[0]

    def end_turn(self) -> None:
        self.end.click()
        expect(self.can_end).to_have_count(0)

    def play_turn(self) -> list[str]:
        """Build whatever glows until the turn can be ended, and end it; where it was built."""
        built = []
        while self.must_build():
            built.append(self.build())
        self.end_turn()
        return built

    def must_build(self) -> bool:
        expect(self.can_end.or_(self.buildable.first)).to_be_visible()
        return not self.end.is_enabled()

    def is_over(self) -> bool:
        """Said once there is something to do, or nothing any more."""
        expect(self.can_end.or_(self.buildable.first).or_(self.result)).to_be_visible()
        return self.result.is_visible()

    # -- beside the turn

    def choose(self, item: str) -> None:
        """An item of the menu."""
        tools = self.page.get_by_role("navigation", name="Language, theme, sound and help")
        tools.get_by_role("button", name="Menu").click()
        tools.get_by_role("button", name=item, exact=True).click()

    def tells(self, text: str) -> None:
        expect(self.log).to_contain_text(text)

    def tells_of(self, *hexes: str) -> None:
        """The log says that there are settlements now."""
        for hex in hexes:
            self.tells(f"builds a settlement on {hex} ")


def name_of(target: Locator) -> str:
    name = target.get_attribute("aria-label")
    assert name is not None
    return name


def stop_clock(page: Page) -> None:
    """From now on nothing on a page whose clock is installed is over by itself."""
    now = page.evaluate("Date.now()") / 1000
    page.clock.pause_at(datetime.fromtimestamp(now + 20))  # later than a slow machine may need for it


def box_of(one: Locator) -> FloatRect:
    """Where it lies on the screen."""
    box = one.bounding_box()
    assert box is not None
    return box


def boxes_of(all: Locator) -> list[FloatRect]:
    """The same of several, asked at once; each of them is seen."""
    boxes: list[FloatRect] = all.evaluate_all(BOXES)
    assert boxes
    return boxes


def middle_of(one: Locator) -> tuple[float, float]:
    box = box_of(one)
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def lies_in(inner: FloatRect, outer: FloatRect) -> bool:
    """Whether a box is within another."""
    right, bottom = (inner["x"] + inner["width"], inner["y"] + inner["height"])
    beside = outer["x"] <= inner["x"] and right <= outer["x"] + outer["width"]
    return beside and outer["y"] <= inner["y"] and bottom <= outer["y"] + outer["height"]
