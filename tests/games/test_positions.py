"""Positions that somebody sets up: described, changed, judged, played on."""

import json
from itertools import product
from random import Random
from typing import Any

import pytest

import bastide
from bastide.core.errors import BadOption
from bastide.core.match import Match
from bastide.core.options import read_options
from bastide.core.position import lay_out
from bastide.games.kingdom.components import BUILDABLE, SETTLEMENTS
from bastide.server.study.positions import carried
from bastide.words import LANGUAGES, words_for
from tests.games.burgundy.contract import EVERYTHING
from tests.games.every import CASES, play_any, random_match

ALONE = [("burgundy", {"seats": 2, "modules": [module]}) for module in EVERYTHING]
EDITABLE = [*CASES, *ALONE]
every_game = pytest.mark.parametrize(
    ("key", "options"), EDITABLE, ids=[f"{key}-{number}" for number, (key, _) in enumerate(EDITABLE)]
)
# Other tables at which the same game could go on: more players want pieces, modules take theirs away.
CHANGES: list[tuple[str, dict[str, Any], dict[str, Any]]] = [
    ("kingdom", {"seats": 2}, {"seats": 4}),
    ("kingdom", {"seats": 4}, {"seats": 3}),
    ("seasons", {"seats": 2}, {"seats": 4}),
    ("seasons", {"seats": 2, "season": "winter"}, {"seats": 4}),
    ("burgundy", {"seats": 2}, {"seats": 4}),
    ("burgundy", {"seats": 2, "modules": ["white_castles"]}, {"seats": 2}),
    ("burgundy", {"seats": 2, "modules": EVERYTHING}, {"seats": 2, "modules": ["border_posts"]}),
    ("burgundy", {"seats": 4, "modules": EVERYTHING}, {"seats": 3, "modules": EVERYTHING}),
]
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


@every_game
def test_a_position_goes_over_to_the_options_of_every_other_table(key: str, options: dict[str, Any]) -> None:
    game, rng = bastide.game(key), Random(7)
    match = random_match(key, options, 4, 50)
    while described(match) is None:
        play_any(match, rng)
    for other in [others for one, others in EDITABLE if one == key]:
        kept, told = carried(game, left(key, options), left(key, other), match.position())
        state = lay_out(game, read_options(game.options(), left(key, other)), kept)
        assert game.view(state, 0)["seat"] == 0
        assert game.POSITIONS.faults(state) == []
        assert all(words_for(language, key).tell(message) for language in LANGUAGES for message in told)
        is_new = [message.key for message in told] == ["position-dealt-anew"]
        assert is_new == (options.get("mode", "standard") != other.get("mode", "standard"))
        if other == options:
            assert (kept, told) == (match.position(), [])


@pytest.mark.parametrize(("key", "former", "options"), CHANGES)
def test_a_game_that_could_be_can_be_under_other_options(
    key: str, former: dict[str, Any], options: dict[str, Any]
) -> None:
    game = bastide.game(key)
    before, now = [read_options(game.options(), each) for each in (former, options)]
    for seed, most in product(range(8), (20, 50, 90, 140)):
        position, fresh = turn_after(key, former, seed, most), turn_after(key, options, seed, 0)
        kept, told = game.POSITIONS.carry(before, now, position, fresh)
        state = lay_out(game, now, game.POSITIONS.follow(now, kept))
        assert game.POSITIONS.faults(state) == []
        assert "position-dealt-anew" not in [message.key for message in told]


def test_a_game_that_would_be_over_under_other_options_is_dealt_anew() -> None:
    game = bastide.game("kingdom")
    position = turn_after("kingdom", {"seats": 3}, 1, 0)
    before = read_options(game.options(), {"seats": 3})
    board = lay_out(game, before, position).board
    ground = [hex for hex, terrain in enumerate(board.terrain) if terrain < BUILDABLE][:SETTLEMENTS]
    words = [game.NOTATION.kinds["hex"].write(hex) for hex in ground]
    position |= {"start": 0, "current": 2, "settlements": [words, [], []], "tokens": [{}, {}, {}]}
    position = dict(game.POSITIONS.follow(before, position))
    assert game.POSITIONS.faults(lay_out(game, before, position)) == []
    kept, told = carried(game, {"seats": 3}, {"seats": 2}, position)
    assert [message.key for message in told] == ["position-dealt-anew"]
    assert kept["settlements"] == [[], []]


def turn_after(key: str, options: dict[str, Any], seed: int, most: int) -> dict[str, Any]:
    """The first turn after so many random moves, or the last of a shorter game."""
    match, rng = Match(key, seed=seed, **options), Random(seed)
    found: dict[str, Any] | None = None
    while not match.over and (found is None or len(match.log) < most):
        found = described(match) or found
        play_any(match, rng)
    assert found is not None
    return found


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
