"""What placed tiles do: castles, mines, animals, monasteries and the simple buildings."""

from typing import Any

import pytest

from tests.clauses import rule
from tests.games.burgundy.tables import lines, own, play, points, state_with, table_of, why

# The pasture of duchy 1: spaces 1, 5, 6, 10 and 11; space 28 is another one.
NEXT_TO_CASTLE = {"12": "bank"}  # space 7 can be reached
MEADOW = {"12": "bank", "18": "ship"}  # space 11 can be reached

# -- castles


@rule("B6.5")
def test_a_castle_brings_an_extra_action_with_any_number() -> None:
    state = state_with(
        dice=(6, 1),
        storage=["castle", "mine"],
        tiles=NEXT_TO_CASTLE,
        goods={"red": 1, "teal": 2},
        depots={"2": ["ship"], "5": ["bank"], "black": ["cow-3"]},
    )
    assert play(state, "place 6 castle 7")[-1] == "extra-action-gained 0"
    assert lines(state) == [
        "take any 2 ship",
        "take any 5 bank",
        "place any mine 25",
        "sell-goods any 1",
        "sell-goods any 4",
        "take-workers any",
    ]
    play(state, "take any 5 bank")
    assert table_of(state)["dice"][0] == [None, 1]
    assert "take-workers 1" in lines(state)


@rule("B6.5", "B7.10")
def test_the_extra_action_comes_at_once_and_cannot_be_declined() -> None:
    state = state_with(dice=(6, 1), storage=["castle"], tiles=NEXT_TO_CASTLE, depots={"2": ["ship"]})
    play(state, "place 6 castle 7")
    assert why(state, "take-workers 1") == ("effect-first", "B6.5")
    assert why(state, "decline") == ("must-be-used", "B7.10")


@rule("B6.11")
def test_the_extra_action_is_a_full_one_and_no_purchase() -> None:
    words: dict[str, Any] = {
        "dice": (6, None),
        "storage": ["castle"],
        "tiles": NEXT_TO_CASTLE,
        "goods": {"red": 2},
    }
    state = state_with(**words, monasteries=[13, 14], depots={"black": ["cow-3"]}, silver=2, edition="2011")
    play(state, "place 6 castle 7")
    assert lines(state) == ["sell-goods any 4", "take-workers any"]
    assert play(state, "take-workers any") == ["workers-taken 0 4 1"]
    assert "buy black cow-3 2 0" in lines(state)  # still to be made


@rule("B6.10")
def test_a_castle_placed_by_a_castle_works_again() -> None:
    state = state_with(
        dice=(6, None), storage=["castle", "castle", "castle"], tiles=NEXT_TO_CASTLE, depots={"2": ["ship"]}
    )
    play(state, "place 6 castle 7", "place any castle 2", "place any castle 3")
    assert lines(state) == ["take any 2 ship", "take-workers any"]
    assert len([space for space, tile in own(state)["tiles"].items() if tile == "castle"]) == 4


@rule("B6.1")
def test_an_extra_action_with_one_possibility_happens_by_itself_and_says_so() -> None:
    state = state_with(dice=(6, None), storage=["castle"], tiles=NEXT_TO_CASTLE)
    assert play(state, "place 6 castle 7")[1:] == [
        "extra-action-gained 0",
        "only-choice-made 0 extra-action",
        "workers-taken 0 2 0",
    ]
    assert lines(state) == ["end-turn"]


# -- mines and monasteries


@rule("B6.6")
def test_a_mine_does_nothing_when_placed() -> None:
    state = state_with(dice=(4, None), storage=["mine"])
    assert play(state, "place 4 mine 25") == ["tile-placed 0 mine 25"]
    assert own(state)["silver"] == 0


@rule("B6.8", "B10.17")
def test_a_monastery_works_from_the_moment_it_lies() -> None:
    state = state_with(dice=(1, 4), storage=["monastery-3"], goods={"red": 1})
    assert play(state, "place 1 monastery-3 13") == ["tile-placed 0 monastery-3 13"]
    assert play(state, "sell-goods 4 4")[0] == "goods-sold 0 red 1 2 0"


@rule("B6.8")
def test_a_monastery_in_storage_or_with_another_player_does_nothing() -> None:
    state = state_with(
        dice=(4, None), storage=["monastery-3"], goods={"red": 1}, others=[{"monasteries": [3]}]
    )
    assert play(state, "sell-goods 4 4")[0] == "goods-sold 0 red 1 1 0"


# -- animals


def animals_score(tile: str, *lying: str, monasteries: tuple[int, ...] = (), extra: str = "") -> int:
    """The points for animals placed on space 11, where others lie in the pasture already."""
    pasture = dict(zip(("10", "5", "6"), lying, strict=False))
    tiles = {**MEADOW, **pasture, **({"28": extra} if extra else {})}
    state = state_with(dice=(4, None), storage=[tile], tiles=tiles, monasteries=monasteries)
    (found,) = points(play(state, f"place 4 {tile} 11"), "animals")
    return found


@rule("B6.7")
@pytest.mark.parametrize(
    ("tile", "lying", "found"),
    [
        ("cow-4", ["cow-3"], 7),  # the rulebooks' examples
        ("cow-4", ["cow-4", "cow-3"], 11),
        ("sheep-2", ["sheep-3", "cow-4"], 5),
        ("pig-3", [], 3),
        ("chicken-2", ["cow-4", "pig-4", "sheep-4"], 2),
    ],
)
def test_animals_score_with_their_kind_in_the_same_pasture(tile: str, lying: list[str], found: int) -> None:
    assert animals_score(tile, *lying) == found


@rule("B6.7")
def test_they_need_not_be_neighbours_and_other_pastures_do_not_count() -> None:
    """Spaces 1 and 11 do not touch; space 28 is a pasture of its own."""
    tiles = {**MEADOW, "1": "cow-3", "28": "cow-4"}
    state = state_with(dice=(4, None), storage=["cow-2"], tiles=tiles)
    assert points(play(state, "place 4 cow-2 11"), "animals") == [5]


@rule("B10.7")
def test_monastery_seven_adds_a_point_for_each_tile_that_scores() -> None:
    """The rulebooks' example: 3 sheep where 4 sheep lie, then 2 pigs."""
    tiles = {**MEADOW, "10": "sheep-4"}
    state = state_with(dice=(4, 2), storage=["sheep-3", "pig-2"], tiles=tiles, monasteries=[7])
    assert points(play(state, "place 4 sheep-3 11"), "animals") == [9]
    assert points(play(state, "place 2 pig-2 5"), "animals") == [3]


@rule("B10.7")
@pytest.mark.parametrize(
    ("tile", "lying", "found"),
    [("cow-4", ["cow-3", "pig-2"], 9), ("pig-2", ["cow-3", "pig-2", "pig-3"], 10), ("cow-2", ["pig-4"], 3)],
)
def test_monastery_seven_with_several_kinds(tile: str, lying: list[str], found: int) -> None:
    assert animals_score(tile, *lying, monasteries=(7,)) == found


# -- simple buildings


@rule("B7.5")
def test_a_boarding_house_brings_four_workers() -> None:
    state = state_with(dice=(3, None), storage=["boarding-house"])
    play(state, "place 3 boarding-house 26")
    assert own(state)["workers"] == 4


@rule("B7.6")
def test_a_bank_brings_two_silver() -> None:
    state = state_with(dice=(3, None), storage=["bank"])
    assert play(state, "place 3 bank 26") == ["tile-placed 0 bank 26", "silver-taken 0 2"]
    assert own(state)["silver"] == 2


@rule("B7.8")
def test_a_watchtower_brings_four_points() -> None:
    state = state_with(dice=(3, None), storage=["watchtower"])
    assert play(state, "place 3 watchtower 26") == ["tile-placed 0 watchtower 26", "scored 0 4 watchtowers"]


@rule("B7.10")
@pytest.mark.parametrize("building", ["boarding-house", "bank", "watchtower"])
def test_there_is_nothing_to_decline_in_simple_buildings(building: str) -> None:
    state = state_with(dice=(3, None), storage=[building])
    play(state, f"place 3 {building} 26")
    assert lines(state) == ["end-turn"]
