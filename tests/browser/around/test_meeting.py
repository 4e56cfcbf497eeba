"""Finding each other: open tables, quick match, the table before the start, and chat."""

import re

from playwright.sync_api import Page, expect

from tests.browser.boards import open_board
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
    said.get_by_role("button", name="unmute all").click()
    expect(said).to_contain_text("Good luck!")
    expect(said).to_contain_text("Are you there?")


def test_who_sits_down_is_called_as_they_have_typed_though_they_did_not_save_it(come: Come) -> None:
    ann, guest = come("Ann"), come()
    table = ann.asks.open_table("me", "link").id
    page = guest.at(f"/table/{table}")
    page.get_by_label("Your name at the table").fill("Zoé")
    page.get_by_role("button", name="Sit down").click()
    expect(page.locator(".seats, main").first).to_contain_text("Zoé")
    assert [seat.name for seat in ann.asks.table(table).seats] == ["Ann", "Zoé"]


def test_people_chat_before_the_start(come: Come) -> None:
    ann, ben = come("Ann"), come("Ben")
    table = ann.asks.open_table("me", "link", "link").id
    ann.at(f"/table/{table}").locator("summary", has_text="Chat").click()
    ann.page.get_by_label("Message").fill("Who comes?")
    ann.page.get_by_role("button", name="Send").click()
    folded = ben.at(f"/table/{table}").locator("summary", has_text="Chat")
    expect(folded).to_contain_text("Ann: Who comes?")
    folded.click()
    expect(ben.page.get_by_role("log", name="Chat")).to_contain_text("Who comes?")


def test_a_table_fills_by_link_by_this_screen_and_with_a_bot(come: Come) -> None:
    ann, ben = come("Ann"), come("Ben")
    table = ann.asks.open_table("me", "link", "link", "link").id
    page = ann.at(f"/table/{table}")
    ben.at(f"/table/{table}").get_by_role("button", name="Sit down").click()
    expect(page.get_by_text("Ben", exact=True)).to_be_visible()
    expect(ben.page.get_by_role("group", name="Seat 2")).to_contain_text("you · joined by link")
    page.get_by_role("group", name="Seat 3").get_by_role("button", name="This screen").click()
    page.get_by_role("group", name="Seat 4").get_by_role("button", name="Page").click()
    page.get_by_role("button", name="Start game").click()
    players = TablePage(ben.page).players
    for name in ("Ann", "Ben", "Player 3", "Page"):
        expect(players).to_contain_text(name)


def test_before_the_start_a_position_that_was_set_up_is_told_instead_of_choices(come: Come) -> None:
    ann = come("Ann")
    laid = ann.asks.post("/api/positions", {"game": "kingdom", "options": {"seats": 2}}).read(dict)
    table = open_board(ann.asks, "kingdom", "me", "link", position=laid["position"])
    page = ann.at(f"/table/{table}")
    expect(page.get_by_text("The game starts from a position the host has set up.")).to_be_visible()
    expect(page.get_by_role("button", name="First game")).to_have_count(0)
    expect(page.get_by_text("a bot can step in after 1 min")).to_be_visible()


def test_no_choice_is_lost_on_a_slow_line(come: Come) -> None:
    ann = come("Ann")
    page = ann.at(f"/table/{ann.asks.open_table('me', 'link', 'link', 'link').id}")
    ann.slow_down()
    page.get_by_role("group", name="Seat 2").get_by_role("button", name="Anyone").click()
    page.get_by_role("group", name="Seat 3").get_by_role("button", name="Squire").click()
    for seat, choice in ((2, "Anyone"), (3, "Squire")):
        button = page.get_by_role("group", name=f"Seat {seat}").get_by_role("button", name=choice)
        expect(button).to_have_attribute("aria-pressed", "true")


def test_the_preview_of_the_options_shows_what_is_chosen_and_what_is_random(come: Come) -> None:
    ann = come("Ann")
    page = ann.at(f"/table/{ann.asks.open_table('me', 'link').id}")
    preview = page.get_by_role("img", name=re.compile("^Quadrants"))
    expect(preview).to_have_accessible_name(re.compile("at random"))
    cards = page.locator(".choices .cards > li")
    expect(cards).to_have_text([re.compile("Kingdom cards: 3.*at random")])
    page.get_by_role("button", name="First game").click()
    expect(preview).not_to_have_accessible_name(re.compile("at random"))
    expect(cards).to_have_count(3)


def test_live_gold_that_is_switched_off_hides_all_gold(come: Come) -> None:
    ann = come("Ann")
    page = ann.at(f"/table/{ann.asks.open_table('me', 'link').id}")
    page.get_by_text("More options").click()
    gold = page.get_by_role("group", name="Running score")
    gold.get_by_role("button", name="off").click()
    page.get_by_role("button", name="Start game").click()
    table = TablePage(page).drawn()
    table.buildable.first.hover()
    expect(page.locator(".bubble")).to_contain_text("Build")
    expect(page.locator(".bubble")).not_to_contain_text("Total")
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


def test_a_friend_who_sits_down_waits_until_the_host_has_chosen(come: Come) -> None:
    ann, ben = come("Ann"), come("Ben")
    table = ann.asks.open_table("me", "link", start_when_full=False).id
    page = ann.at(f"/table/{table}")
    expect(ben.at(f"/table/{table}").get_by_text("One seat is free. Sit down to play.")).to_be_visible()
    expect(ben.page.get_by_role("group", name="Seat 1")).to_contain_text("host")
    ben.page.get_by_role("button", name="Sit down").click()
    expect(page.get_by_text("Everyone is here. Start when you’re ready.")).to_be_visible()
    expect(ben.page.get_by_text("Everyone is here. The host starts the game.")).to_be_visible()
    page.get_by_role("button", name="First game").click()
    expect(ben.page.get_by_role("button", name="First game")).to_have_attribute("aria-pressed", "true")
    expect(ben.page.get_by_role("group", name="What you play").get_by_role("button")).to_have_count(1)
    expect(ben.page.get_by_text("The host chooses the options.").first).to_be_visible()
    page.get_by_role("button", name="Start game").click()
    for person in (ann, ben):
        TablePage(person.page).drawn()
    assert ann.asks.table(table).options["first_game"]


def test_who_comes_to_a_full_table_is_told_so_and_watches_once_it_starts(come: Come) -> None:
    ann, ben = come("Ann"), come("Ben")
    table = ann.asks.open_table("me", "link", start_when_full=False).id
    ben.asks.join(table)
    page = come().at(f"/table/{table}")
    expect(page.get_by_text("All seats are taken. Stay here to watch")).to_be_visible()
    expect(page.get_by_role("button", name="Sit down")).to_have_count(0)
    expect(page.get_by_label("Your name at the table")).to_have_count(0)
    expect(page.get_by_role("main").get_by_role("link", name="Home")).to_be_visible()
    ann.at(f"/table/{table}").get_by_role("button", name="Start game").click()
    expect(TablePage(page).drawn().banner).to_contain_text("You’re watching.")


def test_the_host_ticks_that_a_full_table_starts(come: Come) -> None:
    ann, ben = come("Ann"), come("Ben")
    table = ann.asks.open_table("me", "link", start_when_full=False).id
    ann.at(f"/table/{table}").get_by_role("checkbox", name="Start as soon as every seat is taken").check()
    page = ben.at(f"/table/{table}")
    expect(page.get_by_text("The game starts as soon as every seat is taken.")).to_be_visible()
    page.get_by_role("button", name="Sit down").click()
    for person in (ann, ben):
        TablePage(person.page).drawn()


def test_the_invitation_says_who_can_come_and_nothing_of_the_server(come: Come) -> None:
    ann = come("Ann")
    page = ann.at(f"/table/{ann.asks.open_table('me', 'link', 'link').id}")
    expect(page.get_by_text("Nobody else sees the table.")).to_be_visible()
    page.get_by_role("group", name="Seat 2").get_by_role("button", name="Anyone").click()
    expect(page.get_by_text("the table is listed on the home page")).to_be_visible()
    expect(page.get_by_text("--host")).to_have_count(0)


def test_a_changed_preset_says_so_and_the_last_table_comes_back(come: Come) -> None:
    ann = come("Ann")
    page = ann.at(f"/table/{open_board(ann.asks, 'burgundy', 'me', 'link')}")
    first = page.get_by_role("button", name="First game")
    expect(first).to_have_attribute("aria-pressed", "true")
    page.get_by_role("button", name="Duchy 3", exact=True).click()
    expect(first).to_contain_text("Your choice, based on: First game")
    expect(first).not_to_contain_text("Duchy 1")
    page.get_by_role("button", name="Start game").click()
    expect(page.get_by_role("region", name="Log").or_(page.get_by_role("log", name="Log"))).to_be_visible()
    other = open_board(ann.asks, "burgundy", "me", "link")
    ann.at(f"/table/{other}").get_by_role("button", name="As last time").click()
    expect(page.get_by_role("button", name="Duchy 3", exact=True)).to_have_attribute("aria-pressed", "true")


def test_partners_sit_in_one_frame_and_can_be_swapped(come: Come) -> None:
    ann, ben = come("Ann"), come("Ben")
    table = open_board(ann.asks, "burgundy", "me", "bot", "link", "link", mode="team")
    ben.asks.join(table)
    page = ann.at(f"/table/{table}")
    own = page.get_by_role("group", name="Team 1")
    expect(own).to_contain_text("Ben")
    expect(own).to_contain_text("your partner")
    page.get_by_role("button", name="Swap partners").click()
    expect(own).to_contain_text("Squire")
    expect(page.get_by_role("group", name="Team 2")).to_contain_text("Ben")


def say(page: Page, text: str) -> None:
    page.get_by_role("tab", name="Chat").click()
    page.get_by_label("Message").fill(text)
    page.get_by_role("button", name="Send").click()
