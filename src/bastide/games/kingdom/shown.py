"""What a view holds, by name and type; the house publishes these types, so they are read as they stand here.

A word is declared with its vocabulary, so that the page knows what it may be. Not compiled: a compiled class
forgets what its fields hold.
"""

from typing import Annotated, Literal, TypedDict

from bastide.core.game import Seat
from bastide.games.kingdom.components import CARDS, LOCATIONS, QUADRANTS, TERRAINS
from bastide.games.kingdom.state import STAGES, TOKEN_STATES

Counts = dict[str, int]
Stage = Annotated[str, STAGES]
TokenState = Annotated[str, TOKEN_STATES]
Terrain = Annotated[str, TERRAINS]
Location = Annotated[str, LOCATIONS]
Quadrant = Annotated[str, QUADRANTS]
Card = Annotated[str, CARDS]


class OpenTable(TypedDict):
    """What everybody sees. (K2.8)"""

    seats: int
    asked_quadrants: list[Location | None]  # None: left to chance
    asked_turned: list[bool | None]
    stage: Stage
    quadrants: list[Quadrant]  # top left, top right, bottom left, bottom right
    cards: list[Card]  # the kingdom cards
    start: Seat | None
    current: Seat | None
    settlements: list[list[str]]  # hexes, by seat
    supply: list[int]
    stacks: Counts  # tokens left, by location hex
    tokens: list[dict[str, TokenState]]  # by seat: location hex and state of its token
    discards: Counts
    removed: Counts
    card: Terrain | None  # the card of the turn
    owed: int
    begun: bool
    lifted: str | None
    lifted_by: Location | None
    last_round: bool


class View(OpenTable):
    """What one seat knows; a spectator has no hand."""

    game: Literal["kingdom"]
    seat: Seat | None
    hides: bool  # nobody else at one screen may see what this seat sees now
    map: list[str]  # 20 rows of letters, as in the data: G grass, C canyon, D desert, L flowers, ...
    locations: dict[str, Location]  # location hex and its kind
    places: list[str]  # locations and castles: hexes that are never built on
    hand: Terrain | None
    holding: list[bool]  # who holds a card
    older: list[bool]  # whose card was drawn before the deck was last remade
    deck_size: int
    unseen: Counts  # cards in the deck and in the other hands drawn from it
    unseen_older: Counts  # cards in the other hands drawn before the deck was remade
