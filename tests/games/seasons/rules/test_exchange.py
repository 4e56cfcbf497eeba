"""Silver is changed in the smithy."""

import pytest

from tests.clauses import rule
from tests.games.seasons.tables import choose, has, lines, open_to, play, state_with, table_of, to_act


@rule("S3.9")
def test_a_silver_becomes_a_piece_of_the_stock_and_stays_in_the_smithy() -> None:
    state = state_with(silver=2, smithy=3)
    choose(state, "messenger", "messenger", "messenger")
    assert play(state, "exchange stone") == ["silver-exchanged 0 stone 1"]
    assert has(state) == {"silver": 1, "stone": 1}
    table = table_of(state)
    assert (table["smithy"], table["stock"]["stone"], table["stock"]["silver"]) == (4, 9, 10)


@rule("S3.13")
def test_only_what_the_stock_has_can_be_wanted_and_never_silver() -> None:
    state = state_with(silver=1, stock={"stone": 0, "clay": 0})
    choose(state, "messenger", "messenger", "messenger")
    assert lines(state) == ["exchange sand", "exchange wood", "end-turn"]


@rule("S3.13")
def test_it_can_be_done_as_often_as_there_is_silver() -> None:
    state = state_with(silver=3)
    choose(state, "messenger", "messenger", "messenger")
    play(state, "exchange sand", "exchange sand", "exchange wood")
    assert has(state) == {"sand": 2, "wood": 1}
    assert lines(state) == ["end-turn"]


@rule("S3.9", "S3.13")
@pytest.mark.parametrize(
    "card", ["messenger", "trader", "bricklayer", "stonemason", "worker-sand", "master-builder"]
)
def test_it_is_open_in_every_own_action(card: str) -> None:
    state = state_with(silver=1, tower={"sand": 1}, played=["worker-wood"])
    choose(state, card, "worker-sand", "worker-sand")
    assert to_act(state) == (0,)
    assert open_to(state, "exchange") == ["sand", "wood", "clay", "stone"]


@rule("S3.13", "S4.15")
def test_it_is_open_before_the_bricklayer_takes_from_the_tower() -> None:
    state = state_with(silver=1, tower={"sand": 1, "wood": 1})
    choose(state, "bricklayer", "messenger", "messenger")
    assert lines(state)[:2] == ["take sand", "take wood"]
    assert open_to(state, "exchange") == ["sand", "wood", "clay", "stone"]
    play(state, "exchange stone")
    assert lines(state) == ["take sand", "take wood"]


@rule("S3.13", "S8.3")
def test_it_is_open_before_a_helper_is_called_back() -> None:
    state = state_with(silver=1, talers=0, active=1, carts={"sand": 0, "wood": 0}, winter={"inn": 0})
    choose(state, "trader", "messenger", "messenger")
    assert lines(state)[:2] == ["call-back sand", "call-back wood"]
    assert open_to(state, "exchange") == ["sand", "wood", "clay", "stone"]
    play(state, "exchange stone")
    assert lines(state) == ["call-back sand", "call-back wood"]


@rule("S3.9")
def test_it_is_not_open_in_the_actions_of_others_or_while_cards_are_filled() -> None:
    state = state_with(silver=1, others=[{"silver": 1}])
    choose(state, "worker-stone", "messenger", "messenger")
    assert open_to(state, "exchange") == []
    play(state, "fill worker-stone sand sand")
    assert to_act(state) == (1,)
    assert open_to(state, "exchange") == []


@rule("S3.9", "S5.1")
def test_silver_is_no_kind_of_its_own() -> None:
    state = state_with(silver=3, sand=5, wood=5, stock={"clay": 0, "stone": 0})
    choose(state, "worker-wood", "messenger", "messenger")
    assert open_to(state, "erect") == []


@rule("S3.9", "S3.13")
def test_changed_pieces_are_ordinary_ones() -> None:
    state = state_with(silver=1, sand=4, wood=0, clay=1, stock={"wood": 1})
    choose(state, "worker-sand", "messenger", "messenger")
    play(state, "exchange wood")
    assert "tower" in open_to(state, "erect")
    play(state, "erect tower", "pay 4 1 1 0")
    assert table_of(state)["stock"]["wood"] == 1
