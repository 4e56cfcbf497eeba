"""The five locations whose action builds one more settlement."""

import pytest

from tests.clauses import rule
from tests.games.kingdom.tables import (
    OTHER_GAME,
    TERRAINS,
    hexes_of,
    open_hexes,
    play,
    state_with,
    table_of,
    told,
)

SANCTUARY, TOWER = "4.8", "4.16"  # location hexes of the other game
EDGE = [f"{row}.{column}" for row in range(1, 21) for column in range(1, 21) if {row, column} & {1, 20}]


# -- sanctuary, farm, oasis: which hexes are open to them is told in test_building.py


@rule("K5.5")
def test_the_sanctuary_builds_one_on_the_terrain_of_the_card() -> None:
    state = state_with(
        quadrants=OTHER_GAME, card="flowers", settlements=[["4.7"]], tokens=[{SANCTUARY: "ready"}]
    )
    assert told(play(state, 0, "use sanctuary 5.7")) == ["extra-built 0 sanctuary 5.7 flowers"]
    assert table_of(state)["supply"] == [38, 40]
    assert table_of(state)["owed"] == 3


@rule("K5.5")
def test_the_farm_builds_one_on_grass() -> None:
    state = state_with(card="canyon", settlements=[["12.19"]], tokens=[{"12.18": "ready"}])
    assert told(play(state, 0, "use farm 12.20")) == ["extra-built 0 farm 12.20 grass"]
    assert table_of(state)["supply"] == [38, 40]


@rule("K5.5")
def test_the_oasis_builds_one_on_desert() -> None:
    state = state_with(card="canyon", settlements=[["18.7"]], tokens=[{"18.6": "ready"}])
    assert told(play(state, 0, "use oasis 18.8")) == ["extra-built 0 oasis 18.8 desert"]
    assert table_of(state)["supply"] == [38, 40]


# -- tavern


def tavern_ends(*own: str, other: str | None = None, card: str = "grass") -> list[str]:
    settlements = [list(own), [other] if other else []]
    return open_hexes(state_with(card=card, settlements=settlements, tokens=[{"7.8": "ready"}]), "use tavern")


@rule("K5.6")
@pytest.mark.parametrize(
    ("line", "ends"),
    [
        (["9.9", "9.10", "9.11"], ["9.8", "9.12"]),
        (["8.9", "9.10", "10.10"], ["7.9", "11.11"]),
        (["8.10", "9.10", "10.9"], ["7.11", "11.9"]),
    ],
)
def test_the_tavern_builds_at_either_end_of_a_straight_line(line: list[str], ends: list[str]) -> None:
    assert tavern_ends(*line) == ends


@rule("K5.6")
def test_two_settlements_are_no_line_nor_are_three_round_a_corner_or_with_a_gap() -> None:
    assert tavern_ends("9.9", "9.10") == []
    assert tavern_ends("9.9", "9.10", "10.10") == []
    assert tavern_ends("9.9", "9.10", "9.12", "9.13") == []


@rule("K5.6")
def test_another_players_settlement_is_no_part_of_the_line() -> None:
    assert tavern_ends("9.9", "9.10", other="9.11") == []


@rule("K5.14")
def test_a_longer_line_is_continued_only_after_its_last_settlement() -> None:
    assert tavern_ends("9.8", "9.9", "9.10", "9.11", "9.12") == ["9.7", "9.13"]


@rule("K5.6")
def test_an_end_that_is_taken_or_off_the_board_is_not_open() -> None:
    assert tavern_ends("9.9", "9.10", "9.11", other="9.12") == ["9.8"]
    assert tavern_ends("9.18", "9.19", "9.20") == ["9.17"]


@rule("K5.14")
@pytest.mark.parametrize("card", TERRAINS)
def test_the_card_does_not_matter_to_the_tavern(card: str) -> None:
    assert tavern_ends("9.8", "9.9", "9.10", card=card) == ["9.7", "9.11"]  # forest and grass


@rule("K5.14")
def test_a_line_may_cross_quadrants_and_contain_settlements_on_water() -> None:
    assert tavern_ends("9.10", "10.10", "11.11") == ["8.9", "12.11"]  # top left to bottom right
    assert tavern_ends("8.13", "8.14", "8.15") == ["8.12"]  # 8.14 is water, 8.16 a castle


@rule("K5.14")
def test_the_tavern_is_not_bound_to_hexes_next_to_other_own_settlements() -> None:
    assert tavern_ends("9.9", "9.10", "9.11", "8.7") == ["9.8", "9.12"]


@rule("K5.6")
def test_an_end_that_two_lines_share_is_listed_once() -> None:
    assert tavern_ends("9.5", "9.6", "9.7", "9.9", "9.10", "9.11") == ["9.8", "9.12"]  # 9.4 is water


@rule("K5.6")
def test_the_tavern_builds_from_the_supply() -> None:
    state = state_with(settlements=[["9.9", "9.10", "9.11"]], tokens=[{"7.8": "ready"}])
    assert told(play(state, 0, "use tavern 9.12")) == ["extra-built 0 tavern 9.12 grass"]
    assert table_of(state)["supply"] == [36, 40]


# -- tower


def tower_hexes(*own: str, other: str | None = None) -> list[str]:
    settlements = [list(own), [other] if other else []]
    state = state_with(quadrants=OTHER_GAME, settlements=settlements, tokens=[{TOWER: "ready"}])
    return open_hexes(state, "use tower")


@rule("K4.6", "K5.7")
def test_the_tower_builds_on_any_buildable_hex_of_the_edge() -> None:
    land = hexes_of(*TERRAINS, quadrants=OTHER_GAME)
    assert tower_hexes() == [hex for hex in EDGE if hex in land]


@rule("K4.3", "K4.6")
def test_the_tower_builds_next_to_an_own_settlement_if_possible_on_any_terrain() -> None:
    assert tower_hexes("2.16") == ["1.17"]  # grass; 1.16 is a mountain
    assert tower_hexes("16.19") == ["15.20", "16.20", "17.20"]  # desert, desert, canyon
    assert tower_hexes("2.16", "16.19") == ["1.17", "15.20", "16.20", "17.20"]


@rule("K4.6")
def test_one_edge_hex_next_to_an_own_settlement_binds_for_all_terrains_together() -> None:
    """Only forest can be reached; the grass and canyon of the edge are closed, too."""
    assert tower_hexes("2.8") == ["1.8", "1.9"]
    assert tower_hexes("2.8", other="1.8") == ["1.9"]


@rule("K4.6")
def test_the_tower_is_free_when_no_edge_hex_can_be_reached() -> None:
    assert tower_hexes("9.9") == tower_hexes()
    assert tower_hexes("2.16", other="1.17") == [hex for hex in tower_hexes() if hex != "1.17"]


@rule("K4.6")
def test_the_seams_between_quadrants_are_no_edge() -> None:
    assert not {"10.9", "11.9", "9.10", "9.11"} & set(tower_hexes("10.8", "9.9"))


@rule("K5.7")
def test_the_tower_builds_from_the_supply() -> None:
    state = state_with(quadrants=OTHER_GAME, settlements=[["2.8"]], tokens=[{TOWER: "ready"}])
    assert told(play(state, 0, "use tower 1.9")) == ["extra-built 0 tower 1.9 forest"]
    assert table_of(state)["supply"] == [38, 40]
