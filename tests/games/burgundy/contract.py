"""What the contract suite must know about The Castles of Burgundy."""

from collections import Counter
from typing import Any

from bastide.core.game import Seat, Written
from bastide.core.match import Match
from bastide.games.burgundy.box import BOX
from bastide.games.burgundy.components import (
    BLACK_BACKS,
    BLANK,
    COLOUR_OF,
    GOODS_TILES,
    KIND_OF,
    MONASTERY_NUMBER,
    NONE,
    OWN_BACKS,
    SPACES,
    TILE,
    WILD,
    module_tiles,
)
from bastide.games.burgundy.duchy import Duchy
from bastide.games.burgundy.modes.solo.markers import Solo, solo_of
from bastide.games.burgundy.modes.team.partners import Teams
from bastide.games.burgundy.modes.team.storage import StoreTile
from bastide.games.burgundy.rules.taking import MakeRoom
from bastide.games.burgundy.stages import CHOOSE_DUCHY, EXPERTS_SECRET
from bastide.games.burgundy.state import NO_PICK, State
from tests.games.burgundy.modules.recounting import (
    copied_monasteries,
    has_shield,
    known_as_joined,
    module_pieces,
    recount_modules,
    recount_modules_of_duchy,
)

EVERYTHING = list(BOX.modules)
CLAUSE_OPTIONS = {
    "posts": "pairs",
    "route_order": "chosen",
    "route_full": "emptied",
    "shield5": "instead",
    "shield7": "end",
}

OPTION_SETS: list[dict[str, Any]] = [
    {"seats": 2},
    {"seats": 3},
    {"seats": 4},
    {"seats": 2, "edition": "2011"},
    {"seats": 3, "edition": "2011", "duchies": ["2", "4", "9"]},
    {"seats": 4, "setup": "experts"},
    {"seats": 2, "edition": "2011", "setup": "experts-secret", "tie": "fewest_empty"},
    {"seats": 3, "setup": "experts", "experts": "number"},
    {"seats": 3, "duchies": "random"},
    {"seats": 4, "mode": "team"},
    {"seats": 4, "mode": "team", "duchies": ["12b"]},
    {"seats": 1, "mode": "solo"},
    {"seats": 1, "mode": "solo", "duchies": ["13b"], "target": 45},
    {"seats": 2, "modules": EVERYTHING},
    {"seats": 3, "modules": EVERYTHING, **CLAUSE_OPTIONS},
    {"seats": 4, "modules": EVERYTHING},
    {"seats": 3, "modules": ["extra_tiles", "shields"], "setup": "experts-secret"},
]


def pieces(state: State) -> dict[str, int]:
    """Every tile and every good: not seen yet, on the board, with a player, or out of the game."""
    tiles = [own + black for own, black in zip(state.stacks, state.black, strict=True)]
    for tile in [*state.board, *waiting(state), *lying(state), *face_down(state)]:
        if tile not in (NONE, BLANK):
            tiles[tile] += 1
    module_pieces(state, tiles)
    in_box = {tile for tile, _, _ in state.book.tiles} | {tile for tile, own in enumerate(OWN_BACKS) if own}
    in_box |= {tile for tile, black in enumerate(BLACK_BACKS) if black}
    found = {tile: count + state.removed[tile] for tile, count in enumerate(tiles) if tile != BLANK}
    counts = {TILE.write(tile): count for tile, count in found.items() if count or tile in in_box}
    for number in range(1, 7):
        held = sum(duchy.goods[number] + duchy.sold[number] for duchy in duchies(state))
        in_depots = sum(goods[number] for goods in state.stock)
        unseen = state.bag[number] + state.round_goods.count(number)
        gone = solo_of(state).gone[number] if state.book.has("solo") else 0
        counts[f"goods {number}"] = held + in_depots + unseen + gone
    return counts


def duchies(state: State) -> list[Duchy]:
    """Those of partners once."""
    return state.duchies[:2] if state.book.has("team") else state.duchies


def waiting(state: State) -> list[int]:
    """The tiles that wait for a storage space."""
    return [due.tile for due in state.pending if isinstance(due, (MakeRoom, StoreTile))]


def stored(state: State) -> list[int]:
    shared = [
        tile
        for part in state.parts.values()
        if isinstance(part, Teams)
        for tiles in part.shared
        for tile in tiles
    ]
    return shared + [tile for tiles in state.storage for tile in tiles]


def lying(state: State) -> list[int]:
    """The tiles in duchies and in storage."""
    return [tile for duchy in duchies(state) for tile in duchy.tiles] + stored(state)


def face_down(state: State) -> list[int]:
    return [tile for part in state.parts.values() if isinstance(part, Solo) for tile in part.blanks]


PIECES = {
    **{word: OWN_BACKS[tile] + BLACK_BACKS[tile] for tile, word in enumerate(TILE.words)},
    **{
        TILE.write(backs.tile): backs.own + backs.black
        for module in EVERYTHING
        for backs in module_tiles(module)
    },
    **{f"goods {number}": GOODS_TILES for number in range(1, 7)},
}


def recount(state: State, counted: State | None = None) -> None:
    """Every count the state keeps, counted afresh from the tiles on depot and duchy spaces.

    A duchy that stands as it did in a state that has been counted is not counted again.
    """
    for depot, spaces in enumerate(SPACES[state.seats]):
        lying = [state.board[space] for space in spaces if state.board[space] != NONE]
        assert state.offers[depot] == list(dict.fromkeys(lying))
    for seat, duchy in enumerate(state.duchies):
        if counted is None or counts_of(state, seat) != counts_of(counted, seat):
            recount_duchy(state, seat, duchy)
            recount_modules_of_duchy(state, seat, duchy)
    recount_modules(state)
    recount_team(state)
    recount_solo(state)


def counts_of(state: State, seat: int) -> tuple[object, ...]:
    """All that the counts of a duchy are made of, and they."""
    shield, copied = has_shield(state, seat, 18), copied_monasteries(state, seat)
    return state.duchies[seat], shield, copied, known_as_joined(state, seat)


def recount_duchy(state: State, seat: int, duchy: Duchy) -> None:
    layout, tiles = duchy.layout, duchy.tiles
    lying = [tile for tile in tiles if tile != NONE]
    taken, anywhere = {space for space, tile in enumerate(tiles) if tile != NONE}, has_shield(state, seat, 18)
    assert duchy.left == [len(area) - len(taken.intersection(area)) for area in layout.areas]
    for colour, spaces in enumerate(layout.spaces_of):
        empty = [space for space in spaces if tiles[space] == NONE]
        touching = [space for space in empty if anywhere or not taken.isdisjoint(layout.neighbours[space])]
        assert duchy.empty[colour] == len(empty)
        assert duchy.near[colour] == touching
    for area, spaces in enumerate(layout.areas):
        kinds = {KIND_OF[tiles[space]] for space in spaces if tiles[space] != NONE}
        assert duchy.kinds[area] == kinds
    placed = Counter(KIND_OF[tile] for tile in lying)
    assert list(duchy.placed) == [placed[kind] for kind in range(len(duchy.placed))]
    monasteries = {MONASTERY_NUMBER[tile] for tile in lying} - {0} | copied_monasteries(state, seat)
    assert {number for number, has in enumerate(duchy.has) if has} == monasteries
    for space, tile in enumerate(tiles):
        assert tile == NONE or COLOUR_OF[tile] in (layout.colour[space], WILD)


def recount_team(state: State) -> None:
    """Partners share one duchy; nobody stores too much."""
    if not state.book.has("team"):
        return
    for seat in range(2):
        assert state.duchies[seat] is state.duchies[seat + 2]
    assert all(len(tiles) <= 2 for tiles in state.storage)
    assert all(
        len(tiles) <= 2 for part in state.parts.values() if isinstance(part, Teams) for tiles in part.shared
    )


def recount_solo(state: State) -> None:
    """There are as many blanks as tiles that were turned face down, and the score is below the target."""
    if not state.book.has("solo"):
        return
    solo = solo_of(state)
    blanks = [tile for tile in [*lying(state), *waiting(state)] if tile == BLANK]
    assert len(blanks) + state.removed[BLANK] == len(solo.blanks)
    assert 0 <= solo.score < solo.target <= 55


def HIDDEN_FROM(match: Match) -> list[int | None]:  # noqa: N802  the suite asks every game for it
    """Who cannot know the whole state now: only secret choices of duchies are hidden."""
    state: State = match.state
    is_secret = state.setup == EXPERTS_SECRET and state.stage == CHOOSE_DUCHY
    return [None] if is_secret and any(pick != NO_PICK for pick in state.picks) else []


# -- what a seat keeps from the others, for the twins that must not be told apart

SECRET = "choose-duchy"  # the move that makes a secret
HIDING: dict[str, Any] = {"setup": "experts-secret"}  # without these options there is none
MOVES = 8  # of a game, at most
OFTEN = 0.6  # how often a secret is looked for
SET_UP = 0.0  # a position begins with a turn, and then every duchy is chosen
SINCE = ("experts", "route_full")  # the options that came after the first revision


def secret_of(written: Written, seat: Seat) -> list[str]:
    """The duchy that is chosen and not shown yet, as the words of its line. (B2.7)"""
    return written["picks"][seat] or [] if written["stage"] == "choose" else []


def drawn_for(_seat: Seat) -> list[str]:
    """Nothing secret is made by chance."""
    return []
