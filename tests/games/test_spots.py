"""What holds for the spots of every game: moves go through them, and clicks that do nothing are explained."""

import re
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from bastide.core.chance import below
from bastide.core.errors import Message
from bastide.core.game import CHANCE, Game
from bastide.core.match import Match
from bastide.words import LANGUAGES, words_for
from tests.games.every import CASES, NAMES, positions

every_game = pytest.mark.parametrize(("key", "options"), CASES, ids=NAMES)
A_FEW = 40


def path_of(game: Game, line: str) -> list[str]:
    """The spots that a line goes through, as the published table spells them."""
    name, *words = line.split()
    fields = game.NOTATION.fields[name]
    given: dict[str, list[str]] = {field: [word] for field, word in zip(fields, words, strict=False)}
    if len(words) > len(fields):
        given[fields[-1]] = words[len(fields) - 1 :]
    path: list[str] = []
    for step in game.SPOTS.gestures[name].steps:
        named = re.findall(r"{(\w+)}", step.spot)
        for place in range(max([len(given[field]) for field in named], default=1)):
            spelt = step.spot.format(
                **{field: [*given[field], *given[field] * place][place] for field in named}
            )
            path.append(step.at.get(spelt, spelt))
    return [spot for spot in path if spot]


@every_game
def test_every_move_of_a_player_has_its_gesture_and_goes_through_spots_that_exist(
    key: str, options: dict[str, Any]
) -> None:
    for match in positions(key, options, seed=23, number=2):
        for seat in match.to_act:
            for line in match.legal(seat):
                for spot in path_of(match.game, line):
                    match.game.SPOTS.read(spot)


@every_game
def test_a_click_on_any_spot_is_explained_in_every_language(key: str, options: dict[str, Any]) -> None:
    for match in positions(key, options, seed=31, number=2):
        seat, keys = match.to_act[0], dict[str, Message]()
        for spots in some_clicks(match, Random(2)):
            reason = match.why_not(seat, spots)
            assert reason is None or reason.key != "line-word"
            if reason is not None:
                assert reason.key not in ("line-length", "line-unknown", "spot-unknown"), spots
                keys[reason.key] = reason
        for reason in keys.values():
            for language in LANGUAGES:
                assert words_for(language, key).tell(reason)


def some_clicks(match: Match, rng: Random) -> Iterator[list[str]]:
    """Spots of every kind, each alone and with another picked up."""
    kinds = match.game.SPOTS.kinds
    drawn = [
        " ".join([kind, *[words.words[below(rng, len(words.words))] for words in fields]])
        for kind, fields in kinds.items()
        for _ in range(A_FEW if fields else 1)
    ]
    for spot in drawn:
        yield [spot]
        yield [drawn[below(rng, len(drawn))], spot]


@every_game
def test_what_is_not_on_any_table_is_refused_and_nobody_else_is_answered(
    key: str, options: dict[str, Any]
) -> None:
    match = Match(key, seed=1, **options)
    seat = match.to_act[0]
    for spots in ([], [""], ["teapot"], ["teapot 3"], [next(iter(match.game.SPOTS.kinds)) + " teapot x y z"]):
        reason = match.why_not(seat, spots)
        assert reason is not None
        assert reason.key == "spot-unknown"
    for other in (CHANCE, options["seats"]):
        refusal = match.why_not(other, ["teapot"])
        assert refusal is not None
        assert refusal.key == ("chance-not-due" if other == CHANCE else "not-to-act")
