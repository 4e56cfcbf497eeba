"""What holds for the guided first game of every game: it can be played, and it shows every kind of action."""

from collections.abc import Iterator

import pytest

import bastide
from bastide.core.game import CHANCE
from bastide.core.guide import PERSON, SEATS, Lesson, moments, rows_of, script_of
from bastide.core.match import Match, new_match
from bastide.words import LANGUAGES, words_for
from tests.games.test_spots import path_of

every_game = pytest.mark.parametrize("key", bastide.games())

# What a newcomer has done by the end, by the first word of its line; the guide tells of what else there is.
ACTIONS = {
    "burgundy": {"take", "place", "sell-goods", "take-workers", "buy", "load", "end-turn"},
    "kingdom": {"build", "use", "lift", "settle", "end-turn"},
    "seasons": {"choose", "fill", "send", "take", "buy", "exchange", "erect", "pay", "house", "end-turn"},
}
MOST_STEPS = 20  # that are read; five minutes are enough for them
MOST_LETTERS = 190
MOST_SENTENCES = 3


def guided(key: str) -> Match:
    return new_match(key, {**bastide.game(key).GUIDE.options, "seats": SEATS}, chance="manual")


def walk(key: str) -> Iterator[tuple[Lesson, Match]]:
    """Each lesson with the table at which it comes."""
    guide, match = bastide.game(key).GUIDE, guided(key)
    rows = iter(script_of(guide))
    for lesson, moment in zip(guide.lessons, moments(guide), strict=True):
        while len(match.log) < moment:
            match.play(*next(rows))
        yield lesson, match


@every_game
def test_every_line_of_the_script_is_legal_when_it_comes(key: str) -> None:
    match = guided(key)
    for seat, line in script_of(bastide.game(key).GUIDE):
        match.play(seat, line)
    assert PERSON in match.to_act


@every_game
def test_whoever_follows_the_script_has_done_every_kind_of_action(key: str) -> None:
    done = {line.split()[0] for seat, line in script_of(bastide.game(key).GUIDE) if seat == PERSON}
    assert done == ACTIONS[key]


@every_game
def test_every_lesson_comes_when_the_person_is_to_act_and_nothing_is_left_to_luck(key: str) -> None:
    for lesson, match in walk(key):
        assert PERSON in match.to_act, lesson.key
        if lesson.line:
            assert lesson.line in match.legal(PERSON)
    after = script_of(bastide.game(key).GUIDE)[-1][0]
    assert after != CHANCE or PERSON in match.to_act


@every_game
def test_every_spot_that_a_lesson_points_at_exists(key: str) -> None:
    game = bastide.game(key)
    for lesson, _ in walk(key):
        for spot in [*lesson.spots, *(path_of(game, lesson.line) if lesson.line else [])]:
            game.SPOTS.read(spot)


@every_game
def test_what_is_silent_asks_for_a_line_and_the_rest_is_said(key: str) -> None:
    lessons = bastide.game(key).GUIDE.lessons
    assert all(lesson.line for lesson in lessons if lesson.silent)
    assert all(bool(lesson.key) != lesson.silent for lesson in lessons)
    keys = [lesson.key for lesson in lessons if lesson.key]
    assert len(keys) == len(set(keys)) <= MOST_STEPS
    assert all(rows_of(lesson) or not lesson.then for lesson in lessons)


@pytest.mark.parametrize("language", LANGUAGES)
@every_game
def test_every_lesson_is_short_and_says_what_to_do(key: str, language: str) -> None:
    words = words_for(language, key)
    for lesson in bastide.game(key).GUIDE.lessons:
        if lesson.silent:
            continue
        text = words.say(f"guide-{lesson.key}")
        sentences = [one for one in text.replace("?", ".").replace("!", ".").split(". ") if one]
        assert len(sentences) <= MOST_SENTENCES, (lesson.key, text)
        assert len(text) <= MOST_LETTERS, (lesson.key, len(text))
        assert words.say(f"guide-{lesson.key}-title")
        assert words.has(f"guide-{lesson.key}-do") == bool(lesson.line), lesson.key
