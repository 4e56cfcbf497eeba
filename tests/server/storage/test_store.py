"""What is kept, in SQLite and in PostgreSQL alike."""

import asyncio
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial
from pathlib import Path

import pytest
import sqlalchemy as sql
from sqlalchemy import text
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import create_async_engine

from bastide.server.storage.database import database_url, migrate
from bastide.server.storage.move_writer import Stale
from bastide.server.storage.schema import (
    METADATA,
    Guest,
    Holder,
    StoredChat,
    StoredMove,
    StoredSeat,
    StoredTable,
)
from bastide.server.storage.store import Store, open_store
from bastide.server.workers.notes import Listening

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
    seats=(StoredSeat(0, "me", "Ann", secret="secret", holders=(Holder("ann"),)), EMPTY),
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


def alter(store: Store, runner: asyncio.Runner, change: Callable[[StoredTable], StoredTable]) -> StoredTable:
    """Change the table as it stands; how it stands then."""
    before = runner.run(store.table("table"))
    assert before is not None
    runner.run(store.alter_table(before, change(before)))
    after = runner.run(store.table("table"))
    assert after is not None
    return after


# -- guests


def test_a_guest_is_known_again_by_the_token(store: Store, runner: asyncio.Runner) -> None:
    assert runner.run(store.guest_by_token("digest of ben")) == BEN


def test_nobody_is_known_by_a_token_that_was_never_given(store: Store, runner: asyncio.Runner) -> None:
    assert runner.run(store.guest_by_token("digest of eve")) is None


def test_a_guest_may_take_another_name_and_language(store: Store, runner: asyncio.Runner) -> None:
    runner.run(store.change_guest(Guest("ann", "Ганна", "uk")))
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
        kept = alter(store, runner, partial(StoredTable.with_seat, seat=seat))
        assert kept.seats == (TABLE.seats[0], seat)


def test_two_guests_may_hold_one_seat(store: Store, runner: asyncio.Runner) -> None:
    both = replace(EMPTY, name="Ann", holders=(Holder("ann"), Holder("ben")))
    kept = alter(store, runner, lambda table: table.with_seat(both))
    assert sorted(kept.seats[1].guests) == ["ann", "ben"]


def test_a_table_is_found_by_its_host_and_by_those_who_hold_a_seat(
    store: Store, runner: asyncio.Runner
) -> None:
    assert [table.id for table in runner.run(store.tables_of("ann", 10))] == ["table"]
    assert runner.run(store.tables_of("ben", 10)) == []
    alter(store, runner, lambda table: table.with_seat(replace(EMPTY, holders=(Holder("ben"),))))
    assert [table.id for table in runner.run(store.tables_of("ben", 10))] == ["table"]


def test_tables_with_a_seat_for_anyone_are_listed_newest_first(store: Store, runner: asyncio.Runner) -> None:
    free, taken = replace(EMPTY, kind="lobby"), replace(EMPTY, kind="lobby", holders=(Holder("ben"),))
    seats = {"free": free, "taken": taken, "link": EMPTY, "begun": free, "later": free}
    for number, (name, seat) in enumerate(seats.items()):
        table = replace(TABLE, id=name, created_at=2000.0 + number, seats=(TABLE.seats[0], seat))
        runner.run(store.add_table(replace(table, status="running" if name == "begun" else "waiting")))
    assert [table.id for table in runner.run(store.inviting_tables(5))] == ["later", "free"]
    assert [table.id for table in runner.run(store.inviting_tables(1))] == ["later"]


def test_of_the_own_tables_those_that_go_on_come_first(store: Store, runner: asyncio.Runner) -> None:
    for number, status in enumerate(("running", "finished", "finished")):
        runner.run(
            store.add_table(
                replace(TABLE, id=status + str(number), status=status, created_at=3000.0 + number)
            )
        )
    mine = runner.run(store.tables_of("ann", 3))
    assert [table.id for table in mine] == ["running0", "table", "finished2"]


def test_what_another_writer_has_changed_is_not_undone(store: Store, runner: asyncio.Runner) -> None:
    alter(store, runner, lambda table: replace(table, next="again"))
    with pytest.raises(Stale):
        runner.run(store.alter_table(TABLE, replace(TABLE, host="ben")))
    with pytest.raises(Stale):
        runner.run(store.writer.add(TABLE, [FIRST], status="running"))
    kept = runner.run(store.table("table"))
    assert kept is not None
    assert (kept.next, kept.host, kept.status) == ("again", "ann", "waiting")
    assert runner.run(store.moves("table")) == []


def test_a_table_is_opened_together_with_the_link_to_it(store: Store, runner: asyncio.Runner) -> None:
    again = replace(TABLE, id="again")
    runner.run(store.alter_table(TABLE, replace(TABLE, next="again"), opens=again))
    with pytest.raises(Stale):
        runner.run(store.alter_table(TABLE, replace(TABLE, next="third"), opens=replace(TABLE, id="third")))
    assert runner.run(store.table("again")) == again
    assert runner.run(store.table("third")) is None


def test_running_tables_with_bots_are_found_to_go_on(store: Store, runner: asyncio.Runner) -> None:
    bot = StoredSeat(1, "bot", bot="greedy")
    for number, status in enumerate(("waiting", "running", "finished")):
        table = replace(TABLE, id=f"more-{number}", status=status, seats=(TABLE.seats[0], bot))
        runner.run(store.add_table(table))
    alter(store, runner, lambda table: replace(table, status="running"))
    assert runner.run(store.running_with_bots()) == ["more-1"]


def test_seats_and_options_change_together(store: Store, runner: asyncio.Runner) -> None:
    seats = (EMPTY, replace(TABLE.seats[0], seat=2))
    changed = replace(TABLE, seats=seats, options={"seats": 3}, settings={"listed": False})
    assert alter(store, runner, lambda _table: changed) == replace(changed, version=1)


def test_who_is_seen_and_who_has_left_is_kept_with_the_seat(store: Store, runner: asyncio.Runner) -> None:
    runner.run(store.mark("seen_at", {("table", "ann"): 11.5, ("table", "ben"): 11.5}))
    runner.run(store.mark("left_at", {("table", "ann"): 12.5}))
    kept = runner.run(store.table("table"))
    assert kept is not None
    (ann,) = kept.seats[0].holders
    assert ann.seen_at == pytest.approx(11.5, abs=0.5)
    assert ann.left_at == pytest.approx(12.5, abs=0.5)


def test_a_table_and_its_rows_since_a_number_are_read_together(store: Store, runner: asyncio.Runner) -> None:
    runner.run(store.writer.add(TABLE, [FIRST, DRAWN], status="running", asked={"what": "end"}))
    running = replace(TABLE, status="running", asked={"what": "end"}, version=1)
    assert runner.run(store.table_since("table", 1)) == (running, [DRAWN])
    assert runner.run(store.table_since("other", 0)) == (None, [])


# -- the log


def test_moves_come_back_in_order_and_from_any_number(store: Store, runner: asyncio.Runner) -> None:
    runner.run(store.writer.add(TABLE, [FIRST, DRAWN]))
    runner.run(store.writer.add(TABLE, [SECOND]))
    assert runner.run(store.moves("table")) == [FIRST, DRAWN, SECOND]
    assert runner.run(store.moves("table", after=2)) == [SECOND]
    assert runner.run(store.moves("table", after=3)) == []


def test_a_taken_number_is_stale_and_nothing_of_its_batch_stays(store: Store, runner: asyncio.Runner) -> None:
    runner.run(store.writer.add(TABLE, [FIRST, DRAWN]))
    late = [replace(SECOND, number=3), replace(SECOND, number=2, client_move="b")]
    with pytest.raises(Stale):
        runner.run(store.writer.add(TABLE, late, status="finished"))
    assert runner.run(store.moves("table")) == [FIRST, DRAWN]
    kept = runner.run(store.table("table"))
    assert kept is not None
    assert kept.status == "waiting"


def test_the_same_move_of_a_client_is_kept_once(store: Store, runner: asyncio.Runner) -> None:
    runner.run(store.writer.add(TABLE, [FIRST]))
    with pytest.raises(Stale):
        runner.run(store.writer.add(TABLE, [replace(FIRST, number=2)]))
    assert runner.run(store.moves("table")) == [FIRST]


def test_two_seats_and_two_tables_may_name_their_moves_alike(store: Store, runner: asyncio.Runner) -> None:
    runner.run(store.add_table(replace(TABLE, id="other")))
    runner.run(store.writer.add(TABLE, [FIRST, replace(SECOND, number=2)]))
    runner.run(store.writer.add(replace(TABLE, id="other"), [FIRST]))
    assert len(runner.run(store.moves("table"))) == 2
    assert runner.run(store.moves("other")) == [FIRST]


def test_rows_without_a_name_may_be_many(store: Store, runner: asyncio.Runner) -> None:
    runner.run(store.writer.add(TABLE, [replace(DRAWN, number=number) for number in range(1, 9)]))
    assert len(runner.run(store.moves("table"))) == 8


def test_the_status_changes_with_the_moves(store: Store, runner: asyncio.Runner) -> None:
    runner.run(store.writer.add(TABLE, [FIRST], status="running"))
    runner.run(store.writer.add(TABLE, [DRAWN]))
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
    runner.run(store.writer.add(TABLE, [FIRST]))
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
        ours = store.writer.add(TABLE, [StoredMove(number, 0, "ours", 1.0, f"{number}")])
        theirs = other.writer.add(TABLE, [StoredMove(number, 1, "theirs", 1.0, f"{number}")])
        return list(await asyncio.gather(ours, theirs, return_exceptions=True))

    for number in range(1, 21):
        outcome = runner.run(race(number))
        assert sorted(type(one).__name__ for one in outcome) == ["NoneType", "Stale"]
        winner = ["ours", "theirs"][outcome.index(None)]
        assert runner.run(store.moves("table", after=number - 1))[0].line == winner
    runner.run(other.close())


def test_the_way_to_encrypt_is_written_as_each_driver_wants_it(tmp_path: Path) -> None:
    url = database_url("postgresql://ann@host/house?sslmode=require", tmp_path)
    assert url == "postgresql+asyncpg://ann@host/house?ssl=require"
    assert Listening(url, "worker").url == "postgresql://ann@host/house?sslmode=require"


def test_a_database_of_the_first_version_is_brought_up_to_date(url: str, runner: asyncio.Runner) -> None:
    runner.run(write_first_version(url))
    store = runner.run(open_store(url))
    table = runner.run(store.table("old"))
    runner.run(store.close())
    assert table is not None
    assert (table.version, table.seats[0].holders) == (0, (Holder("ann", 0.0, 0.0),))


async def write_first_version(url: str) -> None:
    """A table as the first version kept it."""
    engine = create_async_engine(url)
    async with engine.begin() as connection:
        await connection.run_sync(migrate, "0001")
        rows = {
            "guests": ("id, token, name, language, created_at", "'ann', 'digest', 'Ann', 'en', 1.0"),
            "tables": (
                "id, game, rules, options, settings, status, host, next, asked, created_at",
                "'old', 'kingdom', 1, '{}', '{}', 'running', 'ann', '', 'null', 1.0",
            ),
            "seats": (
                "table_id, seat, kind, name, bot, conceded, secret",
                "'old', 0, 'me', 'Ann', '', false, 's'",
            ),
            "holders": ("table_id, seat, guest", "'old', 0, 'ann'"),
        }
        for name, (columns, values) in rows.items():
            await connection.execute(text(f"insert into {name} ({columns}) values ({values})"))
    await engine.dispose()
