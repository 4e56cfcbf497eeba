"""A Castle for All Seasons: every decision of the game, made by clicks."""

from typing import Final

import pytest
from playwright.sync_api import expect

from tests.browser.people import ON_PHONE, Come
from tests.browser.seasons import CastlePage, continued

# How far the game is: what the banner asks, and a line that answers.
DECISIONS: Final = {
    "fill": ("Choose the free pieces", "fill worker-stone sand clay"),
    "send": ("send a helper to a cart", "send supply wood"),
    "take": ("take one kind from the defence tower", "take silver"),
    "take-silver": ("take one kind from the defence tower", "exchange clay"),
    "order": ("choose which one begins", "act-first worker-stone"),
    "buy": ("Stonemason: buy pieces", "buy 0 worker-stone stone"),
    "exchange": ("build for half points (2 left)", "exchange clay"),
    "worker": ("build for half points (2 left)", "erect stable"),
    "ways": ("pay exactly 18", "pay 3 5 0 1"),
    "ways-bricklayer": ("pay exactly 18", "pay 2 4 2 0"),
    "house": ("you can place helpers in the castle", "house supply smithy 2"),
    "plague": ("Plague: remove a played card", "remove stonemason"),
    "blizzard": ("Blizzard: remove a worker card", "remove worker-sand"),
    "gift": ("give a resource or a taler", "give clay"),
    "gift-silver": ("give a resource or a taler", "give silver"),
    "pick": ("Gifts", "pick taler"),
    "call-back": ("Recall a helper", "call-back rider"),
    "inn": ("send a helper to a cart", "send inn clay"),
    "barn": ("you can place helpers in the castle", "house supply barn 1"),
    "market": ("turn in talers for points, or keep them", "change-talers 14"),
    "palace": ("turn in resources for points, or keep them", "turn-in 0 1 0 4 0"),
}
# What needs no target is a button of the banner.
PLAIN: Final = {
    "agree": ("agree", "refuse"),
    "stay": ("stay",),
    "plague": ("pay-bank",),
    "blizzard": ("pay-bank",),
    "breach": ("mend", "decline"),
    "gift": ("drop-out",),
    "buy": ("end-turn",),
}


@pytest.mark.parametrize("game", DECISIONS)
def test_a_decision_is_made_by_clicking_what_it_is_about(come: Come, game: str) -> None:
    asked, line = DECISIONS[game]
    table = continued(come, game).mine
    expect(table.banner).to_contain_text(asked)
    table.play(line)
    assert table.played[-1] == line


@pytest.mark.parametrize("game", DECISIONS)
def test_a_decision_is_made_with_fingers_and_asks_once_more(come: Come, game: str) -> None:
    _, line = DECISIONS[game]
    table = continued(come, game, **ON_PHONE).mine
    table.play(line)
    assert table.played[-1] == line


@pytest.mark.parametrize(("game", "line"), [(game, line) for game in PLAIN for line in PLAIN[game]])
def test_what_needs_no_target_is_a_button(come: Come, game: str, line: str) -> None:
    table = continued(come, game).mine
    table.play(line)
    assert table.played[-1] == line


@pytest.mark.parametrize(
    ("game", "button", "line"),
    [
        ("fill-first", "Fill first: Worker (sand)", "fill-first worker-sand"),
        ("order", "Begin with: Worker (wood)", "act-first worker-wood"),
    ],
)
def test_of_two_worker_cards_a_button_says_which_comes_first(
    come: Come, game: str, button: str, line: str
) -> None:
    table = continued(come, game).mine
    with table.move():
        table.tray.get_by_role("button", name=button, exact=True).click()
    assert table.played[-1] == line


# -- at the end


def test_the_best_exchange_is_one_button_and_the_others_come_when_one_asks(come: Come) -> None:
    table = continued(come, "palace").mine
    expect(table.ways).to_have_count(1)
    expect(table.ways.first).to_have_accessible_name("Turn in: stone ×5, Best +25")
    table.tray.get_by_role("button", name="40 more ways").click()
    expect(table.ways).to_have_count(41)  # keeping everything is a button of its own
    table.tray.get_by_role("button", name="fewer ways").click()
    with table.move():
        table.ways.first.click()
    assert table.played[-1] == "turn-in 0 0 0 5 0"


def test_talers_that_the_market_would_take_go_with_one_click(come: Come) -> None:
    table = continued(come, "market").mine
    expect(table.ways.first).to_have_accessible_name("Turn in 20 talers, Best +10")
    with table.move():
        table.ways.first.click()
    assert table.played[-1] == "change-talers 20"


@pytest.mark.parametrize(("game", "line"), [("palace", "turn-in 0 0 0 0 0"), ("market", "change-talers 0")])
def test_everything_may_be_kept_and_the_log_says_so(come: Come, game: str, line: str) -> None:
    table = continued(come, game).mine
    table.play(line)
    assert table.played[-1] == line
    expect(table.page.get_by_text("turns in nothing").first).to_be_attached()


# -- tool first, target first


def test_the_helper_first_or_the_place_first_is_the_same_move(come: Come) -> None:
    table = continued(come, "house").mine
    table.place("smithy", "2").click()
    expect(table.offers).to_have_count(2)
    with table.move():
        table.offers.filter(has_text="from the wood cart").click()
    assert table.played[-1] == "house wood smithy 2"


def test_a_helper_that_is_picked_up_goes_where_one_clicks_next(come: Come) -> None:
    table = continued(come, "house").mine
    table.play("house wood market 1")
    assert table.played[-1] == "house wood market 1"


def test_the_second_of_two_equal_places_may_be_meant_too(come: Come) -> None:
    table = continued(come, "house").mine
    table.click(table.origin("supply"))
    with table.move():
        table.click(table.spot("place market 1 #2"))
    assert table.played[-1] == "house supply market 1"


def test_silver_is_picked_up_before_the_stock_can_be_clicked(come: Come) -> None:
    table = continued(come, "exchange").mine
    glowing = table.spot("stock clay").and_(table.page.locator("[data-open]"))
    expect(glowing).to_have_count(0)
    table.spot("own silver").click()
    expect(glowing).to_be_visible()
    table.spot("own silver").click()
    expect(glowing).to_have_count(0)


# -- payments


def test_a_short_list_of_payments_comes_first_and_the_others_when_one_asks(come: Come) -> None:
    table = continued(come, "ways").mine
    expect(table.ways).to_have_count(6)
    table.tray.get_by_role("button", name="3 more ways").click()
    expect(table.ways).to_have_count(9)
    assert sorted(ways_of(table)) == sorted(line for line in table.lines if line.startswith("pay"))


def test_what_needs_no_silver_stands_before_what_does(come: Come) -> None:
    table = continued(come, "ways").mine
    table.tray.get_by_role("button", name="more ways").click()
    changed = [needs_silver(line, table.mine["resources"]) for line in ways_of(table)]
    assert changed == sorted(changed)
    assert set(changed) == {0, 1}
    silver = table.listed("pay 3 5 0 1")
    expect(silver).to_have_accessible_name("sand ×3, wood ×5, stone ×1; exchanges silver ×1, 9 pieces")


def test_a_bricklayer_sees_the_most_pieces_first(come: Come) -> None:
    table = continued(come, "ways-bricklayer").mine
    ways = [line for line in ways_of(table) if not needs_silver(line, table.mine["resources"])]
    counts = [sum(map(int, line.split()[1:])) for line in ways]
    assert len(set(counts)) > 1
    assert counts == sorted(counts, reverse=True)


def test_pointing_at_a_payment_shows_the_points_it_brings(come: Come) -> None:
    table = continued(come, "ways").mine
    table.ways.first.hover()
    expect(table.tray.get_by_text("+10")).to_be_visible()


def test_a_building_that_was_begun_can_be_taken_back(come: Come) -> None:
    table = continued(come, "worker").mine
    table.play("erect stable")
    expect(table.ways.first).to_be_visible()
    table.undo.click()
    expect(table.ways).to_have_count(0)
    expect(table.tile("stable").and_(table.page.locator("[data-open]"))).to_be_visible()


def ways_of(table: CastlePage) -> list[str]:
    """The payments as they are listed."""
    expect(table.ways.first).to_be_visible()
    return [str(way.get_attribute("data-line")) for way in table.ways.all()]


def needs_silver(line: str, own: dict[str, int]) -> int:
    paid = zip(("sand", "wood", "clay", "stone"), map(int, line.split()[1:]), strict=True)
    return sum(max(0, count - own[kind]) for kind, count in paid)
