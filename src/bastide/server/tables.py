"""A table: a match, the rows it is made of, and what each listener may know of it."""

import secrets
from bisect import bisect_right
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Any, Literal

from bastide.core.errors import IllegalMove, Message
from bastide.core.game import CHANCE, Event, Result, Seat
from bastide.core.match import Match, Row, new_match
from bastide.core.notation import kebab
from bastide.server.forms import Score, Told
from bastide.server.messages import Asked, Position, SeatTable
from bastide.server.schema import StoredMove, StoredSeat, StoredTable


@dataclass(frozen=True)
class Question:
    """What a player has asked the others."""

    what: Literal["back", "end"]
    seat: Seat
    needed: list[Seat]
    agreed: list[Seat]

    @property
    def is_open(self) -> bool:
        """Somebody has still to agree."""
        return bool(set(self.needed) - set(self.agreed))


class Table:
    """One table in memory. The rows are the truth; the match is their fold."""

    def __init__(self, stored: StoredTable, rows: Sequence[StoredMove]) -> None:
        self.stored = stored
        self.rows = list(rows)  # row n stands at place n - 1
        self.numbers: list[int] = []  # the row of each move in force
        self.moves_of_clients: set[tuple[Seat, str]] = set()
        self._scored: tuple[int, Score | None] = (-1, None)  # after which row, and how things stood
        self.match = new_match(stored.game, stored.options, chance="manual")
        self.fold()

    @property
    def number(self) -> int:
        """The number of the last row."""
        return len(self.rows)

    @property
    def seats(self) -> tuple[StoredSeat, ...]:
        return self.stored.seats

    def seats_of(self, guest: str) -> list[Seat]:
        return [seat.seat for seat in self.seats if guest in seat.guests]

    @property
    def question(self) -> Question | None:
        """What a player has asked the others, if the answer is still open."""
        return question_of(self.stored)

    @property
    def is_running(self) -> bool:
        return self.stored.status == "running"

    @property
    def to_act(self) -> list[Seat]:
        """The seats that owe a decision."""
        return [seat for seat in self.match.to_act if seat != CHANCE] if self.is_running else []

    @property
    def bots_to_act(self) -> list[Seat]:
        return [seat for seat in self.to_act if self.bot_at(seat)]

    @property
    def absence(self) -> float:
        """Seconds after which the others may act for someone who is away."""
        return float(self.stored.settings["absence"])

    @property
    def shows_gold(self) -> bool:
        """Whether the table shows how things stand before the end."""
        return bool(self.stored.settings["live_gold"])

    def bot_at(self, seat: Seat) -> str:
        """The level of the bot that is to play this seat, or nothing."""
        return self.seats[seat].bot

    def fold(self) -> None:
        """The log in force: every row that no later one has withdrawn."""
        force: list[StoredMove] = []
        for row in self.rows:
            word, _, number = row.line.partition(" ")
            if word == "undo":
                force = [kept for kept in force if kept.number < int(number) or kept.seat != row.seat]
            elif word == "back":
                force = [kept for kept in force if kept.number < int(number)]
            else:
                force.append(row)
        self.match.reset([(row.seat, row.line) for row in force])
        self.numbers = [row.number for row in force]
        self._scored = (-1, None)
        self.moves_of_clients = {(row.seat, row.client_move) for row in self.rows if row.client_move}

    def catch_up(self, stored: StoredTable, rows: Sequence[StoredMove]) -> None:
        """What another writer has made of the table."""
        if stored.options != self.stored.options:
            self.match = new_match(stored.game, stored.options, chance="manual")
        self.stored = stored
        if rows:
            self.rows += rows
            self.fold()

    # -- changes, each as the rows it adds

    def begin(self, at: float) -> list[StoredMove]:
        """What chance lays before the first move."""
        return self._rows(self._chance(), at, None)

    def submit(self, seat: Seat, line: str, at: float, client_move: str | None) -> list[StoredMove]:
        """Play a line and the chance it causes; nothing when this very move was played before."""
        if client_move and self.has_played(seat, client_move):
            return []
        played = len(self.match.log)
        self.match.play(seat, line)
        self._chance()
        return self._rows(self.match.log[played:], at, client_move)

    def has_played(self, seat: Seat, client_move: str) -> bool:
        """Whether this very move is among the rows already."""
        return (seat, client_move) in self.moves_of_clients

    def undo(self, seat: Seat, at: float) -> list[StoredMove]:
        """Withdraw the seat's last row."""
        place = self.match.undoable(seat)
        if place is None:
            raise IllegalMove(Message("undo-nothing"), self.stored.game)
        return self._withdraw(seat, f"undo {self.numbers[place]}", at)

    def take_back(self, seat: Seat, at: float) -> list[StoredMove]:
        """Withdraw the seat's last turn and all that came after it; the others have agreed."""
        place = self.last_turn(seat)
        if place is None:
            raise IllegalMove(Message("undo-nothing"), self.stored.game)
        return self._withdraw(seat, f"back {self.numbers[place]}", at)

    def last_turn(self, seat: Seat) -> int | None:
        """Where in the log the seat's last run of moves begins."""
        log = self.match.log
        ends = [place for place, row in enumerate(log) if row.seat == seat]
        if not ends:
            return None
        first = ends[-1]
        while first > 0 and log[first - 1].seat == seat:
            first -= 1
        return first

    def _withdraw(self, seat: Seat, line: str, at: float) -> list[StoredMove]:
        row = StoredMove(self.number + 1, seat, line, at, None)
        self.rows.append(row)
        self.fold()
        return [row]

    def _chance(self) -> list[Row]:
        """Let chance play what is due; tables with one seed have it in common."""
        played = len(self.match.log)
        self.match.play_chance(self.stored.seed)
        return self.match.log[played:]

    def _rows(self, played: Sequence[Row], at: float, client_move: str | None) -> list[StoredMove]:
        first = self.number + 1
        rows = [StoredMove(first + step, row.seat, row.line, at, None) for step, row in enumerate(played)]
        if rows and client_move:
            rows[0] = replace(rows[0], client_move=client_move)
        self.rows += rows
        self.numbers += [row.number for row in rows]
        if client_move:
            self.moves_of_clients.add((rows[0].seat, client_move))
        return rows

    def forget(self, rows: Sequence[StoredMove]) -> None:
        """Rows that could not be stored never were."""
        self.rows = self.rows[: len(self.rows) - len(rows)]
        self.fold()

    # -- the game as text

    def record(self, seats: Sequence[Seat]) -> str:
        """The whole game once it is over; before, what someone with these seats may know of it."""
        names = [seat.name for seat in self.seats]
        bots = ["" if seat.guests else seat.bot for seat in self.seats]
        if self.stored.status == "finished":
            return self.match.record(names=names, bots=bots)
        return self.match.record_for(listener_of(seats), names=names, bots=bots)

    # -- what a listener may know

    def position(self, seats: Sequence[Seat], last: int) -> Position:
        """The table for someone with these seats who has heard up to row `last`."""
        withdrawn = any(row.line.startswith(("undo ", "back ")) for row in self.rows[last:])
        fresh = last == 0 or last > self.number or withdrawn
        running = self.stored.status != "waiting"
        listeners: list[Seat | None] = [*seats] or [None]
        return Position(
            number=self.number,
            fresh=fresh,
            log=self.told(seats, 0 if fresh else last),
            seats=[self.seat_table(seat) for seat in listeners] if running else [],
            to_act=self.to_act,
            score=self.score(),
        )

    def told(self, seats: Sequence[Seat], after: int) -> list[Told]:
        """The rows in force after a number; several people at one screen hear what a spectator hears."""
        listener = listener_of(seats)
        first = bisect_right(self.numbers, after)
        return [
            Told(number, row.seat, self.rows[number - 1].at, self.events(row.events, listener))
            for number, row in zip(self.numbers[first:], self.match.log[first:], strict=True)
        ]

    def events(self, events: Iterable[Event], seat: Seat | None) -> list[dict[str, Any]]:
        """Events as a seat may see them, in words."""
        game = self.match.game
        seen = [game.seen(event, seat) for event in events]
        return [
            {"event": kebab(type(event).__name__), **game.NOTATION.words_of(event)}
            for event in seen
            if event is not None
        ]

    def seat_table(self, seat: Seat | None) -> SeatTable:
        lines: list[str] = []
        undo = None
        if seat is not None and self.stored.status == "running":
            lines = self.match.legal(seat)
            place = self.match.undoable(seat)
            undo = None if place is None else self.match.log[place].line
        return SeatTable(seat, self.match.view(seat), lines, undo)

    def score(self) -> Score | None:
        """How things stand, if the table shows it or the game is over; worked out once a row."""
        if self.stored.status == "waiting":
            return None
        if not (self.match.over or self.stored.status == "finished" or self.shows_gold):
            return None
        if self._scored[0] != self.number:
            self._scored = (self.number, score_of(self.match.result))
        return self._scored[1]


def question_of(stored: StoredTable) -> Question | None:
    return None if stored.asked is None else Question(**stored.asked)


def listener_of(seats: Sequence[Seat]) -> Seat | None:
    """Whose ears someone with these seats has; several people at one screen are a spectator."""
    return seats[0] if len(seats) == 1 else None


def score_of(result: Result) -> Score:
    return Score(result.scores, result.sheets, result.ranking, result.winners, result.final, result.teams)


def preview_scores(match: Match, seat: Seat, line: str) -> tuple[list[Event], Score, Score]:
    """The events of a line and the score before and after, up to the next chance."""
    events = match.preview(seat, line)
    after = match.game.copy(match.state)
    match.game.play(after, seat, match.game.NOTATION.read(line))
    return events, score_of(match.result), score_of(match.game.result(after))


def new_id(size: int = 8) -> str:
    """A name nobody can guess, short enough for a link."""
    return secrets.token_urlsafe(size)


def clean(text: str, length: int) -> str:
    """Text from outside: no control characters, no edges, not too long."""
    printable = "".join(letter for letter in text if letter.isprintable() or letter.isspace())
    return " ".join(printable.split())[:length]


def asked_of(question: Question) -> Asked:
    return Asked(question.what, question.seat, question.agreed, question.needed)
