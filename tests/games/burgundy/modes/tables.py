"""The smallest table of the team game and of the solo game that shows a rule."""

from collections.abc import Mapping, Sequence
from typing import Any

from bastide.games import burgundy
from bastide.games.burgundy.state import State
from tests.games.burgundy.tables import COLOURS, DEPOTS, options_with

# Duchy 12a, row by row: the number of the space, its colour, the number of the die.
#           1 C6   2 B5   3 B4   4 B3          5 A3   6 A4   7 B5   8 Y6
#        9 M4  10 S1  11 B6  12 M5  13 Y4   14 A5  15 B5  16 S5  17 B1  18 Y2
#    19 B5  20 C4  21 S3  22 M1  23 Y2  24 Y5  25 A6  26 B2  27 S1  28 B3  29 C2  30 Y3
# 31 B6 32 B1 33 B2 34 S6 35 S5 36 S4 37 C1 38 B4 39 S2 40 C6 41 B2 42 B1 43 Y4
#    44 Y2  45 C5  46 S4  47 A3  48 B1  49 M2  50 M3  51 M1  52 S3  53 B4  54 C5  55 Y2
#        56 Y6  57 S1  58 A2  59 B5  60 B6   61 B6  62 B5  63 A2  64 A1  65 Y5
#           66 S3  67 A4  68 A1  69 B3         70 B3  71 A1  72 A4  73 Y3
TEAM_CASTLE = {"37": "castle"}

# Duchy 13a: four islands.                         Rivers: 3–15, 15–20, 17–27, 17–31, 20–27.
#     1 A6   2 B4              3 S6   4 M5   5 B6   6 B2
#  7 C2   8 Y3   9 C2            10 B4  11 A2  12 C4  13 Y3
#    14 M5  15 S1                    16 B6  17 S3  18 B1
#
#    19 B2  20 S4           21 Y5  22 Y3  23 Y5  24 A1
#  25 B5  26 B4          27 S1  28 B2  29 C4  30 A6  31 S3
# 32 A1  33 Y3             34 B6  35 M5  36 B1  37 A2
SOLO_CASTLE = {"7": "castle"}


def team_with(
    *,
    duchy: str = "12a",
    start: int = 0,
    phase: str = "A",
    round: int = 1,
    turn: int = 0,
    dice: Sequence[Sequence[int | None]] = ((3, 5), (1, 1), (2, 2), (1, 1)),
    line: Sequence[int] | None = None,
    place: Sequence[int] = (1, 1, 1, 1),
    depots: Mapping[str, Sequence[str]] | None = None,
    stock: Mapping[str, Mapping[str, int]] | None = None,
    bonuses: Mapping[str, Sequence[int | None]] | None = None,
    pending: Sequence[Mapping[str, Any]] = (),
    bought: bool = False,
    own: Mapping[int, Sequence[str]] | None = None,
    points: Mapping[int, Mapping[str, int]] | None = None,
    one: Mapping[str, Any] | None = None,
    other: Mapping[str, Any] | None = None,
) -> State:
    """A turn of seat 0; `one` and `other` say what the teams of seats 0, 2 and 1, 3 have together."""
    before = burgundy.write_state(burgundy.new_game(options_with(seats=4, mode="team", duchies=[duchy])))
    filled = {depot: list((depots or {}).get(depot, ())) for depot in DEPOTS}
    spaces = {depot: 8 if depot == "black" else 4 for depot in DEPOTS}
    shared = [team_duchy(duchy, **(side or {})) for side in (one, other)]
    duchies = [
        {**shared[seat % 2], "storage": list((own or {}).get(seat, ()))}
        | {"points": dict((points or {}).get(seat, {}))}
        for seat in range(4)
    ]
    order = list(line or [(start + step) % 4 for step in range(4)])
    written = {
        **before,
        "stage": "turn",
        "start": start,
        "phase": phase,
        "round": round,
        "line": order,
        "order": order,
        "place": list(place),
        "turn": turn,
        "rolled": [die or 1 for pair in dice for die in pair] + [1],
        "dice": [list(pair) for pair in dice],
        "depots": {depot: tiles + [None] * (spaces[depot] - len(tiles)) for depot, tiles in filled.items()},
        "stock": {depot: dict((stock or {}).get(depot, {})) for depot in DEPOTS[:-1]},
        "round_goods": ["red"] * (5 - round),
        "bonuses": {colour: list((bonuses or {}).get(colour, (None, None))) for colour in COLOURS},
        "dealt": [[duchy]] * 4,
        "duchies": duchies,
        "bought": bought,
        "pending": [dict(due) for due in pending],
        "picks": [[duchy, "37"]] * 4,
    }
    return burgundy.read_state(written)


def team_duchy(
    duchy: str,
    *,
    tiles: Mapping[str, str] | None = None,
    shared: Sequence[str] = (),
    goods: Mapping[str, int] | None = None,
    sold: Mapping[str, int] | None = None,
    silver: int = 0,
    workers: int = 0,
) -> dict[str, Any]:
    """What partners have together: the starting castle in the middle, and what the test says."""
    return {
        "duchy": duchy,
        "tiles": {**TEAM_CASTLE, **(tiles or {})},
        "shared": list(shared),
        "goods": dict(goods or {}),
        "sold": dict(sold or {}),
        "silver": silver,
        "workers": workers,
        "brought": {},
    }


def solo_with(
    *,
    duchy: str = "13a",
    castle: Mapping[str, str] | None = None,
    tiles: Mapping[str, str] | None = None,
    storage: Sequence[str] = (),
    goods: Mapping[str, int] | None = None,
    sold: Mapping[str, int] | None = None,
    silver: int = 0,
    workers: int = 0,
    score: int = 0,
    target: int = 50,
    blanks: Sequence[str] = (),
    phase: str = "A",
    round: int = 1,
    stage: str = "turn",
    dice: Sequence[int | None] = (3, 5),
    white: int = 1,
    depots: Mapping[str, Sequence[str | None]] | None = None,
    stock: Mapping[str, Mapping[str, int]] | None = None,
    round_goods: Sequence[str] | None = None,
    bought: bool = False,
    pending: Sequence[Mapping[str, Any]] = (),
) -> State:
    """A turn alone, with the starting castle on space 7 and nothing else, unless the test says otherwise."""
    before = burgundy.write_state(burgundy.new_game(options_with(seats=1, mode="solo", duchies=[duchy])))
    filled = {depot: list((depots or {}).get(depot, ())) for depot in DEPOTS}
    spaces = {depot: 4 if depot == "black" else 2 for depot in DEPOTS}
    own = {
        "duchy": duchy,
        "tiles": {**(SOLO_CASTLE if castle is None else castle), **(tiles or {})},
        "storage": list(storage),
        "goods": dict(goods or {}),
        "sold": dict(sold or {}),
        "silver": silver,
        "workers": workers,
        "points": {},
        "brought": {},
    }
    written = {
        **before,
        "stage": stage,
        "start": 0,
        "phase": phase,
        "round": round,
        "line": [0],
        "order": [0],
        "turn": 0,
        "rolled": [*[die or 1 for die in dice], white],
        "dice": [list(dice)],
        "depots": {depot: tiles + [None] * (spaces[depot] - len(tiles)) for depot, tiles in filled.items()},
        "stock": {depot: dict((stock or {}).get(depot, {})) for depot in DEPOTS[:-1]},
        "round_goods": ["red"] * (5 - round) if round_goods is None else list(round_goods),
        "dealt": [[duchy]],
        "duchies": [own],
        "bought": bought,
        "pending": [dict(due) for due in pending],
        "picks": [[duchy, "7"]],
        "solo": {**before["solo"], "score": score, "target": target, "blanks": list(blanks)},
    }
    return burgundy.read_state(written)


def markers(state: State) -> tuple[int, int]:
    """The score and the target of the solo game."""
    solo = burgundy.write_state(state)["solo"]
    return solo["score"], solo["target"]


def all_but(*empty: str) -> dict[str, str]:
    """A tile on every space but these; a blank everywhere except the starting castle's space."""
    return {str(space): "blank" for space in range(1, 38) if str(space) not in ("7", *empty)}
