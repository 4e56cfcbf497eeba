"""A click that does nothing is explained as the line it would have been."""

from typing import Any

from bastide.games import burgundy
from bastide.games.burgundy.state import State
from tests.clauses import rule
from tests.games.burgundy.tables import state_with, why


def at(state: State, *spots: str) -> str:
    return burgundy.line_at(state, 0, spots)


def why_not(state: State, *spots: str) -> tuple[str, str]:
    return why(state, at(state, *spots))


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
    assert at(state, "space 1").split()[2:] == ["ship", "1"]
    assert at(state, "stored mine", "space 1").split()[2:] == ["mine", "1"]
    assert at(state, "shield 3", "space 1") == "take-shield 3 1"
    assert at(state, "tile 4 ship", "space 1") == "place-from 4 ship 1"
    taken = next(number for number, tile in enumerate(state.duchies[0].tiles, 1) if tile >= 0)
    assert why_not(state, f"space {taken}") == ("space-taken", "B5.8")


@rule("B5.12")
def test_goods_one_does_not_have() -> None:
    state = state_with(dice=(3, 5))
    assert at(state, "goods pink") == "sell-goods 3 3"
    assert why_not(state, "goods pink") == ("no-such-goods", "B5.12")


@rule("B6.2")
def test_a_depot_and_its_goods_wait_for_a_ship() -> None:
    state = state_with(dice=(3, 5))
    assert why_not(state, "depot 4") == ("no-ship", "B6.2")
    assert why_not(state, "stock pink") == ("no-ship", "B6.2")


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
