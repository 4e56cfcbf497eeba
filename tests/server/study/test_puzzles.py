"""Puzzles in the house: nothing of the answer before it is given, a streak for everybody, and sentences."""

from typing import Any

from bastide.server.http.forms.puzzles import PuzzleAnswer, PuzzleInfo, Puzzles
from bastide.study.puzzles.puzzle import Puzzle, shipped
from tests.server.house import Guest, House

HIDDEN = ("worths", "sources", "way", "ahead", "best")


def solve(guest: Guest, puzzle: PuzzleInfo, line: str, **more: Any) -> PuzzleAnswer:
    path = f"/api/puzzles/{puzzle.game}/{puzzle.key}/answer"
    return guest.post(path, {"line": line, **more}).read(PuzzleAnswer)


def next_of(guest: Guest, game: str, theme: str = "") -> PuzzleInfo:
    return guest.get(f"/api/puzzles/{game}/next?theme={theme}").read(PuzzleInfo)


def known(puzzle: PuzzleInfo) -> Puzzle:
    return shipped(puzzle.game)[puzzle.key]


def wrong(puzzle: Puzzle) -> str:
    return next(line for line in puzzle.worths if line not in puzzle.right)


def test_a_puzzle_tells_nothing_before_the_answer_and_everything_after_it(silent_house: House) -> None:
    guest = silent_house.guest("Ann")
    every = guest.get("/api/puzzles").read(Puzzles)
    assert [one.game for one in every.sets] == ["burgundy", "kingdom", "seasons"]
    for one in every.sets:
        theme = next(iter(one.themes))
        puzzle = next_of(guest, one.game, theme)
        assert (puzzle.theme, puzzle.position.to_act) == (theme, [puzzle.seat])
        told = guest.get(f"/api/puzzles/{one.game}/{puzzle.key}").read(dict)
        assert not set(HIDDEN) & set(told)
        answer = known(puzzle)
        assert puzzle.position.seats[0].lines == list(answer.worths)
        hint = guest.post(f"/api/puzzles/{one.game}/{puzzle.key}/hint").read(dict)["lines"]
        assert len(hint) <= 3
        assert set(hint) & set(answer.right)
        found = solve(guest, puzzle, answer.right[0])
        assert (found.right, found.ahead, found.way) == (True, answer.ahead, list(answer.way))
        told_of = {worth.line: worth for worth in found.worths}
        assert set(told_of) == set(answer.worths)
        assert [worth.line for worth in found.worths if worth.known and worth.points] == answer.known
        assert {worth.points for worth in found.worths if not worth.known} <= {
            told_of[answer.known[-1]].points
        }


def test_a_streak_grows_ends_and_counts_nothing_twice(silent_house: House) -> None:
    ann, ben = silent_house.guest("Ann"), silent_house.guest("Ben")
    seen = []
    for count in (1, 2, 3):
        puzzle = next_of(ann, "kingdom")
        seen.append(puzzle.key)
        assert solve(ann, puzzle, known(puzzle).right[0]).streak.row == count
    assert len(set(seen)) == 3
    last = puzzle
    missed = solve(ann, last, wrong(known(last)))  # the same again
    assert (missed.right, missed.streak.row) == (False, 3)
    another = next_of(ann, "seasons")
    assert solve(ann, another, known(another).right[0], hinted=True).streak.row == 3
    given_up = solve(ann, another, "")
    streak = given_up.streak
    assert (given_up.right, streak.row, streak.best, streak.solved) == (False, 0, 3, 3)
    assert streak.last == [True, True, True, False]
    others = solve(ben, last, wrong(known(last)))
    assert (others.tried, others.found, others.streak.row) == (1, 1, 0)


def test_lines_are_looked_at_and_clicks_explained_as_at_a_table(silent_house: House) -> None:
    guest = silent_house.guest()
    puzzle = next_of(guest, "kingdom")
    path = f"/api/puzzles/kingdom/{puzzle.key}"
    line = known(puzzle).way[0]
    previewed = guest.post(f"{path}/preview", {"line": line}).read(dict)
    assert previewed["line"] == line
    assert previewed["events"]
    assert guest.post(f"{path}/why", {"spots": ["hex 99.99"]}).read(dict)["why"]["text"]


def test_what_cannot_be_is_refused_with_a_sentence(silent_house: House) -> None:
    guest = silent_house.guest()
    key = next(iter(shipped("kingdom")))
    assert guest.get("/api/puzzles/kingdom/none").refused == (404, "puzzle-unknown")
    assert guest.get("/api/puzzles/kingdom/next?theme=none").refused == (404, "puzzle-theme-unknown")
    assert guest.get("/api/puzzles/chess/next").status == 400
    assert guest.post(f"/api/puzzles/kingdom/{key}/answer", {"line": "build 99.99"}).status == 400
    assert guest.post(f"/api/puzzles/kingdom/{key}/answer", {"lines": []}).refused == (400, "bad-request")
