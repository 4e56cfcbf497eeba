"""What the modules of 2019 and the team game add to the worth of a position of The Castles of Burgundy, in
points."""

from collections.abc import Callable
from typing import Final

from bastide.core.game import Seat
from bastide.games.burgundy.components import (
    ANIMAL_KINDS,
    ANIMALS,
    KIND_OF,
    LARGE_BONUS,
    MINE,
    NOBODY,
    NONE,
    PHASE_POINTS,
    PHASES,
    ROUNDS,
    SMALL_BONUS,
    STORAGE,
)
from bastide.games.burgundy.duchy import Duchy
from bastide.games.burgundy.modes.team.figures import SHARED_STORAGE
from bastide.games.burgundy.modes.team.partners import KEY as TEAM
from bastide.games.burgundy.modes.team.partners import shared_by
from bastide.games.burgundy.modules.border_posts.rule import border_posts_of
from bastide.games.burgundy.modules.extra_tiles.rule import GEESE
from bastide.games.burgundy.modules.shields.dealing import (
    COPYING,
    DOUBLE_SHIELDS,
    FREE_DIE,
    WORKERS_PAY,
    holds,
    own_shields,
    shields_of,
    turn_of,
)
from bastide.games.burgundy.modules.shields.dealing import KEY as SHIELDS
from bastide.games.burgundy.modules.shields.figures import SHIELD_POINTS
from bastide.games.burgundy.modules.shields.upkeep import UPKEEP_STEP
from bastide.games.burgundy.rules.dice import open_dice
from bastide.games.burgundy.rules.placing import spaces_for
from bastide.games.burgundy.stages import DECIDE, TURN
from bastide.games.burgundy.state import State, current

UNUSED_DIE: Final = 6.5  # what an action brings on the average
UPKEEP_COST: Final = 1.2  # a silver
INCOME: Final = 0.3  # silver that a round brings for upkeep
# What a shield's effect brings over a whole game, by its number.
EFFECTS: Final = [
    *(0.0, 3.0, 5.0, 2.0, 4.0, 5.0, 5.0, 4.0, 4.0, 4.0),
    *(5.0, 4.0, 8.0, 2.0, 16.0, 16.0, 9.0, 8.0, 7.0),
]
# What the choice that a tile leaves open is worth, until it is made.
OPEN_IN_MODULES: Final[dict[str, float]] = {
    "crane": 4.5,
    "white-castle": 5.0,
    "castle-or-shield": 6.0,
    "gather": 2.0,
    "from-depot": 5.0,
}
# What a lasting monastery brings over a whole game, by its number.
LASTING_OF_MODULES: Final = {27: 3.0, 28: 4.0}
# By mode: the tiles that players have in storage together, and the room there.
STORED_TOGETHER: Final[dict[str, Callable[[State, Seat], list[int]]]] = {TEAM: shared_by}
ROOM_TOGETHER: Final[dict[str, int]] = {TEAM: SHARED_STORAGE}


def stored_together(state: State, seat: Seat) -> list[int]:
    """Beside what each of the seats has of its own."""
    stored = STORED_TOGETHER.get(state.book.mode)
    return [] if stored is None else stored(state, seat)


def worth_of_modules(state: State, seat: Seat, left: int) -> float:
    return sum([WORTHS[module](state, seat, left) for module in state.book.modules if module in WORTHS])


# -- the geese


def animals_there(duchy: Duchy, tile: int, space: int) -> int:
    """The animals that would score in a pasture, with geese or as geese."""
    lying = [duchy.tiles[other] for other in duchy.layout.areas[duchy.layout.area_of[space]]]
    there = dict.fromkeys(ANIMAL_KINDS, 0)
    for other in lying:
        if other != NONE and KIND_OF[other] in there:
            there[KIND_OF[other]] += ANIMALS[other]
    if KIND_OF[tile] == GEESE:
        return ANIMALS[tile] + max(there.values())
    return ANIMALS[tile] + there[KIND_OF[tile]] + there[GEESE]


# -- shields


def worth_with_shields(state: State, seat: Seat, left: int) -> float:
    return worth_of_shields(state, seat, left) + worth_of_dice(state, seat)


def worth_of_shields(state: State, seat: Seat, left: int) -> float:
    """Their points and effects, as far as upkeep can be paid now and after the next phase, less its cost."""
    shields = own_shields(state, seat)
    if not shields:
        return 0.0
    times = 2 if holds(state, seat, DOUBLE_SHIELDS) else 1
    worth = sum(
        [times * SHIELD_POINTS[one] + EFFECTS[one] * left / (ROUNDS * len(PHASES)) for one in shields]
    )
    duchy, count = state.duchies[seat], len(shields)
    purse = float(duchy.silver + (duchy.workers if holds(state, seat, WORKERS_PAY) else 0))
    upkeeps = len(PHASES) - max(state.phase, 0)
    if is_upkeep_due(state, seat):
        paid = min(count, purse + INCOME * (ROUNDS - 1 - max(state.round, 0)))
        worth *= paid / count
        purse -= paid
    if upkeeps > 1:
        worth *= min(1.0, (max(purse, 0.0) + INCOME * ROUNDS + duchy.placed[MINE] + 1) / count)
    return worth - UPKEEP_COST * count * upkeeps * 0.6


def is_upkeep_due(state: State, seat: Seat) -> bool:
    """Whether the upkeep of this phase is still to be paid."""
    if state.stage != DECIDE:
        return state.stage == TURN
    if state.step == UPKEEP_STEP:
        return state.turn <= state.order.index(seat)
    return state.step < UPKEEP_STEP


def can_copy(state: State, seat: Seat) -> bool:
    """Whether the choice of shield 6 is still to be made."""
    if not state.book.has(SHIELDS):
        return False
    return holds(state, seat, COPYING) and shields_of(state).copied[seat] == NOBODY


def worth_of_dice(state: State, seat: Seat) -> float:
    """Dice not used yet: a shield takes both. With shield 16 to come, what a stored tile makes of them."""
    if state.stage != TURN or current(state) != seat:
        return 0.0
    dice = open_dice(state, seat)
    unused = len([die for die in state.dice[seat] if die > 0])
    points = UNUSED_DIE * unused
    if holds(state, seat, FREE_DIE):
        points += sum([1.5 for die in dice if can_place_with(state, seat, die)])
        points += 1.0 if shields_of(state).set_in != turn_of(state) else 0.0
    return points


def can_place_with(state: State, seat: Seat, die: int) -> bool:
    """Whether a stored tile has a space of this number."""
    book, duchy = state.book, state.duchies[seat]
    return any(
        duchy.layout.number[space] == die
        for tile in state.storage[seat][:STORAGE]
        for space in spaces_for(book, duchy, tile)
    )


# -- border posts


def worth_of_posts(state: State, seat: Seat, left: int) -> float:
    """What joining the next posts would bring, by how many spaces are still missing."""
    part, duchy = border_posts_of(state), state.duchies[seat]
    if part.joined[seat] == 3 or not duchy.layout.posts:
        return 0.0
    phase = PHASE_POINTS[max(state.phase, 0)]
    missing = sorted([gap for gap in gaps(duchy) if gap > 0])
    if not missing:
        return 0.0
    hope = left / (left + 4)
    reward = phase + (all_three(state) if part.joined[seat] == 2 else 0)
    return hope * reward / (1 + missing[0])


def all_three(state: State) -> int:
    first, second = border_posts_of(state).completed
    if first == NOBODY:
        return LARGE_BONUS[state.seats]
    return SMALL_BONUS[state.seats] if second == NOBODY else 0


def gaps(duchy: Duchy) -> list[int]:
    """For each pair of posts: the empty spaces on the shortest way between them."""
    posts = duchy.layout.posts
    return [gap_between(duchy, posts[one], posts[two]) for one in range(3) for two in range(one + 1, 3)]


def gap_between(duchy: Duchy, start: list[int], goal: list[int]) -> int:
    """Filled spaces cost nothing; a ring at a time, each one empty space further."""
    tiles, neighbours = duchy.tiles, duchy.layout.neighbours
    seen = [False] * len(tiles)
    ring = [space for space in start if tiles[space] != NONE]
    further = [space for space in start if tiles[space] == NONE]
    gap = 0
    while True:
        for space in ring:
            seen[space] = True
        for space in ring:
            if space in goal:
                return gap
            for other in neighbours[space]:
                if seen[other]:
                    continue
                seen[other] = True
                (further if tiles[other] == NONE else ring).append(other)
        gap += 1
        ring, further = further, []


# By module; the others are worth what they bring on the way.
WORTHS: Final[dict[str, Callable[[State, Seat, int], float]]] = {
    "shields": worth_with_shields,
    "border_posts": worth_of_posts,
}
