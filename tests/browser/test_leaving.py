"""Players who leave: by conceding, by handing over, by not being there."""

from playwright.sync_api import expect

from tests.browser.people import Come, sit_together


def test_who_concedes_is_played_by_a_bot_and_the_other_plays_on(come: Come) -> None:
    pair = sit_together(come)
    pair.mine.choose("Give up")
    pair.mine.page.get_by_role("button", name="Really give up?").click()
    expect(pair.theirs.players).to_contain_text("gave up")
    expect(pair.mine.players).to_contain_text("gave up")
    expect(pair.theirs.your_turn).to_be_visible()  # the bot has played the turn
    pair.mine.tells_of(*pair.theirs.play_turn())


def test_who_gives_up_against_bots_alone_ends_the_game(come: Come) -> None:
    ann = come("Ann")
    table = ann.sit(ann.asks.open_table("me", "bot:uniform").id)
    expect(table.your_turn).to_be_visible()
    table.choose("Give up")
    table.page.get_by_role("button", name="Really give up?").click()
    expect(table.page.get_by_role("heading", name="The game was given up (Ann)")).to_be_visible()
    expect(table.page.get_by_text("Winner: Page")).to_be_visible()


def test_a_double_click_gives_nothing_up(come: Come) -> None:
    pair = sit_together(come)
    page = pair.mine.page
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Give up", exact=True).dblclick()
    expect(page.get_by_role("button", name="Really give up?")).to_be_enabled()
    assert not any(
        seat["conceded"] for seat in pair.first.asks.get(f"/api/tables/{pair.table}").read(dict)["seats"]
    )


def test_a_seat_is_handed_to_a_bot_and_taken_back(come: Come) -> None:
    pair = sit_together(come)
    pair.mine.choose("Let a bot play for me")
    expect(pair.theirs.players).to_contain_text("bot")
    expect(pair.theirs.your_turn).to_be_visible()
    pair.mine.page.get_by_role("button", name="Take my seat back").click()
    expect(pair.theirs.players).not_to_contain_text("bot")
    pair.theirs.play_turn()
    expect(pair.mine.your_turn).to_be_visible()
    pair.theirs.tells_of(*pair.mine.play_turn())


def test_the_others_put_a_bot_in_for_someone_who_is_away(come: Come) -> None:
    pair = sit_together(come, absence=1)
    pair.first.page.close()
    expect(pair.theirs.players).to_contain_text("not here")
    pair.theirs.page.get_by_role("button", name="let a bot play").click()
    expect(pair.theirs.players.get_by_text("bot", exact=True)).to_be_visible()
    expect(pair.theirs.your_turn).to_be_visible()


def test_who_comes_back_takes_the_seat_back_from_the_bot(come: Come) -> None:
    pair = sit_together(come, absence=1)
    pair.second.page.goto("/")
    pair.mine.page.get_by_role("button", name="let a bot play").click()
    expect(pair.mine.players.get_by_text("bot", exact=True)).to_be_visible()
    again = pair.second.sit(pair.table)
    again.page.get_by_role("button", name="Take my seat back").click()
    pair.mine.play_turn()
    pair.mine.tells_of(*again.play_turn())


def test_the_others_wait_until_the_time_of_absence_has_passed(come: Come) -> None:
    pair = sit_together(come, absence=259_200)
    pair.first.page.close()
    expect(pair.theirs.page.get_by_text("is away. The others may act in")).to_be_visible()
    expect(pair.theirs.page.get_by_role("button", name="let a bot play")).to_have_count(0)


def test_the_others_end_the_game_without_someone_who_is_away(come: Come) -> None:
    pair = sit_together(come, absence=1)
    pair.first.page.close()
    pair.theirs.page.get_by_role("button", name="End together").click()
    expect(pair.theirs.result).to_be_visible()


def test_the_game_is_ended_together(come: Come) -> None:
    pair = sit_together(come)
    pair.theirs.tells_of(*pair.mine.play_turn())
    pair.mine.choose("Ask to end the game together")
    expect(pair.theirs.asking).to_contain_text("asks to end the game now (0 of 1 agree)")
    pair.theirs.asking.get_by_role("button", name="Agree").click()
    for page in (pair.first.page, pair.second.page):
        expect(page.get_by_role("heading", name="The game was ended early")).to_be_visible()


def test_one_who_declines_keeps_the_game_going(come: Come) -> None:
    pair = sit_together(come)
    pair.mine.choose("Ask to end the game together")
    pair.theirs.asking.get_by_role("button", name="Decline").click()
    expect(pair.mine.page.get_by_text(f"Not everyone agreed ({pair.second.asks.name})")).to_be_visible()
    pair.theirs.tells_of(*pair.mine.play_turn())
