"""What shields do: when they are hung and lost, and while they hang. (B18.6, B18.7, B18.10, B18.11)

What they pay and score stands in `shield_points.py`.
"""

from typing import Any, Final

from bastide.core.game import Event, Move
from bastide.games.burgundy.book import DEALS, PLAYS, Book, Deal, Part
from bastide.games.burgundy.components import (
    CASTLE,
    DEPOTS,
    EXTRA_TILES,
    GOODS_NUMBERS,
    MONASTERY_NUMBER,
    NOBODY,
    NONE,
    SHIP,
    STORAGE,
)
from bastide.games.burgundy.duchy import Duchy, find_near
from bastide.games.burgundy.events import ExtraActionGained
from bastide.games.burgundy.modules.events import (
    DieSet,
    GoodsGathered,
    PlayerChosen,
    ShieldLost,
    ShieldTaken,
)
from bastide.games.burgundy.modules.extra_tiles import BRIDGE_KEEPER, stack_markers
from bastide.games.burgundy.modules.moves import (
    CHOOSE_PLAYERS,
    GATHER_GOODS,
    SET_DIE,
    ChoosePlayer,
    DealShields,
    GatherGoods,
    SetDie,
    TakeShield,
)
from bastide.games.burgundy.modules.shields import (
    ANYWHERE,
    COPYING,
    FREE_DIE,
    GATHERING,
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
    turn_number,
    use_double,
    ways_to_hang,
)
from bastide.games.burgundy.moves import LOAD, SIDES
from bastide.games.burgundy.rules.actions import FOLLOW_UPS, legal_extra_action
from bastide.games.burgundy.rules.dice import open_dice
from bastide.games.burgundy.rules.effects import send_ship
from bastide.games.burgundy.rules.goods import lies_in, load
from bastide.games.burgundy.stages import (
    ACTION_OR_SHIELD,
    CHOOSE_PLAYER,
    DEAL_SHIELDS,
    DISCARD,
    EXTRA_ACTION,
    GATHER,
)
from bastide.games.burgundy.state import State

UNLIMITED: Final = 1000  # room for every tile in the box


def join_effects(book: Book) -> None:
    book.set_up.append(deal_first)
    book.effects[CASTLE] = castle_or_shield
    book.effects[SHIP] = send_ship_or_gather
    book.any_time.append(legal_choose_player)
    book.with_dice += [legal_set_die, legal_take_shield]
    book.after_placing.append(share_monastery)
    book.ship_asks.append(ask_colour)


def read_part(state: State, written: dict[str, Any]) -> Part:
    """The shields as they were written; what they do to duchies lasts."""
    part = read_shields(state.seats, written)
    for seat, duchy in enumerate(state.duchies):
        if part.hung[seat][STOREHOUSE] != NONE:
            duchy.room = UNLIMITED
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
        duchy.room = UNLIMITED
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
        duchy.room = STORAGE
        state.pending += [(DISCARD, NONE)] * (len(duchy.storage) - STORAGE)
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


# -- 6: the monasteries of another


def legal_choose_player(state: State, seat: int) -> list[Move]:
    """Once, at any time of the own turn. (B18.6)"""
    if not holds(state, seat, COPYING) or shields_of(state).copied[seat] != NOBODY:
        return []
    return [CHOOSE_PLAYERS[other] for other in range(state.seats) if other != seat]


def legal_choose_at_last(state: State, seat: int, _about: int) -> list[Move]:
    return legal_choose_player(state, seat)


def play_choose_player(state: State, seat: int, move: ChoosePlayer) -> list[Event]:
    """That player's monasteries, later ones included, work for the owner too. (B18.6)"""
    if state.pending and state.pending[-1][0] == CHOOSE_PLAYER:
        state.pending.pop()
    return copy_monasteries(state, seat, move.seat)


def copy_monasteries(state: State, seat: int, other: int) -> list[Event]:
    shields_of(state).copied[seat] = other
    add_monasteries(state.duchies[seat], state.duchies[other])
    return [PlayerChosen(seat, other), *bridge_changed(state, seat)]


def add_monasteries(duchy: Duchy, other: Duchy) -> None:
    """The copies fill no space. (B18.6)"""
    for tile in other.tiles:
        if tile != NONE and MONASTERY_NUMBER[tile] > 0:
            duchy.has[MONASTERY_NUMBER[tile]] = True


def share_monastery(state: State, seat: int, space: int) -> list[Event]:
    """A monastery placed now works for the player who copies this one, too. (B18.6)"""
    number, events = MONASTERY_NUMBER[state.duchies[seat].tiles[space]], list[Event]()
    if number == 0:
        return events
    for other, copied in enumerate(shields_of(state).copied):
        if copied == seat:
            state.duchies[other].has[number] = True
            events += bridge_changed(state, other)
    return events


def end_copying(state: State, seat: int) -> list[Event]:
    """Without the shield only the own monasteries are left. (B18.10)"""
    shields_of(state).copied[seat] = NOBODY
    duchy, had = state.duchies[seat], state.duchies[seat].has[BRIDGE_KEEPER]
    duchy.has = [False] * len(duchy.has)
    add_monasteries(duchy, duchy)
    return stack_markers(state) if had and EXTRA_TILES in state.book.modules else []


def bridge_changed(state: State, seat: int) -> list[Event]:
    """Monastery 27 may be among the copies. (B11.7)"""
    is_keeper = EXTRA_TILES in state.book.modules and state.duchies[seat].has[BRIDGE_KEEPER]
    return stack_markers(state) if is_keeper else []


# -- 11: a shield for a castle


def castle_or_shield(state: State, seat: int, _space: int) -> list[Event]:
    """A placed castle brings an extra action, or a shield from any depot. (B18.6, B18.11)"""
    is_choice = holds(state, seat, SHIELD_FOR_CASTLE)
    state.pending.append((ACTION_OR_SHIELD if is_choice else EXTRA_ACTION, NONE))
    return [ExtraActionGained(seat)]


def legal_action_or_shield(state: State, seat: int, about: int) -> list[Move]:
    shields = [shield for depot in shields_of(state).depots for shield in depot]
    return legal_extra_action(state, seat, about) + ways_to_hang(state, seat, shields)


# -- 16: a die of choice


def legal_set_die(state: State, seat: int) -> list[Move]:
    """Once in a turn an own unused die may be set to any number. (B18.6, B18.11)"""
    if not holds(state, seat, FREE_DIE) or shields_of(state).set_in == turn_number(state):
        return []
    return [
        SET_DIE[die][value] for die in open_dice(state, seat) for value in range(1, SIDES + 1) if value != die
    ]


def play_set_die(state: State, seat: int, move: SetDie) -> list[Event]:
    shields_of(state).set_in = turn_number(state)
    place = 2 * seat if state.dice[2 * seat] == move.die else 2 * seat + 1
    state.dice[place] = move.value
    return [DieSet(seat, move.die, move.value)]


# -- 5: ships


def send_ship_or_gather(state: State, seat: int, space: int) -> list[Event]:
    """The option: a ship may take a colour instead of a depot's goods. (B18.6)"""
    if holds(state, seat, GATHERING) and shields_of(state).is_instead:
        state.pending.append((GATHER, 0))
        return []
    return send_ship(state, seat, space)


def ask_colour(state: State, seat: int, reach: int) -> bool:
    """A ship also takes one colour from all depots, if there is something to take. (B18.6)"""
    asks = holds(state, seat, GATHERING) and not shields_of(state).is_instead
    if not asks or not is_more(state, reach):
        return False
    state.pending.append((GATHER, reach))
    return True


def is_more(state: State, reach: int) -> bool:
    """Whether goods lie in depots where the ship does not come."""
    others = [depot for depot in range(1, DEPOTS + 1) if depot not in (reach // 10, reach % 10)]
    return any(lies_in(state, depot) for depot in others)


def legal_gather(state: State, _seat: int, reach: int) -> list[Move]:
    """Any of the six colours; instead of a depot also the depots. (B18.6)"""
    colours: list[Move] = [GATHER_GOODS[number] for number in GOODS_NUMBERS]
    if reach > 0:
        return colours
    return [*LOAD[1:], *colours] if any(state.stock) else [LOAD[1]]


def play_gather(state: State, seat: int, move: GatherGoods) -> list[Event]:
    """The colour comes from all six depots, as far as there is room. (B6.3, B18.11)"""
    _, reach = state.pending.pop()
    return [GoodsGathered(seat, move.goods), *load(state, seat, reach // 10, reach % 10, move.goods)]


DEALS[DEAL_SHIELDS] = Deal(draw_shields, check_shields, play_shields, DealShields)
FOLLOW_UPS[ACTION_OR_SHIELD] = legal_action_or_shield
FOLLOW_UPS[GATHER] = legal_gather
FOLLOW_UPS[CHOOSE_PLAYER] = legal_choose_at_last
PLAYS[TakeShield] = play_take_shield
PLAYS[SetDie] = play_set_die
PLAYS[ChoosePlayer] = play_choose_player
PLAYS[GatherGoods] = play_gather
