"""The order of what happens together is asked for where it makes a difference, and nowhere else."""

import json
from typing import Any, Final

import pytest

from bastide.games import burgundy
from bastide.games.burgundy.state import State
from bastide.games.burgundy.turn import carry_on
from tests.clauses import rule
from tests.games.burgundy.modes.tables import solo_with
from tests.games.burgundy.tables import lines, play

CITY: Final = {"8": "monastery-1"}
CASTLE: Final = {"8": "monastery-1", "9": "castle"}
BLACK: Final = {"black": ["ship", "watchtower"]}
ALL_SHIPS: Final = dict.fromkeys(["3", "15", "17", "20", "27", "31"], "ship")


def left_open(space: str, effects: str, **more: Any) -> State:
    """What the tile on the space has set off is open."""
    open_now = effects.split()
    order = {"effect": "order", "space": space, "open": open_now, "reward": False}
    return solo_with(pending=[{**order, "targets": open_now.count("target")}], **more)


# Where it makes no difference: an action that can bring neither points nor silver, points that cannot reach
# the target together, or only all together, equal points, actions of castle and target, a tile with no space.
SETTLED: Final[dict[str, dict[str, Any]]] = {
    "far": {"space": "9", "effects": "size phase effect", "tiles": CASTLE, "goods": {"pink": 3}, "silver": 2},
    "idle-castle": {"space": "9", "effects": "phase effect", "tiles": CASTLE, "score": 45},
    "idle-town-hall": {"space": "2", "effects": "phase effect", "tiles": {**CITY, "2": "town-hall"}},
    "idle-warehouse": {"space": "2", "effects": "size effect", "tiles": {**CITY, "2": "warehouse"}},
    "all-together": {"space": "14", "effects": "size phase", "tiles": {**CITY, "14": "mine"}, "score": 39},
    "equal": {
        "space": "14",
        "effects": "phase effect",
        "tiles": {"14": "watchtower"},
        "phase": "D",
        "score": 44,
    },
    "two-actions": {
        "space": "9",
        "effects": "effect target",
        "tiles": CASTLE,
        "storage": ["mine"],
        "silver": 2,
    },
    "target-far": {
        "space": "14",
        "effects": "phase target",
        "tiles": {**CITY, "14": "mine"},
        "goods": {"red": 2},
    },
    "ship-scores-once": {"space": "15", "effects": "phase effect", "tiles": {"15": "ship"}, "score": 45},
    "no-place": {
        "space": "27",
        "effects": "size phase colour",
        "tiles": ALL_SHIPS,
        "depots": {"black": ["ship"]},
    },
    "animals-alone": {"space": "1", "effects": "effect target", "tiles": {"1": "cow-4"}, "goods": {"red": 2}},
}
BY_CITY: Final = {"12": "castle"}  # the city beside it has more spaces than one
ASKED: Final[dict[str, dict[str, Any]]] = {
    "near": {"space": "9", "effects": "size effect", "tiles": CASTLE, "goods": {"pink": 3}, "score": 44},
    "leads-on": {"space": "12", "effects": "size effect", "castle": BY_CITY, "storage": ["bank"]},
    "to-buy": {
        "space": "12",
        "effects": "size effect",
        "castle": BY_CITY,
        "silver": 2,
        "depots": {"black": ["bank"]},
    },
    "silver-with-workers": {"space": "9", "effects": "size effect", "tiles": {**CASTLE, "8": "monastery-13"}},
    "two-doings": {
        "space": "15",
        "effects": "effect target",
        "tiles": {"15": "ship"},
        "stock": {"2": {"red": 1}},
    },
    "animals": {"space": "30", "effects": "effect target", "tiles": {"30": "cow-4"}, "storage": ["cow-3"]},
    "sold-first": {
        "space": "8",
        "effects": "effect target",
        "tiles": {"8": "monastery-25"},
        "goods": {"red": 2},
    },
    "with-silver": {
        "space": "14",
        "effects": "size phase",
        "tiles": {**CITY, "14": "mine"},
        "score": 39,
        "silver": 1,
    },
    "colour": {
        "space": "9",
        "effects": "size colour",
        "tiles": CASTLE,
        "depots": {"black": ["watchtower"]},
        "score": 45,
    },
}


@rule("B17.9")
@pytest.mark.parametrize("name", SETTLED)
def test_where_nothing_is_asked_every_order_ends_alike(name: str) -> None:
    state = left_open(**SETTLED[name])
    ends = {line: ways_out(state, line) for line in lines(state) if line.startswith("resolve")}
    assert len(ends) > 1
    assert all(end == next(iter(ends.values())) for end in ends.values())
    assert carry_on(state, 0) != []


@rule("B17.9")
@pytest.mark.parametrize("name", ASKED)
def test_where_it_is_asked_another_order_ends_elsewhere(name: str) -> None:
    state = left_open(**ASKED[name])
    assert carry_on(state, 0) == []
    ends = [ways_out(state, line) for line in lines(state) if line.startswith("resolve")]
    assert ends[0] != ends[1]


def ways_out(state: State, line: str) -> set[str]:
    """Every position in which all is done that was open, also with a tile bought on the way or after it."""
    begun = burgundy.copy(state)
    play(begun, line)
    ends: set[str] = set()
    met: set[str] = set()
    waiting = [begun]
    while waiting:
        now = waiting.pop()
        written = json.dumps(burgundy.write_state(now), sort_keys=True)
        if written in met:
            continue
        met.add(written)
        if not now.pending:
            ends.add(written)
        waiting += [after(now, way) for way in lines(now) if now.pending or way.startswith("buy ")]
    return ends


def after(state: State, line: str) -> State:
    copied = burgundy.copy(state)
    play(copied, line)
    return copied
