"""The trader: the inn's fee, a helper for a cart or the rider, and one common delivery. (S4.2–S4.6, S8.3)"""

from bastide.core.game import Event, Move
from bastide.games.seasons.components import (
    CARTS,
    DELIVERY,
    FROM_CART,
    FROM_INN,
    FROM_SUPPLY,
    INN_CARD,
    INN_FEE,
    INN_PLACE,
    NOBODY,
    RIDER,
    TRIBUTE,
)
from bastide.games.seasons.events import (
    Delivered,
    HelperCalledBack,
    HelperReturned,
    HelperSent,
    HelpersStayed,
    InnEarned,
    InnPaid,
    SendingSkipped,
)
from bastide.games.seasons.moves import CALL_BACK, SEND, STAY, CallBack
from bastide.games.seasons.moves import Send as SendMove
from bastide.games.seasons.rules.exchange import legal_exchange
from bastide.games.seasons.state import State, lift_helper, with_one

# -- the inn


def owes_inn(state: State, seat: int) -> bool:
    """Every trader but the host pays before anything else. (S8.3)"""
    return INN_CARD in state.table and state.places[INN_PLACE] != seat


def pay_inn(state: State, seat: int) -> list[Event]:
    """A taler for the host, or onto the card while there is none. (S8.3)"""
    host = state.places[INN_PLACE]
    state.players[seat].talers -= INN_FEE
    if host == NOBODY:
        state.coins += INN_FEE
        return [InnPaid(seat, INN_FEE)]
    state.players[host].talers += INN_FEE
    return [InnPaid(seat, INN_FEE), InnEarned(host, INN_FEE)]


def legal_call_back(state: State, seat: int) -> list[Move]:
    """One of the own helpers at carts and rider; silver may be changed first. (S3.13, S8.3)"""
    return [*helpers_to_call(state, seat), *legal_exchange(state, seat)]


def helpers_to_call(state: State, seat: int) -> list[CallBack]:
    """Who has no taler takes a helper back from a cart or the rider, if there is one. (S8.3)"""
    return [CALL_BACK[cart] for cart in range(len(CARTS)) if state.carts[cart] == seat]


def play_call_back(state: State, seat: int, move: CallBack) -> list[Event]:
    lift_helper(state, seat, FROM_CART + move.cart)
    state.players[seat].helpers += 1
    return [HelperCalledBack(seat, move.cart)]


# -- sending


def legal_send(state: State, seat: int) -> list[Move]:
    """A helper from the supply, another cart, the rider or the inn; nobody, where none is in the supply or
    none can be sent. (S4.3, S4.12)"""
    moves: list[Move] = []
    carts = state.carts
    free = [cart for cart in range(RIDER) if carts[cart] == NOBODY]
    targets = free or open_to_all(state, seat)
    if state.players[seat].helpers > 0:
        moves += [SEND[FROM_SUPPLY][cart] for cart in targets]
    for cart in range(RIDER):
        if (
            carts[cart] == seat
        ):  # its own cart falls free, so neither rider nor others' carts are open (S4.13)
            moves += [SEND[FROM_CART + cart][other] for other in free]
    if carts[RIDER] == seat:
        moves += [SEND[FROM_CART + RIDER][cart] for cart in targets if cart != RIDER]
    if state.places[INN_PLACE] == seat:
        moves += [SEND[FROM_INN][cart] for cart in targets]
    may_stay = state.players[seat].helpers == 0 or not moves
    moves += legal_exchange(state, seat)
    if may_stay:
        moves.append(STAY)
    return moves


def open_to_all(state: State, seat: int) -> list[int]:
    """When all carts are taken: the rider, and others who came in an earlier round are replaced. (S4.4)"""
    carts, targets = state.carts, []
    for cart in range(len(CARTS)):
        is_old = carts[cart] != seat and cart not in state.new_carts
        if is_old or carts[cart] == NOBODY:
            targets.append(cart)
    return targets


def play_send(state: State, seat: int, move: SendMove) -> list[Event]:
    """The helper stands there from this round on; who was replaced returns to the owner. (S4.4, S4.13)"""
    events: list[Event] = [HelperSent(seat, move.origin, move.cart)]
    lift_helper(state, seat, move.origin)
    other = state.carts[move.cart]
    if other != NOBODY:
        state.players[other].helpers += 1
        events.append(HelperReturned(other, move.cart))
    state.carts[move.cart] = seat
    state.new_carts = with_one(state.new_carts, move.cart)
    return events


def play_stay(state: State, seat: int) -> list[Event]:
    """The placing is skipped, the delivery is not. (S4.3, S4.4)"""
    could_send = isinstance(legal_send(state, seat)[0], SendMove)
    return [HelpersStayed(seat) if could_send else SendingSkipped(seat)]


# -- delivery


def deliver(state: State) -> list[Event]:
    """Everyone at a cart or the rider is served; the defence tower gets its piece first. (S4.6, S4.14)"""
    events: list[Event] = []
    for cart in range(len(CARTS)):
        seat = state.carts[cart]
        if seat != NOBODY:
            brought = min(DELIVERY[cart], state.stock[cart])
            tribute = min(TRIBUTE, brought)
            state.stock[cart] -= brought
            state.tower[cart] += tribute
            state.players[seat].resources[cart] += brought - tribute
            events.append(Delivered(seat, cart, cart, brought - tribute, tribute))
    return events
