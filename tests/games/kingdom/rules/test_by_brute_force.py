"""In random games every extra action leads where a plain reading of the clauses says it does.

The reading below knows the table only in words, walks the board by itself and takes no short cuts.
"""

from dataclasses import dataclass
from random import Random

import pytest

from bastide.core.playout import play_out
from bastide.games import kingdom
from bastide.games.kingdom.state import State
from tests.clauses import rule
from tests.games.kingdom.tables import (
    TERRAINS,
    WAYS,
    hexes_of,
    location_hexes,
    next_to,
    open_hexes,
    play,
    step,
    table_of,
)

SEATS = [2, 3, 4]
GAMES = [(seed, SEATS[seed % 3], SEATS[seed % 3] * (4 + 5 * (seed // 3))) for seed in range(30)]
BUILDERS = ("sanctuary", "farm", "oasis", "tavern", "tower")
MOVERS = ("barn", "paddock", "harbour")
EVERY_HEX = [f"{row}.{column}" for row in range(1, 21) for column in range(1, 21)]


@dataclass
class Paper:
    """A table as a player sees it: whose settlements stand where."""

    quadrants: list[str]
    card: str
    own: set[str]
    taken: set[str]

    def free(self, *terrains: str) -> set[str]:
        return set(hexes_of(*terrains, quadrants=self.quadrants)) - self.taken

    def without(self, hex: str) -> "Paper":
        return Paper(self.quadrants, self.card, self.own - {hex}, self.taken - {hex})

    def next_to_own_if_possible(self, hexes: set[str]) -> set[str]:
        """K4.2"""
        return {hex for hex in hexes if self.own & set(next_to(hex))} or hexes

    def builds(self, kind: str) -> set[str]:
        """K4.3, K4.6, K5.6"""
        if kind == "tavern":
            return {hex for hex in self.free(*TERRAINS) if self.ends_a_line(hex)}
        if kind == "tower":
            edge = {hex for hex in self.free(*TERRAINS) if {"1", "20"} & set(hex.split("."))}
            return self.next_to_own_if_possible(edge)
        terrain = {"sanctuary": self.card, "farm": "grass", "oasis": "desert"}[kind]
        return self.next_to_own_if_possible(self.free(terrain))

    def ends_a_line(self, hex: str) -> bool:
        """Three own settlements follow straight on, some way. (K5.6, K5.14)"""
        return any(all(other in self.own for other in walk(hex, way, 3)) for way in WAYS)

    def moves(self, kind: str, origin: str) -> set[str]:
        """K5.8, K5.9, K5.10, K5.16"""
        lifted = self.without(origin)
        if kind == "paddock":
            return {walk(origin, way, 2)[1] for way in WAYS} & self.free(*TERRAINS)
        terrain = {"barn": self.card, "harbour": "water"}[kind]
        return lifted.next_to_own_if_possible(lifted.free(terrain)) - {origin}


def walk(hex: str, way: tuple[int, int], steps: int) -> list[str]:
    """So many hexes straight on; beyond the rim lies nothing anyone could stand on."""
    after = step(hex, way) if steps else None
    return [after, *walk(after, way, steps - 1)] if after else ["nowhere"] * steps


def mid_game(seed: int, seats: int, moves: int) -> State:
    """A table after so many random moves; the player of the turn may use a token of every location."""
    options = {
        "seats": seats,
        "quadrants": "random",
        "turned": "random",
        "cards": "random",
        "first_game": False,
    }
    state = kingdom.new_game(options)
    play_out(kingdom, state, Random(seed), most=moves)
    table = table_of(state)
    table["tokens"][table["current"]] = dict.fromkeys(table["stacks"], "ready")
    turn = {"stage": "turn", "card": table["card"] or "grass", "owed": 0, "begun": False}
    return kingdom.read_state({**table, **turn, "supply": [9] * seats, "lifted": None, "lifted_by": None})


def on_paper(state: State) -> Paper:
    table = table_of(state)
    taken = {hex for hexes in table["settlements"] for hex in hexes}
    own = set(table["settlements"][table["current"]])
    return Paper(table["quadrants"], table["card"], own, taken)


def printed(hexes: set[str]) -> list[str]:
    return [hex for hex in EVERY_HEX if hex in hexes]


@rule("K4.2", "K4.3", "K4.6", "K5.5", "K5.6", "K5.7", "K5.14")
@pytest.mark.parametrize(("seed", "seats", "moves"), GAMES)
def test_extra_settlements_stand_where_the_clauses_say(seed: int, seats: int, moves: int) -> None:
    state = mid_game(seed, seats, moves)
    seat, paper = table_of(state)["current"], on_paper(state)
    for kind in set(location_hexes(paper.quadrants).values()) & set(BUILDERS):
        assert open_hexes(state, f"use {kind}", seat) == printed(paper.builds(kind))


@rule("K5.8", "K5.9", "K5.10", "K5.15", "K5.16")
@pytest.mark.parametrize(("seed", "seats", "moves"), GAMES)
def test_settlements_move_where_the_clauses_say(seed: int, seats: int, moves: int) -> None:
    state = mid_game(seed, seats, moves)
    seat, paper = table_of(state)["current"], on_paper(state)
    for kind in set(location_hexes(paper.quadrants).values()) & set(MOVERS):
        ends = {origin: paper.moves(kind, origin) for origin in paper.own}
        assert open_hexes(state, f"lift {kind}", seat) == printed({origin for origin in ends if ends[origin]})
        for origin in open_hexes(state, f"lift {kind}", seat):
            lifted = kingdom.copy(state)
            play(lifted, seat, f"lift {kind} {origin}")
            assert open_hexes(lifted, "settle", seat) == printed(ends[origin])
