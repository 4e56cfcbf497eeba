"""The solo game: set-up, rounds, the end; options, views and lines of it."""

from itertools import pairwise
from random import Random
from typing import Any

import pytest

import bastide
from bastide.games import burgundy
from bastide.games.burgundy.components import COLOUR_OF, COLOURS, DUCHY, LAYOUTS, TILE
from bastide.games.burgundy.shown import part_of
from tests.clauses import rule
from tests.games.burgundy.modes.tables import all_but, markers, solo_with
from tests.games.burgundy.tables import (
    chance,
    lines,
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
