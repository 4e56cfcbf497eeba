"""What a command is: something that somebody wants to do at a table, and the change it makes of it.

Whoever speaks, on a socket, over HTTP or as a bot, makes a command, and `House.apply` does the rest. The
commands themselves are in `playing.py`, `leaving.py` and `starting.py`; what changes nothing but the table
itself, before the start above all, is an `Alter` (`seats.py`).
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Generic, Literal, TypeVar

from bastide.server.sockets.messages import Settled
from bastide.server.storage.schema import StoredMove, StoredSeat, StoredTable
from bastide.server.tables.kept import KeptTable, question_of
from bastide.server.tables.table import Table

Kind_contra = TypeVar("Kind_contra", bound=KeptTable, contravariant=True)


News = Literal["question", "moves", "table", "seats"]


@dataclass(frozen=True)
class Moment:
    """When a command is given, and who has been away too long by then."""

    at: float
    is_absent: Callable[[Table, StoredSeat], bool]


@dataclass(frozen=True)
class Change:
    """What becomes of a table, not kept yet; the rows are played in its match already."""

    stored: StoredTable  # the table itself as it is to be
    rows: Sequence[StoredMove] = ()
    settled: Sequence[Settled] = ()  # what is asked no longer
    news: News = "table"  # what everyone hears of
    opens: StoredTable | None = None  # another table, in the same transaction


class Command(ABC, Generic[Kind_contra]):
    """Something that somebody wants to do at a table."""

    def needs_all(self, _table: Kind_contra) -> bool:
        """Whether all that other workers have made of the table must be known before."""
        return True

    @abstractmethod
    def change(self, table: Kind_contra, moment: Moment) -> Change:
        """What the command makes of the table as it stands now; refused if it may not be given."""


@dataclass(frozen=True)
class Alter(Command[KeptTable]):
    """Something else becomes of the table itself, whether its game can be opened or not."""

    make: Callable[[StoredTable], StoredTable]
    opens: StoredTable | None = None  # another table with it
    news: News = "seats"

    def change(self, table: KeptTable, _moment: Moment) -> Change:
        return Change(self.make(table.stored), news=self.news, opens=self.opens)


def dropped(stored: StoredTable) -> list[Settled]:
    """What is still asked is asked in vain."""
    question = question_of(stored)
    return [] if question is None else [Settled(question.what, granted=False)]
