"""One game twice: two logs that differ only in what somebody cannot know."""

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from typing import Any, Final

from bastide.core import registry
from bastide.core.errors import BadOption, IllegalMove
from bastide.core.game import CHANCE, Seat, Written
from bastide.core.match import Match, Row, new_match
from bastide.core.options import Option, seat_counts
from bastide.core.position import POSITION
from tests.games.every import CONTRACTS, play_any

MOVED_ON: Final = (0, 0, 1, 2, 3, 6)  # moves since a position was set up

Log = list[tuple[Seat, str]]
Options = dict[str, Any]


@dataclass(frozen=True)
class Twins:
    """The game as it was played, and as somebody with these seats could imagine it."""

    game: str
    options: tuple[Options, Options]  # they differ in the position from which the game begins, if in anything
    own: tuple[Seat, ...]  # one, several at one screen, or none of one who watches
    logs: tuple[Log, Log]

    @property
    def seats(self) -> int:
        seats: int = self.options[0]["seats"]
        return seats


def draw_twins(key: str, rng: Random) -> Iterator[Twins]:
    """Random games without end, stopped at random moments at which something is hidden from somebody."""
    while True:
        options = draw_options(key, rng)
        match = Match(key, seed=rng.randrange(2**32), **options)
        for _ in range(CONTRACTS[key].MOVES):
            if match.over:
                break
            if rng.random() < CONTRACTS[key].OFTEN:
                is_set_up = rng.random() < CONTRACTS[key].SET_UP
                begun = set_up_anew(match, rng) if is_set_up else (match, match.options)
                twins = twins_of(*begun, draw_own(options["seats"], rng), rng)
                yield from [twins] if twins else []
            if not match.over:
                play_any(match, rng)


def set_up_anew(match: Match, rng: Random) -> tuple[Match, Options]:
    """A few moves of another game, which begins from the position where the next turn of this one does."""
    position = next_position(match, rng)
    if position is None:
        return match, match.options
    settled = match.game.POSITIONS.decides
    left = {name: value for name, value in match.options.items() if name not in settled}
    options = {**left, POSITION: position}
    begun = Match(match.game.KEY, seed=rng.randrange(2**32), **options)
    for _ in range(rng.choice(MOVED_ON)):
        if not begun.over:
            play_any(begun, rng)
    return begun, options


def next_position(match: Match, rng: Random) -> Written | None:
    """Where the next turn begins in a game that is played on at random until then; nothing if it ends."""
    while not match.over:
        try:
            return match.position()
        except BadOption:
            play_any(match, rng)
    return None


def draw_own(seats: int, rng: Random) -> tuple[Seat, ...]:
    """Mostly one seat, sometimes none, sometimes several of those that are there."""
    several = 2 if seats > 2 and rng.random() < 0.15 else 1
    return () if rng.random() < 0.15 else tuple(sorted(rng.sample(range(seats), several)))


def twins_of(match: Match, options: Options, own: tuple[Seat, ...], rng: Random) -> Twins | None:
    """The match, and another that those seats cannot tell from it; nothing if there is none.

    What is hidden is said here, by the rules and not by the code that hides it: that is under test.
    """
    game = match.game
    hidden = {number: seat for number, seat in hidden_rows(match).items() if seat not in own}
    held = [seat for seat in held_since_start(match) if seat not in own]
    if not hidden and not held:
        return None
    log: Log = [(row.seat, row.line) for row in match.log]
    imagined = game.write_state(game.imagine(match.state, own[0] if own else None, rng))
    changed, others = (
        imagined_lines(match, hidden, imagined),
        imagined_start(options, held, imagined, game.KEY),
    )
    if not changed and others == options:
        changed = possible_line(match, options, hidden, rng) if hidden else {}
    other: Log = [(seat, changed.get(number, line)) for number, (seat, line) in enumerate(log)]
    try:
        new_match(game.KEY, others, chance="manual").extend(other, checked=True)
    except (IllegalMove, BadOption):  # a card more of a kind than there was
        return None
    same = (others, other) == (options, log)
    return None if same else Twins(game.KEY, (options, others), own, (log, other))


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


def held_since_start(match: Match) -> list[Seat]:
    """Who keeps a secret that no row has made: a card in hand in the position from which the game begins."""
    contract, written = CONTRACTS[match.game.KEY], match.game.write_state(match.state)
    made = {owner_of(row) for row in match.log if row.line.split()[0] == contract.SECRET}
    return [
        seat
        for seat in range(match.options["seats"])
        if seat not in made and contract.secret_of(written, seat)
    ]


def imagined_lines(match: Match, hidden: dict[int, Seat], imagined: Written) -> dict[int, str]:
    """Lines for these rows that lead to what somebody imagines; none if that is nothing new."""
    contract = CONTRACTS[match.game.KEY]
    lines = {
        number: " ".join([contract.SECRET, *contract.secret_of(imagined, seat)])
        for number, seat in hidden.items()
    }
    return {number: line for number, line in lines.items() if line != match.log[number].line}


def imagined_start(options: Options, held: list[Seat], imagined: Written, key: str) -> Options:
    """The position in which these seats hold what somebody imagines."""
    if not held:
        return options
    position = options[POSITION]
    for seat in held:
        position = CONTRACTS[key].holding(position, seat, CONTRACTS[key].secret_of(imagined, seat))
    return {**options, POSITION: position}


def possible_line(match: Match, options: Options, hidden: dict[int, Seat], rng: Random) -> dict[int, str]:
    """Any other line that could have been played, or drawn, in place of one of these rows."""
    number, seat = rng.choice(sorted(hidden.items()))
    before = new_match(match.game.KEY, options, chance="manual")
    before.extend([(row.seat, row.line) for row in match.log[:number]])
    lines = before.legal(seat) or CONTRACTS[match.game.KEY].drawn_for(seat)
    return {number: rng.choice(lines)}


# -- options


def draw_options(key: str, rng: Random) -> Options:
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
