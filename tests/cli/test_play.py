"""A game through pipes: numbers and lines go in, the table comes out."""

import re
from dataclasses import replace
from itertools import count

import pytest

import bastide
from bastide.bots import greedy
from bastide.cli.hinting import later
from bastide.cli.play import Session
from bastide.cli.players import Player
from bastide.cli.screen import Screen
from bastide.cli.sheets import tie_breaker
from bastide.core.game import Result
from bastide.words import words_for
from tests.cli.terminal import LANGUAGES, House, hinted, map_rows, opening_lines, said

SEED = "3"  # the person begins
FIRST = opening_lines(3)[0]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_is_played_by_numbers_to_a_score_sheet_that_adds_up(house: House, language: str) -> None:
    ended = house.run("play", "--seed", SEED, "--lang", language, typed=["1"] * 150)
    assert (ended.status, ended.complaint) == (0, "")
    *sources, totals = score_rows(ended.told)
    assert len(sources) == 4
    assert [sum(column) for column in zip(*sources, strict=True)] == list(totals)
    best = said("player-alone", language) if totals[0] > totals[1] else said("level-greedy", language)
    assert said("winner", language, player=best, score=max(totals)) in ended.told
    assert language == "en" or foreign_words(ended.told, language) == set()


def score_rows(told: str) -> list[tuple[int, int]]:
    """The numbers of two players on the score sheet; the last row is the total."""
    sheet = told.rpartition("───")[2]
    return [(int(one), int(other)) for one, other in re.findall(r"^ \S.*? (\d+) +(\d+) *$", sheet, re.M)]


def foreign_words(told: str, language: str) -> set[str]:
    """The words of a text that are not of its language and that nobody has to type."""
    latin = re.compile("[A-Za-z]{3,}")
    to_type = latin.findall(said("prompt-help", language) + said("recorded", language))
    return set(latin.findall(told)) - {*to_type, "tavern", "barn", "paddock", "farm"}


@pytest.mark.parametrize(("language", "columns", "cell"), [("en", 100, 4), ("uk", 80, 3)])
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


@pytest.mark.parametrize(
    ("language", "typed"), [("ru", "помощь"), ("ru", "подсказка"), ("uk", "допомога"), ("uk", "підказка")]
)
def test_what_is_no_move_is_answered_with_the_words_that_help(
    house: House, language: str, typed: str
) -> None:
    ended = house.run("play", "--seed", SEED, "--lang", language, typed=[typed])
    assert {"help", "hint"} <= set(ended.screens[1].split())


@pytest.mark.parametrize("language", LANGUAGES)
def test_news_go_on_in_small_letters_after_a_comma(house: House, language: str) -> None:
    told = house.run("play", "--seed", SEED, "--lang", language).told
    (news,) = re.findall(r"^\S+ .* · (.*, .*:.*)$", told, re.MULTILINE)
    assert news == news.lower()


def test_a_move_is_a_number_or_a_line(house: House) -> None:
    second, third = opening_lines(3, played=1)[0], opening_lines(3, played=2)[0]
    house.run("play", "--seed", SEED, typed=["1", second, f"  {third.replace(' ', '   ')}", "end-turn"])
    assert house.moves()[:4] == [f"0 {FIRST}", f"0 {second}", f"0 {third}", "0 end-turn"]


def test_what_cannot_be_played_is_refused_in_a_sentence_and_asked_for_again(house: House) -> None:
    wrong = ["0", "62", "build 1.1", "build 21.1", "dance", "start 0", "²"]
    _, *refusals, _ = house.run("play", "--seed", SEED, typed=[*wrong, "1"]).screens
    assert [len(refusal.splitlines()) for refusal in refusals] == [1] * len(wrong)
    assert house.moves() == [f"0 {FIRST}"]


@pytest.mark.parametrize("letter", ["x", "9", "«"])
def test_a_line_of_any_length_is_refused(house: House, letter: str) -> None:
    ended = house.run("play", "--seed", SEED, typed=[letter * 5000, "1", "quit"])
    assert ended.status == 0
    assert house.moves() == [f"0 {FIRST}"]


def test_undo_takes_the_move_back(house: House) -> None:
    before, played, undone = house.run("play", "--seed", SEED, typed=["1", "undo"]).screens
    assert said("undone", line=FIRST) in undone
    assert map_rows(undone) == map_rows(before) != map_rows(played)
    assert house.moves() == []


def test_undo_says_when_there_is_nothing_to_take_back(house: House) -> None:
    screens = house.run("play", "--seed", SEED, typed=["undo", "1", "1", "1", "1", "undo"]).screens
    assert screens[1] == screens[6] == "There’s nothing to undo.\n"


def test_a_hint_is_a_line_that_can_be_played(house: House) -> None:
    hint = house.run("play", "--seed", SEED, typed=["hint"]).screens[1]
    assert 1 < len(hinted(hint)) <= 3
    assert hinted(hint) <= set(opening_lines(3))
    assert "chance to win" in hint
    assert "now: " in hint


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_typed_of_a_hint_stands_apart_from_the_words(house: House, language: str) -> None:
    hint = house.run("play", "--seed", SEED, "--lang", language, typed=["hint"]).screens[1]
    typed = [line for line in hint.splitlines() if re.match(r"   \d+ = ", line)]
    assert 1 < len(typed) <= 3
    assert all(re.fullmatch(r"   \d+ = build [\d.]+( → [a-z.\d -]+)*", line) for line in typed)


def test_a_hint_says_whether_more_comes_later_or_a_rival_gets_less() -> None:
    match = bastide.Match("kingdom", seed=int(SEED))
    found, words = match.hints(match.to_act[0])[0], words_for("en", "kingdom")
    best = replace(found, margin=9.0, rival=100.0, differs={"castles": 2.0})
    other = replace(found, margin=1.0, rival=104.0)
    assert later(best, other, words) == ["later in the game +2", "rival gets 4 less"]
    worse = replace(other, differs={"castles": -2.0})
    assert later(worse, best, words) == ["later in the game −2", "rival gets 4 more"]


def test_all_of_a_hint_stands_below_its_number_in_a_narrow_window(house: House) -> None:
    hint = house.run("play", "--seed", SEED, typed=["hint"], COLUMNS="50").screens[1]
    listed = hint[hint.index("1. ") :].splitlines()
    assert all(re.match(r"\d\. |   \S|>", line) and len(line) <= 50 for line in listed)
    assert len(listed) > 3 * hint.count("chance to win")  # some lines are broken


def test_why_says_of_a_move_that_can_be_played_what_it_brings(house: House) -> None:
    told = house.run("play", "--seed", SEED, typed=["why 1"]).screens[1].splitlines()
    assert told[0] == f"You can play this: {FIRST}"
    assert "settlement" in told[1]
    assert re.match(r"[+−]\d+ now: |No points now", told[-1])


def test_why_tells_the_reason_with_its_clause(house: House) -> None:
    answers = {
        FIRST: f"You can play this: {FIRST}",
        "build 1.1": "(K4.3)",
        "build 1.7": "(K4.1)",
        "use tavern 1.4": "(K5.1)",
        "use oasis 1.4": "(K2.7)",
        "lift farm 1.4": "(K5.5)",
        "settle 1.4": "(K5.8)",
        "end-turn": "(K3.7)",
        "draw 0 grass": "That’s up to chance. Choose one of your moves.",
        "castle": "“castle” isn’t a move.",
        "build 0.0": "“0.0”",
        "": said("why-what"),
    }
    asked = [f"why {line}" for line in answers]
    _, *told, _ = house.run("play", "--seed", SEED, typed=[*asked, "quit"]).screens
    for sentence, answer in zip(told, answers.values(), strict=True):
        assert len(sentence.splitlines()) == 1 or answer.startswith("You can play this")
        assert answer in sentence


@pytest.mark.parametrize("language", LANGUAGES)
def test_why_speaks_the_language_of_the_game(house: House, language: str) -> None:
    told = house.run("play", "--seed", SEED, "--lang", language, typed=["why build 1.1"]).screens[1]
    assert told.strip() == said("wrong-terrain", language, terrain="grass", wanted="forest") + " (K4.3)"


def test_help_names_every_command(house: House) -> None:
    told = house.run("play", "--seed", SEED, typed=["help"]).screens[1]
    assert set(re.findall(r"\w+", told)) >= {"undo", "hint", "why", "save", "map", "help", "quit"}


def test_map_and_an_empty_line_show_the_table_again(house: House) -> None:
    first, again, once_more = house.run("play", "--seed", SEED, typed=["map", ""]).screens
    assert map_rows(first) == map_rows(again) == map_rows(once_more)


def test_quit_leaves_the_table_in_good_order(house: House) -> None:
    ended = house.run("play", "--seed", SEED, typed=["1", "quit", "1"])
    assert ended.status == 0
    assert ended.complaint.strip() == said("kept")
    assert house.moves() == [f"0 {FIRST}"]


def test_people_on_one_screen_hand_it_over(house: House) -> None:
    pair = ("--people", "2", "--names", "Ann,Ben")
    told = house.run("play", "--seed", SEED, *pair, typed=["", "1", "1", "1", "1", "", "1"]).told
    before, after = told.split(said("hand-over", player="Ben"))
    assert "● Ben · Build" not in before
    assert "● Ben · Build" in after
    assert "◆ Ann · Build" not in after
    assert house.moves()[-1].startswith("1 build ")


def test_nobody_is_shown_the_card_of_another_person(house: House) -> None:
    typed = ["1", "1", "1", "1", "1", "log"] * 10
    ended = house.run("play", "--seats", "3", "--people", "3", "--seed", SEED, typed=typed)
    assert "Player 1 draws a terrain card." in ended.told
    assert not re.search(r"draws a terrain card:|[Nn]ext card", ended.told)
    tables = [table for table in ended.screens if re.search(r"^ [◆●▼]  Player", table, re.MULTILINE)]
    assert len(tables) > 30
    for table in tables:
        cards = re.findall(r"^ [◆●▼]  Player \d .* (\S+) *$", table, re.MULTILINE)
        assert len(cards) == 3
        assert cards.count("?") == 2


def test_a_person_sees_the_own_card_and_never_that_of_a_bot(house: House) -> None:
    told = house.run("play", "--seed", SEED, typed=["1", "1", "1", "1", "log"]).told
    assert "Player draws a terrain card: flowers." in told
    assert "Squire draws a terrain card." in told
    assert "Squire draws a terrain card:" not in told
    assert "Squire · next card" not in told


def test_bots_alone_play_a_game_that_asks_nobody_and_is_not_kept(house: House) -> None:
    ended = house.run("play", "--people", "0", "--seats", "3", "--bots", "uniform,greedy", "--seed", "1")
    assert ended.status == 0
    assert re.search(r"◆ Page +● Squire +▼ Page 2", ended.told)
    assert len(ended.screens) == 1
    assert house.kept() == []


def test_names_are_shown_as_they_are_written(house: House) -> None:
    pair = ("--people", "2", "--names", "[/red],[bold]Ben")
    ended = house.run("play", "--seed", SEED, *pair, typed=["", "1", "save game.txt"])
    assert "◆ [/red] · Build 2 more settlements" in ended.told
    assert " ●  [bold]Ben " in house.run("replay", "game.txt").told


def test_bytes_that_are_no_text_are_refused_like_any_other_word(house: House) -> None:
    ended = house.run("play", "--seed", SEED, typed=["\udcff\udcfe", "1", "quit"], PYTHONIOENCODING="utf-8")
    assert ended.status == 0
    assert house.moves() == [f"0 {FIRST}"]


def test_an_output_that_knows_only_ascii_still_shows_the_game(house: House) -> None:
    ended = house.run("play", "--seed", SEED, "--lang", "uk", typed=["1", "quit"], PYTHONIOENCODING="ascii")
    assert ended.status == 0
    assert len(map_rows(ended.told)) == 20


def test_the_language_is_the_environments_unless_it_is_asked_for(house: House) -> None:
    by_locale = house.run("play", "--seed", SEED, typed=["undo"], LANG="uk_UA.UTF-8")
    by_variable = house.run("play", "--seed", SEED, typed=["undo"], LANG="uk_UA.UTF-8", BASTIDE_LANG="ru")
    asked = house.run("play", "--seed", SEED, "--lang=en", typed=["undo"], LANG="uk_UA.UTF-8")
    for language, ended in (("uk", by_locale), ("ru", by_variable), ("en", asked)):
        assert ended.screens[1].strip() == said("undo-nothing", language)


def test_a_wide_window_shows_the_whole_map_beside_the_cards(house: House) -> None:
    for columns in ("150", "200"):
        told = house.run("play", "--seed", "7", typed=["quit"], COLUMNS=columns).told
        assert any(" 19  20 " in line and "Gold now" in line for line in told.splitlines())


def test_a_seed_is_one_game_however_slow_the_machine_is(monkeypatch: pytest.MonkeyPatch) -> None:
    def game() -> list[tuple[int, str]]:
        match = bastide.Match("kingdom", seed=3)
        Session(match, [Player("Ann", "greedy"), Player("Ben", "greedy")], Screen("en", "kingdom"), 3).play()
        return [(row.seat, row.line) for row in match.log]

    quick = game()
    monkeypatch.setattr(greedy, "monotonic", count(step=0.05).__next__)
    assert game() == quick


def test_the_terminal_says_what_broke_a_tie() -> None:
    sheets = [{"keep": 50}, {"keep": 50}, {"keep": 40}]
    result = Result([50, 50, 40], sheets, [2, 1, 3], [1], final=True, tie="talers")
    told = tie_breaker(result, ["Ann", "Ben", "Cleo"], Screen("en", "seasons"))
    assert told == "Same score as Ann. Tie-breaker: more talers left"
