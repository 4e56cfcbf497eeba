"""`Match`: the one door."""

from typing import Any

import pytest

import bastide
from bastide.core.game import CHANCE, Event, Reveal, Seat
from bastide.core.match import Match, Row


def first_game() -> Match:
    match = bastide.Match("kingdom", chance="manual", seats=2, first_game=True)
    for line in ("start 0", "draw 0 flowers", "draw 1 forest"):
        match.play(CHANCE, line)
    return match


def test_ten_lines_play_a_game() -> None:
    match = bastide.Match("kingdom", seats=3, seed=7)
    while not match.over:
        seat = match.to_act[0]
        match.play(seat, match.legal(seat)[0])
    assert match.result.final
    assert bastide.replay(match.record()).result == match.result


def test_the_same_seed_gives_the_same_chance_and_another_another() -> None:
    first, again, other = (bastide.Match("kingdom", seed=seed).record() for seed in (3, 3, 4))
    assert first == again
    assert first != other


def test_an_unknown_game_and_bad_options_are_refused_in_a_sentence() -> None:
    with pytest.raises(bastide.BadOption, match=r"no game called “chess”\. Choose one of: burgundy, kingdom"):
        bastide.Match("chess")
    with pytest.raises(bastide.BadOption, match="“chance” can’t be “dice”"):
        bastide.Match("kingdom", chance="dice")
    with pytest.raises(bastide.BadOption, match="no option “chairs”"):
        bastide.Match("kingdom", chairs=2)


def test_an_illegal_line_says_why_and_changes_nothing() -> None:
    match = first_game()
    before = match.record()
    with pytest.raises(bastide.IllegalMove, match=r"This hex is .*; you need") as refusal:
        match.play(0, "build 1.2")
    assert refusal.value.message.clause == "K4.3"
    assert match.record() == before


def test_manual_chance_is_left_to_the_caller_and_checked() -> None:
    match = bastide.Match("kingdom", chance="manual", seats=2, first_game=True)
    assert match.to_act == (CHANCE,)
    with pytest.raises(bastide.IllegalMove, match="different roll or draw"):
        match.play(CHANCE, "draw 0 forest")
    with pytest.raises(bastide.IllegalMove, match="no such seat"):
        match.play(CHANCE, "start 2")
    with pytest.raises(bastide.IllegalMove, match="a roll or a draw comes first"):
        match.play(0, "build 1.1")
    match.play(CHANCE, "start 1")
    assert match.state.start == 1


def test_chance_cannot_play_when_it_is_not_due() -> None:
    with pytest.raises(bastide.IllegalMove, match="No roll or draw"):
        first_game().play(CHANCE, "draw 0 forest")


def test_the_wrong_seat_is_told_whose_turn_it_is() -> None:
    with pytest.raises(bastide.IllegalMove, match=r"It isn’t seat 1’s turn\. Wait for seat 0"):
        first_game().play(1, "build 1.1")


def test_why_explains_an_illegal_line_and_is_silent_about_a_legal_one() -> None:
    match = first_game()
    assert match.why(0, "build 1.1") is None
    reason = match.why(0, "end-turn")
    assert reason is not None
    assert (reason.key, reason.clause) == ("build-first", "K3.7")


def test_a_finished_game_takes_no_more_moves() -> None:
    match = bastide.Match("kingdom", seats=2, seed=1)
    while not match.over:
        match.play(match.to_act[0], match.legal(match.to_act[0])[0])
    with pytest.raises(bastide.IllegalMove, match="The game is over"):
        match.play(0, "end-turn")
    with pytest.raises(bastide.IllegalMove, match="The game is over"):
        match.hint(0)


def test_undo_takes_back_step_by_step_within_the_turn() -> None:
    match = first_game()
    match.play(0, "build 1.1")
    match.play(0, "build 2.1")
    assert match.undo(0) == "build 2.1"
    assert match.undo(0) == "build 1.1"
    with pytest.raises(bastide.IllegalMove, match="nothing to undo"):
        match.undo(0)


def test_undo_stops_at_a_draw() -> None:
    match = first_game()
    for line in ("build 1.1", "build 2.1", "build 2.2", "end-turn"):
        match.play(0, line)
    assert match.undoable(0) is not None
    match.play(CHANCE, "draw 0 grass")
    assert match.undoable(0) is None


def test_another_seat_cannot_undo_a_move_that_is_not_its_own() -> None:
    match = first_game()
    match.play(0, "build 1.1")
    assert match.undoable(1) is None


class Shown(Reveal):
    """Something hidden comes to light."""


def row(seat: Seat, *acting: Seat, events: tuple[Event, ...] = ()) -> Row:
    return Row(seat, "end-turn", acting, list(events))


@pytest.mark.parametrize(
    ("rows", "seat", "undoable"),
    [
        ([row(0, 0, 1)], 0, 0),
        ([row(0, 0, 1), row(1, 0, 1)], 0, 0),
        ([row(0, 0, 1), row(1, 0, 1)], 1, 1),
        ([row(0, 0), row(1, 1)], 0, None),
        ([row(0, 0), row(CHANCE, CHANCE)], 0, None),
        ([row(0, 0, 1), row(1, 0, 1, events=(Shown(),))], 0, None),
        ([row(0, 0, events=(Shown(),))], 0, None),
        ([row(0, 0), row(0, 0)], 0, 1),
        ([], 0, None),
    ],
)
def test_a_row_can_be_withdrawn_while_only_companions_have_moved(
    rows: list[Row], seat: Seat, undoable: int | None
) -> None:
    """No chance, nothing revealed, and no row of a seat that was not acting together with it."""
    match = first_game()
    match.log = rows
    assert match.undoable(seat) == undoable


def test_a_view_holds_nothing_of_other_hands() -> None:
    match = first_game()
    assert match.view(0)["hand"] is None
    assert match.view(1)["hand"] == "forest"
    assert "hands" not in match.view(0)


@pytest.mark.parametrize("seat", [-1, -2, 2, 99, True, 0.0, "0"])
def test_there_is_no_view_for_a_seat_that_does_not_exist(seat: Any) -> None:
    with pytest.raises(bastide.IllegalMove, match="no seat"):
        first_game().view(seat)


@pytest.mark.parametrize(
    ("seat", "line"),
    [(0.0, "build 1.1"), (True, "build 1.1"), (None, "build 1.1"), ("0", "build 1.1"), (0, None)],
)
def test_what_is_no_seat_or_no_line_is_refused_and_changes_nothing(seat: Any, line: Any) -> None:
    match = first_game()
    before = match.game.write_state(match.state)
    with pytest.raises(bastide.IllegalMove):
        match.play(seat, line)
    assert match.game.write_state(match.state) == before
    assert match.legal(0)


def test_spaces_in_a_line_do_not_matter() -> None:
    match = first_game()
    match.play(0, "  build   1.1 ")
    assert match.log[-1].line == "build 1.1"


def test_a_finished_game_stays_finished() -> None:
    match = bastide.Match("kingdom", seats=2, seed=1)
    while not match.over:
        last = match.to_act[0]
        match.play(last, match.legal(last)[0])
    assert match.undoable(last) is None


def test_the_callers_lists_stay_the_callers() -> None:
    quadrants = ["tavern", "paddock", "oasis", "farm"]
    match = bastide.Match("kingdom", seed=1, quadrants=quadrants)
    before = match.record()
    quadrants[0] = "tower"
    assert match.record() == before


def test_a_very_long_line_is_refused_in_a_sentence() -> None:
    with pytest.raises(bastide.IllegalMove) as refusal:
        first_game().play(0, "x" * 5000)
    assert len(str(refusal.value)) < 1000
