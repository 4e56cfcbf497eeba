"""Guided first games: their prompts, and reading them."""

import re
from collections.abc import Callable
from typing import Final

from playwright.sync_api import Locator, Page, expect

from tests.browser.boards import BoardPage

# Every prompt that stood on the page, however short.
WATCH: Final = """
    window.prompts = [];
    const read = (text) => {
        const told = /First game · (\\d+) of \\d+/.exec(text ?? "");
        if (told && window.prompts.at(-1) !== Number(told[1])) window.prompts.push(Number(told[1]));
    };
    const look = (changes) => {
        for (const { oldValue, removedNodes } of changes)
            for (const text of [oldValue, ...[...removedNodes].map((one) => one.textContent)]) read(text);
        read(document.querySelector("aside.guide header")?.textContent);
    };
    const all = { subtree: true, childList: true, characterData: true, characterDataOldValue: true };
    new MutationObserver(look).observe(document.body, all);
    look([]);
"""


def guide_on(page: Page) -> Locator:
    return page.get_by_role("complementary").filter(has_text="First game ·").last


def begin_first_game(page: Page, game: str) -> Locator:
    """From the first page; the first prompt stands there."""
    page.get_by_role("link", name=re.compile(f"A guided first game.*{game}")).click()
    guide = guide_on(page)
    expect(guide).to_contain_text("1 of ")
    page.evaluate(WATCH)
    return guide


def prompts_on(page: Page) -> list[int]:
    """The numbers of those that stood there until now."""
    seen: list[int] = page.evaluate("window.prompts")
    return seen


def put_away(guide: Locator) -> bool:
    """What only tells is read and put away; whether there was such a prompt."""
    go_on = guide.get_by_role("button", name="Go on")
    if not go_on.is_visible():
        return False
    number = number_of(guide)
    go_on.click()
    expect(guide.filter(has_text=re.compile(rf"\b{number} of "))).to_have_count(0)
    return True


def lead_through(table: BoardPage, guide: Locator, wish: Callable[[int], str]) -> list[int]:
    """Play as one wishes, given the last prompt, and read all prompts up to the last; their numbers."""
    last = int(re.findall(r"1 of (\d+)", guide.inner_text())[0])
    while not table.over.is_visible() and prompts_on(table.page)[-1] != last:
        expect(table.acts.or_(table.over).first).to_be_visible()
        if not put_away(guide) and table.lines:
            table.play(wish(prompts_on(table.page)[-1]))
    return prompts_on(table.page)


def number_of(guide: Locator) -> int:
    found = re.search(r"(\d+) of \d+", guide.inner_text())
    assert found is not None
    return int(found[1])
