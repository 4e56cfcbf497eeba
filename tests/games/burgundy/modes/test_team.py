"""The team game: two teams of two with one double duchy each, their turns and their end."""

from random import Random
from typing import Any

import pytest

import bastide
from bastide.core.game import Result
from bastide.games import burgundy
from bastide.games.burgundy.components import DUCHY, LAYOUTS
from bastide.games.burgundy.events import Scored
from bastide.games.burgundy.stages import OVER
from tests.clauses import rule
from tests.games.burgundy.modes.tables import team_with
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


def new_team_game(*moves: str, duchy: str = "12a") -> bastide.Match:
    """A team game in which chance has brought this much."""
    match = bastide.Match("burgundy", seats=4, mode="team", duchies=[duchy], chance="manual")
    for line in moves:
        match.play(-1, line)
    return match


# -- set-up


@rule("B16.1")
def test_partners_sit_opposite_and_the_stack_goes_a1_b1_a2_b2() -> None:
    match = new_team_game("start 2")
    view = match.view(None)
    assert view["team"] == {"names": ["A2", "B2", "A1", "B1"], "partners": [2, 3, 0, 1], "room": 2}
    assert [view["team"]["names"][seat] for seat in view["line"]] == ["A1", "B1", "A2", "B2"]
    assert view["place"] == [1, 1, 1, 1]


@rule("B16.1")
@pytest.mark.parametrize(
    ("start", "names"),
    [
        (0, ["A1", "B1", "A2", "B2"]),
        (1, ["B2", "A1", "B1", "A2"]),
        (2, ["A2", "B2", "A1", "B1"]),
        (3, ["B1", "A2", "B2", "A1"]),
    ],
)
def test_whoever_begins_is_a1_and_the_others_follow_clockwise(start: int, names: list[str]) -> None:
    assert new_team_game(f"start {start}").view(None)["team"]["names"] == names


@rule("B16.1", "B16.8")
def test_on_12a_the_one_castle_of_a_team_stands_in_the_middle_on_the_one() -> None:
    match = new_team_game("start 0", "deal red red red teal teal teal")
    assert [duchy["tiles"] for duchy in match.view(None)["duchies"]] == [{"37": "castle"}] * 4
    assert match.view(None)["layouts"]["12a"]["numbers"][36] == 1
    assert match.state.stacks[0] == 12  # of 14 castles two are used


@rule("B16.1")
@pytest.mark.parametrize("start", range(4))
def test_on_12b_the_first_of_each_team_picks_the_one_or_the_six(start: int) -> None:
    match = new_team_game(f"start {start}", "deal red red red teal teal teal", duchy="12b")
    first, second = start, (start + 1) % 4
    assert match.to_act == (first,)
    assert match.legal(first) == ["choose-duchy 12b 34", "choose-duchy 12b 37"]
    layout = LAYOUTS[1][DUCHY.read("12b")]
    assert [layout.number[space] for space in (33, 36)] == [6, 1]
    match.play(first, "choose-duchy 12b 34")
    assert match.to_act == (second,)
    match.play(second, "choose-duchy 12b 37")
    castles = [duchy["tiles"] for duchy in match.view(None)["duchies"]]
    assert castles[first] == castles[(first + 2) % 4] == {"34": "castle"}
    assert castles[second] == castles[(second + 2) % 4] == {"37": "castle"}
    assert match.to_act == (-1,)


@rule("B16.1")
def test_on_12b_no_other_castle_space_will_do() -> None:
    match = new_team_game("start 0", "deal red red red teal teal teal", duchy="12b")
    reason = match.why(0, "choose-duchy 12b 20")
    assert reason is not None
    assert (reason.key, reason.clause) == ("castle-on-one-or-six", "B16.1")


@rule("B16.2")
def test_the_team_that_begins_has_three_workers_the_other_five_and_both_two_silver_and_three_goods() -> None:
    match = new_team_game("start 1", "deal red red pink teal teal brown")
    duchies = match.view(None)["duchies"]
    assert [duchy["workers"] for duchy in duchies] == [5, 3, 5, 3]
    assert [duchy["silver"] for duchy in duchies] == [2, 2, 2, 2]
    one, other = {"pink": 1, "red": 2}, {"teal": 2, "brown": 1}
    assert [duchy["goods"] for duchy in duchies] == [other, one, other, one]


@rule("B16.2")
def test_chance_deals_three_goods_to_a_team_not_to_a_player() -> None:
    match = new_team_game("start 0")
    with pytest.raises(bastide.IllegalMove):
        match.play(-1, "deal " + " ".join(["red"] * 3 + ["teal"] * 3 + ["pink"] * 6))
    assert len(burgundy.NOTATION.write(burgundy.draw_chance(match.state, Random(1))).split()) == 7


# -- turns, ships, purchases


@rule("B16.5", "B4.5")
def test_a_ship_on_the_last_bridge_space_comes_to_the_top_of_the_stack() -> None:
    state = team_with(
        dice=((4, 1), (1, 1), (2, 2), (1, 1)),
        place=(7, 7, 1, 1),
        line=[1, 0, 2, 3],
        turn=1,
        own={0: ["ship"]},
    )
    assert play(state, "place 4 ship 36")[-1] == "marker-moved 0 7"
    assert table_of(state)["line"] == [0, 1, 2, 3]


@rule("B16.10", "B6.2")
def test_a_ship_moves_the_marker_of_who_placed_it() -> None:
    state = team_with(dice=((4, 1), (1, 1), (2, 2), (1, 1)), own={0: ["ship"]})
    play(state, "place 4 ship 36")
    assert table_of(state)["place"] == [2, 1, 1, 1]


@rule("B16.6")
def test_each_player_may_buy_once_in_the_own_turn() -> None:
    state = team_with(
        dice=((None, None), (None, None), (None, None), (1, 1)),
        depots={"black": ["bank", "church"]},
        one={"silver": 4},
    )
    play(state, "buy black bank 2 0", "store own")
    assert why(state, "buy black church 2 0") == ("bought-already", "B5.3")
    play(state, "end-turn")
    play(state, "end-turn", seat=1)
    play(state, "buy black church 2 0", "store own", seat=2)
    assert own(state)["silver"] == 0


@rule("B16.6")
def test_board_sale_and_bonus_tiles_are_those_for_four() -> None:
    match = bastide.Match("burgundy", seats=4, mode="team", seed=1)
    assert [len(tiles) for tiles in match.view(None)["depots"].values()] == [4] * 6 + [8]
    state = team_with(dice=((2, 6), (1, 1), (2, 6), (1, 1)), one={"goods": {"purple": 3}})
    assert points(play(state, "sell-goods 2 2"), "goods") == [12]


MINES = ("9", "12", "22", "49", "50", "51")


@rule("B16.6", "B16.10")
@pytest.mark.parametrize(("taken", "bonus", "gained"), [((None, None), "large", 7), ((1, None), "small", 4)])
def test_a_filled_colour_brings_the_team_seven_or_four(
    taken: tuple[int | None, int | None], bonus: str, gained: int
) -> None:
    state = team_with(
        dice=((3, 5), (1, 1), (2, 2), (1, 1)),
        own={0: ["mine"]},
        bonuses={"mine": taken},
        one={"tiles": {space: "mine" for space in MINES if space != "50"}},
    )
    told = play(state, "place 3 mine 50")
    assert f"bonus-taken 0 mine {bonus}" in told
    assert points(told, "bonuses") == [gained]
    assert table_of(state)["duchies"][0]["points"]["bonuses"] == gained
    assert "bonuses" not in table_of(state)["duchies"][2]["points"]


@rule("B16.6", "B10.16")
def test_monastery_26_counts_the_bonus_tiles_of_both_partners() -> None:
    state = team_with(
        phase="E",
        round=5,
        turn=3,
        dice=((None, None),) * 4,
        bonuses={"mine": (0, 1), "ship": (2, None)},
        one={"tiles": {"24": "monastery-26"}},
    )
    assert points(play(state, "end-turn", seat=3), "final-26") == [6]


@rule("B16.8")
def test_a_team_holds_three_colours_of_goods_in_all() -> None:
    state = team_with(
        dice=((4, 1), (1, 1), (2, 2), (1, 1)),
        own={0: ["ship"]},
        stock={"1": {"red": 1, "pink": 2, "teal": 1}},
        one={"goods": {"teal": 1, "brown": 1}},
    )
    play(state, "place 4 ship 36", "load 1")
    assert lines(state) == ["take-goods pink", "take-goods red"]
    play(state, "take-goods pink")
    assert own(state, 2)["goods"] == {"teal": 2, "pink": 2, "brown": 1}


@rule("B16.8")
def test_a_city_reaches_over_both_halves() -> None:
    state = team_with(own={0: ["bank"]}, one={"tiles": {"38": "bank", "26": "church", "15": "market"}})
    assert open_to(state, "place 5 bank") == []  # 15, 26 and 38 are one city
    assert open_to(state, "place any bank") == []


# -- scoring and the end


@rule("B16.10")
def test_who_has_the_turn_scores_what_it_brings() -> None:
    state = team_with(dice=((1, 1), (1, 1), (4, 1), (1, 1)), turn=2, own={2: ["watchtower"]})
    play(state, "place 4 watchtower 38", seat=2)
    result = burgundy.result(state)
    assert result.scores == [0, 0, 4, 0]
    assert result.sheets[2]["watchtowers"] == 4


@rule("B16.10")
def test_mines_pay_a_team_once() -> None:
    state = team_with(
        round=5,
        turn=3,
        dice=((None, None),) * 4,
        one={"tiles": {"49": "mine", "50": "mine", "24": "monastery-2"}},
        other={"tiles": {"22": "mine"}},
    )
    told = play(state, "end-turn", seat=3)
    assert [event for event in told if event.startswith("mines-paid")] == [
        "mines-paid 0 2 2",
        "mines-paid 1 1 0",
    ]
    assert [own(state, seat)["silver"] for seat in range(4)] == [2, 1, 2, 1]


@rule("B16.7")
def test_what_is_left_counts_once_for_the_team_on_the_sheet_of_its_first_partner() -> None:
    state = team_with(
        start=2,
        phase="E",
        round=5,
        turn=3,
        dice=((None, None),) * 4,
        points={0: {"animals": 5}, 2: {"areas": 3}},
        one={
            "silver": 3,
            "workers": 5,
            "goods": {"red": 2},
            "tiles": {"24": "monastery-17", "38": "watchtower"},
        },
        other={"silver": 1},
    )
    play(state, "end-turn", seat=1)
    result = burgundy.result(state)
    assert result.final
    assert result.scores == [5, 0, 3 + 2 + 3 + 2 + 4, 1]
    assert result.sheets[2]["silver"] == 3
    assert result.sheets[2]["final-17"] == 4
    assert result.teams == [[0, 2], [1, 3]]
    assert (result.ranking, result.winners) == ([1, 2, 1, 2], [0, 2])


def result_with(
    one: dict[str, int], other: dict[str, int], own_tiles: dict[str, str], other_tiles: dict[str, str]
) -> Result:
    state = team_with(
        points={
            0: {"areas": one["first"]},
            2: {"areas": one["second"]},
            1: {"areas": other["first"]},
            3: {"areas": other["second"]},
        },
        one={"tiles": own_tiles},
        other={"tiles": other_tiles},
    )
    state.stage = OVER
    return burgundy.result(state)


@rule("B16.7")
def test_the_sum_of_a_team_decides_not_the_best_player() -> None:
    result = result_with({"first": 10, "second": 21}, {"first": 30, "second": 0}, {}, {})
    assert (result.ranking, result.winners) == ([1, 2, 1, 2], [0, 2])


@rule("B16.7")
def test_at_a_tie_the_team_with_more_empty_spaces_wins() -> None:
    result = result_with({"first": 10, "second": 20}, {"first": 30, "second": 0}, {"36": "ship"}, {})
    assert result.winners == [1, 3]
    assert result.ranking == [2, 1, 2, 1]
    assert result.tie == "most-empty"


@rule("B16.7")
def test_a_full_tie_is_a_shared_victory() -> None:
    result = result_with(
        {"first": 10, "second": 20}, {"first": 15, "second": 15}, {"36": "ship"}, {"35": "ship"}
    )
    assert (result.ranking, result.winners) == ([1, 1, 1, 1], [0, 1, 2, 3])


def test_the_result_of_a_whole_game_adds_up_by_player_and_by_team() -> None:
    match = bastide.Match("burgundy", seats=4, mode="team", seed=3)
    rng = Random(3)
    while not match.over:
        seat = match.to_act[0]
        legal = match.legal(seat)
        match.play(seat, legal[rng.randrange(len(legal))])
    result = match.result
    assert [sum(sheet.values()) for sheet in result.sheets] == result.scores
    scored = [event for row in match.log for event in row.events if isinstance(event, Scored)]
    for team in result.teams:
        of_team = sum(event.points for event in scored if event.seat in team)
        assert sum(result.scores[seat] for seat in team) == of_team


# -- options and lines


@rule("B16.1", "B16.7")
@pytest.mark.parametrize(
    ("options", "key"),
    [
        ({"seats": 2, "mode": "team"}, "seats-for-mode"),
        ({"seats": 4, "mode": "team", "edition": "2011"}, "option-contradicts"),
        ({"seats": 4, "mode": "team", "modules": ["shields", "inns"]}, "option-contradicts"),
        ({"seats": 4, "mode": "team", "setup": "experts"}, "option-contradicts"),
        ({"seats": 4, "mode": "team", "tie": "fewest_empty"}, "option-contradicts"),
        ({"seats": 4, "mode": "team", "target": 45}, "option-contradicts"),
        ({"seats": 4, "mode": "team", "duchies": ["13a"]}, "option-contradicts"),
        ({"seats": 4, "mode": "team", "duchies": ["12a", "12b", "12a", "12b"]}, "option-contradicts"),
        ({"seats": 4, "mode": "team", "duchies": "random"}, "option-contradicts"),
        ({"seats": 4, "duchies": ["12a"]}, "option-contradicts"),
        ({"seats": 4, "target": 51}, "option-contradicts"),
    ],
)
def test_options_that_do_not_go_with_teams_are_refused(options: dict[str, Any], key: str) -> None:
    with pytest.raises(bastide.BadOption) as refusal:
        burgundy.new_game(options_with(**options))
    assert refusal.value.message.key == key
    assert str(refusal.value)


def test_lines_of_teams_are_explained_to_others() -> None:
    state = state_with(storage=["ship"])
    assert why(state, "place-shared 3 ship 17") == ("no-teams", "B16.3")
    assert why(state, "store own") == ("no-teams", "B16.3")
    assert why(state, "discard-shared ship") == ("no-teams", "B16.3")


def test_without_a_mode_nothing_of_it_is_written() -> None:
    state = burgundy.new_game(options_with(seats=4))
    written = burgundy.write_state(state)
    assert not {"mode", "team", "solo"} & written.keys()
    assert not {"mode", "team", "solo"} & burgundy.view(state, 0).keys()
    assert "shared" not in written["duchies"][0]


def test_chance_deals_the_goods_of_teams_in_the_order_of_their_seats() -> None:
    match = new_team_game("start 3")
    state = match.state
    chance(state, "deal red red red teal teal teal")
    assert [duchy.goods.index(3) for duchy in state.duchies] == [4, 1, 4, 1]
