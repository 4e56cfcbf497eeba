"""Several processes on one PostgreSQL: any of them may serve any table."""

from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from time import monotonic

import pytest

from bastide.server.messages import Said, Say, TableChanged, Undo
from tests.server.house import Duel, House, eventually, is_running, new_duel, open_house
from tests.server.postgres import Postgres

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
    eventually(lambda: len(house.bots()) == 2)
    duels = [new_duel(house) for _ in range(3)]
    for duel in duels:
        duel.actor.play_turn()
        duel.actor.play_turn()
    beside, began = house.bots(), monotonic()
    assert house.stop() == 0
    assert monotonic() - began < 5
    assert not any(is_running(one) for one in beside)
