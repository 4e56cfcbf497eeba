"""Tokens: taken beside a location hex, usable from the next turn, lost when nobody is left there."""

from collections.abc import Mapping

import pytest

from bastide.games.kingdom.state import State
from tests.clauses import rule
from tests.games.kingdom.tables import chance, lines, next_to, open_hexes, play, state_with, table_of, told

NONE_HELD: Mapping[str, str] = {}


def tokens_of(state: State, seat: int = 0) -> dict[str, str]:
    tokens: dict[str, str] = table_of(state)["tokens"][seat]
    return tokens


def moving(*own: str, tokens: Mapping[str, str] = NONE_HELD) -> State:
    """Seat 0 before a move, with a paddock token that it keeps, because it stands on 3.20 too."""
    return state_with(settlements=[["3.20", *own]], tokens=[{"3.19": "ready", **tokens}])


def move(state: State, origin: str, hex: str) -> list[str]:
    """What happens when seat 0 moves a settlement with the paddock."""
    play(state, 0, f"lift paddock {origin}")
    return told(play(state, 0, f"settle {hex}"))


# -- taking


@rule("K5.1")
def test_building_next_to_a_location_takes_one_of_its_tokens() -> None:
    state = state_with()
    assert told(play(state, 0, "build 8.8")) == ["settlement-built 0 8.8 grass", "token-taken 0 tavern 7.8"]
    assert tokens_of(state) == {"7.8": "next-turn"}
    assert table_of(state)["stacks"]["7.8"] == 1


@rule("K5.1")
def test_building_elsewhere_takes_none() -> None:
    state = state_with()
    assert told(play(state, 0, "build 9.9")) == ["settlement-built 0 9.9 grass"]
    assert tokens_of(state) == {}


@rule("K5.1")
def test_each_of_the_six_hexes_round_a_location_takes_its_token() -> None:
    """Round the farm lie grass, forest, canyon and flowers."""
    cards = dict(
        zip(next_to("12.18"), ["grass", "forest", "flowers", "grass", "canyon", "forest"], strict=True)
    )
    for hex, card in cards.items():
        state = state_with(card=card)
        assert told(play(state, 0, f"build {hex}"))[1:] == ["token-taken 0 farm 12.18"]


@rule("K5.1")
def test_an_extra_settlement_takes_a_token_too() -> None:
    state = state_with(card="desert", tokens=[{"12.18": "ready"}])
    events = told(play(state, 0, "use farm 8.11"))
    assert events == ["extra-built 0 farm 8.11 grass", "token-taken 0 paddock 7.12"]


@rule("K5.1")
def test_moving_next_to_a_location_takes_one_of_its_tokens() -> None:
    state = moving("10.9")
    assert move(state, "10.9", "8.8") == ["settlement-moved 0 paddock 10.9 8.8", "token-taken 0 tavern 7.8"]
    assert tokens_of(state) == {"3.19": "used", "7.8": "next-turn"}


@rule("K5.1")
def test_no_token_is_taken_where_none_is_left() -> None:
    state = state_with(seats=3, tokens=[{}, {"7.8": "ready"}, {"7.8": "lost"}])
    assert told(play(state, 0, "build 8.8")) == ["settlement-built 0 8.8 grass"]
    assert tokens_of(state) == {}


@rule("K5.1")
@pytest.mark.parametrize("token", ["next-turn", "ready", "used", "lost"])
def test_a_token_is_taken_once_from_each_location_hex(token: str) -> None:
    state = state_with(settlements=[["8.7"]], tokens=[{"7.8": token}])
    assert told(play(state, 0, "build 8.8")) == ["settlement-built 0 8.8 grass"]
    assert tokens_of(state) == {"7.8": token}
    assert table_of(state)["stacks"]["7.8"] == 1


@rule("K5.11")
def test_a_token_is_taken_between_the_builds_and_cannot_be_declined() -> None:
    state = state_with()
    play(state, 0, "build 8.9")
    assert told(play(state, 0, "build 8.8"))[1:] == ["token-taken 0 tavern 7.8"]
    assert all(line.startswith("build ") for line in lines(state))


# -- using


@rule("K5.2")
def test_a_token_can_be_used_from_the_next_turn_on() -> None:
    state = state_with(settlements=[["11.20"]], owed=1, begun=True)
    play(state, 0, "build 12.19")
    assert tokens_of(state) == {"12.18": "next-turn"}
    assert lines(state) == ["end-turn"]
    play(state, 0, "end-turn")
    chance(state, "draw 0 desert")
    for line in ("build 8.1", "build 8.2", "build 9.1", "end-turn"):
        play(state, 1, line)
    chance(state, "draw 1 desert")
    assert open_hexes(state, "use farm") == ["11.19", "12.20"]


@rule("K3.4", "K5.2")
def test_used_tokens_are_ready_again_in_the_next_turn() -> None:
    state = state_with(owed=0, tokens=[{"12.18": "used", "7.8": "ready", "7.3": "lost"}, {"18.6": "used"}])
    play(state, 0, "end-turn")
    chance(state, "draw 0 desert")
    assert tokens_of(state) == {"12.18": "ready", "7.8": "ready", "7.3": "lost"}


@rule("K5.3")
def test_two_settlements_beside_one_location_hex_bring_one_token() -> None:
    state = state_with()
    play(state, 0, "build 8.7")
    assert told(play(state, 0, "build 8.8")) == ["settlement-built 0 8.8 grass"]
    assert tokens_of(state) == {"7.8": "next-turn"}


@rule("K5.3")
def test_two_hexes_of_a_kind_bring_two_tokens_and_each_is_used_once() -> None:
    state = state_with(card="desert", owed=0, tokens=[{"12.18": "ready", "16.13": "ready"}])
    play(state, 0, "use farm 9.9")
    play(state, 0, "use farm 9.10")
    assert lines(state) == ["end-turn"]
    assert tokens_of(state) == {"12.18": "used", "16.13": "used"}


@rule("K3.4", "K5.3")
def test_one_token_is_used_once_in_the_turn() -> None:
    state = state_with(card="desert", owed=0, tokens=[{"12.18": "ready"}])
    play(state, 0, "use farm 9.9")
    assert lines(state) == ["end-turn"]


# -- losing


@rule("K5.4")
def test_a_token_leaves_the_game_when_no_own_settlement_is_left_beside_its_hex() -> None:
    state = moving("7.9", tokens={"7.8": "ready"})
    assert move(state, "7.9", "9.10") == ["settlement-moved 0 paddock 7.9 9.10", "token-lost 0 tavern 7.8"]
    assert tokens_of(state)["7.8"] == "lost"


@rule("K5.4")
def test_a_token_stays_while_one_own_settlement_is_beside_its_hex() -> None:
    state = moving("7.9", "8.7", tokens={"7.8": "ready"})
    assert move(state, "7.9", "9.10") == ["settlement-moved 0 paddock 7.9 9.10"]
    assert tokens_of(state)["7.8"] == "ready"


@rule("K5.4")
def test_another_players_settlement_does_not_keep_the_token() -> None:
    state = state_with(settlements=[["3.20", "7.9"], ["8.7"]], tokens=[{"3.19": "ready", "7.8": "ready"}])
    assert "token-lost 0 tavern 7.8" in move(state, "7.9", "9.10")


@rule("K5.4")
def test_only_the_mover_loses_a_token() -> None:
    state = state_with(settlements=[["3.20", "7.9"], ["9.1"]], tokens=[{"3.19": "ready"}, {"7.8": "ready"}])
    assert move(state, "7.9", "9.10") == ["settlement-moved 0 paddock 7.9 9.10"]
    assert tokens_of(state, 1) == {"7.8": "ready"}


@rule("K5.4", "K5.11")
def test_a_lost_token_neither_returns_to_its_hex_nor_is_taken_again() -> None:
    state = moving("7.9", tokens={"7.8": "ready"})
    move(state, "7.9", "9.10")
    assert table_of(state)["stacks"]["7.8"] == 1
    play(state, 0, "build 9.9")
    assert told(play(state, 0, "build 8.8")) == ["settlement-built 0 8.8 grass"]
    assert tokens_of(state)["7.8"] == "lost"


@rule("K5.4")
def test_a_token_lost_before_it_was_used_cannot_be_used_any_more() -> None:
    state = moving("12.19", tokens={"12.18": "ready"})
    assert open_hexes(state, "use farm") != []
    move(state, "12.19", "14.20")
    assert open_hexes(state, "use farm") == []


@rule("K5.4")
def test_a_token_may_be_lost_by_its_own_move() -> None:
    state = moving()
    assert move(state, "3.20", "5.19") == [
        "settlement-moved 0 paddock 3.20 5.19",
        "token-lost 0 paddock 3.19",
    ]


@rule("K5.4")
def test_a_token_taken_this_turn_may_be_lost_in_it() -> None:
    state = moving("7.9", tokens={"7.8": "next-turn"})
    assert "token-lost 0 tavern 7.8" in move(state, "7.9", "9.10")


@rule("K5.12")
def test_a_token_is_lost_before_a_new_one_is_taken() -> None:
    state = moving("7.9", tokens={"7.8": "ready"})
    assert move(state, "7.9", "7.11") == [
        "settlement-moved 0 paddock 7.9 7.11",
        "token-lost 0 tavern 7.8",
        "token-taken 0 paddock 7.12",
    ]


@rule("K5.12")
def test_a_move_from_side_to_side_of_a_location_loses_nothing_and_takes_nothing() -> None:
    state = moving("7.11", tokens={"7.12": "ready"})
    assert move(state, "7.11", "7.13") == ["settlement-moved 0 paddock 7.11 7.13"]
    assert sorted(tokens_of(state).values()) == ["ready", "used"]


@rule("K5.12")
def test_a_lifted_settlement_keeps_its_token_until_it_is_put_down() -> None:
    state = moving("7.9", tokens={"7.8": "ready"})
    assert told(play(state, 0, "lift paddock 7.9")) == ["settlement-lifted 0 paddock 7.9"]
    assert tokens_of(state)["7.8"] == "ready"


@rule("K5.13")
@pytest.mark.parametrize(
    ("kept", "gone", "left"),
    [
        ("used", "ready", "ready"),  # the used one goes, wherever the unused one came from
        ("ready", "used", "ready"),
        ("ready", "ready", "ready"),
        ("used", "used", "used"),
        ("used", "next-turn", "used"),  # only usable tokens stand in for each other
        ("next-turn", "used", "next-turn"),
        ("next-turn", "ready", "next-turn"),
        ("ready", "next-turn", "ready"),
    ],
)
def test_of_two_usable_tokens_the_used_one_is_lost(kept: str, gone: str, left: str) -> None:
    state = moving("7.2", "7.9", tokens={"7.3": kept, "7.8": gone, "12.18": "used"})
    assert "token-lost 0 tavern 7.8" in move(state, "7.9", "9.10")
    assert tokens_of(state)["7.3"] == left


@rule("K5.13")
def test_the_unused_token_stays_usable_and_no_more_than_that() -> None:
    state = moving("12.19", "16.12", tokens={"12.18": "used", "16.13": "ready"})
    move(state, "16.12", "14.13")
    assert tokens_of(state)["16.13"] == "lost"
    play(state, 0, "use farm 11.19")
    assert open_hexes(state, "use farm") == []


@rule("K5.13")
def test_a_used_token_of_another_kind_stays_used() -> None:
    state = moving("7.9", "12.19", tokens={"7.8": "ready", "12.18": "used"})
    move(state, "7.9", "9.10")
    assert tokens_of(state)["12.18"] == "used"
