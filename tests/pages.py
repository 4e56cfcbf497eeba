"""The built page, for the tests that need it."""

from pathlib import Path
from typing import Final

import pytest

BUILT: Final = Path(__file__).parents[1] / "web" / "dist"


def need_page(built: Path = BUILT) -> None:
    """A test that needs the page fails with one sentence where it is not built."""
    if not (built / "index.html").exists():
        pytest.fail("The page is not built, and this test needs it: run `make page` first.", pytrace=False)
