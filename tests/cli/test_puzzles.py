"""Puzzles at the terminal: solved with the same answers as in the house, and kept in files."""

import re

import pytest

from bastide.cli.puzzles import keep_in, kept_in
from bastide.core.errors import BastideError
from bastide.core.registry import game
from bastide.games.burgundy.events import DieChanged
from bastide.study.puzzles.puzzle import Puzzle, open_state, shipped
from tests.cli.terminal import House, plain, said


def test_puzzles_are_solved_one_after_the_other(house: House) -> None:
    asked = ("puzzle", "kingdom", "--seed", "5", "--lang", "en")
    told = house.run(*asked, typed=["show", "show"])
    assert (told.status, told.complaint) == (0, "")
    assert said("terminal-puzzle-row", row=0) in told.told
    numbers = [int(number) for number in re.findall(r"^Puzzle (\d+), ", told.told, re.MULTILINE)]
    first, second = (list(shipped("kingdom").values())[number - 1] for number in numbers[:2])
    typed = [first.right[0], next(line for line in second.worths if line not in second.right)]
    again = house.run(*asked, typed=["hint", *typed])
    verdicts = (said("puzzle-right"), said("puzzle-near"))
    assert tuple(line for line in again.told.splitlines() if line in verdicts) == verdicts
    assert said("terminal-puzzle-row", row=1) in again.told
    steps = steps_in(again.told)
    assert [line for _, line in steps][: len(first.way)] == list(first.way)
    assert all(words.startswith("Player ") or ": Player " in words for words, _ in steps)


def test_a_step_that_changes_a_die_first_tells_what_is_done_with_it(house: House) -> None:
    puzzle = next(one for one in shipped("burgundy").values() if takes_with_another_number(one))
    own = house.folder / "own"
    own.mkdir()
    keep_in(own / "mine.json.gz", "burgundy", [puzzle])
    told = house.run("puzzle", "burgundy", "--puzzles", "own", "--lang", "en", typed=["show"])
    words, line = steps_in(told.told)[0]
    assert line == puzzle.way[0]
    assert re.search(r" changes a die, .* takes ", words)


def steps_in(told: str) -> list[tuple[str, str]]:
    """Each in words, and as it is typed; a narrow window breaks them."""
    told = told.partition(said("terminal-puzzle-best"))[2]
    found = re.findall(r"^  ([^\[\]]*)\s\[([^\]]+)\]$", told, re.MULTILINE)
    return [(" ".join(words.split()), " ".join(line.split())) for words, line in found]


def takes_with_another_number(puzzle: Puzzle) -> bool:
    burgundy, line = game("burgundy"), puzzle.way[0]
    events = burgundy.play(open_state(burgundy, puzzle), puzzle.seat, burgundy.NOTATION.read(line))
    return line.startswith("take ") and isinstance(events[0], DieChanged)


def test_the_verdict_stays_in_the_window_until_the_next_puzzle_is_asked_for(house: House) -> None:
    terminal = house.open("puzzle", "kingdom", "--seed", "5", "--lang", "en")
    first = plain(terminal.see(said("terminal-puzzle-keys")))
    assert "hint" in said("terminal-puzzle-keys")
    terminal.answer("show")
    told = plain(terminal.see(said("terminal-puzzle-next")))
    assert said("terminal-puzzle-row", row=0) in told
    assert "Puzzle " not in told
    terminal.answer("next")
    second = plain(terminal.see(said("terminal-puzzle-keys")))
    numbers = [re.findall(r"^Puzzle (\d+), ", seen, re.MULTILINE) for seen in (first, second)]
    assert [len(found) for found in numbers] == [1, 1]
    assert numbers[0] != numbers[1]
    terminal.answer("show", "quit")
    ended = terminal.end()
    assert (ended.status, ended.complaint) == (0, "")
    assert said("terminal-puzzle-keys") not in ended.told


def test_an_unknown_theme_is_told_with_those_there_are(house: House) -> None:
    told = house.run("puzzle", "kingdom", "--theme", "chess", "--lang", "en")
    assert told.status == 2
    assert next(iter(shipped("kingdom").values())).theme in told.complaint


def test_puzzles_of_a_folder_are_solved_instead_of_those_that_are_shipped(house: House) -> None:
    puzzle = next(iter(shipped("kingdom").values()))
    own = house.folder / "own"
    own.mkdir()
    (own / "broken.json.gz").write_bytes(b"no puzzles")
    asked = ("--puzzles", "own", "--lang", "en")
    assert house.run("puzzle", "kingdom", *asked).complaint.endswith(
        said("puzzles-none", file=str(own)) + "\n"
    )
    keep_in(own / "mine.json.gz", "kingdom", [puzzle])
    told = house.run("puzzle", "kingdom", *asked, typed=[puzzle.right[0]])
    assert said("puzzle-right") in told.told
    missing = house.run("serve", "--puzzles", "nowhere", "--lang", "en")
    assert (missing.status, "nowhere" in missing.complaint) == (2, True)


def test_a_file_keeps_the_puzzles_of_its_game_and_is_not_written_over_by_others(house: House) -> None:
    kept = house.folder / "some.json.gz"
    puzzles = list(shipped("seasons").values())[:2]
    assert kept_in(kept, "seasons") == []
    keep_in(kept, "seasons", puzzles)
    assert kept_in(kept, "seasons") == puzzles
    with pytest.raises(BastideError):
        kept_in(kept, "kingdom")
    told = house.run("make-puzzles", "kingdom", "--out", "some.json.gz", "--lang", "en")
    assert (told.status, told.complaint) == (2, said("puzzles-other-game", file="some.json.gz") + "\n")
    kept.write_bytes(b"no puzzles")
    assert house.run("make-puzzles", "seasons", "--out", "some.json.gz").status == 2
