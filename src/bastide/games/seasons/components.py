"""What is in the box, as fixed things: resources, tiles, places, carts, characters, winter cards.

All of them are numbers inside the game; their words stand in the vocabularies below, in the order of the
numbers. Seats, rounds and the places of a building are said as they are printed.
"""

from dataclasses import dataclass
from itertools import product
from typing import Any, Final

from bastide.core.box import read_box
from bastide.core.notation import Words

NOBODY: Final = -1
NONE: Final = -1
MOST_SEATS: Final = 4

_BOARD: Final = read_box("seasons", "board")
_CARDS: Final = read_box("seasons", "cards")
_CASTLE: Final = read_box("seasons", "castle")

SEASONS: Final = ("summer", "winter")
WINTER: Final = 1

# -- resources and talers

RESOURCES: Final = ("sand", "wood", "clay", "stone", "silver")
SAND: Final = 0
WOOD: Final = 1
CLAY: Final = 2
STONE: Final = 3
SILVER: Final = 4
TALER: Final = 5  # a gift may be one
MATERIALS: Final = 4  # the kinds one can build with: all but silver
KINDS: Final = 5

BUILDING_POINTS: Final[list[int]] = [*[_BOARD["building_points"][kind] for kind in RESOURCES[:MATERIALS]], 0]
BOX: Final[list[int]] = [_BOARD["box"][kind] for kind in RESOURCES]
TALERS: Final[int] = _BOARD["talers"]

RESOURCE: Final = Words("resource", RESOURCES)
GIFT: Final = Words("gift", (*RESOURCES, "taler"))

# -- set-up, by the number of players where it matters

ROUNDS: Final[list[int]] = _BOARD["track"]["rounds"]
WINTER_SPACES: Final[list[int]] = _BOARD["track"]["winter_spaces"]
STARTING_TALERS: Final[int] = _BOARD["start"]["talers"]
STARTING_RESOURCES: Final[list[int]] = [_BOARD["start"].get(kind, 0) for kind in RESOURCES]
STARTING_HELPERS: Final[list[int]] = _BOARD["start"]["helpers"]
STARTING_TOWER: Final[int] = _BOARD["start"]["tower"]

# -- carts: one for each material, and the rider with silver

CARTS: Final = (*RESOURCES[:MATERIALS], "rider")
RIDER: Final = 4
DELIVERY: Final[list[int]] = [_BOARD["delivery"][kind] for kind in RESOURCES]
TRIBUTE: Final[int] = _BOARD["delivery"]["tribute"]
CART: Final = Words("cart", CARTS)

# Where a helper can come from: the own supply, a cart, the rider, the inn.
ORIGIN: Final = Words("origin", ("supply", *CARTS, "inn"))
FROM_SUPPLY: Final = 0
FROM_CART: Final = 1  # plus the number of the cart
FROM_INN: Final = 6

# -- characters

CHARACTERS: Final[tuple[str, ...]] = tuple(_CARDS["characters"])
MESSENGER: Final = 0
TRADER: Final = 1
BRICKLAYER: Final = 2
STONEMASON: Final = 3
WORKER_WOOD: Final = 4
WORKER_SAND: Final = 5
WORKER_STONE: Final = 6
MASTER_BUILDER: Final = 7
CARD: Final = Words("card", CHARACTERS)
NO_CARD: Final = -1
SECOND_CARD: Final = Words("card", ("no-card", *CHARACTERS), first=NO_CARD)
HIDDEN: Final = -2  # a card that only its player knows

ALL_CARDS: Final[tuple[int, ...]] = tuple(range(len(CHARACTERS)))
WORKER_CARDS: Final[tuple[int, ...]] = (WORKER_WOOD, WORKER_SAND, WORKER_STONE)


def is_worker(card: int) -> bool:
    return WORKER_WOOD <= card <= WORKER_STONE


# When each character acts: in printed order, but all workers are one. (S3.5)
RANK: Final[list[int]] = [WORKER_WOOD if is_worker(card) else card for card in ALL_CARDS]

_WORKERS: Final = _CARDS["workers"]
# What is shown on each worker's card; the free pieces of the third come on top.
SHOWN: Final[dict[int, list[int]]] = {
    card: [_WORKERS[CHARACTERS[card]]["pieces"].get(kind, 0) for kind in RESOURCES] for card in WORKER_CARDS
}
FREE_PIECES: Final[int] = _WORKERS["worker-stone"]["free"]
FREE_KINDS: Final[list[int]] = sorted(RESOURCES.index(kind) for kind in _WORKERS["worker-stone"]["kinds"])

MESSENGER_TALERS: Final[int] = _CARDS["figures"]["messenger"]
MOST_TILES: Final[int] = _CARDS["figures"]["tiles"]
MOST_HELPERS: Final[int] = _CARDS["figures"]["helpers"]
FEWEST_KINDS: Final[int] = _CARDS["figures"]["kinds"]
MASTER_POINTS: Final[int] = _CARDS["figures"]["master_builder"]
PIECE_PRICE: Final[int] = _CARDS["figures"]["purchase"]

# -- the castle: tiles, and places by building, one after the other

TILES: Final[tuple[str, ...]] = tuple(tile["name"] for tile in _CASTLE["tile"])
TILE: Final = Words("tile", TILES)
HOUSE: Final[int] = TILE.read("house")
TOWER: Final[int] = TILE.read("tower")
TILE_COUNTS: Final[list[int]] = [tile["count"] for tile in _CASTLE["tile"]]
COSTS: Final[list[int]] = [tile["cost"] for tile in _CASTLE["tile"]]
POINTS: Final[list[int]] = [tile["points"] for tile in _CASTLE["tile"]]

_HOSTS: Final[list[dict[str, Any]]] = [
    *[tile for tile in _CASTLE["tile"] if tile["prices"]],
    *_CASTLE["standing"],
    *_CASTLE["outside"],
]
BUILDINGS: Final[tuple[str, ...]] = tuple(host["name"] for host in _HOSTS)  # those with places
BUILDING: Final = Words("building", BUILDINGS)
STANDING: Final = Words("building", [*TILES, *[word for word in BUILDINGS if word not in TILES]])
MARKET: Final[int] = BUILDING.read("market")
PALACE: Final[int] = BUILDING.read("palace")
SMITHY: Final[int] = BUILDING.read("smithy")
INN: Final[int] = BUILDING.read("inn")
BARN: Final[int] = BUILDING.read("barn")
# The tile that has to be built first, by building; NONE for those that stand or come with a card.
TILE_OF: Final[list[int]] = [TILES.index(word) if word in TILES else NONE for word in BUILDINGS]

PRICES: Final[list[int]] = [price for host in _HOSTS for price in host["prices"]]
PLACES: Final[int] = len(PRICES)
FIRST_PLACE: Final[list[int]] = [  # by building, and one more: where the next would begin
    sum(len(host["prices"]) for host in _HOSTS[:building]) for building in range(len(_HOSTS) + 1)
]
BUILDING_OF: Final[list[int]] = [  # by place
    building for building, host in enumerate(_HOSTS) for _ in host["prices"]
]
NUMBER_OF: Final[list[int]] = [place - FIRST_PLACE[BUILDING_OF[place]] for place in range(PLACES)]
INN_PLACE: Final[int] = FIRST_PLACE[INN]
CASTLE_PLACES: Final[int] = INN_PLACE  # inn and barn lie outside
PLACE_NAMES: Final[tuple[str, ...]] = tuple(
    f"{BUILDINGS[BUILDING_OF[place]]}-{NUMBER_OF[place] + 1}" for place in range(PLACES)
)

# What each place counts at the end, and the points per so many.
COUNTED: Final = ("nothing", "free-places", "helpers", "towers", "houses", "unbuilt", "silver")
NOTHING: Final = 0
FREE_PLACES: Final = 1
HELPERS: Final = 2
TOWERS: Final = 3
HOUSES: Final = 4
UNBUILT: Final = 5
SILVER_THERE: Final = 6
_SCORES: Final[list[dict[str, Any]]] = [
    score
    for host in _HOSTS
    for score in host.get("scores", [{"counts": "nothing", "points": 0, "per": 1}] * len(host["prices"]))
]
COUNTS: Final[list[int]] = [COUNTED.index(score["counts"]) for score in _SCORES]
POINTS_PER: Final[list[int]] = [score["points"] for score in _SCORES]
PER: Final[list[int]] = [score["per"] for score in _SCORES]

PALACE_PIECES: Final[int] = _CARDS["final"]["palace"]
MARKET_TALERS: Final[list[int]] = _CARDS["final"]["market"]

# How sure the printed figures are: by tile or building, then by figure.
CONFIDENCES: Final = ("confirmed", "single", "conflict", "inferred", "reconstructed")
SURE: Final[dict[str, dict[str, str]]] = {
    thing["name"]: thing["sure"] for part in ("tile", "standing", "outside") for thing in _CASTLE[part]
}
SURE_TRACK: Final[dict[str, str]] = _BOARD["track"]["sure"]

# -- winter cards

WINTER_CARDS: Final[tuple[str, ...]] = tuple(_CARDS["winter"]["cards"])
WINTER_CARD: Final = Words("winter_card", WINTER_CARDS)
INN_CARD: Final = 0
BARN_CARD: Final = 1
PLAGUE: Final = 2
BREACH: Final = 3
MAIDEN: Final = 4
BLIZZARD: Final = 5
ALL_WINTER_CARDS: Final[tuple[int, ...]] = tuple(range(len(WINTER_CARDS)))
STAYING: Final[tuple[int, ...]] = tuple(WINTER_CARDS.index(word) for word in _CARDS["winter"]["staying"])

CARD_OF: Final[list[int]] = [  # the winter card that brings a building
    WINTER_CARDS.index(word) if word in WINTER_CARDS else NONE for word in BUILDINGS
]

INN_FEE: Final[int] = _CARDS["winter"]["inn"]
PLAGUE_TALERS: Final[int] = _CARDS["winter"]["plague"]
BREACH_STONE: Final[int] = _CARDS["winter"]["breach"]["stone"]
BREACH_POINTS: Final[int] = _CARDS["winter"]["breach"]["points"]
MAIDEN_POINTS: Final[int] = _CARDS["winter"]["maiden"]
BLIZZARD_TALERS: Final[int] = _CARDS["winter"]["blizzard"]
BARN_POINTS: Final[list[int]] = _CARDS["winter"]["barn"]

# -- where points come from: characters, winter cards, then buildings in the order of the final scoring

FINAL_ORDER: Final[list[int]] = [BUILDING.read(word) for word in _CARDS["final"]["order"]]
SOURCE: Final = Words(
    "source",
    ("stonemason", "worker", "master-builder", "breach", "maiden", *_CARDS["final"]["order"]),
)
BY_STONEMASON: Final = 0
BY_WORKER: Final = 1
BY_MASTER_BUILDER: Final = 2
BY_BREACH: Final = 3
BY_MAIDEN: Final = 4
SOURCE_OF: Final[list[int]] = [SOURCE.numbers.get(word, NONE) for word in BUILDINGS]
WINTER_SOURCES: Final = (BY_BREACH, BY_MAIDEN, SOURCE_OF[BARN])

# -- exact payments

Payment = tuple[int, int, int, int]
LEAST_COST: Final = 7
MOST_COST: Final = 30


def _payments(cost: int) -> list[Payment]:
    """Every way to reach the cost exactly with at least three kinds; the fewest pieces first. (S5.1)"""
    sand, wood, clay, stone = BUILDING_POINTS[:MATERIALS]
    ways = product(range(cost // wood + 1), range(cost // clay + 1), range(cost // stone + 1))
    found = [((cost - wood * w - clay * c - stone * s) // sand, w, c, s) for w, c, s in ways]
    possible = [way for way in found if way[0] >= 0 and sum(count > 0 for count in way) >= FEWEST_KINDS]
    in_the_box = [way for way in possible if all(count <= BOX[kind] for kind, count in enumerate(way))]
    return sorted(in_the_box, key=lambda way: (sum(way), way))


PAYMENTS: Final[list[list[Payment]]] = [_payments(cost) for cost in range(MOST_COST + 1)]


@dataclass(frozen=True)
class Figures:
    """The figures that a host may correct: by tile, by place, and the marked spaces of the round track."""

    costs: tuple[int, ...]
    points: tuple[int, ...]
    prices: tuple[int, ...]
    winter_spaces: tuple[int, ...]
