"""Worker cards are filled before anyone acts."""

import pytest

from tests.clauses import rule
from tests.games.seasons.tables import (
    choose,
    has,
    lines,
    of_kind,
    open_to,
    play,
    state_with,
    table_of,
    to_act,
)

ALL_FREE = ["sand sand", "sand wood", "sand clay", "wood wood", "wood clay", "clay clay"]


@rule("S1.4", "S3.4")
@pytest.mark.parametrize(("card", "pieces"), [("worker-wood", "0 2 0 0 1"), ("worker-sand", "2 0 1 0 0")])
def test_a_worker_gets_what_the_card_shows(card: str, pieces: str) -> None:
    state = state_with(silver=1)
    events = choose(state, "messenger", card, "messenger")
    assert events[0] == f"worker-filled 1 {card} {pieces}"


@rule("S1.4", "S3.11")
def test_the_third_worker_gets_a_stone_and_two_pieces_of_choice_equal_ones_too() -> None:
    state = state_with()
    choose(state, "messenger", "worker-stone", "messenger")
    assert to_act(state) == (1,)
    assert open_to(state, "fill worker-stone", seat=1) == ALL_FREE
    events = play(state, "fill worker-stone clay clay", seat=1)
    assert events[0] == "worker-filled 1 worker-stone 0 0 2 1 0"
    assert table_of(state)["stock"] == {"sand": 10, "wood": 10, "clay": 8, "stone": 9, "silver": 10}


@rule("S3.4")
def test_the_pieces_belong_to_nobody_until_the_worker_acts() -> None:
    state = state_with(others=[{"silver": 1}])
    choose(state, "worker-sand", "messenger", "messenger")
    assert has(state) == {}
    ribbon = table_of(state)["ribbon"]
    assert ribbon[-1]["pieces"] == {"sand": 2, "clay": 1}
    assert table_of(state)["stock"]["sand"] == 8
    play(state, "end-turn", seat=1)
    assert has(state) == {"sand": 2, "clay": 1}


@rule("S3.4", "S3.11")
def test_cards_are_filled_in_turn_order_and_a_short_stock_gives_what_is_there() -> None:
    state = state_with(active=1, stock={"sand": 3, "clay": 1}, silver=1)
    events = choose(state, "worker-sand", "worker-sand", "worker-sand")
    assert of_kind(events, "worker-filled") == [
        "worker-filled 1 worker-sand 2 0 1 0 0",
        "worker-filled 2 worker-sand 1 0 0 0 0",
        "worker-filled 0 worker-sand 0 0 0 0 0",
    ]


@rule("S3.4", "S3.11")
def test_later_players_see_earlier_choices_of_free_pieces() -> None:
    state = state_with(active=2, stock={"clay": 2, "sand": 1, "wood": 0})
    choose(state, "worker-stone", "messenger", "worker-stone")
    assert to_act(state) == (2,)
    assert open_to(state, "fill worker-stone", seat=2) == ["sand clay", "clay clay"]
    events = play(state, "fill worker-stone sand clay", seat=2)
    assert of_kind(events, "worker-filled") == [
        "worker-filled 2 worker-stone 1 0 1 1 0",
        "worker-filled 0 worker-stone 0 0 1 1 0",  # what was left came by itself
    ]


@rule("S3.4")
def test_with_one_free_piece_left_one_comes_and_with_none_none() -> None:
    state = state_with(stock={"sand": 1, "wood": 0, "clay": 0, "stone": 0}, silver=1)
    events = choose(state, "worker-stone", "messenger", "messenger")
    assert events[0] == "worker-filled 0 worker-stone 1 0 0 0 0"
    state = state_with(stock={"sand": 0, "wood": 0, "clay": 0})
    assert (
        choose(state, "worker-stone", "messenger", "messenger")[0] == "worker-filled 0 worker-stone 0 0 0 1 0"
    )


@rule("S3.11")
def test_filling_comes_before_the_messenger_and_everyone_sees_it() -> None:
    state = state_with()
    events = choose(state, "messenger", "worker-wood", "worker-sand")
    assert [event.split()[0] for event in events[:3]] == ["worker-filled", "worker-filled", "messenger-paid"]


# -- two worker cards, with two players


@rule("S3.12")
def test_where_the_stock_is_ample_only_the_free_pieces_are_to_be_chosen() -> None:
    state = state_with(seats=2, stock={"wood": 4})
    choose(state, "worker-wood worker-stone", "messenger trader")
    assert lines(state) == [f"fill worker-stone {pieces}" for pieces in ALL_FREE]


@rule("S3.12")
def test_where_both_cards_want_the_same_pieces_either_may_be_filled_first() -> None:
    state = state_with(seats=2, stock={"wood": 3})
    choose(state, "worker-wood worker-stone", "messenger trader")
    assert lines(state) == ["fill-first worker-wood", *[f"fill worker-stone {pieces}" for pieces in ALL_FREE]]
    events = play(state, "fill-first worker-wood")
    assert events == ["worker-filled 0 worker-wood 0 2 0 0 1"]
    assert open_to(state, "fill worker-stone") == [pieces for pieces in ALL_FREE if pieces != "wood wood"]


@rule("S3.12")
def test_the_free_pieces_may_be_taken_first() -> None:
    state = state_with(seats=2, stock={"clay": 1})
    choose(state, "worker-sand worker-stone", "messenger trader")
    events = play(state, "fill worker-stone sand clay")
    assert of_kind(events, "worker-filled") == [
        "worker-filled 0 worker-stone 1 0 1 1 0",
        "worker-filled 0 worker-sand 2 0 0 0 0",
    ]


@rule("S3.12")
def test_nothing_is_asked_where_the_order_makes_no_difference() -> None:
    state = state_with(seats=2, stock={"sand": 1, "wood": 1, "clay": 0}, silver=1)
    events = choose(state, "worker-wood worker-sand", "messenger trader")
    assert of_kind(events, "worker-filled") == [
        "worker-filled 0 worker-wood 0 1 0 0 1",
        "worker-filled 0 worker-sand 1 0 0 0 0",
    ]
    state = state_with(seats=2, stock={"wood": 0})
    choose(state, "worker-wood worker-stone", "messenger trader")
    assert "fill-first worker-wood" not in lines(state)


@rule("S3.12")
def test_both_workers_act_one_after_the_other_before_the_other_players_and_each_builds_twice() -> None:
    state = state_with(seats=2, active=1, sand=10, wood=4, clay=4, others=[{"silver": 1}])
    choose(state, "worker-wood worker-sand", "messenger worker-sand")
    play(state, "end-turn", seat=1)  # the messenger with silver
    assert [acting["seat"] for acting in table_of(state)["ribbon"]] == [1, 1, 0, 0]
    play(state, "end-turn", seat=1)
    play(state, "act-first worker-wood")
    play(state, "erect house", "pay 2 1 1 0", "erect house", "pay 2 1 1 0")
    assert open_to(state, "erect") == []
    play(state, "end-turn")
    assert "house" in open_to(state, "erect")
    play(state, "erect house", "pay 2 1 1 0", "erect house", "pay 2 1 1 0")


@rule("S3.12")
def test_the_order_of_filling_is_not_that_of_acting() -> None:
    state = state_with(seats=2, stock={"wood": 3}, sand=6, clay=2)
    choose(state, "worker-wood worker-stone", "messenger trader")
    play(state, "fill worker-stone sand sand")
    while to_act(state) != (0,):
        play(state, lines(state, 1)[0], seat=1)
    assert open_to(state, "act-first") == ["worker-wood", "worker-stone"]
