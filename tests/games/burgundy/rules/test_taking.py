"""Taking tiles: with a die, by carpenter, church and market, and by the purchase of the turn."""

from typing import Any

import pytest

from tests.clauses import rule
from tests.games.burgundy.tables import lines, open_to, own, play, state_with, table_of, why

FULL = ["mine", "ship", "bank"]
BLACK = {"black": ["cow-3", "ship"]}
MIXED = {
    "1": ["bank", "ship"],
    "2": ["monastery-3", "castle"],
    "3": ["pig-2", "church"],
    "5": ["mine", "monastery-9"],
    "black": ["bank", "castle", "cow-4", "monastery-7"],
}

# -- with a die


@rule("B5.4", "B5.6")
def test_a_tile_of_the_depot_with_the_number_goes_to_storage_not_into_the_duchy() -> None:
    state = state_with(dice=(2, None), depots={"2": ["monastery-3", "castle"]})
    assert open_to(state, "take") == ["2 2 monastery-3", "2 2 castle"]
    assert play(state, "take 2 2 castle") == ["tile-taken 0 castle 2"]
    assert own(state)["storage"] == ["castle"]
    assert own(state)["tiles"] == {"19": "castle"}
    assert table_of(state)["depots"]["2"] == ["monastery-3", None]
    assert table_of(state)["dice"][0] == [None, None]


@rule("B5.6")
def test_no_line_leads_from_the_board_into_the_duchy() -> None:
    state = state_with(dice=(1, 4), silver=2, workers=6, depots=MIXED)
    assert {line.split()[0] for line in lines(state)} == {"take", "take-workers", "buy"}


@rule("B5.4")
def test_equal_tiles_of_a_depot_are_one_choice() -> None:
    state = state_with(seats=4, dice=(2, None), depots={"2": ["monastery-3", "bank", "castle", "bank"]})
    assert open_to(state, "take") == ["2 2 monastery-3", "2 2 bank", "2 2 castle"]
    play(state, "take 2 2 bank")
    assert table_of(state)["depots"]["2"] == ["monastery-3", "bank", "castle", None]  # the last of them went


@rule("B5.12")
def test_an_empty_depot_offers_nothing() -> None:
    state = state_with(dice=(2, None))
    assert lines(state) == ["take-workers 2"]
    assert why(state, "take 2 2 castle") == ("tile-not-in-depot", "B5.12")


# -- full storage


@rule("B5.5")
def test_with_full_storage_a_stored_tile_is_discarded_first() -> None:
    state = state_with(dice=(2, None), storage=FULL, depots={"2": ["castle"]})
    assert play(state, "take 2 2 castle") == ["tile-taken 0 castle 2"]
    assert own(state)["storage"] == FULL
    assert lines(state) == ["discard mine", "discard ship", "discard bank"]
    assert play(state, "discard ship") == ["tile-discarded 0 ship"]
    assert own(state)["storage"] == ["mine", "bank", "castle"]
    assert table_of(state)["removed"] == {"ship": 1}


@rule("B5.13")
def test_never_the_tile_that_is_being_taken_is_discarded_and_never_of_free_will() -> None:
    state = state_with(dice=(2, 2), storage=FULL, depots={"2": ["castle"]})
    assert not open_to(state, "discard")
    assert why(state, "discard mine") == ("no-room-needed", "B5.13")
    play(state, "take 2 2 castle")
    assert why(state, "discard castle") == ("tile-not-stored", "B5.13")


@rule("B5.5")
def test_of_equal_tiles_there_is_nothing_to_choose() -> None:
    state = state_with(dice=(2, None), storage=["ship", "ship", "ship"], depots={"2": ["castle"]})
    assert play(state, "take 2 2 castle") == [
        "tile-taken 0 castle 2",
        "only-choice-made 0 discard",
        "tile-discarded 0 ship",
    ]
    assert own(state)["storage"] == ["ship", "ship", "castle"]


@rule("B5.5")
def test_room_is_made_for_a_bought_tile_and_for_one_a_building_takes() -> None:
    state = state_with(dice=(None, None), storage=FULL, silver=2, depots=BLACK)
    play(state, "buy black cow-3 2 0")
    assert lines(state) == ["discard mine", "discard ship", "discard bank"]
    state = state_with(dice=(3, None), storage=[*FULL, "market"][1:], depots={"3": ["cow-2", "pig-2"]})
    play(state, "place 3 market 12")
    play(state, "take any 3 cow-2")
    assert own(state)["storage"] == ["ship", "bank", "cow-2"]  # placing the market had made room


@rule("B5.5")
def test_a_building_that_takes_a_tile_into_full_storage_asks_for_room() -> None:
    """A castle's extra action fills storage before the carpenter that it placed takes a tile."""
    state = state_with(
        dice=(3, None),
        storage=["market", "ship", "bank"],
        silver=2,
        depots={"3": ["cow-2", "pig-2"], "black": ["mine"]},
    )
    play(state, "place 3 market 12", "buy black mine 2 0", "take any 3 cow-2")
    assert lines(state) == ["discard ship", "discard bank", "discard mine"]
    play(state, "discard mine")
    assert own(state)["storage"] == ["ship", "bank", "cow-2"]


# -- the purchase


@rule("B5.3")
def test_once_in_a_turn_two_silver_buy_a_tile_of_the_black_depot() -> None:
    state = state_with(silver=5, depots={**BLACK, "3": ["mine"]})
    assert open_to(state, "buy") == ["black cow-3 2 0", "black ship 2 0"]
    assert play(state, "buy black ship 2 0") == ["tile-bought 0 ship black 2 0"]
    assert own(state)["silver"] == 3
    assert own(state)["storage"] == ["ship"]
    assert table_of(state)["depots"]["black"] == ["cow-3", None, None, None]
    assert not open_to(state, "buy")
    assert why(state, "buy black cow-3 2 0") == ("bought-already", "B5.3")


@rule("B5.3")
@pytest.mark.parametrize(("silver", "open_lines"), [(0, 0), (1, 0), (2, 2)])
def test_less_than_two_silver_buy_nothing(silver: int, open_lines: int) -> None:
    assert len(open_to(state_with(silver=silver, workers=9, depots=BLACK), "buy")) == open_lines


@rule("B5.3")
@pytest.mark.parametrize("edition", ["2011", "2019"])
def test_the_purchase_may_come_before_between_and_after_the_actions(edition: str) -> None:
    for actions in ([], ["take-workers 3"], ["take-workers 3", "take-workers 5"]):
        state = state_with(edition=edition, silver=2, depots=BLACK)
        play(state, *actions)
        assert "buy black ship 2 0" in lines(state)


@rule("B5.3")
def test_the_next_turn_brings_a_new_purchase() -> None:
    state = state_with(dice=(None, None), bought=True, silver=2, depots=BLACK, others=[{"silver": 2}])
    play(state, "end-turn")
    assert len(open_to(state, "buy", seat=1)) == 2


@rule("B5.3", "B5.15")
def test_2019_buys_between_the_placing_of_a_tile_and_its_effect() -> None:
    state = state_with(dice=(2, None), storage=["ship"], silver=2, depots=BLACK, stock={"1": {"red": 1}})
    play(state, "place 2 ship 18")
    assert "buy black cow-3 2 0" in lines(state)
    play(state, "buy black cow-3 2 0")
    assert lines(state) == [f"load {depot}" for depot in range(1, 7)]


@rule("B5.15")
def test_2011_buys_only_while_no_effect_is_open() -> None:
    state = state_with(
        edition="2011", dice=(2, None), storage=["ship"], silver=2, depots=BLACK, stock={"1": {"red": 1}}
    )
    play(state, "place 2 ship 18")
    assert not open_to(state, "buy")
    assert why(state, "buy black ship 2 0") == ("no-purchase-inside", "B5.15")
    play(state, "load 1")
    assert len(open_to(state, "buy")) == 2


@rule("B5.15")
def test_2011_does_not_buy_before_a_castles_extra_action() -> None:
    words: dict[str, Any] = {
        "dice": (6, None),
        "storage": ["castle"],
        "silver": 2,
        "depots": BLACK,
        "tiles": {"12": "bank"},
    }
    old, new = (state_with(edition=edition, **words) for edition in ("2011", "2019"))
    assert play(old, "place 6 castle 7")[-1] == "workers-taken 0 2 0"  # the only action that is possible
    play(new, "place 6 castle 7")
    assert lines(new) == ["take-workers any", "buy black cow-3 2 0", "buy black ship 2 0"]
    play(new, "buy black ship 2 0")
    assert "place any ship 18" in lines(new)


@rule("B5.15", "B7.7")
def test_2019_places_with_a_town_hall_what_was_bought_after_it() -> None:
    state = state_with(dice=(3, None), storage=["town-hall"], silver=2, depots={"black": ["mine"]})
    play(state, "place 3 town-hall 12")
    assert lines(state) == ["decline", "buy black mine 2 0"]
    play(state, "buy black mine 2 0")
    assert lines(state) == ["place any mine 25", "decline"]
    play(state, "place any mine 25")
    assert own(state)["tiles"]["25"] == "mine"


@rule("B5.15")
def test_2019_may_buy_even_while_room_is_made() -> None:
    state = state_with(dice=(2, None), storage=FULL, silver=2, depots={"2": ["castle"], "black": ["cow-3"]})
    play(state, "take 2 2 castle")
    play(state, "buy black cow-3 2 0", "discard mine")  # room for the cows first
    assert own(state)["storage"] == ["ship", "bank", "cow-3"]
    play(state, "discard ship")
    assert own(state)["storage"] == ["bank", "cow-3", "castle"]


# -- monastery 6


@rule("B10.6")
def test_2011_monastery_six_buys_from_all_depots_for_silver_alone() -> None:
    state = state_with(edition="2011", dice=(None, None), silver=2, workers=5, monasteries=[6], depots=MIXED)
    assert open_to(state, "buy") == [
        f"{depot} {tile} 2 0" for depot in ("black", "1", "2", "3", "5") for tile in MIXED[depot]
    ]
    assert why(state, "buy 1 bank 1 1") == ("silver-only", "B10.6")
    play(state, "buy 5 mine 2 0")
    assert own(state)["storage"] == ["mine"]
    assert not open_to(state, "buy")
    poor = state_with(edition="2011", dice=(None, None), silver=1, workers=5, monasteries=[6], depots=MIXED)
    assert not open_to(poor, "buy")


@rule("B10.6")
@pytest.mark.parametrize(
    ("silver", "workers", "ways"),
    [
        (2, 2, ["2 0", "1 1", "0 2"]),
        (2, 0, ["2 0"]),
        (1, 1, ["1 1"]),
        (0, 2, ["0 2"]),
        (1, 3, ["1 1", "0 2"]),
        (1, 0, []),
        (0, 1, []),
    ],
)
def test_2019_monastery_six_takes_workers_for_silver_in_any_mix(
    silver: int, workers: int, ways: list[str]
) -> None:
    state = state_with(dice=(None, None), silver=silver, workers=workers, monasteries=[6], depots=MIXED)
    assert open_to(state, "buy black bank") == ways  # the black depot too
    assert open_to(state, "buy 2 castle") == ways


@rule("B10.6")
def test_2019_monastery_six_pays_what_the_line_says() -> None:
    state = state_with(dice=(None, None), silver=3, workers=3, monasteries=[6], depots=MIXED)
    assert play(state, "buy 3 pig-2 1 1") == ["tile-bought 0 pig-2 3 1 1"]
    assert (own(state)["silver"], own(state)["workers"]) == (2, 2)
    assert why(state, "buy black bank 2 0") == ("bought-already", "B5.3")


@rule("B10.6")
def test_without_monastery_six_only_silver_and_the_black_depot_will_do() -> None:
    state = state_with(dice=(None, None), silver=2, workers=2, depots=MIXED)
    assert why(state, "buy 1 bank 2 0") == ("only-black-depot", "B5.3")
    assert why(state, "buy black bank 1 1") == ("silver-only", "B10.6")


# -- carpenter, church, market

TAKERS = [
    ("carpenter", "B7.2", ["1 bank", "3 church"]),
    ("church", "B7.3", ["2 monastery-3", "2 castle", "5 mine", "5 monastery-9"]),
    ("market", "B7.4", ["1 ship", "3 pig-2"]),
]


@rule("B7.2", "B7.3", "B7.4", "B7.9")
@pytest.mark.parametrize(("building", "clause", "offered"), TAKERS)
def test_a_building_takes_its_kinds_from_any_numbered_depot(
    building: str, clause: str, offered: list[str]
) -> None:
    state = state_with(dice=(3, None), storage=[building], depots=MIXED)
    play(state, f"place 3 {building} 12")
    assert open_to(state, "take any") == offered
    assert why(state, "take any black bank") == ("black-depot-sells", "B7.9")
    assert why(state, "take-workers any")[1] == clause
    events = play(state, f"take any {offered[0]}")
    depot, tile = offered[0].split()
    assert events == [f"tile-taken 0 {tile} {depot}"]
    assert own(state)["storage"] == [tile]


@rule("B7.2", "B7.3", "B7.4")
@pytest.mark.parametrize(("building", "clause", "offered"), TAKERS)
def test_a_building_takes_nothing_else(building: str, clause: str, offered: list[str]) -> None:
    state = state_with(dice=(3, None), storage=[building], depots=MIXED)
    play(state, f"place 3 {building} 12")
    for _, _, others in TAKERS:
        for other in set(others) - set(offered):
            assert why(state, f"take any {other}") == ("building-takes-other", clause)


@rule("B7.10")
@pytest.mark.parametrize("building", ["carpenter", "church", "market"])
def test_2019_may_decline_and_2011_must_take(building: str) -> None:
    words: dict[str, Any] = {"dice": (3, None), "storage": [building], "depots": MIXED}
    new, old = (state_with(edition=edition, **words) for edition in ("2019", "2011"))
    play(new, f"place 3 {building} 12")
    assert play(new, "decline") == [f"effect-declined 0 {building}"]
    assert own(new)["storage"] == []
    play(old, f"place 3 {building} 12")
    assert "decline" not in lines(old)
    assert why(old, "decline") == ("must-be-used", "B7.10")


@rule("B7.10")
@pytest.mark.parametrize("building", ["carpenter", "church", "market"])
def test_2011_with_full_storage_may_let_it_lapse(building: str) -> None:
    state = state_with(
        edition="2011",
        dice=(None, None),
        storage=["ship", "bank", "mine"],
        depots=MIXED,
        pending=[{"effect": building}],
    )
    assert "decline" in lines(state)
    play(state, "decline")
    assert own(state)["storage"] == ["ship", "bank", "mine"]


@rule("B7.10")
def test_2011_takes_the_only_tile_by_itself() -> None:
    state = state_with(edition="2011", dice=(3, None), storage=["market"], depots={"4": ["ship"]})
    assert play(state, "place 3 market 12")[-2:] == ["only-choice-made 0 market", "tile-taken 0 ship 4"]
    assert lines(state) == ["end-turn"]


@rule("B6.1")
@pytest.mark.parametrize("building", ["carpenter", "church", "market", "warehouse"])
def test_an_effect_that_cannot_be_used_is_lost_and_the_building_stands(building: str) -> None:
    state = state_with(dice=(3, None), storage=[building], silver=9, depots={"black": MIXED["black"]})
    assert play(state, f"place 3 {building} 12")[-1] == f"effect-lapsed 0 {building}"
    assert own(state)["tiles"]["12"] == building
    assert "end-turn" in lines(state)
