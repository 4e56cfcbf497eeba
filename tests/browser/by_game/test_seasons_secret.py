"""Characters are chosen in secret and all at once: what the others see of a choice, and when."""

import json
import re
from typing import Any, Final

from playwright.sync_api import expect

from tests.browser.people import ANIMATED, Come, Person
from tests.browser.seasons import CastlePage, continued, open_seasons, sit_down

TIMES: Final = ("number", "at", "now", "away_since", "after")


def test_nothing_that_reaches_another_browser_depends_on_an_unrevealed_choice(come: Come) -> None:
    ann, ben = choosing(come)
    heard = []
    for line in ("choose messenger trader", "choose stonemason worker-stone"):
        before = len(ben.person.heard)
        ann.play(line)
        expect(ben.ribbon).to_contain_text("has chosen")
        heard.append([timeless(told) for told in ben.person.heard[before:] if told["type"] == "position"])
        ann.change.click()
        expect(ben.ribbon).not_to_contain_text("has chosen")
    assert len(heard[0]) > 0
    assert heard[0] == heard[1]
    assert "characters-chosen" in json.dumps(heard[0])


def test_a_choice_is_waited_for_by_name_and_can_be_taken_back_until_the_last_one(come: Come) -> None:
    ann, ben, cleo = choosing(come, "three")
    expect(ann.your_turn).to_be_visible()
    ann.play("choose stonemason")
    expect(ann.banner).to_contain_text("Waiting for Ben, Cleo")
    expect(ann.card("stonemason")).to_have_attribute("aria-pressed", "true")
    ben.play("choose master-builder")
    expect(ann.banner).to_contain_text(re.compile("Cleo.s turn|Waiting for Cleo"))
    ann.change.click()
    expect(ann.your_turn).to_be_visible()
    ann.play("choose worker-sand")
    expect(cleo.your_turn).to_be_visible()
    cleo.play("choose worker-wood")
    for table in (ann, ben, cleo):
        expect(table.ribbon).not_to_contain_text("has chosen")
        expect(table.ribbon.get_by_text("Worker")).to_have_count(2)
    assert [player["choice"] for player in ann.view["players"]] == [
        ["worker-sand"],
        ["master-builder"],
        ["worker-wood"],
    ]
    expect(ann.undo).to_have_count(0)


def test_what_others_choose_meanwhile_leaves_a_half_made_choice_as_it_is(come: Come) -> None:
    ann, ben = choosing(come, **ANIMATED)
    ann.card("trader").click()
    expect(ann.card("trader")).to_have_attribute("aria-pressed", "true")
    ben.play("choose messenger worker-wood")
    expect(ann.ribbon).to_contain_text("has chosen")
    expect(ann.card("trader")).to_have_attribute("aria-pressed", "true")
    expect(ann.your_turn).to_be_visible()
    expect(ann.banner).to_contain_text("Choose 2 cards in secret.")
    ann.card("worker-sand").click()
    expect(ann.banner).to_contain_text("Is that your choice?")
    expect(ann.banner).not_to_contain_text("Choose 2 cards")
    ann.sure.click()
    expect(ann.ribbon.get_by_text("Trader")).to_be_visible()
    assert ann.played[-2:] == ["choose messenger worker-wood", "choose trader worker-sand"]


def test_the_first_of_two_cards_can_be_put_back(come: Come) -> None:
    ann, _ = choosing(come)
    ann.card("trader").click()
    ann.card("trader").click()
    expect(ann.card("trader")).to_have_attribute("aria-pressed", "false")
    ann.card("messenger").click()
    ann.card("worker-wood").click()
    ann.sure.click()
    expect(ann.banner).to_contain_text("Ben")
    assert ann.played == ["choose messenger worker-wood"]


def test_the_master_builder_says_why_it_cannot_be_chosen_in_the_first_round(come: Come) -> None:
    ann, _ = choosing(come)
    ann.card("master-builder").click()
    expect(ann.bubble.get_by_role("link", name="rules, S3.3")).to_be_visible()


def test_a_choice_is_made_once_one_is_sure_and_can_be_changed_until_then_and_after(come: Come) -> None:
    ann, ben = choosing(come)
    ann.card("trader").click()
    ann.card("worker-sand").click()
    expect(ann.sure).to_be_visible()
    assert ann.played == []
    ann.card("worker-sand").click()
    expect(ann.sure).to_have_count(0)
    ann.card("worker-wood").click()
    ann.page.keyboard.press("e")
    expect(ben.ribbon).to_contain_text("has chosen")
    assert ann.played == ["choose trader worker-wood"]
    ann.banner.get_by_role("button", name="Change my choice").click()
    expect(ben.ribbon).not_to_contain_text("has chosen")


def test_all_cards_turn_over_together(come: Come) -> None:
    ann, ben = choosing(come, **ANIMATED)
    ann.play("choose messenger worker-wood")
    ben.play("choose trader worker-sand")
    for table in (ann, ben):
        expect(table.ribbon.get_by_role("listitem").filter(has_text=re.compile("Ann|Ben"))).to_have_count(4)


def test_two_people_at_one_screen_choose_behind_a_curtain(come: Come) -> None:
    ann = come("Ann")
    person = sit_down(ann, open_seasons(ann.asks, "me", "screen:Eve"))
    person.curtain.get_by_role("button", name="I’m ready").click()
    person.card("messenger").click()
    person.card("trader").click()
    person.sure.click()
    expect(person.curtain).to_be_visible()
    expect(ann.page.get_by_role("main")).to_have_attribute("inert", "")
    person.curtain.get_by_role("button", name="I’m ready").click()
    expect(person.card("messenger")).to_have_attribute("aria-pressed", "false")


def choosing(come: Come, game: str = "opening", **looks: Any) -> list[CastlePage]:
    """Everyone sits at the table before their choice."""
    prepared = continued(come, game, **looks)
    return [seated(person, prepared.table) for person in prepared.people]


def seated(person: Person, table: str) -> CastlePage:
    page = sit_down(person, table)
    expect(page.your_turn).to_be_visible()
    return page


def timeless(message: Any) -> Any:
    """What was heard, whenever it was."""
    if isinstance(message, dict):
        return {key: timeless(value) for key, value in message.items() if key not in TIMES}
    return [timeless(one) for one in message] if isinstance(message, list) else message
