"""The end of the game: talers at the market, resources in the palace, as their owners decide."""

from random import Random
from typing import Any

import pytest

from bastide.bots.greedy import Greedy
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
TOLD = ("scored", "talers-turned-in", "resources-turned-in", "silver-exchanged", "nothing-turned-in")


def at_the_end(**table: Any) -> tuple[State, list[str]]:
    """The last round of a game of four is played, and brings nothing to those of whom we speak; what happened
    before the first decision of the end."""
    table = {"seats": 4, "round": 12, "bank": 0, **table}
    state = state_with(**table)
    events = choose(state, *["messenger"] * table["seats"])
    while table_of(state)["stage"] == "action":  # who has silver may change it
        events += play(state, "end-turn", seat=to_act(state)[0])
    return state, of_kind(events, *TOLD)


def decided(state: State, *played: str, seat: int = 0) -> list[str]:
    """Someone decides; what came of it."""
    return of_kind(play(state, *played, seat=seat), *TOLD)


# -- the market


@rule("S7.6", "S7.12")
def test_one_helper_changes_two_talers_for_a_point_and_a_single_one_stays() -> None:
    state, events = at_the_end(talers=7, places={"market-1": 0})
    assert (table_of(state)["stage"], to_act(state), events) == ("market", (0,), [])
    assert lines(state) == ["change-talers 6", "change-talers 4", "change-talers 2", "change-talers 0"]
    assert decided(state, "change-talers 6") == ["talers-turned-in 0 6", "scored 0 3 market"]
    assert own(state)["talers"] == 1


@rule("S7.6")
def test_two_helpers_of_one_player_change_each_taler() -> None:
    state, _ = at_the_end(talers=7, places={"market-1": 0, "market-2": 0})
    assert lines(state) == [f"change-talers {talers}" for talers in range(7, -1, -1)]
    assert decided(state, "change-talers 7") == ["talers-turned-in 0 7", "scored 0 7 market"]
    assert own(state)["talers"] == 0


@rule("S7.6", "S7.12")
def test_talers_may_be_kept_some_of_them_or_all() -> None:
    state, _ = at_the_end(talers=7, places={"market-1": 0})
    assert decided(state, "change-talers 2") == ["talers-turned-in 0 2", "scored 0 1 market"]
    assert own(state)["talers"] == 5
    state, _ = at_the_end(talers=7, places={"market-1": 0})
    assert decided(state, "change-talers 0") == ["nothing-turned-in 0 market"]
    assert (own(state)["talers"], to_act(state)) == (7, ())


@rule("S7.6", "S7.12")
def test_helpers_of_two_players_decide_clockwise_from_the_last_active_player() -> None:
    state, _ = at_the_end(
        active=2, talers=4, places={"market-1": 0, "market-2": 3}, others=[{}, {}, {"talers": 9}]
    )
    assert to_act(state) == (3,)
    assert decided(state, "change-talers 8", seat=3) == ["talers-turned-in 3 8", "scored 3 4 market"]
    assert to_act(state) == (0,)
    assert decided(state, "change-talers 4") == ["talers-turned-in 0 4", "scored 0 2 market"]


@rule("S7.12")
def test_whose_talers_bring_no_point_is_not_asked() -> None:
    state, events = at_the_end(talers=1, places={"market-1": 0})
    assert (to_act(state), events) == ((), [])


@rule("S7.12")
def test_turned_in_talers_leave_the_game() -> None:
    state, _ = at_the_end(talers=6, places={"market-1": 0})
    play(state, "change-talers 6")
    assert (table_of(state)["bank"], table_of(state)["gone"]["taler"]) == (0, 6)


@rule("S7.12")
def test_all_decide_at_the_market_before_anyone_does_in_the_palace() -> None:
    places = {"palace-1": 0, "market-1": 0, "market-2": 1}
    state, _ = at_the_end(built={"palace": 1}, places=places, sand=1, talers=2, others=[{"talers": 2}])
    play(state, "change-talers 2")
    assert (table_of(state)["stage"], to_act(state)) == ("market", (1,))
    play(state, "change-talers 2", seat=1)
    assert (table_of(state)["stage"], to_act(state)) == ("palace", (0,))


# -- the palace


@rule("S7.7")
def test_the_palace_turns_five_resources_into_their_building_points() -> None:
    """The rulebook's example: 2 stone and 3 clay give 22."""
    state, _ = at_the_end(**PALACE, stone=2, clay=3, wood=4, sand=1)
    assert (table_of(state)["stage"], to_act(state)) == ("palace", (0,))
    assert decided(state, "turn-in 0 0 3 2 0") == ["resources-turned-in 0 0 0 3 2", "scored 0 22 palace"]
    assert has(state) == {"wood": 4, "sand": 1}
    assert table_of(state)["gone"] == {"sand": 0, "wood": 0, "clay": 3, "stone": 2, "silver": 0, "taler": 0}


@rule("S7.7")
def test_two_helpers_turn_in_ten() -> None:
    places = {"palace-1": 0, "palace-2": 0}
    state, _ = at_the_end(built={"palace": 1}, places=places, stone=2, clay=3, wood=6)
    assert max(pieces_of(line) for line in lines(state)) == 10
    assert decided(state, "turn-in 0 5 3 2 0") == ["resources-turned-in 0 0 5 3 2", "scored 0 32 palace"]


def pieces_of(line: str) -> int:
    return sum(map(int, line.split()[1:]))


@rule("S7.7", "S7.12")
def test_the_owner_chooses_which_pieces_go_and_how_many_also_none() -> None:
    state, _ = at_the_end(**PALACE, wood=1, sand=2)
    assert lines(state) == [
        *("turn-in 2 1 0 0 0", "turn-in 1 1 0 0 0", "turn-in 0 1 0 0 0"),
        *("turn-in 2 0 0 0 0", "turn-in 1 0 0 0 0", "turn-in 0 0 0 0 0"),
    ]
    assert decided(state, "turn-in 2 0 0 0 0") == ["resources-turned-in 0 2 0 0 0", "scored 0 2 palace"]
    state, _ = at_the_end(**PALACE, wood=1, sand=2)
    assert decided(state, "turn-in 0 0 0 0 0") == ["nothing-turned-in 0 palace"]
    assert has(state) == {"wood": 1, "sand": 2}


@rule("S7.12")
def test_who_has_nothing_to_give_is_not_asked() -> None:
    state, events = at_the_end(**PALACE)
    assert (to_act(state), events) == ((), [])
    empty = dict.fromkeys(("sand", "wood", "clay", "stone"), 0)
    state, events = at_the_end(**PALACE, silver=2, stock=empty)
    assert (to_act(state), events) == ((), [])


@rule("S7.7", "S7.11")
def test_silver_is_changed_for_the_best_pieces_of_the_stock_and_turned_in_at_once() -> None:
    state, _ = at_the_end(**PALACE, clay=3, silver=3, stock={"stone": 1})
    assert decided(state, "turn-in 0 0 3 0 2") == [
        *("silver-exchanged 0 clay 1", "silver-exchanged 0 stone 1"),
        *("resources-turned-in 0 0 0 4 1", "scored 0 21 palace"),
    ]
    assert has(state) == {"silver": 1}
    assert table_of(state)["smithy"] == 2


@rule("S7.11")
def test_without_a_palace_helper_silver_is_not_changed_at_the_end() -> None:
    state, events = at_the_end(silver=3, places={"smithy-1": 0})
    assert events == []
    assert (table_of(state)["smithy"], to_act(state)) == (0, ())


@rule("S7.11")
def test_the_stock_must_hold_what_silver_is_changed_for() -> None:
    stock = {"sand": 0, "wood": 1, "clay": 0, "stone": 0}
    state, _ = at_the_end(**PALACE, silver=3, stock=stock)
    assert lines(state) == ["turn-in 0 0 0 0 1", "turn-in 0 0 0 0 0"]
    assert decided(state, "turn-in 0 0 0 0 1") == [
        "silver-exchanged 0 wood 1",
        "resources-turned-in 0 0 1 0 0",
        "scored 0 2 palace",
    ]


@rule("S7.11")
def test_silver_changed_in_the_palace_lies_in_the_smithy_when_it_scores() -> None:
    places = {"palace-1": 0, "smithy-1": 1}
    state, _ = at_the_end(built={"palace": 1}, places=places, silver=2, smithy=3)
    assert decided(state, "turn-in 0 0 0 0 2")[-1] == "scored 1 5 smithy"


@rule("S7.12")
def test_palace_owners_decide_clockwise_and_the_other_buildings_follow() -> None:
    places = {"palace-1": 0, "palace-2": 3, "smithy-1": 2}
    table = {"active": 1, "built": {"palace": 1}, "places": places, "smithy": 1}
    state, _ = at_the_end(**table, sand=1, others=[{}, {}, {"wood": 1}])
    assert decided(state, "turn-in 0 1 0 0 0", seat=3)[-1] == "scored 3 2 palace"
    assert to_act(state) == (0,)
    assert not seasons.result(state).final
    events = decided(state, "turn-in 1 0 0 0 0")
    assert of_kind(events, "scored") == ["scored 0 1 palace", "scored 2 1 smithy"]
    assert seasons.result(state).final


# -- what serves its owner best comes first


@rule("S7.12")
@pytest.mark.parametrize("tie", ["pieces", "value"])
def test_the_best_pieces_come_first(tie: str) -> None:
    state, _ = at_the_end(**PALACE, stone=4, clay=3, options={"tie": tie})
    assert lines(state)[0] == "turn-in 0 0 1 4 0"
    pending = seasons.view(state, None)["pending"]
    assert pending is not None
    assert pending["kind"] == "palace"
    assert pending["points"][:2] == [24, 23]


@rule("S7.9", "S7.11")
def test_of_equal_points_what_leaves_more_for_a_tie_comes_first() -> None:
    state, _ = at_the_end(**PALACE, stone=5, silver=2)
    assert lines(state)[:2] == ["turn-in 0 0 0 5 0", "turn-in 0 0 0 4 1"]
    state, _ = at_the_end(**PALACE, stone=5, silver=2, options={"tie": "value"})
    assert lines(state)[:2] == ["turn-in 0 0 0 3 2", "turn-in 0 0 0 4 1"]


@rule("S7.8", "S7.11")
def test_silver_that_pays_in_ones_own_smithy_goes_before_own_pieces() -> None:
    places = {"palace-1": 0, "smithy-1": 0}
    state, _ = at_the_end(built={"palace": 1}, places=places, stone=5, silver=2)
    assert decided(state, lines(state)[0])[-2:] == ["scored 0 25 palace", "scored 0 2 smithy"]
    assert has(state) == {"stone": 2}


def silver_pays_the_other() -> State:
    """Each silver turned in pays the other seat two points more than it brings."""
    state, _ = at_the_end(
        seats=2,
        built={"palace": 1},
        places={"palace-1": 0, "smithy-1": 1, "smithy-2": 1},
        stock={"sand": 0, "clay": 0, "stone": 0},
        smithy=9,
        sand=5,
        silver=1,
        points={"worker": 20},
        hand=["messenger"],
        others=[{"points": {"worker": 11}, "hand": ["messenger"], "talers": 4}],
    )
    return state


@rule("S7.8", "S7.9", "S7.12")
def test_silver_may_be_kept_where_it_would_pay_the_owner_of_the_smithy() -> None:
    state = silver_pays_the_other()
    assert lines(state)[0] == "turn-in 5 0 0 0 0"
    play(state, "turn-in 5 0 0 0 0")
    assert (seasons.result(state).scores, seasons.result(state).winners) == ([25, 24], [0])
    state = silver_pays_the_other()
    play(state, "turn-in 4 0 0 0 1")
    assert (seasons.result(state).scores, seasons.result(state).winners) == ([26, 26], [1])


@rule("S7.12")
def test_a_bot_keeps_the_silver_that_would_pay_the_owner_of_the_smithy() -> None:
    state = silver_pays_the_other()
    squire = Greedy("seasons", Random(1))
    assert squire.choose({**seasons.view(state, 0)}, lines(state), 10.0) == "turn-in 5 0 0 0 0"


@rule("S7.6", "S7.7")
def test_a_bot_turns_in_what_brings_points() -> None:
    places = {"palace-1": 0, "market-1": 0}
    state, _ = at_the_end(built={"palace": 1}, places=places, stone=2, sand=4, talers=9)
    squire = Greedy("seasons", Random(1))
    for line in ("change-talers 8", "turn-in 3 0 0 2 0"):
        assert squire.choose({**seasons.view(state, 0)}, lines(state), 10.0) == line
        play(state, line)


# -- what cannot be


@rule("S7.6", "S7.7", "S7.11")
def test_what_cannot_be_turned_in_says_why() -> None:
    state, _ = at_the_end(talers=7, places={"market-1": 0})
    assert why(state, "change-talers 8") == ("too-few-talers", "S7.6")
    assert why(state, "change-talers 3") == ("talers-not-even", "S7.6")
    assert why(state, "turn-in 0 0 0 0 0") == ("decision-first", "S7.12")
    state, _ = at_the_end(**PALACE, sand=9, silver=2, stock={"sand": 0, "wood": 1, "clay": 0, "stone": 0})
    assert why(state, "turn-in 0 1 0 0 0") == ("too-few-to-turn-in", "S7.7")
    assert why(state, "turn-in 6 0 0 0 0") == ("too-many-to-turn-in", "S7.7")
    assert why(state, "turn-in 3 0 0 0 2") == ("stock-cannot-change", "S7.11")
    assert why(state, "change-talers 2") == ("decision-first", "S7.12")
