"""The whole ladder at a real house, and the compiled engine that its bots take over while they play."""

import os
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from pathlib import Path

import pytest

from bastide.bots import LEARNT
from bastide.compiled import MARK, PACKAGE, mark_of
from bastide.server.sockets.messages import Position
from tests.server.house import House, Page, eventually
from tests.server.processes import is_running, running


def turn_round(page: Page) -> set[int]:
    """Whose moves are seen until it is the person's turn, after a turn of the person's own."""
    seen: set[int] = set()
    page.play_turn()
    while page.here.to_act != [0]:
        seen |= {told.seat for told in page.hear(Position).log}
    return seen - {-1}


@pytest.mark.parametrize("levels", [("steward",), LEARNT], ids=["by hand", "learnt"])
def test_every_level_plays_at_a_house(house: House, levels: tuple[str, ...]) -> None:
    ann = house.guest()
    table = ann.open_table("me", *(f"bot:{level}" for level in levels))
    page = ann.watch(table.id)
    while page.here.to_act != [0]:
        page.next()
    assert turn_round(page) >= set(range(1, len(levels) + 1))
    assert [seat.bot for seat in ann.table(table.id).seats] == ["", *levels]
    assert "fail" not in house.complaints.read_text()


# -- the compiled engine, while the house is open


class Compiling(House):
    """A house beside which something goes on, and that looks for its engine in a folder of the test's."""

    def __init__(self, folder: Path, meanwhile: str, bots: int = 0) -> None:
        self.engine = folder / "compiled"
        self.more = ("--engine", self.engine, "--meanwhile", meanwhile)
        super().__init__(folder, bots)

    def paths(self) -> list[str]:
        """Where each bot's interpreter looks first."""
        written = [told_of(bot, "environ").split(b"\0") for bot in self.bots()]
        told = [[one for one in lines if one.startswith(b"PYTHONPATH=")] for lines in written]
        return [found[0].decode().removeprefix("PYTHONPATH=") if found else "" for found in told]

    def bots(self) -> list[int]:
        return [own for own in super().bots() if b"bastide.cli.kept" in told_of(own, "cmdline")]


def told_of(process: int, what: str) -> bytes:
    """What the system says of a process; nothing of one that has just ended."""
    with suppress(FileNotFoundError, ProcessLookupError):
        return Path(f"/proc/{process}/{what}").read_bytes()
    return b""


@pytest.fixture
def stack() -> Iterator[ExitStack]:
    with ExitStack() as opened:
        yield opened


def test_bots_take_the_compiled_engine_over_when_it_is_ready_and_no_decision_is_lost(
    tmp_path: Path, stack: ExitStack
) -> None:
    engine, ready = tmp_path / "compiled", tmp_path / "ready"
    engine.mkdir()
    (engine / "bastide").symlink_to(PACKAGE)
    (engine / MARK).write_text("of other sources")
    ready.write_text(mark_of(PACKAGE))
    waits = f"while [ ! -e {tmp_path}/go ]; do sleep 0.1; done; mv {ready} {engine / MARK}"
    house = Compiling(tmp_path, waits, bots=2)
    stack.callback(house.leave)
    ann = house.guest()
    table = ann.open_table("bot:greedy", "bot:greedy", "bot:greedy", "bot:greedy")
    eventually(lambda: ann.table(table.id).moves > 8)
    assert str(engine) not in " ".join(house.paths())
    (tmp_path / "go").touch()
    eventually(lambda: [path.split(os.pathsep)[0] for path in house.paths()] == [str(engine)] * 2)
    eventually(lambda: ann.table(table.id).status == "finished")
    assert house.complaints.read_text() == ""


def test_what_goes_on_beside_the_house_is_nice_and_ends_with_it(tmp_path: Path, stack: ExitStack) -> None:
    told = tmp_path / "told"
    house = Compiling(tmp_path, f"nice > {told}; echo $$ >> {told}; sleep 600; touch {tmp_path}/woken")
    stack.callback(house.leave)
    eventually(lambda: told.exists() and len(told.read_text().split()) == 2)
    priority, process = told.read_text().split()
    assert priority == "19"
    assert is_running(int(process))
    sleeping = [own for own, parent in running() if parent == int(process)]
    assert house.stop() == 0
    assert not any(is_running(one) for one in (int(process), *sleeping))


def test_what_cannot_be_compiled_is_no_fault(tmp_path: Path, stack: ExitStack) -> None:
    house = Compiling(tmp_path, "command -v no-such-compiler && touch never", bots=1)
    stack.callback(house.leave)
    ann = house.guest()
    table = ann.open_table("bot:uniform", "bot:uniform")
    eventually(lambda: ann.table(table.id).moves > 4)
    assert house.complaints.read_text() == ""
