"""A table as it is kept: who sits there, its rows, what was agreed on and what is asked."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

import msgspec

from bastide.core.game import Seat
from bastide.server.http.forms.tables import Due, Kept, Settings
from bastide.server.storage.schema import StoredMove, StoredSeat, StoredTable


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


class KeptTable:
    """A table as it is kept: who sits there, and its rows, whether or not this version can read them."""

    def __init__(
        self, stored: StoredTable, rows: Sequence[StoredMove], why: Kept = "", scores: Sequence[int] = ()
    ) -> None:
        self.stored = stored
        self.rows = list(rows)
        self.why: Kept = why  # it cannot be opened
        self.last_scores = list(scores)  # what is known of them

    @property
    def number(self) -> int:
        """The number of the last row."""
        return self.rows[-1].number if self.rows else 0

    @property
    def seats(self) -> tuple[StoredSeat, ...]:
        return self.stored.seats

    def seats_of(self, guest: str) -> list[Seat]:
        return [seat.seat for seat in self.seats if guest in seat.guests]

    @property
    def is_running(self) -> bool:
        return self.stored.status == "running"

    @property
    def takes_back(self) -> bool:
        """Whether a turn may be taken back; with a chosen seed one would know what chance brings."""
        return not self.stored.seed

    @property
    def to_act(self) -> list[Seat]:
        """Nobody waits for anybody."""
        return []

    def due_for(self, _guest: str) -> Due | None:
        """Where it stands, for one who is to act."""
        return None

    @property
    def moves(self) -> int:
        """How many have been made."""
        return len(self.rows)

    @property
    def played_at(self) -> float:
        """When the last thing happened at it."""
        rows = [row.at for row in self.rows[-1:]]
        return max([*rows, *[change.at for change in self.stored.changes], self.stored.created_at])

    @property
    def scores(self) -> list[int]:
        """Of a finished game."""
        return self.last_scores

    @property
    def winners(self) -> list[Seat]:
        """Of a finished game: nobody knows, where it cannot be read."""
        return []

    def catch_up(self, stored: StoredTable, rows: Sequence[StoredMove]) -> None:
        """What another writer has made of the table."""
        self.stored = stored
        self.rows += rows

    def forget(self, rows: Sequence[StoredMove]) -> None:
        """Rows that could not be stored never were."""
        self.rows = self.rows[: len(self.rows) - len(rows)]


def in_force(rows: Sequence[StoredMove]) -> list[StoredMove]:
    """Every row that no later one has withdrawn, without those that withdraw."""
    force: list[StoredMove] = []
    for row in rows:
        word, _, number = row.line.partition(" ")
        if word == "undo":
            force = [kept for kept in force if kept.number < int(number) or kept.seat != row.seat]
        elif word == "back":
            force = [kept for kept in force if kept.number < int(number)]
        else:
            force.append(row)
    return force


def is_withdrawal(line: str) -> bool:
    return line.startswith(("undo ", "back "))


def settings_of(stored: StoredTable) -> Settings:
    """What the table agreed on; what this version does not know, or does not allow, is passed over."""
    known = {name: value for name, value in stored.settings.items() if is_setting(name, value)}
    return msgspec.convert(known, Settings)


def is_setting(name: str, value: object) -> bool:
    try:
        msgspec.convert({name: value}, Settings)
    except msgspec.ValidationError:
        return False
    return True


def question_of(stored: StoredTable) -> Question | None:
    return None if stored.asked is None else msgspec.convert(stored.asked, Question)
