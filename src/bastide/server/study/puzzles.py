"""Puzzles for guests: which one comes next, whether an answer is right, and how long the streak is."""

from collections.abc import Mapping, Sequence
from random import choice
from typing import Final

from bastide.core import registry
from bastide.core.match import Match, new_match
from bastide.server.house import House
from bastide.server.http.forms.puzzles import (
    PuzzleAnswer,
    PuzzleGuess,
    PuzzleHint,
    PuzzleInfo,
    Puzzles,
    PuzzleSet,
    PuzzleStreak,
    PuzzleWorth,
)
from bastide.server.http.forms.shared import Words
from bastide.server.refusal import Refusal
from bastide.server.sockets.messages import Position, Previewed, SeatTable
from bastide.server.storage.schema import Guest
from bastide.server.storage.solutions import Solution, add_solution, count_others, solutions_of
from bastide.server.tables.table import events_for, preview_scores, score_of
from bastide.study.puzzles.narrowing import clue_of, left_over
from bastide.study.puzzles.puzzle import Puzzle, open_state, themes_of
from bastide.words import words_for

REMEMBERED: Final = 2000  # answers of a guest
LATELY: Final = 50  # answers after which a puzzle counts again
SHOWN: Final = 10  # of the last answers


async def show_all(house: House, guest: Guest) -> Puzzles:
    """What there is of every game."""
    sets = []
    for game in registry.games():
        found = list((await house.collection.of(game)).values())
        sets.append(PuzzleSet(game, len(found), themes_of(found)))
    return Puzzles(sets, streak_of(await solutions_of(house.store, guest.id, REMEMBERED)))


async def next_puzzle(house: House, guest: Guest, game: str, theme: str) -> PuzzleInfo:
    """One that the guest has not answered; if there is none, the one that was answered longest ago."""
    every = await house.collection.of(game)
    of_theme = [one.key for one in every.values() if theme in ("", one.theme)]
    if not of_theme:
        raise Refusal("puzzle-theme-unknown", 404)
    answered = await solutions_of(house.store, guest.id, REMEMBERED)
    newest = list(dict.fromkeys(one.puzzle for one in answered if one.game == game))
    fresh = [key for key in of_theme if key not in newest]
    key = choice(fresh) if fresh else next(one for one in reversed(newest) if one in of_theme)
    return await show_puzzle(house, guest, game, key)


async def show_puzzle(house: House, guest: Guest, game: str, key: str) -> PuzzleInfo:
    every = await house.collection.of(game)
    puzzle = found_in(every, key)
    match, seat = match_of(game, puzzle), puzzle.seat
    lines = list(puzzle.worths)
    position = Position(
        number=1,
        fresh=True,
        log=[],
        seats=[SeatTable(seat, match.view(seat), lines, None)],
        to_act=[seat],
        score=score_of(match.result),
        guided=None,
    )
    return PuzzleInfo(
        game=game,
        key=key,
        number=list(every).index(key) + 1,
        theme=puzzle.theme,
        level=puzzle.level,
        seat=seat,
        bots=list(puzzle.bots),
        position=position,
        streak=streak_of(await solutions_of(house.store, guest.id, REMEMBERED)),
    )


async def preview(house: House, game: str, key: str, line: str) -> Previewed:
    """What a line would bring."""
    puzzle = await find_puzzle(house, game, key)
    match = match_of(game, puzzle)
    events, before, after = preview_scores(match, puzzle.seat, line)
    return Previewed("", line, events_for(match.game, events, puzzle.seat), before, after)


async def why_not(house: House, guest: Guest, game: str, key: str, spots: Sequence[str]) -> Words | None:
    """Why a click on the last of these spots does nothing."""
    puzzle = await find_puzzle(house, game, key)
    message = match_of(game, puzzle).why_not(puzzle.seat, spots)
    if message is None:
        return None
    text = words_for(guest.language, game).tell(message)
    return Words(message.key, dict(message.arguments), message.clause, text)


async def hint(house: House, game: str, key: str) -> PuzzleHint:
    """What to look at, and the few lines that are left."""
    puzzle, rules = await find_puzzle(house, game, key), registry.game(game)
    return PuzzleHint(left_over(rules, puzzle), clue_of(rules, puzzle))


async def answer(house: House, guest: Guest, game: str, key: str, guess: PuzzleGuess) -> PuzzleAnswer:
    """Judge an answer by what every line is worth; it counts unless the puzzle was answered lately."""
    puzzle = await find_puzzle(house, game, key)
    if guess.line and guess.line not in puzzle.worths:
        match_of(game, puzzle).preview(puzzle.seat, guess.line)  # which says why not
    is_right = guess.line in puzzle.right
    answered = await solutions_of(house.store, guest.id, REMEMBERED)
    lately = [(one.game, one.puzzle) for one in answered[:LATELY]]
    if not (guess.hinted and is_right) and (game, key) not in lately:
        own = Solution(game, key, is_right)
        await add_solution(house.store, guest.id, own)
        answered = [own, *answered]
    tried, found = await count_others(house.store, guest.id, game, key)
    worths = costs_of(puzzle)
    return PuzzleAnswer(
        right=is_right,
        best=puzzle.right,
        way=list(puzzle.way),
        win=puzzle.win,
        ahead=puzzle.ahead,
        sources=puzzle.sources,
        now=puzzle.now,
        worths=sorted(worths, key=lambda worth: (not worth.known, worth.points)),
        tried=tried,
        found=found,
        streak=streak_of(answered),
    )


def costs_of(puzzle: Puzzle) -> list[PuzzleWorth]:
    """By line what it gives away, as far as that is known."""
    known = [*puzzle.right, *puzzle.known]
    costs = {line: puzzle.cost(line) for line in puzzle.worths}
    return [PuzzleWorth(line, cost.points, cost.wins, line in known) for line, cost in costs.items()]


def streak_of(answered: Sequence[Solution]) -> PuzzleStreak:
    """Of answers, the newest first."""
    rows = [0]
    for one in reversed(answered):
        rows.append(rows[-1] + 1 if one.is_right else 0)
    last = [one.is_right for one in answered[:SHOWN]][::-1]
    return PuzzleStreak(rows[-1], max(rows), last, sum(one.is_right for one in answered))


async def find_puzzle(house: House, game: str, key: str) -> Puzzle:
    return found_in(await house.collection.of(game), key)


def found_in(every: Mapping[str, Puzzle], key: str) -> Puzzle:
    found = every.get(key)
    if found is None:
        raise Refusal("puzzle-unknown", 404)
    return found


def match_of(game: str, puzzle: Puzzle) -> Match:
    """A match that stands at the puzzle's position."""
    match = new_match(game, {}, chance="manual")
    match.go_on_from(open_state(match.game, puzzle), 0)
    return match
