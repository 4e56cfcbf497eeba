"""What one seat may see, the whole state as JSON, and a state imagined from a view.

A view and a written state speak the same words; they differ only in duchies chosen in secret.
"""

from random import Random

from bastide.core.chance import below
from bastide.core.game import Event, Move, Seat, Written
from bastide.games.burgundy.box import BOX, Box, show_parts
from bastide.games.burgundy.components import (
    AREA_POINTS,
    BLACK,
    COLOURS,
    DUCHY,
    LAYOUTS,
    NONE,
    PHASE_POINTS,
    PHASES,
    SPACES,
    STORAGE,
    Layout,
    space_colour,
)
from bastide.games.burgundy.events import DuchyPicked
from bastide.games.burgundy.moves import DEPOT, SIDES, SPACE, Place, SellGoods, Take
from bastide.games.burgundy.rules.areas import counted_size
from bastide.games.burgundy.rules.dice import to_sell, to_take, workers_to_place
from bastide.games.burgundy.shown import Due, OpenTable, StartingCastle, View, Worth
from bastide.games.burgundy.stages import CHOOSE_DUCHY, DECIDE, EXPERTS_SECRET, OVER, TURN
from bastide.games.burgundy.state import NO_PICK, Pick, State, current
from bastide.games.burgundy.turn import legal_moves
from bastide.games.burgundy.vocabulary import Counts
from bastide.games.burgundy.writing import (
    read_choice,
    read_table,
    write_choice,
    write_layout,
    write_table,
)


def view(state: State, seat: Seat | None) -> View:
    """Everything, but for duchies that others have chosen in secret. (B2.7)"""
    hides = state.setup == EXPERTS_SECRET and state.stage == CHOOSE_DUCHY
    duchies = dict.fromkeys([duchy for own in state.dealt for duchy in own])
    acting = current(state) if state.stage in (TURN, DECIDE) else NONE
    shown: View = {
        **write_table(state),
        "game": "burgundy",
        "seat": seat,
        "hides": hides,
        "current": acting if acting != NONE else None,
        "white": state.rolled[-1] if state.rolled else None,
        "due": due_of(state),
        "spaces": spaces_of(state),
        "room": [room if room <= STORAGE else None for room in state.room],
        "worths": [worths_of(state, other) for other in range(state.seats)],
        "costs": costs_of(state, acting) if acting != NONE else {},
        "layouts": {DUCHY.write(duchy): write_layout(LAYOUTS[state.edition][duchy]) for duchy in duchies},
        "picks": [
            None if hides and other != seat else write_choice(pick) for other, pick in enumerate(state.picks)
        ],
        "chosen": [pick != NO_PICK for pick in state.picks],
        "castles": {
            DUCHY.write(duchy): castles_of(LAYOUTS[state.edition][duchy])
            for duchy in (duchies if state.stage == CHOOSE_DUCHY else {})
        },
    }
    shown.update(show_parts(state))  # type: ignore[typeddict-item]  # chapters' own keys
    return shown


def due_of(state: State) -> Due | None:
    if not state.pending:
        return None
    due = state.pending[-1]
    return {
        "cause": due.cause or None,
        "tile": None if due.cause else due.pictured() or None,
        "depots": [DEPOT.write(depot) for depot in due.depots()],
        "die": due.die() or None,
    }


def spaces_of(state: State) -> dict[str, list[str]]:
    """As this phase has them. (B3.2, B3.3)"""
    phase = max(state.phase, 0)
    return {
        DEPOT.write(depot): [COLOURS[space_colour(space, state.seats, phase)] for space in spaces]
        for depot, spaces in enumerate(SPACES[state.seats])
        if depot != BLACK
    }


def worths_of(state: State, seat: Seat) -> list[Worth]:
    """By its size, and by the phase; once the game is over nothing is brought any more. (B8.1, B8.2)"""
    if state.stage == OVER:
        return []
    phase = max(state.phase, 0)
    sizes = [counted_size(state, seat, area) for area in range(len(state.duchies[seat].left))]
    return [
        {
            "left": left,
            "now": AREA_POINTS[size] + PHASE_POINTS[phase],
            "next": AREA_POINTS[size] + PHASE_POINTS[phase + 1] if phase + 1 < len(PHASES) else None,
        }
        for left, size in zip(state.duchies[seat].left, sizes, strict=True)
    ]


def costs_of(state: State, seat: Seat) -> Counts:
    """By line the workers that its die is changed by, where it takes any. (B5.2, B10.8–B10.10)"""
    costs: dict[str, int] = {}
    write = state.book.box.notation.write
    for move in legal_moves(state, seat):
        workers = workers_for(state, seat, move)
        if workers > 0:
            costs[write(move)] = workers
    return costs


def workers_for(state: State, seat: Seat, move: Move) -> int:
    """What the line of an action costs, with the monasteries that help; chapters tell of theirs."""
    duchy = state.duchies[seat]
    if isinstance(move, Take):
        return to_take(duchy)[move.die][move.depot]
    if isinstance(move, Place):
        return workers_to_place(duchy, move.die, move.tile, move.space)
    if isinstance(move, SellGoods):
        return to_sell(duchy)[move.die][move.value]
    told = state.book.workers_for.get(type(move))
    return 0 if told is None else told(state, seat, move)


def castles_of(layout: Layout) -> dict[str, StartingCastle]:
    """By the space that is open to it, what the starting castle would lie beside. (B2.5, B5.7)"""
    return {SPACE.write(space): castle_on(layout, space) for space in layout.starts}


def castle_on(layout: Layout, space: int) -> StartingCastle:
    """A tile fits beside it if a die shows its space's number, or is changed to it."""
    beside = sorted(layout.neighbours[space], key=lambda other: (layout.number[other], other))
    numbers = {layout.number[other] for other in beside}
    begun = {layout.area_of[other] for other in beside} - {layout.area_of[space]}
    areas = sorted(begun, key=lambda area: (-layout.size_of[area], area))
    missing = [number for number in range(1, SIDES + 1) if number not in numbers]
    return {
        "neighbours": [SPACE.write(other) for other in beside],
        "missing": missing,
        "areas": [
            {"colour": COLOURS[layout.area_colour[area]], "size": layout.size_of[area]} for area in areas
        ],
        "rolls": round(100 * (1 - (len(missing) / SIDES) ** 2)),
    }


def seen(event: Event, seat: Seat | None) -> Event | None:
    """What is chosen in secret is known to the chooser alone until all is shown. (B2.7)"""
    if isinstance(event, DuchyPicked) and event.seat != seat:
        return DuchyPicked(event.seat, NONE, NONE)
    return event


def from_view(view: View, rng: Random, box: Box = BOX) -> State:
    """A full state that agrees with the view: secret choices are imagined."""
    state = read_table(view, box)
    for seat, pick in enumerate(view["picks"]):
        state.picks[seat] = read_choice(pick)
        if view["chosen"][seat] and pick is None:
            duchy = state.dealt[seat][below(rng, len(state.dealt[seat]))]
            castles = LAYOUTS[state.edition][duchy].starts
            state.picks[seat] = Pick(duchy, castles[below(rng, len(castles))])
    return state


def imagine(state: State, seat: Seat | None, rng: Random) -> State:
    """A state as the seat could imagine it; by way of the view, so it cannot leak."""
    return from_view(view(state, seat), rng, state.book.box)


def write_state(state: State) -> Written:
    return {**write_table(state), "picks": [write_choice(pick) for pick in state.picks]}


def read_state(written: Written, box: Box = BOX) -> State:
    table: OpenTable = written  # type: ignore[assignment]  # plain JSON, written by write_state
    state = read_table(table, box)
    state.picks = [read_choice(pick) for pick in written["picks"]]
    return state
