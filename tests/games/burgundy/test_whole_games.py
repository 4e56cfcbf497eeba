"""The recorded games show what they are named after."""

from pathlib import Path
from typing import Any

import pytest

import bastide
from bastide.core.match import Match
from bastide.games.burgundy.box import BOX

GAMES = Path(__file__).parent / "games"
SEATS = {"two": 2, "three": 3, "four": 4}


def recorded(name: str) -> Match:
    return bastide.replay((GAMES / f"{name}.txt").read_text(encoding="utf-8"))


def moves_of(match: Match) -> set[str]:
    return {row.line.split()[0] for row in match.log}


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize(("ending", "edition"), [("", "2019"), ("-2011", "2011")])
def test_there_is_a_game_for_every_number_of_seats_and_both_editions(
    seats: str, ending: str, edition: str
) -> None:
    options = recorded(f"{seats}-seats{ending}").options
    assert (options["seats"], options["edition"]) == (SEATS[seats], edition)


@pytest.mark.parametrize(
    ("name", "option", "value"),
    [
        ("experts-openly", "setup", "experts"),
        ("experts-in-secret", "setup", "experts-secret"),
        ("duchies-drawn", "duchies", "random"),
        ("duchies-named", "duchies", ["5", "10"]),
    ],
)
def test_every_way_to_come_by_a_duchy_is_recorded(name: str, option: str, value: Any) -> None:
    match = recorded(name)
    assert match.options[option] == value
    assert "choose-duchy" in moves_of(match)


@pytest.mark.parametrize(
    ("name", "mode", "duchy"),
    [
        ("in-teams", "team", "12a"),
        ("in-teams-12b", "team", "12b"),
        ("alone-lost", "solo", "13a"),
        ("alone-13b", "solo", "13b"),
    ],
)
def test_both_modes_are_recorded_on_both_their_duchies(name: str, mode: str, duchy: str) -> None:
    match = recorded(name)
    assert match.options["mode"] == mode
    assert match.view(None)["duchies"][0]["duchy"] == duchy


def test_alone_a_game_is_won_and_another_lost() -> None:
    won, lost = recorded("alone-won").result, recorded("alone-lost").result
    assert (won.winners, won.scores) == ([0], [37])
    assert lost.winners == []
    assert lost.scores[0] < 37


@pytest.mark.parametrize("seats", SEATS)
def test_there_is_a_game_with_all_modules_for_every_number_of_seats(seats: str) -> None:
    options = recorded(f"everything-{seats}-seats").options
    assert (options["seats"], options["modules"]) == (SEATS[seats], list(BOX.modules))


@pytest.mark.parametrize("modules", [["white_castles", "shields"], ["inns", "trade_routes"]])
def test_there_is_a_game_with_some_modules(modules: list[str]) -> None:
    name = "-and-".join([modules[-1], modules[0]] if modules[-1] == "shields" else modules)
    assert recorded(name.replace("_", "-")).options["modules"] == modules


def test_a_game_ends_in_a_tie_that_is_broken() -> None:
    result = recorded("ends-in-a-tie").result
    assert result.scores[0] == result.scores[1]
    assert len(result.winners) == 1


def test_the_recorded_games_have_every_kind_of_move() -> None:
    names = {name for path in GAMES.glob("*.txt") for name in moves_of(recorded(path.stem))}
    assert names == set(bastide.game("burgundy").NOTATION.moves)
