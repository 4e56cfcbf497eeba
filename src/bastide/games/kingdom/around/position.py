"""A position that somebody has set up: the beginning of a turn.

Not compiled: its types are read as they stand.
"""

from typing import Annotated, Any, Final, TypedDict

from bastide.core.errors import Message
from bastide.core.game import Seat
from bastide.core.position import Carried, Positions, check_count, demand, midway
from bastide.games.kingdom.components import (
    BUILDABLE,
    HARBOUR,
    LAID_OPEN,
    LOCATION_OF,
    MANDATORY,
    NOBODY,
    NONE,
    QUADRANTS,
    TERRAIN_CARDS,
    TERRAINS,
    TOKENS,
    WATER,
    new_board,
)
from bastide.games.kingdom.moves import NOTATION
from bastide.games.kingdom.rules.terrain_cards import begin_turn
from bastide.games.kingdom.shown import Card, Quadrant
from bastide.games.kingdom.state import (
    LOST,
    NOT_TAKEN,
    READY,
    TOKEN_STATES,
    TURN,
    State,
    empty_state,
    lay_board,
    put,
)
from bastide.games.kingdom.view import write_table

_HEX: Final = NOTATION.kinds["hex"]
_CARDS: Final = TERRAINS[:BUILDABLE]

Hex = Annotated[str, _HEX]
TerrainCard = Annotated[str, _CARDS]
Token = Annotated[str, (TOKEN_STATES[READY], TOKEN_STATES[LOST])]
Piles = dict[TerrainCard, int]
EACH: Final = ("settlements", "tokens", "hands", "older")  # by seat


class Position(TypedDict):
    """The table at the beginning of a turn; supplies, tokens on the board and the deck follow from it."""

    quadrants: list[Quadrant]
    cards: list[Card]
    start: Seat
    current: Seat
    settlements: list[list[Hex]]  # by seat
    tokens: list[dict[Hex, Token]]  # by seat: the location hex it was taken from
    hands: list[TerrainCard]  # by seat; whoever's turn it is has laid theirs open
    older: list[bool]  # whose card was drawn before the deck was last remade
    discards: Piles
    removed: Piles  # cards out of the game


def describe(state: State) -> Position:
    """The position of a turn that nobody has begun. (K3.1)"""
    seat = state.current
    idle = [token in (NOT_TAKEN, READY, LOST) for tokens in state.tokens for token in tokens]
    whole = state.owed == min(MANDATORY, state.supply[seat]) and state.card != NONE and state.lifted == NONE
    if state.stage != TURN or state.begun or not whole or not all(idle):
        raise midway("kingdom")
    table = write_table(state)
    hands = [state.card if other == seat else state.hand[other] for other in range(state.seats)]
    return {
        "quadrants": table["quadrants"],
        "cards": table["cards"],
        "start": state.start,
        "current": seat,
        "settlements": table["settlements"],
        "tokens": [dict(tokens) for tokens in table["tokens"]],
        "hands": [TERRAINS[card] for card in hands],
        "older": state.older.copy(),
        "discards": table["discards"],
        "removed": table["removed"],
    }


def set_up(options: dict[str, Any], position: Position) -> State:
    """The table as it is described; the deck has all cards that lie nowhere else. (K1.3)"""
    seats: int = options["seats"]
    check_shape(seats, position)
    state = empty_state(seats, (NONE,) * 4, (NONE,) * 4)
    lay_board(state, new_board([QUADRANTS.index(word) for word in position["quadrants"]]))
    state.cards = [NOTATION.kinds["first"].read(word) for word in position["cards"]]
    state.start, state.current = position["start"], position["current"]
    for seat, hexes in enumerate(position["settlements"]):
        for hex in hexes:
            demand(state.owner[_HEX.read(hex)] == NOBODY, "settlements")
            put(state, seat, _HEX.read(hex))
            state.supply[seat] -= 1
    lay_tokens(state, position)
    state.last_round = 0 in state.supply
    state.hand = [TERRAINS.index(word) for word in position["hands"]]
    state.older = position["older"].copy()
    state.discards = [position["discards"].get(word, 0) for word in _CARDS]
    state.removed = [position["removed"].get(word, 0) for word in _CARDS]
    out = [state.discards[card] + state.removed[card] + state.hand.count(card) for card in range(BUILDABLE)]
    state.deck = [TERRAIN_CARDS - count for count in out]
    begin_turn(state)
    return state


def check_shape(seats: int, position: Position) -> None:
    """Everything is there once for each seat, quadrant and card. (K2.1, K2.3)"""
    for name in EACH:
        check_count(position[name], seats, name)
    demand(max(position["start"], position["current"]) < seats, "current")
    kinds = {LOCATION_OF[QUADRANTS.index(word)] for word in position["quadrants"]}
    demand(len(kinds) == len(position["quadrants"]) == 4, "quadrants")
    demand(len(set(position["cards"])) == len(position["cards"]) == LAID_OPEN, "cards")


def lay_tokens(state: State, position: Position) -> None:
    """Who has taken one from which location hex; the others still lie there. (K1.2)"""
    words = [_HEX.write(place.hex) for place in state.board.locations]
    for seat, tokens in enumerate(position["tokens"]):
        demand(set(tokens) <= set(words), "tokens")
        for number, word in enumerate(words):
            if word in tokens:
                state.tokens[seat][number] = TOKEN_STATES.index(tokens[word])
                state.stacks[number] -= 1


# -- what cannot be


def faults(state: State) -> list[Message]:
    """Why no game of these rules could stand so."""
    found = [*wrong_settlements(state), *wrong_tokens(state), *wrong_cards(state)]
    return [*found, *wrong_end(state)]


def wrong_settlements(state: State) -> list[Message]:
    """Forty of each colour, and only where one may build. (K1.3, K4.1)"""
    found: list[Message] = []
    has_harbour = any(place.kind == HARBOUR for place in state.board.locations)
    for seat, hexes in enumerate(state.standing):
        if state.supply[seat] < 0:
            found.append(
                Message("position-settlements", {"player": seat + 1, "number": len(hexes)}, clause="K1.3")
            )
        for hex in hexes:
            terrain = state.board.terrain[hex]
            if terrain >= BUILDABLE and not (terrain == WATER and has_harbour):
                words: dict[str, Any] = {"hex": _HEX.write(hex), "terrain": TERRAINS[terrain]}
                found.append(Message("position-ground", words, clause="K4.1"))
    return found


def wrong_tokens(state: State) -> list[Message]:
    """Two on a location hex, for whoever has settlements next to it. (K1.2, K5.1, K5.4)"""
    found: list[Message] = []
    for number, place in enumerate(state.board.locations):
        where: dict[str, Any] = {"hex": _HEX.write(place.hex)}
        if state.stacks[number] < 0:
            found.append(Message("position-tokens-many", where, clause="K1.2"))
        for seat in range(state.seats):
            token, is_near = state.tokens[seat][number], state.touching[seat][place.hex] > 0
            if token == READY and not is_near:
                found.append(Message("position-token-far", {**where, "player": seat + 1}, clause="K5.4"))
            if token == NOT_TAKEN and is_near and state.stacks[number] > 0:
                found.append(Message("position-token-due", {**where, "player": seat + 1}, clause="K5.1"))
    return found


def wrong_cards(state: State) -> list[Message]:
    """Five of each terrain, and a card in the deck was drawn from it. (K1.3)"""
    return [
        Message("position-terrain-cards", {"terrain": TERRAINS[card]}, clause="K1.3")
        for card, left in enumerate(state.deck)
        if left < 0
    ]


def wrong_end(state: State) -> list[Message]:
    """Whoever has built the last settlement has done so in this round. (K7.1)"""
    played = {(state.start + turn) % state.seats for turn in range(turns_played(state))}
    early = [seat for seat, left in enumerate(state.supply) if left <= 0 and seat not in played]
    return [Message("position-over", {"player": seat + 1}, clause="K7.1") for seat in early[:1]]


def turns_played(state: State) -> int:
    """Of this round."""
    return (state.current - state.start) % state.seats


# -- what follows of itself


def follow(options: dict[str, Any], position: Position) -> Position:
    """Who stands next to a location hex has its token, while there are any; nobody else. (K5.1, K5.4)"""
    state = set_up(options, {**position, "tokens": [{} for _ in range(options["seats"])]})
    tokens = [
        {
            hex: token
            for hex, token in own.items()
            if token != TOKEN_STATES[READY] or is_near(state, seat, hex)
        }
        for seat, own in enumerate(position["tokens"])
    ]
    for place in state.board.locations:
        word = _HEX.write(place.hex)
        for seat, own in enumerate(tokens):
            taken = sum([word in others for others in tokens])
            if word not in own and taken < TOKENS and is_near(state, seat, word):
                own[word] = TOKEN_STATES[READY]
    return {**position, "tokens": tokens}


def is_near(state: State, seat: Seat, hex: str) -> bool:
    return state.touching[seat][_HEX.read(hex)] > 0


# -- with more players, or fewer


def carry(
    _former: dict[str, Any], options: dict[str, Any], position: dict[str, Any], fresh: dict[str, Any]
) -> Carried:
    """The board and whoever stays remain as they are; who comes has a card. (K2.4)"""
    seats: int = options["seats"]
    rows = {name: [*position[name][:seats], *fresh[name][len(position[name]) :]] for name in EACH}
    turn = {name: position[name] if position[name] < seats else 0 for name in ("start", "current")}
    discards = dict(position["discards"])
    rows["hands"] = position["hands"][:seats]
    for card in fresh["hands"][len(position["hands"]) :]:
        rows["hands"].append(drawn(card, rows["hands"], discards, position["removed"]))
    return {**position, **rows, **turn, "discards": discards}, []


def drawn(wanted: str, hands: list[str], discards: Piles, removed: Piles) -> str:
    """A card of the deck, the wanted one if it is there; from an empty deck one of the discards. (K1.3)"""
    out = {card: hands.count(card) + discards.get(card, 0) + removed.get(card, 0) for card in _CARDS}
    for card in (wanted, *_CARDS):
        if out[card] < TERRAIN_CARDS:
            return card
    found = max(_CARDS, key=lambda card: discards.get(card, 0))
    discards[found] = discards.get(found, 0) - 1
    return found


POSITIONS: Final = Positions(
    form=Position,
    decides=("quadrants", "turned", "cards", "first_game"),
    describe=describe,
    set_up=set_up,
    faults=faults,
    follow=follow,
    carry=carry,
)
