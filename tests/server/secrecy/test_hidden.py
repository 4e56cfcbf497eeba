"""Nobody hears what is hidden from them."""

import json
import re
from collections.abc import Iterator
from typing import Any

import bastide
from bastide.server.sockets.messages import (
    Answer,
    Ask,
    Hint,
    Play,
    Preview,
    Previewed,
    Undo,
    Why,
)
from bastide.server.tables.table import preview_scores
from tests.server.duels import Duel
from tests.server.house import House, Page

TERRAINS = ("grass", "canyon", "desert", "flowers", "forest")


def spoken(value: Any, path: str = "") -> Iterator[tuple[str, str]]:
    """Every terrain in a frame, as a value or as a key, and where it stands."""
    if isinstance(value, dict):
        for key, inner in value.items():
            if key in TERRAINS:
                yield f"{path}.#", key
            yield from spoken(inner, f"{path}.{key}")
    elif isinstance(value, list):
        for inner in value:
            yield from spoken(inner, path)
    elif value in TERRAINS:
        yield path, value


OPEN = re.compile(
    r"\.(seats\.view\.(card|unseen\.#|unseen_older\.#|discards\.#|removed\.#)|(log\.)?events\.terrain|table\.due\.card)"
)


def check_hidden(page: Page, seat: int | None, drawn: dict[int, tuple[int, str]]) -> int:
    """No frame of the page tells a card of another hand; how many own ones were told."""
    own = 0
    for frame in map(json.loads, page.frames):
        for told in frame.get("log", []):
            for event in told["events"]:
                if event["event"] == "card-drawn":
                    owner, terrain = drawn[told["number"]]
                    assert event["seat"] == owner
                    assert event["terrain"] == (terrain if owner == seat else None)
                    own += owner == seat
        for place in frame.get("seats", []) if frame["type"] == "position" else []:
            view = place["view"]
            assert place["seat"] == view["seat"] == seat
            unknown = sum(holds for other, holds in enumerate(view["holding"]) if other != seat)
            counted = sum(view["unseen"].values()) + sum(view["unseen_older"].values())
            assert counted == view["deck_size"] + unknown
            assert seat is not None or view["hand"] is None
            assert seat is not None or place["lines"] == []
        places = {path for path, _ in spoken(frame)} - ({".seats.view.hand"} if seat is not None else set())
        assert all(OPEN.fullmatch(path) for path in places), places
        assert "draw " not in json.dumps(frame)
    return own


def test_a_drawn_card_reaches_nobody_but_its_owner_before_it_is_revealed(house: House, duel: Duel) -> None:
    watcher = house.guest("Eve").watch(duel.table)
    while duel.pages[0].here.to_act:
        for page in duel.pages:
            page.hello(0)
        actor = duel.actor
        actor.ask(Preview(duel.acting, actor.seat().lines[0]), Previewed)
        end = actor.play_turn()
        for page in duel.pages:
            page.until(end.number)
    watcher.until(end.number)
    watcher.hello(0)
    rows = house.rows(duel.table)
    drawn = {number: draw_of(line) for number, _, line in rows if line.startswith("draw ")}
    dealt = [seat for seat, _ in drawn.values()]
    told = [check_hidden(page, seat, drawn) for seat, page in enumerate(duel.pages)]
    assert all(known >= dealt.count(seat) > 10 for seat, known in enumerate(told))
    assert check_hidden(watcher, None, drawn) == 0
    assert len(watcher.frames) > 50


def draw_of(line: str) -> tuple[int, str]:
    _, seat, terrain = line.split()
    return int(seat), terrain


def test_the_owner_sees_the_own_hand_and_a_spectator_none(house: House, duel: Duel) -> None:
    drawn = [draw_of(line) for _, _, line in house.rows(duel.table) if line.startswith("draw ")]
    first = duel.acting
    assert duel.other.seat().view["hand"] == dict(drawn)[1 - first]
    assert duel.actor.seat().view["card"] == dict(drawn)[first]
    watcher = house.guest("Eve").watch(duel.table)
    assert watcher.here.seats[0].seat is None
    assert watcher.here.seats[0].view["hand"] is None


def test_a_spectator_can_do_nothing_for_a_seat(house: House, duel: Duel) -> None:
    watcher = house.guest("Eve").watch(duel.table)
    line = duel.actor.seat().lines[0]
    for seat in (duel.acting, -1, 7):
        for message in (
            Play(seat, line, watcher.here.number, "x"),
            Undo(seat),
            Ask("end", seat),
            Answer(seat, True),
            Preview(seat, line),
            Why(seat, line),
            Hint(seat),
        ):
            assert watcher.refusal(message) == "not-your-seat"
    assert duel.actor.hello(0).number == watcher.here.number


def test_a_preview_tells_no_score_behind_what_it_would_reveal() -> None:
    seen = []
    for place in (0, -1):
        match = bastide.Match("seasons", seats=2, seed=4)
        first, other = match.to_act
        match.play(first, match.legal(first)[place])
        seen.append([preview_scores(match, other, line) for line in match.legal(other)])
    assert seen[0] == seen[1]
    assert all(after is None for _, _, after in seen[0])
