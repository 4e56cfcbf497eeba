"""What else could have been done at a decision of a finished game, thought of when somebody asks."""

import asyncio
from collections import OrderedDict
from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace

from bastide.core.match import Match
from bastide.server.bots.pool import BotPool, BotsFailed
from bastide.server.http.forms.analysis import Finding, Judged
from bastide.server.refusal import Refusal
from bastide.server.sockets.messages import Alternative, Forecast, HintedWay
from bastide.server.tables.table import Table
from bastide.study.findings import best_first, margin

STEPS: Final = 40  # rows between two moments in which others have their turn
KEPT: Final = 500  # decisions that are remembered
ANSWER_TIME: Final = 40.0  # seconds after which an answer is not waited for


async def match_at(table: Table, row: int) -> Match:
    """The game as it stood before a row."""
    match = table.new_match()
    log = [(one.seat, one.line) for one in table.match.log[:row]]
    for place in range(0, row, STEPS):
        match.extend(log[place : place + STEPS])
        await asyncio.sleep(0)
    return match


class Alternatives:
    """The best ways at decisions that were asked about last, what was played among them."""

    def __init__(self, pool: BotPool) -> None:
        self.pool = pool
        self.kept: OrderedDict[tuple[str, int], list[Alternative]] = OrderedDict()

    async def at(self, table: Table, row: int, finding: Finding, guest: str) -> list[Alternative]:
        """Three at most, the best first; a bot thinks of them once."""
        key = table.stored.id, row
        if key not in self.kept:
            self.kept[key] = await self._think(table, row, finding, guest)
        self.kept.move_to_end(key)
        while len(self.kept) > KEPT:
            self.kept.popitem(last=False)
        return self.kept[key]

    async def _think(self, table: Table, row: int, finding: Finding, guest: str) -> list[Alternative]:
        decision = finding.decision
        assert decision is not None
        match, line = await match_at(table, row), table.match.log[row].line
        view, lines = match.view(decision.seat), match.legal(decision.seat)
        among = [decision.best] if decision.best[0] == line else [decision.best, [line]]
        try:
            async with asyncio.timeout(ANSWER_TIME):
                ways = await self.pool.advise(match.game.KEY, view, lines, guest=guest, among=among)
        except (TimeoutError, BotsFailed):
            raise Refusal("no-bot-free", 503) from None
        lead = margin(finding.points, decision.seat, match.result)
        return in_order(agreeing(ways, decision, lead, line))


def agreeing(ways: Sequence[HintedWay], decision: Judged, lead: float, line: str) -> list[Alternative]:
    """Ways with the figures of the analysis: others are behind the best as far as in the same worlds, never
    before it, which so few worlds could not prove."""
    expected = [way.expected for way in ways if way.expected is not None]
    best = expected[0]
    told: list[Alternative] = []
    for way, one in zip(ways, expected, strict=True):
        is_played = way.lines[0] == line and not any(other.is_played for other in told)
        win = max(0.0, decision.before + min(0.0, one.win - best.win))
        ahead = lead + min(0.0, one.margin - best.margin)
        figures = with_figures(one, min(decision.after, decision.before) if is_played else win, ahead)
        told.append(Alternative(way.lines, figures, is_played))
    return told


def with_figures(expected: Forecast, win: float, ahead: float) -> Forecast:
    return replace(expected, win=round(win, 4), margin=round(ahead, 1))


def in_order(ways: list[Alternative]) -> list[Alternative]:
    """The best first, the others as hints are; what a way is compared with is still the same."""
    others = best_first([(way.expected.win, way.expected.margin) for way in ways[1:]])
    order = [0, *[1 + place for place in others]]
    for way in ways:
        way.expected.against = order.index(way.expected.against)
    return [ways[place] for place in order]
