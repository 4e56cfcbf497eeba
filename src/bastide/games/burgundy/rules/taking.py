"""Taking tiles into storage: with a die, by a building, by the purchase of the turn."""

from collections.abc import Mapping
from typing import Any, Final

from bastide.core.game import Event, Move
from bastide.games.burgundy.book import FollowUp
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
    TILE,
)
from bastide.games.burgundy.duchy import Duchy
from bastide.games.burgundy.events import TileBought, TileDiscarded, TileTaken
from bastide.games.burgundy.moves import BUY, DECLINE, DISCARD_TILE, TAKE, Buy, Discard, Take
from bastide.games.burgundy.rules.dice import depots_within, to_take, use_die
from bastide.games.burgundy.stages import TURN
from bastide.games.burgundy.state import State, lift

ANYWHERE: Final = 6  # monastery 6: the purchase may be made from every depot
NO_WAY: Final[list[int]] = []  # to pay the price
ALL_SILVER: Final = [PRICE]


def legal_take(state: State, duchy: Duchy, dice: list[int]) -> list[Move]:
    """Any tile of a depot that a die leads to, as it is or changed by workers. (B5.4, B5.12)"""
    moves: list[Move] = []
    within, offers = depots_within(duchy), state.offers
    for die in dice:
        takes = TAKE[die]
        for depot in within[die]:
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
    """A tile goes to an empty storage space; if all are full, room must be made first. (B5.5)"""
    for takes_care in state.book.before_storing:
        if takes_care(state, seat, tile):
            return
    if len(state.storage[seat]) < state.room[seat]:
        state.storage[seat].append(tile)
    else:
        state.pending.append(MAKE_ROOM[tile])


# -- by a building


class TakeBy(FollowUp):
    """A tile of certain colours is to be taken. (B7.2, B7.3, B7.4)"""

    def __init__(self, effect: str, clause: str, colours: tuple[int, ...], cause: str = "") -> None:
        super().__init__(effect, clause, "B7.10", cause)
        self.colours = colours
        self.actions = (Take,)

    def legal(self, state: State, seat: int) -> list[Move]:
        """A tile of its colours from any numbered depot; who may let it lapse can decline. (B7.9, B7.10)"""
        moves: list[Move] = []
        for depot in range(1, DEPOTS + 1):
            tiles = [tile for tile in state.offers[depot] if COLOUR_OF[tile] in self.colours]
            moves += [TAKE[ANY][depot][tile] for tile in tiles]
        is_full = len(state.storage[seat]) == state.room[seat]
        if moves and (state.edition == EDITION_2019 or is_full):
            moves.append(DECLINE)
        return moves


BY_CARPENTER: Final = TakeBy("carpenter", "B7.2", (BUILDING,))
BY_CHURCH: Final = TakeBy("church", "B7.3", (MINE, MONASTERY, CASTLE))
BY_MARKET: Final = TakeBy("market", "B7.4", (SHIP, ANIMAL))


# -- making room


class MakeRoom(FollowUp):
    """Storage is full: a tile must go, for one that waits or for none. (B5.5)"""

    def __init__(self, tile: int) -> None:
        super().__init__("discard", "B5.5", "B7.10")
        self.tile = tile

    def waiting(self) -> int:
        return self.tile

    def legal(self, state: State, seat: int) -> list[Move]:
        """Any stored tile, never the one that is being taken. (B5.5, B5.13)"""
        moves: list[Move] = []
        storage = state.storage[seat]
        for place, tile in enumerate(storage):
            if place == 0 or storage.index(tile) == place:  # equal tiles are one choice
                moves.append(DISCARD_TILE[tile])
        for more in state.book.making_room:
            moves += more(state, seat)
        return moves

    def about(self) -> dict[str, Any]:
        return {"tile": None if self.tile == NONE else TILE.write(self.tile)}

    def pictured(self) -> str:
        return "" if self.tile == NONE else TILE.write(self.tile)


MAKE_ROOM: Final[list[MakeRoom]] = [MakeRoom(tile) for tile in range(len(TILE.words))]
TOO_MUCH: Final = MakeRoom(NONE)  # more is stored than there is room for


def read_make_room(written: Mapping[str, Any]) -> FollowUp:
    return TOO_MUCH if written["tile"] is None else MAKE_ROOM[TILE.read(written["tile"])]


def play_discard(state: State, seat: int, move: Discard) -> list[Event]:
    """A stored tile leaves the game and the one that waited, if any, takes its space. (B5.5)"""
    return make_room(state, seat, state.storage[seat], move.tile)


def make_room(state: State, seat: int, storage: list[int], tile: int) -> list[Event]:
    waiting = state.pending.pop()
    assert isinstance(waiting, MakeRoom)
    storage.remove(tile)
    state.removed[tile] += 1
    if waiting.tile != NONE:
        storage.append(waiting.tile)
    return [TileDiscarded(seat, tile)]


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
    duchy = state.duchies[seat]
    if state.bought or (duchy.silver < PRICE and not duchy.has[ANYWHERE]):  # mostly there is no way
        return moves
    ways = payments(state, seat)
    depots = DEPOTS + 1 if duchy.has[ANYWHERE] else 1  # the black one is the first
    for depot in range(depots):
        for tile in state.offers[depot]:
            buys = BUY[depot][tile]
            for silver in ways:
                moves.append(buys[silver])
    return moves


def can_interrupt(state: State, seat: int) -> bool:
    """Whether something could be bought, or done by a chapter, inside an effect of the own turn.
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
