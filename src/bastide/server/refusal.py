"""A request that the house does not grant."""

from typing import Any

from bastide.core.errors import Message


class Refusal(Exception):
    """A request that cannot be granted: a stable code, what to say, and how HTTP counts it."""

    def __init__(self, code: str, status: int = 409, **words: Any) -> None:
        super().__init__(code)
        self.message = Message(code, words)
        self.status = status


class Unopened(Refusal):
    """A table that is kept as it is, since this version cannot open it."""
