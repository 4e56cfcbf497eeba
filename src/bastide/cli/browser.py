"""Showing the house in the browser of whoever has opened it."""

import os
import sys
import webbrowser
from threading import Thread
from typing import Final

WITH_WINDOWS: Final = ("darwin", "win32", "cygwin")  # systems that always have a screen
SCREENS: Final = ("DISPLAY", "WAYLAND_DISPLAY")


def can_show() -> bool:
    """Whether somebody sits at a terminal with a screen; `BROWSER=` says that no browser is wanted."""
    has_screen = sys.platform in WITH_WINDOWS or any(os.environ.get(name) for name in SCREENS)
    return sys.stdout.isatty() and has_screen and os.environ.get("BROWSER") != ""


def show(address: str) -> None:
    """Open the address beside whatever else is done."""
    Thread(target=webbrowser.open, args=[address], daemon=True).start()
