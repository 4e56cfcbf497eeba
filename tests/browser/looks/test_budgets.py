"""What the page may cost, and what Lighthouse says of it."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

import bastide
from bastide.words import LANGUAGES
from tests.browser.boards import open_board
from tests.browser.devices import PATIENCE
from tests.browser.house import ROOT, PageHouse
from tests.browser.people import Come
from tests.browser.places import mid_game

FIRST_LOAD = 200_000  # bytes, compressed
LIGHTHOUSE = ROOT / "web" / "node_modules" / "lighthouse" / "cli" / "index.js"
CHECKED = ("accessibility", "best-practices")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", bastide.games())
def test_home_and_one_game_cost_at_most_200_kilobytes(come: Come, game: str, language: str) -> None:
    person = come("Ann", locale=language)
    device, page, table = person.device, person.page, open_board(person.asks, game, "me", "bot")
    network = device.new_cdp_session(page)
    network.send("Network.enable")
    asked: dict[str, str] = {}  # by the number of the request: for what
    came: dict[str, float] = {}  # each once, however often home looks whether something waits

    def finish(told: dict[str, Any]) -> None:
        came.setdefault(asked[told["requestId"]], told["encodedDataLength"])

    network.on(
        "Network.requestWillBeSent", lambda told: asked.update({told["requestId"]: told["request"]["url"]})
    )
    network.on("Network.loadingFinished", finish)
    person.asks.post(f"/api/tables/{table}/start")
    page.goto("/")
    page.locator(f'a[href="/table/{table}"]').first.click()
    expect(page.locator(".banner")).to_be_visible()
    page.wait_for_load_state("networkidle")
    assert 50_000 < sum(came.values()) <= FIRST_LOAD


@pytest.mark.parametrize("page", ["home", "game", "rules"])
def test_lighthouse_is_content(house: PageHouse, chromium: str, tmp_path: Path, page: str) -> None:
    path = {"home": "/", "game": mid_game(house.guest()), "rules": "/rules/kingdom"}[page]
    report = ask_lighthouse(house.url + path, chromium, tmp_path / "report.json")
    scores = {name: report["categories"][name]["score"] for name in CHECKED}
    assert all(score >= 0.95 for score in scores.values()), (scores, complaints(report))


def ask_lighthouse(url: str, chromium: str, report: Path) -> dict[str, Any]:
    """Lighthouse with our own Chromium; Node is the system's, or the one beside Python."""
    path = f"{os.environ['PATH']}{os.pathsep}{Path(sys.executable).parent}"
    settings = {"onlyCategories": CHECKED, "maxWaitForFcp": 3 * PATIENCE, "maxWaitForLoad": 3 * PATIENCE}
    patience = report.with_name("patience.json")
    patience.write_text(json.dumps({"extends": "lighthouse:default", "settings": settings}))
    subprocess.run(
        [
            "node",
            LIGHTHOUSE,
            url,
            "--quiet",
            "--output=json",
            f"--output-path={report}",
            f"--config-path={patience}",
            "--chrome-flags=--headless=new --no-sandbox --disable-gpu --disable-quic",
        ],
        env={**os.environ, "PATH": path, "CHROME_PATH": chromium},
        check=True,
    )
    told: dict[str, Any] = json.loads(report.read_text())
    return told


def complaints(report: dict[str, Any]) -> list[str]:
    return [
        name for name, audit in report["audits"].items() if audit["score"] is not None and audit["score"] < 1
    ]
