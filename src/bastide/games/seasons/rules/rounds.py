"""A round: its taler, the secret choice of characters, the common reveal. (S3)"""

from bastide.core.game import Event
from bastide.games.seasons.components import (
    CARDS_OF,
    MASTER_BUILDER,
    NO_CARD,
    NONE,
    ROUNDS,
    WINTER,
    WORKER_WOOD,
    WORKERS,
)
from bastide.games.seasons.events import CharactersChosen, CharactersRevealed, RoundBegan
from bastide.games.seasons.moves import CHOICES
from bastide.games.seasons.moves import Choose as ChooseMove
from bastide.games.seasons.state import SLOTS, Player, State, following


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
    return state.season == WINTER and state.unseen > 0 and space_of(state) in state.figures.winter_spaces


def end_round(state: State) -> None:
    """Nothing is of this round any more, and the next player clockwise is active. (S3.7)"""
    for player in state.players:
        player.chosen = player.built = player.housed = 0
    state.fresh = 0
    state.ribbon = []
    state.turn = 0
    state.card = NONE
    state.active = following(state, 1)


def is_last(state: State) -> bool:
    """After the last round, or when the last tile is built. (S3.8)"""
    return state.round == ROUNDS[state.seats] or not any(state.unbuilt)


# -- choosing in secret


def choosable(state: State, player: Player) -> int:
    """The hand, but for the master builder in round 1 or where no card would come back. (S3.2, S3.3)"""
    if state.round == 1 or player.played == 0:
        return player.hand & ~(1 << MASTER_BUILDER)
    return player.hand


def legal_choose(state: State, seat: int) -> list[ChooseMove]:
    """One card of the hand, or two with two players. (S3.2)"""
    return CHOICES[cards_to_choose(state)][choosable(state, state.players[seat])]


def cards_to_choose(state: State) -> int:
    return 2 if state.seats == 2 else 1


def play_choose(state: State, seat: int, cards: tuple[int, ...]) -> list[Event]:
    """The choice lies face down. (S3.2)"""
    bits = 0
    for card in cards:
        bits |= 1 << card
    state.players[seat].chosen = bits
    return [CharactersChosen(seat, cards[0], cards[1] if len(cards) > 1 else NO_CARD)]


def reveal(state: State) -> list[Event]:
    """All cards are shown at once and lie before their owners. (S3.2, S3.6)"""
    events: list[Event] = []
    for step in range(state.seats):
        seat = following(state, step)
        player = state.players[seat]
        player.hand &= ~player.chosen
        player.played |= player.chosen
        cards = CARDS_OF[player.chosen]
        events.append(CharactersRevealed(seat, cards[0], cards[1] if len(cards) > 1 else NO_CARD))
    lay_ribbon(state)
    return events


def lay_ribbon(state: State) -> None:
    """Characters in their order, the same clockwise from the active player; all workers are one. (S3.5)"""
    ribbon: list[int] = []
    unfilled = 0
    seats = [following(state, step) for step in range(state.seats)]
    for card in range(WORKER_WOOD):
        for seat in seats:
            if state.players[seat].chosen >> card & 1:
                ribbon.append(seat * SLOTS + card)
    for seat in seats:
        for worker in range(WORKERS):
            if state.players[seat].chosen >> WORKER_WOOD + worker & 1:
                ribbon.append(seat * SLOTS + WORKER_WOOD + worker)
                unfilled |= 1 << seat * WORKERS + worker
    for seat in seats:
        if state.players[seat].chosen >> MASTER_BUILDER & 1:
            ribbon.append(seat * SLOTS + MASTER_BUILDER)
    state.ribbon = ribbon
    state.unfilled = unfilled
