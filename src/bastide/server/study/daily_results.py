"""The results of the challenges, as far as the one who asks may see them."""

from calendar import monthrange
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import date, timedelta
from typing import Final, TypeVar

from bastide.core import registry
from bastide.server.house import House
from bastide.server.http.forms.daily import (
    Challenge,
    Daily,
    DailyCell,
    DailyRow,
    DailySpan,
    DailyStanding,
    DailyStatus,
)
from bastide.server.names import given_number
from bastide.server.storage.schema import TRIES, Guest
from bastide.server.storage.tries import Try, tries
from bastide.server.study.daily import (
    LEVEL,
    PERSON,
    begins_at,
    bots_of,
    counts,
    is_closed,
    is_late,
    setting_of,
    settle_ended,
    today,
    would_wait,
)

FIRST_PRIZE: Final = 25  # day points of the first; each place below brings one fewer
LISTED: Final = 100  # rows, beside that of the one who asks
NOTHING: Final = DailyCell("", None, 0, "")

Row = TypeVar("Row", DailyRow, DailyStanding)


@dataclass
class Round:
    """The tries at one challenge: each table once, for those who have come by its link play the same."""

    is_open: bool
    all: list[Try] = field(default_factory=list)

    def __post_init__(self) -> None:
        first: dict[str, Try] = {}
        for one in self.all:
            first.setdefault(one.table, one)
        self.all = list(first.values())
        self.counted = sorted([points_of(one) for one in self.all if counts(one)], reverse=True)

    def place(self, own: Try) -> int:
        """1 for the best, equals share it; 0 if it does not count."""
        return 1 + self.counted.index(points_of(own)) if counts(own) else 0

    def prize(self, own: Try) -> int:
        place = self.place(own)
        return max(1, FIRST_PRIZE + 1 - place) if place and self.is_open else 0

    def cell(self, own: Try | None, is_mine: bool) -> DailyCell:
        """What may be told of a try."""
        if own is None or not (own.is_over or is_mine):
            return NOTHING
        if not (self.is_open or is_mine):
            return DailyCell("closed", None, 0, "")
        points = points_of(own) if own.scores else None
        return DailyCell(status_of(own), points, self.place(own), own.table)


def points_of(own: Try) -> int:
    return own.scores[PERSON]


def status_of(own: Try) -> DailyStatus:
    if not own.is_over:
        return "running"
    if not own.scores:
        return "given-up"
    return "late" if is_late(own) else "done"


async def show_day(house: House, guest: Guest, day: date) -> Daily:
    """The challenges of a day that has come, who has played, and the asker's own days."""
    await settle_ended(house)
    found = await tries(house.store, TRIES.c.day == day.isoformat())
    mine = await tries(house.store, TRIES.c.guest == guest.id, TRIES.c.ended_at > 0.0)
    rounds = rounds_of(house, guest, found)
    of_day = {
        game: rounds.get((day.isoformat(), game), Round(is_closed(house, day))) for game in registry.games()
    }
    now = today(house)
    return Daily(
        day=day.isoformat(),
        today=now.isoformat(),
        is_closed=is_closed(house, day),
        next_at=begins_at(now + timedelta(days=1)).timestamp(),
        now=house.clock.wall(),
        challenges=[await challenge(house, guest, day, game, of_day[game], found) for game in of_day],
        rows=rows_of(guest, of_day, found),
        month=month_of(day, mine),
        streak=streak_of(now, mine),
    )


def rounds_of(house: House, guest: Guest, found: Sequence[Try]) -> dict[tuple[str, str], Round]:
    """The tries by day and game."""
    sorted_out: dict[tuple[str, str], list[Try]] = defaultdict(list)
    for one in found:
        sorted_out[one.day, one.game].append(one)
    ended = {(one.day, one.game) for one in found if one.guest == guest.id and one.is_over}
    return {
        key: Round(key in ended or is_closed(house, date.fromisoformat(key[0])), these)
        for key, these in sorted_out.items()
    }


async def challenge(
    house: House, guest: Guest, day: date, game: str, played: Round, found: Sequence[Try]
) -> Challenge:
    setting = await setting_of(house, day, game)
    own = next((one for one in found if one.guest == guest.id and one.game == game), None)
    cell = played.cell(own, is_mine=True)
    rivals = own.scores[PERSON + 1 :] if own is not None else ()
    return Challenge(
        game=game,
        options=setting.options,
        bots=[LEVEL] * bots_of(game),
        played=sum(one.is_over for one in played.all),
        is_open=played.is_open,
        table=cell.table,
        status=cell.status,
        points=cell.points,
        rival=max(rivals, default=None),
        place=cell.place,
        would_wait=would_wait(house, game),
    )


def rows_of(guest: Guest, rounds: Mapping[str, Round], found: Sequence[Try]) -> list[DailyRow]:
    """Everybody who has ended a try, and the asker; the best first."""
    of_guests: dict[str, dict[str, Try]] = defaultdict(dict)
    for game, played in rounds.items():
        for one in played.all:
            if one.is_over:
                of_guests[one.guest][game] = one
    for one in found:
        if one.guest == guest.id:
            of_guests[one.guest][one.game] = one
    return placed([row_of(own, rounds, who == guest.id) for who, own in of_guests.items()])


def row_of(own: Mapping[str, Try], rounds: Mapping[str, Round], is_mine: bool) -> DailyRow:
    prizes = [rounds[game].prize(one) for game, one in own.items()]
    cells = [played.cell(own.get(game), is_mine) for game, played in rounds.items()]
    name = next(iter(own.values())).name
    return DailyRow(name, given_number(name), is_mine, 0, sum(prizes), cells)


def placed(rows: Iterable[Row]) -> list[Row]:
    """In order, equals with the same place; the first hundred, and the asker wherever that is."""
    ordered = sorted(rows, key=lambda row: (-row.points, row.name))
    points = [row.points for row in ordered]
    for row in ordered:
        row.place = 1 + points.index(row.points)
    return [row for place, row in enumerate(ordered) if place < LISTED or row.is_mine]


def month_of(day: date, mine: Sequence[Try]) -> list[int]:
    """How many challenges were played on each day of the month."""
    days = [one.day for one in mine]
    first, last = day.replace(day=1), monthrange(day.year, day.month)[1]
    return [days.count((first + timedelta(days=passed)).isoformat()) for passed in range(last)]


def streak_of(now: date, mine: Sequence[Try]) -> int:
    """Days in a row on which something was played; today still may be."""
    days = {one.day for one in mine}
    day = now if now.isoformat() in days else now - timedelta(days=1)
    count = 0
    while day.isoformat() in days:
        count, day = count + 1, day - timedelta(days=1)
    return count


async def show_standings(house: House, guest: Guest, span: DailySpan) -> list[DailyStanding]:
    """The day points of this week or this month, without those that the asker may not know yet."""
    await settle_ended(house)
    now = today(house)
    first = now.replace(day=1) if span == "month" else now - timedelta(days=now.weekday())
    found = await tries(house.store, TRIES.c.day >= first.isoformat(), TRIES.c.day <= now.isoformat())
    points: dict[str, int] = defaultdict(int)
    days: dict[str, set[str]] = defaultdict(set)
    names: dict[str, str] = {}
    for played in rounds_of(house, guest, found).values():
        for one in played.all:
            if played.prize(one):
                points[one.guest] += played.prize(one)
                days[one.guest].add(one.day)
                names[one.guest] = one.name
    return placed(
        DailyStanding(names[who], given_number(names[who]), who == guest.id, 0, total, len(days[who]))
        for who, total in points.items()
    )
