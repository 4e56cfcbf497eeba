"""The end of the game: talers at the market, resources in the palace."""

from typing import Any

import pytest

from bastide.games import seasons
from bastide.games.seasons.state import State
from tests.clauses import rule
from tests.games.seasons.tables import (
    choose,
    has,
    lines,
    of_kind,
    own,
    play,
    state_with,
    table_of,
    to_act,
    why,
)

PALACE: dict[str, Any] = {"built": {"palace": 1}, "places": {"palace-1": 0}}


def at_the_end(**table: Any) -> tuple[State, list[str]]:
    """The last round of a game of four is played, and brings nothing to those of whom we speak."""
    table = {"seats": 4, "round": 12, "bank": 0, **table}
    state = state_with(**table)
    events = choose(state, *["messenger"] * 4)
    while table_of(state)["stage"] == "action":  # who has silver may change it
        events += play(state, "end-turn", seat=to_act(state)[0])
    return state, of_kind(events, "scored", "talers-turned-in", "resources-turned-in", "silver-exchanged")


# -- the market


@rule("S7.6", "S7.12")
def test_one_helper_changes_two_talers_for_a_point_and_a_single_one_stays() -> None:
    state, events = at_the_end(talers=7, places={"market-1": 0})
    assert events == ["talers-turned-in 0 6", "scored 0 3 market"]
    assert own(state)["talers"] == 1


@rule("S7.6")
def test_two_helpers_of_one_player_change_each_taler() -> None:
    state, events = at_the_end(talers=7, places={"market-1": 0, "market-2": 0})
    assert events == ["talers-turned-in 0 7", "scored 0 7 market"]
    assert own(state)["talers"] == 0


@rule("S7.6", "S7.12")
def test_helpers_of_two_players_each_change_two_clockwise_from_the_last_active_player() -> None:
    _, events = at_the_end(
        active=2, talers=4, places={"market-1": 0, "market-2": 3}, others=[{}, {}, {"talers": 9}]
    )
    assert events == [
        "talers-turned-in 3 8",
        "scored 3 4 market",
        "talers-turned-in 0 4",
        "scored 0 2 market",
    ]


@rule("S7.12")
def test_turned_in_talers_leave_the_game() -> None:
    state, _ = at_the_end(talers=6, places={"market-1": 0})
    assert (table_of(state)["bank"], table_of(state)["gone"]["taler"]) == (0, 6)


# -- the palace


@rule("S7.7")
def test_the_palace_turns_five_resources_into_their_building_points() -> None:
    """The rulebook's example: 2 stone and 3 clay give 22."""
    state, events = at_the_end(**PALACE, stone=2, clay=3, wood=4, sand=1)
    assert events == ["resources-turned-in 0 0 0 3 2", "scored 0 22 palace"]
    assert has(state) == {"wood": 4, "sand": 1}
    assert table_of(state)["gone"] == {"sand": 0, "wood": 0, "clay": 3, "stone": 2, "silver": 0, "taler": 0}


@rule("S7.7")
def test_two_helpers_turn_in_ten() -> None:
    places = {"palace-1": 0, "palace-2": 0}
    _, events = at_the_end(built={"palace": 1}, places=places, stone=2, clay=3, wood=6)
    assert events == ["resources-turned-in 0 0 5 3 2", "scored 0 32 palace"]


@rule("S7.12")
def test_fewer_than_five_may_be_turned_in_and_with_nothing_nothing_happens() -> None:
    assert at_the_end(**PALACE, wood=1)[1] == ["resources-turned-in 0 0 1 0 0", "scored 0 2 palace"]
    assert at_the_end(**PALACE)[1] == []


@rule("S7.7", "S7.11")
def test_silver_is_changed_for_the_best_pieces_of_the_stock_and_turned_in_at_once() -> None:
    state, events = at_the_end(**PALACE, clay=3, silver=3, stock={"stone": 1})
    assert events == [
        *("silver-exchanged 0 clay 1", "silver-exchanged 0 stone 1"),
        *("resources-turned-in 0 0 0 4 1", "scored 0 21 palace"),
    ]
    assert has(state) == {"silver": 1}
    assert table_of(state)["smithy"] == 2


@rule("S7.11")
def test_without_a_palace_helper_silver_is_not_changed_at_the_end() -> None:
    state, events = at_the_end(silver=3, places={"smithy-1": 0})
    assert events == []
    assert table_of(state)["smithy"] == 0


@rule("S7.11")
def test_the_stock_must_hold_what_silver_is_changed_for() -> None:
    stock = {"sand": 0, "wood": 1, "clay": 0, "stone": 0}
    assert at_the_end(**PALACE, silver=3, stock=stock)[1] == [
        "silver-exchanged 0 wood 1",
        "resources-turned-in 0 0 1 0 0",
        "scored 0 2 palace",
    ]


@rule("S7.11")
def test_silver_changed_in_the_palace_lies_in_the_smithy_when_it_scores() -> None:
    places = {"palace-1": 0, "smithy-1": 1}
    _, events = at_the_end(built={"palace": 1}, places=places, silver=2, smithy=3)
    assert events[-1] == "scored 1 5 smithy"


@rule("S7.11", "S7.12")
def test_own_pieces_go_before_silver_unless_silver_brings_more() -> None:
    state, _ = at_the_end(**PALACE, stone=5, silver=2)
    assert has(state) == {"silver": 2}
    places = {"palace-1": 0, "smithy-1": 0}
    state, events = at_the_end(built={"palace": 1}, places=places, stone=5, silver=2)
    assert has(state) == {"stone": 2}
    assert events[-2:] == ["scored 0 25 palace", "scored 0 2 smithy"]


@rule("S7.12")
def test_palace_owners_are_served_clockwise_from_the_last_active_player() -> None:
    places = {"palace-1": 0, "palace-2": 3}
    _, events = at_the_end(active=1, built={"palace": 1}, places=places, sand=1, others=[{}, {}, {"wood": 1}])
    assert [event for event in events if event.startswith("scored")] == [
        "scored 3 2 palace",
        "scored 0 1 palace",
    ]


# -- where it is a decision


@rule("S7.9", "S7.12")
def test_the_owner_decides_where_equal_points_leave_different_values_for_a_tie() -> None:
    state, _ = at_the_end(**PALACE, stone=5, silver=2, options={"tie": "value"})
    assert (table_of(state)["stage"], to_act(state)) == ("palace", (0,))
    assert lines(state) == ["turn-in 0 0 0 5 0", "turn-in 0 0 0 4 1", "turn-in 0 0 0 3 2"]
    assert not seasons.result(state).final
    assert why(state, "turn-in 0 0 0 2 2") == ("not-the-best-way", "S7.12")
    events = play(state, "turn-in 0 0 0 3 2")
    assert events == ["silver-exchanged 0 stone 2", "resources-turned-in 0 0 0 0 5", "scored 0 25 palace"]
    assert has(state) == {"stone": 2}
    assert to_act(state) == ()


@rule("S7.12")
@pytest.mark.parametrize("tie", ["pieces", "value"])
def test_where_nothing_but_points_differs_it_is_made_for_the_best(tie: str) -> None:
    state, events = at_the_end(**PALACE, stone=4, clay=3, options={"tie": tie})
    assert "scored 0 24 palace" in events
    assert to_act(state) == ()


@rule("S7.12")
def test_after_the_decision_the_next_owner_and_the_other_buildings_follow() -> None:
    places = {"palace-1": 0, "palace-2": 1, "smithy-1": 2}
    state, _ = at_the_end(
        built={"palace": 1}, places=places, stone=5, silver=1, options={"tie": "value"}, others=[{"wood": 1}]
    )
    events = play(state, "turn-in 0 0 0 4 1")
    assert of_kind(events, "scored") == ["scored 0 25 palace", "scored 1 2 palace", "scored 2 1 smithy"]
    assert seasons.result(state).final
