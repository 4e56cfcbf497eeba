"""Placing tiles in the duchy, with a die or by a town hall."""

from typing import Final

from bastide.core.game import Event, Move
from bastide.games.burgundy.book import Where
from bastide.games.burgundy.components import BUILDING, COLOUR_OF, KIND_OF, MOST_KINDS
from bastide.games.burgundy.duchy import Duchy, put
from bastide.games.burgundy.events import TilePlaced
from bastide.games.burgundy.modes.order import open_effects
from bastide.games.burgundy.moves import PLACE, Place
from bastide.games.burgundy.rules.areas import score_filled
from bastide.games.burgundy.rules.dice import to_place, use_die
from bastide.games.burgundy.state import State, storage_of

TWINS: Final = 1  # monastery 1: equal buildings in one city


def spaces_for(duchy: Duchy, tile: int) -> list[int]:
    """The empty spaces of its colour next to a tile; a city holds each kind of building once.
    (B5.7, B6.9, B10.1)"""
    near = duchy.near[COLOUR_OF[tile]]
    if COLOUR_OF[tile] != BUILDING or duchy.has[TWINS]:
        return near
    area_of, kinds, bit = duchy.layout.area_of, duchy.kinds, 1 << KIND_OF[tile]
    return [space for space in near if kinds[area_of[space]] & bit == 0]


# Where the tiles of a kind may lie in the base game.
WHERE: Final[list[Where]] = [spaces_for] * MOST_KINDS


def legal_place(state: State, duchy: Duchy, storage: list[int], dice: list[int]) -> list[Move]:
    """Every stored tile on every space that a die leads to, as it is or changed by workers. (B5.7)"""
    moves: list[Move] = []
    workers, number, where = duchy.workers, duchy.layout.number, state.book.where
    for place in range(len(storage)):
        tile = storage[place]
        if place > 0 and storage.index(tile) < place:  # equal tiles are one choice
            continue
        spaces = where[KIND_OF[tile]](duchy, tile)
        if not spaces:
            continue
        costs = to_place(duchy, COLOUR_OF[tile])
        for die in dice:
            cost, places = costs[die], PLACE[die][tile]
            for space in spaces:
                if cost[number[space]] <= workers:
                    moves.append(places[space])
    return moves


def play_place(state: State, seat: int, move: Place) -> list[Event]:
    """A tile of the own storage goes into the duchy. (B5.7)"""
    return place_stored(state, seat, storage_of(state, seat), move.die, move.tile, move.space)


def place_stored(state: State, seat: int, storage: list[int], die: int, tile: int, space: int) -> list[Event]:
    """A stored tile goes into the duchy, with a die or by an effect. (B5.7)"""
    duchy = state.duchies[seat]
    value = duchy.layout.number[space]
    events = use_die(state, seat, die, value, to_place(duchy, COLOUR_OF[tile])[die][value])
    storage.remove(tile)
    events.append(TilePlaced(seat, tile, space))
    events += lay_tile(state, seat, tile, space)
    return events


def lay_tile(state: State, seat: int, tile: int, space: int) -> list[Event]:
    """The tile lies; areas and colours score, and what modules add; then it takes effect. Alone one
    chooses the order. (B6.1, B17.9)"""
    put(state.duchies[seat], tile, space)
    if state.solo is not None:
        return open_effects(state, seat, tile, space)
    events = score_filled(state, seat, space)
    for after in state.book.after_placing:
        events += after(state, seat, space)
    events += state.book.effects[KIND_OF[tile]](state, seat, space)
    return events
