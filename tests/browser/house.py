"""A real house that shows the built page."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from bastide.server.http.forms.daily import Daily
from tests.server.house import House, eventually

ROOT: Final = Path(__file__).parents[2]


class PageHouse(House):
    """A house that serves the page, and that opens again at the same address; its bots are there."""

    def __init__(self, folder: Path, page: Path, bots: int = 0) -> None:
        self.page = page
        super().__init__(folder, bots)

    def start(self, bots: int = 0) -> None:
        super().start(bots)
        self.port = int(self.url.rpartition(":")[2])
        if bots:
            asks = self.guest()
            eventually(
                lambda: not any(one.would_wait for one in asks.get("/api/daily").read(Daily).challenges)
            )


@contextmanager
def open_page_house(folder: Path, page: Path, bots: int = 0) -> Iterator[PageHouse]:
    house = PageHouse(folder, page, bots)
    try:
        yield house
    finally:
        house.leave()
