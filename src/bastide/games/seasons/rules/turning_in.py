"""The end of the game: the castle scores building by building; market and palace take talers and
resources. (S7)"""

from typing import Final

from bastide.core.game import Event
from bastide.games.seasons.components import (
    BUILDING_POINTS,
    CARTS,
    FINAL_ORDER,
    FIRST_PLACE,
    FROM_CART,
    MARKET,
    MARKET_TALERS,
    MATERIALS,
    NOBODY,
    PALACE,
    PALACE_PIECES,
    PER,
    POINTS_PER,
    SILVER,
    SMITHY,
    SOURCE_OF,
    STONE,
    TALER,
)
from bastide.games.seasons.events import GameEnded, ResourcesTurnedIn, TalersTurnedIn
from bastide.games.seasons.moves import TurnIn
from bastide.games.seasons.rules.exchange import exchange
from bastide.games.seasons.scoring import helpers_of, left_over, score, score_building
from bastide.games.seasons.state import OVER, PALACE_OPEN, State, following, lift_helper

BEFORE_PALACE: Final[list[int]] = FINAL_ORDER[: FINAL_ORDER.index(PALACE)]
AFTER_PALACE: Final[list[int]] = FINAL_ORDER[FINAL_ORDER.index(PALACE) + 1 :]


def end_game(state: State) -> list[Event]:
    """Helpers leave carts and rider; then building by building. (S7)"""
    events: list[Event] = [GameEnded()]
    for cart in range(len(CARTS)):
        seat = state.carts[cart]
        if seat != NOBODY:
            lift_helper(state, seat, FROM_CART + cart)
            state.players[seat].helpers += 1
    for building in BEFORE_PALACE:
        events += score_market(state) if building == MARKET else score_building(state, building)
    state.stage = PALACE_OPEN
    state.asked = 0
    return events + score_rest(state)


def score_rest(state: State) -> list[Event]:
    """The palace player by player, until someone has a choice; then smithy and barn. (S7.12)"""
    events: list[Event] = []
    while state.asked < state.seats:
        seat = following(state, state.asked)
        ways = legal_turn_in(state, seat)
        if len(ways) > 1:
            state.current = seat
            return events
        if ways:
            events += play_turn_in(state, seat, ways[0])
        else:
            state.asked += 1
    for building in AFTER_PALACE:
        events += score_building(state, building)
    state.current = NOBODY
    state.stage = OVER
    return events


# -- the market


def market_points(state: State, seat: int, helpers: int) -> int:
    """Two talers a point with one helper, one with two; an odd one stays. (S7.6, S7.12)"""
    rate = MARKET_TALERS[helpers]
    return state.players[seat].talers // rate if rate > 0 else 0


def score_market(state: State) -> list[Event]:
    """As many talers as bring points, of one player after the other. (S7.6, S7.12)"""
    events: list[Event] = []
    for step in range(state.seats):
        seat = following(state, step)
        helpers = helpers_of(state, seat, MARKET)
        points = market_points(state, seat, helpers)
        if points > 0:
            talers = points * MARKET_TALERS[helpers]
            state.players[seat].talers -= talers
            state.gone[TALER] += talers
            events.append(TalersTurnedIn(seat, talers))
            events.append(score(state, seat, points, SOURCE_OF[MARKET]))
    return events


# -- the palace


def legal_turn_in(state: State, seat: int) -> list[TurnIn]:
    """The ways that bring the owner most; more than one only if they leave different amounts for a tie.
    Of others that with the least silver. (S7.7, S7.11, S7.12)"""
    resources = state.players[seat].resources
    ways = ways_to_turn_in(state, seat, helpers_of(state, seat, PALACE))
    points = [palace_value(state, way) + smithy_gain(state, seat, way.given_silver) for way in ways]
    best = [way for way, gain in zip(ways, points, strict=True) if gain == max(points) > 0]
    lefts = {left_after(state, resources, way) for way in best}
    return best if len(lefts) > 1 else best[:1]


def ways_to_turn_in(state: State, seat: int, helpers: int) -> list[TurnIn]:
    """With any silver that can be changed, the best own pieces beside it. (S7.7, S7.11)"""
    limit = PALACE_PIECES * helpers
    resources = state.players[seat].resources
    most_silver = min(limit, resources[SILVER], sum(state.stock[:MATERIALS]))
    return [way_with(resources, limit, silver) for silver in range(most_silver + 1)]


def palace_points(state: State, seat: int, helpers: int) -> int:
    """The most that so many helpers in the palace could bring. (S7.7)"""
    return max([palace_value(state, way) for way in ways_to_turn_in(state, seat, helpers)])


def way_with(resources: list[int], limit: int, silver: int) -> TurnIn:
    """So much silver, and the best own pieces up to the limit. (S7.7)"""
    given = [0] * MATERIALS
    for kind in range(STONE, -1, -1):
        given[kind] = min(resources[kind], limit - silver - sum(given))
    return TurnIn(given[0], given[1], given[2], given[3], silver)


def own_pieces(way: TurnIn) -> list[int]:
    return [way.given_sand, way.given_wood, way.given_clay, way.given_stone, way.given_silver]


def best_of_stock(state: State, silver: int) -> list[int]:
    """What silver is changed for: the best pieces that the stock has. (S7.11)"""
    changed = [0] * MATERIALS
    for kind in range(STONE, -1, -1):
        changed[kind] = min(state.stock[kind], silver - sum(changed))
    return changed


def palace_value(state: State, way: TurnIn) -> int:
    """The building points turned in, silver as what it is changed for. (S7.7)"""
    pieces = zip(own_pieces(way), best_of_stock(state, way.given_silver), strict=False)
    return sum([BUILDING_POINTS[kind] * sum(both) for kind, both in enumerate(pieces)])


def smithy_gain(state: State, seat: int, silver: int) -> int:
    """What silver changed now adds to one's own places in the smithy, as it stands. (S7.11)"""
    return smithy_points(state, seat, state.smithy + silver) - smithy_points(state, seat, state.smithy)


def smithy_points(state: State, seat: int, silver: int) -> int:
    """What so much silver brings the player's helpers in the smithy. (S7.8)"""
    places = range(FIRST_PLACE[SMITHY], FIRST_PLACE[SMITHY + 1])
    own = [place for place in places if state.places[place] == seat]
    return sum([POINTS_PER[place] * (silver // PER[place]) for place in own])


def left_after(state: State, resources: list[int], way: TurnIn) -> int:
    """What the rest would count in a tie. (S7.9)"""
    return left_over(state, [own - given for own, given in zip(resources, own_pieces(way), strict=True)])


def play_turn_in(state: State, seat: int, move: TurnIn) -> list[Event]:
    """The pieces leave the game for their building points. (S7.7, S7.12)"""
    state.asked += 1
    events: list[Event] = []
    resources = state.players[seat].resources
    given = own_pieces(move)[:MATERIALS]
    for kind, count in enumerate(best_of_stock(state, move.given_silver)):
        if count > 0:
            events.append(exchange(state, seat, kind, count))
            given[kind] += count
    for kind, count in enumerate(given):
        resources[kind] -= count
        state.gone[kind] += count
    points = sum([BUILDING_POINTS[kind] * count for kind, count in enumerate(given)])
    events.append(ResourcesTurnedIn(seat, given[0], given[1], given[2], given[3]))
    events.append(score(state, seat, points, SOURCE_OF[PALACE]))
    return events
