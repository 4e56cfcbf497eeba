"""The modules of 2019, the team game and the solo game: every new decision by clicks, and what the page shows of them."""

from typing import Final

import pytest
from playwright.sync_api import expect

from tests.browser.burgundy import continued
from tests.browser.people import Come

ASKED: Final = {
    "lay-card": ("Choose which card comes next", "lay-card 2"),
    "crane": ("Crane: choose the building", "copy-building bank"),
    "hire-workers": ("", "hire-workers"),
    "white-castle": ("White castle: an action with the number 3.", "take 3 2 castle"),
    "inn": ("", "buy-inn 2 0"),
    "place-inn": ("", "place 3 inn 12"),
    "take-shield": ("", "take-shield 11 19"),
    "set-die": ("", "set-die 3 5"),
    "gather": ("Ship: choose the goods it takes from all depots.", ""),
    "castle-or-shield": ("Castle: an extra action with any number, or a shield.", "take-shield 12 7"),
    "upkeep": ("End of the phase: pay for your shields", "pay-upkeep 1 0"),
    "from-depot": ("End of the phase: a tile may go straight into the duchy.", "place-from black church 12"),
    "store": ("Where does the tile go", "store own"),
    "place-shared": ("", ""),
    "discard-shared": ("Storage is full", "discard-shared castle"),
    "order": ("Several things are due", "resolve size"),
    "buy-points": ("Points were scored", "buy-points 2"),
    "trade": ("Five goods buy a blank", "trade ship"),
    "give-goods": ("Choose the goods to give", "give-goods red"),
    "finished-colour": ("The colour is finished", "place-from black bank 2"),
    "target-action": ("The target is reached", "take any 2 castle"),
}
FIRST: Final = {"gather": "gather-goods", "place-shared": "place-shared"}  # the first line of this kind


@pytest.mark.parametrize("decision", ASKED)
def test_every_new_decision_is_made_by_clicks(come: Come, decision: str) -> None:
    asked, line = ASKED[decision]
    table = continued(come, decision).mine
    expect(table.banner).to_contain_text(asked)
    line = line or next(one for one in table.lines if one.startswith(FIRST[decision]))
    table.play(line)
    assert table.played[-1] == line
