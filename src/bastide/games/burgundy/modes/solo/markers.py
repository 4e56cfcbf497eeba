"""The markers of the solo game: the score, the target, and the action for reaching it. (B17.2, B17.8)"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from bastide.core.game import Move
from bastide.games.burgundy.book import Part
from bastide.games.burgundy.components import GOODS, GOODS_NUMBERS, TILE
from bastide.games.burgundy.duchy import STOCK
from bastide.games.burgundy.modes.solo.figures import HARDEST, LOWEST_TARGET, SOLO_WORKERS, TARGET_STEP
from bastide.games.burgundy.moves import DECLINE
from bastide.games.burgundy.rules.actions import WholeAction
from bastide.games.burgundy.stages import DEAL
from bastide.games.burgundy.state import State

KEY: Final = "solo"


@dataclass(slots=True)
class Solo(Part):
    """The markers of the solo game, and what has left it. (B17.2, B17.5)"""

    score: int
    target: int
    blanks: list[int]  # the tiles that lie face down
    gone: list[int]  # goods out of the game, by number

    def copy(self) -> Part:
        return Solo(self.score, self.target, self.blanks.copy(), self.gone.copy())

    def write(self, state: State) -> dict[str, Any]:
        """With the effects whose order is to be chosen, and the tile that has set them off."""
        due = state.pending[-1].about() if state.pending else {}
        space = int(due["space"]) - 1 if "open" in due else None
        return {
            "score": self.score,
            "target": self.target,
            "blanks": [TILE.write(tile) for tile in self.blanks],
            "gone": {GOODS[number - 1]: self.gone[number] for number in GOODS_NUMBERS if self.gone[number]},
            "open": due.get("open", []),
            "tile": None if space is None else TILE.write(state.duchies[0].tiles[space]),
        }

    def show(self, _state: State) -> dict[str, Any]:
        """Where the target marker may come to stand. (B17.2, B17.8)"""
        return {"track": list(range(LOWEST_TARGET, HARDEST + 1, TARGET_STEP))}


def new_part(state: State, options: Mapping[str, Any]) -> Part:
    """One player with 2 workers; the score stands at 0, the target where the host put it. (B17.1, B17.2)"""
    state.start = 0
    state.line = [0]
    state.duchies[0].workers = SOLO_WORKERS
    state.stage = DEAL
    return Solo(score=0, target=options["target"], blanks=[], gone=[0] * STOCK)


def read_part(_state: State, table: Mapping[str, Any]) -> Part:
    written = table[KEY]
    gone = [0, *[written["gone"].get(word, 0) for word in GOODS]]
    blanks = [TILE.read(word) for word in written["blanks"]]
    return Solo(written["score"], written["target"], blanks, gone)


def solo_of(state: State) -> Solo:
    part = state.parts[KEY]
    assert isinstance(part, Solo)
    return part


def is_reached(state: State) -> bool:
    return solo_of(state).score >= solo_of(state).target


class TargetAction(WholeAction):
    """An action as by a castle for reaching the target, or none. (B17.8)"""

    def __init__(self) -> None:
        super().__init__("target-action", "B17.8")

    def legal(self, state: State, seat: int) -> list[Move]:
        return [*super().legal(state, seat), DECLINE]


TARGET_ACTION: Final = TargetAction()
