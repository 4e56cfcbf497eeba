"""In random games exactly those lines are open that a plain reading of the clauses allows.

The reading below knows the table only in words, measures the duchy by itself and takes no short cuts.
"""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from bastide import CHANCE
from bastide.core.chance import below
from bastide.games import burgundy
from bastide.games.burgundy.state import State
from tests.clauses import rule
from tests.games.burgundy.tables import BUILDINGS, lines, options_with

ROWS = (4, 5, 6, 7, 6, 5, 4)
NUMBERS = [int(number) for number in "6543216545431236126541254312612563413"]
GOODS = ("teal", "purple", "pink", "red", "brown", "orange")
ANIMALS = ("cow", "pig", "sheep", "chicken")
GAMES = [(seed, (2, 3, 4)[seed % 3], ("2019", "2011")[seed % 2]) for seed in range(18)]


def places() -> dict[str, tuple[int, int]]:
    """Where each space lies: half steps to the right of the middle, rows down."""
    found = {}
    number = 1
    for row, length in enumerate(ROWS):
        for column in range(length):
            found[str(number)] = (2 * column - (length - 1), row)
            number += 1
    return found


PLACES = places()


def touch(one: str, other: str) -> bool:
    (x, y), (across, down) = PLACES[one], PLACES[other]
    return (abs(x - across), abs(y - down)) in ((2, 0), (1, 1))


def colour_of(tile: str) -> str:
    kind = tile.rstrip("0123456789").rstrip("-")
    if kind in ANIMALS:
        return "animal"
    return "building" if kind in BUILDINGS else kind


class Paper:
    """A table as a player sees it."""

    def __init__(self, state: State, seat: int) -> None:
        self.view: dict[str, Any] = {**burgundy.view(state, seat)}
        self.own: dict[str, Any] = self.view["duchies"][seat]
        self.colours: list[str] = self.view["layouts"][self.own["duchy"]]["colours"]
        self.seat = seat
        self.new = self.view["edition"] == "2019"
        self.pending = self.view["pending"][-1]["effect"] if self.view["pending"] else None

    def has(self, number: int) -> bool:
        return f"monastery-{number}" in self.own["tiles"].values()

    def workers(self, die: str, value: int, free: bool) -> int:
        """B5.2, B10.8, B10.9: tried out step by step."""
        if die == "any":
            return 0
        reached = {int(die)}
        if free:
            reached |= {int(die) % 6 + 1, (int(die) - 2) % 6 + 1}
        spent = 0
        while value not in reached:
            steps = (1, 2) if self.has(8) else (1,)
            reached |= {
                (number - 1 + step * way) % 6 + 1 for number in reached for step in steps for way in (1, -1)
            }
            spent += 1
        return spent

    def can_pay(self, die: str, value: int, free: bool = False) -> bool:
        return bool(self.workers(die, value, free) <= self.own["workers"])

    def area(self, space: str) -> set[str]:
        colour = self.colours[int(space) - 1]
        found = {space}
        while True:
            more = {
                other
                for other in PLACES
                if self.colours[int(other) - 1] == colour and any(touch(one, other) for one in found)
            }
            if more <= found:
                return found
            found |= more

    def fits(self, tile: str, space: str) -> bool:
        """B5.7, B6.9, B10.1"""
        tiles = self.own["tiles"]
        if space in tiles or self.colours[int(space) - 1] != colour_of(tile):
            return False
        if not any(touch(space, other) for other in tiles):
            return False
        in_city = [tiles[other] for other in self.area(space) if other in tiles]
        return colour_of(tile) != "building" or tile not in in_city or self.has(1)

    # -- what may be done

    def takes(self, die: str, colours: tuple[str, ...] = ()) -> Iterator[str]:
        for depot in range(1, 7):
            for tile in self.view["depots"][str(depot)]:
                if (
                    tile
                    and (not colours or colour_of(tile) in colours)
                    and self.can_pay(die, depot, self.has(12))
                ):
                    yield f"take {die} {depot} {tile}"

    def places(self, die: str) -> Iterator[str]:
        help_of = {"building": 9, "ship": 10, "animal": 10, "castle": 11, "mine": 11, "monastery": 11}
        for tile in self.own["storage"]:
            for space in PLACES:
                free = self.has(help_of[colour_of(tile)])
                if self.fits(tile, space) and self.can_pay(die, NUMBERS[int(space) - 1], free):
                    yield f"place {die} {tile} {space}"

    def sales(self, die: str) -> Iterator[str]:
        for value, goods in enumerate(GOODS, 1):
            if self.own["goods"].get(goods) and self.can_pay(die, value):
                yield f"sell-goods {die} {value}"

    def actions(self, die: str) -> Iterator[str]:
        yield from self.takes(die)
        yield from self.places(die)
        yield from self.sales(die)
        yield f"take-workers {die}"

    def purchases(self) -> Iterator[str]:
        """B5.3, B5.15, B10.6"""
        if self.view["bought"] or (self.pending and not self.new):
            return
        for depot in ("black", *"123456") if self.has(6) else ("black",):
            for tile in filter(None, self.view["depots"][depot]):
                for silver in (2, 1, 0) if self.has(6) and self.new else (2,):
                    if silver <= self.own["silver"] and 2 - silver <= self.own["workers"]:
                        yield f"buy {depot} {tile} {silver} {2 - silver}"

    def declines(self) -> bool:
        """B7.10, B10.5"""
        if self.pending == "town-hall" or (
            self.new and self.pending in ("warehouse", "second-depot", *TAKEN)
        ):
            return True
        return self.pending in TAKEN and len(self.own["storage"]) == 3

    def new_goods(self) -> Iterator[str]:
        depots = self.view["pending"][-1]["depots"]
        lying = {goods for depot in depots for goods in self.view["stock"][depot]}
        yield from (f"take-goods {goods}" for goods in lying - self.own["goods"].keys())

    def follow_ups(self) -> Iterator[str]:
        if self.pending == "extra-action":
            yield from self.actions("any")
        elif self.pending == "town-hall":
            yield from self.places("any")
        elif self.pending == "warehouse":
            yield from self.sales("any")
        elif self.pending in TAKEN:
            yield from self.takes("any", TAKEN[self.pending])
        elif self.pending == "ship":
            yield from (f"load {depot}" for depot in range(1, 7))
        elif self.pending == "second-depot":
            first = int(self.view["pending"][-1]["depot"])
            yield from (f"load {depot}" for depot in (first % 6 + 1, (first - 2) % 6 + 1))
        elif self.pending == "choose-goods":
            yield from self.new_goods()
        elif self.pending == "discard":
            yield from (f"discard {tile}" for tile in self.own["storage"])
        if self.declines():
            yield "decline"

    def open_lines(self) -> set[str]:
        dice = [str(die) for die in self.view["dice"][self.seat] if die]
        if self.pending:
            return {*self.follow_ups(), *self.purchases()}
        if not dice:
            return {"end-turn", *self.purchases()}
        return {*(line for die in dice for line in self.actions(die)), *self.purchases()}


TAKEN = {
    "carpenter": ("building",),
    "church": ("mine", "monastery", "castle"),
    "market": ("ship", "animal"),
}


@rule("B5.1", "B5.2", "B5.7", "B5.12", "B7.10")
@pytest.mark.parametrize(("seed", "seats", "edition"), GAMES)
def test_exactly_the_lines_of_a_plain_reading_are_open(seed: int, seats: int, edition: str) -> None:
    state = burgundy.new_game(options_with(seats=seats, edition=edition, duchies=[str(1 + seed % 9)]))
    rng, compared = Random(seed), 0
    while burgundy.to_act(state):
        seat = burgundy.to_act(state)[0]
        if seat == CHANCE:
            burgundy.play(state, CHANCE, burgundy.draw_chance(state, rng))
            continue
        moves: Any = burgundy.legal_moves(state, seat)
        if state.phase >= 0 and (state.pending or compared % 3 == 0):
            found = lines(state, seat)
            assert len(found) == len(set(found))
            assert set(found) == Paper(state, seat).open_lines()
        compared += 1
        burgundy.play(state, seat, moves[below(rng, len(moves))])
    assert compared > 150
