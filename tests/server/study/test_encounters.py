"""One's own record against each level: whole games of one's own seat, and nobody else's."""

from dataclasses import replace
from random import Random
from typing import Any

from bastide.server.http.forms.guests import GameRecord, LevelRecord
from bastide.server.storage.schema import Holder, StoredChange, StoredSeat, StoredTable
from bastide.server.study.encounters import levels_record, seat_of, won_at
from bastide.server.tables import seats
from bastide.server.tables.table import Table
from tests.server.house import House
from tests.server.inside import ANN, BEN, EVE, NewWorker, Worker


def begun(worker: Worker) -> Table:
    """Ann, two bots, and Ben who has come to Ann's seat by its link."""
    table = worker.open("me", "bot", "bot")
    return worker.do(seats.join(worker.house, BEN, table.stored.id, table.seats[0].secret))


def test_whoever_gives_up_has_lost_and_nobody_else_has(new_worker: NewWorker) -> None:
    worker = new_worker()
    table = begun(worker)
    assert worker.do(levels_record(worker.house, ANN)) == []
    worker.do(worker.concede(ANN, table.stored.id, 0))
    for _ in range(2):  # what is counted is not counted again
        assert worker.do(levels_record(worker.house, ANN)) == [
            LevelRecord("greedy", 1, 0, {"kingdom": GameRecord(1, 0)})
        ]
    assert worker.do(levels_record(worker.house, BEN)) == []
    assert worker.do(levels_record(worker.house, EVE)) == []


def played_out(*levels: str) -> Table:
    """Ann against bots of these levels, by chance to the end."""
    bots = [StoredSeat(seat, "bot", bot=level) for seat, level in enumerate(levels, 1)]
    mine = StoredSeat(0, "me", "Ann", holders=(Holder("ann"),))
    kept: Any = ("kingdom", 1, {"seats": 1 + len(bots)}, {}, "finished", "ann", "", None, 1.0, (mine, *bots))
    table = Table(StoredTable("table", *kept), [])
    rng = Random(1)
    table.match.play_chance()
    while not table.match.over:
        seat = table.match.to_act[0]
        table.match.play(seat, rng.choice(table.match.legal(seat)))
        table.match.play_chance()
    return table


def test_a_game_is_won_against_a_level_by_coming_before_all_bots_of_it() -> None:
    table = played_out("greedy", "castellan", "castellan")
    places = table.match.result.ranking
    assert won_at(table, ANN) == {
        "greedy": places[0] < places[1],
        "castellan": places[0] < min(places[2], places[3]),
    }
    assert won_at(table, BEN) == {}


def test_what_was_not_played_alone_from_beginning_to_end_does_not_count() -> None:
    stored = played_out("greedy").stored
    assert seat_of(stored, ANN) == 0
    mine, bot = stored.seats
    others = [
        replace(stored, begun=4),
        replace(stored, settings={"guided": True}),
        replace(stored, options={**stored.options, "position": {}}),
        replace(stored, changes=(StoredChange(0, "handed", 3, 1.0),)),
        replace(stored, seats=(mine, replace(bot, kind="screen", bot="", holders=(Holder("ann"),)))),
        stored.with_seat(replace(mine, holders=(Holder("ann", owner=False),))),
    ]
    assert [seat_of(one, ANN) for one in others] == [None] * len(others)
    assert seat_of(replace(stored, begun=-1), ANN) == 0


def test_everybody_asks_for_their_own(silent_house: House) -> None:
    assert silent_house.guest().get("/api/me/record").read(list[LevelRecord]) == []
