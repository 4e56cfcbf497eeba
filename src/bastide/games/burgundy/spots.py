"""What can be pointed at, what each move goes through, and the line that a click would have been.

The base game's; chapters bring theirs (`Chapter.spots`, `Chapter.gestures`).
"""

from collections.abc import Sequence
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from bastide.core.errors import IllegalMove
from bastide.core.game import Seat
from bastide.core.notation import Words
from bastide.core.spots import Gesture, Spots, Step
from bastide.games.burgundy.book import Chapter, Picked
from bastide.games.burgundy.components import CASTLE_TILE, COLOUR_OF, DUCHY, GOODS, NONE, PRICE, TILE, WILD
from bastide.games.burgundy.explain import about_depot, no_space_for, no_tile_for
from bastide.games.burgundy.moves import DEPOT, DIE, SPACE, VALUE, WARES, Place
from bastide.games.burgundy.rules.dice import open_dice, to_place, to_sell, to_take, workers_to_place
from bastide.games.burgundy.rules.placing import spaces_for
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
            space = space_for(state, seat, first, state.storage[seat], picked)
            return f"place {die_to_place(state, seat, first, space, picked)}"
        case "goods":
            value = GOODS.index(first) + 1
            return f"sell-goods {_die(state, seat, to_sell(state.duchies[seat]), value, picked)} {value}"
        case "die":
            return f"take-workers {first}"
        case "workers":
            return f"take-workers {_die(state, seat, to_sell(state.duchies[seat]), 0, picked)}"
        case "depot":
            return _depot_line(state, first)
        case _:
            return f"{_VERBS[kind]} {first}"


_VERBS: Final = {"stock": "take-goods", "duchy": "choose-duchy"}


def _depot_line(state: State, depot: str) -> str:
    """Only an effect can wait for a depot as a whole."""
    if not state.pending:
        raise IllegalMove(about_depot(state, DEPOT.read(depot)))
    return f"load {depot}"


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
    tile = picked["stored"][0] if "stored" in picked else _tile_for(state, seat, SPACE.read(space))
    return f"place {die_to_place(state, seat, tile, space, picked)}"


def _tile_for(state: State, seat: Seat, space: int) -> str:
    """Of the tiles in storage one of the space's colour, at best one that may lie there."""
    storage = state.storage[seat]
    if not _may_place(state, seat):
        return TILE.write([*storage, CASTLE_TILE][0])
    refused = no_tile_for(state, seat, space)
    if refused is not None:
        raise IllegalMove(refused)
    duchy, book = state.duchies[seat], state.book
    own = [tile for tile in storage if COLOUR_OF[tile] in (duchy.layout.colour[space], WILD)]
    fitting = [tile for tile in own if space in spaces_for(book, duchy, tile)]
    return TILE.write([*fitting, *own][0])


def space_for(state: State, seat: Seat, tile: str, storage: list[int], picked: Picked) -> str:
    """Where a stored tile may lie: the space that takes the fewest workers."""
    number = TILE.read(tile)
    if number not in storage or not _may_place(state, seat):
        return empty_space(state, seat)
    duchy, dice = state.duchies[seat], _dice(state, seat, picked)
    spaces = spaces_for(state.book, duchy, number)
    workers = [min([workers_to_place(duchy, die, number, space) for die in dice]) for space in spaces]
    refused = no_space_for(state, seat, number, min(workers, default=0))
    if refused is not None:
        raise IllegalMove(refused)
    return SPACE.write(spaces[workers.index(min(workers))])


def _may_place(state: State, seat: Seat) -> bool:
    """With a die, or by the effect that is open."""
    return Place in state.pending[-1].actions if state.pending else len(open_dice(state, seat)) > 0


def die_to_place(state: State, seat: Seat, tile: str, space: str, picked: Picked) -> str:
    """A die for a tile and a space, and both."""
    duchy = state.duchies[seat]
    number, place = SPACE.read(space), duchy.layout.number
    costs = to_place(duchy, COLOUR_OF[TILE.read(tile)])
    die = _die(state, seat, costs, place[number] if number < len(place) else 0, picked)
    return f"{die} {tile} {space}"


def _die(state: State, seat: Seat, costs: list[vec[i64]], value: int, picked: Picked) -> str:
    """Of the dice that may be meant, the one that takes the fewest workers."""
    dice = _dice(state, seat, picked)
    workers = [int(costs[die][value]) for die in dice]
    return DIE.write(dice[workers.index(min(workers))])


def _dice(state: State, seat: Seat, picked: Picked) -> list[int]:
    """An effect has its own; else the one in hand, or those that are left."""
    if state.pending:
        return [state.pending[-1].die()]
    if "die" in picked:
        return [DIE.read(picked["die"][0])]
    return open_dice(state, seat) or [1]


def empty_space(state: State, seat: Seat) -> str:
    """The first where nothing lies."""
    free = [space for space, tile in enumerate(state.duchies[seat].tiles) if tile == NONE]
    return SPACE.write(free[0] if free else 0)
