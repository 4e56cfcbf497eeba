"""Dice, the workers that change them, and the monasteries that help."""

from typing import Any

import pytest

from tests.clauses import rule
from tests.games.burgundy.tables import lines, open_to, own, play, state_with, table_of, why

EVERY_DEPOT = {depot: ["bank"] for depot in "123456"}


def reach(die: int, workers: int, *monasteries: int) -> list[str]:
    """The depots a die leads to."""
    state = state_with(dice=(die, None), workers=workers, monasteries=monasteries, depots=EVERY_DEPOT)
    return [line.split()[2] for line in lines(state) if line.startswith("take ")]


def cost(state_words: dict[str, Any], line: str) -> int:
    """The workers a line costs."""
    state = state_with(**state_words)
    before: int = own(state)["workers"]
    play(state, line)
    after: int = own(state)["workers"]
    return before - after


# -- workers


@rule("B5.2")
@pytest.mark.parametrize(
    ("die", "workers", "depots"),
    [(2, 0, "2"), (2, 1, "123"), (2, 2, "12346"), (2, 3, "123456"), (1, 1, "126"), (6, 1, "156")],
)
def test_each_worker_changes_a_die_by_one_and_six_is_next_to_one(die: int, workers: int, depots: str) -> None:
    assert reach(die, workers) == list(depots)


@rule("B5.2")
def test_two_workers_turn_a_two_into_a_six() -> None:
    """The rulebook's example: a tile of depot 6 with a 2."""
    state = state_with(dice=(2, None), workers=2, depots={"6": ["bank"]})
    assert play(state, "take 2 6 bank") == ["die-changed 0 2 6 2", "tile-taken 0 bank 6"]
    assert own(state)["workers"] == 0


@rule("B5.2")
def test_never_more_workers_are_spent_than_needed() -> None:
    words: dict[str, Any] = {
        "dice": (3, 5),
        "workers": 9,
        "depots": EVERY_DEPOT,
        "storage": ["mine"],
        "goods": {"orange": 1},
    }
    assert cost(words, "take 3 3 bank") == 0
    assert cost(words, "take 3 1 bank") == 2
    assert cost(words, "take 5 1 bank") == 2
    assert cost(words, "place 3 mine 25") == 1
    assert cost(words, "place 5 mine 25") == 1
    assert cost(words, "sell-goods 3 6") == 3
    assert cost(words, "sell-goods 5 6") == 1
    assert cost(words, "take-workers 3") == -2


@rule("B5.14")
def test_only_own_unused_dice_can_be_changed() -> None:
    state = state_with(dice=(3, 5), workers=9, depots=EVERY_DEPOT)
    assert {line.split()[1] for line in lines(state)} == {"3", "5"}
    play(state, "take 3 4 bank")
    assert {line.split()[1] for line in lines(state)} == {"5"}
    assert table_of(state)["dice"][0] == [None, 5]
    assert why(state, "take 3 3 bank") == ("die-absent", "B5.14")


@rule("B5.14", "B5.1")
def test_equal_dice_are_one_choice_and_each_is_used_once() -> None:
    state = state_with(dice=(4, 4), depots={"4": ["bank", "ship"]})
    assert lines(state) == ["take 4 4 bank", "take 4 4 ship", "take-workers 4"]
    play(state, "take 4 4 bank")
    assert lines(state) == ["take 4 4 ship", "take-workers 4"]
    play(state, "take 4 4 ship")
    assert lines(state) == ["end-turn"]


# -- taking workers


@rule("B5.10")
@pytest.mark.parametrize("die", [1, 2, 3, 4, 5, 6])
def test_any_die_is_worth_two_workers(die: int) -> None:
    state = state_with(dice=(die, None), workers=1)
    assert play(state, f"take-workers {die}") == ["workers-taken 0 2 0"]
    assert own(state)["workers"] == 3


@rule("B1.3")
def test_workers_and_silver_never_run_out() -> None:
    state = state_with(dice=(3, 3), workers=500, silver=500, monasteries=[13])
    play(state, "take-workers 3")
    assert (own(state)["workers"], own(state)["silver"]) == (502, 501)


@rule("B10.11")
@pytest.mark.parametrize(("monasteries", "workers", "silver"), [([13], 2, 1), ([14], 4, 0), ([13, 14], 4, 1)])
def test_monasteries_thirteen_and_fourteen_add_up(monasteries: list[int], workers: int, silver: int) -> None:
    state = state_with(dice=(3, None), monasteries=monasteries)
    assert play(state, "take-workers 3") == [f"workers-taken 0 {workers} {silver}"]
    assert (own(state)["workers"], own(state)["silver"]) == (workers, silver)


@rule("B10.11", "B7.5")
def test_neither_changes_a_boarding_house() -> None:
    state = state_with(dice=(3, None), monasteries=[13, 14], storage=["boarding-house"])
    assert play(state, "place 3 boarding-house 12")[-1] == "workers-hired 0 4"
    assert (own(state)["workers"], own(state)["silver"]) == (4, 0)


# -- monastery 8


@rule("B10.8")
@pytest.mark.parametrize(("die", "workers", "depots"), [(6, 1, "12456"), (6, 2, "123456"), (3, 2, "123456")])
def test_with_monastery_eight_a_worker_changes_a_die_by_up_to_two(
    die: int, workers: int, depots: str
) -> None:
    assert reach(die, workers, 8) == list(depots)


@rule("B10.8")
@pytest.mark.parametrize(("die", "value"), [(6, 3), (3, 6)])
def test_two_workers_turn_a_six_into_a_three_and_back(die: int, value: int) -> None:
    """The rulebooks' examples."""
    words: dict[str, Any] = {"dice": (die, None), "workers": 5, "depots": EVERY_DEPOT, "monasteries": [8]}
    assert cost(words, f"take {die} {value} bank") == 2


@rule("B10.8")
def test_monastery_eight_helps_with_selling_and_placing_too() -> None:
    words: dict[str, Any] = {
        "dice": (6, None),
        "workers": 5,
        "monasteries": [8],
        "storage": ["mine"],
        "goods": {"red": 1},
    }
    assert cost(words, "place 6 mine 25") == 1
    assert cost(words, "sell-goods 6 4") == 1


# -- monasteries 9 to 12

HELPED = [
    (9, "church", "26", 3),
    (10, "ship", "18", 2),
    (10, "cow-2", "28", 2),
    (11, "mine", "25", 4),
    (11, "castle", "7", 6),
    (11, "monastery-1", "13", 1),
]
NEXT_TO_ALL = {"20": "ship", "21": "ship", "27": "bank", "12": "bank"}  # 28 and 7 can be reached


@rule("B10.9")
@pytest.mark.parametrize(("number", "tile", "space", "value"), HELPED)
def test_the_die_changes_by_one_for_free_when_the_right_tile_is_placed(
    number: int, tile: str, space: str, value: int
) -> None:
    for die in range(1, 7):
        steps = min((die - value) % 6, (value - die) % 6)
        words: dict[str, Any] = {
            "dice": (die, None),
            "workers": 5,
            "monasteries": [number],
            "storage": [tile],
        }
        words |= {"tiles": NEXT_TO_ALL, "depots": EVERY_DEPOT}
        assert cost(words, f"place {die} {tile} {space}") == max(0, steps - 1)


@rule("B10.9")
@pytest.mark.parametrize(("number", "tile", "space", "value"), HELPED)
def test_the_other_monasteries_do_not_help(number: int, tile: str, space: str, value: int) -> None:
    others = [other for other in (9, 10, 11, 12) if other != number]
    die = value % 6 + 1
    state = state_with(dice=(die, None), monasteries=others, storage=[tile], tiles=NEXT_TO_ALL)
    assert space not in open_to(state, f"place {die} {tile}")


@rule("B10.9", "B10.8")
@pytest.mark.parametrize(("die", "workers"), [(4, 0), (3, 0), (5, 0), (2, 1), (6, 1), (1, 1)])
def test_together_with_monastery_eight_the_free_change_is_by_one(die: int, workers: int) -> None:
    words: dict[str, Any] = {"dice": (die, None), "workers": 3, "monasteries": [8, 11], "storage": ["mine"]}
    assert cost(words, f"place {die} mine 25") == workers


@rule("B10.10")
@pytest.mark.parametrize(("workers", "depots"), [(0, "456"), (1, "13456"), (2, "123456")])
def test_monastery_twelve_does_the_same_for_taking(workers: int, depots: str) -> None:
    assert reach(5, workers, 12) == list(depots)


@rule("B10.10", "B10.8")
@pytest.mark.parametrize(("workers", "depots"), [(0, "456"), (1, "123456")])
def test_monasteries_twelve_and_eight_together(workers: int, depots: str) -> None:
    assert reach(5, workers, 8, 12) == list(depots)


@rule("B10.10")
def test_monastery_twelve_helps_neither_placing_nor_selling() -> None:
    state = state_with(dice=(5, None), monasteries=[12], storage=["mine"], goods={"red": 1})
    assert lines(state) == ["take-workers 5"]


@rule("B10.18")
def test_a_monastery_does_not_help_its_own_placing() -> None:
    state = state_with(dice=(2, None), storage=["monastery-11"])
    assert lines(state) == ["take-workers 2"]
    assert why(state, "place 2 monastery-11 13") == ("too-few-workers", "B5.2")


@rule("B10.17")
def test_a_monastery_works_for_the_rest_of_the_turn_it_was_placed_in() -> None:
    state = state_with(dice=(1, 3), storage=["monastery-11", "mine"])
    assert open_to(state, "place 3 mine") == []
    play(state, "place 1 monastery-11 13")
    assert open_to(state, "place 3 mine") == ["25"]


@rule("B10.18")
def test_free_changes_need_a_die() -> None:
    """An effect that takes any number takes every number anyway: nothing is said of a changed die."""
    state = state_with(dice=(6, None), monasteries=[11, 12], storage=["castle", "mine"], tiles={"12": "bank"})
    play(state, "place 6 castle 7")
    assert play(state, "place any mine 25")[0] == "tile-placed 0 mine 25"
