"""Seeing it before doing it, why not, and what the others did."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.pages import TablePage, box_of, middle_of
from tests.browser.people import ANIMATED, Come, Pair, sit_together
from tests.browser.waiting import all_here, stand_still

CARDS = {"cards": ["discoverers", "hermits", "knights"]}  # any first settlement brings 1, 1 and 2


def test_pointing_at_a_hex_shows_the_gold_of_each_card(come: Come) -> None:
    pair = all_here(sit_together(come, options=CARDS))
    pair.mine.buildable.first.hover()
    preview = pair.mine.page.locator(".bubble")
    for line in ("Discoverers\n+1", "Hermits\n+1", "Knights\n+2", "Total\n+"):
        expect(preview).to_contain_text(re.compile(line.replace("\n", r"\s*").replace("+", r"\+")))
    expect(pair.mine.gold).to_contain_text("+2")
    pair.mine.banner.hover()
    expect(preview).to_have_count(0)
    expect(pair.mine.own).to_contain_text("0 of 3 built")


def test_the_gold_so_far_is_counted_anew_with_every_settlement(come: Come) -> None:
    pair = sit_together(come, options=CARDS)
    (seat,) = pair.first.position["to_act"]
    pair.mine.build()
    knights = re.compile(rf"fullest row\s*{'.*'.join(('Ann', 'Ben')[: seat + 1])}:\s*2\b")
    for table in (pair.mine, pair.theirs):
        expect(table.gold).to_contain_text(knights)
    assert pair.second.position["score"]["scores"][seat] >= 4


def test_clicking_what_is_not_allowed_says_why_with_the_clause(come: Come) -> None:
    pair = all_here(sit_together(come))
    x, y = middle_of(pair.mine.target(pair.mine.first_hex()))
    pair.mine.build()
    pair.mine.undo.wait_for()
    pair.mine.page.mouse.click(x, y)
    why = pair.mine.page.get_by_role("alert")
    expect(why).to_contain_text("There’s already a settlement here. Choose a free hex.")
    with pair.first.device.expect_page() as opened:
        why.get_by_role("link", name=re.compile(r"^rules, K\d")).click()
    rules = opened.value
    expect(rules).to_have_url(re.compile(r"#K\d"))
    clause = rules.url.partition("#")[2]
    expect(
        rules.get_by_role("listitem").filter(has=rules.get_by_role("link", name=clause, exact=True))
    ).to_be_in_viewport()
    pair.mine.page.keyboard.press("Escape")
    expect(why).to_have_count(0)


def test_pointing_at_a_location_says_what_its_token_does_and_how_many_are_left(come: Come) -> None:
    board = ["tavern", "farm", "oasis", "tower"]
    pair = all_here(sit_together(come, options={"quadrants": board, "turned": [False] * 4}))
    locations = pair.first.view["locations"]
    farm = next(hex for hex, kind in locations.items() if kind == "farm")
    pair.mine.page.mouse.move(*place_of(pair.mine, farm))
    note = pair.mine.page.get_by_role("status").filter(has_text="Farm")
    expect(note).to_contain_text("build one settlement on grass")
    expect(note).to_contain_text("Tokens left: 2.")


def test_the_edges_of_the_map_say_where_a_hex_lies_that_log_or_hint_speaks_of(come: Come) -> None:
    pair = all_here(sit_together(come))
    page = pair.mine.page
    edges = page.locator(".edges")
    expect(edges).to_have_count(0)
    page.keyboard.press("h")
    expect(page.locator("[data-hint='2']")).to_be_visible()
    expect(edges.locator(".down")).to_have_count(20)
    expect(edges.locator(".across")).to_have_count(20)
    page.locator(".hints .way").nth(1).hover()
    expect(page.locator(".marks .aim")).to_be_visible()
    page.keyboard.press("Escape")
    built = pair.mine.build()
    pair.mine.banner.hover()
    expect(edges).to_have_count(0)
    pair.mine.log.locator(".line").filter(has_text=f" {built} ").hover()
    expect(page.locator(".map polygon.lit")).to_have_count(1)
    spoken = edges.locator(".spoken")
    expect(spoken).to_have_text(built.split("."))
    x, y = place_of(pair.mine, built)
    (_, high), (across, _) = middle_of(spoken.first), middle_of(spoken.last)
    assert high == pytest.approx(y, abs=2)
    assert across == pytest.approx(x, abs=12)  # rows lie half a hex apart
    assert spoken.first.evaluate("number => parseFloat(getComputedStyle(number).fontSize)") >= 12


def place_of(table: TablePage, hex: str) -> tuple[float, float]:
    """Where a hex of the map lies on the screen."""
    row, column = (int(word) - 1 for word in hex.split("."))
    box = box_of(table.map.locator(".map"))
    scale = box["height"] / 618
    return box["x"] + (4 + (column + 0.5 + row % 2 * 0.5) * 34.641) * scale, box["y"] + (
        24 + row * 30
    ) * scale


def test_everyone_sees_which_card_is_played(come: Come) -> None:
    pair = sit_together(come)
    terrain = pair.first.view["card"]
    expect(pair.theirs.banner).to_contain_text(f"Card: {terrain}, 3 to build.")
    pair.mine.build()
    expect(pair.theirs.banner).to_contain_text(f"Card: {terrain}, 2 to build.")


def test_pointing_at_a_line_of_the_log_lights_its_hex_up(come: Come) -> None:
    pair = all_here(sit_together(come))
    hex = pair.mine.first_hex()
    place = middle_of(pair.mine.target(hex))
    pair.mine.play_turn()
    expect(pair.mine.your_turn).to_have_count(0)
    lit = pair.mine.map.locator("polygon.lit")
    pair.mine.log.get_by_text(f"builds a settlement on {hex} ").hover()
    expect(lit).to_be_visible()
    assert middle_of(lit) == pytest.approx(place, abs=2)
    pair.mine.banner.hover()
    expect(lit).to_have_count(0)


def test_others_turns_are_shown_step_by_step_and_can_be_skipped_and_seen_again(come: Come) -> None:
    pair = slowly(come)
    built = pair.mine.play_turn()
    expect(pair.theirs.banner).to_contain_text("Watch what the others do.")
    expect(pair.theirs.targets).to_have_count(0)
    pair.theirs.banner.get_by_role("button", name="Skip").click()
    expect(pair.theirs.targets.first).to_be_visible()
    pair.theirs.tells_of(*built)
    pair.theirs.banner.get_by_role("button", name="Watch again").click()
    expect(pair.theirs.banner).to_contain_text("Watch what the others do.")
    pair.theirs.page.keyboard.press("Escape")
    expect(pair.theirs.targets.first).to_be_visible()


def test_a_settlement_flies_from_the_supply_to_its_hex(come: Come) -> None:
    pair = all_here(sit_together(come, looks=ANIMATED))
    mine = pair.mine
    (seat,) = pair.first.position["to_act"]
    hex = mine.first_hex()
    lands = middle_of(mine.target(hex))
    mine.page.evaluate(WATCH_FLIGHTS, seat)
    mine.target(hex).click()
    begins, ends, supply = mine.page.wait_for_function("() => window.flown").json_value()
    assert begins == pytest.approx(supply, abs=2)
    assert ends == pytest.approx(lands, abs=2)


def test_with_reduced_motion_others_turns_are_there_at_once(come: Come) -> None:
    pair = sit_together(come)
    pair.theirs.page.evaluate(WATCH_FOR_SKIPPING)
    pair.theirs.tells_of(*pair.mine.play_turn())
    expect(pair.theirs.targets.first).to_be_visible()
    assert pair.theirs.page.evaluate("[window.couldSkip, document.getAnimations().length]") == [False, 0]


def test_a_hint_points_at_a_hex_and_shows_what_it_brings(come: Come) -> None:
    pair = sit_together(come)
    pair.mine.choose("Hint")  # also there, for whoever looks for it
    expect(pair.mine.page.locator(".bubble")).to_contain_text("This step")
    expect(pair.mine.own).to_contain_text("0 of 3 built")


# Where the first flight begins and ends on the screen, and where the supply is then: a new token moves it.
WATCH_FLIGHTS = """(seat) => new MutationObserver(() => {
    const flight = document.querySelector(".flight");
    const [flown] = flight?.lastElementChild?.getAnimations() ?? [];
    if (!flown || window.flown) return;
    const { left, top } = flight.getBoundingClientRect();
    const steps = flown.effect.getKeyframes().map((one) => new DOMMatrix(one.transform));
    const ends = [steps[0], steps.at(-1)].map(({ e, f }) => [left + e, top + f]);
    const supply = document.querySelector(`[data-place=players] [data-supply="${seat}"]`);
    const { x, y, width, height } = supply.getBoundingClientRect();
    window.flown = [...ends, [x + width / 2, y + height / 2]];
}).observe(document.body, { subtree: true, childList: true })"""

WATCH_FOR_SKIPPING = """() => {
    window.couldSkip = false;
    const look = () => (window.couldSkip ||= document.body.innerText.includes("Skip"));
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true });
}"""


def slowly(come: Come) -> Pair:
    """Two people, of whom the second sees others' turns so slowly that they never end by themselves."""
    pair = all_here(sit_together(come, looks=ANIMATED))
    stand_still(pair.theirs.page)
    return pair
