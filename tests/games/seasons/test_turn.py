"""A round and its actions: what happens by itself, what waits, and how an action ends."""

from typing import Any

import pytest

from bastide import Match
from bastide.games import seasons
from tests.clauses import rule
from tests.games.seasons.tables import choose, lines, of_kind, play, state_with, to_act

HOUSE: dict[str, Any] = {"sand": 2, "wood": 1, "clay": 1}


@rule("S3.5")
@pytest.mark.parametrize("card", ["bricklayer", "stonemason", "worker-sand"])
def test_an_action_in_which_nothing_can_be_chosen_ends_by_itself_and_says_so(card: str) -> None:
    events = choose(state_with(), card, "messenger", "messenger")
    assert f"turn-passed 0 {card}" in events


@rule("S3.5")
def test_messenger_and_master_builder_are_done_when_they_have_brought_what_they_bring() -> None:
    state = state_with(played=["trader"])
    events = choose(state, "master-builder", "messenger", "messenger")
    assert of_kind(events, "turn-passed", "turn-ended") == []
    assert to_act(state) == (0, 1, 2)


@rule("S3.5")
def test_an_action_in_which_something_could_be_chosen_is_ended_by_its_player() -> None:
    state = state_with(**HOUSE)
    choose(state, "stonemason", "messenger", "messenger")
    play(state, "erect house", "pay 2 1 1 0")
    assert lines(state) == ["end-turn"]
    assert play(state, "end-turn")[0] == "turn-ended 0 stonemason"


@rule("S4.7", "S4.16")
def test_purchases_tiles_helpers_silver_and_the_end_are_listed_in_this_order() -> None:
    state = state_with(sand=4, wood=2, clay=2, silver=1, talers=20)
    choose(state, "stonemason", "worker-sand", "messenger")
    names = [line.split()[0] for line in lines(state)]
    assert list(dict.fromkeys(names)) == ["buy", "erect", "exchange", "end-turn"]
    play(state, "erect house", "pay 2 1 1 0")
    names = [line.split()[0] for line in lines(state)]
    assert list(dict.fromkeys(names)) == ["erect", "house", "exchange", "end-turn"]


def test_an_action_can_be_undone_step_by_step_until_it_is_ended() -> None:
    for seed in range(40):
        match = Match("seasons", seats=2, seed=seed)
        while not match.over:
            seat = match.to_act[0]
            erect = [line for line in match.legal(seat) if line.startswith("erect ")]
            match.play(seat, (erect or match.legal(seat))[0])
            if erect:
                before = match.game.copy(match.state)
                match.play(seat, match.legal(seat)[0])
                assert match.undo(seat).startswith("pay ")
                assert match.state == before
                assert match.undo(seat).startswith("erect ")
                return
    raise AssertionError("nobody ever built")


def test_nothing_is_open_to_those_who_are_not_asked() -> None:
    state = state_with(silver=1)
    choose(state, "messenger", "messenger", "messenger")
    assert [lines(state, seat) for seat in (1, 2)] == [[], []]
    assert seasons.to_act(state) == (0,)
