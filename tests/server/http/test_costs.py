"""What costs the house more takes more of what a guest may ask."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

import bastide
from bastide.core.match import replay
from bastide.server import guests, limits
from bastide.server.guests import digest
from bastide.server.http.forms.replays import Replay
from bastide.server.limits import Limits
from bastide.server.sockets.messages import Hello, Ping, Position
from bastide.server.storage.schema import StoredMove, StoredSeat, StoredTable
from bastide.server.study.replays import Replays
from bastide.server.tables.records import import_record
from bastide.server.tables.table import Table
from tests.cli.terminal import finished_record
from tests.server.inside import ANN, BEN
from tests.server.strangers import HELLO, LONG_GAME, TOO_MANY, NewHouse, looked_at
from tests.server.twins.doors import Doors, open_doors


@dataclass(frozen=True)
class Visit:
    """A house behind whose doors no time passes, so that nothing is granted anew; and a game to look at."""

    doors: Doors
    key: str

    async def refused(self, path: str, times: int) -> int:
        """How many of so many requests are too fast."""
        answers = [await self.doors.ask("GET", f"/api/tables/{self.key}{path}", ANN.id) for _ in range(times)]
        return [answer.status for answer in answers].count(429)

    async def refused_hellos(self, guest: str, last: int, times: int) -> int:
        """How many of so many hellos are too fast, on a page that has said one before."""
        page = self.doors.page(f"/api/tables/{self.key}/socket", guest)
        await page.say(HELLO)
        first = len(page.heard)
        for _ in range(times):
            page.send(msgspec.json.encode(Hello(last)).decode())

        def answers(kind: bytes) -> int:
            return sum(kind in frame for frame in page.heard[first:])

        await page.until(lambda: answers(b'"position"') + answers(b'"refused"') == times)
        refused = answers(b'"too-fast"')
        await page.close()
        return refused


@pytest.fixture
def visit(
    tmp_path: Path, runner: asyncio.Runner, monkeypatch: pytest.MonkeyPatch
) -> Callable[[str, Callable[[Visit], Awaitable[Any]]], Any]:
    """Opens such a house with a game of this record, for what is asked of it."""
    monkeypatch.setattr(limits, "monotonic", lambda: 0.0)
    monkeypatch.setattr(guests, "KNOWN", {ANN.id, BEN.id})  # strangers are counted by their address

    async def visited(record: str, work: Callable[[Visit], Awaitable[Any]]) -> Any:
        async with open_doors(tmp_path / "house") as doors:
            for guest in (ANN, BEN):
                await doors.house.store.add_guest(guest, digest(guest.id), 1.0)
            table = await import_record(doors.house, ANN, record)
            return await work(Visit(doors, table.stored.id))

    return lambda record, work: runner.run(visited(record, work))


def test_a_replay_takes_more_of_what_a_guest_may_ask_than_a_plain_request(visit: Any) -> None:
    async def asked(here: Visit) -> list[int]:
        return [await here.refused("", 150), await here.refused("/replay?last=1", 150)]

    assert visit(finished_record(), asked) == [0, 121]  # 29 are shown: the first had to be worked out too


def table_of(text: str, key: str) -> Table:
    """A finished table of this record."""
    match = replay(text)
    seats = tuple(StoredSeat(seat, "link", "Ann") for seat in range(match.options["seats"]))
    rows = [StoredMove(place, row.seat, row.line, 0.0, None) for place, row in enumerate(match.log, 1)]
    settings = {"live_gold": True, "absence": 60}
    game = match.game
    stored = StoredTable(
        key, game.KEY, game.RULES, dict(match.options), settings, "finished", "ann", "", None, 1.0, seats
    )
    return Table(stored, rows)


def test_a_replay_is_worked_out_once_and_only_as_far_as_somebody_looks(runner: asyncio.Runner) -> None:
    replays, table = Replays(), table_of(finished_record(), "one")
    runner.run(replays.show(table, 0, 5))
    reel = replays.reels["one"]
    assert len(reel.frames) == 6
    first = list(reel.frames)
    shown = msgspec.json.decode(runner.run(replays.show(table, 3, 9)), type=Replay)
    assert [frame.number for frame in shown.frames] == list(range(3, 10))
    assert [one is other for one, other in zip(first, reel.frames, strict=False)] == [True] * 6


def test_a_kept_replay_shows_what_a_spectator_saw(runner: asyncio.Runner) -> None:
    table = table_of(finished_record(), "one")
    shown = msgspec.json.decode(runner.run(Replays().show(table, 0, 10_000)), type=Replay)
    match = bastide.Match("kingdom", chance="manual")
    assert shown.moves == len(table.match.log) == len(shown.frames) - 1
    for frame in shown.frames:
        if frame.number:
            row = table.match.log[frame.number - 1]
            match.play(row.seat, row.line)
        assert frame.view == msgspec.to_builtins(match.view(None))
        assert (frame.told is None) == (frame.number == 0)


def test_replays_are_kept_while_there_is_room(runner: asyncio.Runner) -> None:
    replays = Replays(room=3_000_000)
    for number in range(12):
        runner.run(replays.show(table_of(finished_record(), str(number)), 0, 10_000))
        assert replays.size <= 3_000_000
    assert 1 <= len(replays.reels) < 12
    assert "11" in replays.reels


def test_many_guests_of_one_address_have_so_much_together(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "monotonic", lambda: 0.0)
    left = Limits()
    granted = [left.admit(f"guest {number % 50}", "10.0.0.1") for number in range(4000)]
    assert granted.count(True) == 2000
    assert left.admit("guest 1", "10.0.0.2")


def test_requests_that_come_too_fast_are_refused_and_others_are_not(
    visit: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def asked(here: Visit) -> list[int]:
        codes = [await here.refused("", 300), await here.refused("", 5)]
        codes.append((await here.doors.ask("GET", "/api/me", BEN.id)).status)
        monkeypatch.setattr(limits, "monotonic", lambda: 1.0)
        return [*codes, await here.refused("", 5)]

    assert visit(finished_record(), asked) == [0, 5, 200, 0]


def test_invented_cookies_do_not_lift_the_limit(visit: Any) -> None:
    async def asked(here: Visit) -> list[int]:
        tokens = (f"invented-{number}" for number in range(2100))
        return [(await here.doors.ask("GET", "/api/tables/nowhere", token)).status for token in tokens]

    assert set(visit(finished_record(), asked)) == {401, 429}


@pytest.mark.parametrize(
    ("what", "path", "body"),
    [
        ("imports of an address", "/api/records", b'{"text": "bastide 1"}'),
        ("analyses of an address", "/api/tables/{key}/analysis", b""),
    ],
)
def test_another_cookie_does_not_lift_what_an_address_may_have_done(
    visit: Any, monkeypatch: pytest.MonkeyPatch, what: str, path: str, body: bytes
) -> None:
    monkeypatch.setitem(limits.RATES, what, (0.0, 1.0))

    async def asked(here: Visit) -> list[bool]:
        statuses = []
        for guest in (ANN, BEN):
            here.doors.house.analyses.running.clear()  # what is begun already is begun for all
            answer = await here.doors.ask("POST", path.format(key=here.key), guest.id, body)
            statuses.append(answer.status)
        return [status == 429 for status in statuses]

    assert visit(finished_record(), asked) == [False, True]


def test_a_message_that_costs_more_takes_more(visit: Any) -> None:
    assert visit(finished_record(), lambda here: here.refused_hellos(ANN.id, 0, 30)) > 20


def test_a_hello_costs_as_much_as_it_has_to_tell(visit: Any) -> None:
    async def refused(here: Visit) -> list[int]:
        last = (await here.doors.house.table(here.key)).number
        return [await here.refused_hellos(ANN.id, last, 10), await here.refused_hellos(BEN.id, 0, 10)]

    knowing, unknowing = visit(LONG_GAME, refused)
    assert knowing == 0
    assert unknowing >= 8


def test_one_who_comes_again_and_again_to_hear_a_long_log_is_sent_away(new_house: NewHouse) -> None:
    ann = new_house().guest()
    key = looked_at(ann, LONG_GAME)

    def is_sent_away(last: int) -> bool:
        page = ann.page(key)
        try:
            page.tell(Hello(last))
            page.hear(Position)
        except ConnectionClosed:
            return page.closed() == TOO_MANY
        page.close()
        return False

    last = ann.watch(key).here.number
    assert not any(is_sent_away(last) for _ in range(30))
    assert any(is_sent_away(0) for _ in range(200))


def test_a_page_that_does_not_stop_when_it_is_too_fast_is_cut_off(new_house: NewHouse) -> None:
    house = new_house()
    ann = house.guest()
    page = ann.watch(ann.open_table("me", "link").id)
    with suppress(ConnectionClosed):
        for _ in range(20_000):
            page.tell(Ping())
    assert page.closed() == TOO_MANY
