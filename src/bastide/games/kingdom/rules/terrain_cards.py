"""Terrain cards: drawn, laid open, out of the game, discarded."""

from bastide.core.game import Event
from bastide.games.kingdom.components import MANDATORY, NONE
from bastide.games.kingdom.events import (
    CardDrawn,
    CardRemoved,
    CardReplaced,
    CardRevealed,
    DeckRemade,
    MandatoryLapsed,
)
from bastide.games.kingdom.state import REPLACE, TURN, State


def pool(state: State) -> list[int]:
    """What the next card comes from: the deck, or the discards once it is empty. (K3.5)"""
    return state.deck if any(state.deck) else state.discards


def begin_turn(state: State) -> list[Event]:
    """The player's card is laid open and names the terrain of the turn. (K3.1, K3.3)"""
    seat = state.current
    state.stage = TURN
    state.card = state.hand[seat]
    state.hand[seat] = NONE
    state.older[seat] = False
    state.owed = min(MANDATORY, state.supply[seat])
    state.begun = False
    if state.card == NONE:
        return lapse(state)
    events: list[Event] = [CardRevealed(seat, state.card)]
    if state.free[state.card] == 0:
        events += replace_card(state)
    return events


def replace_card(state: State) -> list[Event]:
    """A card without a free hex leaves the game and a new one is due, if there is any. (K3.6)"""
    gone = CardRemoved(state.current, state.card)
    state.removed[state.card] += 1
    state.card = NONE
    if not any(pool(state)):
        return [gone, *lapse(state)]
    state.stage = REPLACE
    return [gone]


def lapse(state: State) -> list[Event]:
    """No card can be had: the rest of the mandatory action lapses. (K3.6)"""
    state.owed = 0
    return [MandatoryLapsed(state.current)]


def take_from_deck(state: State, terrain: int) -> list[Event]:
    """A card leaves the deck, which is remade from the discards if it is empty. (K3.5, K3.10)"""
    events: list[Event] = []
    if not any(state.deck):
        state.deck, state.discards = state.discards, state.deck
        state.older = [card != NONE for card in state.hand]
        events.append(DeckRemade(sum(state.deck)))
    state.deck[terrain] -= 1
    return events


def play_draw(state: State, seat: int, terrain: int) -> list[Event]:
    """A hidden card comes into the hand. (K2.4, K3.5)"""
    events = take_from_deck(state, terrain)
    state.hand[seat] = terrain
    state.older[seat] = False
    events.append(CardDrawn(seat, terrain))
    return events


def play_replace(state: State, terrain: int) -> list[Event]:
    """The new card is laid open at once and must fit in its turn. (K3.6)"""
    events = take_from_deck(state, terrain)
    state.stage = TURN
    state.card = terrain
    events.append(CardReplaced(state.current, terrain))
    if state.free[terrain] == 0:
        events += replace_card(state)
    return events


def discard(state: State) -> None:
    """The card of the turn goes to the discards. (K3.5)"""
    if state.card != NONE:
        state.discards[state.card] += 1
    state.card = NONE
