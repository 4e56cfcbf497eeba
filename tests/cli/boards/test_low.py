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


def rows_within(size: tuple[int, int], seen: str) -> list[str]:
    """The rows of a screen, none of which is lost in a window of that size."""
    columns, lines = size
    rows = seen.strip("\r\n").splitlines()
    assert len(rows) <= lines, seen
    assert max(map(len, rows)) <= columns, seen
    return rows


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
        rows = rows_within(size, seen)
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


@pytest.mark.parametrize("language", ["en", "ru", "uk"])
@pytest.mark.parametrize("seats", ["2", "4"])
@pytest.mark.parametrize("size", [(80, 24), (100, 30)], ids=str)
def test_a_low_window_shows_the_map_of_kingdom_builder_and_the_question(
    house: House, size: tuple[int, int], seats: str, language: str
) -> None:
    columns, lines = size
    options = ["--seats", seats, "--lang", language, "--seed", "5"]
    terminal = house.open("play", "kingdom", *options, columns=columns, lines=lines)
    for _ in range(12):
        seen = screen(terminal)
        rows = rows_within(size, seen)
        drawn = [int(row.split()[0]) for row in rows if "│" in row]
        assert drawn == list(range(1, 21)), seen
        terminal.type("1\r")
    assert words_for(language, "kingdom").say("low-standing") in seen


def test_of_kingdom_builder_too_what_found_no_room_is_a_command_away(house: House) -> None:
    terminal = house.open("play", "kingdom", "--seed", "3", columns=80, lines=24)
    seen = screen(terminal)
    assert "Deck" not in seen
    terminal.type("more\r")
    rest = plain(terminal.see("Deck"))
    assert all(text in rest for text in ("Gold now", "1 for", "Supply", "canyon"))
    terminal.type("map\r")
    assert " 19 20" in plain(terminal.see(" 20 "))


@pytest.mark.parametrize("language", ["en", "ru", "uk"])
@pytest.mark.parametrize("season", ["summer", "winter"])
@pytest.mark.parametrize("seats", ["2", "4"])
def test_a_low_window_shows_the_castle_what_one_has_and_the_question(
    house: House, seats: str, season: str, language: str
) -> None:
    options = ["--seats", seats, "--option", f"season={season}", "--lang", language, "--seed", "3"]
    terminal = house.open("play", "seasons", *options, columns=80, lines=24)
    words = words_for(language, "seasons")
    for _ in range(12):
        seen = screen(terminal)
        rows = seen.strip("\r\n").splitlines()
        assert len(rows) <= 24, seen
        assert max(map(len, rows)) <= 80, seen
        assert words.say("player-headings", heading="cards") in seen, seen
        assert all(words.name(building) in seen for building in ("keep", "smithy")), seen
        terminal.type("1\r")
