"""Windows of every size: nothing is out of reach, and the map fits whatever it is given."""

from typing import Final

from playwright.sync_api import expect

from tests.browser.pages import box_of, lies_in
from tests.browser.people import Come, sit_together
from tests.browser.waiting import all_here
from tests.server.house import eventually

TABLET: Final = {"width": 1024, "height": 768}
ZOOMED: Final = {"width": 683, "height": 384}  # a laptop at 200 %


def test_on_a_tablet_cards_log_and_chat_are_behind_a_button(come: Come) -> None:
    pair = sit_together(come, {"viewport": TABLET})
    page = pair.mine.page
    expect(pair.mine.log).to_be_hidden()
    page.get_by_role("button", name="Scores, log, chat").click()
    for shown in (pair.mine.gold, pair.mine.log):
        expect(shown).to_be_in_viewport(ratio=1)
    page.get_by_role("tab", name="Chat").click()
    page.get_by_role("textbox", name="Message").fill("Good luck!")
    page.keyboard.press("Enter")
    expect(pair.theirs.page.get_by_role("button", name="Scores, log, chat 1")).to_be_visible()
    page.get_by_role("button", name="Close").click()
    expect(pair.mine.gold).to_be_hidden()


def test_a_low_window_scrolls_and_leaves_the_board_its_room(come: Come) -> None:
    pair = all_here(sit_together(come, {"viewport": ZOOMED}))
    assert box_of(pair.mine.map)["height"] > 200
    pair.mine.end.scroll_into_view_if_needed()
    expect(pair.mine.end).to_be_in_viewport(ratio=1)


def test_the_map_is_fitted_anew_when_the_window_changes(come: Come) -> None:
    pair = all_here(sit_together(come))
    expect(pair.mine.your_turn).to_be_visible()
    page, last = pair.mine.page, pair.mine.map.locator(".map")
    before = box_of(last)
    whole = page.get_by_role("button", name="Fit the whole map")
    page.set_viewport_size({"width": 390, "height": 844})
    eventually(lambda: lies_in(box_of(last), box_of(pair.mine.map)) and box_of(last)["width"] > 360)
    page.set_viewport_size({"width": 844, "height": 390})
    expect(whole).to_be_visible()  # too low for all of it
    page.set_viewport_size({"width": 1366, "height": 768})
    expect(whole).to_have_count(0)
    eventually(lambda: box_of(last) == before)  # with the next frame
