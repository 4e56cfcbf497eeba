"""The Castles of Burgundy: every decision that an effect leaves open, made by clicks."""

import re
from typing import Any, Final

import pytest
from playwright.sync_api import expect

from tests.browser.boards import seated_at
from tests.browser.burgundy import DuchyPage, continued, open_burgundy
from tests.browser.pages import box_of
from tests.browser.people import Come, Person
from tests.server.house import eventually

EFFECTS: Final = {
    "ship": ("Ship: choose a depot.", "load 3"),
    "second-depot": ("Ship: choose a second depot.", "load 5"),
    "choose-goods": ("Ship: choose goods; there isn’t room for every colour.", "take-goods orange"),
    "castle": ("Castle: an extra action with any number.", "place any market 26"),
    "town-hall": ("Town hall: place a stored tile", "place any watchtower 27"),
    "warehouse": ("Warehouse: sell goods of one colour.", "sell-goods any 3"),
    "carpenter": ("Carpenter’s workshop: take a building.", "take any 4 bank"),
    "church": ("Church: take a mine, monastery or castle.", "take any 2 castle"),
    "market": ("Market: take a ship or animals.", "take any 3 pig-3"),
    "discard": ("Your storage is full: discard a tile to make room", "discard castle"),
}
DECLINABLE: Final = ("second-depot", "town-hall", "warehouse", "carpenter", "church", "market")


@pytest.mark.parametrize("effect", EFFECTS)
def test_what_an_effect_leaves_open_is_decided_with_a_click(come: Come, effect: str) -> None:
    asked, line = EFFECTS[effect]
    table = continued(come, effect).mine
    expect(table.banner).to_contain_text(asked)
    expect(table.effect).to_be_visible()
    expect(table.decline).to_have_count(1 if effect in DECLINABLE else 0)
    table.play(line)
    assert table.played[-1] == line
    expect(table.banner).not_to_contain_text(asked)


def test_goods_for_which_there_is_no_room_are_picked_where_the_ship_asks(come: Come) -> None:
    table = continued(come, "choose-goods").mine
    offered = table.effect.get_by_role("button")
    expect(offered).to_have_count(2)
    assert min(box_of(offered.last)[side] for side in ("width", "height")) >= 36
    table.moves(offered.last)
    assert table.played[-1] == "take-goods orange"


@pytest.mark.parametrize("line", ["take any 5 mine", "sell-goods any 3", "take-workers any"])
def test_the_extra_action_of_a_castle_is_any_action(come: Come, line: str) -> None:
    table = continued(come, "castle").mine
    table.play(line)
    assert table.played[-1] == line


@pytest.mark.parametrize("effect", ["town-hall", "church", "second-depot"])
def test_an_effect_can_be_declined(come: Come, effect: str) -> None:
    table = continued(come, effect).mine
    expect(table.banner).to_contain_text("Optional.")
    table.moves(table.decline)
    assert table.played[-1] == "decline"
    table.tells("declines:")


def test_no_turn_can_be_ended_while_an_effect_is_open(come: Come) -> None:
    table = continued(come, "church").mine
    expect(table.decline).to_be_visible()
    expect(table.can_end).to_have_count(0)


@pytest.mark.parametrize("paid", ["2 0", "1 1", "0 2"])
def test_with_the_sixth_monastery_a_purchase_is_paid_in_silver_workers_or_both(come: Come, paid: str) -> None:
    table = continued(come, "monastery-6").mine
    silver, workers = table.mine["silver"], table.mine["workers"]
    table.click(table.in_depot("black", "castle"))
    expect(table.offers).to_have_count(3)
    table.moves(table.offers.nth(["2 0", "1 1", "0 2"].index(paid)))
    assert table.played[-1] == f"buy black castle {paid}"
    in_silver, in_workers = map(int, paid.split())
    assert (table.mine["silver"], table.mine["workers"]) == (silver - in_silver, workers - in_workers)


def test_with_the_sixth_monastery_one_buys_from_any_depot(come: Come) -> None:
    table = continued(come, "monastery-6").mine
    table.click(table.in_depot("1", "market"))
    table.moves(table.offers.filter(has_text="Buy").filter(has_text="2 silver").first)
    assert table.played[-1] == "buy 1 market 2 0"


def test_experts_choose_their_duchies_one_after_the_other(come: Come) -> None:
    people = experts(come, "experts")
    for person in sorted(people, key=lambda person: not lines_of(person)):
        table = DuchyPage(person)
        expect(table.banner).to_contain_text("Choose a duchy and where its first castle stands.")
        line = choose(table)
        assert table.played[-1] == line
    for person in people:
        expect(DuchyPage(person).tray).to_be_visible()
        expect(DuchyPage(person).log).to_contain_text(re.compile(r"duchy", re.IGNORECASE))


def test_experts_choose_in_secret_and_learn_each_others_choice_together(come: Come) -> None:
    ann, ben = experts(come, "experts-secret")
    chosen = choose(DuchyPage(ann))
    expect(ann.page.get_by_text("You’ve chosen; the others are still choosing.")).to_be_visible()
    expect(DuchyPage(ben).banner).to_contain_text("Choose a duchy")
    assert ben.position["seats"][0]["view"]["picks"][0] is None
    choose(DuchyPage(ben))
    for person in (ann, ben):
        expect(DuchyPage(person).tray).to_be_visible()
        duchies = person.view["duchies"]
        assert duchies[0]["duchy"] == chosen.split()[1]
        assert list(duchies[0]["tiles"]) == [chosen.split()[2]]


@pytest.mark.parametrize("where", ["g", "button"])
def test_enter_starts_where_a_castle_was_clicked_on_the_map_or_on_its_card(come: Come, where: str) -> None:
    table = DuchyPage(experts(come, "experts-secret")[0])
    spot = (
        table.board.locator(f"{where}[data-open], {where}.card").and_(table.page.locator("[data-spot]")).first
    )
    spot.click()
    chosen = str(spot.get_attribute("data-spot")).replace("duchy", "choose-duchy")
    expect(table.page.get_by_role("button", name=re.compile("^Start at [A-Z]"))).to_be_visible()
    table.page.keyboard.press("Enter")
    expect(table.page.get_by_text("You’ve chosen; the others are still choosing.")).to_be_visible()
    assert table.played[-1] == chosen


def experts(come: Come, setup: str) -> list[Person]:
    """Ann and Ben before their choice."""
    table, people = seated_at(come, f"burgundy/{setup}")
    for person in people:
        person.at(f"/table/{table}")
        expect(DuchyPage(person).board.get_by_text("You were dealt two duchies.")).to_be_visible()
    return people


def lines_of(person: Person) -> list[str]:
    return [line for seat in person.position["seats"] for line in seat["lines"]]


def choose(table: DuchyPage) -> str:
    """The last that is offered; which it was."""
    expect(table.board.locator("[data-open]").first).to_be_visible()
    line = table.lines[-1]
    spot = line.replace("choose-duchy", "duchy")
    duchies = table.page.get_by_role("group", name="Whose duchy").get_by_role("button")
    duchies.filter(has_text=re.compile(rf"\b{line.split()[1]}$")).click()
    table.board.locator("g").and_(table.spot(spot)).click()
    table.page.get_by_role("button", name=re.compile("^Start at [A-Z]")).click()
    made = table.page.get_by_text("You’ve chosen; the others are still choosing.")
    expect(made.or_(table.tray).first).to_be_visible()
    table.person.is_answered()
    return line


@pytest.mark.parametrize(
    ("picked", "option", "value", "agreed"),
    [
        (["10"], "Edition", "2011", {"edition": "2011"}),
        (["2", "3"], "Players", "3 players", {"seats": 3}),
        (["2"], "Setup", "experts: choose openly, in turn order", {"setup": "experts"}),
    ],
)
def test_an_option_that_does_not_fit_the_duchies_brings_others(
    come: Come, picked: list[str], option: str, value: str, agreed: dict[str, Any]
) -> None:
    ann = come("Ann")
    table = open_burgundy(ann.asks, "me", "link", duchies=picked)
    page = ann.at(f"/table/{table}")
    page.get_by_text("More options").click()
    button = page.get_by_role("group", name=option).get_by_role("button", name=value, exact=True)
    button.click()
    eventually(lambda: agreed.items() <= ann.asks.table(table).options.items())
    expect(button).to_have_attribute("aria-pressed", "true")
    expect(page.get_by_role("alert")).to_have_count(0)
