"""A finished game looked through at the terminal."""

import re
from dataclasses import replace

import pytest

import bastide
from bastide.cli.analyse import played, swing, turned
from bastide.cli.screen import Screen
from bastide.study.findings import Analysis
from tests.cli.terminal import House, said
from tests.server.study.test_analyses import short_record

NAMES = ["Ann", "Ben"]


@pytest.fixture(scope="module")
def analysis() -> Analysis:
    found: Analysis = bastide.replay(short_record()).analyse()
    return found


def test_a_game_is_looked_through(house: House, analysis: Analysis) -> None:
    (house.folder / "short.txt").write_text(short_record(), encoding="utf-8")
    told = house.run("analyse", "short.txt", "--lang", "en")
    assert (told.status, told.complaint) == (0, "")
    for name, one in zip(NAMES, analysis.seats, strict=True):
        row = next(line for line in told.told.splitlines() if name in line)
        figures = re.findall(r"\d+", row.partition(name)[2])
        assert figures[:3] == [f"{one.accuracy:.0f}", str(one.decisions), str(one.mistakes)]
    clear = [one for one in analysis.decisions if one.mark != "good"]
    assert (said("analysis-swings", "en") in told.told) == bool(clear)


@pytest.mark.parametrize("language", ["en", "ru", "uk"])
def test_what_was_found_is_told_in_every_language(analysis: Analysis, language: str) -> None:
    match, screen = bastide.replay(short_record()), Screen(language, "kingdom")
    table = played(analysis, NAMES, screen)
    assert [column.header for column in table.columns][1] == said("column-accuracy", language)
    worst = max(analysis.decisions, key=lambda one: one.wins)
    told, *better = swing(worst, match, NAMES, screen)
    assert told.startswith(f"{worst.row + 1:>4}  ")
    assert said(f"mark-{worst.mark}", language) in told
    assert len(better) == (worst.best[0] != worst.line)
    turning = turned(analysis, match, NAMES, screen)
    assert f" {analysis.turning + 1} " in turning
    assert NAMES[match.result.winners[0]] in turning


@pytest.mark.parametrize(("language", "figures"), [("en", ["2.5", "−1,204"]), ("ru", ["2,5", "−1 204"])])
def test_points_are_written_as_in_the_language(analysis: Analysis, language: str, figures: list[str]) -> None:
    ann, *others = analysis.seats
    unlucky = replace(ann, given=2.5, points=replace(ann.points, luck=-1204.2))
    table = played(replace(analysis, seats=[unlucky, *others]), NAMES, Screen(language, "kingdom"))
    told = [next(iter(column.cells)) for column in table.columns[-2:]]
    assert [str(cell).replace("\N{NO-BREAK SPACE}", " ") for cell in told] == figures


def test_of_who_plays_alone_no_points_are_told(analysis: Analysis) -> None:
    alone = played(replace(analysis, seats=analysis.seats[:1]), NAMES[:1], Screen("en", "burgundy"))
    assert [column.header for column in alone.columns[1:]] == ["Accuracy", "Decisions", "Mistakes"]


def test_nothing_to_look_through_is_a_sentence(house: House) -> None:
    told = house.run("analyse")
    assert (told.status, told.complaint) == (2, "There’s no finished game to analyse yet.\n")
