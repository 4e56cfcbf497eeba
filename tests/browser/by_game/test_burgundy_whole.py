"""Whole games of The Castles of Burgundy: two browsers by link, a phone against a bot."""

import re
from typing import Final

from playwright.sync_api import expect

from tests.browser.boards import total_of
from tests.browser.burgundy import DuchyPage, builder, open_burgundy, quickest, sit_down
from tests.browser.people import ON_PHONE, Come, sit_down_by_link

BUSY: Final = 8  # turns in which everything is done that can be; the others take workers
KINDS: Final = {"place", "take", "sell-goods", "buy", "take-workers", "end-turn"}


def test_two_browsers_play_a_whole_game_of_burgundy_by_link(come: Come) -> None:
    ann, ben = come("Ann"), come("Ben")
    card = ann.at("/").get_by_role("article").filter(has_text="The Castles of Burgundy")
    card.get_by_role("button", name="With friends").click()
    key = sit_down_by_link(ann.page, ben)
    tables = [DuchyPage(ann).drawn(), DuchyPage(ben).drawn()]
    made: list[str] = []
    (seat,) = ann.asks.table(key).to_act
    for turn in range(50):
        expect(tables[seat].your_turn).to_be_visible()
        busy = turn < BUSY or not kinds_of(made) >= KINDS - {"take-workers"}
        made += tables[seat].play_turn(builder if busy else quickest)
        seat = next(iter(tables[seat].person.position["to_act"]), seat)
    assert kinds_of(made) >= KINDS
    assert made == tables[0].played
    for table in tables:
        expect(table.page.get_by_role("heading", name=re.compile("wins|Shared win"))).to_be_visible()
    assert total_of(ann.page) == total_of(ben.page)
    assert ann.position["score"] == ben.position["score"]


def test_a_whole_game_of_burgundy_against_a_bot_on_a_phone(come: Come) -> None:
    ann = come("Ann", **ON_PHONE)
    table = sit_down(ann, open_burgundy(ann.asks, "me", "bot:uniform"), touch=True)
    made: list[str] = []
    for turn in range(25):
        expect(table.can_act).to_be_visible()
        made += table.play_turn(builder if turn < BUSY // 2 or "place" not in kinds_of(made) else quickest)
    assert kinds_of(made) >= {"place", "take", "take-workers"}
    expect(ann.page.get_by_role("heading", name=re.compile("wins|Shared win"))).to_be_visible()
    expect(ann.page.get_by_role("table").get_by_role("row", name="Total")).to_be_visible()


def kinds_of(lines: list[str]) -> set[str]:
    return {line.split()[0] for line in lines}
