"""What can happen, as players see it."""

from dataclasses import dataclass
from typing import Final

from bastide.core.game import Event, Reveal


@dataclass(slots=True)
class StartChosen(Event):
    """The first active player."""

    seat: int


@dataclass(slots=True)
class RoundBegan(Event):
    """The active player takes the taler of the round space."""

    seat: int
    round: int
    talers: int


@dataclass(slots=True)
class WinterCardTurned(Event):
    """A winter card is turned over."""

    winter_card: int


@dataclass(slots=True)
class CharactersChosen(Event):
    """A player has chosen in secret; the others do not see what."""

    seat: int
    first_card: int
    second_card: int


@dataclass(slots=True)
class CharactersRevealed(Reveal):
    """What a player has chosen is shown to all."""

    seat: int
    first_card: int
    second_card: int


@dataclass(slots=True)
class WorkerFilled(Event):
    """Pieces of the stock lie on a worker's card; they belong to nobody yet."""

    seat: int
    card: int
    sand: int
    wood: int
    clay: int
    stone: int
    silver: int


@dataclass(slots=True)
class MessengerPaid(Event):
    """The messenger brought talers."""

    seat: int
    talers: int


@dataclass(slots=True)
class InnPaid(Event):
    """A trader paid at the inn."""

    seat: int
    talers: int


@dataclass(slots=True)
class InnEarned(Event):
    """The host of the inn gets talers."""

    seat: int
    talers: int


@dataclass(slots=True)
class HelperCalledBack(Event):
    """Without a taler for the inn a helper came home."""

    seat: int
    cart: int


@dataclass(slots=True)
class HelperSent(Event):
    """A helper stands at a cart or the rider."""

    seat: int
    origin: int
    cart: int


@dataclass(slots=True)
class HelperReturned(Event):
    """A helper was replaced and is back in the supply."""

    seat: int
    cart: int


@dataclass(slots=True)
class HelpersStayed(Event):
    """A trader sent nobody."""

    seat: int


@dataclass(slots=True)
class SendingSkipped(Event):
    """A trader could send nobody."""

    seat: int


@dataclass(slots=True)
class Delivered(Event):
    """A cart or the rider brought pieces; the tribute lies on the defence tower."""

    seat: int
    cart: int
    resource: int
    count: int
    tribute: int


@dataclass(slots=True)
class TowerTaken(Event):
    """A bricklayer took all pieces of a kind from the defence tower."""

    seat: int
    resource: int
    count: int


@dataclass(slots=True)
class TowerEmpty(Event):
    """There was nothing on the defence tower."""

    seat: int


@dataclass(slots=True)
class PieceBought(Event):
    """A stonemason bought a piece from another player's worker card."""

    seat: int
    owner: int
    card: int
    resource: int


@dataclass(slots=True)
class PieceSold(Event):
    """The owner of the worker card gets the talers."""

    seat: int
    card: int
    resource: int
    talers: int


@dataclass(slots=True)
class SaleAsked(Event):
    """A stonemason asks for the last piece on a card."""

    seat: int
    owner: int
    card: int
    resource: int


@dataclass(slots=True)
class SaleRefused(Event):
    """The owner keeps the last piece."""

    seat: int
    card: int
    resource: int


@dataclass(slots=True)
class SilverExchanged(Event):
    """Silver went to the smithy, pieces came from the stock."""

    seat: int
    resource: int
    count: int


@dataclass(slots=True)
class BuildingBegun(Event):
    """A player is going to build a tile; it is not paid for yet."""

    seat: int
    tile: int


@dataclass(slots=True)
class TileBuilt(Event):
    """A tile was paid for and built."""

    seat: int
    tile: int
    sand: int
    wood: int
    clay: int
    stone: int


@dataclass(slots=True)
class BricklayerPaid(Event):
    """A bricklayer got talers for the pieces."""

    seat: int
    talers: int


@dataclass(slots=True)
class Scored(Event):
    """Points, and what for."""

    seat: int
    points: int
    source: int


@dataclass(slots=True)
class HelperHoused(Event):
    """A helper stands in a building, for so many talers."""

    seat: int
    origin: int
    building: int
    place: int
    talers: int


@dataclass(slots=True)
class PiecesTaken(Event):
    """A worker took what was left on the card."""

    seat: int
    card: int
    sand: int
    wood: int
    clay: int
    stone: int
    silver: int


@dataclass(slots=True)
class CardsTakenBack(Event):
    """The master builder took the played cards back."""

    seat: int
    count: int


@dataclass(slots=True)
class TurnEnded(Event):
    """A character's action is over."""

    seat: int
    card: int


@dataclass(slots=True)
class TurnPassed(Event):
    """A character could do nothing more."""

    seat: int
    card: int


@dataclass(slots=True)
class CardRemoved(Event):
    """A card left the game."""

    seat: int
    card: int


@dataclass(slots=True)
class BankPaid(Event):
    """Talers kept the cards in the game."""

    seat: int
    talers: int


@dataclass(slots=True)
class WallMended(Event):
    """Stone was given for the breach."""

    seat: int
    count: int


@dataclass(slots=True)
class WallLeft(Event):
    """A player gave nothing for the breach."""

    seat: int


@dataclass(slots=True)
class GiftGiven(Event):
    """A gift for the young lady."""

    seat: int
    gift: int


@dataclass(slots=True)
class DroppedOut(Event):
    """A player woos no longer."""

    seat: int


@dataclass(slots=True)
class MaidenWon(Event):
    """The young lady has chosen."""

    seat: int


@dataclass(slots=True)
class GiftPicked(Event):
    """A gift was shared out."""

    seat: int
    gift: int


@dataclass(slots=True)
class CastleFinished(Event):
    """The last tile is built: this is the last round."""


@dataclass(slots=True)
class GameEnded(Event):
    """The last round is over; the helpers leave carts and rider."""


@dataclass(slots=True)
class TalersTurnedIn(Event):
    """Talers became points on the market."""

    seat: int
    talers: int


@dataclass(slots=True)
class ResourcesTurnedIn(Event):
    """Resources became points in the palace."""

    seat: int
    sand: int
    wood: int
    clay: int
    stone: int


@dataclass(slots=True)
class NothingTurnedIn(Event):
    """A player kept everything from the market or the palace."""

    seat: int
    source: int


EVENTS: Final = (
    StartChosen,
    RoundBegan,
    WinterCardTurned,
    CharactersChosen,
    CharactersRevealed,
    WorkerFilled,
    MessengerPaid,
    InnPaid,
    InnEarned,
    HelperCalledBack,
    HelperSent,
    HelperReturned,
    HelpersStayed,
    SendingSkipped,
    Delivered,
    TowerTaken,
    TowerEmpty,
    PieceBought,
    PieceSold,
    SaleAsked,
    SaleRefused,
    SilverExchanged,
    BuildingBegun,
    TileBuilt,
    BricklayerPaid,
    Scored,
    HelperHoused,
    PiecesTaken,
    CardsTakenBack,
    TurnEnded,
    TurnPassed,
    CardRemoved,
    BankPaid,
    WallMended,
    WallLeft,
    GiftGiven,
    DroppedOut,
    MaidenWon,
    GiftPicked,
    CastleFinished,
    GameEnded,
    TalersTurnedIn,
    ResourcesTurnedIn,
    NothingTurnedIn,
)

# what others than its player do not see
BLANKS: Final[dict[type[Event], tuple[str, ...]]] = {CharactersChosen: ("first_card", "second_card")}
