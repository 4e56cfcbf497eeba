"""Finding each other: open tables, quick match, the table before the start, and chat."""

import re

from playwright.sync_api import Page, expect

from tests.browser.house import PageHouse
from tests.browser.pages import TablePage
from tests.browser.people import Come, sit_together


def test_what_one_says_the_other_reads_and_may_mute(come: Come) -> None:
    pair = sit_together(come)
    say(pair.first.page, "Good luck!")
    chat = pair.second.page.get_by_role("tab", name="Chat")
    expect(chat).to_contain_text("1")  # unread
    chat.click()
    said = pair.second.page.get_by_role("log", name="Chat")
    expect(said).to_contain_text("Good luck!")
    said.get_by_text("Good luck!").hover()
    said.get_by_role("button", name="mute").click()
    say(pair.first.page, "Are you there?")
    expect(pair.first.page.get_by_role("log", name="Chat")).to_contain_text("Are you there?")
    expect(said).not_to_contain_text("Good luck!")
    expect(said).not_to_contain_text("Are you there?")
    said.get_by_role("button", name="hear everyone again").click()
    expect(said).to_contain_text("Good luck!")
    expect(said).to_contain_text("Are you there?")


def test_people_chat_before_the_start(come: Come) -> None:
    ann, ben = come("Ann"), come("Ben")
    table = ann.asks.open_table("me", "link", "link").id
    ann.at(f"/table/{table}").get_by_label("Write a line").fill("Who comes?")
    ann.page.get_by_role("button", name="Send").click()
    expect(ben.at(f"/table/{table}").get_by_role("log", name="Chat")).to_contain_text("Who comes?")


def test_a_table_fills_by_link_by_this_screen_and_with_a_bot(come: Come) -> None:
    ann, ben = come("Ann"), come("Ben")
    table = ann.asks.open_table("me", "link", "link", "link").id
    page = ann.at(f"/table/{table}")
    ben.at(f"/table/{table}").get_by_role("button", name="Sit down").click()
    expect(page.get_by_text("Ben", exact=True)).to_be_visible()
    page.get_by_role("group", name="Seat 3").get_by_role("button", name="This screen").click()
    page.get_by_role("group", name="Seat 4").get_by_role("button", name="Bot").click()
    page.get_by_role("combobox", name="Level of the bot").select_option("uniform")
    page.get_by_role("button", name="Start the game").click()
    players = TablePage(ben.page).players
    for name in ("Ann", "Ben", "Player 3", "Page"):
        expect(players).to_contain_text(name)


def test_no_choice_is_lost_on_a_slow_line(come: Come) -> None:
    ann = come("Ann")
    page = ann.at(f"/table/{ann.asks.open_table('me', 'link', 'link', 'link').id}")
    ann.slow_down()
    page.get_by_role("group", name="Seat 2").get_by_role("button", name="This screen").click()
    page.get_by_role("group", name="Seat 3").get_by_role("button", name="bot").click()
    for seat, choice in ((2, "This screen"), (3, "bot")):
        button = page.get_by_role("group", name=f"Seat {seat}").get_by_role("button", name=choice)
        expect(button).to_have_attribute("aria-pressed", "true")


def test_the_preview_of_the_options_shows_what_is_chosen_and_what_is_random(come: Come) -> None:
    ann = come("Ann")
    page = ann.at(f"/table/{ann.asks.open_table('me', 'link').id}")
    preview = page.get_by_role("img", name=re.compile("^Quadrants"))
    expect(preview).to_have_accessible_name(re.compile("at random"))
    first_game = page.get_by_role("group", name="The first game’s board and cards")
    first_game.get_by_role("button", name="on").click()
    expect(preview).not_to_have_accessible_name(re.compile("at random"))


def test_live_gold_that_is_switched_off_hides_all_gold(come: Come) -> None:
    ann = come("Ann")
    page = ann.at(f"/table/{ann.asks.open_table('me', 'link').id}")
    gold = page.get_by_role("group", name="Score during the game")
    gold.get_by_role("button", name="off").click()
    page.get_by_role("button", name="Start, filling with bots").click()
    table = TablePage(page).drawn()
    table.buildable.first.hover()
    expect(page.locator(".popover")).to_contain_text("Build")
    expect(page.locator(".popover")).not_to_contain_text("In all")
    expect(table.gold).not_to_contain_text("live")
    assert all(message["score"] is None for message in ann.heard if message["type"] == "position")
    assert all(message["after"] is None for message in ann.heard if message["type"] == "previewed")


def test_an_open_table_is_shown_to_others_who_sit_down(come: Come) -> None:
    ann, ben = come("Ann"), come("Ben")
    table = ann.asks.open_table("me", "lobby").id
    ann.at(f"/table/{table}")
    page = ben.at("/")
    row = page.locator(f'a[href="/table/{table}"]')
    expect(row).to_contain_text("Ann")
    row.click()
    page.get_by_role("button", name="Sit down").click()
    TablePage(page).drawn()


def test_a_quick_match_brings_two_who_look_for_a_table_together(own_house: PageHouse, come: Come) -> None:
    pages = [come(name).at("/") for name in ("Ann", "Ben")]
    for page in pages:
        page.get_by_role("radio", name="Kingdom Builder").click()
        page.get_by_role("button", name="Find a table").click()
        expect(page).to_have_url(re.compile("/table/"))
    for page in pages:
        players = TablePage(page).drawn().players
        expect(players).to_contain_text("Ann")
        expect(players).to_contain_text("Ben")
    assert own_house.complaints.read_text() == ""


def say(page: Page, text: str) -> None:
    page.get_by_role("tab", name="Chat").click()
    page.get_by_label("Write a line").fill(text)
    page.get_by_role("button", name="Send").click()
