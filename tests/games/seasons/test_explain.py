"""Why a line is not legal: the fact on the table, and the clause it rests on."""

from typing import Any

import pytest

from bastide.games import seasons
from bastide.games.seasons.state import State
from tests.clauses import rule
from tests.games.seasons.tables import choose, play, state_with, why

HOUSE: dict[str, Any] = {"sand": 2, "wood": 1, "clay": 1}
TAKEN = {"sand": 1, "wood": 1, "clay": 1, "stone": 1}


def acting(card: str, *others: str, **table: Any) -> State:
    """Seat 0 has played this card."""
    state = state_with(**table)
    choose(state, card, *(others or ("messenger", "messenger")))
    return state


def test_what_chance_does_is_not_for_players() -> None:
    for line in ("start 0", "winter-card inn"):
        assert why(state_with(), line) == ("only-chance", "")


@rule("S3.2", "S3.5", "S5.1", "S8.7")
def test_another_decision_comes_first() -> None:
    assert why(state_with(), "end-turn") == ("decision-first", "S3.2")
    assert seasons.explain(state_with(), 0, "end-turn").arguments == {
        "decision": "choose",
        "move": "end-turn",
    }
    state = acting("worker-sand", wood=1)
    assert why(state, "choose trader") == ("decision-first", "S3.5")
    play(state, "erect house")
    assert why(state, "end-turn") == ("decision-first", "S5.1")
    state = state_with(stage="gift", winter={"maiden": {"gifts": {}, "wooing": [0, 1]}})
    state.current = 0
    assert why(state, "choose trader") == ("decision-first", "S8.7")


# -- choosing and filling


@rule("S3.2", "S3.3", "S3.6")
def test_cards_that_cannot_be_chosen() -> None:
    state = state_with(played=["trader"])
    assert why(state, "choose trader") == ("card-not-in-hand", "S3.6")
    assert why(state, "choose messenger stonemason") == ("cards-number", "S3.2")
    assert why(state, "choose stonemason messenger") == ("cards-number", "S3.2")
    assert seasons.explain(state, 0, "choose messenger stonemason").arguments == {"number": 1}
    assert why(state_with(), "choose master-builder") == ("no-card-to-take-back", "S3.3")
    assert why(state_with(round=1, played=["trader"]), "choose master-builder") == (
        "no-master-builder-yet",
        "S3.3",
    )
    state = state_with(seats=2)
    for line in ("choose trader messenger", "choose trader trader"):
        assert why(state, line) == ("cards-in-order", "S3.2")
    assert why(state, "choose trader") == ("cards-number", "S3.2")


@rule("S1.4", "S3.4", "S3.11", "S3.12")
def test_pieces_that_cannot_come_on_a_card() -> None:
    state = state_with(seats=2, stock={"wood": 3, "clay": 0})
    choose(state, "worker-wood worker-stone", "messenger trader")
    assert why(state, "fill-first worker-sand") == ("card-not-to-fill", "S3.12")
    assert why(state, "fill worker-wood sand sand") == ("no-free-pieces", "S1.4")
    assert why(state, "fill worker-stone stone sand") == ("piece-not-free", "S1.4")
    assert why(state, "fill worker-stone sand") == ("pieces-number", "S3.11")
    assert why(state, "fill worker-stone sand clay") == ("stock-lacks", "S3.4")
    assert why(state, "fill worker-stone wood sand") == ("pieces-in-order", "S3.11")


# -- trading


@rule("S4.3", "S4.4", "S4.12", "S4.13")
def test_helpers_that_cannot_be_sent() -> None:
    state = acting("trader", carts={"sand": 0, "wood": 1})
    assert why(state, "send clay stone") == ("no-helper-there", "S4.3")
    assert why(state, "send inn stone") == ("no-helper-there", "S4.3")
    assert why(state, "send sand sand") == ("same-cart", "S4.3")
    assert why(state, "send supply rider") == ("rider-closed", "S4.4")
    assert why(state, "send supply wood") == ("carts-still-free", "S4.4")
    assert why(state, "stay") == ("must-send", "S4.12")
    state = acting("trader", carts={**TAKEN, "sand": 0})
    assert why(state, "send supply sand") == ("own-helper-there", "S4.4")
    assert why(state, "send sand rider") == ("rider-closed", "S4.13")
    assert why(state, "send sand wood") == ("carts-still-free", "S4.13")
    state = acting("trader", carts=TAKEN, new=["wood"])
    assert why(state, "send supply wood") == ("helper-is-new", "S4.4")


@rule("S4.15", "S8.3")
def test_what_is_not_there_to_take() -> None:
    state = acting("bricklayer", tower={"sand": 1, "wood": 1})
    assert why(state, "take stone") == ("tower-lacks", "S4.15")
    state = acting("trader", winter={"inn": 0}, talers=0, bank=16, carts={"sand": 0, "wood": 0})
    assert why(state, "call-back clay") == ("no-helper-there", "S8.3")


# -- an action


@rule("S4.8", "S4.9", "S4.16")
def test_pieces_that_cannot_be_bought() -> None:
    assert why(acting("bricklayer", "worker-sand", "messenger", silver=1), "buy 1 worker-sand sand") == (
        "does-not-buy",
        "S4.8",
    )
    state = acting("stonemason", "worker-sand", "worker-wood", talers=1, **HOUSE)
    assert why(state, "buy 0 worker-sand sand") == ("own-card", "S4.9")
    assert why(state, "buy 1 worker-wood wood") == ("card-not-played", "S4.8")
    assert why(state, "buy 3 worker-wood wood") == ("card-not-played", "S4.8")
    assert why(state, "buy 1 worker-sand wood") == ("piece-not-there", "S4.8")
    play(state, "buy 1 worker-sand sand")
    assert why(state, "buy 1 worker-sand sand") == ("card-is-closed", "S4.8")
    assert why(state, "buy 2 worker-wood wood") == ("too-few-talers", "S4.8")
    play(state, "erect house", "pay 2 1 1 0")
    assert why(state, "buy 2 worker-wood wood") == ("buying-is-over", "S4.16")
    state = acting("stonemason", "worker-sand", "messenger", silver=1, stock={"sand": 1, "clay": 0})
    assert why(state, "buy 1 worker-sand sand") == ("last-piece-stays", "S4.8")


@rule("S3.9", "S3.13")
def test_silver_that_cannot_be_changed() -> None:
    state = acting("messenger", silver=1, stock={"clay": 0})
    assert why(state, "exchange silver") == ("silver-for-silver", "S3.9")
    assert why(state, "exchange clay") == ("stock-lacks", "S3.13")
    assert why(acting("worker-sand", wood=1), "exchange wood") == ("no-silver", "S3.9")


@rule("S4.1", "S4.7", "S4.11", "S5.1", "S5.2", "S5.4")
def test_tiles_that_cannot_be_built() -> None:
    assert why(acting("messenger", silver=1), "erect house") == ("does-not-build", "S4.1")
    state = acting("master-builder", silver=1, played=["trader"])
    assert why(state, "erect house") == ("does-not-build", "S4.11")
    state = acting("stonemason", sand=4, wood=2, clay=2, talers=30, built={"well": 1})
    assert why(state, "erect well") == ("tile-is-built", "S5.2")
    assert why(state, "erect palace") == ("cannot-pay", "S5.1")
    assert seasons.explain(state, 0, "erect palace").arguments == {"tile": "palace", "cost": 30}
    play(state, "erect house", "pay 2 1 1 0", "house supply market 1")
    assert why(state, "erect house") == ("building-is-over", "S4.7")
    state = acting("stonemason", sand=6, wood=3, clay=3)
    play(state, "erect house", "pay 2 1 1 0", "erect house", "pay 2 1 1 0")
    assert why(state, "erect house") == ("tiles-are-built", "S5.4")


@rule("S3.13", "S5.1")
def test_payments_that_will_not_do() -> None:
    state = acting("stonemason", sand=6, wood=1, clay=2, silver=1, stock={"stone": 0})
    play(state, "erect house")
    assert why(state, "pay 3 1 1 0") == ("not-exact", "S5.1")
    assert seasons.explain(state, 0, "pay 3 1 1 0").arguments == {"worth": 9, "cost": 8}
    assert why(state, "pay 4 0 1 0") == ("too-few-kinds", "S5.1")
    assert why(state, "pay 1 1 0 1") == ("stock-lacks", "S3.13")
    state = acting("stonemason", sand=6, wood=1, clay=2)
    play(state, "erect tower")
    assert why(state, "pay 1 2 0 1") == ("pieces-lacking", "S5.1")
    assert seasons.explain(state, 0, "pay 1 2 0 1").arguments == {"count": 2, "silver": 0}


@rule("S6.1", "S6.3", "S6.4", "S6.5", "S6.6")
def test_helpers_that_cannot_be_placed() -> None:
    assert why(acting("worker-sand", wood=1), "house supply market 1") == ("does-not-house", "S6.1")
    state = acting("stonemason", **HOUSE, talers=20, built={"palace": 1}, places={"smithy-2": 1})
    assert why(state, "house supply market 1") == ("build-first", "S6.1")
    play(state, "erect house", "pay 2 1 1 0")
    assert why(state, "house sand market 1") == ("no-helper-there", "S6.3")
    assert why(state, "house supply market 3") == ("no-such-place", "S6.1")
    assert why(state, "house supply tavern 1") == ("not-finished", "S6.1")
    assert why(state, "house supply inn 1") == ("not-finished", "S6.1")
    assert why(state, "house supply smithy 2") == ("place-taken", "S6.4")
    assert why(state, "house supply palace 2") == ("place-is-alike", "S6.6")
    play(state, "house supply market 1")
    assert why(state, "house supply market 2") == ("housed-this-round", "S6.5")
    assert why(state, "house supply palace 1") == ("too-few-talers", "S6.1")
    state = acting("stonemason", **HOUSE, talers=40, built={"palace": 1})
    play(state, "erect house", "pay 2 1 1 0", "house supply market 1", "house supply smithy 2")
    assert why(state, "house supply palace 1") == ("helpers-are-housed", "S6.1")


# -- winter


def asked(stage: str, **table: Any) -> State:
    state = state_with(**{"stage": stage, "winter": {}, **table})
    state.current = 0
    return state


@rule("S8.5", "S8.8")
def test_cards_that_cannot_be_removed_and_talers_that_are_not_there() -> None:
    state = asked("plague", played=["trader", "messenger"], talers=1)
    assert why(state, "remove stonemason") == ("card-not-open", "S8.5")
    assert why(state, "pay-bank") == ("too-few-talers", "S8.5")
    assert seasons.explain(state, 0, "pay-bank").arguments == {"needed": 2, "talers": 1}
    state = asked("blizzard", removed=["worker-wood"], talers=2)
    assert why(state, "remove trader") == ("only-workers", "S8.8")
    assert why(state, "remove worker-wood") == ("card-is-out", "S8.8")
    assert why(state, "pay-bank") == ("too-few-talers", "S8.8")


@rule("S8.7", "S8.14", "S8.16")
def test_stone_and_gifts_that_are_not_there() -> None:
    assert why(asked("breach", stone=2, silver=1), "mend") == ("too-little-stone", "S8.14")
    maiden = {"gifts": {"sand": 1, "wood": 1}, "wooing": [0, 1]}
    assert why(asked("gift", winter={"maiden": maiden}, talers=0), "give taler") == (
        "nothing-to-give",
        "S8.7",
    )
    assert why(asked("pick", winter={"maiden": maiden}), "pick taler") == ("gift-not-there", "S8.16")


@pytest.mark.parametrize("line", ["start 3", "winter-card barn"])
def test_outcomes_of_chance_that_cannot_come_now(line: str) -> None:
    move: Any = seasons.NOTATION.read(line)
    message = seasons.check_chance(state_with(), move)
    assert message is not None
    assert message.key == "other-chance-due"
