"""Areas and colours that are filled."""

from typing import Any

import pytest

from tests.clauses import rule
from tests.games.burgundy.tables import own, play, points, state_with, table_of

# Duchies with an area of each size, its spaces, and a tile that fills the last of them.
SIZES = [
    (1, "1", ["12"], "bank", 1),
    (2, "2", ["1", "6"], "ship", 3),
    (3, "1", ["25", "30", "34"], "mine", 6),
    (4, "3", ["1", "2", "3", "4"], "cow-2", 10),
    (5, "1", ["1", "5", "6", "10", "11"], "cow-2", 15),
    (6, "3", ["12", "13", "18", "20", "25", "26"], "monastery-1", 21),
    (7, "7", ["12", "13", "18", "19", "20", "25", "26"], "watchtower", 28),
    (8, "2", ["2", "7", "13", "16", "17", "18", "19", "20"], "watchtower", 36),
]
FILLING = {"mine": "mine", "ship": "ship", "cow-2": "pig-3", "monastery-1": "monastery-2", "bank": "church"}


@rule("B8.1")
@pytest.mark.parametrize(("size", "duchy", "spaces", "tile", "worth"), SIZES)
def test_a_filled_area_scores_by_its_size(
    size: int, duchy: str, spaces: list[str], tile: str, worth: int
) -> None:
    kinds = iter(["bank", "church", "market", "carpenter", "warehouse", "town-hall", "boarding-house"])
    lying = {space: FILLING.get(tile) or next(kinds) for space in spaces[:-1]}
    state = state_with(
        edition="2011", duchy=duchy, dice=(1, None), workers=9, storage=[tile], tiles=lying, phase="E"
    )
    events = play(state, next(f"place 1 {tile} {space}" for space in spaces[-1:]))
    assert points(events, "areas") == [worth]
    assert (
        len([event for event in events if event.startswith("area-filled") and event.endswith(str(size))]) == 1
    )


@rule("B8.2")
@pytest.mark.parametrize(("phase", "worth"), [("A", 10), ("B", 8), ("C", 6), ("D", 4), ("E", 2)])
def test_it_scores_by_the_phase_whatever_its_size(phase: str, worth: int) -> None:
    small = state_with(dice=(3, None), storage=["bank"], phase=phase)
    assert points(play(small, "place 3 bank 12"), "phases") == [worth]
    large = state_with(dice=(3, None), storage=["mine"], tiles={"25": "mine", "30": "mine"}, phase=phase)
    assert points(play(large, "place 3 mine 34"), "phases") == [worth]


@rule("B8.1")
def test_an_area_that_is_not_full_scores_nothing() -> None:
    state = state_with(dice=(1, None), storage=["mine"], tiles={"25": "mine"})
    assert play(state, "place 1 mine 30") == ["tile-placed 0 mine 30"]


@rule("B8.3", "B1.5")
@pytest.mark.parametrize(("seats", "large", "small"), [(2, 5, 2), (3, 6, 3), (4, 7, 4)])
def test_the_first_takes_the_large_and_the_second_the_small_bonus(seats: int, large: int, small: int) -> None:
    words: dict[str, Any] = {
        "seats": seats,
        "dice": (3, None),
        "storage": ["mine"],
        "tiles": {"25": "mine", "30": "mine"},
    }
    first = state_with(**words)
    assert points(play(first, "place 3 mine 34"), "bonuses") == [large]
    assert table_of(first)["bonuses"]["mine"] == [0, None]
    second = state_with(**words, bonuses={"mine": [1, None]})
    assert points(play(second, "place 3 mine 34"), "bonuses") == [small]
    assert table_of(second)["bonuses"]["mine"] == [1, 0]


@rule("B8.3")
def test_the_third_gets_nothing() -> None:
    state = state_with(
        seats=3,
        dice=(3, None),
        storage=["mine"],
        tiles={"25": "mine", "30": "mine"},
        bonuses={"mine": [1, 2]},
    )
    events = play(state, "place 3 mine 34")
    assert points(events, "bonuses") == []
    assert points(events, "areas") == [6]


@rule("B8.3")
def test_a_bonus_needs_every_space_of_the_colour() -> None:
    """The second pasture, space 28, is still empty."""
    pasture = dict.fromkeys(["1", "5", "6", "10"], "cow-2")
    state = state_with(dice=(4, None), storage=["pig-2"], tiles={"12": "bank", **pasture})
    events = play(state, "place 4 pig-2 11")
    assert points(events, "areas") == [15]
    assert points(events, "bonuses") == []


@rule("B8.4", "B2.6")
def test_the_starting_castle_counts_when_areas_and_colours_are_filled() -> None:
    """The castle area of three and the starting castle's own make all four dark green spaces."""
    state = state_with(
        dice=(4, None),
        storage=["castle"],
        tiles={"12": "bank", "7": "castle", "2": "castle"},
        depots={"1": ["bank"]},
    )
    events = play(state, "place 4 castle 3")
    assert points(events, "areas") == [6]
    assert points(events, "bonuses") == [5]
    assert own(state)["points"] == {"areas": 6, "phases": 10, "bonuses": 5}


@rule("B2.6")
def test_the_starting_castle_counts_inside_a_larger_area() -> None:
    """On duchy 7 the starting castle shares an area of two with a castle placed later."""
    state = state_with(
        edition="2011",
        duchy="7",
        tiles={"2": "castle"},
        dice=(4, None),
        storage=["castle"],
        depots={"1": ["bank"]},
    )
    assert points(play(state, "place 4 castle 3"), "areas") == [3]


@rule("B8.1", "B8.2")
def test_what_a_filled_area_has_brought_stays_known() -> None:
    state = state_with(dice=(3, None), storage=["mine"], tiles={"25": "mine", "30": "mine"}, phase="B")
    play(state, "place 3 mine 34")
    assert own(state)["brought"] == {"25": 6 + 8}
