"""A house, its bots and its lines are killed at any moment: nothing told is lost, and play goes on."""

import os
import signal
from collections.abc import Callable
from contextlib import suppress
from random import Random
from threading import Event
from time import monotonic, sleep
from typing import Final

from tests.chaos.logs import check_logs, check_position, kept_in_file
from tests.chaos.measure import SECONDS, source
from tests.chaos.people import Company
from tests.server.duels import new_duel
from tests.server.house import PATIENCE, House, eventually

BOTS: Final = 2
OFTEN: Final = 0.9  # strikes follow at once; some later: what stands still is to be noticed too
LONG: Final = 3.0  # seconds
TABLES: Final = (  # a game, and who sits down
    ("kingdom", ["me", "link"]),
    ("seasons", ["me", "link", "bot:uniform"]),
    ("burgundy", ["me", "bot:uniform"]),
    ("kingdom", ["bot:uniform", "bot:greedy", "bot:uniform"]),
)


class Chaos:
    """What can happen to a house, drawn one after another."""

    def __init__(self, house: House, companies: list[Company], rng: Random) -> None:
        self.house, self.companies, self.rng = house, companies, rng
        self.stopped: list[int] = []  # bots that stand still

    def strike(self) -> None:
        """Something happens, and people play on."""
        harms = (self.kill, self.close, self.kill_bot, self.stop_bot, self.cut_line)
        self.rng.choices(harms, weights=(3, 1, 2, 1, 2))[0]()
        before = self.moves
        eventually(lambda: self.moves > before, seconds=2 * PATIENCE)

    @property
    def moves(self) -> int:
        return sum(company.moves for company in self.companies)

    def kill(self) -> None:
        self.house.kill()
        self.open_again()

    def close(self) -> None:
        assert self.house.stop() == 0
        self.open_again()

    def open_again(self) -> None:
        self.end_stopped()
        self.house.start(BOTS)

    def kill_bot(self) -> None:
        self._to_bot(signal.SIGKILL)

    def stop_bot(self) -> None:
        """It stands still until it is given up, or killed before that."""
        self.end_stopped()
        self.stopped += self._to_bot(signal.SIGSTOP)

    def end_stopped(self) -> None:
        while self.stopped:
            send(self.stopped.pop(), signal.SIGKILL)

    def _to_bot(self, what: signal.Signals) -> list[int]:
        bots = self.house.bots()
        chosen = self.rng.sample(bots, min(1, len(bots)))
        for bot in chosen:
            send(bot, what)
        return chosen

    def cut_line(self) -> None:
        players = [player for company in self.companies for player in company.playing]
        if players:
            self.rng.choice(players).cut()


def send(pid: int, what: signal.Signals) -> None:
    with suppress(ProcessLookupError):
        os.kill(pid, what)


def test_whatever_is_killed_no_move_is_lost_or_played_twice(new_house: Callable[..., House]) -> None:
    house, rng, closing = new_house(bots=BOTS), source("kills"), Event()
    companies = [
        Company(
            [house.guest(f"{kind} {number}") for kind in kinds if kind in ("me", "link")] or [house.guest()],
            *(game, kinds, source("company", number), closing),
        )
        for number, (game, kinds) in enumerate(TABLES)
    ]
    chaos, until = Chaos(house, companies, rng), monotonic() + SECONDS
    for company in companies:
        company.start()
    while monotonic() < until:
        sleep(rng.uniform(0.1, 1) if rng.random() < OFTEN else rng.uniform(1, LONG))
        chaos.strike()
    chaos.end_stopped()
    closing.set()
    for company in companies:
        company.join()
    check_house(house, companies)


def check_house(house: House, companies: list[Company]) -> None:
    plays_on(house)
    players = [player for company in companies for player in company.players]
    tables = {player.table for player in players}
    shown = [(player.guest.table(player.table), player.guest.position(player.table)) for player in players]
    kept = [row for row in kept_in_file(house.folder / "data" / "house.sqlite") if row.table in tables]
    check_logs(kept, players)
    for table, position in shown:
        check_position(kept, table, position)
    assert "Traceback" not in house.complaints.read_text(), house.complaints.read_text()


def plays_on(house: House) -> None:
    duel = new_duel(house)
    duel.actor.play_turn()
    duel.actor.play_turn()
    table = duel.guests[0].open_table("bot:uniform", "bot:uniform")
    eventually(lambda: duel.guests[0].table(table.id).status == "finished")
