"""The end of the game: what is left over, the final monasteries, who wins."""

from typing import Any

import pytest

from bastide.games import burgundy
from bastide.games.burgundy.state import State
from tests.clauses import rule
from tests.games.burgundy.tables import BUILDINGS, own, play, points, state_with

# The rulebooks' example of sold goods: 4 red, 3 purple, 3 pink and 1 orange.
SOLD = {"red": 4, "purple": 3, "pink": 3, "orange": 1}
CITY_SPACES = ("26", "27", "32", "33", "37", "12", "9", "14", "15", "23", "24", "29")


def at_the_end(**more: Any) -> State:
    """Seat 0 only has to end the last turn of the game."""
    words: dict[str, Any] = {"phase": "E", "round": 5, "round_goods": [], "dice": (None, None), **more}
    return state_with(turn=words.get("seats", 2) - 1, line=[*range(1, words.get("seats", 2)), 0], **words)


def final(number: int, **more: Any) -> list[int]:
    """What a final monastery pays seat 0, alone in the duchy but for what the test says."""
    state = at_the_end(monasteries=[number], **more)
    return points(play(state, "end-turn"), f"final-{number}")


def city(*buildings: str) -> dict[str, str]:
    return dict(zip(CITY_SPACES, buildings, strict=False))


# -- what is left over


@rule("B9.2")
def test_unsold_goods_silver_and_pairs_of_workers_are_a_point_each() -> None:
    state = at_the_end(goods={"red": 3, "teal": 1}, silver=5, workers=7)
    events = play(state, "end-turn")
    assert points(events, "unsold") == [4]
    assert points(events, "silver") == [5]
    assert points(events, "workers") == [3]
    assert burgundy.result(state).sheets[0] == {
        "areas": 0,
        "phases": 0,
        "bonuses": 0,
        "animals": 0,
        "watchtowers": 0,
        "goods": 0,
        "unsold": 4,
        "silver": 5,
        "workers": 3,
    }


@rule("B9.2")
def test_tiles_in_storage_score_nothing() -> None:
    state = at_the_end(storage=["monastery-16", "cow-4", "watchtower"], tiles=city("warehouse"))
    assert [event for event in play(state, "end-turn") if event.startswith("scored")] == []
    assert burgundy.result(state).scores == [0, 0]


@rule("B9.2")
def test_the_game_is_over_after_phase_e_and_not_before() -> None:
    state = at_the_end(silver=2)
    assert not burgundy.result(state).final
    assert burgundy.result(state).scores == [0, 0]  # what is left over counts at the end
    assert "game-ended" in play(state, "end-turn")
    assert burgundy.to_act(state) == ()
    assert burgundy.result(state).final
    earlier = at_the_end(silver=2, phase="D")
    assert "game-ended" not in play(earlier, "end-turn")


@rule("B9.2")
def test_everybody_is_scored_in_turn_order() -> None:
    state = at_the_end(seats=3, silver=1, others=[{"silver": 2}, {"silver": 3}])
    events = play(state, "end-turn")
    assert [event for event in events if event.startswith("scored")] == [
        "scored 1 2 silver",
        "scored 2 3 silver",
        "scored 0 1 silver",
    ]


@rule("B9.2")
def test_what_is_left_over_scores_before_the_final_monasteries() -> None:
    events = play(at_the_end(silver=1, sold=SOLD, monasteries=[25]), "end-turn")
    assert events[-2:] == ["scored 0 1 silver", "scored 0 11 final-25"]


# -- final monasteries


@rule("B10.12")
@pytest.mark.parametrize(("edition", "worth"), [("2011", 12), ("2019", 8)])
def test_monastery_fifteen_pays_for_each_colour_sold(edition: str, worth: int) -> None:
    assert final(15, edition=edition, sold=SOLD) == [worth]
    assert final(15, edition=edition, goods={"red": 2}) == []


@rule("B10.13")
@pytest.mark.parametrize(("number", "building"), list(enumerate(BUILDINGS, 16)))
def test_monasteries_sixteen_to_twenty_three_pay_for_one_kind_of_building(number: int, building: str) -> None:
    assert final(number, tiles={"26": building, "12": building, "9": building}) == [12]
    others = [other for other in BUILDINGS if other != building]
    assert final(number, tiles=city(*others)) == []


@rule("B10.13")
def test_banks_and_watchtowers_bring_twenty_four_points() -> None:
    """The rulebooks' example: monasteries 17 and 22, two watchtowers and four banks."""
    tiles = {**city("bank", "watchtower"), "12": "bank", "9": "bank", "14": "watchtower", "23": "bank"}
    events = play(at_the_end(monasteries=[17, 22], tiles=tiles), "end-turn")
    assert points(events, "final-17") + points(events, "final-22") == [8, 16]


@rule("B10.14")
@pytest.mark.parametrize(
    ("animals", "worth"),
    [
        (["cow-2", "chicken-3", "sheep-2", "sheep-3", "sheep-4"], [12]),  # the rulebook's example
        (["cow-2", "cow-3", "cow-4"], [4]),
        (["cow-2", "pig-2", "sheep-2", "chicken-2"], [16]),
        ([], []),
    ],
)
def test_monastery_twenty_four_pays_for_each_kind_of_animal(animals: list[str], worth: list[int]) -> None:
    assert final(24, tiles=dict(zip(("1", "5", "6", "10", "11", "28"), animals, strict=False))) == worth


@rule("B10.15")
def test_monastery_twenty_five_pays_for_each_goods_tile_sold() -> None:
    assert final(25, sold=SOLD, goods={"teal": 3}) == [11]


@rule("B10.16")
@pytest.mark.parametrize(("edition", "worth"), [("2011", 4), ("2019", 6)])
def test_monastery_twenty_six_pays_for_each_bonus_tile_large_or_small(edition: str, worth: int) -> None:
    bonuses = {"mine": [0, 1], "ship": [1, 0], "animal": [1, None]}
    assert final(26, edition=edition, bonuses=bonuses) == [worth]


@rule("B10.17")
def test_a_final_monastery_of_another_player_or_in_storage_pays_nothing() -> None:
    state = at_the_end(storage=["monastery-25"], sold=SOLD, others=[{"monasteries": [25]}])
    assert points(play(state, "end-turn"), "final-25") == []


# -- who wins


@rule("B9.3")
def test_most_points_win() -> None:
    state = at_the_end(silver=3, others=[{"silver": 4}])
    play(state, "end-turn")
    result = burgundy.result(state)
    assert (result.scores, result.ranking, result.winners) == ([3, 4], [2, 1], [1])
    assert result.tie == ""


@rule("B9.3")
@pytest.mark.parametrize(("tie", "winner"), [("most_empty", 1), ("fewest_empty", 0)])
def test_a_tie_goes_to_the_most_empty_spaces_or_by_option_to_the_fewest(tie: str, winner: int) -> None:
    state = at_the_end(tie=tie, tiles={"18": "ship"})
    assert burgundy.result(state).tie == ""  # nothing is decided before the end
    play(state, "end-turn")
    assert burgundy.result(state).scores == [0, 0]
    assert burgundy.result(state).winners == [winner]
    assert burgundy.result(state).tie == tie.replace("_", "-")


@rule("B9.3")
@pytest.mark.parametrize("tie", ["most_empty", "fewest_empty"])
def test_still_tied_the_one_furthest_back_wins(tie: str) -> None:
    state = at_the_end(seats=3, tie=tie)
    play(state, "end-turn")
    assert burgundy.write_state(state)["line"] == [1, 2, 0]
    assert burgundy.result(state).winners == [0]
    assert burgundy.result(state).ranking == [1, 3, 2]
    assert burgundy.result(state).tie == "turn-order"


@rule("B9.3")
def test_the_bridge_at_the_end_decides_not_the_order_of_the_last_round() -> None:
    state = state_with(
        phase="E",
        round=5,
        round_goods=[],
        dice=(2, None),
        storage=["ship"],
        line=[1, 0],
        turn=1,
        others=[{"tiles": {"18": "ship"}}],
    )
    play(state, "place 2 ship 18", "end-turn")
    assert burgundy.write_state(state)["line"] == [0, 1]
    assert burgundy.result(state).winners == [1]


def test_points_are_kept_by_source() -> None:
    state = state_with(dice=(3, 4), storage=["watchtower"], goods={"red": 2}, points={"areas": 7})
    play(state, "place 3 watchtower 26", "sell-goods 4 4")
    assert own(state)["points"] == {"areas": 7, "watchtowers": 4, "goods": 4}
    assert burgundy.result(state).scores == [15, 0]
