"""Finished games looked at: in portions, by bots that have nothing to decide; once, and kept."""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from time import monotonic
from typing import Final

import msgspec

from bastide.core.game import CHANCE, Seat
from bastide.server.bots.pool import BotPool, BotsFailed
from bastide.server.http.forms.analysis import AnalysisInfo, Finding, SeatPlayed
from bastide.server.http.forms.replays import Frame, Replay, Told
from bastide.server.limits import Limits
from bastide.server.names import new_id
from bastide.server.refusal import Refusal
from bastide.server.sockets.messages import Alternative, Study
from bastide.server.storage.faults import CannotKeep
from bastide.server.storage.puzzles import not_searched, note_searched
from bastide.server.storage.schema import StoredAnalysis, StoredChange
from bastide.server.storage.store import Store
from bastide.server.study.alternatives import Alternatives, match_at
from bastide.server.study.gathering import Gathering
from bastide.server.tables.table import Table, score_of
from bastide.study.findings import given_a_turn, mean_accuracy, turning_point, turns_of

LONGEST: Final = 3000  # rows; no game is nearly as long
OF_ONE_GUEST: Final = 3  # at the same time
OF_ONE_ADDRESS: Final = 20
AT_ONCE: Final = 100  # in the whole house
KEPT: Final = 32  # analyses in memory
FAILED: Final = 1000  # games that no bot could look at, as far as they are remembered
PAUSE: Final = 3.0  # seconds between two writings of what was found so far
FORSAKEN: Final = 30.0  # seconds after which nobody is at it any more


@dataclass(eq=False)
class Running:
    """An analysis that is being made."""

    table: Table
    guest: str
    address: str
    findings: list[Finding]

    @property
    def rows(self) -> int:
        return len(self.table.match.log)

    @property
    def is_done(self) -> bool:
        return len(self.findings) > self.rows

    def study(self) -> Study:
        """What comes next."""
        match, stored = self.table.match, self.table.stored
        older = None if self.table.start is None else match.game.write_state(match.beginning())
        rows = [(row.seat, row.line) for row in match.log]
        return Study(new_id(), stored.game, stored.options, older, rows, len(self.findings))


class Analyses:
    """Those of this worker, and what is known of others."""

    def __init__(self, store: Store, pool: BotPool, limits: Limits) -> None:
        self.store, self.pool, self.limits = store, pool, limits
        self.running: dict[str, Running] = {}
        self.ready: OrderedDict[str, list[Finding]] = OrderedDict()
        self.failed: OrderedDict[str, None] = OrderedDict()
        self.alternatives = Alternatives(pool)
        self.gathering = Gathering(store, pool)
        self.tasks: set[asyncio.Task[None]] = set()

    async def begin(self, table: Table, guest: str, address: str) -> AnalysisInfo:
        """See to it that a finished game is looked at, unless it was or is."""
        check_finished(table)
        key = table.stored.id
        kept = await self._kept(table)
        if key in self.running or (kept and (self._is_whole(table, kept) or self._others_work(kept))):
            return await self.tell(table, 0)
        self._check(table, guest, address)
        running = self.running[key] = Running(table, guest, address, list(kept.findings) if kept else [])
        task = asyncio.ensure_future(self._work_and_gather(key, running))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return await self.tell(table, 0)

    def _check(self, table: Table, guest: str, address: str) -> None:
        """Nobody fills the house with games to look at."""
        if table.stored.id in self.failed or len(table.match.log) > LONGEST:
            raise Refusal("analysis-impossible")
        mine = [one for one in self.running.values() if one.guest == guest]
        near = [one for one in self.running.values() if one.address == address]
        if len(mine) >= OF_ONE_GUEST or len(near) >= OF_ONE_ADDRESS or len(self.running) >= AT_ONCE:
            raise Refusal("analysis-busy", 429)
        if not self.limits.grant("analysis", guest, "analyses of an address", address):
            raise Refusal("too-fast", 429)

    async def tell(self, table: Table, first: int) -> AnalysisInfo:
        """What was found so far, from a row on."""
        check_finished(table)
        if table.stored.id in self.failed:
            raise Refusal("analysis-impossible")
        findings, working = await self._found(table)
        rows = len(table.match.log)
        stood_in, winners = stood_in_at(table), table.winners
        whole = own_decisions(stood_in, findings) if len(findings) > rows else []
        return AnalysisInfo(
            rows,
            min(len(findings), rows),
            working,
            list(findings[first:]),
            [played(whole, seat) for seat in range(len(table.seats))] if whole else [],
            turned_at(whole, winners),
            stood_in,
            winners,
        )

    async def ways(self, table: Table, row: int, guest: str) -> list[Alternative]:
        """The best ways at a row, what was played among them."""
        return await self.alternatives.at(table, row, await self._judged(table, row), guest)

    async def line(self, table: Table, row: int, way: int, guest: str) -> Replay:
        """One of the best ways at a row, move by move; the first frame is before it."""
        decision = (await self._judged(table, row)).decision
        assert decision is not None
        lines = decision.best
        if way:
            ways = await self.ways(table, row, guest)
            lines = ways[min(way, len(ways) - 1)].lines
        match = await match_at(table, row)
        frames = [Frame(row, None, match.view(None), score_of(match.result))]
        for line in lines:
            number = row + len(frames)
            match.play(decision.seat, line)
            told = Told(number, decision.seat, 0.0, table.events(match.log[-1].events, None))
            frames.append(Frame(number, told, match.view(None), score_of(match.result)))
        return Replay(len(lines), frames)

    async def _judged(self, table: Table, row: int) -> Finding:
        """What was found at a row where something was decided."""
        findings, _ = await self._found(table)
        if not (0 <= row < len(findings) and findings[row].decision):
            raise Refusal("no-decision-there", 404)
        return findings[row]

    async def _found(self, table: Table) -> tuple[Sequence[Finding], bool]:
        """What was found, and whether somebody is at it."""
        key = table.stored.id
        if key in self.running:
            return self.running[key].findings, not self.running[key].is_done
        if key not in self.ready:
            kept = await self._kept(table)
            if kept is None or not self._is_whole(table, kept):
                return (kept.findings, self._others_work(kept)) if kept else ([], False)
            self._have_ready(key, kept.findings)
        self.ready.move_to_end(key)
        return self.ready[key], False

    async def _kept(self, table: Table) -> StoredAnalysis | None:
        """What is stored; of a log that is read otherwise by now, nothing."""
        kept = await self.store.analysis(table.stored.id)
        return kept if kept is not None and kept.rows == len(table.match.log) else None

    def _is_whole(self, table: Table, kept: StoredAnalysis) -> bool:
        return len(kept.findings) > len(table.match.log)

    def _others_work(self, kept: StoredAnalysis) -> bool:
        """Another worker has written of it not long ago."""
        return self.store.is_shared and self.store.clock.now() - kept.at < FORSAKEN

    def _have_ready(self, key: str, findings: list[Finding]) -> None:
        self.ready[key] = findings
        while len(self.ready) > KEPT:
            self.ready.popitem(last=False)

    async def _work_and_gather(self, key: str, running: Running) -> None:
        """When all is found, what of it is a puzzle; a table that cannot be searched has none."""
        await self._work(key, running)
        if running.is_done:
            await self._gather(running.table, running.findings)

    async def _gather(self, table: Table, findings: Sequence[Finding]) -> None:
        key = table.stored.id
        try:
            await self.gathering.gather(table, findings)
        except CannotKeep:
            pass  # after the next start
        except Exception as fault:
            if not isinstance(fault, BotsFailed):
                logging.getLogger("bastide").exception("table %s cannot be searched for puzzles", key)
            with suppress(CannotKeep):
                await note_searched(self.store, key)

    async def search_rest(self, open_table: Callable[[str], Awaitable[Table]]) -> None:
        """After a start: the tables that were not searched when the house closed, one after the other.

        If another worker is at one, both find it once. What was not looked at to its end is searched then.
        """
        for key in await not_searched(self.store):
            with suppress(Refusal, CannotKeep):
                table = await open_table(key)
                kept = await self._kept(table)
                if kept and self._is_whole(table, kept):
                    await self._gather(table, kept.findings)
                elif not (kept and self._others_work(kept)):
                    await note_searched(self.store, key)

    async def _work(self, key: str, running: Running) -> None:
        """Portion after portion; what goes wrong with a game is its own affair."""
        try:
            await self._look_through(key, running)
        except CannotKeep:
            pass  # whoever looks next begins where it was written last
        except Exception as fault:
            if not isinstance(fault, BotsFailed):
                logging.getLogger("bastide").exception("the analysis of table %s fails", key)
            self.failed[key] = None
            while len(self.failed) > FAILED:
                self.failed.popitem(last=False)
        finally:
            del self.running[key]

    async def _look_through(self, key: str, running: Running) -> None:
        written = monotonic()
        await self._write(key, running)
        while not running.is_done:
            found = await self.pool.look(running.study(), guest=running.guest)
            running.findings += found
            if monotonic() - written > PAUSE and not running.is_done:
                await self._write(key, running)
                written = monotonic()
        await self._write(key, running)
        self._have_ready(key, running.findings)

    async def _write(self, key: str, running: Running) -> None:
        await self.store.keep_analysis(key, StoredAnalysis(running.rows, running.findings))


def check_finished(table: Table) -> None:
    """What is best in a game that goes on is nobody's to know."""
    if table.stored.status != "finished":
        raise Refusal("not-finished")


def own_decisions(stood_in: Sequence[int], findings: Sequence[Finding]) -> list[Finding]:
    """What a bot has decided in somebody's stead is not held against them."""
    own = list(findings)
    for row in stood_in:
        own[row] = msgspec.structs.replace(own[row], decision=None)
    return own


def stood_in_at(table: Table) -> list[int]:
    """The rows that a bot played in somebody's stead."""
    changes, played = table.stored.changes, zip(table.match.log, table.numbers, strict=True)
    return [row for row, (one, number) in enumerate(played) if is_stood_in(changes, one.seat, number)]


def is_stood_in(changes: Sequence[StoredChange], seat: Seat, number: int) -> bool:
    """Whether a bot played that row for whoever sits there."""
    told = [one.what for one in changes if one.seat == seat and one.after < number and one.what != "hinted"]
    return bool(told) and told[-1] != "returned"


def turned_at(findings: Sequence[Finding], winners: Sequence[int]) -> int:
    given = {row: (one.decision.seat, one.decision.wins) for row, one in enumerate(findings) if one.decision}
    luck = {row for row, one in enumerate(findings) if one.luck}
    return turning_point([one.wins for one in findings], given, luck, winners)


def played(findings: Sequence[Finding], seat: int) -> SeatPlayed:
    """How a seat has played, by all that was found."""
    own = [one.decision for one in findings if one.decision and one.decision.seat == seat]
    who = [one.decision.seat if one.decision else CHANCE for one in findings if one.decision or one.luck]
    return SeatPlayed(
        round(mean_accuracy([one.wins for one in own]), 1),
        sum([one.mark == "mistake" for one in own]),
        round(given_a_turn([one.points for one in own], turns_of(seat, who)), 1),
        round(sum([one.luck[seat] for one in findings if one.luck]), 1),
    )
