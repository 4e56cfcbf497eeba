"""What shields do, alone and with what they meet; ships, monasteries and depots have files of their own."""

from itertools import product
from typing import Any

from bastide.games import burgundy
from bastide.games.burgundy.modules.shields.dealing import Turn, read_turn, turn_of, write_turn
from tests.clauses import rule
from tests.games.burgundy.modules.shield_tables import at_phase_end, shields, with_shields
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
    assert table_of(state)["pending"] == [{"effect": "extra-action", "cause": "trade_routes"}]
    assert open_to(state, "take-shield") == []


@rule("B18.6")
def test_11_without_the_shield_a_castle_brings_its_action_only() -> None:
    state = with_shields(
        7, at={"1": [3]}, dice=(6, None), storage=["castle"], tiles={"12": "bank"}, depots={"2": ["mine"]}
    )
    play(state, "place 6 castle 7")
    assert table_of(state)["pending"] == [{"effect": "extra-action"}]
    assert why(state, "take-shield 3 19") == ("effect-first", "B6.5")


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
