"""Whoever opens the house at a terminal with a screen is shown the page; nobody else is."""

import sys
from pathlib import Path

import pytest

from bastide.cli.browser import can_show
from tests.cli.terminal import House
from tests.server.house import PATIENCE, eventually

SERVE = ("serve", "--port", "0", "--bots", "0")


@pytest.fixture
def page(tmp_path: Path) -> Path:
    folder = tmp_path / "page"
    folder.mkdir()
    (folder / "index.html").write_text("<!doctype html><title>Bastide</title>")
    return folder


@pytest.fixture
def browser(tmp_path: Path) -> Path:
    """A browser that writes down what it is to show."""
    program = tmp_path / "browser"
    program.write_text(
        f'#!/bin/sh\necho "$1" > {tmp_path}/being-written && mv {tmp_path}/being-written {tmp_path}/shown\n'
    )
    program.chmod(0o755)
    return program


def test_the_page_is_shown_in_the_browser(house: House, page: Path, browser: Path) -> None:
    terminal = house.open(*SERVE, "--page", str(page), DISPLAY=":0", BROWSER=f"{browser} %s")
    terminal.see("listening on ")
    shown = house.folder / "shown"
    eventually(shown.exists)
    address = shown.read_text().strip()
    assert address.startswith("http://127.0.0.1:")
    terminal.type("\x03")
    terminal.process.wait(timeout=PATIENCE)


def test_no_browser_is_opened_where_none_is_wanted(house: House, page: Path, browser: Path) -> None:
    wishes = ("--page", str(page), "--no-browser")
    terminal = house.open(*SERVE, *wishes, DISPLAY=":0", BROWSER=f"{browser} %s")
    terminal.see("listening on http://127.0.0.1:")
    terminal.type("\x03")
    terminal.process.wait(timeout=PATIENCE)
    assert not (house.folder / "shown").exists()


@pytest.mark.parametrize(
    ("at_a_terminal", "environment", "shows"),
    [
        (True, {"DISPLAY": ":0"}, True),
        (True, {"WAYLAND_DISPLAY": "wayland-0"}, True),
        (True, {"DISPLAY": ":0", "BROWSER": ""}, False),
        (True, {"DISPLAY": ""}, False),
        (True, {}, False),
        (False, {"DISPLAY": ":0"}, False),
    ],
)
def test_a_browser_needs_a_terminal_a_screen_and_nobody_against_it(
    monkeypatch: pytest.MonkeyPatch, at_a_terminal: bool, environment: dict[str, str], shows: bool
) -> None:
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr(sys.stdout, "isatty", lambda: at_a_terminal)
    assert can_show() is shows
