"""What a position of the solo game of The Castles of Burgundy is worth: how much of the duchy will be full.

Spaces filled count most; then what fills them later: stored tiles with a place to go, blanks, silver for
the black depot, goods for blanks, the way to the target and its extra action.
"""

from typing import Final

from bastide.games.burgundy.components import (
    BLANK,
    COLOUR_OF,
    GOODS_NUMBERS,
    MINE,
    NONE,
    PHASES,
    ROUNDS,
    STORAGE,
)
from bastide.games.burgundy.duchy import Duchy
from bastide.games.burgundy.modes.solo.figures import TRADE_GOODS
from bastide.games.burgundy.modes.solo.markers import Solo, solo_of
from bastide.games.burgundy.modes.solo.ships import GiveFor
from bastide.games.burgundy.rules.placing import spaces_for
from bastide.games.burgundy.rules.taking import MakeRoom
from bastide.games.burgundy.stages import OVER
from bastide.games.burgundy.state import USED, State

ROUNDS_IN_ALL: Final = ROUNDS * len(PHASES)
SPACE: Final = 10.0
ACTION: Final = 5.0  # half a space: one action takes a tile, another places it
STORED: Final = 5.5
STORED_BLANK: Final = 9.0
NO_PLACE_YET: Final = 1.5
SILVER: Final = 1.8
WORKER: Final = 0.9
PLENTY: Final = 6  # what is beyond is worth little
GOODS: Final = 0.9
WAY: Final = 0.2  # for every space that can be reached
AREA: Final = 0.25  # for every space of an area that is begun

# What a choice that is open is worth until it is made.
OPEN_CHOICES: Final[dict[str, float]] = {
    "extra-action": ACTION,
    "target-action": ACTION,
    "town-hall": ACTION,
    "finished-colour": SPACE,
    "order": ACTION,
    "warehouse": 1.5,
    "carpenter": 4.0,
    "church": 4.0,
    "market": 4.0,
    "ship": 2.0,
    "second-depot": 2.0,
    "trade": 1.0,
}
# What a lasting monastery brings over a whole game, by its number.
LASTING: Final = [0.0, 3.0, 4.0, 4.0, 4.0, 5.0, 8.0, 1.0, 8.0, 7.0, 6.0, 6.0, 7.0, 5.0, 6.0]


def worth_alone(state: State) -> float:
    duchy, solo = state.duchies[0], solo_of(state)
    filled = sum([tile != NONE for tile in duchy.tiles])
    if state.stage == OVER or not duchy.tiles:
        return SPACE * filled
    left = ROUNDS_IN_ALL - (max(state.phase, 0) * ROUNDS + max(state.round, 0) + 1)
    time = left / ROUNDS_IN_ALL
    points = SPACE * filled + WAY * sum([len(spaces) for spaces in duchy.near])
    points += worth_of_way(solo, time) + worth_of_supplies(state, duchy, left)
    points += worth_of_storage(state, duchy, left) + worth_of_areas(duchy)
    points += duchy.placed[MINE] * (len(PHASES) - max(state.phase, 0)) * SILVER * (left > 0)
    points += ACTION * len([die for die in state.dice[0] if die != USED])
    points += time * sum([LASTING[number] for number in range(len(LASTING)) if duchy.has[number]])
    return points + sum([OPEN_CHOICES.get(due.effect, 0.0) for due in state.pending])


def worth_of_way(solo: Solo, time: float) -> float:
    """How near the next extra action is; and the nearer the target, the more of them will follow."""
    return 0.6 * ACTION * solo.score / solo.target + 0.15 * (55 - solo.target) * time


def worth_of_supplies(state: State, duchy: Duchy, left: int) -> float:
    """Silver buys tiles, workers change dice, five goods are a blank; little of it helps at the end."""
    if left == 0:
        return 0.1 * (duchy.silver + duchy.workers)
    points = SILVER * min(duchy.silver, PLENTY) + 0.3 * max(duchy.silver - PLENTY, 0)
    points += WORKER * min(duchy.workers, PLENTY) + 0.2 * max(duchy.workers - PLENTY, 0)
    owed = sum([due.left for due in state.pending if isinstance(due, GiveFor)])
    goods = sum([duchy.goods[number] for number in GOODS_NUMBERS]) - owed
    return points + GOODS * min(goods, 3 * TRADE_GOODS)


def worth_of_storage(state: State, duchy: Duchy, left: int) -> float:
    """A stored tile is half a space filled, if it has somewhere to go and there is time."""
    tiles = state.storage[0] + [due.tile for due in state.pending if isinstance(due, MakeRoom)]
    dice = 2 * left + len([die for die in state.dice[0] if die != USED])
    free = [len(spaces) for spaces in duchy.near]
    values: list[float] = []
    for tile in tiles:
        values.append(worth_of_stored(state, tile, free))
        if tile != BLANK:
            free[COLOUR_OF[tile]] -= 1
    return sum(sorted(values, reverse=True)[: min(STORAGE, dice)])


def worth_of_stored(state: State, tile: int, free: list[int]) -> float:
    """Tiles that want the same spaces wait for each other."""
    if tile == BLANK:
        return STORED_BLANK
    has_place = free[COLOUR_OF[tile]] > 0 and spaces_for(state.book, state.duchies[0], tile)
    return STORED if has_place else NO_PLACE_YET


def worth_of_areas(duchy: Duchy) -> float:
    """Areas that are begun want to be filled."""
    sizes = duchy.layout.size_of
    return AREA * sum([size - left for size, left in zip(sizes, duchy.left, strict=True) if 0 < left < size])
