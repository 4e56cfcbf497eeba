"""Whatever can be asked at a table, drawn at random: sensible, mistaken and senseless."""

from collections.abc import Callable
from random import Random
from typing import Final, Literal

import msgspec

from bastide.core.game import CHANCE, Reveal, Seat
from bastide.core.match import Match
from bastide.server.sockets.messages import (
    Answer,
    Ask,
    FromBrowser,
    Hello,
    Hint,
    Ping,
    Play,
    Preview,
    Say,
    Start,
    Undo,
    Why,
)
from tests.games.every import CONTRACTS
from tests.server.twins.operations import ASKED, DONE, LAST, OPERATIONS, TELLING_ALL, puzzle_of, wish_for
from tests.server.twins.pairs import OTHER, OWN, WATCHER, Asking, Frame, Pair

STRANGER: Final = "stranger"  # without a cookie
NONSENSE: Final = ("", "x", "draw 0 forest", "choose", "undo 1", "\x00", "💰 1", "end-turn " * 40)
SPOILT: Final[tuple[Frame, ...]] = (
    "",
    "{",
    "[]",
    "null",
    '{"type":"tell-me"}',
    '{"type":"play","seat":0}',
    '{"type":"preview","seat":"0","line":[]}',
    '{"type":"hello","last":0,"seat":1}',
    b"\x00\xff",
    "[" * 3000,
    '{"type":"say","text":"' + "x" * 20_000 + '"}',
)
NAMED: Final = {one.what: one for one in OPERATIONS}
READS: Final = [one.what for one in ASKED for _ in range(one.often)]
WRITES: Final = [one.what for one in DONE for _ in range(one.often)]
WHAT: Final[tuple[Literal["back", "end"], ...]] = ("back", "end")


class Asker:
    """Draws what is asked next."""

    def __init__(self, pair: Pair, rng: Random) -> None:
        self.pair = pair
        self.rng = rng
        self.names = 0

    def next(self) -> Asking:
        if not self.pair.is_open:
            return self.write() if self.rng.random() < 0.2 else self.read()
        if self.pair.is_finished and self.rng.random() < 0.5:  # there is little else to do
            return self.read()
        if not self.pair.twins.own and self.rng.random() < 0.7:
            return self.rng.choice([self.hello, self.read, self.other])()
        asks = self.rng.choices([ask for ask, _ in ASKS], [weight for _, weight in ASKS])[0]
        return asks(self)

    # -- frames

    def hello(self) -> Asking:
        """On the open page, or on another device."""
        number = self.pair.number
        last = self.rng.choice([0, 0, number, self.rng.randint(0, number), number + 3, -1])
        return self.frame(Hello(last), anew=self.rng.random() < 0.4)

    def ping(self) -> Asking:
        return self.frame(Ping())

    def play(self) -> Asking:
        """Seldom what lets chance in or shows something: then all is over."""
        seat, line = self.seat(), self.line(legal=0.6)
        if self.ends(seat, line) and self.rng.random() < 0.7:
            return self.frame(Preview(seat, line, self.name()))
        after = self.rng.choice([self.pair.number] * 3 + [0, self.pair.number + 1])
        name = self.rng.choice([self.name()] * 6 + ["m1", "x" * 41])
        return self.frame(Play(seat, line, after, name))

    def preview(self) -> Asking:
        return self.frame(Preview(self.seat(), self.line(legal=0.7), self.name()))

    def why(self) -> Asking:
        if self.rng.random() < 0.5:
            return self.frame(Why(self.seat(), ref=self.name(), spots=self.spots()))
        return self.frame(Why(self.seat(), self.line(legal=0.2), self.name()))

    def hint(self) -> Asking:
        ref = self.name()
        asked = self.frame(Hint(self.seat(), ref))
        return Asking(asked.who, asked.what, asked.frames, ref)

    def undo(self) -> Asking:
        return self.frame(Undo(self.seat()))

    def ask(self) -> Asking:
        return self.frame(Ask(self.rng.choice(WHAT), self.seat()))

    def answer(self) -> Asking:
        return self.frame(Answer(self.seat(), self.rng.random() < 0.5))

    def say(self) -> Asking:
        return self.frame(Say(self.rng.choice(["", "Hello!", "x" * 400, " \n "])))

    def start(self) -> Asking:
        return self.frame(Start(self.name()))

    def spoilt(self) -> Asking:
        frame = self.rng.choice(SPOILT)
        return Asking(self.somebody(), "spoilt", (frame, frame))

    def frame(self, message: FromBrowser, anew: bool = False) -> Asking:
        text = msgspec.json.encode(message).decode()
        return Asking(self.somebody(), type(message).__name__.lower(), (text, text), anew=anew)

    # -- requests

    def read(self) -> Asking:
        """Whatever can be asked; of a finished game some things tell everything."""
        picture = f"/preview/{self.rng.choice(['table', 'replay'])}/{self.pair.key}.png"
        what = self.rng.choice([*READS, *["preview"] * 3, *self.rare()])
        if what in TELLING_ALL and self.pair.is_finished:
            what = "replay"
        who = self.rng.choice([OWN, OWN, OWN, WATCHER, WATCHER, OWN if what == "me" else STRANGER])
        return Asking(who, what, request=("GET", picture, b"") if what == "preview" else self.request(what))

    def rare(self) -> list[str]:
        """What only such a table has to tell."""
        if self.pair.is_finished:
            return ["replay"] * 10
        return [] if self.pair.how == "log" else ["record"] * 10

    def write(self) -> Asking:
        """What is done to a table; giving a seat up is the end."""
        what = self.rng.choice(WRITES)
        is_alone = what == "to-bot" and self.pair.bot is not None  # two bots would play to the end
        if is_alone or (what in LAST and self.rng.random() < 0.5):
            return self.read()
        return Asking(self.somebody(), what, request=self.request(what), is_last=what in LAST)

    def request(self, what: str) -> tuple[str, str, bytes]:
        """An operation of the document, its words filled in."""
        operation = NAMED[what]
        first, game = self.rng.randrange(40), self.pair.twins.game
        puzzle, line = puzzle_of(game)
        words = {
            "key": self.pair.key,
            "seat": self.seat(),
            "game": game,
            "row": self.rng.choice([0, self.pair.number, self.rng.randrange(40)]),
            "first": first,
            "last": first + self.rng.randrange(6),
            "span": self.rng.choice(["week", "month"]),
            "wish": wish_for(game),
            "puzzle": puzzle,
            "line": line,
        }
        return operation.request(words, self.rng.choice(operation.bodies).format(**words))

    # -- what the others do meanwhile

    def other(self) -> Asking:
        """They answer, take back, or play on; in secret each house's others play as they like."""
        own, bot = self.pair.twins.own, self.pair.bot
        theirs = [seat for seat in range(self.pair.seats) if seat not in own and seat != bot]
        if not theirs:
            return self.by_other(Ping())
        seat = self.rng.choice(theirs)
        dice = self.rng.random()
        if dice < 0.3:
            return self.by_other(Answer(seat, self.rng.random() < 0.7))
        if dice < 0.4:
            return self.by_other(Undo(seat))
        if dice < 0.45:
            return self.by_other(Ask(self.rng.choice(WHAT), seat))
        return self.other_plays(
            self.rng.choice([one for one in theirs if one in self.pair.match.to_act] or [seat])
        )

    def other_plays(self, seat: Seat) -> Asking:
        """The same in both houses, but for what nobody else sees."""
        one, two = self.pair.matches
        lines = [line for line in self.some(one.legal(seat)) if not self.ends(seat, line)]
        if not lines:
            return self.by_other(Ping())
        is_secret = lines[0].split()[0] == CONTRACTS[self.pair.twins.game].SECRET
        other = self.rng.choice(two.legal(seat)) if is_secret else lines[0]
        name = self.name()
        return self.by_other(*[Play(seat, line, self.pair.number, name) for line in (lines[0], other)])

    def by_other(self, *messages: FromBrowser) -> Asking:
        frames = [msgspec.json.encode(message).decode() for message in messages]
        return Asking(OTHER, type(messages[0]).__name__.lower(), (frames[0], frames[-1]))

    # -- words

    def somebody(self) -> str:
        return WATCHER if self.rng.random() < 0.1 else OWN

    def seat(self) -> Seat:
        own = self.pair.twins.own
        if own and self.rng.random() < 0.95:
            return self.rng.choice(own)
        return self.rng.randrange(-1, self.pair.seats + 1)

    def line(self, legal: float) -> str:
        """Legal for an own seat where one is to act, else for another, well spelt, spoilt or nonsense."""
        match, dice = self.pair.match, self.rng.random()
        acting = [seat for seat in match.to_act if seat in self.pair.twins.own] or list(match.to_act)
        if acting and dice < legal:
            return self.one_of(match.legal(self.rng.choice(acting)))
        if dice < legal + 0.1:
            return self.rng.choice(NONSENSE)
        name = self.rng.choice(list(match.game.NOTATION.fields))
        words = [
            self.rng.choice(match.game.NOTATION.kinds[field].words)
            for field in match.game.NOTATION.fields[name]
        ]
        return " ".join([name, *words[: self.rng.choice([None, None, None, 1])]])

    def spots(self) -> list[str]:
        """What a hand might hold, and what it clicks."""
        kinds = self.pair.match.game.SPOTS.kinds
        chosen = [self.rng.choice(list(kinds)) for _ in range(self.rng.choice([1, 1, 2, 3, 9]))]
        return [" ".join([kind, *[self.rng.choice(words.words) for words in kinds[kind]]]) for kind in chosen]

    def one_of(self, lines: list[str]) -> str:
        """Every kind of move as often as the others."""
        word = self.rng.choice(sorted({line.split()[0] for line in lines}))
        return self.rng.choice([line for line in lines if line.split()[0] == word])

    def some(self, lines: list[str]) -> list[str]:
        return self.rng.sample(lines, min(5, len(lines)))

    def name(self) -> str:
        self.names += 1
        return f"m{self.names}"

    def ends(self, seat: Seat, line: str) -> bool:
        """Whether a legal line would show something or let chance in, in either house."""
        return any(
            line in match.legal(seat) and lets_chance_in(match, seat, line) for match in self.pair.matches
        )


ASKS: Final[list[tuple[Callable[[Asker], Asking], int]]] = [
    (Asker.hello, 6),
    (Asker.ping, 1),
    (Asker.play, 12),
    (Asker.preview, 14),
    (Asker.why, 8),
    (Asker.hint, 5),
    (Asker.undo, 6),
    (Asker.ask, 3),
    (Asker.answer, 2),
    (Asker.say, 2),
    (Asker.start, 1),
    (Asker.spoilt, 3),
    (Asker.read, 13),
    (Asker.write, 4),
    (Asker.other, 12),
]


def lets_chance_in(match: Match, seat: Seat, line: str) -> bool:
    state = match.game.copy(match.state)
    events = match.game.play(state, seat, match.game.NOTATION.read(line))
    return match.game.to_act(state) == (CHANCE,) or any(isinstance(event, Reveal) for event in events)
