"""Random play: every move as likely as the other. For tests, benchmarks and playouts."""

from random import Random
from typing import Any

from bastide.core.chance import below
from bastide.core.game import CHANCE, Game


def play_out(game: Game, state: Any, rng: Random, most: int = 1_000_000) -> int:
    """Play to the end, or so many moves; how many moves the players made."""
    to_act, legal_moves, play, draw_chance = game.to_act, game.legal_moves, game.play, game.draw_chance
    moves = 0
    acting = to_act(state)
    while acting and moves < most:
        seat = acting[0]
        if seat == CHANCE:
            play(state, CHANCE, draw_chance(state, rng))
        else:
            open_to_seat = legal_moves(state, seat)
            play(state, seat, open_to_seat[below(rng, len(open_to_seat))])
            moves += 1
        acting = to_act(state)
    return moves
