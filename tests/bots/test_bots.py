"""What holds for every bot: it answers, repeatably, and from what its seat can see."""

from random import Random
from typing import Any

import pytest

import bastide
from bastide.bots import BOTS, LONG_TIMES
from bastide.bots.bot import Bot
from bastide.bots.levels import Thinker
from bastide.core.match import Match
from tests.games.every import positions

QUICK = [
    bot for bot in BOTS if bot not in LONG_TIMES
]  # the others play on as long as they may: test_levels.py
LUCKY = ("uniform", "greedy", "steward")  # a Castellan plays what it thinks best, whatever the seed
HIDING = ("kingdom",)  # the games that hide something in the midst of play


def matches(game: str, number: int = 12) -> list[Match]:
    """Positions of three seats in which there is something to choose."""
    return [match for match in positions(game, {"seats": 3}, seed=1, number=number) if not match.over]


def unhurried(bot: str, game: str, seed: int) -> Bot:
    """One whose clock stands still: what it chooses does not depend on how busy the machine is."""
    chooser = bastide.new_bot(bot, game, seed=seed)
    if isinstance(chooser, Thinker):
        chooser.clock = lambda: 0.0
    return chooser


def choice(bot: str, match: Match, seed: int = 1) -> str:
    seat = match.to_act[0]
    chooser = unhurried(bot, match.game.KEY, seed)
    return chooser.choose(match.view(seat), match.legal(seat), seconds=10.0)


@pytest.mark.parametrize("game", bastide.games())
@pytest.mark.parametrize("bot", QUICK)
@pytest.mark.parametrize("seconds", [10.0, 0.0])
def test_a_bot_answers_with_one_of_the_lines_however_little_time_it_has(
    bot: str, game: str, seconds: float
) -> None:
    for match in matches(game):
        seat = match.to_act[0]
        lines = match.legal(seat)
        chooser = bastide.new_bot(bot, game, seed=1)
        assert chooser.choose(match.view(seat), lines, seconds=seconds) in lines


@pytest.mark.parametrize("game", bastide.games())
@pytest.mark.parametrize("bot", LUCKY)
def test_the_same_seed_makes_the_same_choices_and_another_others(bot: str, game: str) -> None:
    found = matches(game, number=40)  # a good bot seldom finds two lines equal
    first, again, *others = ([choice(bot, match, seed) for match in found] for seed in (1, 1, 2, 3, 4, 5))
    assert first == again
    assert any(first != other for other in others)


@pytest.mark.parametrize("game", bastide.games())
@pytest.mark.parametrize("bot", QUICK)
def test_a_bot_cannot_tell_apart_what_its_seat_cannot(bot: str, game: str) -> None:
    swapped = 0
    for match in matches(game):
        seat, plays = match.to_act[0], bastide.game(game)
        other: Any = plays.imagine(match.state, seat, Random(9))
        swapped += plays.write_state(other) != plays.write_state(match.state)
        lines = [plays.NOTATION.write(move) for move in plays.legal_moves(other, seat)]
        imagined = unhurried(bot, game, seed=1).choose(plays.view(other, seat), lines, seconds=10.0)
        assert imagined == choice(bot, match)
    assert swapped > 5 or game not in HIDING


@pytest.mark.parametrize("game", bastide.games())
@pytest.mark.parametrize("bot", QUICK)
def test_a_bot_leaves_the_view_and_the_lines_as_they_are(bot: str, game: str) -> None:
    for match in matches(game):
        seat = match.to_act[0]
        view, lines = match.view(seat), match.legal(seat)
        bastide.new_bot(bot, game, seed=1).choose(view, lines, seconds=10.0)
        assert (view, lines) == (match.view(seat), match.legal(seat))


def test_a_bot_is_found_by_the_name_that_people_know() -> None:
    for name, level in (("Squire", "greedy"), ("page", "uniform")):
        assert type(bastide.new_bot(name, "kingdom")) is type(bastide.new_bot(level, "kingdom"))


def test_an_unknown_bot_is_refused_in_a_sentence() -> None:
    with pytest.raises(bastide.BadOption, match=r"no bot “grandmaster”\. Choose one of: page, squire"):
        bastide.new_bot("grandmaster", "kingdom")
