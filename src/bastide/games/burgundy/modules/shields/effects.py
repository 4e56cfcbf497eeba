"""What shields do: when they are hung and lost, and while they hang. (B18.6, B18.7, B18.10, B18.11)

What they pay and score stands in `points.py`.
"""

from collections.abc import Mapping
from typing import Any, Final

from bastide.core.game import Event, Move
from bastide.games.burgundy.book import Book, Deal, FollowUp, Part
from bastide.games.burgundy.components import (
    ANY,
    CASTLE,
    DEPOTS,
    GOODS_NUMBERS,
    NOBODY,
    NONE,
    SHIP,
    STORAGE,
)
from bastide.games.burgundy.duchy import Duchy, find_near
from bastide.games.burgundy.events import ExtraActionGained
from bastide.games.burgundy.modules.shields.copying import add_monasteries, copy_monasteries, end_copying
from bastide.games.burgundy.modules.shields.dealing import (
    ANYWHERE,
    COPYING,
    DEALING,
    FREE_DIE,
    GATHERING,
    KEY,
    SHIELD_FOR_CASTLE,
    STOREHOUSE,
    check_shields,
    deal_first,
    draw_shields,
    holds,
    legal_take_shield,
    own_shields,
    play_shields,
    read_shields,
    shields_of,
    turn_of,
    use_double,
    ways_to_hang,
)
from bastide.games.burgundy.modules.shields.events import (
    DieSet,
    GoodsGathered,
    ShieldLost,
    ShieldTaken,
)
from bastide.games.burgundy.modules.shields.moves import (
    GATHER_GOODS,
    SET_DIE,
    DealShields,
    GatherGoods,
    SetDie,
    TakeShield,
)
from bastide.games.burgundy.moves import DECLINE, LOAD, SIDES
from bastide.games.burgundy.rules.actions import EXTRA_ACTION, WholeAction, legal_actions
from bastide.games.burgundy.rules.dice import open_dice
from bastide.games.burgundy.rules.effects import send_ship
from bastide.games.burgundy.rules.goods import Reach, lies_in, load, read_reach, write_reach
from bastide.games.burgundy.rules.taking import TOO_MUCH
from bastide.games.burgundy.state import State

UNLIMITED: Final = 1000  # room for every tile in the box


def join_effects(book: Book) -> None:
    book.plays[TakeShield] = play_take_shield
    book.plays[SetDie] = play_set_die
    book.plays[GatherGoods] = play_gather
    book.add_deal(DEALING, Deal(draw_shields, check_shields, play_shields, DealShields))
    book.leave_open([ACTION_OR_SHIELD], {"gather": read_gather})
    book.set_up.append(deal_first)
    book.effects[CASTLE] = castle_or_shield
    book.effects[SHIP] = send_ship_or_gather
    book.with_dice += [legal_set_die, legal_take_shield]
    book.ship_asks.append(ask_colour)


def read_part(state: State, table: Mapping[str, Any]) -> Part:
    """The shields as they were written; what they do to duchies lasts."""
    part = read_shields(state.seats, table[KEY])
    for seat, duchy in enumerate(state.duchies):
        if part.hung[seat][STOREHOUSE] != NONE:
            state.room[seat] = UNLIMITED
        if part.hung[seat][ANYWHERE] != NONE:
            open_all_spaces(duchy)
        if part.copied[seat] != NOBODY:
            add_monasteries(duchy, state.duchies[part.copied[seat]])
    return part


# -- hung and lost


def play_take_shield(state: State, seat: int, move: TakeShield) -> list[Event]:
    """The shield hangs on a castle; one that hung there leaves the game. (B18.2)"""
    part, shield = shields_of(state), move.shield
    depot = next(depot for depot in range(1, DEPOTS + 1) if shield in part.depots[depot])
    if state.pending:  # a castle by shield 11
        state.pending.pop()
        events = list[Event]()
    else:
        events = use_double(state, seat, depot)
    part.depots[depot].remove(shield)
    for old in own_shields(state, seat):
        if part.hung[seat][old] == move.space:
            events += lose(state, seat, old)
    part.hung[seat][shield] = move.space
    events.append(ShieldTaken(seat, shield, depot, move.space))
    events += take_hold(state, seat, shield)
    return events


def take_hold(state: State, seat: int, shield: int) -> list[Event]:
    """A shield works from the moment it is taken. (B18.7)"""
    duchy = state.duchies[seat]
    if shield == STOREHOUSE:
        state.room[seat] = UNLIMITED
    elif shield == ANYWHERE:
        open_all_spaces(duchy)
    elif shield == COPYING and state.seats == 2:
        return copy_monasteries(state, seat, 1 - seat)  # there is nobody else to choose
    return []


def lose(state: State, seat: int, shield: int) -> list[Event]:
    """A shield that leaves takes its effect along at once. (B18.10)"""
    part, duchy = shields_of(state), state.duchies[seat]
    part.hung[seat][shield] = NONE
    part.gone.append(shield)
    events: list[Event] = [ShieldLost(seat, shield)]
    if shield == STOREHOUSE:
        state.room[seat] = STORAGE
        for _ in range(len(state.storage[seat]) - STORAGE):
            state.pending.append(TOO_MUCH)
    elif shield == ANYWHERE:
        find_near(duchy)
    elif shield == COPYING:
        events += end_copying(state, seat)
    return events


# -- 4 and 18: room, and spaces far from any tile


def open_all_spaces(duchy: Duchy) -> None:
    """Tiles need no neighbour: every empty space counts as near. (B18.6)"""
    tiles, spaces_of = duchy.tiles, duchy.layout.spaces_of
    duchy.near = [[space for space in spaces if tiles[space] == NONE] for spaces in spaces_of]


# -- 11: a shield for a castle


def castle_or_shield(state: State, seat: int, _space: int) -> list[Event]:
    """A placed castle brings an extra action, or a shield from any depot. (B18.6, B18.11)"""
    is_choice = holds(state, seat, SHIELD_FOR_CASTLE)
    state.pending.append(ACTION_OR_SHIELD if is_choice else EXTRA_ACTION)
    return [ExtraActionGained(seat)]


class ActionOrShield(WholeAction):
    """A castle with shield 11. (B18.6)"""

    def __init__(self) -> None:
        super().__init__("castle-or-shield", "B18.6")

    def legal(self, state: State, seat: int) -> list[Move]:
        shields = [shield for depot in shields_of(state).depots for shield in depot]
        return legal_actions(state, seat, [ANY]) + ways_to_hang(state, seat, shields)


ACTION_OR_SHIELD: Final = ActionOrShield()


# -- 16: a die of choice


def legal_set_die(state: State, seat: int) -> list[Move]:
    """Once in a turn an own unused die may be set to any number. (B18.6, B18.11)"""
    if not holds(state, seat, FREE_DIE) or shields_of(state).set_in == turn_of(state):
        return []
    return [
        SET_DIE[die][value] for die in open_dice(state, seat) for value in range(1, SIDES + 1) if value != die
    ]


def play_set_die(state: State, seat: int, move: SetDie) -> list[Event]:
    shields_of(state).set_in = turn_of(state)
    own = state.dice[seat]
    own[0 if own[0] == move.die else 1] = move.value
    return [DieSet(seat, move.die, move.value)]


# -- 5: ships


def send_ship_or_gather(state: State, seat: int, space: int) -> list[Event]:
    """The option: a ship may take a colour instead of a depot's goods. (B18.6)"""
    if holds(state, seat, GATHERING) and shields_of(state).is_instead:
        state.pending.append(Gather(Reach([], 0)))
        return []
    return send_ship(state, seat, space)


def ask_colour(state: State, seat: int, reach: Reach) -> bool:
    """A ship also takes one colour from all depots, if there is something to take. (B18.6)"""
    asks = holds(state, seat, GATHERING) and not shields_of(state).is_instead
    if not asks or not is_more(state, reach):
        return False
    state.pending.append(Gather(reach))
    return True


def is_more(state: State, reach: Reach) -> bool:
    """Whether goods lie in depots where the ship does not come."""
    others = [depot for depot in range(1, DEPOTS + 1) if depot not in reach.depots]
    return any(lies_in(state, depot) for depot in others)


class Gather(FollowUp):
    """A ship with shield 5, and the depots it comes to; none yet where a colour comes instead. (B18.6)"""

    def __init__(self, reach: Reach) -> None:
        super().__init__("gather", "B18.6")
        self.reach = reach

    def legal(self, state: State, _seat: int) -> list[Move]:
        """Any of the six colours, or none; where it comes instead of a depot also the depots. (B18.6)"""
        colours: list[Move] = [GATHER_GOODS[number] for number in GOODS_NUMBERS]
        if self.reach.depots:
            return [*colours, DECLINE]
        is_any = any(lies_in(state, depot) for depot in range(1, DEPOTS + 1))
        return [*LOAD[1:], *colours] if is_any else [LOAD[1]]

    def decline(self, state: State, seat: int) -> list[Event]:
        """The ship takes what lies in its depots. (B18.6)"""
        return load(state, seat, self.reach)

    def about(self) -> dict[str, Any]:
        return write_reach(self.reach)

    def pictured(self) -> str:
        return "ship"


def read_gather(written: Mapping[str, Any]) -> FollowUp:
    return Gather(read_reach(written))


def play_gather(state: State, seat: int, move: GatherGoods) -> list[Event]:
    """The colour comes from all six depots, as far as there is room. (B6.3, B18.11)"""
    gathering = state.pending.pop()
    assert isinstance(gathering, Gather)
    reach = Reach(gathering.reach.depots, move.goods)
    return [GoodsGathered(seat, move.goods), *load(state, seat, reach)]
