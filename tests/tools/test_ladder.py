"""The ladder: what it measures, that it goes on where it stopped, and what it makes of the games."""

import json
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from ladder import ROOT, main, measure, missing_of, play_rows
from ladder_figures import Figures, add, merge, read_figures, write_figures
from ladder_page import machine_of, write_page
from ladder_ratings import rate, write_ratings
from ladder_rows import LEVELS, SQUIRE, Row, all_rows

from bastide.bots.crews import new_crew

ROW = Row("kingdom", "random boards and cards", "greedy", "uniform", 4)
BESIDE = "kingdom-random-boards-and-cards-steward-greedy-2-seats"
ROWS = all_rows({"regent": 1.0, "sovereign": 3.0})


def figures(games: int) -> Figures:
    return Figures(games, 40.0, (60.5, 50.25), 10.25, (4.0, 1.0))


def test_every_level_meets_the_one_below_and_squire_in_every_game() -> None:
    for game in ("burgundy", "kingdom", "seasons"):
        met = {(row.one, row.other) for row in ROWS if row.game == game and row.seats == 2}
        assert set(zip(LEVELS[1:], LEVELS, strict=False)) <= met
        assert {(level, SQUIRE) for level in ("steward", "castellan", "regent", "sovereign")} <= met
        among_three = {row.one for row in ROWS if row.game == game and row.bots.count(SQUIRE) == 3}
        assert among_three == {"steward", "castellan", "regent", "sovereign"}
        with_four = {(row.one, row.other) for row in ROWS if row.game == game and row.seats == 4}
        assert set(zip(LEVELS[2:], LEVELS[1:], strict=False)) <= with_four


def test_who_thinks_by_the_clock_meets_squire_in_both_seasons() -> None:
    met = {(row.one, row.label) for row in ROWS if row.game == "seasons" and row.bots[1:] == (SQUIRE,)}
    assert {("sovereign", "winter"), ("sovereign", "summer")} <= met


def test_no_two_rows_are_kept_in_one_file() -> None:
    assert len({row.key for row in ROWS}) == len(ROWS)


def test_a_ladder_goes_on_where_it_was_broken_off(tmp_path: Path) -> None:
    path = tmp_path / f"{ROW.key}.jsonl"
    with new_crew(1) as crew:
        play_rows([(ROW, 2)], 1, "", crew, tmp_path)
        first = path.read_text(encoding="utf-8")
        alone = json.dumps({**json.loads(first.splitlines()[0]), "seed": 2})  # in one of two orders
        path.write_text(f'{first}{alone}\n{{"seed": 3, "or', encoding="utf-8")
        assert measure(tmp_path, [ROW])[ROW].games == 2
        path.write_text(first + '{"seed": 2, "or', encoding="utf-8")
        play_rows([(ROW, 4)], 1, "", crew, tmp_path)
    text = path.read_text(encoding="utf-8")
    assert text.startswith(first)
    assert [(line["seed"], line["order"]) for line in map(json.loads, text.splitlines())] == [
        *((seed, order) for seed in (1, 2) for order in ([0, 1], [1, 0]))
    ]


def test_rows_are_played_together_and_kept_apart_from_a_given_seed_on(tmp_path: Path) -> None:
    other = Row("kingdom", ROW.label, "uniform", "uniform", 2)
    with new_crew(2) as crew:
        play_rows([(ROW, 4), (other, 1)], 7, "", crew, tmp_path)
    kept = {row: (tmp_path / f"{row.key}.jsonl").read_text(encoding="utf-8") for row in (ROW, other)}
    seeds = {row: [json.loads(line)["seed"] for line in text.splitlines()] for row, text in kept.items()}
    assert seeds == {ROW: [7, 7, 8, 8], other: [7]}


def test_games_of_other_seeds_are_added_to_those_before() -> None:
    thinking = Row("kingdom", ROW.label, "regent", "castellan", 400, seconds=0.2)
    more = Figures(300, 280.0, (64.5, 46.25), 18.25, (8.0, 3.0))
    added = add({ROW: figures(100), thinking: figures(96)}, {ROW: more})
    assert added == {
        ROW: Figures(400, 320.0, (63.5, 47.25), 16.25, (7.0, 2.5)),
        thinking: figures(96),
    }
    assert add({}, {ROW: more}) == {ROW: more}


def test_games_are_added_once_and_only_those_of_the_asked_rows(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked, other = (row for row in ROWS if row.key in (ROW.key, BESIDE))
    files = {name: tmp_path / f"ladder.{name}" for name in ("figures", "page", "ratings")}
    write_figures(files["figures"], {asked: figures(100), other: figures(96)})
    with new_crew(1) as crew:
        play_rows([(asked, 2), (other, 2)], 7, "", crew, tmp_path)
        play_rows([(asked, 2)], 3, "", crew, tmp_path)
    words = [word for name, path in files.items() for word in (f"--{name}", str(path))]
    only = ["--add", "--first", "7", "--only", f"^{asked.key}$", "--kept", str(tmp_path)]
    for _ in range(2):
        monkeypatch.setattr("sys.argv", ["ladder", "--write", *only, *words])
        main()
        added = read_figures(files["figures"])
        assert {row: figure.games for row, figure in added.items()} == {asked: 102, other: 96}
    assert missing_of(asked, 2, 7, "", tmp_path) == []


def test_the_page_and_the_ratings_say_what_was_measured(tmp_path: Path) -> None:
    team = Row("burgundy", "teams", "castellan", SQUIRE, 2, seats=4, options={"mode": "team"})
    for row, sides in ((ROW, [[0], [1]]), (team, [[0, 2], [1, 3]])):
        path = tmp_path / f"{row.key}.jsonl"
        path.write_text("".join(json.dumps(line) + "\n" for line in won(row, sides)), encoding="utf-8")
    measured = measure(tmp_path, [ROW, team])
    write_page(tmp_path / "ladder.md", measured, "a small machine")
    page = (tmp_path / "ladder.md").read_text(encoding="utf-8")
    assert "Measured on a small machine." in page
    assert "| Squire, Page | 2 * | 100.0 % | 34.2–100.0 % | 60.0 : 30.0 | +30.0 | 10.0, 20.0 | own |" in page
    assert "| Castellan, Squire | 2 * | 100.0 % | 34.2–100.0 % | 60.0 : 30.0 | +30.0 |" in page


def won(row: Row, sides: list[list[int]]) -> Iterator[dict[str, Any]]:
    """A seed in both orders of its sides; the first that the row names wins, wherever it sits."""
    for first in (0, 1):
        order = sorted(range(row.seats), key=lambda seat: (seat // 2, (seat + first) % 2))
        seats = range(row.seats)
        wins = [seat % 2 == first for seat in seats]
        yield {
            "seed": 1,
            "order": order,
            "scores": [60 if wins[seat] else 30 for seat in seats],
            "sides": sides,
            "winners": [seat for seat in seats if wins[seat]],
            "moves": [10] * row.seats,
            "seconds": [0.1 if wins[seat] else 0.2 for seat in seats],
        }


def test_a_row_stays_until_more_games_of_it_were_played(tmp_path: Path) -> None:
    thinking = Row("kingdom", ROW.label, "regent", "castellan", 400, seconds=0.2)
    path = tmp_path / "ladder.jsonl"
    write_figures(path, {ROW: figures(100), thinking: figures(96)})
    earlier = read_figures(path)
    assert earlier == {ROW: figures(100), thinking: figures(96)}
    assert merge(earlier, {ROW: figures(98)}) == earlier
    assert merge(earlier, {ROW: figures(102)}) == {ROW: figures(102), thinking: figures(96)}


def test_the_page_keeps_what_it_was_measured_on(tmp_path: Path) -> None:
    path = tmp_path / "ladder.md"
    assert machine_of(path) == ""
    write_page(path, {ROW: figures(60)}, "a small machine, Python 3.12")
    assert machine_of(path) == "a small machine, Python 3.12"


def test_page_and_ratings_are_what_the_kept_figures_say(tmp_path: Path) -> None:
    measured = read_figures(ROOT / "docs" / "ladder.jsonl")
    page, ratings = ROOT / "docs" / "ladder.md", ROOT / "src" / "bastide" / "bots" / "ladder.toml"
    write_page(tmp_path / "ladder.md", measured, machine_of(page))
    write_ratings(tmp_path / "ladder.toml", measured)
    for path in (page, ratings):
        assert (tmp_path / path.name).read_text(encoding="utf-8") == path.read_text(encoding="utf-8")


def test_only_who_has_played_enough_is_rated(tmp_path: Path) -> None:
    few, many = figures(49), figures(50)
    steward = Row("kingdom", "random boards and cards", "steward", "greedy", 400)
    path = tmp_path / "ladder.toml"
    write_ratings(path, {ROW: few, steward: many})
    ratings = tomllib.loads(path.read_text(encoding="utf-8"))["kingdom"]
    assert list(ratings) == ["greedy", "steward"]
    assert ratings["greedy"] == 1000 < ratings["steward"]


def test_who_has_lost_every_game_is_shown_with_the_least_rating_there_is(tmp_path: Path) -> None:
    path = tmp_path / "ladder.toml"
    write_ratings(path, {ROW: Figures(400, 400.0, (60.5, 20.0), 40.5, (4.0, 1.0))})
    assert tomllib.loads(path.read_text(encoding="utf-8"))["kingdom"] == {"uniform": 100, "greedy": 1000}


def test_ratings_follow_the_games() -> None:
    rated = rate({("castellan", "greedy"): (300.0, 400), ("regent", "castellan"): (300.0, 400)})
    assert rated["greedy"].elo == 1000
    assert rated["castellan"].elo == pytest.approx(1191, abs=3)
    assert rated["regent"].elo == pytest.approx(1382, abs=5)
    assert 0 == rated["greedy"].spread < rated["castellan"].spread < rated["regent"].spread < 100


def test_nobody_is_infinitely_better() -> None:
    rated = rate({("castellan", "greedy"): (100.0, 100)})
    assert 1600 < rated["castellan"].elo < 2200
