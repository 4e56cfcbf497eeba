"""When the database cannot be used: full, locked, read-only, damaged, or not there at all.

Whoever asks is told so in a sentence and may ask again; the log says when it begins and when it is over.
"""

import logging
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

import asyncpg
from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import TimeoutError as NoLineFree

from bastide.server.refusal import Refusal

SQLITE_CODES: Final = frozenset(  # the low byte of what SQLite gives as its reason
    (
        sqlite3.SQLITE_PERM,
        sqlite3.SQLITE_BUSY,
        sqlite3.SQLITE_LOCKED,
        sqlite3.SQLITE_NOMEM,
        sqlite3.SQLITE_READONLY,
        sqlite3.SQLITE_IOERR,
        sqlite3.SQLITE_CORRUPT,
        sqlite3.SQLITE_FULL,
        sqlite3.SQLITE_CANTOPEN,
        sqlite3.SQLITE_PROTOCOL,
        sqlite3.SQLITE_NOTADB,
    )
)
POSTGRES_CLASSES: Final = (  # how PostgreSQL's codes begin
    "08",  # the line is lost
    "25006",  # it may only be read
    "28",  # we are not let in
    "3D",  # there is no such database
    "40",  # writers were in each other's way
    "53",  # the disk is full, or there are too many lines
    "55",  # it is locked
    "57",  # it is being stopped or started
    "58",  # the disk cannot be read or written
    "XX",  # it is damaged
)


class CannotKeep(Refusal):
    """Nothing is wrong with what was asked; the database cannot be used at the moment."""

    def __init__(self) -> None:
        super().__init__("house-cannot-keep", 503)


class Watch:
    """Looks over every use of the database."""

    def __init__(self) -> None:
        self.is_away = False

    @contextmanager
    def look(self, writes: bool) -> Iterator[None]:
        """`CannotKeep` if the database cannot be used; it is over when something could be written again."""
        try:
            yield
        except Exception as problem:
            if not is_away(problem):
                raise
            self._begins(problem)
            raise CannotKeep from problem
        if writes:
            self._ends()

    def _begins(self, problem: Exception) -> None:
        if not self.is_away:
            self.is_away = True
            reason = getattr(problem, "orig", None) or problem
            told = str(reason).strip().partition("\n")[0] or type(reason).__name__
            logging.getLogger("bastide").error("the database cannot be used: %s", told)

    def _ends(self) -> None:
        if self.is_away:
            self.is_away = False
            logging.getLogger("bastide").warning("the database can be used again")


def is_away(problem: Exception) -> bool:
    """Whether it is the database that cannot be used, not our question that is wrong."""
    if isinstance(problem, OSError | NoLineFree):
        return True
    if isinstance(problem, DBAPIError):
        return problem.connection_invalidated or has_code_of_fault(problem.orig)
    return has_code_of_fault(problem)


def has_code_of_fault(problem: BaseException | None) -> bool:
    code = getattr(problem, "sqlite_errorcode", None)
    if code is not None:
        return code & 0xFF in SQLITE_CODES
    state = getattr(problem, "sqlstate", None)
    if state is not None:
        return str(state).startswith(POSTGRES_CLASSES)
    return is_lost_line(problem) or is_lost_line(getattr(problem, "__cause__", None))


def is_lost_line(problem: BaseException | None) -> bool:
    """The driver says that its line is closed or silent; not that a value is of a wrong kind."""
    lost = isinstance(problem, asyncpg.InterfaceError | asyncpg.InternalClientError | OSError)
    return lost and not isinstance(problem, ValueError)
