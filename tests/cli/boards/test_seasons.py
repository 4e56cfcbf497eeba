"""A Castle for All Seasons in the terminal: the castle, the yard beside it, everybody in a line."""

import re

import pytest

import bastide
from bastide.games.seasons.components import CHARACTERS, TILES, WINTER_CARDS
from bastide.rulebook import clauses, read_rules
from tests.cli.boards.castles import FIRST, PLAY, SEED, drawn, kept_match, name, pages_lines, said, unfolded
from tests.cli.terminal import COLOURS, LANGUAGES, House, hinted, plain

# -- whole games


@pytest.mark.parametrize(("language", "season"), [("en", "winter"), ("ru", "summer"), ("uk", "winter")])
def test_a_whole_game_is_played_by_numbers_to_a_score_sheet_that_adds_up(
    house: House, language: str, season: str
) -> None:
    ended = house.run(*PLAY, "-o", f"season={season}", "--lang", language, typed=["1"] * 300)
    assert (ended.status, ended.complaint) == (0, "")
    *sources, totals = score_rows(ended.told)
    assert len(sources) == (15 if season == "winter" else 12)
    assert [sum(column) for column in zip(*sources, strict=True)] == list(totals)
    assert said("score-words", language, score=max(totals)) in ended.told
    assert language == "en" or foreign_words(ended.told, language) == set()


def score_rows(told: str) -> list[tuple[int, int]]:
    """The numbers of two players on the score sheet; the last row is the total."""
    sheet = told.rpartition("───")[2]
    return [(int(one), int(other)) for one, other in re.findall(r"^ \S.*? (\d+) +(\d+) *$", sheet, re.M)]


def foreign_words(told: str, language: str) -> set[str]:
    """The words of a text that are not of its language and that nobody has to type."""
    latin = re.compile("[A-Za-z]{3,}")
    to_type = latin.findall(said("prompt-help", language) + said("recorded", language, program="bastide"))
    before, after = said("to-the-map", language, word="@").split("@")
    told = re.sub(rf"{re.escape(before)}[a-z0-9 -]+{re.escape(after)}", "", told)
    return set(latin.findall(told)) - {*to_type, "pay", "Tab"}


@pytest.mark.parametrize("season", ["summer", "winter"])
def test_a_whole_game_is_played_by_lines_and_seen_again(house: House, season: str) -> None:
    lines = pages_lines(season=season)
    played = house.run(*PLAY, "-o", f"season={season}", typed=lines)
    assert (played.status, played.complaint) == (0, "")
    assert [move.removeprefix("0 ") for move in house.moves() if move.startswith("0 ")] == list(lines)
    replayed = house.run("replay")
    assert score_rows(replayed.told) == score_rows(played.told)
    assert replayed.told.splitlines()[-1] == played.told.splitlines()[-2]


def test_a_whole_game_is_played_on_a_real_terminal(house: House) -> None:
    terminal = house.open(*PLAY, "-o", "season=winter", columns=80)
    terminal.answer(*pages_lines(season="winter"))
    ended = terminal.end()
    assert (ended.status, ended.complaint) == (0, "")
    assert score_rows(ended.told) == list(
        zip(
            *[[*sheet.values(), sum(sheet.values())] for sheet in kept_match(house).result.sheets],
            strict=True,
        )
    )


@pytest.mark.parametrize(
    ("language", "seats", "season", "columns"),
    [
        ("en", 2, "summer", 80),
        ("uk", 3, "winter", 80),
        ("ru", 4, "winter", 80),
        ("en", 4, "winter", 100),
        ("ru", 2, "winter", 120),
        ("uk", 4, "winter", 120),
    ],
)
def test_no_line_is_wider_than_the_window(
    house: House, language: str, seats: int, season: str, columns: int
) -> None:
    arguments = ("--seats", str(seats), "-o", f"season={season}", "--lang", language)
    typed = [*pages_lines(seats, season)[:-1], "help", "map", "log", "quit"]
    ended = house.run(*PLAY, *arguments, typed=typed, COLUMNS=str(columns))
    assert ended.status == 0
    assert max(map(len, ended.told.splitlines())) <= columns
    assert "…" not in ended.told


# -- what is secret


def test_nobody_is_shown_what_another_person_chose_in_secret(house: House) -> None:
    chosen = ["choose trader worker-stone", "choose messenger worker-sand"]
    typed = ["", chosen[0], "", "log", "map", chosen[1], ""]
    ended = house.run(*PLAY, "--people", "2", "--names", "Ann,Ben", typed=typed)
    before, after = "".join(ended.screens[1:4]), ended.screens[4]
    assert "Ann has chosen in secret." in before
    assert re.search(r"◆  Ann ✓", before)
    legend = rf"^Me {name('messenger')}.*\n.*\n"
    for told in (name("trader"), name("worker-stone"), chosen[0]):
        assert told not in re.sub(legend, "", before, flags=re.M)
    assert f"◆ Ann · {name('trader')} + {name('worker-stone')}" in after


def test_neither_earlier_answers_nor_scrolling_back_tell_what_another_person_chose(house: House) -> None:
    terminal = house.open(*PLAY, "--people", "2", "--names", "Ann,Ben", columns=80)
    terminal.see(said("hand-over", player="Ann"))
    terminal.type("\r")
    terminal.answer("choose trader worker-stone")
    assert "\x1b[3J" in terminal.see(said("hand-over", player="Ben"))
    terminal.type("\x1b[A\r")
    terminal.see(said("expects-choose", count=2))
    terminal.see(">")
    terminal.type("\x1b[A1\r")
    assert "choose trader" not in plain(terminal.see(said("hand-over", player="Ann")))
    assert house.moves()[1] == f"1 {FIRST[0]}"


def test_a_table_does_not_differ_with_what_others_chose() -> None:
    tables = set()
    for line in ("choose trader worker-stone", "choose messenger bricklayer"):
        match = bastide.Match("seasons", seed=SEED)
        match.play(0, line)
        tables.add(drawn(match, 1)[0])
    assert len(tables) == 1


# -- typing


def test_a_move_is_a_number_a_line_or_its_last_word_if_one_move_ends_so(house: House) -> None:
    house.run(*PLAY, typed=["  choose   messenger trader", "stone", "1"])
    assert house.moves()[0] == "0 choose messenger trader"
    assert "0 send supply stone" in house.moves()


def test_what_cannot_be_played_is_refused_in_a_sentence_and_asked_for_again(house: House) -> None:
    wrong = ["0", "99", "choose trader", "choose master-builder trader", "erect keep", "start 1", "dance"]
    _, *refusals, _ = house.run(*PLAY, typed=[*wrong, "1"]).screens
    assert all(1 <= len(refusal.splitlines()) <= 2 for refusal in refusals)
    assert house.moves()[0] == f"0 {FIRST[0]}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_why_tells_the_reason_with_its_clause(house: House, language: str) -> None:
    typed = ["why choose messenger master-builder", "why choose trader", f"why {FIRST[0]}"]
    _, first_round, too_few, possible = house.run(*PLAY, "--lang", language, typed=typed).screens
    assert first_round.strip().endswith("(S3.3)")
    assert too_few.strip().endswith("(S3.2)")
    assert possible.splitlines()[0] == said("possible", language, line=FIRST[0])
    assert len(possible.splitlines()) > 1  # what would happen then


def test_undo_takes_a_move_back_but_not_a_choice_that_was_revealed(house: House) -> None:
    typed = ["choose bricklayer stonemason", "undo", "take sand", "undo"]
    screens = house.run(*PLAY, typed=typed).screens
    assert screens[2].strip() == said("undo-nothing")
    assert said("undone", line="take sand") in screens[4]


def test_a_hint_is_a_line_that_can_be_played(house: House) -> None:
    hint = house.run(*PLAY, typed=["hint"]).screens[1]
    assert hinted(hint)
    assert hinted(hint) <= set(FIRST)


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_tells_what_cards_and_buildings_do_and_what_is_not_sure(house: House, language: str) -> None:
    told = unfolded(house.run(*PLAY, "-o", "season=winter", "--lang", language, typed=["help"]).screens[1])
    for thing in (*CHARACTERS, *TILES, "market", "smithy", *WINTER_CARDS):
        assert unfolded(f"{name(thing, language)}: {said(f'does-{thing}', language)}") in told
    unsure = [name(building, language) for building in ("servants-house", "market")]
    assert unfolded(said("help-unsure", language, buildings=unsure)) in told


def test_the_news_tell_what_the_others_did(house: House) -> None:
    ended = house.run(*PLAY, typed=["choose messenger trader", "send supply sand"])
    assert f"◆ Player · {name('messenger')} + {name('trader')}" in ended.screens[1]
    assert "◆ Player · +8ta" in ended.screens[1]
    assert f"◆ Player · {said('brief-helper-sent', cart='sand')}" in ended.screens[2]
    assert "◆ Player · +3sa" in ended.screens[2]


# -- set-up


def test_figures_corrected_by_the_host_stand_on_the_table(house: House) -> None:
    corrected = ("-o", "costs=keep:22,well:11", "-o", "points=keep:16", "-o", "prices=market-1:6")
    told = house.run(*PLAY, *corrected, typed=["quit"]).told
    assert re.search(r"^Keep +22 +16 ", told, re.M)
    assert re.search(r"^Well +11 +10 ", told, re.M)
    assert re.search(r"^Market +✓ 6→\d+ 8→\d+", told, re.M)


def test_winter_shows_its_cards(house: House) -> None:
    summer, winter = (
        house.run(*PLAY, "-o", f"season={season}", typed=["quit"]).told for season in ("summer", "winter")
    )
    assert f"{said('winter-title')} · {said('winter-next', round=3)}" in winter
    assert unfolded(said("winter-unseen", cards=[name(card) for card in WINTER_CARDS])) in unfolded(winter)
    assert said("winter-title") not in summer


# -- going on


def test_a_game_that_was_broken_off_goes_on(house: House) -> None:
    ended = house.run(*PLAY, "--lang", "uk", typed=pages_lines()[:12])
    assert ended.status == 2
    resumed = house.run("resume", typed=["quit"])
    moves = len(house.kept()[-1].read_text(encoding="utf-8").partition("\n\n")[2].splitlines())
    assert resumed.told.startswith(said("resumed", "uk", game=said("title", "uk"), moves=moves))
    assert castle_of(resumed.told) == castle_of(ended.screens[-1])


def castle_of(screen: str) -> list[str]:
    """The rows of the castle and all beside it."""
    rows = screen.splitlines()
    first = next(number for number, row in enumerate(rows) if "→" in row)
    return [row for row in rows[first:] if "→" in row or "·" in row][:12]


def test_a_saved_game_is_shown_up_to_any_move_without_secrets(house: House) -> None:
    house.run(*PLAY, "--names", "Ann", typed=[*pages_lines()[:8], "save game.txt", "quit"])
    last = len((house.folder / "game.txt").read_text(encoding="utf-8").partition("\n\n")[2].splitlines())
    for at in (0, 2, last):
        shown = house.run("replay", "game.txt", "--at", str(at))
        assert (shown.status, shown.complaint) == (0, "")
        assert shown.told.startswith(said("move-number", number=at, moves=last))
        assert " ◆  Ann" in shown.told
    assert " ◆  Ann ✓" in house.run("replay", "game.txt", "--at", "2").told


# -- a real terminal


def test_tab_completes_a_line(house: House) -> None:
    terminal = house.open(*PLAY, columns=80)
    terminal.see(said("expects-choose", count=2))
    terminal.see(">")
    terminal.type("choose messenger t\t")
    terminal.see("trader")
    terminal.type("\r")
    terminal.see(said("expects-send"))
    assert house.moves()[0] == "0 choose messenger trader"


def test_the_table_has_colours_unless_they_are_refused(house: House) -> None:
    expected = said("expects-choose", count=2)
    coloured = house.open(*PLAY, columns=80).see(expected)
    colourless = house.open(*PLAY, columns=80, NO_COLOR="1").see(expected)
    assert COLOURS.search(coloured)
    assert COLOURS.findall(colourless) == []
    assert castle_of(plain(coloured)) == castle_of(plain(colourless))


# -- beside the game


@pytest.mark.parametrize("language", LANGUAGES)
def test_one_clause_of_the_rules_is_shown(house: House, language: str) -> None:
    ended = house.run("rules", "seasons", "s5.1", "--lang", language)
    clause = clauses(read_rules("seasons", language))["S5.1"]
    assert unfolded(ended.told) == f"S5.1 {unfolded(clause.replace('*', ''))}"


def test_the_arena_knows_the_options(house: House) -> None:
    arena = ("arena", "seasons", "--games", "2", "--jobs", "1", "--bots", "uniform,uniform")
    ended = house.run(*arena, "-o", "season=winter", "-o", "winter_spaces=11,9", "-o", "costs=keep:20")
    assert (ended.status, ended.complaint) == (0, "")
    assert re.search(r"^ Page 1 +\d", ended.told, re.M)
