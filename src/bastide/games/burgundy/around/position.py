"""A position that somebody has set up: the beginning of a turn.

What chapters have on the table stands in it under their keys, and beside duchies. Not compiled: its types are
read as they stand.
"""

from collections.abc import Mapping
from types import GenericAlias
from typing import Annotated, Any, Final, NotRequired, TypedDict

from bastide.core.errors import BadOption, Message
from bastide.core.game import Seat
from bastide.core.position import Carried, Positions, check_count, demand, midway
from bastide.games.burgundy.around.carrying import keep, tiles_in
from bastide.games.burgundy.around.faults import faults, fillers, firsts, groups, rank
from bastide.games.burgundy.book import Chapter
from bastide.games.burgundy.box import BOX, Box
from bastide.games.burgundy.components import (
    BRIDGE,
    CASTLE_TILE,
    COLOURS,
    DEPOTS,
    DUCHY,
    EDITIONS,
    GOODS,
    GOODS_TILES,
    LAYOUTS,
    NOBODY,
    PHASES,
    ROUNDS,
    SPACES,
    TILE,
)
from bastide.games.burgundy.duchy import Duchy as Board
from bastide.games.burgundy.duchy import lay_layout, put
from bastide.games.burgundy.moves import DEPOT, SPACE
from bastide.games.burgundy.setup import check_duchy, clause_of, contradiction, mode_of, new_game
from bastide.games.burgundy.shown import extended, optional
from bastide.games.burgundy.stages import STANDARD, TURN
from bastide.games.burgundy.state import USED, State, current, fill_space, sharers
from bastide.games.burgundy.vocabulary import Counts, Duchy, Goods, PartPositions, Phase, Space, Tile
from bastide.games.burgundy.writing import write_table

Wares = dict[Goods, int]
Tiles = dict[Tile, int]
OWN: Final = ("storage", "points")  # what partners do not have together (B16.3)


class DuchyPosition(TypedDict):
    """A player's board, and what the player has."""

    duchy: Duchy
    tiles: dict[Space, Tile]
    storage: list[Tile]
    goods: Wares
    sold: Wares
    silver: int
    workers: int
    points: Counts  # by source
    brought: dict[Space, int]  # by an area's first space: the points it has brought


class Position(TypedDict):
    """The table at the beginning of a turn; stacks and the goods that nobody has seen follow from it."""

    start: Seat
    phase: Phase
    round: int
    line: list[Seat]  # the bridge from its foremost marker on
    place: list[int]  # each seat's space on the bridge, from 1
    order: list[Seat]  # of this round's turns
    turn: int  # how many of them are over
    rolled: list[int]  # two dice of each seat, then the white one
    depots: dict[str, list[Tile | None]]  # the tile on each space in use
    stock: dict[str, Wares]  # goods by depot
    round_goods: list[Goods]  # of the rounds to come
    black: Tiles  # tiles with black backs not seen yet
    removed: Tiles  # tiles out of the game
    bonuses: dict[str, list[Seat | None]]  # by colour: who has the large and the small tile
    duchies: list[DuchyPosition]


def laid_parts(chapters: list[Chapter]) -> list[tuple[str, PartPositions]]:
    """What chapters have in positions, under their keys."""
    return [(chapter.key, chapter.positions) for chapter in chapters if chapter.positions is not None]


def whole_form(box: Box) -> Any:
    """The type of a position with the parts of a box's chapters."""
    parts = laid_parts(list(box.chapters.values()))
    beside = [part.duchy for _, part in parts if part.duchy is not None]
    points = GenericAlias(dict, (Annotated[str, box.sources], int))
    return extended(
        Position,
        {
            **{key: NotRequired[part.part] for key, part in parts if part.part is not None},
            "duchies": GenericAlias(list, extended(DuchyPosition, {**optional(beside), "points": points})),
        },
    )


def describe(state: State) -> Position:
    """The position of a turn that nobody has begun. (B5.1)"""
    if state.stage != TURN or state.pending or state.bought or not are_rolled(state):
        raise midway("burgundy")
    table: Mapping[str, Any] = write_table(state)
    described: Any = {name: table[name] for name in Position.__annotations__}
    for key, part in laid_parts(state.book.chapters):
        if part.part is not None:
            described[key] = {name: table[key][name] for name in part.part.__annotations__}
    position: Position = described
    return position


def are_rolled(state: State) -> bool:
    """Neither die of whose turn it is has been used or changed."""
    seat = current(state)
    return state.dice[seat] == list(state.rolled[2 * seat : 2 * seat + 2])


def set_up(options: dict[str, Any], position: Position, box: Box = BOX) -> State:
    """The table as it is described; stacks and bag have what lies nowhere else. (B1.1)"""
    state = new_game(options, box)
    check_shape(state, position)
    check_parts(state, position, box)
    for described in position["duchies"]:
        check_board(described["duchy"], options, box)
    state.stage = TURN
    state.start, state.turn = position["start"], position["turn"]
    state.phase, state.round = PHASES.index(position["phase"]), position["round"] - 1
    state.line, state.order = position["line"].copy(), position["order"].copy()
    state.place = [place - 1 for place in position["place"]]
    state.rolled = tuple(position["rolled"])
    state.dice = [[USED, USED] for _ in range(state.seats)]
    for seat in state.order[state.turn :]:
        state.dice[seat] = list(state.rolled[2 * seat : 2 * seat + 2])
    lay_depots(state, position)
    for seat, described in enumerate(position["duchies"]):
        set_up_seat(state, seat, described)
    for size, row in enumerate(state.bonuses):
        taken = [position["bonuses"][colour][size] for colour in COLOURS]
        row[:] = [NOBODY if seat is None else seat for seat in taken]
    fill_stacks(state, position)
    lay_parts(state, position)
    return state


def lay_depots(state: State, position: Position) -> None:
    for depot in range(DEPOTS + 1):
        word = DEPOT.write(depot)
        for space, tile in zip(SPACES[state.seats][depot], position["depots"][word], strict=True):
            if tile is not None:
                fill_space(state, space, TILE.read(tile))
        if depot:
            state.stock[depot] = counted(position["stock"][word])
    state.round_goods = [GOODS.index(word) + 1 for word in position["round_goods"]]


def lay_parts(state: State, position: Position) -> None:
    """What chapters have on the table, and what it does to duchies; it is not in the box. (B11.1)"""
    described: Any = position
    for chapter in state.book.chapters:
        if chapter.positions is not None:
            part = {**state.parts[chapter.key].write(state), **described.get(chapter.key, {})}
            state.parts[chapter.key] = chapter.read_part(state, {**described, chapter.key: part})
            chapter.positions.settle(state)


def set_up_seat(state: State, seat: Seat, described: DuchyPosition) -> None:
    """A player's storage and points, and the duchy; that of partners once. (B16.3)"""
    state.dealt.append([DUCHY.read(described["duchy"])])
    state.storage[seat] = [TILE.read(tile) for tile in described["storage"]]
    state.points[seat] = [described["points"].get(word, 0) for word in state.book.box.sources.words]
    if sharers(state, seat)[0] == seat:
        set_up_duchy(state, state.duchies[seat], described)


def set_up_duchy(state: State, duchy: Board, described: DuchyPosition) -> None:
    lay_layout(duchy, LAYOUTS[state.edition][DUCHY.read(described["duchy"])])
    for space, tile in described["tiles"].items():
        demand(SPACE.read(space) < len(duchy.tiles), "duchies tiles")
        put(duchy, TILE.read(tile), SPACE.read(space))
    duchy.goods, duchy.sold = counted(described["goods"]), counted(described["sold"])
    duchy.silver, duchy.workers = described["silver"], described["workers"]
    for space, points in described["brought"].items():
        demand(SPACE.read(space) < len(duchy.tiles), "duchies brought")
        duchy.brought[duchy.layout.area_of[SPACE.read(space)]] = points


def fill_stacks(state: State, position: Position) -> None:
    """Tiles and goods that lie nowhere are still to come. (B1.1, B1.2)"""
    whole = [own + black for own, black in zip(state.stacks, state.black, strict=True)]
    state.black = [position["black"].get(word, 0) for word in TILE.words]
    state.removed = [position["removed"].get(word, 0) for word in TILE.words]
    boards = [state.duchies[seat] for seat in firsts(state)]
    lying = [tile for duchy in boards for tile in duchy.tiles]
    lying += [tile for storage in state.storage for tile in storage]
    lying += state.board
    out = [lying.count(tile) + state.black[tile] + state.removed[tile] for tile in range(len(whole))]
    state.stacks = [all_of_it - elsewhere for all_of_it, elsewhere in zip(whole, out, strict=True)]
    for number in range(1, len(GOODS) + 1):
        held = sum([duchy.goods[number] + duchy.sold[number] for duchy in boards])
        held += sum([row[number] for row in state.stock]) + state.round_goods.count(number)
        state.bag[number] = GOODS_TILES - held


def check_shape(state: State, position: Position) -> None:
    """Everything is there for each seat, depot and colour."""
    seats, everyone = state.seats, list(range(state.seats))
    check_count(position["duchies"], seats, "duchies")
    check_count(position["place"], seats, "place")
    demand(sorted(position["line"]) == everyone, "line")
    demand(sorted(position["order"]) == everyone, "order")
    demand(max(position["start"], position["turn"]) < seats, "turn")
    demand(1 <= position["round"] <= ROUNDS, "round")
    demand(all(1 <= place <= BRIDGE for place in position["place"]), "place")
    demand(len(position["rolled"]) == 2 * seats + 1, "rolled")
    demand(all(1 <= die <= DEPOTS for die in position["rolled"]), "rolled")
    depots = {DEPOT.write(depot): len(spaces) for depot, spaces in enumerate(SPACES[seats])}
    demand({word: len(tiles) for word, tiles in position["depots"].items()} == depots, "depots")
    demand(set(position["stock"]) == set(depots) - {DEPOT.write(0)}, "stock")
    demand(set(position["bonuses"]) == set(COLOURS), "bonuses")
    for pair in position["bonuses"].values():
        demand(len(pair) == 2 and all(seat is None or seat < seats for seat in pair), "bonuses")
    for seat, described in enumerate(position["duchies"]):
        check_same(position["duchies"][sharers(state, seat)[0]], described)


def check_parts(state: State, position: Position, box: Box) -> None:
    """The parts of the chapters in force and of no others, each with all it needs. (B11.1)"""
    described: Any = position
    in_force = [key for key, _ in laid_parts(state.book.chapters)]
    for key, part in laid_parts(list(box.chapters.values())):
        demand((key in described) == (key in in_force and part.part is not None), key)
        for duchy in described["duchies"] if part.duchy is not None else []:
            demand((duchy.keys() >= part.duchy.__annotations__.keys()) == (key in in_force), "duchies")
        if key in in_force:
            part.check(state, described)


def check_board(duchy: str, options: dict[str, Any], box: Box) -> None:
    """A mode is played on duchies of its own. (B2.8, B12.1, B16.1, B17.1)"""
    mode = mode_of(options, box)
    if mode is None:
        check_duchy(duchy, options)
    elif DUCHY.read(duchy) not in mode.duchies:
        raise contradiction("duchies", "mode", clause_of(options, box))


def check_same(duchy: Mapping[str, Any], other: Mapping[str, Any]) -> None:
    """Partners have one duchy together. (B16.3)"""
    if any(duchy.get(name) != other.get(name) for name in {*duchy, *other} if name not in OWN):
        raise BadOption(Message("position-partners", clause="B16.3"), "burgundy")


def counted(wares: Wares) -> list[int]:
    return [0, *[wares.get(word, 0) for word in GOODS]]


# -- what follows of itself


def follow(options: dict[str, Any], position: Position, box: Box = BOX) -> Position:
    """An empty duchy gets its castle, tiles that are short come from those out of the game, bonuses and
    areas go with what is filled; then what follows by chapters. (B1.6, B8.3)"""
    edition = EDITIONS.index(options["edition"])
    duchies = [with_castle(edition, described) for described in position["duchies"]]
    laid: Any = {**position, "duchies": duchies}  # with chapters' own keys
    state = set_up(options, laid, box)
    for _, part in laid_parts(state.book.chapters):
        laid = part.follow(state, laid)
        state = set_up(options, laid, box)
    position = laid
    return {
        **position,
        **short_tiles(state, position),
        "bonuses": {
            word: rank([row[colour] for row in state.bonuses], fillers(state, colour), state)
            for colour, word in enumerate(COLOURS)
        },
        "duchies": [
            {**described, "brought": still_brought(state.duchies[seat], described)}
            for seat, described in enumerate(position["duchies"])
        ],
    }


def short_tiles(state: State, position: Position) -> Any:
    """Tiles that are short were among those out of the game, or those with black backs."""
    black, removed = position["black"].copy(), position["removed"].copy()
    for tile, left in enumerate(state.stacks):
        word = TILE.write(tile)
        for pile in (removed, black):
            taken = min(pile.get(word, 0), -left)
            if taken > 0:
                pile[word] -= taken
                left += taken
    piles = {"black": black, "removed": removed}
    return {name: {word: count for word, count in pile.items() if count} for name, pile in piles.items()}


def with_castle(edition: int, described: DuchyPosition) -> DuchyPosition:
    """A duchy with a castle at least, on the first space where one may stand."""
    numbers = LAYOUTS[edition]
    duchy = DUCHY.read(described["duchy"])
    if described["tiles"] or duchy >= len(numbers):
        return described
    return {**described, "tiles": {SPACE.write(numbers[duchy].starts[0]): TILE.write(CASTLE_TILE)}}


def still_brought(duchy: Board, described: DuchyPosition) -> dict[str, int]:
    area_of = duchy.layout.area_of
    points = described["brought"].items()
    return {space: one for space, one in points if duchy.left[area_of[SPACE.read(space)]] == 0}


# -- under other options


def carry(
    former: dict[str, Any], options: dict[str, Any], position: dict[str, Any], fresh: dict[str, Any]
) -> Carried:
    """What they know of it, without tiles that have no place any more in such a game. (B5.4, B5.7)"""
    kept, left, lost = keep(former, options, position, fresh)
    if options["mode"] == former["mode"] == STANDARD and not faults(set_up(former, as_position(position))):
        state = set_up(options, follow(options, as_position(kept)))
        tidy = [fitting(state, seat, own) for seat, own in enumerate(kept["duchies"])]
        lost += tiles_in(kept["duchies"]) - tiles_in(tidy)
        kept = {**kept, "duchies": tidy}
    return kept, [*left, *([Message("position-left-tiles", {"number": lost})] if lost else [])]


def as_position(laid: Any) -> Position:
    described: Position = laid
    return described


def fitting(state: State, seat: Seat, own: dict[str, Any]) -> dict[str, Any]:
    """Storage as far as it reaches, and of tiles that lie apart most of those with a castle."""
    own = {**own, "storage": own["storage"][: state.room[seat]]}
    duchy = state.duchies[seat]
    with_a_castle = [group for group in groups(duchy) if CASTLE_TILE in {duchy.tiles[one] for one in group}]
    if not with_a_castle or any(part.lie_apart(state, seat) for _, part in laid_parts(state.book.chapters)):
        return own
    stays = max(with_a_castle, key=len)
    return {
        **own,
        "tiles": {space: tile for space, tile in own["tiles"].items() if SPACE.read(space) in stays},
    }


POSITIONS: Final = Positions(
    form=whole_form(BOX),
    decides=(
        *("setup", "experts", "duchies"),
        *[name for _, part in laid_parts(list(BOX.chapters.values())) for name in part.decides],
    ),
    describe=describe,
    set_up=set_up,
    faults=faults,
    follow=follow,
    carry=carry,
)
