"""A table: a match, the rows it is made of, and what each listener may know of it."""

import hashlib
from bisect import bisect_right
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from functools import cache
from typing import Any, Final

from bastide.core.errors import BastideError, IllegalMove, Message
from bastide.core.game import CHANCE, Event, Game, Result, Seat
from bastide.core.guide import PERSON, Script, script_of, silent_rows
from bastide.core.match import Match, Row, new_match
from bastide.core.notation import kebab
from bastide.server.http.forms.replays import Score, Told
from bastide.server.http.forms.tables import Due
from bastide.server.sockets.messages import Asked, Position, SeatTable
from bastide.server.storage.schema import StoredMove, StoredTable
from bastide.server.tables.kept import KeptTable, Question, in_force, is_withdrawal, question_of, settings_of

event_name: Final = cache(kebab)  # asked for with every event that is told


@dataclass(frozen=True)
class Start:
    """Where a log is read from, if not from its beginning: what an older revision of the rules has left."""

    rules: int
    number: int  # of the last row before it
    at: float
    state: Any


class Table(KeptTable):
    """One table in memory. The rows are the truth; the match is their fold."""

    def __init__(
        self,
        stored: StoredTable,
        rows: Sequence[StoredMove],
        start: Start | None = None,
        *,
        checked: bool = False,
    ) -> None:
        super().__init__(stored, rows)  # row n stands at place n - 1
        self.start = start
        self.numbers: list[int] = []  # the row of each move in force
        self.moves_of_clients: set[tuple[Seat, str]] = set()
        self.written = 0  # the last row of the newest snapshot
        self._scored: tuple[int, Score | None] = (-1, None)  # after which row, and how things stood
        self.match = self.new_match()
        guided = settings_of(stored).guided and start is None
        self.script: Script = script_of(self.match.game.GUIDE) if guided else []
        self.fold(checked=checked)

    def new_match(self) -> Match:
        """The game before the first move that is read."""
        match = new_match(self.stored.game, self.stored.options, chance="manual")
        if self.start is not None:
            before = in_force(self.rows[: self.start.number])
            match.go_on_from(self.start.state, sum([row.seat == CHANCE for row in before]))
        return match

    @property
    def question(self) -> Question | None:
        """What a player has asked the others, if the answer is still open."""
        return question_of(self.stored)

    @property
    def to_act(self) -> list[Seat]:
        """The seats that owe a decision."""
        return [seat for seat in self.match.to_act if seat != CHANCE] if self.is_running else []

    def due_for(self, guest: str) -> Due | None:
        """By what the seat sees that is to act."""
        seat = next((seat for seat in self.to_act if seat in self.seats_of(guest)), None)
        if seat is None:
            return None
        view = self.match.view(seat)
        return Due(view["stage"], view.get("phase") or "", view.get("round") or 0, view.get("card") or "")

    @property
    def moves(self) -> int:
        return len(self.match.log)

    @property
    def scores(self) -> list[int]:
        return self.match.result.scores if self.stored.status == "finished" else []

    @property
    def winners(self) -> list[Seat]:
        """Those of the game; of one that was resigned the best of those who stayed."""
        if self.stored.status != "finished":
            return []
        result = self.match.result
        if result.final:
            return result.winners
        staying = [seat.seat for seat in self.seats if not seat.conceded]
        best = min([result.ranking[seat] for seat in staying], default=0)
        return [seat for seat in staying if result.ranking[seat] == best]

    @property
    def bots_to_act(self) -> list[Seat]:
        """The seats of bots that owe a decision; by a script one after the other, as it says.

        Where chance is the same for everybody they choose after the person and one by one: what a bot
        sees, who has chosen already, must not depend on who is faster.
        """
        bots = [seat for seat in self.to_act if self.bot_at(seat)]
        if self.stored.seed:
            return bots[:1] if bots == self.to_act else []
        waits = bots if self.next_scripted is None else [self.next_scripted[0]]
        return [seat for seat in bots if seat in waits]

    @property
    def absence(self) -> float:
        """Seconds after which the others may act for someone who is away."""
        return float(settings_of(self.stored).patience)

    @property
    def shows_gold(self) -> bool:
        """Whether the table shows how things stand before the end."""
        return settings_of(self.stored).live_gold

    @property
    def allows_hints(self) -> bool:
        return settings_of(self.stored).hints

    def bot_at(self, seat: Seat) -> str:
        """The level of the bot that is to play this seat, or nothing."""
        return self.seats[seat].bot

    def bot_seed(self, seat: Seat) -> str:
        """Of the dice of a bot's next decision, where chance is the same for all; it does not tell of it."""
        if not self.stored.seed:
            return ""
        decision = sum([row.seat == seat for row in self.match.log])
        return hashlib.sha256(f"{self.stored.seed} bot {seat} {decision}".encode()).hexdigest()

    def fold(self, *, checked: bool = False) -> None:
        """The log in force: every row that no later one has withdrawn."""
        first = self.start.number if self.start else 0
        force = in_force(self.rows[first:])
        self.match.reset([(row.seat, row.line) for row in force], checked=checked)
        self.numbers = [row.number for row in force]
        self._scored = (-1, None)
        self.moves_of_clients = {(row.seat, row.client_move) for row in self.rows if row.client_move}

    def catch_up(self, stored: StoredTable, rows: Sequence[StoredMove]) -> None:
        """What another writer has made of the table; moves are added to the log, which is read once."""
        others = stored.options != self.stored.options
        super().catch_up(stored, rows)
        if others:
            self.match = self.new_match()
        if others or any(is_withdrawal(row.line) for row in rows):
            self.fold()
        elif rows:
            self.match.extend([(row.seat, row.line) for row in rows])
            self.numbers += [row.number for row in rows]
            self.moves_of_clients |= {(row.seat, row.client_move) for row in rows if row.client_move}

    # -- the script of a guided game

    @property
    def guided(self) -> int | None:
        """How many rows of the script are played; nothing once the person has left it or gone beyond it."""
        if not self.script:
            return None
        rows = [(row.seat, row.line) for row in self.match.log]
        played, beyond = rows[: len(self.script)], rows[len(self.script) :]
        by_script = played == self.script[: len(played)]
        return len(played) if by_script and all(seat != PERSON for seat, _ in beyond) else None

    @property
    def next_scripted(self) -> tuple[Seat, str] | None:
        """Who does what now by the script, as long as it lasts."""
        played = self.guided
        return None if played is None or played == len(self.script) else self.script[played]

    def scripted_line(self, seat: Seat) -> str:
        """What the script has this seat do now, if anything."""
        who, line = self.next_scripted or (None, "")
        return line if who == seat else ""

    # -- changes, each as the rows it adds

    def begin(self, at: float) -> list[StoredMove]:
        """What chance lays before the first move."""
        return self._rows(self._chance(), at, None)

    def submit(self, seat: Seat, line: str, at: float, client_move: str | None) -> list[StoredMove]:
        """Play a line and the chance it causes; nothing when this very move was played before."""
        if client_move and self.has_played(seat, client_move):
            return []
        played = len(self.match.log)
        try:
            self.match.play(seat, line)
            self._chance()
        except BastideError:
            raise
        except Exception:  # a fault of the rules, in the middle of a move
            self.fold()
            raise
        return self._rows(self.match.log[played:], at, client_move)

    def after_moves(self) -> StoredTable:
        """The table itself as moves leave it: what was asked before a move is no longer asked after it."""
        changes: dict[str, Any] = {}
        if self.match.over:
            changes["status"] = "finished"
        if self.stored.asked is not None:
            changes["asked"] = None
        if self.stored.rules != self.match.game.RULES:
            changes["rules"] = self.match.game.RULES
        return replace(self.stored, **changes) if changes else self.stored

    def has_played(self, seat: Seat, client_move: str) -> bool:
        """Whether this very move is among the rows already."""
        return (seat, client_move) in self.moves_of_clients

    def undo(self, seat: Seat, at: float) -> list[StoredMove]:
        """Withdraw the seat's last row; by a script with all that came after it, for it comes again."""
        place = self.undoable(seat)
        if place is None:
            raise IllegalMove(Message("undo-nothing"), self.stored.game)
        word = "undo" if self.guided is None else "back"
        return self._withdraw(seat, f"{word} {self.numbers[place]}", at)

    def undoable(self, seat: Seat) -> int | None:
        """Where the move stands that the seat may withdraw; by a script its last one, whatever came."""
        if self.guided is None:
            return self.match.undoable(seat)
        silent = silent_rows(self.match.game.GUIDE)
        own = [place for place, row in enumerate(self.match.log) if row.seat == seat and place not in silent]
        return own[-1] if own else None

    def take_back(self, seat: Seat, at: float) -> list[StoredMove]:
        """Withdraw the seat's last turn and all that came after it; the others have agreed."""
        place = self.last_turn(seat)
        if place is None:
            raise IllegalMove(Message("undo-nothing"), self.stored.game)
        return self._withdraw(seat, f"back {self.numbers[place]}", at)

    def last_turn(self, seat: Seat) -> int | None:
        """Where in the log the seat's last run of moves begins, with what others chose at the same time."""
        log = self.match.log
        ends = [place for place, row in enumerate(log) if row.seat == seat]
        if not ends:
            return None
        first = ends[-1]
        while first > 0 and seat in log[first - 1].acting:
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
        while self.match.to_act == (CHANCE,) and self.scripted_line(CHANCE):
            self.match.play(CHANCE, self.scripted_line(CHANCE))
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
        super().forget(rows)
        self.fold()

    # -- what a listener may know

    def position(self, seats: Sequence[Seat], last: int) -> Position:
        """The table for someone with these seats who has heard up to row `last`."""
        fresh = self.begins_anew(last)
        running = self.stored.status != "waiting"
        listeners: list[Seat | None] = [*seats] or [None]
        return Position(
            number=self.number,
            fresh=fresh,
            log=self.told(seats, 0 if fresh else last),
            seats=[self.seat_table(seat) for seat in listeners] if running else [],
            to_act=self.to_act,
            score=self.score(),
            guided=self.guided if running else None,
        )

    def begins_anew(self, last: int) -> bool:
        """Whether someone who has heard up to row `last` must hear everything."""
        return last == 0 or last > self.number or any(is_withdrawal(row.line) for row in self.rows[last:])

    def unheard(self, last: int) -> int:
        """How many rows someone who has heard up to row `last` is to be told."""
        return len(self.numbers) - (0 if self.begins_anew(last) else bisect_right(self.numbers, last))

    def told(self, seats: Sequence[Seat], after: int) -> list[Told]:
        """The rows in force after a number; several people at one screen hear what a spectator hears."""
        listener = listener_of(seats)
        first = bisect_right(self.numbers, after)
        return self._told_of_start(after) + [
            Told(number, row.seat, self.rows[number - 1].at, self.events(row.events, listener))
            for number, row in zip(self.numbers[first:], self.match.log[first:], strict=True)
        ]

    def _told_of_start(self, after: int) -> list[Told]:
        """That the game goes on from what older rules have left, in place of what came before."""
        start = self.start
        if start is None or after >= start.number:
            return []
        changed = {"event": "rules-changed", "rules": start.rules, "now": self.match.game.RULES}
        return [Told(start.number, CHANCE, start.at, [changed])]

    def events(self, events: Iterable[Event], seat: Seat | None) -> list[dict[str, Any]]:
        """Events as a seat may see them, in words."""
        return events_for(self.match.game, events, seat)

    def seat_table(self, seat: Seat | None) -> SeatTable:
        lines: list[str] = []
        undo = None
        if seat is not None and self.stored.status == "running":
            lines = self.match.legal(seat)
            place = self.undoable(seat)
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


def listener_of(seats: Sequence[Seat]) -> Seat | None:
    """The seat whose sight someone with these seats has; several people at one screen are a spectator."""
    return seats[0] if len(seats) == 1 else None


def events_for(game: Game, events: Iterable[Event], seat: Seat | None) -> list[dict[str, Any]]:
    """Events as a seat may see them, in words."""
    seen = [game.seen(event, seat) for event in events]
    return [
        {"event": event_name(type(event).__name__), **game.NOTATION.words_of(event)}
        for event in seen
        if event is not None
    ]


def score_of(result: Result) -> Score:
    return Score(
        scores=result.scores,
        sheets=result.sheets,
        ranking=result.ranking,
        winners=result.winners,
        final=result.final,
        teams=result.teams,
        tie=result.tie,
    )


def preview_scores(match: Match, seat: Seat, line: str) -> tuple[list[Event], Score, Score | None]:
    """The events of a line and the score before and after, up to the next chance; none behind a reveal."""
    events, after = match.foresee(seat, line)
    return events, score_of(match.result), None if after is None else score_of(after)


def asked_of(question: Question) -> Asked:
    return Asked(question.what, question.seat, question.agreed, question.needed)
