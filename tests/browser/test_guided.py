"""The guided first game: on the real board, against a bot, prompt by prompt."""

import re

from playwright.sync_api import Locator, expect

from bastide.core.hexgrid import distance, to_axial
from tests.browser.guiding import begin_first_game, prompts_on, put_away
from tests.browser.pages import TablePage, name_of
from tests.browser.people import Come, Person

PROMPTS = 12
USING = 11  # the prompt that tells to use a token
MANY = 50  # steps; a game has some hundred


def test_the_guided_first_game_leads_through_its_prompts(come: Come) -> None:
    ann = come("Ann")
    table, guide = begin(ann)
    for _ in range(MANY):
        do_as_told(ann, table, guide)
        expect(table.your_turn).to_be_visible()
        if prompts_on(ann.page)[-1] == PROMPTS:
            break
    assert prompts_on(ann.page) == list(range(1, PROMPTS + 1))
    guide.get_by_role("button", name="Go on").click()
    expect(guide).to_have_count(0)


def test_the_guide_is_skipped_for_good_and_the_game_goes_on(come: Come) -> None:
    ann = come("Ann")
    table, guide = begin(ann)
    guide.get_by_role("button", name="Skip").click()
    expect(guide).to_have_count(0)
    table.tells_of(table.build())
    ann.page.reload()
    expect(table.targets.first).to_be_visible()
    expect(guide).to_have_count(0)


def test_the_guide_goes_on_where_it_was_after_a_reload(come: Come) -> None:
    ann = come("Ann")
    _, guide = begin(ann)
    guide.get_by_role("button", name="Go on").click()
    expect(guide).to_contain_text(f"2 of {PROMPTS}")
    ann.page.reload()
    expect(guide).to_contain_text(f"2 of {PROMPTS}")


def begin(person: Person) -> tuple[TablePage, Locator]:
    guide = begin_first_game(person.at("/"), "Kingdom")
    expect(guide).to_contain_text(f"1 of {PROMPTS}")
    table = TablePage(person.page)
    expect(table.your_turn).to_be_visible()
    return table, guide


def do_as_told(person: Person, table: TablePage, guide: Locator) -> None:
    """Go on where the prompt only tells; otherwise use a token, build near a location, or end the turn."""
    go_on = guide.get_by_role("button", name="Go on")
    builds = table.must_build()  # waits for the answer to the last click, which the guide hears too
    if put_away(guide):
        return
    if not builds:
        table.end_turn()
    elif "Use a token or build" in table.banner.inner_text():
        told = guide.filter(has_text=f"{USING} of {PROMPTS}")
        if prompts_on(person.page)[-1] < USING:  # a token is explained before it is used
            expect(go_on.or_(told).first).to_be_visible()
        if not go_on.is_visible():
            use_token(person, table)
    else:
        table.build(near_location(person, table))


def use_token(person: Person, table: TablePage) -> None:
    """Pick a token that can be used, then what glows: once to build, twice to move."""
    ready = table.own.get_by_role("button", name="ready")
    count = ready.count()
    token = ready.filter(has_text=re.compile(usable(person), re.IGNORECASE)).first
    moves = "move one" in token.inner_text()
    token.click()
    table.targets.first.click()
    if moves:
        expect(table.banner).to_contain_text(re.compile(r"from \d+\.\d+ goes"))
        table.targets.first.click()
    expect(ready).to_have_count(count - 1)


def usable(person: Person) -> str:
    """The first token that has a line: one may be ready and have nowhere to go."""
    lines = [line.split() for seat in person.position["seats"] for line in seat["lines"]]
    token: str = next(line[1] for line in lines if line[0] in ("use", "lift"))
    return token


def near_location(person: Person, table: TablePage) -> str:
    """The hex nearest to a location whose token is still to be had."""
    expect(table.buildable.first).to_be_visible()
    places = [hex for hex, left in person.view["stacks"].items() if left]
    hexes = [name_of(target).partition(",")[0] for target in table.buildable.all()]
    return min(hexes, key=lambda one: min(far(one, place) for place in places))


def far(one: str, other: str) -> int:
    (row, column), (to_row, to_column) = (map(int, hex.split(".")) for hex in (one, other))
    return distance(to_axial(row - 1, column - 1), to_axial(to_row - 1, to_column - 1))
