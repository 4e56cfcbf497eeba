"""Chance that the house chose: the same for all who play it, and told to nobody."""

import json
from random import Random
from typing import Any

import msgspec
import pytest

from bastide.core.match import Match
from bastide.server.http.forms.tables import NewTable, SeatWish, Settings
from bastide.server.refusal import Refusal
from bastide.server.storage.schema import Guest
from bastide.server.tables import seats
from bastide.server.tables.playing import Ask
from bastide.server.tables.table import Table
from bastide.server.tables.writing import record_of
from tests.server.inside import ANN, BEN, Worker

ALONE = NewTable("burgundy", [SeatWish("me")], {"mode": "solo"}, Settings(start_when_full=True))
SEED = "2026-11-15 a secret"


def opened(worker: Worker, guest: Guest, seed: str = SEED) -> Table:
    return worker.do(seats.open_table(worker.house, guest, ALONE, seed))


def play(worker: Worker, key: str, moves: int, way: int) -> None:
    """So many moves, each player in a way of their own."""
    table, rng = worker.do(worker.house.table(key)), Random(way)
    for _ in range(moves):
        lines = table.match.legal(0)
        if lines:
            worker.do(worker.play(table, 0, lines[rng.randrange(len(lines))], table.number))


def chance(worker: Worker, key: str) -> list[str]:
    rows = worker.do(worker.house.store.moves(key))
    return [row.line for row in rows if row.seat < 0]


def test_tables_with_one_seed_have_chance_in_common_whatever_is_played(worker: Worker) -> None:
    one, other = opened(worker, ANN).stored.id, opened(worker, BEN).stored.id
    play(worker, one, 40, way=1)
    play(worker, other, 40, way=2)
    mine, theirs = chance(worker, one), chance(worker, other)
    both = min(len(mine), len(theirs))
    assert both > 8
    assert mine[:both] == theirs[:both]


def test_the_seed_outlasts_the_house(worker: Worker) -> None:
    one, other = opened(worker, ANN).stored.id, opened(worker, BEN).stored.id
    play(worker, one, 30, way=1)
    play(worker, other, 9, way=1)
    worker.reopen()
    play(worker, other, 21, way=3)
    mine, theirs = chance(worker, one), chance(worker, other)
    both = min(len(mine), len(theirs))
    assert both > 6
    assert mine[:both] == theirs[:both]


@pytest.mark.parametrize(("first", "second"), [(SEED, ""), (SEED, "another"), ("", "")])
def test_another_seed_or_none_brings_something_else(worker: Worker, first: str, second: str) -> None:
    one, other = opened(worker, ANN, first).stored.id, opened(worker, BEN, second).stored.id
    play(worker, one, 40, way=1)  # a first deal alone may well be the same
    play(worker, other, 40, way=1)
    mine, theirs = chance(worker, one), chance(worker, other)
    both = min(len(mine), len(theirs))
    assert both > 8
    assert mine[:both] != theirs[:both]


def test_nobody_is_told_the_seed_and_nobody_can_name_one(worker: Worker) -> None:
    table = opened(worker, ANN)
    told: list[Any] = [worker.house.pages.info(table, ANN), table.position([0], 0), record_of(table, [0])]
    assert "secret" not in json.dumps([msgspec.to_builtins(one) for one in told])
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({"game": "burgundy", "seats": [{"kind": "me"}], "seed": "x"}, NewTable)


def test_a_rematch_has_chance_of_its_own(worker: Worker) -> None:
    table = opened(worker, ANN)
    assert seats.once_more(worker.house, table.stored, ANN).seed == ""
    assert table.stored.seed == SEED


def test_where_chance_would_repeat_itself_no_turn_is_taken_back(worker: Worker) -> None:
    seeded, free = opened(worker, ANN), opened(worker, ANN, seed="")
    assert [worker.house.pages.info(table, ANN).take_back for table in (seeded, free)] == [False, True]
    for table in (seeded, free):
        play(worker, table.stored.id, 3, way=1)
    rows = seeded.number
    with pytest.raises(Refusal, match="no-take-back-here"):
        worker.do(worker.house.apply(seeded, Ask(ANN, 0, "back")))
    assert seeded.number == rows
    worker.do(worker.house.apply(free, Ask(ANN, 0, "back")))


def test_chance_with_a_seed_does_not_depend_on_how_it_is_called() -> None:
    at_once, step_by_step = (Match("burgundy", seats=1, mode="solo", chance="manual") for _ in range(2))
    at_once.play_chance("seed")
    step_by_step.play_chance("seed")
    assert [row.line for row in at_once.log] == [row.line for row in step_by_step.log]
    for match, line in ((at_once, 0), (step_by_step, 2)):
        match.play(0, match.legal(0)[line])
        match.play_chance("seed")
    assert [row.line for row in at_once.log if row.seat < 0] == [
        row.line for row in step_by_step.log if row.seat < 0
    ]
