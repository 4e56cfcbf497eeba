"""Every kind of game from its beginning to its end, with all levels at its tables."""

from itertools import count
from random import Random
from time import monotonic

import pytest

from bastide.bots import BOTS, STRONGER, new_bot
from bastide.bots.bot import Bot
from bastide.bots.levels import LEVELS, Thinker
from bastide.core.match import Match
from tests.bots.thinking import Clock, quick, small
from tests.games.every import CASES, NAMES

MOMENT = 0.0005  # seconds for a decision, with as little search as there can be
LOOKS = 40  # at the clock, for the few decisions that are thought out, however slow the machine is
THOUGHT_OUT = range(len(BOTS), 3 * len(BOTS))  # two of each level: turns are played on, secrets mixed


def bot_of(level: str, key: str) -> Bot:
    if level not in STRONGER:
        return new_bot(level, key, seed=1)
    return Thinker(key, Random(1), quick(LEVELS[level], LOOKS), small(key))


def hurry(bot: Bot, match: Match, seat: int) -> str:
    return bot.choose(match.view(seat), match.legal(seat), MOMENT)


def think(bot: Bot, match: Match, seat: int) -> str:
    """With as much time as so many looks at a clock of its own take."""
    if not isinstance(bot, Thinker):
        return hurry(bot, match, seat)
    bot.clock = Clock(1)
    line = bot.choose(match.view(seat), match.legal(seat), LOOKS)
    bot.clock = monotonic
    return line


@pytest.mark.parametrize("number", range(len(CASES)), ids=NAMES)
def test_all_levels_decide_in_whole_games_of_every_kind(number: int) -> None:
    """One decision after the other is the next level's, from the first to the last of a game."""
    key, options = CASES[number]
    match, bots = Match(key, seed=number, **options), [bot_of(level, key) for level in BOTS]
    for decision in count():
        if match.over:
            break
        seat, bot = match.to_act[0], bots[(number + decision) % len(bots)]
        line = (think if decision in THOUGHT_OUT else hurry)(bot, match, seat)
        assert line in match.legal(seat)
        match.play(seat, line)
    assert match.result.final
    assert len(match.log) > len(bots)  # each has had its say
