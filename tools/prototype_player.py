"""An older opponent to measure against: a learned player of Burgundy that lies in a folder of its own.

Nothing of it is here. Its modules are imported from the folder that is named: `features.py`, `train.py` (the
network) and `search.py` (the beam), with `burgundy-random-duchies.npz`. They know two seats, and the engine
as it was when they were written: they are shown our positions the way those lay then.
"""

import gc
import sys
from functools import cache
from importlib import import_module, util
from itertools import chain
from pathlib import Path
from random import Random
from types import ModuleType
from typing import Any, Final

from bastide.core import registry
from bastide.core.game import View
from bastide.games.burgundy import scoring, stages
from bastide.games.burgundy.components import NONE

NETWORK: Final = "burgundy-random-duchies.npz"
WIDTH: Final = 8
FEATURES: Final = "bastide.games.burgundy.features"
HOUSE: Final = "bastide.core.house"
OPEN: Final = (  # what could be open, in the order of then
    *("extra-action", "town-hall", "warehouse", "carpenter", "church", "market"),
    *("ship", "second-depot", "choose-goods", "discard"),
)


class PrototypePlayer:
    """A bot that plays what the prototype's beam finds."""

    def __init__(self, folder: Path) -> None:
        self.game = registry.game("burgundy")
        train, search = prototype(folder)
        weights, *_ = train.load(str(folder / NETWORK))
        self._beam = search.Beam(train.Net(weights), WIDTH)

    def choose(self, view: View, lines: list[str], seconds: float) -> str:
        """Its own time: it knows no clock, and takes some milliseconds."""
        del seconds
        if len(lines) == 1:
            return lines[0]
        state = self.game.from_view(view, Random(0))
        moves = [self.game.NOTATION.read(line) for line in lines]
        return lines[moves.index(self._beam.choose(state, view["seat"], moves))]


class OlderDuchy:
    """A duchy of then: storage and points lay in it, and the kinds of tile of an area were bits."""

    def __init__(self, state: Any, seat: int) -> None:
        self._duchy = state.duchies[seat]
        self.storage = state.storage[seat]
        self.points = state.points[seat]
        self.kinds = [sum(1 << kind for kind in kinds) for kinds in self._duchy.kinds]

    def __getattr__(self, name: str) -> Any:
        return getattr(self._duchy, name)


class OlderState:
    """A table of then: everything in one row, and what was open as pairs of numbers."""

    def __init__(self, state: Any) -> None:
        self.state = state
        self.duchies = [OlderDuchy(state, seat) for seat in range(state.seats)]
        self.dice = list(chain(*state.dice))
        self.stock = list(chain(*state.stock))
        large, small = state.bonuses
        self.bonuses = list(chain(*zip(large, small, strict=True)))
        self.pending = [(OPEN.index(due.effect), getattr(due, "tile", NONE)) for due in state.pending]

    def __getattr__(self, name: str) -> Any:
        return getattr(self.state, name)


@cache
def prototype(folder: Path) -> tuple[Any, Any]:
    """Its network and its beam, imported under the names that they look for; ours are back afterwards."""
    ours = import_module(FEATURES)
    sys.path.insert(0, str(folder))
    try:
        stand_in(FEATURES, features_of_then(folder / "features.py"))
        stand_in(HOUSE, registry)
        return import_module("train"), import_module("search")
    finally:
        sys.path.remove(str(folder))
        stand_in(FEATURES, ours)
        gc.enable()  # which it switches off


def features_of_then(path: Path) -> ModuleType:
    """What it sees of a position, shown as it lay then."""
    stages.DISCARD = OPEN.index("discard")  # type: ignore[attr-defined]  # a name of then
    spec = util.spec_from_file_location("prototype_features", path)
    assert spec is not None
    assert spec.loader is not None
    module: Any = util.module_from_spec(spec)
    spec.loader.exec_module(module)
    write_seat, write_table = module.write_seat, module.write_table
    module.write_seat = lambda out, at, state, seat: write_seat(out, at, OlderState(state), seat)
    module.write_table = lambda out, at, state: write_table(out, at, OlderState(state))
    module.monastery_points = lambda state, seat, number: scoring.monastery_points(state.state, seat, number)
    return module  # type: ignore[no-any-return]


def stand_in(name: str, module: ModuleType) -> None:
    """Whoever imports this name from now on gets this module."""
    package, _, last = name.rpartition(".")
    sys.modules[name] = module
    setattr(sys.modules[package], last, module)
