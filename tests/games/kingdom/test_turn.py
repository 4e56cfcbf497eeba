"""A turn from the card to its end, and the end of the game."""

import pytest

from bastide import CHANCE
from bastide.games import kingdom
from bastide.games.kingdom.state import State
from tests.clauses import rule
from tests.games.kingdom.tables import (
    OTHER_GAME,
    chance,
    hexes_of,
    lines,
    open_hexes,
    play,
    state_with,
    table_of,
    told,
)

# -- the card


@rule("K3.1")
def test_the_card_is_laid_open_by_itself_and_names_the_terrain_of_the_turn() -> None:
    state = state_with(stage="draw", current=1, card=None, owed=0, hands=["flowers", None])
    assert told(chance(state, "draw 1 grass")) == ["card-drawn 1 grass", "card-revealed 0 flowers"]
    assert table_of(state)["card"] == "flowers"
    assert table_of(state)["hands"] == [None, "grass"]
    assert lines(state) == [f"build {hex}" for hex in hexes_of("flowers")]


@rule("K3.8")
def test_no_extra_action_is_possible_before_the_card_is_open() -> None:
    """While the other draws nothing is open; when the turn begins, the card lies there."""
    state = state_with(
        quadrants=OTHER_GAME,
        stage="draw",
        current=1,
        card=None,
        owed=0,
        hands=["flowers", None],
        settlements=[["4.7"]],
        tokens=[{"4.8": "ready"}],
    )
    assert kingdom.to_act(state) == (CHANCE,)
    chance(state, "draw 1 grass")
    assert kingdom.to_act(state) == (0,)
    assert open_hexes(state, "use sanctuary") == ["5.7", "5.8"]  # flowers, the card's terrain


# -- the mandatory action


@rule("K3.2", "K3.7")
def test_three_settlements_are_built_one_after_the_other_and_then_the_turn_may_end() -> None:
    state = state_with()
    for hex in ("9.9", "9.10", "9.11"):
        assert "end-turn" not in lines(state)
        play(state, 0, f"build {hex}")
    assert table_of(state)["supply"] == [37, 40]
    assert lines(state) == ["end-turn"]


@rule("K3.2")
def test_nothing_comes_between_the_three_settlements() -> None:
    state = state_with(settlements=[["3.20", "12.19"]], tokens=[{"12.18": "ready", "3.19": "ready"}])
    assert {line.split()[0] for line in lines(state)} == {"build", "use", "lift"}
    play(state, 0, "build 12.20")
    assert {line.split()[0] for line in lines(state)} == {"build"}
    play(state, 0, "build 11.20")
    assert {line.split()[0] for line in lines(state)} == {"build"}
    play(state, 0, "build 11.19")
    assert {line.split()[0] for line in lines(state)} == {"use", "lift", "end-turn"}


@rule("K3.3")
@pytest.mark.parametrize(("left", "owed"), [(4, 3), (3, 3), (2, 2), (1, 1), (0, 0)])
def test_with_fewer_than_three_settlements_left_all_that_remain_are_built(left: int, owed: int) -> None:
    state = state_with(stage="draw", current=1, card=None, owed=0, hands=["grass", None], supply=[left, 20])
    chance(state, "draw 1 forest")
    assert table_of(state)["owed"] == owed
    for hex in ("9.9", "9.10", "9.11")[:owed]:
        play(state, 0, f"build {hex}")
    assert lines(state) == ["end-turn"]


@rule("K3.3", "K3.4")
def test_an_extra_settlement_before_the_mandatory_action_may_shorten_it() -> None:
    state = state_with(card="desert", supply=[3, 9], tokens=[{"12.18": "ready"}])
    play(state, 0, "use farm 9.9")
    assert table_of(state)["owed"] == 2
    state = state_with(card="desert", supply=[4, 9], tokens=[{"12.18": "ready"}])
    play(state, 0, "use farm 9.9")
    assert table_of(state)["owed"] == 3


@rule("K3.9")
def test_extra_actions_that_empty_the_supply_do_for_the_mandatory_action() -> None:
    state = state_with(
        card="desert",
        settlements=[["3.20"]],
        supply=[1, 9],
        owed=1,
        tokens=[{"12.18": "ready", "3.19": "ready", "18.6": "ready"}],
    )
    play(state, 0, "use farm 9.9")
    assert lines(state) == ["lift paddock 3.20", "lift paddock 9.9", "end-turn"]
    play(state, 0, "lift paddock 9.9")
    play(state, 0, "settle 9.11")
    assert lines(state) == ["end-turn"]


# -- extra actions


@rule("K3.4")
def test_tokens_may_be_used_before_and_after_the_mandatory_action_in_any_order() -> None:
    tokens = [{"12.18": "ready", "18.6": "ready", "7.8": "ready"}]
    state = state_with(card="canyon", tokens=tokens)
    for line in ("use oasis 9.1", "use farm 9.9", "build 1.8", "build 1.9", "build 1.10", "use tavern 1.11"):
        play(state, 0, line)
    assert lines(state) == ["end-turn"]


@rule("K3.4")
def test_using_tokens_is_optional() -> None:
    state = state_with(owed=0, tokens=[{"12.18": "ready"}])
    assert open_hexes(state, "use farm") == hexes_of("grass")
    play(state, 0, "end-turn")
    chance(state, "draw 0 forest")
    assert table_of(state)["tokens"][0] == {"12.18": "ready"}


@rule("K3.4")
@pytest.mark.parametrize("token", ["next-turn", "used", "lost"])
def test_only_a_token_owned_since_before_the_turn_and_not_yet_used_may_be_used(token: str) -> None:
    state = state_with(owed=0, tokens=[{"12.18": token}, {"12.18": "ready"}])
    assert lines(state) == ["end-turn"]


# -- the end of the turn


@rule("K3.7")
def test_the_turn_cannot_end_while_settlements_are_owed() -> None:
    assert "end-turn" not in lines(state_with(owed=3))
    assert "end-turn" not in lines(state_with(owed=1, begun=True))
    assert lines(state_with(owed=0)) == ["end-turn"]


@rule("K2.5", "K3.5")
@pytest.mark.parametrize(("current", "following"), [(0, 1), (1, 2), (2, 0)])
def test_after_the_draw_the_next_player_clockwise_has_the_turn(current: int, following: int) -> None:
    hands = [None if seat == current else "grass" for seat in range(3)]
    state = state_with(seats=3, current=current, owed=0, hands=hands)
    play(state, current, "end-turn")
    chance(state, f"draw {current} desert")
    assert kingdom.to_act(state) == (following,)
    assert table_of(state)["owed"] == 3


# -- the end of the game


def last_turn(seat: int, *, seats: int = 3, start: int = 0) -> State:
    """The seat owes its last settlement."""
    hands = [None if other == seat else "grass" for other in range(seats)]
    supply = [1 if other == seat else 9 for other in range(seats)]
    return state_with(
        seats=seats, current=seat, start=start, owed=1, begun=True, hands=hands, supply=supply, card="desert"
    )


def rest_of_the_game(state: State) -> list[int]:
    """The seats that still have turns, each built on the first hex that is open."""
    turns = []
    while kingdom.to_act(state):
        seat = kingdom.to_act(state)[0]
        if seat == CHANCE:
            chance(state, f"draw {table_of(state)['current']} grass")
            continue
        if lines(state, seat)[0] == "end-turn":
            turns.append(seat)
        play(state, seat, lines(state, seat)[0])
    return turns


@rule("K7.1")
def test_the_last_settlement_of_a_player_brings_the_last_round() -> None:
    state = last_turn(1)
    assert told(play(state, 1, "build 1.2")) == ["settlement-built 1 1.2 desert", "last-settlement-built 1"]
    assert table_of(state)["last_round"]
    assert kingdom.to_act(state) == (1,)


@rule("K7.1")
def test_the_round_goes_on_while_everyone_has_settlements() -> None:
    state = state_with(owed=1, begun=True, supply=[2, 9])
    assert told(play(state, 0, "build 9.9")) == ["settlement-built 0 9.9 grass"]
    assert not table_of(state)["last_round"]


@rule("K7.1", "K7.18")
@pytest.mark.parametrize(
    ("seat", "start", "turns"),
    [
        (0, 0, [0, 1, 2]),  # the start player: all others have one more turn
        (1, 0, [1, 2]),
        (2, 0, [2]),  # the last seat: the game ends with that turn
        (0, 1, [0]),
        (1, 1, [1, 2, 0]),
        (2, 1, [2, 0]),
        (1, 2, [1]),
    ],
)
def test_the_round_is_played_until_the_player_right_of_the_start_player_has_moved(
    seat: int, start: int, turns: list[int]
) -> None:
    state = last_turn(seat, start=start)
    play(state, seat, "build 1.2")
    assert rest_of_the_game(state) == turns
    assert kingdom.result(state).final


@rule("K7.1")
def test_a_round_without_a_last_settlement_is_followed_by_another() -> None:
    state = state_with(current=1, owed=0, hands=["grass", None])
    play(state, 1, "end-turn")
    chance(state, "draw 1 grass")
    assert kingdom.to_act(state) == (0,)
    assert not kingdom.result(state).final


@rule("K7.1")
def test_a_last_settlement_placed_by_an_extra_action_counts_too() -> None:
    state = state_with(
        current=1, hands=["grass", None], card="desert", supply=[9, 1], tokens=[{}, {"12.18": "ready"}]
    )
    events = told(play(state, 1, "use farm 9.9"))
    assert events == ["extra-built 1 farm 9.9 grass", "last-settlement-built 1"]
    play(state, 1, "end-turn")
    assert kingdom.to_act(state) == ()


@rule("K7.18")
def test_the_player_with_the_last_settlement_finishes_the_turn_and_cannot_undo_it() -> None:
    state = state_with(
        settlements=[["3.20"]],
        owed=1,
        begun=True,
        supply=[1, 9],
        tokens=[{"3.19": "ready", "12.18": "ready"}],
    )
    play(state, 0, "build 9.9")
    assert lines(state) == ["lift paddock 3.20", "lift paddock 9.9", "end-turn"]
    play(state, 0, "lift paddock 9.9")
    play(state, 0, "settle 9.11")
    assert table_of(state)["last_round"]
    assert table_of(state)["supply"] == [0, 9]


@rule("K7.1")
def test_after_the_last_turn_nobody_draws_and_the_gold_is_counted() -> None:
    state = state_with(current=1, owed=0, hands=["grass", None], last_round=True, settlements=[["9.9"], []])
    events = told(play(state, 1, "end-turn"))
    assert events[0] == "turn-ended 1"
    assert "game-ended" in events
    assert "card-scored 0 knights 2" in events
    assert kingdom.to_act(state) == ()
