"""Shields: dealt to the depots, taken with a double, hung on castles. (B18)

What each does while it hangs stands in `effects.py`, what it pays and scores in `points.py`, the end of a
phase in `upkeep.py`.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from random import Random
from typing import Any, Final, NamedTuple

from bastide.core.chance import choose_some
from bastide.core.errors import Message
from bastide.core.game import Event, Move
from bastide.games.burgundy.book import Part
from bastide.games.burgundy.components import CASTLE_TILE, DEPOTS, NOBODY, NONE, PHASES, ROUNDS
from bastide.games.burgundy.events import DieChanged
from bastide.games.burgundy.modules.shields.events import ShieldLaid
from bastide.games.burgundy.modules.shields.figures import SHIELD_POINTS, SHIELD_TILES, SHIELDS_DEALT
from bastide.games.burgundy.modules.shields.moves import TAKE_SHIELD, DealShields
from bastide.games.burgundy.moves import SPACE
from bastide.games.burgundy.rules.dice import to_sell
from bastide.games.burgundy.rules.duchies import set_up_further
from bastide.games.burgundy.stages import TURN
from bastide.games.burgundy.state import USED, State, current

KEY: Final = "shields"
DEALING: Final = "deal-shields"  # the stage
SHIP_ALSO: Final = ("also", "instead")  # what shield 5 adds to a ship's depot, or takes for it
BONUS_WHEN: Final = ("taken", "end")  # when shield 7 doubles bonus tiles

ONE_PASTURE: Final = 1  # the shields by what they do
FOLLOWING_WORKERS: Final = 2
WORKERS_PAY: Final = 3
STOREHOUSE: Final = 4
GATHERING: Final = 5
COPYING: Final = 6
DOUBLE_BONUSES: Final = 7
RICH_MINES: Final = 8
SILVER_A_TILE: Final = 9
DOUBLE_MONASTERIES: Final = 10
SHIELD_FOR_CASTLE: Final = 11
DOUBLE_SALES: Final = 12
DOUBLE_SHIELDS: Final = 13
FROM_NUMBERED: Final = 14
FROM_BLACK: Final = 15
FREE_DIE: Final = 16
LARGER_AREAS: Final = 17
ANYWHERE: Final = 18


class Turn(NamedTuple):
    """A turn of the game."""

    phase: int
    round: int
    turn: int


@dataclass(slots=True)
class Shields(Part):
    """Where the shields are, and what their owners have done with them."""

    is_instead: bool  # shield 5
    is_at_end: bool  # shield 7
    depots: list[list[int]]  # by depot, from 1
    hung: list[list[int]]  # by seat and shield: the space of its castle, or NONE
    gone: list[int]  # out of the game
    copied: list[int]  # by seat: whose monasteries shield 6 copies, or NOBODY
    set_in: Turn | None  # the turn in which shield 16 was last used
    used: list[int]  # of shields 14 and 15, by the seat that decides

    def copy(self) -> Part:
        return Shields(
            self.is_instead,
            self.is_at_end,
            [row.copy() for row in self.depots],
            [row.copy() for row in self.hung],
            self.gone.copy(),
            self.copied.copy(),
            self.set_in,
            self.used.copy(),
        )

    def write(self, _state: State) -> dict[str, Any]:
        return {
            "ship": SHIP_ALSO[self.is_instead],
            "bonus": BONUS_WHEN[self.is_at_end],
            "depots": {str(depot): _words(self.depots[depot]) for depot in range(1, DEPOTS + 1)},
            "castles": [
                {SPACE.write(space): str(shield) for shield, space in enumerate(row) if space != NONE}
                for row in self.hung
            ],
            "gone": _words(self.gone),
            "copied": [None if other == NOBODY else other for other in self.copied],
            "set_in": None if self.set_in is None else write_turn(self.set_in),
            "used": _words(self.used),
        }

    def show(self, state: State) -> dict[str, Any]:
        """What the shields are worth at the end, and what it takes to get at each depot now."""
        seat = current(state) if state.stage == TURN and not state.pending else NONE
        costs = [workers_for_double(state, seat, depot) for depot in range(1, DEPOTS + 1)]
        return {
            "points": {str(shield): SHIELD_POINTS[shield] for shield in range(1, SHIELD_TILES + 1)},
            "doubles": {str(depot): None if cost == NONE else cost for depot, cost in enumerate(costs, 1)},
            "may_copy": [may_copy(state, seat) for seat in range(state.seats)],
        }


def _words(shields: list[int]) -> list[str]:
    return [str(shield) for shield in shields]


def new_part(_state: State, options: Mapping[str, Any]) -> Part:
    return Shields(
        is_instead=options["shield5"] == SHIP_ALSO[1],
        is_at_end=options["shield7"] == BONUS_WHEN[1],
        depots=[[] for _ in range(DEPOTS + 1)],
        hung=[[NONE] * (SHIELD_TILES + 1) for _ in range(options["seats"])],
        gone=[],
        copied=[NOBODY] * options["seats"],
        set_in=None,
        used=[],
    )


def read_shields(seats: int, written: dict[str, Any]) -> Shields:
    hung = [[NONE] * (SHIELD_TILES + 1) for _ in range(seats)]
    for row, castles in zip(hung, written["castles"], strict=True):
        for space, shield in castles.items():
            row[int(shield)] = SPACE.read(space)
    depots = written["depots"]
    return Shields(
        is_instead=written["ship"] == SHIP_ALSO[1],
        is_at_end=written["bonus"] == BONUS_WHEN[1],
        depots=[[], *[[int(shield) for shield in depots[str(depot)]] for depot in range(1, DEPOTS + 1)]],
        hung=hung,
        gone=[int(shield) for shield in written["gone"]],
        copied=[NOBODY if other is None else other for other in written["copied"]],
        set_in=None if written["set_in"] is None else read_turn(seats, written["set_in"]),
        used=[int(shield) for shield in written["used"]],
    )


def shields_of(state: State) -> Shields:
    part = state.parts[KEY]
    assert isinstance(part, Shields)
    return part


def holds(state: State, seat: int, shield: int) -> bool:
    """Whether the shield hangs in the seat's duchy."""
    return shields_of(state).hung[seat][shield] != NONE


def may_copy(state: State, seat: int) -> list[int]:
    """The players whom shield 6 lets its owner choose between; of two there is nobody else. (B18.6)"""
    others = [other for other in range(state.seats) if other != seat]
    return others if holds(state, seat, COPYING) and len(others) > 1 else []


def own_shields(state: State, seat: int) -> list[int]:
    hung = shields_of(state).hung[seat]
    return [shield for shield in range(1, SHIELD_TILES + 1) if hung[shield] != NONE]


def turn_of(state: State) -> Turn:
    """The turn that is played now."""
    return Turn(state.phase, state.round, state.turn)


def write_turn(turn: Turn) -> dict[str, Any]:
    return {"phase": PHASES[turn.phase], "round": turn.round + 1, "turn": turn.turn}


def read_turn(seats: int, written: Any) -> Turn:
    """A turn; once it was the number of all turns before it."""
    if isinstance(written, int):
        return Turn(written // seats // ROUNDS, written // seats % ROUNDS, written % seats)
    return Turn(PHASES.index(written["phase"]), written["round"] - 1, written["turn"])


# -- dealt to the depots


def deal_first(state: State) -> bool:
    """Shields are dealt face up to the depots, once. (B18.1)"""
    if any(shields_of(state).depots):
        return False
    state.stage = state.book.stage(DEALING)
    return True


def draw_shields(state: State, rng: Random) -> DealShields:
    number = sum(SHIELDS_DEALT[state.seats])
    return DealShields(tuple([shield + 1 for shield in choose_some(rng, SHIELD_TILES, number)]))


def check_shields(state: State, move: DealShields) -> Message | None:
    """As many as are due, none twice. (B18.1)"""
    number = sum(SHIELDS_DEALT[state.seats])
    if len(move.shields) != number:
        return Message("other-number-due", {"number": number}, clause="B18.1")
    is_twice = len(set(move.shields)) < number
    return Message("shield-twice", clause="B18.1") if is_twice else None


def play_shields(state: State, move: DealShields) -> list[Event]:
    """One or two to each depot, by the number of players. (B18.1)"""
    part, left, events = shields_of(state), list(move.shields), list[Event]()
    for depot in range(1, DEPOTS + 1):
        for _ in range(SHIELDS_DEALT[state.seats][depot]):
            part.depots[depot].append(left.pop(0))
            events.append(ShieldLaid(depot, part.depots[depot][-1]))
    set_up_further(state)
    return events


# -- taken with a double


def workers_for_double(state: State, seat: int, depot: int) -> int:
    """The workers that make both unused dice this number; NONE if it cannot be. (B18.2, B18.8)"""
    if seat == NONE:
        return NONE
    first, second = state.dice[seat]
    if USED in (first, second):
        return NONE
    costs = to_sell(state.duchies[seat])  # nos. 9 to 12 do not help here
    workers = costs[first][depot] + costs[second][depot]
    return workers if workers <= state.duchies[seat].workers else NONE


def legal_take_shield(state: State, seat: int) -> list[Move]:
    """Instead of both actions: a shield from a depot whose number both dice can show. (B18.2)"""
    moves: list[Move] = []
    if state.pending or USED in state.dice[seat]:
        return moves
    depots = shields_of(state).depots
    for depot in range(1, DEPOTS + 1):
        shields = depots[depot]
        if shields and workers_for_double(state, seat, depot) != NONE:
            moves += ways_to_hang(state, seat, shields)
    return moves


def ways_to_hang(state: State, seat: int, shields: list[int]) -> list[Move]:
    """On any own castle, the starting one too, with a shield or without. (B18.2, B18.7)"""
    tiles = state.duchies[seat].tiles
    castles = [space for space in state.duchies[seat].layout.castles if tiles[space] == CASTLE_TILE]
    return [TAKE_SHIELD[shield][space] for shield in shields for space in castles]


def use_double(state: State, seat: int, depot: int) -> list[Event]:
    """Both dice are used; what they were changed by is paid. (B18.2, B18.8)"""
    costs, events = to_sell(state.duchies[seat]), list[Event]()
    dice, state.dice[seat] = state.dice[seat], [USED, USED]
    for die in dice:
        if die != depot:
            workers = costs[die][depot]
            state.duchies[seat].workers -= workers
            events.append(DieChanged(seat, die, depot, workers))
    return events
