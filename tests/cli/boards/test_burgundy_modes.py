"""Teams and one who plays alone, in the terminal: double duchies, islands, the end."""

import re

import pytest

from bastide.words import words_for
from tests.cli.terminal import House

ALONE = ("play", "burgundy", "--seed", "3", "-o", "mode=solo")  # a mode knows how many it needs
TEAMS = ("play", "burgundy", "--seed", "3", "-o", "mode=team")


def said(key: str, language: str = "en", **arguments: str | int) -> str:
    return words_for(language, "burgundy").say(key, **arguments)


@pytest.mark.parametrize(
    ("language", "duchy", "columns"), [("en", "13a", 80), ("ru", "13b", 80), ("uk", "13b", 130)]
)
def test_alone_a_game_is_played_to_its_end_and_no_line_is_too_wide(
    house: House, language: str, duchy: str, columns: int
) -> None:
    arguments = (*ALONE, "-o", f"duchies={duchy}", "--lang", language)
    ended = house.run(*arguments, typed=["1"] * 400, COLUMNS=str(columns))
    assert (ended.status, ended.complaint) == (0, "")
    assert max(map(len, ended.told.splitlines())) <= columns
    assert said("lost-alone", language, player=said("player-alone", language)) in ended.told
    rows = [int(number) for number in re.findall(r"^ \S.*? (\d+) *$", ended.told.rpartition("───")[2], re.M)]
    assert len(rows) == 7
    assert sum(rows[:-1]) == rows[-1]


def test_the_screen_of_one_who_plays_alone_shows_target_islands_and_rivers(house: House) -> None:
    screen = house.run(*ALONE, typed=["1", "quit"], COLUMNS="100").screens[1]
    assert re.search(r"Target +0/50", screen)
    assert re.search(r"Filled +1/37", screen)
    assert "Rivers: 3–15, 15–20, 17–27, 17–31, 20–27" in screen
    assert "Bridge" not in screen
    assert "Bonus tiles" not in screen


@pytest.mark.parametrize("language", ["en", "ru", "uk"])
def test_alone_a_hint_tells_of_spaces_and_of_no_points(house: House, language: str) -> None:
    hint = house.run(*ALONE, "--lang", language, typed=["1", "hint", "quit"]).screens[2]
    shares = re.findall(r"(\d+)\s?%", hint)
    told = [
        said("terminal-hint-alone", language, place=place, share=share)
        for place, share in enumerate(shares, 1)
    ]
    assert told
    assert set(told) <= set(hint.splitlines())
    filled = said("hint-now-alone", language, points="+1", sources="\0").partition("\0")[0]
    assert filled in hint
    assert said("hint-now", language, points="+1", sources="\0").partition("\0")[0] not in hint


@pytest.mark.parametrize(("language", "columns"), [("en", 80), ("uk", 140)])
def test_teams_are_told_with_their_sums(house: House, language: str, columns: int) -> None:
    arguments = (*TEAMS, "--lang", language, "-o", "duchies=12b")
    ended = house.run(*arguments, typed=["1"] * 400, COLUMNS=str(columns))
    assert (ended.status, ended.complaint) == (0, "")
    assert max(map(len, ended.told.splitlines())) <= columns
    sheet = ended.told.rpartition("───")[2]
    total = re.search(rf"{said('total', language)} +(\d+) +(\d+) +(\d+) +(\d+)", sheet)
    team = re.search(rf"{said('team-total', language)} +(\d+) +(\d+) +(\d+) +(\d+)", sheet)
    assert total
    assert team
    one, two, three, four = map(int, total.groups())
    assert [int(sum_) for sum_ in team.groups()] == [one + three, two + four] * 2


def test_the_screen_of_a_team_names_the_players_and_shows_both_storages(house: House) -> None:
    ended = house.run(*TEAMS, typed=["quit"], COLUMNS="80")
    assert all(name in ended.told for name in ("A1", "B1", "A2", "B2"))
    assert said("heading-shared") in ended.told


def test_many_numbers_that_lie_apart_do_not_fill_the_list(house: House) -> None:
    screen = house.run(*TEAMS, typed=["quit"], COLUMNS="120").screens[0]  # monastery 6: three ways to pay
    assert re.search(r"^ +45, 48 \.\. 123  Buy a tile · 2 silver", screen, re.M)
    assert max(len(line) for line in screen.partition("Use your dice")[2].splitlines()) < 120


@pytest.mark.parametrize(
    "arguments",
    [("--seats", "2", "-o", "mode=solo"), ("--seats", "1"), ("--seats", "3", "-o", "mode=team")],
)
def test_the_wrong_number_of_players_is_told_in_words(house: House, arguments: tuple[str, ...]) -> None:
    ended = house.run("play", "burgundy", *arguments)
    assert ended.status != 0
    assert "player" in ended.complaint + ended.told


@pytest.mark.parametrize(("arguments", "seats"), [(ALONE, "1"), (TEAMS, "4")])
def test_the_number_of_players_may_be_said_if_it_is_right(
    house: House, arguments: tuple[str, ...], seats: str
) -> None:
    unsaid, said_so = (
        house.run(*more, typed=["quit"]).told for more in (arguments, (*arguments, "--seats", seats))
    )
    assert unsaid == said_so


def test_the_arena_plays_alone_and_in_teams(house: House) -> None:
    alone = house.run(
        "arena", "burgundy", "--bots", "greedy", "--games", "2", "--jobs", "1", "-o", "mode=solo"
    )
    assert (alone.status, alone.complaint) == (0, "")
    bots = "greedy,uniform,greedy,uniform"
    teams = house.run("arena", "burgundy", "--bots", bots, "--games", "2", "--jobs", "2", "-o", "mode=team")
    assert (teams.status, teams.complaint) == (0, "")
    wins = [float(share) for share in re.findall(r"([\d.]+)% +[\d.]+% – ", teams.told)]
    assert sum(wins) == pytest.approx(200.0)
