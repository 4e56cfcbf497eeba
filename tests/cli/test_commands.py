"""The commands beside the game: help, rules, arena."""

import re
import subprocess
import sys

import pytest

from bastide.rulebook import clauses, read_rules, rulings
from tests.cli.terminal import LANGUAGES, House, said


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_lists_the_commands_in_the_readers_language(house: House, language: str) -> None:
    ended = house.run("--help", BASTIDE_LANG=language)
    assert (ended.status, ended.complaint) == (0, "")
    for command in ("play", "resume", "replay", "arena", "rules", "serve", "bench"):
        assert f"{command} {unfolded(said(f'help-{command}', language))}" in unfolded(ended.told)


def test_help_of_a_command_has_no_word_of_another_language(house: House) -> None:
    told = unfolded(house.run("play", "--help", BASTIDE_LANG="uk").told)
    assert unfolded(said("help-play", "uk")) in told
    assert "Show this message and exit" not in told
    assert "Usage" not in told


@pytest.mark.parametrize("language", LANGUAGES)
def test_one_clause_of_the_rules_is_shown(house: House, language: str) -> None:
    ended = house.run("rules", "kingdom", "k4.2", "--lang", language)
    clause = clauses(read_rules("kingdom", language))["K4.2"]
    assert (ended.status, ended.complaint) == (0, "")
    assert unfolded(ended.told) == f"K4.2 {unfolded(clause)}"


def test_the_rules_are_shown_from_the_first_clause_to_the_last(house: House) -> None:
    told = house.run("rules", "kingdom", "--lang", "ru").told
    shown = re.findall(r"^ • (K\d+\.\d+) ", told, re.MULTILINE)
    assert shown == list(clauses(read_rules("kingdom", "ru")))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_end_with_the_table_of_rulings(house: House, language: str) -> None:
    told = house.run("rules", "seasons", "--lang", language).told
    head, *rows = rulings(read_rules("seasons", language))
    named = re.findall(r"^│ ([A-Z]\d+\.\d+) ", told, re.MULTILINE)
    assert named == [row.clause for row in rows]
    assert told.count(f"{head.option}:") == len([row for row in rows if row.option]) > 0


def test_a_clause_that_is_a_decision_of_ours_tells_the_other_readings_too(house: House) -> None:
    told = unfolded(house.run("rules", "kingdom", "k5.13").told)
    (row,) = [row for row in rulings(read_rules("kingdom", "en")) if row.clause == "K5.13"]
    assert all(word in told for word in row.others.split())


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_arena_tells_how_each_bot_did(house: House, language: str) -> None:
    ended = house.run("arena", "--games", "4", "--jobs", "1", "--seed", "5", "--lang", language)
    assert (ended.status, ended.complaint) == (0, "")
    point, per, time = {
        "en": (".", "%", "ms"),
        "ru": (",", "\N{NO-BREAK SPACE}%", "мс"),
        "uk": (",", "%", "мс"),
    }[language]
    part = rf"(\d+{re.escape(point)}\d)"
    share, signed = part + per, part.replace("(", "([+−]", 1)
    figures = rf"{share} +{share} – {share} +{part} +{signed} +\d+{re.escape(point)}\d{{3}} {time}"
    told = re.findall(rf"^ (\w+) +{figures}", ended.told, re.M)
    rows = [[cell.replace(point, ".").replace("−", "-") for cell in row] for row in told]
    assert [row[0] for row in rows] == [said(f"level-{level}", language) for level in ("uniform", "greedy")]
    page, squire = rows
    assert float(page[4]) < float(squire[4])
    assert float(page[5]) == -float(squire[5])
    assert float(squire[2]) < float(squire[1]) <= float(squire[3])


def test_the_same_seeds_give_the_same_arena(house: House) -> None:
    once, again = (house.run("arena", "--games", "4", "--jobs", jobs).told for jobs in "12")
    assert without_times(once) == without_times(again)


def without_times(told: str) -> list[str]:
    """The words of a table; how long a game took, and so how wide its column is, differs each time."""
    return unfolded(re.sub(r"[\d.]+ ms", "", told)).split()


def unfolded(text: str) -> str:
    """The words of a text, without the lines, frames and marks around them."""
    return " ".join(re.sub(r"[│╭╮╰╯─*]", " ", text).split())


def test_no_command_waits_for_what_only_others_need() -> None:
    """Every bot is a process, and each of them reads the commands."""
    look = "import sys, bastide.cli.main; print(*sys.modules)"
    told = subprocess.run([sys.executable, "-c", look], check=True, capture_output=True, text=True).stdout
    others = {"play", "replay", "rules", "arena", "bench.house", "train", "puzzles", "analyse", "serve"}
    assert (
        set(told.split()) & {"numpy", "typer.rich_utils", *(f"bastide.cli.{name}" for name in others)}
        == set()
    )
