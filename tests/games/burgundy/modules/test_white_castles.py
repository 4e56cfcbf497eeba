"""White castles: a ninth kind of building, with an action by the white die."""

from typing import Any

import pytest

from bastide.games import burgundy
from bastide.games.burgundy.state import State
from tests.clauses import rule
from tests.games.burgundy.tables import (
    lines,
    open_to,
    options_with,
    own,
    play,
    points,
    state_with,
    table_of,
    why,
)

WHITE = ["white_castles"]


def white_placed(white: int = 4, **table: Any) -> State:
    """A white castle has just been placed in the city below the starting castle."""
    stored = table.pop("storage", [])
    state = state_with(modules=WHITE, dice=(3, None), white=white, storage=["white-castle", *stored], **table)
    play(state, "place 3 white-castle 26")
    return state


@rule("B13.1")
def test_there_are_eight_two_of_them_with_black_backs_and_monastery_29() -> None:
    table = table_of(burgundy.new_game(options_with(modules=WHITE)))
    assert (table["stacks"]["white-castle"], table["black"]["white-castle"]) == (6, 2)
    assert table["stacks"]["monastery-29"] == 1
    plain = table_of(burgundy.new_game(options_with()))
    assert "white-castle" not in plain["stacks"]


@rule("B13.1")
def test_monastery_29_pays_four_points_for_each_white_castle_at_the_end() -> None:
    tiles = {"26": "white-castle", "12": "white-castle"}
    state = state_with(
        modules=WHITE,
        tiles=tiles,
        monasteries=[29],
        phase="E",
        round=5,
        round_goods=[],
        dice=(None, None),
        order=[1, 0],
        turn=1,
    )
    assert points(play(state, "end-turn"), "final-29") == [8]


@rule("B13.2")
def test_it_brings_an_action_with_the_number_of_the_white_die() -> None:
    state = white_placed(
        depots={"4": ["mine"], "5": ["ship"]}, goods={"red": 1, "pink": 1}, storage=["mine", "ship"]
    )
    assert lines(state) == [
        "take 4 4 mine",
        "place 4 mine 25",
        "sell-goods 4 4",
        "take-workers 4",
    ]
    due = burgundy.view(state, 0)["due"]
    assert due is not None
    assert due["die"] == 4  # the own dice rest


@rule("B13.2")
@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("take 4 4 mine", "tile-taken 0 mine 4"),
        ("place 4 mine 25", "tile-placed 0 mine 25"),
        ("sell-goods 4 4", "goods-sold 0 red 1 1 0"),
        ("take-workers 4", "workers-taken 0 2 0"),
    ],
)
def test_any_of_the_four_actions_is_taken_and_the_own_dice_stay(line: str, told: str) -> None:
    state = state_with(
        modules=WHITE,
        dice=(3, 4),
        white=4,
        storage=["white-castle", "mine"],
        depots={"4": ["mine"]},
        goods={"red": 1},
    )
    assert play(state, "place 3 white-castle 26")[-1] == "white-action-gained 0 4"
    assert told in play(state, line)
    assert table_of(state)["pending"] == []
    assert table_of(state)["dice"][0] == [None, 4]


@rule("B13.2", "B4.3")
def test_workers_change_the_number_for_this_action_and_the_die_stays() -> None:
    state = white_placed(workers=1, depots={"5": ["ship"], "6": ["ship"]}, goods={"pink": 1, "brown": 1})
    assert open_to(state, "take 4") == ["5 ship"]
    assert open_to(state, "sell-goods 4") == ["3", "5"]
    assert play(state, "take 4 5 ship")[0] == "die-changed 0 4 5 1"
    assert own(state)["workers"] == 0
    assert table_of(state)["rolled"][-1] == 4


@rule("B13.2")
def test_too_few_workers_and_other_numbers_are_refused() -> None:
    state = white_placed(depots={"4": ["mine"], "5": ["ship"]})
    assert why(state, "take 4 5 ship") == ("too-few-workers", "B5.2")
    assert why(state, "take 5 5 ship") == ("effect-first", "B13.2")
    assert why(state, "take any 5 ship") == ("effect-first", "B13.2")


@rule("B13.2", "B10.8")
def test_monastery_8_lets_a_worker_change_it_by_two() -> None:
    state = white_placed(workers=1, monasteries=[8], depots={"6": ["ship"]})
    assert open_to(state, "take 4") == ["6 ship"]


@rule("B13.2", "B10.18", "B13.4")
@pytest.mark.parametrize(
    ("monastery", "stored", "space"),
    [(9, "bank", "24"), (10, "ship", "20"), (11, "castle", "2")],
)
def test_monasteries_9_to_11_change_it_for_free_when_placing(monastery: int, stored: str, space: str) -> None:
    """The spaces have the number 5, the white die shows 4."""
    table: dict[str, Any] = {"tiles": {"25": "mine", "7": "castle"}, "storage": [stored]}
    assert open_to(white_placed(monasteries=[monastery], **table), f"place 4 {stored}").count(space) == 1
    assert space not in open_to(white_placed(**table), f"place 4 {stored}")


@rule("B13.2", "B10.18")
def test_monastery_12_changes_it_for_free_when_taking() -> None:
    state = white_placed(monasteries=[12], depots={"3": ["ship"], "5": ["mine"], "6": ["bank"]})
    assert open_to(state, "take 4") == ["3 ship", "5 mine"]
    play(state, "take 4 5 mine")
    assert own(state)["storage"] == ["mine"]


@rule("B13.2", "B10.11")
def test_taking_workers_counts_for_monasteries_13_and_14() -> None:
    state = white_placed(monasteries=[13, 14], depots={"4": ["mine"]})
    play(state, "take-workers 4")
    assert (own(state)["workers"], own(state)["silver"]) == (4, 1)


@rule("B13.3", "B6.9")
def test_a_city_holds_one_white_castle_unless_monastery_1_allows_more() -> None:
    table: dict[str, Any] = {"dice": (1, None), "storage": ["white-castle"], "tiles": {"26": "white-castle"}}
    assert open_to(state_with(modules=WHITE, **table), "place 1 white-castle") == []
    assert open_to(state_with(modules=WHITE, monasteries=[1], **table), "place 1 white-castle") == ["27"]
    assert why(state_with(modules=WHITE, **table), "place 1 white-castle 27") == ("city-has-one", "B6.9")


@rule("B13.4")
def test_it_is_a_building_for_monastery_9_and_not_a_castle_for_monastery_11() -> None:
    table: dict[str, Any] = {"modules": WHITE, "dice": (2, None), "storage": ["white-castle"]}
    assert open_to(state_with(monasteries=[9], **table), "place 2 white-castle") == ["12", "26", "37"]
    assert open_to(state_with(monasteries=[11], **table), "place 2 white-castle") == []


@rule("B13.4")
def test_the_carpenter_takes_it_and_the_church_does_not() -> None:
    table: dict[str, Any] = {"modules": WHITE, "depots": {"1": ["white-castle"]}}
    carpenter = state_with(pending=[{"effect": "carpenter"}], **table)
    assert lines(carpenter) == ["take any 1 white-castle", "decline"]
    church = state_with(pending=[{"effect": "church"}], **table)
    assert why(church, "take any 1 white-castle") == ("building-takes-other", "B7.3")


@rule("B13.4", "B7.10")
def test_its_action_must_be_taken() -> None:
    state = white_placed(depots={"4": ["mine"]})
    assert why(state, "decline") == ("must-be-used", "B7.10")


@rule("B13.4")
def test_with_nothing_else_to_do_the_workers_come_by_themselves() -> None:
    state = state_with(modules=WHITE, dice=(3, None), white=4, storage=["white-castle"])
    told = play(state, "place 3 white-castle 26")
    assert told[-3:] == ["white-action-gained 0 4", "only-choice-made 0 white-castle", "workers-taken 0 2 0"]


@rule("B5.15", "B13.2")
def test_a_tile_bought_meanwhile_can_be_placed() -> None:
    state = white_placed(silver=2, depots={"black": ["mine"]})
    play(state, "buy black mine 2 0")
    assert open_to(state, "place 4 mine") == ["25"]


def test_a_view_says_what_the_number_costs() -> None:
    depots = {"5": ["ship"], "6": ["castle"]}
    view = burgundy.view(white_placed(monasteries=[12], workers=2, depots=depots), 0)
    assert view["pending"] == [{"effect": "white-castle", "die": 4}]
    assert view["costs"] == {"take 4 6 castle": 1}  # the 5 is free
