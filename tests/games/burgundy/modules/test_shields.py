"""Shields: dealt to the depots, taken with a double, paid for at the end of each phase."""

from random import Random
from typing import Any

import pytest

from bastide import CHANCE, IllegalMove, Match
from bastide.games import burgundy
from bastide.games.burgundy.shown import part_of
from tests.clauses import rule
from tests.games.burgundy.modules.shield_tables import at_end, at_phase_end, shields, with_shields
from tests.games.burgundy.tables import lines, open_to, own, play, points, state_with, table_of, told, why

# -- dealt


@rule("B18.1")
@pytest.mark.parametrize(
    ("seats", "each"), [(2, [1, 1, 1, 1, 1, 1]), (3, [1, 2, 1, 2, 1, 2]), (4, [2, 2, 2, 2, 2, 2])]
)
def test_shields_are_dealt_to_the_depots_by_the_number_of_players(seats: int, each: list[int]) -> None:
    match = Match("burgundy", seats=seats, chance="manual", modules=["shields"])
    match.play(CHANCE, "start 0")
    match.play(CHANCE, "deal" + " red" * seats + " pink" * seats + " teal" * seats)
    move: Any = burgundy.draw_chance(match.state, Random(3))
    assert len(set(move.shields)) == sum(each)
    match.play(CHANCE, burgundy.NOTATION.write(move))
    in_depots = shields(match.state)["depots"]
    assert [len(in_depots[depot]) for depot in "123456"] == each
    assert [int(one) for depot in "123456" for one in in_depots[depot]] == list(move.shields)
    assert table_of(match.state)["stage"] == "fill"


@rule("B18.1")
def test_impossible_deals_are_refused() -> None:
    match = Match("burgundy", chance="manual", modules=["shields"])
    match.play(CHANCE, "start 0")
    match.play(CHANCE, "deal red red teal pink orange brown")
    for line, key in (("shields 1 2 3", "other-number-due"), ("shields 1 2 3 4 5 5", "shield-twice")):
        with pytest.raises(IllegalMove) as refusal:
            match.play(CHANCE, line)
        assert refusal.value.message.key == key


@rule("B18.1")
def test_they_are_not_refilled() -> None:
    state = with_shields(at={"3": [7]}, stage="fill", phase="A")
    move: Any = burgundy.draw_chance(state, Random(1))
    events = told(burgundy.play(state, CHANCE, move))
    assert not [event for event in events if "shield" in event]
    assert shields(state)["depots"]["3"] == ["7"]


# -- taken


@rule("B18.2")
def test_a_double_takes_a_shield_of_that_depot_instead_of_both_actions() -> None:
    state = with_shields(at={"3": [7, 12], "4": [1]}, dice=(3, 3))
    assert open_to(state, "take-shield") == ["7 19", "12 19"]
    assert play(state, "take-shield 12 19") == ["shield-taken 0 12 3 19"]
    assert shields(state)["castles"] == [{"19": "12"}, {}]
    assert shields(state)["depots"]["3"] == ["7"]
    assert table_of(state)["dice"][0] == [None, None]
    assert lines(state) == ["end-turn"]


@rule("B18.2")
def test_workers_may_make_the_dice_equal() -> None:
    state = with_shields(at={"3": [7], "4": [1], "5": [2]}, dice=(3, 5), workers=2)
    assert open_to(state, "take-shield") == ["7 19", "1 19", "2 19"]
    events = play(state, "take-shield 1 19")
    assert events == ["die-changed 0 3 4 1", "die-changed 0 5 4 1", "shield-taken 0 1 4 19"]
    assert own(state)["workers"] == 0
    poor = with_shields(at={"3": [7]}, dice=(3, 5), workers=1)
    assert why(poor, "take-shield 7 19") == ("too-few-workers", "B18.2")
    assert burgundy.explain(poor, 0, "take-shield 7 19").arguments == {"needed": 2, "workers": 1}


@rule("B18.2", "B18.7")
def test_it_goes_on_any_own_castle_the_starting_one_too() -> None:
    state = with_shields(at={"3": [7]}, dice=(3, 3), tiles={"7": "castle", "25": "mine"})
    assert open_to(state, "take-shield 7") == ["7", "19"]
    assert why(state, "take-shield 7 25") == ("no-castle-there", "B18.2")
    assert why(state, "take-shield 7 2") == ("no-castle-there", "B18.2")
    assert why(state, "take-shield 7 60") == ("no-castle-there", "B18.2")  # a space of the double duchy


@rule("B18.2", "B18.7")
def test_on_a_castle_with_a_shield_the_old_one_leaves_the_game() -> None:
    state = with_shields(13, at={"3": [7]}, dice=(3, 3))
    events = play(state, "take-shield 7 19")
    assert events == ["shield-lost 0 13", "shield-taken 0 7 3 19"]
    assert shields(state)["castles"][0] == {"19": "7"}
    assert shields(state)["gone"] == ["13"]


@rule("B13.4", "B18.7")
def test_neither_white_castles_nor_inns_carry_a_shield() -> None:
    state = with_shields(
        at={"3": [7]},
        dice=(3, 3),
        modules=["white_castles", "inns"],
        tiles={"26": "white-castle", "7": "inn"},
    )
    assert open_to(state, "take-shield 7") == ["19"]


@rule("B18.8")
@pytest.mark.parametrize("dice", [(3, None), (None, 3), (None, None)])
def test_both_dice_must_be_unused(dice: tuple[int | None, int | None]) -> None:
    state = with_shields(at={"3": [7]}, dice=dice, workers=9)
    assert why(state, "take-shield 7 19") == ("both-dice-needed", "B18.8")


@rule("B18.8", "B10.8")
def test_monastery_8_helps_to_make_the_double() -> None:
    state = with_shields(at={"5": [7]}, dice=(3, 3), workers=2, monasteries=[8])
    assert play(state, "take-shield 7 19")[:2] == ["die-changed 0 3 5 1", "die-changed 0 3 5 1"]


@rule("B18.8", "B10.18")
def test_monasteries_9_to_12_do_not() -> None:
    state = with_shields(at={"3": [7]}, dice=(3, 4), monasteries=[9, 10, 11, 12])
    assert why(state, "take-shield 7 19") == ("too-few-workers", "B18.2")


@rule("B18.8")
def test_shield_16_makes_a_double() -> None:
    state = with_shields(16, at={"3": [7]}, dice=(3, 6), tiles={"7": "castle"})
    play(state, "set-die 6 3")
    assert "take-shield 7 7" in lines(state)


@rule("B18.8")
def test_the_purchase_stays_possible() -> None:
    state = with_shields(at={"3": [7]}, dice=(3, 3), silver=2, depots={"black": ["mine"]})
    play(state, "take-shield 7 19")
    assert lines(state) == ["buy black mine 2 0", "end-turn"]


@rule("B18.8")
def test_the_depot_must_have_a_shield() -> None:
    state = with_shields(at={"4": [7]}, dice=(3, 3))
    assert open_to(state, "take-shield") == []
    assert why(state, "take-shield 12 19") == ("shield-not-there", "B18.8")
    assert why(state_with(dice=(3, 3)), "take-shield 12 19") == ("module-off", "B18.1")


@rule("B6.11")
def test_the_extra_action_of_a_castle_takes_no_shield() -> None:
    state = with_shields(at={"3": [7]}, pending=[{"effect": "extra-action"}], dice=(3, 3))
    assert open_to(state, "take-shield") == []
    assert why(state, "take-shield 7 19") == ("effect-first", "B6.5")


def test_a_view_says_what_a_double_takes_and_what_shields_are_worth() -> None:
    view = part_of(burgundy.view(with_shields(at={"3": [7]}, dice=(3, 5), workers=3), 1), "shields")
    assert view["doubles"] == {"1": None, "2": None, "3": 2, "4": 2, "5": 2, "6": None}
    assert [view["points"][str(number)] for number in (1, 6, 7, 12, 13, 18)] == [12, 12, 8, 8, 4, 4]
    assert part_of(burgundy.view(with_shields(dice=(3, None)), 1), "shields")["doubles"]["3"] is None
    inside = with_shields(dice=(3, 3), pending=[{"effect": "extra-action"}], workers=20)
    assert set(part_of(burgundy.view(inside, 1), "shields")["doubles"].values()) == {None}
    between = with_shields(stage="fill", phase="A", dice=(3, 3), workers=20)
    assert set(part_of(burgundy.view(between, 1), "shields")["doubles"].values()) == {None}


# -- upkeep


@rule("B18.3")
def test_a_silver_for_each_shield_is_paid_at_the_end_of_each_phase() -> None:
    state = at_phase_end(7, 8, silver=3)
    play(state, "end-turn")
    assert lines(state) == ["give-up 7", "give-up 8", "pay-upkeep 2 0"]
    assert play(state, "pay-upkeep 2 0")[0] == "upkeep-paid 0 2 0"
    assert own(state)["silver"] == 1
    assert table_of(state)["stage"] == "fill"


@rule("B18.3", "B9.4")
def test_it_is_paid_before_the_mines_pay() -> None:
    state = at_phase_end(7, tiles={"25": "mine"})
    events = play(state, "end-turn")
    assert events[-2:] == ["shield-lost 0 7", "mines-paid 0 1 0"]


@rule("B18.3")
def test_who_cannot_pay_for_all_chooses_which_to_keep() -> None:
    state = at_phase_end(7, 8, 13, silver=1)
    play(state, "end-turn")
    assert lines(state) == ["give-up 7", "give-up 8", "give-up 13"]
    play(state, "give-up 13")
    assert lines(state) == ["give-up 7", "give-up 8"]
    play(state, "give-up 7")
    play(state, "pay-upkeep 1 0")
    assert shields(state)["castles"][0] == {"7": "8"}
    assert shields(state)["gone"] == ["13", "7"]


@rule("B18.3")
def test_who_has_nothing_loses_all_without_being_asked() -> None:
    state = at_phase_end(7, 8, workers=5)
    told = play(state, "end-turn")[2:]
    assert [one for one in told if one != "only-choice-made 0 upkeep"] == [
        "shield-lost 0 7",
        "shield-lost 0 8",
    ]
    assert table_of(state)["stage"] == "fill"


@rule("B18.9")
def test_a_player_may_refuse_to_pay_for_any() -> None:
    state = at_phase_end(7, 8, silver=5)
    play(state, "end-turn", "give-up 7", "give-up 8")
    assert own(state)["silver"] == 5
    assert shields(state)["castles"][0] == {}


@rule("B18.9")
def test_upkeep_is_owed_after_the_last_phase_too() -> None:
    state = at_phase_end(7, phase="E", silver=4)
    play(state, "end-turn")
    assert lines(state) == ["give-up 7", "pay-upkeep 1 0"]
    events = play(state, "pay-upkeep 1 0")
    assert points(events, "silver") == [3]
    assert points(events, "shields") == [8]


@rule("B18.3", "B9.4")
def test_players_pay_in_the_order_of_the_bridge() -> None:
    state = at_phase_end(7, silver=1, line=[1, 0], their={1: [8]}, others=[{"silver": 1}])
    play(state, "end-turn")
    assert burgundy.to_act(state) == (1,)
    assert lines(state, seat=0) == []
    play(state, "pay-upkeep 1 0", seat=1)
    assert burgundy.to_act(state) == (0,)


@rule("B18.3", "B9.4", "B4.4")
def test_they_pay_by_the_bridge_as_it_stands_not_by_the_turns_of_the_last_round() -> None:
    state = at_phase_end(7, silver=1, line=[0, 1], order=[1, 0], their={1: [8]}, others=[{"silver": 1}])
    play(state, "end-turn")
    assert burgundy.to_act(state) == (0,)
    play(state, "pay-upkeep 1 0")
    assert burgundy.to_act(state) == (1,)


@rule("B18.3")
def test_upkeep_is_refused_where_none_is_due_and_in_other_sums() -> None:
    assert why(with_shields(7, silver=1), "pay-upkeep 1 0") == ("no-upkeep", "B18.3")
    assert why(with_shields(7, silver=1), "give-up 7") == ("no-upkeep", "B18.3")
    state = at_phase_end(7, 8, silver=1, workers=2)
    play(state, "end-turn")
    assert why(state, "pay-upkeep 1 0") == ("upkeep-is", "B18.3")
    assert why(state, "pay-upkeep 2 0") == ("cannot-pay", "B18.3")
    assert why(state, "pay-upkeep 1 1") == ("upkeep-in-silver", "B18.6")
    assert why(state, "give-up 9") == ("shield-absent", "B18.6")
    assert why(state, "decline") == ("must-be-used", "B18.3")
    assert why(state, "end-turn") == ("effect-first", "B18.3")
    assert why(state, "buy black mine 2 0") == ("only-in-own-turn", "B5.15")


# -- points


@rule("B18.5")
@pytest.mark.parametrize("shield", range(1, 19))
def test_each_shield_scores_at_the_end(shield: int) -> None:
    worth = 12 if shield <= 6 else 8 if shield <= 12 else 4
    doubled = 2 if shield == 13 else 1
    assert points(at_end(shield), "shields") == [worth * doubled]


@rule("B18.5")
def test_a_shield_given_up_scores_nothing() -> None:
    state = at_phase_end(7, 8, phase="E", silver=2)
    events = play(state, "end-turn", "give-up 7", "pay-upkeep 1 0")
    assert points(events, "shields") == [8]


# -- leaving


@rule("B18.10")
def test_a_shield_that_leaves_takes_its_effect_along_at_once() -> None:
    state = with_shields(17, at={"3": [7]}, dice=(3, 3))
    area = burgundy.view(state, 0)["layouts"]["1"]["areas"].index(["25", "30", "34"])
    assert burgundy.view(state, 0)["worths"][0][area]["now"] == 10 + 10
    play(state, "take-shield 7 19")
    assert burgundy.view(state, 0)["worths"][0][area]["now"] == 6 + 10


@rule("B18.10")
def test_after_losing_shield_4_the_owner_discards_down_to_three() -> None:
    state = at_phase_end(4, silver=1, storage=["mine", "ship", "bank", "cow-2", "church"])
    play(state, "end-turn", "give-up 4")
    assert table_of(state)["pending"] == [
        {"effect": "upkeep", "workers": False},
        {"effect": "discard", "tile": None},
        {"effect": "discard", "tile": None},
    ]
    assert lines(state) == [f"discard {tile}" for tile in ("mine", "ship", "bank", "cow-2", "church")]
    play(state, "discard bank", "discard mine")
    assert own(state)["storage"] == ["ship", "cow-2", "church"]
    assert table_of(state)["removed"] == {"bank": 1, "mine": 1}
    assert table_of(state)["stage"] == "fill"


@rule("B18.10", "B18.2")
def test_replacing_shield_4_in_a_turn_does_the_same() -> None:
    state = with_shields(
        4,
        at={"3": [7]},
        dice=(3, 3),
        storage=["mine", "ship", "bank", "bank"],
        silver=2,
        depots={"black": ["cow-2"]},
    )
    play(state, "take-shield 7 19")
    assert lines(state) == ["discard mine", "discard ship", "discard bank", "buy black cow-2 2 0"]
    play(state, "discard bank")
    assert own(state)["storage"] == ["mine", "ship", "bank"]
