"""What the contract suite must know about The Castles of Burgundy."""

from typing import Any

from bastide.core.match import Match
from bastide.games.burgundy.components import (
    BLACK_BACKS,
    COLOUR_OF,
    GOODS_TILES,
    KIND_OF,
    MODULE_TILES,
    MODULES,
    MONASTERY_NUMBER,
    NONE,
    OWN_BACKS,
    SPACES,
    TILE,
    WILD,
)
from bastide.games.burgundy.state import CHOOSE_DUCHY, DISCARD, EXPERTS_SECRET, Duchy, State
from tests.games.burgundy.modules.recounting import (
    copied_monasteries,
    has_shield,
    module_pieces,
    recount_modules,
)

EVERYTHING = list(MODULES)
CLAUSE_OPTIONS = {"posts": "pairs", "route_order": "chosen", "shield5": "instead", "shield7": "end"}

OPTION_SETS: list[dict[str, Any]] = [
    {"seats": 2},
    {"seats": 3},
    {"seats": 4},
    {"seats": 2, "edition": "2011"},
    {"seats": 3, "edition": "2011", "duchies": ["2", "4", "9"]},
    {"seats": 4, "setup": "experts"},
    {"seats": 2, "edition": "2011", "setup": "experts-secret", "tie": "fewest_empty"},
    {"seats": 3, "duchies": "random"},
    {"seats": 2, "modules": EVERYTHING},
    {"seats": 3, "modules": EVERYTHING, **CLAUSE_OPTIONS},
    {"seats": 4, "modules": EVERYTHING},
    {"seats": 3, "modules": ["extra_tiles", "shields"], "setup": "experts-secret"},
]


def pieces(state: State) -> dict[str, int]:
    """Every tile and every good: not seen yet, on the board, with a player, or out of the game."""
    tiles = [own + black for own, black in zip(state.stacks, state.black, strict=True)]
    waiting = [about for follow_up, about in state.pending if follow_up == DISCARD]
    lying = [tile for duchy in state.duchies for tile in [*duchy.tiles, *duchy.storage]]
    for tile in [*state.board, *waiting, *lying]:
        if tile != NONE:
            tiles[tile] += 1
    module_pieces(state, tiles)
    in_box = {tile for tile, _, _ in state.book.tiles} | {tile for tile, own in enumerate(OWN_BACKS) if own}
    in_box |= {tile for tile, black in enumerate(BLACK_BACKS) if black}
    found = {tile: count + state.removed[tile] for tile, count in enumerate(tiles)}
    counts = {TILE.write(tile): count for tile, count in found.items() if count or tile in in_box}
    for number in range(1, 7):
        held = sum(duchy.goods[number] + duchy.sold[number] for duchy in state.duchies)
        in_depots = sum(state.stock[number::7])
        unseen = state.bag[number] + state.round_goods.count(number)
        counts[f"goods {number}"] = held + in_depots + unseen
    return counts


PIECES = {
    **{word: OWN_BACKS[tile] + BLACK_BACKS[tile] for tile, word in enumerate(TILE.words)},
    **{TILE.write(tile): own + black for tiles in MODULE_TILES for tile, own, black in tiles},
    **{f"goods {number}": GOODS_TILES for number in range(1, 7)},
}


def recount(state: State) -> None:
    """Every count the state keeps, counted afresh from the tiles on depot and duchy spaces."""
    for depot, spaces in enumerate(SPACES[state.seats]):
        lying = [state.board[space] for space in spaces if state.board[space] != NONE]
        assert state.offers[depot] == list(dict.fromkeys(lying))
    for seat, duchy in enumerate(state.duchies):
        recount_duchy(state, seat, duchy)
    recount_modules(state)


def recount_duchy(state: State, seat: int, duchy: Duchy) -> None:
    layout, tiles = duchy.layout, duchy.tiles
    lying = [tile for tile in tiles if tile != NONE]
    assert duchy.left == [sum(tiles[space] == NONE for space in area) for area in layout.areas]
    for colour, spaces in enumerate(layout.spaces_of):
        empty = [space for space in spaces if tiles[space] == NONE]
        touching = [
            space
            for space in empty
            if has_shield(state, seat, 18) or any(tiles[other] != NONE for other in layout.neighbours[space])
        ]
        assert duchy.empty[colour] == len(empty)
        assert duchy.near[colour] == touching
    for area, spaces in enumerate(layout.areas):
        kinds = {KIND_OF[tiles[space]] for space in spaces if tiles[space] != NONE}
        assert duchy.kinds[area] == sum(1 << kind for kind in kinds)
    for kind, count in enumerate(duchy.placed):
        assert count == sum(KIND_OF[tile] == kind for tile in lying)
    monasteries = {MONASTERY_NUMBER[tile] for tile in lying} - {0} | copied_monasteries(state, seat)
    assert {number for number, has in enumerate(duchy.has) if has} == monasteries
    for space, tile in enumerate(tiles):
        assert tile == NONE or COLOUR_OF[tile] in (layout.colour[space], WILD)


def HIDDEN_FROM(match: Match) -> list[int | None]:  # noqa: N802  the suite asks every game for it
    """Who cannot know the whole state now: only secret choices of duchies are hidden."""
    state: State = match.state
    is_secret = state.setup == EXPERTS_SECRET and state.stage == CHOOSE_DUCHY
    return [None] if is_secret and any(pick != NONE for pick in state.picks) else []
