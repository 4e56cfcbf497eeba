"""Players who leave: by conceding, by handing over, by not being there."""

import re

import pytest
from playwright.sync_api import Route, expect

from tests.browser.boards import open_board
from tests.browser.pages import TablePage
from tests.browser.people import ON_PHONE, Come, Person, sit_together
from tests.browser.studying import keep_found
from tests.browser.waiting import all_here, stand_still


def test_who_concedes_is_played_by_a_bot_and_the_other_plays_on(come: Come) -> None:
    pair = sit_together(come)
    pair.mine.choose("Resign")
    asked = pair.mine.page.get_by_role("dialog", name="Resign this game?")
    expect(asked).to_contain_text("A bot plays on for you.")
    asked.get_by_role("button", name="Resign", exact=True).click()
    name = pair.first.asks.name
    for table in (pair.theirs, pair.mine):
        expect(table.players).to_contain_text("resigned")
        expect(table.log).to_contain_text(f"{name} resigned. A bot plays on.")
    expect(
        pair.mine.page.get_by_text("You resigned. A bot plays on for you; you’re watching.")
    ).to_be_visible()
    expect(pair.theirs.page.get_by_text("You resigned.")).to_have_count(0)
    expect(pair.theirs.your_turn).to_be_visible()  # the bot has played the turn
    pair.mine.tells_of(*pair.theirs.play_turn())


def test_who_gives_up_against_bots_alone_ends_the_game(come: Come) -> None:
    ann = come("Ann")
    table = ann.sit(ann.asks.open_table("me", "bot:uniform").id)
    expect(table.your_turn).to_be_visible()
    table.choose("Resign")
    asked = table.page.get_by_role("dialog", name="Resign this game?")
    expect(asked).to_contain_text("the game ends now")
    asked.get_by_role("button", name="Resign", exact=True).click()
    expect(table.page.get_by_role("heading", name="The game ended by resignation (Ann)")).to_be_visible()
    expect(table.page.get_by_text("Winner: Page")).to_be_visible()
    home = ann.at("/")
    home.get_by_role("tab", name="Finished").click()
    expect(home.locator(".mine .state")).to_have_text("you resigned")


def test_what_could_not_be_fetched_to_ask_with_is_told_and_can_be_asked_for_again(come: Come) -> None:
    pair = sit_together(come)
    page, refused = pair.mine.page, list[str]()

    def refuse_once(route: Route) -> None:
        told = '{"code": "database-locked", "detail": "Not now."}'
        if refused:
            route.continue_()
        else:
            route.fulfill(status=503, content_type="application/problem+json", body=told)
        refused.append(route.request.url)

    page.route("**/api/words/en/house-later", refuse_once)
    pair.mine.choose("Resign")
    expect(page.get_by_text("Not now.")).to_be_visible()
    pair.mine.choose("Resign")
    expect(page.get_by_role("dialog", name="Resign this game?")).to_be_visible()


def test_resigning_asks_first_and_one_key_goes_back(come: Come) -> None:
    """A double click, a press beside the buttons, and Enter or Escape without reading give nothing up."""
    pair = sit_together(come)
    page = pair.mine.page
    menu = page.get_by_role("button", name="Menu")
    asked = page.get_by_role("dialog", name="Resign this game?")
    menu.click()
    page.get_by_role("button", name="Resign", exact=True).dblclick()
    expect(asked.get_by_role("button", name="Keep playing")).to_be_focused()
    asked.get_by_role("heading").click()
    expect(asked.get_by_role("button", name="Keep playing")).to_be_focused()
    page.mouse.dblclick(9, 400)  # on the ground beside the dialog
    expect(asked.get_by_role("button", name="Keep playing")).to_be_focused()
    page.keyboard.press("Escape")
    for key in ("Enter", "Escape"):
        menu.click()
        page.get_by_role("button", name="Resign", exact=True).press("Enter")
        expect(asked.get_by_role("button", name="Keep playing")).to_be_focused()
        page.keyboard.press(key)
        expect(asked).to_have_count(0)
        expect(menu).to_be_focused()
    seats = pair.first.asks.get(f"/api/tables/{pair.table}").read(dict)["seats"]
    assert not any(seat["conceded"] for seat in seats)


def test_the_second_of_two_clicks_in_the_menu_goes_to_nothing_behind_it(come: Come) -> None:
    """The sheet is gone after the first one, and what it opens may take its time to come."""
    pair = sit_together(come, ON_PHONE)
    page = pair.mine.page
    page.evaluate(
        """() => {
            window.reached = [];
            for (const kind of ["mousedown", "click"])
                document.addEventListener(kind, ({type, target}) =>
                    window.reached.push(`${type} ${target.closest(".menu") ? "menu" : "behind"}`), true);
        }"""
    )
    menu = page.get_by_role("button", name="Menu")
    menu.click()
    page.get_by_role("button", name="Resign", exact=True).dblclick()
    asked = page.get_by_role("dialog", name="Resign this game?")
    expect(asked).to_be_visible()
    assert page.evaluate("window.reached") == ["mousedown menu", "click menu"] * 2
    page.keyboard.press("Escape")
    expect(menu).to_be_focused()


def test_a_seat_is_handed_to_a_bot_and_taken_back(come: Come) -> None:
    pair = sit_together(come)
    pair.mine.choose("Let a bot play for me")
    expect(pair.theirs.players).to_contain_text("bot")
    expect(pair.theirs.your_turn).to_be_visible()
    pair.mine.page.get_by_role("button", name="Return to my seat").click()
    expect(pair.theirs.players).not_to_contain_text("bot")
    name = pair.first.asks.name
    expect(pair.theirs.log).to_contain_text(f"{name} left the game to a bot for now.")
    expect(pair.theirs.log).to_contain_text(f"{name} is back in the game.")
    pair.theirs.play_turn()
    expect(pair.mine.your_turn).to_be_visible()
    pair.theirs.tells_of(*pair.mine.play_turn())


def may_act(table: TablePage, button: str) -> None:
    """Whoever has gone has been waited for long enough."""
    expect(table.players).to_contain_text("away")
    table.page.get_by_role("button", name=button).click()


def test_the_others_put_a_bot_in_for_someone_who_is_away(come: Come) -> None:
    pair = all_here(sit_together(come, absence=1))
    pair.first.page.close()
    may_act(pair.theirs, "replace with a bot")
    expect(pair.theirs.players.get_by_text("bot", exact=True)).to_be_visible()
    expect(pair.theirs.your_turn).to_be_visible()


def test_who_comes_back_takes_the_seat_back_from_the_bot(come: Come) -> None:
    pair = all_here(sit_together(come, absence=1))
    pair.second.page.goto("/")
    may_act(pair.mine, "replace with a bot")
    expect(pair.mine.players.get_by_text("bot", exact=True)).to_be_visible()
    again = pair.second.sit(pair.table)
    again.page.get_by_role("button", name="Return to my seat").click()
    pair.mine.play_turn()
    pair.mine.tells_of(*again.play_turn())


def test_the_others_wait_until_the_time_of_absence_has_passed(come: Come) -> None:
    pair = sit_together(come, absence=259_200)
    pair.first.page.close()
    expect(pair.theirs.page.get_by_text("is away. You can replace them with a bot in")).to_be_visible()
    expect(pair.theirs.page.get_by_role("button", name="replace with a bot")).to_have_count(0)


def test_the_others_end_the_game_without_someone_who_is_away(come: Come) -> None:
    pair = all_here(sit_together(come, absence=1))
    pair.first.page.close()
    may_act(pair.theirs, "End the game")
    expect(pair.theirs.result).to_be_visible()


def test_the_game_is_ended_together(come: Come) -> None:
    pair = sit_together(come)
    pair.theirs.tells_of(*pair.mine.play_turn())
    pair.mine.choose("Propose ending the game")
    expect(pair.theirs.asking).to_contain_text("proposes ending the game now (0 of 1 agree)")
    pair.theirs.asking.get_by_role("button", name="Agree").click()
    for page in (pair.first.page, pair.second.page):
        expect(page.get_by_role("heading", name="The game ended early")).to_be_visible()


def test_one_who_declines_keeps_the_game_going(come: Come) -> None:
    pair = sit_together(come)
    pair.mine.choose("Propose ending the game")
    stand_still(pair.mine.page)  # the outcome is told for some seconds
    pair.theirs.asking.get_by_role("button", name="Decline").click()
    expect(pair.mine.page.get_by_text("Not everyone agreed with")).to_be_visible()
    pair.theirs.tells_of(*pair.mine.play_turn())


@pytest.mark.parametrize("game", ["burgundy", "seasons"])
def test_every_board_marks_who_resigned_and_the_replay_tells_when(come: Come, game: str) -> None:
    ann, ben = come("Ann"), come("Ben")
    table = open_board(ann.asks, game, "me", "link")
    ben.asks.join(table)
    panels = ben.at(f"/table/{table}").locator("[data-of^=panel-of]")
    expect(panels.first).to_be_visible()
    ann.asks.at_seat(table, 0, "concede")
    expect(panels.filter(has_text="Ann")).to_contain_text("resigned")
    ben.asks.at_seat(table, 1, "concede")
    replay = ben.at(f"/replay/{table}?move=9999")
    log = replay.get_by_role("main")
    expect(log).to_contain_text("Ann resigned. A bot plays on.")
    expect(log).to_contain_text("Ben resigned. The game is over.")
    replay.keyboard.press("Home")
    expect(replay.get_by_role("slider")).to_have_value("0")
    expect(log.get_by_text("resigned.")).to_have_count(0)
    shows_where_it_was_resigned(ben, table)


def shows_where_it_was_resigned(person: Person, table: str) -> None:
    """The analysis marks it in curve and turns, wherever one looks, and says what was given up."""
    here = {"points": [20.0, 20.0], "wins": [0.3, 0.7], "decision": None, "luck": None}
    rows = len(person.house.rows(table))
    keep_found(person.asks, table, [here] * (rows + 1))
    page = person.page
    page.get_by_role("button", name="Analysis").click()
    expect(page.locator(".under .flag")).to_have_count(2)
    expect(page.get_by_role("main")).to_contain_text("Ann resigned. A bot plays on.")
    told = page.get_by_role("button", name=re.compile(r"^Ben resigned \(.+\) with a 70% chance to win\.$"))
    told.click()
    expect(page.get_by_role("slider")).to_have_value(str(rows))
    expect(page.locator(".under [data-mark=mark-resigned]")).to_have_count(2)
