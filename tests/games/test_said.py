"""What the page asks a game and does not know: options that matter, modes, presets, secrets, what tells."""

from collections.abc import Iterator
from typing import Any

import pytest

import bastide
from bastide.core.errors import BadOption
from bastide.core.match import new_match
from bastide.core.options import Option, PlayMode, read_options
from bastide.core.registry import game as game_of
from bastide.words import LANGUAGES, words_for
from tests.games.every import CASES, NAMES, positions, random_match

OPTIONS = [(key, option) for key in bastide.games() for option in game_of(key).options() if option.matters]
MODES = [(key, mode) for key in bastide.games() for mode in game_of(key).MODES]
PRESETS = [(key, name) for key in bastide.games() for name in game_of(key).PRESETS]


def other_values(option: Option) -> Iterator[Any]:
    """What else may be chosen than what is offered."""
    for value in option.allowed:
        chosen = [value] * (option.fewest or option.many) if option.many else value
        if option.many and option.different:
            chosen = list(option.allowed[: option.many])
        if chosen != option.default:
            yield chosen


@pytest.mark.parametrize(("key", "option"), OPTIONS, ids=lambda one: getattr(one, "name", one))
def test_what_does_not_matter_is_refused_or_changes_nothing(key: str, option: Option) -> None:
    known = {each.name: each for each in game_of(key).options()}
    for name, values in option.matters.items():
        beside = [value for value in known[name].allowed if value not in values]
        without: dict[str, Any] = {name: [] if known[name].many else beside[0]}
        changed = {**without, option.name: next(other_values(option))}
        try:
            read_options(game_of(key).options(), changed)
            log = random_match(key, changed, seed=5).log
        except BadOption:
            continue
        assert [row.line for row in log] == [row.line for row in random_match(key, without, seed=5).log]


@pytest.mark.parametrize(("key", "mode"), MODES, ids=lambda one: getattr(one, "key", one))
def test_a_mode_is_played_by_as_many_as_it_says_and_in_its_teams(key: str, mode: PlayMode) -> None:
    for seats in range(1, 5):
        options = {"mode": mode.key, "seats": seats}
        if seats in mode.seats:
            match = new_match(key, options)
            assert [tuple(team) for team in match.game.result(match.state).teams] == list(mode.teams)
        else:
            with pytest.raises(BadOption):
                new_match(key, options)


@pytest.mark.parametrize(("key", "name"), PRESETS)
def test_a_preset_can_be_played_and_has_its_words(key: str, name: str) -> None:
    new_match(key, game_of(key).PRESETS[name])
    for language in LANGUAGES:
        words = words_for(language, key)
        assert words.say(f"preset-{name}")
        assert words.say(f"preset-{name}-says")


@pytest.mark.parametrize(("key", "options"), CASES, ids=NAMES)
def test_what_a_seat_sees_hides_something_or_is_what_everyone_sees(key: str, options: dict[str, Any]) -> None:
    own = {"seat", "worth"}  # who looks, and what a place is worth to them
    for match in positions(key, options, seed=3, number=4):
        game = match.game
        everyone = {name: part for name, part in game.view(match.state, None).items() if name not in own}
        for seat in match.to_act:
            view = game.view(match.state, seat)
            secret = any(game.SPOTS.gestures[line.split()[0]].secret for line in match.legal(seat))
            assert view["hides"] or not secret
            assert view["hides"] or {name: view[name] for name in everyone} == everyone


def test_kinds_of_spots_that_no_move_goes_through_only_tell() -> None:
    told = {key: game_of(key).SPOTS.told() for key in bastide.games()}
    assert told == {"burgundy": ["post", "route"], "kingdom": ["place"], "seasons": ["winter"]}


def test_nothing_is_ever_built_on_a_place() -> None:
    for match in positions("kingdom", {"seats": 3}, seed=8, number=30):
        places = match.game.view(match.state, None)["places"]
        assert len(places) >= len(match.game.view(match.state, None)["locations"]) > 0
        for line in match.legal(match.to_act[0]):
            assert line.split()[-1] not in places
