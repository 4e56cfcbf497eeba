"""Points at the end, building by building, and who has won."""

from typing import Any

import pytest

from bastide.games import seasons
from bastide.games.seasons.state import State
from tests.clauses import rule
from tests.games.seasons.tables import choose, lines, of_kind, own, play, state_with, table_of

EVERY_TILE = {
    "keep": 1,
    "tavern": 1,
    "main-gate": 1,
    "small-gate": 1,
    "stable": 1,
    "servants-house": 1,
    "palace": 1,
}
ALL_PLACES = {  # so many places has each building
    "keep": 1,
    "tavern": 2,
    "main-gate": 1,
    "small-gate": 1,
    "stable": 2,
    "servants-house": 2,
    "palace": 2,
    "market": 2,
    "smithy": 2,
}


def ended(**table: Any) -> tuple[State, list[str]]:
    """The last round is played and brings nothing; how the castle scored."""
    seats = table.setdefault("seats", 4)
    table.setdefault("round", 15 if seats == 3 else 12)
    state = state_with(**table)
    cards = "messenger" if seats > 2 else "messenger worker-sand"
    events = choose(state, *[cards] * seats)
    while table_of(state)["stage"] == "action":  # who has silver may change it
        events += play(state, "end-turn", seat=seasons.to_act(state)[0])
    while seasons.to_act(state):  # market and palace get what serves their owners best
        (seat,) = seasons.to_act(state)
        events += play(state, lines(state, seat)[0], seat=seat)
    assert seasons.to_act(state) == ()
    return state, of_kind(events, "scored")


# -- the castle


@rule("S7.1")
def test_the_keep_brings_three_points_for_each_free_place_of_finished_buildings() -> None:
    _, scored = ended(built={"keep": 1, "tavern": 1}, places={"keep-1": 1, "smithy-1": 2})
    assert scored == ["scored 1 15 keep"]  # tavern 2, market 2, smithy 1; other tiles have no places yet


@rule("S7.2")
def test_the_tavern_counts_all_helpers_in_the_castle_eleven_give_eleven_and_five() -> None:
    """The rulebook's example."""
    places = {
        "tavern-1": 0,
        "tavern-2": 1,
        "stable-1": 2,
        "stable-2": 2,
        "main-gate-1": 3,
        "small-gate-1": 3,
        "palace-1": 0,
        "palace-2": 1,
        "servants-house-1": 2,
        "servants-house-2": 3,
        "market-2": 1,
    }
    assert len(places) == 11
    _, scored = ended(built=EVERY_TILE, places=places, talers=0)
    assert of_kind(scored, "scored")[:2] == ["scored 0 11 tavern", "scored 1 5 tavern"]


@rule("S7.2", "S8.9")
def test_helpers_at_carts_and_in_inn_and_barn_are_not_in_the_castle() -> None:
    places = {"tavern-1": 0, "inn-1": 1, "barn-1": 1}
    _, scored = ended(
        built={"tavern": 1}, places=places, carts={"sand": 2, "rider": 0}, winter={"inn": 0, "barn": True}
    )
    assert scored[0] == "scored 0 1 tavern"


@rule("S7.3", "S5.3")
def test_the_gates_bring_two_and_one_point_for_each_tower() -> None:
    _, scored = ended(
        built={**EVERY_TILE, "tower": 4, "house": 2}, places={"main-gate-1": 0, "small-gate-1": 1}
    )
    assert scored == ["scored 0 8 main-gate", "scored 1 4 small-gate"]


@rule("S7.4", "S5.3")
def test_the_stable_brings_three_and_two_points_for_each_house() -> None:
    _, scored = ended(built={**EVERY_TILE, "tower": 4, "house": 5}, places={"stable-1": 0, "stable-2": 0})
    assert scored == ["scored 0 15 stable", "scored 0 10 stable"]


@rule("S7.5", "S1.5")
def test_the_servants_house_brings_a_point_for_each_tile_still_unbuilt() -> None:
    _, scored = ended(
        built={"servants-house": 1, "tower": 9}, places={"servants-house-1": 0, "servants-house-2": 1}
    )
    assert scored == ["scored 0 13 servants-house", "scored 1 13 servants-house"]


@rule("S7.8")
def test_the_smithy_brings_one_point_and_half_a_point_for_each_silver_nine_give_nine_and_four() -> None:
    """The rulebook's example: both helpers of one player."""
    _, scored = ended(smithy=9, places={"smithy-1": 2, "smithy-2": 2})
    assert scored == ["scored 2 9 smithy", "scored 2 4 smithy"]


@rule("S7.1", "S7.2", "S7.3", "S7.4", "S7.5", "S7.6", "S7.7", "S7.8", "S8.13")
def test_the_buildings_score_in_their_order_and_the_barn_last() -> None:
    places = {f"{building}-1": 0 for building in ALL_PLACES}
    state, scored = ended(
        built={**EVERY_TILE, "tower": 1, "house": 1},
        places={**places, "barn-1": 0},
        winter={"barn": True},
        helpers=0,
        stone=1,
        smithy=2,
    )
    assert [event.split()[3] for event in scored] == [
        *("keep", "tavern", "main-gate", "small-gate", "stable", "servants-house"),
        *("market", "palace", "smithy", "barn"),
    ]
    assert list(own(state)["sheet"])[5:] == [event.split()[3] for event in scored]


@rule("S7.1")
def test_helpers_at_carts_and_rider_are_removed_first() -> None:
    state, _ = ended(carts={"sand": 0, "rider": 1}, helpers=4, others=[{"helpers": 5}])
    assert all(cart["seat"] is None for cart in table_of(state)["carts"])
    assert (own(state)["helpers"], own(state, 1)["helpers"]) == (5, 6)


@rule("S7.10")
def test_points_have_no_upper_limit() -> None:
    state, _ = ended(points={"stonemason": 88}, smithy=9, places={"smithy-1": 0})
    assert seasons.result(state).scores[0] == 97


# -- who has won


def winners(*players: dict[str, Any], tie: str = "pieces") -> tuple[list[int], list[int], str]:
    first, *others = players
    state, _ = ended(seats=len(players), options={"tie": tie}, others=others, **first)
    result = seasons.result(state)
    return result.winners, result.ranking, result.tie


@rule("S7.9")
def test_most_points_win() -> None:
    points = [{"points": {"worker": number}, "talers": 20 - number} for number in (3, 9, 5)]
    assert winners(*points) == ([1], [3, 1, 2], "")


@rule("S7.9")
def test_among_equals_most_talers_win() -> None:
    players = ({"talers": 3}, {"talers": 5, "sand": 0}, {"talers": 4, "sand": 9})
    assert winners(*players) == ([1], [3, 1, 2], "talers")


@rule("S7.9")
def test_talers_changed_at_the_market_do_not_count() -> None:
    state, _ = ended(
        seats=2, talers=4, places={"market-1": 0}, points={}, others=[{"talers": 3, "points": {"worker": 6}}]
    )
    result = seasons.result(state)
    assert result.scores == [6, 6]  # 8 more talers came by messenger
    assert [own(state, seat)["talers"] for seat in (0, 1)] == [0, 11]
    assert result.winners == [1]


@rule("S7.9", "S7.13")
def test_then_most_resources_win_each_piece_for_one_silver_too() -> None:
    assert winners({"stone": 2}, {"sand": 2, "silver": 1}) == ([1], [2, 1], "resources")


@rule("S7.9")
def test_if_the_host_says_so_resources_count_by_their_value() -> None:
    assert winners({"stone": 2}, {"sand": 2, "silver": 1}, tie="value") == ([0], [1, 2], "value")


@rule("S7.13")
def test_silver_in_the_smithy_belongs_to_nobody() -> None:
    state = state_with(seats=2, round=12, silver=1, others=[{"clay": 1, "sand": 1}])
    choose(state, "messenger worker-sand", "messenger worker-sand")
    play(state, "exchange sand", "end-turn")
    assert table_of(state)["smithy"] == 1
    assert seasons.result(state).ranking == [2, 1]  # 4 pieces against 5


@rule("S7.9")
def test_still_tied_share_the_win() -> None:
    assert winners({}, {}, {"talers": 1}) == ([0, 1], [1, 1, 3], "talers")  # who has fewer


def test_sheets_name_winter_only_in_winter() -> None:
    summer = seasons.result(state_with()).sheets[0]
    winter = seasons.result(state_with(winter={})).sheets[0]
    assert set(winter) - set(summer) == {"breach", "maiden", "barn"}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_result_is_there_at_any_time(seats: int) -> None:
    result = seasons.result(
        seasons.new_game({**{o.name: o.default for o in seasons.options()}, "seats": seats})
    )
    assert (result.scores, result.final, result.winners) == ([0] * seats, False, list(range(seats)))
