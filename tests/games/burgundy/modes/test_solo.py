"""The solo game: islands and rivers, ships and blanks, the end."""

from itertools import pairwise
from random import Random
from typing import Any

import pytest

import bastide
from bastide.games import burgundy
from bastide.games.burgundy.components import COLOUR_OF, COLOURS, DUCHY, LAYOUTS, SHIP, TILE
from bastide.games.burgundy.shown import part_of
from bastide.games.burgundy.state import State
from tests.clauses import rule
from tests.games.burgundy.modes.tables import all_but, markers, solo_with
from tests.games.burgundy.tables import (
    chance,
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


def new_solo_game(**options: Any) -> bastide.Match:
    return bastide.Match("burgundy", **{"seats": 1, "mode": "solo", "chance": "manual", **options})


# -- set-up


@rule("B17.1")
def test_alone_one_begins_with_one_silver_two_workers_and_three_goods() -> None:
    match = new_solo_game()
    match.play(-1, "deal red red teal")
    (duchy,) = match.view(0)["duchies"]
    assert (duchy["silver"], duchy["workers"], duchy["goods"]) == (1, 2, {"teal": 1, "red": 2})


@rule("B17.1")
@pytest.mark.parametrize(
    ("duchy", "castles"), [("13a", ["7", "9", "12", "29"]), ("13b", ["2", "10", "19", "37"])]
)
def test_the_starting_castle_goes_on_any_dark_green_space(duchy: str, castles: list[str]) -> None:
    match = new_solo_game(duchies=[duchy])
    match.play(-1, "deal red red teal")
    assert match.legal(0) == [f"choose-duchy {duchy} {space}" for space in castles]
    match.play(0, f"choose-duchy {duchy} {castles[2]}")
    assert match.view(0)["duchies"][0]["tiles"] == {castles[2]: "castle"}
    assert (match.result.scores, match.view(0)["solo"]["score"]) == ([1], 0)


@rule("B17.2", "B17.8")
def test_a_view_says_where_the_target_may_come_to_stand() -> None:
    track = part_of(burgundy.view(solo_with(), 0), "solo")["track"]
    assert (track[0], track[-1]) == (5, 55)
    assert {after - before for before, after in pairwise(track)} == {5}


@rule("B17.1")
def test_the_board_is_that_for_two() -> None:
    match = new_solo_game(chance="auto", seed=1)
    match.play(0, match.legal(0)[0])
    assert [len(tiles) for tiles in match.view(0)["depots"].values()] == [2] * 6 + [4]


@rule("B17.1")
def test_any_number_of_goods_colours_may_be_held() -> None:
    held = {"teal": 1, "purple": 1, "pink": 1}
    state = solo_with(
        dice=(1, 6),
        tiles={"8": "monastery-1"},
        storage=["ship"],
        goods=held,
        stock={"4": {"red": 1, "brown": 2}},
    )
    play(state, "place 1 ship 15", "load 4")
    assert own(state)["goods"] == {**held, "red": 1, "brown": 2}


@rule("B17.2")
@pytest.mark.parametrize("target", [45, 50, 55])
def test_the_score_begins_at_0_and_the_target_where_the_host_put_it(target: int) -> None:
    state = burgundy.new_game(options_with(seats=1, mode="solo", target=target))
    assert markers(state) == (0, target)
    assert markers(burgundy.new_game(options_with(seats=1, mode="solo"))) == (0, 50)


@rule("B17.2")
@pytest.mark.parametrize("target", [44, 56, "50", 47.0])
def test_no_other_target_can_be_chosen(target: object) -> None:
    with pytest.raises(bastide.BadOption):
        bastide.Match("burgundy", seats=1, mode="solo", target=target)


# -- rounds


@rule("B17.3", "B4.1")
def test_all_three_dice_are_rolled_and_the_goods_come_before_the_tile_goes() -> None:
    state = solo_with(stage="roll", depots={"2": ["monastery-1", "castle"]}, round_goods=["red"])
    told = chance(state, "roll 3 6 2")
    assert told == ["dice-rolled 0 3 6", "round-began 2 red 2", "tile-removed monastery-1 2"]
    assert table_of(state)["stock"]["2"] == {"red": 1}
    assert table_of(state)["depots"]["2"] == [None, "castle"]
    assert table_of(state)["removed"] == {"monastery-1": 1}


@rule("B17.3")
@pytest.mark.parametrize("depot", range(1, 7))
def test_the_topmost_or_leftmost_tile_goes_then_the_other(depot: int) -> None:
    """With two players a depot has two spaces in use, listed from the top, in 1 and 4 from the left."""
    state = solo_with(stage="roll", depots={str(depot): ["bank", "ship"]}, round_goods=["red", "red"])
    assert chance(state, f"roll 1 1 {depot}")[-1] == f"tile-removed bank {depot}"
    state = solo_with(stage="roll", depots={str(depot): [None, "ship"]}, round_goods=["red", "red"])
    assert chance(state, f"roll 1 1 {depot}")[-1] == f"tile-removed ship {depot}"


@rule("B17.3")
def test_the_spaces_for_two_lie_in_the_order_of_their_colours_as_printed() -> None:
    match = new_solo_game(chance="auto", seed=5)
    match.play(0, match.legal(0)[0])
    first = {"1": "building", "2": "monastery", "3": "animal", "4": "ship", "5": "mine", "6": "building"}
    second = {"1": "ship", "2": "castle", "3": "building", "4": "building", "5": "monastery", "6": "animal"}
    state = match.state
    filled = next(row.line.split()[1:] for row in match.log if row.line.startswith("fill"))
    for number, depot in enumerate("123456"):
        colours = [colour_of(filled[2 * number]), colour_of(filled[2 * number + 1])]
        assert colours == [first[depot], second[depot]]
    assert state.round == 0


def colour_of(tile: str) -> str:
    return COLOURS[COLOUR_OF[TILE.read(tile)]]


@rule("B17.3")
def test_an_empty_depot_passes_it_on_clockwise_to_the_next_that_has_a_tile() -> None:
    state = solo_with(stage="roll", depots={"2": ["bank"], "4": ["ship"]}, round_goods=["red"])
    told = chance(state, "roll 1 1 5")
    assert told[-2:] == ["round-began 2 red 5", "tile-removed bank 2"]  # 5, 6, 1, 2
    assert table_of(state)["stock"]["5"] == {"red": 1}


@rule("B17.3")
def test_with_six_empty_depots_no_tile_goes_not_even_a_black_one() -> None:
    state = solo_with(stage="roll", depots={"black": ["bank"]}, round_goods=["red"])
    assert chance(state, "roll 1 1 5") == ["dice-rolled 0 1 1", "round-began 2 red 5"]
    assert table_of(state)["depots"]["black"][0] == "bank"


@rule("B17.3")
def test_in_the_other_games_the_white_die_removes_nothing() -> None:
    state = state_with(stage="roll", depots={"2": ["monastery-1"]}, round_goods=["red"])
    assert not [event for event in chance(state, "roll 1 1 1 1 2") if event.startswith("tile-removed")]


# -- islands


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


# -- ships and blanks


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


# -- monasteries and colours


@rule("B17.6")
@pytest.mark.parametrize(
    ("monastery", "more", "gained"),
    [
        (15, {"sold": {"red": 3, "teal": 1}}, 4),
        (17, {"tiles": {"2": "watchtower"}}, 4),
        (24, {"tiles": {"1": "cow-2", "11": "pig-3"}}, 8),
        (25, {"sold": {"red": 3, "teal": 1}}, 4),
        (26, {"tiles": {"4": "mine", "14": "mine", "35": "blank"}}, 3),
    ],
)
def test_a_monastery_scores_when_it_is_placed(monastery: int, more: dict[str, Any], gained: int) -> None:
    state = solo_with(**{"dice": (3, 6), "storage": [f"monastery-{monastery}"], **more})
    told = play(state, f"place 3 monastery-{monastery} 8")
    assert points(told, f"final-{monastery}") == [gained]
    assert markers(state)[0] == gained + 1 + 10  # and the area of one space in phase A


@rule("B17.6", "B17.11")
def test_nothing_scores_at_the_end() -> None:
    state = solo_with(
        phase="E",
        round=5,
        dice=(None, None),
        tiles={"8": "monastery-17", "2": "watchtower"},
        goods={"red": 2},
        silver=4,
        workers=5,
    )
    told = play(state, "end-turn")
    assert told == ["turn-ended 0", "phase-ended E", "game-ended"]
    assert markers(state)[0] == 0


LAST_MINE = {"14": "mine", "4": "mine", "28": "bank"}  # a mine on 35 finishes the colour


@rule("B17.7")
def test_a_finished_colour_places_a_black_tile_at_once_instead_of_points() -> None:
    state = solo_with(
        dice=(5, 6), tiles=LAST_MINE, storage=["mine"], depots={"1": ["ship"], "black": ["castle", "church"]}
    )
    told = play(state, "place 5 mine 35")
    assert not points(told, "bonuses")
    assert not [event for event in told if event.startswith("bonus-taken")]
    assert set(lines(state)) == {"resolve size", "resolve phase", "resolve colour"}
    play(state, "resolve colour")
    assert "place-from black castle 29" in lines(state)  # whatever the number
    assert "place-from black church 2" not in lines(state)  # no tile lies next to it
    assert not [line for line in lines(state) if "ship" in line or line == "decline"]
    told = play(state, "place-from black castle 29")
    assert told[0] == "tile-laid 0 castle black 29"
    assert table_of(state)["depots"]["black"] == [None, "church", None, None]


@rule("B17.7", "B6.9")
def test_the_direct_tile_keeps_to_one_of_a_kind() -> None:
    state = solo_with(dice=(5, 6), tiles=LAST_MINE, storage=["mine"], depots={"black": ["bank", "castle"]})
    play(state, "place 5 mine 35", "resolve colour")
    assert open_to(state, "place-from black bank") == ["5", "10", "36"]  # 34 is in the city of 28
    assert why(state, "place-from black bank 34") == ("city-has-one", "B6.9")
    assert why(state, "place-from 3 bank 36") == ("only-black-depot", "B17.7")
    assert why(state, "place-from black ship 27") == ("tile-not-in-depot", "B17.7")


@rule("B17.7")
def test_a_colour_finished_by_the_direct_tile_brings_another() -> None:
    castles = {"7": "castle", "9": "castle", "12": "castle"}
    state = solo_with(
        dice=(5, 6), castle=castles, tiles=LAST_MINE, storage=["mine"], depots={"black": ["castle", "church"]}
    )
    play(state, "place 5 mine 35", "resolve colour")
    told = play(state, "place-from black castle 29")
    assert "colour-filled 0 castle" in told
    play(state, "resolve colour")
    assert open_to(state, "place-from black church")


@rule("B17.7")
def test_the_tile_for_a_colour_that_such_a_tile_finished_may_be_let_go_the_first_may_not() -> None:
    castles = {"7": "castle", "9": "castle", "12": "castle"}
    state = solo_with(
        dice=(5, 6), castle=castles, tiles=LAST_MINE, storage=["mine"], depots={"black": ["castle", "church"]}
    )
    play(state, "place 5 mine 35", "resolve colour")
    assert why(state, "decline") == ("must-be-used", "B17.7")
    play(state, "place-from black castle 29", "resolve colour")
    assert "decline" in lines(state)
    assert burgundy.read_state(burgundy.write_state(state)) == state
    assert play(state, "decline")[0] == "effect-declined 0 finished-colour"
    assert table_of(state)["depots"]["black"] == [None, "church", None, None]


@rule("B17.7")
def test_a_colour_finished_by_what_such_a_tile_does_is_a_first_one_again() -> None:
    """The town hall of the reward places the last castle from storage."""
    state = solo_with(
        dice=(5, 6),
        castle={"7": "castle", "9": "castle", "12": "castle"},
        tiles=LAST_MINE,
        storage=["mine", "castle"],
        depots={"black": ["town-hall", "church"]},
    )
    play(state, "place 5 mine 35", "resolve colour", "place-from black town-hall 36")
    play(state, "resolve effect", "place any castle 29", "resolve colour")
    assert open_to(state, "place-from black church")
    assert "decline" not in lines(state)


@rule("B17.7")
@pytest.mark.parametrize("black", [[], ["ship"]])
def test_with_no_tile_that_can_be_placed_it_lapses(black: list[str]) -> None:
    tiles = {**LAST_MINE, "27": "blank"}
    tiles |= {"3": "ship", "15": "ship", "17": "ship", "20": "ship", "31": "ship"} if black else {}
    state = solo_with(dice=(5, 6), tiles=tiles, storage=["mine"], depots={"black": black})
    assert "effect-lapsed 0 finished-colour" in play(state, "place 5 mine 35")


# -- winning and losing


@rule("B17.10", "B17.11")
def test_the_game_is_won_at_once_when_the_last_space_is_filled() -> None:
    state = solo_with(dice=(6, 5), round=2, tiles=all_but("1"), storage=["cow-2"], depots={"black": ["bank"]})
    told = play(state, "place 6 cow-2 1")
    assert told == ["tile-placed 0 cow-2 1", "duchy-filled 0"]
    assert burgundy.to_act(state) == ()
    result = burgundy.result(state)
    assert (result.final, result.winners, result.scores) == (True, [0], [37])
    assert result.sheets == [
        {
            "spaces-castle": 4,
            "spaces-mine": 3,
            "spaces-monastery": 6,
            "spaces-ship": 6,
            "spaces-animal": 6,
            "spaces-building": 12,
        }
    ]


@rule("B17.11", "B6.10")
def test_what_is_still_open_when_the_last_space_is_filled_comes_no_more() -> None:
    state = solo_with(tiles=all_but("9", "14"), storage=["castle", "mine"], dice=(2, 6))
    play(state, "place 2 castle 9", "resolve effect")
    assert play(state, "place any mine 14") == ["tile-placed 0 mine 14", "duchy-filled 0"]
    assert (table_of(state)["pending"], burgundy.to_act(state)) == ([], ())


@rule("B17.10", "B17.7")
def test_a_direct_tile_may_be_the_last_one() -> None:
    state = solo_with(dice=(6, 5), tiles=all_but("1", "35"), storage=["mine"], depots={"black": ["cow-3"]})
    play(state, "place 5 mine 35", "resolve colour")
    assert burgundy.to_act(state) == ()
    assert burgundy.result(state).winners == [0]


@rule("B17.10")
def test_with_a_space_left_after_25_rounds_it_is_lost() -> None:
    state = solo_with(phase="E", round=5, dice=(None, None), tiles=all_but("1"))
    assert burgundy.result(state).winners == []
    play(state, "end-turn")
    result = burgundy.result(state)
    assert (result.final, result.winners, result.ranking, result.scores) == (True, [], [1], [36])
    assert result.sheets[0]["spaces-animal"] == 5


@rule("B17.10")
def test_25_rounds_are_played() -> None:
    match = bastide.Match("burgundy", seats=1, mode="solo", seed=1)
    while not match.over:
        line = next(one for one in match.legal(0) if not one.startswith(("place", "take ", "buy")))
        match.play(0, line)
    assert sum(row.line.startswith("roll") for row in match.log) == 25


@rule("B17.11", "B5.5")
def test_storage_has_three_spaces() -> None:
    state = solo_with(storage=["mine", "bank"], depots={"3": ["ship", "castle"]})
    play(state, "take 3 3 ship")
    assert own(state)["storage"] == ["mine", "bank", "ship"]
    state = solo_with(storage=["mine", "bank", "ship"], depots={"3": ["castle"]})
    play(state, "take 3 3 castle")
    assert {line.split()[0] for line in lines(state)} == {"discard"}


@rule("B17.11")
def test_a_sale_gives_one_silver_and_two_points_for_each_tile() -> None:
    state = solo_with(goods={"pink": 3})
    told = play(state, "sell-goods 3 3")
    assert points(told, "goods") == [6]
    assert own(state)["silver"] == 1


# -- options, view, lines


@rule("B17.1", "B17.2")
@pytest.mark.parametrize(
    ("options", "key"),
    [
        ({"seats": 2, "mode": "solo"}, "seats-for-mode"),
        ({"seats": 1}, "seats-for-mode"),
        ({"seats": 1, "mode": "solo", "edition": "2011"}, "option-contradicts"),
        ({"seats": 1, "mode": "solo", "modules": ["inns"]}, "option-contradicts"),
        ({"seats": 1, "mode": "solo", "setup": "experts-secret"}, "option-contradicts"),
        ({"seats": 1, "mode": "solo", "duchies": ["12a"]}, "option-contradicts"),
        ({"seats": 1, "mode": "solo", "duchies": ["3"]}, "option-contradicts"),
        ({"seats": 2, "duchies": ["13a"]}, "option-contradicts"),
        ({"seats": 2, "edition": "2011", "duchies": ["13b"]}, "option-contradicts"),
    ],
)
def test_options_that_do_not_go_with_playing_alone_are_refused(options: dict[str, Any], key: str) -> None:
    with pytest.raises(bastide.BadOption) as refusal:
        burgundy.new_game(options_with(**options))
    assert refusal.value.message.key == key
    assert str(refusal.value)


@rule("B16.1", "B17.1")
@pytest.mark.parametrize(("mode", "seats"), [("standard", 2), ("team", 4), ("solo", 1)])
def test_who_does_not_say_how_many_gets_what_the_mode_needs(mode: str, seats: int) -> None:
    match = bastide.Match("burgundy", seed=1, mode=mode)
    assert match.options["seats"] == match.view(None)["seats"] == seats
    assert bastide.replay(match.record()).options["seats"] == seats


def test_the_view_shows_islands_rivers_and_what_is_unsure() -> None:
    layout = burgundy.view(solo_with(), 0)["layouts"]["13a"]
    assert layout["rivers"] == [["3", "15"], ["15", "20"], ["17", "27"], ["17", "31"], ["20", "27"]]
    assert layout["hexes"][:3] == [[0, 1], [0, 2], [0, 6]]
    assert layout["confidence"] == "verified"
    sure = {word: LAYOUTS[1][DUCHY.read(word)].confidence for word in ("12a", "12b", "13a", "13b")}
    assert sure == {"12a": "likely", "12b": "reconstructed", "13a": "verified", "13b": "open"}


def test_the_usual_duchies_are_written_as_before() -> None:
    layout = burgundy.view(state_with(), 0)["layouts"]["1"]
    assert set(layout) == {"colours", "numbers", "areas", "confidence"}


def test_a_view_of_the_solo_game_is_enough_to_go_on() -> None:
    state = solo_with(
        score=44, silver=3, storage=["mine"], dice=(5, 6), tiles={"8": "monastery-1"}, blanks=["bank"]
    )
    play(state, "place 5 mine 14")
    view = burgundy.view(state, 0)
    assert part_of(view, "solo")["open"] == ["size", "phase"]
    assert part_of(view, "solo")["tile"] == "mine"
    assert burgundy.from_view(view, Random(1)) == state


def test_lines_of_the_solo_game_are_explained_to_others() -> None:
    state = state_with(goods={"red": 5})
    for line in ("resolve size", "buy-points 1", "trade bank", "give-goods red"):
        assert why(state, line) == ("not-alone", "B17.1")
    assert why(state, "place-from black ship 17") == ("module-off", "B18.1")  # shields place so, too
