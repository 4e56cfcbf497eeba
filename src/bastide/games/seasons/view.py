"""What one seat may see, the whole state as JSON, and a state imagined from a view.

A view and a written state speak the same words (`shown.py`); they differ only in what is chosen in secret.
"""

from random import Random
from typing import Final

from bastide.core.chance import below
from bastide.core.game import Event, Seat, Written
from bastide.games.seasons.around.older import stored
from bastide.games.seasons.components import (
    BLIZZARD,
    BREACH,
    CARD,
    HIDDEN,
    INN_PLACE,
    MAIDEN,
    MOST_HELPERS,
    MOST_TILES,
    PLACE_NAMES,
    PLAGUE,
    PRICES,
    RESOURCES,
    ROUNDS,
    TILE,
    WINTER,
    WINTER_CARD,
)
from bastide.games.seasons.events import CharactersChosen
from bastide.games.seasons.reading import read_table
from bastide.games.seasons.rules.filling import cards_to_fill
from bastide.games.seasons.rules.rounds import cards_to_choose, legal_choose, play_choose, space_of
from bastide.games.seasons.rules.turning_in import points_of_ways
from bastide.games.seasons.rules.winter import ransom
from bastide.games.seasons.shown import OpenTable, Pending, View
from bastide.games.seasons.state import (
    ACTION,
    BLIZZARD_DUE,
    BREACH_OPEN,
    CALL_BACK,
    CHOOSE,
    FILL,
    GIFT_DUE,
    MARKET_OPEN,
    ORDER,
    OVER,
    PALACE_OPEN,
    PAY,
    PICK_DUE,
    PLAGUE_DUE,
    SEND,
    STAGES,
    TAKE,
    State,
)
from bastide.games.seasons.turn import to_act
from bastide.games.seasons.worth import worth_of
from bastide.games.seasons.writing import write_table

ASKS: Final = {
    PLAGUE_DUE: PLAGUE,
    BREACH_OPEN: BREACH,
    BLIZZARD_DUE: BLIZZARD,
    GIFT_DUE: MAIDEN,
    PICK_DUE: MAIDEN,
}


def view(state: State, seat: Seat | None) -> View:
    """Everything, but for the characters that others have chosen in secret. (S2.4, S3.2)"""
    table = write_table(state)
    if state.stage == CHOOSE:
        for other, player in enumerate(table["players"]):
            if other != seat:
                player["choice"] = None
    return {
        **table,
        "game": "seasons",
        "seat": seat,
        "hides": state.stage == CHOOSE,
        "to_act": list(to_act(state)),
        "space": space_of(state) if state.round else 0,
        "track": ROUNDS[state.seats] - state.round,
        "pending": write_pending(state),
        "in_turn": state.stage in (SEND, TAKE, ORDER, ACTION, PAY),
        "worth": {
            PLACE_NAMES[place]: worth_of(state, place, seat)
            for place in range(len(PRICES))
            if place < INN_PLACE or (state.terms.season == WINTER and place != INN_PLACE)
        },
    }


def seen(event: Event, seat: Seat | None) -> Event | None:
    """What is chosen in secret is known to the chooser alone until all is revealed. (S3.2)"""
    if isinstance(event, CharactersChosen) and event.seat != seat:
        return CharactersChosen(event.seat, HIDDEN, HIDDEN)
    return event


def from_view(view: View, rng: Random) -> State:
    """A full state that agrees with the view: secret choices are imagined."""
    state = read_table(view)
    for seat, player in enumerate(view["players"]):
        if player["chosen"] and player["choice"] is None:
            choices = legal_choose(state, seat)
            play_choose(state, seat, choices[below(rng, len(choices))].cards)
    return state


def imagine(state: State, seat: Seat | None, rng: Random) -> State:
    """A state as the seat could imagine it; by way of the view, so it cannot leak."""
    return from_view(view(state, seat), rng)


def write_state(state: State) -> Written:
    return stored(write_table(state))


def read_state(written: Written) -> State:
    table: OpenTable = written  # type: ignore[assignment]  # plain JSON, written by write_state
    return read_table(table)


# -- what is open, for the reader


def write_pending(state: State) -> Pending | None:
    """The decision that is due, with its parts."""
    if state.stage < CHOOSE or state.stage == OVER:
        return None
    if state.stage == CHOOSE:
        return {"kind": "choose", "seat": None, "number": cards_to_choose(state)}
    due: Written = {"kind": STAGES[state.stage], "seat": state.current, **pending_parts(state)}
    return due  # type: ignore[return-value]  # its kind tells which parts it has


def pending_parts(state: State) -> Written:
    if state.stage in (ACTION, PAY):
        return action_parts(state)
    if state.stage == FILL:
        return {"cards": [CARD.write(card.card) for card in cards_to_fill(state, state.current)]}
    if state.stage == ORDER:
        two = state.ribbon[state.turn : state.turn + 2]
        return {"cards": [CARD.write(action.card) for action in two]}
    if state.sale is not None:
        return {
            "buyer": state.ribbon[state.turn].seat,
            "owner": state.sale.owner,
            "card": CARD.write(state.sale.card),
            "resource": RESOURCES[state.sale.resource],
        }
    if state.stage in (MARKET_OPEN, PALACE_OPEN):
        return {"points": points_of_ways(state, state.current)}
    if state.stage in (CALL_BACK, SEND, TAKE):
        return {"card": CARD.write(state.ribbon[state.turn].card)}
    return winter_parts(state)


def winter_parts(state: State) -> Written:
    """The winter card that asks, and what it takes instead of a card. (S8.2)"""
    parts: Written = {"card": WINTER_CARD.write(ASKS[state.stage])}
    if state.stage in (PLAGUE_DUE, BLIZZARD_DUE):
        parts["talers"] = ransom(state, state.players[state.current])
    return parts


def action_parts(state: State) -> Written:
    """What the character has done, and how much more it may do. (S4.7, S4.8)"""
    card = CARD.write(state.ribbon[state.turn].card)
    builds, houses = card not in ("messenger", "master-builder"), card in ("bricklayer", "stonemason")
    parts: Written = {
        "card": card,
        "built": state.erected,
        "tiles_left": MOST_TILES - state.erected if builds and state.settled == 0 else 0,
        "housed": state.settled,
        "helpers_left": MOST_HELPERS - state.settled if houses and state.erected else 0,
    }
    if state.stage == PAY:
        parts["tile"] = TILE.write(state.tile)
        parts["cost"] = state.figures.costs[state.tile]
        parts["by_piece"] = card == "bricklayer"
    return parts
