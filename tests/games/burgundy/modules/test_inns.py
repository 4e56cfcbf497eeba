"""Inns: bought instead of a black tile, placed on a space of any colour."""

from random import Random
from typing import Any

import pytest

from bastide import CHANCE, Match
from bastide.games import burgundy
from bastide.games.burgundy.shown import part_of
from bastide.games.burgundy.state import State
from tests.clauses import rule
from tests.games.burgundy.tables import (
    lines,
    open_to,
    options_with,
    own,
    play,
    points,
    state_with,
    table_of,
    told,
    why,
)

INNS = ["inns"]


def with_inns(lying: int = 1, **table: Any) -> State:
    return state_with(modules=INNS, parts={"inns": {"lying": lying}}, **table)


# -- beside the black depot


@rule("B14.1")
def test_one_inn_is_laid_at_the_start_of_each_phase() -> None:
    match = Match("burgundy", seed=1, modules=INNS)
    assert table_of(match.state)["inns"] == {"lying": 1}
    assert table_of(match.state)["stacks"]["inn"] == 4
    assert "inns" not in table_of(burgundy.new_game(options_with()))


@rule("B14.1")
def test_inns_still_there_stay_and_the_new_one_lies_on_top() -> None:
    state = with_inns(lying=2, stage="fill", phase="B", depots={"black": ["church"]})
    move: Any = burgundy.draw_chance(state, Random(1))
    events = told(burgundy.play(state, CHANCE, move))
    assert events == ["phase-began C", "inn-laid 3"]
    assert table_of(state)["inns"] == {"lying": 3}
    assert table_of(state)["removed"] == {"church": 1}


# -- the purchase


@rule("B14.2")
def test_an_inn_costs_two_silver_and_goes_to_storage() -> None:
    state = with_inns(silver=3)
    assert play(state, "buy-inn 2 0") == ["inn-bought 0 2 0"]
    assert (own(state)["silver"], own(state)["storage"]) == (1, ["inn"])
    assert table_of(state)["inns"] == {"lying": 0}


@rule("B14.2")
def test_it_is_the_purchase_of_the_turn() -> None:
    state = with_inns(lying=2, silver=6, depots={"black": ["church"]})
    play(state, "buy-inn 2 0")
    assert not [line for line in lines(state) if line.startswith("buy")]
    assert why(state, "buy-inn 2 0") == ("bought-already", "B14.2")
    assert why(state, "buy black church 2 0") == ("bought-already", "B5.3")
    state = with_inns(silver=6, depots={"black": ["church"]})
    play(state, "buy black church 2 0")
    assert "buy-inn 2 0" not in lines(state)


@rule("B14.2", "B5.5")
def test_with_full_storage_room_is_made_first() -> None:
    state = with_inns(silver=2, storage=["mine", "ship", "bank"])
    play(state, "buy-inn 2 0")
    play(state, "discard ship")
    assert own(state)["storage"] == ["mine", "bank", "inn"]


@rule("B14.2")
def test_without_an_inn_or_silver_none_is_bought() -> None:
    assert why(with_inns(lying=0, silver=2), "buy-inn 2 0") == ("no-inn-there", "B14.1")
    assert why(with_inns(silver=1), "buy-inn 2 0") == ("cannot-pay", "B14.2")
    assert why(with_inns(silver=1, workers=1), "buy-inn 1 1") == ("silver-only", "B10.6")
    assert why(with_inns(silver=2), "buy-inn 1 0") == ("price-is-two", "B14.2")
    assert why(state_with(silver=2), "buy-inn 2 0") == ("module-off", "B14.1")


@rule("B14.4", "B10.6")
def test_monastery_6_lets_workers_pay_for_an_inn() -> None:
    state = with_inns(silver=1, workers=2, monasteries=[6])
    assert open_to(state, "buy-inn") == ["1 1", "0 2"]
    play(state, "buy-inn 0 2")
    assert (own(state)["silver"], own(state)["workers"]) == (1, 0)


@rule("B14.2", "B5.15")
def test_an_inn_bought_inside_a_town_hall_can_be_placed_by_it() -> None:
    state = with_inns(silver=2, dice=(3, None), storage=["town-hall"])
    play(state, "place 3 town-hall 26")
    assert lines(state) == ["decline", "buy-inn 2 0"]
    play(state, "buy-inn 2 0")
    assert "place any inn 25" in lines(state)


# -- in the duchy


@rule("B14.3")
def test_an_inn_lies_on_a_space_of_any_colour_by_number_and_next_to_a_tile() -> None:
    state = with_inns(dice=(3, None), storage=["inn"])
    assert open_to(state, "place 3 inn") == ["12", "26"]  # two cities; the spaces around the castle
    state = with_inns(dice=(4, 1), storage=["inn"])
    assert open_to(state, "place 4 inn") == ["25"]  # a mine
    assert open_to(state, "place 1 inn") == ["13"]  # a monastery
    assert why(state, "place 4 inn 21") == ("not-next-to-tile", "B5.7")
    assert why(state, "place 4 inn 13") == ("too-few-workers", "B5.2")


@rule("B14.3", "B5.2")
def test_workers_change_the_die_for_an_inn_as_for_any_tile() -> None:
    state = with_inns(dice=(4, None), storage=["inn"], workers=1)
    assert open_to(state, "place 4 inn") == ["12", "20", "25", "26"]


@rule("B14.3")
def test_an_area_holds_one_inn() -> None:
    state = with_inns(dice=(1, None), storage=["inn"], tiles={"26": "inn"})
    assert open_to(state, "place 1 inn") == ["13"]  # not 27, in the same city
    assert why(state, "place 1 inn 27") == ("area-has-inn", "B14.3")


@rule("B14.3")
def test_an_inn_has_no_effect_when_placed() -> None:
    state = with_inns(dice=(2, None), storage=["inn"], stock={"1": {"red": 2}})
    assert play(state, "place 2 inn 18") == ["tile-placed 0 inn 18"]  # on a ship's space
    assert table_of(state)["pending"] == []


@rule("B14.3", "B6.9")
def test_an_inn_is_no_kind_that_a_city_could_have_twice() -> None:
    state = with_inns(dice=(1, None), storage=["bank"], tiles={"26": "inn"})
    assert open_to(state, "place 1 bank") == ["27"]


# -- what it counts as


@rule("B14.4")
def test_an_area_with_an_inn_scores_as_one_larger() -> None:
    state = with_inns(dice=(3, None), storage=["mine"], tiles={"25": "inn", "30": "mine"})
    assert play(state, "place 3 mine 34")[1:5] == [
        "area-filled 0 mine 3",
        "area-enlarged 0 4",
        "scored 0 10 areas",
        "scored 0 10 phases",
    ]
    state = with_inns(dice=(3, None), storage=["mine"], tiles={"25": "mine", "30": "mine", "26": "inn"})
    assert points(play(state, "place 3 mine 34"), "areas") == [6]  # the inn is in another area


@rule("B14.4")
def test_the_inn_itself_may_fill_the_area_and_the_colour() -> None:
    state = with_inns(dice=(3, None), storage=["inn"], tiles={"25": "mine", "30": "mine"})
    events = play(state, "place 3 inn 34")
    assert events == [
        "tile-placed 0 inn 34",
        "area-filled 0 mine 3",
        "area-enlarged 0 4",
        "scored 0 10 areas",
        "scored 0 10 phases",
        "bonus-taken 0 mine large",
        "scored 0 5 bonuses",
    ]


@rule("B8.4")
def test_what_counts_is_the_colour_of_the_filled_spaces_whatever_lies_there() -> None:
    """Two mines and an inn fill the colour of mines."""
    state = with_inns(
        dice=(3, None), storage=["mine"], tiles={"25": "inn", "30": "mine"}, bonuses={"mine": [1, None]}
    )
    assert "bonus-taken 0 mine small" in play(state, "place 3 mine 34")


@rule("B14.4")
def test_an_area_never_counts_as_more_than_eight() -> None:
    """Duchy 10 has a city of eight."""
    layout = burgundy.view(state_with(duchy="10"), 0)["layouts"]["10"]
    city = next(area for area in layout["areas"] if len(area) == 8)
    kinds = ["inn", "bank", "church", "market", "warehouse", "carpenter", "watchtower"]
    state = with_inns(
        duchy="10",
        castle="4",
        storage=["town-hall"],
        tiles=dict(zip(city[:7], kinds, strict=True)),
        dice=(layout["numbers"][int(city[7]) - 1], None),
    )
    events = play(state, f"place {layout['numbers'][int(city[7]) - 1]} town-hall {city[7]}")
    assert points(events, "areas") == [36]
    assert not [event for event in events if event.startswith("area-enlarged")]


@rule("B14.5")
def test_an_inn_is_no_mine() -> None:
    state = with_inns(tiles={"25": "inn"}, round=5, round_goods=[], dice=(None, None), order=[1, 0], turn=1)
    assert "mines-paid" not in " ".join(play(state, "end-turn"))


@rule("B14.5")
@pytest.mark.parametrize(("number", "spaces"), [(9, ["25"]), (10, ["25"]), (11, ["25"])])
def test_monasteries_9_to_11_do_not_help_to_place_it(number: int, spaces: list[str]) -> None:
    state = with_inns(dice=(4, None), storage=["inn"], monasteries=[number])
    near = [space for space in open_to(state, "place 4 inn") if space in ("12", "18", "20", "25", "26")]
    assert near == spaces


@rule("B14.5")
@pytest.mark.parametrize("building", ["carpenter", "church", "market"])
def test_carpenter_church_and_market_do_not_reach_the_inns(building: str) -> None:
    state = with_inns(dice=(3, None), storage=[building])
    assert play(state, f"place 3 {building} 26")[-1] == f"effect-lapsed 0 {building}"


@rule("B14.5")
@pytest.mark.parametrize("follow_up", ["town-hall", "extra-action"])
def test_town_hall_and_castle_may_place_it(follow_up: str) -> None:
    state = with_inns(storage=["inn"], pending=[{"effect": follow_up}])
    assert open_to(state, "place any inn") == ["12", "13", "18", "20", "25", "26"]


@rule("B14.5")
def test_an_inn_in_a_pasture_is_no_animal() -> None:
    state = with_inns(dice=(4, None), storage=["cow-2"], tiles={"12": "bank", "10": "inn"}, monasteries=[7])
    assert points(play(state, "place 4 cow-2 11"), "animals") == [3]


def test_a_view_counts_the_inn_and_says_what_placing_one_costs() -> None:
    own: dict[str, Any] = {"dice": (3, None), "workers": 1, "storage": ["inn", "mine"]}
    view = burgundy.view(with_inns(tiles={"25": "inn"}, monasteries=[11], **own), 0)
    area = view["layouts"]["1"]["areas"].index(["25", "30", "34"])
    assert view["worths"][0][area] == {"left": 2, "now": 10 + 10, "next": 10 + 8}
    lines = ("place 3 inn 31", "place 3 mine 30")  # one away, and two, for which monastery 11 helps
    assert [view["costs"][line] for line in lines] == [1, 1]
    assert part_of(view, "inns") == {"lying": 1}
    assert view["modules"] == ["inns"]
