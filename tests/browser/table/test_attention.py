"""Telling whose turn it is: title, sound, notification; and settings that are kept."""

import re

from playwright.sync_api import Locator, Page, expect

from tests.browser.people import Come, Person, sit_together

# What statuses say, however short they stand there.
LISTEN = """() => {
    window.told = "";
    const read = () => {
        for (const one of document.querySelectorAll("[role=status]")) window.told += one.textContent;
    };
    new MutationObserver(read).observe(document.body, { subtree: true, childList: true });
}"""
HEAR = """
    window.tones = 0;
    window.AudioContext = class extends AudioContext {
        createOscillator() { window.tones += 1; return super.createOscillator(); }
    };
"""
NOTICE = """
    window.noticed = [];
    window.Notification = class extends Notification {
        constructor(title, options) { super(title, options); window.noticed.push(options.body); }
    };
    Object.defineProperty(document, "hidden", { get: () => window.looksAway === true });
"""


def test_the_title_of_the_tab_says_whose_turn_it_is(come: Come) -> None:
    pair = sit_together(come)
    expect(pair.first.page).to_have_title(re.compile("^● Your turn"))
    expect(pair.second.page).not_to_have_title(re.compile("Your turn"))
    pair.mine.play_turn()
    expect(pair.second.page).to_have_title(re.compile("^● Your turn"))
    expect(pair.first.page).not_to_have_title(re.compile("Your turn"))


def test_the_first_page_says_how_many_games_wait(come: Come) -> None:
    pair = sit_together(come)
    expect(pair.first.at("/")).to_have_title("(1) Bastide")
    expect(pair.first.page.get_by_role("link", name="Your turn")).to_be_visible()
    expect(pair.second.at("/")).to_have_title("Bastide")


def test_sounds_are_off_until_they_are_wanted(come: Come) -> None:
    pair = sit_together(come)
    sounds = pair.first.page.get_by_role("button", name="Sound")
    pair.first.device.add_init_script(HEAR)
    pair.first.page.reload()
    expect(sounds).to_have_attribute("aria-pressed", "false")
    pair.mine.build()
    pair.mine.undo.wait_for()
    assert pair.first.page.evaluate("window.tones") == 0
    sounds.click()
    pair.mine.build()
    pair.first.page.wait_for_function("() => window.tones > 0")


def test_a_notification_comes_when_it_is_ones_turn_and_one_looks_away(come: Come) -> None:
    pair = sit_together(come)
    pair.second.device.grant_permissions(["notifications"])
    pair.second.device.add_init_script(NOTICE)
    wish_notifications(pair.second)
    expect(notifications(pair.second.page, "on")).to_have_attribute("aria-pressed", "true")
    pair.second.sit(pair.table)
    pair.second.page.evaluate("window.looksAway = true")
    pair.mine.play_turn()
    pair.second.page.wait_for_function("() => window.noticed.length === 1")
    assert pair.second.page.evaluate("window.noticed") == ["Your turn"]


def test_notifications_stay_off_when_the_browser_forbids_them(come: Come) -> None:
    ann = come("Ann")
    ann.device.grant_permissions([])  # all that are not named are denied
    wish_notifications(ann)
    expect(notifications(ann.page, "off")).to_have_attribute("aria-pressed", "true")


def test_the_turn_ends_by_itself_for_those_who_want_it(come: Come) -> None:
    pair = sit_together(come)
    page = pair.first.at("/settings")
    wish = page.get_by_role("group", name="End of turn").get_by_role("button", name="automatically")
    wish.click()
    expect(wish).to_have_attribute("aria-pressed", "true")
    table = pair.first.sit(pair.table)
    page.evaluate(LISTEN)
    for _ in range(3):
        table.build()
    page.wait_for_function("() => window.told.includes('Your turn ended automatically')")
    expect(pair.theirs.your_turn).to_be_visible()


def test_settings_are_kept_in_the_browser(come: Come) -> None:
    ann = come("Ann")
    page = ann.at("/settings")
    page.get_by_role("group", name="Theme").get_by_role("button", name="dark").click()
    allows = page.get_by_role("group", name="My games as puzzles").get_by_role("button", name="on")
    expect(allows).to_have_attribute("aria-pressed", "false")
    allows.click()
    expect(allows).to_have_attribute("aria-pressed", "true")
    page.get_by_role("textbox", name="Name").fill("Anna")
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_role("status").filter(has_text="Saved")).to_be_visible()
    ann.at("/")
    expect(page.get_by_role("heading", level=1)).to_contain_text("Anna")
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    ann.at("/settings")
    expect(allows).to_have_attribute("aria-pressed", "true")


def wish_notifications(person: Person) -> None:
    notifications(person.at("/settings"), "on").click()


def notifications(page: Page, choice: str) -> Locator:
    return page.get_by_role("group", name="Notifications").get_by_role("button", name=choice)
