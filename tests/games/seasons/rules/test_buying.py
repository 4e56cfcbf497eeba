"""The stonemason buys from other players' worker cards."""

from typing import Any

from bastide.games.seasons.state import State
from tests.clauses import rule
from tests.games.seasons.tables import choose, has, lines, open_to, own, play, state_with, table_of, to_act


def on_card(state: State, seat: int) -> dict[str, int]:
    """What lies on the seat's worker card."""
    pieces: dict[str, int] = next(one["pieces"] for one in table_of(state)["ribbon"] if one["seat"] == seat)
    return pieces


def stonemason(*others: str, **table: Any) -> State:
    """Seat 0 has played the stonemason."""
    state = state_with(**table)
    choose(state, "stonemason", *others)
    return state


@rule("S4.8")
def test_any_kind_on_a_card_of_this_round_is_for_sale_at_a_taler_for_its_owner() -> None:
    state = stonemason("worker-wood", "messenger", talers=2)
    assert lines(state) == ["buy 1 worker-wood wood", "buy 1 worker-wood silver", "end-turn"]
    events = play(state, "buy 1 worker-wood silver")
    assert events == ["piece-bought 0 1 worker-wood silver", "piece-sold 1 worker-wood silver 1"]
    assert (has(state), own(state)["talers"], own(state, 1)["talers"]) == ({"silver": 1}, 1, 4)
    assert on_card(state, 1) == {"wood": 2}  # bought pieces are not replaced


@rule("S4.8")
def test_one_piece_a_card_and_from_every_card_one() -> None:
    state = stonemason("worker-wood", "worker-sand")
    play(state, "buy 1 worker-wood wood")
    assert open_to(state, "buy") == ["2 worker-sand sand", "2 worker-sand clay"]
    play(state, "buy 2 worker-sand clay")
    assert open_to(state, "buy") == []


@rule("S4.8")
def test_any_number_may_be_bought_if_the_host_says_so_but_not_the_last_piece() -> None:
    state = stonemason("worker-wood", "messenger", options={"purchase": "unlimited"})
    play(state, "buy 1 worker-wood wood", "buy 1 worker-wood wood")
    assert has(state) == {"wood": 2}
    assert open_to(state, "buy") == []


@rule("S4.8")
def test_the_last_piece_on_a_card_is_not_sold() -> None:
    state = stonemason("worker-wood", "messenger", stock={"wood": 1, "silver": 0}, silver=1)
    assert on_card(state, 1) == {"wood": 1}
    assert open_to(state, "buy") == []


@rule("S4.8")
def test_if_the_host_says_so_its_owner_is_asked_for_the_last_piece_and_may_agree() -> None:
    state = stonemason(
        "worker-wood", "messenger", stock={"wood": 1, "silver": 0}, options={"last_piece": "asked"}
    )
    assert play(state, "buy 1 worker-wood wood") == ["sale-asked 0 1 worker-wood wood"]
    assert to_act(state) == (1,)
    assert lines(state, 1) == ["agree", "refuse"]
    assert (has(state), own(state)["talers"]) == ({}, 3)
    events = play(state, "agree", seat=1)
    assert events == ["piece-bought 0 1 worker-wood wood", "piece-sold 1 worker-wood wood 1"]
    assert to_act(state) == (0,)
    assert (has(state), own(state)["talers"], own(state, 1)["talers"]) == ({"wood": 1}, 2, 4)


@rule("S4.8")
def test_the_owner_may_refuse_and_is_not_asked_again_by_this_stonemason() -> None:
    options = {"last_piece": "asked", "purchase": "unlimited"}
    state = stonemason("worker-wood", "messenger", stock={"wood": 1, "silver": 0}, options=options)
    play(state, "buy 1 worker-wood wood")
    assert play(state, "refuse", seat=1) == ["sale-refused 1 worker-wood wood"]
    assert (has(state), own(state)["talers"]) == ({}, 3)
    assert lines(state) == ["end-turn"]


@rule("S4.8")
def test_pieces_before_the_last_are_not_asked_for() -> None:
    state = stonemason("worker-wood", "messenger", options={"last_piece": "asked"})
    play(state, "buy 1 worker-wood wood")
    assert to_act(state) == (0,)


@rule("S4.8")
def test_who_has_no_taler_buys_nothing() -> None:
    state = stonemason("worker-wood", "messenger", talers=0, silver=1)
    assert open_to(state, "buy") == []


@rule("S4.8")
def test_neither_the_owners_own_resources_nor_cards_of_earlier_rounds_are_for_sale() -> None:
    others = [{"stone": 5, "played": ["worker-sand"]}]
    assert open_to(stonemason("worker-wood", "messenger", others=others), "buy") == [
        "1 worker-wood wood",
        "1 worker-wood silver",
    ]


@rule("S4.8")
def test_the_worker_gets_only_what_was_not_bought() -> None:
    state = stonemason("worker-wood", "messenger")
    play(state, "buy 1 worker-wood wood")
    play(state, "end-turn")
    assert has(state, 1) == {"wood": 1, "silver": 1}


@rule("S4.9")
def test_several_stonemasons_buy_from_the_same_card_in_turn_order() -> None:
    state = state_with(active=1)
    choose(state, "stonemason", "stonemason", "worker-wood")
    assert to_act(state) == (1,)
    play(state, "buy 2 worker-wood wood", "end-turn", seat=1)
    assert open_to(state, "buy") == ["2 worker-wood wood", "2 worker-wood silver"]
    play(state, "buy 2 worker-wood wood", "end-turn")
    assert (has(state), has(state, 1), has(state, 2)) == ({"wood": 1}, {"wood": 1}, {"silver": 1})


@rule("S4.9")
def test_with_two_players_nobody_buys_from_the_own_card() -> None:
    state = state_with(seats=2)
    choose(state, "stonemason worker-sand", "messenger worker-wood")
    assert open_to(state, "buy") == ["1 worker-wood wood", "1 worker-wood silver"]


@rule("S4.16")
def test_all_purchases_come_before_the_first_tile() -> None:
    state = stonemason("worker-wood", "worker-sand", sand=2, wood=1, clay=1)
    play(state, "buy 1 worker-wood wood", "erect house", "pay 2 1 1 0")
    assert open_to(state, "buy") == []


@rule("S4.16")
def test_each_stonemason_buys_builds_and_places_before_the_next_one_begins() -> None:
    house: dict[str, Any] = {"sand": 2, "wood": 1, "clay": 1, "talers": 20}
    state = state_with(active=1, **house, others=[house])
    choose(state, "stonemason", "stonemason", "worker-wood")
    play(state, "buy 2 worker-wood wood", "erect house", "pay 2 1 1 0", "house supply market 1", seat=1)
    assert to_act(state) == (1,)
    play(state, "end-turn", seat=1)
    assert to_act(state) == (0,)
    assert open_to(state, "erect") == ["house"]


@rule("S4.8")
def test_the_stonemason_builds_up_to_two_tiles_for_all_their_points() -> None:
    state = stonemason("messenger", "messenger", sand=4, wood=2, clay=2)
    events = play(state, "erect house", "pay 2 1 1 0", "erect house", "pay 2 1 1 0")
    assert events[2] == events[5] == "scored 0 6 stonemason"
    assert open_to(state, "erect") == []
    assert own(state)["points"] == 12
