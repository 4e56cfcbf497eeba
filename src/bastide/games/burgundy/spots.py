"""What can be pointed at, what each move goes through, and the line that a click would have been.

The base game's; chapters bring theirs (`Chapter.spots`, `Chapter.gestures`).
"""

from collections.abc import Sequence
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from bastide.core.game import Seat
from bastide.core.notation import Words
from bastide.core.spots import Gesture, Spots, Step
from bastide.games.burgundy.book import Chapter, Picked
from bastide.games.burgundy.components import CASTLE_TILE, COLOUR_OF, DUCHY, GOODS, NONE, PRICE, TILE
from bastide.games.burgundy.moves import DEPOT, DIE, SPACE, VALUE, WARES
from bastide.games.burgundy.rules.dice import open_dice, to_place, to_sell, to_take
from bastide.games.burgundy.state import State

_DIE: Final = Step("die {die}", tool=True, at={"die any": ""})
_TILE: Final = Step("tile {depot} {tile}")
_SPACE: Final = Step("space {space}")
_SOLD: Final = Step("{value}", at={str(number): f"goods {word}" for number, word in enumerate(GOODS, 1)})

_KINDS: Final[dict[str, list[Words]]] = {
    "die": [VALUE],
    "tile": [DEPOT, TILE],
    "depot": [DEPOT],
    "stock": [WARES],  # in the depots that a ship loads from
    "stored": [TILE],
    "goods": [WARES],
    "workers": [],
    "space": [SPACE],
    "duchy": [DUCHY, SPACE],  # to choose
}
_GESTURES: Final[dict[str, Gesture]] = {
    "take": Gesture(_DIE, _TILE),
    "place": Gesture(_DIE, Step("stored {tile}", tool=True), _SPACE),
    "sell-goods": Gesture(_DIE, _SOLD),
    "take-workers": Gesture(_DIE, Step("workers")),
    "buy": Gesture(_TILE, beside=True),
    "load": Gesture(Step("depot {depot}")),
    "take-goods": Gesture(Step("stock {goods}")),
    "discard": Gesture(Step("stored {tile}")),
    "decline": Gesture(),
    "end-turn": Gesture(ends=True),
    "choose-duchy": Gesture(Step("duchy {duchy} {space}"), weighed=True),
}


def spots_of(chapters: Sequence[Chapter]) -> Spots:
    """The spots of the base game and of these chapters; a move without a gesture is chosen among words."""
    kinds, gestures = dict(_KINDS), dict(_GESTURES)
    for chapter in chapters:
        kinds.update({kind: list(spot.words) for kind, spot in chapter.spots.items()})
        gestures.update({name: Gesture() for name in chapter.moves})
    for chapter in chapters:
        gestures.update(chapter.gestures)
    return Spots(kinds, gestures)


def line_at(state: State, seat: Seat, spots: Sequence[str]) -> str:
    """A click on the last of these, with the others picked up."""
    box = state.book.box
    kind, words = box.spots.read(spots[-1])
    picked = box.spots.read_all(spots[:-1])
    brought = box.brought.get(kind)
    return (
        _base_line(state, seat, kind, words, picked)
        if brought is None
        else brought.line(state, seat, words, picked)
    )


def _base_line(state: State, seat: Seat, kind: str, words: list[str], picked: Picked) -> str:
    first = " ".join(words)
    match kind:
        case "tile":
            return _tile_line(state, seat, words, picked)
        case "space":
            return _space_line(state, seat, first, picked)
        case "stored":
            return f"place {die_to_place(state, seat, first, empty_space(state, seat), picked)}"
        case "goods":
            value = GOODS.index(first) + 1
            return f"sell-goods {_die(state, seat, to_sell(state.duchies[seat]), value, picked)} {value}"
        case "die":
            return f"take-workers {first}"
        case "workers":
            return f"take-workers {_die(state, seat, to_sell(state.duchies[seat]), 0, picked)}"
        case _:
            return f"{_VERBS[kind]} {first}"


_VERBS: Final = {"depot": "load", "stock": "take-goods", "duchy": "choose-duchy"}


def _tile_line(state: State, seat: Seat, words: list[str], picked: Picked) -> str:
    """Tiles of the black depot are sold, those of the others are taken."""
    depot, tile = words
    if depot == "black":
        return f"buy black {tile} {PRICE} 0"
    return f"take {_die(state, seat, to_take(state.duchies[seat]), int(depot), picked)} {depot} {tile}"


def _space_line(state: State, seat: Seat, space: str, picked: Picked) -> str:
    """What was picked up goes there, or the first tile in storage."""
    for kind, brought in state.book.box.brought.items():
        if kind in picked and brought.onto is not None:
            return brought.onto(state, seat, space, picked)
    if "tile" in picked:
        return f"place-from {' '.join(picked['tile'])} {space}"
    storage = [TILE.write(tile) for tile in state.storage[seat]]
    tile = picked["stored"][0] if "stored" in picked else [*storage, TILE.write(CASTLE_TILE)][0]
    return f"place {die_to_place(state, seat, tile, space, picked)}"


def die_to_place(state: State, seat: Seat, tile: str, space: str, picked: Picked) -> str:
    """A die for a tile and a space, and both."""
    duchy = state.duchies[seat]
    number, place = SPACE.read(space), duchy.layout.number
    costs = to_place(duchy, COLOUR_OF[TILE.read(tile)])
    die = _die(state, seat, costs, place[number] if number < len(place) else 0, picked)
    return f"{die} {tile} {space}"


def _die(state: State, seat: Seat, costs: list[vec[i64]], value: int, picked: Picked) -> str:
    """The die in hand; else, of those left, the one that takes the fewest workers. An effect has its own."""
    if state.pending:
        return DIE.write(state.pending[-1].die())
    if "die" in picked:
        return picked["die"][0]
    dice = open_dice(state, seat) or [1]
    workers = [int(costs[die][value]) for die in dice]
    return str(dice[workers.index(min(workers))])


def empty_space(state: State, seat: Seat) -> str:
    """The first where nothing lies."""
    free = [space for space, tile in enumerate(state.duchies[seat].tiles) if tile == NONE]
    return SPACE.write(free[0] if free else 0)
