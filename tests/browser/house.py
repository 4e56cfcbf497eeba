"""A real house that shows the built page."""

import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from time import monotonic
from typing import Final

from tests.server.house import SERVE, House, environment

ROOT: Final = Path(__file__).parents[2]
BUILT: Final = ROOT / "web" / "dist"


class PageHouse(House):
    """A house that serves the page, and that opens again at the same address."""

    port = 0  # any, until there is one

    def __init__(self, folder: Path, page: Path, bots: int = 0) -> None:
        self.page = page
        super().__init__(folder, bots)

    def start(self, bots: int = 0) -> None:
        process = subprocess.Popen(
            [*SERVE, "--port", str(self.port), "--bots", str(bots), *self._folders()],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=self.complaints.open("a"),
            env=environment(self.folder),
            text=True,
            start_new_session=True,
        )
        self.processes.append(process)
        assert process.stdout is not None
        first = process.stdout.readline()
        assert first.startswith("listening on http://127.0.0.1:"), self.complaints.read_text()
        self.url = first.removeprefix("listening on ").strip()
        self.address = self.url.removeprefix("http://")
        self.port = int(self.url.rpartition(":")[2])
        self.opened = monotonic()

    def _folders(self) -> list[str | Path]:
        return ["--data", self.folder / "data", "--page", self.page]


@contextmanager
def open_page_house(folder: Path, page: Path, bots: int = 0) -> Iterator[PageHouse]:
    house = PageHouse(folder, page, bots)
    try:
        yield house
    finally:
        house.leave()
