"""Squire."""

from typing import Any

import bastide
from bastide.core.match import Match
from bastide.games import burgundy, kingdom, seasons
from bastide.games.burgundy.state import State as Duchies
from bastide.games.kingdom.state import State
from bastide.games.seasons.state import State as Castle
from tests.games.burgundy import tables as burgundy_tables
from tests.games.kingdom.tables import lines, play, state_with
from tests.games.seasons import tables as seasons_tables


def squire(state: State, seed: int = 1) -> str:
    chooser = bastide.new_bot("greedy", "kingdom", seed=seed)
    return chooser.choose({**kingdom.view(state, 0)}, lines(state), seconds=10.0)


def test_squire_builds_where_it_gains_most() -> None:
    state = state_with(settlements=[["3.6"]], card="flowers", cards=("workers", "fishermen", "miners"))
    assert lines(state) == ["build 3.5", "build 3.7"]  # the first stands next to a castle
    assert {squire(state, seed) for seed in range(10)} == {"build 3.5"}


def test_squire_takes_any_of_equal_lines() -> None:
    state = state_with(settlements=[["3.5"]], card="flowers", cards=("knights", "citizens", "discoverers"))
    assert lines(state) == ["build 3.4", "build 3.6"]  # the castle is reached already
    assert {squire(state, seed) for seed in range(20)} == {"build 3.4", "build 3.6"}


def test_squire_judges_lifting_and_settling_together() -> None:
    state = state_with(
        settlements=[["3.6", "7.11"]],
        tokens=[{"7.12": "ready"}],
        cards=("workers", "fishermen", "miners"),
        owed=0,
    )
    assert "end-turn" in lines(state)
    assert {squire(state, seed) for seed in range(10)} == {"lift paddock 3.6"}
    play(state, 0, "lift paddock 3.6")
    assert {squire(state, seed) for seed in range(10)} <= {"settle 3.4", "settle 5.5"}  # next to the castle


def test_squire_does_not_move_where_it_would_lose() -> None:
    state = state_with(
        settlements=[["3.5"]],
        tokens=[{"7.12": "ready"}],
        cards=("workers", "fishermen", "knights"),
        owed=0,
    )
    assert lines(state) == ["lift paddock 3.5", "end-turn"]  # away from the castle
    assert {squire(state, seed) for seed in range(10)} == {"end-turn"}


def test_squire_beats_page_in_at_least_sixteen_of_twenty_games() -> None:
    wins = 0
    for seed in range(10):
        for seat in (0, 1):
            wins += winners(["greedy" if one == seat else "uniform" for one in (0, 1)], seed) == [seat]
    assert wins >= 16


def winners(bots: list[str], seed: int) -> list[int]:
    return finished("kingdom", bots, seed).result.winners


def finished(game: str, bots: list[str], seed: int, **options: Any) -> Match:
    """A game that these bots have played to its end."""
    match = Match(game, seed=seed, seats=len(bots), **options)
    players = [bastide.new_bot(bot, game, seed=seed + seat) for seat, bot in enumerate(bots)]
    while not match.over:
        seat = match.to_act[0]
        match.play(seat, players[seat].choose(match.view(seat), match.legal(seat), seconds=10.0))
    return match


# -- The Castles of Burgundy


def in_burgundy(state: Duchies, seed: int = 1) -> str:
    chooser = bastide.new_bot("greedy", "burgundy", seed=seed)
    return chooser.choose({**burgundy.view(state, 0)}, burgundy_tables.lines(state), seconds=10.0)


def test_squire_fills_an_area_of_burgundy_when_it_can() -> None:
    state = burgundy_tables.state_with(
        dice=(3, None), storage=["mine"], tiles={"25": "mine", "30": "mine"}, depots={"3": ["cow-2"]}
    )
    assert in_burgundy(state) == "place 3 mine 34"


def test_squire_does_not_hoard_workers_in_burgundy() -> None:
    state = burgundy_tables.state_with(dice=(3, None), workers=6, depots={"3": ["cow-2", "bank"]})
    assert in_burgundy(state).startswith("take 3 3")


def test_squire_takes_the_goods_with_a_ship_of_burgundy() -> None:
    state = burgundy_tables.state_with(
        dice=(2, None), storage=["ship"], stock={"1": {"red": 1}, "4": {"pink": 3}}
    )
    burgundy_tables.play(state, "place 2 ship 18")
    assert in_burgundy(state) == "load 4"


def test_squire_beats_page_in_burgundy_and_plays_it_well() -> None:
    scores = []
    for seed in range(5):
        for seat in (0, 1):
            match = finished("burgundy", ["greedy" if one == seat else "uniform" for one in (0, 1)], seed)
            assert match.result.winners == [seat]
            scores.append(match.result.scores[seat])
    assert sum(scores) / len(scores) >= 120


def test_squire_goes_on_building_where_stored_tiles_of_burgundy_want_the_same_space() -> None:
    for seed in (21, 22):
        assert min(finished("burgundy", ["greedy", "greedy"], seed).result.scores) > 120


# -- A Castle for All Seasons


def in_seasons(state: Castle, seed: int = 1) -> str:
    chooser = bastide.new_bot("greedy", "seasons", seed=seed)
    return chooser.choose({**seasons.view(state, 0)}, seasons_tables.lines(state), seconds=10.0)


def stonemason(**table: Any) -> Castle:
    state = seasons_tables.state_with(**table)
    seasons_tables.choose(state, "stonemason", "messenger", "messenger")
    return state


def test_squire_builds_the_tile_of_seasons_that_brings_more() -> None:
    state = stonemason(sand=4, wood=1, clay=1)
    assert seasons_tables.open_to(state, "erect") == ["house", "tower"]
    assert in_seasons(state) == "erect tower"


def test_squire_keeps_silver_of_seasons_that_it_cannot_use_yet() -> None:
    state = seasons_tables.state_with(silver=2)
    seasons_tables.choose(state, "messenger", "messenger", "messenger")
    assert in_seasons(state) == "end-turn"


def test_squire_places_a_helper_of_seasons_where_it_pays_at_the_end() -> None:
    state = stonemason(round=15, sand=2, wood=1, clay=1, talers=16, smithy=9)
    seasons_tables.play(state, "erect house", "pay 2 1 1 0")
    assert in_seasons(state) == "house supply smithy 1"


def test_squire_takes_what_is_worth_most_from_the_tower_of_seasons() -> None:
    state = seasons_tables.state_with(tower={"sand": 2, "clay": 3, "wood": 1})
    seasons_tables.choose(state, "bricklayer", "messenger", "messenger")
    assert in_seasons(state) == "take clay"


def test_squire_beats_page_in_seasons_summer_and_winter() -> None:
    for seed, season in enumerate(["summer", "winter"] * 3):
        seat = seed % 2
        bots = ["greedy" if one == seat else "uniform" for one in (0, 1)]
        result = finished("seasons", bots, seed, season=season).result
        assert result.winners == [seat]
        assert result.scores[seat] > 1.3 * result.scores[1 - seat]


def test_squire_beats_page_in_seasons_with_four_seats() -> None:
    wins = sum(
        finished("seasons", ["greedy", *["uniform"] * 3], seed).result.winners == [0] for seed in range(6)
    )
    assert wins >= 4
