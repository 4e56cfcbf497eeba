"""What a view holds, by name and type; the house publishes these types, so they are read as they stand here.

A word is declared with its vocabulary, so that the page knows what it may be. Not compiled: a compiled class
forgets what its fields hold.
"""

from typing import Annotated, Literal, TypedDict

from bastide.core.game import Seat
from bastide.games.seasons.components import (
    BUILDING,
    CARD,
    CART,
    CONFIDENCES,
    RESOURCE,
    SEASONS,
    STANDING,
    TILE,
    WINTER_CARD,
)
from bastide.games.seasons.state import (
    CARDS_BACK,
    FULL_HANDS,
    LAST_PIECES,
    PURCHASES,
    STAGES,
    TIES,
)

Counts = dict[str, int]
Stage = Annotated[str, STAGES]
Character = Annotated[str, CARD]
Resource = Annotated[str, RESOURCE]
Tile = Annotated[str, TILE]
Standing = Annotated[str, STANDING]  # a tile, or a building that stands from the start
Building = Annotated[str, BUILDING]
WinterCard = Annotated[str, WINTER_CARD]
Sure = dict[str, Annotated[str, CONFIDENCES]]  # how sure each figure is


class WrittenPlayer(TypedDict):
    """One player's cards, pieces and points."""

    points: int
    sheet: Counts  # by source
    talers: int
    resources: Counts
    helpers: int  # in the supply
    hand: list[Character]
    played: list[Character]
    removed: list[Character]
    chosen: bool
    choice: list[Character] | None  # the cards of this round, as far as the reader may know them
    built: int  # tiles in this round
    housed: list[Building]  # buildings that got a helper in this round


class WrittenPlace(TypedDict):
    """A place for one helper."""

    place: str  # its number in the building
    named: str  # the number that lines name: of equal free places the first
    name: str
    price: int
    seat: Seat | None
    new: bool  # since this round


class WrittenTile(TypedDict):
    """A kind of tile, or a building that stands from the start."""

    tile: Standing
    count: int
    cost: int | None
    points: int | None
    unbuilt: int
    built: int
    builders: list[Seat]
    places: list[WrittenPlace]
    sure: Sure


class Castle(TypedDict):
    """The castle in printed order."""

    tiles: list[WrittenTile]


class WrittenCart(TypedDict):
    """A cart, or the rider."""

    cart: Annotated[str, CART]
    resource: Resource
    brings: int
    seat: Seat | None
    new: bool


class Acting(TypedDict):
    """One action of the round."""

    card: Character
    seat: Seat
    done: bool
    now: bool
    filled: bool
    pieces: Counts | None  # on a worker's card


class Inn(TypedDict):
    """The inn on the table."""

    host: Seat | None
    coins: int
    place: WrittenPlace


class Barn(TypedDict):
    """The barn on the table."""

    places: list[WrittenPlace]


class Maiden(TypedDict):
    """The young lady on the table."""

    gifts: Counts
    wooing: list[Seat]


class Winter(TypedDict):
    """The winter cards."""

    card: WinterCard | None  # turned over in this round
    unseen: list[WinterCard]
    table: list[WinterCard]  # those that stay
    out: list[WinterCard]
    spaces: list[int]
    sure: Sure  # their number and places
    inn: Inn | None
    barn: Barn | None
    maiden: Maiden | None


class Corrected(TypedDict):
    """The figures that the host has corrected."""

    costs: Counts
    points: Counts
    prices: Counts


class Sold(TypedDict):
    """A worker's card that sells nothing more."""

    seat: Seat
    card: Character


class Sale(TypedDict):
    """A piece that is asked for."""

    owner: Seat
    card: Character
    resource: Resource


class Erected(TypedDict):
    """A tile that stands, and who built it."""

    tile: Tile
    seat: Seat


class Action(TypedDict):
    """How far the action, or the round of questions, has come."""

    seat: Seat | None  # who is to act, where one is
    built: int
    housed: int
    closed: list[Sold]
    tile: Tile | None  # to be paid for
    sale: Sale | None
    asked: int  # how many have had their say


class OpenTable(TypedDict):
    """What everybody sees. (S2.4)"""

    seats: int
    season: Annotated[str, SEASONS]
    purchase: Annotated[str, PURCHASES]
    last_piece: Annotated[str, LAST_PIECES]
    tie: Annotated[str, TIES]
    full_hand: Annotated[str, FULL_HANDS]
    cards_back: Annotated[str, CARDS_BACK]
    stage: Stage
    round: int
    rounds: int
    active: Seat | None
    players: list[WrittenPlayer]
    castle: Castle
    carts: list[WrittenCart]
    tower: Counts
    stock: Counts
    bank: int
    smithy: int
    built: list[Erected]  # in order
    ribbon: list[Acting]
    action: Action
    winter: Winter | None
    corrected: Corrected
    gone: Counts  # turned in at the end


# -- the decision that is due, told apart by its kind


class Choosing(TypedDict):
    """Characters are chosen, by all at once."""

    kind: Literal["choose"]
    seat: None
    number: int  # of cards


class AmongCards(TypedDict):
    """Which worker's card is filled, or which worker begins."""

    kind: Literal["fill", "order"]
    seat: Seat
    cards: list[Character]


class InAction(TypedDict):
    """What a character has done, and how much more it may do."""

    kind: Literal["action"]
    seat: Seat
    card: Character
    built: int
    tiles_left: int
    housed: int
    helpers_left: int


class Paying(TypedDict):
    """The same while a tile is to be paid for."""

    kind: Literal["pay"]
    seat: Seat
    card: Character
    built: int
    tiles_left: int
    housed: int
    helpers_left: int
    tile: Tile
    cost: int
    by_piece: bool  # the reward counts the pieces: many cheap ones earn more


class Agreeing(TypedDict):
    """Whether a last piece is sold."""

    kind: Literal["agree"]
    seat: Seat
    buyer: Seat
    owner: Seat
    card: Character
    resource: Resource


class TurningIn(TypedDict):
    """What goes to market or palace at the end."""

    kind: Literal["market", "palace"]
    seat: Seat
    points: list[int]  # what the open ways bring, in their order


class Ransom(TypedDict):
    """A card is lost unless so much is paid."""

    kind: Literal["plague", "blizzard"]
    seat: Seat
    card: WinterCard  # that asks
    talers: int


class OfCharacter(TypedDict):
    """What a character asks, and nothing more."""

    kind: Literal["call-back", "send", "take"]
    seat: Seat
    card: Character


class OfWinter(TypedDict):
    """What a winter card asks, and nothing more."""

    kind: Literal["breach", "gift", "pick"]
    seat: Seat
    card: WinterCard


Pending = Choosing | AmongCards | InAction | Paying | Agreeing | TurningIn | Ransom | OfCharacter | OfWinter


class View(OpenTable):
    """What one seat knows."""

    game: Literal["seasons"]
    seat: Seat | None
    hides: bool  # nobody else at one screen may see what this seat sees now
    to_act: list[Seat]
    space: int  # the round space whose taler was taken
    track: int  # talers that still lie on the round track
    pending: Pending | None
    worth: dict[str, int | None]
    in_turn: bool  # somebody's turn goes on and will be ended
