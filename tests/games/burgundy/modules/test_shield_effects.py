"""What each of the eighteen shields does, alone and with what it meets."""

from itertools import product
from typing import Any

import pytest

from bastide.games import burgundy
from bastide.games.burgundy.modules.shields.dealing import Turn, read_turn, turn_of, write_turn
from bastide.games.burgundy.rules.dice import to_sell
from bastide.games.burgundy.state import State
from tests.clauses import rule
from tests.games.burgundy.modules.shield_tables import at_end, at_phase_end, shields, with_shields
from tests.games.burgundy.tables import lines, open_to, own, play, points, table_of, why
from tests.games.every import states

# -- 3: upkeep in workers


@rule("B18.6")
def test_3_upkeep_may_be_paid_in_workers_silver_or_a_mix() -> None:
    state = at_phase_end(3, 7, silver=1, workers=5)
    play(state, "end-turn")
    assert lines(state) == ["give-up 3", "give-up 7", "pay-upkeep 1 1", "pay-upkeep 0 2"]
    play(state, "pay-upkeep 0 2")
    assert (own(state)["silver"], own(state)["workers"]) == (1, 3)


@rule("B18.9")
def test_3_counts_if_it_lies_there_when_upkeep_begins_even_if_it_is_given_up() -> None:
    state = at_phase_end(3, 7, workers=1)
    play(state, "end-turn", "give-up 3")
    assert lines(state) == ["give-up 7", "pay-upkeep 0 1"]
    play(state, "pay-upkeep 0 1")
    assert shields(state)["castles"][0] == {"7": "7"}


# -- 4: unlimited storage


@rule("B18.6")
def test_4_with_full_storage_a_tile_finds_room_all_the_same() -> None:
    state = with_shields(4, dice=(1, None), storage=["mine", "ship", "bank"], depots={"1": ["cow-2"]})
    assert play(state, "take 1 1 cow-2") == ["tile-taken 0 cow-2 1"]
    assert own(state)["storage"] == ["mine", "ship", "bank", "cow-2"]
    assert table_of(state)["pending"] == []


@rule("B18.6", "B18.7")
def test_4_works_from_the_moment_it_is_taken() -> None:
    state = with_shields(
        at={"3": [4]}, dice=(3, 3), storage=["mine", "ship", "bank"], silver=2, depots={"black": ["cow-2"]}
    )
    play(state, "take-shield 4 19", "buy black cow-2 2 0")
    assert len(own(state)["storage"]) == 4


@rule("B18.6")
def test_4_all_stored_tiles_may_be_placed() -> None:
    state = with_shields(4, dice=(3, None), storage=["mine", "ship", "bank", "cow-2", "church"], workers=6)
    assert {line.split()[2] for line in lines(state) if line.startswith("place")} >= {
        "bank",
        "church",
        "mine",
    }


# -- 5: ships


def ship_placed(*own_shields: int, **table: Any) -> State:
    state = with_shields(*(own_shields or (5,)), dice=(2, None), storage=["ship"], **table)
    play(state, "place 2 ship 18")
    return state


STOCK = {"1": {"red": 1, "pink": 1}, "3": {"red": 2}, "5": {"pink": 1, "teal": 1}}


@rule("B18.6")
def test_5_a_ship_also_takes_one_colour_from_all_depots() -> None:
    state = ship_placed(stock=STOCK)
    assert play(state, "load 5") == ["ship-sent 0 5"]
    colours = ("teal", "purple", "pink", "red", "brown", "orange")
    assert lines(state) == [*[f"gather-goods {colour}" for colour in colours], "decline"]
    told = play(state, "gather-goods red")
    assert told[0] == "goods-gathered 0 red"
    assert told[-1] == "marker-moved 0 2"
    assert own(state)["goods"] == {"teal": 1, "pink": 1, "red": 3}
    assert table_of(state)["stock"]["1"] == {"pink": 1}


@rule("B18.6")
def test_5_there_is_nothing_to_choose_where_all_goods_lie_in_the_ships_depot() -> None:
    state = ship_placed(stock={"5": {"pink": 1, "teal": 1}})
    play(state, "load 5")
    assert own(state)["goods"] == {"teal": 1, "pink": 1}


@rule("B18.11", "B6.3")
def test_5_the_room_for_goods_is_shared_by_all_that_the_ship_brings() -> None:
    """Two colours are held: one free space for teal, pink or red; red is taken whole or not at all."""
    state = ship_placed(stock=STOCK, goods={"brown": 1, "orange": 1})
    play(state, "load 5", "gather-goods red")
    assert lines(state) == ["take-goods teal", "take-goods pink", "take-goods red"]
    play(state, "take-goods red")
    assert own(state)["goods"] == {"red": 3, "brown": 1, "orange": 1}
    assert table_of(state)["stock"]["5"] == {"teal": 1, "pink": 1}


@rule("B18.11", "B6.3")
def test_5_what_is_held_comes_from_everywhere_without_asking() -> None:
    state = ship_placed(stock=STOCK, goods={"red": 1, "brown": 1, "orange": 1})
    play(state, "load 5", "gather-goods red")
    assert own(state)["goods"] == {"red": 4, "brown": 1, "orange": 1}
    assert table_of(state)["pending"] == []


@rule("B18.4", "B10.5")
def test_5_with_monastery_5_two_depots_and_a_colour() -> None:
    stock = {"5": {"pink": 1}, "6": {"teal": 1}, "1": {"red": 1}, "3": {"red": 2}}
    state = ship_placed(stock=stock, monasteries=[5])
    play(state, "load 5", "load 6", "gather-goods red")
    assert own(state)["goods"] == {"teal": 1, "pink": 1, "red": 3}


@rule("B18.6")
def test_5_as_an_option_a_colour_comes_instead_of_the_depot() -> None:
    state = ship_placed(stock=STOCK, options={"shield5": "instead"})
    assert lines(state) == [
        *[f"load {depot}" for depot in range(1, 7)],
        *[f"gather-goods {colour}" for colour in ("teal", "purple", "pink", "red", "brown", "orange")],
    ]
    play(state, "gather-goods red")
    assert own(state)["goods"] == {"red": 3}
    state = ship_placed(stock=STOCK, options={"shield5": "instead"})
    play(state, "load 5")
    assert own(state)["goods"] == {"teal": 1, "pink": 1}


@rule("B18.6")
@pytest.mark.parametrize("depot", ["1", "2", "3", "5", "6"])
def test_5_goods_in_any_other_depot_leave_something_to_choose(depot: str) -> None:
    state = ship_placed(stock={depot: {"pink": 1}})
    play(state, "load 4")
    assert "gather-goods pink" in lines(state)


@rule("B18.6")
def test_5_the_option_changes_nothing_for_players_without_the_shield() -> None:
    state = ship_placed(7, stock=STOCK, options={"shield5": "instead"})
    assert lines(state) == [f"load {depot}" for depot in range(1, 7)]


@rule("B18.6")
def test_5_without_the_shield_no_colour_is_gathered() -> None:
    state = ship_placed(7, stock=STOCK)
    assert why(state, "gather-goods red") == ("effect-first", "B6.2")
    play(state, "load 5")
    assert own(state)["goods"] == {"teal": 1, "pink": 1}
    assert why(state, "gather-goods red") == ("no-ship", "B18.6")


@rule("B18.6")
def test_5_can_be_declined_and_the_ship_takes_its_depot_alone() -> None:
    state = ship_placed(5, stock=STOCK)
    play(state, "load 5")
    told = play(state, "decline")
    assert told[0] == "effect-declined 0 gather"
    assert told[-1] == "marker-moved 0 2"
    assert own(state)["goods"] == {"teal": 1, "pink": 1}
    state = ship_placed(5, stock=STOCK, options={"shield5": "instead"})
    assert why(state, "decline") == ("must-be-used", "B18.6")  # a depot can be had instead


# -- 6: the monasteries of another player


def copier(theirs: list[int], **table: Any) -> State:
    """Seat 0 has shield 6 and copies seat 1, who has these monasteries."""
    seats = table.get("seats", 2)
    others = [{"monasteries": theirs, **table.pop("other", {})}]
    part = {"copied": [1, *[None] * (seats - 1)]}
    return with_shields(*table.pop("own_shields", (6,)), others=others, part=part, **table)


@rule("B18.6")
def test_6_the_owner_picks_a_player_once_at_any_time_of_an_own_turn() -> None:
    state = with_shields(6, seats=3, dice=(3, None), others=[{}, {"monasteries": [8]}])
    assert open_to(state, "choose-player") == ["1", "2"]
    assert play(state, "choose-player 2") == ["player-chosen 0 3"]
    assert shields(state)["copied"] == [2, None, None]
    assert why(state, "choose-player 1") == ("player-chosen-already", "B18.6")


@rule("B18.6", "B5.15")
def test_6_the_pick_may_come_inside_an_effect() -> None:
    state = with_shields(
        6,
        seats=3,
        dice=(6, None),
        storage=["castle", "bank"],
        tiles={"12": "bank"},
        others=[{"monasteries": [1]}],
    )
    play(state, "place 6 castle 7")
    assert "choose-player 1" in lines(state)
    play(state, "choose-player 1")
    assert table_of(state)["pending"] == [{"effect": "extra-action"}]
    state = with_shields(
        6,
        seats=3,
        dice=(3, None),
        storage=["town-hall", "church"],
        tiles={"27": "church"},
        others=[{"monasteries": [1]}],
    )
    play(state, "place 3 town-hall 26")  # the church finds a place only beside another church
    assert {"32", "37"} & set(open_to(state, "place any church")) == set()
    play(state, "choose-player 1")
    assert "32" in open_to(state, "place any church")


@rule("B18.6")
def test_6_with_two_players_there_is_nobody_else_to_pick() -> None:
    state = with_shields(at={"3": [6]}, dice=(3, 3), others=[{"monasteries": [13]}])
    assert play(state, "take-shield 6 19")[-1] == "player-chosen 0 2"
    assert shields(state)["copied"] == [1, None]


@rule("B18.6")
def test_6_refusals() -> None:
    state = with_shields(6, seats=3)
    assert why(state, "choose-player 0") == ("no-other-player", "B18.6")
    assert why(state, "choose-player 3") == ("no-other-player", "B18.6")
    assert why(with_shields(7, seats=3), "choose-player 1") == ("shield-absent", "B18.6")


@rule("B18.6")
def test_6_plays_as_if_holding_the_others_monasteries() -> None:
    state = copier([13, 14], dice=(3, None))
    assert play(state, "take-workers 3") == ["workers-taken 0 4 1"]
    state = copier([4], dice=(4, None), goods={"red": 1})
    assert "goods-sold 0 red 1 1 1" in play(state, "sell-goods 4 4")


@rule("B18.6")
def test_6_later_monasteries_are_included() -> None:
    state = with_shields(
        their={1: [6]},
        part={"copied": [None, 0]},
        dice=(1, None),
        storage=["monastery-14"],
        order=[0, 1],
    )
    play(state, "place 1 monastery-14 13", "end-turn")
    assert play(state, "take-workers 1", seat=1) == ["workers-taken 1 4 0"]


@rule("B18.6")
def test_6_the_copies_fill_no_space_and_the_other_does_not_copy_back() -> None:
    state = copier([13], monasteries=[14])
    assert "monastery-13" not in own(state)["tiles"].values()
    play(state, "take-workers 3", "take-workers 5", "end-turn")
    assert play(state, "take-workers 1", seat=1) == ["workers-taken 1 2 1"]


@rule("B18.6")
def test_6_scores_the_others_final_monasteries_by_the_owners_own_tiles_goods_and_bonus_tiles() -> None:
    told = at_end(
        6,
        part={"copied": [1, None]},
        tiles={"26": "bank"},
        sold={"red": 3},
        bonuses={"mine": [0, None]},
        others=[{"monasteries": [22, 25, 26], "tiles": {"12": "bank", "26": "bank"}, "sold": {"teal": 1}}],
    )
    seat_0 = [event for event in told if event.startswith("scored 0") and "final" in event]
    assert seat_0 == ["scored 0 4 final-22", "scored 0 3 final-25", "scored 0 3 final-26"]
    assert "scored 1 8 final-22" in told


@rule("B18.6")
def test_6_who_has_not_picked_must_before_the_final_scoring() -> None:
    state = at_phase_end(
        6, seats=3, phase="E", silver=1, others=[{}, {"monasteries": [24]}], tiles={"11": "cow-2"}
    )
    play(state, "end-turn")
    told = play(state, "pay-upkeep 1 0")
    assert told == ["upkeep-paid 0 1 0"]
    assert lines(state) == ["choose-player 1", "choose-player 2"]
    told = play(state, "choose-player 2")
    assert told[:2] == ["player-chosen 0 3", "game-ended"]
    assert "scored 0 4 final-24" in told


@rule("B18.6")
def test_6_nobody_must_pick_before_the_last_phase_or_without_the_shield() -> None:
    state = at_phase_end(6, seats=3, phase="D", silver=1)
    play(state, "end-turn", "pay-upkeep 1 0")
    assert table_of(state)["stage"] == "fill"
    state = at_phase_end(6, seats=3, phase="E", silver=1)
    assert "game-ended" in play(state, "end-turn", "give-up 6")


@rule("B18.10", "B18.6")
def test_6_the_copies_go_with_the_shield_and_own_monasteries_stay() -> None:
    state = copier([13, 8], at={"3": [7]}, dice=(3, 3), monasteries=[14])
    play(state, "take-shield 7 19")
    assert to_sell(state.duchies[0])[1][3] == 2  # monastery 8 is gone
    assert shields(state)["copied"] == [None, None]
    play(state, "end-turn")
    after = with_shields(7, monasteries=[14], dice=(3, None))
    assert play(after, "take-workers 3") == ["workers-taken 0 4 0"]


@rule("B11.7", "B18.6")
def test_6_with_monastery_27_the_one_who_came_later_is_on_top() -> None:
    """Both stand on one space. The owner of no. 27 was first there; the copier came later, but below."""
    table: dict[str, Any] = {
        "modules": ["extra_tiles"],
        "seats": 3,
        "line": [1, 0, 2],
        "order": [0, 1, 2],
        "place": [2, 2, 1],
    }
    arrivals = {"extra_tiles": {"arrivals": [0, 1, 2]}}
    state = with_shields(6, others=[{"monasteries": [27]}], parts=arrivals, **table)
    assert play(state, "choose-player 1") == ["player-chosen 0 2", "marker-raised 0 2"]
    assert table_of(state)["line"] == [0, 1, 2]
    arrivals = {"extra_tiles": {"arrivals": [1, 0, 2]}}
    state = with_shields(6, others=[{"monasteries": [27]}], parts=arrivals, **table)
    assert play(state, "choose-player 1") == ["player-chosen 0 2"]
    assert table_of(state)["line"] == [1, 0, 2]


@rule("B11.7", "B18.10")
def test_6_losing_the_copy_of_monastery_27_lets_the_marker_sink() -> None:
    state = copier(
        [27],
        at={"3": [7]},
        dice=(3, 3),
        modules=["extra_tiles"],
        seats=3,
        place=[2, 1, 2],
        line=[0, 2, 1],
        order=[0, 1, 2],
        parts={"extra_tiles": {"arrivals": [2, 0, 1]}},
    )
    play(state, "take-shield 7 19")
    assert table_of(state)["line"] == [2, 0, 1]


@rule("B11.7", "B18.6")
def test_6_a_monastery_27_placed_by_the_one_who_is_copied_lifts_both() -> None:
    state = with_shields(
        their={1: [6]},
        part={"copied": [None, 0, None]},
        modules=["extra_tiles"],
        seats=3,
        dice=(1, None),
        storage=["monastery-27"],
        tiles={"12": "bank"},
        line=[2, 1, 0],
        order=[0, 1, 2],
        parts={"extra_tiles": {"arrivals": [2, 1, 0]}},
    )
    play(state, "place 1 monastery-27 13")
    assert table_of(state)["line"] == [1, 0, 2]


# -- 11: a shield for a castle


@rule("B18.6", "B18.11")
def test_11_a_placed_castle_may_take_a_shield_from_any_depot_instead_of_its_action() -> None:
    state = with_shields(
        11,
        at={"1": [3], "6": [17]},
        dice=(6, None),
        storage=["castle"],
        tiles={"12": "bank"},
        depots={"2": ["mine"]},
    )
    play(state, "place 6 castle 7")
    assert table_of(state)["pending"] == [{"effect": "castle-or-shield"}]
    assert open_to(state, "take-shield") == ["3 7", "3 19", "17 7", "17 19"]  # the castle just placed too
    assert "take any 2 mine" in lines(state)
    assert "take-workers any" in lines(state)
    assert play(state, "take-shield 17 7") == ["shield-taken 0 17 6 7"]
    assert table_of(state)["pending"] == []
    assert shields(state)["castles"][0] == {"19": "11", "7": "17"}


@rule("B18.11", "B6.5")
def test_11_or_the_action_is_taken_as_always() -> None:
    state = with_shields(
        11, at={"1": [3]}, dice=(6, None), storage=["castle"], tiles={"12": "bank"}, depots={"2": ["mine"]}
    )
    play(state, "place 6 castle 7", "take any 2 mine")
    assert own(state)["storage"] == ["mine"]
    assert table_of(state)["pending"] == []


@rule("B18.11", "B5.15")
def test_11_with_no_shield_left_the_action_waits_for_a_tile_that_could_be_bought() -> None:
    state = with_shields(
        11, dice=(6, None), storage=["castle"], tiles={"12": "bank"}, depots={"black": ["mine"]}, silver=2
    )
    play(state, "place 6 castle 7")
    assert lines(state)[0] == "take-workers any"
    play(state, "buy black mine 2 0", "place any mine 25")
    assert own(state)["tiles"]["25"] == "mine"


@rule("B18.11", "B13.4", "B15.5")
def test_11_only_for_a_placed_castle_tile() -> None:
    state = with_shields(
        11,
        at={"1": [3]},
        modules=["white_castles"],
        dice=(3, None),
        storage=["white-castle"],
        depots={"1": ["mine"]},
    )
    play(state, "place 3 white-castle 26")
    assert open_to(state, "take-shield") == []
    route = {"trade_routes": {"rows": [["10"], ["1"]]}}
    state = with_shields(
        11,
        at={"1": [3]},
        modules=["trade_routes"],
        parts=route,
        dice=(5, None),
        goods={"brown": 1},
        depots={"1": ["mine"]},
    )
    play(state, "sell-goods 5 5")
    assert table_of(state)["pending"] == [{"effect": "extra-action"}]
    assert open_to(state, "take-shield") == []


@rule("B18.6")
def test_11_without_the_shield_a_castle_brings_its_action_only() -> None:
    state = with_shields(
        7, at={"1": [3]}, dice=(6, None), storage=["castle"], tiles={"12": "bank"}, depots={"2": ["mine"]}
    )
    play(state, "place 6 castle 7")
    assert table_of(state)["pending"] == [{"effect": "extra-action"}]
    assert why(state, "take-shield 3 19") == ("effect-first", "B6.5")


# -- 14 and 15: from the depots into the duchy


@rule("B18.6", "B5.6")
def test_14_a_tile_from_a_numbered_depot_goes_straight_into_the_duchy_with_its_effect() -> None:
    state = at_phase_end(14, silver=1, depots={"5": ["bank", "ship"], "black": ["mine"]})
    play(state, "end-turn")
    assert burgundy.to_act(state) == (0,)
    assert open_to(state, "place-from") == [
        *("5 bank 12", "5 bank 26"),
        *("5 ship 18", "5 ship 20"),
    ]
    told = play(state, "place-from 5 bank 26")
    assert told == ["tile-laid 0 bank 5 26", "silver-taken 0 2"]
    assert table_of(state)["depots"]["5"] == [None, "ship"]
    assert own(state)["tiles"]["26"] == "bank"
    assert lines(state) == ["give-up 14", "pay-upkeep 1 0"]  # what it brought can pay


@rule("B18.6")
def test_15_the_same_from_the_black_depot() -> None:
    state = at_phase_end(15, silver=1, depots={"5": ["bank"], "black": ["mine", "castle", "church"]})
    play(state, "end-turn")
    assert open_to(state, "place-from") == ["black mine 25", "black church 12", "black church 26"]
    assert why(state, "place-from 5 bank 26") == ("shield-reaches-other", "B18.6")
    assert why(state, "place-from black ship 18") == ("tile-not-in-depot", "B18.6")
    assert why(state, "place-from black mine 30") == ("not-next-to-tile", "B5.7")
    assert why(state, "place-from black castle 25") == ("wrong-colour", "B5.7")


@rule("B18.6", "B14.3")
def test_15_may_take_an_inn() -> None:
    state = at_phase_end(15, silver=1, modules=["inns"], parts={"inns": {"lying": 2}})
    play(state, "end-turn")
    assert open_to(state, "place-from black inn") == ["12", "13", "18", "20", "25", "26"]
    play(state, "place-from black inn 25")
    assert table_of(state)["inns"] == {"lying": 1}
    assert own(state)["tiles"]["25"] == "inn"


@rule("B18.6")
@pytest.mark.parametrize(("lying", "offered"), [(0, False), (1, True)])
def test_15_takes_the_last_inn_and_none_where_none_lies(lying: int, offered: bool) -> None:
    state = at_phase_end(
        15, silver=1, modules=["inns"], parts={"inns": {"lying": lying}}, depots={"black": ["mine"]}
    )
    play(state, "end-turn")
    assert ("place-from black inn 25" in lines(state)) == offered


@rule("B9.4", "B18.6")
def test_14_and_15_together_each_once_in_an_order_of_choice() -> None:
    state = at_phase_end(14, 15, silver=2, depots={"5": ["bank"], "black": ["mine"]})
    play(state, "end-turn")
    assert {line.split()[1] for line in lines(state) if line.startswith("place-from")} == {"5", "black"}
    play(state, "place-from black mine 25")
    assert {line.split()[1] for line in lines(state) if line.startswith("place-from")} == {"5"}
    play(state, "place-from 5 bank 26")
    assert "pay-upkeep 2 0" in lines(state)


@rule("B18.6")
@pytest.mark.parametrize(("shield", "depot"), [(14, "5"), (15, "black")])
def test_14_and_15_cannot_be_declined_and_lapse_only_without_a_legal_space(shield: int, depot: str) -> None:
    state = at_phase_end(shield, silver=1, depots={depot: ["bank"]})
    play(state, "end-turn")
    assert {line.split()[0] for line in lines(state)} == {"place-from"}
    assert why(state, "decline") == ("must-be-used", "B18.6")
    state = at_phase_end(shield, silver=1, depots={depot: ["castle"]})
    assert play(state, "end-turn")[2] == "effect-lapsed 0 from-depot"


@rule("B18.6")
def test_14_the_only_tile_on_the_only_space_goes_there_by_itself() -> None:
    state = at_phase_end(14, silver=1, depots={"5": ["mine"]})
    assert play(state, "end-turn")[2:4] == ["only-choice-made 0 from-depot", "tile-laid 0 mine 5 25"]
    assert "pay-upkeep 1 0" in lines(state)


@rule("B9.4")
def test_14_and_15_come_in_the_order_of_the_bridge_before_all_upkeep() -> None:
    state = at_phase_end(
        14,
        silver=1,
        line=[1, 0],
        their={1: [15]},
        others=[{"silver": 1}],
        depots={"5": ["bank"], "black": ["mine"]},
    )
    play(state, "end-turn")
    assert own(state, 1)["tiles"]["25"] == "mine"
    assert burgundy.to_act(state) == (0,)
    play(state, "place-from 5 bank 26")
    assert burgundy.to_act(state) == (1,)
    assert "pay-upkeep 1 0" in lines(state, seat=1)


@rule("B18.6")
def test_14_works_again_at_the_end_of_the_next_phase() -> None:
    state = at_phase_end(14, silver=1, depots={"4": ["bank"]})
    before = burgundy.write_state(state)
    play(state, "end-turn", "place-from 4 bank 12", "pay-upkeep 1 0")
    kept = {"shields": burgundy.write_state(state)["shields"], "phase": "B"}
    state = burgundy.read_state({**before, **kept})
    play(state, "end-turn")
    assert open_to(state, "place-from 4 bank") == ["12", "26"]


@rule("B9.4", "B4.4")
def test_14_and_15_go_by_the_bridge_as_it_stands_not_by_the_turns_of_the_last_round() -> None:
    depots = {"5": ["bank"], "black": ["church"]}
    state = at_phase_end(14, line=[0, 1], order=[1, 0], their={1: [15]}, depots=depots)
    play(state, "end-turn")
    assert burgundy.to_act(state) == (0,)
    play(state, "place-from 5 bank 26")
    assert burgundy.to_act(state) == (1,)


@rule("B9.4", "B8.2")
def test_14_the_phase_just_ended_still_counts() -> None:
    state = at_phase_end(14, silver=1, phase="B", depots={"5": ["mine"]}, tiles={"25": "mine", "30": "mine"})
    assert points(play(state, "end-turn"), "phases") == [8]


@rule("B18.6", "B6.10")
def test_14_effects_are_carried_out_to_the_end_before_anything_goes_on() -> None:
    state = at_phase_end(
        14, silver=1, depots={"5": ["ship"], "2": ["mine"]}, stock={"1": {"red": 1}, "2": {"teal": 1}}
    )
    play(state, "end-turn", "place-from 5 ship 18")
    assert open_to(state, "load") == ["1", "2", "3", "4", "5", "6"]
    play(state, "load 2")
    assert own(state)["goods"] == {"teal": 1}
    assert "pay-upkeep 1 0" in lines(state)


@rule("B13.4", "B18.6")
def test_14_a_white_castle_uses_the_last_rounds_white_die() -> None:
    state = at_phase_end(
        14,
        silver=1,
        white=2,
        workers=1,
        modules=["white_castles"],
        depots={"5": ["white-castle"], "3": ["ship"]},
    )
    play(state, "end-turn", "place-from 5 white-castle 26")
    assert lines(state) == ["take 2 3 ship", "take-workers 2"]
    assert why(state, "take any 3 ship") == ("effect-first", "B13.2")


@rule("B11.8", "B5.15")
def test_14_outside_turns_nothing_is_bought_and_no_die_set_but_workers_are_hired() -> None:
    state = at_phase_end(
        14,
        16,
        silver=5,
        monasteries=[28],
        modules=["extra_tiles", "inns"],
        parts={"inns": {"lying": 1}},
        depots={"5": ["bank"], "black": ["mine"]},
    )
    play(state, "end-turn")
    assert {line.split()[0] for line in lines(state)} == {"place-from", "hire-workers"}
    assert play(state, "hire-workers") == ["workers-bought 0 2 1"]
    assert why(state, "buy-inn 2 0") == ("only-in-own-turn", "B14.2")
    assert why(state, "buy black mine 2 0") == ("only-in-own-turn", "B5.15")
    assert why(state, "set-die 1 2") == ("only-in-own-turn", "B18.11")


@rule("B18.6")
def test_15_taken_at_the_end_of_a_phase_by_shield_11_works_at_once() -> None:
    state = at_phase_end(
        14, 11, silver=3, at={"1": [15]}, depots={"2": ["castle"], "black": ["mine"]}, tiles={"12": "bank"}
    )
    told = play(state, "end-turn", "place-from 2 castle 2", "take-shield 15 2")
    assert "tile-laid 0 mine black 25" in told


@rule("B18.6")
def test_14_is_no_use_in_a_turn() -> None:
    state = with_shields(14, depots={"5": ["bank"]})
    assert why(state, "place-from 5 bank 26") == ("no-placing-from-depots", "B18.6")


# -- 16: a die of choice


@rule("B18.6", "B18.11")
def test_16_once_in_a_turn_an_own_unused_die_is_set_to_any_number() -> None:
    state = with_shields(16, dice=(3, 5))
    assert open_to(state, "set-die 3") == ["1", "2", "4", "5", "6"]
    assert open_to(state, "set-die 5") == ["1", "2", "3", "4", "6"]
    assert play(state, "set-die 3 6") == ["die-set 0 3 6"]
    assert table_of(state)["dice"][0] == [6, 5]
    assert why(state, "set-die 5 1") == ("die-set-already", "B18.11")


@rule("B18.11")
def test_16_again_in_the_next_turn() -> None:
    state = with_shields(16, dice=(3, 5), order=[0, 1], round_goods=["red"])
    play(state, "set-die 3 6", "take-workers 6", "take-workers 5", "end-turn")
    play(state, "take-workers 1", "take-workers 1", "end-turn", seat=1)
    move: Any = burgundy.NOTATION.read("roll 2 2 3 3 4")
    burgundy.play(state, -1, move)
    assert open_to(state, "set-die 2") == ["1", "3", "4", "5", "6"]


@rule("B18.11")
def test_16_the_die_is_the_owners_whichever_seat_that_is() -> None:
    state = with_shields(their={1: [16]}, order=[1, 0])
    assert open_to(state, "set-die 1", seat=1) == ["2", "3", "4", "5", "6"]
    play(state, "set-die 1 4", seat=1)
    assert table_of(state)["dice"] == [[3, 5], [4, 1]]


@rule("B18.11")
def test_16_every_turn_of_a_game_counts_as_another() -> None:
    """Otherwise the die set in one turn could not be set in some later one."""
    turns: set[Turn] = set()
    for state in states("burgundy", {"seats": 3, "modules": ["shields"]}, seed=2):
        if table_of(state)["stage"] == "turn":
            turns.add(turn_of(state))
    assert len(turns) == 75


@rule("B18.11")
def test_16_the_turn_is_read_as_it_is_written_and_as_it_once_was() -> None:
    for place, (phase, round, turn) in enumerate(product(range(5), range(5), range(3))):
        written = {"phase": "ABCDE"[phase], "round": round + 1, "turn": turn}
        assert read_turn(3, written) == read_turn(3, place) == Turn(phase, round, turn)
        assert write_turn(Turn(phase, round, turn)) == written


@rule("B18.11")
def test_16_refusals() -> None:
    state = with_shields(16, dice=(3, None))
    assert why(state, "set-die 5 1") == ("die-absent", "B18.11")
    assert why(state, "set-die 3 3") == ("die-shows-that", "B18.6")
    assert why(with_shields(7), "set-die 3 1") == ("shield-absent", "B18.6")


@rule("B18.4", "B10.8", "B10.9", "B10.10")
def test_16_with_monasteries_8_to_12_workers_and_free_steps_start_from_the_new_number() -> None:
    state = with_shields(
        16, dice=(1, None), monasteries=[8, 12], workers=1, depots={"1": ["ship"], "6": ["bank"]}
    )
    play(state, "set-die 1 3")
    assert open_to(state, "take 3") == ["1 ship", "6 bank"]  # three steps: one free, two for a worker
    state = with_shields(16, dice=(1, None), monasteries=[11], storage=["mine"])
    assert open_to(state, "place 1 mine") == []
    play(state, "set-die 1 5")
    assert open_to(state, "place 5 mine") == ["25"]


@rule("B13.4")
def test_16_does_not_change_the_white_die() -> None:
    state = with_shields(
        16, modules=["white_castles"], white=4, dice=(3, 5), storage=["white-castle"], depots={"4": ["mine"]}
    )
    play(state, "place 3 white-castle 26")
    assert [line for line in lines(state) if line.startswith("set-die")] == [
        f"set-die 5 {value}" for value in (1, 2, 3, 4, 6)
    ]


# -- 18: without adjacency


@rule("B18.6")
def test_18_tiles_may_be_placed_far_from_any_other() -> None:
    state = with_shields(18, dice=(3, None), storage=["mine", "bank"])
    assert open_to(state, "place 3 mine") == ["34"]
    assert open_to(state, "place 3 bank") == ["12", "15", "26", "37"]
    play(state, "place 3 mine 34")
    assert own(state)["tiles"]["34"] == "mine"


@rule("B18.6", "B18.7", "B18.10")
def test_18_works_as_long_as_it_lies_there_and_tiles_placed_thanks_to_it_stay() -> None:
    state = with_shields(18, at={"3": [7]}, dice=(3, 3), storage=["mine", "ship"], tiles={"34": "mine"})
    assert open_to(with_shields(18, dice=(1, None), storage=["ship"]), "place 1 ship") == ["17", "22"]
    play(state, "take-shield 7 19", "end-turn")
    assert own(state)["tiles"]["34"] == "mine"
    after = with_shields(7, dice=(1, 4), storage=["mine", "ship"], tiles={"34": "mine"})
    assert open_to(after, "place 1 mine") == ["30"]
    assert open_to(after, "place 1 ship") == []


@rule("B18.7")
def test_18_works_from_the_moment_it_is_taken() -> None:
    """By shield 11, so that a die is left to place with."""
    state = with_shields(
        11,
        at={"1": [18]},
        dice=(6, 3),
        storage=["castle", "mine"],
        tiles={"12": "bank"},
        depots={"2": ["ship"]},
    )
    play(state, "place 6 castle 7")
    assert open_to(state, "place 3 mine") == []
    play(state, "take-shield 18 7")
    assert open_to(state, "place 3 mine") == ["34"]


@rule("B18.10")
def test_18_after_losing_it_only_spaces_next_to_tiles_are_open() -> None:
    state = with_shields(18, at={"3": [7]}, dice=(3, 3), storage=["mine", "ship"], tiles={"34": "mine"})
    play(state, "take-shield 7 19", "end-turn")
    play(state, "take-workers 1", "take-workers 1", "end-turn", seat=1)
    move: Any = burgundy.NOTATION.read("roll 1 4 3 3 4")
    burgundy.play(state, -1, move)
    assert open_to(state, "place 1 mine") == ["30"]
    assert open_to(state, "place 4 mine") == ["25"]
    assert open_to(state, "place 1 ship") == []  # 17 and 22 are far from any tile


@rule("B18.6")
def test_18_colour_number_and_one_of_a_kind_still_hold() -> None:
    state = with_shields(18, dice=(1, None), storage=["bank"], tiles={"26": "bank"})
    assert open_to(state, "place 1 bank") == []
    assert why(state, "place 1 bank 27") == ("city-has-one", "B6.9")
    assert why(state, "place 1 bank 15") == ("too-few-workers", "B5.2")
    assert why(state, "place 1 bank 34") == ("wrong-colour", "B5.7")


@rule("B12.4", "B18.6")
def test_18_with_border_posts_reaching_both_is_not_enough() -> None:
    """Tiles lie at two posts of duchy 11a, far from each other; only the chain between them counts."""
    table: dict[str, Any] = {
        "modules": ["border_posts"],
        "part": {"castles": [{"1": "18"}, {}]},
        "duchy": "11a",
        "castle": "1",
    }
    state = with_shields(dice=(4, None), storage=["monastery-9"], tiles={"5": "monastery-1"}, **table)
    assert points(play(state, "place 4 monastery-9 9"), "posts") == []
    tiles = {"5": "monastery-1", "6": "monastery-2", "8": "monastery-4", "9": "monastery-9"}
    state = with_shields(dice=(6, None), storage=["monastery-3"], tiles=tiles, **table)
    assert points(play(state, "place 6 monastery-3 7"), "posts") == [10]


@rule("B18.6", "B14.3")
def test_18_holds_for_inns_too() -> None:
    state = with_shields(18, modules=["inns"], dice=(3, None), storage=["inn"])
    assert open_to(state, "place 3 inn") == ["4", "12", "15", "26", "34", "37"]


@rule("B18.6")
def test_18_helps_shield_14_to_place_anywhere() -> None:
    state = at_phase_end(14, 18, silver=2, depots={"5": ["mine"]})
    play(state, "end-turn")
    assert open_to(state, "place-from 5 mine") == ["25", "30", "34"]
