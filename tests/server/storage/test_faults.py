"""A database that cannot be used for a while: told in a sentence, nothing is lost, and everything goes on."""

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, closing
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from time import sleep

import msgspec
import pytest

from bastide.server.http.forms.shared import Problem
from bastide.server.sockets.messages import Ping, Play, Pong, Position, Refused, Say
from bastide.words import LANGUAGES, words_for
from tests.server.duels import new_duel
from tests.server.faults import Between, Fault, full, locked, read_only, silent, still, stopped, well
from tests.server.house import Guest, House, Page, Reply, eventually
from tests.server.postgres import Postgres

NewHouse = Callable[..., House]
CODE = "house-cannot-keep"
BEGINS, ENDS = "the database cannot be used: ", "the database can be used again"


@pytest.fixture(scope="module")
def stoppable_postgres() -> Iterator[Postgres]:
    server = Postgres()
    yield server
    server.close()


@pytest.fixture
def own_postgres(stoppable_postgres: Postgres) -> Postgres:
    """A server that may be stopped; whoever comes next finds it running."""
    stoppable_postgres.start_again()
    return stoppable_postgres


@pytest.fixture
def short_folder() -> Iterator[Path]:
    """Whose name leaves room for that of a socket."""
    with TemporaryDirectory(prefix="bastide-pg-") as folder:
        yield Path(folder)


@pytest.fixture(params=["full", "locked", "stopped", "read-only"])
def fault(request: pytest.FixtureRequest, new_house: NewHouse) -> Iterator[Fault]:
    """A house with a bot, on SQLite or PostgreSQL, whose database can be harmed."""
    if request.param in ("full", "locked"):
        with (full if request.param == "full" else locked)(new_house(bots=1)) as fault:
            yield fault
        return
    postgres: Postgres = request.getfixturevalue("own_postgres")
    url = postgres.new_database()
    house = new_house(bots=1, BASTIDE_DATABASE_URL=url)
    yield stopped(house, postgres) if request.param == "stopped" else read_only(house, postgres, url)


def sentence(reply: Reply) -> str:
    """With which the house says that it can keep nothing now."""
    assert reply.status == 503, (reply.status, reply.body)
    problem = msgspec.json.decode(reply.body, type=Problem)
    assert problem.code == CODE
    return problem.detail


def refused_move(page: Page) -> Play:
    """A move that could not be kept."""
    move = first_line(page)
    assert page.refusal(move) == CODE
    return move


def first_line(page: Page) -> Play:
    seat = page.seat(page.here.to_act[0])
    assert seat.seat is not None
    return Play(seat.seat, seat.lines[0], page.here.number, f"move-of-{page.here.number}")


# -- while it lasts


def test_a_move_that_cannot_be_kept_is_not_made_and_is_made_later(fault: Fault) -> None:
    duel = new_duel(fault.house)
    number, actor = duel.actor.here.number, duel.actor
    fault.begin()
    move = refused_move(actor)
    assert all(page.ask(Ping(), Pong) and page.here.number == number for page in duel.pages)
    fault.end()
    eventually(lambda: is_kept(actor, move))
    duel.other.until(number + 1)
    duel.play_out()
    assert [row.number for row in actor.hello(0).log] == sorted({row.number for row in actor.here.log})


def is_kept(page: Page, move: Play) -> bool:
    """Sent once more; where the table stands now, or why not."""
    page.tell(move)
    while True:
        heard = page.next()
        if isinstance(heard, Refused):
            assert heard.code == CODE
            return False
        if isinstance(heard, Position):
            return heard.number > move.after


def test_the_log_has_a_line_when_it_begins_and_one_when_it_is_over(fault: Fault) -> None:
    house = fault.house
    duel = new_duel(house)
    fault.begin()
    move = refused_move(duel.actor)
    for _ in range(2):
        refused_move(duel.actor)
        duel.actor.refusal(Say("not kept either"))
    fault.end()
    eventually(lambda: is_kept(duel.actor, move))
    eventually(lambda: ENDS in house.complaints.read_text())
    first, last = house.complaints.read_text().splitlines()
    assert (first[: len(BEGINS)], last) == (BEGINS, ENDS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_request_that_cannot_be_kept_is_refused_in_a_sentence(new_house: NewHouse, language: str) -> None:
    house = new_house()
    ann = house.guest()
    ann.patch("/api/me", {"language": language})
    with full(house) as fault:
        fault.begin()
        wish = {"game": "kingdom", "seats": [{"kind": "me"}, {"kind": "link"}]}
        assert sentence(ann.post("/api/tables", wish)) == words_for(language).say(CODE)
        fault.end()
        assert ann.post("/api/tables", wish).status == 201


def test_bots_go_on_when_it_is_over(fault: Fault) -> None:
    ann = fault.house.guest()
    table = ann.open_table("me", "bot:uniform", "bot:uniform")
    page = ann.watch(table.id)
    while page.here.to_act != [0]:
        page.next()
    fault.begin()
    refused_move(page)
    fault.end()
    eventually(lambda: ann.at_seat(table.id, 0, "to-bot").status == 200)
    eventually(lambda: ann.table(table.id).status == "finished")


def test_bots_that_are_caught_in_mid_game_go_on_too(fault: Fault) -> None:
    ann = fault.house.guest()
    with still(fault.house.bots()):  # which would be done before the database is
        table = ann.open_table("bot:uniform", "bot:uniform", "bot:uniform")
        fault.begin()
    eventually(lambda: BEGINS in fault.house.complaints.read_text())
    fault.end()
    eventually(lambda: ann.get(f"/api/tables/{table.id}").status == 200)
    eventually(lambda: ann.table(table.id).status == "finished")
    assert "Traceback" not in fault.house.complaints.read_text()


# -- a page that comes meanwhile


def test_a_page_that_comes_while_the_database_is_gone_is_sent_away_to_come_again(
    new_house: NewHouse, own_postgres: Postgres
) -> None:
    house = new_house(BASTIDE_DATABASE_URL=own_postgres.new_database())
    duel = new_duel(house)
    ann = duel.guests[0]
    own_postgres.stop()
    assert ann.page(duel.table).closed() == 4503
    assert sentence(ann.get("/api/lobby"))
    assert sentence(ann.get("/api/me"))
    own_postgres.start()
    assert ann.watch(duel.table).here.number == duel.pages[0].here.number
    assert "Traceback" not in house.complaints.read_text()


def test_a_file_that_may_only_be_read_is_told_in_a_sentence(new_house: NewHouse) -> None:
    house = new_house()
    ann = house.guest()
    table = ann.open_table("me", "screen:Eve")
    kept = house.folder / "data" / "house.sqlite"
    with closing(sqlite3.connect(kept)) as line:  # keeps the file's log, which nobody else may make
        line.execute("select 1 from moves").fetchone()
        house.stop()
        url = f"sqlite:///file:{kept}?mode=ro&uri=true"
        again = new_house(BASTIDE_DATABASE_URL=url)
        reader = Guest(again, "Ann")
        reader.cookie = ann.cookie
        page = reader.watch(table.id)
        refused_move(page)
        assert sentence(Guest(again).get("/api/me"))
        assert len(again.complaints.read_text().splitlines()) == 1


def test_a_database_that_is_silent_is_not_waited_for(new_house: NewHouse, own_postgres: Postgres) -> None:
    house = new_house(BASTIDE_DATABASE_URL=own_postgres.new_database())
    duel = new_duel(house)
    with silent(own_postgres):
        move = first_line(duel.actor)
        duel.actor.tell(move)
        assert duel.actor.hear(Refused).code == CODE
    eventually(lambda: is_kept(duel.actor, move))
    assert "Traceback" not in house.complaints.read_text()


def test_a_database_that_says_goodbye_and_keeps_the_line_is_told_in_a_sentence(
    new_house: NewHouse, own_postgres: Postgres, short_folder: Path
) -> None:
    with closing(Between(own_postgres, short_folder)) as between:
        url = own_postgres.new_database().replace(str(own_postgres.folder), str(short_folder))
        duel = new_duel(house := new_house(BASTIDE_DATABASE_URL=url))
        assert is_kept(duel.actor, first_line(duel.actor))
        between.say_goodbye()
        move = refused_move(duel.actor)
        eventually(lambda: is_kept(duel.actor, move))
        assert "Traceback" not in house.complaints.read_text()


# -- killed at such a moment


@pytest.mark.parametrize("harm", [full, locked, well])
def test_a_house_that_is_killed_leaves_a_sound_file_and_a_log_without_gaps(
    new_house: NewHouse, harm: Callable[[House], AbstractContextManager[Fault]]
) -> None:
    house = new_house()
    duel = new_duel(house)
    rng = Random(harm.__name__)
    for _ in range(3):
        for _ in range(rng.randrange(1, 4)):
            duel.actor.play_turn()
        with harm(house) as fault:
            fault.begin()
            duel.actor.tell(first_line(duel.actor))
            sleep(rng.random() / 20)  # at any moment of the writing
            house.kill()
        told = max(page.here.number for page in duel.pages)
        assert len(sound_log(house, duel.table)) >= told
        house.start()
        duel.pages[:] = [guest.watch(duel.table) for guest in duel.guests]
    duel.play_out()


def sound_log(house: House, table: str) -> list[int]:
    """The numbers of a table's rows in a file in which everything is in order."""
    with closing(sqlite3.connect(house.folder / "data" / "house.sqlite")) as line:
        assert line.execute("pragma integrity_check").fetchall() == [("ok",)]
        assert line.execute("pragma foreign_key_check").fetchall() == []
    numbers = [number for number, _, _ in house.rows(table)]
    assert numbers == list(range(1, len(numbers) + 1))
    return numbers
