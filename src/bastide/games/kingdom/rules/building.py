"""Building: the mandatory action, and the rules every new settlement keeps."""

from librt.vecs import vec
from mypy_extensions import i64

from bastide.core.game import Event
from bastide.games.kingdom.components import NOBODY, NONE
from bastide.games.kingdom.events import LastSettlementBuilt, SettlementBuilt
from bastide.games.kingdom.moves import BUILD, Build
from bastide.games.kingdom.rules.locations import take_token
from bastide.games.kingdom.rules.terrain_cards import replace_card
from bastide.games.kingdom.state import State, put


def legal_build(state: State, seat: int) -> list[Build]:
    """A settlement on a hex of the card's terrain, as long as one is owed. (K3.2, K4.3)"""
    if state.owed == 0:
        return []
    hexes = next_to_own_if_possible(state, seat, state.board.hexes_of[state.card])
    return [BUILD[hex] for hex in hexes]


def play_build(state: State, seat: int, move: Build) -> list[Event]:
    """The settlement stands; the mandatory action has begun and nothing may interrupt it. (K3.2)"""
    state.begun = True
    state.owed -= 1
    events: list[Event] = [SettlementBuilt(seat, move.hex, state.board.terrain[move.hex])]
    events += build(state, seat, move.hex)
    return events


def next_to_own_if_possible(state: State, seat: int, hexes: vec[i64]) -> list[int]:
    """The free hexes next to an own settlement; if there are none, every free hex. (K4.2)"""
    return next_to_own(state, seat, hexes) or free_ones(state, hexes)


def next_to_own(state: State, seat: int, hexes: vec[i64]) -> list[int]:
    """Those of the hexes that are free and next to an own settlement. (K4.2)"""
    owner, touching = state.owner, state.touching[seat]
    near: list[int] = []
    for hex in hexes:
        if touching[hex] > 0 and owner[hex] == NOBODY:
            near.append(hex)
    return near


def free_ones(state: State, hexes: vec[i64]) -> list[int]:
    """Those of the hexes without a settlement. (K4.1)"""
    owner = state.owner
    free: list[int] = []
    for hex in hexes:
        if owner[hex] == NOBODY:
            free.append(hex)
    return free


def build(state: State, seat: int, hex: int) -> list[Event]:
    """A settlement leaves the supply; the last one brings the last round. (K3.9, K7.1)"""
    put(state, seat, hex)
    state.supply[seat] -= 1
    state.owed = min(state.owed, state.supply[seat])
    events = take_token(state, seat, hex)
    if state.supply[seat] == 0:
        state.last_round = True
        events.append(LastSettlementBuilt(seat))
    events += check_card(state)
    return events


def check_card(state: State) -> list[Event]:
    """After every build or move the card must still have a free hex. (K3.6)"""
    return replace_card(state) if state.card != NONE and state.free[state.card] == 0 else []
