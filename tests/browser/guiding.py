"""Guided first games: one goes through their lessons, by hand, and looks where each one stands."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import dropwhile
from typing import Any, Final

from playwright.sync_api import Locator, Page, expect

import bastide
from bastide.core.guide import Lesson, moments
from bastide.server.http.forms.tables import TableInfo
from tests.browser.pages import LETTERS
from tests.browser.people import Person
from tests.games.test_spots import path_of

# What a lesson means, as far as it is in sight, and the bubble: left, top, right, bottom of each.
# And how much of what is to be touched first is cut off by what scrolls.
BOXES: Final = """([names, bubble, first]) => {
    const box = (one) => { const { left, top, right, bottom } = one.getBoundingClientRect();
                           return [left, top, right, bottom]; };
    const cut = (one) => {
        const [left, top, right, bottom] = box(one);
        let most = 0;
        for (let above = one.parentElement; above; above = above.parentElement) {
            if (getComputedStyle(above).overflow === "visible") continue;
            const frame = box(above);
            most = Math.max(most, frame[0] - left, frame[1] - top, right - frame[2], bottom - frame[3]);
        }
        return most;
    };
    const inSight = (one) => box(one)[2] > box(one)[0];
    const all = names.map((name) => [...document.querySelectorAll(name)].find(inSight));
    // of a row that is pushed sideways some may wait until the first is picked up
    const waits = (one) => one?.closest("[data-place=hand]") && box(one)[2] > innerWidth;
    const now = all.filter((one, at) => at === 0 || !waits(one));
    const touched = first ? [...document.querySelectorAll(first)].find(inSight) : null;
    return { bubble: box(document.querySelector(bubble)), meant: now.map((one) => one ? box(one) : null),
             cut: touched ? cut(touched) : 0 };
}"""

Box = Sequence[float]


def begin_first_game(person: Person, game: str) -> "Guided":
    """From the first page; the first lesson stands there."""
    page = person.at("/")
    page.locator(f'a[href="/first/{game}"]').first.click()
    return Guided(person, game)


def open_first_game(person: Person, game: str, touch: bool = False) -> "Guided":
    """By its address, in any language."""
    person.at(f"/first/{game}")
    return Guided(person, game, touch)


def open_in_midst(person: Person, game: str, key: str) -> "Guided":
    """At this lesson: what is learnt before it has been done elsewhere."""
    guest, guide = person.asks, bastide.game(game).GUIDE
    wish = {"game": game, "seats": [{"kind": "me"}, {"kind": "bot"}], "settings": {"guided": True}}
    table = guest.post("/api/tables", wish).read(TableInfo).id
    told = guest.watch(table)
    for lesson, row in zip(guide.lessons, moments(guide), strict=True):
        told.until(row)  # chance and the bot have done what stands there
        if lesson.key == key:
            break
        if lesson.line:
            told.play(lesson.line)
    told.close()
    person.at(f"/table/{table}")
    return Guided(person, game, begins=key)


@dataclass
class Guided:
    """A guided first game on somebody's screen."""

    person: Person
    game: str
    touch: bool = False
    begins: str = ""  # with this lesson

    @property
    def page(self) -> Page:
        return self.person.page

    @property
    def bubble(self) -> Locator:
        return self.page.locator("aside.guide")

    @property
    def lessons(self) -> list[Lesson]:
        return [one for one in bastide.game(self.game).GUIDE.lessons if not one.silent]

    def at(self, lesson: Lesson) -> Locator:
        return self.page.locator(f"aside.guide[data-lesson={lesson.key}]")

    def walk(self) -> Iterator[Lesson]:
        """Each lesson once it stands there; what it asks for is done when the next one is wanted."""
        for lesson in dropwhile(lambda one: self.begins not in ("", one.key), self.lessons):
            self.stands_at(lesson.key)
            yield lesson
            self.do(lesson)
        expect(self.bubble).to_have_count(0)

    def stands_at(self, key: str) -> None:
        """The lesson is there, and what led to it is done: a click on what it asks for counts now."""
        expect(self.page.locator(f"aside.guide[data-lesson={key}]")).to_be_visible()
        self.person.is_answered()

    def do(self, lesson: Lesson) -> None:
        """Read on, or click what the line goes through: what is picked up, then its target."""
        if not lesson.line:
            return self.click(self.bubble.locator(".button.go"))
        path = path_of(bastide.game(self.game), lesson.line)
        if not path:
            return self.click(self.named(f'[data-line="{lesson.line}"]'))
        tools = self.tools(lesson.line)
        for spot in [one for one in path[:-1] if one in tools] + path[-1:]:
            self.click(self.named(f'[data-spot="{spot}"]'))
        return None

    def tools(self, line: str) -> list[str]:
        """Of the spots of a line those that are picked up."""
        game = bastide.game(self.game)
        path, steps = path_of(game, line), game.SPOTS.gestures[line.split()[0]].steps
        if len(path) > len(steps):  # several of one step
            return path
        left = [step for step in steps if step.at.get(step.spot, step.spot)]
        return [spot for spot, step in zip(path, left[-len(path) :], strict=True) if step.tool]

    def named(self, name: str) -> Locator:
        return self.page.locator(name).locator("visible=true").first

    def click(self, piece: Locator) -> None:
        piece.tap() if self.touch else piece.click()

    def boxes(self, lesson: Lesson) -> dict[str, Any]:
        """Where the bubble is, and all that it speaks of and that is on this screen."""
        path = path_of(bastide.game(self.game), lesson.line) if lesson.line else []
        spots = [f'[data-spot="{spot}"], [data-place="{spot}"]' for spot in [*lesson.spots, *path]]
        parts = [f'[data-place="{part}"]' for part in lesson.parts]
        lines = [] if path or not lesson.line else [f'[data-line="{lesson.line}"]']
        tools = [spot for spot in path[:-1] if spot in self.tools(lesson.line)] if path else []
        first = f'[data-spot="{[*tools, path[-1]][0]}"]' if path else ""
        found: dict[str, Any] = self.page.evaluate(BOXES, [[*parts, *spots, *lines], "aside.guide", first])
        return found


def settled(page: Page) -> None:
    """The bubble has found its place: nothing moves from one frame to the next."""
    page.evaluate(LETTERS)
    page.evaluate(
        """() => new Promise((resolve) => {
            let last = "";
            const look = () => {
                const now = JSON.stringify(document.querySelector("aside.guide")?.getBoundingClientRect());
                if (now === last) return resolve();
                last = now;
                requestAnimationFrame(() => requestAnimationFrame(look));
            };
            look();
        })"""
    )


def is_apart(one: Box, other: Box) -> bool:
    return one[2] <= other[0] or other[2] <= one[0] or one[3] <= other[1] or other[3] <= one[1]


def is_within(one: Box, other: Box) -> bool:
    return one[0] >= other[0] and one[1] >= other[1] and one[2] <= other[2] + 1 and one[3] <= other[3] + 1


def middle_of(box: Box) -> Box:
    x, y = (box[0] + box[2]) / 2, (box[1] + box[3]) / 2
    return [x, y, x, y]
