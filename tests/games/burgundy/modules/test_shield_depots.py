"""Shields 14 and 15: at the end of a phase a tile goes from the depots into the duchy."""

import pytest

from bastide.games import burgundy
from tests.clauses import rule
from tests.games.burgundy.modules.shield_tables import at_phase_end, with_shields
from tests.games.burgundy.tables import lines, open_to, own, play, points, table_of, why


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
