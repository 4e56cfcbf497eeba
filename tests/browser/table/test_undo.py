"""Undo inside one's turn, its limits, and asking for more."""

from playwright.sync_api import expect

from tests.browser.people import Come, sit_together
from tests.browser.waiting import stand_still


def test_undo_takes_the_steps_of_the_turn_back_one_by_one(come: Come) -> None:
    pair = sit_together(come)
    built = [pair.mine.build(), pair.mine.build()]
    pair.theirs.tells_of(*built)
    for hex in reversed(built):
        expect(pair.mine.undo).to_contain_text(f"Undo: settlement on {hex}")
        pair.mine.undo.click()
        expect(pair.mine.target(hex)).to_be_visible()
        expect(pair.theirs.log).not_to_contain_text(f"on {hex} ")
    expect(pair.mine.undo).to_have_count(0)


def test_a_double_click_takes_one_step_back(come: Come) -> None:
    pair = sit_together(come)
    built = [pair.mine.build(), pair.mine.build()]
    pair.theirs.tells_of(*built)
    pair.mine.undo.evaluate("undo => { undo.click(); undo.click(); }")
    expect(pair.mine.undo).to_contain_text(f"Undo: settlement on {built[0]}")
    pair.theirs.tells_of(built[0], pair.mine.build())
    rows = pair.first.house.rows(pair.table)
    assert len([line for _, _, line in rows if line.startswith("undo ")]) == 1


def test_after_the_end_of_the_turn_there_is_nothing_to_undo(come: Come) -> None:
    pair = sit_together(come)
    pair.theirs.tells_of(*pair.mine.play_turn())
    expect(pair.theirs.your_turn).to_be_visible()
    expect(pair.mine.undo).to_have_count(0)
    expect(pair.theirs.undo).to_have_count(0)
    pair.mine.page.keyboard.press("u")
    expect(pair.theirs.your_turn).to_be_visible()


def test_a_take_back_that_is_granted_gives_the_turn_back(come: Come) -> None:
    pair = sit_together(come)
    built = pair.mine.play_turn()
    pair.mine.choose("Ask for a take-back")
    expect(pair.theirs.asking).to_contain_text("asks to take back their last turn (0 of 1 agree)")
    expect(pair.mine.asking).not_to_contain_text("Decline")
    stand_still(pair.mine.page)  # the outcome is told for some seconds
    pair.theirs.asking.get_by_role("button", name="Agree").click()
    expect(
        pair.mine.page.get_by_text(
            f"Everyone agreed ({pair.second.asks.name}): {pair.first.asks.name}’s last turn was taken back."
        )
    ).to_be_visible()
    expect(pair.mine.your_turn).to_be_visible()
    expect(pair.theirs.your_turn).to_have_count(0)
    assert len(built) == 3


def test_a_take_back_that_is_declined_changes_nothing(come: Come) -> None:
    pair = sit_together(come)
    built = pair.mine.play_turn()
    pair.mine.choose("Ask for a take-back")
    stand_still(pair.mine.page)
    pair.theirs.asking.get_by_role("button", name="Decline").click()
    expect(
        pair.mine.page.get_by_text(
            f"Not everyone agreed ({pair.second.asks.name}): {pair.first.asks.name}’s last turn stands."
        )
    ).to_be_visible()
    expect(pair.theirs.your_turn).to_be_visible()
    pair.mine.tells_of(*built)
