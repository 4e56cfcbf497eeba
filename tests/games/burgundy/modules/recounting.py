"""What modules keep on the table, counted afresh; all of it is nothing in a game without them."""

from bastide.games.burgundy.components import KIND_OF, MONASTERY_NUMBER, NOBODY, NONE, STORAGE
from bastide.games.burgundy.duchy import Duchy
from bastide.games.burgundy.modes.team.figures import OWN_STORAGE
from bastide.games.burgundy.modules.border_posts.rule import border_posts_of
from bastide.games.burgundy.modules.extra_tiles.rule import extra_tiles_of
from bastide.games.burgundy.modules.inns.rule import INN, INN_TILE, inns_of
from bastide.games.burgundy.modules.shields.dealing import shields_of
from bastide.games.burgundy.modules.shields.figures import SHIELD_TILES, SHIELDS_DEALT
from bastide.games.burgundy.modules.trade_routes.rule import trade_routes_of
from bastide.games.burgundy.rules.taking import TOO_MUCH
from bastide.games.burgundy.state import State


def module_pieces(state: State, tiles: list[int]) -> None:
    """Inns lie beside the black depot, in no depot space."""
    if state.book.has("inns"):
        tiles[INN_TILE] += inns_of(state).lying


def has_shield(state: State, seat: int, shield: int) -> bool:
    return state.book.has("shields") and shields_of(state).hung[seat][shield] != NONE


def copied_monasteries(state: State, seat: int) -> set[int]:
    """By shield 6."""
    if not state.book.has("shields") or shields_of(state).copied[seat] == NOBODY:
        return set()
    copied = state.duchies[shields_of(state).copied[seat]].tiles
    return {MONASTERY_NUMBER[tile] for tile in copied if tile != NONE} - {0}


def known_as_joined(state: State, seat: int) -> int:
    """How many posts the state has as joined."""
    return border_posts_of(state).joined[seat] if state.book.has("border_posts") else 0


def recount_modules_of_duchy(state: State, seat: int, duchy: Duchy) -> None:
    """What lies in one duchy: at most one inn in each area, and the posts that are joined."""
    if state.book.has("border_posts"):
        assert known_as_joined(state, seat) == joined_posts(duchy)
    tiles = duchy.tiles
    inns = [space for space, tile in enumerate(tiles) if tile != NONE and KIND_OF[tile] == INN]
    areas = [duchy.layout.area_of[space] for space in inns]
    assert len(areas) == len(set(areas))


def recount_modules(state: State) -> None:
    has = state.book.has
    if has("extra_tiles") and state.line:
        recount_bridge(state)
    if has("trade_routes"):
        recount_routes(state)
    if has("shields"):
        recount_shields(state)
    else:
        assert set(state.room) == {OWN_STORAGE if has("team") else STORAGE}


def recount_bridge(state: State) -> None:
    """Furthest first; on a space those with monastery 27 first, then whoever came later."""
    arrivals = extra_tiles_of(state).arrivals
    if not arrivals:
        return  # before the set-up is over
    has = [duchy.has[27] for duchy in state.duchies]
    ordered = sorted(
        range(state.seats), key=lambda seat: (-state.place[seat], not has[seat], arrivals.index(seat))
    )
    assert state.line == ordered


def joined_posts(duchy: Duchy) -> int:
    """The most posts that one group of tiles touches, if more than one."""
    lying = {space for space, tile in enumerate(duchy.tiles) if tile != NONE}
    most = 0
    while lying:
        group = {lying.pop()}
        edge = group
        while edge:
            edge = {other for space in edge for other in duchy.layout.neighbours[space]} & lying
            lying -= edge
            group |= edge
        most = max(most, sum(bool(group & set(post)) for post in duchy.layout.posts))
    return most if most > 1 else 0


def recount_routes(state: State) -> None:
    part = trade_routes_of(state)
    cards = [card for cards in part.rows + part.hands for card in cards]
    assert len(cards) == len(set(cards))
    for seat, duchy in enumerate(state.duchies):
        assert len(part.laid[seat]) <= 3 * len(part.rows[seat])
        assert all(part.laid[seat].count(goods) <= duchy.sold[goods] for goods in range(1, 7))


def recount_shields(state: State) -> None:
    part = shields_of(state)
    hanging = [shield for row in part.hung for shield, space in enumerate(row) if space != NONE]
    known = sorted([*hanging, *part.gone, *[shield for depot in part.depots for shield in depot]])
    assert len(known) in (0, sum(SHIELDS_DEALT[state.seats]))
    assert len(known) == len(set(known))
    assert set(known) <= set(range(1, SHIELD_TILES + 1))
    for seat, duchy in enumerate(state.duchies):
        spaces = [space for space in part.hung[seat] if space != NONE]
        assert len(spaces) == len(set(spaces))
        assert all(KIND_OF[duchy.tiles[space]] == 0 for space in spaces)
        assert (state.room[seat] > STORAGE) == has_shield(state, seat, 4)
        assert len(state.storage[seat]) <= state.room[seat] or TOO_MUCH in state.pending
        assert (part.copied[seat] == NOBODY) or has_shield(state, seat, 6)
