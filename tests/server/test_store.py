"""What is kept, in SQLite and in PostgreSQL alike."""

import asyncio
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
import sqlalchemy as sql
from sqlalchemy.exc import IntegrityError

from bastide.server.schema import METADATA, Guest, Holder, StoredChat, StoredMove, StoredSeat, StoredTable
from bastide.server.scribe import Stale
from bastide.server.store import Store, database_url, open_store

ANN = Guest("ann", "Ann", "en")
BEN = Guest("ben", "Бен", "uk")
EMPTY = StoredSeat(1, "link", "", "", False, "other-secret", ())
TABLE = StoredTable(
    id="table",
    game="kingdom",
    rules=1,
    options={"seats": 2, "cards": ["knights", "lords", "farmers"]},
    settings={"live_gold": False, "absence": 60, "listed": True},
    status="waiting",
    host="ann",
    next="",
    asked=None,
    created_at=1000.5,
    seats=(StoredSeat(0, "me", "Ann", secret="secret", holders=(Holder("ann", 1.5, 2.5),)), EMPTY),
)
FIRST = StoredMove(1, 0, "build 3.7", 1001.25, "a")
DRAWN = StoredMove(2, -1, "draw 0 forest", 1001.25, None)
SECOND = StoredMove(3, 1, "build 4.4", 1002.0, "a")


@pytest.fixture
def url(database: str, tmp_path: Path) -> str:
    return database_url(database, tmp_path)


@pytest.fixture
def store(url: str, runner: asyncio.Runner) -> Iterator[Store]:
    """An empty house with Ann, Ben and a table."""
    store = runner.run(open_store(url))
    runner.run(store.add_guest(ANN, "digest of ann", 999.0))
    runner.run(store.add_guest(BEN, "digest of ben", 999.0))
    runner.run(store.add_table(TABLE))
    yield store
    runner.run(store.close())


# -- guests


def test_a_guest_is_known_again_by_the_token(store: Store, runner: asyncio.Runner) -> None:
    assert runner.run(store.guest_by_token("digest of ben")) == BEN


def test_nobody_is_known_by_a_token_that_was_never_given(store: Store, runner: asyncio.Runner) -> None:
    assert runner.run(store.guest_by_token("digest of eve")) is None


def test_a_guest_may_take_another_name_and_language(store: Store, runner: asyncio.Runner) -> None:
    runner.run(store.change_guest("ann", "Ганна", "uk"))
    assert runner.run(store.guest_by_token("digest of ann")) == Guest("ann", "Ганна", "uk")
    assert runner.run(store.guest_by_token("digest of ben")) == BEN


def test_two_guests_cannot_have_one_token(store: Store, runner: asyncio.Runner) -> None:
    with pytest.raises(IntegrityError):
        runner.run(store.add_guest(Guest("eve", "Eve", "en"), "digest of ann", 999.0))


# -- tables, seats, holders


def test_a_table_comes_back_as_it_was_kept(store: Store, runner: asyncio.Runner) -> None:
    assert runner.run(store.table("table")) == TABLE


def test_there_is_no_table_of_another_name(store: Store, runner: asyncio.Runner) -> None:
    assert runner.run(store.table("other")) is None


def test_a_seat_may_be_given_to_others_and_back(store: Store, runner: asyncio.Runner) -> None:
    taken = replace(EMPTY, name="Бен", holders=(Holder("ben"),))
    for seat in (taken, replace(taken, bot="greedy", conceded=True), EMPTY):
        runner.run(store.change_seat("table", seat))
        kept = runner.run(store.table("table"))
        assert kept is not None
        assert kept.seats == (TABLE.seats[0], seat)


def test_two_guests_may_hold_one_seat(store: Store, runner: asyncio.Runner) -> None:
    runner.run(store.change_seat("table", replace(EMPTY, name="Ann", holders=(Holder("ann"), Holder("ben")))))
    kept = runner.run(store.table("table"))
    assert kept is not None
    assert sorted(kept.seats[1].guests) == ["ann", "ben"]


def test_a_table_is_found_by_its_host_and_by_those_who_hold_a_seat(
    store: Store, runner: asyncio.Runner
) -> None:
    assert [table.id for table in runner.run(store.tables_of("ann", 10))] == ["table"]
    assert runner.run(store.tables_of("ben", 10)) == []
    runner.run(store.change_seat("table", replace(EMPTY, holders=(Holder("ben"),))))
    assert [table.id for table in runner.run(store.tables_of("ben", 10))] == ["table"]


def test_tables_are_listed_by_status_newest_first(store: Store, runner: asyncio.Runner) -> None:
    for number in range(3):
        runner.run(store.add_table(replace(TABLE, id=f"more-{number}", created_at=2000.0 + number)))
    runner.run(store.change_table("more-1", status="running", next="more-2"))
    assert [table.id for table in runner.run(store.waiting_tables(2))] == ["more-2", "more-0"]
    linked = runner.run(store.table("more-1"))
    assert linked is not None
    assert linked.next == "more-2"


def test_running_tables_with_bots_are_found_to_go_on(store: Store, runner: asyncio.Runner) -> None:
    bot = StoredSeat(1, "bot", bot="greedy")
    for number, status in enumerate(("waiting", "running", "finished")):
        table = replace(TABLE, id=f"more-{number}", status=status, seats=(TABLE.seats[0], bot))
        runner.run(store.add_table(table))
    runner.run(store.change_table("table", status="running"))
    assert runner.run(store.running_with_bots()) == ["more-1"]


def test_seats_and_options_change_together(store: Store, runner: asyncio.Runner) -> None:
    seats = (EMPTY, replace(TABLE.seats[0], seat=2))
    runner.run(store.change_seats("table", seats, options={"seats": 3}, settings={"listed": False}))
    changed = replace(TABLE, seats=seats, options={"seats": 3}, settings={"listed": False})
    assert runner.run(store.table("table")) == changed


def test_who_is_seen_and_who_has_left_is_kept_with_the_seat(store: Store, runner: asyncio.Runner) -> None:
    runner.run(store.mark("seen_at", {("table", "ann"): 11.5, ("table", "ben"): 11.5}))
    runner.run(store.mark("left_at", {("table", "ann"): 12.5}))
    kept = runner.run(store.table("table"))
    assert kept is not None
    assert kept.seats[0].holders == (Holder("ann", 11.5, 12.5),)


def test_a_table_and_its_rows_since_a_number_are_read_together(store: Store, runner: asyncio.Runner) -> None:
    runner.run(store.add_moves("table", [FIRST, DRAWN], status="running", asked={"what": "end"}))
    running = replace(TABLE, status="running", asked={"what": "end"})
    assert runner.run(store.table_since("table", 1)) == (running, [DRAWN])
    assert runner.run(store.table_since("other", 0)) == (None, [])


# -- the log


def test_moves_come_back_in_order_and_from_any_number(store: Store, runner: asyncio.Runner) -> None:
    runner.run(store.add_moves("table", [FIRST, DRAWN]))
    runner.run(store.add_moves("table", [SECOND]))
    assert runner.run(store.moves("table")) == [FIRST, DRAWN, SECOND]
    assert runner.run(store.moves("table", after=2)) == [SECOND]
    assert runner.run(store.moves("table", after=3)) == []


def test_a_taken_number_is_stale_and_nothing_of_its_batch_stays(store: Store, runner: asyncio.Runner) -> None:
    runner.run(store.add_moves("table", [FIRST, DRAWN]))
    late = [replace(SECOND, number=3), replace(SECOND, number=2, client_move="b")]
    with pytest.raises(Stale):
        runner.run(store.add_moves("table", late, status="finished"))
    assert runner.run(store.moves("table")) == [FIRST, DRAWN]
    kept = runner.run(store.table("table"))
    assert kept is not None
    assert kept.status == "waiting"


def test_the_same_move_of_a_client_is_kept_once(store: Store, runner: asyncio.Runner) -> None:
    runner.run(store.add_moves("table", [FIRST]))
    with pytest.raises(Stale):
        runner.run(store.add_moves("table", [replace(FIRST, number=2)]))
    assert runner.run(store.moves("table")) == [FIRST]


def test_two_seats_and_two_tables_may_name_their_moves_alike(store: Store, runner: asyncio.Runner) -> None:
    runner.run(store.add_table(replace(TABLE, id="other")))
    runner.run(store.add_moves("table", [FIRST, replace(SECOND, number=2)]))
    runner.run(store.add_moves("other", [FIRST]))
    assert len(runner.run(store.moves("table"))) == 2
    assert runner.run(store.moves("other")) == [FIRST]


def test_rows_without_a_name_may_be_many(store: Store, runner: asyncio.Runner) -> None:
    runner.run(store.add_moves("table", [replace(DRAWN, number=number) for number in range(1, 9)]))
    assert len(runner.run(store.moves("table"))) == 8


def test_the_status_changes_with_the_moves(store: Store, runner: asyncio.Runner) -> None:
    runner.run(store.add_moves("table", [FIRST], status="running"))
    runner.run(store.add_moves("table", [DRAWN]))
    kept = runner.run(store.table("table"))
    assert kept is not None
    assert kept.status == "running"


# -- chat


def test_chat_comes_back_in_order_the_newest_lines_of_it(store: Store, runner: asyncio.Runner) -> None:
    said = [StoredChat(number, "ann", "Ann", None, f"Добрий день! {number}", 1.5) for number in range(1, 6)]
    for line in said:
        runner.run(store.add_chat("table", line))
    assert runner.run(store.chat("table", limit=3)) == said[2:]
    assert runner.run(store.chat("other", limit=3)) == []


def test_two_lines_of_chat_cannot_have_one_number(store: Store, runner: asyncio.Runner) -> None:
    runner.run(store.add_chat("table", StoredChat(1, "ann", "Ann", 0, "first", 1.0)))
    with pytest.raises(Stale):
        runner.run(store.add_chat("table", StoredChat(1, "ben", "Бен", 1, "second", 2.0)))
    assert [line.text for line in runner.run(store.chat("table", limit=9))] == ["first"]


# -- the database itself


def test_an_empty_database_gets_every_table_and_column(store: Store, runner: asyncio.Runner) -> None:
    async def found() -> dict[str, set[str]]:
        async with store.begin() as connection:
            return await connection.run_sync(
                lambda line: {
                    name: {column["name"] for column in sql.inspect(line).get_columns(name)}
                    for name in METADATA.tables
                }
            )

    assert runner.run(found()) == {
        name: {column.name for column in table.columns} for name, table in METADATA.tables.items()
    }


def test_opening_the_database_again_does_no_harm(store: Store, url: str, runner: asyncio.Runner) -> None:
    runner.run(store.add_moves("table", [FIRST]))
    again = runner.run(open_store(url))
    assert runner.run(again.table("table")) == TABLE
    assert runner.run(again.moves("table")) == [FIRST]
    runner.run(again.close())


def test_only_postgres_is_shared(store: Store) -> None:
    assert store.is_shared == store.url.startswith("postgresql+asyncpg://")


def test_of_two_writers_of_one_number_exactly_one_wins(
    store: Store, url: str, runner: asyncio.Runner
) -> None:
    other = runner.run(open_store(url))

    async def race(number: int) -> list[object]:
        ours = store.add_moves("table", [StoredMove(number, 0, "ours", 1.0, f"{number}")])
        theirs = other.add_moves("table", [StoredMove(number, 1, "theirs", 1.0, f"{number}")])
        return list(await asyncio.gather(ours, theirs, return_exceptions=True))

    for number in range(1, 21):
        outcome = runner.run(race(number))
        assert sorted(type(one).__name__ for one in outcome) == ["NoneType", "Stale"]
        winner = ["ours", "theirs"][outcome.index(None)]
        assert runner.run(store.moves("table", after=number - 1))[0].line == winner
    runner.run(other.close())
