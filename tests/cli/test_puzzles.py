"""Puzzles at the terminal: solved with the same answers as in the house, and kept in files."""

import re

import pytest

from bastide.cli.puzzles import keep_in, kept_in
from bastide.core.errors import BastideError
from bastide.study.puzzles.puzzle import shipped
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
