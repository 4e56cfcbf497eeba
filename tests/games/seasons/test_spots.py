"""A click that does nothing is explained as the line it would have been."""

from typing import Any

from bastide.games import seasons
from bastide.games.seasons.state import State
from tests.clauses import rule
from tests.games.seasons.tables import choose, play, state_with, why


def at(state: State, *spots: str) -> str:
    return seasons.line_at(state, 0, spots)


def why_not(state: State, *spots: str) -> tuple[str, str]:
    return why(state, at(state, *spots))


def acting(card: str, **table: Any) -> State:
    state = state_with(**table)
    choose(state, card, "messenger", "messenger")
    return state


@rule("S3.3", "S3.6")
def test_a_card_that_cannot_be_chosen() -> None:
    assert why_not(state_with(played=["trader"]), "card trader") == ("card-not-in-hand", "S3.6")
    assert why_not(state_with(), "card master-builder") == ("no-card-to-take-back", "S3.3")


@rule("S3.2")
def test_with_two_cards_to_choose_a_click_means_the_one_in_hand_too() -> None:
    state = state_with(seats=2)
    assert at(state, "card stonemason") == "choose messenger stonemason"
    assert at(state, "card trader", "card messenger") == "choose messenger trader"


@rule("S5.1")
def test_a_tile_that_cannot_be_built() -> None:
    assert why_not(acting("stonemason", silver=1), "tile keep") == ("cannot-pay", "S5.1")


@rule("S6.1")
def test_a_building_and_its_places_need_a_helper_who_may_go_there() -> None:
    state = acting("stonemason", silver=1)
    assert at(state, "building market") == "house supply market 1"
    assert at(state, "cart sand", "place market 2") == "house sand market 2"
    assert at(state, "building tower") == "erect tower"
    assert why_not(state, "place market 2") == ("build-first", "S6.1")
    assert why_not(state, "supply") == ("build-first", "S6.1")


@rule("S3.5", "S4.2")
def test_carts_tower_and_silver_wait_for_their_time() -> None:
    state = acting("stonemason", silver=1)
    assert why_not(state, "cart sand") == ("decision-first", "S3.5")
    assert why_not(state, "tower sand") == ("decision-first", "S3.5")
    state = acting("worker-sand", wood=1)
    play(state, "erect house")
    assert why_not(state, "own silver") == ("decision-first", "S5.1")


@rule("S3.9")
def test_without_silver_nothing_is_changed() -> None:
    assert why_not(acting("worker-sand", wood=1), "stock wood") == ("no-silver", "S3.9")


@rule("S8.7")
def test_where_a_gift_is_asked_for_the_own_pieces_are_given() -> None:
    state = state_with(stage="gift", winter={"maiden": {"gifts": {}, "wooing": [0, 1]}}, sand=0)
    state.current = 0
    assert why_not(state, "own stone") == ("nothing-to-give", "S8.7")
