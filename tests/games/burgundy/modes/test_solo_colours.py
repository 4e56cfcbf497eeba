"""The solo game: monasteries that score at once, and what a finished colour brings."""

from typing import Any

import pytest

from bastide.games import burgundy
from tests.clauses import rule
from tests.games.burgundy.modes.tables import markers, solo_with
from tests.games.burgundy.tables import lines, open_to, play, points, table_of, why


@rule("B17.6")
@pytest.mark.parametrize(
    ("monastery", "more", "gained"),
    [
        (15, {"sold": {"red": 3, "teal": 1}}, 4),
        (17, {"tiles": {"2": "watchtower"}}, 4),
        (24, {"tiles": {"1": "cow-2", "11": "pig-3"}}, 8),
        (25, {"sold": {"red": 3, "teal": 1}}, 4),
        (26, {"tiles": {"4": "mine", "14": "mine", "35": "blank"}}, 3),
    ],
)
def test_a_monastery_scores_when_it_is_placed(monastery: int, more: dict[str, Any], gained: int) -> None:
    state = solo_with(**{"dice": (3, 6), "storage": [f"monastery-{monastery}"], **more})
    told = play(state, f"place 3 monastery-{monastery} 8")
    assert points(told, f"final-{monastery}") == [gained]
    assert markers(state)[0] == gained + 1 + 10  # and the area of one space in phase A


@rule("B17.6", "B17.11")
def test_nothing_scores_at_the_end() -> None:
    state = solo_with(
        phase="E",
        round=5,
        dice=(None, None),
        tiles={"8": "monastery-17", "2": "watchtower"},
        goods={"red": 2},
        silver=4,
        workers=5,
    )
    told = play(state, "end-turn")
    assert told == ["turn-ended 0", "phase-ended E", "game-ended"]
    assert markers(state)[0] == 0


LAST_MINE = {"14": "mine", "4": "mine", "28": "bank"}  # a mine on 35 finishes the colour


@rule("B17.7")
def test_a_finished_colour_places_a_black_tile_at_once_instead_of_points() -> None:
    state = solo_with(
        dice=(5, 6), tiles=LAST_MINE, storage=["mine"], depots={"1": ["ship"], "black": ["castle", "church"]}
    )
    told = play(state, "place 5 mine 35")
    assert not points(told, "bonuses")
    assert not [event for event in told if event.startswith("bonus-taken")]
    assert set(lines(state)) == {"resolve size", "resolve phase", "resolve colour"}
    play(state, "resolve colour")
    assert "place-from black castle 29" in lines(state)  # whatever the number
    assert "place-from black church 2" not in lines(state)  # no tile lies next to it
    assert not [line for line in lines(state) if "ship" in line or line == "decline"]
    told = play(state, "place-from black castle 29")
    assert told[0] == "tile-laid 0 castle black 29"
    assert table_of(state)["depots"]["black"] == [None, "church", None, None]


@rule("B17.7", "B6.9")
def test_the_direct_tile_keeps_to_one_of_a_kind() -> None:
    state = solo_with(dice=(5, 6), tiles=LAST_MINE, storage=["mine"], depots={"black": ["bank", "castle"]})
    play(state, "place 5 mine 35", "resolve colour")
    assert open_to(state, "place-from black bank") == ["5", "10", "36"]  # 34 is in the city of 28
    assert why(state, "place-from black bank 34") == ("city-has-one", "B6.9")
    assert why(state, "place-from 3 bank 36") == ("only-black-depot", "B17.7")
    assert why(state, "place-from black ship 27") == ("tile-not-in-depot", "B17.7")


@rule("B17.7")
def test_a_colour_finished_by_the_direct_tile_brings_another() -> None:
    castles = {"7": "castle", "9": "castle", "12": "castle"}
    state = solo_with(
        dice=(5, 6), castle=castles, tiles=LAST_MINE, storage=["mine"], depots={"black": ["castle", "church"]}
    )
    play(state, "place 5 mine 35", "resolve colour")
    told = play(state, "place-from black castle 29")
    assert "colour-filled 0 castle" in told
    play(state, "resolve colour")
    assert open_to(state, "place-from black church")


@rule("B17.7")
def test_the_tile_for_a_colour_that_such_a_tile_finished_may_be_let_go_the_first_may_not() -> None:
    castles = {"7": "castle", "9": "castle", "12": "castle"}
    state = solo_with(
        dice=(5, 6), castle=castles, tiles=LAST_MINE, storage=["mine"], depots={"black": ["castle", "church"]}
    )
    play(state, "place 5 mine 35", "resolve colour")
    assert why(state, "decline") == ("must-be-used", "B17.7")
    play(state, "place-from black castle 29", "resolve colour")
    assert "decline" in lines(state)
    assert burgundy.read_state(burgundy.write_state(state)) == state
    assert play(state, "decline")[0] == "effect-declined 0 finished-colour"
    assert table_of(state)["depots"]["black"] == [None, "church", None, None]


@rule("B17.7")
def test_a_colour_finished_by_what_such_a_tile_does_is_a_first_one_again() -> None:
    """The town hall of the reward places the last castle from storage."""
    state = solo_with(
        dice=(5, 6),
        castle={"7": "castle", "9": "castle", "12": "castle"},
        tiles=LAST_MINE,
        storage=["mine", "castle"],
        depots={"black": ["town-hall", "church"]},
    )
    play(state, "place 5 mine 35", "resolve colour", "place-from black town-hall 36")
    play(state, "resolve effect", "place any castle 29", "resolve colour")
    assert open_to(state, "place-from black church")
    assert "decline" not in lines(state)


@rule("B17.7")
@pytest.mark.parametrize("black", [[], ["ship"]])
def test_with_no_tile_that_can_be_placed_it_lapses(black: list[str]) -> None:
    tiles = {**LAST_MINE, "27": "blank"}
    tiles |= {"3": "ship", "15": "ship", "17": "ship", "20": "ship", "31": "ship"} if black else {}
    state = solo_with(dice=(5, 6), tiles=tiles, storage=["mine"], depots={"black": black})
    assert "effect-lapsed 0 finished-colour" in play(state, "place 5 mine 35")
