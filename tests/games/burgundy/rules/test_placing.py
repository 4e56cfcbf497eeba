"""Placing tiles: where they may lie, in which order they work, and the town hall."""

import pytest

from bastide.games import burgundy
from tests.clauses import rule
from tests.games.burgundy.tables import lines, open_to, own, play, state_with, table_of, why

# -- where


@rule("B5.7")
@pytest.mark.parametrize(
    ("die", "tile", "spaces"),
    [
        (3, "bank", ["12", "26"]),
        (1, "monastery-5", ["13"]),
        (2, "ship", ["18"]),
        (5, "ship", ["20"]),
        (4, "mine", ["25"]),
        (6, "castle", []),
        (2, "cow-2", []),
    ],
)
def test_first_tiles_go_next_to_the_starting_castle_by_colour_and_number(
    die: int, tile: str, spaces: list[str]
) -> None:
    assert open_to(state_with(dice=(die, None), storage=[tile]), f"place {die} {tile}") == spaces


@rule("B5.7", "B2.6")
def test_the_starting_castle_counts_for_adjacency() -> None:
    state = state_with(dice=(4, None), storage=["mine"])
    play(state, "place 4 mine 25")
    assert own(state)["tiles"] == {"19": "castle", "25": "mine"}
    assert own(state)["storage"] == []


@rule("B5.7")
def test_any_tile_makes_its_neighbours_reachable() -> None:
    state = state_with(dice=(1, None), storage=["mine"])
    assert open_to(state, "place 1 mine") == []
    assert why(state, "place 1 mine 30") == ("not-next-to-tile", "B5.7")
    state = state_with(dice=(1, None), storage=["mine"], tiles={"25": "mine"})
    assert open_to(state, "place 1 mine") == ["30"]


@rule("B5.7", "B5.8")
def test_a_space_must_be_empty_and_of_the_right_colour() -> None:
    state = state_with(dice=(4, None), storage=["mine"], tiles={"25": "mine"}, workers=9)
    assert why(state, "place 4 mine 25") == ("space-taken", "B5.8")
    assert why(state, "place 4 mine 26") == ("wrong-colour", "B5.7")
    assert why(state, "place 4 bank 26") == ("tile-not-stored", "B5.7")


@rule("B5.8")
def test_no_line_moves_or_removes_a_placed_tile() -> None:
    state = state_with(dice=(1, 4), workers=9, storage=["mine", "castle", "ship"], tiles={"25": "mine"})
    before = own(state)["tiles"]
    for line in lines(state):
        after = burgundy.copy(state)
        play(after, line)
        assert before.items() <= own(after)["tiles"].items()


# -- one of a kind


@rule("B6.9")
def test_a_city_holds_each_kind_of_building_once() -> None:
    state = state_with(dice=(5, None), storage=["bank", "market"], tiles={"26": "bank"}, workers=9)
    assert open_to(state, "place 5 bank") == ["12"]  # 27 and 32 belong to the city of 26
    assert open_to(state, "place 5 market") == ["12", "27", "32"]
    assert why(state, "place 5 bank 27") == ("city-has-one", "B6.9")


@rule("B6.9")
def test_two_equal_monasteries_colours_or_animals_may_share_an_area() -> None:
    state = state_with(dice=(1, None), storage=["mine"], tiles={"25": "mine"})
    assert open_to(state, "place 1 mine") == ["30"]


@rule("B10.1", "B6.9")
def test_monastery_one_lets_equal_buildings_share_a_city() -> None:
    state = state_with(dice=(1, None), storage=["bank"], tiles={"26": "bank"}, monasteries=[1])
    assert open_to(state, "place 1 bank") == ["27"]
    play(state, "place 1 bank 27")
    assert own(state)["silver"] == 2


@rule("B10.1")
def test_monastery_one_fills_a_city_with_one_kind() -> None:
    """The last space of a city in which the kind stands already: closed without no. 1, open with it."""
    city = {"26": "bank", "27": "church", "32": "market", "33": "carpenter"}
    for monasteries, spaces in (([], []), ([1], ["37"])):
        state = state_with(
            dice=(3, None), storage=["bank"], tiles={**city, "12": "bank"}, monasteries=monasteries
        )
        assert open_to(state, "place 3 bank") == spaces
    assert "area-filled 0 building 5" in play(state, "place 3 bank 37")


# -- the order of what happens


@rule("B6.1")
def test_first_the_tile_lies_then_area_and_colour_score_then_it_works() -> None:
    state = state_with(dice=(3, 1), storage=["boarding-house"])
    assert play(state, "place 3 boarding-house 12") == [
        "tile-placed 0 boarding-house 12",
        "area-filled 0 building 1",
        "scored 0 1 areas",
        "scored 0 10 phases",
        "workers-hired 0 4",
    ]


@rule("B6.1", "B8.4")
def test_a_colour_scores_after_its_last_area() -> None:
    state = state_with(dice=(3, None), storage=["mine"], tiles={"25": "mine", "30": "mine"}, phase="C")
    assert play(state, "place 3 mine 34") == [
        "tile-placed 0 mine 34",
        "area-filled 0 mine 3",
        "scored 0 6 areas",
        "scored 0 6 phases",
        "bonus-taken 0 mine large",
        "scored 0 5 bonuses",
    ]


# -- the town hall


@rule("B7.7")
def test_a_town_hall_places_a_stored_tile_whatever_the_number() -> None:
    state = state_with(dice=(3, None), storage=["town-hall", "ship", "mine"])
    play(state, "place 3 town-hall 12")
    assert lines(state) == ["place any ship 18", "place any ship 20", "place any mine 25", "decline"]
    assert play(state, "place any mine 25") == ["tile-placed 0 mine 25"]
    assert table_of(state)["pending"] == []


@rule("B7.7")
def test_a_town_hall_keeps_the_other_rules_of_placing() -> None:
    state = state_with(dice=(3, None), storage=["town-hall", "town-hall", "cow-2"])
    play(state, "place 3 town-hall 26")
    assert lines(state) == ["place any town-hall 12", "decline"]  # not in the same city; no pasture near
    assert why(state, "place any town-hall 27") == ("city-has-one", "B6.9")
    assert why(state, "place any cow-2 28") == ("not-next-to-tile", "B5.7")


@rule("B7.7")
def test_a_tile_placed_by_a_town_hall_takes_effect() -> None:
    state = state_with(dice=(3, None), storage=["town-hall", "bank"])
    play(state, "place 3 town-hall 12")
    assert play(state, "place any bank 26")[-1] == "silver-taken 0 2"


@rule("B7.10")
@pytest.mark.parametrize("edition", ["2011", "2019"])
def test_a_town_hall_may_be_declined(edition: str) -> None:
    state = state_with(edition=edition, dice=(3, None), storage=["town-hall", "mine"])
    play(state, "place 3 town-hall 12")
    assert play(state, "decline") == ["effect-declined 0 town-hall"]
    assert own(state)["storage"] == ["mine"]


@rule("B6.1")
def test_a_town_hall_without_anything_to_place_is_lost() -> None:
    state = state_with(dice=(3, None), storage=["town-hall"])
    assert play(state, "place 3 town-hall 12")[-1] == "effect-lapsed 0 town-hall"
    state = state_with(dice=(3, None), storage=["town-hall", "cow-2"])  # no pasture can be reached
    assert play(state, "place 3 town-hall 26")[-1] == "effect-lapsed 0 town-hall"
    assert lines(state) == ["end-turn"]


@rule("B6.10")
def test_town_halls_and_castles_set_each_other_off_without_limit() -> None:
    state = state_with(
        dice=(3, None),
        storage=["town-hall", "castle", "town-hall"],
        tiles={"13": "monastery-1", "8": "monastery-2"},
    )
    play(state, "place 3 town-hall 12")
    assert play(state, "place any castle 7")[-1] == "extra-action-gained 0"
    assert "take-workers any" in lines(state)
    play(state, "place any town-hall 26")
    assert lines(state) == ["end-turn"]  # storage is empty: the second town hall lapsed


@rule("B6.10")
@pytest.mark.parametrize(
    ("last", "line"),
    [
        ("town-hall", "place any mine 25"),
        ("town-hall", "decline"),
        ("ship", "load 1"),
        ("warehouse", "decline"),
    ],
)
def test_what_is_open_last_is_carried_out_first_and_the_rest_stays_open(last: str, line: str) -> None:
    state = state_with(
        storage=["mine"],
        goods={"red": 1},
        stock={"1": {"red": 1}},
        pending=[{"effect": "extra-action"}, {"effect": last}],
    )
    assert "take-workers any" not in lines(state)
    play(state, line)
    assert table_of(state)["pending"] == [{"effect": "extra-action"}]
    assert "take-workers any" in lines(state)


@rule("B6.10", "B6.1")
def test_an_effect_that_is_lost_leaves_open_what_was_open_before() -> None:
    state = state_with(
        storage=["warehouse"],
        depots={"1": ["bank"]},
        pending=[{"effect": "extra-action"}, {"effect": "town-hall"}],
    )
    assert play(state, "place any warehouse 26")[-1] == "effect-lapsed 0 warehouse"
    assert lines(state) == ["take any 1 bank", "take-workers any"]


@rule("B6.10")
def test_what_a_tile_sets_off_is_carried_out_before_the_other_die() -> None:
    state = state_with(dice=(2, 6), storage=["ship"], stock={"4": {"red": 1}})
    play(state, "place 2 ship 18")
    assert lines(state) == [f"load {depot}" for depot in range(1, 7)]
    assert why(state, "take-workers 6") == ("effect-first", "B6.2")
    play(state, "load 4")
    assert lines(state) == ["take-workers 6"]
