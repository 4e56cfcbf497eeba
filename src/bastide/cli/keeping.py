"""Processes that are kept running: one that ends, or gives no sign of life, is replaced."""

import os
import signal
import subprocess
from collections.abc import Callable, Sequence
from time import monotonic
from typing import Final

Process = subprocess.Popen[bytes]

SILENCE: Final = 15.0  # seconds without a sign of life, after which a process counts as hung
STARTING: Final = 120.0  # seconds until the first one: a busy machine takes its time
PAUSE: Final = 1.0  # seconds between two starts of the same one
GRACE: Final = 2.0  # seconds that a process gets to end by itself


class Kept:
    """One such process. If it has a pulse, it writes to its standard output as long as it is well."""

    def __init__(self, start: Callable[[], Process]) -> None:
        self.start = start
        self._begin()

    def _begin(self) -> None:
        self.process = self.start()
        self.begun = monotonic()
        self.heard: float | None = None  # when it last gave a sign of life
        if self.process.stdout is not None:
            os.set_blocking(self.process.stdout.fileno(), False)

    def look(self) -> None:
        """See how it is, and start it again if it is not well."""
        now = monotonic()
        if self.process.stdout is not None and self.process.stdout.read(1024):
            self.heard = now
        if self.process.poll() is None and self._is_silent(now):
            self.process.kill()
        if self.process.poll() is not None and now - self.begun > PAUSE:
            self._close()
            self._begin()

    def _is_silent(self, now: float) -> bool:
        if self.process.stdout is None:
            return False
        return now - self.begun > STARTING if self.heard is None else now - self.heard > SILENCE

    def _close(self) -> None:
        if self.process.stdout is not None:
            self.process.stdout.close()


def ask_to_end(kept: Sequence[Kept]) -> None:
    for one in kept:
        one.process.send_signal(signal.SIGTERM)


def see_them_end(kept: Sequence[Kept]) -> None:
    """Wait for all of them together; who does not end is ended."""
    until = monotonic() + GRACE
    for one in kept:
        try:
            one.process.wait(timeout=max(0.0, until - monotonic()))
        except subprocess.TimeoutExpired:
            one.process.kill()
            one.process.wait()
