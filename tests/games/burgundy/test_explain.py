"""Why a line is not legal: the fact on the board, and the clause it rests on."""

from typing import Any

import pytest

from bastide.games import burgundy
from bastide.words import words_for
from tests.clauses import rule
from tests.games.burgundy.tables import lines, play, state_with, why

FULL = {"storage": ["castle", "ship", "mine"], "silver": 2, "workers": 1}

# -- dice


@rule("B6.5")
def test_any_number_needs_an_effect() -> None:
    state = state_with(depots={"4": ["ship"]})
    assert why(state, "take any 4 ship") == ("no-effect-open", "B6.5")
    assert why(state, "take-workers any") == ("no-effect-open", "B6.5")


@rule("B5.14")
def test_the_die_is_not_there() -> None:
    assert why(state_with(dice=(3, 5)), "take-workers 4") == ("die-absent", "B5.14")
    assert burgundy.explain(state_with(dice=(3, 5)), 0, "take-workers 4").arguments == {"die": "4"}


@rule("B5.2")
def test_too_few_workers() -> None:
    state = state_with(dice=(3, 3), workers=1, depots={"6": ["bank"]}, storage=["ship"], goods={"orange": 1})
    for line in ("take 3 6 bank", "sell-goods 3 6"):
        message = burgundy.explain(state, 0, line)
        assert (message.key, message.arguments) == ("too-few-workers", {"needed": 3, "workers": 1})
    assert why(state, "place 3 ship 20") == ("too-few-workers", "B5.2")


# -- taking and buying


@rule("B5.3")
def test_the_black_depot_only_sells() -> None:
    state = state_with(depots={"black": ["ship"]}, silver=2)
    assert why(state, "take 3 black ship") == ("black-depot-sells", "B5.3")
    assert why(state, "buy black mine 2 0") == ("tile-not-in-depot", "B5.3")


@rule("B5.3")
@pytest.mark.parametrize("price", ["0 0", "1 0", "2 1", "2 2", "0 1"])
def test_the_price_is_two(price: str) -> None:
    state = state_with(depots={"black": ["ship"]}, silver=4, workers=4, monasteries=[6])
    assert why(state, f"buy black ship {price}") == ("price-is-two", "B5.3")


@rule("B5.3", "B10.6")
def test_there_is_too_little_to_pay_with() -> None:
    state = state_with(depots={"black": ["ship"]}, silver=1, workers=0)
    assert why(state, "buy black ship 2 0") == ("cannot-pay", "B5.3")
    state = state_with(depots={"black": ["ship"]}, silver=1, workers=1, monasteries=[6])
    assert why(state, "buy black ship 0 2") == ("cannot-pay", "B5.3")


@rule("B5.3", "B10.6")
def test_it_names_the_price_and_only_what_may_be_paid_with() -> None:
    state = state_with(depots={"black": ["ship"]}, silver=1, workers=4)
    silver: dict[str, Any] = {"price": 2, "silver": 1, "workers": 4, "means": "silver"}
    assert burgundy.explain(state, 0, "buy black ship 2 0").arguments == silver
    state = state_with(depots={"black": ["ship"]}, silver=1, workers=0, monasteries=[6])
    either = {"price": 2, "silver": 1, "workers": 0, "means": "either"}
    assert burgundy.explain(state, 0, "buy black ship 2 0").arguments == either
    assert "4" not in words_for("en", "burgundy").say("cannot-pay", **silver)


@rule("B5.15", "B5.3")
def test_2019_lacks_silver_inside_an_effect_and_not_the_right_to_buy() -> None:
    state = state_with(
        depots={"black": ["ship"]}, silver=1, storage=["mine"], pending=[{"effect": "town-hall"}]
    )
    assert why(state, "buy black ship 2 0") == ("cannot-pay", "B5.3")


# -- effects


@rule("B6.10")
def test_an_open_effect_comes_first() -> None:
    state = state_with(dice=(2, 4), storage=["ship", "mine"], stock={"1": {"red": 1}})
    play(state, "place 2 ship 18")
    for line in ("place 4 mine 25", "take-workers 4", "end-turn", "take-workers any", "discard mine"):
        assert why(state, line) == ("effect-first", "B6.2")
    message = burgundy.explain(state, 0, "end-turn")
    assert message.arguments == {"follow_up": "ship"}


@rule("B7.7", "B7.1")
def test_town_hall_and_warehouse_allow_one_thing_each() -> None:
    state = state_with(dice=(3, None), storage=["town-hall", "mine"], goods={"red": 1})
    play(state, "place 3 town-hall 12")
    assert why(state, "sell-goods any 4") == ("effect-first", "B7.7")
    state = state_with(dice=(3, None), storage=["warehouse", "mine"], goods={"red": 1})
    play(state, "place 3 warehouse 12")
    assert why(state, "place any mine 25") == ("effect-first", "B7.1")
    assert why(state, "sell-goods any 1") == ("no-such-goods", "B5.12")


@rule("B6.2", "B5.13", "B7.10")
def test_there_is_no_effect_open() -> None:
    state = state_with(storage=["mine"])
    assert why(state, "load 3") == ("no-ship", "B6.2")
    assert why(state, "take-goods red") == ("no-ship", "B6.2")
    assert why(state, "discard mine") == ("no-room-needed", "B5.13")
    assert why(state, "decline") == ("nothing-to-decline", "B7.10")


@rule("B6.3")
def test_these_goods_are_not_to_be_chosen() -> None:
    state = state_with(
        dice=(2, None), storage=["ship"], goods={"red": 1, "teal": 1}, stock={"1": {"pink": 1, "brown": 1}}
    )
    play(state, "place 2 ship 18", "load 1")
    assert why(state, "take-goods orange") == ("goods-not-to-choose", "B6.3")
    assert why(state, "take-goods red") == ("goods-not-to-choose", "B6.3")


# -- duchies and chance


@rule("B2.7")
def test_a_duchy_must_be_dealt_and_the_castle_needs_a_dark_green_space() -> None:
    state = state_with(stage="choose", phase=None)
    written = burgundy.write_state(state)
    written |= {"picks": [None, None], "dealt": [["1", "3"], ["2", "4"]], "setup": "experts"}
    state = burgundy.read_state(written)
    assert why(state, "choose-duchy 2 4") == ("duchy-not-dealt", "B2.7")
    assert why(state, "choose-duchy 1 1") == ("not-a-castle-space", "B2.5")
    assert why(state, "take-workers 3") == ("choose-duchy-first", "B2.7")
    assert lines(state, seat=1) == []


@rule("B2.7")
def test_the_duchies_are_chosen_once() -> None:
    assert why(state_with(), "choose-duchy 1 19") == ("duchies-chosen", "B2.7")


def test_what_chance_does_is_not_for_players() -> None:
    for line in ("roll 1 2 3 4 5", "fill bank", "goods red", "deal red", "duchies 1", "start 0"):
        assert why(state_with(), line) == ("only-chance", "")
