"""The smallest table that shows a rule, written in the words of lines and views."""

from collections.abc import Mapping, Sequence
from typing import Any

from bastide.core.game import CHANCE, Event
from bastide.core.notation import kebab
from bastide.games import burgundy
from bastide.games.burgundy.state import State

COLOURS = ("castle", "mine", "monastery", "ship", "animal", "building")
DEPOTS = ("1", "2", "3", "4", "5", "6", "black")
IN_USE = {2: [2, 2, 2, 2, 2, 2, 4], 3: [3, 3, 3, 3, 3, 3, 6], 4: [4, 4, 4, 4, 4, 4, 8]}
BUILDINGS = (
    *("warehouse", "watchtower", "carpenter", "church"),
    *("market", "boarding-house", "bank", "town-hall"),
)

# Duchy 1, row by row: the number of the space, its colour, the number of the die.
#        1 A6   2 C5   3 C4   4 Y3                      A animal (pasture)  B building (city)
#     5 A2   6 A1   7 C6   8 Y5   9 B4                  C castle            M mine
#  10 A5  11 A4  12 B3  13 Y1  14 B2  15 B3             S ship (river)      Y monastery
# 16 S6  17 S1  18 S2  19 C6  20 S5  21 S4  22 S1
#  23 B2  24 B5  25 M4  26 B3  27 B1  28 A2
#    29 B6  30 M1  31 Y2  32 B5  33 B6
#       34 M3  35 Y4  36 Y1  37 B3
MONASTERY_SPACES = ("36", "35", "4", "8", "31", "13")  # where `monasteries` lie, in this order


def duchy_with(
    *,
    duchy: str = "1",
    castle: str = "19",
    tiles: Mapping[str, str] | None = None,
    monasteries: Sequence[int] = (),
    storage: Sequence[str] = (),
    goods: Mapping[str, int] | None = None,
    sold: Mapping[str, int] | None = None,
    silver: int = 0,
    workers: int = 0,
    points: Mapping[str, int] | None = None,
) -> dict[str, Any]:
    """A player's board: the starting castle in the middle of duchy 1, and what the test says."""
    lying = zip(MONASTERY_SPACES, monasteries, strict=False)
    return {
        "duchy": duchy,
        "tiles": {
            castle: "castle",
            **{space: f"monastery-{number}" for space, number in lying},
            **(tiles or {}),
        },
        "storage": list(storage),
        "goods": dict(goods or {}),
        "sold": dict(sold or {}),
        "silver": silver,
        "workers": workers,
        "points": dict(points or {}),
        "brought": {},
    }


def state_with(
    *,
    seats: int = 2,
    edition: str = "2019",
    tie: str = "most_empty",
    phase: str | None = "A",
    round: int | None = 1,
    stage: str = "turn",
    dice: Sequence[int | None] = (3, 5),
    white: int = 1,
    line: Sequence[int] | None = None,
    order: Sequence[int] | None = None,
    place: Sequence[int] | None = None,
    turn: int = 0,
    depots: Mapping[str, Sequence[str]] | None = None,
    stock: Mapping[str, Mapping[str, int]] | None = None,
    round_goods: Sequence[str] = ("red", "red", "red", "red"),
    bonuses: Mapping[str, Sequence[int | None]] | None = None,
    bought: bool = False,
    pending: Sequence[Mapping[str, Any]] = (),
    bag: Mapping[str, int] | None = None,
    stacks: Mapping[str, int] | None = None,
    black: Mapping[str, int] | None = None,
    others: Sequence[Mapping[str, Any]] = (),
    modules: Sequence[str] = (),
    options: Mapping[str, Any] | None = None,
    parts: Mapping[str, Mapping[str, Any]] | None = None,
    **own: Any,
) -> State:
    """A turn of seat 0 with these dice, empty depots and an empty duchy, unless the test says otherwise.

    What is not named here is said of the duchy of seat 0 (`duchy_with`); `others` are the next seats'.
    With modules `parts` says what of theirs lies on the table, `options` their own options.
    """
    chosen = {"seats": seats, "edition": edition, "tie": tie, "modules": list(modules), **(options or {})}
    before = burgundy.write_state(burgundy.new_game(options_with(**chosen)))
    spaces = dict(zip(DEPOTS, IN_USE[seats], strict=True))
    filled = {depot: list((depots or {}).get(depot, ())) for depot in DEPOTS}
    duchies = [duchy_with(**own), *[duchy_with(**other) for other in others]]
    duchies += [duchy_with() for _ in range(seats - len(duchies))]
    written = {
        **before,
        "stage": stage,
        "start": 0,
        "phase": phase,
        "round": round,
        "line": list(line or range(seats)),
        "order": list(order or line or range(seats)),
        "place": list(place or [1] * seats),
        "turn": turn,
        "rolled": [die or 1 for die in dice] + [1, 1] * (seats - 1) + [white],
        "dice": [list(dice), *[[1, 1] for _ in range(seats - 1)]],
        "depots": {depot: tiles + [None] * (spaces[depot] - len(tiles)) for depot, tiles in filled.items()},
        "stock": {depot: dict((stock or {}).get(depot, {})) for depot in DEPOTS[:-1]},
        "round_goods": list(round_goods),
        "bonuses": {colour: list((bonuses or {}).get(colour, (None, None))) for colour in COLOURS},
        "dealt": [[duchy["duchy"]] for duchy in duchies],
        "duchies": duchies,
        "bought": bought,
        "pending": [dict(due) for due in pending],
        "picks": [[duchy["duchy"], "19"] for duchy in duchies],
        "bag": before["bag"] if bag is None else dict(bag),
        "stacks": before["stacks"] if stacks is None else dict(stacks),
        "black": before["black"] if black is None else dict(black),
        **{module: {**before[module], **part} for module, part in (parts or {}).items()},
    }
    return burgundy.read_state(written)


def options_with(**chosen: Any) -> dict[str, Any]:
    """All options, those not chosen with their defaults."""
    return {**{option.name: option.default for option in burgundy.options()}, **chosen}


def lines(state: State, seat: int = 0) -> list[str]:
    """What is open to the seat, as lines."""
    return [burgundy.NOTATION.write(move) for move in burgundy.legal_moves(state, seat)]


def open_to(state: State, words: str, seat: int = 0) -> list[str]:
    """How the lines that begin with these words go on: `open_to(state, "place 3 mine")`."""
    return [line.removeprefix(words + " ") for line in lines(state, seat) if line.startswith(words + " ")]


def play(state: State, *played: str, seat: int = 0) -> list[str]:
    """Play lines that must be legal; what happened, as `told`."""
    events: list[Event] = []
    for line in played:
        assert seat in burgundy.to_act(state)
        assert line in lines(state, seat), f"{line} is not among {lines(state, seat)}"
        move: Any = burgundy.NOTATION.read(line)
        events += burgundy.play(state, seat, move)
    return told(events)


def chance(state: State, line: str) -> list[str]:
    """Let chance bring an outcome that must be possible."""
    assert burgundy.to_act(state) == (CHANCE,)
    move: Any = burgundy.NOTATION.read(line)
    assert burgundy.check_chance(state, move) is None
    return told(burgundy.play(state, CHANCE, move))


def why(state: State, line: str, seat: int = 0) -> tuple[str, str]:
    """The key and the clause of the reason why a line is not legal."""
    assert line not in lines(state, seat)
    message = burgundy.explain(state, seat, line)
    return message.key, message.clause


def table_of(state: State) -> dict[str, Any]:
    """The state in words, for what a test wants to look at."""
    return burgundy.write_state(state)


def own(state: State, seat: int = 0) -> dict[str, Any]:
    """A seat's duchy in words."""
    duchy: dict[str, Any] = table_of(state)["duchies"][seat]
    return duchy


def told(events: Sequence[Event]) -> list[str]:
    """Events as their names and words: `tile-taken 0 ship 4`."""
    return [
        " ".join([kebab(type(event).__name__), *map(str, burgundy.NOTATION.words_of(event).values())])
        for event in events
    ]


def points(events: Sequence[str], source: str) -> list[int]:
    """The points scored for this, in the order they were."""
    scored = [event.split() for event in events if event.startswith("scored ")]
    return [int(event[2]) for event in scored if event[3] == source]
