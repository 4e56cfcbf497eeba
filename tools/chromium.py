"""Print where Chromium is: on the PATH, else Debian's package, else Playwright's own."""

import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import sync_playwright

# The shell draws the same pages without the windows, menus and extensions nobody would see.
SHELL = "chromium-headless-shell"
NAMES = (SHELL, "chromium", "chromium-browser", "google-chrome")
APT = ("apt-get", "-qq", "-o", "DPkg::Lock::Timeout=600")


def find_chromium() -> str | None:
    """The first that is there, or could be had."""
    ways: list[Callable[[], str | None]] = [on_path, from_debian, from_playwright]
    return next(filter(None, (way() for way in ways)), None)


def on_path() -> str | None:
    return next(filter(None, map(shutil.which, NAMES)), None)


def from_debian() -> str | None:
    """Debian's package, where we may install it."""
    if os.geteuid() != 0 or shutil.which(APT[0]) is None:
        return None
    run(*APT, "update")
    run(*APT, "install", "--yes", "--no-install-recommends", SHELL)
    return on_path()


def from_playwright() -> str | None:
    """The one that Playwright brings, fetched if it is not there yet."""
    with sync_playwright() as playwright:
        program = Path(playwright.chromium.executable_path)
    if not program.exists():
        run(sys.executable, "-m", "playwright", "install", "chromium")
    return str(program) if program.exists() else None


def run(*command: str) -> None:
    """What the command says goes beside the path that is printed."""
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    subprocess.run(command, stdout=sys.stderr, env=quiet, check=False)


if __name__ == "__main__":
    found = find_chromium()
    if found is None:
        sys.exit("The browser tests need Chromium: install it so that `chromium` is on the PATH.")
    print(found)
