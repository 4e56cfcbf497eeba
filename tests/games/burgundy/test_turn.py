"""A turn from its first action to its end, and the line of phases and rounds."""

from random import Random

import pytest

from bastide import CHANCE, Match
from bastide.games import burgundy
from bastide.games.burgundy.events import PhaseBegan, RoundBegan, TurnEnded
from tests.clauses import rule
from tests.games.burgundy.tables import lines, play, state_with, table_of, why

# -- two actions


@rule("B5.1")
def test_a_turn_is_an_action_for_each_die_in_any_order() -> None:
    for order in (("3", "5"), ("5", "3")):
        state = state_with(dice=(3, 5))
        assert "end-turn" not in lines(state)
        play(state, f"take-workers {order[0]}")
        assert lines(state) == [f"take-workers {order[1]}"]
        play(state, f"take-workers {order[1]}")
        assert lines(state) == ["end-turn"]


@rule("B5.1")
def test_the_same_action_may_be_taken_twice() -> None:
    state = state_with(dice=(3, 5), depots={"3": ["cow-2"], "5": ["mine"]})
    play(state, "take 3 3 cow-2", "take 5 5 mine")
    assert table_of(state)["duchies"][0]["storage"] == ["cow-2", "mine"]


@rule("B5.1")
def test_both_dice_must_be_used() -> None:
    state = state_with(dice=(3, 5))
    assert why(state, "end-turn") == ("dice-first", "B5.1")
    play(state, "take-workers 3")
    assert burgundy.explain(state, 0, "end-turn").arguments == {"count": 1}


@rule("B5.1")
def test_taking_workers_is_always_possible() -> None:
    state = state_with(dice=(6, 1))
    assert lines(state) == ["take-workers 6", "take-workers 1"]


@rule("B5.1")
def test_the_dice_are_used_and_the_turn_still_has_to_be_ended() -> None:
    state = state_with(dice=(None, None))
    assert why(state, "take-workers 3") == ("dice-used", "B5.1")
    assert play(state, "end-turn") == ["turn-ended 0"]
    assert burgundy.to_act(state) == (1,)


@rule("B4.1")
def test_the_next_players_dice_wait_for_their_turn() -> None:
    state = state_with(dice=(None, None))
    play(state, "end-turn")
    assert lines(state, seat=0) == []
    assert lines(state, seat=1) == ["take-workers 1"]


# -- the whole game


def whole_game(seats: int, seed: int) -> Match:
    match = Match("burgundy", seats=seats, seed=seed)
    rng = Random(seed)
    while not match.over:
        open_now = match.legal(match.to_act[0])
        match.play(match.to_act[0], open_now[rng.randrange(len(open_now))])
    return match


@rule("B4.4", "B3.5")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_game_is_five_phases_of_five_rounds_in_which_everybody_has_one_turn(seats: int) -> None:
    events = [event for row in whole_game(seats, seed=5).log for event in row.events]
    phases = [event.phase for event in events if isinstance(event, PhaseBegan)]
    rounds = [event.round for event in events if isinstance(event, RoundBegan)]
    turns = [event.seat for event in events if isinstance(event, TurnEnded)]
    assert phases == [0, 1, 2, 3, 4]
    assert rounds == [0, 1, 2, 3, 4] * 5
    for start in range(0, 25 * seats, seats):
        assert sorted(turns[start : start + seats]) == list(range(seats))


def test_chance_has_one_line_for_all_dice_and_one_for_all_depots() -> None:
    log = whole_game(3, seed=7).log
    names = [row.line.split()[0] for row in log if row.seat == CHANCE]
    assert names[:2] == ["start", "deal"]
    assert names[2:] == ["fill", "goods", *["roll"] * 5] * 5
    assert {len(row.line.split()) for row in log if row.line.startswith("roll ")} == {1 + 7}
    assert {len(row.line.split()) for row in log if row.line.startswith("fill ")} == {1 + 24}


def test_chance_brings_nothing_that_is_not_due() -> None:
    state = state_with(stage="roll", dice=(None, None))
    for line in ("start 0", "deal red", "duchies 1", "fill bank", "goods red red red red red"):
        move = burgundy.NOTATION.read(line)
        message = burgundy.check_chance(state, move)
        assert message is not None
        assert message.key == "other-chance-due"
