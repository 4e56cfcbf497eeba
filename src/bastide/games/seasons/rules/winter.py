"""Winter cards: what each asks of the players, clockwise from the active one. (S8)"""

from bastide.core.game import Event, Move
from bastide.games.seasons.cards import NO_CARDS, WORKERS, Cards
from bastide.games.seasons.components import (
    BLIZZARD,
    BLIZZARD_TALERS,
    BREACH,
    BREACH_POINTS,
    BREACH_STONE,
    BY_BREACH,
    BY_MAIDEN,
    KINDS,
    MAIDEN,
    MAIDEN_POINTS,
    NOBODY,
    PLAGUE,
    PLAGUE_TALERS,
    STAYING,
    STONE,
    TALER,
)
from bastide.games.seasons.events import (
    BankPaid,
    CardRemoved,
    DroppedOut,
    GiftGiven,
    GiftPicked,
    MaidenWon,
    WallLeft,
    WallMended,
    WinterCardTurned,
)
from bastide.games.seasons.moves import (
    DECLINE,
    DROP_OUT,
    GIVE,
    MEND,
    PAY_BANK,
    PICK,
    REMOVE,
    Decline,
    DropOut,
    Give,
    Mend,
    PayBank,
    Pick,
    Remove,
)
from bastide.games.seasons.rules.exchange import legal_exchange
from bastide.games.seasons.scoring import score
from bastide.games.seasons.state import (
    BLIZZARD_DUE,
    BREACH_OPEN,
    GIFT_DUE,
    PICK_DUE,
    PLAGUE_DUE,
    Player,
    State,
    following,
    pay_in,
    with_one,
    without,
)


def turn_card(state: State, card: int) -> list[Event]:
    """The card is turned over; inn, barn and young lady stay, the others ask everyone at once. (S8.2)"""
    state.unseen = without(state.unseen, card)
    state.card = card
    if card in STAYING:
        state.table = with_one(state.table, card)
    state.asked = state.seats
    if card == MAIDEN:
        state.wooing = tuple(range(state.seats))
    elif card in (PLAGUE, BREACH, BLIZZARD):
        state.stage = PLAGUE_DUE if card == PLAGUE else BREACH_OPEN if card == BREACH else BLIZZARD_DUE
        state.asked = 0
    return [WinterCardTurned(card)]


def begin_gifts(state: State) -> None:
    """While the young lady is there, every round begins with gifts. (S8.7)"""
    state.asked = state.seats
    if MAIDEN in state.table:
        state.stage = GIFT_DUE
        state.asked = 0


def ask(state: State) -> list[Event]:
    """Ask one player after the other, until someone has a choice or all have had their say. (S8.12)"""
    events: list[Event] = []
    while state.asked < state.seats:
        seat = following(state, state.asked)
        if is_concerned(state, seat):
            moves = legal_winter(state, seat)
            if len(moves) > 1:
                state.current = seat
                return events
            events += play_winter(state, seat, moves[0])
        else:
            state.asked += 1
    state.current = NOBODY
    return events


def is_concerned(state: State, seat: int) -> bool:
    """Whether the card has a question for this player. (S8.5–S8.8, S8.14)"""
    player = state.players[seat]
    if state.stage == PLAGUE_DUE:
        return player.played is not NO_CARDS
    if state.stage == BREACH_OPEN:
        return player.resources[STONE] >= BREACH_STONE or len(legal_exchange(state, seat)) > 0
    if state.stage == BLIZZARD_DUE:
        return endangered(state, player) is not NO_CARDS
    return state.stage == PICK_DUE or seat in state.wooing


def legal_winter(state: State, seat: int) -> list[Move]:
    """What the card lets one choose; silver may be changed first. (S3.13)"""
    moves: list[Move] = []
    player = state.players[seat]
    if state.stage == PLAGUE_DUE or state.stage == BLIZZARD_DUE:
        moves += [REMOVE[card] for card in endangered(state, player).each]
        if player.talers >= ransom(state, player):
            moves.append(PAY_BANK)
    elif state.stage == BREACH_OPEN:
        moves += [MEND, DECLINE] if player.resources[STONE] >= BREACH_STONE else [DECLINE]
    elif state.stage == GIFT_DUE:
        moves += legal_give(player)
    else:
        moves += [PICK[gift] for gift in range(KINDS + 1) if state.gifts[gift] > 0]
    return moves + legal_exchange(state, seat)


def play_winter(state: State, seat: int, move: Move) -> list[Event]:
    """The player has had a say; it is the next one's turn."""
    state.asked += 1
    if isinstance(move, Remove):
        return remove_card(state, seat, move.card)
    if isinstance(move, PayBank):
        return pay_ransom(state, seat)
    if isinstance(move, Mend):
        return mend_wall(state, seat)
    if isinstance(move, Give):
        return give(state, seat, move.gift)
    if isinstance(move, DropOut):
        return drop_out(state, seat)
    if isinstance(move, Pick):
        return pick(state, seat, move.gift)
    assert isinstance(move, Decline)
    return [WallLeft(seat)]


# -- plague and blizzard


def endangered(state: State, player: Player) -> Cards:
    """The plague takes one of the played cards, the blizzard a worker from anywhere. (S8.5, S8.8)"""
    if state.stage == PLAGUE_DUE:
        return player.played
    return WORKERS.common(player.hand.joined(player.played))


def ransom(state: State, player: Player) -> int:
    """What keeping all cards costs: in the plague a taler each, in the blizzard a sum. (S8.5, S8.8)"""
    return PLAGUE_TALERS * len(player.played.each) if state.stage == PLAGUE_DUE else BLIZZARD_TALERS


def remove_card(state: State, seat: int, card: int) -> list[Event]:
    """The card leaves the game, openly. (S8.5, S8.8)"""
    player = state.players[seat]
    player.hand = player.hand.without(card)
    player.played = player.played.without(card)
    return [CardRemoved(seat, card)]


def pay_ransom(state: State, seat: int) -> list[Event]:
    talers = ransom(state, state.players[seat])
    pay_in(state, seat, talers)
    return [BankPaid(seat, talers)]


# -- the breach in the wall


def mend_wall(state: State, seat: int) -> list[Event]:
    """Three stone to the stock for three points. (S8.6, S8.14)"""
    state.players[seat].resources[STONE] -= BREACH_STONE
    state.stock[STONE] += BREACH_STONE
    return [WallMended(seat, BREACH_STONE), score(state, seat, BREACH_POINTS, BY_BREACH)]


# -- the young lady


def legal_give(player: Player) -> list[Move]:
    """Any resource or a taler, or drop out. (S8.7, S8.15)"""
    moves: list[Move] = [GIVE[kind] for kind in range(KINDS) if player.resources[kind] > 0]
    if player.talers > 0:
        moves.append(GIVE[TALER])
    moves.append(DROP_OUT)
    return moves


def give(state: State, seat: int, gift: int) -> list[Event]:
    """The gift lies on the card. (S8.7)"""
    if gift == TALER:
        state.players[seat].talers -= 1
    else:
        state.players[seat].resources[gift] -= 1
    state.gifts[gift] += 1
    return [GiftGiven(seat, gift)]


def drop_out(state: State, seat: int) -> list[Event]:
    """For good; the moment only one is left, that one has won. (S8.7, S8.15)"""
    state.wooing = without(state.wooing, seat)
    events: list[Event] = [DroppedOut(seat)]
    if len(state.wooing) == 1:
        winner = state.wooing[0]
        events += [MaidenWon(winner), score(state, winner, MAIDEN_POINTS, BY_MAIDEN)]
        share_out(state)
    return events


def share_out(state: State) -> None:
    """The gifts are taken one by one, from the active player on; then the card leaves the game. (S8.16)"""
    state.wooing = ()
    state.stage = PICK_DUE
    state.asked = 0
    end_sharing(state)


def pick(state: State, seat: int, gift: int) -> list[Event]:
    """Everyone takes one in turn until the card is empty. (S8.7, S8.16)"""
    state.gifts[gift] -= 1
    if gift == TALER:
        state.players[seat].talers += 1
    else:
        state.players[seat].resources[gift] += 1
    state.asked %= state.seats
    end_sharing(state)
    return [GiftPicked(seat, gift)]


def end_sharing(state: State) -> None:
    if not any(state.gifts):
        state.table = without(state.table, MAIDEN)
        state.asked = state.seats
