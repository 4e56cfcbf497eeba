"""The trader: a helper for a cart or the rider, and one common delivery."""

from typing import Any

import pytest

from bastide.games.seasons.state import State
from tests.clauses import rule
from tests.games.seasons.tables import (
    choose,
    has,
    lines,
    of_kind,
    open_to,
    own,
    play,
    standing,
    state_with,
    table_of,
    to_act,
)

TAKEN = {"sand": 1, "wood": 1, "clay": 2, "stone": 2}  # all four carts, by others


def trader(**table: Any) -> State:
    """Seat 0 has played the trader, the others nothing that matters."""
    state = state_with(**table)
    choose(state, "trader", *["messenger"] * (table_of(state)["seats"] - 1))
    return state


# -- sending


@rule("S4.2", "S4.12")
def test_a_helper_goes_to_any_free_cart_also_one_whose_stock_is_empty() -> None:
    state = trader(stock={"sand": 0})
    assert lines(state) == [f"send supply {cart}" for cart in ("sand", "wood", "clay", "stone")]
    events = play(state, "send supply sand")
    assert events[:2] == ["helper-sent 0 supply sand", "delivered 0 sand sand 0 0"]
    assert standing(state) == {"sand": 0}
    assert own(state)["helpers"] == 5


@rule("S4.3", "S4.12")
def test_a_helper_may_come_from_another_cart_and_a_player_may_hold_several() -> None:
    state = trader(carts={"sand": 0, "wood": 0}, helpers=4)
    assert lines(state) == [
        *("send supply clay", "send supply stone"),
        *("send sand clay", "send sand stone", "send wood clay", "send wood stone"),
    ]
    play(state, "send sand stone")
    assert standing(state) == {"wood": 0, "stone": 0}


@rule("S4.3", "S8.3")
def test_a_helper_may_come_from_the_inn() -> None:
    state = state_with(helpers=0, places={"inn-1": 0}, carts=TAKEN, winter={"inn": 0})
    choose(state, "trader", "messenger", "messenger")
    assert lines(state) == [*[f"send inn {cart}" for cart in (*TAKEN, "rider")], "stay"]
    play(state, "send inn rider")
    assert standing(state) == {**TAKEN, "rider": 0}


@rule("S4.4")
def test_the_rider_is_open_only_when_all_four_carts_are_taken() -> None:
    assert "rider" not in open_to(trader(carts={"sand": 1, "wood": 1, "clay": 1}), "send supply")
    assert open_to(trader(carts=TAKEN), "send supply") == ["sand", "wood", "clay", "stone", "rider"]


@rule("S4.4")
def test_nobody_is_replaced_while_a_cart_is_free() -> None:
    assert open_to(trader(carts={"sand": 1, "wood": 1, "rider": 2}), "send supply") == ["clay", "stone"]


@rule("S4.4")
def test_a_replaced_helper_returns_to_its_owner() -> None:
    state = trader(carts=TAKEN, others=[{"helpers": 4}, {"helpers": 4}])
    events = play(state, "send supply clay")
    assert events[:2] == ["helper-sent 0 supply clay", "helper-returned 2 clay"]
    assert standing(state)["clay"] == 0
    assert own(state, 2)["helpers"] == 5


@rule("S4.4")
def test_the_riders_helper_can_be_replaced_too() -> None:
    state = trader(carts={**TAKEN, "rider": 2}, others=[{}, {"helpers": 3}])
    play(state, "send supply rider")
    assert standing(state)["rider"] == 0


@rule("S4.4")
def test_an_own_helper_and_one_of_this_round_cannot_be_replaced() -> None:
    state = state_with(carts={"sand": 0, "wood": 1, "clay": 1, "rider": 1}, active=2, helpers=5)
    choose(state, "trader", "messenger", "trader")
    assert standing(state)["stone"] == 2  # the only way to send happened by itself
    assert open_to(state, "send supply") == ["wood", "clay", "rider"]


@rule("S4.4")
def test_a_helper_that_cannot_be_replaced_in_its_round_can_be_in_the_next() -> None:
    state = state_with(carts={"sand": 1, "wood": 1, "clay": 1}, others=[{"helpers": 3}])
    choose(state, "trader", "messenger", "messenger")
    assert standing(state)["stone"] == 0  # the only way to send happened by itself
    choose(state, "messenger", "trader", "stonemason")
    assert open_to(state, "send supply", seat=1) == ["stone", "rider"]


@rule("S4.3", "S4.4")
def test_where_no_placing_is_possible_it_is_skipped_but_not_the_delivery() -> None:
    carts = {"sand": 0, "wood": 0, "clay": 0, "stone": 0, "rider": 0}
    state = state_with(carts=carts, helpers=1)
    events = choose(state, "trader", "messenger", "messenger")
    assert events[2] == "sending-skipped 0"
    assert len(of_kind(events, "delivered")) == 5


@rule("S4.3", "S4.12")
def test_who_has_none_in_the_supply_may_move_one_or_leave_all_as_they_are() -> None:
    state = trader(carts={"sand": 0}, helpers=0)
    assert lines(state) == ["send sand wood", "send sand clay", "send sand stone", "stay"]
    assert play(state, "stay")[:2] == ["helpers-stayed 0", "delivered 0 sand sand 3 1"]


@rule("S4.3")
def test_who_has_no_helper_to_send_sends_none() -> None:
    state = state_with(helpers=0, carts={"sand": 1})
    events = choose(state, "trader", "messenger", "messenger")
    assert events[2:4] == ["sending-skipped 0", "delivered 1 sand sand 3 1"]


@rule("S4.12")
def test_who_has_one_in_the_supply_must_send_or_move_one() -> None:
    assert "stay" not in lines(trader(carts={"sand": 0}))


@rule("S4.13")
def test_a_helper_is_picked_up_first_so_its_own_cart_is_free_then() -> None:
    carts = {"sand": 0, "wood": 1, "clay": 1, "stone": 1}
    state = trader(carts=carts, helpers=5)
    assert open_to(state, "send supply") == ["wood", "clay", "stone", "rider"]
    assert open_to(state, "send sand") == []


@rule("S4.13")
def test_the_riders_helper_may_replace_one_at_a_cart_when_all_are_taken() -> None:
    state = trader(carts={**TAKEN, "rider": 0}, helpers=0)
    assert open_to(state, "send rider") == ["sand", "wood", "clay", "stone"]
    state = trader(carts={"sand": 1, "rider": 0}, helpers=0)
    assert open_to(state, "send rider") == ["wood", "clay", "stone"]


@rule("S4.13")
def test_a_moved_helper_counts_as_placed_in_this_round() -> None:
    state = state_with(carts={"sand": 1, "wood": 2, "clay": 2, "rider": 0}, helpers=0)
    choose(state, "trader", "trader", "messenger")
    assert open_to(state, "send supply", seat=1) == []
    play(state, "send rider stone")
    assert open_to(state, "send supply", seat=1) == ["wood", "clay", "rider"]


@rule("S4.5")
def test_a_helper_stays_until_it_is_replaced_or_moved() -> None:
    state = trader(carts={"sand": 1})
    play(state, "send supply wood")
    choose(state, "messenger", "trader", "stonemason")
    assert standing(state) == {"sand": 1, "wood": 0}
    assert open_to(state, "send sand", seat=1) == ["clay", "stone"]


@rule("S4.2")
def test_the_only_way_to_send_happens_by_itself() -> None:
    state = state_with(carts={"sand": 0, "wood": 0, "clay": 0, "stone": 0}, helpers=2)
    events = choose(state, "trader", "messenger", "messenger")
    assert "helper-sent 0 supply rider" in events


# -- delivery


@rule("S4.6", "S4.14")
def test_each_cart_and_the_rider_bring_their_pieces_of_which_one_goes_to_the_tower() -> None:
    carts = {"sand": 0, "wood": 0, "clay": 0, "stone": 0}
    state = state_with(carts=carts, helpers=2, tower={"sand": 1})
    events = choose(state, "trader", "messenger", "messenger")
    assert of_kind(events, "delivered") == [
        "delivered 0 sand sand 3 1",
        "delivered 0 wood wood 2 1",
        "delivered 0 clay clay 1 1",
        "delivered 0 stone stone 1 1",
        "delivered 0 rider silver 1 1",
    ]
    assert has(state) == {"sand": 3, "wood": 2, "clay": 1, "stone": 1, "silver": 1}
    assert table_of(state)["tower"] == {"sand": 2, "wood": 1, "clay": 1, "stone": 1, "silver": 1}
    assert table_of(state)["stock"] == {"sand": 6, "wood": 7, "clay": 8, "stone": 8, "silver": 8}


@rule("S4.6")
@pytest.mark.parametrize(("left", "own_part", "tribute"), [(3, 2, 1), (1, 0, 1), (0, 0, 0)])
def test_a_short_delivery_serves_the_tower_first(left: int, own_part: int, tribute: int) -> None:
    state = trader(stock={"sand": left})
    events = play(state, "send supply sand")
    assert events[1] == f"delivered 0 sand sand {own_part} {tribute}"
    assert table_of(state)["tower"]["sand"] == tribute


@rule("S4.6", "S4.14")
def test_all_are_served_once_after_the_last_trader_also_those_who_played_none() -> None:
    state = state_with(carts={"sand": 2}, active=1)
    choose(state, "trader", "trader", "messenger")
    assert of_kind(play(state, "send supply wood", seat=1), "delivered") == []
    events = play(state, "send supply clay")
    assert of_kind(events, "delivered") == [
        "delivered 2 sand sand 3 1",
        "delivered 1 wood wood 2 1",
        "delivered 0 clay clay 1 1",
    ]


@rule("S4.14")
def test_without_a_trader_nothing_is_delivered() -> None:
    state = state_with(carts=TAKEN)
    events = choose(state, "messenger", "messenger", "messenger")
    assert of_kind(events, "delivered") == []


@rule("S4.14")
def test_the_rider_delivers_even_if_a_cart_has_fallen_free() -> None:
    state = trader(carts={"sand": 0, "rider": 2})
    events = play(state, "send supply wood")
    assert "delivered 2 rider silver 1 1" in events


@rule("S4.6")
def test_the_delivery_comes_before_the_bricklayer_acts() -> None:
    state = state_with(seats=2, helpers=7)
    choose(state, "trader bricklayer", "messenger trader")
    play(state, "send supply sand")
    events = play(state, "send supply wood", seat=1)
    assert of_kind(events, "delivered", "tower-taken") == [
        "delivered 0 sand sand 3 1",
        "delivered 1 wood wood 2 1",
    ]
    assert to_act(state) == (0,)
    assert open_to(state, "take") == ["sand", "wood"]
