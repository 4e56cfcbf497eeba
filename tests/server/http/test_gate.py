"""What the house lets nobody do to the others: too much, too fast, from one place."""

import asyncio
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from itertools import count, islice, repeat

import pytest
from websockets.exceptions import ConnectionClosed

from bastide.cli.bench.usage import resident
from bastide.server.limits import LINES_OF_ADDRESS, LINES_OF_GUEST, OPENING, RATES, Limits
from bastide.server.sockets.messages import FromHouse, Ping, Pong, TableChanged
from tests.server.house import PATIENCE, SOON, TOKEN, Guest, House, eventually
from tests.server.inside import ANN, EVE, Worker, page_of
from tests.server.strangers import LONG_GAME, TOO_MANY, Deaf, NewHouse, looked_at

# -- where somebody comes from


def is_refused(house: House, address: str) -> bool:
    """Whether a stranger who comes from there is one too many."""
    stranger = Guest(house, headers={"x_forwarded_for": address})
    stranger.patient = False
    return stranger.get("/api/me").status == 429


def are_refused(house: House, addresses: Iterator[str]) -> bool:
    """Whether strangers are, at last: how many come before that depends on how fast they come."""
    return any(is_refused(house, address) for address in islice(addresses, 3000))


def test_newcomers_from_one_address_are_limited_and_others_are_not(new_house: NewHouse) -> None:
    house = new_house()
    assert are_refused(house, repeat("203.0.113.1"))
    assert not is_refused(house, "203.0.113.2")


def test_addresses_of_one_household_count_as_one(new_house: NewHouse) -> None:
    house = new_house()
    assert are_refused(house, (f"2001:db8::{host:x}" for host in count(1)))
    assert not is_refused(house, "2001:db8:0:1::1")


def test_one_who_is_no_trusted_proxy_cannot_say_where_others_come_from(new_house: NewHouse) -> None:
    house = new_house(FORWARDED_ALLOW_IPS="192.0.2.7")
    assert are_refused(house, (f"10.1.{host % 250}.{host // 250}" for host in count(1)))


def test_behind_a_proxy_that_speaks_https_the_line_stays_safe(house: House) -> None:
    reply = Guest(house, headers={"x-forwarded-proto": "https"}).get("/api/me")
    assert "secure" in reply.headers["set-cookie"].lower()
    assert reply.headers["strict-transport-security"].startswith("max-age=")
    plain = Guest(house).get("/api/me")
    assert "secure" not in plain.headers["set-cookie"].lower()
    assert plain.headers["strict-transport-security"] is None


def test_one_who_is_no_trusted_proxy_is_not_believed_to_speak_https(new_house: NewHouse) -> None:
    house = new_house(FORWARDED_ALLOW_IPS="192.0.2.7")
    reply = Guest(house, headers={"x-forwarded-proto": "https"}).get("/api/me")
    assert "secure" not in reply.headers["set-cookie"].lower()
    assert reply.headers["strict-transport-security"] is None


@pytest.mark.parametrize("path", ["/", "/api/nowhere", "/assets/none.js", "/api/tables/none"])
def test_every_answer_keeps_the_line_safe(house: House, path: str) -> None:
    reply = house.guest().get(path, x_forwarded_proto="https")
    assert reply.headers["strict-transport-security"]
    assert reply.headers["x-content-type-options"] == "nosniff"


# -- sockets


def test_wrong_tokens_from_one_address_are_soon_not_even_looked_at(new_house: NewHouse) -> None:
    house = new_house(BASTIDE_BOT_TOKEN=TOKEN)

    def knock(**headers: str) -> int:
        line = house.connect("/api/bots?token=wrong", **headers)
        with pytest.raises(ConnectionClosed):
            line.recv(timeout=SOON)
        assert line.close_code is not None
        return line.close_code

    codes = [knock() for _ in range(20)]
    assert codes[:10] == [4401] * 10
    assert codes.count(TOO_MANY) >= 8
    assert knock(x_forwarded_for="203.0.113.9") == 4401


def test_a_guest_has_so_many_open_pages_and_room_again_when_one_is_closed(new_house: NewHouse) -> None:
    house = new_house()
    ann = house.guest()
    key = ann.open_table("me", "link").id
    pages = [ann.page(key) for _ in range(LINES_OF_GUEST)]
    assert pages[-1].ask(Ping(), Pong)
    assert ann.page(key).closed() == TOO_MANY
    assert house.guest("Ben").watch(key)
    pages[0].close()

    def is_let_in() -> bool:
        page = ann.page(key)
        page.tell(Ping())
        try:
            return page.hear(Pong) is not None
        except ConnectionClosed:
            return False

    eventually(is_let_in)


def test_an_address_has_so_many_open_pages() -> None:
    left = Limits()
    with ExitStack() as stack:
        lines = [stack.enter_context(left.line(str(number // 20), "10.0.0.1")) for number in range(400)]
        assert lines.count(True) == LINES_OF_ADDRESS
        assert stack.enter_context(left.line("other", "10.0.0.2"))
    assert not left.lines


def test_sockets_that_are_opened_too_fast_are_refused(new_house: NewHouse) -> None:
    house = new_house()
    lines = [Deaf(house.address, "/api/tables/nowhere/socket", waits=False) for _ in range(250)]
    codes = [line.read_to_the_end() for line in lines]
    assert set(codes) == {4401, TOO_MANY}
    assert codes.count(4401) >= RATES["request"][1] / OPENING


def test_forty_readers_that_do_not_read_cost_little(new_house: NewHouse) -> None:
    house = new_house()
    ann = house.guest()
    key = looked_at(ann, LONG_GAME)
    page = ann.watch(key)
    before = resident(house.process.pid)
    path = f"/api/tables/{key}/socket"
    deaf = [Deaf(house.address, path, house.guest().cookie) for _ in range(40)]
    for _ in range(40):
        for one in deaf:
            with suppress(ConnectionError):  # it is cut off already
                one.hello()
    page.tell(Ping())
    page.hear(Pong, seconds=2 * PATIENCE)  # whatever was asked before is answered or cut off
    assert resident(house.process.pid) - before < 60_000_000
    for one in deaf:
        one.line.close()


# -- who comes and goes


def test_nobody_hears_of_those_who_only_watch(worker: Worker) -> None:
    key = worker.open("me", "screen").stored.id
    watcher, _ = page_of(EVE)
    worker.run(worker.house.listen(key, watcher), worker.house.stop_listening(key, watcher))
    assert worker.house.arrivals == set()
    worker.run(worker.house.listen(key, page_of(ANN)[0]))
    assert worker.house.arrivals == {key}


def test_a_player_who_comes_and_goes_ten_times_is_told_of_once(
    worker: Worker, monkeypatch: pytest.MonkeyPatch
) -> None:
    key = worker.open("me", "screen").stored.id
    (watcher, heard), (player, _) = page_of(EVE), page_of(ANN)
    worker.do(worker.house.listen(key, watcher))
    monkeypatch.setattr("bastide.server.house.SOON", 0.0)

    async def come_and_go() -> list[FromHouse]:
        before = len(heard)
        for _ in range(10):
            await worker.house.listen(key, player)
            await worker.house.stop_listening(key, player)
        while worker.house.arrivals:
            await asyncio.sleep(0)
        return heard[before:]

    assert [type(one) for one in worker.do(come_and_go())] == [TableChanged]
