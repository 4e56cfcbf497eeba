"""Which engine the tests run against: plain, or compiled when `BASTIDE_ENGINE=compiled`."""

import os

import bastide.core.match


def pytest_report_header() -> str:
    return f"bastide engine: {bastide.core.match.__file__}"


def pytest_sessionstart() -> None:
    """A run that claims to test the compiled engine must not quietly test the plain one, or the reverse."""
    is_plain = str(bastide.core.match.__file__).endswith(".py")
    assert is_plain == (os.environ.get("BASTIDE_ENGINE") != "compiled"), bastide.core.match.__file__
