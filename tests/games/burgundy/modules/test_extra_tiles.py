"""Four extra tiles: monasteries 27 and 28, the crane, the geese."""

from typing import Any

import pytest

from bastide import Match
from bastide.games import burgundy
from bastide.games.burgundy.state import State
from tests.clauses import rule
from tests.games.burgundy.modules.shield_tables import at_phase_end
from tests.games.burgundy.tables import (
    BUILDINGS,
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

EXTRA = ["extra_tiles"]
WITH_WHITE = ["extra_tiles", "white_castles"]


def with_extra(modules: list[str] | None = None, arrivals: Any = None, **table: Any) -> State:
    """A table with the extra tiles; markers came to the bridge in the order of the seats, seat 0 last."""
    came = list(range(table.get("seats", 2))) if arrivals is None else arrivals
    return state_with(modules=modules or EXTRA, parts={"extra_tiles": {"arrivals": came}}, **table)


@rule("B11.1")
def test_the_new_monasteries_join_the_yellow_stack_crane_and_geese_the_black_one() -> None:
    table = table_of(burgundy.new_game(options_with(modules=EXTRA)))
    plain = table_of(burgundy.new_game(options_with()))
    assert sum(table["stacks"].values()) - sum(plain["stacks"].values()) == 2
    assert (table["stacks"]["monastery-27"], table["stacks"]["monastery-28"]) == (1, 1)
    assert (table["black"]["crane"], table["black"]["geese"]) == (1, 1)
    assert sum(table["black"].values()) == 42
    assert "crane" not in plain["black"]


# -- monastery 27: the bridge


def ship_to_shared_space(keeper: int | None, **table: Any) -> tuple[State, list[str]]:
    """Seat 0 moves to the space where seat 1 stands."""
    others = [{"monasteries": [27] if keeper == 1 else []}]
    state = with_extra(
        dice=(2, None),
        storage=["ship"],
        monasteries=[27] if keeper == 0 else [],
        line=[1, 0],
        order=[0, 1],
        place=[1, 2],
        others=others,
        **table,
    )
    return state, play(state, "place 2 ship 18")


@rule("B11.2")
def test_whoever_lands_later_is_on_top_as_always_without_monastery_27() -> None:
    state, _ = ship_to_shared_space(keeper=None)
    assert table_of(state)["line"] == [0, 1]


@rule("B11.2")
def test_the_owner_of_monastery_27_stays_on_top_when_another_lands_there() -> None:
    state, told = ship_to_shared_space(keeper=1)
    assert table_of(state)["line"] == [1, 0]
    assert told[-2:] == ["marker-moved 0 2", "marker-raised 1 2"]


@rule("B11.2")
def test_the_owner_of_monastery_27_lands_on_top_like_anybody() -> None:
    state, told = ship_to_shared_space(keeper=0)
    assert table_of(state)["line"] == [0, 1]
    assert "marker-raised 0 2" not in told


@rule("B11.2")
def test_monastery_27_with_three_markers_on_a_space() -> None:
    """Seat 2 has it and came first; the others are in the order in which they came, the last upper."""
    state = with_extra(
        seats=3,
        arrivals=[1, 2, 0],
        dice=(2, None),
        storage=["ship"],
        line=[2, 1, 0],
        order=[0, 1, 2],
        place=[1, 2, 2],
        others=[{}, {"monasteries": [27]}],
    )
    play(state, "place 2 ship 18")
    assert table_of(state)["place"] == [2, 2, 2]
    assert table_of(state)["line"] == [2, 0, 1]
    assert table_of(state)["extra_tiles"] == {"arrivals": [0, 1, 2]}


@rule("B11.2", "B2.4")
def test_at_the_start_the_first_player_is_on_top_of_the_stack() -> None:
    match = Match("burgundy", seats=3, seed=4, modules=EXTRA)
    table = table_of(match.state)
    assert table["extra_tiles"]["arrivals"] == table["line"]


@rule("B11.2", "B4.5")
def test_monastery_27_on_the_first_and_the_last_space_of_the_bridge() -> None:
    state = with_extra(
        seats=4,
        arrivals=[1, 0, 3, 2],
        dice=(1, None),
        storage=["monastery-27"],
        tiles={"12": "bank"},
        line=[1, 0, 3, 2],
        order=[0, 1, 2, 3],
        place=[7, 7, 1, 1],
        others=[{}, {"monasteries": [27]}],
    )
    play(state, "place 1 monastery-27 13")
    assert table_of(state)["line"] == [0, 1, 2, 3]


@rule("B11.7")
def test_placing_monastery_27_puts_the_marker_on_top_of_its_own_space_at_once() -> None:
    state = with_extra(
        seats=3,
        arrivals=[2, 1, 0],
        dice=(1, None),
        storage=["monastery-27"],
        tiles={"12": "bank"},
        line=[2, 1, 0],
        order=[0, 1, 2],
        place=[1, 1, 2],
    )
    told = play(state, "place 1 monastery-27 13")
    assert table_of(state)["line"] == [2, 0, 1]  # seat 2 is a space ahead
    assert told[-1] == "marker-raised 0 1"


@rule("B11.7")
def test_who_still_has_to_move_in_the_round_stays_as_it_was() -> None:
    state = with_extra(
        seats=3,
        arrivals=[2, 1, 0],
        dice=(1, None),
        storage=["monastery-27"],
        tiles={"12": "bank"},
        line=[2, 1, 0],
        order=[1, 0, 2],
        turn=1,
    )
    play(state, "place 1 monastery-27 13", "end-turn")
    assert table_of(state)["order"] == [1, 0, 2]
    assert burgundy.to_act(state) == (2,)


# -- monastery 28: workers


@rule("B11.3")
def test_two_workers_cost_a_silver_any_number_of_times() -> None:
    state = with_extra(monasteries=[28], silver=2)
    assert play(state, "hire-workers", "hire-workers") == ["workers-bought 0 2 1", "workers-bought 0 2 1"]
    assert (own(state)["silver"], own(state)["workers"]) == (0, 4)
    assert why(state, "hire-workers") == ("cannot-pay", "B11.3")


@rule("B11.3", "B5.15")
@pytest.mark.parametrize("dice", [(3, 5), (None, 5), (None, None)])
def test_they_are_hired_before_between_and_after_the_actions(dice: tuple[int | None, int | None]) -> None:
    state = with_extra(monasteries=[28], silver=1, dice=dice)
    assert "hire-workers" in lines(state)


@rule("B11.3", "B5.15")
def test_they_are_hired_inside_an_effect() -> None:
    state = with_extra(
        monasteries=[28], silver=1, pending=[{"effect": "extra-action"}], depots={"2": ["mine"]}
    )
    play(state, "hire-workers")
    assert table_of(state)["pending"] == [{"effect": "extra-action"}]


@rule("B5.15")
def test_an_extra_action_waits_while_workers_could_still_be_hired_to_pay_with_monastery_6() -> None:
    """Workers alone are no use to a castle, but they buy a tile that it can place."""
    table: dict[str, Any] = {"dice": (6, None), "tiles": {"12": "bank"}, "storage": ["castle"], "silver": 1}
    waiting = with_extra(monasteries=[28, 6], depots={"black": ["mine"]}, **table)
    play(waiting, "place 6 castle 7")
    assert lines(waiting) == ["take-workers any", "hire-workers"]
    play(waiting, "hire-workers", "buy black mine 0 2")
    assert "place any mine 25" in lines(waiting)


@rule("B11.3")
def test_without_monastery_28_none_are_hired() -> None:
    assert why(with_extra(silver=1), "hire-workers") == ("monastery-absent", "B11.3")
    assert why(state_with(silver=1), "hire-workers") == ("module-off", "B11.1")


@rule("B11.8")
def test_hiring_is_no_action_and_does_not_count_for_monasteries_13_and_14() -> None:
    state = with_extra(monasteries=[28, 13, 14], silver=1)
    play(state, "hire-workers")
    assert (own(state)["silver"], own(state)["workers"]) == (0, 2)
    assert table_of(state)["dice"][0] == [3, 5]


@rule("B11.8")
def test_nobody_hires_in_the_turn_of_another() -> None:
    state = with_extra(others=[{"monasteries": [28], "silver": 3}])
    assert "hire-workers" not in lines(state)
    assert lines(state, seat=1) == []


@rule("B11.8", "B18.3")
def test_workers_are_hired_when_the_end_of_a_phase_asks_for_upkeep() -> None:
    """Three shields, one of them no. 3: one silver pays for one of them, two workers and a silver for all."""
    state = at_phase_end(3, 7, 8, silver=2, monasteries=[28], modules=["extra_tiles"])
    play(state, "end-turn")
    assert open_to(state, "pay-upkeep") == []
    assert play(state, "hire-workers") == ["workers-bought 0 2 1"]
    assert play(state, "pay-upkeep 1 2")[0] == "upkeep-paid 0 1 2"


@rule("B11.8", "B13.2")
def test_a_white_castle_waits_for_workers_that_could_be_hired() -> None:
    """Only taking workers is open, but hired ones would lead to the ship in depot 5."""
    table: dict[str, Any] = {
        "white": 2,
        "monasteries": [28],
        "modules": ["extra_tiles", "white_castles"],
        "depots": {"1": ["white-castle"], "5": ["ship"]},
    }
    state = at_phase_end(14, silver=2, **table)
    play(state, "end-turn", "place-from 1 white-castle 26")
    assert lines(state) == ["take-workers 2", "hire-workers"]
    play(state, "hire-workers", "hire-workers")
    assert "take 2 5 ship" in lines(state)
    state = at_phase_end(14, silver=1, **table)  # two workers do not lead there
    assert "workers-taken 0 2 0" in play(state, "end-turn", "place-from 1 white-castle 26")


# -- the crane


def crane_placed(**table: Any) -> State:
    state = with_extra(dice=(3, None), storage=["crane", *table.pop("storage", [])], **table)
    play(state, "place 3 crane 26")
    return state


@rule("B11.4")
def test_the_crane_uses_the_effect_of_any_building_that_can_be_used() -> None:
    state = crane_placed(
        goods={"red": 1}, depots={"1": ["bank"], "2": ["mine"], "3": ["ship"]}, storage=["ship"]
    )
    assert lines(state) == [f"copy-building {kind}" for kind in BUILDINGS] + ["decline"]


@rule("B11.4", "B6.1")
def test_the_crane_is_not_offered_what_cannot_be_used() -> None:
    state = crane_placed()
    assert open_to(state, "copy-building") == ["watchtower", "boarding-house", "bank"]
    assert why(state, "copy-building warehouse") == ("building-of-no-use", "B6.1")


CRANED = {
    "warehouse": ("sell-goods any 4", ["goods-sold 0 red 1 1 0", "scored 0 2 goods"]),
    "carpenter": ("take any 1 bank", ["tile-taken 0 bank 1"]),
    "church": ("take any 2 mine", ["tile-taken 0 mine 2"]),
    "market": ("take any 3 ship", ["tile-taken 0 ship 3"]),
    "town-hall": ("place any mine 25", ["tile-placed 0 mine 25"]),
}


@rule("B11.4")
@pytest.mark.parametrize("building", CRANED)
def test_the_crane_leaves_open_what_the_building_would(building: str) -> None:
    state = crane_placed(
        goods={"red": 1}, depots={"1": ["bank"], "2": ["mine"], "3": ["ship"]}, storage=["mine"]
    )
    assert play(state, f"copy-building {building}") == [f"building-copied 0 {building}"]
    line, told = CRANED[building]
    assert set(lines(state)) == {line, "decline"}
    assert play(state, line)[: len(told)] == told


@rule("B11.4")
@pytest.mark.parametrize(
    ("building", "told"),
    [
        ("watchtower", "scored 0 4 watchtowers"),
        ("boarding-house", "workers-hired 0 4"),
        ("bank", "silver-taken 0 2"),
    ],
)
def test_the_crane_brings_at_once_what_the_building_would(building: str, told: str) -> None:
    state = crane_placed()
    assert play(state, f"copy-building {building}") == [f"building-copied 0 {building}", told]
    assert table_of(state)["pending"] == []


@rule("B11.4")
def test_it_does_not_matter_whether_the_building_lies_in_the_duchy() -> None:
    state = crane_placed(tiles={"27": "bank"})
    assert "bank" in open_to(state, "copy-building")


@rule("B11.4")
def test_the_crane_copies_a_white_castle_where_they_are_in_play() -> None:
    state = with_extra(WITH_WHITE, dice=(3, None), storage=["crane"], white=4, depots={"4": ["mine"]})
    play(state, "place 3 crane 26")
    told = play(state, "copy-building white-castle")
    assert told == ["building-copied 0 white-castle", "white-action-gained 0 4"]
    assert lines(state) == ["take 4 4 mine", "take-workers 4"]
    assert why(crane_placed(), "copy-building white-castle") == ("crane-copies-other", "B11.6")


@rule("B7.10", "B11.4")
def test_the_crane_may_be_declined() -> None:
    state = crane_placed()
    assert play(state, "decline") == ["effect-declined 0 crane"]


@rule("B11.6")
@pytest.mark.parametrize("kind", ["crane", "castle", "mine", "cow"])
def test_the_crane_copies_buildings_only_and_never_itself(kind: str) -> None:
    assert why(crane_placed(), f"copy-building {kind}") == ("crane-copies-other", "B11.6")


@rule("B11.4")
def test_nothing_is_copied_without_a_crane_just_placed() -> None:
    assert why(with_extra(tiles={"26": "crane"}), "copy-building bank") == ("no-crane", "B11.4")


@rule("B11.6")
def test_the_crane_is_a_kind_of_its_own_in_a_city() -> None:
    """Beside one of each other building there is room for it; it takes no other building's place."""
    state = with_extra(dice=(1, 3), storage=["crane", "bank"], tiles={"26": "bank"})
    assert open_to(state, "place 1 crane") == ["27"]
    assert open_to(state, "place 1 bank") == []
    state = with_extra(dice=(1, None), storage=["bank"], tiles={"26": "crane"})
    assert open_to(state, "place 1 bank") == ["27"]


def final(**table: Any) -> list[str]:
    """What the end of the game brings."""
    modules = table.pop("modules", EXTRA)
    state = with_extra(
        modules, phase="E", round=5, round_goods=[], dice=(None, None), order=[1, 0], turn=1, **table
    )
    return play(state, "end-turn")


@rule("B11.4")
@pytest.mark.parametrize(("number", "building"), list(enumerate(BUILDINGS, 16)))
def test_at_the_end_the_crane_counts_as_the_building_of_monasteries_16_to_23(
    number: int, building: str
) -> None:
    tiles = {"26": "crane", "27": building}
    assert sum(points(final(tiles=tiles, monasteries=[number]), f"final-{number}")) == 8
    assert sum(points(final(tiles={"26": "crane"}, monasteries=[number]), f"final-{number}")) == 4


@rule("B11.4", "B13.1")
def test_at_the_end_the_crane_counts_as_a_white_castle_for_monastery_29() -> None:
    told = final(modules=WITH_WHITE, tiles={"26": "crane", "27": "white-castle"}, monasteries=[29])
    assert sum(points(told, "final-29")) == 8


@rule("B11.6")
def test_the_crane_is_one_building_of_one_kind_for_all_monasteries_together() -> None:
    told = final(tiles={"26": "crane"}, monasteries=[16, 18, 22])
    paid = [sum(points(told, f"final-{number}")) for number in (16, 18, 22)]
    assert sum(paid) == 4


@rule("B11.4")
def test_the_crane_brings_nothing_at_the_end_without_such_a_monastery() -> None:
    assert not [event for event in final(tiles={"26": "crane"}, monasteries=[24, 25]) if "final-" in event]


# -- the geese


def animals_placed(tile: str, lying: dict[str, str], **table: Any) -> list[str]:
    """On space 11 of the large pasture of duchy 1, beside the castle by way of a building."""
    state = with_extra(dice=(4, None), storage=[tile], tiles={"12": "bank", **lying}, **table)
    return play(state, f"place 4 {tile} 11")


@rule("B11.5")
def test_geese_score_two_and_one_other_kind_in_the_pasture() -> None:
    told = animals_placed("geese", {"10": "cow-2", "5": "cow-3"})
    assert told == ["tile-placed 0 geese 11", "geese-joined 0 cow", "scored 0 7 animals"]


@rule("B11.5")
def test_any_other_animals_placed_later_score_two_more() -> None:
    lying = {"10": "cow-2", "5": "cow-3", "6": "geese"}
    assert points(animals_placed("pig-4", lying), "animals") == [6]
    assert points(animals_placed("cow-4", lying), "animals") == [4 + 2 + 3 + 2]


@rule("B11.5")
def test_of_several_kinds_the_geese_score_the_one_that_brings_most() -> None:
    told = animals_placed("geese", {"10": "cow-2", "5": "pig-3", "6": "cow-3", "1": "pig-4"})
    assert told[1:] == [
        "area-filled 0 animal 5",
        "scored 0 15 areas",
        "scored 0 10 phases",
        "geese-joined 0 pig",
        "scored 0 9 animals",
    ]


@rule("B11.5")
def test_geese_alone_score_two() -> None:
    assert animals_placed("geese", {})[1:] == ["scored 0 2 animals"]


@rule("B11.5")
def test_geese_and_animals_of_other_pastures_do_not_meet() -> None:
    assert points(animals_placed("geese", {"28": "cow-4"}), "animals") == [2]
    assert points(animals_placed("cow-4", {"28": "geese"}), "animals") == [4]


@rule("B11.9")
def test_with_monastery_7_every_tile_that_scores_brings_one_more_the_geese_too() -> None:
    first = animals_placed("geese", {"10": "cow-2", "5": "cow-3"}, monasteries=[7])
    assert points(first, "animals") == [3 + 3 + 4]
    then = animals_placed("pig-4", {"10": "cow-2", "5": "cow-3", "6": "geese"}, monasteries=[7])
    assert points(then, "animals") == [5 + 3]


@rule("B11.5", "B10.14")
def test_geese_are_a_kind_of_their_own_for_monastery_24() -> None:
    told = final(tiles={"11": "geese", "10": "cow-2", "5": "cow-3"}, monasteries=[24])
    assert points(told, "final-24") == [8]
