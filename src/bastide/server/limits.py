"""How much a guest and an address may ask: so much a second, with room for a burst, and so many lines."""

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from ipaddress import IPv6Address, ip_address
from time import monotonic
from typing import Any, Final

from litestar.connection import ASGIConnection

from bastide.server.refusal import Refusal

MESSAGES_A_SECOND: Final = 20.0
BURST: Final = 60.0
MOST_KEPT: Final = 50_000
PREFIX: Final = 64  # the bits of an IPv6 address that one household has

LINES_OF_GUEST: Final = 40  # open sockets; a guest has twenty tables at most
LINES_OF_ADDRESS: Final = 300

RATES: Final = {
    "message": (MESSAGES_A_SECOND, BURST),
    "messages of an address": (300.0, 1500.0),
    "refusal": (60.0, 600.0),  # messages that were too fast are answered, a flood of them is not
    "chat": (0.5, 5.0),
    "import": (0.2, 20.0),
    "imports of an address": (0.5, 100.0),
    "request": (50.0, 300.0),
    "requests of an address": (250.0, 2000.0),  # which several people may share
    "guest": (5.0, 300.0),  # newcomers from one address
    "daily": (1 / 60, 60.0),  # tries at challenges that are begun from one address
    "wrong token": (0.2, 10.0),
    "analysis": (1 / 30, 10.0),  # of a finished game, begun
    "analyses of an address": (0.2, 50.0),
    "picture": (0.5, 20.0),  # of links, drawn anew
}

OPENING: Final = 5  # what opening a socket costs, in requests


class Bucket:
    """So much a second, with room for a burst."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate, self.burst = rate, burst
        self.level, self.at = burst, monotonic()

    def holds(self, price: float) -> bool:
        now = monotonic()
        self.level = min(self.burst, self.level + (now - self.at) * self.rate)
        self.at = now
        return self.level >= price

    def take(self, price: float) -> bool:
        if not self.holds(price):
            return False
        self.level -= price
        return True


class Limits:
    """What is left to each guest, over all their pages, and to each address."""

    def __init__(self) -> None:
        self.buckets: dict[tuple[str, str], Bucket] = {}
        self.lines: Counter[str] = Counter()  # open ones, by guest and by address

    def take(self, what: str, who: str, price: float = 1.0) -> bool:
        """Whether so much more is granted."""
        return self._bucket(what, who).take(price)

    def grant(self, what: str, guest: str, of_address: str, address: str, price: float = 1.0) -> bool:
        """Whether so much more is granted to a guest, and to the address: another cookie costs nothing."""
        return self.take(what, guest, price) and self.take(of_address, address, price)

    def holds(self, what: str, who: str) -> bool:
        """Whether one more would be granted."""
        return self._bucket(what, who).holds(1.0)

    def _bucket(self, what: str, who: str) -> Bucket:
        if len(self.buckets) > MOST_KEPT:
            self._forget()
        key = (what, who)
        if key not in self.buckets:
            self.buckets[key] = Bucket(*RATES[what])
        return self.buckets[key]

    def _forget(self) -> None:
        """Whoever has everything left need not be remembered; if that is nobody, all begin anew."""
        left = {key: one for key, one in self.buckets.items() if not one.holds(one.burst)}
        self.buckets = left if len(left) < MOST_KEPT else {}

    def admit(self, who: str, address: str, price: float = 1.0) -> bool:
        """Whether a request of this price is granted to a guest, or to a stranger, and to the address."""
        who = who or f"at {address}"
        return self.grant("request", who, "requests of an address", address, price)

    def hear(self, guest: str, address: str, price: float = 1.0) -> None:
        """A message on a socket, or so much more for one that costs more."""
        if not self.grant("message", guest, "messages of an address", address, price):
            raise Refusal("too-fast", 429)

    @contextmanager
    def line(self, guest: str, address: str) -> Iterator[bool]:
        """An open line, counted as long as it is held; whether there was room for it."""
        counted = [f"guest {guest}"] if guest else []
        counted.append(f"address {address}")
        most = [LINES_OF_GUEST, LINES_OF_ADDRESS][-len(counted) :]
        if any(self.lines[who] >= limit for who, limit in zip(counted, most, strict=True)):
            yield False
            return
        self.lines.update(counted)
        try:
            yield True
        finally:
            self.lines.subtract(counted)
            for who in counted:
                if not self.lines[who]:
                    del self.lines[who]


def address_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """Where somebody comes from, as a trusted proxy says; of IPv6 the part that a household has in common."""
    host = connection.client.host if connection.client else ""
    try:
        address = ip_address(host)
    except ValueError:
        return host[:100]
    if not isinstance(address, IPv6Address):
        return host
    return str(address.ipv4_mapped or IPv6Address(int(address) >> PREFIX << PREFIX))
