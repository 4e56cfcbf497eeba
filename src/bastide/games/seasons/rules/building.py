"""Building: a tile, and an exact payment of at least three kinds. (S5, S4.7, S4.8, S4.10)"""

from typing import Final

from bastide.core.game import Event, Move
from bastide.games.seasons.components import (
    BRICKLAYER,
    BUILDING_POINTS,
    BY_STONEMASON,
    BY_WORKER,
    MATERIALS,
    MOST_TILES,
    NONE,
    SILVER,
    STONE,
    STONEMASON,
)
from bastide.games.seasons.events import BricklayerPaid, BuildingBegun, CastleFinished, TileBuilt
from bastide.games.seasons.moves import ERECT, Erect
from bastide.games.seasons.moves import PAY as PAYS
from bastide.games.seasons.moves import Pay as PayMove
from bastide.games.seasons.rules.exchange import exchange
from bastide.games.seasons.scoring import score
from bastide.games.seasons.state import ACTION, BUILT, PAY, State, pay_out

ALL_PAYMENTS: Final = -1


def legal_erect(state: State, seat: int) -> list[Move]:
    """Up to two tiles, before any helper is housed, each of which can be paid for. (S4.7, S5.1, S5.4)"""
    moves: list[Move] = []
    if state.erected == MOST_TILES or state.settled > 0:
        return moves
    most = spending_power(state, seat)
    costs = state.figures.costs
    for tile in range(len(costs)):
        if state.unbuilt[tile] > 0 and costs[tile] <= most and payments(state, seat, costs[tile], 1):
            moves.append(ERECT[tile])
    return moves


def can_erect(state: State, seat: int) -> bool:
    """Whether any tile that is left could be paid for. (S5.1)"""
    most = spending_power(state, seat)
    costs = state.figures.costs
    for tile in range(len(costs) - 1, -1, -1):  # the cheap ones are printed last
        if state.unbuilt[tile] > 0 and costs[tile] <= most and payments(state, seat, costs[tile], 1):
            return True
    return False


def spending_power(state: State, seat: int) -> int:
    """No payment is worth more than all pieces, with silver changed for the best ones."""
    resources = state.players[seat].resources
    power = resources[SILVER] * BUILDING_POINTS[STONE]
    for kind in range(MATERIALS):
        power += resources[kind] * BUILDING_POINTS[kind]
    return power


def payments(state: State, seat: int, cost: int, most: int) -> list[Move]:
    """The exact payments, so many at most; what one lacks is changed from silver, as far as the stock has
    it. (S3.9, S3.13, S5.1)"""
    moves: list[Move] = []
    sand, wood, clay, stone, silver = state.players[seat].resources
    in_sand, in_wood, in_clay, in_stone, _ = state.stock
    most_sand, most_wood = sand + min(silver, in_sand), wood + min(silver, in_wood)
    most_clay, most_stone = clay + min(silver, in_clay), stone + min(silver, in_stone)
    for pay in PAYS[cost]:
        if pay.paid_stone > most_stone or pay.paid_clay > most_clay:
            continue
        if pay.paid_wood > most_wood or pay.paid_sand > most_sand:
            continue
        if silver and lacking(pay, sand, wood, clay, stone) > silver:
            continue
        moves.append(pay)
        if len(moves) == most:
            break
    return moves


def lacking(pay: PayMove, sand: int, wood: int, clay: int, stone: int) -> int:
    """How many pieces of a payment are not there."""
    return (
        max(pay.paid_sand - sand, 0)
        + max(pay.paid_wood - wood, 0)
        + max(pay.paid_clay - clay, 0)
        + max(pay.paid_stone - stone, 0)
    )


def play_erect(state: State, seat: int, move: Erect) -> list[Event]:
    state.tile = move.tile
    state.stage = PAY
    return [BuildingBegun(seat, move.tile)]


def legal_pay(state: State, seat: int) -> list[Move]:
    """Every exact way to pay for the tile that was chosen. (S5.1)"""
    return payments(state, seat, state.figures.costs[state.tile], ALL_PAYMENTS)


def play_pay(state: State, seat: int, move: PayMove) -> list[Event]:
    """The pieces go to the stock and the tile is built; the character has its reward. (S5.1, S5.2)"""
    paid = (move.paid_sand, move.paid_wood, move.paid_clay, move.paid_stone)
    events = change_what_lacks(state, seat, paid)
    player, tile = state.players[seat], state.tile
    for kind in range(MATERIALS):
        player.resources[kind] -= paid[kind]
        state.stock[kind] += paid[kind]
    state.unbuilt[tile] -= 1
    state.built.append(BUILT[tile][seat])
    player.built += 1
    state.erected += 1
    state.tile = NONE
    state.stage = ACTION
    events.append(TileBuilt(seat, tile, paid[0], paid[1], paid[2], paid[3]))
    events.append(reward(state, seat, tile, paid[0] + paid[1] + paid[2] + paid[3]))
    if not any(state.unbuilt):
        events.append(CastleFinished())
    return events


def change_what_lacks(state: State, seat: int, paid: tuple[int, int, int, int]) -> list[Event]:
    """Silver becomes the missing pieces on the way. (S3.9)"""
    events: list[Event] = []
    resources = state.players[seat].resources
    for kind in range(MATERIALS):
        if paid[kind] > resources[kind]:
            events.append(exchange(state, seat, kind, paid[kind] - resources[kind]))
    return events


def reward(state: State, seat: int, tile: int, pieces: int) -> Event:
    """The bricklayer gets a taler a piece, the stonemason all points, the worker half of them. (S4.7, S4.8,
    S4.10, S4.17)"""
    card = state.ribbon[state.turn].card
    points = state.figures.points[tile]
    if card == BRICKLAYER:
        return BricklayerPaid(seat, pay_out(state, seat, pieces))
    if card == STONEMASON:
        return score(state, seat, points, BY_STONEMASON)
    return score(state, seat, points // 2, BY_WORKER)
