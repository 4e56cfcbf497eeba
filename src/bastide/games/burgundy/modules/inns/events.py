"""What can happen with inns."""

from dataclasses import dataclass

from bastide.core.game import Event


@dataclass(slots=True)
class InnLaid(Event):
    """One more inn lies beside the black depot: so many now."""

    inns: int


@dataclass(slots=True)
class InnBought(Event):
    """An inn was bought into storage."""

    seat: int
    silver: int
    workers: int
