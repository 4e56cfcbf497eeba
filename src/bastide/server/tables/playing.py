"""The commands of a game that goes on: a line of a person or a bot, undo, a question, its answer, a hint."""

from collections.abc import Sequence
from dataclasses import asdict, dataclass, replace
from typing import Literal

from bastide.core.errors import IllegalMove, Message
from bastide.core.game import Seat
from bastide.server.refusal import Refusal
from bastide.server.sockets.messages import Settled
from bastide.server.storage.schema import Guest, StoredMove
from bastide.server.tables.checks import check_plays, check_seat, check_status
from bastide.server.tables.commands import Change, Command, Moment, dropped
from bastide.server.tables.kept import Question
from bastide.server.tables.leaving import telling
from bastide.server.tables.table import Table


@dataclass(frozen=True)
class Play(Command[Table]):
    """A person's line. The same `client_move` plays once, however often it is sent."""

    guest: Guest
    seat: Seat
    line: str
    client_move: str = ""
    after: int | None = None  # the last row that the page knows

    def needs_all(self, table: Table) -> bool:
        """The page may have heard more, from another worker."""
        return self.after is not None and self.after > table.number

    def change(self, table: Table, moment: Moment) -> Change:
        check_plays(self.guest, table, self.seat)
        if self.client_move and table.has_played(self.seat, self.client_move):
            return Change(table.stored, news="moves")  # it was kept, though nobody may have been told
        check_status(table.stored, "running")
        return moved(table, self._rows(table, moment.at))

    def _rows(self, table: Table, at: float) -> list[StoredMove]:
        try:
            return table.submit(self.seat, self.line, at, self.client_move or None)
        except IllegalMove:
            if self.after is not None and self.after < table.number:
                raise Refusal("stale") from None
            raise


@dataclass(frozen=True)
class PlayForBot(Command[Table]):
    """A bot's line for the position after this row; if that is past, it is of no use."""

    seat: Seat
    line: str
    number: int

    def needs_all(self, _table: Table) -> bool:
        return False

    def change(self, table: Table, moment: Moment) -> Change:
        check_status(table.stored, "running")
        if table.number != self.number or not table.bot_at(self.seat):
            raise Refusal("stale")
        return moved(table, table.submit(self.seat, self.line, moment.at, None))


@dataclass(frozen=True)
class Undo(Command[Table]):
    """The seat's last move is withdrawn."""

    guest: Guest
    seat: Seat

    def needs_all(self, _table: Table) -> bool:
        return False

    def change(self, table: Table, moment: Moment) -> Change:
        check_plays(self.guest, table, self.seat)
        check_status(table.stored, "running")
        return moved(table, table.undo(self.seat, moment.at))


def moved(table: Table, rows: Sequence[StoredMove]) -> Change:
    """A move was made or withdrawn."""
    return Change(table.after_moves(), rows, dropped(table.stored), news="moves")


@dataclass(frozen=True)
class Ask(Command[Table]):
    """A question to the other people at the table; whoever has been away too long is not waited for."""

    guest: Guest
    seat: Seat
    what: Literal["back", "end"]

    def change(self, table: Table, moment: Moment) -> Change:
        check_plays(self.guest, table, self.seat)
        if self.what == "back":
            self._check_back(table)
        question = Question(self.what, self.seat, self._needed(table, moment), [])
        return asked(table, question, dropped(table.stored), moment)

    def _check_back(self, table: Table) -> None:
        if not table.takes_back:
            raise Refusal("no-take-back-here")
        if table.last_turn(self.seat) is None:
            raise IllegalMove(Message("undo-nothing"), table.stored.game)

    def _needed(self, table: Table, moment: Moment) -> list[Seat]:
        others = [
            one for one in table.seats if one.guests and not one.bot and self.guest.id not in one.guests
        ]
        return [one.seat for one in others if not moment.is_absent(table, one)]


@dataclass(frozen=True)
class Answer(Command[Table]):
    """One who was asked agrees or declines."""

    guest: Guest
    seat: Seat
    agree: bool

    def change(self, table: Table, moment: Moment) -> Change:
        check_seat(self.guest, table, self.seat)
        question = table.question
        if question is None or self.seat not in question.needed:
            raise Refusal("nothing-asked")
        check_status(table.stored, "running")
        if not self.agree:
            return Change(replace(table.stored, asked=None), (), dropped(table.stored), news="question")
        agreed = sorted({*question.agreed, self.seat})
        return asked(table, replace(question, agreed=agreed), [], moment)


@dataclass(frozen=True)
class TellHint(Command[Table]):
    """Everyone hears that a seat took a hint; once for each position."""

    seat: Seat

    def change(self, table: Table, moment: Moment) -> Change:
        told = [one.after for one in table.stored.changes if (one.seat, one.what) == (self.seat, "hinted")]
        if not table.is_running or table.number in told:
            return Change(table.stored)
        return Change(telling(table, self.seat, "hinted", moment))


def asked(table: Table, question: Question, settled: Sequence[Settled], moment: Moment) -> Change:
    """Keep what is asked, so that any worker can take the answers; do it once everyone has agreed."""
    check_status(table.stored, "running")
    if question.is_open:
        return Change(replace(table.stored, asked=asdict(question)), (), settled, news="question")
    settled = [*settled, Settled(question.what, granted=True)]
    if question.what == "end":
        return Change(replace(table.stored, asked=None, status="finished"), (), settled)
    rows = table.take_back(question.seat, moment.at)
    return Change(table.after_moves(), rows, settled)
