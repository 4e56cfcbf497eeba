"""Helpers in the castle."""

from typing import Any

import pytest

from bastide.games.seasons.state import State
from tests.clauses import rule
from tests.games.seasons.tables import choose, lines, open_to, own, play, standing, state_with, table_of

RICH: dict[str, Any] = {"sand": 8, "wood": 4, "clay": 4, "talers": 90}
HOUSE = ("erect house", "pay 2 1 1 0")


def built_one(card: str = "stonemason", **table: Any) -> State:
    """Seat 0 has built a house with a stonemason or bricklayer."""
    state = state_with(**{**RICH, **table})
    choose(state, card, *["messenger"] * (table_of(state)["seats"] - 1))
    play(state, *HOUSE)
    return state


@rule("S6.1")
@pytest.mark.parametrize("card", ["bricklayer", "stonemason"])
def test_after_a_tile_was_built_helpers_may_be_placed(card: str) -> None:
    state = state_with(**RICH)
    choose(state, card, "messenger", "messenger")
    assert open_to(state, "house") == []
    play(state, *HOUSE)
    assert open_to(state, "house supply") == ["market 1", "smithy 1", "smithy 2"]


@rule("S6.1")
def test_the_price_goes_to_the_bank() -> None:
    state = built_one(bank=16)
    assert play(state, "house supply smithy 1") == ["helper-housed 0 supply smithy 1 16"]
    assert (own(state)["talers"], own(state)["helpers"], table_of(state)["bank"]) == (74, 5, 16)
    assert standing(state) == {"smithy-1": 0}


@rule("S6.1")
def test_only_places_that_one_can_pay_for_are_open() -> None:
    assert open_to(built_one(talers=8), "house supply") == ["market 1", "smithy 2"]
    assert open_to(built_one(talers=7), "house supply") == []


@rule("S6.1")
def test_a_building_has_places_only_once_it_is_built() -> None:
    state = built_one(built={"tavern": 1, "keep": 1})
    assert open_to(state, "house supply") == [
        *("keep 1", "tavern 1", "tavern 2"),
        *("market 1", "smithy 1", "smithy 2"),
    ]


@rule("S6.1")
def test_one_helper_a_place() -> None:
    state = built_one(places={"market-1": 1, "smithy-2": 2})
    assert open_to(state, "house supply") == ["market 2", "smithy 1"]


@rule("S6.1")
def test_two_helpers_at_most_in_two_different_buildings() -> None:
    state = built_one()
    play(state, "house supply smithy 2")
    assert open_to(state, "house supply") == ["market 1"]
    play(state, "house supply market 1")
    assert lines(state) == ["end-turn"]


@rule("S4.7", "S6.1")
def test_a_helper_that_is_placed_ends_the_building() -> None:
    state = built_one()
    assert "house" in open_to(state, "erect")
    play(state, "house supply market 1")
    assert open_to(state, "erect") == []


@rule("S6.2", "S6.5")
def test_in_a_later_round_a_second_helper_may_join_an_own_one() -> None:
    state = built_one()
    play(state, "house supply market 1")
    assert "market 2" not in open_to(state, "house supply")
    play(state, "end-turn")
    choose(state, "bricklayer", "stonemason", "stonemason")
    play(state, *HOUSE)
    assert "market 2" in open_to(state, "house supply")


@rule("S6.6")
def test_equal_free_places_have_one_name_and_others_of_the_same_price_their_own() -> None:
    prices = {"smithy-1": 8}
    state = built_one(options={"prices": prices}, built={"palace": 1}, winter={"barn": True})
    assert open_to(state, "house supply") == ["palace 1", "market 1", "smithy 1", "smithy 2", "barn 1"]
    assert named(state) == {"palace": ["1", "1"], "market": ["1", "1"], "smithy": ["1", "2"]}
    state = built_one(places={"market-1": 1})
    assert open_to(state, "house supply market") == ["2"]
    assert named(state)["market"] == ["1", "2"]


def named(state: State) -> dict[str, list[str]]:
    """The numbers by which lines name the places of buildings that stand."""
    tiles = [tile for tile in table_of(state)["castle"]["tiles"] if tile["built"] and tile["places"]]
    return {tile["tile"]: [place["named"] for place in tile["places"]] for tile in tiles}


@rule("S6.3")
def test_a_helper_may_come_from_a_cart_the_rider_or_the_inn() -> None:
    carts = {"wood": 0, "stone": 1, "rider": 0}
    state = built_one(carts=carts, places={"inn-1": 0}, helpers=0, talers=8, winter={"inn": 0})
    assert lines(state)[-7:-1] == [
        *("house wood market 1", "house wood smithy 2", "house rider market 1", "house rider smithy 2"),
        *("house inn market 1", "house inn smithy 2"),
    ]
    play(state, "house rider market 1")
    assert standing(state) == {"wood": 0, "stone": 1, "inn-1": 0, "market-1": 0}


@rule("S6.4")
def test_helpers_in_buildings_stay_to_the_end() -> None:
    state = state_with(places={"market-1": 0, "smithy-1": 0}, helpers=0, carts={"sand": 0})
    choose(state, "trader", "messenger", "messenger")
    assert {line.split()[1] for line in lines(state)[:-1]} == {"sand"}
    state = built_one(places={"market-1": 0, "smithy-1": 0}, helpers=0, carts={"sand": 0})
    assert {line.split()[1] for line in lines(state) if line.startswith("house")} == {"sand"}


@rule("S6.5")
def test_with_two_cards_each_action_needs_its_own_tile_and_has_its_own_two_helpers() -> None:
    state = state_with(seats=2, **RICH, built={"tavern": 1, "keep": 1}, helpers=7)
    choose(state, "bricklayer stonemason", "messenger worker-sand")
    play(state, *HOUSE, "house supply market 1", "house supply keep 1")
    assert open_to(state, "house") == []
    play(state, "end-turn")
    assert open_to(state, "house") == []  # no tile in this action yet
    play(state, *HOUSE)
    assert open_to(state, "house supply") == ["tavern 1", "tavern 2", "smithy 1", "smithy 2"]


@rule("S6.5")
def test_at_most_one_new_helper_a_building_and_round() -> None:
    state = state_with(seats=2, **RICH, helpers=7)
    choose(state, "bricklayer stonemason", "messenger worker-sand")
    play(state, *HOUSE, "house supply market 1", "end-turn", *HOUSE)
    assert "market 2" not in open_to(state, "house supply")
    play(state, "end-turn")
    state = state_with(seats=2, **RICH, helpers=6, places={"market-1": 0})
    choose(state, "bricklayer stonemason", "messenger worker-sand")
    play(state, *HOUSE)
    assert "market 2" in open_to(state, "house supply")


@rule("S6.5", "S8.13")
def test_the_inn_too_gets_one_new_helper_a_round_even_if_it_has_left_again() -> None:
    state = state_with(seats=2, **RICH, helpers=7, winter={"inn": 0})
    choose(state, "bricklayer stonemason", "messenger worker-sand")
    play(state, *HOUSE, "house supply inn 1", "end-turn", *HOUSE, "house inn market 1")
    assert "inn 1" not in open_to(state, "house supply")


@rule("S6.6")
def test_any_free_place_may_be_taken_and_two_may_belong_to_one_player_or_to_two() -> None:
    assert {"smithy 1", "smithy 2"} <= set(open_to(built_one(), "house supply"))
    assert open_to(built_one(places={"smithy-1": 1}), "house supply") == ["market 1", "smithy 2"]
    assert open_to(built_one(places={"smithy-2": 0}, helpers=5), "house supply") == ["market 1", "smithy 1"]


@rule("S6.6")
def test_places_that_cost_and_count_the_same_are_one_choice() -> None:
    assert open_to(built_one(built={"palace": 1}), "house supply palace") == ["1"]
    dearer = built_one(built={"palace": 1}, options={"prices": {"palace-2": 20}})
    assert open_to(dearer, "house supply palace") == ["1", "2"]
    same_price = built_one(options={"prices": {"smithy-1": 8}})
    assert open_to(same_price, "house supply smithy") == ["1", "2"]  # they count differently


@rule("S6.6")
def test_equal_places_are_one_choice_though_another_lies_between_them() -> None:
    prices = {"barn-1": 1, "barn-2": 0, "barn-3": 1}
    state = built_one(options={"prices": prices}, winter={"barn": True})
    assert open_to(state, "house supply barn") == ["1", "2"]
