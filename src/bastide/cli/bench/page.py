"""The page's score: Lighthouse on a phone with slow 4G, as it simulates them."""

import os
import shutil
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from bastide.cli.bench.figures import Cell, Figures
from bastide.cli.bench.guests import Guest
from bastide.cli.bench.house import OpenHouse, open_house
from bastide.cli.bench.programs import run_json
from bastide.core.errors import Message

FLAGS: Final = ("--no-sandbox", "--disable-gpu", "--disable-quic", "--disable-background-networking")
TIMES: Final = ("first-contentful-paint", "largest-contentful-paint", "total-blocking-time", "interactive")


@dataclass(frozen=True)
class BuiltPage:
    """The page, and who looks at it."""

    folder: Path  # beside the Node packages that it was built with
    chromium: str

    @property
    def lighthouse(self) -> list[str]:
        node = shutil.which("node") or str(Path(sys.executable).with_name("node"))
        return [node, str(self.folder.parent / "node_modules" / "lighthouse" / "cli" / "index.js")]


def bench_score(page: BuiltPage) -> Figures:
    """Home, and a table in play, each as somebody sees it who comes for the first time."""
    with open_house("", "--page", str(page.folder)) as house:
        table = new_table(Guest(house.address))
        home = [Message("bar-home"), *score_cells(run_lighthouse(page, house, "/"))]
        game = [Message("page-game"), *score_cells(run_lighthouse(page, house, f"/table/{table}"))]
    columns = ["performance", "first-paint", "largest-paint", "blocked", "usable", "shift"]
    return Figures(["page"], columns, [home, game])


def new_table(guest: Guest) -> str:
    """A guest and two bots, who begin at once."""
    bots = [{"kind": "bot", "bot": "uniform"}] * 2
    wish = {"game": "kingdom", "seats": [{"kind": "me"}, *bots], "settings": {"start_when_full": True}}
    opened = guest.ask("POST", "/api/tables", wish)
    return str(opened["id"])


def run_lighthouse(page: BuiltPage, house: OpenHouse, path: str) -> Any:
    chrome = " ".join(("--headless", *FLAGS))
    asked = ["--output=json", "--quiet", "--only-categories=performance", f"--chrome-flags={chrome}"]
    command = [*page.lighthouse, f"http://{house.address}{path}", *asked]
    return run_json(command, {**os.environ, "CHROME_PATH": page.chromium})


def score_cells(found: Any) -> list[Cell]:
    score = f"{found['categories']['performance']['score'] * 100:.0f}"
    times = [f"{found['audits'][name]['numericValue']:,.0f} ms" for name in TIMES]
    return [score, *times, f"{found['audits']['cumulative-layout-shift']['numericValue']:.2f}"]
