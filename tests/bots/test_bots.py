"""What holds for every bot: it answers, repeatably, and from what its seat can see."""

from random import Random
from typing import Any

import pytest

import bastide
from bastide.bots import BOTS
from bastide.core.match import Match
from tests.games.every import positions

HIDING = ("kingdom",)  # the games that hide something in the midst of play


def matches(game: str, number: int = 12) -> list[Match]:
    """Positions of three seats in which there is something to choose."""
    return [match for match in positions(game, {"seats": 3}, seed=1, number=number) if not match.over]


def choice(bot: str, match: Match, seed: int = 1, seconds: float = 10.0) -> str:
    seat = match.to_act[0]
    chooser = bastide.new_bot(bot, match.game.KEY, seed=seed)
    return chooser.choose(match.view(seat), match.legal(seat), seconds=seconds)


@pytest.mark.parametrize("game", bastide.games())
@pytest.mark.parametrize("bot", BOTS)
@pytest.mark.parametrize("seconds", [10.0, 0.0])
def test_a_bot_answers_with_one_of_the_lines_however_little_time_it_has(
    bot: str, game: str, seconds: float
) -> None:
    for match in matches(game):
        assert choice(bot, match, seconds=seconds) in match.legal(match.to_act[0])


@pytest.mark.parametrize("game", bastide.games())
@pytest.mark.parametrize("bot", BOTS)
def test_the_same_seed_makes_the_same_choices_and_another_others(bot: str, game: str) -> None:
    found = matches(game, number=40)  # a good bot seldom finds two lines equal
    first, again, *others = ([choice(bot, match, seed) for match in found] for seed in (1, 1, 2, 3, 4, 5))
    assert first == again
    assert any(first != other for other in others)


@pytest.mark.parametrize("game", bastide.games())
@pytest.mark.parametrize("bot", BOTS)
def test_a_bot_cannot_tell_apart_what_its_seat_cannot(bot: str, game: str) -> None:
    swapped = 0
    for match in matches(game):
        seat, plays = match.to_act[0], bastide.game(game)
        other: Any = plays.imagine(match.state, seat, Random(9))
        swapped += plays.write_state(other) != plays.write_state(match.state)
        lines = [plays.NOTATION.write(move) for move in plays.legal_moves(other, seat)]
        imagined = bastide.new_bot(bot, game, seed=1).choose(plays.view(other, seat), lines, seconds=10.0)
        assert imagined == choice(bot, match)
    assert swapped > 5 or game not in HIDING


@pytest.mark.parametrize("game", bastide.games())
@pytest.mark.parametrize("bot", BOTS)
def test_a_bot_leaves_the_view_and_the_lines_as_they_are(bot: str, game: str) -> None:
    for match in matches(game):
        seat = match.to_act[0]
        view, lines = match.view(seat), match.legal(seat)
        bastide.new_bot(bot, game, seed=1).choose(view, lines, seconds=10.0)
        assert (view, lines) == (match.view(seat), match.legal(seat))


def test_an_unknown_bot_is_refused_in_a_sentence() -> None:
    with pytest.raises(bastide.BadOption, match=r"no bot “grandmaster”\. There are: uniform, greedy"):
        bastide.new_bot("grandmaster", "kingdom")
