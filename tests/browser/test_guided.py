"""The guided first game: on the real board, against a bot, prompt by prompt."""

import re

from playwright.sync_api import Locator, expect

from bastide.core.hexgrid import distance, to_axial
from tests.browser.pages import TablePage, name_of
from tests.browser.people import Come, Person

PROMPTS = 12
USING = 11  # the prompt that tells to use a token
MANY = 50  # steps; a game has some hundred
# Every prompt that stood on the page, however short.
WATCH = """
    window.prompts = [];
    const look = () => {
        const told = /(\\d+) of \\d+/.exec(document.querySelector("aside.guide header")?.textContent ?? "");
        if (told && window.prompts.at(-1) !== Number(told[1])) window.prompts.push(Number(told[1]));
    };
    const all = { subtree: true, childList: true, characterData: true };
    new MutationObserver(look).observe(document.body, all);
    look();
"""


def test_the_guided_first_game_leads_through_its_prompts(come: Come) -> None:
    ann = come("Ann")
    table, guide = begin(ann)
    ann.page.evaluate(WATCH)
    for _ in range(MANY):
        do_as_told(ann, table, guide)
        expect(table.your_turn).to_be_visible()
        if ann.page.evaluate("window.prompts.at(-1)") == PROMPTS:
            break
    assert ann.page.evaluate("window.prompts") == list(range(1, PROMPTS + 1))
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
    page = person.at("/")
    page.get_by_role("link", name=re.compile("A guided first game.*Kingdom")).click()
    guide = page.get_by_role("complementary").filter(has_text="First game ·").last
    expect(guide).to_contain_text(f"1 of {PROMPTS}")
    table = TablePage(page)
    expect(table.your_turn).to_be_visible()
    return table, guide


def do_as_told(person: Person, table: TablePage, guide: Locator) -> None:
    """Go on where the prompt only tells; otherwise use a token, build near a location, or end the turn."""
    go_on = guide.get_by_role("button", name="Go on")
    if go_on.is_visible():
        number = number_of(guide)
        go_on.click()
        expect(guide.filter(has_text=f"{number} of")).to_have_count(0)
    elif not table.must_build():
        table.end_turn()
    elif "Use a token or build" in table.banner.inner_text():
        told = guide.filter(has_text=f"{USING} of {PROMPTS}")
        if person.page.evaluate("window.prompts.at(-1)") < USING:  # a token is explained before it is used
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


def number_of(guide: Locator) -> int:
    found = re.search(rf"(\d+) of {PROMPTS}", guide.inner_text())
    assert found is not None
    return int(found[1])
