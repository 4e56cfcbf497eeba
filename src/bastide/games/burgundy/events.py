"""What can happen, as players see it."""

from dataclasses import dataclass
from typing import Final

from bastide.core.game import Event, Reveal


@dataclass(slots=True)
class StartChosen(Event):
    """This player is the first; the others follow clockwise."""

    seat: int


@dataclass(slots=True)
class GoodsDealt(Event):
    """A player's first three goods."""

    seat: int
    first_goods: int
    second_goods: int
    third_goods: int


@dataclass(slots=True)
class DuchyDealt(Event):
    """This duchy came to a player by chance."""

    seat: int
    duchy: int


@dataclass(slots=True)
class DuchiesDealt(Event):
    """A player may choose between two duchies."""

    seat: int
    first_duchy: int
    second_duchy: int


@dataclass(slots=True)
class DuchyPicked(Event):
    """A player has chosen in secret; the others do not see what."""

    seat: int
    duchy: int
    space: int


@dataclass(slots=True)
class DuchyChosen(Event):
    """A player's duchy lies on the table, with its starting castle."""

    seat: int
    duchy: int
    space: int


@dataclass(slots=True)
class DuchyRevealed(Reveal):
    """What was chosen in secret is shown."""

    seat: int
    duchy: int
    space: int


@dataclass(slots=True)
class PhaseBegan(Event):
    """The depots are filled."""

    phase: int


@dataclass(slots=True)
class GoodsLaid(Event):
    """The goods of the phase lie on the round spaces."""

    phase: int
    first_goods: int
    second_goods: int
    third_goods: int
    fourth_goods: int
    fifth_goods: int


@dataclass(slots=True)
class DiceRolled(Event):
    """A player's two dice."""

    seat: int
    first: int
    second: int


@dataclass(slots=True)
class RoundBegan(Event):
    """The white die sent the goods tile of the round to a depot."""

    round: int
    goods: int
    depot: int


@dataclass(slots=True)
class DieChanged(Event):
    """A die was used as another number, for so many workers or for free."""

    seat: int
    die: int
    value: int
    workers: int


@dataclass(slots=True)
class TileTaken(Event):
    """A tile came from a depot into storage."""

    seat: int
    tile: int
    depot: int


@dataclass(slots=True)
class TileBought(Event):
    """A tile was bought into storage."""

    seat: int
    tile: int
    depot: int
    silver: int
    workers: int


@dataclass(slots=True)
class TileDiscarded(Event):
    """A stored tile left the game to make room."""

    seat: int
    tile: int


@dataclass(slots=True)
class TilePlaced(Event):
    """A tile lies in the duchy."""

    seat: int
    tile: int
    space: int


@dataclass(slots=True)
class GoodsSold(Event):
    """All goods of a colour were sold, for silver and perhaps a worker."""

    seat: int
    goods: int
    count: int
    silver: int
    workers: int


@dataclass(slots=True)
class WorkersTaken(Event):
    """Workers came, by the action, with silver or without."""

    seat: int
    workers: int
    silver: int


@dataclass(slots=True)
class WorkersHired(Event):
    """A boarding house brought workers."""

    seat: int
    workers: int


@dataclass(slots=True)
class SilverTaken(Event):
    """A bank brought silver."""

    seat: int
    silver: int


@dataclass(slots=True)
class ShipSent(Event):
    """A ship goes to a depot and may visit a second one."""

    seat: int
    depot: int


@dataclass(slots=True)
class GoodsLoaded(Event):
    """A ship took goods of a colour from a depot."""

    seat: int
    goods: int
    count: int
    depot: int


@dataclass(slots=True)
class NothingLoaded(Event):
    """A ship took no goods."""

    seat: int


@dataclass(slots=True)
class MarkerMoved(Event):
    """The marker stands further along the bridge."""

    seat: int
    place: int


@dataclass(slots=True)
class ExtraActionGained(Event):
    """A castle brought an extra action."""

    seat: int


@dataclass(slots=True)
class OnlyChoiceMade(Event):
    """An effect had one outcome, which came by itself."""

    seat: int
    follow_up: str


@dataclass(slots=True)
class EffectLapsed(Event):
    """An effect could not be used."""

    seat: int
    follow_up: str


@dataclass(slots=True)
class EffectDeclined(Event):
    """An effect was not used."""

    seat: int
    follow_up: str


@dataclass(slots=True)
class AreaFilled(Event):
    """The last space of an area was filled."""

    seat: int
    colour: int
    size: int


@dataclass(slots=True)
class BonusTaken(Event):
    """All spaces of a colour are filled, as the first or the second."""

    seat: int
    colour: int
    bonus: int


@dataclass(slots=True)
class Scored(Event):
    """Points, and what for."""

    seat: int
    points: int
    source: int


@dataclass(slots=True)
class TurnEnded(Event):
    """A player's turn is over."""

    seat: int


@dataclass(slots=True)
class PhaseEnded(Event):
    """The fifth round is over."""

    phase: int


@dataclass(slots=True)
class MinesPaid(Event):
    """Silver for mines at the end of a phase, and perhaps workers."""

    seat: int
    silver: int
    workers: int


@dataclass(init=False, slots=True)
class GameEnded(Event):
    """The last phase is over."""

    def __init__(self) -> None:
        pass


@dataclass(slots=True)
class AreaEnlarged(Event):
    """A filled area counts as one of this size."""

    seat: int
    size: int


# What can happen in the base game, and where a chapter changes an area.
BASE_EVENTS: Final = (
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
    OnlyChoiceMade,
    EffectLapsed,
    EffectDeclined,
    AreaFilled,
    BonusTaken,
    Scored,
    TurnEnded,
    PhaseEnded,
    MinesPaid,
    GameEnded,
    AreaEnlarged,
)

# what others than its player do not see
BLANKS: Final[dict[type[Event], tuple[str, ...]]] = {DuchyPicked: ("duchy", "space")}
