"""Games as files: saved, shown again, whole or up to a move."""

import os
import subprocess
from pathlib import Path

import pytest

from tests.cli.terminal import House, finished_record, map_rows, moves_of, opening_lines, said
from tests.starting import BASTIDE


@pytest.fixture
def finished(house: House) -> Path:
    """The record of a finished game."""
    path = house.folder / "finished.txt"
    path.write_text(finished_record(), encoding="utf-8")
    return path


def test_a_saved_game_can_be_replayed(house: House) -> None:
    saved = house.run("play", "--seed", "3", "--names", "Ann", typed=["1", "save game.txt", "1"])
    assert saved.screens[2] == "Saved: game.txt\n"
    assert moves_of((house.folder / "game.txt").read_text(encoding="utf-8")) == ["0 " + opening_lines(3)[0]]
    replayed = house.run("replay", "game.txt")
    assert (replayed.status, replayed.complaint) == (0, "")
    assert f"◆ Ann builds a settlement on {opening_lines(3)[0].split()[1]} (forest)." in replayed.told
    assert "".join(map_rows(replayed.told)).count("◆◆") == 1


def test_a_finished_game_is_told_to_its_end(house: House, finished: Path) -> None:
    ended = house.run("replay", finished.name, "--lang", "uk")
    scores = finished_record().partition("\nscores ")[2].split("\n")[0].split()
    assert ended.status == 0
    assert said("game-ended", "uk") in ended.told
    assert ended.told.rstrip().splitlines()[-3].split() == ["Разом", *scores]
    assert max(scores, key=int) in ended.told.splitlines()[-1]


def test_a_position_is_shown_after_so_many_moves(house: House, finished: Path) -> None:
    last = len(finished_record().partition("\n\n")[2].splitlines())
    first, later, end = (house.run("replay", finished.name, "--at", str(at)) for at in (0, 6, last))
    assert first.told.startswith(f"Move 0 of {last}\n")
    assert "".join(map_rows(later.told)).count("◆◆") == 1
    assert "The last round is over." not in end.told
    assert end.told.splitlines()[-1] == house.run("replay", finished.name).told.splitlines()[-1]


def test_there_is_no_position_before_the_first_or_after_the_last_move(house: House, finished: Path) -> None:
    last = len(finished_record().partition("\n\n")[2].splitlines())
    for at in (-1, last + 1):
        ended = house.run("replay", finished.name, f"--at={at}")
        assert (ended.status, ended.told) == (2, "")
        assert ended.complaint == f"Moves in this record: {last}. There’s no move {at}.\n"


def test_a_record_may_come_from_another_system_and_have_remarks(house: House) -> None:
    text = finished_record().replace("end-turn", "end-turn  # well played").replace("\n", "\r\n")
    (house.folder / "other.txt").write_bytes(text.encode())
    assert house.run("replay", "other.txt").status == 0


def test_a_place_that_cannot_be_written_is_told_in_a_sentence_and_the_game_goes_on(house: House) -> None:
    (house.folder / "file").touch()
    (house.folder / "folder").mkdir()
    places = [
        "/proc/game.txt",
        "missing/game.txt",
        "folder",
        "file/game.txt",
        ".",
        "/",
        "~nobody-of-this-name/x",
    ]
    places.append("x" * 300)
    screens = house.run("play", "--seed", "3", typed=[*(f"save {place}" for place in places), "1"]).screens
    for told in screens[1:-1]:
        assert told.endswith(".\n")
        assert "Saved" not in told
    assert house.moves() == ["0 " + opening_lines(3)[0]]
    assert sorted(path.name for path in house.folder.iterdir()) == ["data", "file", "folder"]


def test_save_asks_for_a_file(house: House) -> None:
    assert house.run("play", "--seed", "3", typed=["save"]).screens[1] == "Name the file: save FILE\n"


def test_saving_does_not_replace_what_is_no_record(house: House) -> None:
    (house.folder / "letter.txt").write_text("Dear Ann,\n", encoding="utf-8")
    told = house.run("play", "--seed", "3", typed=["save letter.txt"]).screens[1]
    assert told.strip() == said("file-not-ours", file="letter.txt")
    assert (house.folder / "letter.txt").read_text(encoding="utf-8") == "Dear Ann,\n"


def test_saving_replaces_what_was_there_before(house: House) -> None:
    house.run("play", "--seed", "3", typed=["save game.txt", "1", "save game.txt"])
    assert len(moves_of((house.folder / "game.txt").read_text(encoding="utf-8"))) == 1
    assert not list(house.folder.glob("game.txt.*"))


def test_a_reader_who_goes_away_early_is_no_mistake(house: House, finished: Path) -> None:
    piped = subprocess.run(
        f"'{BASTIDE}' replay {finished.name} | head -1",
        shell=True,
        capture_output=True,
        text=True,
        cwd=house.folder,
        env=house.environment(),
        check=True,
    )
    assert "The board: tavern (turned), barn (turned), paddock, farm." in piped.stdout
    assert piped.stderr == ""


def test_a_reader_who_was_never_there_is_no_mistake(house: House, finished: Path) -> None:
    reader, writer = os.pipe()
    os.close(reader)
    ended = subprocess.run(
        [BASTIDE, "replay", finished.name],
        stdout=writer,
        stderr=subprocess.PIPE,
        text=True,
        cwd=house.folder,
        env=house.environment(),
        check=False,
    )
    os.close(writer)
    assert ended.stderr == ""
