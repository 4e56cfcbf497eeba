"""Chance that the house chose: the same for all who play it, and told to nobody."""

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from bastide.core.match import Match
from bastide.server import seats
from bastide.server.forms import NewTable, SeatWish
from bastide.server.house import House
from bastide.server.pool import BotPool
from bastide.server.schema import Guest
from bastide.server.store import database_url, open_store
from bastide.server.tables import Table

ANN, BEN = Guest("ann", "Ann", "en"), Guest("ben", "Ben", "en")
ALONE = NewTable("burgundy", [SeatWish("me")], {"mode": "solo"})
SEED = "2026-11-15 a secret"


class Rooms:
    """A house without doors that can be closed and opened again on the same database."""

    def __init__(self, url: str, runner: asyncio.Runner) -> None:
        self.url = url
        self.runner = runner
        self.house = runner.run(self._open())

    async def _open(self) -> House:
        return House(await open_store(self.url), BotPool(), "token")

    def reopen(self) -> None:
        self.runner.run(self.house.close())
        self.house = self.runner.run(self._open())

    def open(self, guest: Guest, wish: NewTable = ALONE, seed: str = SEED) -> Table:
        return self.runner.run(seats.open_table(self.house, guest, wish, seed))

    def play(self, key: str, guest: Guest, moves: int, way: int) -> None:
        """So many moves, each player in a way of their own."""
        table, rng = self.runner.run(self.house.table(key)), Random(way)
        for _ in range(moves):
            lines = table.match.legal(0)
            if lines:
                line = lines[rng.randrange(len(lines))]
                self.runner.run(self.house.submit(table, 0, line, f"{rng.random()}", table.number))
        assert table.seats_of(guest.id) == [0]

    def chance(self, key: str) -> list[str]:
        rows = self.runner.run(self.house.store.moves(key))
        return [row.line for row in rows if row.seat < 0]


@pytest.fixture
def rooms(database: str, tmp_path: Path, runner: asyncio.Runner) -> Iterator[Rooms]:
    rooms = Rooms(database_url(database, tmp_path), runner)
    for guest in (ANN, BEN):
        runner.run(rooms.house.store.add_guest(guest, f"digest of {guest.id}", 1.0))
    yield rooms
    runner.run(rooms.house.close())


def test_tables_with_one_seed_have_chance_in_common_whatever_is_played(rooms: Rooms) -> None:
    one, other = rooms.open(ANN).stored.id, rooms.open(BEN).stored.id
    rooms.play(one, ANN, 40, way=1)
    rooms.play(other, BEN, 40, way=2)
    mine, theirs = rooms.chance(one), rooms.chance(other)
    both = min(len(mine), len(theirs))
    assert both > 8
    assert mine[:both] == theirs[:both]


def test_the_seed_outlasts_the_house(rooms: Rooms) -> None:
    one, other = rooms.open(ANN).stored.id, rooms.open(BEN).stored.id
    rooms.play(one, ANN, 30, way=1)
    rooms.play(other, BEN, 9, way=1)
    rooms.reopen()
    rooms.play(other, BEN, 21, way=3)
    mine, theirs = rooms.chance(one), rooms.chance(other)
    both = min(len(mine), len(theirs))
    assert both > 6
    assert mine[:both] == theirs[:both]


@pytest.mark.parametrize("seed", ["", "another"])
def test_another_seed_or_none_brings_something_else(rooms: Rooms, seed: str) -> None:
    one, other = rooms.open(ANN), rooms.open(BEN, seed=seed)
    assert rooms.chance(one.stored.id) != rooms.chance(other.stored.id)


def test_without_a_seed_no_two_tables_are_alike(rooms: Rooms) -> None:
    one, other = rooms.open(ANN, seed=""), rooms.open(BEN, seed="")
    assert rooms.chance(one.stored.id) != rooms.chance(other.stored.id)


def test_nobody_is_told_the_seed_and_nobody_can_name_one(rooms: Rooms) -> None:
    table = rooms.open(ANN)
    told: list[Any] = [rooms.house.info(table, ANN), table.position([0], 0), table.record([0])]
    assert "secret" not in json.dumps([msgspec.to_builtins(one) for one in told])
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({"game": "burgundy", "seats": [{"kind": "me"}], "seed": "x"}, NewTable)


def test_a_rematch_has_chance_of_its_own(rooms: Rooms) -> None:
    table = rooms.open(ANN)
    assert seats.once_more(table.stored, ANN).seed == ""
    assert table.stored.seed == SEED


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
