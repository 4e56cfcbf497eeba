"""Extra actions: five kinds of token build one more settlement, three move one."""

from bastide.core.game import Event
from bastide.games.kingdom.components import (
    BUILDABLE,
    DESERT,
    FARM,
    GRASS,
    HARBOUR,
    LINE_ENDS,
    NEIGHBOURS,
    NOBODY,
    NONE,
    OASIS,
    PADDOCK,
    TAVERN,
    TOWER,
    TWO_STEPS,
    WATER,
)
from bastide.games.kingdom.events import ExtraBuilt, SettlementLifted, SettlementMoved
from bastide.games.kingdom.moves import LIFT, SETTLE, USE, Lift, Settle, Use
from bastide.games.kingdom.rules.building import build, check_card, next_to_own, next_to_own_if_possible
from bastide.games.kingdom.rules.locations import lose_token, take_token, use_token
from bastide.games.kingdom.state import State, lift, put


def legal_use(state: State, seat: int, kind: int) -> list[Use]:
    """One more settlement, if the supply has one and the location offers a hex. (K4.4)"""
    if state.supply[seat] == 0:
        return []
    return [USE[kind][hex] for hex in building_hexes(state, seat, kind)]


def play_use(state: State, seat: int, move: Use) -> list[Event]:
    """The token is used and the settlement stands. (K3.4, K5.5)"""
    use_token(state, seat, move.location)
    events: list[Event] = [ExtraBuilt(seat, move.location, move.hex, state.board.terrain[move.hex])]
    events += build(state, seat, move.hex)
    return events


def building_hexes(state: State, seat: int, kind: int) -> list[int]:
    """Where the token lets its owner build. (K4.3, K5.5)"""
    if kind == TAVERN:
        return line_ends(state, seat)
    if kind == TOWER:
        return next_to_own_if_possible(state, seat, state.board.edge)  # all edge hexes together (K4.6)
    wanted = wanted_terrain(state, kind)
    return next_to_own_if_possible(state, seat, state.board.hexes_of[wanted]) if wanted != NONE else []


def wanted_terrain(state: State, kind: int) -> int:
    """Where a location leads: to grass, desert or water, or to the card's terrain. (K4.3)"""
    if kind == FARM:
        return GRASS
    if kind == OASIS:
        return DESERT
    return WATER if kind == HARBOUR else state.card


def line_ends(state: State, seat: int) -> list[int]:
    """The free buildable hexes right after three own settlements in a straight line. (K5.6, K5.14)"""
    owner, terrain = state.owner, state.board.terrain
    ends: list[int] = []
    for hex in state.standing[seat]:
        for end, second, third in LINE_ENDS[hex]:
            if owner[second] == seat and owner[third] == seat and owner[end] == NOBODY:
                ends.append(end)
    return sorted({end for end in ends if terrain[end] < BUILDABLE})


def legal_lift(state: State, seat: int, kind: int) -> list[Lift]:
    """Any own settlement that can be put down elsewhere. (K5.8, K5.9, K5.15)"""
    lifts = LIFT[kind]
    if kind == PADDOCK:
        return [lifts[hex] for hex in state.standing[seat] if can_leap(state, hex)]
    wanted = wanted_terrain(state, kind)
    if wanted == NONE:
        return []
    touching = state.touching[seat]
    near = next_to_own(state, seat, state.board.hexes_of[wanted])
    if any(touching[hex] > 1 for hex in near):  # whichever is lifted, this hex stays next to another
        return [lifts[hex] for hex in state.standing[seat]]
    return [lifts[hex] for hex in state.standing[seat] if has_target(state, seat, hex, wanted, near)]


def has_target(state: State, seat: int, hex: int, wanted: int, near: list[int]) -> bool:
    """Whether a settlement, once lifted, has another hex to go to; `near` are the free hexes of the
    wanted terrain, each next to one own settlement while all stand. (K5.10, K5.16)"""
    for other in near:
        if other not in NEIGHBOURS[hex]:
            return True
    only_its_own = state.board.terrain[hex] == wanted and state.touching[seat][hex] > 0
    return not only_its_own and state.free[wanted] > 0


def can_leap(state: State, hex: int) -> bool:
    """Whether one of the hexes two steps away is free and buildable. (K5.9)"""
    owner, terrain = state.owner, state.board.terrain
    for other in TWO_STEPS[hex]:
        if owner[other] == NOBODY and terrain[other] < BUILDABLE:
            return True
    return False


def play_lift(state: State, seat: int, move: Lift) -> list[Event]:
    """The token is used and the settlement is in the air. (K3.4, K5.8)"""
    use_token(state, seat, move.location)
    lift(state, seat, move.hex)
    state.lifted = move.hex
    state.lifted_by = move.location
    return [SettlementLifted(seat, move.location, move.hex)]


def legal_settle(state: State, seat: int) -> list[Settle]:
    """Any hex the token leads to but the one it came from. (K5.10)"""
    return [SETTLE[hex] for hex in settling_hexes(state, seat) if hex != state.lifted]


def settling_hexes(state: State, seat: int) -> list[int]:
    """Where the lifted settlement may stand; the hex it left counts as free. (K5.8, K5.16)"""
    if state.lifted_by == PADDOCK:
        owner, terrain = state.owner, state.board.terrain
        return [hex for hex in TWO_STEPS[state.lifted] if owner[hex] == NOBODY and terrain[hex] < BUILDABLE]
    wanted = wanted_terrain(state, state.lifted_by)
    return next_to_own_if_possible(state, seat, state.board.hexes_of[wanted])


def play_settle(state: State, seat: int, move: Settle) -> list[Event]:
    """The settlement is put down, then tokens are lost, then a new one is taken. (K5.12)"""
    origin, kind = state.lifted, state.lifted_by
    state.lifted = state.lifted_by = NONE
    put(state, seat, move.hex)
    events: list[Event] = [SettlementMoved(seat, kind, origin, move.hex)]
    events += lose_token(state, seat, origin)
    events += take_token(state, seat, move.hex)
    events += check_card(state)
    return events
