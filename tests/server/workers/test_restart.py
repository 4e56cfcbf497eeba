"""Opening and closing the house: asked to, by force, and again on the same data."""

import signal
import socket
import subprocess
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path
from urllib.request import urlopen

import pytest
from msgspec.structs import replace

from bastide.server.sockets.messages import Answer, Ask, Asked, Hello, Play, Position, Said, Say
from bastide.words import words_for
from tests.server.duels import new_duel
from tests.server.house import PATIENCE, House, environment, eventually
from tests.server.processes import is_running
from tests.starting import BASTIDE, finish

NewHouse = Callable[..., House]


# -- closing


def test_a_house_that_is_asked_to_closes_with_its_bots(new_house: NewHouse) -> None:
    house = new_house(bots=2)
    duel = new_duel(house)
    duel.actor.play()
    eventually(lambda: len(house.bots()) == 2)
    bots = house.bots()
    status = house.stop()
    assert (status, house.complaints.read_text()) == (0, "")
    assert not any(is_running(bot) for bot in bots)


def test_ctrl_c_closes_the_house_and_its_bots(new_house: NewHouse) -> None:
    house = new_house(bots=1)
    eventually(lambda: len(house.bots()) == 1)
    bots = house.bots()
    house.process.send_signal(signal.SIGINT)
    assert house.process.wait(timeout=PATIENCE) in (0, 130)
    assert house.complaints.read_text() == ""
    assert not any(is_running(bot) for bot in bots)


def test_the_bots_of_a_house_that_was_killed_end_by_themselves(new_house: NewHouse) -> None:
    house = new_house(bots=1)
    eventually(lambda: len(house.bots()) == 1)
    (bot,) = house.bots()
    duel = new_duel(house)
    duel.guests[0].at_seat(duel.table, duel.acting, "to-bot")
    house.kill()
    eventually(lambda: not is_running(bot))


def test_a_house_opens_again_with_the_same_guests_seats_and_secrets(new_house: NewHouse) -> None:
    house = new_house()
    ann = house.guest()
    table = ann.open_table("me", "link", "screen:Eve", "bot:uniform")
    before = ann.me(), ann.table(table.id), ann.links(table.id)
    house.stop()
    house.start()
    after = ann.me(), ann.table(table.id), ann.links(table.id)
    assert after[0::2] == before[0::2]
    assert [replace(seat, away_since=None) for seat in after[1].seats] == [
        replace(seat, away_since=None) for seat in before[1].seats
    ]


# -- by force, in the middle of a game


def test_after_a_crash_nothing_is_lost_and_the_same_guests_play_on(
    new_house: NewHouse, database: str
) -> None:
    house = new_house(BASTIDE_DATABASE_URL=database)
    duel = new_duel(house)
    duel.actor.play_turn()
    duel.actor.play()
    duel.pages[0].ask(Say("before the crash"), Said)
    before = [page.hello(0) for page in duel.pages]
    house.kill()
    assert duel.pages[0].closed() == 1006
    house.start()
    for seat, guest in enumerate(duel.guests):
        page = guest.page(duel.table)
        page.tell(Hello(before[seat].number))
        assert page.hear(Said).text == "before the crash"
        back = page.hear(Position)
        assert (back.number, back.fresh, back.log) == (before[seat].number, False, [])
        assert (back.seats, back.to_act, back.score) == (
            before[seat].seats,
            before[seat].to_act,
            before[seat].score,
        )
        assert page.hello(0) == before[seat]
        duel.pages[seat] = page
    assert duel.play_out().score is not None


@pytest.mark.parametrize("is_answered", [False, True])
def test_a_move_sent_again_after_a_crash_plays_once(new_house: NewHouse, is_answered: bool) -> None:
    house = new_house()
    duel = new_duel(house)
    page, seat, number = duel.actor, duel.acting, duel.actor.here.number
    move = Play(seat, page.seat().lines[0], number, "mine")
    page.tell(move)
    if is_answered:
        page.until(number + 1)
    house.kill()
    house.start()
    again = duel.guests[seat].watch(duel.table)
    for _ in range(2):
        again.tell(move)
        again.until(number + 1)
    assert again.hello(0).number == number + 1
    assert [row[1:] for row in house.rows(duel.table)[number:]] == [(seat, move.line)]


def test_bots_go_on_by_themselves_after_a_crash(new_house: NewHouse) -> None:
    house = new_house()
    ann = house.guest()
    table = ann.open_table("bot:uniform", "bot:uniform")
    house.kill()
    house.start(bots=1)
    eventually(lambda: ann.table(table.id).status == "finished")


def test_a_question_outlives_a_crash(new_house: NewHouse) -> None:
    house = new_house()
    duel = new_duel(house)
    duel.pages[0].tell(Ask("end", 0))
    duel.pages[1].hear(Asked)
    house.kill()
    house.start()
    duel.guests[1].watch(duel.table).tell(Answer(1, True))
    eventually(lambda: duel.guests[0].table(duel.table).status == "finished")


# -- mistakes at the door


def refused(folder: Path, *arguments: str, **more: str) -> str:
    """The one sentence with which the command refuses to open the house."""
    door = ["serve", "--host", "127.0.0.1", "--data", str(folder)]
    done = finish([*door, *arguments], environment(folder, **more))
    assert (done.returncode, done.stdout) == (2, "")
    (sentence,) = done.stderr.splitlines()
    return sentence


def test_a_port_in_use_is_one_sentence(tmp_path: Path) -> None:
    with closing(socket.create_server(("127.0.0.1", 0))) as door:
        port = str(door.getsockname()[1])
        assert f"127.0.0.1:{port}" in refused(tmp_path, "--port", port)


def test_two_workers_on_sqlite_are_refused_in_a_sentence(tmp_path: Path) -> None:
    assert "PostgreSQL" in refused(tmp_path, "--port", "0", "--workers", "2")


def test_a_folder_that_cannot_be_made_is_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    assert "file" in refused(tmp_path / "file" / "folder", "--port", "0", HOME=str(tmp_path))


@pytest.mark.parametrize("url", ["postgresql://nobody@127.0.0.1:1/nothing", "nonsense"])
def test_a_database_that_is_not_there_is_one_sentence(tmp_path: Path, url: str) -> None:
    assert refused(tmp_path, "--port", "0", BASTIDE_DATABASE_URL=url)


# -- opening it


def test_bastide_alone_opens_the_house_and_a_second_one_elsewhere(tmp_path: Path) -> None:
    with ExitStack() as stack:
        addresses = [stack.enter_context(bare_house(tmp_path / name)) for name in ("one", "other")]
        assert len(set(addresses)) == 2
        for address in addresses:
            assert urlopen(f"{address}/api/games").status == 200


@contextmanager
def bare_house(folder: Path) -> Iterator[str]:
    """`bastide` without a word."""
    folder.mkdir()
    known = environment(folder, BASTIDE_DATA=str(folder))
    with subprocess.Popen([BASTIDE], env=known, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        yield process.stdout.readline().removeprefix("listening on ").strip()
        process.terminate()


def test_a_page_that_is_not_there_is_one_sentence(tmp_path: Path) -> None:
    known = environment(tmp_path, BASTIDE_DATA=str(tmp_path))
    ended = finish(["serve", "--page", tmp_path], known)
    assert (ended.returncode, ended.stdout) == (2, "")
    assert ended.stderr.strip() == words_for("en").say("page-not-built")


def test_a_house_full_of_open_pages_closes_too(new_house: NewHouse) -> None:
    house = new_house()
    ann = house.guest()
    tables = [ann.open_table("me", "screen:Eve").id for _ in range(15)]
    pages = [house.guest().watch(table) for table in tables for _ in range(10)]
    assert house.stop() == 0
    assert {page.closed() for page in pages} == {1012}
    assert house.complaints.read_text() == ""


def serve_once(folder: Path, *arguments: str, **more: str) -> "subprocess.CompletedProcess[str]":
    """A house that cannot be opened: how it ended and what it said."""
    return finish(["serve", *arguments], environment(folder, BASTIDE_DATA=str(folder), **more))


def test_a_second_house_on_the_same_folder_is_refused_in_a_sentence(
    new_house: NewHouse, tmp_path: Path
) -> None:
    house = new_house()
    ended = serve_once(tmp_path, "--port", "0", "--data", str(house.folder / "data"))
    assert (ended.returncode, ended.stdout) == (2, "")
    folder = str(house.folder / "data")
    assert ended.stderr.strip() == words_for("en").say("house-open-already", folder=folder)


def test_an_address_of_a_database_that_is_none_is_refused_in_a_sentence(tmp_path: Path) -> None:
    for workers in ("1", "2"):
        ended = serve_once(tmp_path, "--workers", workers, BASTIDE_DATABASE_URL="nonsense")
        assert ended.returncode == 2
        assert "Traceback" not in ended.stderr
        assert len(ended.stderr.strip().splitlines()) == 1


def test_a_house_listens_on_an_address_of_the_new_kind_too(tmp_path: Path) -> None:
    known = environment(tmp_path, BASTIDE_DATA=str(tmp_path))
    command: list[str | Path] = [BASTIDE, "serve", "--host", "::1", "--port", "0", "--bots", "0"]
    with subprocess.Popen(command, env=known, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        address = process.stdout.readline().removeprefix("listening on ").strip()
        assert address.startswith("http://[::1]:")
        assert urlopen(f"{address}/api/games").status == 200
        process.terminate()
