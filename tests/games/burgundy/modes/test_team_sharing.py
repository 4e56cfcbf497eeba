"""The team game: what partners share, and where each stores."""

from random import Random

from bastide.games import burgundy
from tests.clauses import rule
from tests.games.burgundy.modes.tables import team_with
from tests.games.burgundy.tables import lines, open_to, own, play, table_of, why

# -- what is shared


@rule("B16.3")
def test_partners_share_silver_workers_goods_and_the_whole_duchy() -> None:
    state = team_with(dice=((2, 6), (1, 1), (2, 6), (1, 1)), one={"goods": {"purple": 3}, "workers": 1})
    play(state, "sell-goods 2 2", "take-workers 6", "end-turn")
    assert (own(state, 2)["silver"], own(state, 2)["workers"], own(state, 2)["goods"]) == (1, 3, {})
    assert own(state, 2)["sold"] == {"purple": 3}
    assert own(state, 1)["silver"] == own(state, 3)["workers"] == 0
    assert state.duchies[0] is state.duchies[2]


@rule("B16.3")
def test_a_monastery_that_one_partner_places_helps_the_other() -> None:
    state = team_with(dice=((5, 1), (1, 1), (3, 3), (1, 1)), own={0: ["monastery-14"]})
    play(state, "place 5 monastery-14 24", "take-workers 1", "end-turn")
    play(state, "take-workers 1", "take-workers 1", "end-turn", seat=1)
    play(state, "take-workers 3", seat=2)
    assert own(state)["workers"] == 4 + 4
    assert own(state, 1)["workers"] == 4


@rule("B16.3")
def test_a_partner_may_place_anywhere_in_the_double_duchy() -> None:
    state = team_with(own={0: ["ship", "bank"]}, one={"tiles": {"34": "ship", "41": "market"}})
    assert open_to(state, "place 5 ship") == ["35"]
    assert open_to(state, "place 3 bank") == ["28"]


@rule("B16.3")
def test_a_tile_of_the_shared_storage_may_be_placed_by_either_partner() -> None:
    state = team_with(dice=((5, 6), (1, 1), (2, 6), (1, 1)), one={"shared": ["monastery-1", "monastery-2"]})
    assert open_to(state, "place-shared 5 monastery-1") == ["24"]
    assert play(state, "place-shared 5 monastery-1 24")[0] == "tile-placed 0 monastery-1 24"
    assert own(state)["shared"] == ["monastery-2"]
    play(state, "take-workers 6", "end-turn")
    play(state, "take-workers 1", "take-workers 1", "end-turn", seat=1)
    play(state, "place-shared 2 monastery-2 23", seat=2)
    assert own(state)["shared"] == own(state, 2)["shared"] == []


@rule("B5.2", "B16.3")
def test_a_view_says_what_placing_from_the_shared_storage_takes_of_workers() -> None:
    state = team_with(dice=((5, 3), (1, 1), (1, 1), (1, 1)), one={"workers": 2, "shared": ["monastery-1"]})
    costs = burgundy.view(state, 0)["costs"]
    assert "place-shared 5 monastery-1 24" in lines(state)
    assert "place-shared 5 monastery-1 24" not in costs
    assert costs["place-shared 3 monastery-1 24"] == 2


@rule("B16.3", "B16.4")
def test_a_town_hall_places_from_own_and_shared_storage_not_from_the_partners() -> None:
    state = team_with(
        pending=[{"effect": "town-hall"}],
        own={0: ["mine"], 2: ["castle", "bank"]},
        one={"shared": ["ship"]},
    )
    names = {tuple(line.split()[:3]) for line in lines(state)}
    assert names == {("place", "any", "mine"), ("place-shared", "any", "ship"), ("decline",)}


@rule("B16.4")
def test_the_partners_dice_and_own_storage_are_not_ones_own() -> None:
    state = team_with(dice=((3, 5), (1, 1), (2, 2), (1, 1)), own={2: ["monastery-1"]})
    assert not any(line.startswith(("place", "discard")) for line in lines(state))
    assert not any(line.split()[1] == "2" for line in lines(state) if line.startswith("take-workers"))
    assert why(state, "place 5 monastery-1 24") == ("tile-not-stored", "B16.4")
    assert why(state, "place-shared 5 monastery-1 24") == ("tile-not-stored", "B16.4")
    assert why(state, "take-workers 2") == ("die-absent", "B5.14")
    assert lines(state, seat=2) == []


@rule("B16.4")
def test_partners_see_each_others_dice_and_storage() -> None:
    state = team_with(dice=((3, 5), (1, 1), (2, 6), (1, 1)), own={0: ["mine"], 2: ["ship"]})
    view = burgundy.view(state, 0)
    assert (view["dice"][2], view["duchies"][2]["storage"]) == ([2, 6], ["ship"])
    assert burgundy.imagine(state, 0, Random(1)) == state


@rule("B16.4")
def test_a_stored_tile_stays_where_it_is() -> None:
    state = team_with(own={0: ["mine"]}, one={"shared": ["ship"]})
    names = {line.split()[0] for line in lines(state)}
    assert "store" not in names
    assert why(state, "store shared") == ("nothing-to-store", "B16.9")


# -- storing


@rule("B16.9")
def test_a_taken_tile_goes_to_own_or_shared_storage_as_the_player_likes() -> None:
    state = team_with(depots={"3": ["ship", "bank"]})
    assert play(state, "take 3 3 ship") == ["tile-taken 0 ship 3"]
    assert lines(state) == ["store own", "store shared"]
    assert play(state, "store shared") == ["tile-stored 0 ship shared"]
    assert (own(state)["storage"], own(state)["shared"]) == ([], ["ship"])


@rule("B16.9", "B16.4")
def test_with_room_in_one_storage_only_the_tile_goes_there_never_to_the_partners() -> None:
    state = team_with(depots={"3": ["ship"]}, own={0: ["mine", "mine"]})
    assert play(state, "take 3 3 ship") == [
        "tile-taken 0 ship 3",
        "only-choice-made 0 store",
        "tile-stored 0 ship shared",
    ]
    state = team_with(depots={"3": ["ship"]}, one={"shared": ["mine", "mine"]})
    assert play(state, "take 3 3 ship")[-1] == "tile-stored 0 ship own"
    assert own(state)["storage"] == ["ship"]


@rule("B16.9")
def test_only_with_all_four_full_is_one_of_the_four_discarded() -> None:
    state = team_with(
        depots={"3": ["ship"]},
        own={0: ["mine", "bank"], 2: ["castle", "church"]},
        one={"shared": ["mine", "market"]},
    )
    play(state, "take 3 3 ship")
    assert lines(state) == ["discard mine", "discard bank", "discard-shared mine", "discard-shared market"]
    assert why(state, "discard castle") == ("tile-not-stored", "B5.13")
    assert why(state, "discard-shared bank") == ("tile-not-stored", "B16.9")
    assert play(state, "discard-shared mine") == ["tile-discarded 0 mine"]
    assert (own(state)["storage"], own(state)["shared"]) == (["mine", "bank"], ["market", "ship"])
    assert table_of(state)["removed"] == {"mine": 1}


@rule("B16.9", "B5.5")
def test_the_own_tile_discarded_makes_room_in_the_own_storage() -> None:
    state = team_with(depots={"3": ["ship"]}, own={0: ["mine", "bank"]}, one={"shared": ["mine", "market"]})
    play(state, "take 3 3 ship", "discard mine")
    assert (own(state)["storage"], own(state)["shared"]) == (["bank", "ship"], ["mine", "market"])


@rule("B16.9", "B5.15")
def test_a_tile_bought_while_another_waits_leaves_it_the_other_space() -> None:
    """A tile waits only where own and shared storage have room, so there is a space for both."""
    state = team_with(
        depots={"3": ["ship"], "black": ["bank"]},
        own={0: ["mine"]},
        one={"shared": ["castle"], "silver": 2},
    )
    play(state, "take 3 3 ship", "buy black bank 2 0")
    told = play(state, "store own")
    assert told[0] == "tile-stored 0 bank own"
    assert told[-1] == "tile-stored 0 ship shared"
    assert (own(state)["storage"], own(state)["shared"]) == (["mine", "bank"], ["castle", "ship"])


@rule("B16.3")
def test_a_player_alone_stores_two_and_with_the_team_four() -> None:
    depots = {str(depot): ["ship"] * 4 for depot in range(1, 7)}
    state = team_with(depots=depots, dice=((3, 5), (1, 1), (2, 2), (1, 1)), own={0: ["mine"]})
    play(state, "take 3 3 ship", "store own", "take 5 5 ship")
    assert own(state)["shared"] == ["ship"]  # the own two are full
    assert own(state)["storage"] == ["mine", "ship"]
