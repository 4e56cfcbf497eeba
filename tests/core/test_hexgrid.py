"""Hexes: rows and columns, axes, neighbours, lines, groups."""

from bastide.core.hexgrid import (
    DIRECTIONS,
    EAST,
    NOWHERE,
    OPPOSITE,
    SOUTH_EAST,
    HexGrid,
    distance,
    hex_words,
    rectangle,
    to_axial,
    to_offset,
)

GRID = rectangle(4, 5)
WORDS = hex_words(4, 5)


def at(word: str) -> int:
    return WORDS.index(word)


def near(word: str) -> set[str]:
    return {WORDS[hex] for hex in GRID.neighbours[at(word)]}


def test_offsets_and_axes_lead_back_to_each_other() -> None:
    for row in range(6):
        for column in range(6):
            assert to_offset(to_axial(row, column)) == (row, column)


def test_rows_with_an_even_number_on_paper_stand_half_a_hex_to_the_right() -> None:
    assert near("3.3") == {"3.2", "3.4", "2.2", "2.3", "4.2", "4.3"}
    assert near("2.3") == {"2.2", "2.4", "1.3", "1.4", "3.3", "3.4"}


def test_corners_and_rims_have_fewer_neighbours() -> None:
    assert near("1.1") == {"1.2", "2.1"}
    assert near("2.5") == {"2.4", "1.5", "3.5"}


def test_the_distance_counts_steps_in_every_direction() -> None:
    assert distance((0, 0), (2, 1)) == 3
    assert distance((0, 0), (2, -1)) == 2
    assert distance((-1, -2), (1, 1)) == 5


def test_neighbours_are_mutual_and_one_step_away() -> None:
    for hex, neighbours in enumerate(GRID.neighbours):
        for other in neighbours:
            assert hex in GRID.neighbours[other]
            assert distance(GRID.hexes[hex], GRID.hexes[other]) == 1


def test_a_line_runs_straight_to_the_rim() -> None:
    assert [WORDS[hex] for hex in GRID.line(at("2.2"), EAST)] == ["2.3", "2.4", "2.5"]
    assert [WORDS[hex] for hex in GRID.line(at("1.1"), SOUTH_EAST)] == ["2.1", "3.2", "4.2"]


def test_a_step_and_its_opposite_lead_back() -> None:
    for way in range(len(DIRECTIONS)):
        for hex, other in enumerate(GRID.step[way]):
            assert other == NOWHERE or GRID.step[OPPOSITE[way]][other] == hex


def test_groups_are_what_hangs_together() -> None:
    members = [at(word) for word in ("1.1", "1.2", "2.2", "4.5", "3.1")]
    groups = [{WORDS[hex] for hex in group} for group in GRID.groups(members)]
    assert groups == [{"1.1", "1.2", "2.2"}, {"4.5"}, {"3.1"}]
    assert GRID.groups([]) == []


def test_a_grid_may_have_any_outline() -> None:
    ring = HexGrid([(1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1)])
    assert all(len(neighbours) == 2 for neighbours in ring.neighbours)
    assert len(ring.groups(list(range(6)))) == 1
