"""Where the order of what one tile sets off in the solo game makes a difference. (B17.9)"""

from typing import Final

from bastide.games.burgundy.components import (
    ANIMAL_KINDS,
    ANIMALS,
    AREA_POINTS,
    BANK,
    BLACK,
    CASTLE,
    GOODS_POINTS,
    KIND_OF,
    MONASTERY,
    MONASTERY_NUMBER,
    PHASE_POINTS,
    SALE_SILVER,
    TOWN_HALL,
    WAREHOUSE,
    WATCHTOWER,
    WATCHTOWER_POINTS,
)
from bastide.games.burgundy.duchy import Duchy
from bastide.games.burgundy.modes.solo.markers import solo_of
from bastide.games.burgundy.modes.solo.moves import COLOUR, EFFECT, PHASE, SIZE, TARGET
from bastide.games.burgundy.moves import Buy
from bastide.games.burgundy.rules.dice import SILVER_WITH_WORKERS
from bastide.games.burgundy.rules.effects import animal_points, pasture
from bastide.games.burgundy.rules.placing import spaces_for
from bastide.games.burgundy.rules.taking import can_interrupt, legal_buy
from bastide.games.burgundy.scoring import monastery_points
from bastide.games.burgundy.state import State

# What an open effect lets the player do; whatever only scores does nothing.
SCORES: Final = 0
ACTS: Final = 1  # a castle, a target: one of the four actions
PLACES: Final = 2  # a town hall
SELLS: Final = 3  # a warehouse
REWARDS: Final = 4  # a filled colour
BRINGS: Final = 5  # goods of a ship, a tile by a carpenter, a church or a market

LEADS_ON: Final = (CASTLE, TOWN_HALL, WAREHOUSE, BANK)  # placed, these can bring points or silver in turn
FIRST_SCORING: Final = 15  # the first monastery that brings points
NO_LIMIT: Final = 1000  # more points than any target asks for


def order_matters(state: State, seat: int, space: int, open_now: list[int], targets: int) -> bool:
    """It does where one effect may change what another is worth or allows: by points near the target, by
    silver, goods or a tile. (B17.9)"""
    if len(open_now) < 2:
        return False
    doings = doings_of(state, seat, space, open_now)
    if len(doings) > 1:
        return True
    scorings = [points for points in all_points(state, seat, space, open_now) if points > 0]
    if not doings:
        return can_reach_early(state, seat, scorings)
    if is_worth_more_later(state, seat, space, open_now, doings[0]):
        return True
    more = most_by(state, seat, doings[0], actions_of(state, seat, space, open_now, targets))
    if more == 0 or not scorings:
        return can_reach_early(state, seat, scorings) or can_pass_on(state, seat, scorings)
    return is_near(state, seat, sum(scorings) + more)


def is_out_of_reach(state: State, seat: int, space: int, open_now: list[int], targets: int) -> bool:
    """Nothing of what is open leads to the target, in whatever order."""
    most = sum(all_points(state, seat, space, open_now))
    for doing in doings_of(state, seat, space, open_now):
        most += most_by(state, seat, doing, actions_of(state, seat, space, open_now, targets))
    return not is_near(state, seat, most)


def is_near(state: State, seat: int, points: int) -> bool:
    """So many points, and all silver, would lead to the target."""
    solo = solo_of(state)
    return solo.score + points + state.duchies[seat].silver >= solo.target


def can_reach_early(state: State, seat: int, scorings: list[int]) -> bool:
    """All but the smallest scoring, and all silver, would lead to the target; equal ones need no order."""
    if len(scorings) < 2 or min(scorings) == max(scorings):
        return False
    return is_near(state, seat, sum(scorings) - min(scorings))


def can_pass_on(state: State, seat: int, scorings: list[int]) -> bool:
    """Reached by the last effect of this tile, a target's action goes with what was open before. (B6.10)"""
    return len(state.pending) > 1 and len(scorings) > 0 and is_near(state, seat, sum(scorings))


# -- what is open


def all_points(state: State, seat: int, space: int, open_now: list[int]) -> list[int]:
    return [points_of(state, seat, space, effect) for effect in open_now]


def points_of(state: State, seat: int, space: int, effect: int) -> int:
    """The points that an open effect would bring as things stand."""
    if effect == SIZE:
        return area_points(state.duchies[seat], space)
    if effect == PHASE:
        return PHASE_POINTS[state.phase]
    return effect_points(state, seat, space) if effect == EFFECT else 0


def area_points(duchy: Duchy, space: int) -> int:
    return AREA_POINTS[duchy.layout.size_of[duchy.layout.area_of[space]]]


def effect_points(state: State, seat: int, space: int) -> int:
    """What the tile on the space scores by its effect."""
    duchy = state.duchies[seat]
    tile = duchy.tiles[space]
    if KIND_OF[tile] in ANIMAL_KINDS:
        return animal_points(duchy, KIND_OF[tile], pasture(state, seat, space))
    if KIND_OF[tile] == MONASTERY:
        return monastery_points(state, seat, MONASTERY_NUMBER[tile])
    return WATCHTOWER_POINTS if KIND_OF[tile] == WATCHTOWER else 0


def doings_of(state: State, seat: int, space: int, open_now: list[int]) -> list[int]:
    """What the open effects let the player do, each once: a castle's action is like that of a target."""
    tile = state.duchies[seat].tiles[space]
    doings: list[int] = []
    for effect in open_now:
        doing = doing_of(KIND_OF[tile], effect)
        if doing != SCORES and doing not in doings:
            doings.append(doing)
    return doings


def doing_of(kind: int, effect: int) -> int:
    if effect == TARGET or (effect == EFFECT and kind == CASTLE):
        return ACTS
    if effect == COLOUR:
        return REWARDS
    if effect != EFFECT or kind in ANIMAL_KINDS or kind in (MONASTERY, WATCHTOWER):
        return SCORES
    if kind == TOWN_HALL:
        return PLACES
    return SELLS if kind == WAREHOUSE else BRINGS


def actions_of(state: State, seat: int, space: int, open_now: list[int], targets: int) -> int:
    """How many actions are open, of the castle and of targets."""
    is_castle = KIND_OF[state.duchies[seat].tiles[space]] == CASTLE
    return targets + 1 if EFFECT in open_now and is_castle else targets


# -- what a doing can bring


def is_worth_more_later(state: State, seat: int, space: int, open_now: list[int], doing: int) -> bool:
    """The tile's own points are counted when they come, and may be more after another tile or a sale."""
    kind = KIND_OF[state.duchies[seat].tiles[space]]
    if EFFECT not in open_now or (kind not in ANIMAL_KINDS and kind != MONASTERY):
        return False
    has_goods = doing == ACTS and sum(state.duchies[seat].goods) > 0
    return (has_goods and kind == MONASTERY) or len(placements(state, seat, doing)) > 0


def most_by(state: State, seat: int, doing: int, actions: int) -> int:
    """The most points, and silver to buy some, that a doing can bring; no limit where it may lead on."""
    duchy = state.duchies[seat]
    if doing == BRINGS:
        return 0
    if doing == SELLS:
        return most_by_sale(state, duchy)
    if doing == ACTS and (actions > 1 or duchy.has[SILVER_WITH_WORKERS]):
        return NO_LIMIT
    if doing == REWARDS and can_interrupt(state, seat):  # the tile might be bought before
        return NO_LIMIT
    most = most_by_sale(state, duchy) if doing == ACTS else 0
    for tile, space in placements(state, seat, doing):
        most = max(most, most_by_tile(state, seat, tile, space))
    return most


def most_by_sale(state: State, duchy: Duchy) -> int:
    """With monastery 3 a sale brings 1 silver more. (B5.9)"""
    count = max(duchy.goods)
    return count * GOODS_POINTS[state.seats] + SALE_SILVER + 1 if count > 0 else 0


def placements(state: State, seat: int, doing: int) -> list[tuple[int, int]]:
    """The tiles that may be placed by it, also one bought before, and where."""
    tiles = list(state.offers[BLACK]) if doing == REWARDS else stored_or_bought(state, seat)
    duchy = state.duchies[seat]
    return [(tile, space) for tile in tiles for space in spaces_for(state.book, duchy, tile)]


def stored_or_bought(state: State, seat: int) -> list[int]:
    bought = [move.tile for move in legal_buy(state, seat) if isinstance(move, Buy)]
    return [*state.storage[seat], *bought]


def most_by_tile(state: State, seat: int, tile: int, space: int) -> int:
    """The points of a tile on a space: of an area that it fills, and by its effect."""
    duchy, kind = state.duchies[seat], KIND_OF[tile]
    area, colour = duchy.layout.area_of[space], duchy.layout.colour[space]
    if kind in LEADS_ON or duchy.empty[colour] == 1:
        return NO_LIMIT
    points = 0
    if duchy.left[area] == 1:
        points = area_points(duchy, space) + PHASE_POINTS[state.phase]
    if kind in ANIMAL_KINDS:
        more = animal_points(duchy, kind, pasture(state, seat, space))
        return points + more + ANIMALS[tile] + 1
    if kind == MONASTERY and MONASTERY_NUMBER[tile] >= FIRST_SCORING:
        return points + monastery_points(state, seat, MONASTERY_NUMBER[tile])
    return points + (WATCHTOWER_POINTS if kind == WATCHTOWER else 0)
