"""Shield 6 is chosen at any moment: when its owner is asked outside the own turn, and when not."""

from typing import Any

import pytest

from bastide.core.game import CHANCE
from bastide.games import burgundy
from bastide.games.burgundy.shown import part_of
from bastide.games.burgundy.state import State
from tests.clauses import rule
from tests.games.burgundy.modules.shield_tables import at_phase_end, shields, with_shields
from tests.games.burgundy.tables import lines, open_to, own, play, points, table_of, why

PICKS = ["choose-player 1", "choose-player 2"]


def ending(*own: int, **table: Any) -> State:
    """Seat 0 of three has shield 6 and has not chosen; its phase is about to end."""
    return at_phase_end(6, *own, **{"seats": 3, "silver": 1 + len(own), **table})


# -- before mine income


@rule("B18.12", "B10.2")
def test_before_income_if_mines_would_bring_workers() -> None:
    state = ending(tiles={"25": "mine", "30": "mine"}, others=[{}, {"monasteries": [2]}])
    play(state, "end-turn", "pay-upkeep 1 0")
    assert lines(state) == [*PICKS, "decline"]
    told = play(state, "choose-player 2")
    assert told[:2] == ["player-chosen 0 3", "mines-paid 0 2 2"]
    assert table_of(state)["stage"] == "fill"


@rule("B18.12")
def test_the_choice_before_income_may_wait_and_is_asked_for_again_in_the_next_phase() -> None:
    state = ending(tiles={"25": "mine"}, others=[{"monasteries": [2]}])
    before = burgundy.write_state(state)
    told = play(state, "end-turn", "pay-upkeep 1 0", "decline")
    assert told[-2:] == ["effect-declined 0 choose-player", "mines-paid 0 1 0"]
    assert table_of(state)["stage"] == "fill"
    assert shields(state)["copied"] == [None, None, None]
    state = burgundy.read_state({**before, "shields": shields(state), "phase": "B"})
    play(state, "end-turn", "pay-upkeep 1 0")
    assert lines(state) == [*PICKS, "decline"]


@rule("B18.12")
@pytest.mark.parametrize(
    "table",
    [
        {"others": [{"monasteries": [2]}]},  # no mine
        {"tiles": {"25": "mine"}, "others": [{"monasteries": [3]}]},  # no such monastery
        {"tiles": {"25": "mine"}, "monasteries": [2], "others": [{"monasteries": [2]}]},  # an own one
    ],
)
def test_nothing_is_asked_before_income_where_it_would_change_nothing(table: dict[str, Any]) -> None:
    state = ending(**table)
    play(state, "end-turn", "pay-upkeep 1 0")
    assert burgundy.to_act(state) == (CHANCE,)


@rule("B18.12")
def test_after_the_last_phase_it_may_wait_before_income_but_not_before_the_final_scoring() -> None:
    state = ending(phase="E", tiles={"25": "mine"}, others=[{"monasteries": [2]}])
    play(state, "end-turn", "pay-upkeep 1 0", "decline")
    assert lines(state) == PICKS
    assert why(state, "decline") == ("must-be-used", "B18.12")


# -- with shields 14 and 15


@rule("B18.12", "B6.7", "B10.7")
def test_a_tile_that_would_be_placed_by_itself_waits_where_the_choice_changes_what_it_brings() -> None:
    """One cow on one space: with monastery 7 it scores one more."""
    sheep = dict.fromkeys(["1", "5", "6", "10"], "sheep-2")
    table: dict[str, Any] = {"depots": {"5": ["cow-3"]}, "tiles": sheep}
    state = ending(14, **table, others=[{"monasteries": [7]}])
    play(state, "end-turn")
    assert lines(state) == ["place-from 5 cow-3 11", *PICKS]
    told = play(state, "choose-player 1")
    assert points(told, "animals") == [4]
    state = ending(14, **table, others=[{"monasteries": [3]}])
    assert points(play(state, "end-turn"), "animals") == [3]  # nothing to wait for


@rule("B18.12", "B10.1")
def test_a_shield_that_would_lapse_waits_where_the_choice_opens_a_space() -> None:
    """The city round space 26 has a bank already, as has the one round space 14."""
    table: dict[str, Any] = {"depots": {"5": ["bank"]}, "tiles": {"12": "bank", "26": "bank"}}
    state = ending(14, **table, others=[{}, {"monasteries": [1]}])
    play(state, "end-turn")
    assert lines(state) == ["decline", *PICKS]
    play(state, "choose-player 2")
    assert open_to(state, "place-from 5 bank")
    assert "decline" not in lines(state)
    state = ending(14, **table, others=[{}, {"monasteries": [1]}])
    assert play(state, "end-turn", "decline")[-1] == "effect-declined 0 from-depot"
    assert "pay-upkeep 2 0" in lines(state)
    state = ending(14, **table, others=[{}, {"monasteries": [8]}])
    assert "effect-lapsed 0 from-depot" in play(state, "end-turn")


@rule("B18.12", "B6.5")
def test_a_castle_at_the_end_of_a_phase_waits_where_the_choice_brings_more_workers() -> None:
    table: dict[str, Any] = {"depots": {"5": ["castle"]}, "tiles": {"12": "bank"}}
    state = ending(14, **table, others=[{"monasteries": [14]}])
    play(state, "end-turn", "place-from 5 castle 2")
    assert lines(state) == ["take-workers any", *PICKS]
    told = play(state, "choose-player 1")
    assert "workers-taken 0 4 0" in told


@rule("B18.12")
def test_the_choice_is_open_before_any_own_decision_at_the_end_of_a_phase() -> None:
    state = ending()
    play(state, "end-turn")
    assert lines(state) == ["give-up 6", "pay-upkeep 1 0", *PICKS]
    play(state, "choose-player 1")
    assert lines(state) == ["give-up 6", "pay-upkeep 1 0"]


@rule("B18.12", "B11.8", "B18.3")
def test_the_copy_of_monastery_28_pays_upkeep() -> None:
    state = ending(3, 7, silver=2, modules=["extra_tiles"], others=[{"monasteries": [28]}])
    play(state, "end-turn")
    assert open_to(state, "pay-upkeep") == []
    play(state, "choose-player 1", "hire-workers", "pay-upkeep 1 2")


# -- the bridge


def on_bridge(**table: Any) -> State:
    """Seats 0, 1 and 2 stand on one space, seat 0 below; the last turn of a round is about to end."""
    table = {"others": [{"monasteries": [27]}], "turn": 2, "dice": (None, None), **table}
    return with_shields(
        6,
        seats=3,
        modules=["extra_tiles"],
        line=[1, 2, 0],
        order=[1, 2, 0],
        place=[2, 2, 2],
        parts={"extra_tiles": {"arrivals": [1, 2, 0]}},
        **table,
    )


@rule("B18.12", "B11.2")
def test_after_a_round_if_the_order_of_the_next_would_change() -> None:
    state = on_bridge()
    play(state, "end-turn")
    assert lines(state) == [*PICKS, "decline"]
    assert play(state, "choose-player 1") == ["player-chosen 0 2", "marker-raised 0 2"]
    assert table_of(state)["line"] == [1, 0, 2]
    assert table_of(state)["stage"] == "roll"
    state = on_bridge()
    assert play(state, "end-turn", "decline")[-1] == "effect-declined 0 choose-player"
    assert table_of(state)["stage"] == "roll"


@rule("B18.12")
@pytest.mark.parametrize("theirs", [[], [26]])
def test_nothing_is_asked_after_a_round_where_nobody_has_monastery_27(theirs: list[int]) -> None:
    state = on_bridge(others=[{"monasteries": theirs}])
    play(state, "end-turn")
    assert burgundy.to_act(state) == (CHANCE,)


@rule("B18.12")
def test_nothing_is_asked_of_one_who_would_pass_nobody() -> None:
    state = with_shields(
        6,
        seats=3,
        modules=["extra_tiles"],
        line=[1, 0, 2],
        order=[1, 2, 0],
        turn=2,
        place=[2, 2, 2],
        dice=(None, None),
        parts={"extra_tiles": {"arrivals": [1, 0, 2]}},
        others=[{"monasteries": [27]}],
    )
    play(state, "end-turn")
    assert burgundy.to_act(state) == (CHANCE,)


@rule("B18.12")
def test_after_a_phase_it_is_asked_once_for_the_order_of_the_next() -> None:
    state = on_bridge(round=5, round_goods=[], silver=1)
    play(state, "end-turn")
    assert "pay-upkeep 1 0" in lines(state)
    play(state, "pay-upkeep 1 0")
    assert lines(state) == [*PICKS, "decline"]
    play(state, "decline")
    assert table_of(state)["stage"] == "fill"
    assert shields(state)["used"] == []


@rule("B18.12", "B9.4")
def test_before_shields_14_and_15_if_their_order_would_change() -> None:
    """Seat 2 has shield 15 and stands above seat 0, who has 14."""
    table: dict[str, Any] = {
        "round": 5,
        "round_goods": [],
        "silver": 2,
        "depots": {"5": ["bank"], "black": ["church"]},
        "their": {2: [15]},
        "part": {"castles": [{"19": "6", "7": "14"}, {}, {"19": "15"}]},
        "tiles": {"7": "castle"},
    }
    state = on_bridge(**table)
    play(state, "end-turn")
    assert lines(state) == [*PICKS, "decline"]
    play(state, "choose-player 1")
    assert burgundy.to_act(state) == (0,)
    assert open_to(state, "place-from 5 bank")
    state = on_bridge(**table)
    play(state, "end-turn", "decline")
    assert burgundy.to_act(state) == (2,)


# -- what others can know


@rule("B18.12")
def test_a_question_tells_nobody_anything_that_does_not_lie_open() -> None:
    state = ending(tiles={"25": "mine"}, others=[{"monasteries": [2]}])
    play(state, "end-turn", "pay-upkeep 1 0")
    views: list[Any] = [burgundy.view(state, seat) for seat in (0, 1, 2, None)]
    assert all({**view, "seat": None} == views[-1] for view in views)
    assert lines(state, seat=1) == []
    assert own(state)["workers"] == 0


@rule("B18.6")
def test_a_view_says_between_whom_the_owner_chooses() -> None:
    def choices(state: State) -> Any:
        return part_of(burgundy.view(state, None), "shields")["may_copy"]

    assert choices(with_shields(6, seats=3)) == [[1, 2], [], []]
    assert choices(with_shields(5, seats=3)) == [[], [], []]
    assert choices(with_shields(6)) == [[], []]  # of two there is nobody else
