"""A game that was broken off goes on, whatever broke it off."""

import signal
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.cli.terminal import House, Terminal, finished_record, map_rows, opening_lines, plain, said

TWO_BUILT = ["0 " + opening_lines(3)[0], "0 " + opening_lines(3, played=1)[0]]
RESUMED = said("resumed", game="Kingdom Builder", moves=7)


def goes_on(house: House, table: str) -> None:
    """The game stands after two builds, as the table was last shown, and can be played on."""
    resumed = house.run("resume", typed=["1", "quit"])
    assert resumed.told.startswith(RESUMED)
    assert map_rows(resumed.screens[0]) == map_rows(table)
    assert house.moves()[:2] == TWO_BUILT
    assert len(house.moves()) == 3


def test_after_the_end_of_the_input(house: House) -> None:
    ended = house.run("play", "--seed", "3", typed=["1", "1"])
    assert ended.status == 2
    assert ended.complaint.strip() == f"{said('ended-input')} {said('kept')}"
    goes_on(house, ended.screens[2])
    assert house.run("resume", typed=["1"] * 150).status == 0


def stop(number: int) -> Callable[[Terminal], object]:
    def send(terminal: Terminal) -> object:
        terminal.process.send_signal(number)
        return terminal.end()

    return send


@pytest.mark.parametrize(
    "breaks_off",
    [stop(signal.SIGTERM), stop(signal.SIGHUP), stop(signal.SIGKILL), stop(signal.SIGINT), Terminal.close],
    ids=["asked-to-stop", "hung-up", "killed", "interrupted", "window-shut"],
)
def test_after_the_program_was_stopped(house: House, breaks_off: Callable[[Terminal], object]) -> None:
    terminal = house.open("play", "--seed", "3")
    terminal.answer("1", "1")
    table = terminal.see("Build 1 more")
    terminal.see(">")
    breaks_off(terminal)
    goes_on(house, plain(table))


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGHUP])
def test_a_program_that_is_stopped_says_that_the_game_is_kept(house: House, number: int) -> None:
    terminal = house.open("play", "--seed", "3")
    terminal.answer("1")
    terminal.see("Build 2 more")
    terminal.see(">")
    terminal.process.send_signal(number)
    ended = terminal.end()
    assert ended.status == 2
    assert ended.complaint.strip() == said("kept")


def test_a_program_that_is_stopped_while_somebody_types_ends_too(house: House) -> None:
    terminal = house.open("play", "--seed", "3")
    terminal.answer("1")
    terminal.see("Build 2 more")
    terminal.see(">")
    terminal.type("x" * 2000)
    terminal.see("xxx")
    terminal.process.send_signal(signal.SIGTERM)
    assert terminal.end().status == 2


def test_a_window_that_is_shut_leaves_no_mess(house: House) -> None:
    terminal = house.open("play", "--seed", "3")
    terminal.answer("1")
    terminal.see("Build 2 more")
    complaint = terminal.close().complaint
    assert "Traceback" not in complaint
    assert "Exception" not in complaint


def test_after_quitting_before_the_first_move(house: House) -> None:
    ended = house.run("play", "--seed", "3", typed=["quit"])
    assert said("kept") in ended.complaint
    resumed = house.run("resume", typed=["quit"])
    assert resumed.told.startswith(said("resumed", game="Kingdom Builder", moves=5))


def test_from_a_file_that_was_saved(house: House) -> None:
    house.run("play", "--seed", "3", typed=["1", "1", "save here.txt"])
    assert house.run("resume", "here.txt", typed=["quit"]).told.startswith(RESUMED)


def test_a_game_that_was_undone_goes_on_before_the_move(house: House) -> None:
    ended = house.run("play", "--seed", "3", typed=["1", "1", "1", "undo", "quit"])
    goes_on(house, ended.screens[4])


def test_a_finished_game_does_not_go_on_but_can_be_seen_again(house: House) -> None:
    played = house.run("play", "--seed", "3", typed=["1"] * 150)
    ended = house.run("resume")
    assert (ended.status, ended.complaint.strip()) == (2, said("nothing-kept"))
    assert map_rows(house.run("replay").told) == map_rows(played.told)


def test_looking_at_the_end_of_another_game_leaves_the_kept_one_alone(house: House) -> None:
    ended = house.run("play", "--seed", "3", typed=["1", "1"])
    (house.folder / "finished.txt").write_text(finished_record(), encoding="utf-8")
    assert house.run("resume", "finished.txt").status == 0
    assert map_rows(house.run("resume", typed=["quit"]).told) == map_rows(ended.screens[2])


def test_a_spoilt_file_among_the_kept_games_does_not_stop_the_others(house: House) -> None:
    house.run("play", "--seed", "3", typed=["1", "1"])
    (house.kept()[0].parent / "spoilt.txt").write_text("bastide 1\n", encoding="utf-8")
    assert house.run("resume", typed=["quit"]).told.startswith(RESUMED)


def test_a_record_that_tells_of_an_unknown_language_goes_on_in_the_readers(house: House) -> None:
    house.run("play", "--seed", "3", "--lang", "ru", typed=["1", "1"])
    text = house.kept()[0].read_text(encoding="utf-8").replace("# language ru", "# language klingon")
    (house.folder / "game.txt").write_text(text, encoding="utf-8")
    assert house.run("resume", "game.txt", typed=["quit"]).told.startswith(RESUMED)


@pytest.mark.parametrize("name", ["Ann #1", "bot greedy", "Ann\u2028Lee", 'Аня "A"'])
def test_people_of_any_name_find_their_seat_again(house: House, name: str) -> None:
    house.run("play", "--seed", "3", "--names", name, typed=["1", "1"])
    resumed = house.run("resume", typed=["quit"])
    assert resumed.complaint.strip() == said("kept")
    assert f"◆ {' '.join(name.split())} · Build 1 more" in " ".join(resumed.told.split())


def test_a_game_that_cannot_be_kept_is_told_once_and_goes_on(house: House) -> None:
    ended = house.run("play", "--seed", "3", typed=["1"] * 150, BASTIDE_DATA=str(below_a_file(house)))
    assert (ended.status, ended.complaint) == (0, "")
    assert ended.told.count("Can’t save the game") == 1


def test_nothing_is_promised_of_a_game_that_cannot_be_kept(house: House) -> None:
    ended = house.run("play", "--seed", "3", typed=["1", "quit"], BASTIDE_DATA=str(below_a_file(house)))
    assert (ended.status, ended.complaint.strip()) == (0, said("not-kept-at-all"))


def below_a_file(house: House) -> Path:
    """A place where nobody can write, not even the administrator."""
    file = house.folder / "file"
    file.touch()
    return file / "below"
