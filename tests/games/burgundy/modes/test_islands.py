"""The solo game on its islands: rivers, and what they join."""

import pytest

from bastide.games.burgundy.components import DUCHY, LAYOUTS, SHIP
from tests.clauses import rule
from tests.games.burgundy.modes.tables import solo_with
from tests.games.burgundy.tables import open_to, play

RIVERS = {
    "13a": "3-15 15-20 17-27 17-31 20-27",
    "13b": "1-2 1-4 5-14 5-15 6-15 7-17 13-14 14-20 14-28 15-16 15-23 16-17 17-25 19-31 25-35 30-31 31-32 "
    "34-35",
}


@rule("B17.4")
@pytest.mark.parametrize("duchy", RIVERS)
def test_every_river_has_a_ship_space_at_one_end_at_least(duchy: str) -> None:
    layout = LAYOUTS[1][DUCHY.read(duchy)]
    rivers = [tuple(sorted(space + 1 for space in river)) for river in layout.ground.rivers]
    assert sorted(rivers) == [tuple(map(int, river.split("-"))) for river in RIVERS[duchy].split()]
    ends = [[layout.colour[one - 1] == SHIP, layout.colour[other - 1] == SHIP] for one, other in rivers]
    assert all(any(pair) for pair in ends)
    assert all(all(pair) for pair in ends) == (duchy == "13a")


@rule("B17.4")
def test_on_13b_each_ship_space_is_an_island_of_its_own() -> None:
    layout = LAYOUTS[1][DUCHY.read("13b")]
    assert [layout.ground.grid.neighbours[space] for space in layout.spaces_of[SHIP]] == [[]] * 6


@rule("B17.4")
@pytest.mark.parametrize("duchy", RIVERS)
def test_land_and_rivers_together_reach_every_space(duchy: str) -> None:
    layout = LAYOUTS[1][DUCHY.read(duchy)]
    reached = [0]
    for space in reached:
        reached += [other for other in layout.neighbours[space] if other not in reached]
    assert len(reached) == len(layout.colour) == 37
    assert len(layout.ground.grid.groups(list(range(37)))) == (4 if duchy == "13a" else 14)


@rule("B17.4")
def test_a_ship_opens_the_other_ends_of_its_rivers() -> None:
    state = solo_with(tiles={"8": "monastery-1"}, storage=["ship"], dice=(6, 4))
    assert open_to(state, "place 6 ship") == []
    state = solo_with(tiles={"8": "monastery-1", "15": "ship"}, storage=["ship"], dice=(6, 4))
    assert open_to(state, "place 6 ship") == ["3"]
    assert open_to(state, "place 4 ship") == ["20"]


@rule("B17.4", "B17.5")
def test_a_blank_on_a_ship_space_opens_its_rivers_too() -> None:
    state = solo_with(tiles={"8": "monastery-1", "15": "blank"}, storage=["ship"], dice=(6, 4))
    assert open_to(state, "place 6 ship") == ["3"]


@rule("B17.4")
def test_from_the_land_end_of_a_river_the_ship_space_is_next() -> None:
    state = solo_with(duchy="13b", castle={"2": "castle"}, storage=["ship", "bank"], dice=(6, 2))
    assert open_to(state, "place 6 ship") == ["1"]
    assert open_to(state, "place 2 bank") == []  # space 4 lies beyond
    play(state, "place 6 ship 1")
    assert open_to(state, "place 2 bank") == ["4"]


@rule("B17.4")
def test_a_river_never_makes_one_area_of_two() -> None:
    for duchy, sizes in (("13a", [1] * 6), ("13b", [1] * 6)):
        layout = LAYOUTS[1][DUCHY.read(duchy)]
        assert [
            size for size, colour in zip(layout.size_of, layout.area_colour, strict=True) if colour == SHIP
        ] == sizes
    state = solo_with(dice=(6, 1), tiles={"8": "monastery-1", "15": "ship"}, storage=["ship"])
    told = play(state, "place 6 ship 3")
    assert "area-filled 0 ship 1" in told
