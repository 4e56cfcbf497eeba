"""Squire."""

import bastide
from bastide.core.match import Match
from bastide.games import kingdom
from bastide.games.kingdom.state import State
from tests.games.kingdom.tables import lines, play, state_with


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
    match = Match("kingdom", seed=seed, seats=len(bots))
    players = [bastide.new_bot(bot, "kingdom", seed=seed + seat) for seat, bot in enumerate(bots)]
    while not match.over:
        seat = match.to_act[0]
        match.play(seat, players[seat].choose(match.view(seat), match.legal(seat), seconds=10.0))
    return match.result.winners
