"""Taking tiles into storage: with a die, by a building, by the purchase of the turn."""

from typing import Final

from bastide.core.game import Event, Move
from bastide.games.burgundy.components import (
    ANIMAL,
    ANY,
    BUILDING,
    CASTLE,
    COLOUR_OF,
    DEPOTS,
    EDITION_2019,
    MINE,
    MONASTERY,
    NONE,
    PRICE,
    SHIP,
)
from bastide.games.burgundy.duchy import Duchy, is_repeated
from bastide.games.burgundy.events import TileBought, TileDiscarded, TileTaken
from bastide.games.burgundy.modes.storage import legal_discard_shared, store_in_team
from bastide.games.burgundy.moves import BUY, DECLINE, DISCARD_TILE, TAKE, Buy, Discard, Take
from bastide.games.burgundy.rules.dice import to_take, use_die
from bastide.games.burgundy.stages import DISCARD, TAKE_BUILDING, TAKE_BY_CHURCH, TURN
from bastide.games.burgundy.state import State, lift, storage_of

ANYWHERE: Final = 6  # monastery 6: the purchase may be made from every depot
CHURCH_COLOURS: Final = (MINE, MONASTERY, CASTLE)
MARKET_COLOURS: Final = (SHIP, ANIMAL)
NO_WAY: Final[list[int]] = []  # to pay the price
ALL_SILVER: Final = [PRICE]


def legal_take(state: State, duchy: Duchy, dice: list[int]) -> list[Move]:
    """Any tile of a depot that a die leads to, as it is or changed by workers. (B5.4, B5.12)"""
    moves: list[Move] = []
    costs, workers, offers = to_take(duchy), duchy.workers, state.offers
    for die in dice:
        cost, takes = costs[die], TAKE[die]
        for depot in range(1, DEPOTS + 1):
            if cost[depot] <= workers:
                row = takes[depot]
                for tile in offers[depot]:
                    moves.append(row[tile])
    return moves


def play_take(state: State, seat: int, move: Take) -> list[Event]:
    """The tile goes to storage, never straight into the duchy. (B5.4, B5.6)"""
    workers = to_take(state.duchies[seat])[move.die][move.depot]
    events = use_die(state, seat, move.die, move.depot, workers)
    lift(state, move.depot, move.tile)
    events.append(TileTaken(seat, move.tile, move.depot))
    store(state, seat, move.tile)
    return events


def store(state: State, seat: int, tile: int) -> None:
    """A tile goes to an empty storage space; if all are full, room must be made first. (B5.5, B16.9)"""
    duchy = state.duchies[seat]
    if state.teams is not None:
        store_in_team(state, seat, tile)
    elif len(duchy.storage) < duchy.room:
        duchy.storage.append(tile)
    else:
        state.pending.append((DISCARD, tile))


# -- by a building


def colours_taken(follow_up: int) -> tuple[int, ...]:
    """What carpenter, church and market take. (B7.2, B7.3, B7.4)"""
    if follow_up == TAKE_BUILDING:
        return (BUILDING,)
    return CHURCH_COLOURS if follow_up == TAKE_BY_CHURCH else MARKET_COLOURS


def legal_take_by_building(state: State, seat: int, _about: int) -> list[Move]:
    """A tile of its colours from any numbered depot; who may let it lapse can decline. (B7.9, B7.10)"""
    moves: list[Move] = []
    colours = colours_taken(state.pending[-1][0])
    for depot in range(1, DEPOTS + 1):
        tiles = [tile for tile in state.offers[depot] if COLOUR_OF[tile] in colours]
        moves += [TAKE[ANY][depot][tile] for tile in tiles]
    is_full = len(state.duchies[seat].storage) == state.duchies[seat].room
    if moves and (state.edition == EDITION_2019 or is_full):
        moves.append(DECLINE)
    return moves


# -- making room


def legal_discard(state: State, seat: int, _about: int) -> list[Move]:
    """Any stored tile, never the one that is being taken. (B5.5, B5.13)"""
    moves: list[Move] = []
    storage = storage_of(state, seat)
    for place in range(len(storage)):
        if place == 0 or not is_repeated(storage, place):
            moves.append(DISCARD_TILE[storage[place]])
    if state.teams is not None:
        moves += legal_discard_shared(state, seat)
    return moves


def play_discard(state: State, seat: int, move: Discard) -> list[Event]:
    """A stored tile leaves the game and the one that waited, if any, takes its space. (B5.5)"""
    _, waiting = state.pending.pop()
    storage = storage_of(state, seat)
    storage.remove(move.tile)
    state.removed[move.tile] += 1
    if waiting != NONE:
        storage.append(waiting)
    return [TileDiscarded(seat, move.tile)]


# -- the purchase


def payments(state: State, seat: int) -> list[int]:
    """How much silver may be in the price; workers make up the rest. (B5.3, B10.6)"""
    duchy = state.duchies[seat]
    if state.bought:
        return NO_WAY
    if state.edition != EDITION_2019 or not duchy.has[ANYWHERE]:
        return ALL_SILVER if duchy.silver >= PRICE else NO_WAY
    ways = range(PRICE, -1, -1)
    return [silver for silver in ways if silver <= duchy.silver and PRICE - silver <= duchy.workers]


def legal_buy(state: State, seat: int) -> list[Move]:
    """One tile from the black depot, or with monastery 6 from any depot. (B5.3, B10.6)"""
    moves: list[Move] = []
    ways = payments(state, seat)
    if not ways:
        return moves
    depots = DEPOTS + 1 if state.duchies[seat].has[ANYWHERE] else 1  # the black one is the first
    for depot in range(depots):
        for tile in state.offers[depot]:
            buys = BUY[depot][tile]
            for silver in ways:
                moves.append(buys[silver])
    return moves


def can_interrupt(state: State, seat: int) -> bool:
    """Whether something could be bought, or done by a module, inside an effect of the own turn.
    (B5.3, B5.15)"""
    if state.edition != EDITION_2019 or state.stage != TURN:
        return False
    return len(legal_buy(state, seat)) > 0 or any(len(more(state, seat)) > 0 for more in state.book.any_time)


def play_buy(state: State, seat: int, move: Buy) -> list[Event]:
    """The price is paid and the tile goes to storage. (B5.3)"""
    pay_price(state, seat, move.paid_silver, move.paid_workers)
    lift(state, move.depot, move.tile)
    store(state, seat, move.tile)
    return [TileBought(seat, move.tile, move.depot, move.paid_silver, move.paid_workers)]


def pay_price(state: State, seat: int, silver: int, workers: int) -> None:
    """The one purchase of the turn is made. (B5.3)"""
    state.duchies[seat].silver -= silver
    state.duchies[seat].workers -= workers
    state.bought = True
