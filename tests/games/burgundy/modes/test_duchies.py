"""The duchies of the team game and the solo game, measured."""

import pytest

from bastide.games.burgundy.components import DUCHY, LAYOUTS, SHIP, Layout
from tests.clauses import rule
from tests.games.burgundy.tables import COLOURS


def layout_of(duchy: str) -> Layout:
    return LAYOUTS[1][DUCHY.read(duchy)]


def sizes(layout: Layout) -> dict[str, list[int]]:
    """The sizes of the areas of each colour, the largest first."""
    pairs = list(zip(layout.size_of, layout.area_colour, strict=True))
    return {
        word: sorted((size for size, found in pairs if found == colour), reverse=True)
        for colour, word in enumerate(COLOURS)
    }


TEAM = {
    "castle": [1, 1, 1, 1, 1, 1, 1],
    "mine": [3, 2, 1],
    "monastery": [7, 3, 2],
    "ship": [8, 4],
    "animal": [4, 4, 4],
    "building": [6, 4, 4, 4, 3, 3],
}
ISLANDS_A = {
    "castle": [1, 1, 1, 1],
    "mine": [1, 1, 1],
    "monastery": [3, 1, 1, 1],
    "ship": [1, 1, 1, 1, 1, 1],
    "animal": [3, 1, 1, 1],
    "building": [3, 2, 2, 2, 1, 1, 1],
}
ISLANDS_B = {
    "castle": [1, 1, 1, 1],
    "mine": [1, 1, 1],
    "monastery": [2, 2, 2],
    "ship": [1, 1, 1, 1, 1, 1],
    "animal": [3, 2, 1],
    "building": [4, 2, 2, 2, 1, 1],
}


@rule("B16.1", "B17.1")
@pytest.mark.parametrize(
    ("duchy", "spaces", "areas"),
    [("12a", 73, TEAM), ("12b", 73, TEAM), ("13a", 37, ISLANDS_A), ("13b", 37, ISLANDS_B)],
)
def test_areas_have_the_sizes_that_were_measured(
    duchy: str, spaces: int, areas: dict[str, list[int]]
) -> None:
    layout = layout_of(duchy)
    assert (len(layout.colour), sum(layout.size_of)) == (spaces, spaces)
    assert sizes(layout) == areas


@rule("B16.1")
def test_12b_is_12a_turned_by_half_a_turn_with_its_numbers_left_where_they_are() -> None:
    one, other = layout_of("12a"), layout_of("12b")
    assert other.colour == one.colour[::-1]
    assert list(other.number) == list(one.number)
    assert other.confidence == "reconstructed"


@rule("B16.1")
def test_the_halves_of_the_double_duchy_touch_around_the_shared_space() -> None:
    neighbours = [space + 1 for space in layout_of("12a").neighbours[36]]
    assert sorted(neighbours) == [24, 25, 36, 38, 49, 50]


@rule("B17.4")
def test_on_13b_each_number_stands_once_on_ships() -> None:
    layout = layout_of("13b")
    assert sorted(layout.number[space] for space in layout.spaces_of[SHIP]) == [1, 2, 3, 4, 5, 6]


@pytest.mark.parametrize("duchy", ["12a", "12b", "13a", "13b"])
def test_neighbours_are_mutual(duchy: str) -> None:
    layout = layout_of(duchy)
    for space, others in enumerate(layout.neighbours):
        assert len(others) == len(set(others))
        assert all(space in layout.neighbours[other] for other in others)


def test_the_duchies_of_modes_are_never_dealt() -> None:
    assert [layout_of(duchy).copies for duchy in ("12a", "12b", "13a", "13b")] == [0, 0, 0, 0]
