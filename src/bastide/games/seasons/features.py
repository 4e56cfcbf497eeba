"""A position in numbers: what a player looks at before choosing characters and acting by them.

What others have chosen in secret is no part of it, nor is the order of the winter cards. (S3.2, S8.2)
"""

from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64

from bastide.core.features import Block, Rows, row_names
from bastide.core.game import Move, Seat
from bastide.games.seasons.components import (
    BUILDING_OF,
    BUILDING_POINTS,
    BUILDINGS,
    CARTS,
    CHARACTERS,
    FIRST_PLACE,
    KINDS,
    MARKET,
    MATERIALS,
    NOBODY,
    NONE,
    PALACE,
    PLACE_NAMES,
    PLACES,
    RESOURCES,
    ROUNDS,
    SILVER,
    TILE_COUNTS,
    TILES,
    WINTER,
    WINTER_CARDS,
)
from bastide.games.seasons.moves import Choose
from bastide.games.seasons.rules.building import can_erect
from bastide.games.seasons.rules.turning_in import market_points, palace_points
from bastide.games.seasons.scoring import helpers_of, place_points
from bastide.games.seasons.state import (
    ACTION,
    CHOOSE,
    FILL,
    GIFT_DUE,
    OVER,
    PAY,
    STAGES,
    State,
    copy,
    is_finished,
)
from bastide.games.seasons.turn import play

# -- the table

_TABLE: Final = Block()
_SEATS: Final = _TABLE.count("seats", 2, 4)
_WINTER: Final = _TABLE.one("winter")
_OVER: Final = _TABLE.one("over")
_STAGE: Final = _TABLE.each("stage", STAGES)
_ROUNDS_LEFT: Final = _TABLE.one("rounds-left")
_LAST_ROUNDS: Final = _TABLE.count("rounds-left-at-most", 0, 4)
_UNBUILT: Final = _TABLE.each("unbuilt", TILES)
_UNBUILT_ALL: Final = _TABLE.one("unbuilt-all")
_TOWER: Final = _TABLE.each("defence-tower", RESOURCES)
_STOCK: Final = _TABLE.each("stock", RESOURCES)
_BANK: Final = _TABLE.one("bank")
_SMITHY: Final = _TABLE.one("smithy")
_FREE: Final = _TABLE.each("free-places", BUILDINGS)
_PLACE_FREE: Final = _TABLE.each("free", PLACE_NAMES)
_FINISHED: Final = _TABLE.each("finished", BUILDINGS)
_CART_FREE: Final = _TABLE.each("free-cart", CARTS)
_LYING: Final = _TABLE.each("winter-card-lies", WINTER_CARDS)
_UNSEEN: Final = _TABLE.each("winter-card-unseen", WINTER_CARDS)
_NOW: Final = _TABLE.each("winter-card-now", WINTER_CARDS)
_COINS: Final = _TABLE.one("coins-at-the-inn")
_GIFTS: Final = _TABLE.each("gifts", (*RESOURCES, "taler"))
_ERECTED: Final = _TABLE.count("erected", 1, 2)
_SETTLED: Final = _TABLE.count("housed", 1, 2)
_TO_PAY: Final = _TABLE.each("to-pay", TILES)

# -- a seat

_SEAT: Final = Block()
_POINTS: Final = _SEAT.one("points")
_SEAT.one("points-beyond")
_STANDING: Final = _SEAT.one("places-pay")
_TALERS: Final = _SEAT.one("talers")
_TALERS_: Final = _SEAT.count("talers-at-least", 1, 12)
_RESOURCES: Final = _SEAT.each("has", RESOURCES)
_SOME: Final = _SEAT.each("has-some", RESOURCES)
_MATERIAL: Final = _SEAT.one("building-points")
_SORTS: Final = _SEAT.count("kinds", 1, MATERIALS)
_CAN_BUILD: Final = _SEAT.one("can-build")
_HELPERS: Final = _SEAT.one("helpers")
_HELPERS_: Final = _SEAT.count("helpers-at-least", 1, 6)
_HAND: Final = _SEAT.each("hand", CHARACTERS)
_PLAYED: Final = _SEAT.each("played", CHARACTERS)
_HAND_SIZE: Final = _SEAT.one("hand-size")
_CHOSEN: Final = _SEAT.each("chosen", CHARACTERS)
_TO_ACT: Final = _SEAT.each("still-acts", CHARACTERS)
_ACTS: Final = _SEAT.each("acts", CHARACTERS)
_CARTS: Final = _SEAT.each("cart", CARTS)
_STANDS: Final = _SEAT.each("stands", PLACE_NAMES)
_IN: Final = _SEAT.each("helpers-in", BUILDINGS)
_MARKET: Final = _SEAT.one("market-pays")
_PALACE: Final = _SEAT.one("palace-pays")
_ON_CARDS: Final = _SEAT.each("on-own-cards", RESOURCES)
_ACTIVE: Final = _SEAT.one("active")
_ACTIVE_NEXT: Final = _SEAT.count("active-in", 1, 3)
_BUILT: Final = _SEAT.one("built-this-round")
_CURRENT: Final = _SEAT.one("decides")
_WOOS: Final = _SEAT.one("woos")

_BASE: Final[int] = len(_TABLE.names)
_WIDTH: Final[int] = len(_SEAT.names)
NAMES: Final[list[str]] = row_names(_TABLE.names, _SEAT.names, 4)
_BY_SEATS: Final = [tuple(row_names(_TABLE.names, _SEAT.names, seats)) for seats in range(5)]


def names(state: State) -> tuple[str, ...]:
    return _BY_SEATS[state.seats]


def write(state: State, seat: Seat, rows: Rows) -> None:
    at = rows.begin()
    write_table(state, rows, at)
    for turn in range(state.seats):
        write_seat(state, (seat + turn) % state.seats, rows, at + _BASE + turn * _WIDTH, turn == 0)


def expand(state: State, seat: Seat, moves: Sequence[Move], rows: Rows) -> list[State]:
    """A secret choice is judged as it lies face down, though the last one shows all of them. (S3.2)"""
    after: list[State] = []
    for move in moves:
        follower = copy(state)
        if isinstance(move, Choose):
            follower.players[seat].chosen = move.cards
            write(follower, seat, rows)
            follower.players[seat].chosen = ()
            play(follower, seat, move)
        else:
            play(follower, seat, move)  # type: ignore[arg-type]  # one of this game's
            write(follower, seat, rows)
        after.append(follower)
    return after


# -- the table


def write_table(state: State, rows: Rows, at: i64) -> None:
    left = ROUNDS[state.seats] - state.round
    rows.put(at + _SEATS + state.seats - 2, 1)
    rows.put(at + _WINTER, int(state.terms.season == WINTER))
    rows.put(at + _OVER, int(state.stage == OVER))
    rows.put(at + _STAGE + state.stage, 1)
    rows.put(at + _ROUNDS_LEFT, left)
    for most in range(left, 5):
        rows.put(at + _LAST_ROUNDS + most, 1)
    write_stores(state, rows, at)
    write_castle(state, rows, at)
    write_winter(state, rows, at)
    if state.stage in (ACTION, PAY):
        rows.steps(at + _ERECTED, state.erected, 2)
        rows.steps(at + _SETTLED, state.settled, 2)
    if state.stage == PAY:
        rows.put(at + _TO_PAY + state.tile, 1)


def write_stores(state: State, rows: Rows, at: i64) -> None:
    for kind in range(KINDS):
        rows.put(at + _TOWER + kind, state.tower[kind])
        rows.put(at + _STOCK + kind, state.stock[kind])
    rows.put(at + _BANK, state.bank)
    rows.put(at + _SMITHY, state.smithy)


def write_castle(state: State, rows: Rows, at: i64) -> None:
    """What is built, and where helpers still find a place."""
    for tile in range(len(TILE_COUNTS)):
        rows.put(at + _UNBUILT + tile, state.unbuilt[tile])
        rows.add(at + _UNBUILT_ALL, state.unbuilt[tile])
    for building in range(len(BUILDINGS)):
        if is_finished(state, building):
            rows.put(at + _FINISHED + building, 1)
            for place in range(FIRST_PLACE[building], FIRST_PLACE[building + 1]):
                if state.places[place] == NOBODY:
                    rows.add(at + _FREE + building, 1)
                    rows.put(at + _PLACE_FREE + place, 1)
    for cart in range(len(CARTS)):
        rows.put(at + _CART_FREE + cart, int(state.carts[cart] == NOBODY))


def write_winter(state: State, rows: Rows, at: i64) -> None:
    if state.terms.season != WINTER:
        return
    for card in state.table:
        rows.put(at + _LYING + card, 1)
    for card in state.unseen:
        rows.put(at + _UNSEEN + card, 1)
    if state.card != NONE:
        rows.put(at + _NOW + state.card, 1)
    rows.put(at + _COINS, state.coins)
    for kind in range(KINDS + 1):
        rows.put(at + _GIFTS + kind, state.gifts[kind])


# -- a seat


def write_seat(state: State, seat: Seat, rows: Rows, at: i64, is_own: bool) -> None:
    player = state.players[seat]
    rows.put_long(at + _POINTS, sum(player.points))
    rows.put(at + _TALERS, player.talers)
    rows.steps(at + _TALERS_, player.talers, 12)
    rows.put(at + _HELPERS, player.helpers)
    rows.steps(at + _HELPERS_, player.helpers, 6)
    rows.put(at + _BUILT, player.built)
    rows.put(at + _WOOS, int(seat in state.wooing))
    write_resources(state, seat, rows, at)
    write_hand(state, seat, rows, at, is_own)
    write_helpers(state, seat, rows, at)
    write_order(state, seat, rows, at)


def write_resources(state: State, seat: Seat, rows: Rows, at: i64) -> None:
    resources = state.players[seat].resources
    sorts = material = 0
    for kind in range(KINDS):
        rows.put(at + _RESOURCES + kind, resources[kind])
        rows.put(at + _SOME + kind, int(resources[kind] > 0))
        if kind != SILVER and resources[kind] > 0:
            sorts += 1
            material += resources[kind] * BUILDING_POINTS[kind]
    rows.put(at + _MATERIAL, material)
    rows.steps(at + _SORTS, sorts, MATERIALS)
    rows.put(at + _CAN_BUILD, int(can_erect(state, seat)))
    for card in state.worker_cards:
        if card.seat == seat:
            for kind in range(KINDS):
                rows.add(at + _ON_CARDS + kind, card.pieces[kind])


def write_hand(state: State, seat: Seat, rows: Rows, at: i64, is_own: bool) -> None:
    """Cards in hand and played are open; those of this round once they are shown, own ones before. (S3.6)"""
    player = state.players[seat]
    for card in player.hand.each:
        rows.put(at + _HAND + card, 1)
    for card in player.played.each:
        rows.put(at + _PLAYED + card, 1)
    rows.put(at + _HAND_SIZE, len(player.hand.each))
    if state.stage != CHOOSE or is_own:
        for card in player.chosen:
            rows.put(at + _CHOSEN + card, 1)
            if state.stage == CHOOSE:
                rows.put(at + _TO_ACT + card, 1)
    if FILL <= state.stage < GIFT_DUE:
        for turn in range(state.turn, len(state.ribbon)):
            action = state.ribbon[turn]
            if action.seat == seat:
                rows.put(at + (_ACTS if turn == state.turn else _TO_ACT) + action.card, 1)


def write_helpers(state: State, seat: Seat, rows: Rows, at: i64) -> None:
    """Where the own helpers stand, and what that would bring by now. (S7)"""
    standing = 0
    for place in range(PLACES):
        if state.places[place] == seat:
            building = BUILDING_OF[place]
            rows.put(at + _STANDS + place, 1)
            rows.add(at + _IN + building, 1)
            if building != MARKET and building != PALACE:
                standing += place_points(state, building, place)
    rows.put(at + _STANDING, standing)
    if state.stage != OVER:
        rows.put(at + _MARKET, market_points(state, seat, helpers_of(state, seat, MARKET)))
        rows.put(at + _PALACE, palace_points(state, seat, helpers_of(state, seat, PALACE)))
    for cart in range(len(CARTS)):
        rows.put(at + _CARTS + cart, int(state.carts[cart] == seat))


def write_order(state: State, seat: Seat, rows: Rows, at: i64) -> None:
    """When the seat is active again: earlier in every row of characters. (S3.5)"""
    rows.put(at + _CURRENT, int(state.current == seat and state.stage > CHOOSE))
    if state.active == seat:
        rows.put(at + _ACTIVE, 1)
    else:
        rows.put(at + _ACTIVE_NEXT + (seat - state.active) % state.seats - 1, 1)
