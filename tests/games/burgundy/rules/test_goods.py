"""Goods: sold with a die or by a warehouse, and taken by ships."""

from typing import Any

import pytest

from bastide.games import burgundy
from tests.clauses import rule
from tests.games.burgundy.tables import lines, open_to, own, play, state_with, table_of, why

SHIP: dict[str, Any] = {"dice": (2, None), "storage": ["ship"]}  # it goes to space 18
SAILS_EMPTY = ["only-choice-made 0 ship", "nothing-loaded 0", "marker-moved 0 2"]
FULL = {"teal": 1, "pink": 1, "red": 1}  # all goods spaces

# -- selling


@rule("B5.9")
@pytest.mark.parametrize(("seats", "points"), [(2, 2), (3, 3), (4, 4)])
def test_a_sale_brings_one_silver_in_all_and_points_for_each_tile(seats: int, points: int) -> None:
    state = state_with(seats=seats, dice=(4, 2), goods={"red": 3, "pink": 1}, silver=1)
    assert play(state, "sell-goods 4 4") == ["goods-sold 0 red 3 1 0", f"scored 0 {3 * points} goods"]
    assert own(state)["silver"] == 2
    assert own(state)["goods"] == {"pink": 1}
    assert own(state)["sold"] == {"red": 3}


@rule("B5.9", "B5.11")
def test_what_is_sold_is_counted_by_colour_and_open_to_all() -> None:
    state = state_with(dice=(4, 4), goods={"red": 2}, sold={"red": 1, "teal": 2})
    play(state, "sell-goods 4 4")
    assert own(state)["sold"] == {"teal": 2, "red": 3}
    for seat in (None, 0, 1):
        assert burgundy.view(state, seat)["duchies"][0]["sold"] == {"teal": 2, "red": 3}


@rule("B5.9")
@pytest.mark.parametrize(
    ("value", "goods"), [(1, "teal"), (2, "purple"), (3, "pink"), (4, "red"), (5, "brown"), (6, "orange")]
)
def test_each_colour_has_its_number(value: int, goods: str) -> None:
    state = state_with(dice=(value, None), goods={goods: 1})
    assert open_to(state, "sell-goods") == [f"{value} {value}"]


@rule("B5.12")
def test_a_sale_needs_goods_of_the_colour() -> None:
    state = state_with(dice=(4, None), goods={"pink": 1})
    assert open_to(state, "sell-goods") == []
    assert why(state, "sell-goods 4 4") == ("no-such-goods", "B5.12")
    assert why(state, "sell-goods 4 3") == ("too-few-workers", "B5.2")


@rule("B7.1")
def test_a_warehouse_sells_any_colour_without_a_die() -> None:
    state = state_with(dice=(3, 3), storage=["warehouse"], goods={"red": 2, "teal": 1})
    play(state, "place 3 warehouse 12")
    assert lines(state) == ["sell-goods any 1", "sell-goods any 4", "decline"]
    assert play(state, "sell-goods any 4") == ["goods-sold 0 red 2 1 0", "scored 0 4 goods"]
    assert table_of(state)["dice"][0] == [None, 3]


@rule("B7.10")
def test_a_warehouse_must_be_used_in_2011_and_may_be_declined_in_2019() -> None:
    words: dict[str, Any] = {"dice": (3, None), "storage": ["warehouse"], "goods": {"red": 2, "teal": 1}}
    old, new = (state_with(edition=edition, **words) for edition in ("2011", "2019"))
    for state in (old, new):
        play(state, "place 3 warehouse 12")
    assert why(old, "decline") == ("must-be-used", "B7.10")
    assert play(new, "decline") == ["effect-declined 0 warehouse"]


@rule("B7.1", "B7.10")
def test_2011_sells_the_only_colour_by_itself() -> None:
    state = state_with(edition="2011", dice=(3, None), storage=["warehouse"], goods={"red": 2})
    assert play(state, "place 3 warehouse 12")[-3:] == [
        "only-choice-made 0 warehouse",
        "goods-sold 0 red 2 1 0",
        "scored 0 4 goods",
    ]


@rule("B10.3", "B10.4", "B7.11")
@pytest.mark.parametrize(("monasteries", "silver", "workers"), [([3], 2, 0), ([4], 1, 1), ([3, 4], 2, 1)])
def test_monasteries_three_and_four_by_die_and_by_warehouse(
    monasteries: list[int], silver: int, workers: int
) -> None:
    state = state_with(
        dice=(4, 3), storage=["warehouse"], goods={"red": 2, "teal": 1}, monasteries=monasteries
    )
    assert play(state, "sell-goods 4 4")[0] == f"goods-sold 0 red 2 {silver} {workers}"
    assert (own(state)["silver"], own(state)["workers"]) == (silver, workers)
    play(state, "place 3 warehouse 12")
    assert play(state, "sell-goods any 1")[0] == f"goods-sold 0 teal 1 {silver} {workers}"
    assert (own(state)["silver"], own(state)["workers"]) == (2 * silver, 2 * workers)


# -- ships


@rule("B6.2")
def test_a_ship_takes_all_goods_of_one_depot_and_then_moves_on_the_bridge() -> None:
    state = state_with(**SHIP, stock={"5": {"pink": 2, "brown": 1}, "6": {"red": 1}}, goods={"pink": 1})
    play(state, "place 2 ship 18")
    assert lines(state) == [f"load {depot}" for depot in range(1, 7)]
    assert play(state, "load 5") == [
        "goods-loaded 0 pink 2 5",
        "goods-loaded 0 brown 1 5",
        "marker-moved 0 2",
    ]
    assert own(state)["goods"] == {"pink": 3, "brown": 1}
    assert table_of(state)["stock"]["5"] == {}
    assert table_of(state)["stock"]["6"] == {"red": 1}


@rule("B6.2")
def test_a_ship_may_go_to_an_empty_depot() -> None:
    state = state_with(**SHIP, stock={"5": {"pink": 2}})
    play(state, "place 2 ship 18")
    assert play(state, "load 3") == ["nothing-loaded 0", "marker-moved 0 2"]
    assert own(state)["goods"] == {}


@rule("B6.2")
def test_a_ship_that_finds_no_goods_anywhere_sails_by_itself() -> None:
    state = state_with(**SHIP)
    assert play(state, "place 2 ship 18") == ["tile-placed 0 ship 18", *SAILS_EMPTY]
    assert lines(state) == ["end-turn"]


@rule("B6.2", "B6.3")
@pytest.mark.parametrize("monasteries", [[], [5]])
def test_a_ship_that_finds_no_room_for_any_goods_sails_by_itself(monasteries: list[int]) -> None:
    state = state_with(**SHIP, monasteries=monasteries, goods=FULL, stock={"2": {"brown": 4}})
    assert play(state, "place 2 ship 18") == ["tile-placed 0 ship 18", *SAILS_EMPTY]
    assert table_of(state)["stock"]["2"] == {"brown": 4}


@rule("B6.2", "B6.3")
def test_a_ship_is_asked_where_goods_of_a_colour_held_lie() -> None:
    state = state_with(**SHIP, goods=FULL, stock={"2": {"brown": 4}, "6": {"teal": 1}})
    play(state, "place 2 ship 18")
    assert lines(state) == [f"load {depot}" for depot in range(1, 7)]


@rule("B7.10", "B6.2")
def test_a_ship_cannot_be_declined() -> None:
    state = state_with(**SHIP, stock={"5": {"pink": 2}})
    play(state, "place 2 ship 18")
    assert why(state, "decline") == ("must-be-used", "B7.10")
    assert why(state, "load black") == ("numbered-depots-only", "B6.2")


@rule("B6.3", "B2.2")
def test_held_colours_come_whole_and_the_free_space_goes_to_one_of_the_others() -> None:
    """The rulebook's example: a teal tile joins the own one, and either the brown or the pink one comes."""
    state = state_with(**SHIP, goods={"teal": 1, "red": 2}, stock={"2": {"teal": 1, "brown": 1, "pink": 1}})
    play(state, "place 2 ship 18")
    assert play(state, "load 2") == ["goods-loaded 0 teal 1 2"]
    assert lines(state) == ["take-goods pink", "take-goods brown"]
    assert play(state, "take-goods brown") == ["goods-loaded 0 brown 1 2", "marker-moved 0 2"]
    assert own(state)["goods"] == {"teal": 2, "red": 2, "brown": 1}
    assert table_of(state)["stock"]["2"] == {"pink": 1}


@rule("B6.3")
def test_a_chosen_colour_is_taken_whole_and_choices_go_on_while_there_is_room() -> None:
    state = state_with(**SHIP, goods={"teal": 1}, stock={"2": {"red": 3, "brown": 1, "pink": 2, "orange": 1}})
    play(state, "place 2 ship 18", "load 2", "take-goods red")
    assert own(state)["goods"] == {"teal": 1, "red": 3}
    assert lines(state) == ["take-goods pink", "take-goods brown", "take-goods orange"]
    play(state, "take-goods pink")
    assert table_of(state)["stock"]["2"] == {"brown": 1, "orange": 1}


@rule("B6.3")
def test_without_a_free_space_only_held_colours_come_and_nothing_is_thrown_away() -> None:
    state = state_with(**SHIP, goods={"teal": 1, "red": 1, "pink": 1}, stock={"2": {"teal": 2, "brown": 4}})
    play(state, "place 2 ship 18")
    assert play(state, "load 2") == ["goods-loaded 0 teal 2 2", "marker-moved 0 2"]
    assert own(state)["goods"] == {"teal": 3, "red": 1, "pink": 1}
    assert table_of(state)["stock"]["2"] == {"brown": 4}


@rule("B6.3")
def test_when_all_fit_there_is_nothing_to_choose() -> None:
    state = state_with(**SHIP, goods={"teal": 1}, stock={"2": {"red": 2, "brown": 1}})
    play(state, "place 2 ship 18", "load 2")
    assert own(state)["goods"] == {"teal": 1, "red": 2, "brown": 1}
    assert lines(state) == ["end-turn"]


# -- monastery 5


@rule("B10.5")
@pytest.mark.parametrize(("first", "second"), [(1, [2, 6]), (2, [1, 3]), (5, [4, 6]), (6, [1, 5])])
def test_monastery_five_takes_from_a_neighbour_in_the_circle_too(first: int, second: list[int]) -> None:
    stock = {str(depot): {"red": 1} for depot in range(1, 7)}
    state = state_with(**SHIP, monasteries=[5], stock=stock)
    play(state, "place 2 ship 18")
    assert play(state, f"load {first}") == [f"ship-sent 0 {first}"]
    assert lines(state) == [*[f"load {depot}" for depot in second], "decline"]
    assert why(state, f"load {first}") == ("not-next-depot", "B10.5")
    play(state, f"load {second[0]}")
    assert own(state)["goods"] == {"red": 2}
    left = [depot for depot, goods in table_of(state)["stock"].items() if goods]
    assert sorted([*left, str(first), str(second[0])]) == ["1", "2", "3", "4", "5", "6"]


@rule("B10.5")
def test_monastery_five_may_leave_the_second_depot_alone_in_2019_and_may_not_in_2011() -> None:
    stock = {"1": {"red": 1}, "2": {"teal": 1}, "6": {"pink": 1}}
    state = state_with(**SHIP, monasteries=[5], stock=stock)
    told = play(state, "place 2 ship 18", "load 1", "decline")
    assert told[-3:] == ["effect-declined 0 second-depot", "goods-loaded 0 red 1 1", "marker-moved 0 2"]
    assert own(state)["goods"] == {"red": 1}
    state = state_with(**SHIP, edition="2011", monasteries=[5], stock=stock)
    play(state, "place 2 ship 18", "load 1")
    assert lines(state) == ["load 2", "load 6"]
    assert why(state, "decline") == ("must-be-used", "B7.10")


@rule("B10.5", "B6.3")
def test_the_limit_of_three_colours_counts_both_depots_together() -> None:
    state = state_with(
        **SHIP,
        monasteries=[5],
        goods={"red": 1, "teal": 1},
        stock={"3": {"red": 1, "pink": 1, "brown": 1}, "4": {"teal": 1, "pink": 2, "orange": 1}},
    )
    play(state, "place 2 ship 18", "load 3")
    assert play(state, "load 4") == ["goods-loaded 0 teal 1 4", "goods-loaded 0 red 1 3"]
    assert lines(state) == ["take-goods pink", "take-goods brown", "take-goods orange"]
    assert play(state, "take-goods pink") == [
        "goods-loaded 0 pink 1 3",
        "goods-loaded 0 pink 2 4",
        "marker-moved 0 2",
    ]
    assert table_of(state)["stock"]["3"] == {"brown": 1}
    assert table_of(state)["stock"]["4"] == {"orange": 1}


@rule("B10.5")
def test_with_two_empty_neighbours_the_second_depot_needs_no_choice() -> None:
    state = state_with(**SHIP, monasteries=[5], stock={"2": {"red": 2}})
    play(state, "place 2 ship 18")
    assert play(state, "load 2") == [
        "ship-sent 0 2",
        "only-choice-made 0 second-depot",
        "goods-loaded 0 red 2 2",
        "marker-moved 0 2",
    ]


@rule("B10.5", "B6.3")
def test_with_no_room_for_what_the_neighbours_have_the_second_depot_needs_no_choice() -> None:
    state = state_with(**SHIP, monasteries=[5], goods=FULL, stock={"2": {"teal": 2}, "3": {"brown": 4}})
    play(state, "place 2 ship 18", "load 2")
    assert own(state)["goods"] == {**FULL, "teal": 3}
    assert lines(state) == ["end-turn"]
