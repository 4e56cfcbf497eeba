"""The book of a game: every place where a module may add to the base rules.

The base game's book has nothing in these lists. A game with modules has a book of its own, to which each
module adds in its `join`; `modules/shelf.py` keeps the books.
"""

from collections.abc import Callable
from random import Random
from typing import TYPE_CHECKING, Any, Final

from bastide.core.errors import Message
from bastide.core.game import Event, Move
from bastide.games.burgundy.components import BLACK_BACKED, COLOUR_OF, NONE, TILES_OF
from bastide.games.burgundy.duchy import Duchy

if TYPE_CHECKING:
    from bastide.games.burgundy.state import State

Effect = Callable[["State", int, int], list[Event]]  # state, seat, space
Where = Callable[[Duchy, int], list[int]]  # duchy, tile
FollowUp = Callable[["State", int, int], list[Move]]  # state, seat, what it is about
Legal = Callable[["State", int], list[Move]]
Step = Callable[["State"], list[Event]]
SeatStep = Callable[["State", int], list[Event]]
SetUpStep = Callable[["State"], bool]  # whether it is still to be done
Counted = Callable[["State", int, int], int]  # state, seat, area
Pasture = Callable[["State", int], list[int]]  # spaces that count together, or none
Terms = Callable[["State", int, int, int, int], tuple[int, int]]  # state, seat, tiles, silver, points
AfterSale = Callable[["State", int, int, int], list[Event]]  # state, seat, goods, tiles
BonusTaken = Callable[["State", int, int], list[Event]]  # state, seat, points
Reach = Callable[["State", int, int], bool]  # state, seat, the ship's depots; whether it asks


class Part:
    """What a module has on the table; this one has nothing."""

    __slots__ = ()

    def copy(self) -> "Part":
        return self

    def write(self) -> dict[str, Any]:
        return {}


NO_PART: Final = Part()


class Book:
    """The rules in force, where they differ between games."""

    def __init__(
        self,
        modules: tuple[int, ...],
        effects: list[Effect],
        where: list[Where],
        phase_steps: list[Step],
        final_steps: list[SeatStep],
    ) -> None:
        self.modules = modules
        self.duchies: int = NONE  # the module whose duchies are in play
        self.tiles: list[tuple[int, int, int]] = []  # in the box too: own and black backs
        self.tiles_of = TILES_OF  # by colour: the tiles that its stack may hold
        self.black_backed = BLACK_BACKED  # likewise with black backs
        self.effects = effects  # by kind of tile: what it does when placed
        self.where = where  # by kind of tile: where it may lie
        self.set_up: list[SetUpStep] = []  # after the duchies, before the first phase
        self.phase_began: list[Step] = []  # when the depots are filled
        self.any_time: list[Legal] = []  # before any decision of the own turn, like the purchase (B5.15)
        self.with_dice: list[Legal] = []  # likewise, but about the own dice
        self.after_placing: list[Effect] = []  # after areas and colours, before the effect (B6.1)
        self.larger: list[Counted] = []  # by how much more an area counts
        self.bonus_taken: list[BonusTaken] = []  # when a bonus tile was taken
        self.pastures: list[Pasture] = []  # pastures that count as one
        self.terms: list[Terms] = []  # of a sale: its silver and points
        self.after_sale: list[AfterSale] = []
        self.ship_asks: list[Reach] = []  # before a ship takes its goods
        self.workers_gained: list[SeatStep] = []  # when a player has gained workers
        self.bridge: list[SeatStep] = []  # when a marker has come to a space
        self.mine_silver: list[Callable[[State, int], int]] = []  # more silver for each mine
        self.phase_steps = phase_steps  # the end of a phase, step by step (B9.4)
        self.final_steps = final_steps  # the final scoring, step by step

    def add_tiles(self, tiles: list[tuple[int, int, int]]) -> None:
        """Tiles of a module come into the stacks: how many with a back of their own, and with a black one."""
        self.tiles += tiles
        self.tiles_of = [stack.copy() for stack in self.tiles_of]
        for tile, _, _ in tiles:
            self.tiles_of[COLOUR_OF[tile]].append(tile)
        self.black_backed = self.black_backed + [tile for tile, _, black in tiles if black > 0]


class Deal:
    """An outcome of chance that a module brings: how it is drawn, checked and played."""

    def __init__(
        self,
        draw: Callable[["State", Random], Move],
        check: Callable[["State", Any], Message | None],
        play: Callable[["State", Any], list[Event]],
        move: type[Move],
    ) -> None:
        self.draw = draw
        self.check = check
        self.play = play
        self.move = move


Play = Callable[["State", int, Any], list[Event]]
Explain = Callable[["State", int, Any], Message]

DEALS: Final[dict[int, Deal]] = {}  # by stage
PLAYS: Final[dict[type[Move], Play]] = {}  # the moves of modules
EXPLAINS: Final[dict[type[Move], tuple[int, Explain]]] = {}  # their modules, and why they are not legal
