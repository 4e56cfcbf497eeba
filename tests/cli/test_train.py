"""Training and looking through a bot's eyes, at the terminal."""

import json
from pathlib import Path
from typing import Any

from rich.console import Console

import bastide
from bastide.cli.screen import Screen
from bastide.cli.train import Picture, figures_of, sparkline
from bastide.training.kept import Folder
from bastide.training.run import Plan
from bastide.words import words_for
from tests.cli.terminal import House


def test_features_of_a_position_are_told_by_name(house: House) -> None:
    for game in bastide.games():
        ended = house.run("explain-features", game, "--moves", "6", "--seed", "3")
        assert (ended.status, ended.complaint) == (0, "")
        told = dict(line.rsplit(" ", 1) for line in ended.told.splitlines())
        assert told["seats-2"] == "1"
        assert all(0 < int(value) <= 255 for value in told.values())


def test_a_training_tells_its_curve_and_keeps_its_network(house: House, tmp_path: Path) -> None:
    ended = house.run(
        *("train", "seasons", "--minutes", "0.01", "--processes", "0", "--folder", str(tmp_path / "trained")),
        *("--batch", "64", "--memory", "300", "--rate", "0.003", "--last-rate", "0.0002"),
    )
    assert (ended.status, ended.complaint) == (0, "")
    plan, *_, last = map(json.loads, ended.told.splitlines())
    asked = {"game": "seasons", "batch": 64, "memory": 300, "rate": 0.003, "last_rate": 0.0002}
    assert asked.items() <= plan["plan"].items()
    assert last["steps"] > 0  # of fewer positions than it begins to learn with as a rule
    assert (tmp_path / "trained" / "now.npz").exists()


def test_the_arena_seats_stronger_bots_too(house: House) -> None:
    ended = house.run("arena", "seasons", "--bots", "castellan,greedy", "--games", "2", "--jobs", "1")
    assert (ended.status, ended.complaint) == (0, "")
    assert "Castellan" in ended.told


def test_the_arena_has_a_table_for_every_set_of_options_and_a_file_of_all(
    house: House, tmp_path: Path
) -> None:
    ended = house.run(
        *("arena", "kingdom", "--bots", "uniform,uniform,greedy", "--games", "3", "--jobs", "1"),
        *("--set", "", "--set", "cards=knights,lords,miners first_game=false", "--seconds", "0.5"),
        *("--write", str(tmp_path / "told.json")),
    )
    assert (ended.status, ended.complaint) == (0, "")
    assert ended.told.count("Squire") == 2
    first, second = json.loads((tmp_path / "told.json").read_text(encoding="utf-8"))
    assert (first["options"], first["games"]) == ({}, 3)
    assert second["options"]["cards"] == ["knights", "lords", "miners"]
    assert [row["bot"] for row in second["bots"]] == ["uniform", "uniform", "greedy"]
    assert sum(row["wins"] for row in second["bots"]) == 3


def test_a_curve_in_a_line() -> None:
    english, russian = words_for("en"), words_for("ru")
    assert sparkline([0.1, 0.2, 0.45], english) == "10% ▁▃█ 45%"
    assert sparkline([0.5], english) == "50% ▁ 50%"
    assert sparkline([0.5], russian) == "50 % ▁ 50 %"
    assert sparkline([], english) == ""


def test_the_figures_of_a_training_are_written_as_in_the_language() -> None:
    row: dict[str, Any] = {"games": 12345, "steps": 7, "error": 4.25, "mean": None, "bests": 2}
    row |= {"squire": [1000, 0.625], "trial": [0, 0.0]}
    told = {language: dict(figures_of(row, words_for(language))) for language in ("en", "uk")}
    assert told["en"] == {
        "games": "12,345",
        "steps": "7",
        "error": "4.25",
        "bests": "2",
        "squire": "62.5% / 1,000",
    }
    assert told["uk"]["games"] == "12 345"
    assert told["uk"]["error"] == "4,25"
    assert told["uk"]["squire"] == "62,5% / 1 000"


def test_a_training_on_a_terminal_draws_its_curve_from_where_it_stopped(tmp_path: Path) -> None:
    row = {"games": 2400, "steps": 90, "error": 7.5, "mean": 51.0, "bests": 1, "trial": [0, 0.0]}
    for share in (0.25, 0.75):
        Folder(tmp_path, "seasons").tell({**row, "squire": [40, share]})
    picture = Picture(Plan("seasons", tmp_path, 60.0, 0, torch=False), Screen("en", "seasons"))
    console = Console(width=90, record=True)
    console.print(picture.draw())
    shown = console.export_text()
    assert "2,400" in shown
    assert "75.0% / 40" in shown
    assert "25% ▁█ 75%" in shown


def test_a_training_on_a_terminal_says_where_it_is_kept(house: House, tmp_path: Path) -> None:
    terminal = house.open(
        *("train", "seasons", "--minutes", "0.01", "--processes", "0", "--folder", str(tmp_path / "it"))
    )
    terminal.see("The first games")
    terminal.see("The training is kept in")
    assert terminal.end().status == 0
