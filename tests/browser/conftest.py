"""One Chromium, one house for all who harm nobody, houses for the others, and people who come."""

import shutil
import subprocess
import sys
from collections.abc import Generator, Iterator
from contextlib import ExitStack
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.browser.devices import PATIENCE, Devices
from tests.browser.house import ROOT, PageHouse, open_page_house
from tests.browser.people import Come, Person
from tests.pages import BUILT, need_page

# A page that is seen for a second or two should not pay for optimised code, nor often for collecting garbage.
SCRIPTS = "no-maglev,no-opt,no-concurrent-recompilation,single-threaded-gc,min-semi-space-size=64"
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--disable-background-networking",
    "--js-flags=" + ",".join(f"--{flag}" for flag in SCRIPTS.split(",")),
]

NOWHERE = SimpleNamespace(stack=lambda _context: [])

FAILED = ROOT / "build" / "screenshots" / "failed"
PEOPLE = pytest.StashKey[list[Person]]()

expect.set_options(timeout=PATIENCE)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """What everyone saw when a test failed is kept where one can look at it."""
    report = yield
    if report.when == "call" and report.failed:
        pages = [page for person in item.stash.get(PEOPLE, []) for page in person.pages]
        for number, page in enumerate(pages):
            page.screenshot(path=FAILED / f"{item.name}-{number}.png")
    return report


@pytest.fixture(scope="package")
def chromium() -> str:
    """Where the browser is."""
    told = subprocess.run(
        [sys.executable, ROOT / "tools" / "chromium.py"], stdout=subprocess.PIPE, text=True, check=True
    )
    return told.stdout.strip()


@pytest.fixture(scope="package")
def browser(chromium: str) -> Iterator[Browser]:
    with sync_playwright() as playwright, pytest.MonkeyPatch.context() as patched:
        # At every call it writes down who calls, for its own recordings: a tenth of what a test took. A
        # failure's traceback says it too.
        for caller in ("_sync_base", "_connection"):
            patched.setattr(f"playwright._impl.{caller}.inspect", NOWHERE)
        browser = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture(scope="package")
def built_page(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the built page: a build in the meantime changes nothing."""
    need_page()
    return Path(shutil.copytree(BUILT, tmp_path_factory.mktemp("page") / "dist"))


@pytest.fixture(scope="package")
def house(tmp_path_factory: pytest.TempPathFactory, built_page: Path) -> Iterator[PageHouse]:
    with open_page_house(tmp_path_factory.mktemp("house"), built_page, bots=1) as house:
        yield house


@pytest.fixture(scope="package")
def devices(house: PageHouse, browser: Browser) -> Devices:
    return Devices(house, browser)


@pytest.fixture
def own_house(tmp_path: Path, built_page: Path) -> Iterator[PageHouse]:
    """A house for this test alone."""
    with open_page_house(tmp_path, built_page) as house:
        yield house


@pytest.fixture
def come(request: pytest.FixtureRequest, browser: Browser) -> Iterator[Come]:
    """Lets people come, to the own house of the test if it has one; nothing may go wrong in their pages."""
    is_own = "own_house" in request.fixturenames
    house: PageHouse = request.getfixturevalue("own_house" if is_own else "house")
    devices = Devices(house, browser) if is_own else request.getfixturevalue("devices")
    with ExitStack() as stack:
        people = request.node.stash.setdefault(PEOPLE, [])

        def comes(name: str = "", **looks: Any) -> Person:
            guest = house.guest(name) if name else None
            keeps = is_own or looks.get("service_workers") == "allow"  # they keep what the page has read
            person = Person(house, devices, guest, keeps, looks)
            stack.callback(person.leave)
            people.append(person)
            return person

        yield comes
        assert [fault for person in people for fault in person.faults] == []
