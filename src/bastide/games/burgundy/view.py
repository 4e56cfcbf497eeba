"""What one seat may see, the whole state as JSON, and a state imagined from a view.

A view and a written state speak the same words; they differ only in duchies chosen in secret.
"""

from random import Random
from typing import TypedDict

from bastide.core.chance import below
from bastide.core.game import Event, Seat, Written
from bastide.games.burgundy.components import (
    AREA_POINTS,
    COLOURS,
    DUCHY,
    INNS,
    LAYOUTS,
    NONE,
    PHASE_POINTS,
    PHASES,
    WILD,
)
from bastide.games.burgundy.events import DuchyPicked
from bastide.games.burgundy.modules.shelf import show_parts
from bastide.games.burgundy.rules.areas import counted_size
from bastide.games.burgundy.rules.dice import to_place, to_sell, to_take
from bastide.games.burgundy.stages import CHOOSE_DUCHY, DECIDE, EXPERTS_SECRET, TURN
from bastide.games.burgundy.state import State, choice, current
from bastide.games.burgundy.writing import (
    Choice,
    OpenTable,
    WrittenLayout,
    read_choice,
    read_table,
    write_choice,
    write_layout,
    write_table,
)


class Worth(TypedDict):
    """What an area would bring if it were filled in this phase, and in the next."""

    left: int  # its empty spaces
    now: int
    next: int | None


class Costs(TypedDict):
    """The workers it takes to use a die: by die, then by the number it is to be."""

    take: list[list[int]]  # a tile from the depot of that number
    sell: list[list[int]]
    place: dict[str, list[list[int]]]  # a tile of that colour on a space of that number; any: inn or blank


class View(OpenTable):
    """What one seat knows."""

    game: str
    seat: Seat | None
    current: Seat | None
    white: int | None
    worths: list[list[Worth]]  # by seat, area by area
    costs: Costs | None  # for whoever is to act
    layouts: dict[str, WrittenLayout]  # of every duchy on the table
    picks: list[Choice | None]  # those the seat may know
    chosen: list[bool]


def view(state: State, seat: Seat | None) -> View:
    """Everything, but for duchies that others have chosen in secret. (B2.7)"""
    hides = state.setup == EXPERTS_SECRET and state.stage == CHOOSE_DUCHY
    shown = dict.fromkeys([duchy for own in state.dealt for duchy in own])
    acting = current(state) if state.stage in (TURN, DECIDE) else NONE
    seen_by_all: OpenTable = {**write_table(state), **show_parts(state)}  # type: ignore[typeddict-item]  # modules' own keys
    return {
        **seen_by_all,
        "game": "burgundy",
        "seat": seat,
        "current": acting if acting != NONE else None,
        "white": state.rolled[-1] if state.rolled else None,
        "worths": [worths_of(state, other) for other in range(state.seats)],
        "costs": costs_of(state, acting) if acting != NONE else None,
        "layouts": {DUCHY.write(duchy): write_layout(LAYOUTS[state.edition][duchy]) for duchy in shown},
        "picks": [
            None if hides and other != seat else write_choice(pick) for other, pick in enumerate(state.picks)
        ],
        "chosen": [pick != NONE for pick in state.picks],
    }


def worths_of(state: State, seat: Seat) -> list[Worth]:
    """By its size, and by the phase. (B8.1, B8.2)"""
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


def costs_of(state: State, seat: Seat) -> Costs:
    """With the monasteries that help. (B5.2, B10.8–B10.10)"""
    duchy = state.duchies[seat]
    has_wild = INNS in state.book.modules or state.solo is not None
    colours = [*enumerate(COLOURS), *([(WILD, "any")] if has_wild else [])]
    return {
        "take": [list(row) for row in to_take(duchy)],
        "sell": [list(row) for row in to_sell(duchy)],
        "place": {word: [list(row) for row in to_place(duchy, colour)] for colour, word in colours},
    }


def seen(event: Event, seat: Seat | None) -> Event | None:
    """What is chosen in secret is known to the chooser alone until all is shown. (B2.7)"""
    if isinstance(event, DuchyPicked) and event.seat != seat:
        return DuchyPicked(event.seat, NONE, NONE)
    return event


def from_view(view: View, rng: Random) -> State:
    """A full state that agrees with the view: secret choices are imagined."""
    state = read_table(view)
    for seat, pick in enumerate(view["picks"]):
        state.picks[seat] = read_choice(pick)
        if view["chosen"][seat] and pick is None:
            duchy = state.dealt[seat][below(rng, len(state.dealt[seat]))]
            castles = LAYOUTS[state.edition][duchy].starts
            state.picks[seat] = choice(duchy, castles[below(rng, len(castles))])
    return state


def imagine(state: State, seat: Seat | None, rng: Random) -> State:
    """A state as the seat could imagine it; by way of the view, so it cannot leak."""
    return from_view(view(state, seat), rng)


def write_state(state: State) -> Written:
    return {**write_table(state), "picks": [write_choice(pick) for pick in state.picks]}


def read_state(written: Written) -> State:
    table: OpenTable = written  # type: ignore[assignment]  # plain JSON, written by write_state
    state = read_table(table)
    state.picks = [read_choice(pick) for pick in written["picks"]]
    return state
