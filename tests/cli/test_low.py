"""The Castles of Burgundy in a low window: what matters now is seen at once, the rest a command away."""

import re

import pytest

from bastide.words import words_for
from tests.cli.terminal import House, Terminal, plain

CLEARED = "\x1b[2J"
EVERYTHING = "extra_tiles,border_posts,white_castles,inns,trade_routes,shields"
TABLES = {
    "two": [],
    "four": ["--seats", "4"],
    "modules": ["--option", f"modules={EVERYTHING}"],
    "team": ["--seats", "4", "--option", "mode=team"],
    "solo": ["--option", "mode=solo", "--option", "duchies=13b"],
}
DEPOTS = 6


def screen(terminal: Terminal) -> str:
    """What is seen when a move is asked for."""
    terminal.see(CLEARED)
    return plain(terminal.see(">"))


@pytest.mark.parametrize("language", ["en", "ru", "uk"])
@pytest.mark.parametrize("table", TABLES)
@pytest.mark.parametrize("size", [(80, 24), (100, 30)], ids=str)
def test_a_low_window_shows_depots_duchy_dice_and_the_question(
    house: House, size: tuple[int, int], table: str, language: str
) -> None:
    columns, lines = size
    options = [*TABLES[table], "--lang", language, "--seed", "5"]
    terminal = house.open("play", "burgundy", *options, columns=columns, lines=lines)
    for _ in range(5):
        seen = screen(terminal)
        rows = seen.strip("\r\n").splitlines()
        assert len(rows) <= lines, seen
        assert max(map(len, rows)) <= columns, seen
        assert len([row for row in rows if row.count("│") > 1]) >= 7, seen
        terminal.type("1\r")
    labels = re.findall(r"^ ([1-6]) | {2,}([1-6]) ", seen, re.MULTILINE)
    assert len({one or other for one, other in labels}) == DEPOTS, seen
    heading = words_for(language, "burgundy").say("short-headings", heading="dice")
    assert re.search(rf"{re.escape(heading)} [1-6–] [1-6–]", seen), seen


def test_what_found_no_room_is_a_command_away(house: House) -> None:
    terminal = house.open("play", "burgundy", "--seats", "4", "--seed", "5", columns=80, lines=24)
    seen = screen(terminal)
    assert "Pts Dice" not in seen
    terminal.type("more\r")
    rest = plain(terminal.see("Sold"))
    assert all(text in rest for text in ("Pts Dice", "C♜ castle", "Areas of 1 to 8"))


def test_the_other_die_takes_the_low_board_when_it_is_asked_for(house: House) -> None:
    terminal = house.open("play", "burgundy", "--seed", "5", columns=80, lines=24)
    before = screen(terminal)
    terminal.type("take 1\r")
    after = screen(terminal)
    assert "[1]" in before
    assert "[10]" in after
    assert len(after.strip("\r\n").splitlines()) <= 24


def test_a_high_window_shows_everything(house: House) -> None:
    shown = plain(house.open("play", "burgundy", "--seed", "5", columns=80, lines=60).see("Take workers"))
    assert "Low window" not in shown
    assert "Bonus tiles" in shown
