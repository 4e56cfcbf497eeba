"""Winter: the six cards and all they do."""

from typing import Any

import pytest

from bastide import CHANCE, Match
from bastide.games import seasons
from bastide.games.seasons.state import State
from tests.clauses import rule
from tests.games.seasons.tables import (
    chance,
    choose,
    has,
    lines,
    of_kind,
    open_to,
    own,
    play,
    standing,
    state_with,
    table_of,
    to_act,
)

RICH: dict[str, Any] = {"sand": 4, "wood": 2, "clay": 2, "talers": 30}
HOUSE = ("erect house", "pay 2 1 1 0")


def turned(card: str, **table: Any) -> tuple[State, list[str]]:
    """A round has begun with this card; seat 0 is the active player."""
    state = state_with(**{"stage": "winter-card", "winter": {}, **table})
    return state, chance(state, f"winter-card {card}")


def built_one(**table: Any) -> State:
    """Seat 0 has built a house with the stonemason, in a winter game."""
    state = state_with(**{**RICH, **table})
    choose(state, "stonemason", *["messenger"] * (table_of(state)["seats"] - 1))
    play(state, *HOUSE)
    return state


# -- when a card is turned over


def rounds_with_a_card(seats: int, **options: Any) -> list[int]:
    match = Match("seasons", seats=seats, seed=4, **options)
    while not match.over:
        seat = match.to_act[0]
        match.play(seat, match.legal(seat)[-1])
    rounds, found = 0, []
    for row in match.log:
        if row.seat == CHANCE and row.line.startswith("winter-card"):
            found.append(rounds)
        rounds += sum(type(event).__name__ == "RoundBegan" for event in row.events)
    return found


@rule("S8.1", "S8.2", "S8.11")
@pytest.mark.parametrize(("seats", "rounds"), [(2, [3, 5, 7, 9]), (4, [3, 5, 7, 9]), (3, [6, 8, 10, 12])])
def test_a_card_is_turned_over_when_the_taler_of_a_marked_space_is_taken(
    seats: int, rounds: list[int]
) -> None:
    assert rounds_with_a_card(seats, season="winter") == rounds
    assert rounds_with_a_card(seats) == []


@rule("S8.2", "S8.11")
def test_the_host_may_mark_other_spaces() -> None:
    assert rounds_with_a_card(2, season="winter", winter_spaces=[1, 12, 11]) == [1, 2, 12]


@rule("S8.1")
def test_each_card_comes_once() -> None:
    state, _ = turned("barn")
    assert table_of(state)["winter"]["unseen"] == ["inn", "plague", "breach", "maiden", "blizzard"]
    state = state_with(stage="winter-card", winter={"unseen": ["inn"]})
    move: Any = seasons.NOTATION.read("winter-card barn")
    assert seasons.check_chance(state, move) is not None


@rule("S8.2")
@pytest.mark.parametrize(
    ("card", "stays"), [("inn", True), ("barn", True), ("maiden", True), ("plague", False), ("breach", False)]
)
def test_its_effect_comes_before_the_choice_and_then_it_leaves_unless_it_stays(
    card: str, stays: bool
) -> None:
    state, events = turned(card, talers=0, others=[{"talers": 0}] * 2)
    assert events[0] == f"winter-card-turned {card}"
    assert table_of(state)["stage"] == "choose"
    choose(state, "messenger", "messenger", "messenger")
    winter = table_of(state)["winter"]
    assert (winter["table"], winter["out"]) == (([card], []) if stays and card != "maiden" else ([], [card]))


# -- the inn


@rule("S8.3", "S8.13")
def test_the_inn_has_a_place_for_three_talers_to_the_bank() -> None:
    state = built_one(winter={"inn": 0}, talers=3, bank=16)
    assert lines(state)[-2:] == ["house supply inn 1", "end-turn"]
    play(state, "house supply inn 1")
    assert (own(state)["talers"], table_of(state)["bank"], standing(state)) == (0, 3, {"inn-1": 0})


@rule("S8.3", "S8.13")
def test_inn_and_barn_need_a_tile_and_their_card() -> None:
    state = state_with(**RICH, winter={"inn": 0, "barn": True})
    choose(state, "stonemason", "messenger", "messenger")
    assert open_to(state, "house") == []
    assert [line for line in lines(built_one(winter={})) if "inn" in line or "barn" in line] == []


@rule("S8.3")
def test_nobody_can_drive_the_host_out() -> None:
    assert "inn 1" not in open_to(built_one(winter={"inn": 0}, places={"inn-1": 1}), "house supply")
    state = state_with(
        winter={"inn": 0}, places={"inn-1": 1}, carts={"sand": 1, "wood": 1, "clay": 1, "stone": 1}
    )
    choose(state, "trader", "messenger", "messenger")
    assert all("inn" not in line for line in lines(state))


@rule("S8.3")
def test_every_trader_but_the_host_pays_the_host_a_taler_before_placing() -> None:
    state = state_with(winter={"inn": 0}, places={"inn-1": 1})
    events = choose(state, "trader", "messenger", "messenger")
    assert events[2:] == ["inn-paid 0 1", "inn-earned 1 1"]
    assert (own(state)["talers"], own(state, 1)["talers"]) == (2, 12)
    assert open_to(state, "send") != []


@rule("S8.3")
def test_the_host_pays_nothing_and_who_plays_no_trader_pays_nothing() -> None:
    state = state_with(winter={"inn": 0}, places={"inn-1": 0}, helpers=5)
    events = choose(state, "trader", "messenger", "messenger")
    assert of_kind(events, "inn-paid", "inn-earned") == []


@rule("S8.3")
def test_without_a_host_the_talers_lie_on_the_card_for_the_next_host() -> None:
    state = state_with(winter={"inn": 1})
    choose(state, "trader", "messenger", "messenger")
    assert table_of(state)["winter"]["inn"]["coins"] == 2
    state = built_one(winter={"inn": 4}, talers=3, bank=16)
    assert play(state, "house supply inn 1") == ["helper-housed 0 supply inn 1 3", "inn-earned 0 4"]
    assert (own(state)["talers"], table_of(state)["winter"]["inn"]["coins"]) == (4, 0)


@rule("S8.3")
def test_the_coins_do_not_help_to_pay_the_price() -> None:
    state = built_one(winter={"inn": 5}, talers=2, bank=16)
    assert open_to(state, "house") == []


@rule("S8.3")
def test_who_has_no_taler_takes_a_helper_back_of_choice_and_may_send_it_again() -> None:
    state = state_with(
        winter={"inn": 0}, talers=0, helpers=0, carts={"sand": 0, "rider": 0, "wood": 1}, bank=16
    )
    choose(state, "trader", "messenger", "messenger")
    assert lines(state) == ["call-back sand", "call-back rider"]
    assert play(state, "call-back rider") == ["helper-called-back 0 rider"]
    assert own(state)["helpers"] == 1
    assert open_to(state, "send supply") == ["clay", "stone"]


@rule("S8.3")
def test_with_one_helper_out_it_comes_back_by_itself_and_with_none_nothing_happens() -> None:
    state = state_with(winter={"inn": 0}, talers=0, helpers=5, carts={"sand": 0}, bank=16)
    assert "helper-called-back 0 sand" in choose(state, "trader", "messenger", "messenger")
    assert open_to(state, "send supply") == ["sand", "wood", "clay", "stone"]
    state = state_with(winter={"inn": 0}, talers=0, bank=16)
    events = choose(state, "trader", "messenger", "messenger")
    assert of_kind(events, "helper-called-back", "inn-paid") == []


@rule("S8.3")
def test_the_host_may_move_the_helper_and_then_the_inn_has_no_host() -> None:
    state = state_with(winter={"inn": 0}, places={"inn-1": 0}, helpers=0)
    choose(state, "trader", "trader", "messenger")
    play(state, "send inn wood")
    assert standing(state) == {"wood": 0}
    assert table_of(state)["winter"]["inn"]["coins"] == 1  # the next trader paid onto the card
    state = built_one(winter={"inn": 0}, places={"inn-1": 0}, helpers=0)
    play(state, "house inn market 1")
    assert standing(state) == {"market-1": 0}


@rule("S8.3")
def test_the_inn_brings_no_points_and_its_coins_are_lost_at_the_end() -> None:
    state = state_with(round=15, winter={"inn": 3}, places={"inn-1": 0}, bank=0, talers=0)
    events = choose(state, "messenger", "messenger", "messenger")
    assert of_kind(events, "scored") == []
    assert table_of(state)["winter"]["inn"]["coins"] == 3


# -- the barn


@rule("S8.4", "S8.13")
def test_the_barn_has_three_places_for_five_talers_each() -> None:
    state = built_one(winter={"barn": True}, talers=5, bank=16)
    assert open_to(state, "house supply") == ["barn 1"]
    play(state, "house supply barn 1")
    assert (own(state)["talers"], table_of(state)["bank"]) == (0, 5)
    assert open_to(
        built_one(winter={"barn": True}, places={"barn-1": 1, "barn-2": 0}), "house supply barn"
    ) == ["3"]


@rule("S8.4", "S8.13")
@pytest.mark.parametrize(
    ("places", "scored"),
    [
        ({"barn-1": 0}, ["scored 0 10 barn"]),
        ({"barn-1": 0, "barn-3": 1}, ["scored 0 7 barn", "scored 1 7 barn"]),
        ({"barn-1": 0, "barn-2": 0, "barn-3": 2}, ["scored 0 3 barn", "scored 0 3 barn", "scored 2 3 barn"]),
    ],
)
def test_each_helper_there_brings_ten_seven_or_three_points(
    places: dict[str, int], scored: list[str]
) -> None:
    state = state_with(round=15, winter={"barn": True}, places=places)
    assert of_kind(choose(state, "messenger", "messenger", "messenger"), "scored") == scored


@rule("S8.9")
def test_inn_and_barn_lie_outside_the_castle() -> None:
    state = state_with(
        round=15,
        winter={"inn": 0, "barn": True},
        built={"keep": 1, "tavern": 1},
        places={"keep-1": 0, "tavern-1": 1, "barn-1": 2},
    )
    events = of_kind(choose(state, "messenger", "messenger", "messenger"), "scored")
    assert events == ["scored 0 15 keep", "scored 1 2 tavern", "scored 2 10 barn"]


# -- the plague


@rule("S8.5", "S8.12")
def test_each_player_removes_a_played_card_or_pays_a_taler_for_each_of_them() -> None:
    played: dict[str, Any] = {"played": ["trader", "worker-wood"]}
    state, _ = turned("plague", active=1, **played, talers=2, others=[played, {}])
    assert to_act(state) == (1,)  # clockwise from the active player
    assert lines(state, 1) == ["remove trader", "remove worker-wood", "pay-bank"]
    assert play(state, "remove trader", seat=1) == ["card-removed 1 trader"]
    assert to_act(state) == (0,)  # seat 2 has no played card
    assert play(state, "pay-bank") == ["bank-paid 0 2"]
    assert (own(state)["talers"], table_of(state)["bank"]) == (0, 52)
    assert (own(state, 1)["played"], own(state, 1)["removed"]) == (["worker-wood"], ["trader"])
    assert to_act(state) == (0, 1, 2)


@rule("S8.5")
def test_who_cannot_pay_in_full_must_remove_one() -> None:
    state, _ = turned("plague", played=["trader", "messenger"], talers=1)
    assert lines(state) == ["remove messenger", "remove trader"]


@rule("S8.5")
def test_the_only_outcome_happens_by_itself_and_without_played_cards_nothing() -> None:
    _, events = turned("plague", played=["trader"], talers=0)
    assert events[1:] == ["card-removed 0 trader"]
    assert turned("plague")[1] == ["winter-card-turned plague"]


# -- the breach


@rule("S8.6", "S8.14")
def test_each_player_may_once_give_exactly_three_stone_for_three_points() -> None:
    state, _ = turned("breach", stone=7, others=[{"stone": 3}, {"stone": 2}])
    assert lines(state) == ["mend", "decline"]
    assert play(state, "mend") == ["wall-mended 0 3", "scored 0 3 breach"]
    assert (has(state), table_of(state)["stock"]["stone"]) == ({"stone": 4}, 13)
    assert to_act(state) == (1,)
    assert play(state, "decline", seat=1) == ["wall-left 1"]
    assert to_act(state) == (0, 1, 2)


@rule("S8.14", "S3.13")
def test_silver_may_be_changed_for_it_first() -> None:
    state, _ = turned("breach", stone=1, silver=2)
    assert lines(state) == ["decline", "exchange sand", "exchange wood", "exchange clay", "exchange stone"]
    play(state, "exchange stone", "exchange stone")
    assert lines(state) == ["mend", "decline"]
    play(state, "mend")
    assert own(state)["points"] == 3


@rule("S8.6")
def test_who_has_neither_three_stone_nor_silver_to_change_is_not_asked() -> None:
    state, _ = turned("breach", stone=2)
    assert to_act(state) == (0, 1, 2)
    empty = dict.fromkeys(("sand", "wood", "clay", "stone"), 0)
    state, _ = turned("breach", stone=2, silver=2, stock=empty)
    assert to_act(state) == (0, 1, 2)


@rule("S3.13", "S8.6")
def test_while_the_breach_asks_silver_may_be_changed_though_three_stone_are_out_of_reach() -> None:
    state, _ = turned("breach", stone=1, silver=1)
    assert lines(state) == ["decline", "exchange sand", "exchange wood", "exchange clay", "exchange stone"]
    assert play(state, "exchange clay") == ["silver-exchanged 0 clay 1"]
    assert to_act(state) == (0, 1, 2)


@rule("S8.6")
def test_who_changes_the_silver_for_something_else_gives_nothing() -> None:
    state, _ = turned("breach", stone=2, silver=1)
    assert play(state, "exchange sand") == ["silver-exchanged 0 sand 1"]
    assert to_act(state) == (0, 1, 2)


# -- the blizzard


@rule("S8.8", "S8.12")
def test_each_player_removes_a_worker_from_hand_or_played_or_pays_three_talers() -> None:
    state, _ = turned("blizzard", active=2, played=["worker-sand", "trader"], talers=3)
    assert to_act(state) == (2,)
    play(state, "pay-bank", seat=2)
    assert own(state, 2)["talers"] == 0
    assert lines(state) == ["remove worker-wood", "remove worker-sand", "remove worker-stone", "pay-bank"]
    assert play(state, "remove worker-sand") == ["card-removed 0 worker-sand"]
    assert (own(state)["removed"], own(state)["played"]) == (["worker-sand"], ["trader"])
    play(state, "remove worker-stone", seat=1)
    assert "worker-stone" not in own(state, 1)["hand"]


@rule("S8.8")
def test_who_has_less_than_three_talers_cannot_pay() -> None:
    state, _ = turned("blizzard", talers=2)
    assert "pay-bank" not in lines(state)


@rule("S8.10")
def test_with_only_the_master_builder_left_in_hand_one_plays_it() -> None:
    played = ["messenger", "bricklayer", "stonemason", "worker-wood", "worker-sand", "worker-stone"]
    state, _ = turned("plague", played=played, removed=["trader"], talers=0)
    play(state, "remove messenger")
    assert lines(state) == ["choose master-builder"]


# -- the young lady


@rule("S8.7", "S8.15")
def test_each_in_turn_gives_a_resource_or_a_taler_or_drops_out() -> None:
    state, events = turned(
        "maiden", active=1, sand=1, silver=1, stock={"sand": 0, "wood": 0, "clay": 0, "stone": 0}
    )
    assert events == ["winter-card-turned maiden"]  # from this round on
    assert to_act(state) == (1,)
    assert lines(state, 1) == ["give taler", "drop-out"]
    play(state, "give taler", seat=1)
    play(state, "give taler", seat=2)
    assert lines(state) == ["give sand", "give silver", "give taler", "drop-out"]
    assert play(state, "give silver") == ["gift-given 0 silver"]
    maiden = table_of(state)["winter"]["maiden"]
    assert {gift: count for gift, count in maiden["gifts"].items() if count} == {"silver": 1, "taler": 2}
    assert maiden["wooing"] == [0, 1, 2]
    assert to_act(state) == (0, 1, 2)


@rule("S8.7")
def test_gifts_are_due_at_the_start_of_every_later_round() -> None:
    state = state_with(winter={"maiden": {"gifts": {"taler": 3}, "wooing": [0, 2]}}, active=1)
    choose(state, "messenger", "messenger", "messenger")
    assert (table_of(state)["stage"], to_act(state)) == ("gift", (2,))
    play(state, "give taler", seat=2)
    assert to_act(state) == (0,)  # seat 1 has dropped out for good


@rule("S8.7", "S8.15")
def test_the_last_one_left_gets_eight_points_at_once_also_if_not_asked_yet() -> None:
    state = state_with(winter={"maiden": {"gifts": {"taler": 3}, "wooing": [0, 2]}}, active=1)
    choose(state, "messenger", "messenger", "messenger")
    events = play(state, "drop-out", seat=2)
    assert events[:3] == ["dropped-out 2", "maiden-won 0", "scored 0 8 maiden"]
    assert own(state)["sheet"]["maiden"] == 8


@rule("S8.7", "S8.16")
def test_then_all_take_one_gift_each_in_turn_until_none_is_left() -> None:
    gifts = {"taler": 1, "stone": 2, "silver": 1}
    state = state_with(winter={"maiden": {"gifts": gifts, "wooing": [0, 2]}}, active=0)
    choose(state, "messenger", "messenger", "messenger")
    play(state, "drop-out", seat=2)
    assert to_act(state) == (1,)  # the active player, who had dropped out long ago
    assert lines(state, 1) == ["pick stone", "pick silver", "pick taler"]
    play(state, "pick stone", seat=1)
    play(state, "pick silver", seat=2)
    events = play(state, "pick stone")
    assert events == ["gift-picked 0 stone", "gift-picked 1 taler"]  # the last came by itself
    assert [has(state, seat) for seat in range(3)] == [{"stone": 1}, {"stone": 1}, {"silver": 1}]
    assert table_of(state)["stage"] == "choose"
    assert (table_of(state)["winter"]["maiden"], table_of(state)["winter"]["out"]) == (None, ["maiden"])


@rule("S8.15")
def test_who_has_nothing_to_give_drops_out() -> None:
    _, events = turned("maiden", talers=0, others=[{"talers": 0}])
    assert events == [
        *("winter-card-turned maiden", "dropped-out 0", "dropped-out 1"),
        *("maiden-won 2", "scored 2 8 maiden"),
    ]


@rule("S8.7", "S8.16")
def test_if_the_game_ends_undecided_nothing_happens_and_the_gifts_are_lost() -> None:
    state = state_with(round=15, winter={"maiden": {"gifts": {"stone": 3}, "wooing": [0, 2]}})
    events = choose(state, "messenger", "messenger", "messenger")
    assert of_kind(events, "scored", "maiden-won", "gift-picked") == []
    assert table_of(state)["winter"]["maiden"]["gifts"]["stone"] == 3


@rule("S3.13")
@pytest.mark.parametrize(
    ("card", "table"),
    [
        ("plague", {"played": ["trader"], "silver": 1}),
        ("blizzard", {"silver": 1}),
        ("breach", {"stone": 3, "silver": 1}),
        ("maiden", {"silver": 1}),
    ],
)
def test_silver_may_be_changed_while_deciding_on_a_winter_card(card: str, table: dict[str, Any]) -> None:
    state, _ = turned(card, **table)
    assert open_to(state, "exchange") == ["sand", "wood", "clay", "stone"]
    play(state, "exchange sand")
    assert has(state)["sand"] == 1
    assert to_act(state) == (0,)


@rule("S3.13")
def test_silver_may_be_changed_while_the_gifts_are_shared_out() -> None:
    gifts = {"taler": 1, "stone": 2}
    state = state_with(winter={"maiden": {"gifts": gifts, "wooing": [0, 2]}}, others=[{"silver": 1}])
    choose(state, "messenger", "trader", "messenger")
    play(state, "send supply sand", seat=1)
    play(state, "drop-out", seat=2)
    assert "exchange wood" in lines(state, 1)
