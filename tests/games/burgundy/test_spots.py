"""A click that does nothing is explained as the line it would have been."""

from typing import Any

import pytest

from bastide import Match
from bastide.core.errors import IllegalMove, Message
from bastide.games import burgundy
from bastide.games.burgundy.stages import TURN
from bastide.games.burgundy.state import State
from tests.clauses import rule
from tests.games.burgundy.modes.tables import team_with
from tests.games.burgundy.tables import lines, state_with


def at(state: State, *spots: str) -> str:
    return burgundy.line_at(state, 0, spots)


def told(state: State, *spots: str) -> Message:
    """What a click is answered that does nothing."""
    try:
        line = at(state, *spots)
    except IllegalMove as refusal:
        return refusal.message
    assert line not in lines(state)
    return burgundy.explain(state, 0, line)


def why_not(state: State, *spots: str) -> tuple[str, str]:
    message = told(state, *spots)
    return message.key, message.clause


@rule("B5.2")
def test_of_two_dice_the_one_that_takes_fewer_workers_is_meant_unless_one_is_in_hand() -> None:
    state = state_with(dice=(3, 5), workers=0, depots={"4": ["ship"], "6": ["bank"]})
    assert at(state, "tile 6 bank") == "take 5 6 bank"
    assert at(state, "die 3", "tile 6 bank") == "take 3 6 bank"
    assert why_not(state, "tile 6 bank") == ("too-few-workers", "B5.2")


@rule("B5.3")
def test_a_tile_of_the_black_depot_is_bought() -> None:
    state = state_with(depots={"black": ["ship"]}, silver=1)
    assert at(state, "tile black ship") == "buy black ship 2 0"
    assert why_not(state, "tile black ship") == ("cannot-pay", "B5.3")


@rule("B5.7", "B5.8")
def test_a_space_is_meant_for_the_tile_in_hand_or_the_first_in_storage() -> None:
    state = state_with(dice=(3, 5), storage=["ship", "mine"])
    assert at(state, "space 16").split()[2:] == ["ship", "16"]
    assert at(state, "stored mine", "space 1").split()[2:] == ["mine", "1"]
    assert at(state, "shield 3", "space 1") == "take-shield 3 1"
    assert at(state, "tile 4 ship", "space 1") == "place-from 4 ship 1"
    taken = next(number for number, tile in enumerate(state.duchies[0].tiles, 1) if tile >= 0)
    assert why_not(state, f"space {taken}") == ("space-taken", "B5.8")


@rule("B5.7")
def test_a_space_is_meant_for_a_stored_tile_of_its_colour_that_may_lie_there() -> None:
    state = state_with(dice=(3, 3), storage=["ship", "mine"])
    assert at(state, "space 25") == "place 3 mine 25"
    assert why_not(state, "space 25") == ("too-few-workers", "B5.2")
    assert why_not(state, "space 30") == ("not-next-to-tile", "B5.7")
    lying = {"12": "bank", "26": "church"}
    state = state_with(dice=(6, 6), storage=["church", "market"], tiles=lying)
    assert at(state, "space 27") == "place 6 market 27"


@rule("B5.7", "B5.8")
def test_without_a_stored_tile_a_space_says_that_storage_is_empty_or_that_it_is_taken() -> None:
    state = state_with(dice=(3, 5))
    for space in ("1", "2", "3", "12", "18", "25"):
        assert why_not(state, f"space {space}") == ("storage-empty", "B5.7")
    assert why_not(state, "space 19") == ("space-taken", "B5.8")
    assert why_not(state, "space 60") == ("no-such-space", "B5.7")


@rule("B5.7")
@pytest.mark.parametrize(("space", "colour"), [("1", "animal"), ("2", "castle"), ("12", "building")])
def test_a_space_whose_colour_no_stored_tile_has_names_it(space: str, colour: str) -> None:
    state = state_with(dice=(3, 5), storage=["ship", "mine"])
    wanted = Message("no-tile-of-colour", {"colour": colour}, clause="B5.7")
    assert told(state, f"space {space}") == wanted


@rule("B5.1", "B7.4")
def test_a_space_without_a_die_or_inside_an_effect_says_that() -> None:
    assert why_not(state_with(dice=(None, None)), "space 18") == ("dice-used", "B5.1")
    within = state_with(depots={"1": ["ship"]}, pending=[{"effect": "market"}])
    assert why_not(within, "space 18") == ("effect-first", "B7.4")


@rule("B5.2", "B5.7")
def test_a_stored_tile_says_how_many_workers_are_missing_to_its_nearest_space() -> None:
    state = state_with(dice=(5, 5), storage=["mine"])  # the space has a 4
    missing = Message("out-of-reach", {"tile": "mine", "missing": 1}, clause="B5.2")
    assert told(state, "stored mine") == missing
    state = state_with(dice=(4, 3), storage=["monastery-2"], workers=1)  # the space has a 1
    assert told(state, "stored monastery-2").arguments["missing"] == 1
    assert told(state, "die 4", "stored monastery-2").arguments["missing"] == 2
    assert at(state_with(dice=(3, 2), storage=["ship"]), "stored ship") == "place 2 ship 18"


@rule("B5.7")
def test_a_stored_tile_says_that_no_space_of_its_colour_is_next_to_a_tile() -> None:
    state = state_with(dice=(5, 5), storage=["castle"], workers=3)
    assert told(state, "stored castle") == Message("no-space-of-colour", {"wanted": "castle"}, clause="B5.7")


@rule("B6.9")
def test_a_stored_building_says_that_every_city_beside_has_one() -> None:
    state = state_with(dice=(6, 6), storage=["church"], tiles={"12": "bank", "26": "church"}, workers=3)
    assert told(state, "stored church") == Message("no-space-for-tile", {"tile": "church"}, clause="B6.9")


@rule("B5.2", "B16.3")
def test_a_tile_of_the_shared_storage_says_the_same() -> None:
    state = team_with(dice=((4, 4), (1, 1), (2, 6), (1, 1)), one={"shared": ["monastery-1"]})
    missing = Message("out-of-reach", {"tile": "monastery-1", "missing": 1}, clause="B5.2")
    assert told(state, "shared monastery-1") == missing


@rule("B5.12")
def test_goods_one_does_not_have() -> None:
    state = state_with(dice=(3, 5))
    assert at(state, "goods pink") == "sell-goods 3 3"
    assert why_not(state, "goods pink") == ("no-such-goods", "B5.12")


@rule("B6.2")
def test_the_goods_of_a_depot_wait_for_a_ship() -> None:
    assert why_not(state_with(dice=(3, 5)), "stock pink") == ("no-ship", "B6.2")
    within = state_with(depots={"1": ["ship"]}, pending=[{"effect": "market"}])
    assert why_not(within, "depot 4") == ("effect-first", "B7.4")


@rule("B5.4", "B5.12", "B6.2")
def test_a_depot_says_what_opens_it_and_that_its_tiles_have_been_taken() -> None:
    state = state_with(dice=(3, 5), depots={"4": ["ship"], "5": ["ship", "bank"]})
    assert told(state, "depot 4") == Message("depot-opens", {"depot": "4", "gone": 1}, clause="B5.4")
    assert told(state, "depot 5") == Message("depot-opens", {"depot": "5", "gone": 0}, clause="B5.4")
    assert told(state, "depot 3") == Message("depot-emptied", {"depot": "3"}, clause="B5.12")
    assert why_not(state, "depot black") == ("black-depot-sells", "B5.3")


@rule("B14.1", "B15.1", "B18.1")
def test_pieces_of_modules_that_are_not_in_play() -> None:
    state = state_with(dice=(3, 5))
    wanted: dict[str, Any] = {"inns": "B14.1", "card 3": "B15.1", "shield 3": "B18.1"}
    for spot, clause in wanted.items():
        assert why_not(state, spot) == ("module-off", clause)


@rule("B6.5")
def test_an_open_effect_needs_no_die() -> None:
    state = state_with(dice=(3, 5), depots={"4": ["ship"]}, pending=[{"effect": "extra-action"}])
    assert at(state, "tile 4 ship") == "take any 4 ship"
    assert at(state, "workers") == "take-workers any"
    assert at(state, "die 3") == "take-workers 3"
    assert why_not(state, "die 3") == ("effect-first", "B6.5")


@rule("B5.7")
def test_a_match_tells_what_no_line_stands_for() -> None:
    match = Match("burgundy", seed=1)
    while match.state.stage != TURN:
        match.play(match.to_act[0], match.legal(match.to_act[0])[0])
    seat = match.to_act[0]
    free = next(space for space, tile in enumerate(match.state.duchies[seat].tiles, 1) if tile < 0)
    assert match.why_not(seat, [f"space {free}"]) == Message("storage-empty", clause="B5.7")
