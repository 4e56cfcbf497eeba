"""What the characters bring of themselves: messenger, bricklayer, worker, master builder."""

from typing import Any

import pytest

from bastide.games import seasons
from tests.clauses import rule
from tests.games.seasons.tables import (
    CARDS,
    choose,
    has,
    lines,
    of_kind,
    open_to,
    own,
    play,
    state_with,
    table_of,
    to_act,
)

HOUSE: dict[str, Any] = {"sand": 2, "wood": 1, "clay": 1}  # what a house can be paid with

# -- messenger


@rule("S4.1")
def test_the_messenger_brings_eight_talers_from_the_bank() -> None:
    state = state_with(bank=50)
    assert choose(state, "messenger", "trader", "trader")[0] == "messenger-paid 0 8"
    assert (own(state)["talers"], table_of(state)["bank"]) == (11, 42)


@rule("S1.1", "S4.1")
def test_a_bank_that_is_short_pays_what_is_left_perhaps_nothing() -> None:
    state = state_with(bank=10, active=1)
    events = choose(state, "messenger", "messenger", "messenger")
    assert events[:3] == ["messenger-paid 1 8", "messenger-paid 2 2", "messenger-paid 0 0"]


# -- bricklayer


@rule("S4.7", "S4.15")
def test_the_bricklayer_takes_all_pieces_of_a_kind_that_lies_on_the_tower_silver_too() -> None:
    state = state_with(tower={"sand": 2, "silver": 3})
    choose(state, "bricklayer", "messenger", "messenger")
    assert lines(state) == ["take sand", "take silver"]
    assert play(state, "take silver")[0] == "tower-taken 0 silver 3"
    assert has(state) == {"silver": 3}
    assert table_of(state)["tower"] == {"sand": 2, "wood": 0, "clay": 0, "stone": 0, "silver": 0}


@rule("S4.15")
def test_taking_is_compulsory_and_one_kind_is_taken_by_itself_and_an_empty_tower_gives_nothing() -> None:
    events = choose(state_with(tower={"clay": 2}), "bricklayer", "messenger", "messenger")
    assert events[2:4] == ["tower-taken 0 clay 2", "turn-passed 0 bricklayer"]
    events = choose(state_with(), "bricklayer", "messenger", "messenger")
    assert events[2:4] == ["tower-empty 0", "turn-passed 0 bricklayer"]


@rule("S4.7", "S4.15")
def test_the_bricklayer_builds_for_a_taler_a_piece_and_no_points() -> None:
    state = state_with(**HOUSE, talers=0)
    choose(state, "bricklayer", "messenger", "messenger")
    events = play(state, "erect house", "pay 2 1 1 0")
    assert events[1:] == ["tile-built 0 house 2 1 1 0", "bricklayer-paid 0 4"]
    assert (own(state)["talers"], own(state)["points"], table_of(state)["bank"]) == (4, 0, 30)


@rule("S1.1", "S4.7")
def test_the_bricklayer_gets_what_the_bank_has() -> None:
    state = state_with(**HOUSE, talers=0, bank=18)
    choose(state, "bricklayer", "messenger", "messenger")
    assert play(state, "erect house", "pay 2 1 1 0")[-1] == "bricklayer-paid 0 2"


@rule("S4.15")
def test_the_talers_of_a_tile_may_pay_for_a_helper_in_the_same_action() -> None:
    state = state_with(**HOUSE, talers=4)
    choose(state, "bricklayer", "messenger", "messenger")
    play(state, "erect house", "pay 2 1 1 0", "house supply market 1")
    assert own(state)["talers"] == 0


@rule("S4.15")
def test_several_bricklayers_act_in_full_one_after_the_other() -> None:
    state = state_with(tower={"sand": 1, "wood": 1}, active=1, **HOUSE, others=[HOUSE])
    choose(state, "bricklayer", "bricklayer", "messenger")
    play(state, "take wood", "erect house", "pay 2 1 1 0", "end-turn", seat=1)
    assert to_act(state) == (0,)
    assert has(state) == {"sand": 3, "wood": 1, "clay": 1}  # what was left came by itself


# -- worker


@rule("S4.10")
def test_the_worker_takes_what_is_left_on_the_card_and_builds_for_half_the_points() -> None:
    state = state_with(wood=1)
    events = choose(state, "worker-sand", "messenger", "messenger")
    assert of_kind(events, "pieces-taken") == ["pieces-taken 0 worker-sand 2 0 1 0 0"]
    assert play(state, "erect house", "pay 2 1 1 0")[1:] == [
        "tile-built 0 house 2 1 1 0",
        "scored 0 3 worker",
    ]
    assert own(state)["sheet"]["worker"] == 3


@rule("S4.10")
def test_the_worker_places_no_helpers() -> None:
    state = state_with(wood=1, talers=20)
    choose(state, "worker-sand", "messenger", "messenger")
    play(state, "erect house", "pay 2 1 1 0")
    assert lines(state) == ["end-turn"]


@rule("S4.17")
def test_half_of_an_odd_value_is_rounded_down() -> None:
    state = state_with(wood=1)
    written = seasons.write_state(state)
    written["corrected"]["points"] = {"house": 7}
    state = seasons.read_state(written)
    choose(state, "worker-sand", "messenger", "messenger")
    assert play(state, "erect house", "pay 2 1 1 0")[-1] == "scored 0 3 worker"


# -- master builder


@rule("S4.11", "S4.18")
def test_the_master_builder_takes_all_played_cards_back_itself_included() -> None:
    state = state_with(played=["trader", "messenger"])
    events = choose(state, "master-builder", "messenger", "messenger")
    assert "cards-taken-back 0 3" in events
    assert (own(state)["hand"], own(state)["played"]) == (list(CARDS), [])


@rule("S4.18")
def test_with_two_players_the_other_card_of_the_round_comes_back_too() -> None:
    state = state_with(seats=2, played=["trader"])
    choose(state, "messenger master-builder", "messenger worker-sand")
    assert own(state)["hand"] == list(CARDS)


@rule("S4.18")
def test_if_the_host_says_so_the_other_card_of_the_round_stays() -> None:
    state = state_with(seats=2, played=["trader"], options={"cards_back": "earlier-rounds"})
    events = choose(state, "messenger master-builder", "messenger worker-sand")
    assert "cards-taken-back 0 2" in events
    assert own(state)["played"] == ["messenger"]
    assert own(state)["hand"] == [card for card in CARDS if card != "messenger"]


@rule("S4.18")
def test_a_card_that_is_out_of_the_game_does_not_come_back() -> None:
    state = state_with(played=["messenger"], removed=["trader"])
    choose(state, "master-builder", "messenger", "messenger")
    assert own(state)["hand"] == [card for card in CARDS if card != "trader"]
    assert own(state)["removed"] == ["trader"]


@rule("S4.11", "S4.18")
@pytest.mark.parametrize("card", ["bricklayer", "stonemason", "worker-sand"])
def test_every_tile_that_opponents_built_this_round_brings_five_points(card: str) -> None:
    state = state_with(played=["trader"], others=[{**HOUSE, "sand": 4, "wood": 2, "clay": 2}])
    choose(state, "master-builder", card, "messenger")
    play(state, "erect house", "pay 2 1 1 0", "erect house", "pay 2 1 1 0", seat=1)
    assert "scored 0 10 master-builder" in play(state, "end-turn", seat=1)


@rule("S4.11")
def test_with_two_players_own_tiles_bring_nothing() -> None:
    state = state_with(seats=2, played=["trader"], **HOUSE)
    choose(state, "stonemason master-builder", "messenger worker-sand")
    play(state, "erect house", "pay 2 1 1 0")
    events = play(state, "end-turn")
    assert of_kind(events, "scored") == []


@rule("S4.11")
def test_only_tiles_of_this_round_count() -> None:
    state = state_with(played=["trader"], others=[HOUSE])
    choose(state, "messenger", "stonemason", "messenger")
    play(state, "erect house", "pay 2 1 1 0", "end-turn", seat=1)
    events = choose(state, "master-builder", "messenger", "trader")
    events += play(state, "send supply sand", seat=2)
    assert of_kind(events, "scored") == []


@rule("S4.18")
def test_several_master_builders_all_score() -> None:
    state = state_with(played=["trader"], others=[{"played": ["trader"]}, HOUSE])
    choose(state, "master-builder", "master-builder", "stonemason")
    play(state, "erect house", "pay 2 1 1 0", seat=2)
    events = play(state, "end-turn", seat=2)
    assert of_kind(events, "scored") == ["scored 0 5 master-builder", "scored 1 5 master-builder"]


@rule("S4.11")
def test_the_master_builder_does_not_build() -> None:
    state = state_with(played=["trader"], silver=1, sand=9, wood=9, clay=9)
    choose(state, "master-builder", "messenger", "messenger")
    assert open_to(state, "erect") == []
    assert lines(state)[-1] == "end-turn"
