"""The commands beside the game: help, rules, arena, bench."""

import re

import pytest

from bastide.rulebook import clauses, read_rules
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
def test_the_arena_tells_how_each_bot_did(house: House, language: str) -> None:
    ended = house.run("arena", "--games", "4", "--jobs", "1", "--seed", "5", "--lang", language)
    assert (ended.status, ended.complaint) == (0, "")
    rows = re.findall(
        r"^ (\w+) +([\d.]+%) +([\d.]+%) – ([\d.]+%) +([\d.]+) +([+-][\d.]+) +[\d.]+ ms", ended.told, re.M
    )
    assert [row[0] for row in rows] == ["uniform", "greedy"]
    page, squire = rows
    assert float(page[4]) < float(squire[4])
    assert float(page[5]) == -float(squire[5])
    assert float(squire[2].rstrip("%")) < float(squire[1].rstrip("%")) <= float(squire[3].rstrip("%"))


def test_the_same_seeds_give_the_same_arena(house: House) -> None:
    once, again = (
        re.sub(r"[\d.]+ ms", "", house.run("arena", "--games", "4", "--jobs", jobs).told) for jobs in "12"
    )
    assert once == again


def test_the_benchmark_measures_the_plain_engine(house: House) -> None:
    ended = house.run("bench", "--seconds", "0.1", "--write", "speed.md")
    assert (ended.status, ended.complaint) == (0, "")
    written = (house.folder / "speed.md").read_text()
    rows = re.findall(r"^\| kingdom \| (\d) \| plain \| ([\d,]+) \|", written, re.M)
    assert [seats for seats, _ in rows] == ["2", "3", "4"]
    rows += re.findall(r"^\| burgundy \+ modules \| (2) \| plain \| ([\d,]+) \|", written, re.M)
    assert len(rows) == 4
    for _, moves in rows:
        assert moves in ended.told


def unfolded(text: str) -> str:
    """The words of a text, without the lines, frames and marks around them."""
    return " ".join(re.sub(r"[│╭╮╰╯─*]", " ", text).split())
