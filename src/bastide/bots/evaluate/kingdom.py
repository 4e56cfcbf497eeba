"""What a position of Kingdom Builder is worth to a seat, in gold, by a player's rules of thumb.

The gold as things stand, and what is likely to come of it: tokens are actions of every turn left, and where a
terrain is out of reach of the own settlements the next card of it is a free choice of place.
"""

from typing import Final

from bastide.core.game import Seat
from bastide.games.kingdom.components import BUILDABLE, LORDS, LORDS_MOST, MANDATORY, NOBODY
from bastide.games.kingdom.scoring import card_gold, castle_gold, empty_quadrants
from bastide.games.kingdom.state import LOST, NOT_TAKEN, OVER, State

TOKEN: Final = 0.9  # gold in each turn left
FREEDOM: Final = 0.25  # likewise, for each terrain out of reach


def worth(state: State, seat: Seat) -> float:
    """How far the seat is ahead of the best other one, as things are likely to go on."""
    others = [worth_of(state, other) for other in range(state.seats) if other != seat]
    return worth_of(state, seat) - max(others)


def worth_of(state: State, seat: Seat) -> float:
    gold = float(gold_of(state, seat))
    if state.stage == OVER:
        return gold
    turns = -(-state.supply[seat] // MANDATORY)
    tokens = [token for token in state.tokens[seat] if token not in (NOT_TAKEN, LOST)]
    return gold + turns * (TOKEN * len(tokens) + FREEDOM * out_of_reach(state, seat))


def gold_of(state: State, seat: Seat) -> int:
    """As `result` counts it before the end: quadrants of lords without anybody count for nobody. (K7.17)"""
    gold = castle_gold(state, seat) + sum([card_gold(state, seat, card) for card in state.cards])
    if LORDS in state.cards and state.stage != OVER:
        gold -= LORDS_MOST * len(empty_quadrants(state))
    return gold


def out_of_reach(state: State, seat: Seat) -> int:
    """Terrains without a free hex next to an own settlement: their cards may be built anywhere. (K4.2)"""
    touching, owner = state.touching[seat], state.owner
    near = [
        any(touching[hex] > 0 and owner[hex] == NOBODY for hex in state.board.hexes_of[terrain])
        for terrain in range(BUILDABLE)
    ]
    return near.count(False)
