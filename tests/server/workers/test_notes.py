"""What workers on one PostgreSQL tell each other, and what they find when nobody has told them."""

import asyncio
from collections.abc import Callable

import pytest
import sqlalchemy as sql

from bastide.server.sockets import talking
from bastide.server.sockets.messages import Position, Said, TableChanged
from bastide.server.storage.move_writer import PostgresMoveWriter, Stale
from bastide.server.storage.schema import MOVES, StoredMove
from bastide.server.tables import seats
from bastide.server.tables.leaving import HandToBot
from bastide.server.tables.table import Table
from bastide.server.workers import joining, notes
from bastide.server.workers.notes import Note
from tests.server.house import PATIENCE
from tests.server.inside import ANN, BEN, Worker, page_of

pytestmark = pytest.mark.parametrize("database", ["postgres"], indirect=True)


class Pair:
    """Two workers on one database with one table; the other one has a page open and hears by itself."""

    def __init__(self, new_worker: Callable[[], Worker]) -> None:
        self.one, self.other = new_worker(), new_worker()
        self.table = self.one.open("me", "screen")
        self.key = self.table.stored.id
        self.listener, self.heard = page_of(BEN)
        self.one.run(self.other.house.listen(self.key, self.listener))
        self.listener.last = self.table.number
        self.heard.clear()

    @property
    def behind(self) -> Table:
        table = self.other.house.hot_table(self.key)
        assert table is not None
        return table

    def move(self) -> None:
        seat = self.table.to_act[0]
        line = self.table.match.legal(seat)[0]
        assert self.one.run(self.one.play(self.table, seat, line)) == [None]

    def positions(self) -> list[int]:
        return [message.number for message in self.heard if isinstance(message, Position)]

    def until(self, has_come: Callable[[], bool]) -> None:
        async def wait() -> None:
            async with asyncio.timeout(PATIENCE):
                while not has_come():
                    await asyncio.sleep(0.01)

        self.one.runner.run(wait())


@pytest.fixture
def pair(new_worker: Callable[[], Worker]) -> Pair:
    return Pair(new_worker)


@pytest.fixture
def listening(pair: Pair) -> Pair:
    house = pair.other.house
    pair.one.run(house.store.listen(lambda note: joining.hear(house, note)))
    return pair


def test_a_note_carries_the_rows_so_that_nobody_has_to_read_them(
    listening: Pair, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def read(*_: object) -> None:
        raise AssertionError("the rows were read again")

    monkeypatch.setattr(listening.other.house.store, "table_since", read)
    monkeypatch.setattr(listening.behind, "fold", read)
    for _ in range(3):
        listening.move()
        listening.until(lambda: listening.behind.number == listening.table.number)
    assert listening.behind.match.log == listening.table.match.log
    assert listening.behind.numbers == listening.table.numbers
    assert listening.positions()[-1] == listening.table.number


def test_moves_that_come_thick_are_kept_together(pair: Pair, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(PostgresMoveWriter, "GAP", 1.0)
    store, stored, last = pair.one.house.store, pair.table.stored, pair.table.number

    async def come() -> None:
        coming = []
        for number in range(last + 1, last + 6):
            row = StoredMove(number, 0, "build 1.1", 1.0, None)
            coming.append(asyncio.ensure_future(store.writer.add(stored, [row])))
            await (coming[0] if len(coming) == 1 else asyncio.sleep(0.01))
        await asyncio.gather(*coming)

    async def transactions() -> list[int]:
        """How many rows each has kept."""
        counted = sql.text(
            "select count(*) from moves where number > :last group by xmin order by min(number)"
        )
        async with store.engine.connect() as connection:
            return list((await connection.execute(counted, {"last": last})).scalars())

    assert pair.one.run(come()) == [None]
    kept = pair.one.runner.run(transactions())
    assert sum(kept) == 5
    assert len(kept) < 5


def test_a_note_is_heard_only_of_what_is_kept(listening: Pair) -> None:
    notes_heard: list[Note | None] = []
    store = listening.other.house.store
    listening.one.run(store.listening.close())
    listening.one.run(store.listen(notes_heard.append))
    taken = StoredMove(1, 0, "build 1.1", 1.0, None)
    (failed,) = listening.one.run(listening.one.house.store.writer.add(listening.table.stored, [taken]))
    assert isinstance(failed, Stale)
    listening.move()
    listening.until(lambda: bool(notes_heard))
    (note,) = notes_heard
    assert note is not None
    assert [row.number for row in note.rows] == [listening.table.number]


def test_notes_of_one_transaction_travel_together_and_are_heard_one_by_one(pair: Pair) -> None:
    heard: list[Note | None] = []
    store = pair.other.house.store
    pair.one.run(store.listen(heard.append))
    row = StoredMove(1, 0, "build 1.1", 1.0, None)
    told = [Note("another", f"table {number}", 1, [row]) for number in range(200)]
    written = [notes.write_note(note) for note in told]
    assert len(list(notes.letters(written))) < 5
    assert max(map(len, notes.letters(written))) <= notes.LONGEST
    fitting = "x" * (notes.LONGEST - len("[,]") - len(written[0]))
    assert len(list(notes.letters([written[0], fitting]))) == 1
    assert len(list(notes.letters([written[0], fitting + "x"]))) == 2

    async def tell() -> None:
        async with pair.one.house.store.begin() as connection:
            await notes.send(connection, [store.note("its own"), store.note("its own")])
            await notes.send(connection, written)

    assert pair.one.run(tell()) == [None]
    pair.until(lambda: len(heard) == len(told))
    assert heard == told


def test_a_table_that_nobody_looks_at_here_is_not_played_on_but_read_when_it_is_asked_for(
    listening: Pair,
) -> None:
    house = listening.other.house
    house.presence.leave(listening.key, listening.behind, listening.listener)
    listening.move()
    listening.until(lambda: house.hot_table(listening.key) is None)
    (found,) = listening.one.run(house.table(listening.key))
    assert found.match.log == listening.table.match.log


def test_a_note_that_would_be_too_long_is_followed_by_reading(listening: Pair) -> None:
    long = StoredMove(1, 0, "build " + "1" * 9000, 1.0, None)
    assert len(notes.write_note(Note("one", "two", 3, [long]))) < notes.LONGEST
    told = Note(listening.one.house.store.worker, listening.key, version=-1)
    rows = listening.table.submit(listening.table.to_act[0], first_line(listening.table), 1.0, None)
    listening.one.run(write_silently(listening, rows))
    listening.one.run(joining.catch_up(listening.other.house, told))
    assert listening.behind.number == listening.table.number


def first_line(table: Table) -> str:
    return table.match.legal(table.to_act[0])[0]


async def write_silently(pair: Pair, rows: list[StoredMove]) -> None:
    """As a worker leaves it that dies before anybody has heard."""
    async with pair.one.house.store.begin() as connection:
        for row in rows:
            columns = {"number": row.number, "seat": row.seat, "line": row.line, "at": row.at}
            await connection.execute(MOVES.insert().values(table_id=pair.key, **columns))


def test_what_nobody_was_told_of_is_found_and_told_to_everyone(pair: Pair) -> None:
    rows = pair.table.submit(pair.table.to_act[0], first_line(pair.table), 1.0, None)
    pair.one.run(write_silently(pair, rows))
    pair.one.run(talking.keep_said(pair.one.house, pair.key, ANN, 0, "hello"))
    house = pair.other.house
    assert pair.one.run(joining.reconcile(house, house.in_use())) == [None]
    assert pair.positions() == [pair.table.number]
    assert [message.text for message in pair.heard if isinstance(message, Said)] == ["hello"]


def test_a_table_that_has_not_gone_on_is_not_told_again(pair: Pair) -> None:
    house = pair.other.house
    assert pair.one.run(joining.reconcile(house, house.in_use())) == [None]
    assert pair.heard == []


def test_a_seat_that_changed_unheard_is_found_too(pair: Pair) -> None:
    pair.one.run(pair.one.give(pair.key, HandToBot(ANN, 0)))
    house = pair.other.house
    pair.one.run(joining.reconcile(house, house.in_use()))
    changed = [message for message in pair.heard if isinstance(message, TableChanged)]
    assert changed[-1].table.seats[0].bot == "greedy"


def test_one_who_reads_on_shares_it_with_everyone_at_the_table(pair: Pair) -> None:
    rows = pair.table.submit(pair.table.to_act[0], first_line(pair.table), 1.0, None)
    pair.one.run(write_silently(pair, rows))
    seat = pair.table.to_act[0]
    late = pair.other.play(pair.behind, seat, "fly", pair.table.number)
    (refused,) = pair.one.run(late)
    assert isinstance(refused, Exception)
    assert pair.positions() == [pair.table.number]


def test_the_line_to_the_database_may_break(listening: Pair) -> None:
    listening.one.run(end_lines(listening))
    listening.move()
    listening.until(lambda: listening.positions()[-1:] == [listening.table.number])


async def end_lines(pair: Pair) -> None:
    """End the line on which the other worker listens."""
    who = "query ilike 'listen%' and pid <> pg_backend_pid() and datname = current_database()"
    async with pair.one.house.store.begin() as connection:
        ended = sql.text(f"select pg_terminate_backend(pid) from pg_stat_activity where {who}")
        assert (await connection.execute(ended)).all()


def test_what_another_version_tells_is_read(listening: Pair) -> None:
    rows = listening.table.submit(listening.table.to_act[0], first_line(listening.table), 1.0, None)

    async def tell_strangely() -> None:
        await write_silently(listening, rows)
        async with listening.one.house.store.begin() as connection:
            await notes.send(connection, ["dragons"])

    listening.one.run(tell_strangely())
    listening.until(lambda: listening.positions() == [listening.table.number])


def test_a_rematch_is_granted_by_a_worker_that_has_not_heard_of_the_end(pair: Pair) -> None:
    for seat in (0, 1):
        pair.one.run(pair.one.concede(ANN, pair.key, seat))
    assert pair.behind.is_running
    (again,) = pair.one.run(seats.rematch(pair.other.house, ANN, pair.key))
    assert isinstance(again, Table)
