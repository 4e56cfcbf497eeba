"""Every test has a house of its own."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.cli.terminal import House


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    house = House(tmp_path)
    yield house
    house.leave()
