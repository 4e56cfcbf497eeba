"""The whole way with a keyboard alone."""

from playwright.sync_api import Locator, Page, expect

from tests.browser.pages import TablePage, card_of
from tests.browser.people import Come, sit_together


def test_from_the_first_page_to_a_turn_that_is_ended_without_a_mouse(come: Come) -> None:
    page = come().at("/")
    table = TablePage(page)
    tab_to(page, card_of(page).get_by_role("button", name="Against bots"))
    page.keyboard.press("Enter")
    start = page.get_by_role("button", name="Start game")
    expect(start).to_be_visible()
    tab_to(page, start)
    page.keyboard.press("Enter")
    expect(table.your_turn).to_be_visible()
    tab_to(page, table.map)
    for number in (1, 2, 3):
        page.keyboard.press("ArrowRight")  # to the first hex that glows
        page.keyboard.press("Enter")
        expect(table.own).to_contain_text(f"{number} of 3 built")
        page.keyboard.press("Shift+Tab")
        tab_to(page, table.map)
    page.keyboard.press("e")
    table.tells("ends the turn.")


def test_u_takes_back_what_enter_has_built(come: Come) -> None:
    page, table = against_a_bot(come)
    tab_to(page, table.map)
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    expect(table.own).to_contain_text("1 of 3 built")
    page.keyboard.press("u")
    expect(table.own).to_contain_text("0 of 3 built")


def test_a_board_is_framed_for_whoever_walks_by_keys_not_for_a_hand_that_presses_a_letter(come: Come) -> None:
    pair = sit_together(come)
    page, table = pair.first.page, pair.mine
    framed = "map => getComputedStyle(map).outlineStyle !== 'none'"
    for _ in range(3):
        table.build()
    expect(table.can_end).to_be_visible()
    page.keyboard.press("e")
    table.tells("ends the turn.")
    assert not table.map.evaluate(framed)
    page.keyboard.press("Shift+Tab")
    tab_to(page, table.map)
    assert table.map.evaluate(framed)


def test_the_arrows_walk_over_the_hexes_and_say_where_they_are(come: Come) -> None:
    page, table = against_a_bot(come)
    first = table.targets.first.get_attribute("aria-label") or ""
    tab_to(page, table.map)
    page.keyboard.press("ArrowDown")
    expect(page.get_by_text(first.replace(": ", ". "), exact=True)).to_be_attached()
    row, column = map(int, first.partition(",")[0].split("."))
    page.keyboard.press("ArrowDown" if row < 20 else "ArrowUp")
    after = f"{row + 1 if row < 20 else row - 1}.{column},"
    expect(page.locator("[aria-live]").filter(has_text=after)).to_be_attached()


def test_tab_goes_from_one_hex_that_can_be_chosen_to_the_next(come: Come) -> None:
    page, table = against_a_bot(come)
    names = [one.get_attribute("aria-label") or "" for one in table.targets.all()[:2]]
    tab_to(page, table.map)
    for key, name in zip(("Enter", "Tab"), names, strict=True):
        page.keyboard.press(key)
        expect(page.get_by_text(name.replace(": ", ". "), exact=True)).to_be_attached()
    page.keyboard.press("Enter")
    expect(table.own).to_contain_text("1 of 3 built")


def test_tab_passes_by_a_map_that_nobody_walks_on(come: Come) -> None:
    page, table = against_a_bot(come)
    tab_to(page, table.map)
    page.keyboard.press("Tab")
    expect(table.map).not_to_be_focused()


def test_a_question_mark_lists_the_keys_and_escape_closes_the_list(come: Come) -> None:
    page, _ = against_a_bot(come)
    page.keyboard.press("?")
    keys = page.get_by_role("dialog", name="Keyboard shortcuts")
    for key in ("Enter", "U", "E", "Esc", "?"):
        expect(keys.get_by_text(key, exact=True)).to_be_visible()
    page.keyboard.press("Escape")
    expect(keys).to_have_count(0)


def test_enter_on_a_hex_that_is_not_allowed_says_why(come: Come) -> None:
    page, table = against_a_bot(come)
    tab_to(page, table.map)
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    expect(table.own).to_contain_text("1 of 3 built")
    page.keyboard.press("Enter")  # where the settlement stands now
    expect(page.get_by_role("alert")).to_contain_text("There’s already a settlement here. Choose a free hex.")


def against_a_bot(come: Come) -> tuple[Page, TablePage]:
    ann = come("Ann")
    table = ann.sit(ann.asks.open_table("me", "bot:uniform").id)
    expect(table.your_turn).to_be_visible()
    return ann.page, table


def tab_to(page: Page, wanted: Locator) -> None:
    """Press Tab until it has the focus."""
    for _ in range(60):
        if wanted.evaluate("one => one === document.activeElement"):
            return
        page.keyboard.press("Tab")
    raise AssertionError("it cannot be reached with Tab")
