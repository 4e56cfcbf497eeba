"""A position under other options: what they know of it stays, the rest is as in a new game of theirs."""

from typing import Any, Final

from bastide.core.errors import BadOption, Message
from bastide.core.position import dealt_anew
from bastide.games.burgundy.book import Chapter
from bastide.games.burgundy.box import BOX
from bastide.games.burgundy.components import (
    COLOUR_OF,
    DEPOTS,
    DUCHY,
    EDITIONS,
    GOODS,
    GOODS_TILES,
    LAYOUTS,
    NONE,
    PHASES,
    SPACES,
    TILE,
    module_tiles,
    space_colour,
)
from bastide.games.burgundy.moves import DEPOT
from bastide.games.burgundy.setup import check_duchy, new_game
from bastide.games.burgundy.stages import STANDARD

Laid = dict[str, Any]  # a position, as it is written
PILES: Final = ("black", "removed")
# A position under other options, what of the former one is new, and how many tiles are lost.
Kept = tuple[Laid, list[Message], int]


def keep(former: dict[str, Any], options: dict[str, Any], position: Laid, fresh: Laid) -> Kept:
    """Everybody's board and holdings, depots, goods and dice stay, without what chapters have brought that
    go; those that come lay out theirs. Another mode is played on other boards. (B11.1, B16.1, B17.1)"""
    if former["mode"] != options["mode"]:
        return fresh, [dealt_anew()], 0
    if options["mode"] != STANDARD:
        return position, [], 0
    seats, gone = options["seats"], unknown_tiles(options)
    seated = other_seats(position, fresh, seats)
    boards = [board_of(former, options, own, new) for own, new in zip(seated, fresh["duchies"], strict=True)]
    tidy = [without(own, gone, unknown_sources(options)) for own in boards]
    carried: Laid = {**position, **turns_of(position, fresh, seats), "duchies": tidy}
    carried |= piles_of(position, former, options)
    carried["depots"] = depots_of(carried, fresh, former, options)
    left = [*parts_of(carried, fresh, former, options), *new_boards(seated, boards)]
    vanished = [tile for tiles in position["depots"].values() for tile in tiles if tile in gone]
    return carried, left, tiles_in(boards) - tiles_in(tidy) + len(vanished)


def in_force(options: dict[str, Any]) -> list[Chapter]:
    return BOX.book(options["modules"], options["mode"]).chapters


def not_played(options: dict[str, Any]) -> list[Chapter]:
    return [chapter for chapter in BOX.chapters.values() if chapter not in in_force(options)]


def unknown_tiles(options: dict[str, Any]) -> set[str]:
    """The tiles of chapters that are not played with."""
    return {TILE.write(tile) for chapter in not_played(options) for tile, _, _ in module_tiles(chapter.key)}


def unknown_sources(options: dict[str, Any]) -> set[str]:
    return {word for chapter in not_played(options) for word in chapter.sources}


# -- players


def other_seats(position: Laid, fresh: Laid, seats: int) -> list[Laid]:
    """Whoever sat there already has what they had, who comes begins anew, with goods of the bag. (B1.2)"""
    stay: list[Laid] = position["duchies"][:seats]
    bag = in_bag(position, stay)
    come = [
        {**own, "goods": goods_from(bag, own["goods"]), "sold": {}} for own in fresh["duchies"][len(stay) :]
    ]
    return [*stay, *come]


def in_bag(position: Laid, duchies: list[Laid]) -> dict[str, int]:
    """How many goods of each colour nobody has seen."""
    bag = {word: GOODS_TILES - position["round_goods"].count(word) for word in GOODS}
    held = [own[name] for own in duchies for name in ("goods", "sold")]
    for wares in [*held, *position["stock"].values()]:
        for word, count in wares.items():
            bag[word] -= count
    return bag


def goods_from(bag: dict[str, int], wares: dict[str, int]) -> dict[str, int]:
    """As many of these as there are."""
    found = {word: max(0, min(count, bag[word])) for word, count in wares.items()}
    for word, count in found.items():
        bag[word] -= count
    return {word: count for word, count in found.items() if count > 0}


def board_of(former: dict[str, Any], options: dict[str, Any], own: Laid, new: Laid) -> Laid:
    """The duchy, if these rules are played on it; else another with its castle. (B2.8, B12.1)"""
    if is_same_board(own["duchy"], former, options):
        return own
    return {**own, "duchy": new["duchy"], "tiles": new["tiles"], "brought": new["brought"]}


def is_same_board(duchy: str, former: dict[str, Any], options: dict[str, Any]) -> bool:
    try:
        check_duchy(duchy, options)
    except BadOption:
        return False
    before, now = [LAYOUTS[EDITIONS.index(each["edition"])] for each in (former, options)]
    number = DUCHY.read(duchy)
    return number < len(before) and before[number].colour == now[number].colour


def new_boards(before: list[Laid], after: list[Laid]) -> list[Message]:
    is_new = any(own is not other for own, other in zip(before, after, strict=True))
    return [Message("position-left-duchies")] if is_new else []


def without(own: Laid, gone: set[str], sources: set[str]) -> Laid:
    """Without the tiles and points of chapters that are not played with."""
    return {
        **own,
        "tiles": {space: tile for space, tile in own["tiles"].items() if tile not in gone},
        "storage": [tile for tile in own["storage"] if tile not in gone],
        "points": {source: points for source, points in own["points"].items() if source not in sources},
    }


def tiles_in(duchies: list[Laid]) -> int:
    return sum([len(own["tiles"]) + len(own["storage"]) for own in duchies])


def turns_of(position: Laid, fresh: Laid, seats: int) -> Laid:
    """Bridge, order and dice of those who stay; who comes stands behind them."""
    before = len(position["duchies"])
    place = [*position["place"][:seats], *[1] * max(0, seats - before)]
    order = [*[seat for seat in position["order"] if seat < seats], *range(before, seats)]
    acting = position["order"][position["turn"]]
    line = [*[seat for seat in position["line"] if seat < seats], *range(before, seats)]
    dice = [*position["rolled"][:-1][: 2 * seats], *fresh["rolled"][2 * before : 2 * seats]]
    pairs = position["bonuses"].items()
    return {
        "start": position["start"] if position["start"] < seats else order[0],
        "place": place,
        "line": sorted(line, key=lambda seat: -place[seat]),
        "order": order,
        "turn": order.index(acting) if acting in order else 0,
        "rolled": [*dice, position["rolled"][-1]],
        "bonuses": {
            word: [seat if seat is not None and seat < seats else None for seat in pair]
            for word, pair in pairs
        },
    }


# -- the main board


def depots_of(carried: Laid, fresh: Laid, former: dict[str, Any], options: dict[str, Any]) -> Laid:
    """What lies on spaces that are still in use, if it is played with; those that come into use are filled as
    long as the box has such tiles. (B1.1, B3.2)"""
    left, gone = in_box(carried, options), unknown_tiles(options)
    depots: Laid = {}
    for depot in range(DEPOTS + 1):
        word, pile = DEPOT.write(depot), left if depot else carried["black"]
        lying = dict(zip(SPACES[former["seats"]][depot], carried["depots"][word], strict=True))
        filled = dict(zip(SPACES[options["seats"]][depot], fresh["depots"][word], strict=True))
        for tile in [lying[space] for space in lying if space not in filled and lying[space]]:
            pile[tile] = pile.get(tile, 0) + 1
        tiles: list[str | None] = []
        for space, new in filled.items():
            tile = lying[space] if space in lying else taken_from(pile, new)
            tiles.append(None if tile is None or tile in gone or not goes_to(tile, space, carried) else tile)
        depots[word] = tiles
    return depots


def goes_to(tile: str, space: int, carried: Laid) -> bool:
    """Among more players, or fewer, a space may be of another colour. (B3.3)"""
    colour = space_colour(space, len(carried["duchies"]), PHASES.index(carried["phase"]))
    return colour in (NONE, COLOUR_OF[TILE.read(tile)])


def in_box(carried: Laid, options: dict[str, Any]) -> dict[str, int]:
    """How many of each tile lie nowhere, without those with black backs."""
    state = new_game(options)
    left = {TILE.write(tile): state.stacks[tile] + state.black[tile] for tile in range(len(state.stacks))}
    held = [tile for own in carried["duchies"] for tile in [*own["tiles"].values(), *own["storage"]]]
    held += [tile for tiles in carried["depots"].values() for tile in tiles if tile is not None]
    for tile in held:
        left[tile] -= 1
    for tile, count in carried["black"].items():
        left[tile] -= count
    return left


def taken_from(pile: dict[str, int], tile: str | None) -> str | None:
    if tile is None or pile.get(tile, 0) <= 0:
        return None
    pile[tile] -= 1
    return tile


def piles_of(position: Laid, former: dict[str, Any], options: dict[str, Any]) -> Laid:
    """Tiles with black backs of chapters that come are still to be seen. (B11.1)"""
    gone = unknown_tiles(options)
    piles = {
        name: {tile: count for tile, count in position[name].items() if tile not in gone} for name in PILES
    }
    come = [chapter for chapter in in_force(options) if chapter not in in_force(former)]
    for tile, _, black in [backs for chapter in come for backs in module_tiles(chapter.key)]:
        if black > 0:
            piles["black"][TILE.write(tile)] = black
    return piles


def parts_of(carried: Laid, fresh: Laid, former: dict[str, Any], options: dict[str, Any]) -> list[Message]:
    """What chapters have on the table stays as it is for as many players; else it is laid out anew."""
    keys = [chapter.key for chapter in in_force(options)]
    left: list[Message] = []
    for key in BOX.chapters:
        part = carried.pop(key, None)
        if key not in keys or key not in fresh:
            continue
        is_same = part is not None and former["seats"] == options["seats"]
        carried[key] = part if is_same else fresh[key]
        if part is not None and not is_same:
            left = [Message("position-left-modules")]
    return left
