"""What can be asked for and what is going on, by number."""

from typing import Final

# What is going on: the set-up step by step, then phases, rounds and turns.
STAGES: Final = ("start", "deal", "duchies", "choose", "fill", "goods", "roll", "turn", "over", "decide")
CHOOSE_START: Final = 0
DEAL: Final = 1  # the players' first goods
DEAL_DUCHIES: Final = 2
CHOOSE_DUCHY: Final = 3
FILL: Final = 4  # the depots
LAY_GOODS: Final = 5  # of the phase
ROLL: Final = 6
TURN: Final = 7
OVER: Final = 8
DECIDE: Final = 9  # outside turns: what is pending is for `current`

SETUPS: Final = ("basic", "experts", "experts-secret")
BASIC: Final = 0
EXPERTS: Final = 1
EXPERTS_SECRET: Final = 2

DEALT_BY: Final = ("board", "number")  # what experts choose between: two sides of a board, or any two
BY_BOARD: Final = 0

TIES: Final = ("most_empty", "fewest_empty")
MOST_EMPTY: Final = 0
BROKEN_BY: Final = (
    ("most-empty", "turn-order"),
    ("fewest-empty", "turn-order"),
)  # by tie, one after the other

STANDARD: Final = "standard"  # the mode of the base game
