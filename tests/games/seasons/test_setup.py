"""The options, and the table before the first move."""

from typing import Any

import pytest

import bastide
from bastide.games import seasons
from tests.clauses import rule
from tests.games.seasons.tables import chance, options_with, table_of


def new_table(**options: Any) -> dict[str, Any]:
    return table_of(seasons.new_game(options_with(**options)))


# -- the table


@rule("S1.1", "S2.3")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_the_set_up_does_not_give_out_is_the_stock(seats: int) -> None:
    assert new_table(seats=seats)["stock"] == {
        "sand": 19 - seats,
        "wood": 17 - seats,
        "clay": 14,
        "stone": 14,
        "silver": 14,
    }


@rule("S1.1", "S2.1", "S2.3")
@pytest.mark.parametrize(("seats", "rounds", "bank"), [(2, 12, 87), (3, 15, 81), (4, 12, 81)])
def test_a_taler_lies_on_each_round_space_and_the_rest_is_the_bank(
    seats: int, rounds: int, bank: int
) -> None:
    state = seasons.new_game(options_with(seats=seats))
    view = seasons.view(state, None)
    assert (view["rounds"], view["track"], view["bank"]) == (rounds, rounds, bank)


@rule("S2.2")
def test_one_piece_of_every_resource_lies_on_the_defence_tower() -> None:
    assert new_table()["tower"] == {"sand": 1, "wood": 1, "clay": 1, "stone": 1, "silver": 1}


@rule("S2.3", "S2.4")
def test_each_player_begins_with_three_talers_sand_and_wood_and_no_points() -> None:
    for player in new_table(seats=4)["players"]:
        assert player["talers"] == 3
        assert player["resources"] == {"sand": 1, "wood": 1, "clay": 0, "stone": 0, "silver": 0}
        assert (player["points"], player["played"]) == (0, [])


@rule("S2.4")
def test_all_tiles_lie_on_the_board_and_nobody_stands_anywhere() -> None:
    table = new_table()
    assert sum(tile["unbuilt"] for tile in table["castle"]["tiles"]) == 23
    assert all(place["seat"] is None for tile in table["castle"]["tiles"] for place in tile["places"])
    assert all(cart["seat"] is None for cart in table["carts"])


@rule("S2.3")
def test_chance_names_the_first_active_player() -> None:
    state = seasons.new_game(options_with(seats=3))
    assert chance(state, "start 2") == ["start-chosen 2", "round-began 2 1 1"]
    assert table_of(state)["active"] == 2
    move: Any = seasons.NOTATION.read("start 2")
    assert seasons.check_chance(seasons.new_game(options_with()), move) is not None


# -- the options


def test_what_can_be_chosen() -> None:
    assert options_with() == {
        "seats": 2,
        "season": "summer",
        "purchase": "one",
        "last_piece": "kept",
        "tie": "pieces",
        "full_hand": "all-left",
        "cards_back": "all-played",
        "costs": {},
        "points": {},
        "prices": {},
        "winter_spaces": [10, 8, 6, 4],
    }


def test_a_host_may_correct_costs_points_prices_and_winter_spaces() -> None:
    match = bastide.Match(
        "seasons",
        season="winter",
        costs={"tower": 12, "house": 7},
        points={"keep": 20},
        prices={"market-1": 0, "market-2": 30, "inn-1": 4},
        winter_spaces=[12, 1],
    )
    tiles = {tile["tile"]: tile for tile in match.view(None)["castle"]["tiles"]}
    assert (tiles["tower"]["cost"], tiles["house"]["cost"], tiles["palace"]["cost"]) == (12, 7, 30)
    assert (tiles["keep"]["points"], tiles["tower"]["points"]) == (20, 8)
    assert [place["price"] for place in tiles["market"]["places"]] == [0, 30]
    assert match.view(None)["winter"]["spaces"] == [12, 1]
    assert match.view(None)["corrected"]["prices"] == {"market-1": 0, "market-2": 30, "inn-1": 4}


@pytest.mark.parametrize(
    ("given", "key"),
    [
        ({"costs": {"tower": 6}}, "option-mapping"),
        ({"costs": {"tower": 31}}, "option-mapping"),
        ({"costs": {"market": 10}}, "option-mapping"),
        ({"costs": [10]}, "option-mapping"),
        ({"points": {"keep": 7}}, "option-mapping"),
        ({"points": {"keep": -2}}, "option-mapping"),
        ({"points": {"keep": True}}, "option-mapping"),
        ({"prices": {"market-1": -1}}, "option-mapping"),
        ({"prices": {"market-3": 1}}, "option-mapping"),
        ({"winter_spaces": [3, 3], "season": "winter"}, "option-different"),
        ({"winter_spaces": [16], "season": "winter"}, "option-different"),
        ({"winter_spaces": [1, 2, 3, 4, 5, 6, 7], "season": "winter"}, "option-different"),
        ({"winter_spaces": [13], "season": "winter"}, "space-not-in-use"),
        ({"winter_spaces": [3]}, "option-contradicts"),
        ({"seats": 5}, "option-value"),
        ({"season": "spring"}, "option-value"),
    ],
)
def test_an_option_that_cannot_be_is_refused(given: dict[str, Any], key: str) -> None:
    with pytest.raises(bastide.BadOption) as refusal:
        bastide.Match("seasons", **given)
    assert refusal.value.message.key == key
    assert str(refusal.value)


@rule("S2.1", "S8.11")
def test_a_space_of_the_long_track_may_be_marked_with_three_players() -> None:
    match = bastide.Match("seasons", seats=3, season="winter", winter_spaces=[15], chance="manual")
    match.play(bastide.CHANCE, "start 0")
    assert match.to_act == (bastide.CHANCE,)


def test_options_survive_a_record() -> None:
    match = bastide.Match("seasons", seed=1, costs={"tower": 12}, season="winter", winter_spaces=[12])
    again = bastide.replay(match.record())
    assert again.state == match.state
    assert again.options == match.options
