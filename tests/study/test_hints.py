"""Hints: where one way is clearly best it is told first, and its reasons are what it brings, by source."""

import json
from random import Random
from typing import Any

import numpy as np
import pytest

import bastide
from bastide.cli.hinting import reasons
from bastide.core.match import Match
from bastide.core.study import Deed
from bastide.games import burgundy, kingdom, seasons
from bastide.games.kingdom.around.study import facts
from bastide.games.seasons.around.study import at_the_end
from bastide.games.seasons.state import MARKET_OPEN
from bastide.study.besides import likely, promised
from bastide.study.estimate import BEST, WORLDS, Estimator
from bastide.study.findings import best_first
from bastide.study.futures import Future, Standing
from bastide.study.hints import Hint, best_line, hints
from bastide.study.outlooks import Brought, Coming, Figures, Outlook, differences, usual_places
from bastide.words import LANGUAGES, words_for
from tests.games.burgundy import tables as burgundy_tables
from tests.games.every import CASES, NAMES, positions
from tests.games.kingdom import tables as kingdom_tables
from tests.games.seasons import tables as seasons_tables

TEAMS = {"seats": 4, "mode": "team"}


def hints_of(game: Any, state: Any, seat: int = 0) -> list[Hint]:
    lines = [game.NOTATION.write(move) for move in game.legal_moves(state, seat)]
    return hints(game.KEY, game.view(state, seat), lines)


def played(game: Any, state: Any, hint: Hint, seat: int = 0) -> dict[str, int]:
    """What the lines of a hint bring, by source."""
    after = game.copy(state)
    for line in hint.lines:
        game.play(after, seat, game.NOTATION.read(line))
    before, now = (game.result(one).sheets[seat] for one in (state, after))
    gains = {source: points - before.get(source, 0) for source, points in now.items()}
    return {source: points for source, points in gains.items() if points}


@pytest.mark.parametrize("game", bastide.games())
def test_no_hint_stands_above_one_that_promises_more(game: str) -> None:
    for match in positions(game, {"seats": 2}, seed=11, number=4):
        if not match.over and len(match.legal(match.to_act[0])) > 1:
            told = hints_of(match.game, match.state, match.to_act[0])
            ranks = [(round(hint.win, 2), hint.margin) for hint in told]
            assert ranks == sorted(ranks, reverse=True)


def test_ways_stand_by_the_chance_as_it_is_told_then_by_margin_and_equals_as_they_came() -> None:
    assert best_first([(0.512, 3.0), (0.508, 4.0), (0.6, -9.0), (0.51, 4.0)]) == [2, 1, 3, 0]


def test_in_seasons_nothing_is_promised_for_the_end_once_the_end_is_paid() -> None:
    rng, paid = Random(3), 0
    for seed in range(4):
        match = Match("seasons", seed=seed, seats=2)
        while not match.over:
            seat, before = match.to_act[0], match.game.copy(match.state)
            match.play(seat, rng.choice(match.legal(seat)))
            if before.stage < MARKET_OPEN <= match.state.stage:
                ends = at_the_end(before, seat)
                assert promised(ends, at_the_end(match.state, seat)) == {}
                paid += len(ends)
    assert paid > 0


# -- known positions


def test_in_kingdom_the_castle_is_reached_while_there_is_time() -> None:
    state = kingdom_tables.state_with(
        settlements=[["3.6"]],
        card="flowers",
        cards=("workers", "fishermen", "miners"),
        owed=1,
        supply=[1, 30],
        current=0,
        start=1,
        last_round=True,
    )
    best, other = hints_of(kingdom, state)
    assert (best.lines[0], other.lines[0]) == ("build 3.5", "build 3.7")
    assert (best.now["castles"], best.where["castles"]) == (3, [0])
    assert best.differs["castles"] == 3
    assert best.margin > other.margin


def test_in_burgundy_an_area_is_completed_before_the_game_ends() -> None:
    state = burgundy_tables.state_with(
        phase="E",
        round=5,
        dice=(3, None),
        tiles={"25": "mine", "30": "mine"},
        storage=["mine"],
        line=[1, 0],
        turn=1,
    )
    best = hints_of(burgundy, state)[0]
    assert best.lines[0] == "place 3 mine 34"
    assert best.now["areas"] > 0
    assert best.now["phases"] == 2


def test_in_seasons_the_tower_is_erected_rather_than_nothing() -> None:
    state = seasons_tables.state_with(round=15, sand=4, wood=1, clay=1)
    seasons_tables.choose(state, "stonemason", "messenger", "messenger")
    best = hints_of(seasons, state)[0]
    assert best.lines[0] == "erect tower"
    assert sum(best.now.values()) == sum(played(seasons, state, best).values()) > 0


# -- what holds everywhere


@pytest.mark.parametrize(("key", "options"), CASES, ids=NAMES)
def test_hints_can_be_played_and_their_points_add_up(
    key: str, options: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    few = Estimator(key, worlds=1)  # what a turn brings is the same in all
    monkeypatch.setattr("bastide.study.hints._estimator", lambda _game: few)
    for match in list(positions(key, options, seed=14, number=2))[1:]:
        seat = match.to_act[0]
        found = match.hints(seat)
        lines = [hint.lines[0] for hint in found]
        assert 1 <= len(set(lines)) == len(lines) <= BEST
        assert match.hint(seat) in lines  # what Castellan would play
        for hint in found:
            assert 0 <= hint.win <= 1
            bring = played(match.game, match.state, hint, seat) if not is_secret(hint) else {}
            assert hint.now == bring
            assert hint.where.keys() >= bring.keys()


def is_secret(hint: Hint) -> bool:
    return hint.lines[0].startswith("choose ")


@pytest.mark.parametrize("key", bastide.games())
def test_the_same_view_gets_the_same_hints_also_when_it_has_travelled(key: str) -> None:
    match = next(iter(positions(key, {"seats": 2}, seed=15, number=1)))
    seat = match.to_act[0]
    view, lines = match.view(seat), match.legal(seat)
    assert hints(key, json.loads(json.dumps(view)), lines) == match.hints(seat) == hints(key, view, lines)


def test_hints_do_not_depend_on_what_others_have_chosen_in_secret() -> None:
    told = []
    for line in ("choose trader", "choose messenger"):
        match = Match("seasons", seed=1, seats=3)
        match.play(0, line)
        told.append(match.hints(2))
    assert told[0] == told[1]


def test_hints_do_not_depend_on_the_cards_in_other_hands() -> None:
    told = []
    for card, other in (("desert", "canyon"), ("canyon", "desert")):
        state = kingdom_tables.state_with(
            settlements=[["3.6"]], hands=[None, card], deck={card: 4, other: 5}, owed=1
        )
        told.append(hints_of(kingdom, state))
    assert told[0] == told[1]


def test_the_quick_hint_is_what_castellan_would_play() -> None:
    match = next(iter(positions("burgundy", {"seats": 3}, seed=16, number=1)))
    seat = match.to_act[0]
    castellan = bastide.new_bot("castellan", "burgundy", seed=1)
    line = castellan.choose(match.view(seat), match.legal(seat), seconds=100.0)
    assert match.hint(seat) == line == best_line("burgundy", match.view(seat), match.legal(seat))


def test_who_plays_in_a_team_looks_at_what_the_team_has() -> None:
    match = next(iter(positions("burgundy", TEAMS, seed=17, number=1)))
    for hint in match.hints(match.to_act[0]):
        assert hint.rest > 0


def test_only_what_is_clear_is_told_apart() -> None:
    def outlook(**soon: Any) -> Outlook:
        sheet = {source: np.array(points, float) for source, points in soon.items()}
        return Outlook(("end-turn",), Figures(0.5, 0.0, 0.0, 0.0), Brought({"castles": 3}), Coming(sheet))

    wild = [30, -30] * (WORLDS // 2)
    own = outlook(knights=[2] * WORLDS, miners=[i + 2 for i in wild], lords=[0.2] * WORLDS)
    other = outlook(knights=[0] * WORLDS, miners=[0] * WORLDS)
    assert differences(own, other) == {"knights": 2.0}


@pytest.mark.parametrize("key", bastide.games())
def test_points_of_the_next_turn_are_expected_where_most_worlds_have_them(key: str) -> None:
    placed = 0
    for match in positions(key, {"seats": 2}, seed=18, number=4):
        for hint in match.hints(match.to_act[0]):
            assert hint.soon_at.keys() <= match.result.sheets[match.to_act[0]].keys() | hint.soon.keys()
            for spot in [spot for spots in hint.soon_at.values() for spot in spots]:
                match.game.SPOTS.read(spot)
                placed += 1
    assert (placed > 0) == (key != "seasons")  # where what others choose in secret lies between


def test_what_chance_decides_is_expected_nowhere() -> None:
    def world(*spots: str) -> Future:
        nothing = Standing(sheet={}, end={}, held={}, deeds={})
        return Future(nothing, score=0, win=0.5, margin=0.0, rest=0.0, places={"areas": set(spots)})

    worlds = [world("space 3", f"space {10 + number}") for number in range(4)]
    assert usual_places([*worlds, world()]) == {"areas": ["space 3"]}
    assert usual_places([world("space 3"), world("space 4")]) == {}


# -- reasons in the game's words


def test_in_kingdom_a_token_that_is_taken_used_or_lost_is_told_and_a_castle_that_is_reached() -> None:
    state = kingdom_tables.state_with(card="grass")
    game: Any = kingdom
    told = {}
    for move in game.legal_moves(state, 0):
        after = game.copy(state)
        game.play(after, 0, move)
        for fact in facts(state, after, 0, [move]):
            told[fact["key"]] = fact
            lost = facts(after, state, 0, [])
            assert [one["key"] for one in lost] in ([], ["hint-token-lost"])
    assert told["hint-token-taken"] in [
        {"key": "hint-token-taken", "location": location} for location in kingdom_tables.FIRST_GAME
    ]
    assert told["hint-castle-reached"] == {"key": "hint-castle-reached"}
    used = facts(state, state, 0, [kingdom.NOTATION.read("use farm 3.5")])
    assert used == [{"key": "hint-token-used", "location": "farm"}]


def test_in_seasons_a_building_has_its_price_and_a_helper_what_is_paid_at_the_end() -> None:
    state = seasons_tables.state_with(round=15, sand=4, wood=1, clay=1)
    seasons_tables.choose(state, "stonemason", "messenger", "messenger")
    best = hints_of(seasons, state)[0]
    assert best.lines[0] == "erect tower"
    paid = dict(zip(("sand", "wood", "clay", "stone"), map(int, best.lines[1].split()[1:]), strict=True))
    assert best.held == {kind: -count for kind, count in paid.items() if count}
    housed = seasons_tables.state_with(places={"main-gate-1": 0}, built={"main-gate": 1, "tower": 4})
    stood = at_the_end(housed, 0)
    assert [source for source, points in stood.items() if points] == ["main-gate"]
    assert not any(at_the_end(housed, 1).values())


def test_in_seasons_a_secret_choice_says_what_it_probably_brings() -> None:
    match = next(iter(positions("seasons", {"seats": 2}, seed=15, number=1)))
    for hint in match.hints(match.to_act[0]):
        assert is_secret(hint)
        assert hint.likely
        assert not hint.held


def test_only_what_most_worlds_have_in_common_is_likely() -> None:
    built, housed = Deed("hint-likely-built", "tile", "well"), Deed("hint-likely-housed", "building", "keep")
    found = likely({built: 1}, [{built: 2}, {built: 2, housed: 1}, {built: 1}], 0.5)
    assert found == [{"key": "hint-likely-built", "tile": "well"}]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", bastide.games())
def test_every_reason_can_be_said_in_every_language(key: str, language: str) -> None:
    words = words_for(language, key)
    for match in positions(key, {"seats": 2}, seed=18, number=4):
        found = match.hints(match.to_act[0])
        for hint in found:
            text = " ".join(reasons(hint, found, words, alone=False))
            assert "hint-" not in text
            assert "{" not in text


def test_alone_the_first_hint_is_what_castellan_would_play() -> None:
    """He fills the duchy; the network would have gathered points."""
    match, castellan, met = (
        Match("burgundy", seed=3, mode="solo", seats=1),
        bastide.new_bot("castellan", "burgundy"),
        0,
    )
    while met < 8:
        view, lines = match.view(0), match.legal(0)
        line = castellan.choose(view, lines, 10.0)
        if len(lines) > 8:
            met += 1
            assert hints("burgundy", view, lines)[0].lines[0] == line
        match.play(0, line)
