"""Draw the page's icons from our own shield: `python tools/icons.py`, after the shield has changed."""

import subprocess
import sys
from pathlib import Path
from typing import Final

from playwright.sync_api import Page, sync_playwright

ROOT: Final = Path(__file__).parents[1]
PUBLIC: Final = ROOT / "web" / "public"
GROUND: Final = "#1e2a32"
ICONS: Final = {  # name: its side, and how much of it the shield takes
    "icon-192.png": (192, 0.72),
    "icon-512.png": (512, 0.72),
    "icon-maskable-512.png": (512, 0.54),  # a round mask leaves four fifths of it
}


def main() -> None:
    told = subprocess.run([sys.executable, ROOT / "tools" / "chromium.py"], capture_output=True, text=True)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=told.stdout.strip(), args=["--no-sandbox"])
        page = browser.new_page()
        for name, (side, share) in ICONS.items():
            draw(page, name, side, share)
        browser.close()


def draw(page: Page, name: str, side: int, share: float) -> None:
    """The shield in the middle of a square; one that is not cut round has round corners of its own."""
    corner = 0 if "maskable" in name else side * 0.18
    shield = (PUBLIC / "shield.svg").read_text(encoding="utf-8")
    page.set_viewport_size({"width": side, "height": side})
    page.set_content(
        f"<style>body{{margin:0;height:100vh;display:grid;place-items:center;background:{GROUND};"
        f"border-radius:{corner}px;overflow:hidden}}html{{background:none}}"
        f"svg{{height:{share * 100}%}}</style>{shield}"
    )
    page.screenshot(path=PUBLIC / name, omit_background=True)


if __name__ == "__main__":
    main()
