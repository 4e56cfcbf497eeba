"""What holds for every game: the contract of `core.game`, played through."""

import json
from itertools import islice
from random import Random
from typing import Any

import pytest

import bastide
from bastide.core.cells import IS_PLAIN
from bastide.core.errors import Message
from bastide.core.game import CHANCE, Result, Reveal, Seat
from bastide.core.match import Match
from bastide.words import LANGUAGES, words_for
from tests.games.every import CASES, CONTRACTS, NAMES, many_lines, play_any, positions, random_match, states

every_game = pytest.mark.parametrize(("key", "options"), CASES, ids=NAMES)
SEEDS = range(12)


def test_every_game_is_under_this_suite() -> None:
    assert tuple(sorted(CONTRACTS)) == bastide.games()


@every_game
def test_random_play_ends_with_sheets_that_add_up(key: str, options: dict[str, Any]) -> None:
    for seed in SEEDS:
        result = random_match(key, options, seed).result
        assert result.final
        assert [sum(sheet.values()) for sheet in result.sheets] == result.scores
        assert is_in_order(result)
        first = [seat for seat, place in enumerate(result.ranking) if place == 1]
        assert result.winners == first or (options["seats"] == 1 and result.winners == [])


def is_in_order(result: Result) -> bool:
    """A better score, or a team's, never has a worse place; equal ones may be told apart by a tie-break."""
    sides = result.teams or [[seat] for seat in range(len(result.scores))]
    assert sorted(seat for side in sides for seat in side) == list(range(len(result.scores)))
    pairs = [(sum(result.scores[seat] for seat in side), result.ranking[side[0]]) for side in sides]
    assert all(len({result.ranking[seat] for seat in side}) == 1 for side in sides)
    return all(place < other for score, place in pairs for less, other in pairs if score > less)


@every_game
def test_sheets_add_up_on_the_way_and_are_not_final(key: str, options: dict[str, Any]) -> None:
    for match in positions(key, options, seed=3, number=8):
        assert not match.result.final
        assert [sum(sheet.values()) for sheet in match.result.sheets] == match.result.scores


@every_game
def test_every_listed_move_plays(key: str, options: dict[str, Any]) -> None:
    game = bastide.game(key)
    for match in positions(key, options, seed=7, number=6):
        for seat in match.to_act:
            moves = game.legal_moves(match.state, seat)
            assert len(moves) == len({game.NOTATION.write(move) for move in moves})
            for move in moves:
                after = game.copy(match.state)
                assert game.play(after, seat, move)
                assert after != match.state


@every_game
def test_no_unlisted_line_gets_through_and_each_has_its_reason(key: str, options: dict[str, Any]) -> None:
    """The engines share the positions: the plain one refuses in two, the compiled one in the others."""
    for match in islice(positions(key, options, seed=11, number=4), not IS_PLAIN, None, 2):
        before, rows = json.dumps(match.game.write_state(match.state)), len(match.log)
        reasons: dict[tuple[str, str], Message] = {}
        for seat in match.to_act:
            listed = set(match.legal(seat))
            for line in many_lines(key):
                if line not in listed:
                    refusal = refused(match, seat, line)
                    reasons[refusal.key, repr(refusal.arguments)] = refusal
        assert len(reasons) > 3
        for reason in reasons.values():
            arguments = json.loads(json.dumps(reason.arguments))
            for language in LANGUAGES:
                assert words_for(language, key).say(reason.key, **arguments)
        assert json.dumps(match.game.write_state(match.state)) == before
        assert len(match.log) == rows


def refused(match: Match, seat: Seat, line: str) -> Message:
    """Why the line cannot be played."""
    try:
        match.play(seat, line)
    except bastide.IllegalMove as refusal:
        return refusal.message
    pytest.fail(f"{line} was played")


@every_game
def test_a_seat_that_does_not_act_cannot_play(key: str, options: dict[str, Any]) -> None:
    for match in positions(key, options, seed=13, number=4):
        line = match.legal(match.to_act[0])[0]
        for seat in range(-1, options["seats"] + 1):
            if seat not in match.to_act:
                assert match.legal(seat) == []
                with pytest.raises(bastide.IllegalMove):
                    match.play(seat, line)


@every_game
def test_a_seat_that_owes_nothing_has_no_moves_in_any_state(key: str, options: dict[str, Any]) -> None:
    game = bastide.game(key)
    for state in states(key, options, seed=67):
        for seat in range(options["seats"]):
            if seat not in game.to_act(state):
                assert list(game.legal_moves(state, seat)) == []


@every_game
def test_pieces_are_neither_made_nor_lost_and_counts_are_true(key: str, options: dict[str, Any]) -> None:
    contract = CONTRACTS[key]
    for seed in SEEDS[:4]:
        for state in states(key, options, seed):
            counted = contract.pieces(state)
            assert counted == {name: contract.PIECES[name] for name in counted}
            contract.recount(state)


@every_game
def test_a_copy_is_equal_and_independent(key: str, options: dict[str, Any]) -> None:
    game = bastide.game(key)
    for match in positions(key, options, seed=17, number=6):
        before = json.dumps(game.write_state(match.state))
        other = game.copy(match.state)
        assert other == match.state
        while game.to_act(other):
            seat = game.to_act(other)[0]
            chance = seat == CHANCE
            move = game.draw_chance(other, Random(1)) if chance else game.legal_moves(other, seat)[0]
            game.play(other, seat, move)
        assert json.dumps(game.write_state(match.state)) == before
        assert other != match.state


@every_game
def test_a_state_survives_json(key: str, options: dict[str, Any]) -> None:
    game = bastide.game(key)
    for state in states(key, options, seed=19):
        again = game.read_state(json.loads(json.dumps(game.write_state(state))))
        assert again == state
        acting = game.to_act(state)
        assert game.to_act(again) == acting
        if acting and acting != (CHANCE,):
            assert game.legal_moves(again, acting[0]) == game.legal_moves(state, acting[0])


@every_game
def test_a_record_replays_to_the_same_state_scores_and_events(key: str, options: dict[str, Any]) -> None:
    for seed in SEEDS[:4]:
        match = random_match(key, options, seed)
        again = bastide.replay(match.record(names=["A", "B"], date="2026-01-31"))
        assert again.state == match.state
        assert again.result == match.result
        assert again.log == match.log
        half = bastide.replay(match.record(), at=len(match.log) // 2)
        assert half.log == match.log[: len(match.log) // 2]


@every_game
def test_a_line_is_its_move_and_back(key: str, options: dict[str, Any]) -> None:
    notation = bastide.game(key).NOTATION
    match = random_match(key, options, seed=23)
    for row in match.log:
        assert notation.write(notation.read(row.line)) == row.line
    for position in positions(key, options, seed=29, number=4):
        for move in position.game.legal_moves(position.state, position.to_act[0]):
            assert notation.read(notation.write(move)) == move


@every_game
def test_a_view_is_json_and_the_same_for_every_state_a_seat_can_imagine(
    key: str, options: dict[str, Any]
) -> None:
    game = bastide.game(key)
    for match in positions(key, options, seed=31, number=6):
        for seat in [None, *range(options["seats"])]:
            seen = game.view(match.state, seat)
            assert json.loads(json.dumps(seen)) == seen
            imagined = [game.imagine(match.state, seat, Random(seed)) for seed in range(8)]
            assert all(game.view(state, seat) == seen for state in imagined)
            CONTRACTS[key].recount(imagined[0])


@every_game
def test_what_is_hidden_is_really_imagined_anew(key: str, options: dict[str, Any]) -> None:
    game = bastide.game(key)
    match = random_match(key, options, seed=37, most=20)
    for seat in CONTRACTS[key].HIDDEN_FROM(match):
        imagined = [
            json.dumps(game.write_state(game.imagine(match.state, seat, Random(n)))) for n in range(40)
        ]
        assert len(set(imagined)) > 1


@every_game
def test_from_view_needs_nothing_but_the_view(key: str, options: dict[str, Any]) -> None:
    game = bastide.game(key)
    match = random_match(key, options, seed=41, most=25)
    seat = match.to_act[0]
    through_json = json.loads(json.dumps(match.view(seat)))
    state = game.from_view(through_json, Random(1))
    assert [game.NOTATION.write(move) for move in game.legal_moves(state, seat)] == match.legal(seat)


@every_game
def test_no_event_tells_a_seat_what_its_view_hides(key: str, options: dict[str, Any]) -> None:
    """Outcomes of chance that a seat cannot tell apart by sight are told to it alike, too."""
    game = bastide.game(key)
    before = before_chance(key, options)
    for listener in [None, *range(options["seats"])]:
        told: dict[str, set[str]] = {}
        for seed in range(40):
            position = game.copy(before)
            events = game.play(position, CHANCE, game.draw_chance(position, Random(seed)))
            hidden = [event for event in events if not isinstance(event, Reveal)]
            after = json.dumps(game.view(position, listener))
            told.setdefault(after, set()).add(repr([game.seen(event, listener) for event in hidden]))
        assert all(len(stories) == 1 for stories in told.values())


def before_chance(key: str, options: dict[str, Any]) -> Any:
    """A state in mid-game where chance is due, or the first one of a game that has no more of it."""
    game = bastide.game(key)
    position = game.copy(random_match(key, options, seed=43, most=9).state)
    while game.to_act(position) and game.to_act(position) != (CHANCE,):
        seat = game.to_act(position)[0]
        game.play(position, seat, game.legal_moves(position, seat)[0])
    return position if game.to_act(position) else bastide.Match(key, chance="manual", **options).state


@every_game
def test_chance_draws_only_what_it_may(key: str, options: dict[str, Any]) -> None:
    game = bastide.game(key)
    for state in states(key, options, seed=47):
        if game.to_act(state) == (CHANCE,):
            for seed in range(5):
                assert game.check_chance(state, game.draw_chance(state, Random(seed))) is None


@every_game
def test_undo_leads_back_exactly_and_never_over_chance(key: str, options: dict[str, Any]) -> None:
    match = bastide.Match(key, seed=53, **options)
    rng = Random(53)
    undone = 0
    for _ in range(60):
        before, rows = match.game.copy(match.state), list(match.log)
        seat = play_any(match, rng)
        if match.undoable(seat) is None:
            assert any(row.seat == CHANCE or row.reveals for row in match.log[len(rows) :])
            continue
        line = match.log[-1].line
        assert match.undo(seat) == line
        assert match.state == before
        assert match.log == rows
        match.play(seat, line)
        undone += 1
    assert undone > 10


@every_game
def test_a_preview_tells_the_events_and_changes_nothing(key: str, options: dict[str, Any]) -> None:
    for match in positions(key, options, seed=59, number=6):
        seat, before = match.to_act[0], match.game.copy(match.state)
        line = match.legal(seat)[-1]
        events = match.preview(seat, line)
        assert match.state == before
        shown = [match.game.seen(event, seat) for event in match.play(seat, line)]
        assert shown[: len(events)] == events


@every_game
def test_the_adviser_advises_a_legal_line(key: str, options: dict[str, Any]) -> None:
    for match in positions(key, options, seed=61, number=4):
        assert match.hint(match.to_act[0]) in match.legal(match.to_act[0])
