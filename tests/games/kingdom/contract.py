"""What the contract suite must know about Kingdom Builder."""

from typing import Any

from bastide.core.game import Seat, Written
from bastide.core.match import Match
from bastide.games.kingdom.components import BUILDABLE, NEIGHBOURS, NOBODY, NONE, SETTLEMENTS, TERRAINS
from bastide.games.kingdom.state import LAY_BOARD, LOST, NOT_TAKEN, State

OPTION_SETS: list[dict[str, Any]] = [
    {"seats": 2},
    {"seats": 3},
    {"seats": 4},
    {"seats": 2, "first_game": True},
    {
        "seats": 4,
        "quadrants": ["harbour", "tower", "barn", "sanctuary"],
        "cards": ["lords", "farmers", "citizens"],
    },
    {"seats": 3, "turned": [True, False, True, True], "cards": ["hermits", "miners", "workers"]},
]


def pieces(state: State) -> dict[str, int]:
    """Settlements of each seat (one may be in the air), cards, and tokens: never more, never fewer."""
    counts = {"cards": sum(state.deck) + sum(state.discards) + sum(state.removed)}
    counts["cards"] += sum(card != NONE for card in [*state.hand, state.card])
    for seat in range(state.seats):
        in_air = state.lifted != NONE and seat == state.current
        counts[f"settlements {seat}"] = state.supply[seat] + len(state.standing[seat]) + in_air
    if state.stage != LAY_BOARD:
        taken = [sum(token not in (NOT_TAKEN, LOST) for token in tokens) for tokens in state.tokens]
        lost = [tokens.count(LOST) for tokens in state.tokens]
        counts["tokens"] = sum(state.stacks) + sum(taken) + sum(lost) - 2 * len(state.board.locations)
    return counts


PIECES = {"cards": 25, "tokens": 0, **{f"settlements {seat}": SETTLEMENTS for seat in range(4)}}


def recount(state: State) -> None:
    """Every count the state keeps, counted afresh from who owns which hex."""
    owner = list(state.owner)
    if not state.board.terrain:
        return
    for seat in range(state.seats):
        assert state.standing[seat] == [hex for hex in range(len(owner)) if owner[hex] == seat]
        touching = [0] * len(owner)
        for hex in state.standing[seat]:
            for other in NEIGHBOURS[hex]:
                touching[other] += 1
        assert list(state.touching[seat]) == touching
    for terrain, hexes in enumerate(state.board.hexes_of):
        assert state.free[terrain] == sum(owner[hex] == NOBODY for hex in hexes)


def HIDDEN_FROM(match: Match) -> list[int | None]:  # noqa: N802  the suite asks every game for it
    """Who cannot know the whole state now: a spectator, and the player of the turn."""
    return [None, match.to_act[0]]


# -- what a seat keeps from the others, for the twins that must not be told apart

SECRET = "draw"  # the move that makes a secret
HIDING: dict[str, Any] = {}  # without these options there is none
MOVES = 160  # of a game, at most
OFTEN = 0.08  # how often a secret is looked for
SET_UP = 0.25  # how often in a game that begins from a position somebody has set up
SINCE: tuple[str, ...] = ()  # the options that came after the first revision


def secret_of(written: Written, seat: Seat) -> list[str]:
    """The card in hand, as the words of its line. (K2.4)"""
    card: str | None = written["hands"][seat]
    return [str(seat), card] if card else []


def drawn_for(seat: Seat) -> list[str]:
    """The lines by which chance could have made the secret."""
    return [f"{SECRET} {seat} {terrain}" for terrain in TERRAINS[:BUILDABLE]]


def holding(position: Written, seat: Seat, secret: list[str]) -> Written:
    """The same position, but for the card in this hand. (K2.4)"""
    return {
        **position,
        "hands": [secret[1] if one == seat else card for one, card in enumerate(position["hands"])],
    }
