"""Nothing is too small, cut off or covered: every page and stage, in every window and language.

In either theme: `test_themes.py` proves that they differ in nothing that has a size or hides something."""

from pathlib import Path
from typing import Final

import pytest

from tests.browser.looking import LANGUAGES
from tests.browser.people import Come, Person
from tests.browser.stages import TOURS

MEASURE: Final = Path(__file__).with_name("measuring.js").read_text()
WINDOWS: Final = ((1366, 768), (1920, 1080), (844, 390), (768, 1024), (390, 844), (360, 740))
LAPTOPS: Final = WINDOWS[:2]  # with a mouse; the others are touched
PHONES: Final = WINDOWS[4:]  # these show a table's parts one at a time


@pytest.mark.parametrize("tour", TOURS)
def test_nothing_is_small_cut_off_or_covered(come: Come, tour: str) -> None:
    person = come("Анна")
    window = Window(person)
    found: list[str] = []
    for stage in TOURS[tour]:
        window.become(PHONES[0] if stage.touched else LAPTOPS[0])
        person.come_anew()
        stage.visit(person)
        told = measured(window, stage.touched, stage.in_parts)
        found += [f"{stage.name}: {fault}" for fault in told]
    assert not found, "\n".join(found)


class Window:
    """A page whose window becomes a laptop, a tablet or a phone without being loaded again."""

    def __init__(self, person: Person) -> None:
        self.page = person.page
        self._asks = person.device.new_cdp_session(self.page)

    def become(self, size: tuple[int, int]) -> None:
        touch = size not in LAPTOPS
        look = {
            "width": size[0],
            "height": size[1],
            "deviceScaleFactor": 1,
            "mobile": touch,
            "dontSetVisibleSize": True,  # what is painted of it stays as little as it is
        }
        self._asks.send("Emulation.setTouchEmulationEnabled", {"enabled": touch})
        self._asks.send("Emulation.setDeviceMetricsOverride", look)

    def faults(self, size: tuple[int, int], language: str, parts: bool) -> list[str]:
        """What is wrong."""
        touch = size not in LAPTOPS
        least = 13 if touch else 12
        asked = {"size": size, "least": least, "touch": touch, "language": language, "parts": parts}
        told: list[str] = self.page.evaluate(MEASURE, asked)
        return told


def measured(window: Window, touched: bool = False, in_parts: bool = False) -> list[str]:
    """What is wrong, each with the windows and languages in which it is."""
    found: dict[str, list[str]] = {}
    tongues = LANGUAGES
    for size in WINDOWS[2:] if touched else WINDOWS:
        window.become(size)
        for language in tongues:
            for fault in window.faults(size, language, in_parts and size in PHONES):
                found.setdefault(fault, []).append(f"{size[0]}×{size[1]} {language}")
        tongues = tongues[::-1]  # the last is not chosen again, and the next stage is reached in English
    return [f"{fault} ({', '.join(where[:2])}, {len(where)} in all)" for fault, where in found.items()]
