"""Silver: changed in the smithy, one for one, for pieces of the stock. (S3.9, S3.13)"""

from bastide.core.game import Event, Move
from bastide.games.seasons.components import MATERIALS, SILVER
from bastide.games.seasons.events import SilverExchanged
from bastide.games.seasons.moves import EXCHANGE
from bastide.games.seasons.state import State


def legal_exchange(state: State, seat: int) -> list[Move]:
    """Any material that the stock has, for a silver. (S3.13)"""
    moves: list[Move] = []
    if state.players[seat].resources[SILVER] > 0:
        for kind in range(MATERIALS):
            if state.stock[kind] > 0:
                moves.append(EXCHANGE[kind])
    return moves


def exchange(state: State, seat: int, kind: int, count: int) -> Event:
    """The silver stays in the smithy to the end; the pieces are ordinary ones. (S3.9)"""
    resources = state.players[seat].resources
    resources[SILVER] -= count
    resources[kind] += count
    state.stock[kind] -= count
    state.smithy += count
    return SilverExchanged(seat, kind, count)
