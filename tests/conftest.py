"""Which engine the tests run against, plain or compiled (`BASTIDE_ENGINE=compiled`); the seed of chaos."""

import gc
import os
import secrets

import pytest

import bastide.core.match

# Before anything reads it, and once for all the processes of a run.
os.environ.setdefault("BASTIDE_CHAOS_SEED", str(secrets.randbelow(2**32)))
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # as in every process of ours
# To search for what could go took a tenth of the tests' own processes; these have room for what goes later.
gc.set_threshold(10_000, 10, 10)


def pytest_report_header() -> list[str]:
    return [f"bastide engine: {bastide.core.match.__file__}", seed_line()]


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    terminalreporter.write_line(seed_line())


def seed_line() -> str:
    return f"seed of tests/chaos: {os.environ['BASTIDE_CHAOS_SEED']}"


def pytest_sessionstart() -> None:
    """A run that claims to test the compiled engine must not quietly test the plain one, or the reverse."""
    is_plain = str(bastide.core.match.__file__).endswith(".py")
    assert is_plain == (os.environ.get("BASTIDE_ENGINE") != "compiled"), bastide.core.match.__file__


def pytest_collection_finish() -> None:
    """What has been read stays to the end: not all of it is searched again and again for what could go."""
    gc.freeze()
