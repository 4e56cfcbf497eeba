"""The target of the solo game, buying points, and the order of what happens together."""

from typing import Any

import pytest

from bastide.games import burgundy
from bastide.games.burgundy.state import State
from tests.clauses import rule
from tests.games.burgundy.modes.tables import markers, solo_with
from tests.games.burgundy.tables import lines, own, play, points, why


def with_mine(**more: Any) -> State:
    """A mine can be placed on space 14 with a 5: an area of one space, 1 point and 10 in phase A."""
    return solo_with(**{"dice": (5, 6), "tiles": {"8": "monastery-1"}, "storage": ["mine"], **more})


# -- points and silver


@rule("B17.8")
def test_points_move_the_score_marker() -> None:
    state = with_mine()
    told = play(state, "place 5 mine 14")
    assert (points(told, "areas"), points(told, "phases")) == ([1], [10])
    assert markers(state) == (11, 50)


@rule("B17.8", "B17.12")
def test_with_a_scoring_more_points_may_be_bought_for_one_silver_each() -> None:
    state = solo_with(goods={"pink": 2}, silver=2, score=10)
    play(state, "sell-goods 3 3")
    assert lines(state)[:4] == [
        "buy-points 1",
        "buy-points 2",
        "buy-points 3",
        "decline",
    ]  # the sale's silver too
    assert play(state, "buy-points 2") == ["points-bought 0 2"]
    assert (markers(state), own(state)["silver"]) == ((10 + 4 + 2, 50), 1)
    assert not [line for line in lines(state) if line.startswith("buy-points")]


@rule("B17.8")
def test_nothing_need_be_bought() -> None:
    state = solo_with(goods={"pink": 2}, silver=2)
    play(state, "sell-goods 3 3", "decline")
    assert (markers(state), own(state)["silver"]) == ((4, 50), 3)


@rule("B17.12")
def test_silver_buys_points_only_together_with_a_scoring() -> None:
    state = solo_with(silver=9)
    assert not [line for line in lines(state) if line.startswith("buy-points")]
    assert why(state, "buy-points 1") == ("nothing-scored", "B17.12")
    play(state, "take-workers 3")
    assert not [line for line in lines(state) if line.startswith("buy-points")]


@rule("B17.8")
def test_no_more_is_bought_than_there_is_silver_or_than_the_target_needs() -> None:
    state = solo_with(goods={"pink": 1}, silver=9, score=45)
    play(state, "sell-goods 3 3")
    assert [line for line in lines(state) if line.startswith("buy-points")] == [
        f"buy-points {n}" for n in (1, 2, 3)
    ]
    assert why(state, "buy-points 4") == ("too-many-points", "B17.8")


@rule("B17.8", "B6.5")
def test_at_the_target_the_score_returns_to_0_the_target_moves_back_by_5_and_an_action_is_open() -> None:
    state = solo_with(goods={"pink": 3}, score=44, depots={"1": ["bank"]})
    told = play(state, "sell-goods 3 3")
    assert told[-1] == "target-reached 0 45"
    assert markers(state) == (0, 45)
    assert {"take any 1 bank", "take-workers any", "decline"} <= set(lines(state))
    play(state, "take any 1 bank")
    assert own(state)["storage"] == ["bank"]
    assert [
        line for line in lines(state) if line.startswith("take ")
    ] == []  # only the 5 is left, depot 5 is empty


@rule("B17.8")
def test_the_extra_action_may_be_let_go() -> None:
    state = solo_with(goods={"pink": 3}, score=44)
    play(state, "sell-goods 3 3")
    assert play(state, "decline") == ["effect-declined 0 target-action"]


@rule("B17.8", "B17.12")
def test_the_surplus_is_lost_and_nothing_can_be_bought_to_it() -> None:
    state = solo_with(goods={"pink": 7}, score=49, silver=5)
    told = play(state, "sell-goods 3 3")
    assert "target-reached 0 45" in told
    assert markers(state) == (0, 45)
    assert not [line for line in lines(state) if line.startswith("buy-points")]
    assert own(state)["silver"] == 6


@rule("B17.8")
def test_the_target_can_be_reached_by_buying() -> None:
    state = solo_with(goods={"pink": 1}, silver=2, score=45)
    play(state, "sell-goods 3 3")
    assert play(state, "buy-points 3") == ["points-bought 0 3", "target-reached 0 45"]
    assert (markers(state), own(state)["silver"]) == ((0, 45), 0)
    assert "take-workers any" in lines(state)


@rule("B17.13")
@pytest.mark.parametrize(("before", "after"), [(50, 45), (45, 40), (10, 5), (8, 5), (5, 5)])
def test_the_target_never_goes_below_five(before: int, after: int) -> None:
    state = solo_with(goods={"pink": 7}, score=before - 1, target=before)
    play(state, "sell-goods 3 3")
    assert markers(state) == (0, after)


@rule("B17.12")
def test_the_next_scoring_starts_from_0() -> None:
    state = with_mine(score=49, goods={"pink": 7}, target=50)
    told = play(state, "place 5 mine 14", "resolve size")
    assert told[-2:] == ["target-reached 0 45", "scored 0 10 phases"]
    assert markers(state) == (10, 45)


@rule("B17.12")
def test_each_of_size_phase_animals_sale_watchtower_and_monastery_is_a_scoring_of_its_own() -> None:
    """Where the target is near, silver may be spent after each."""
    state = solo_with(dice=(6, 5), castle={"7": "castle"}, storage=["cow-4"], score=34, silver=3)
    play(state, "place 6 cow-4 1")
    assert lines(state) == ["resolve size", "resolve phase", "resolve effect"]
    for effect, gained in (("size", 1), ("phase", 10), ("effect", 4)):
        state = solo_with(dice=(6, 5), castle={"7": "castle"}, storage=["cow-4"], score=34, silver=3)
        play(state, "place 6 cow-4 1", f"resolve {effect}")
        assert markers(state)[0] == 34 + gained
        assert "buy-points 1" in lines(state)
    for state, line in (
        (solo_with(goods={"pink": 1}, silver=1), "sell-goods 3 3"),
        (
            solo_with(
                dice=(4, 5),
                tiles={"8": "monastery-1", "3": "ship", "16": "bank"},
                storage=["watchtower"],
                silver=1,
            ),
            "place 4 watchtower 10",
        ),
        (
            solo_with(dice=(5, 5), tiles={"28": "bank"}, sold={"red": 2}, storage=["monastery-25"], silver=1),
            "place 5 monastery-25 21",
        ),
    ):
        play(state, line)
        assert "buy-points 1" in lines(state)


# -- the order of what happens together


@rule("B17.9")
def test_the_player_orders_what_one_tile_sets_off_where_it_matters() -> None:
    state = with_mine(score=40)
    assert play(state, "place 5 mine 14") == ["tile-placed 0 mine 14", "area-filled 0 mine 1"]
    assert lines(state) == ["resolve size", "resolve phase"]
    assert play(state, "resolve phase")[:2] == ["effect-chosen 0 phase", "scored 0 10 phases"]
    assert markers(state) == (1, 45)  # size first would have wasted it


@rule("B17.9")
def test_where_it_does_not_matter_nothing_is_asked() -> None:
    state = with_mine(score=38)
    told = play(state, "place 5 mine 14")
    assert [event.split()[0] for event in told] == ["tile-placed", "area-filled", "scored", "scored"]
    assert not [line for line in lines(state) if line.startswith("resolve")]


@rule("B17.9", "B17.12")
def test_far_from_the_target_one_purchase_serves_the_scorings_of_one_tile() -> None:
    state = with_mine(score=0, silver=2)
    play(state, "place 5 mine 14")
    assert markers(state)[0] == 11
    assert "buy-points 2" in lines(state)
    play(state, "decline")
    assert not [line for line in lines(state) if line.startswith(("buy-points", "resolve"))]


@rule("B17.9")
def test_near_the_target_silver_counts_too() -> None:
    state = with_mine(score=30, silver=10)
    play(state, "place 5 mine 14")
    assert lines(state)[:2] == ["resolve size", "resolve phase"]
    state = with_mine(score=30, silver=9)
    play(state, "place 5 mine 14")
    assert not [line for line in lines(state) if line.startswith("resolve")]


@rule("B17.9")
@pytest.mark.parametrize(
    ("tile", "line"), [("watchtower", "place 4 watchtower 2"), ("monastery-25", "place 3 monastery-25 8")]
)
def test_near_the_target_the_points_of_the_tile_count_too(tile: str, line: str) -> None:
    """1 for the area, 10 for the phase, 4 for the tile: two of them may do."""
    near, far = [
        solo_with(dice=(int(line[6]), 6), tiles={"1": "cow-3"}, storage=[tile], sold={"red": 4}, score=score)
        for score in (36, 35)
    ]
    play(near, line)
    assert lines(near) == ["resolve size", "resolve phase", "resolve effect"]
    play(far, line)
    assert not [open_line for open_line in lines(far) if open_line.startswith("resolve")]


@rule("B17.12", "B17.6")
def test_a_monastery_that_brings_nothing_is_no_scoring() -> None:
    state = solo_with(dice=(5, 5), tiles={"28": "bank"}, storage=["monastery-25"], silver=1)
    assert play(state, "place 5 monastery-25 21") == ["tile-placed 0 monastery-25 21"]
    assert not [line for line in lines(state) if line.startswith("buy-points")]


@rule("B17.9")
def test_a_castles_action_may_come_before_the_points_of_its_area() -> None:
    state = solo_with(
        dice=(2, 6), tiles={"8": "monastery-1"}, storage=["castle"], goods={"pink": 1}, score=36
    )
    play(state, "place 2 castle 9")
    assert lines(state) == ["resolve size", "resolve phase", "resolve effect"]
    told = play(state, "resolve effect", "sell-goods any 3", "buy-points 1")  # with the silver of the sale
    assert [event for event in told if event.startswith("scored")] == [
        "scored 0 2 goods",
        "scored 0 1 areas",
        "scored 0 10 phases",
    ]
    assert markers(state) == (0, 45)


@rule("B17.9")
@pytest.mark.parametrize(
    ("building", "line", "then"),
    [("town-hall", "place any mine 14", "resolve size"), ("warehouse", "sell-goods any 3", "decline")],
)
def test_a_town_hall_or_a_warehouse_may_come_before_the_points_of_its_area(
    building: str, line: str, then: str
) -> None:
    state = solo_with(
        dice=(4, 6), tiles={"8": "monastery-1"}, storage=[building, "mine"], goods={"pink": 1}, score=36
    )
    play(state, f"place 4 {building} 2")
    assert lines(state) == ["resolve size", "resolve phase", "resolve effect"]
    told = play(state, "resolve effect", line, then)
    assert points(told, "areas")[-1] == 1  # of the building's own space, afterwards


@rule("B17.9", "B17.8")
def test_before_an_effect_that_leads_on_silver_may_be_spent_on_points_already() -> None:
    state = solo_with(
        dice=(2, 6), tiles={"8": "monastery-1"}, storage=["castle"], goods={"pink": 1}, silver=1, score=36
    )
    play(state, "place 2 castle 9", "resolve size")
    assert {"buy-points 1", "decline"} <= set(lines(state))


@rule("B17.9")
def test_a_ship_and_points_far_from_the_target_need_no_order() -> None:
    state = solo_with(dice=(1, 6), tiles={"8": "monastery-1"}, storage=["ship"], stock={"2": {"red": 1}})
    told = play(state, "place 1 ship 15")
    assert [event.split()[0] for event in told] == ["tile-placed", "area-filled", "scored", "scored"]
    assert "load 2" in lines(state)


@rule("B17.9")
def test_a_ship_may_come_before_the_points_that_reach_the_target() -> None:
    state = solo_with(
        dice=(1, 6), tiles={"8": "monastery-1"}, storage=["ship"], stock={"2": {"red": 1}}, score=45
    )
    play(state, "place 1 ship 15")
    assert lines(state) == ["resolve size", "resolve phase", "resolve effect"]
    play(state, "resolve effect", "load 2", "resolve phase", "sell-goods any 4")
    assert own(state)["sold"] == {"red": 1}


@rule("B17.9")
def test_silver_of_a_bank_comes_before_points_that_it_may_be_spent_on() -> None:
    state = solo_with(dice=(4, 6), castle={"7": "castle"}, tiles={"8": "monastery-1"}, storage=["bank"])
    told = play(state, "place 4 bank 2")
    assert [event.split()[0] for event in told] == [
        "tile-placed",
        "area-filled",
        "silver-taken",
        "scored",
        "scored",
    ]
    assert "buy-points 2" in lines(state)


@rule("B17.9", "B17.8")
def test_two_targets_at_once_are_two_actions() -> None:
    state = with_mine(score=4, target=5)
    told = play(state, "place 5 mine 14", "resolve size")
    assert told.count("target-reached 0 5") == 2
    assert markers(state) == (0, 5)
    play(state, "take-workers any")
    assert own(state)["workers"] == 2
    assert "take-workers any" in lines(state)
    play(state, "take-workers any")
    assert own(state)["workers"] == 4
    assert "take-workers any" not in lines(state)


@rule("B17.9")
def test_a_line_that_is_not_open_is_explained() -> None:
    state = with_mine(score=40)
    assert why(state, "resolve size") == ("nothing-to-order", "B17.9")
    play(state, "place 5 mine 14")
    assert why(state, "resolve colour") == ("effect-not-open", "B17.9")
    assert why(state, "take-workers 6") == ("effect-first", "B17.9")
    assert why(state, "decline") == ("must-be-used", "B17.9")


@rule("B17.9", "B6.10")
def test_what_a_tile_sets_off_is_done_before_what_was_open_already() -> None:
    state = solo_with(dice=(2, 6), tiles={"8": "monastery-1"}, storage=["castle", "mine"], score=40)
    play(state, "place 2 castle 9", "resolve effect", "place any mine 14")
    assert lines(state) == ["resolve size", "resolve phase"]  # of the mine
    assert play(state, "resolve phase")[-1] == "scored 0 1 areas"
    assert markers(state) == (1, 45)
    told = play(state, "decline")  # the target's action; then the castle's area
    assert [event for event in told if event.startswith("scored")] == [
        "scored 0 1 areas",
        "scored 0 10 phases",
    ]
    assert markers(state) == (12, 45)


@rule("B17.9", "B17.7", "B17.8")
def test_four_targets_by_one_tile_and_its_colour_are_four_actions() -> None:
    pastures = dict.fromkeys(["11", "24", "30", "32", "37"], "cow-3")
    depots = {"black": ["watchtower"]}
    state = solo_with(
        dice=(6, 6), tiles=pastures, storage=["cow-4"], score=4, target=5, silver=2, depots=depots
    )
    play(state, "place 6 cow-4 1", "resolve size", "resolve phase", "resolve effect", "buy-points 1")
    play(state, "resolve colour", "place-from black watchtower 10", "buy-points 1")
    for _ in range(4):
        play(state, "take-workers any")
    assert own(state)["workers"] == 8
    assert "take-workers any" not in lines(state)


def test_the_marker_stays_below_the_target_in_a_written_state() -> None:
    state = solo_with(score=12, target=45)
    assert burgundy.write_state(state)["solo"]["score"] == 12
