"""Positions that somebody sets up: described, changed, judged, played on."""

import json
from random import Random
from typing import Any

import pytest

import bastide
from bastide.core.errors import BadOption
from bastide.core.match import Match
from bastide.core.options import read_options
from bastide.core.position import lay_out
from bastide.words import LANGUAGES, words_for
from tests.games.burgundy.contract import EVERYTHING
from tests.games.every import CASES, play_any, random_match

ALONE = [("burgundy", {"seats": 2, "modules": [module]}) for module in EVERYTHING]
EDITABLE = [*CASES, *ALONE]
every_game = pytest.mark.parametrize(
    ("key", "options"), EDITABLE, ids=[f"{key}-{number}" for number, (key, _) in enumerate(EDITABLE)]
)
ENDS = 3  # positions of each kind of game that are played to the end
# What was asked for before the first turn, and who chose it then, is no part of a position.
BEFORE = ("asked_quadrants", "asked_turned", "asked", "dealt", "picks", "setup", "experts", "action")


def left(key: str, options: dict[str, Any]) -> dict[str, Any]:
    decided = bastide.game(key).POSITIONS.decides
    return {name: value for name, value in options.items() if name not in decided}


def described(match: Match) -> dict[str, Any] | None:
    """The position, if a turn begins here."""
    try:
        found: dict[str, Any] = json.loads(json.dumps(match.position()))
    except BadOption as why:
        refused = why.message.key
    else:
        return found
    assert refused == "position-midway"
    return None


def table(match: Match) -> dict[str, Any]:
    written = match.game.write_state(match.state)
    if "shields" in written:
        written["shields"]["set_in"] = None  # of an earlier turn
    return {name: value for name, value in written.items() if name not in BEFORE}


@every_game
def test_every_turn_of_a_game_can_be_set_up_again(key: str, options: dict[str, Any]) -> None:
    match, rng, found = Match(key, seed=5, **options), Random(5), 0
    while not match.over:
        position = described(match)
        if position is not None:
            found += 1
            again = Match(key, chance="manual", position=position, **left(key, options))
            assert table(again) == table(match)
            assert again.to_act == match.to_act
            assert again.result == match.result
            assert match.game.POSITIONS.follow(again.options, position) == position
        play_any(match, rng)
    assert found > match.options["seats"]


def numbers_in(part: Any) -> list[tuple[Any, Any]]:
    """Where something can be changed: a container, and the name of a number, a word or nothing in it."""
    places: list[tuple[Any, Any]] = []
    names = part.keys() if isinstance(part, dict) else range(len(part)) if isinstance(part, list) else ()
    for name in names:
        places += numbers_in(part[name]) if isinstance(part[name], dict | list) else [(part, name)]
    return places


def changed(position: dict[str, Any], rng: Random) -> dict[str, Any]:
    """The same with a few things otherwise: other numbers, words swapped, things that are missing."""
    new: dict[str, Any] = json.loads(json.dumps(position))
    for _ in range(rng.randint(1, 4)):
        places = numbers_in(new)
        part, name = rng.choice(places)
        if type(part[name]) is int:
            part[name] = max(0, part[name] + rng.choice([-2, -1, 1, 2, 30]))
        elif rng.random() < 0.3:
            del part[name]
        else:
            other, its = rng.choice(places)
            part[name], other[its] = other[its], part[name]
    return new


@every_game
def test_what_is_changed_is_refused_in_words_or_can_be_played_on(key: str, options: dict[str, Any]) -> None:
    rng, ends = Random(11), 0
    starts = [random_match(key, options, seed, most) for seed, most in ((1, 40), (2, 90), (3, 150))]
    for start in starts:
        while described(start) is None and not start.over:
            play_any(start, rng)
        for _ in range(40 if not start.over else 0):
            match = opened(key, changed(start.position(), rng), left(key, options))
            if match is not None and ends < ENDS:
                ends += 1
                play_out(match, rng)
    assert ends == ENDS


def opened(key: str, position: dict[str, Any], options: dict[str, Any]) -> Match | None:
    """A match of the position; nothing where it is refused, which every language can say."""
    try:
        return Match(key, seed=1, position=position, **options)
    except BadOption as why:
        refusal = why.message
    assert all(words_for(language, key).tell(refusal) for language in LANGUAGES)
    look_at(key, position, options)
    return None


def look_at(key: str, position: dict[str, Any], options: dict[str, Any]) -> None:
    """What can be laid on the table can be seen there, though no game could stand so."""
    game = bastide.game(key)
    try:
        state = lay_out(game, read_options(game.options(), options), position)
    except BadOption:
        return
    assert game.POSITIONS.faults(state)
    assert game.view(state, 0)["seat"] == 0
    assert len(game.result(state).scores) == options["seats"]


def play_out(match: Match, rng: Random) -> None:
    """To the end, by a record that can be read again."""
    while not match.over:
        play_any(match, rng)
    assert match.result.final
    assert [sum(sheet.values()) for sheet in match.result.sheets] == match.result.scores
    again = bastide.replay(match.record())
    assert again.result == match.result
    assert again.record() == match.record()
