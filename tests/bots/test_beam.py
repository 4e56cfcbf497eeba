"""The beam: whole turns, in time, whoever judges."""

from itertools import count
from random import Random
from time import monotonic

import bastide
from bastide.bots.beam import SAME, Beam, Way, add_if_new, what_was_done
from bastide.bots.evaluate.kingdom import worth
from bastide.bots.judging import ByHand
from bastide.core.game import Seat
from bastide.core.match import Match
from bastide.games.kingdom.state import State
from bastide.games.seasons.moves import TAKE

LATER = float("inf")


def beam(width: int) -> Beam:
    game = bastide.game("kingdom")
    return Beam(game, ByHand(game, worth), width)


def test_a_turn_is_looked_through_to_its_end() -> None:
    match = Match("kingdom", seed=1)
    seat = match.to_act[0]
    ways = beam(4).turns(match.state, seat, match.game.legal_moves(match.state, seat), LATER)
    names = [match.game.NOTATION.name(move) for move in ways[0].moves]
    assert names == ["build", "build", "build", "end-turn"]
    assert [way.worth for way in ways] == sorted([way.worth for way in ways], reverse=True)
    assert len({way.moves[0] for way in ways}) == len(ways)


def test_a_wider_beam_finds_nothing_worse() -> None:
    for seed in range(4):
        match = Match("kingdom", seed=seed)
        seat = match.to_act[0]
        moves = match.game.legal_moves(match.state, seat)
        narrow, wide = (beam(width).turns(match.state, seat, moves, LATER)[0].worth for width in (1, 60))
        assert wide >= narrow


def test_ways_that_look_equal_are_not_taken_for_the_same() -> None:
    game = bastide.game("kingdom")
    match = Match("kingdom", seed=6)
    seat = match.to_act[0]
    moves = game.legal_moves(match.state, seat)
    ways = Beam(game, ByHand(game, lambda _state, _seat: 1.0), 10_000).turns(match.state, seat, moves, LATER)
    assert len(ways) > 5


def test_ways_of_the_same_moves_are_one_whatever_the_last_bits_of_their_worth() -> None:
    match = Match("kingdom", seed=6)
    seat = match.to_act[0]
    moves = match.game.legal_moves(match.state, seat)
    asked = count()

    def found(unsure: float) -> int:
        judge = ByHand(match.game, lambda _state, _seat: 1.0 + unsure * (next(asked) % 7))
        return len(Beam(match.game, judge, 10_000).ends(match.state, seat, moves, LATER))

    assert found(0.0) == found(1e-6)


def test_ways_are_one_by_what_was_done_how_often_and_what_it_is_worth() -> None:
    sand, wood = TAKE[:2]
    assert what_was_done((sand, sand, wood)) == what_was_done((wood, sand, sand))
    assert what_was_done((sand, sand, wood)) != what_was_done((sand, wood, wood))
    ways: list[Way] = []
    for value in (1.0, 1.0 + SAME / 2, 1.0 + 2 * SAME):
        add_if_new(ways, Way((sand, wood), None, value))
    assert [way.worth for way in ways] == [1.0, 1.0 + 2 * SAME]


def test_a_beam_out_of_time_has_an_answer() -> None:
    match = Match("kingdom", seed=2)
    seat = match.to_act[0]
    moves = match.game.legal_moves(match.state, seat)
    ways = beam(8).turns(match.state, seat, moves, until=monotonic() - 1)
    assert ways[0].moves[0] in moves


def test_who_is_out_of_time_does_not_end_the_turn_because_that_is_soonest_seen() -> None:
    """With a token one settlement more can be built, and the turn may be ended too."""
    match = with_a_token()
    seat = match.to_act[0]
    moves = match.game.legal_moves(match.state, seat)
    judge = ByHand(match.game, lambda state, seat: float(len(state.standing[seat])))
    for until in (LATER, monotonic() - 1):
        best = Beam(match.game, judge, 8).turns(match.state, seat, moves, until)[0]
        assert [match.game.NOTATION.name(move) for move in best.moves] == ["use", "end-turn"]


def with_a_token() -> Match:
    """A random game up to where a token that builds may be used, or the turn be ended."""
    match, rng = Match("kingdom", seed=4), Random(4)
    while {line.split()[0] for line in match.legal(match.to_act[0])} != {"use", "end-turn"}:
        match.play(match.to_act[0], rng.choice(match.legal(match.to_act[0])))
    return match


def test_moves_that_only_look_good_half_way_are_seen_through() -> None:
    """A trap: the judge likes anything with a settlement still owed; only what a turn leads to counts."""
    game = bastide.game("kingdom")

    def half_way(state: State, seat: Seat) -> float:
        return 100.0 if state.owed > 0 else float(-state.standing[seat][-1])

    match = Match("kingdom", seed=3)
    seat = match.to_act[0]
    ways = Beam(game, ByHand(game, half_way), 200).turns(
        match.state, seat, game.legal_moves(match.state, seat), LATER
    )
    assert ways[0].worth < 0
