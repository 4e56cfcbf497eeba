"""Every kind of game from its beginning to its end, with all levels at its tables."""

from random import Random
from typing import Any

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
def test_all_levels_play_whole_games_of_every_kind(number: int) -> None:
    key, options = CASES[number]
    match, levels = Match(key, seed=number, **options), list(BOTS)
    bots = [bot_of(levels[(number + 3 * seat) % len(levels)], key) for seat in seats_of(match)]
    while not match.over:
        seat = match.to_act[0]
        match.play(seat, bots[seat].choose(match.view(seat), match.legal(seat), MOMENT))
    assert len(match.result.scores) == len(bots)


def seats_of(match: Match) -> range:
    seats: Any = match.options["seats"]
    return range(seats)
