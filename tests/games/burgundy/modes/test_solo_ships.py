"""The solo game: what a ship brings, and the blanks that goods are traded for."""

from typing import Any

import pytest

from bastide.games.burgundy.state import State
from tests.clauses import rule
from tests.games.burgundy.modes.tables import solo_with
from tests.games.burgundy.tables import lines, open_to, own, play, points, table_of, why


def with_ship(**more: Any) -> State:
    """A ship can be placed on space 15 with a 1."""
    return solo_with(**{"dice": (1, 6), "tiles": {"8": "monastery-1"}, "storage": ["ship"], **more})


@rule("B17.5")
def test_a_ship_takes_one_depot_and_the_goods_of_all_others_leave_the_game() -> None:
    state = with_ship(stock={"1": {"red": 1}, "4": {"red": 2, "pink": 1}, "6": {"teal": 1}})
    told = play(state, "place 1 ship 15", "load 4")
    assert "goods-loaded 0 red 2 4" in told
    assert "goods-cleared 2" in told
    assert table_of(state)["stock"] == {str(depot): {} for depot in range(1, 7)}
    assert table_of(state)["solo"]["gone"] == {"teal": 1, "red": 1}
    assert own(state)["goods"] == {"pink": 1, "red": 2}


@rule("B17.5", "B10.5")
def test_with_monastery_5_the_ship_takes_two_depots() -> None:
    state = with_ship(tiles={"8": "monastery-5"}, stock={"1": {"red": 1}, "2": {"pink": 1}, "4": {"teal": 1}})
    play(state, "place 1 ship 15", "load 1", "load 2")
    assert own(state)["goods"] == {"pink": 1, "red": 1}
    assert table_of(state)["solo"]["gone"] == {"teal": 1}


@rule("B17.11")
def test_alone_there_is_no_bridge() -> None:
    state = with_ship(stock={"1": {"red": 1}})
    told = play(state, "place 1 ship 15", "load 1")
    assert not [event for event in told if event.startswith("marker-moved")]
    assert table_of(state)["place"] == [1]


@rule("B17.5")
def test_five_goods_may_be_traded_for_a_black_tile_which_lies_face_down() -> None:
    state = with_ship(
        goods={"red": 4}, stock={"1": {"pink": 3}}, depots={"black": ["church", "mine"]}, sold={"red": 1}
    )
    play(state, "place 1 ship 15", "load 1")
    assert lines(state)[:3] == ["trade church", "trade mine", "decline"]
    assert play(state, "trade mine") == ["tile-traded 0 mine"]
    assert own(state)["storage"] == ["blank"]
    assert lines(state) == ["give-goods pink", "give-goods red"]
    told = play(
        state, "give-goods red", "give-goods pink", "give-goods pink", "give-goods red", "give-goods red"
    )
    assert told[:2] == ["goods-given 0 red", "goods-given 0 pink"]
    assert (own(state)["goods"], own(state)["sold"]) == ({"pink": 1, "red": 1}, {"red": 1})
    assert table_of(state)["solo"]["blanks"] == ["mine"]
    assert table_of(state)["depots"]["black"] == ["church", None, None, None]
    assert table_of(state)["pending"] == []


@rule("B17.5")
def test_where_there_is_no_choice_the_goods_go_by_themselves() -> None:
    state = with_ship(goods={"red": 5}, depots={"black": ["church"]})
    told = play(state, "place 1 ship 15", "trade church")
    assert told.count("goods-given 0 red") == 5
    assert own(state)["goods"] == {}


@rule("B17.5")
@pytest.mark.parametrize(("goods", "black"), [({"red": 4}, ["church"]), ({"red": 5}, [])])
def test_no_trade_without_five_goods_and_a_black_tile(goods: dict[str, int], black: list[str]) -> None:
    state = with_ship(goods=goods, depots={"black": black})
    play(state, "place 1 ship 15")
    assert not [line for line in lines(state) if line.startswith("trade")]
    assert why(state, "trade church") == ("no-ship", "B17.5")


@rule("B17.5")
def test_the_trade_is_open_only_right_after_a_ship_and_once() -> None:
    state = with_ship(goods={"red": 12}, depots={"black": ["church", "bank"]})
    assert not [line for line in lines(state) if line.startswith("trade")]
    play(state, "place 1 ship 15", "trade church")
    assert not [line for line in lines(state) if line.startswith("trade")]
    state = with_ship(goods={"red": 12}, depots={"black": ["church"]})
    play(state, "place 1 ship 15", "decline")
    assert not [line for line in lines(state) if line.startswith("trade")]


@rule("B17.5", "B5.5")
def test_with_full_storage_room_is_made_for_the_blank() -> None:
    state = solo_with(
        storage=["mine", "bank", "mine"],
        tiles={"8": "monastery-1", "15": "ship"},
        goods={"red": 5},
        depots={"black": ["church"]},
        pending=[{"effect": "trade"}],
    )
    play(state, "trade church")
    assert lines(state) == ["discard mine", "discard bank"]
    play(state, "discard bank")
    assert own(state)["storage"] == ["mine", "mine", "blank"]
    assert own(state)["goods"] == {}


@rule("B17.5")
def test_a_blank_is_placed_by_number_and_adjacency_on_a_space_of_any_colour() -> None:
    state = solo_with(dice=(3, 6), storage=["blank"], tiles={})
    assert open_to(state, "place 3 blank") == ["8"]
    assert open_to(state, "place 6 blank") == ["1"]
    assert why(state, "place 3 blank 14") == ("too-few-workers", "B5.2")
    assert why(state, "place 3 blank 13") == ("not-next-to-tile", "B5.7")
    state = solo_with(dice=(3, 6), storage=["blank"], workers=2)
    assert open_to(state, "place 3 blank") == ["8", "14"]


@rule("B17.5", "B10.9")
@pytest.mark.parametrize("monastery", [9, 10, 11])
def test_no_monastery_helps_to_place_a_blank_but_number_8_does(monastery: int) -> None:
    state = solo_with(dice=(4, 4), tiles={"8": f"monastery-{monastery}"}, storage=["blank"])
    assert open_to(state, "place 4 blank") == ["2"]
    state = solo_with(dice=(4, 4), tiles={"8": "monastery-8"}, storage=["blank"], workers=1)
    assert open_to(state, "place 4 blank") == ["1", "2", "9", "14"]


@rule("B17.5")
def test_a_blank_has_no_effect_no_kind_and_no_income_but_fills_its_space() -> None:
    state = solo_with(
        dice=(5, 6),
        round=5,
        tiles={"8": "monastery-1"},
        storage=["blank"],
        blanks=["mine"],
        stock={"1": {"red": 1}},
    )
    told = play(state, "place 5 blank 14")
    assert told[:2] == ["tile-placed 0 blank 14", "area-filled 0 mine 1"]
    assert points(told, "areas") == [1]
    assert points(told, "phases") == [10]
    play(state, "take-workers 6")
    told = play(state, "end-turn")
    assert not [event for event in told if event.startswith("mines-paid")]


@rule("B17.5", "B6.7", "B6.9")
def test_blanks_are_no_animals_and_no_building_of_a_kind() -> None:
    state = solo_with(
        dice=(6, 2),
        tiles={"31": "ship", "37": "blank", "24": "blank", "28": "blank"},
        storage=["cow-3", "bank"],
    )
    assert points(play(state, "place 6 cow-3 30"), "animals") == [3]


@rule("B17.5", "B8.4")
def test_a_blank_completes_areas_and_colours_as_usual() -> None:
    mines = {"14": "mine", "4": "mine"}
    state = solo_with(
        dice=(5, 6), tiles={**mines, "28": "bank"}, storage=["blank"], depots={"black": ["church"]}
    )
    told = play(state, "place 5 blank 35")
    assert "colour-filled 0 mine" in told


@rule("B17.5", "B7.7")
def test_castle_and_town_hall_place_a_blank_like_any_stored_tile() -> None:
    state = solo_with(storage=["blank"], pending=[{"effect": "town-hall"}])
    assert open_to(state, "place any blank") == ["1", "8", "14"]
    state = solo_with(storage=["blank"], pending=[{"effect": "extra-action"}])
    assert open_to(state, "place any blank") == ["1", "8", "14"]
