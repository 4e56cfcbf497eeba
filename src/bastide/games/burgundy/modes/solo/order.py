"""What one tile sets off in the solo game, carried out in the order the player likes."""

from collections.abc import Mapping
from typing import Any, Final

from bastide.core.game import Event, Move
from bastide.games.burgundy.book import FollowUp
from bastide.games.burgundy.components import (
    AREA_POINTS,
    AREAS,
    BANK,
    BLACK,
    BLANK_KIND,
    BOARDING_HOUSE,
    KIND_OF,
    MINE,
    MONASTERY,
    MONASTERY_NUMBER,
    PHASE_BONUS,
    PHASE_POINTS,
    SOURCE_OF,
)
from bastide.games.burgundy.depot_to_duchy import PlaceFrom, TileLaid
from bastide.games.burgundy.duchy import put
from bastide.games.burgundy.events import AreaFilled, EffectLapsed
from bastide.games.burgundy.modes.solo.colours import MAY_PLACE, MUST_PLACE
from bastide.games.burgundy.modes.solo.events import ColourFilled, DuchyFilled, EffectChosen
from bastide.games.burgundy.modes.solo.markers import TARGET_ACTION
from bastide.games.burgundy.modes.solo.matters import FIRST_SCORING, area_points, order_matters
from bastide.games.burgundy.modes.solo.moves import (
    COLOUR,
    EFFECT,
    OPEN_EFFECTS,
    PHASE,
    RESOLVE,
    SIZE,
    TARGET,
    Resolve,
)
from bastide.games.burgundy.moves import SPACE
from bastide.games.burgundy.scoring import monastery_points, score
from bastide.games.burgundy.stages import OVER
from bastide.games.burgundy.state import State, lift

GAINS: Final = (BANK, BOARDING_HOUSE)


class Order(FollowUp):
    """The effects that one tile has set off, of which any may come first. (B17.9)

    Tiles that a filled colour or a castle brings may reach targets too, so there may be several of them.
    """

    def __init__(self, space: int, effects: list[int], targets: int, is_reward: bool) -> None:
        super().__init__("order", "B17.9")
        self.space = space  # where the tile lies
        self.effects = effects  # size, phase, colour, effect: as far as they are open
        self.targets = targets  # how many actions for targets are open
        self.is_reward = is_reward  # the tile came by a filled colour: what it fills may be let go

    def open(self) -> list[int]:
        return [*self.effects, TARGET] if self.targets > 0 else self.effects

    def without(self, effect: int) -> "Order":
        """The others, when one is carried out."""
        if effect == TARGET:
            return Order(self.space, self.effects, self.targets - 1, self.is_reward)
        left = [other for other in self.effects if other != effect]
        return Order(self.space, left, self.targets, self.is_reward)

    def with_target(self) -> "Order":
        return Order(self.space, self.effects, self.targets + 1, self.is_reward)

    def legal(self, _state: State, _seat: int) -> list[Move]:
        """Any of the open effects may come first. (B17.9)"""
        open_now = self.open()
        return [RESOLVE[effect] for effect in open_now] if len(open_now) > 1 else []

    def is_settled(self, state: State, seat: int) -> bool:
        return not order_matters(state, seat, self.space, self.open(), self.targets)

    def lapse(self, state: State, seat: int) -> list[Event]:
        """Where it does not matter they come as they are listed."""
        return carry_out(state, seat, self, self.open()[0])

    def about(self) -> dict[str, Any]:
        return {
            "space": SPACE.write(self.space),
            "open": [OPEN_EFFECTS[effect] for effect in self.open()],
            "targets": self.targets,
            "reward": self.is_reward,
        }


def read_order(written: Mapping[str, Any]) -> FollowUp:
    effects = [OPEN_EFFECTS.index(word) for word in written["open"] if word != OPEN_EFFECTS[TARGET]]
    return Order(SPACE.read(written["space"]), effects, written["targets"], written["reward"])


# -- opening


def play_place_from(state: State, seat: int, move: PlaceFrom) -> list[Event]:
    """A tile of the black depot, for a filled colour. (B17.7)"""
    state.pending.pop()
    lift(state, move.depot, move.tile)
    put(state.duchies[seat], move.tile, move.space)
    laid = TileLaid(seat, move.tile, move.depot, move.space)
    return [laid, *open_all(state, seat, move.tile, move.space, is_reward=True)]


def open_effects(state: State, seat: int, tile: int, space: int) -> list[Event]:
    """All that a tile sets off is open. (B17.9)"""
    return open_all(state, seat, tile, space, is_reward=False)


def open_all(state: State, seat: int, tile: int, space: int, is_reward: bool) -> list[Event]:
    """A full duchy wins at once; else all that the tile sets off is open. (B17.9, B17.11)"""
    duchy, kind = state.duchies[seat], KIND_OF[tile]
    if sum(duchy.empty) == 0:
        state.pending.clear()
        state.stage = OVER
        return [DuchyFilled(seat)]
    effects: list[int] = []
    events = open_filled(state, seat, space, effects)
    if kind in GAINS:
        events += state.book.effects[kind](state, seat, space)  # first, for what it brings can only help
    elif has_effect(tile):
        effects.append(EFFECT)
    if effects:
        state.pending.append(Order(space, effects, 0, is_reward))
    return events


def open_filled(state: State, seat: int, space: int, effects: list[int]) -> list[Event]:
    """A filled area scores by size and by phase; a filled colour brings a tile. (B17.7, B17.12)"""
    duchy, layout = state.duchies[seat], state.duchies[seat].layout
    area, colour = layout.area_of[space], layout.colour[space]
    if duchy.left[area] > 0:
        return []
    size = layout.size_of[area]
    duchy.brought[area] = AREA_POINTS[size] + PHASE_POINTS[state.phase]
    events: list[Event] = [AreaFilled(seat, colour, size)]
    effects += [SIZE, PHASE]
    if duchy.empty[colour] == 0:
        events.append(ColourFilled(seat, colour))
        if state.offers[BLACK]:
            effects.append(COLOUR)
        else:
            events.append(EffectLapsed(seat, MUST_PLACE.effect))
    return events


def has_effect(tile: int) -> bool:
    """Mines, blanks and monasteries that last do nothing when they are placed. (B6.6, B6.8, B17.5)"""
    if KIND_OF[tile] == MONASTERY:
        return MONASTERY_NUMBER[tile] >= FIRST_SCORING
    return KIND_OF[tile] not in (MINE, BLANK_KIND)


# -- choosing


def play_resolve(state: State, seat: int, move: Resolve) -> list[Event]:
    order = state.pending.pop()
    assert isinstance(order, Order)
    return [EffectChosen(seat, move.effect), *carry_out(state, seat, order, move.effect)]


def carry_out(state: State, seat: int, order: Order, effect: int) -> list[Event]:
    """One of the open effects happens; the others stay open. (B17.9)"""
    rest = order.without(effect)
    if rest.open():
        state.pending.append(rest)
    if effect == SIZE:
        return [score(state, seat, area_points(state.duchies[seat], order.space), AREAS)]
    if effect == PHASE:
        return [score(state, seat, PHASE_POINTS[state.phase], PHASE_BONUS)]
    if effect == EFFECT:
        return take_effect(state, seat, order.space)
    if effect == COLOUR:
        state.pending.append(MAY_PLACE if order.is_reward else MUST_PLACE)
    else:
        state.pending.append(TARGET_ACTION)
    return []


def take_effect(state: State, seat: int, space: int) -> list[Event]:
    """The tile does what it does; a monastery's points come at once. (B6.1, B17.6)"""
    tile = state.duchies[seat].tiles[space]
    if KIND_OF[tile] != MONASTERY:
        return state.book.effects[KIND_OF[tile]](state, seat, space)
    number = MONASTERY_NUMBER[tile]
    points = monastery_points(state, seat, number)
    return [score(state, seat, points, SOURCE_OF[number])] if points > 0 else []
