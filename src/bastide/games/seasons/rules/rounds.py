"""A round: its taler, the secret choice of characters, the common reveal. (S3)"""

from bastide.core.game import Event
from bastide.games.seasons.cards import FULL_HAND, NO_CARDS, Cards
from bastide.games.seasons.components import (
    KINDS,
    MASTER_BUILDER,
    NO_CARD,
    NONE,
    RANK,
    ROUNDS,
    WINTER,
    is_worker,
)
from bastide.games.seasons.events import CharactersChosen, CharactersRevealed, RoundBegan
from bastide.games.seasons.moves import CHOICES
from bastide.games.seasons.moves import Choose as ChooseMove
from bastide.games.seasons.state import (
    ACTIONS,
    EIGHT,
    Action,
    Player,
    State,
    WorkerCard,
    following,
)


def begin_round(state: State) -> list[Event]:
    """The active player takes the taler of the highest filled round space. (S3.1)"""
    state.round += 1
    state.players[state.active].talers += 1
    return [RoundBegan(state.active, state.round, 1)]


def space_of(state: State) -> int:
    """The round space whose taler was taken: the track is emptied from its highest space. (S3.1, S8.11)"""
    return ROUNDS[state.seats] - state.round + 1


def is_marked(state: State) -> bool:
    """Whether a winter card is to be turned over in this round. (S8.2)"""
    return (
        state.terms.season == WINTER and state.unseen != () and space_of(state) in state.figures.winter_spaces
    )


def end_round(state: State) -> None:
    """Nothing is of this round any more, and the next player clockwise is active. (S3.7)"""
    for player in state.players:
        player.chosen = player.housed = ()
        player.built = 0
    state.new_carts = state.new_places = ()
    state.ribbon = []
    state.worker_cards = []
    state.turn = 0
    state.card = NONE
    state.active = following(state, 1)


def is_last(state: State) -> bool:
    """After the last round, or when the last tile is built. (S3.8)"""
    return state.round == ROUNDS[state.seats] or not any(state.unbuilt)


# -- choosing in secret


def choosable(state: State, player: Player) -> Cards:
    """The hand, but for the master builder in round 1 or with all cards in hand. (S3.2, S3.3)"""
    has_all = player.hand is FULL_HAND if state.terms.full_hand == EIGHT else player.played is NO_CARDS
    return player.hand.without(MASTER_BUILDER) if state.round == 1 or has_all else player.hand


def legal_choose(state: State, seat: int) -> list[ChooseMove]:
    """One card of the hand, or two with two players. (S3.2)"""
    return CHOICES[cards_to_choose(state)][choosable(state, state.players[seat])]


def cards_to_choose(state: State) -> int:
    return 2 if state.seats == 2 else 1


def play_choose(state: State, seat: int, cards: tuple[int, ...]) -> list[Event]:
    """The choice lies face down. (S3.2)"""
    state.players[seat].chosen = cards
    return [CharactersChosen(seat, cards[0], cards[1] if len(cards) > 1 else NO_CARD)]


def reveal(state: State) -> list[Event]:
    """All cards are shown at once and lie before their owners. (S3.2, S3.6)"""
    events: list[Event] = []
    for step in range(state.seats):
        seat = following(state, step)
        player = state.players[seat]
        cards = player.chosen
        for card in cards:
            player.hand = player.hand.without(card)
            player.played = player.played.with_one(card)
        events.append(CharactersRevealed(seat, cards[0], cards[1] if len(cards) > 1 else NO_CARD))
    lay_ribbon(state)
    lay_worker_cards(state)
    return events


def lay_ribbon(state: State) -> None:
    """Characters in their order, the same clockwise from the active player; all workers are one. (S3.5)"""
    ribbon: list[Action] = []
    for step in range(state.seats):
        seat = following(state, step)
        for card in state.players[seat].chosen:
            ribbon.insert(place_in(ribbon, card), ACTIONS[seat][card])
    state.ribbon = ribbon


def place_in(ribbon: list[Action], card: int) -> int:
    """Behind all that act earlier or are the same character. (S3.5)"""
    place = len(ribbon)
    while place > 0 and RANK[ribbon[place - 1].card] > RANK[card]:
        place -= 1
    return place


def lay_worker_cards(state: State) -> None:
    """They are filled before anyone acts. (S3.4)"""
    state.worker_cards = [
        WorkerCard(seat, card, [0] * KINDS, is_filled=False, is_closed=False)
        for seat in range(state.seats)
        for card in state.players[seat].chosen
        if is_worker(card)
    ]
