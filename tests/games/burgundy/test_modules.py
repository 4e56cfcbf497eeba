"""A stranger adds a module by one folder and one line: orchards, which only these tests play."""

import json
from functools import partial
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

import bastide
from bastide.core.chance import below
from bastide.core.errors import BadOption
from bastide.core.game import CHANCE, Event
from bastide.core.notation import kebab
from bastide.core.options import read_options
from bastide.games import burgundy
from bastide.games.burgundy.book import Chapter
from bastide.games.burgundy.box import BOX, CHAPTERS, Box
from bastide.games.burgundy.depot_to_duchy import PlaceFrom, TileLaid
from bastide.games.burgundy.state import State
from bastide.words import words_for
from tests.games.burgundy.contract import EVERYTHING
from tests.games.burgundy.orchards.chapter import CHAPTER as ORCHARDS
from tests.games.burgundy.orchards.rule import orchards_of
from tests.games.burgundy.tables import state_with
from tests.wording import messages

WITH_ORCHARDS = Box([*CHAPTERS, ORCHARDS])  # the one line

NAMES = {name: getattr(burgundy, name) for name in burgundy.__all__}
GAME: Any = SimpleNamespace(  # the contract, by that box
    **{
        **NAMES,
        "NOTATION": WITH_ORCHARDS.notation,
        "EVENTS": WITH_ORCHARDS.events,
        "options": partial(burgundy.options, WITH_ORCHARDS),
        "new_game": partial(burgundy.new_game, box=WITH_ORCHARDS),
        "from_view": partial(burgundy.from_view, box=WITH_ORCHARDS),
        "read_state": partial(burgundy.read_state, box=WITH_ORCHARDS),
    }
)


def new_table(**asked: Any) -> State:
    state: State = GAME.new_game(read_options(GAME.options(), asked))
    return state


def play_to_end(state: State, seed: int) -> list[Event]:
    """A random game; every written state, every copy and every imagined one is the same again."""
    rng, told = Random(seed), list[Event]()
    while acting := GAME.to_act(state):
        seat = acting[0]
        moves = [GAME.draw_chance(state, rng)] if seat == CHANCE else GAME.legal_moves(state, seat)
        move = GAME.NOTATION.read(GAME.NOTATION.write(moves[below(rng, len(moves))]))
        if below(rng, 10) == 0:
            assert GAME.copy(state) == GAME.imagine(state, max(seat, 0), rng) == state
            assert GAME.read_state(json.loads(json.dumps(GAME.write_state(state)))) == state
        told += GAME.play(state, seat, move)
    return told


@pytest.mark.parametrize("others", [[], EVERYTHING], ids=["alone", "with all others"])
def test_it_is_played_to_the_end_with_its_move_its_event_its_effect_and_its_points(others: list[str]) -> None:
    picked = 0
    for seed in range(4):
        state = new_table(seats=3, modules=[*others, "orchards"])
        told = play_to_end(state, seed)
        apples = [event for event in told if kebab(type(event).__name__) == "apples-picked"]
        assert GAME.result(state).final
        assert sum(event.apples for event in apples) == sum(orchards_of(state).apples)  # type: ignore[attr-defined]
        picked += len(apples)
    assert picked > 0


def test_it_opens_a_choice_which_the_view_names_and_scores_what_comes_of_it() -> None:
    state = table_with_a_mine()
    GAME.play(state, 0, GAME.NOTATION.read("place 4 mine 25"))
    assert GAME.view(state, 0)["pending"] == [{"effect": "harvest"}]
    assert lines(state) == ["pick-apples 1", "pick-apples 2", "decline"]
    GAME.play(state, 0, GAME.NOTATION.read("pick-apples 2"))
    assert GAME.view(state, 0)["orchards"] == {"apples": [2, 0], "worth": [4, 0]}
    for step in state.book.final_steps:
        step(state, 0)
    assert GAME.result(state).sheets[0]["orchards"] == 4


def test_it_says_why_a_line_of_its_own_is_not_legal() -> None:
    state = table_with_a_mine()
    assert GAME.explain(state, 0, "pick-apples 1").key == "no-effect-open"
    GAME.play(state, 0, GAME.NOTATION.read("place 4 mine 25"))
    assert GAME.explain(state, 0, "pick-apples 3").key == "too-few-workers"


@pytest.mark.parametrize("modules", [[], EVERYTHING], ids=["base game", "all others"])
def test_it_is_refused_with_a_sentence_where_the_option_does_not_list_it(modules: list[str]) -> None:
    state = new_table(modules=modules)
    play_to_first_turn(state)
    refusal = GAME.explain(state, state.order[0], "pick-apples 1")
    assert (refusal.key, refusal.arguments) == ("module-off", {"module": "orchards"})
    sentence = words_for("en", "burgundy").tell(refusal)
    assert sentence[0].isupper()
    assert "orchards" in sentence


def test_without_the_line_nobody_can_ask_for_it() -> None:
    with pytest.raises(BadOption):
        bastide.Match("burgundy", modules=["orchards"])
    assert "pick-apples" not in BOX.notation.moves
    assert "pick-apples" not in burgundy.NOTATION.moves


def test_its_book_leaves_those_of_other_tables_as_they_are() -> None:
    base, with_it = WITH_ORCHARDS.book([], "standard"), WITH_ORCHARDS.book(["orchards"], "standard")
    assert [kind for kind, effect in enumerate(base.effects) if effect != with_it.effects[kind]] == [1]
    assert with_it.final_steps[: len(base.final_steps)] == base.final_steps
    assert (base.plays, with_it.has("orchards"), base.has("orchards")) == ({}, True, False)


def test_two_chapters_cannot_have_one_key() -> None:
    with pytest.raises(ValueError, match="one key"):
        Box([*CHAPTERS, CHAPTERS[0]])


@pytest.mark.parametrize("chapter", CHAPTERS, ids=lambda chapter: chapter.key)
def test_what_a_chapter_brings_is_said_in_its_own_file(chapter: Chapter) -> None:
    own = messages("en", f"burgundy/{chapter.key}.ftl")
    assert f"name-{chapter.key}" in own
    events = [event.__name__ for event in chapter.events if event is not TileLaid]  # two chapters have that
    assert {kebab(event) for event in events} <= own.keys()
    words = [word for word, move in chapter.moves.items() if move is not PlaceFrom]
    assert {f"line-{word}" for word in words} <= own.keys()


def table_with_a_mine() -> State:
    """A turn of seat 0, who has a mine stored and two workers."""
    written = burgundy.write_state(state_with(dice=(4, 4), storage=["mine"], workers=2))
    orchards = {"modules": ["orchards"], "step": 0, "orchards": {"apples": [0, 0]}}
    state: State = GAME.read_state({**written, **orchards})
    return state


def lines(state: State) -> list[str]:
    return [GAME.NOTATION.write(move) for move in GAME.legal_moves(state, 0)]


def play_to_first_turn(state: State) -> None:
    rng = Random(1)
    while GAME.view(state, None)["stage"] != "turn":
        seat = GAME.to_act(state)[0]
        move = GAME.draw_chance(state, rng) if seat == CHANCE else GAME.legal_moves(state, seat)[0]
        GAME.play(state, seat, move)
