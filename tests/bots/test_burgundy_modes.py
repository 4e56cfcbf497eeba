"""Squire in a team and alone: it plays both sensibly."""

from typing import Any

import bastide
from bastide.core.game import side_scores
from bastide.core.match import Match
from bastide.games import burgundy
from bastide.games.burgundy.state import State
from tests.games.burgundy.modes.tables import all_but, solo_with, team_with
from tests.games.burgundy.tables import lines, play


def squire(state: State, seat: int = 0) -> str:
    chooser = bastide.new_bot("greedy", "burgundy", seed=1)
    return chooser.choose({**burgundy.view(state, seat)}, lines(state, seat), seconds=10.0)


def finished(bots: list[str], seed: int, **options: Any) -> Match:
    match = Match("burgundy", seed=seed, seats=len(bots), **options)
    players = [bastide.new_bot(bot, "burgundy", seed=seed + seat) for seat, bot in enumerate(bots)]
    while not match.over:
        seat = match.to_act[0]
        match.play(seat, players[seat].choose(match.view(seat), match.legal(seat), seconds=10.0))
    return match


# -- in a team


def test_squire_fills_an_area_of_the_team_when_it_can() -> None:
    state = team_with(
        dice=((3, None), (1, 1), (2, 2), (1, 1)),
        depots={"3": ["cow-2"]},
        one={"shared": ["mine"], "tiles": {"49": "mine", "51": "mine"}},
    )
    assert squire(state) == "place-shared 3 mine 50"


def test_squire_does_not_let_tiles_for_one_space_block_each_other() -> None:
    """Six monasteries wait for one space: to place one is better than to wait."""
    state = team_with(
        dice=((5, None), (1, 1), (2, 2), (1, 1)),
        own={0: ["monastery-14", "monastery-6"], 2: ["monastery-11", "monastery-18"]},
        one={"shared": ["monastery-4", "monastery-26"], "workers": 9},
    )
    assert squire(state).startswith("place")


def test_a_team_of_squires_beats_a_team_of_pages_well() -> None:
    for seed, first in ((1, 0), (2, 1)):
        bots = ["greedy" if seat % 2 == first else "uniform" for seat in range(4)]
        result = finished(bots, seed, mode="team", duchies=["12a" if seed == 1 else "12b"]).result
        assert result.winners == [first, first + 2]
        assert side_scores(result)[first] >= 220


# -- alone


def test_squire_fills_the_last_space() -> None:
    state = solo_with(dice=(6, None), tiles=all_but("1"), storage=["cow-2"], depots={"6": ["bank"]})
    assert squire(state) == "place 6 cow-2 1"


def test_squire_buys_points_that_reach_the_target_and_keeps_its_silver_otherwise() -> None:
    near = solo_with(goods={"pink": 1}, score=47, depots={"1": ["bank"], "5": ["ship"]})
    play(near, "sell-goods 3 3")
    assert squire(near) == "buy-points 1"
    far = solo_with(goods={"pink": 1}, silver=3, score=10)
    play(far, "sell-goods 3 3")
    assert squire(far) == "decline"


def test_squire_places_the_tile_for_a_finished_colour() -> None:
    state = solo_with(
        dice=(5, None),
        tiles={"14": "mine", "4": "mine", "28": "bank"},
        storage=["mine"],
        depots={"black": ["castle", "church"]},
    )
    assert squire(state) == "place 5 mine 35"


def test_alone_squire_fills_most_of_the_duchy_and_page_does_not() -> None:
    for duchy in ("13a", "13b"):
        filled = [
            finished(["greedy"], seed, mode="solo", duchies=[duchy]).result.scores[0] for seed in range(6)
        ]
        at_random = finished(["uniform"], 1, mode="solo", duchies=[duchy]).result.scores[0]
        assert sum(filled) / len(filled) >= 30
        assert at_random < min(filled)
