"""How much a guest may send: so much a second, with room for a burst."""

from time import monotonic
from typing import Final

MESSAGES_A_SECOND: Final = 20.0
BURST: Final = 60.0
CHAT_A_SECOND: Final = 0.5
CHAT_BURST: Final = 5.0
IMPORTS_A_SECOND: Final = 0.2
IMPORT_BURST: Final = 20.0
MOST_KEPT: Final = 50_000


class Bucket:
    """So much a second, with room for a burst."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate, self.burst = rate, burst
        self.level, self.at = burst, monotonic()

    def take(self) -> bool:
        now = monotonic()
        self.level = min(self.burst, self.level + (now - self.at) * self.rate)
        self.at = now
        if self.level < 1:
            return False
        self.level -= 1
        return True


class Limits:
    """What is left to each guest, over all their pages."""

    def __init__(self) -> None:
        self.buckets: dict[tuple[str, str], Bucket] = {}

    def take(self, what: str, who: str) -> bool:
        """Whether one more is granted."""
        if len(self.buckets) > MOST_KEPT:
            self.buckets.clear()
        key = (what, who)
        if key not in self.buckets:
            self.buckets[key] = Bucket(*RATES[what])
        return self.buckets[key].take()


RATES: Final = {
    "message": (MESSAGES_A_SECOND, BURST),
    "chat": (CHAT_A_SECOND, CHAT_BURST),
    "import": (IMPORTS_A_SECOND, IMPORT_BURST),
    "request": (50.0, 300.0),  # from one address, which several people may share
}
