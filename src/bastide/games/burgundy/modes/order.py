"""What one tile sets off in the solo game, carried out in the order the player likes.

The effects that are open together are one number: the space times 1024, the extra actions for targets
times 16, and a bit for each of size, phase, colour and effect. Tiles that a filled colour or a castle brings
may reach targets too: there is room for more of them than a duchy has scorings.
"""

from typing import Final

from bastide.core.game import Event, Move
from bastide.games.burgundy.components import (
    ANIMAL_KINDS,
    AREA_POINTS,
    AREAS,
    BANK,
    BLACK,
    BLANK_KIND,
    BOARDING_HOUSE,
    CASTLE,
    KIND_OF,
    MINE,
    MONASTERY,
    MONASTERY_NUMBER,
    NONE,
    PHASE_BONUS,
    PHASE_POINTS,
    SOURCE_OF,
    TOWN_HALL,
    WAREHOUSE,
    WATCHTOWER,
    WATCHTOWER_POINTS,
)
from bastide.games.burgundy.duchy import Duchy
from bastide.games.burgundy.events import AreaFilled, EffectLapsed
from bastide.games.burgundy.modes.events import ColourFilled, DuchyFilled, EffectChosen
from bastide.games.burgundy.modes.moves import BUY_POINTS as BUY
from bastide.games.burgundy.modes.moves import RESOLVE, Resolve
from bastide.games.burgundy.modes.target import ONE_TARGET, is_reached, solo_of
from bastide.games.burgundy.moves import DECLINE
from bastide.games.burgundy.rules.effects import animal_points, pasture
from bastide.games.burgundy.scoring import monastery_points, score
from bastide.games.burgundy.stages import FINISHED_COLOUR, ORDER, OVER, TARGET_ACTION
from bastide.games.burgundy.state import State

SIZE: Final = 0
PHASE: Final = 1
COLOUR: Final = 2
EFFECT: Final = 3
TARGET: Final = 4
ONE_SPACE: Final = 1024
FIRST_SCORING: Final = 15  # the first monastery that brings points

GAINS: Final = (BANK, BOARDING_HOUSE)
LEADS_ON: Final = (CASTLE, TOWN_HALL, WAREHOUSE)  # these can bring points or silver themselves


# -- opening


def open_effects(state: State, seat: int, tile: int, space: int) -> list[Event]:
    """A full duchy wins at once; else all that the tile sets off is open. (B17.9, B17.11)"""
    duchy, kind = state.duchies[seat], KIND_OF[tile]
    if sum(duchy.empty) == 0:
        state.pending.clear()
        state.stage = OVER
        return [DuchyFilled(seat)]
    events, open_now = open_filled(state, seat, space)
    if kind in GAINS:
        events += state.book.effects[kind](state, seat, space)  # first, for what it brings can only help
    elif has_effect(tile):
        open_now += 1 << EFFECT
    if open_now > 0:
        state.pending.append((ORDER, ONE_SPACE * space + open_now))
    return events


def open_filled(state: State, seat: int, space: int) -> tuple[list[Event], int]:
    """A filled area scores by size and by phase; a filled colour brings a tile. (B17.7, B17.12)"""
    duchy, layout = state.duchies[seat], state.duchies[seat].layout
    area, colour = layout.area_of[space], layout.colour[space]
    if duchy.left[area] > 0:
        return [], 0
    size = layout.size_of[area]
    duchy.brought[area] = AREA_POINTS[size] + PHASE_POINTS[state.phase]
    events: list[Event] = [AreaFilled(seat, colour, size)]
    open_now = (1 << SIZE) + (1 << PHASE)
    if duchy.empty[colour] == 0:
        events.append(ColourFilled(seat, colour))
        if state.offers[BLACK]:
            open_now += 1 << COLOUR
        else:
            events.append(EffectLapsed(seat, FINISHED_COLOUR))
    return events, open_now


def has_effect(tile: int) -> bool:
    """Mines, blanks and monasteries that last do nothing when they are placed. (B6.6, B6.8, B17.5)"""
    if KIND_OF[tile] == MONASTERY:
        return MONASTERY_NUMBER[tile] >= FIRST_SCORING
    return KIND_OF[tile] not in (MINE, BLANK_KIND)


# -- choosing


def open_in(about: int) -> list[int]:
    """The effects that are open together."""
    open_now = [effect for effect in (SIZE, PHASE, COLOUR, EFFECT) if about & 1 << effect]
    return [*open_now, TARGET] if about % ONE_SPACE >= ONE_TARGET else open_now


def legal_resolve(state: State, seat: int, about: int) -> list[Move]:
    """Any of the open effects may come first, where it matters which. (B17.9)"""
    return [RESOLVE[effect] for effect in open_in(about)] if order_matters(state, seat, about) else []


def play_resolve(state: State, seat: int, move: Resolve) -> list[Event]:
    _, about = state.pending.pop()
    return [EffectChosen(seat, move.effect), *carry_out(state, seat, about, move.effect)]


def resolve_first(state: State, seat: int, about: int) -> list[Event]:
    """Where it does not matter they come as they are listed."""
    return carry_out(state, seat, about, open_in(about)[0])


def carry_out(state: State, seat: int, about: int, effect: int) -> list[Event]:
    """One of the open effects happens; the others stay open. (B17.9)"""
    rest = about - (ONE_TARGET if effect == TARGET else 1 << effect)
    if rest % ONE_SPACE > 0:
        state.pending.append((ORDER, rest))
    duchy, space = state.duchies[seat], about // ONE_SPACE
    if effect == SIZE:
        return [score(state, seat, area_points(duchy, space), AREAS)]
    if effect == PHASE:
        return [score(state, seat, PHASE_POINTS[state.phase], PHASE_BONUS)]
    if effect == EFFECT:
        return take_effect(state, seat, space)
    state.pending.append((FINISHED_COLOUR if effect == COLOUR else TARGET_ACTION, NONE))
    return []


def take_effect(state: State, seat: int, space: int) -> list[Event]:
    """The tile does what it does; a monastery's points come at once. (B6.1, B17.6)"""
    tile = state.duchies[seat].tiles[space]
    if KIND_OF[tile] != MONASTERY:
        return state.book.effects[KIND_OF[tile]](state, seat, space)
    number = MONASTERY_NUMBER[tile]
    points = monastery_points(state, seat, number)
    return [score(state, seat, points, SOURCE_OF[number])] if points > 0 else []


def area_points(duchy: Duchy, space: int) -> int:
    return AREA_POINTS[duchy.layout.size_of[duchy.layout.area_of[space]]]


# -- buying points


def legal_buy_points(state: State, seat: int, _about: int) -> list[Move]:
    """After a scoring 1 silver buys 1 point, up to the target; nothing is left to choose at the target,
    without silver, or where it can be bought with the next scoring as well. (B17.8, B17.12)"""
    solo, silver = solo_of(state), state.duchies[seat].silver
    if is_reached(state) or silver == 0 or can_buy_later(state, seat):
        return []
    return [*BUY[1 : min(silver, solo.target - solo.score) + 1], DECLINE]


def can_buy_later(state: State, seat: int) -> bool:
    """Points come next that lead to the target as little as these do: one purchase for all is enough."""
    if len(state.pending) < 2 or state.pending[-2][0] != ORDER:
        return False
    about = state.pending[-2][1]
    is_quiet = not leads_on(state, seat, about) and not can_reach(state, seat, about)
    return is_quiet and points_in(state, seat, about) > 0


# -- what makes a difference


def order_matters(state: State, seat: int, about: int) -> bool:
    """It does where one effect may change what another is worth: by reaching the target, by bringing
    silver, points or a tile. (B17.9)"""
    return len(open_in(about)) > 1 and (leads_on(state, seat, about) or can_reach(state, seat, about))


def leads_on(state: State, seat: int, about: int) -> bool:
    """Among the open effects is one that leads to further moves in the duchy."""
    open_now = open_in(about)
    kind = KIND_OF[state.duchies[seat].tiles[about // ONE_SPACE]]
    return COLOUR in open_now or TARGET in open_now or (EFFECT in open_now and kind in LEADS_ON)


def can_reach(state: State, seat: int, about: int) -> bool:
    """The points that are open, and all silver, would lead to the target."""
    solo = solo_of(state)
    return solo.score + points_in(state, seat, about) + state.duchies[seat].silver >= solo.target


def points_in(state: State, seat: int, about: int) -> int:
    """The points that the open effects would bring as things stand."""
    duchy, space, open_now = state.duchies[seat], about // ONE_SPACE, open_in(about)
    points = area_points(duchy, space) if SIZE in open_now else 0
    points += PHASE_POINTS[state.phase] if PHASE in open_now else 0
    return points + (effect_points(state, seat, space) if EFFECT in open_now else 0)


def effect_points(state: State, seat: int, space: int) -> int:
    """What the tile on the space scores by its effect."""
    duchy = state.duchies[seat]
    tile = duchy.tiles[space]
    if KIND_OF[tile] in ANIMAL_KINDS:
        return animal_points(duchy, KIND_OF[tile], pasture(state, seat, space))
    if KIND_OF[tile] == MONASTERY:
        return monastery_points(state, seat, MONASTERY_NUMBER[tile])
    return WATCHTOWER_POINTS if KIND_OF[tile] == WATCHTOWER else 0
