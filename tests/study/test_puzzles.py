"""Puzzles: every shipped one opens, its answer is legal and the best, and no secret is needed to find it."""

from pathlib import Path
from random import Random
from typing import Any

import pytest

from bastide.core import registry
from bastide.games import burgundy, kingdom, seasons
from bastide.study.puzzles.finding import Finder, Look, beginnings
from bastide.study.puzzles.folder import name_of
from bastide.study.puzzles.making import BOTS, chosen
from bastide.study.puzzles.narrowing import clue_of, left_over
from bastide.study.puzzles.puzzle import (
    PLAYED_ON,
    Puzzle,
    Worth,
    open_state,
    read_puzzles,
    shipped,
    themes_of,
    write_puzzles,
)
from bastide.study.puzzles.themes import BLOCK, PLAN, most_gained
from bastide.words import LANGUAGES, words_for
from tests.games.kingdom import tables as kingdom_tables

GAMES = ("burgundy", "kingdom", "seasons")
FEWEST = 300  # of a game


@pytest.mark.parametrize("key", GAMES)
def test_every_shipped_puzzle_opens_and_its_answer_is_the_best_of_its_lines(key: str) -> None:
    game = registry.game(key)
    puzzles = shipped(key)
    assert len(puzzles) >= FEWEST
    assert len({name_of(puzzle) for puzzle in puzzles.values()}) == len(puzzles)  # each position once
    for puzzle in puzzles.values():
        state = open_state(game, puzzle)
        legal = [game.NOTATION.write(move) for move in game.legal_moves(state, puzzle.seat)]
        assert list(puzzle.worths) == legal
        assert puzzle.way[0] in puzzle.right
        assert len(puzzle.right) < len(legal)
        lost = [worth for line, worth in puzzle.worths.items() if line not in puzzle.right]
        assert min(worth.points for worth in lost) == pytest.approx(puzzle.ahead)
        assert sum(puzzle.sources.values()) == pytest.approx(
            puzzle.ahead, abs=0.05 * (1 + len(puzzle.sources))
        )
        for line in puzzle.way:
            assert line in [game.NOTATION.write(move) for move in game.legal_moves(state, puzzle.seat)]
            game.play(state, puzzle.seat, game.NOTATION.read(line))
    for language in LANGUAGES:
        words = words_for(language, key)
        assert all(words.has(f"theme-{theme}") for theme in themes_of(list(puzzles.values())))


@pytest.mark.parametrize("key", GAMES)
def test_a_hint_always_narrows_and_never_gives_all_away(key: str) -> None:
    game = registry.game(key)
    for puzzle in shipped(key).values():
        left = left_over(game, puzzle)
        assert len(left) <= 3
        assert len(left) < len(puzzle.worths)
        assert set(left) & set(puzzle.right)
        assert set(left) - set(puzzle.right)


def test_a_hint_of_kingdom_says_which_token_or_which_part_of_the_board_and_terrain() -> None:
    said = set()
    for puzzle in shipped("kingdom").values():
        clue = clue_of(kingdom, puzzle)
        for language in LANGUAGES:
            said.add((clue["key"], words_for(language, "kingdom").say(**clue)))
    texts = [text for _, text in said]
    assert {key for key, _ in said} == {"puzzle-clue-token", "puzzle-clue-place"}
    assert any(text.startswith("Look at the top left of the board: ") for text in texts)
    assert not any("{" in text or "puzzle-" in text for text in texts)


@pytest.mark.parametrize("key", GAMES)
def test_the_lines_of_a_puzzle_do_not_depend_on_what_the_seat_cannot_see(key: str) -> None:
    game = registry.game(key)
    for puzzle in list(shipped(key).values())[::7]:
        state = open_state(game, puzzle)
        other = game.imagine(state, puzzle.seat, Random(puzzle.key))
        assert game.view(other, puzzle.seat) == game.view(state, puzzle.seat)
        assert game.legal_moves(other, puzzle.seat) == game.legal_moves(state, puzzle.seat)


@pytest.mark.parametrize("key", GAMES)
def test_some_of_them_looked_at_again_have_the_same_answer(key: str) -> None:
    game, finder = registry.game(key), Finder(key)
    for puzzle in Random(key).sample(list(shipped(key).values()), 2):
        look = Look(finder, open_state(game, puzzle), puzzle.seat)
        assert game.NOTATION.write(look.glance()[0].moves[0]) in puzzle.right
        assert look.seems_clear()


@pytest.mark.parametrize("key", GAMES)
def test_the_best_turn_may_begin_with_whatever_can_come_first(key: str) -> None:
    game = registry.game(key)
    for puzzle in shipped(key).values():
        state, moves = open_state(game, puzzle), [game.NOTATION.read(line) for line in puzzle.way]
        if game.to_act(state) != (puzzle.seat,):
            continue  # all choose in secret
        first = beginnings(game, state, puzzle.seat, moves)
        assert [line for line in puzzle.worths if line in map(game.NOTATION.write, first)] == puzzle.right


def test_two_buildings_of_one_turn_may_be_built_in_either_order() -> None:
    several = [puzzle.right for puzzle in shipped("seasons").values() if len(puzzle.right) > 1]
    assert any(all(line.startswith("erect ") for line in right) for right in several)


def test_a_turn_cannot_begin_with_its_end() -> None:
    game = registry.game("kingdom")
    state: Any = kingdom_tables.state_with()
    (seat,), after, moves = game.to_act(state), game.copy(state), []
    while game.to_act(after) == (seat,):
        moves.append(game.legal_moves(after, seat)[0])
        game.play(after, seat, moves[-1])
    first = beginnings(game, state, seat, moves)
    assert moves[0] in first
    assert moves[-1] not in first


def test_an_empty_map_is_no_puzzle_and_a_shipped_position_is_one() -> None:
    opening = Look(Finder("kingdom"), kingdom_tables.state_with(), 0)
    opening.glance()
    assert opening.finder.look(opening, "opening", BOTS) is None
    short = min(shipped("seasons").values(), key=lambda one: len(one.worths))
    look = Look(Finder("seasons"), open_state(seasons, short), short.seat)
    look.glance()
    again = look.finder.look(look, short.key, BOTS)
    assert again is not None
    assert (again.right, again.way) == (short.right, short.way)


def test_the_theme_is_what_most_is_gained_from() -> None:
    assert most_gained(burgundy, {"areas": 2.0, "phases": 3.0, "animals": 4.0, "later": 1.0}) == "areas"
    assert most_gained(kingdom, {"merchants": 3.0, "castles": 2.0, "later": 6.0}) == "merchants"
    assert most_gained(kingdom, {"merchants": 0.4, "rivals": 3.0}) == BLOCK
    assert most_gained(seasons, {"stonemason": -4.0, "later": 9.0, "rivals": 1.0}) == PLAN
    assert most_gained(seasons, {"keep": 4.0, "later": 1.0}) == "helpers"


def test_a_file_of_puzzles_is_read_as_it_was_written(tmp_path: Path) -> None:
    first, second = list(shipped("kingdom").values())[:2]
    path = tmp_path / "some.json.gz"
    write_puzzles(path, "kingdom", [first, second])
    assert read_puzzles(path) == (kingdom.KEY, [first, second])
    written = path.read_bytes()
    write_puzzles(path, "kingdom", [first, second])
    assert path.read_bytes() == written


def test_of_many_puzzles_every_theme_has_its_turn_and_the_harder_come_first() -> None:
    one = next(iter(shipped("kingdom").values()))

    def like(key: str, theme: str, level: int, ahead: float) -> Puzzle:
        return Puzzle(**{**vars(one), "key": key, "theme": theme, "level": level, "ahead": ahead})

    many = [like("a", "x", 1, 9.0), like("b", "x", 2, 3.0), like("c", "x", 3, 5.0), like("d", "y", 1, 2.0)]
    assert [puzzle.key for puzzle in chosen(many, 3)] == ["c", "d", "b"]
    assert Worth(0.0, 0.0) in one.worths.values()


@pytest.mark.parametrize("game", ["burgundy", "kingdom", "seasons"])
def test_what_is_surely_known_of_other_lines_is_told_and_of_the_rest_no_more(game: str) -> None:
    for puzzle in shipped(game).values():
        known, costs = puzzle.known, [puzzle.cost(line).points for line in puzzle.known]
        assert 1 <= len(known) <= PLAYED_ON
        assert costs == sorted(costs)
        assert costs[0] == min(
            puzzle.worths[line].points for line in puzzle.worths if line not in puzzle.right
        )
        for line in set(puzzle.worths) - {*known, *puzzle.right}:
            assert puzzle.cost(line).points == costs[-1] <= puzzle.worths[line].points
        assert all(puzzle.cost(line) == Worth(0.0, 0.0) for line in puzzle.right)


@pytest.mark.parametrize("language", LANGUAGES)
def test_helpers_from_different_places_have_different_names(language: str) -> None:
    words, origins = words_for(language, "seasons"), ("supply", "wood", "rider", "inn")
    sent = {words.say("back-send", origin=origin, cart="sand") for origin in origins}
    housed = {words.say("back-house", origin=origin, building="keep") for origin in origins}
    assert (len(sent), len(housed)) == (4, 4)
