"""Shield 5: a ship takes one colour from all depots."""

from typing import Any

import pytest

from bastide.games.burgundy.state import State
from tests.clauses import rule
from tests.games.burgundy.modules.shield_tables import with_shields
from tests.games.burgundy.tables import lines, own, play, table_of, why


def ship_placed(*own_shields: int, **table: Any) -> State:
    state = with_shields(*(own_shields or (5,)), dice=(2, None), storage=["ship"], **table)
    play(state, "place 2 ship 18")
    return state


STOCK = {"1": {"red": 1, "pink": 1}, "3": {"red": 2}, "5": {"pink": 1, "teal": 1}}


@rule("B18.6")
def test_5_a_ship_also_takes_one_colour_from_all_depots() -> None:
    state = ship_placed(stock=STOCK)
    assert play(state, "load 5") == ["ship-sent 0 5"]
    colours = ("teal", "purple", "pink", "red", "brown", "orange")
    assert lines(state) == [*[f"gather-goods {colour}" for colour in colours], "decline"]
    told = play(state, "gather-goods red")
    assert told[0] == "goods-gathered 0 red"
    assert told[-1] == "marker-moved 0 2"
    assert own(state)["goods"] == {"teal": 1, "pink": 1, "red": 3}
    assert table_of(state)["stock"]["1"] == {"pink": 1}


@rule("B18.6")
def test_5_there_is_nothing_to_choose_where_all_goods_lie_in_the_ships_depot() -> None:
    state = ship_placed(stock={"5": {"pink": 1, "teal": 1}})
    play(state, "load 5")
    assert own(state)["goods"] == {"teal": 1, "pink": 1}


@rule("B18.11", "B6.3")
def test_5_the_room_for_goods_is_shared_by_all_that_the_ship_brings() -> None:
    """Two colours are held: one free space for teal, pink or red; red is taken whole or not at all."""
    state = ship_placed(stock=STOCK, goods={"brown": 1, "orange": 1})
    play(state, "load 5", "gather-goods red")
    assert lines(state) == ["take-goods teal", "take-goods pink", "take-goods red"]
    play(state, "take-goods red")
    assert own(state)["goods"] == {"red": 3, "brown": 1, "orange": 1}
    assert table_of(state)["stock"]["5"] == {"teal": 1, "pink": 1}


@rule("B18.11", "B6.3")
def test_5_what_is_held_comes_from_everywhere_without_asking() -> None:
    state = ship_placed(stock=STOCK, goods={"red": 1, "brown": 1, "orange": 1})
    play(state, "load 5", "gather-goods red")
    assert own(state)["goods"] == {"red": 4, "brown": 1, "orange": 1}
    assert table_of(state)["pending"] == []


@rule("B18.4", "B10.5")
def test_5_with_monastery_5_two_depots_and_a_colour() -> None:
    stock = {"5": {"pink": 1}, "6": {"teal": 1}, "1": {"red": 1}, "3": {"red": 2}}
    state = ship_placed(stock=stock, monasteries=[5])
    play(state, "load 5", "load 6", "gather-goods red")
    assert own(state)["goods"] == {"teal": 1, "pink": 1, "red": 3}


@rule("B18.6")
def test_5_as_an_option_a_colour_comes_instead_of_the_depot() -> None:
    state = ship_placed(stock=STOCK, options={"shield5": "instead"})
    assert lines(state) == [
        *[f"load {depot}" for depot in range(1, 7)],
        *[f"gather-goods {colour}" for colour in ("teal", "purple", "pink", "red", "brown", "orange")],
    ]
    play(state, "gather-goods red")
    assert own(state)["goods"] == {"red": 3}
    state = ship_placed(stock=STOCK, options={"shield5": "instead"})
    play(state, "load 5")
    assert own(state)["goods"] == {"teal": 1, "pink": 1}


@rule("B18.6")
@pytest.mark.parametrize("depot", ["1", "2", "3", "5", "6"])
def test_5_goods_in_any_other_depot_leave_something_to_choose(depot: str) -> None:
    state = ship_placed(stock={depot: {"pink": 1}})
    play(state, "load 4")
    assert "gather-goods pink" in lines(state)


@rule("B18.6")
def test_5_the_option_changes_nothing_for_players_without_the_shield() -> None:
    state = ship_placed(7, stock=STOCK, options={"shield5": "instead"})
    assert lines(state) == [f"load {depot}" for depot in range(1, 7)]


@rule("B18.6")
def test_5_without_the_shield_no_colour_is_gathered() -> None:
    state = ship_placed(7, stock=STOCK)
    assert why(state, "gather-goods red") == ("effect-first", "B6.2")
    play(state, "load 5")
    assert own(state)["goods"] == {"teal": 1, "pink": 1}
    assert why(state, "gather-goods red") == ("no-ship", "B18.6")


@rule("B18.6")
def test_5_can_be_declined_and_the_ship_takes_its_depot_alone() -> None:
    state = ship_placed(5, stock=STOCK)
    play(state, "load 5")
    told = play(state, "decline")
    assert told[0] == "effect-declined 0 gather"
    assert told[-1] == "marker-moved 0 2"
    assert own(state)["goods"] == {"teal": 1, "pink": 1}
    state = ship_placed(5, stock=STOCK, options={"shield5": "instead"})
    assert why(state, "decline") == ("must-be-used", "B18.6")  # a depot can be had instead
