"""The Castles of Burgundy: a whole game on a phone against a bot; two browsers begin a game and end one."""

import re
from typing import Final

from playwright.sync_api import expect

from tests.browser.boards import total_of
from tests.browser.burgundy import DuchyPage, builder, continued, open_burgundy, quickest, sit_down
from tests.browser.people import ON_PHONE, Come, begin_by_link

BUSY: Final = 4  # turns in which everything is done that can be; the others take workers
LAST: Final = (
    *("place 4 carpenter 14", "buy black ship 2 0", "take any 6 bank"),
    *("take-workers 1", "end-turn"),
)


def test_two_browsers_begin_a_game_of_burgundy_by_link(come: Come) -> None:
    key, ann, ben = begin_by_link(come, DuchyPage.TITLE)
    tables = [DuchyPage(ann).drawn(), DuchyPage(ben).drawn()]
    made: list[str] = []
    (begins,) = ann.asks.table(key).to_act
    for seat in (begins, 1 - begins):
        expect(tables[seat].your_turn).to_be_visible()
        made += tables[seat].play_turn(builder)
    expect(tables[ann.asks.table(key).to_act[0]].your_turn).to_be_visible()  # the next round
    assert made == tables[0].played


def test_two_browsers_play_the_last_round_of_burgundy(come: Come) -> None:
    prepared = continued(come, "last-round")
    ben = prepared.mine
    ann = sit_down(prepared.people[0], prepared.table)
    before = len(ann.played)
    for line in LAST:
        ben.play(line)
    expect(ann.your_turn).to_be_visible()
    last = ann.play_turn(builder)
    assert kinds_of(last) >= {"sell-goods", "end-turn"}
    assert [*LAST, *last] == ann.played[before:]
    for table in (ann, ben):
        expect(table.page.get_by_role("heading", name=re.compile("wins|Shared win"))).to_be_visible()
    assert total_of(ann.page) == total_of(ben.page)
    assert ann.person.position["score"] == ben.person.position["score"]


def test_a_whole_game_of_burgundy_against_a_bot_on_a_phone(come: Come) -> None:
    ann = come("Ann", **ON_PHONE)
    table = sit_down(ann, open_burgundy(ann.asks, "me", "bot:uniform"), touch=True)
    made: list[str] = []
    for turn in range(25):
        expect(table.can_act).to_be_visible()
        made += table.play_turn(builder if turn < BUSY or "place" not in kinds_of(made) else quickest)
    assert kinds_of(made) >= {"place", "take", "take-workers"}
    expect(ann.page.get_by_role("heading", name=re.compile("wins|Shared win"))).to_be_visible()
    expect(ann.page.get_by_role("table").get_by_role("row", name="Total")).to_be_visible()


def kinds_of(lines: list[str]) -> set[str]:
    return {line.split()[0] for line in lines}
