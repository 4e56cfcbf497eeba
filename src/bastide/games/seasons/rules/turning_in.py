"""The end of the game: the castle scores building by building; market and palace take talers and
resources. (S7)"""

from typing import Final

from bastide.core.game import Event, Move
from bastide.games.seasons.components import (
    BARN,
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
from bastide.games.seasons.events import GameEnded, NothingTurnedIn, ResourcesTurnedIn, TalersTurnedIn
from bastide.games.seasons.moves import CHANGE_TALERS, ChangeTalers, TurnIn
from bastide.games.seasons.rules.exchange import exchange
from bastide.games.seasons.scoring import helpers_of, left_over, place_points, score, score_building
from bastide.games.seasons.state import MARKET_OPEN, OVER, PALACE_OPEN, State, following, lift_helper

BEFORE_MARKET: Final[list[int]] = FINAL_ORDER[: FINAL_ORDER.index(MARKET)]
AFTER_PALACE: Final[list[int]] = FINAL_ORDER[FINAL_ORDER.index(PALACE) + 1 :]


def end_game(state: State) -> list[Event]:
    """Helpers leave carts and rider; then building by building. (S7)"""
    events: list[Event] = [GameEnded()]
    for cart in range(len(CARTS)):
        seat = state.carts[cart]
        if seat != NOBODY:
            lift_helper(state, seat, FROM_CART + cart)
            state.players[seat].helpers += 1
    for building in BEFORE_MARKET:
        events += score_building(state, building)
    state.stage = MARKET_OPEN
    state.asked = 0
    return events + go_on_turning_in(state)


def go_on_turning_in(state: State) -> list[Event]:
    """The market, then the palace, player by player, until someone has a choice; then smithy and barn.
    (S7.12)"""
    if finds_asked(state):
        return []
    if state.stage == MARKET_OPEN:
        state.stage = PALACE_OPEN
        state.asked = 0
        if finds_asked(state):
            return []
    events: list[Event] = []
    for building in AFTER_PALACE:
        events += score_building(state, building)
    state.current = NOBODY
    state.stage = OVER
    return events


def finds_asked(state: State) -> bool:
    """Whether there is still someone who has anything to give. (S7.12)"""
    while state.asked < state.seats:
        seat = following(state, state.asked)
        if can_change_talers(state, seat) if state.stage == MARKET_OPEN else can_turn_in(state, seat):
            state.current = seat
            return True
        state.asked += 1
    return False


# -- the market


def market_points(state: State, seat: int, helpers: int) -> int:
    """Two talers a point with one helper, one with two; an odd one stays. (S7.6, S7.12)"""
    rate = MARKET_TALERS[helpers]
    return state.players[seat].talers // rate if rate > 0 else 0


def can_change_talers(state: State, seat: int) -> bool:
    return market_points(state, seat, helpers_of(state, seat, MARKET)) > 0


def legal_change_talers(state: State, seat: int) -> list[Move]:
    """As many talers as bring points, or fewer, or none. (S7.6, S7.12)"""
    helpers = helpers_of(state, seat, MARKET)
    most, rate = market_points(state, seat, helpers), MARKET_TALERS[helpers]
    return [CHANGE_TALERS[points * rate] for points in range(most, -1, -1)]


def play_change_talers(state: State, seat: int, move: ChangeTalers) -> list[Event]:
    """The talers leave the game for points. (S7.6, S7.12)"""
    state.asked += 1
    talers = move.given_talers
    if talers == 0:
        return [NothingTurnedIn(seat, SOURCE_OF[MARKET])]
    state.players[seat].talers -= talers
    state.gone[TALER] += talers
    points = talers // MARKET_TALERS[helpers_of(state, seat, MARKET)]
    return [TalersTurnedIn(seat, talers), score(state, seat, points, SOURCE_OF[MARKET])]


# -- the palace


def can_turn_in(state: State, seat: int) -> bool:
    """A helper there, and pieces to give or silver that can be changed for some. (S7.7, S7.11)"""
    if helpers_of(state, seat, PALACE) == 0:
        return False
    return sum(state.players[seat].resources[:MATERIALS]) > 0 or most_silver(state, seat) > 0


def most_silver(state: State, seat: int) -> int:
    """No more than the stock can change. (S7.11)"""
    return min(state.players[seat].resources[SILVER], sum(state.stock[:MATERIALS]))


def legal_turn_in(state: State, seat: int) -> list[Move]:
    """Any pieces up to five a helper, or none; what serves their owner best comes first. (S7.7, S7.11,
    S7.12)"""
    return [*best_first(state, seat)]


def best_first(state: State, seat: int) -> list[TurnIn]:
    ways = ways_to_turn_in(state, seat, PALACE_PIECES * helpers_of(state, seat, PALACE))
    ranks = ranks_of(state, seat, ways)
    return [ways[number] for number in sorted(range(len(ways)), key=ranks.__getitem__)]


def points_of_ways(state: State, seat: int) -> list[int]:
    """What the open ways bring at once, in their order; for readers. (S7.6, S7.7)"""
    if state.stage == MARKET_OPEN:
        helpers = helpers_of(state, seat, MARKET)
        return list(range(market_points(state, seat, helpers), -1, -1))
    return [palace_value(state, way) for way in best_first(state, seat)]


def ways_to_turn_in(state: State, seat: int, limit: int) -> list[TurnIn]:
    """Every choice of own pieces up to the limit, the dear ones first. (S7.7, S7.11)"""
    sand, wood, clay, stone, _ = state.players[seat].resources
    ways: list[TurnIn] = []
    for silver in range(min(limit, most_silver(state, seat)) + 1):
        for with_stone in range(min(stone, limit - silver), -1, -1):
            after_stone = limit - silver - with_stone
            for with_clay in range(min(clay, after_stone), -1, -1):
                after_clay = after_stone - with_clay
                for with_wood in range(min(wood, after_clay), -1, -1):
                    for with_sand in range(min(sand, after_clay - with_wood), -1, -1):
                        ways.append(TurnIn(with_sand, with_wood, with_clay, with_stone, silver))
    return ways


def ranks_of(state: State, seat: int, ways: list[TurnIn]) -> list[tuple[int, int, int]]:
    """By way: the owner's place as things stand, then points, then what is left for a tie, most first. Silver
    pays whoever stands in the smithy, so less can be more. (S7.8, S7.9)"""
    resources, talers = state.players[seat].resources, state.players[seat].talers
    others = [
        [standing_then(state, other, silver) for other in range(state.seats) if other != seat]
        for silver in range(most_silver(state, seat) + 1)
    ]
    ranks: list[tuple[int, int, int]] = []
    for way in ways:
        points = points_then(state, seat, way.given_silver) + palace_value(state, way)
        left = left_after(state, resources, way)
        better = [other for other in others[way.given_silver] if other > (points, talers, left)]
        ranks.append((len(better), -points, -left))
    return ranks


def standing_then(state: State, seat: int, silver: int) -> tuple[int, int, int]:
    """What decides at the end, if the player turns in the best and so much more silver lies in the smithy."""
    player = state.players[seat]
    steps = (seat - state.active) % state.seats
    palace = palace_points(state, seat, helpers_of(state, seat, PALACE)) if steps > state.asked else 0
    return points_then(state, seat, silver) + palace, player.talers, left_over(state, player.resources)


def points_then(state: State, seat: int, silver: int) -> int:
    """The points after smithy and barn, if so much more silver lies there. (S7.8, S8.4)"""
    points = sum(state.players[seat].points) + smithy_points(state, seat, state.smithy + silver)
    return points + helpers_of(state, seat, BARN) * place_points(state, BARN, FIRST_PLACE[BARN])


def palace_points(state: State, seat: int, helpers: int) -> int:
    """The most that so many helpers in the palace could bring. (S7.7)"""
    limit = PALACE_PIECES * helpers
    resources = state.players[seat].resources
    silvers = range(min(limit, most_silver(state, seat)) + 1)
    return max([palace_value(state, best_way(resources, limit, silver)) for silver in silvers])


def best_way(resources: list[int], limit: int, silver: int) -> TurnIn:
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
    if sum(given) + move.given_silver == 0:
        return [NothingTurnedIn(seat, SOURCE_OF[PALACE])]
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
