"""Building: a tile, and an exact payment of at least three kinds."""

from itertools import product
from random import Random
from typing import Any

import pytest

from bastide.games.seasons.state import State
from tests.clauses import rule
from tests.games.seasons.tables import choose, has, lines, open_to, own, play, state_with, table_of

VALUE = {"sand": 1, "wood": 2, "clay": 4, "stone": 5}
COST = {
    "keep": 24,
    "tavern": 22,
    "main-gate": 18,
    "small-gate": 12,
    "stable": 18,
    "servants-house": 18,
    "palace": 30,
    "well": 12,
    "house": 8,
    "tower": 10,
}


def builder(card: str = "worker-wood", **table: Any) -> State:
    """Seat 0 is about to build; the worker's card brings nothing, since the stock has no wood and silver."""
    table["stock"] = {"wood": 0, "silver": 0, **table.get("stock", {})}
    state = state_with(**table)
    choose(state, card, *["messenger"] * (table_of(state)["seats"] - 1))
    return state


# -- paying


@rule("S5.1")
def test_the_stable_is_paid_with_two_stone_one_clay_and_four_sand() -> None:
    """The rulebook's example: 2 × 5 + 4 + 4 × 1 = 18."""
    state = builder(sand=4, clay=1, stone=2)
    assert "stable" in open_to(state, "erect")
    play(state, "erect stable")
    assert lines(state) == ["pay 4 0 1 2"]
    assert play(state, "pay 4 0 1 2")[0] == "tile-built 0 stable 4 0 1 2"
    assert has(state) == {}


@rule("S5.1")
def test_the_pieces_go_to_the_stock() -> None:
    state = builder(sand=4, clay=1, stone=2)
    play(state, "erect stable", "pay 4 0 1 2")
    assert table_of(state)["stock"] == {"sand": 14, "wood": 0, "clay": 11, "stone": 12, "silver": 0}


@rule("S5.1")
def test_two_kinds_are_not_enough() -> None:
    assert open_to(builder(sand=8, clay=2, wood=0), "erect") == []


@rule("S5.1")
def test_nothing_is_overpaid() -> None:
    state = builder(clay=1, stone=1, wood=1)  # worth 11
    assert open_to(state, "erect") == []


@rule("S5.1")
def test_every_exact_payment_is_listed_once_the_fewest_pieces_first() -> None:
    state = builder(sand=5, wood=3, clay=1, stone=1)
    play(state, "erect tower")
    assert lines(state) == ["pay 1 0 1 1", "pay 1 2 0 1", "pay 2 2 1 0", "pay 3 1 0 1", "pay 4 1 1 0"]


def payable(cost: int, own: dict[str, int], silver: int, stock: dict[str, int]) -> set[str]:
    """All payments, found by trying every number of pieces."""
    found = set()
    for way in product(*[range(cost // value + 1) for value in VALUE.values()]):
        paid = dict(zip(VALUE, way, strict=True))
        lacks = {kind: max(0, paid[kind] - own[kind]) for kind in VALUE}
        if (
            sum(paid[kind] * VALUE[kind] for kind in VALUE) == cost
            and sum(count > 0 for count in way) >= 3
            and sum(lacks.values()) <= silver
            and all(lacks[kind] <= stock[kind] for kind in VALUE)
        ):
            found.add("pay " + " ".join(map(str, way)))
    return found


@rule("S3.9", "S5.1")
@pytest.mark.parametrize("seed", range(25))
def test_tiles_and_payments_are_those_that_trying_everything_finds(seed: int) -> None:
    rng = Random(seed)
    resources: dict[str, Any] = {kind: rng.randrange(7) for kind in VALUE}
    silver = rng.randrange(4) if seed % 2 else 0
    stock = {**{kind: rng.randrange(3) for kind in VALUE}, "silver": 0, "wood": 0}
    state = state_with(**resources, silver=silver, stock=stock)
    choose(state, "stonemason", "messenger", "messenger")
    ways = {tile: payable(COST[tile], resources, silver, stock) for tile in COST}
    assert open_to(state, "erect") == [tile for tile in COST if ways[tile]]
    for tile in open_to(state, "erect"):
        trial = state_with(**resources, silver=silver, stock=stock)
        choose(trial, "stonemason", "messenger", "messenger")
        play(trial, f"erect {tile}")
        assert set(lines(trial)) == ways[tile]
        assert len(lines(trial)) == len(ways[tile]) <= 150


@rule("S3.9", "S5.1")
def test_a_piece_that_is_not_there_is_changed_from_silver_on_the_way() -> None:
    state = builder(sand=2, wood=1, silver=1, stock={"clay": 1, "stone": 0}, smithy=2)
    play(state, "erect house")
    events = play(state, "pay 2 1 1 0")
    assert events[:2] == ["silver-exchanged 0 clay 1", "tile-built 0 house 2 1 1 0"]
    assert (has(state), table_of(state)["smithy"]) == ({}, 3)


@rule("S3.13", "S5.1")
def test_what_the_stock_lacks_cannot_be_changed() -> None:
    assert open_to(builder(sand=2, wood=1, silver=3, stock={"clay": 0, "stone": 0}), "erect") == []


# -- tiles


@rule("S5.2")
def test_the_tile_is_taken_off_the_board_and_its_builder_remembered() -> None:
    state = builder(seats=3, sand=4, wood=2, clay=2)
    play(state, "erect house", "pay 2 1 1 0")
    house = next(tile for tile in table_of(state)["castle"]["tiles"] if tile["tile"] == "house")
    assert (house["unbuilt"], house["built"], house["builders"]) == (5, 1, [0])
    assert table_of(state)["built"] == [["house", 0]]


@rule("S5.2")
def test_a_tile_that_is_built_cannot_be_built_again() -> None:
    assert "well" not in open_to(builder(sand=9, wood=9, clay=9, built={"well": 1}), "erect")
    assert "house" not in open_to(builder(sand=9, wood=9, clay=9, built={"house": 6}), "erect")


@rule("S5.4")
def test_building_is_optional_and_the_second_tile_is_paid_after_the_first() -> None:
    state = builder(sand=4, wood=2, clay=1, silver=1, stock={"clay": 0, "stone": 0})
    assert "end-turn" in lines(state)
    play(state, "erect house", "pay 2 1 1 0")
    assert table_of(state)["stock"]["clay"] == 1
    play(state, "erect house")
    assert "silver-exchanged 0 clay 1" in play(state, "pay 2 1 1 0")  # the piece of the first tile


@rule("S5.4")
def test_no_third_tile_is_built_in_one_action() -> None:
    state = builder(sand=6, wood=3, clay=3)
    play(state, "erect house", "pay 2 1 1 0", "erect house", "pay 2 1 1 0")
    assert open_to(state, "erect") == []


@rule("S4.10")
@pytest.mark.parametrize(("tile", "way", "points"), [("well", "2 1 2 0", 5), ("keep", "1 2 1 3", 7)])
def test_half_the_points_of_a_tile_go_to_a_worker(tile: str, way: str, points: int) -> None:
    state = builder(sand=3, wood=3, clay=2, stone=3)
    play(state, f"erect {tile}", f"pay {way}")
    assert own(state)["points"] == points


@rule("S4.8")
def test_a_corrected_cost_and_corrected_points_hold() -> None:
    options = {"costs": {"tower": 12}, "points": {"tower": 20}}
    state = builder("stonemason", sand=2, wood=1, clay=2, options=options)
    play(state, "erect tower", "pay 2 1 2 0")
    assert own(state)["points"] == 20
