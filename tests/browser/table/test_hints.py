"""Hints: three ways to go on with their reasons, numbered on the board; one tap does the next step."""

import json
import re
from collections.abc import Callable
from typing import Final

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tests.browser import burgundy, seasons
from tests.browser.laying import game_of, laid_out
from tests.browser.looking import SIZES, found_by_axe, picture, show
from tests.browser.looks.test_boxes import Window, measured
from tests.browser.pages import STILL, box_of
from tests.browser.people import Come, Person, sit_together
from tests.browser.places import speak


def asked(page: Page) -> None:
    """The hints are there, and numbered."""
    page.locator(".banner").get_by_role("button", name="Hint").click()
    expect(page.get_by_role("region", name="Hints").get_by_role("listitem").first).to_be_visible()
    expect(page.locator("[data-hint='1']")).to_be_visible()


def test_hints_have_their_reasons_and_are_followed_step_by_step(come: Come) -> None:
    pair = sit_together(come)
    page = pair.first.page
    asked(page)
    panel = page.get_by_role("region", name="Hints")
    ways = panel.locator("ol > li")
    assert 1 < ways.count() <= 3
    expect(ways.first).to_contain_text("chance to win")
    expect(page.locator(".bubble .total")).to_contain_text("This step")  # the panel speaks of the turn
    reason = re.compile(r"^([+−]?\d+ now: |No points now)")  # ways that are alike are not compared
    expect(ways.first.locator(".reason")).to_have_text(reason)
    expect(panel).to_contain_text("Castellan knows only what your seat can see.")
    expect(page.locator(".logged [role=log]")).to_have_count(0)
    ways.nth(1).get_by_role("button").first.click()
    expect(ways.nth(1).locator(".reason")).to_have_text(reason)
    first = ways.nth(1).locator(".what b").inner_text().rpartition(" ")[2]
    then = ways.nth(1).locator(".then").inner_text()
    ways.nth(1).get_by_role("button", name="Do this: step 1 of 3").click()
    expect(pair.mine.own).to_contain_text("1 of 3 built")
    expect(ways).to_have_count(1)  # the same plan goes on, and counts as one hint
    assert ways.locator(".what b").inner_text().rpartition(" ")[2] in then
    expect(panel).to_contain_text("Hints so far: 1.")
    expect(page.locator("[data-hint='1']")).to_be_visible()
    panel.get_by_role("button", name="Do this: step 2 of 3").click()
    expect(pair.mine.own).to_contain_text("2 of 3 built")
    panel.get_by_role("button", name="Undo").click()
    expect(pair.mine.own).to_contain_text("1 of 3 built")
    expect(panel).to_have_count(0)
    expect(pair.mine.log).to_contain_text(first)
    pair.mine.undo.click()
    expect(pair.mine.own).to_contain_text("0 of 3 built")


def test_a_hint_whose_step_is_refused_is_not_followed_any_further(come: Come) -> None:
    pair = sit_together(come)
    page = pair.first.page

    def refuse_moves(line: WebSocketRoute) -> None:
        """Everything goes to the house and comes from it, but for what is played."""
        house = line.connect_to_server()

        def pass_on(frame: str | bytes) -> None:
            message = json.loads(frame)
            why = {"key": "too-fast", "arguments": {}, "clause": "", "text": "Too fast."}
            refused = {"type": "refused", "code": "too-fast", "why": why, "ref": message["ref"]}
            if message["type"] == "play":
                line.send(json.dumps(refused))
            else:
                house.send(frame)

        line.on_message(pass_on)

    pair.first.device.route_web_socket("**/socket", refuse_moves)
    page.reload()
    pair.mine.drawn()
    asked(page)
    page.get_by_role("button", name="Do this: step 1 of 3").first.click()
    expect(page.get_by_role("region", name="Hints")).to_have_count(0)
    expect(pair.mine.own).to_contain_text("0 of 3 built")


def test_hints_are_put_away_with_escape_and_asked_for_with_a_key(come: Come) -> None:
    pair = sit_together(come)
    page = pair.first.page
    page.keyboard.press("h")
    expect(page.get_by_role("region", name="Hints")).to_be_visible()
    expect(page.locator("[data-hint='2']")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("[data-hint]")).to_have_count(0)
    expect(pair.mine.log).to_be_visible()


def test_a_table_that_forbids_hints_does_not_offer_them(come: Come) -> None:
    pair = sit_together(come, hints=False)
    expect(pair.mine.your_turn).to_be_visible()
    expect(pair.mine.hint).to_have_count(0)
    pair.first.page.keyboard.press("h")
    expect(pair.first.page.get_by_role("region", name="Hints")).to_have_count(0)


STAGES: Final[dict[str, Callable[[Come], Person]]] = {
    "kingdom": lambda come: sit_together(come).first,
    "burgundy": lambda come: burgundy.continued(come, "all-mid").mine.person,
    "seasons": lambda come: seasons.continued(come, "worker").mine.person,
}


@pytest.mark.parametrize("stage", STAGES)
def test_hints_fit_every_window_and_language(come: Come, stage: str) -> None:
    person = STAGES[stage](come)
    asked(person.page)
    picture(person.page, f"hints-{stage}")
    found = measured(Window(person))
    assert not found, "\n".join(found)


# Where the arrow ends, and whether it is left out where a bubble says something.
ARROW: Final = """() => {
    const arrow = document.querySelector(".marks path[marker-end]");
    const { x, y } = arrow.getPointAtLength(arrow.getTotalLength());
    const hole = document.querySelector("#hint-under rect:last-child").getBBox();
    const told = document.querySelector(".bubble").getBoundingClientRect();
    const same = (side) => Math.abs(hole[side] - told[side]) < 1;
    return { x, y, under: ["x", "y", "width", "height"].every(same) };
}"""


def test_the_arrow_of_a_hint_ends_at_the_cart_it_means_and_passes_under_the_words(come: Come) -> None:
    table = seasons.continued(come, "send").mine
    asked(table.page)
    best = table.page.get_by_role("region", name="Hints").locator("ol > li").first
    meant = re.findall(r"to the (\w+) cart", best.inner_text())[0]  # which one is the network's word
    best.get_by_role("button").first.click()
    expect(table.page.locator(".bubble")).to_contain_text(f"{meant.capitalize()} cart")
    table.page.evaluate(STILL)
    arrow = table.page.evaluate(ARROW)
    cart = box_of(table.spot(f"cart {meant}"))
    assert cart["x"] < arrow["x"] < cart["x"] + cart["width"]
    assert cart["y"] < arrow["y"] < cart["y"] + cart["height"]
    assert arrow["under"]


# Beside the token there lies another of its kind, which cannot be used before the next turn.
ANOTHER: Final = """() => {
    const ready = document.querySelector("[data-spot='token sanctuary']");
    const waiting = ready.cloneNode(true);
    waiting.removeAttribute("data-open");
    ready.before(waiting);
}"""
BEGINNING: Final = """() => {
    const { x, y } = document.querySelector(".marks path[marker-end]").getPointAtLength(0);
    return { x, y };
}"""


def test_the_arrow_of_a_hint_begins_at_the_sign_of_a_token_that_is_ready(come: Come) -> None:
    ann, ben = come("Ann"), come("Ben")
    table = laid_out(ann.house, [ann.asks, ben.asks], game_of("kingdom/token"))

    def advise_the_token(line: WebSocketRoute) -> None:
        """All is as the house says it, but for the first way of its hints."""
        house = line.connect_to_server()

        def pass_on(frame: str | bytes) -> None:
            message = json.loads(frame)
            if message["type"] == "hinted":
                message["ways"][0]["lines"] = ["use sanctuary 20.8"]
            line.send(json.dumps(message))

        house.on_message(pass_on)

    ann.device.route_web_socket("**/socket", advise_the_token)
    page = ann.sit(table).page
    page.evaluate(ANOTHER)
    asked(page)
    expect(page.locator(".marks path[marker-end]")).to_be_visible()
    page.evaluate(STILL)
    beginning = page.evaluate(BEGINNING)
    sign = box_of(page.locator("[data-spot='token sanctuary'][data-open] [data-of]:visible"))
    assert sign["x"] < beginning["x"] < sign["x"] + sign["width"]
    assert sign["y"] < beginning["y"] < sign["y"] + sign["height"]


def test_what_hints_speak_of_is_lit_and_called_on_the_board_as_they_call_it(come: Come) -> None:
    page = STAGES["burgundy"](come).page
    expect(page.locator("[data-called]")).to_have_count(0)
    asked(page)
    expect(page.locator("[data-called='4']")).to_have_text("4")  # as the hints call it
    lit = page.locator(".marks .lit")
    source = page.get_by_role("region", name="Hints").get_by_role("button", name=re.compile("^Areas .size"))
    source.first.hover()
    expect(lit).to_have_count(1)
    page.evaluate(STILL)
    tile, frame = box_of(page.locator("[data-spot='space 4']")), box_of(lit.first)
    assert abs(tile["x"] - frame["x"]) < 8
    assert abs(tile["y"] - frame["y"]) < 8
    page.locator(".banner").hover()
    expect(lit).to_have_count(0)
    source.first.focus()
    expect(lit).to_have_count(1)


@pytest.mark.parametrize("size", SIZES)
def test_hints_look_well(come: Come, size: str) -> None:
    mine = burgundy.continued(come, "castle", **SIZES[size]).mine
    asked(mine.page)
    for language, theme in (("en", "light"), ("ru", "dark"), ("uk", "light")):
        if language != "en":
            speak(mine.page, language)
        show(mine.page, theme)
        assert found_by_axe(mine.page) == []
        picture(mine.page, f"hints-{size}-{theme}-{language}")
