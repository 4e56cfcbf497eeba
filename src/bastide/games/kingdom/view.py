"""What one seat may see, the whole state as JSON, and a state imagined from a view.

A view and a written state speak the same words; they differ only in the hidden cards.
"""

from functools import lru_cache
from random import Random

from bastide.core.chance import draw_from
from bastide.core.game import Event, Seat, Written
from bastide.games.kingdom.components import (
    BUILDABLE,
    CARDS,
    CASTLE,
    LETTERS,
    LOCATION,
    LOCATIONS,
    NONE,
    QUADRANTS,
    ROWS,
    TERRAINS,
    Board,
    new_board,
)
from bastide.games.kingdom.events import CardDrawn
from bastide.games.kingdom.moves import NOTATION
from bastide.games.kingdom.shown import Counts, OpenTable, View
from bastide.games.kingdom.state import OVER, STAGES, TOKEN_STATES, State, empty_state, lay_board, put

_LETTERS = {TERRAINS.index(terrain): letter for letter, terrain in LETTERS.items()}
_HEX = NOTATION.kinds["hex"]


def view(state: State, seat: Seat | None) -> View:
    """Everything but the cards in other hands and what the deck will bring. (K2.4, K2.8)"""
    hidden = [other for other in range(state.seats) if other != seat and state.hand[other] != NONE]
    unseen = state.deck.copy()
    unseen_older = [0] * BUILDABLE
    for other in hidden:
        (unseen_older if state.older[other] else unseen)[state.hand[other]] += 1
    return {
        **write_table(state),
        "game": "kingdom",
        "seat": seat,
        "hides": state.stage != OVER,
        "map": list(letters_of(state.board)),
        "locations": {_HEX.write(place.hex): LOCATIONS[place.kind] for place in state.board.locations},
        "places": list(places_of(state.board)),
        "hand": None if seat is None else _name(TERRAINS, state.hand[seat]),
        "holding": [card != NONE for card in state.hand],
        "older": state.older.copy(),
        "deck_size": sum(state.deck),
        "unseen": _counts(unseen),
        "unseen_older": _counts(unseen_older),
    }


@lru_cache(maxsize=512)
def letters_of(board: Board) -> tuple[str, ...]:
    """The map in rows of letters; a table asks for its own again and again."""
    letters = "".join(_LETTERS[terrain] for terrain in board.terrain)
    return tuple(letters[start : start + ROWS] for start in range(0, len(letters), ROWS))


@lru_cache(maxsize=512)
def places_of(board: Board) -> tuple[str, ...]:
    """Locations and castles. (K4.1)"""
    return tuple(
        _HEX.write(hex) for hex, terrain in enumerate(board.terrain) if terrain in (LOCATION, CASTLE)
    )


def seen(event: Event, seat: Seat | None) -> Event | None:
    """A terrain card in hand is known to its owner alone. (K2.4)"""
    if isinstance(event, CardDrawn) and event.seat != seat:
        return CardDrawn(event.seat, NONE)
    return event


def from_view(view: View, rng: Random) -> State:
    """A full state that agrees with the view: unseen cards are dealt to the hidden hands."""
    unseen = _read_counts(view["unseen"])
    unseen_older = _read_counts(view["unseen_older"])
    hands: list[str | None] = []
    for seat in range(view["seats"]):
        if seat == view["seat"]:
            hands.append(view["hand"])
        elif not view["holding"][seat]:
            hands.append(None)
        else:
            bag = unseen_older if view["older"][seat] else unseen
            terrain = draw_from(rng, bag)
            bag[terrain] -= 1
            hands.append(TERRAINS[terrain])
    return read_table(view, hands, view["older"], unseen)


def imagine(state: State, seat: Seat | None, rng: Random) -> State:
    """A state as the seat could imagine it; by way of the view, so it cannot leak."""
    return from_view(view(state, seat), rng)


def write_state(state: State) -> Written:
    hands = [_name(TERRAINS, card) for card in state.hand]
    return {**write_table(state), "hands": hands, "older": state.older.copy(), "deck": _counts(state.deck)}


def read_state(written: Written) -> State:
    table: OpenTable = written  # type: ignore[assignment]  # plain JSON, written by write_state
    return read_table(table, written["hands"], written["older"], _read_counts(written["deck"]))


def write_table(state: State) -> OpenTable:
    hexes = [_HEX.write(place.hex) for place in state.board.locations]
    return {
        "seats": state.seats,
        "asked_quadrants": [_name(LOCATIONS, quadrant) for quadrant in state.asked_quadrants],
        "asked_turned": [None if turn == NONE else bool(turn) for turn in state.asked_turned],
        "stage": STAGES[state.stage],
        "quadrants": [QUADRANTS[quadrant] for quadrant in state.board.quadrants],
        "cards": [CARDS[card] for card in state.cards],
        "start": None if state.start == NONE else state.start,
        "current": None if state.current == NONE else state.current,
        "settlements": [[_HEX.write(hex) for hex in hexes] for hexes in state.standing],
        "supply": state.supply.copy(),
        "stacks": dict(zip(hexes, state.stacks, strict=True)),
        "tokens": [
            {hex: TOKEN_STATES[token] for hex, token in zip(hexes, tokens, strict=True) if token}
            for tokens in state.tokens
        ],
        "discards": _counts(state.discards),
        "removed": _counts(state.removed),
        "card": _name(TERRAINS, state.card),
        "owed": state.owed,
        "begun": state.begun,
        "lifted": None if state.lifted == NONE else _HEX.write(state.lifted),
        "lifted_by": _name(LOCATIONS, state.lifted_by),
        "last_round": state.last_round,
    }


def read_table(table: OpenTable, hands: list[str | None], older: list[bool], deck: list[int]) -> State:
    turned = tuple(NONE if turn is None else int(turn) for turn in table["asked_turned"])
    asked = tuple(_number(LOCATIONS, name) for name in table["asked_quadrants"])
    state = empty_state(table["seats"], asked, turned)
    state.stage = STAGES.index(table["stage"])
    if table["quadrants"]:
        lay_board(state, new_board([QUADRANTS.index(name) for name in table["quadrants"]]))
    state.cards = [CARDS.index(name) for name in table["cards"]]
    state.start = NONE if table["start"] is None else table["start"]
    state.current = NONE if table["current"] is None else table["current"]
    for seat, hexes in enumerate(table["settlements"]):
        for hex in hexes:
            put(state, seat, _HEX.read(hex))
    state.supply = list(table["supply"])
    for number, place in enumerate(state.board.locations):
        word = _HEX.write(place.hex)
        state.stacks[number] = table["stacks"][word]
        for seat, tokens in enumerate(table["tokens"]):
            state.tokens[seat][number] = TOKEN_STATES.index(tokens.get(word, "not-taken"))
    state.hand = [_number(TERRAINS, name) for name in hands]
    state.older = list(older)
    state.deck = deck
    state.discards = _read_counts(table["discards"])
    state.removed = _read_counts(table["removed"])
    state.card = _number(TERRAINS, table["card"])
    state.owed = table["owed"]
    state.begun = table["begun"]
    state.lifted = NONE if table["lifted"] is None else _HEX.read(table["lifted"])
    state.lifted_by = _number(LOCATIONS, table["lifted_by"])
    state.last_round = table["last_round"]
    return state


def _name(names: tuple[str, ...], number: int) -> str | None:
    return None if number == NONE else names[number]


def _number(names: tuple[str, ...], name: str | None) -> int:
    return NONE if name is None else names.index(name)


def _counts(counts: list[int]) -> Counts:
    return {TERRAINS[terrain]: count for terrain, count in enumerate(counts)}


def _read_counts(counts: Counts) -> list[int]:
    return [counts[terrain] for terrain in TERRAINS[:BUILDABLE]]
