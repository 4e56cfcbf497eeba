"""A game on a real terminal."""

import re

from tests.cli.terminal import COLOURS, House, map_rows, opening_lines, plain, said


def test_the_map_has_colours_and_fits_the_window(house: House) -> None:
    for columns, cell in ((100, 4), (80, 3)):
        shown = house.open("play", "--seed", "3", columns=columns).see("Build 3 more")
        assert COLOURS.search(shown)
        assert max(map(len, plain(shown).splitlines())) <= columns
        assert [len(row) for row in map_rows(plain(shown))] == [3 + 20 * cell, 3 + cell // 2 + 20 * cell] * 10


def test_no_color_leaves_the_colours_out(house: House) -> None:
    terminal = house.open("play", "--seed", "3", NO_COLOR="1")
    shown = terminal.see("Build 3 more")
    terminal.answer("1")
    shown += terminal.see("Build 2 more")
    assert len(map_rows(plain(shown))) == 20
    assert COLOURS.findall(shown) == []


def test_moves_are_typed_as_numbers_and_as_lines(house: House) -> None:
    line = opening_lines(3, played=1)[1]
    terminal = house.open("play", "--seed", "3")
    terminal.answer("1", line)
    terminal.see("Build 1 more")
    assert house.moves() == [f"0 {opening_lines(3)[0]}", f"0 {line}"]


def test_tab_completes_a_line_and_a_command(house: House) -> None:
    terminal = house.open("play", "--seed", "3")
    terminal.answer("1", "1", "1")
    terminal.see("end your turn.")
    terminal.see(">")
    terminal.type("hi\t")
    terminal.see("hint")
    terminal.type("\r")
    terminal.see("As Castellan sees it")
    terminal.see(">")
    terminal.type("en\t")
    terminal.see("end-turn")
    terminal.type("\r")
    terminal.see("Build 3 more")
    assert "0 end-turn" in house.moves()


def test_the_screen_is_wiped_before_it_is_handed_over(house: House) -> None:
    terminal = house.open("play", "--seed", "3", "--people", "2", "--names", "Ann,Ben")
    terminal.see("Hand the screen to Ann.")
    terminal.type("\r")
    terminal.answer("1", "1", "1", "1")
    handed = terminal.see("Hand the screen to Ben.")
    assert plain(handed.rpartition("\x1b[2J\x1b[H")[2]) == "Hand the screen to Ben."
    terminal.type("\r")
    table = plain(terminal.see("● Ben · Build 3 more settlements"))
    assert "Next card" not in table
    assert re.search(r"^ ◆  Ann .* \? *$", table, re.MULTILINE)


def test_control_c_keeps_the_game_and_says_so(house: House) -> None:
    terminal = house.open("play", "--seed", "3")
    terminal.answer("1")
    terminal.see("Build 2 more")
    terminal.see(">")
    terminal.type("\x03")
    ended = terminal.end()
    assert ended.status == 130
    assert ended.complaint.strip() == said("kept")


def test_control_d_leaves_the_table_like_quit(house: House) -> None:
    terminal = house.open("play", "--seed", "3", "--lang", "ru")
    terminal.answer("1")
    terminal.see("◆")
    terminal.see(">")
    terminal.type("\x04")
    ended = terminal.end()
    assert ended.status == 0
    assert ended.complaint.strip() == said("kept", "ru")


def test_an_arena_that_is_interrupted_ends_quietly(house: House) -> None:
    terminal = house.open("arena", "--games", "2000", "--jobs", "1")
    terminal.see("Playing")
    terminal.type("\x03")
    ended = terminal.end()
    assert ended.status == 130
    assert ended.complaint.strip() == ""
