"""Rounds: the dice, the goods tile, the bridge."""

from collections import Counter
from random import Random
from typing import Any

import pytest

from bastide import CHANCE
from bastide.games import burgundy
from bastide.games.burgundy.state import State
from tests.clauses import rule
from tests.games.burgundy.tables import chance, lines, play, state_with, table_of, why

SHIP: dict[str, Any] = {"storage": ["ship"], "dice": (2, 2)}  # a ship can go to space 18


def before_rolling(**more: Any) -> State:
    return state_with(stage="roll", dice=(None, None), **more)


# -- dice and goods


@rule("B4.1")
def test_all_dice_are_rolled_at_once_and_everybody_sees_them() -> None:
    state = before_rolling(seats=3, line=[2, 0, 1])
    events = chance(state, "roll 1 2 3 4 5 6 2")
    assert events[:3] == ["dice-rolled 2 5 6", "dice-rolled 0 1 2", "dice-rolled 1 3 4"]
    for seat in (None, 0, 1, 2):
        view = burgundy.view(state, seat)
        assert view["dice"] == [[1, 2], [3, 4], [5, 6]]
        assert view["white"] == 2


@rule("B4.1")
def test_a_roll_has_two_dice_a_player_and_the_white_one() -> None:
    state = before_rolling()
    for line in ("roll 1 2 3 4", "roll 1 2 3 4 5 6"):
        move: Any = burgundy.NOTATION.read(line)
        message = burgundy.check_chance(state, move)
        assert message is not None
        assert (message.key, message.clause) == ("other-number-due", "B4.1")


@rule("B4.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_die_shows_every_number_as_often_as_the_others(seats: int) -> None:
    rolls = [burgundy.draw_chance(before_rolling(seats=seats), Random(seed)) for seed in range(600)]
    dice = zip(*[burgundy.NOTATION.write(roll).split()[1:] for roll in rolls], strict=True)
    for shown in map(Counter, dice):
        assert sorted(shown) == ["1", "2", "3", "4", "5", "6"]
        assert all(60 <= count <= 140 for count in shown.values())


@rule("B4.2")
def test_the_goods_tile_of_the_round_goes_to_the_depot_of_the_white_die() -> None:
    state = before_rolling(round=2, round_goods=["pink", "red", "teal"], stock={"4": {"pink": 1}})
    assert chance(state, "roll 1 1 1 1 4")[-1] == "round-began 3 pink 4"
    assert table_of(state)["stock"]["4"] == {"pink": 2}
    assert table_of(state)["round_goods"] == ["red", "teal"]


@rule("B4.3")
def test_the_white_die_is_nobodys() -> None:
    state = state_with(dice=(3, 3), white=6, workers=0, depots={"6": ["bank"], "3": ["cow-2"]})
    assert lines(state) == ["take 3 3 cow-2", "take-workers 3"]
    assert why(state, "take 6 6 bank") == ("die-absent", "B5.14")


# -- the order of turns


@rule("B4.4")
def test_turns_go_in_the_order_of_the_bridge() -> None:
    state = before_rolling(seats=3, line=[2, 0, 1])
    chance(state, "roll 1 1 1 1 1 1 1")
    for seat in (2, 0, 1):
        assert burgundy.to_act(state) == (seat,)
        play(state, "take-workers 1", "take-workers 1", "end-turn", seat=seat)
    assert burgundy.to_act(state) == (CHANCE,)


@rule("B4.4")
def test_moves_on_the_bridge_do_not_change_who_still_has_to_move() -> None:
    state = state_with(seats=3, **SHIP)
    play(state, "place 2 ship 18", "take-workers 2", "end-turn")
    assert table_of(state)["line"] == [0, 1, 2]
    state = state_with(seats=3, line=[1, 2, 0], turn=2, **SHIP)
    play(state, "place 2 ship 18")
    assert table_of(state)["line"] == [0, 1, 2]
    play(state, "take-workers 2", "end-turn")
    assert burgundy.to_act(state) == (CHANCE,)  # seats 1 and 2 have moved in this round


@rule("B6.4")
def test_who_leads_at_the_start_of_a_round_is_its_first_player() -> None:
    state = state_with(seats=3, line=[1, 2, 0], turn=2, **SHIP)
    play(state, "place 2 ship 18", "take-workers 2", "end-turn")
    chance(state, "roll 1 1 1 1 1 1 1")
    assert burgundy.to_act(state) == (0,)
    assert table_of(state)["order"] == [0, 1, 2]


# -- the bridge


@rule("B6.2")
@pytest.mark.parametrize(
    ("line", "place", "after"),
    [
        ([0, 1, 2], [1, 1, 1], [0, 1, 2]),  # from the top of the stack, on alone
        ([1, 2, 0], [1, 1, 1], [0, 1, 2]),  # from below the stack, on alone
        ([1, 2, 0], [1, 2, 2], [0, 1, 2]),  # on top of the markers there
        ([1, 2, 0], [1, 3, 2], [1, 0, 2]),  # behind one that is further on
        ([1, 2, 0], [1, 4, 3], [1, 2, 0]),  # behind both
    ],
)
def test_a_ship_moves_the_marker_one_space_on_top_of_others(
    line: list[int], place: list[int], after: list[int]
) -> None:
    state = state_with(seats=3, line=line, order=[0, 1, 2], place=place, **SHIP)
    assert play(state, "place 2 ship 18")[-1] == f"marker-moved 0 {place[0] + 1}"
    assert table_of(state)["line"] == after
    assert table_of(state)["place"][0] == place[0] + 1


@rule("B4.5")
def test_on_the_last_of_the_seven_spaces_a_marker_comes_to_the_top() -> None:
    state = state_with(seats=3, line=[1, 0, 2], order=[0, 1, 2], place=[7, 7, 3], **SHIP)
    assert play(state, "place 2 ship 18")[-1] == "marker-moved 0 7"
    assert table_of(state)["line"] == [0, 1, 2]
    assert table_of(state)["place"] == [7, 7, 3]
