"""What the contract suite must know about A Castle for All Seasons."""

from typing import Any

from bastide.core.game import Seat, Written
from bastide.core.match import Match
from bastide.games.seasons.components import (
    ALL_CARDS,
    BOX,
    KINDS,
    MOST_SEATS,
    NOBODY,
    RESOURCES,
    ROUNDS,
    STARTING_HELPERS,
    TALERS,
    TILE_COUNTS,
    TILES,
    WORKER_CARDS,
)
from bastide.games.seasons.state import CHOOSE, State

OPTION_SETS: list[dict[str, Any]] = [
    {"seats": 2},
    {"seats": 3},
    {"seats": 4},
    {"seats": 2, "season": "winter"},
    {"seats": 3, "season": "winter", "last_piece": "asked"},
    {"seats": 4, "season": "winter", "purchase": "unlimited"},
    {
        "seats": 2,
        "season": "winter",
        "purchase": "unlimited",
        "last_piece": "asked",
        "tie": "value",
        "costs": {"tower": 8, "keep": 30},
        "points": {"house": 0},
        "prices": {"palace-1": 0, "smithy-1": 10, "smithy-2": 6},
        "winter_spaces": [12, 11, 9, 7, 5, 1],
    },
]


def pieces(state: State) -> dict[str, int]:
    """Every resource, taler, helper, tile and card: in the box at the start, and somewhere ever after."""
    counts = {kind: resources_of(state, number) for number, kind in enumerate(RESOURCES)}
    counts["talers"] = state.bank + ROUNDS[state.seats] - state.round + state.coins
    counts["talers"] += (
        sum(player.talers for player in state.players) + state.gifts[KINDS] + state.gone[KINDS]
    )
    for tile, word in enumerate(TILES):
        counts[word] = state.unbuilt[tile] + sum(built.tile == tile for built in state.built)
    return counts


def resources_of(state: State, kind: int) -> int:
    held = sum(player.resources[kind] for player in state.players)
    on_cards = sum(card.pieces[kind] for card in state.worker_cards)
    elsewhere = state.smithy if RESOURCES[kind] == "silver" else 0
    return (
        held
        + on_cards
        + elsewhere
        + state.stock[kind]
        + state.tower[kind]
        + state.gifts[kind]
        + state.gone[kind]
    )


PIECES = {
    **dict(zip(RESOURCES, BOX, strict=True)),
    "talers": TALERS,
    **dict(zip(TILES, TILE_COUNTS, strict=True)),
}


def recount(state: State) -> None:
    """Helpers and cards belong to their players; what is kept of a round agrees with the table."""
    for seat, player in enumerate(state.players):
        standing = state.carts.count(seat) + state.places.count(seat)
        assert player.helpers + standing == STARTING_HELPERS[state.seats]
        assert set(player.hand) & set(player.played) == set()
        assert {*player.hand, *player.played} <= set(ALL_CARDS)
        ordered = [player.hand.each, player.played.each, player.chosen, player.housed]
        assert all(list(named) == sorted(set(named)) for named in ordered)
        assert player.talers >= 0
        assert min(player.resources) >= 0
        of_round = sorted(action.card for action in state.ribbon if action.seat == seat)
        assert state.stage == CHOOSE or list(player.chosen) == of_round
    assert min([*state.stock, *state.tower, *state.unbuilt, *state.gifts, state.bank]) >= 0
    workers = [(action.seat, action.card) for action in state.ribbon if action.card in WORKER_CARDS]
    assert [(card.seat, card.card) for card in state.worker_cards] == sorted(workers)
    assert all(sum(card.pieces) <= 3 for card in state.worker_cards)
    assert all(state.carts[cart] != NOBODY for cart in state.new_carts)
    assert all(state.places[place] != NOBODY for place in state.new_places)
    assert state.seats <= MOST_SEATS


def HIDDEN_FROM(match: Match) -> list[int | None]:  # noqa: N802  the suite asks every game for it
    """Who cannot know the whole state now: only secret choices of characters are hidden."""
    state: State = match.state
    chosen = [seat for seat, player in enumerate(state.players) if player.chosen]
    if state.stage != CHOOSE or not chosen:
        return []
    return [None, *[seat for seat in range(state.seats) if seat not in chosen]]


# -- what a seat keeps from the others, for the twins that must not be told apart

SECRET = "choose"  # the move that makes a secret
HIDING: dict[str, Any] = {}  # without these options there is none
MOVES = 300  # of a game, at most
OFTEN = 0.4  # how often a secret is looked for
SET_UP = 0.25  # how often in a game that begins from a position somebody has set up
SINCE = ("full_hand", "cards_back")  # the options that came after the first revision


def secret_of(written: Written, seat: Seat) -> list[str]:
    """The characters that are chosen and not revealed yet, as the words of their line. (S3.2)"""
    return written["players"][seat]["choice"] or [] if written["stage"] == "choose" else []


def drawn_for(_seat: Seat) -> list[str]:
    """Nothing secret is made by chance."""
    return []
