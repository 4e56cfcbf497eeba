"""Helpers in the castle, in the inn and in the barn. (S6, S8.3, S8.4, S8.13)"""

from typing import Final

from bastide.core.game import Event, Move
from bastide.games.seasons.components import (
    BUILDING_OF,
    BUILDINGS,
    CARTS,
    COUNTS,
    FIRST_PLACE,
    FROM_CART,
    FROM_INN,
    FROM_SUPPLY,
    INN,
    INN_PLACE,
    MOST_HELPERS,
    NOBODY,
    PER,
    POINTS_PER,
)
from bastide.games.seasons.events import HelperHoused, InnEarned
from bastide.games.seasons.moves import HOUSE_HELPER, House
from bastide.games.seasons.state import State, is_finished, lift_helper, pay_in, with_one

# By place: what makes two places of a building the same, but for the price.
_RULE: Final[list[tuple[int, int, int]]] = list(zip(COUNTS, POINTS_PER, PER, strict=True))


def legal_house(state: State, seat: int) -> list[Move]:
    """After a tile was built: up to two helpers, on free places of finished buildings that one can pay
    for. (S6.1, S6.5)"""
    moves: list[Move] = []
    if state.erected == 0 or state.settled == MOST_HELPERS:
        return moves
    places = open_places(state, seat)
    if places:
        for origin in origins(state, seat):
            for place in places:
                moves.append(HOUSE_HELPER[origin][place])
    return moves


def origins(state: State, seat: int) -> list[int]:
    """Where the player has a helper to place: in the supply, at a cart, the rider or the inn. (S6.3)"""
    found = [FROM_SUPPLY] if state.players[seat].helpers > 0 else []
    for cart in range(len(CARTS)):
        if state.carts[cart] == seat:
            found.append(FROM_CART + cart)
    if state.places[INN_PLACE] == seat:
        found.append(FROM_INN)
    return found


def open_places(state: State, seat: int) -> list[int]:
    """Free places that one can pay for, in buildings without a new own helper; of equal ones the first.
    (S6.1, S6.5, S6.6)"""
    found: list[int] = []
    player, prices = state.players[seat], state.figures.prices
    for building in range(len(BUILDINGS)):
        if building in player.housed or not is_finished(state, building):
            continue
        for place in range(FIRST_PLACE[building], FIRST_PLACE[building + 1]):
            is_open = state.places[place] == NOBODY and prices[place] <= player.talers
            if is_open and first_alike(state, place) == place:
                found.append(place)
    return found


def are_alike(state: State, place: int, other: int) -> bool:
    """Places of one building that cost and count the same are one choice. (S6.6)"""
    if BUILDING_OF[place] != BUILDING_OF[other] or _RULE[place] != _RULE[other]:
        return False
    return state.figures.prices[place] == state.figures.prices[other]


def first_alike(state: State, place: int) -> int:
    """The place by which lines name a free one. (S6.6)"""
    for other in range(FIRST_PLACE[BUILDING_OF[place]], place):
        if state.places[other] == state.places[place] == NOBODY and are_alike(state, other, place):
            return other
    return place


def play_house(state: State, seat: int, move: House) -> list[Event]:
    """The price goes to the bank; a new host takes the coins that lie on the inn. (S6.1, S8.3)"""
    place = FIRST_PLACE[move.building] + move.place
    price = state.figures.prices[place]
    lift_helper(state, seat, move.origin)
    pay_in(state, seat, price)
    state.places[place] = seat
    state.new_places = with_one(state.new_places, place)
    state.players[seat].housed = with_one(state.players[seat].housed, move.building)
    state.settled += 1
    events: list[Event] = [HelperHoused(seat, move.origin, move.building, move.place, price)]
    if move.building == INN and state.coins > 0:
        events.append(InnEarned(seat, state.coins))
        state.players[seat].talers += state.coins
        state.coins = 0
    return events
