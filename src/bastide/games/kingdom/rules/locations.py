"""Locations: taking, using and losing their tokens."""

from bastide.core.game import Event
from bastide.games.kingdom.components import NONE
from bastide.games.kingdom.events import TokenLost, TokenTaken
from bastide.games.kingdom.state import LOST, NEXT_TURN, NOT_TAKEN, READY, USED, State


def take_token(state: State, seat: int, hex: int) -> list[Event]:
    """The first settlement next to a location hex takes a token, if one is left. (K5.1, K5.2)"""
    number = state.board.beside[hex]
    if number == NONE or state.stacks[number] == 0 or state.tokens[seat][number] != NOT_TAKEN:
        return []
    state.stacks[number] -= 1
    state.tokens[seat][number] = NEXT_TURN
    location = state.board.locations[number]
    return [TokenTaken(seat, location.kind, location.hex)]


def lose_token(state: State, seat: int, origin: int) -> list[Event]:
    """A token leaves the game when no own settlement is next to its hex any more. (K5.4)"""
    number = state.board.beside[origin]
    if number == NONE or state.tokens[seat][number] in (NOT_TAKEN, LOST):
        return []
    location = state.board.locations[number]
    if state.touching[seat][location.hex] > 0:
        return []
    give_up(state, seat, number)
    return [TokenLost(seat, location.kind, location.hex)]


def give_up(state: State, seat: int, number: int) -> None:
    """Of two tokens of a kind the one already used is given up; the other stays usable. (K5.13)"""
    tokens = state.tokens[seat]
    twin = twin_of(state, number)
    if twin != NONE and tokens[number] == READY and tokens[twin] == USED:
        tokens[twin] = READY
    tokens[number] = LOST


def twin_of(state: State, number: int) -> int:
    """The other location hex of the same kind on the board, if it has one. (K5.3)"""
    kind = state.board.locations[number].kind
    for other, location in enumerate(state.board.locations):
        if other != number and location.kind == kind:
            return other
    return NONE


def ready_kinds(state: State, seat: int) -> list[int]:
    """The kinds of token the seat can use now, each once, in printed order. (K3.4)"""
    kinds: list[int] = []
    for number, token in enumerate(state.tokens[seat]):
        if token == READY:
            kind = state.board.locations[number].kind
            if not kinds or kinds[-1] != kind:
                kinds.append(kind)
    return kinds


def use_token(state: State, seat: int, kind: int) -> None:
    """One token of the kind is used for this turn. (K3.4)"""
    tokens = state.tokens[seat]
    for number, location in enumerate(state.board.locations):
        if location.kind == kind and tokens[number] == READY:
            tokens[number] = USED
            return


def refresh_tokens(state: State, seat: int) -> None:
    """After the turn used and new tokens are ready for the next one. (K3.4, K5.2)"""
    tokens = state.tokens[seat]
    for number, token in enumerate(tokens):
        if token in (NEXT_TURN, USED):
            tokens[number] = READY
