"""What a position of The Castles of Burgundy is worth to a seat, in points.

The points so far, and what lies on the table as a player would value it: goods as sales to come, mines
as silver of the phases left, areas by how far they are filled, stored tiles by what placing them brings.
"""

from collections.abc import Callable
from typing import Final

from bastide.bots.evaluate.burgundy_alone import worth_alone
from bastide.bots.evaluate.burgundy_modules import (
    LASTING_OF_MODULES,
    OPEN_IN_MODULES,
    ROOM_TOGETHER,
    animals_there,
    can_copy,
    stored_together,
    worth_of_modules,
)
from bastide.core.game import Seat
from bastide.games.burgundy.components import (
    ANIMAL,
    AREA_POINTS,
    BUILDING,
    CASTLE,
    COLOUR_OF,
    FINAL_MONASTERIES,
    GOODS_NUMBERS,
    GOODS_POINTS,
    LARGE_BONUS,
    MINE,
    MONASTERY,
    MONASTERY_NUMBER,
    MOST_MONASTERIES,
    NOBODY,
    NONE,
    PHASE_POINTS,
    PHASES,
    ROUNDS,
    SHIP,
    SMALL_BONUS,
    WILD,
)
from bastide.games.burgundy.duchy import Duchy
from bastide.games.burgundy.rules.areas import LARGE, SMALL, counted_size
from bastide.games.burgundy.rules.placing import spaces_for
from bastide.games.burgundy.scoring import monastery_points
from bastide.games.burgundy.stages import DECIDE, OVER, TURN
from bastide.games.burgundy.state import USED, State, sharers

ROUNDS_IN_ALL: Final = ROUNDS * len(PHASES)
SILVER: Final = 1.4
WORKER: Final = 0.8
PLENTY: Final = 4  # what is beyond is worth little
TILE_LAID: Final = 3.0  # every tile opens new spaces

LEARNT: Final = 3.0  # over a whole game, by who waits with a choice
STORED: Final = 0.4  # of what placing brings

# What the choice that a tile leaves open is worth, until it is made.
OPEN_CHOICES: Final[dict[str, float]] = {
    "extra-action": 6.0,
    "town-hall": 4.5,
    "warehouse": 3.5,
    "carpenter": 3.0,
    "church": 3.5,
    "market": 3.0,
    "ship": 3.0,
    "second-depot": 3.0,
    "choose-goods": 2.0,
    **OPEN_IN_MODULES,
}
# What placing a tile of a colour brings beside its points.
PLACING: Final[dict[int, float]] = {
    CASTLE: 5.0,
    MINE: 1.0,
    MONASTERY: 2.0,
    SHIP: 3.0,
    ANIMAL: 0.0,
    BUILDING: 3.0,
    WILD: 0.0,
}
# What a lasting monastery brings over a whole game, by its number.
LASTING: Final = [0.0, 3.0, 3.0, 4.0, 4.0, 4.0, 6.0, 4.0, 7.0, 7.0, 6.0, 6.0, 7.0, 5.0, 6.0]


# How a mode judges a position, where it is not by the points one is ahead.
WORTHS: Final[dict[str, Callable[[State], float]]] = {"solo": worth_alone}


def worth(state: State, seat: Seat) -> float:
    """How far the seat, or its team, is ahead of the best other one, as things are likely to go on.

    Less than a tenth of a point is no difference: the estimate is coarser than that.
    """
    if state.book.mode in WORTHS:
        return round(WORTHS[state.book.mode](state), 1)
    others = [worth_of(state, other) for other in rivals(state, seat)]
    return round(worth_of(state, seat) - max(others), 1)


def rivals(state: State, seat: Seat) -> list[Seat]:
    """The other seats, clockwise; of another team one, since partners have everything together."""
    found: list[Seat] = []
    known = side_of(state, seat)
    for step in range(1, state.seats):
        other = (seat + step) % state.seats
        if other not in known:
            found.append(other)
            known += side_of(state, other)
    return found


def side_of(state: State, seat: Seat) -> list[Seat]:
    """The seats that win together with this one, which comes first."""
    return [seat, *[other for other in sharers(state, seat) if other != seat]]


def worth_of(state: State, seat: Seat) -> float:
    duchy = state.duchies[seat]
    points = float(sum([sum(state.points[one]) for one in side_of(state, seat)]))
    if state.stage == OVER or not duchy.tiles:
        return points
    left = rounds_left(state)
    points += worth_of_supplies(state, duchy, left)
    points += worth_of_areas(state, seat, duchy, left)
    points += worth_of_tiles(state, seat, duchy, left)
    points += worth_of_storage(state, seat, duchy)
    points += 0.4 * sum([state.place[one] for one in side_of(state, seat)])
    if state.parts:
        points += worth_of_modules(state, seat, left)
    if is_acting(state, seat):
        points += sum([OPEN_CHOICES.get(due.effect, 0.0) for due in state.pending])
    return points


def is_acting(state: State, seat: Seat) -> bool:
    """Whether what is open is for this seat, or its partner."""
    is_open = state.stage in (TURN, DECIDE) and state.turn < state.seats
    return is_open and state.order[state.turn] in side_of(state, seat)


def rounds_left(state: State) -> int:
    """Rounds after this one."""
    return ROUNDS_IN_ALL - (max(state.phase, 0) * ROUNDS + max(state.round, 0) + 1)


def worth_of_supplies(state: State, duchy: Duchy, left: int) -> float:
    """Silver, workers and goods: spent well while there is time, a little at the end."""
    silver = SILVER * min(duchy.silver, PLENTY) + max(duchy.silver - PLENTY, 0)
    workers = WORKER * min(duchy.workers, PLENTY) + 0.3 * max(duchy.workers - PLENTY, 0)
    points = silver + workers if left else duchy.silver + duchy.workers // 2
    for number in GOODS_NUMBERS:
        count = duchy.goods[number]
        points += count * (1 + 0.6 * (GOODS_POINTS[state.seats] - 1) * (left > 0))
    return points


def worth_of_areas(state: State, seat: Seat, duchy: Duchy, left: int) -> float:
    """What areas and colours will score, by how much of them is filled."""
    layout, points = duchy.layout, 0.0
    phase = PHASE_POINTS[max(state.phase, 0)]
    hope = left / (left + 4)
    for area, size in enumerate(layout.size_of):
        empty = duchy.left[area]
        if 0 < empty < size:
            done = (size - empty) / size
            points += hope * done**1.5 * (AREA_POINTS[counted_size(state, seat, area)] + 0.7 * phase)
    for colour, spaces in enumerate(layout.spaces_of):
        empty = duchy.empty[colour]
        if empty and state.bonuses[SMALL][colour] == NOBODY:
            bonus = LARGE_BONUS if state.bonuses[LARGE][colour] == NOBODY else SMALL_BONUS
            done = (len(spaces) - empty) / len(spaces)
            points += hope * done**3 * bonus[state.seats]
    return points


def worth_of_tiles(state: State, seat: Seat, duchy: Duchy, left: int) -> float:
    """What the tiles that lie will still bring."""
    tiles = sum([tile != NONE for tile in duchy.tiles])
    phases_left = len(PHASES) - max(state.phase, 0)
    points = TILE_LAID * tiles
    points += duchy.placed[MINE] * phases_left * (2.0 if duchy.has[2] else 1.2)
    for number in range(1, MOST_MONASTERIES):
        if duchy.has[number]:
            points += worth_of_monastery(state, seat, number, left)
    return points + worth_of_waiting(state, seat, left) if state.parts else points


def worth_of_waiting(state: State, seat: Seat, left: int) -> float:
    """Shield 6 not chosen yet: the best that can still be scored at the end, and what may be learnt.
    What a lasting monastery brings is lost while one waits."""
    if not can_copy(state, seat):
        return 0.0
    own, best = state.duchies[seat].has, 0.0
    for other in state.duchies:
        more = [number for number in FINAL_MONASTERIES if other.has[number] and not own[number]]
        best = max(best, sum([worth_of_monastery(state, seat, number, left) for number in more]))
    return best + LEARNT * left / ROUNDS_IN_ALL


def worth_of_monastery(state: State, seat: Seat, number: int, left: int) -> float:
    if number < len(LASTING):
        return LASTING[number] * left / ROUNDS_IN_ALL
    if number in LASTING_OF_MODULES:
        return LASTING_OF_MODULES[number] * left / ROUNDS_IN_ALL
    return monastery_points(state, seat, number) + 4.0 * left / ROUNDS_IN_ALL


def worth_of_storage(state: State, seat: Seat, duchy: Duchy) -> float:
    """Stored tiles: less than when they lie, nothing when no die is left to place them."""
    tiles = stored_tiles(state, seat)
    if is_acting(state, seat):
        tiles += [due.waiting() for due in state.pending if due.waiting() != NONE]
    values: list[float] = []
    taken: list[int] = []  # two tiles do not count on the same space
    for tile in tiles:
        value, space = worth_of_stored(state, seat, duchy, tile, taken)
        values.append(value)
        taken.append(space)
    values.sort(reverse=True)
    room = sum([state.room[one] for one in side_of(state, seat)])
    room += ROOM_TOGETHER.get(state.book.mode, 0)
    return sum(values[: min(room, dice_left(state, seat))])


def stored_tiles(state: State, seat: Seat) -> list[int]:
    """What the seat and its partner have in storage."""
    return stored_together(state, seat) + [
        tile for one in side_of(state, seat) for tile in state.storage[one]
    ]


def dice_left(state: State, seat: Seat) -> int:
    """The actions that the seat and its partner have still to come."""
    side = side_of(state, seat)
    dice = [die for one in side for die in state.dice[one]]
    return 2 * rounds_left(state) * len(side) + len([die for die in dice if die != USED])


def worth_of_stored(state: State, seat: Seat, duchy: Duchy, tile: int, taken: list[int]) -> tuple[float, int]:
    """What placing the tile brings on its best space that is not taken, and which that is."""
    colour, left = COLOUR_OF[tile], rounds_left(state)
    spaces = [space for space in spaces_for(state.book, duchy, tile) if space not in taken]
    if not spaces:
        return 0.5 if colour != WILD and duchy.empty[colour] > len(taken) else -0.5, NONE
    gains = [worth_of_space(state, seat, duchy, space, colour) for space in spaces]
    if colour == ANIMAL:
        gains = [gain + animals_there(duchy, tile, space) for gain, space in zip(gains, spaces, strict=True)]
    gain = PLACING[colour] + max(gains)
    if colour == MINE:
        gain += len(PHASES) - max(state.phase, 0)
    if MONASTERY_NUMBER[tile]:
        gain += worth_of_monastery(state, seat, MONASTERY_NUMBER[tile], left)
    return STORED * gain, spaces[gains.index(max(gains))]


def worth_of_space(state: State, seat: Seat, duchy: Duchy, space: int, colour: int) -> float:
    """What filling a space brings its area; an inn makes the area larger."""
    area = duchy.layout.area_of[space]
    size, empty = duchy.layout.size_of[area], duchy.left[area]
    counted = min(counted_size(state, seat, area) + (colour == WILD), len(AREA_POINTS) - 1)
    whole = AREA_POINTS[counted] + PHASE_POINTS[max(state.phase, 0)]
    return float(whole) if empty == 1 else whole / (size + empty)
