"""Squire plays with modules as somebody would who has read their rules."""

import pytest

import bastide
from bastide.core.match import Match
from bastide.games import burgundy
from bastide.games.burgundy.box import BOX
from bastide.games.burgundy.state import State
from tests.games.burgundy.modules.shield_tables import at_phase_end, with_shields
from tests.games.burgundy.tables import lines, play, state_with


def squire(state: State, seat: int = 0) -> str:
    chooser = bastide.new_bot("greedy", "burgundy", seed=1)
    return chooser.choose({**burgundy.view(state, seat)}, lines(state, seat), seconds=10.0)


def test_squire_pays_for_its_shields_when_it_can() -> None:
    state = at_phase_end(1, 7, silver=2)
    play(state, "end-turn")
    assert squire(state) == "pay-upkeep 2 0"


def test_squire_gives_up_the_shield_that_is_worth_least() -> None:
    state = at_phase_end(1, 13, silver=1, phase="E")
    play(state, "end-turn")
    assert squire(state) == "give-up 13"


def test_squire_copies_the_player_with_the_better_monasteries() -> None:
    state = with_shields(
        6, seats=3, dice=(3, None), others=[{"monasteries": [1]}, {"monasteries": [8, 9, 12]}]
    )
    assert squire(state) == "choose-player 2"


def test_squire_copies_before_income_if_that_pays_and_else_waits() -> None:
    for theirs, mines, chosen in (([2], 3, "choose-player 1"), ([], 0, "end-turn")):
        tiles = dict.fromkeys(["25", "30", "34"][:mines], "mine")
        state = at_phase_end(6, seats=3, silver=1, tiles=tiles, others=[{"monasteries": theirs}])
        if mines:
            play(state, "end-turn", "pay-upkeep 1 0")
        assert squire(state) == chosen


def test_squire_lays_a_tile_at_the_end_of_a_phase_rather_than_none() -> None:
    state = at_phase_end(14, silver=1, depots={"5": ["bank"]})
    play(state, "end-turn")
    assert squire(state).startswith("place-from 5 bank")


def test_squire_fills_an_area_with_an_inn() -> None:
    state = state_with(
        modules=["inns"], dice=(3, None), storage=["inn"], tiles={"25": "mine", "30": "mine"}, workers=1
    )
    assert squire(state) == "place 3 inn 34"


def test_squire_joins_two_border_posts() -> None:
    tiles = {"5": "monastery-1", "6": "monastery-2", "7": "monastery-3", "8": "monastery-4"}
    state = state_with(
        modules=["border_posts"],
        duchy="11a",
        castle="1",
        dice=(4, None),
        storage=["monastery-9"],
        tiles=tiles,
        depots={"4": ["ship"]},
    )
    assert squire(state) == "place 4 monastery-9 9"


def test_squire_uses_the_crane() -> None:
    state = state_with(modules=["extra_tiles"], pending=[{"effect": "crane"}], workers=9, silver=9)
    assert squire(state) == "copy-building watchtower"


@pytest.mark.parametrize("modules", [[module] for module in BOX.modules] + [list(BOX.modules)], ids=", ".join)
def test_squire_beats_page_with_modules(modules: list[str]) -> None:
    for seed in range(2):
        match = Match("burgundy", seed=seed, modules=modules)
        bots = [bastide.new_bot(bot, "burgundy", seed=seed) for bot in ("greedy", "uniform")]
        while not match.over:
            seat = match.to_act[0]
            match.play(seat, bots[seat].choose(match.view(seat), match.legal(seat), seconds=10.0))
        assert match.result.winners == [0]
        assert match.result.scores[0] > 100
