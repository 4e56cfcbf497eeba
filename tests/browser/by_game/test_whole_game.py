"""A whole game against a bot; two browsers begin one by link and end one, a third watches."""

import json
import re
from pathlib import Path
from typing import Any

from playwright.sync_api import expect

from tests.browser.boards import seated_at
from tests.browser.pages import TablePage
from tests.browser.people import Come, Person, begin_by_link, sit_together


def test_two_browsers_begin_a_game_by_link(come: Come) -> None:
    key, ann, ben = begin_by_link(come, "Kingdom Builder")
    tables = [TablePage(ann.page).drawn(), TablePage(ben.page).drawn()]
    begins = ann.asks.table(key).to_act[0]
    for turn in (begins, 1 - begins):
        tables[1 - turn].tells_of(*tables[turn].play_turn())
    expect(tables[begins].your_turn).to_be_visible()


def test_two_browsers_play_the_last_round(come: Come) -> None:
    table, people = seated_at(come, "kingdom/last-round")
    ann, ben = (person.sit(table) for person in people)
    for turn in (ben, ann):  # as in the record
        expect(turn.your_turn).to_be_visible()
        turn.play_turn()
    for one in (ann, ben):
        is_told_of(one)


def test_a_whole_game_against_a_bot(come: Come) -> None:
    ann = come("Ann")
    table = ann.sit(ann.asks.open_table("me", "bot:uniform").id)
    while not table.is_over():
        table.play_turn()
    is_told_of(table)


def is_told_of(table: TablePage) -> None:
    """The end says who has won, and where the gold came from."""
    expect(table.page.get_by_role("heading", name=re.compile("wins|Shared win"))).to_be_visible()
    expect(table.page.get_by_role("region", name="Gold")).to_contain_text("Castles")


def test_a_third_watches_and_is_told_no_hidden_card(come: Come) -> None:
    pair, eve = sit_together(come), come("Eve")
    watching = eve.sit(pair.table)
    expect(watching.banner).to_contain_text("You’re watching.")
    for table in (pair.mine, pair.theirs, pair.mine, pair.theirs):
        watching.tells_of(*table.play_turn())
    expect(watching.log).to_contain_text("draws a terrain card.")
    expect(watching.log).not_to_contain_text("draws a terrain card:")
    expect(watching.own.or_(watching.targets)).to_have_count(0)
    assert cards_told(eve) == []
    assert not any(seat["lines"] for position in positions(eve) for seat in position["seats"])


def test_a_player_is_told_no_card_in_another_hand(come: Come) -> None:
    pair = sit_together(come)
    pair.theirs.tells_of(*pair.mine.play_turn())
    pair.mine.tells_of(*pair.theirs.play_turn())
    for person in (pair.first, pair.second):
        (seat,) = {seat["seat"] for position in positions(person) for seat in position["seats"]}
        assert {owner for owner, _ in cards_told(person)} == {seat}


def test_a_running_game_is_saved_without_the_cards_of_others(come: Come, tmp_path: Path) -> None:
    pair = sit_together(come)
    expect(pair.mine.your_turn).to_be_visible()  # the other's card is opened when their turn begins
    with pair.mine.page.expect_download() as download:
        pair.mine.choose("Download game record")
    download.value.save_as(tmp_path / "record.txt")
    (mine,) = {seat["seat"] for seat in pair.first.position["seats"]}
    lines = (tmp_path / "record.txt").read_text().splitlines()
    assert [line for line in lines if line.startswith(f"chance draw {mine} ")]
    assert not [line for line in lines if line.startswith(f"chance draw {1 - mine} ")]


def positions(person: Person) -> list[dict[str, Any]]:
    told = [message for message in person.heard if message["type"] == "position"]
    assert told
    return told


def cards_told(person: Person) -> list[tuple[int, str]]:
    """Every card in hand that the page was told of, by a view, by an event or by a line of chance."""
    views = [seat["view"] for position in positions(person) for seat in position["seats"]]
    in_hand = [(view["seat"], view["hand"]) for view in views if view["hand"]]
    told = [told for position in positions(person) for told in position["log"]]
    events = [event for row in told for event in row["events"] if event["event"] == "card-drawn"]
    assert len(events) > 2
    assert not re.search(r"draw \d \w", json.dumps(person.heard))
    return in_hand + [(event["seat"], event["terrain"]) for event in events if event["terrain"]]
