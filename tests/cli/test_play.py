"""A game through pipes: numbers and lines go in, the table comes out."""

import re

import pytest

from tests.cli.terminal import LANGUAGES, House, map_rows, opening_lines

SEED = "3"  # the person begins


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_is_played_by_numbers_to_a_score_sheet_that_adds_up(house: House, language: str) -> None:
    ended = house.run("play", "--seed", SEED, "--lang", language, typed=["1"] * 150)
    assert (ended.status, ended.complaint) == (0, "")
    *sources, totals = score_rows(ended.told)
    assert len(sources) == 4
    assert [sum(column) for column in zip(*sources, strict=True)] == list(totals)
    assert re.search(rf"\b{max(totals)}\b", ended.told.splitlines()[-1])
    assert language == "en" or re.findall("[A-Za-z]{3,}", ended.told) == []


def score_rows(told: str) -> list[tuple[int, int]]:
    """The numbers of two players on the score sheet; the last row is the total."""
    sheet = told.rpartition("───")[2]
    return [(int(one), int(other)) for one, other in re.findall(r"^ \S.*? (\d+) +(\d+) *$", sheet, re.M)]


@pytest.mark.parametrize(("language", "columns", "cell"), [("en", 100, 4), ("en", 80, 3), ("uk", 80, 3)])
def test_the_map_fits_the_width(house: House, language: str, columns: int, cell: int) -> None:
    ended = house.run("play", "--seats", "4", "--lang", language, typed=["1"] * 9, COLUMNS=str(columns))
    assert max(map(len, ended.told.splitlines())) <= columns
    for number, row in enumerate(map_rows(ended.told), 1):
        indent = 3 + (0 if number % 2 else cell // 2)
        assert row[:indent].split() == [str(number)]
        assert len(row) == indent + 20 * cell


def test_a_pipe_is_a_hundred_columns_wide_and_has_no_colour(house: House) -> None:
    ended = house.run("play", "--seed", SEED, typed=["1"] * 20)
    assert 85 <= max(map(len, ended.told.splitlines())) <= 100
    assert "\x1b" not in ended.told


def test_a_line_plays_as_its_number_does(house: House) -> None:
    line = opening_lines(3)[4]
    by_number = house.run("play", "--seed", SEED, typed=["5"]).screens[1]
    by_line = house.run("play", "--seed", SEED, typed=["  " + line.replace(" ", "   ")]).screens[1]
    assert by_number == by_line
    assert f"Player builds a settlement on {line.split()[1]} " in by_line


def test_what_cannot_be_played_is_refused_in_a_sentence_and_asked_for_again(house: House) -> None:
    wrong = ["0", "62", "build", "build 1.1", "build 21.1", "dance", "start 0", "²"]
    _, *refusals, after = house.run("play", "--seed", SEED, typed=[*wrong, "1"]).screens
    assert [len(refusal.splitlines()) for refusal in refusals] == [1] * len(wrong)
    assert "Player builds a settlement on" in after


def test_undo_takes_the_move_back(house: House) -> None:
    before, played, undone = house.run("play", "--seed", SEED, typed=["1", "undo"]).screens
    assert f"Taken back: {opening_lines(3)[0]}" in undone
    assert map_rows(undone) == map_rows(before) != map_rows(played)


def test_undo_says_when_there_is_nothing_to_take_back(house: House) -> None:
    screens = house.run("play", "--seed", SEED, typed=["undo", "1", "1", "1", "1", "undo"]).screens
    assert screens[1] == screens[6] == "There is nothing you can take back.\n"


def test_a_hint_is_a_line_that_can_be_played(house: House) -> None:
    hint = house.run("play", "--seed", SEED, typed=["hint"]).screens[1]
    assert hint.removeprefix("Try: ").strip() in opening_lines(3)


def test_why_tells_the_reason_with_its_clause(house: House) -> None:
    answers = {
        opening_lines(3)[0]: f"This can be played: {opening_lines(3)[0]}",
        "build 1.1": "(K4.3)",
        "build 1.7": "(K4.1)",
        "use tavern 1.4": "(K5.1)",
        "use oasis 1.4": "(K2.7)",
        "lift farm 1.4": "(K5.5)",
        "settle 1.4": "(K5.8)",
        "end-turn": "(K3.7)",
        "draw 0 grass": "This is for chance to bring, not for a player to choose.",
        "castle": "“castle” is not a move.",
        "build 0.0": "“0.0” is not a word for hex here.",
        "": "Say which line: why LINE",
    }
    _, *told, _ = house.run(
        "play", "--seed", SEED, typed=[*(f"why {line}" for line in answers), "quit"]
    ).screens
    for sentence, answer in zip(told, answers.values(), strict=True):
        assert len(sentence.splitlines()) == 1
        assert answer in sentence


@pytest.mark.parametrize(
    ("language", "reason"),
    [
        ("ru", "На клетке другая местность (равнина); нужно: лес. (K4.3)"),
        ("uk", "На клітинці інша місцевість (рівнина); потрібно: ліс. (K4.3)"),
    ],
)
def test_why_speaks_the_language_of_the_game(house: House, language: str, reason: str) -> None:
    ended = house.run("play", "--seed", SEED, "--lang", language, typed=["why build 1.1"])
    assert ended.screens[1].strip() == reason


def test_help_names_every_command(house: House) -> None:
    told = house.run("play", "--seed", SEED, typed=["help"]).screens[1]
    assert re.findall(r"undo|hint|why|save|map|help|quit", told) == [
        *("undo", "hint", "why", "save", "map", "help", "quit")
    ]


def test_map_and_an_empty_line_show_the_table_again(house: House) -> None:
    first, again, once_more = house.run("play", "--seed", SEED, typed=["map", ""]).screens
    assert map_rows(first) == map_rows(again) == map_rows(once_more)


def test_quit_leaves_the_table_in_good_order(house: House) -> None:
    ended = house.run("play", "--seed", SEED, typed=["1", "quit", "1"])
    assert ended.status == 0
    assert len(ended.screens) == 3
    assert ended.complaint.strip() == "The game is kept; `bastide resume` goes on with it."


def test_people_on_one_screen_hand_it_over(house: House) -> None:
    pair = ("--people", "2", "--names", "Ann,Ben")
    ended = house.run("play", "--seed", SEED, *pair, typed=["1", "1", "1", "1", "", "1"])
    handed = [line for line in ended.told.splitlines() if "Press Enter when you are there." in line]
    assert handed == ["The screen goes to Ben. Press Enter when you are there."]
    assert "◆ Ann · " not in ended.told.partition(handed[0])[2]
    assert "● Ben · " not in ended.told.partition(handed[0])[0]


def test_nobody_is_shown_the_card_of_another_person(house: House) -> None:
    ended = house.run("play", "--seats", "3", "--people", "3", "--seed", SEED, typed=["1"] * 400)
    assert ended.status == 0
    assert "draws a terrain card:" not in ended.told
    tables = [screen for screen in ended.screens if " · Build 3 more" in screen]
    assert len(tables) > 30
    for table in tables:
        cards = re.findall(r"^ [◆●▼]  Player \d .* (\S+) *$", table, re.MULTILINE)
        assert len(cards) == 3
        assert cards.count("?") == 2


def test_a_person_sees_the_own_card_and_never_that_of_a_bot(house: House) -> None:
    ended = house.run("play", "--seed", SEED, typed=["1"] * 150)
    assert "Player draws a terrain card: forest." in ended.told
    assert "Squire draws a terrain card" not in ended.told


def test_bots_alone_play_a_game_that_asks_nobody_and_is_not_kept(house: House) -> None:
    ended = house.run("play", "--people", "0", "--seats", "3", "--bots", "uniform,greedy", "--seed", "1")
    assert ended.status == 0
    assert re.search(r"◆ Page +● Squire +▼ Page 2", ended.told)
    assert len(ended.screens) == 1
    assert not house.kept.exists()


def test_names_are_shown_as_they_are_written(house: House) -> None:
    pair = ("--people", "2", "--names", "[/red],[bold]Ben")
    ended = house.run("play", "--seed", SEED, *pair, typed=["1"] * 200)
    assert ended.status == 0
    assert re.search(r"◆ \[/red\] +● \[bold\]Ben", ended.told)


def test_bytes_that_are_no_text_are_refused_like_any_other_word(house: House) -> None:
    ended = house.run("play", "--seed", SEED, typed=["\udcff\udcfe", "1"], PYTHONIOENCODING="utf-8")
    assert "Player builds a settlement on" in ended.told


def test_an_output_that_knows_only_ascii_still_shows_the_game(house: House) -> None:
    ended = house.run("play", "--seed", SEED, "--lang", "uk", typed=["1"] * 150, PYTHONIOENCODING="ascii")
    assert (ended.status, ended.complaint) == (0, "")


def test_the_language_is_the_environments_unless_it_is_asked_for(house: House) -> None:
    by_locale = house.run("play", "--seed", SEED, typed=["quit"], LANG="uk_UA.UTF-8")
    by_variable = house.run("play", "--seed", SEED, typed=["quit"], LANG="uk_UA.UTF-8", BASTIDE_LANG="ru")
    asked = house.run("play", "--seed", SEED, "--lang=en", typed=["quit"], LANG="uk_UA.UTF-8")
    starts = [ended.told.splitlines()[2] for ended in (by_locale, by_variable, asked)]
    assert [start.split()[1] for start in starts] == ["Перший", "Первый", "Start"]
