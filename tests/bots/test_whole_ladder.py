"""Every kind of game from its beginning to its end, with all levels at its tables."""

from itertools import count
from random import Random

import pytest

from bastide.bots import BOTS, STRONGER, new_bot
from bastide.bots.bot import Bot
from bastide.bots.levels import LEVELS, Thinker
from bastide.core.match import Match
from tests.bots.thinking import quick, small
from tests.games.every import CASES, NAMES

MOMENT = 0.002  # seconds for a decision, with as little search as there can be


def bot_of(level: str, key: str) -> Bot:
    if level not in STRONGER:
        return new_bot(level, key, seed=1)
    return Thinker(key, Random(1), quick(LEVELS[level], MOMENT), small(key))


@pytest.mark.parametrize("number", range(len(CASES)), ids=NAMES)
def test_all_levels_decide_in_whole_games_of_every_kind(number: int) -> None:
    """One decision after the other is the next level's, from the first to the last of a game."""
    key, options = CASES[number]
    match, bots = Match(key, seed=number, **options), [bot_of(level, key) for level in BOTS]
    for decision in count(number):
        if match.over:
            break
        seat, bot = match.to_act[0], bots[decision % len(bots)]
        line = bot.choose(match.view(seat), match.legal(seat), MOMENT)
        assert line in match.legal(seat)
        match.play(seat, line)
    assert match.result.final
    assert len(match.log) > len(bots)  # each has had its say
