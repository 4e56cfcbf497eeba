"""Two workers on one PostgreSQL are killed, and its lines are cut: the other hears of every move."""

from collections.abc import Callable
from itertools import count
from random import Random
from threading import Event
from time import monotonic, sleep
from typing import Final

from bastide.server.workers.presence import BEAT
from tests.chaos.logs import check_logs, check_position, kept_in_postgres
from tests.chaos.measure import SECONDS, source
from tests.chaos.people import Company, Player, insist
from tests.server.duels import new_duel
from tests.server.house import PATIENCE, SOON, House, eventually
from tests.server.postgres import Postgres

PERIOD: Final = BEAT + SOON  # within which a worker has looked for what it missed, and told it


class Twins:
    """Two workers, a guest in each, and what happens to them."""

    def __init__(self, houses: list[House], company: Company, postgres: Postgres, url: str) -> None:
        self.houses, self.company, self.postgres, self.url = houses, company, postgres, url
        self.struck = count()

    def strike(self, rng: Random) -> None:
        """First, and often after that, a worker that has just written is killed; people play on."""
        harms = (self.kill_writer, lambda: self.kill(rng.randrange(2)), self.postgres.cut_lines)
        rng.choices(harms, weights=(2, 2, 1) if next(self.struck) else (1, 0, 0))[0]()
        before = self.company.moves
        eventually(lambda: self.company.moves > before, seconds=2 * PATIENCE)

    def kill_writer(self) -> None:
        """As soon as somebody has heard that their own move is kept."""
        before = [len(player.played) for player in self.company.players]
        until = monotonic() + PATIENCE
        while monotonic() < until:
            for place, player in enumerate(self.company.players):
                if place < len(before) and len(player.played) > before[place]:
                    return self.kill(self.houses.index(player.guest.house))
            before += [len(player.played) for player in self.company.players[len(before) :]]
            sleep(0.001)
        raise AssertionError("nobody plays")

    def kill(self, one: int) -> None:
        """The other hears of all that was kept before the one that is killed comes back."""
        self.houses[one].kill()
        rows = kept_in_postgres(self.url)
        for player in self.company.playing:
            if player.guest.house is self.houses[1 - one]:
                number = max((row.number for row in rows if row.table == player.table), default=0)
                eventually(lambda: has_heard(player, number), seconds=PERIOD)  # noqa: B023 -- at once
        self.houses[one].start()


def has_heard(player: Player, number: int) -> bool:
    return player.last >= number or not player.is_alive()


def test_whichever_worker_is_killed_the_other_hears_of_every_move(
    new_house: Callable[..., House], postgres: Postgres
) -> None:
    url, rng, closing = postgres.new_database(), source("twins"), Event()
    houses = [new_house(BASTIDE_DATABASE_URL=url) for _ in range(2)]
    guests = [house.guest(name) for house, name in zip(houses, ("Ann", "Ben"), strict=True)]
    company = Company(guests, "kingdom", ["me", "link"], source("apart"), closing)
    twins, until = Twins(houses, company, postgres, url), monotonic() + SECONDS / 3
    company.start()
    while monotonic() < until:
        sleep(rng.uniform(0.1, 0.7))
        twins.strike(rng)
    closing.set()
    company.join()
    check_twins(twins)


def check_twins(twins: Twins) -> None:
    assert twins.postgres.server.poll() is None, "PostgreSQL has ended, which nobody asked for"
    players = twins.company.players
    insist(lambda: [player.guest.get("/api/lobby").read(dict) for player in players])
    shown = [(player.guest.table(player.table), player.guest.position(player.table)) for player in players]
    kept = kept_in_postgres(twins.url)
    check_logs([row for row in kept if row.table in {player.table for player in players}], players)
    for table, position in shown:
        check_position(kept, table, position)
    duel = new_duel(*twins.houses)
    duel.actor.play_turn()
    duel.actor.play_turn()
    for house in twins.houses:
        assert "Traceback" not in house.complaints.read_text(), house.complaints.read_text()
