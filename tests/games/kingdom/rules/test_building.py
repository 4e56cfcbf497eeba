"""Where a settlement may be built: one a hex, on land, next to an own one if possible."""

import pytest

from tests.clauses import rule
from tests.games.kingdom.tables import (
    OTHER_GAME,
    TERRAINS,
    hexes_of,
    lines,
    next_to,
    open_hexes,
    play,
    state_with,
    table_of,
    told,
)

# -- the hex


@rule("K4.1", "K4.5")
@pytest.mark.parametrize("card", TERRAINS)
def test_the_first_settlement_stands_on_any_hex_of_the_card(card: str) -> None:
    assert lines(state_with(card=card)) == [f"build {hex}" for hex in hexes_of(card)]


@rule("K4.1")
def test_a_hex_holds_one_settlement_whoever_has_built_it() -> None:
    state = state_with(settlements=[["9.9", "9.10"], ["8.9", "10.9"]])
    assert open_hexes(state, "build") == ["8.8", "8.10", "9.8", "9.11", "10.8", "10.10"]


@rule("K4.1")
def test_building_takes_a_settlement_from_the_supply() -> None:
    state = state_with()
    assert told(play(state, 0, "build 9.9")) == ["settlement-built 0 9.9 grass"]
    assert table_of(state)["settlements"] == [["9.9"], []]
    assert table_of(state)["supply"] == [39, 40]


@rule("K4.1")
def test_nothing_is_built_on_water_mountain_castle_or_location() -> None:
    """The tavern does not mind the terrain, but it must be one to build on."""
    before_water = ["9.12", "9.13", "9.14"]
    before_mountain = ["2.3", "2.4", "2.5"]
    before_castle = ["4.1", "4.2", "4.3"]
    between_locations = ["7.4", "7.5", "7.6", "7.7"]
    settlements = [before_water + before_mountain + before_castle + between_locations]
    state = state_with(settlements=settlements, tokens=[{"7.3": "ready"}])
    assert open_hexes(state, "use tavern") == ["2.2", "9.11"]


# -- next to an own settlement if possible


@rule("K4.2")
def test_a_settlement_is_built_next_to_an_own_one_where_that_is_possible() -> None:
    state = state_with(settlements=[["9.9"]])
    assert open_hexes(state, "build") == sorted(next_to("9.9"), key=hexes_of("grass").index)


@rule("K4.2")
def test_next_to_another_players_settlement_is_nothing_special() -> None:
    state = state_with(settlements=[["1.2"], ["9.9"]])
    assert open_hexes(state, "build") == [hex for hex in hexes_of("grass") if hex != "9.9"]


@rule("K4.2")
def test_where_it_is_not_possible_any_hex_of_the_terrain_may_be_chosen() -> None:
    """The rulebook's second turn: no canyon next to the first three, so one goes beside the oasis."""
    state = state_with(card="canyon", settlements=[["9.8", "9.9", "10.8"]])
    assert open_hexes(state, "build") == hexes_of("canyon")
    assert told(play(state, 0, "build 17.7")) == [
        "settlement-built 0 17.7 canyon",
        "token-taken 0 oasis 18.6",
    ]


@rule("K4.2")
def test_hexes_next_to_own_settlements_that_are_taken_do_not_bind() -> None:
    """One canyon touches the settlement, and it is taken: every free one is open."""
    state = state_with(card="canyon", settlements=[["8.3"], ["7.4"]])
    assert open_hexes(state, "build") == [hex for hex in hexes_of("canyon") if hex not in ("8.3", "7.4")]


@rule("K4.2")
def test_the_test_is_made_for_each_settlement_separately() -> None:
    """One free canyon by the settlement, none by that canyon: first bound, then free, then bound."""
    state = state_with(card="canyon", settlements=[["18.3"], ["17.3"]])
    assert open_hexes(state, "build") == ["19.3"]
    play(state, 0, "build 19.3")
    assert open_hexes(state, "build") == [
        hex for hex in hexes_of("canyon") if hex not in ("17.3", "18.3", "19.3")
    ]
    play(state, 0, "build 1.9")
    assert open_hexes(state, "build") == ["1.8", "1.10", "2.8", "2.9"]


@rule("K4.2")
def test_the_three_may_be_split_over_several_groups() -> None:
    state = state_with(settlements=[["9.9", "17.12"]])
    play(state, 0, "build 9.8")
    assert {"8.7", "10.9", "17.11", "18.12"} <= set(open_hexes(state, "build"))
    assert "11.19" not in open_hexes(state, "build")


@rule("K4.2")
def test_quadrants_touch_where_they_meet() -> None:
    state = state_with(settlements=[["10.10"]])
    assert open_hexes(state, "build") == ["9.10", "9.11", "10.9", "10.11", "11.10"]


@rule("K4.5")
def test_a_player_without_a_settlement_may_build_anywhere_and_is_bound_from_then_on() -> None:
    state = state_with(settlements=[[], ["9.8", "9.9"]])
    assert open_hexes(state, "build") == [hex for hex in hexes_of("grass") if hex not in ("9.8", "9.9")]
    play(state, 0, "build 12.10")
    assert open_hexes(state, "build") == ["11.10", "12.9", "13.10"]


# -- the terrain of each action


@rule("K4.3")
@pytest.mark.parametrize(
    ("action", "own", "near", "apart", "terrain"),
    [
        ("build", "18.7", ["17.7", "17.8"], "9.8", "canyon"),
        ("use farm", "12.19", ["11.19", "11.20", "12.20"], "1.2", "grass"),
        ("use oasis", "18.7", ["18.8", "19.8"], "9.8", "desert"),
    ],
)
def test_each_action_has_its_terrain_and_goes_next_to_an_own_settlement_if_possible(
    action: str, own: str, near: list[str], apart: str, terrain: str
) -> None:
    tokens = [{"12.18": "ready", "18.6": "ready"}]
    state = state_with(card="canyon", settlements=[[own]], tokens=tokens)
    assert open_hexes(state, action) == near
    state = state_with(card="canyon", settlements=[[apart]], tokens=tokens)
    assert open_hexes(state, action) == hexes_of(terrain)


@rule("K4.3")
@pytest.mark.parametrize(
    ("card", "near"), [("grass", ["3.8"]), ("flowers", ["5.7", "5.8"]), ("desert", None), ("forest", None)]
)
def test_the_sanctuary_builds_on_the_terrain_of_the_card(card: str, near: list[str] | None) -> None:
    state = state_with(quadrants=OTHER_GAME, card=card, settlements=[["4.7"]], tokens=[{"4.8": "ready"}])
    assert open_hexes(state, "use sanctuary") == (near or hexes_of(card, quadrants=OTHER_GAME))


@rule("K4.3")
@pytest.mark.parametrize(
    ("action", "lifted", "stays", "near"),
    [
        ("barn", "13.8", "18.2", ["17.2", "18.1", "19.2", "19.3"]),
        ("barn", "13.8", "15.12", hexes_of("grass", quadrants=OTHER_GAME)),
        ("harbour", "18.18", "3.6", ["2.6", "3.7", "4.6"]),
        ("harbour", "18.18", "15.12", hexes_of("water", quadrants=OTHER_GAME)),
    ],
)
def test_barn_and_harbour_go_next_to_an_own_settlement_if_possible(
    action: str, lifted: str, stays: str, near: list[str]
) -> None:
    tokens = [{"13.7": "ready", "18.17": "ready"}]
    state = state_with(quadrants=OTHER_GAME, settlements=[[lifted, stays]], tokens=tokens)
    play(state, 0, f"lift {action} {lifted}")
    assert open_hexes(state, "settle") == near


# -- extra actions that build


@rule("K4.4")
def test_without_a_settlement_in_the_supply_no_extra_action_builds() -> None:
    tokens = [{"12.18": "ready", "18.6": "ready", "7.8": "ready"}]
    settlements = [["9.8", "9.9", "9.10"]]
    assert len(lines(state_with(owed=0, settlements=settlements, tokens=tokens))) > 3
    state = state_with(owed=0, settlements=settlements, tokens=tokens, supply=[0, 9])
    assert lines(state) == ["end-turn"]


@rule("K4.4")
def test_an_extra_action_without_a_legal_hex_cannot_be_used() -> None:
    tokens = [{"12.18": "ready", "18.6": "ready"}]
    state = state_with(
        owed=0, card="canyon", settlements=[[], hexes_of("grass")], supply=[9, 0], tokens=tokens
    )
    assert open_hexes(state, "use farm") == []
    assert open_hexes(state, "use oasis") == hexes_of("desert")
