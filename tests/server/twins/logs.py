"""One game twice: two logs that differ only in what somebody cannot know."""

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from typing import Any

from bastide.core import registry
from bastide.core.errors import BadOption, IllegalMove
from bastide.core.game import CHANCE, Seat
from bastide.core.match import Match, Row
from bastide.core.options import Option, seat_counts
from tests.games.every import CONTRACTS, play_any

Log = list[tuple[Seat, str]]


@dataclass(frozen=True)
class Twins:
    """The game as it was played, and as somebody with these seats could imagine it."""

    game: str
    options: dict[str, Any]
    own: tuple[Seat, ...]  # one, several at one screen, or none of one who watches
    logs: tuple[Log, Log]


def draw_twins(key: str, rng: Random) -> Iterator[Twins]:
    """Random games without end, stopped at random moments at which something is hidden from somebody."""
    while True:
        options = draw_options(key, rng)
        match = Match(key, seed=rng.randrange(2**32), **options)
        for _ in range(CONTRACTS[key].MOVES):
            if match.over:
                break
            if rng.random() < CONTRACTS[key].OFTEN:
                twins = twins_of(match, draw_own(options["seats"], rng), rng)
                yield from [twins] if twins else []
            play_any(match, rng)


def draw_own(seats: int, rng: Random) -> tuple[Seat, ...]:
    """Mostly one seat, sometimes none, sometimes several of those that are there."""
    several = 2 if seats > 2 and rng.random() < 0.15 else 1
    return () if rng.random() < 0.15 else tuple(sorted(rng.sample(range(seats), several)))


def twins_of(match: Match, own: tuple[Seat, ...], rng: Random) -> Twins | None:
    """The match, and another that those seats cannot tell from it; nothing if there is none.

    What is hidden is said here, by the rules and not by the code that hides it: that is under test.
    """
    hidden = {number: seat for number, seat in hidden_rows(match).items() if seat not in own}
    if not hidden:
        return None
    log: Log = [(row.seat, row.line) for row in match.log]
    changed = imagined_lines(match, own, hidden, rng) or possible_line(match, hidden, rng)
    other: Log = [(seat, changed.get(number, line)) for number, (seat, line) in enumerate(log)]
    try:
        Match(match.game.KEY, chance="manual", **match.options).extend(other, checked=True)
    except IllegalMove:  # a card more of a kind than there was
        return None
    return None if other == log else Twins(match.game.KEY, match.options, own, (log, other))


def hidden_rows(match: Match) -> dict[int, Seat]:
    """The rows that hold a secret still, and whose it is: a card in hand, a choice that is not shown yet.
    (K2.4, S3.2, B2.7)"""
    contract, written = CONTRACTS[match.game.KEY], match.game.write_state(match.state)
    rows = list(enumerate(match.log))
    last = {owner_of(row): number for number, row in rows if row.line.split()[0] == contract.SECRET}
    return {number: seat for seat, number in last.items() if contract.secret_of(written, seat)}


def owner_of(row: Row) -> Seat:
    """Whose secret a line holds: a card is drawn by chance, for the seat it names."""
    return int(row.line.split()[1]) if row.seat == CHANCE else row.seat


def imagined_lines(
    match: Match, own: tuple[Seat, ...], hidden: dict[int, Seat], rng: Random
) -> dict[int, str]:
    """Lines for these rows that lead to what somebody imagines; none if that is nothing new."""
    game, contract = match.game, CONTRACTS[match.game.KEY]
    state = game.imagine(match.state, own[0] if own else None, rng)
    written = game.write_state(state)
    lines = {
        number: " ".join([contract.SECRET, *contract.secret_of(written, seat)])
        for number, seat in hidden.items()
    }
    return {number: line for number, line in lines.items() if line != match.log[number].line}


def possible_line(match: Match, hidden: dict[int, Seat], rng: Random) -> dict[int, str]:
    """Any other line that could have been played, or drawn, in place of one of these rows."""
    number, seat = rng.choice(sorted(hidden.items()))
    before = Match(match.game.KEY, chance="manual", **match.options)
    before.extend([(row.seat, row.line) for row in match.log[:number]])
    lines = before.legal(seat) or CONTRACTS[match.game.KEY].drawn_for(seat)
    return {number: rng.choice(lines)}


# -- options


def draw_options(key: str, rng: Random) -> dict[str, Any]:
    """Any options that go together and hide something."""
    options = registry.game(key).options()
    while True:
        asked = {one.name: draw_value(one, rng) for one in options if rng.random() < 0.4}
        asked = {"seats": rng.choice(seat_counts(options)), **asked, **CONTRACTS[key].HIDING}
        try:
            return Match(key, chance="manual", **asked).options
        except BadOption:
            continue


def draw_value(option: Option, rng: Random) -> Any:
    if option.names:
        some = rng.sample(option.names, rng.randrange(4))
        return {name: rng.choice(option.allowed) for name in some}
    if not option.many:
        return rng.choice(option.allowed)
    fewest = option.many if option.fewest is None else option.fewest
    number = rng.randint(fewest, option.many)
    return rng.sample(option.allowed, number) if option.different else rng.choices(option.allowed, k=number)
