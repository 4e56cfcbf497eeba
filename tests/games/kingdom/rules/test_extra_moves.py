"""The three locations whose action moves a settlement: lifted first, then put down elsewhere."""

from collections.abc import Sequence

import pytest

from bastide.games.kingdom.state import State
from tests.clauses import rule
from tests.games.kingdom.tables import (
    OTHER_GAME,
    hexes_of,
    lines,
    open_hexes,
    play,
    state_with,
    table_of,
    told,
)

BARN, HARBOUR = "13.7", "18.17"  # location hexes of the other game; 13.8 and 18.18 touch them


def barn(*own: str, card: str = "grass", others: Sequence[str] = ()) -> State:
    """Seat 0 may move with the barn of the other game."""
    settlements = [own, others]
    return state_with(quadrants=OTHER_GAME, card=card, settlements=settlements, tokens=[{BARN: "ready"}])


def harbour(*own: str) -> State:
    """Seat 0 may move with the harbour of the other game."""
    return state_with(quadrants=OTHER_GAME, settlements=[own], tokens=[{HARBOUR: "ready"}])


def paddock(*own: str, others: Sequence[str] = ()) -> State:
    """Seat 0 may move with a paddock of the first game, which 3.20 touches."""
    return state_with(settlements=[["3.20", *own], others], tokens=[{"3.19": "ready"}])


def ends(state: State, line: str) -> list[str]:
    """Where the settlement that the line lifts may be put down."""
    play(state, 0, line)
    return open_hexes(state, "settle")


# -- barn and harbour


@rule("K5.8")
def test_the_barn_moves_a_settlement_to_the_terrain_of_the_card() -> None:
    state = barn("13.8", "18.2")
    assert told(play(state, 0, "lift barn 18.2")) == ["settlement-lifted 0 barn 18.2"]
    assert told(play(state, 0, "settle 1.1")) == ["settlement-moved 0 barn 18.2 1.1"]
    assert table_of(state)["settlements"][0] == ["1.1", "13.8"]


@rule("K5.8")
def test_the_harbour_moves_a_settlement_onto_water() -> None:
    state = harbour("18.18", "3.6")
    play(state, 0, "lift harbour 18.18")
    assert told(play(state, 0, "settle 3.7"))[0] == "settlement-moved 0 harbour 18.18 3.7"
    assert table_of(state)["settlements"][0] == ["3.6", "3.7"]


@rule("K5.8")
def test_a_free_water_hex_is_open_to_the_harbour_alone() -> None:
    state = state_with(
        quadrants=OTHER_GAME, settlements=[["3.6"]], tokens=[{"4.8": "ready", "4.16": "ready", BARN: "ready"}]
    )
    water = hexes_of("water", quadrants=OTHER_GAME)
    assert not {line.split()[-1] for line in lines(state)} & set(water)
    assert not set(ends(state, "lift barn 3.6")) & set(water)


@rule("K5.8")
def test_the_lifted_settlement_does_not_count_as_a_neighbour() -> None:
    state = barn("11.5", "11.6", card="desert")
    assert ends(state, "lift barn 11.6") == ["10.5", "11.4", "12.4", "12.5"]  # round 11.5 alone


@rule("K5.8")
def test_a_lone_settlement_may_go_anywhere_on_the_terrain() -> None:
    forest = hexes_of("forest", quadrants=OTHER_GAME)
    assert ends(barn("17.4", card="forest"), "lift barn 17.4") == [hex for hex in forest if hex != "17.4"]


@rule("K5.8")
def test_a_lifted_settlement_has_to_be_put_down_first() -> None:
    state = barn("13.8", "18.2")
    play(state, 0, "lift barn 13.8")
    assert lines(state) == ["settle 17.2", "settle 18.1", "settle 19.2", "settle 19.3"]


@rule("K4.1", "K5.8")
def test_a_settlement_is_not_moved_onto_another() -> None:
    state = barn("13.8", "18.2", others=["17.2", "18.1"])
    assert ends(state, "lift barn 13.8") == ["19.2", "19.3"]


@rule("K4.4", "K5.8")
def test_with_no_free_hex_of_the_terrain_nothing_can_be_lifted() -> None:
    state = barn("13.8", "3.2", others=hexes_of("grass", quadrants=OTHER_GAME))
    assert open_hexes(state, "lift barn") == []


# -- paddock


@rule("K5.9")
def test_the_paddock_moves_exactly_two_hexes_straight_on() -> None:
    assert ends(paddock("10.10"), "lift paddock 10.10") == ["8.9", "8.11", "10.8", "10.12", "12.9", "12.11"]


@rule("K5.9")
@pytest.mark.parametrize(
    ("own", "hex"),
    [
        pytest.param(["7.11"], "7.13", id="location"),
        pytest.param(["8.15"], "8.17", id="castle"),
        pytest.param(["9.14"], "9.16", id="water"),
        pytest.param(["3.13"], "5.14", id="mountain"),
        pytest.param(["9.8", "9.9"], "9.10", id="own settlement"),
        pytest.param(["10.8"], "10.10", id="settlement of another"),
    ],
)
def test_the_paddock_leads_over_anything(own: list[str], hex: str) -> None:
    assert hex in ends(paddock(*own, others=["10.9"]), f"lift paddock {own[0]}")


@rule("K5.9")
def test_the_paddock_ends_on_no_castle_location_mountain_water_or_settlement() -> None:
    assert ends(paddock("9.9"), "lift paddock 9.9") == [
        "7.10",
        "9.7",
        "9.11",
        "11.8",
        "11.10",
    ]  # 7.8: location
    assert "8.16" not in ends(paddock("8.18"), "lift paddock 8.18")  # castle
    assert "3.11" not in ends(paddock("3.13"), "lift paddock 3.13")  # mountain
    state = paddock("10.10", "8.9", others=["10.12"])
    assert ends(state, "lift paddock 10.10") == ["8.11", "10.8", "12.9", "12.11"]


@rule("K5.9")
def test_the_paddock_does_not_leave_the_board() -> None:
    assert ends(paddock("1.1"), "lift paddock 1.1") == ["1.3", "3.2"]


@rule("K5.9")
def test_the_paddock_needs_no_own_settlement_beside_its_end() -> None:
    """A neighbour of another own settlement is within reach, yet the others stay open."""
    assert ends(paddock("10.10", "8.8"), "lift paddock 10.10") == [
        "8.9",
        "8.11",
        "10.8",
        "10.12",
        "12.9",
        "12.11",
    ]


@rule("K5.9")
def test_a_settlement_that_cannot_end_anywhere_is_not_lifted() -> None:
    """From 20.16 every way ends on water or off the board."""
    state = paddock("20.16", "9.9")
    assert open_hexes(state, "lift paddock") == ["3.20", "9.9"]


# -- every move


@rule("K5.10")
def test_a_move_leaves_the_supply_as_it_is() -> None:
    state = paddock("9.9")
    play(state, 0, "lift paddock 9.9")
    assert table_of(state)["supply"] == [38, 40]
    play(state, 0, "settle 9.11")
    assert table_of(state)["supply"] == [38, 40]


@rule("K5.10")
def test_a_move_is_possible_with_an_empty_supply_and_owes_no_build() -> None:
    state = state_with(settlements=[["3.20", "9.9"]], tokens=[{"3.19": "ready"}], supply=[0, 9], owed=0)
    play(state, 0, "lift paddock 9.9")
    play(state, 0, "settle 9.11")
    assert lines(state) == ["end-turn"]


@rule("K5.10")
def test_a_move_does_not_end_where_it_began() -> None:
    state = barn("13.8", "18.2", "18.1")
    assert ends(state, "lift barn 18.1") == ["17.2", "19.2", "19.3"]


@rule("K5.15")
def test_any_own_settlement_may_be_moved_and_no_other() -> None:
    state = barn("3.7", "13.8", "18.2", others=["1.1"])  # 3.7 is water
    assert open_hexes(state, "lift barn") == ["3.7", "13.8", "18.2"]
    state = paddock("8.14", "9.9", others=["10.9"])  # 8.14 is water
    assert open_hexes(state, "lift paddock") == ["3.20", "8.14", "9.9"]


@rule("K5.15")
def test_a_settlement_built_this_turn_may_be_moved() -> None:
    state = state_with(settlements=[["3.20"]], owed=1, begun=True, tokens=[{"3.19": "ready"}])
    play(state, 0, "build 9.9")
    play(state, 0, "lift paddock 9.9")
    play(state, 0, "settle 9.11")
    assert table_of(state)["settlements"][0] == ["3.20", "9.11"]


@rule("K5.15")
def test_the_harbour_may_lead_from_water_to_water() -> None:
    assert ends(harbour("18.18", "3.6", "3.7"), "lift harbour 3.7") == ["2.6", "4.6"]


@rule("K5.15")
def test_the_paddock_leads_off_the_water_and_never_onto_it() -> None:
    assert ends(paddock("8.14"), "lift paddock 8.14") == [
        "6.13",
        "6.15",
        "8.12",
        "10.13",
    ]  # 10.15: water, 8.16: castle


@rule("K5.15")
def test_the_barn_leads_off_the_water() -> None:
    state = barn("3.7", "18.2")
    play(state, 0, "lift barn 3.7")
    play(state, 0, "settle 18.1")
    assert table_of(state)["settlements"][0] == ["18.1", "18.2"]


# -- lift first


@rule("K5.16")
def test_a_settlement_on_the_only_hex_it_could_go_to_cannot_be_moved() -> None:
    """The one forest beside 15.10 is 16.9 itself, so 16.9 has nowhere to go; the others go to 17.10."""
    state = barn("13.8", "15.10", "16.9", card="forest")
    assert open_hexes(state, "lift barn") == ["13.8", "15.10"]
    assert ends(state, "lift barn 15.10") == ["17.10"]


@rule("K5.16")
def test_a_settlement_on_a_hex_of_another_terrain_vacates_nothing_that_counts() -> None:
    """Beside 15.10 no forest is free, and 13.8 is no forest: it may go anywhere."""
    state = barn("13.8", "15.10", card="forest", others=["16.9"])
    forest = hexes_of("forest", quadrants=OTHER_GAME)
    assert ends(state, "lift barn 13.8") == [hex for hex in forest if hex != "16.9"]


@rule("K5.16")
def test_the_vacated_hex_counts_for_the_harbour_too() -> None:
    """15.6 is the only water beside 15.7."""
    state = harbour("15.6", "15.7")
    assert open_hexes(state, "lift harbour") == ["15.7"]
    water = hexes_of("water", quadrants=OTHER_GAME)
    assert ends(state, "lift harbour 15.7") == [hex for hex in water if hex != "15.6"]


@rule("K5.16")
def test_the_vacated_hex_does_not_count_where_it_touches_no_own_settlement() -> None:
    """16.9 stands alone: without it only 13.8 is left, which touches no forest."""
    state = barn("13.8", "16.9", card="forest")
    forest = hexes_of("forest", quadrants=OTHER_GAME)
    assert ends(state, "lift barn 16.9") == [hex for hex in forest if hex != "16.9"]
