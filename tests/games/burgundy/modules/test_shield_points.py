"""What shields pay and score: on the way, and at the end."""

from typing import Any

import pytest

from bastide.games import burgundy
from bastide.games.burgundy.state import State
from tests.clauses import rule
from tests.games.burgundy.modules.shield_tables import at_end, at_phase_end, with_shields
from tests.games.burgundy.tables import own, play, points

# -- 1: all pastures count as one


def animals_placed(tile: str, lying: dict[str, str], *own_shields: int, **table: Any) -> list[str]:
    """On space 11 of the large pasture of duchy 1; space 28 is a pasture by itself."""
    tiles = {"12": "bank", **lying}
    state = with_shields(*own_shields, dice=(4, None), storage=[tile], tiles=tiles, **table)
    return play(state, f"place 4 {tile} 11")


@rule("B18.6")
def test_1_animals_of_all_pastures_score_together() -> None:
    assert points(animals_placed("cow-4", {"28": "cow-3", "10": "pig-2"}, 1), "animals") == [7]
    assert points(animals_placed("cow-4", {"28": "cow-3", "10": "pig-2"}), "animals") == [4]


@rule("B18.4", "B18.6")
def test_1_with_monastery_7_each_tile_that_scores_brings_one_more() -> None:
    told = animals_placed("cow-4", {"28": "cow-3", "10": "cow-2"}, 1, monasteries=[7])
    assert points(told, "animals") == [5 + 4 + 3]


@rule("B18.6", "B11.5", "B11.9")
def test_1_with_geese_and_monastery_7() -> None:
    table: dict[str, Any] = {"modules": ["extra_tiles"], "monasteries": [7]}
    assert points(animals_placed("cow-4", {"28": "geese"}, 1, **table), "animals") == [5 + 3]
    told = animals_placed("geese", {"28": "cow-3", "10": "cow-2", "5": "pig-4"}, 1, **table)
    assert "geese-joined 0 cow" in told
    assert points(told, "animals") == [3 + 4 + 3]


@rule("B18.6")
def test_1_areas_are_completed_one_by_one_all_the_same() -> None:
    lying = {"1": "cow-2", "5": "cow-3", "6": "pig-2", "10": "sheep-2"}
    assert "area-filled 0 animal 5" in animals_placed("cow-4", lying, 1)


# -- 2: a worker whenever another gains some


def follower(*shields_of_other: int, **table: Any) -> State:
    return with_shields(their={1: list(shields_of_other) or [2]}, **table)


@rule("B18.11", "B18.6")
def test_2_a_worker_for_the_action_of_another() -> None:
    state = follower()
    assert play(state, "take-workers 3") == ["workers-taken 0 2 0", "worker-followed 1"]
    assert own(state, 1)["workers"] == 1


@rule("B18.11")
def test_2_a_worker_for_an_effect_a_sale_a_purchase_and_a_bonus_of_another() -> None:
    state = follower(dice=(3, None), storage=["boarding-house"])
    assert play(state, "place 3 boarding-house 26")[-1] == "worker-followed 1"
    state = follower(dice=(4, None), goods={"red": 3}, monasteries=[4])
    assert play(state, "sell-goods 4 4")[1] == "worker-followed 1"
    state = follower(monasteries=[28], silver=1, modules=["extra_tiles"])
    assert play(state, "hire-workers")[-1] == "worker-followed 1"
    route = {"trade_routes": {"rows": [["3"], ["1"]]}}
    state = follower(dice=(3, None), goods={"pink": 1}, modules=["trade_routes"], parts=route)
    assert play(state, "sell-goods 3 3")[-1] == "worker-followed 1"


@rule("B18.11", "B10.2")
def test_2_a_worker_at_the_end_of_a_phase_when_monastery_2_pays_another() -> None:
    state = at_phase_end(their={1: [2]}, others=[{"silver": 1}], monasteries=[2], tiles={"25": "mine"})
    play(state, "end-turn")
    told = play(state, "pay-upkeep 1 0", seat=1)
    assert told[-2:] == ["mines-paid 0 1 1", "worker-followed 1"]


@rule("B18.11")
def test_2_nothing_for_a_sale_without_workers_nor_for_the_owners_own() -> None:
    state = follower(dice=(4, None), goods={"red": 3})
    assert "worker-followed 1" not in play(state, "sell-goods 4 4")
    state = with_shields(2)
    assert play(state, "take-workers 3") == ["workers-taken 0 2 0"]


# -- 7: bonus tiles


def mines_filled(*own_shields: int, **table: Any) -> list[str]:
    state = with_shields(
        *own_shields, dice=(3, None), storage=["mine"], tiles={"25": "mine", "30": "mine"}, **table
    )
    return play(state, "place 3 mine 34")


@rule("B18.6")
def test_7_a_bonus_tile_taken_while_it_lies_there_scores_double() -> None:
    assert points(mines_filled(7), "bonuses") == [5, 5]
    assert points(mines_filled(7, bonuses={"mine": [1, None]}), "bonuses") == [2, 2]
    assert points(mines_filled(8), "bonuses") == [5]


@rule("B18.6")
def test_7_bonus_tiles_taken_earlier_do_not() -> None:
    assert points(at_end(7, bonuses={"mine": [0, None]}), "bonuses") == []


@rule("B18.6")
def test_7_as_an_option_every_own_bonus_tile_scores_once_more_at_the_end() -> None:
    at_the_end = {"shield7": "end"}
    assert points(mines_filled(7, options=at_the_end), "bonuses") == [5]
    bonuses = {"mine": [0, 1], "ship": [1, 0], "animal": [1, None]}
    assert points(at_end(7, options=at_the_end, bonuses=bonuses), "bonuses") == [5 + 2]


@rule("B18.4")
def test_7_does_not_double_monastery_26() -> None:
    told = at_end(7, bonuses={"mine": [0, None]}, monasteries=[26])
    assert points(told, "final-26") == [3]


@rule("B12.3")
def test_7_ignores_border_posts() -> None:
    """Two posts are joined; the third comes by space 36 of duchy 11a."""
    tiles = {
        "5": "monastery-1",
        "6": "monastery-2",
        "7": "monastery-3",
        "8": "monastery-4",
        "9": "monastery-9",
    }
    chain = {"14": "ship", "20": "bank", "26": "church", "31": "monastery-8", "32": "cow-2"}
    state = with_shields(
        modules=["border_posts"],
        part={"castles": [{"1": "7"}, {}]},
        parts={"border_posts": {"joined": [2, 0]}},
        duchy="11a",
        castle="1",
        dice=(1, None),
        storage=["pig-2"],
        tiles={**tiles, **chain},
    )
    told = play(state, "place 1 pig-2 36")
    assert points(told, "posts") == [10, 5]
    assert points(told, "bonuses") == []


# -- 8: mines


@rule("B18.6", "B18.4")
def test_8_two_silver_for_each_mine_and_with_monastery_2_still_one_worker() -> None:
    table: dict[str, Any] = {"tiles": {"25": "mine", "30": "mine"}, "silver": 1}
    state = at_phase_end(8, monasteries=[2], **table)
    told = play(state, "end-turn", "pay-upkeep 1 0")
    assert told[-1] == "mines-paid 0 4 2"
    assert (own(state)["silver"], own(state)["workers"]) == (4, 2)
    state = at_phase_end(8, **table)
    assert play(state, "end-turn", "pay-upkeep 1 0")[-1] == "mines-paid 0 4 0"
    state = at_phase_end(8, **table)
    assert play(state, "end-turn", "give-up 8")[-1] == "mines-paid 0 2 0"


# -- 9 and 12: sales


def red_sold(*own_shields: int, count: int = 3, **table: Any) -> list[str]:
    state = with_shields(*own_shields, dice=(4, None), goods={"red": count}, **table)
    return play(state, "sell-goods 4 4")


@rule("B18.6")
def test_9_a_sale_gives_one_silver_for_each_tile() -> None:
    assert "goods-sold 0 red 3 3 0" in red_sold(9)
    assert "goods-sold 0 red 3 1 0" in red_sold(8)


@rule("B18.4")
def test_9_with_monastery_3_only_the_shield_counts() -> None:
    assert "goods-sold 0 red 3 3 0" in red_sold(9, monasteries=[3])
    assert "goods-sold 0 red 1 1 0" in red_sold(9, count=1, monasteries=[3])


@rule("B18.4")
def test_9_with_monastery_4_adds_up() -> None:
    assert "goods-sold 0 red 3 3 1" in red_sold(9, monasteries=[3, 4])


@rule("B18.6")
def test_12_points_for_sold_goods_double() -> None:
    assert points(red_sold(12), "goods") == [12]
    assert points(red_sold(12, seats=4), "goods") == [24]
    assert points(red_sold(11), "goods") == [6]


@rule("B18.4", "B18.6")
def test_12_with_shield_9_and_monasteries_3_and_4() -> None:
    told = red_sold(9, 12, monasteries=[3, 4])
    assert told[0] == "goods-sold 0 red 3 3 1"
    assert points(told, "goods") == [12]


@rule("B18.4")
def test_12_does_not_double_monastery_25() -> None:
    assert points(at_end(12, sold={"red": 3}, monasteries=[25]), "final-25") == [3]


# -- 10 and 13: doubled at the end


@rule("B18.6", "B18.4")
def test_10_final_points_of_monasteries_double_copied_ones_included() -> None:
    told = at_end(10, tiles={"26": "bank"}, monasteries=[22, 15], sold={"red": 1})
    assert (sum(points(told, "final-22")), sum(points(told, "final-15"))) == (8, 4)
    told = at_end(
        6,
        10,
        part={"copied": [1, None]},
        tiles={"26": "bank"},
        others=[{"monasteries": [22], "tiles": {"26": "bank"}}],
    )
    assert "scored 1 4 final-22" in told
    assert [event for event in told if "final" in event and event.startswith("scored 0")] == [
        "scored 0 4 final-22",
        "scored 0 4 final-22",
    ]


@rule("B18.6", "B11.4")
def test_10_doubles_what_the_crane_brings_too() -> None:
    told = at_end(10, modules=["extra_tiles"], tiles={"26": "crane"}, monasteries=[22])
    assert sum(points(told, "final-22")) == 8


@rule("B18.6")
def test_13_shield_points_double_its_own_too() -> None:
    assert points(at_end(13, 1, 7), "shields") == [2 * (4 + 12 + 8)]


# -- 17: larger areas


@rule("B18.6", "B14.4")
def test_17_a_completed_area_scores_as_one_larger_with_an_inn_two() -> None:
    assert points(mines_filled(17), "areas") == [10]
    tiles = {"25": "inn", "30": "mine"}
    state = with_shields(17, modules=["inns"], dice=(3, None), storage=["mine"], tiles=tiles)
    told = play(state, "place 3 mine 34")
    assert "area-enlarged 0 5" in told
    assert points(told, "areas") == [15]


@rule("B18.6", "B14.4")
@pytest.mark.parametrize(("modules", "first"), [([], "bank"), (["inns"], "inn")])
def test_17_with_an_inn_in_an_area_of_eight_it_counts_as_eight(modules: list[str], first: str) -> None:
    layout = burgundy.view(with_shields(duchy="10", castle="4"), 0)["layouts"]["10"]
    city = next(area for area in layout["areas"] if len(area) == 8)
    kinds = [first, "boarding-house", "church", "market", "warehouse", "carpenter", "watchtower"]
    die = layout["numbers"][int(city[7]) - 1]
    state = with_shields(
        modules=modules,
        part={"castles": [{"4": "17"}, {}]},
        duchy="10",
        castle="4",
        storage=["town-hall"],
        tiles=dict(zip(city[:7], kinds, strict=True)),
        dice=(die, None),
    )
    assert points(play(state, f"place {die} town-hall {city[7]}"), "areas") == [36]


@rule("B18.6")
def test_17_counts_when_the_area_is_filled_and_not_later() -> None:
    state = with_shields(
        at={"3": [17]}, dice=(3, 3), storage=["mine"], tiles={"25": "mine", "30": "mine", "34": "mine"}
    )
    assert play(state, "take-shield 17 19") == ["shield-taken 0 17 3 19"]
