"""What the contract suite must know about A Castle for All Seasons."""

from typing import Any

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
    WORKERS,
)
from bastide.games.seasons.state import CHOOSE, SLOTS, State

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
        counts[word] = state.unbuilt[tile] + sum(entry // state.seats == tile for entry in state.builders)
    return counts


def resources_of(state: State, kind: int) -> int:
    held = sum(player.resources[kind] for player in state.players)
    on_cards = sum(state.on_cards[kind::KINDS])
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
        assert player.hand & player.played == 0
        assert 0 <= (player.hand | player.played) <= ALL_CARDS
        assert player.talers >= 0
        assert min(player.resources) >= 0
        of_round = sum(1 << entry % SLOTS for entry in state.ribbon if entry // SLOTS == seat)
        assert state.stage == CHOOSE or player.chosen == of_round
    assert min([*state.stock, *state.tower, *state.unbuilt, *state.gifts, state.bank]) >= 0
    for card in range(state.seats * WORKERS):
        on_card = state.on_cards[card * KINDS : (card + 1) * KINDS]
        played = state.players[card // WORKERS].chosen & WORKER_CARDS
        assert sum(on_card) == 0 or played
        assert sum(on_card) <= 3
    fresh = [*state.carts, *state.places]
    assert all(fresh[spot] != NOBODY for spot in range(len(fresh)) if state.fresh >> spot & 1)
    assert state.seats <= MOST_SEATS


def HIDDEN_FROM(match: Match) -> list[int | None]:  # noqa: N802  the suite asks every game for it
    """Who cannot know the whole state now: only secret choices of characters are hidden."""
    state: State = match.state
    chosen = [seat for seat, player in enumerate(state.players) if player.chosen]
    if state.stage != CHOOSE or not chosen:
        return []
    return [None, *[seat for seat in range(state.seats) if seat not in chosen]]
