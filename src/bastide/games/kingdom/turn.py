"""A turn: who is to act, what is open to them, what comes next."""

from collections.abc import Sequence
from random import Random
from typing import Final

from bastide.core.chance import below, choose_some, draw_from
from bastide.core.errors import Message
from bastide.core.game import CHANCE, Event, Move, Seat
from bastide.games.kingdom.components import (
    CARDS,
    IS_TURNED,
    LAID_OPEN,
    LOCATION_OF,
    LOCATIONS,
    LYING,
    MOVES_A_SETTLEMENT,
    NONE,
    new_board,
)
from bastide.games.kingdom.events import BoardLaid, CardsLaid, StartChosen, TurnEnded
from bastide.games.kingdom.moves import (
    DRAW as DRAW_CARD,
)
from bastide.games.kingdom.moves import (
    END_TURN,
    MOST_SEATS,
    START,
    Build,
    ChanceMove,
    ChooseStart,
    DrawCard,
    EndTurn,
    KingdomMove,
    LayBoard,
    LayCards,
    Lift,
    Settle,
    Use,
)
from bastide.games.kingdom.rules.building import legal_build, play_build
from bastide.games.kingdom.rules.extra_actions import (
    legal_lift,
    legal_settle,
    legal_use,
    play_lift,
    play_settle,
    play_use,
)
from bastide.games.kingdom.rules.locations import ready_kinds, refresh_tokens
from bastide.games.kingdom.rules.terrain_cards import begin_turn, discard, play_draw, play_replace, pool
from bastide.games.kingdom.scoring import score_all
from bastide.games.kingdom.state import (
    CHOOSE_START,
    DEAL,
    DRAW,
    LAY_BOARD,
    LAY_CARDS,
    OVER,
    REPLACE,
    TURN,
    State,
    lay_board,
)

_ONLY: Final[list[tuple[Seat, ...]]] = [(seat,) for seat in range(MOST_SEATS)]
_CHANCE: Final[tuple[Seat, ...]] = (CHANCE,)
_NOBODY: Final[tuple[Seat, ...]] = ()


def to_act(state: State) -> tuple[Seat, ...]:
    if state.stage == TURN:
        return _ONLY[state.current]
    return _NOBODY if state.stage == OVER else _CHANCE


def legal_moves(state: State, seat: Seat) -> Sequence[Move]:
    """The mandatory action and, before or after it, the extra actions. (K3.2, K3.4, K3.7)"""
    if state.stage != TURN or seat != state.current:
        return []
    if state.lifted != NONE:
        return legal_settle(state, seat)
    if state.begun and state.owed > 0:
        return legal_build(state, seat)
    moves: list[Move] = []
    moves += legal_build(state, seat)
    for kind in ready_kinds(state, seat):
        moves += legal_lift(state, seat, kind) if MOVES_A_SETTLEMENT[kind] else legal_use(state, seat, kind)
    if state.owed == 0:
        moves.append(END_TURN)
    return moves


def play(state: State, seat: Seat, move: KingdomMove) -> list[Event]:
    # Not a `match`: compiled, an `isinstance` of ours is one comparison, a class pattern a call.
    if isinstance(move, Build):
        return play_build(state, seat, move)
    if isinstance(move, EndTurn):
        return play_end_turn(state, seat)
    if isinstance(move, Use):
        return play_use(state, seat, move)
    if isinstance(move, Lift):
        return play_lift(state, seat, move)
    if isinstance(move, Settle):
        return play_settle(state, seat, move)
    return play_chance(state, move)


def play_end_turn(state: State, seat: Seat) -> list[Event]:
    """The card is discarded, tokens are ready again, and a new card is due; or the game ends. (K3.5)"""
    discard(state)
    refresh_tokens(state, seat)
    if state.last_round and next_seat(state) == state.start:  # the round is complete (K7.1, K7.18)
        state.stage = OVER
        return [TurnEnded(seat), *score_all(state)]
    if any(pool(state)):
        state.stage = DRAW
        return [TurnEnded(seat)]
    return [TurnEnded(seat), *pass_on(state)]


def next_seat(state: State) -> Seat:
    """Play is clockwise. (K2.5)"""
    return (state.current + 1) % state.seats


def pass_on(state: State) -> list[Event]:
    state.current = next_seat(state)
    return begin_turn(state)


def play_chance(state: State, move: ChanceMove) -> list[Event]:
    if isinstance(move, DrawCard):
        return play_drawn(state, move.terrain)
    if isinstance(move, LayBoard):
        return play_board(state, [move.top_left, move.top_right, move.bottom_left, move.bottom_right])
    if isinstance(move, LayCards):
        state.cards = [move.first, move.second, move.third]
        state.stage = CHOOSE_START
        return [CardsLaid(move.first, move.second, move.third)]
    state.start = state.current = move.seat
    state.stage = DEAL
    return [StartChosen(move.seat)]


def play_board(state: State, quadrants: list[int]) -> list[Event]:
    """The board is laid; the cards come next, unless the host has chosen them. (K2.1, K2.3)"""
    lay_board(state, new_board(quadrants))
    state.stage = CHOOSE_START if state.cards else LAY_CARDS
    return [BoardLaid(quadrants[0], quadrants[1], quadrants[2], quadrants[3])]


def play_drawn(state: State, terrain: int) -> list[Event]:
    """A card for the first turn, for the next turn, or for the rest of this one. (K2.4, K3.5, K3.6)"""
    if state.stage == DEAL:
        events = play_draw(state, drawer(state), terrain)
        return events if NONE in state.hand else events + begin_turn(state)
    if state.stage == DRAW:
        events = play_draw(state, state.current, terrain)
        return events + pass_on(state)
    return play_replace(state, terrain)


def drawer(state: State) -> Seat:
    """Cards are dealt clockwise from the start player; later the player of the turn draws. (K2.4, K3.5)"""
    seat = state.current
    while state.stage == DEAL and state.hand[seat] != NONE:
        seat = (seat + 1) % state.seats
    return seat


def draw_chance(state: State, rng: Random) -> ChanceMove:
    if state.stage == LAY_BOARD:
        return draw_board(state, rng)
    if state.stage == LAY_CARDS:
        first, second, third = choose_some(rng, len(CARDS), LAID_OPEN)
        return LayCards(first, second, third)
    if state.stage == CHOOSE_START:
        return START[below(rng, state.seats)]
    return DRAW_CARD[drawer(state)][draw_from(rng, pool(state))]


def draw_board(state: State, rng: Random) -> LayBoard:
    """Four different quadrants, each turned or not, where the host did not say. (K2.1)"""
    drawn = choose_some(rng, len(LOCATIONS), 4)
    quadrants = list(state.asked_quadrants) if NONE not in state.asked_quadrants else drawn
    turned = [below(rng, 2) if asked == NONE else asked for asked in state.asked_turned]
    lying = [LYING[quadrant][turn] for quadrant, turn in zip(quadrants, turned, strict=True)]
    return LayBoard(lying[0], lying[1], lying[2], lying[3])


def check_chance(state: State, move: KingdomMove) -> Message | None:
    """Why this outcome cannot come now."""
    match move:
        case LayBoard(top_left, top_right, bottom_left, bottom_right) if state.stage == LAY_BOARD:
            return check_board(state, [top_left, top_right, bottom_left, bottom_right])
        case LayCards(first, second, third) if state.stage == LAY_CARDS:
            return Message("cards-twice", clause="K2.3") if len({first, second, third}) < LAID_OPEN else None
        case ChooseStart(seat) if state.stage == CHOOSE_START:
            return Message("no-such-seat", clause="K2.5") if seat >= state.seats else None
        case DrawCard(seat, terrain) if state.stage in (DEAL, DRAW, REPLACE):
            return check_draw(state, seat, terrain)
        case _:
            return Message("other-chance-due")


def check_board(state: State, lying: list[int]) -> Message | None:
    """Four different quadrants, as the host asked for them. (K2.1)"""
    if len({LOCATION_OF[quadrant] for quadrant in lying}) < len(lying):
        return Message("quadrant-twice", clause="K2.1")
    for quadrant, asked, turn in zip(lying, state.asked_quadrants, state.asked_turned, strict=True):
        if asked not in (NONE, LOCATION_OF[quadrant]) or turn not in (NONE, IS_TURNED[quadrant]):
            return Message("board-not-as-asked", clause="K2.1")
    return None


def check_draw(state: State, seat: Seat, terrain: int) -> Message | None:
    """The right player draws a card that is there. (K3.5, K3.10)"""
    if seat != drawer(state):
        return Message("other-draws", {"seat": drawer(state)}, clause="K3.5")
    if not 0 <= terrain < len(state.deck) or not pool(state)[terrain]:
        return Message("card-not-in-deck", clause="K3.10")
    return None
