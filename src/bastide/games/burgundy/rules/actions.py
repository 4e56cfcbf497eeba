"""Which actions a turn has, and the effects of tiles that leave one of them open."""

from typing import Final

from bastide.core.game import Move
from bastide.games.burgundy.book import FollowUp
from bastide.games.burgundy.components import ANY
from bastide.games.burgundy.moves import (
    DECLINE,
    TAKE_WORKERS,
    Place,
    SellGoods,
    Take,
    TakeWorkers,
)
from bastide.games.burgundy.rules.goods import legal_sell_goods
from bastide.games.burgundy.rules.placing import legal_place_tiles
from bastide.games.burgundy.rules.taking import (
    can_interrupt,
    legal_take,
)
from bastide.games.burgundy.state import State


def legal_actions(state: State, seat: int, dice: list[int]) -> list[Move]:
    """Take a tile, place a tile, sell goods, take workers: with any of these dice. (B5.1)"""
    duchy = state.duchies[seat]
    moves = legal_take(state, duchy, dice)
    moves += legal_place_tiles(state, seat, dice)
    moves += legal_sell_goods(duchy, dice)
    for die in dice:
        moves.append(TAKE_WORKERS[die])
    return moves


class WholeAction(FollowUp):
    """One of the four actions is open, with any number. (B6.5)"""

    def __init__(self, effect: str, clause: str, declining: str = "", cause: str = "") -> None:
        super().__init__(effect, clause, declining, cause)
        self.actions = (Take, Place, SellGoods, TakeWorkers)

    def legal(self, state: State, seat: int) -> list[Move]:
        """A castle's action is a full one, with any number. (B6.5, B6.11)"""
        return legal_actions(state, seat, [ANY])

    def pictured(self) -> str:
        return "castle"


class PlaceStored(FollowUp):
    """A town hall: a stored tile is to be placed. (B7.7)"""

    def __init__(self, cause: str = "") -> None:
        super().__init__("town-hall", "B7.7", "B7.10", cause)
        self.actions = (Place,)

    def legal(self, state: State, seat: int) -> list[Move]:
        """Any stored tile, whatever the number, or it is declined. (B7.7, B7.10)"""
        moves = legal_place_tiles(state, seat, [ANY])
        return [*moves, DECLINE] if moves or can_interrupt(state, seat) else []


EXTRA_ACTION: Final = WholeAction("extra-action", "B6.5", "B7.10")
PLACE_STORED: Final = PlaceStored()
