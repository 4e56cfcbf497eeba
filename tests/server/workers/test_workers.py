"""Several processes on one PostgreSQL: any of them may serve any table."""

import os
import signal
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Literal

import pytest
from websockets.exceptions import ConnectionClosed

from bastide.server.http.forms.tables import Lobby
from bastide.server.sockets.messages import (
    Answer,
    Ask,
    Asked,
    Ping,
    Pong,
    Position,
    Said,
    Say,
    Settled,
    TableChanged,
    Undo,
)
from bastide.server.workers.neighbours import Place
from tests.server.duels import Duel, new_duel
from tests.server.house import House, eventually, open_house
from tests.server.postgres import Postgres
from tests.server.processes import is_running

NewHouse = Callable[..., House]


@pytest.fixture(scope="session")
def twins(tmp_path_factory: pytest.TempPathFactory, postgres: Postgres) -> Iterator[tuple[House, House]]:
    """Two houses on one database; the second has no bots of its own."""
    url = postgres.new_database()
    first, second = tmp_path_factory.mktemp("first"), tmp_path_factory.mktemp("second")
    with (
        open_house(first, bots=1, BASTIDE_DATABASE_URL=url) as one,
        open_house(second, BASTIDE_DATABASE_URL=url) as other,
    ):
        yield one, other


@pytest.fixture
def apart(twins: tuple[House, House]) -> Duel:
    """Ann has come through the first house, Ben through the second."""
    return new_duel(*twins)


def test_two_guests_of_two_houses_play_a_whole_game(apart: Duel) -> None:
    end = apart.play_out()
    assert end.score is not None
    assert end.score.final
    eventually(lambda: {guest.table(apart.table).status for guest in apart.guests} == {"finished"})


def test_one_who_sits_down_in_another_house_is_seen(twins: tuple[House, House]) -> None:
    ann, ben = twins[0].guest("Ann"), twins[1].guest("Ben")
    table = ann.open_table("me", "link", "link")
    page = ann.watch(table.id)
    ben.join(table.id)
    assert page.hear(TableChanged, lambda changed: changed.table.seats[1].name == "Ben")


def test_one_house_invites_to_a_table_whose_host_is_only_just_sitting_down_in_the_other(
    twins: tuple[House, House],
) -> None:
    one, other = twins
    table = one.guest("Ann").open_table("me", "lobby")
    assert table.id in [open_.id for open_ in other.guest("Ben").get("/api/lobby").read(Lobby).open]


def test_what_is_said_in_one_house_is_heard_in_the_other_once(apart: Duel) -> None:
    ann, ben = apart.pages
    for number in range(3):
        ann.tell(Say(f"line {number}"))
    assert [ben.hear(Said).text for _ in range(3)] == ["line 0", "line 1", "line 2"]
    ben.tell(Say("the answer"))
    assert ben.hear(Said).text == "the answer"
    assert [ann.hear(Said).text for _ in range(4)][-1] == "the answer"


def test_an_undo_crosses_the_houses(apart: Duel) -> None:
    seat, number = apart.acting, apart.actor.here.number
    actor, other = apart.actor, apart.other
    actor.play()
    other.until(number + 1)
    actor.tell(Undo(seat))
    assert len(other.until(number + 2).log) == number


def test_houses_may_open_an_empty_database_at_once(new_house: NewHouse, postgres: Postgres) -> None:
    url = postgres.new_database()
    with ThreadPoolExecutor() as together:
        opening = [together.submit(new_house, BASTIDE_DATABASE_URL=url) for _ in range(3)]
        houses = [one.result() for one in opening]
    table = houses[0].guest().open_table("me", "link")
    assert [house.guest().table(table.id).id for house in houses] == [table.id] * 3


def test_a_house_of_two_workers_plays_and_closes_them_all(new_house: NewHouse, postgres: Postgres) -> None:
    house = new_house(bots=1, workers=2, BASTIDE_DATABASE_URL=postgres.new_database())
    eventually(lambda: len(house.bots()) == 2)  # a worker beside it, and its own bot
    duels = [new_duel(house) for _ in range(3)]
    for duel in duels:
        duel.actor.play_turn()
        duel.actor.play_turn()
    beside = house.bots()
    assert house.stop() == 0
    assert not any(is_running(one) for one in beside)


@pytest.mark.parametrize("agree", [True, False])
@pytest.mark.parametrize("what", ["end", "back"])
def test_a_question_and_its_answer_cross_the_houses(
    apart: Duel, what: Literal["end", "back"], agree: bool
) -> None:
    seat = apart.acting
    apart.actor.play_turn()
    asker, other = apart.pages[seat], apart.pages[1 - seat]
    asker.tell(Ask(what, seat))
    assert other.hear(Asked).what == what
    other.tell(Answer(1 - seat, agree))
    assert [page.hear(Settled) for page in (other, asker)] == [Settled(what, agree)] * 2


def test_one_who_is_there_in_another_house_is_not_absent(twins: tuple[House, House]) -> None:
    duel = new_duel(*twins, absence=1)
    ann = duel.guests[0]
    eventually(lambda: ann.table(duel.table).seats[1].here)
    assert ann.at_seat(duel.table, 1, "replace").refused == (409, "not-absent")
    duel.pages[1].close()
    eventually(lambda: ann.at_seat(duel.table, 1, "replace").status == 200)
    assert ann.table(duel.table).seats[1].bot == "greedy"


def test_bots_of_one_house_play_the_tables_of_the_other(twins: tuple[House, House]) -> None:
    ann = twins[1].guest()
    table = ann.open_table("bot:uniform", "bot:uniform")
    eventually(lambda: ann.table(table.id).status == "finished")


def test_options_that_are_changed_in_one_house_are_played_in_the_other(twins: tuple[House, House]) -> None:
    ann, ben = twins[0].guest("Ann"), twins[1].guest("Ben")
    table = ann.open_table("me", "link")
    page = ben.watch(table.id)
    ann.patch(f"/api/tables/{table.id}", {"options": {"cards": ["knights", "lords", "farmers"]}})
    page.hear(TableChanged, lambda changed: "cards" in changed.table.options)
    ben.join(table.id)
    page.hear(Position, lambda position: bool(position.seats))
    assert page.seat().view["cards"] == ["knights", "lords", "farmers"]


def test_two_houses_that_write_at_once_both_keep_what_is_said(apart: Duel) -> None:
    for number in range(4):
        for page in apart.pages:
            page.tell(Say(f"line {number}"))
    heard = [[page.hear(Said) for _ in range(8)] for page in apart.pages]
    assert [sorted(said.number for said in one) for one in heard] == [list(range(1, 9))] * 2


def test_houses_hear_each_other_again_after_the_database_was_away(apart: Duel, postgres: Postgres) -> None:
    postgres.cut_lines()
    seat, number = apart.acting, apart.actor.here.number
    eventually(lambda: apart.guests[0].get("/api/lobby").status == 200)
    apart.actor.play()
    assert apart.pages[1 - seat].until(number + 1).number >= number + 1


def test_the_workers_of_a_house_that_was_killed_end_by_themselves(
    new_house: NewHouse, postgres: Postgres
) -> None:
    house = new_house(workers=2, BASTIDE_DATABASE_URL=postgres.new_database())
    eventually(lambda: len(house.bots()) == 1)
    (worker,) = house.bots()
    house.kill()
    eventually(lambda: not is_running(worker))


def test_a_worker_that_dies_takes_only_whole_tables_with_it_and_is_replaced(
    new_house: NewHouse, postgres: Postgres
) -> None:
    with TemporaryDirectory() as folder:  # a short name: those of sockets may not be long
        house = new_house(workers=2, BASTIDE_DATABASE_URL=postgres.new_database(), TMPDIR=folder)
        eventually(lambda: bool(list(Path(folder).glob("bastide-*/1"))))
        (worker,) = house.bots()
        duels = one_of_each(house)
        os.kill(worker, signal.SIGKILL)
        for page in duels[1].pages:
            with pytest.raises(ConnectionClosed):
                page.hear(Pong)
        eventually(lambda: not is_running(worker))  # until then it may be handed lines that it never answers
        for page in duels[0].pages:
            page.ask(Ping("here"), Pong)
        for guest in duels[1].guests:
            assert guest.position(duels[1].table).seats
        eventually(lambda: len(house.bots()) == 1 and house.bots() != [worker])


def one_of_each(house: House) -> dict[int, Duel]:
    """A table of each worker."""
    place, duels = Place(0, 2, Path()), dict[int, Duel]()
    while len(duels) < place.of:
        duel = new_duel(house)
        duels[place.owner(f"/api/tables/{duel.table}/socket".encode())] = duel
    return duels
