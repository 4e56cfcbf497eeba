"""A round: its taler, the choice of characters, who acts when, when the game ends."""

from typing import Any

import pytest

from bastide import Match
from bastide.games import seasons
from bastide.games.seasons.state import State
from tests.clauses import rule
from tests.games.seasons.tables import (
    CARDS,
    chance,
    choose,
    lines,
    of_kind,
    open_to,
    own,
    play,
    state_with,
    table_of,
    to_act,
)


@rule("S3.1", "S3.7")
def test_the_next_player_clockwise_becomes_active_and_takes_the_taler_of_the_highest_space() -> None:
    state = state_with(seats=3, round=4, active=2)
    events = choose(state, "messenger", "messenger", "messenger")
    assert events[-1] == "round-began 0 5 1"
    view = seasons.view(state, None)
    assert (view["active"], view["space"], view["track"]) == (0, 11, 10)
    assert [own(state, seat)["talers"] for seat in range(3)] == [12, 11, 11]


@rule("S3.2")
@pytest.mark.parametrize("seats", [3, 4])
def test_with_three_or_four_players_each_chooses_one_card(seats: int) -> None:
    state = state_with(seats=seats)
    assert to_act(state) == tuple(range(seats))
    assert open_to(state, "choose", seat=1) == list(CARDS[:-1])


@rule("S3.2")
def test_with_two_players_each_chooses_two_cards_in_one_line() -> None:
    state = state_with(seats=2, played=["trader"])
    assert len(open_to(state, "choose")) == 7 * 6 // 2
    assert open_to(state, "choose")[:2] == ["messenger bricklayer", "messenger stonemason"]


@rule("S3.2")
def test_who_has_fewer_cards_left_chooses_fewer() -> None:
    state = state_with(seats=2, hand=["master-builder"], played=CARDS[:7])
    assert lines(state) == ["choose master-builder"]
    state = state_with(seats=2, hand=["trader", "master-builder"], played=["messenger"])
    assert lines(state) == ["choose trader master-builder"]


@rule("S3.2")
def test_who_has_chosen_owes_nothing_and_all_are_revealed_with_the_last_choice() -> None:
    state = state_with(active=1)
    assert play(state, "choose trader", seat=2) == ["characters-chosen 2 trader no-card"]
    assert to_act(state) == (0, 1)
    assert play(state, "choose messenger", seat=0) == ["characters-chosen 0 messenger no-card"]
    events = play(state, "choose messenger", seat=1)
    assert events[:4] == [
        "characters-chosen 1 messenger no-card",
        "characters-revealed 1 messenger no-card",
        "characters-revealed 2 trader no-card",
        "characters-revealed 0 messenger no-card",
    ]


@rule("S3.2")
def test_a_choice_can_be_taken_back_until_the_last_one_is_made() -> None:
    match = Match("seasons", seats=3, seed=1)
    match.play(0, "choose trader")
    match.play(1, "choose messenger")
    assert match.undo(0) == "choose trader"
    assert match.to_act == (0, 2)
    match.play(0, "choose messenger")
    match.play(2, "choose messenger")
    assert match.undoable(0) is None


@rule("S3.3")
def test_the_master_builder_cannot_be_chosen_in_the_first_round() -> None:
    first = state_with(round=1, played=["messenger"])
    assert "master-builder" not in open_to(first, "choose")
    assert "master-builder" in open_to(state_with(round=2, played=["messenger"]), "choose")


@rule("S3.3")
@pytest.mark.parametrize("removed", [(), ("trader",)])
def test_the_master_builder_cannot_be_chosen_with_all_own_cards_in_hand(removed: tuple[str, ...]) -> None:
    assert "master-builder" not in open_to(state_with(removed=removed), "choose")


@rule("S3.3")
def test_if_the_host_says_so_only_all_eight_cards_in_hand_forbid_the_master_builder() -> None:
    options = {"full_hand": "all-eight"}
    assert "master-builder" in open_to(state_with(removed=["trader"], options=options), "choose")
    assert "master-builder" not in open_to(state_with(options=options), "choose")
    assert "master-builder" in open_to(state_with(played=["trader"], options=options), "choose")
    first = state_with(round=1, removed=["trader"], options=options)
    assert "master-builder" not in open_to(first, "choose")


def ribbon(state: State) -> list[tuple[str, int]]:
    return [(acting["card"], acting["seat"]) for acting in table_of(state)["ribbon"]]


@rule("S3.5")
def test_characters_act_in_their_order_whoever_played_them() -> None:
    played: dict[str, Any] = {"played": ["trader"]}
    state = state_with(seats=4, active=1, **played, others=[played, {"silver": 1}, played])
    choose(state, "master-builder", "worker-sand", "messenger", "bricklayer")
    assert to_act(state) == (2,)
    assert ribbon(state) == [("messenger", 2), ("bricklayer", 3), ("worker-sand", 1), ("master-builder", 0)]
    state = state_with(seats=4, active=1, silver=1)
    choose(state, "trader", "stonemason", "trader", "bricklayer")
    assert ribbon(state) == [("trader", 2), ("trader", 0), ("bricklayer", 3), ("stonemason", 1)]


@rule("S3.5")
def test_the_same_character_acts_clockwise_from_the_active_player() -> None:
    state = state_with(seats=4, active=2)
    events = choose(state, "messenger", "trader", "messenger", "messenger")
    assert of_kind(events, "messenger-paid") == [
        "messenger-paid 2 8",
        "messenger-paid 3 8",
        "messenger-paid 0 8",
    ]


@rule("S3.5")
def test_all_workers_are_one_character() -> None:
    state = state_with(seats=3, active=1)
    choose(state, "worker-wood", "worker-sand", "worker-stone")
    assert ribbon(state) == [("worker-sand", 1), ("worker-stone", 2), ("worker-wood", 0)]


@rule("S3.6")
def test_played_cards_lie_open_and_cannot_be_chosen_again() -> None:
    state = state_with()
    choose(state, "messenger", "messenger", "messenger")
    assert own(state)["played"] == ["messenger"]
    assert "messenger" not in own(state)["hand"]
    assert "messenger" not in open_to(state, "choose")


@rule("S3.8")
@pytest.mark.parametrize(("seats", "last"), [(2, 12), (3, 15), (4, 12)])
def test_the_game_ends_after_the_last_round(seats: int, last: int) -> None:
    cards = "messenger" if seats > 2 else "messenger master-builder"
    before = state_with(
        seats=seats, round=last - 1, played=["trader"], others=[{"played": ["trader"]}] * (seats - 1)
    )
    choose(before, *[cards] * seats)
    assert to_act(before) == tuple(range(seats))
    state = state_with(
        seats=seats, round=last, played=["trader"], others=[{"played": ["trader"]}] * (seats - 1)
    )
    events = choose(state, *[cards] * seats)
    assert "game-ended" in events
    assert to_act(state) == ()


@rule("S3.8")
def test_the_game_ends_after_the_round_in_which_the_last_tile_is_built() -> None:
    built = {
        tile["tile"]: tile["count"] for tile in table_of(state_with())["castle"]["tiles"] if tile["count"]
    }
    state = state_with(built={**built, "house": 5}, sand=2, wood=1, clay=1, others=[{"silver": 1}])
    choose(state, "stonemason", "worker-sand", "messenger")
    events = play(state, "erect house", "pay 2 1 1 0")
    assert events[-1] == "castle-finished"
    events = play(state, "end-turn")
    assert to_act(state) == (1,)  # the round is played to its end
    events = play(state, "end-turn", seat=1)
    assert "game-ended" in events
    assert to_act(state) == ()


@rule("S3.14", "S4.11")
def test_the_master_builder_is_in_hand_at_the_start_of_every_round() -> None:
    for seed in range(6):
        match = Match("seasons", seats=2 + seed % 3, seed=seed, season="winter" if seed % 2 else "summer")
        while not match.over:
            if match.view(None)["stage"] == "choose":
                assert all("master-builder" in player["hand"] for player in match.view(None)["players"])
            seat = match.to_act[-1]
            match.play(seat, match.legal(seat)[-1])


@rule("S3.10")
def test_a_round_begins_with_the_taler_then_the_winter_card_then_gifts_then_the_choice() -> None:
    maiden = {"gifts": {}, "wooing": [0, 1, 2]}
    state = state_with(seats=3, round=5, winter={"maiden": maiden}, talers=0, active=2)
    choose(state, "messenger", "messenger", "messenger")
    assert table_of(state)["stage"] == "winter-card"  # space 10
    assert own(state)["talers"] == 9
    assert chance(state, "winter-card barn") == ["winter-card-turned barn"]
    assert (table_of(state)["stage"], to_act(state)) == ("gift", (0,))
    for seat in range(3):
        play(state, "give taler", seat=seat)
    assert (table_of(state)["stage"], to_act(state)) == ("choose", (0, 1, 2))
