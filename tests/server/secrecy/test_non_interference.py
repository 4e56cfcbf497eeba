"""No secret leaves, whatever is asked: two houses that differ in it alone answer the same."""

import asyncio
from collections import Counter
from itertools import count
from pathlib import Path
from random import Random
from types import ModuleType
from typing import Any, Final

import pytest
import uvloop

import bastide
from bastide.core import registry
from bastide.core.game import Event, Seat
from bastide.core.match import Match
from bastide.server import house
from bastide.server.bots import pool
from bastide.server.http.forms.replays import Score
from bastide.server.sockets import conversation, pages, talking
from bastide.server.study import puzzles
from bastide.server.tables import writing
from bastide.server.tables.table import score_of
from tests.chaos.measure import REQUESTS, SEED, source
from tests.games.every import CASES, CONTRACTS, NAMES, random_match
from tests.server.twins.askings import Asker
from tests.server.twins.doors import Doors, open_doors
from tests.server.twins.logs import Twins, draw_twins, hidden_rows
from tests.server.twins.operations import ANY, ASKED, DONE, NOT_ASKED, OPERATIONS, published
from tests.server.twins.pairs import Pair

A_PAIR: Final = 40  # requests at one pair of tables, if nothing ends it before
AFTER_THE_END: Final = 6  # of these once the game is finished
ENOUGH: Final = 1000  # requests; who asks so often goes on until all of these were granted, and compared
TOO_MANY: Final = 10  # times as many as are asked for, after which one that is missing is never granted
GRANTED: Final = {
    ("hello", "position"),
    ("play", "position"),
    ("play", "shows"),
    ("undo", "position"),
    ("preview", "previewed"),
    ("why", "explained"),
    ("hint", "hinted"),
    ("ask", "asked"),
    ("say", "said"),
    ("bot", "plays"),
    *((one.what, one.met) for one in ASKED),
}


class Comparison:
    """Two houses, and what has been asked of them so far."""

    def __init__(self, key: str, doors: tuple[Doors, Doors], rng: Random, requests: int) -> None:
        self.key = key
        self.doors = doors
        self.rng = rng
        self.requests = requests
        self.met: Counter[tuple[str, str]] = Counter()
        self.asked = 0
        self.leak = ""  # the first that was found

    async def run(self) -> None:
        """Ask until enough is asked, or something is heard that must not be."""
        numbers = count(1)
        for twins in draw_twins(self.key, self.rng):
            gold, how, bot = self.rng.random() < 0.9, self.how(twins), self.seat_of_bot(twins)
            pair = Pair(self.doors, f"t{next(numbers)}", twins, how, gold, self.met, bot)
            try:
                await self.compare(pair, Random(self.rng.random()))
            except AssertionError as found:
                self.leak = f"{found}\nafter {self.asked} requests"
            await pair.close()
            if self.leak or self.is_enough:
                return

    @property
    def is_enough(self) -> bool:
        most = self.requests * (1 if self.requests < ENOUGH or not self.missing else TOO_MANY)
        return self.asked >= most

    @property
    def missing(self) -> set[tuple[str, str]]:
        """What was never granted or never even asked, so that nothing could be compared."""
        asked = {what for what, _ in self.met}
        return GRANTED - set(self.met) | {(one.what, ANY) for one in DONE if one.what not in asked}

    def how(self, twins: Twins) -> str:
        """Mostly a log of now; else one that older rules have begun, or that newer ones have."""
        dice = self.rng.random()
        if dice < 0.05:
            return "newer"
        return "snapshot" if dice < 0.2 and is_known_of_old(twins) else "log"

    def seat_of_bot(self, twins: Twins) -> int | None:
        """Sometimes one of the others, or the other, is a bot."""
        others = [seat for seat in range(twins.seats) if seat not in twins.own]
        return self.rng.choice(others) if self.rng.random() < 0.3 else None

    async def compare(self, pair: Pair, rng: Random) -> None:
        await pair.open(rng)
        asker, left = Asker(pair, rng), A_PAIR
        while left > 0 and not pair.is_over:
            await pair.ask(asker.next())
            self.asked += 1
            left = min(left - 1, AFTER_THE_END) if pair.is_finished else left - 1


def is_known_of_old(twins: Twins) -> bool:
    """Older rules knew this game, and nothing else than the usual where they had no option; it has begun."""
    usual = {option.name: option.default for option in registry.game(twins.game).options()}
    options, was_known = twins.options[0], bool(twins.logs[0]) and registry.game(twins.game).RULES > 1
    return was_known and all(
        options.get(name, usual[name]) == usual[name] for name in CONTRACTS[twins.game].SINCE
    )


async def compare(key: str, folder: Path, rng: Random, requests: int) -> Comparison:
    async with open_doors(folder / "one") as one, open_doors(folder / "two") as two:
        comparison = Comparison(key, (one, two), rng, requests)
        await comparison.run()
    return comparison


def compared(
    key: str, folder: Path, monkeypatch: pytest.MonkeyPatch, rng: Random, requests: int
) -> Comparison:
    monkeypatch.setattr(house, "SOON", 3600)  # who has come is told in a moment of its own; not here
    monkeypatch.setattr(pool, "PATIENCE", 3600)  # nor is a bot given up that is slow in one of them
    monkeypatch.setattr(talking, "HINT_TIME", 3600)
    monkeypatch.setattr(puzzles, "choice", min)  # which comes next is chance in each of them
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:  # as the house does
        return runner.run(compare(key, folder, rng, requests))


@pytest.mark.parametrize("key", bastide.games())
def test_houses_that_differ_in_a_secret_alone_answer_the_same(
    key: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    done = compared(key, tmp_path, monkeypatch, source("secrets", key), REQUESTS)
    again = f"the same again: BASTIDE_CHAOS_SEED={SEED} BASTIDE_CHAOS_REQUESTS={REQUESTS}"
    assert not done.leak, f"{done.leak}\n{again}"
    assert REQUESTS < ENOUGH or not done.missing, f"{done.missing}\n{again}"


def test_every_operation_of_the_document_is_asked_or_there_is_a_reason_not_to() -> None:
    asked = [one.does for one in OPERATIONS]
    assert sorted([*asked, *NOT_ASKED]) == sorted(published())


@pytest.mark.parametrize(("key", "options"), CASES, ids=NAMES)
def test_nothing_is_hidden_but_what_the_houses_differ_in(key: str, options: dict[str, Any]) -> None:
    for most in (3, 10, 60):
        match = random_match(key, options, seed=most, most=most)
        secret = set(hidden_rows(match).values())
        for seat in [None, *range(options["seats"])]:
            imagined = [match.game.imagine(match.state, seat, Random(number)) for number in range(5)]
            assert secret - {seat} or all(state == match.state for state in imagined)


def test_a_preview_that_told_scores_behind_a_reveal_would_be_found_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(conversation, "preview_scores", scores_behind_the_reveal)
    leak = compared("seasons", tmp_path, monkeypatch, Random(1), 20_000).leak  # whatever seed chaos has
    assert "own preview" in leak.splitlines()[-4], leak


@pytest.mark.parametrize(
    ("where", "name", "broken"),
    [(pages, "POSITION", "nothing"), (writing, "hide_position", dict)],
    ids=["table", "record"],
)
def test_a_table_that_told_the_position_it_began_from_would_be_found_out(
    where: ModuleType, name: str, broken: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(where, name, broken)
    leak = compared("kingdom", tmp_path, monkeypatch, Random(5), 3000).leak
    assert "begun otherwise" in leak, leak


def scores_behind_the_reveal(match: Match, seat: Seat, line: str) -> tuple[list[Event], Score, Score]:
    """As the house once told them."""
    events, after = match.preview(seat, line), match.game.copy(match.state)
    match.game.play(after, seat, match.game.NOTATION.read(line))
    return events, score_of(match.result), score_of(match.game.result(after))
