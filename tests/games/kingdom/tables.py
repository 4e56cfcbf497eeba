"""The smallest table that shows a rule, written in the words of lines and views."""

from collections.abc import Mapping, Sequence
from typing import Any

from bastide.core.game import CHANCE, Event
from bastide.core.notation import kebab
from bastide.games import kingdom
from bastide.games.kingdom.shown import View
from bastide.games.kingdom.state import State

FIRST_GAME = ("tavern", "paddock", "oasis", "farm")
OTHER_GAME = ("sanctuary", "tower", "barn", "harbour")
TERRAINS = ("grass", "canyon", "desert", "flowers", "forest")
LETTERS = dict(zip((*TERRAINS, "water", "mountain", "castle", "location"), "GCDLFWMKX", strict=True))
NO_CARDS = dict.fromkeys(TERRAINS, 0)

# The six ways on from a hex: half hexes to the right, rows down.
WAYS = ((2, 0), (-2, 0), (1, 1), (1, -1), (-1, 1), (-1, -1))


def state_with(
    *,
    seats: int = 2,
    quadrants: Sequence[str] = FIRST_GAME,
    cards: Sequence[str] = ("fishermen", "knights", "merchants"),
    card: str | None = "grass",
    owed: int = 3,
    begun: bool = False,
    settlements: Sequence[Sequence[str]] = (),
    supply: Sequence[int] | None = None,
    tokens: Sequence[Mapping[str, str]] = (),
    stacks: Mapping[str, int] | None = None,
    hands: Sequence[str | None] | None = None,
    older: Sequence[bool] | None = None,
    deck: Mapping[str, int] | None = None,
    discards: Mapping[str, int] | None = None,
    removed: Mapping[str, int] | None = None,
    stage: str = "turn",
    start: int = 0,
    current: int = 0,
    lifted: str | None = None,
    lifted_by: str | None = None,
    last_round: bool = False,
) -> State:
    """A turn of seat 0 on the first game's board, unless the test says otherwise.

    `settlements` and `tokens` go by seat; a token is its location hex and its state
    ("next-turn", "ready", "used", "lost"). What is not given is what the game would have.
    """
    stood = [list(hexes) for hexes in settlements] + [[] for _ in range(seats - len(settlements))]
    taken = [dict(held) for held in tokens] + [{} for _ in range(seats - len(tokens))]
    left = {location: 2 - sum(location in held for held in taken) for location in location_hexes(quadrants)}
    written: dict[str, Any] = {
        "seats": seats,
        "asked_quadrants": [None] * 4,
        "asked_turned": [None] * 4,
        "stage": stage,
        "quadrants": list(quadrants),
        "cards": list(cards),
        "start": start,
        "current": current,
        "settlements": stood,
        "supply": list(supply) if supply is not None else [40 - len(hexes) for hexes in stood],
        "stacks": {**left, **(stacks or {})},
        "tokens": taken,
        "discards": {**dict.fromkeys(TERRAINS, 0), **(discards or {})},
        "removed": {**dict.fromkeys(TERRAINS, 0), **(removed or {})},
        "card": card,
        "owed": owed,
        "begun": begun,
        "lifted": lifted,
        "lifted_by": lifted_by,
        "last_round": last_round,
        "hands": list(hands)
        if hands is not None
        else [None if s == current else "desert" for s in range(seats)],
        "older": list(older) if older is not None else [False] * seats,
        "deck": {**dict.fromkeys(TERRAINS, 4), **(deck or {})},
    }
    return kingdom.read_state(written)


def laid_out(quadrants: Sequence[str]) -> View:
    """What everybody sees when a board has just been laid."""
    names = [name.removesuffix("-turned") for name in quadrants]
    turned = [name.endswith("-turned") for name in quadrants]
    options = {"seats": 2, "quadrants": names, "turned": turned, "cards": "random", "first_game": False}
    return kingdom.view(kingdom.new_game(options), None)


def location_hexes(quadrants: Sequence[str]) -> dict[str, str]:
    """The location hexes of a board and their kinds."""
    return laid_out(quadrants)["locations"]


def hexes_of(*terrains: str, quadrants: Sequence[str] = FIRST_GAME) -> list[str]:
    """Every hex of these terrains on a board."""
    wanted = [LETTERS[terrain] for terrain in terrains]
    rows = enumerate(laid_out(quadrants)["map"], 1)
    return [
        f"{row}.{column}" for row, letters in rows for column, at in enumerate(letters, 1) if at in wanted
    ]


def step(hex: str, way: tuple[int, int]) -> str | None:
    """The next hex that way, read off the board: the second row stands half a hex to the right."""
    row, column = (int(number) for number in hex.split("."))
    across = 2 * column + (row % 2 == 0) + way[0]
    row += way[1]
    column = (across - (row % 2 == 0)) // 2
    return f"{row}.{column}" if 1 <= row <= 20 and 1 <= column <= 20 else None


def next_to(hex: str) -> list[str]:
    """The hexes that touch a hex."""
    return [other for other in (step(hex, way) for way in WAYS) if other is not None]


def lines(state: State, seat: int = 0) -> list[str]:
    """What is open to the seat, as lines."""
    return [kingdom.NOTATION.write(move) for move in kingdom.legal_moves(state, seat)]


def open_hexes(state: State, words: str, seat: int = 0) -> list[str]:
    """Where the lines that begin with these words lead: `open_hexes(state, "use farm")`."""
    return [line.removeprefix(words + " ") for line in lines(state, seat) if line.startswith(words + " ")]


def play(state: State, seat: int, line: str) -> list[Event]:
    """Play a line that must be legal."""
    assert seat in kingdom.to_act(state)
    assert line in lines(state, seat)
    move: Any = kingdom.NOTATION.read(line)
    return kingdom.play(state, seat, move)


def chance(state: State, line: str) -> list[Event]:
    """Let chance bring an outcome that must be possible."""
    assert kingdom.to_act(state) == (CHANCE,)
    move: Any = kingdom.NOTATION.read(line)
    assert kingdom.check_chance(state, move) is None
    return kingdom.play(state, CHANCE, move)


def why(state: State, line: str, seat: int = 0) -> tuple[str, str]:
    """The key and the clause of the reason why a line is not legal."""
    assert line not in lines(state, seat)
    message = kingdom.explain(state, seat, line)
    return message.key, message.clause


def table_of(state: State) -> dict[str, Any]:
    """The state in words, for what a test wants to look at."""
    return kingdom.write_state(state)


def told(events: Sequence[Event]) -> list[str]:
    """Events as their names and words: `token-taken 0 farm 12.18`."""
    return [
        " ".join([kebab(type(event).__name__), *map(str, kingdom.NOTATION.words_of(event).values())])
        for event in events
    ]
