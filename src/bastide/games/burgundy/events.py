"""What can happen, as players see it."""

from dataclasses import dataclass
from typing import Final

from bastide.core.game import Event, Reveal
from bastide.games.burgundy.modes.events import MODE_EVENTS
from bastide.games.burgundy.modules.events import MODULE_EVENTS


@dataclass(init=False, slots=True)
class StartChosen(Event):
    """This player is the first; the others follow clockwise."""

    seat: int

    def __init__(self, seat: int) -> None:
        self.seat = seat


@dataclass(init=False, slots=True)
class GoodsDealt(Event):
    """A player's first three goods."""

    seat: int
    first_goods: int
    second_goods: int
    third_goods: int

    def __init__(self, seat: int, first_goods: int, second_goods: int, third_goods: int) -> None:
        self.seat = seat
        self.first_goods = first_goods
        self.second_goods = second_goods
        self.third_goods = third_goods


@dataclass(init=False, slots=True)
class DuchyDealt(Event):
    """This duchy came to a player by chance."""

    seat: int
    duchy: int

    def __init__(self, seat: int, duchy: int) -> None:
        self.seat = seat
        self.duchy = duchy


@dataclass(init=False, slots=True)
class DuchiesDealt(Event):
    """A player may choose between two duchies."""

    seat: int
    first_duchy: int
    second_duchy: int

    def __init__(self, seat: int, first_duchy: int, second_duchy: int) -> None:
        self.seat = seat
        self.first_duchy = first_duchy
        self.second_duchy = second_duchy


@dataclass(init=False, slots=True)
class DuchyPicked(Event):
    """A player has chosen in secret; the others do not see what."""

    seat: int
    duchy: int
    space: int

    def __init__(self, seat: int, duchy: int, space: int) -> None:
        self.seat = seat
        self.duchy = duchy
        self.space = space


@dataclass(init=False, slots=True)
class DuchyChosen(Event):
    """A player's duchy lies on the table, with its starting castle."""

    seat: int
    duchy: int
    space: int

    def __init__(self, seat: int, duchy: int, space: int) -> None:
        self.seat = seat
        self.duchy = duchy
        self.space = space


@dataclass(init=False, slots=True)
class DuchyRevealed(Reveal):
    """What was chosen in secret is shown."""

    seat: int
    duchy: int
    space: int

    def __init__(self, seat: int, duchy: int, space: int) -> None:
        self.seat = seat
        self.duchy = duchy
        self.space = space


@dataclass(init=False, slots=True)
class PhaseBegan(Event):
    """The depots are filled."""

    phase: int

    def __init__(self, phase: int) -> None:
        self.phase = phase


@dataclass(init=False, slots=True)
class GoodsLaid(Event):
    """The goods of the phase lie on the round spaces."""

    phase: int
    first_goods: int
    second_goods: int
    third_goods: int
    fourth_goods: int
    fifth_goods: int

    def __init__(
        self,
        phase: int,
        first_goods: int,
        second_goods: int,
        third_goods: int,
        fourth_goods: int,
        fifth_goods: int,
    ) -> None:
        self.phase = phase
        self.first_goods = first_goods
        self.second_goods = second_goods
        self.third_goods = third_goods
        self.fourth_goods = fourth_goods
        self.fifth_goods = fifth_goods


@dataclass(init=False, slots=True)
class DiceRolled(Event):
    """A player's two dice."""

    seat: int
    first: int
    second: int

    def __init__(self, seat: int, first: int, second: int) -> None:
        self.seat = seat
        self.first = first
        self.second = second


@dataclass(init=False, slots=True)
class RoundBegan(Event):
    """The white die sent the goods tile of the round to a depot."""

    round: int
    goods: int
    depot: int

    def __init__(self, round: int, goods: int, depot: int) -> None:
        self.round = round
        self.goods = goods
        self.depot = depot


@dataclass(init=False, slots=True)
class DieChanged(Event):
    """A die was used as another number, for so many workers or for free."""

    seat: int
    die: int
    value: int
    workers: int

    def __init__(self, seat: int, die: int, value: int, workers: int) -> None:
        self.seat = seat
        self.die = die
        self.value = value
        self.workers = workers


@dataclass(init=False, slots=True)
class TileTaken(Event):
    """A tile came from a depot into storage."""

    seat: int
    tile: int
    depot: int

    def __init__(self, seat: int, tile: int, depot: int) -> None:
        self.seat = seat
        self.tile = tile
        self.depot = depot


@dataclass(init=False, slots=True)
class TileBought(Event):
    """A tile was bought into storage."""

    seat: int
    tile: int
    depot: int
    silver: int
    workers: int

    def __init__(self, seat: int, tile: int, depot: int, silver: int, workers: int) -> None:
        self.seat = seat
        self.tile = tile
        self.depot = depot
        self.silver = silver
        self.workers = workers


@dataclass(init=False, slots=True)
class TileDiscarded(Event):
    """A stored tile left the game to make room."""

    seat: int
    tile: int

    def __init__(self, seat: int, tile: int) -> None:
        self.seat = seat
        self.tile = tile


@dataclass(init=False, slots=True)
class TilePlaced(Event):
    """A tile lies in the duchy."""

    seat: int
    tile: int
    space: int

    def __init__(self, seat: int, tile: int, space: int) -> None:
        self.seat = seat
        self.tile = tile
        self.space = space


@dataclass(init=False, slots=True)
class GoodsSold(Event):
    """All goods of a colour were sold, for silver and perhaps a worker."""

    seat: int
    goods: int
    count: int
    silver: int
    workers: int

    def __init__(self, seat: int, goods: int, count: int, silver: int, workers: int) -> None:
        self.seat = seat
        self.goods = goods
        self.count = count
        self.silver = silver
        self.workers = workers


@dataclass(init=False, slots=True)
class WorkersTaken(Event):
    """Workers came, by the action, with silver or without."""

    seat: int
    workers: int
    silver: int

    def __init__(self, seat: int, workers: int, silver: int) -> None:
        self.seat = seat
        self.workers = workers
        self.silver = silver


@dataclass(init=False, slots=True)
class WorkersHired(Event):
    """A boarding house brought workers."""

    seat: int
    workers: int

    def __init__(self, seat: int, workers: int) -> None:
        self.seat = seat
        self.workers = workers


@dataclass(init=False, slots=True)
class SilverTaken(Event):
    """A bank brought silver."""

    seat: int
    silver: int

    def __init__(self, seat: int, silver: int) -> None:
        self.seat = seat
        self.silver = silver


@dataclass(init=False, slots=True)
class ShipSent(Event):
    """A ship goes to a depot and may visit a second one."""

    seat: int
    depot: int

    def __init__(self, seat: int, depot: int) -> None:
        self.seat = seat
        self.depot = depot


@dataclass(init=False, slots=True)
class GoodsLoaded(Event):
    """A ship took goods of a colour from a depot."""

    seat: int
    goods: int
    count: int
    depot: int

    def __init__(self, seat: int, goods: int, count: int, depot: int) -> None:
        self.seat = seat
        self.goods = goods
        self.count = count
        self.depot = depot


@dataclass(init=False, slots=True)
class NothingLoaded(Event):
    """A ship took no goods."""

    seat: int

    def __init__(self, seat: int) -> None:
        self.seat = seat


@dataclass(init=False, slots=True)
class MarkerMoved(Event):
    """The marker stands further along the bridge."""

    seat: int
    place: int

    def __init__(self, seat: int, place: int) -> None:
        self.seat = seat
        self.place = place


@dataclass(init=False, slots=True)
class ExtraActionGained(Event):
    """A castle brought an extra action."""

    seat: int

    def __init__(self, seat: int) -> None:
        self.seat = seat


@dataclass(init=False, slots=True)
class EffectLapsed(Event):
    """An effect could not be used."""

    seat: int
    follow_up: int

    def __init__(self, seat: int, follow_up: int) -> None:
        self.seat = seat
        self.follow_up = follow_up


@dataclass(init=False, slots=True)
class EffectDeclined(Event):
    """An effect was not used."""

    seat: int
    follow_up: int

    def __init__(self, seat: int, follow_up: int) -> None:
        self.seat = seat
        self.follow_up = follow_up


@dataclass(init=False, slots=True)
class AreaFilled(Event):
    """The last space of an area was filled."""

    seat: int
    colour: int
    size: int

    def __init__(self, seat: int, colour: int, size: int) -> None:
        self.seat = seat
        self.colour = colour
        self.size = size


@dataclass(init=False, slots=True)
class BonusTaken(Event):
    """All spaces of a colour are filled, as the first or the second."""

    seat: int
    colour: int
    bonus: int

    def __init__(self, seat: int, colour: int, bonus: int) -> None:
        self.seat = seat
        self.colour = colour
        self.bonus = bonus


@dataclass(init=False, slots=True)
class Scored(Event):
    """Points, and what for."""

    seat: int
    points: int
    source: int

    def __init__(self, seat: int, points: int, source: int) -> None:
        self.seat = seat
        self.points = points
        self.source = source


@dataclass(init=False, slots=True)
class TurnEnded(Event):
    """A player's turn is over."""

    seat: int

    def __init__(self, seat: int) -> None:
        self.seat = seat


@dataclass(init=False, slots=True)
class PhaseEnded(Event):
    """The fifth round is over."""

    phase: int

    def __init__(self, phase: int) -> None:
        self.phase = phase


@dataclass(init=False, slots=True)
class MinesPaid(Event):
    """Silver for mines at the end of a phase, and perhaps workers."""

    seat: int
    silver: int
    workers: int

    def __init__(self, seat: int, silver: int, workers: int) -> None:
        self.seat = seat
        self.silver = silver
        self.workers = workers


@dataclass(init=False, slots=True)
class GameEnded(Event):
    """The last phase is over."""

    def __init__(self) -> None:
        pass


EVENTS: Final = (
    StartChosen,
    GoodsDealt,
    DuchyDealt,
    DuchiesDealt,
    DuchyPicked,
    DuchyChosen,
    DuchyRevealed,
    PhaseBegan,
    GoodsLaid,
    DiceRolled,
    RoundBegan,
    DieChanged,
    TileTaken,
    TileBought,
    TileDiscarded,
    TilePlaced,
    GoodsSold,
    WorkersTaken,
    WorkersHired,
    SilverTaken,
    ShipSent,
    GoodsLoaded,
    NothingLoaded,
    MarkerMoved,
    ExtraActionGained,
    EffectLapsed,
    EffectDeclined,
    AreaFilled,
    BonusTaken,
    Scored,
    TurnEnded,
    PhaseEnded,
    MinesPaid,
    GameEnded,
    *MODE_EVENTS,
    *MODULE_EVENTS,
)
