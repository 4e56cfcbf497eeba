"""The book of a table: the rules in force where they differ, and what a chapter may add to them.

The base game's book (`base.py`) has nothing in most of its lists. A chapter, a module or a mode, says in one
`Chapter` what it brings: words of lines, events, options, what it has on the table, and in its `join` what it
adds to a book, at the moments of the rulebook that the fields of `Book` are named for.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import i64

from bastide.core.errors import Message
from bastide.core.features import Block, Rows
from bastide.core.game import Event, Move, Result
from bastide.core.notation import Words
from bastide.core.options import Option
from bastide.core.spots import Gesture
from bastide.games.burgundy.components import (
    ANY,
    BLACK_BACKED,
    COLOUR_OF,
    DEPOTS,
    GOODS_SPACES,
    KIND,
    NONE,
    STARTING_WORKERS,
    TILES_OF,
    Backs,
)
from bastide.games.burgundy.duchy import Duchy
from bastide.games.burgundy.events import EffectLapsed
from bastide.games.burgundy.stages import STAGES, STANDARD

if TYPE_CHECKING:
    from bastide.games.burgundy.box import Box
    from bastide.games.burgundy.rules.goods import Reach
    from bastide.games.burgundy.state import State
    from bastide.games.burgundy.vocabulary import PartPositions, Shown

# -- what is open


class FollowUp:
    """Something that is open: what it offers, and what comes where nothing is chosen.

    One that is about nothing is made once and shared.
    """

    def __init__(self, effect: str, clause: str, declining: str = "", cause: str = "") -> None:
        self.effect = effect  # its word
        self.cause = cause  # the chapter that brought it, where a tile of the duchy would have; none: one did
        self.clause = clause  # which says what it is
        self.declining = declining or clause  # which says whether it may be declined
        self.actions: tuple[type[Move], ...] = ()  # which of the four actions it stands for (B5.1)

    def legal(self, _state: "State", _seat: int) -> list[Move]:
        return []

    def is_settled(self, _state: "State", _seat: int) -> bool:
        """Whether nothing that it offers makes a difference: then it is not asked."""
        return False

    def lapse(self, _state: "State", seat: int) -> list[Event]:
        """Where there is nothing to choose: an effect that cannot be used is lost. (B6.1)"""
        return [EffectLapsed(seat, self.effect)]

    def decline(self, _state: "State", _seat: int) -> list[Event]:
        """What happens all the same where it is declined."""
        return []

    def die(self) -> int:
        """The number that stands in the lines of its actions."""
        return ANY

    def about(self) -> dict[str, Any]:
        """What it is about, in words."""
        return {}

    def pictured(self) -> str:
        """The word of the tile that stands for it; none: no tile does."""
        return self.effect if self.effect in KIND.numbers else ""

    def waiting(self) -> int:
        """The tile that waits for its storage; none: no tile does."""
        return NONE

    def depots(self) -> list[int]:
        """Whose goods can be meant."""
        return list(range(1, DEPOTS + 1))

    def write(self) -> dict[str, Any]:
        caused = {"cause": self.cause} if self.cause else {}
        return {"effect": self.effect, **caused, **self.about()}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, FollowUp) and self.write() == other.write()

    def __hash__(self) -> int:
        return hash(self.effect)

    def __repr__(self) -> str:
        return str(self.write())


# -- what lies on the table


class Part:
    """What a chapter has on the table; this one has nothing."""

    __slots__ = ()

    def copy(self) -> "Part":
        return self

    def write(self, _state: "State") -> dict[str, Any]:
        return {}

    def write_with_duchy(self, _seat: int) -> dict[str, Any]:
        """What stands beside a seat's duchy."""
        return {}

    def show(self, _state: "State") -> dict[str, Any]:
        """What a view tells beside what is written."""
        return {}


NO_PART: Final = Part()

# -- what the rules ask

Effect = Callable[["State", int, int], list[Event]]  # state, seat, space
Where = Callable[[Duchy, int], list[int]]  # duchy, tile
SetOff = Callable[["State", int, int, int], list[Event]]  # state, seat, tile, space
Legal = Callable[["State", int], list[Move]]
LegalWith = Callable[["State", int, list[int]], list[Move]]  # state, seat, dice
Step = Callable[["State"], list[Event]]
Ask = Callable[["State"], None]  # leaves a decision open, if there is one
Asks = Callable[["State", int], bool]
SeatStep = Callable[["State", int], list[Event]]
SetUpStep = Callable[["State"], bool]  # whether it is still to be done
Counted = Callable[["State", int, int], int]  # state, seat, area
Count = Callable[["State", int], int]
Pasture = Callable[["State", int], list[int]]  # spaces that count together, or none
Terms = Callable[["State", int, int, int, int], tuple[int, int]]  # state, seat, tiles, silver, points
AfterSale = Callable[["State", int, int, int], list[Event]]  # state, seat, goods, tiles
BonusTaken = Callable[["State", int, int], list[Event]]  # state, seat, points
ShipAsks = Callable[["State", int, "Reach"], bool]  # whether it asks
Storing = Callable[["State", int, int], bool]  # state, seat, tile; whether it has taken care of it
Scored = Callable[["State", int, int], None]  # state, seat, points
Play = Callable[["State", int, Any], list[Event]]
Explain = Callable[["State", int, Any], Message]
Workers = Callable[["State", int, Any], int]
Reader = Callable[[Mapping[str, Any]], FollowUp]
NOTHING: Final[dict[str, Reader]] = {}


@dataclass(frozen=True, slots=True)
class Deal:
    """An outcome of chance that a chapter brings: how it is drawn, checked and played."""

    draw: Callable[["State", Random], Move]
    check: Callable[["State", Any], Message | None]
    play: Callable[["State", Any], list[Event]]
    move: type[Move]


def own_points(state: "State", seat: int) -> int:
    return sum(state.points[seat])


class Book:
    """The rules in force, where they differ between tables."""

    def __init__(
        self,
        box: "Box",
        *,
        effects: list[Effect],
        set_off: SetOff,
        sail_on: SeatStep,
        owners: Callable[["State"], list[int]],
        bonus_tiles: Count,
        result: Callable[["State"], Result],
        phase_steps: list[Step],
        final_steps: list[SeatStep],
    ) -> None:
        self.box = box  # all chapters there are
        self.chapters: list[Chapter] = []  # those in force
        self.modules: tuple[str, ...] = ()  # which of them are modules, and the mode
        self.mode = STANDARD
        # the moves of chapters, why moves are not legal, and how what may be open is read
        self.plays: dict[type[Move], Play] = {}
        self.explains: dict[type[Move], Explain] = {}
        self.workers_for: dict[type[Move], Workers] = {}  # by which a move of a chapter changes its die
        self.shared: dict[str, FollowUp] = {}
        self.reads: dict[str, Reader] = {}
        self.caused: dict[str, dict[str, FollowUp]] = {}  # by chapter, what it brings as tiles would
        # the set-up
        self.duchies = ""  # the module whose duchies are in play
        self.tiles: list[Backs] = []  # in the box too
        self.tiles_of = TILES_OF  # by colour: the tiles that its stack may hold
        self.black_backed = BLACK_BACKED  # likewise with black backs
        self.owners = owners  # who has a duchy, in turn order
        self.workers = STARTING_WORKERS  # the owners', in turn order
        self.set_up: list[SetUpStep] = []  # after the duchies, before the first phase
        self.stages: list[str] = list(STAGES)  # what is going on; deals of chapters come after the usual ones
        self.deals: dict[int, Deal] = {}  # by stage
        # phases and rounds
        self.phase_began: list[Step] = []  # when the depots are filled
        self.round_began: list[SeatStep] = []  # when the dice are rolled: the depot of the white one
        self.round_ended: list[Ask] = []  # before the next round of a phase
        self.phase_steps = phase_steps  # the end of a phase, step by step (B9.4)
        self.mine_silver: list[Count] = []  # more silver for each mine
        # decisions
        self.any_time: list[Legal] = []  # before any decision of the own turn, like the purchase (B5.15)
        self.with_dice: list[Legal] = []  # likewise, but about the own dice
        self.between_turns: list[Legal] = []  # before a decision outside turns, too
        self.worth_asking: list[Asks] = []  # outside turns: whether one of these would change what comes next
        # taking and placing
        self.before_storing: list[Storing] = []  # when a tile comes to storage
        self.making_room: list[Legal] = []  # other tiles that may be discarded
        self.other_storage: list[LegalWith] = []  # tiles that lie elsewhere and may be placed
        self.where: dict[int, Where] = {}  # by kind of tile: where it may lie, if not by its colour
        self.why_not_there: dict[int, Message] = {}  # by kind of tile, for explaining
        self.set_off = set_off  # what a tile brings that lies now (B6.1)
        self.after_placing: list[Effect] = []  # after areas and colours, before the effect (B6.1)
        self.effects = effects  # by kind of tile: what it does when placed
        # areas, animals, bonus tiles
        self.larger: list[Counted] = []  # by how much more an area counts
        self.pastures: list[Pasture] = []  # pastures that count as one
        self.bonus_taken: list[BonusTaken] = []  # when a bonus tile was taken
        # goods, ships, workers
        self.terms: list[Terms] = []  # of a sale: its silver and points
        self.after_sale: list[AfterSale] = []
        self.goods_spaces = GOODS_SPACES  # how many colours find room
        self.ship_asks: list[ShipAsks] = []  # before a ship takes its goods
        self.sail_on = sail_on  # when a ship has its goods
        self.bridge: list[SeatStep] = []  # when a marker has come to a space
        self.workers_gained: list[SeatStep] = []  # when a player has gained workers
        # points
        self.scored: list[Scored] = []  # when points were marked
        self.bonus_tiles = bonus_tiles  # how many bonus tiles count for a seat
        self.final_steps = final_steps  # the final scoring, step by step
        self.result = result  # how things stand
        self.points: Count = own_points  # that count for a seat by now

    def has(self, chapter: str) -> bool:
        """Whether a module or a mode is in force."""
        return chapter in self.modules or chapter == self.mode

    def source(self, word: str) -> int:
        """The number of a source of points."""
        return self.box.sources.read(word)

    def leave_open(self, shared: Sequence[FollowUp], reads: Mapping[str, Reader] = NOTHING) -> None:
        """What may be open too: what is about nothing as it is, the rest by how it is read."""
        self.shared.update({follow_up.effect: follow_up for follow_up in shared})
        self.reads.update(reads)

    def leave_open_by(self, cause: str, shared: Iterable[FollowUp]) -> None:
        """What a chapter leaves open just as tiles do."""
        self.caused[cause] = {follow_up.effect: follow_up for follow_up in shared}

    def read(self, written: Mapping[str, Any]) -> FollowUp:
        """Something that is open, as it was written."""
        effect = written["effect"]
        if "cause" in written:
            return self.caused[written["cause"]][effect]
        return self.shared[effect] if effect in self.shared else self.reads[effect](written)

    def add_tiles(self, tiles: list[Backs]) -> None:
        """Tiles of a module come into the stacks: how many with a back of their own, and with a black one."""
        self.tiles += tiles
        self.tiles_of = [stack.copy() for stack in self.tiles_of]
        for backs in tiles:
            self.tiles_of[COLOUR_OF[backs.tile]].append(backs.tile)
        self.black_backed = self.black_backed + [backs.tile for backs in tiles if backs.black > 0]

    def add_deal(self, stage: str, deal: Deal) -> None:
        """An outcome of chance, at a stage of its own."""
        self.deals[len(self.stages)] = deal
        self.stages.append(stage)

    def stage(self, word: str) -> int:
        return self.stages.index(word)


# -- chapters

Picked = dict[str, list[str]]  # the words of what is in hand, by kind of spot
LineAt = Callable[["State", int, list[str], Picked], str]  # state, seat, the words of the spot
LineOnto = Callable[["State", int, str, Picked], str]  # state, seat, space


def nothing_to_do(_state: "State", _seat: int, _words: list[str], _picked: Picked) -> str:
    return "decline"


class SpotKind:
    """Something of a chapter that can be pointed at: the words that name one of its kind, the line that a
    click on it would have been, and on a space with it in hand."""

    def __init__(self, *words: Words, line: LineAt = nothing_to_do, onto: LineOnto | None = None) -> None:
        self.words = words
        self.line = line
        self.onto = onto


@dataclass(frozen=True, slots=True)
class Agreed:
    """An option that only its chapter gives a meaning, and the clause that says so."""

    option: Option
    clause: str


@dataclass(frozen=True, slots=True)
class Mode:
    """Another way to play the base game: for so many players, on duchies of its own."""

    seats: range
    duchies: list[int]  # the first for those who ask for none
    absent: Message  # why one of its lines is not legal elsewhere
    teams: tuple[tuple[int, ...], ...]  # the seats that play together; none: each for himself


@dataclass(frozen=True, slots=True)
class Looks:
    """What a bot looks at of a chapter: features of the table and of every seat, and how they are written."""

    table: Block
    seat: Block
    write_table: Callable[["State", int, Rows, i64], None]  # state, the asking seat, rows, where it begins
    write_seat: Callable[["State", int, Rows, i64], None]  # state, the seat it is about, likewise


def write_nothing(_state: "State", _seat: int, _rows: Rows, _at: i64) -> None:
    """A chapter has no features of the table, or none of a seat."""


def no_part(_state: "State", _options: Mapping[str, Any]) -> Part:
    return NO_PART


def read_no_part(_state: "State", _table: Mapping[str, Any]) -> Part:
    return NO_PART


class Chapter:
    """A module or a mode: all that it brings to a table that asks for it, and to the words of all tables."""

    def __init__(
        self,
        key: str,
        clause: str,
        join: Callable[[Book], None],
        *,
        moves: Mapping[str, type[Move]] | None = None,
        spots: Mapping[str, SpotKind] | None = None,
        gestures: Mapping[str, Gesture] | None = None,
        chances: Mapping[str, type[Move]] | None = None,
        kinds: Mapping[str, Words] | None = None,
        several: Sequence[str] = (),
        sources: Sequence[str] = (),
        events: Sequence[type[Event]] = (),
        options: Sequence[Agreed] = (),
        mode: Mode | None = None,
        new_part: Callable[["State", Mapping[str, Any]], Part] = no_part,
        read_part: Callable[["State", Mapping[str, Any]], Part] = read_no_part,
        shown: "Shown | None" = None,
        positions: "PartPositions | None" = None,
        looks: Looks | None = None,
    ) -> None:
        self.key = key  # its word among the options, in views and in written states
        self.clause = clause  # which introduces it
        self.join = join  # what it adds to a book
        self.moves = dict(moves or {})  # of players, by the first word of their lines
        self.spots = dict(spots or {})  # what can be pointed at
        self.gestures = dict(gestures or {})  # how they are made by hand; the others are chosen among words
        self.chances = dict(chances or {})  # of chance
        self.kinds = dict(kinds or {})  # the words of their fields, and of its events'
        self.several = tuple(several)  # the fields that are tuples
        self.sources = tuple(sources)  # where its points come from, beside the base game's
        self.events = tuple(events)
        self.options = tuple(options)
        self.mode = mode  # none: it is a module
        self.new_part = new_part  # what it has on the table before the first move
        self.read_part = read_part  # and as it was written
        self.shown = shown  # the types of all this in a view
        self.positions = positions  # how it is set up by hand; none: it has nothing that is
        self.looks = looks  # what a bot looks at beside the base game's

    def absent(self) -> Message:
        """Why a line of this chapter is not legal where it is not in force."""
        if self.mode is not None:
            return self.mode.absent
        return Message("module-off", {"module": self.key}, clause=self.clause)
