"""A table in two houses, the people at it, and whether they hear the same in both."""

import asyncio
import json
import re
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from itertools import takewhile
from random import Random
from typing import Any, Final

from bastide.core import registry
from bastide.core.game import CHANCE, Reveal, Seat
from bastide.core.match import Match, Row, new_match
from bastide.core.notation import kebab
from bastide.core.position import POSITION
from bastide.server.guests import digest
from bastide.server.http.forms.tables import WEEK
from bastide.server.storage.schema import Guest, Holder, Snapshot, StoredMove, StoredSeat, StoredTable
from bastide.server.tables.kept import KeptTable
from bastide.server.tables.table import Table
from bastide.words import LANGUAGES
from tests.server.twins.doors import PING, Answer, Doors, Page
from tests.server.twins.logs import Options, Twins

OWN: Final = "own"  # holds the seats that cannot know
WATCHER: Final = "watcher"
OTHER: Final = "other"  # holds all other seats, and knows what they know
PEOPLE: Final = (OWN, WATCHER, OTHER)
ASKING: Final = (OWN, WATCHER)  # those who must not hear the difference
BEGINS: Final = re.compile(rb'"to_act":\[\d*\],|"due":(?:null|\{[^}]*\}),')
LEVEL: Final = "greedy"  # what is told of a bot
UNREADABLE: Final = "as-it-was"  # a line that only an older revision of the rules knew

Frame = str | bytes


@dataclass(frozen=True)
class Asking:
    """What somebody sends to both houses: a frame on the page, or a request."""

    who: str
    what: str
    frames: tuple[Frame, Frame] | None = None  # the others may do other things in secret
    ref: str = ""  # of an answer that takes its time
    anew: bool = False  # on a page that is opened for it
    request: tuple[str, str, bytes] | None = None
    is_last: bool = False  # what follows may differ


@dataclass(frozen=True)
class Moment:
    """How far things have come in both houses."""

    heard: dict[str, list[int]]
    moves: list[int]
    number: int  # of the last row


@dataclass
class Pair:
    """One table in both houses."""

    doors: tuple[Doors, Doors]
    key: str
    twins: Twins
    how: str  # it is stored: a log, a log with a snapshot of older rules, or one of newer rules
    gold: bool  # the table shows how things stand
    met: Counter[tuple[str, str]]
    bot: Seat | None = None  # where one sits
    pages: dict[str, tuple[Page, Page]] = field(default_factory=dict)
    asked: list[Asking] = field(default_factory=list)
    is_over: bool = False  # nothing that follows can be compared

    @property
    def tables(self) -> tuple[KeptTable, KeptTable]:
        first, second = (doors.house.tables[self.key] for doors in self.doors)
        return first, second

    @property
    def matches(self) -> list[Match]:
        return [table.match for table in self.tables if isinstance(table, Table)]

    @property
    def match(self) -> Match:
        """What the asker may look at: legal lines and the like, the same in both."""
        return self.matches[0]

    @property
    def number(self) -> int:
        return self.tables[0].number

    @property
    def is_finished(self) -> bool:
        return self.tables[0].stored.status == "finished"

    @property
    def is_open(self) -> bool:
        """It can be played at, not only read."""
        return self.how != "newer"

    @property
    def seats(self) -> int:
        return self.twins.seats

    @property
    def socket(self) -> str:
        return f"/api/tables/{self.key}/socket"

    def token(self, who: str) -> str:
        return f"{who} {self.key}"

    # -- opening

    async def open(self, rng: Random) -> None:
        languages = [rng.choice(LANGUAGES) for _ in PEOPLE]
        moves = max(1, len(self.twins.logs[0]))
        cut = rng.choice([moves, max(1, moves - 1), rng.randint(1, moves)])  # most secrets are young
        for side, doors in enumerate(self.doors):
            for who, language in zip(PEOPLE, languages, strict=True):
                guest = Guest(f"{who}-{self.key}", who.title(), language)
                await doors.house.store.add_guest(guest, digest(self.token(who)), 1.0)
            await self.keep(side, cut)
            await doors.house.kept_table(self.key)
        for who in PEOPLE if self.is_open else ():
            one, two = (doors.page(self.socket, self.token(who)) for doors in self.doors)
            self.pages[who] = (one, two)
        for who in ASKING if self.pages else ():  # the others only do something; what they hear is their own
            await self.send_to_both(Asking(who, "open", ('{"type":"hello"}', '{"type":"hello"}')))
        await self.let_bot_play()

    async def keep(self, side: int, cut: int) -> None:
        """Store the table as another house, or an older one, would have left it."""
        store, log, options = self.doors[side].house.store, self.twins.logs[side], self.twins.options[side]
        lines = [line for _, line in log]
        if self.how == "snapshot":
            lines[0] = UNREADABLE
        rows = [
            StoredMove(number, seat, line, 1000.0 + number, None)
            for number, ((seat, _), line) in enumerate(zip(log, lines, strict=True), 1)
        ]
        await store.add_table(self.stored(options), rows)
        if self.how == "snapshot":
            match = new_match(self.twins.game, options, chance="manual")
            match.extend(log[:cut])
            written = match.game.write_state(match.state)
            older = Snapshot(self.key, 1, cut, written, match.result.scores, 1000.0)
            await store.keep_snapshots([older])

    def stored(self, options: Options) -> StoredTable:
        rules = {"log": 0, "snapshot": -1, "newer": 1}[self.how] + registry.game(self.twins.game).RULES
        return StoredTable(
            id=self.key,
            game=self.twins.game,
            rules=rules,
            options=options,
            settings={"live_gold": self.gold, "pace": "days", "absence": WEEK},
            status="running",
            host=f"{OTHER}-{self.key}",
            next="",
            asked=None,
            created_at=1000.0,
            seats=tuple(self.stored_seat(seat) for seat in range(self.seats)),
        )

    def stored_seat(self, seat: Seat) -> StoredSeat:
        if seat == self.bot:
            return StoredSeat(seat, "bot", bot=LEVEL)
        who = OWN if seat in self.twins.own else OTHER
        holder = Holder(f"{who}-{self.key}")
        return StoredSeat(seat, "link", who.title(), secret=f"s{seat}", holders=(holder,))

    # -- asking, and comparing

    async def ask(self, asking: Asking) -> None:
        """Send it to both, then let bots do what is theirs to do."""
        await self.send_to_both(asking)
        await self.let_bot_play()

    async def let_bot_play(self) -> None:
        """One decision after the other, each heard by everyone before the next."""
        while not self.is_over:
            before = self.moment()
            has_played = await asyncio.gather(*(doors.bot.play() for doors in self.doors))
            self.compare(*has_played)
            if not has_played[0]:
                return
            await asyncio.gather(*(page.say(PING) for who in ASKING for page in self.pages[who]))
            self.is_over = any(shows(log) for log in self.played_since(before))
            if self.is_over:
                self.compare_up_to_reveal(before)
            else:
                self.compare_heard(before)
                self.met["bot", "plays"] += 1

    async def send_to_both(self, asking: Asking) -> None:
        """Whoever must not know the difference must not hear one."""
        self.asked.append(asking)
        before = self.moment()
        answers = await asyncio.gather(*(self.send(asking, side) for side in (0, 1)))
        is_shown = any(shows(log) for log in self.played_since(before))
        self.is_over = asking.is_last or is_shown
        if is_shown and not asking.is_last:
            self.compare_up_to_reveal(before)
            return
        if asking.who != OTHER:
            self.compare(*answers)
            self.met.update((asking.what, outcome) for outcome in outcomes(answers[0]))
        if not asking.is_last:
            self.compare_heard(before)

    def moment(self) -> Moment:
        heard = {who: [len(page.heard) for page in pages] for who, pages in self.pages.items()}
        return Moment(heard, [len(match.log) for match in self.matches], self.number)

    def played_since(self, before: Moment) -> list[list[Row]]:
        """What has come to both logs."""
        return [match.log[moves:] for match, moves in zip(self.matches, before.moves, strict=True)]

    def heard_since(self, before: Moment, who: str) -> list[list[bytes]]:
        """What somebody has heard in both houses."""
        return [page.heard[mark:] for page, mark in zip(self.pages[who], before.heard[who], strict=True)]

    async def send(self, asking: Asking, side: int) -> Answer | list[bytes]:
        doors = self.doors[side]
        doors.house.limits.buckets.clear()  # how fast one may ask is a matter of time, not of the game
        if asking.request is not None:
            method, path, body = asking.request
            token = self.token(asking.who) if asking.who in PEOPLE else ""
            answer = await doors.ask(method, path, token, body)
            return without_chance(answer) if asking.what == "rematch" else answer
        assert asking.frames is not None
        if not asking.anew:
            return await self.pages[asking.who][side].say(asking.frames[side], asking.ref)
        page = doors.page(self.socket, self.token(asking.who))
        heard = await page.say(asking.frames[side])
        await page.close()
        return heard

    def compare_heard(self, before: Moment) -> None:
        """On the pages of those who must not hear a difference."""
        for who in ASKING if self.pages else ():
            self.compare(*self.heard_since(before, who))

    def compare_up_to_reveal(self, before: Moment) -> None:
        """A move was played that shows what was hidden, or lets chance in: equal is what came before that."""
        for who in ASKING:
            heard = self.heard_since(before, who)
            self.compare(*[self.told_before_reveal(frames, before.number + 1) for frames in heard])
        self.met["play", "shows"] += 1

    def told_before_reveal(self, heard: Sequence[bytes], number: int) -> list[Any]:
        """The row of the move, up to the first of its events that reveals something."""
        events = registry.game(self.twins.game).EVENTS
        shown = {kebab(kind.__name__) for kind in events if issubclass(kind, Reveal)}
        rows = {row["number"]: row for frame in heard for row in json.loads(frame).get("log", [])}
        row = rows[number]
        return [row["seat"], *takewhile(lambda event: event["event"] not in shown, row["events"])]

    def compare(self, one: object, two: object) -> None:
        assert one == two, f"{self.story()}\n{difference(repr(one), repr(two))}"
        assert "house-fault" not in repr(one), f"{self.story()}\n{one!r}"

    def story(self) -> str:
        """How it came to what is heard now."""
        twins = self.twins
        rows = [
            f"  row {number}: {a} | {b}"
            for number, (a, b) in enumerate(zip(*twins.logs, strict=True), 1)
            if a != b
        ]
        if twins.options[0] != twins.options[1]:
            rows.insert(0, f"  begun otherwise from {twins.options[1][POSITION]}")
        told = [f"  {one.who} {one.what} {one.frames or one.request}" for one in self.asked[-6:]]
        return "\n".join(
            [
                f"{twins.game} {twins.options[0]}, {self.how}, {self.key}: {OWN} has seats {twins.own}",
                f"  a bot has {self.bot}",
                *rows,
                "after",
                *told,
            ]
        )

    async def close(self) -> None:
        """Nothing is left to be done at this table but what is a person's."""
        for doors in self.doors:
            while await doors.bot.play():
                pass
        for pages in self.pages.values():
            for page in pages:
                await page.close()


def shows(log: Sequence[Row]) -> bool:
    """Whether what was played let chance in or showed something hidden."""
    return any(row.seat == CHANCE or row.reveals for row in log)


def without_chance(answer: Answer) -> Answer:
    """What is told of a new game but for who begins it and with what: chance says it in each house for
    itself."""
    return replace(answer, body=BEGINS.sub(b"", answer.body))


def outcomes(answer: Answer | list[bytes]) -> list[str]:
    """The kinds of what was answered, and the codes of refusals."""
    if isinstance(answer, Answer):
        return [str(answer.status)]
    told = [json.loads(frame) for frame in answer]
    return [one.get("code", one["type"]) for one in told]


def difference(one: str, two: str) -> str:
    """Both from a little before where they part."""
    same = sum(1 for _ in takewhile(lambda letters: letters[0] == letters[1], zip(one, two, strict=False)))
    first = max(0, same - 200)
    return f"one: …{one[first : first + 500]}…\ntwo: …{two[first : first + 500]}…"
