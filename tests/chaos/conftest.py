"""Houses of one test alone, a PostgreSQL server, and the seed beside every failure."""

import pytest

from tests.chaos.measure import SEED
from tests.server.conftest import new_house as new_house
from tests.server.conftest import postgres as postgres


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport() -> "pytest.TestReport":  # type: ignore[misc]  # a wrapper of pytest's kind
    report: pytest.TestReport = yield
    if report.failed:
        report.sections.append(("chaos", f"the same again: make chaos SEED={SEED}"))
    return report
