"""The box is counted against the rulebook's list of contents, and the castle against our sources."""

from collections import Counter

import pytest

from bastide.games import seasons
from bastide.games.seasons import components
from bastide.games.seasons.components import PAYMENTS, SURE, SURE_TRACK, TILE_COUNTS, TILES
from tests.clauses import rule
from tests.games.seasons.tables import CARDS, options_with, table_of

# name: count, cost, points, prices
CASTLE = {
    "keep": (1, 24, 14, [14]),
    "tavern": (1, 22, 12, [12, 6]),
    "main-gate": (1, 18, 10, [10]),
    "small-gate": (1, 12, 6, [5]),
    "stable": (1, 18, 14, [16, 12]),
    "servants-house": (1, 18, 14, [8, 8]),
    "palace": (1, 30, 18, [17, 17]),
    "well": (1, 12, 10, []),
    "house": (6, 8, 6, []),
    "tower": (9, 10, 8, []),
    "market": (0, None, None, [8, 8]),
    "smithy": (0, None, None, [16, 8]),
}


@rule("S1.1")
def test_the_box_holds_so_many_resources_and_talers() -> None:
    assert components.BOX == [20, 18, 15, 15, 15]
    assert components.TALERS == 51 * 1 + 8 * 3 + 6 * 5 == 105


@rule("S1.2", "S1.5")
def test_every_tile_has_its_count_cost_points_and_prices() -> None:
    tiles = table_of(seasons.new_game(options_with()))["castle"]["tiles"]
    found = {
        tile["tile"]: (
            tile["count"],
            tile["cost"],
            tile["points"],
            [place["price"] for place in tile["places"]],
        )
        for tile in tiles
    }
    assert found == CASTLE
    assert list(found) == list(CASTLE)


@rule("S1.2", "S1.5")
def test_there_are_twenty_three_tiles_and_market_and_smithy_come_on_top() -> None:
    assert sum(TILE_COUNTS) == 23
    assert sum(len(prices) for *_, prices in CASTLE.values()) == components.CASTLE_PLACES == 15
    standing = [
        tile for tile in table_of(seasons.new_game(options_with()))["castle"]["tiles"] if tile["count"] == 0
    ]
    assert [(tile["tile"], tile["built"], tile["unbuilt"]) for tile in standing] == [
        ("market", 1, 0),
        ("smithy", 1, 0),
    ]


@rule("S1.3")
@pytest.mark.parametrize(("seats", "helpers"), [(2, 7), (3, 6), (4, 6)])
def test_each_player_has_eight_cards_and_six_helpers_or_seven_with_two(seats: int, helpers: int) -> None:
    for player in table_of(seasons.new_game(options_with(seats=seats)))["players"]:
        assert player["hand"] == list(CARDS)
        assert (player["helpers"], player["played"], player["removed"]) == (helpers, [], [])


@rule("S1.4")
def test_the_workers_cards_show_these_pieces() -> None:
    assert [*components.SHOWN.values()] == [[0, 2, 0, 0, 1], [2, 0, 1, 0, 0], [0, 0, 0, 1, 0]]
    assert (components.FREE_PIECES, components.FREE_KINDS) == (2, [0, 1, 2])


def test_costs_and_points_are_even_so_that_half_of_them_is_whole() -> None:
    assert all(cost % 2 == 0 and points % 2 == 0 for _, cost, points, _ in CASTLE.values() if cost and points)
    assert sum(count * cost for count, cost, *_ in CASTLE.values() if cost) == 292
    assert sum(count * points for count, _, points, _ in CASTLE.values() if points) == 206


@rule("S5.1")
@pytest.mark.parametrize(
    ("cost", "number", "fewest", "most"),
    [
        (24, 81, 6, 20),
        (22, 62, 6, 18),
        (18, 34, 5, 14),
        (12, 9, 4, 8),
        (30, 150, 7, 24),
        (8, 2, 3, 4),
        (10, 5, 3, 6),
    ],
)
def test_there_are_so_many_ways_to_pay_a_cost(cost: int, number: int, fewest: int, most: int) -> None:
    pieces = [sum(way) for way in PAYMENTS[cost]]
    assert (len(pieces), min(pieces), max(pieces)) == (number, fewest, most)


@rule("S5.1")
def test_every_cost_that_a_host_may_name_can_be_paid_and_never_in_more_than_150_ways() -> None:
    assert [cost for cost, ways in enumerate(PAYMENTS) if ways] == list(range(7, 31))
    assert max(len(ways) for ways in PAYMENTS) == 150


def test_what_is_not_confirmed_is_marked() -> None:
    by_word = Counter(word for figures in SURE.values() for word in figures.values())
    assert set(by_word) == {"confirmed", "single", "conflict", "inferred", "reconstructed"}
    reconstructed = {
        (name, figure) for name in SURE for figure, word in SURE[name].items() if word == "reconstructed"
    }
    assert reconstructed == {("servants-house", "prices"), ("market", "prices")}
    assert SURE["smithy"]["prices"] == "conflict"
    assert SURE["house"]["count"] == "inferred"
    assert SURE_TRACK["winter_spaces"] == "reconstructed"
    assert set(SURE) == {*TILES, "market", "smithy", "inn", "barn"}


@rule("S8.1")
def test_there_are_six_winter_cards() -> None:
    assert components.WINTER_CARDS == ("inn", "barn", "plague", "breach", "maiden", "blizzard")


@rule("S8.2")
def test_three_winter_cards_stay_on_the_table() -> None:
    staying = [components.WINTER_CARDS[card] for card in components.STAYING]
    assert staying == ["inn", "barn", "maiden"]
