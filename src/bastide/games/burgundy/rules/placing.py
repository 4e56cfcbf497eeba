"""Placing tiles in the duchy, with a die or by a town hall."""

from typing import Final

from bastide.core.game import Event, Move
from bastide.games.burgundy.book import Book
from bastide.games.burgundy.components import BUILDING, COLOUR_OF, KIND_OF
from bastide.games.burgundy.duchy import Duchy, put, without_kind
from bastide.games.burgundy.events import TilePlaced
from bastide.games.burgundy.moves import PLACE, Place
from bastide.games.burgundy.rules.areas import score_filled
from bastide.games.burgundy.rules.dice import to_place, use_die
from bastide.games.burgundy.state import State

TWINS: Final = 1  # monastery 1: equal buildings in one city


def spaces_for(book: Book, duchy: Duchy, tile: int) -> list[int]:
    """The empty spaces of its colour next to a tile; a city holds each kind of building once. A chapter may
    say otherwise of a kind. (B5.7, B6.9, B10.1)"""
    if book.where and KIND_OF[tile] in book.where:
        return book.where[KIND_OF[tile]](duchy, tile)
    near = duchy.near[COLOUR_OF[tile]]
    if COLOUR_OF[tile] != BUILDING or duchy.has[TWINS]:
        return near
    return without_kind(duchy, near, KIND_OF[tile])


def legal_place_tiles(state: State, seat: int, dice: list[int]) -> list[Move]:
    """The tiles of the own storage, and those that a chapter lays elsewhere. (B5.7)"""
    moves = legal_place(state, state.duchies[seat], state.storage[seat], dice)
    for more in state.book.other_storage:
        moves += more(state, seat, dice)
    return moves


def legal_place(state: State, duchy: Duchy, storage: list[int], dice: list[int]) -> list[Move]:
    """Every stored tile on every space that a die leads to, as it is or changed by workers. (B5.7)"""
    moves: list[Move] = []
    workers, number, book = duchy.workers, duchy.layout.number, state.book
    for place, tile in enumerate(storage):
        if place > 0 and storage.index(tile) < place:  # equal tiles are one choice
            continue
        spaces = spaces_for(book, duchy, tile)
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
    return place_stored(state, seat, state.storage[seat], move.die, move.tile, move.space)


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
    """The tile lies, and brings what it brings. (B6.1)"""
    put(state.duchies[seat], tile, space)
    return state.book.set_off(state, seat, tile, space)


def score_and_take_effect(state: State, seat: int, tile: int, space: int) -> list[Event]:
    """Areas and colours score, and what chapters add; then the tile takes effect. (B6.1)"""
    events = score_filled(state, seat, space)
    for after in state.book.after_placing:
        events += after(state, seat, space)
    events += state.book.effects[KIND_OF[tile]](state, seat, space)
    return events
