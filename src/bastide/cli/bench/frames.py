"""The page's frames in Chromium with the processor slowed four times."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from random import Random
from threading import Event, Thread
from time import monotonic
from typing import TYPE_CHECKING, Any, Final

import msgspec
from websockets.sync.client import connect

from bastide.cli.bench.figures import Cell, Figures
from bastide.cli.bench.guests import Guest
from bastide.cli.bench.house import open_house
from bastide.cli.bench.page import FLAGS, BuiltPage, new_table
from bastide.core.errors import Message
from bastide.server.sockets.messages import Hello, Play

if TYPE_CHECKING:
    from playwright.sync_api import Page

SLOWED: Final = 4
LONG: Final = 32  # milliseconds
SECONDS: Final = 8.0  # that each thing goes on
THINKING: Final = 0.3  # seconds before the guest plays a line
STEP: Final = 16  # milliseconds between two movements of the mouse
WIDTH: Final = 1366
HEIGHT: Final = 768

RECORD: Final = """() => {
  window.recorded = [];
  let last = performance.now();
  const tick = (now) => { window.recorded.push(now - last); last = now; requestAnimationFrame(tick); };
  requestAnimationFrame(tick);
}"""


def bench_frames(page: BuiltPage) -> Figures:
    """While others' turns are animated, while the map is zoomed by the wheel, and while it is panned."""
    rows = []
    with open_house("", "--page", str(page.folder)) as house:
        guest = Guest(house.address)
        table = new_table(guest)
        with somebody_watches(page, f"http://{house.address}/table/{table}") as seen:
            with somebody_plays(guest, table):
                rows.append([Message("doing-watch"), *frame_cells(seen, watch)])
            rows.append([Message("doing-zoom"), *frame_cells(seen, zoom)])
            rows.append([Message("doing-pan"), *frame_cells(seen, pan)])
    return Figures(["doing"], ["frames", "median", "longest", "long"], rows)


@contextmanager
def somebody_watches(page: BuiltPage, address: str) -> Iterator["Page"]:
    """A page at a laptop's size that has drawn the map."""
    from playwright.sync_api import sync_playwright  # late: nothing else needs it

    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=page.chromium, args=list(FLAGS))
        seen = browser.new_page(viewport={"width": WIDTH, "height": HEIGHT}, locale="en")
        seen.goto(address)
        seen.get_by_role("application").wait_for()
        slow = seen.context.new_cdp_session(seen)
        slow.send("Emulation.setCPUThrottlingRate", {"rate": SLOWED})
        yield seen
        browser.close()


@contextmanager
def somebody_plays(guest: Guest, table: str) -> Iterator[None]:
    """The guest's seat plays any line whenever it is to act."""
    enough = Event()
    player = Thread(target=play_along, args=(guest, table, enough))
    player.start()
    yield
    enough.set()
    player.join()


def play_along(guest: Guest, table: str, enough: Event) -> None:
    rng = Random(1)
    address = f"ws://{guest.address}/api/tables/{table}/socket"
    with connect(address, additional_headers={"Cookie": guest.cookie}, max_size=None) as line:
        line.send(msgspec.json.encode(Hello(0)).decode())
        while not enough.is_set():
            try:
                heard: dict[str, Any] = msgspec.json.decode(line.recv(timeout=THINKING))
            except TimeoutError:
                continue
            if heard["type"] == "position" and 0 in heard["to_act"]:
                enough.wait(THINKING)
                chosen = rng.choice(heard["seats"][0]["lines"])
                move = Play(0, chosen, heard["number"], f"frames-{heard['number']}")
                line.send(msgspec.json.encode(move).decode())


def frame_cells(seen: "Page", do: Callable[["Page"], None]) -> list[Cell]:
    """How many frames there were, how long they took, and how many took too long."""
    seen.evaluate(RECORD)
    do(seen)
    took = sorted(seen.evaluate("window.recorded"))
    seen.reload()
    seen.get_by_role("application").wait_for()
    long = sum(frame > LONG for frame in took)
    return [f"{len(took):,}", f"{took[len(took) // 2]:.0f} ms", f"{took[-1]:.0f} ms", f"{long:,}"]


def watch(seen: "Page") -> None:
    seen.wait_for_timeout(SECONDS * 1000)


def zoom(seen: "Page") -> None:
    """In and out again by the wheel, over the middle of the map."""
    seen.mouse.move(*middle_of(seen))
    for step in steps():
        seen.mouse.wheel(0, -40 if step % 60 < 30 else 40)
        seen.wait_for_timeout(STEP)


def pan(seen: "Page") -> None:
    """Zoomed in, to and fro with the button held."""
    x, y = middle_of(seen)
    seen.mouse.move(x, y)
    seen.mouse.wheel(0, -600)
    seen.mouse.down()
    for step in steps():
        across = abs(step % 40 - 20) * 8
        seen.mouse.move(x - across, y - across / 2)
        seen.wait_for_timeout(STEP)
    seen.mouse.up()


def steps() -> Iterator[int]:
    began, step = monotonic(), 0
    while monotonic() - began < SECONDS:
        yield step
        step += 1


def middle_of(seen: "Page") -> tuple[float, float]:
    box = seen.get_by_role("application").bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
