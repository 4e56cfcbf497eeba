"""Why no game of these rules could stand as somebody has set it up."""

from typing import TYPE_CHECKING, Any, Final

from bastide.core.errors import Message
from bastide.core.game import Seat
from bastide.games.burgundy.components import (
    BUILDING,
    CASTLE_TILE,
    COLOUR_OF,
    COLOURS,
    GOODS,
    KIND_OF,
    LARGE_BONUS,
    NOBODY,
    NONE,
    PHASES,
    ROUNDS,
    SPACES,
    TILE,
    WANTED,
    WILD,
    space_colour,
)
from bastide.games.burgundy.duchy import Duchy
from bastide.games.burgundy.moves import DEPOT, SPACE
from bastide.games.burgundy.state import State, sharers

if TYPE_CHECKING:
    from bastide.games.burgundy.vocabulary import PartPositions

SEVERAL_OF_A_KIND: Final = 1  # the monastery that allows equal buildings in a city (B10.1)


def faults(state: State) -> list[Message]:
    """Why no game of these rules could stand so."""
    found = [*wrong_tiles(state), *wrong_goods(state), *wrong_bridge(state), *wrong_depots(state)]
    for seat in range(state.seats):
        found += wrong_storage(state, seat)
    for seat in firsts(state):
        found += wrong_duchy(state, seat)
    found += wrong_bonuses(state)
    for part in laid_parts(state):
        found += part.faults(state)
    return found


def firsts(state: State) -> list[Seat]:
    """One seat for each duchy: of partners, who have one together, the first. (B16.3)"""
    return [seat for seat in range(state.seats) if sharers(state, seat)[0] == seat]


def wrong_tiles(state: State) -> list[Message]:
    """No more tiles than in the box, and enough are left for the phases to come. (B1.1, B3.2)"""
    found = [
        Message("position-too-many", {"tile": TILE.write(tile)}, clause="B1.1")
        for tile, left in enumerate(state.stacks)
        if left < 0
    ]
    wanted = [colour for phase in WANTED[state.seats][state.phase + 1 :] for colour in phase]
    for colour in {*wanted} if not found else ():
        tiles = state.book.black_backed if colour == NONE else state.book.tiles_of[colour]
        pile = state.black if colour == NONE else state.stacks
        if sum([pile[tile] for tile in tiles]) < wanted.count(colour):
            word = "black" if colour == NONE else COLOURS[colour]
            found.append(Message("position-too-few", {"colour": word}, clause="B3.2"))
    return found


def wrong_goods(state: State) -> list[Message]:
    """Seven of each, of which some are still to come; nobody has more than three kinds. (B1.2, B3.5, B6.3)"""
    found = [
        Message("position-goods", {"goods": GOODS[number - 1]}, clause="B1.2")
        for number in range(1, len(GOODS) + 1)
        if state.bag[number] < 0
    ]
    due = ROUNDS - 1 - state.round
    if len(state.round_goods) != due:
        found.append(Message("position-round-goods", {"number": due}, clause="B3.5"))
    if not found and sum(state.bag) < ROUNDS * (len(PHASES) - 1 - state.phase):
        found.append(Message("position-goods-left", clause="B3.5"))
    for seat in firsts(state):
        if sum([count > 0 for count in state.duchies[seat].goods]) > state.book.goods_spaces:
            found.append(Message("position-goods-kinds", {"player": seat + 1}, clause="B6.3"))
    return found


def wrong_bridge(state: State) -> list[Message]:
    """Whoever is further on stands before the others. (B4.5)"""
    places = [state.place[seat] for seat in state.line]
    return [] if places == sorted(places, reverse=True) else [Message("position-bridge", clause="B4.5")]


def wrong_depots(state: State) -> list[Message]:
    """Every space has a colour of its own. (B3.2, B3.4)"""
    found: list[Message] = []
    for depot, spaces in enumerate(SPACES[state.seats]):
        for tile in {state.board[space] for space in spaces if not fits(state, space)}:
            words: dict[str, Any] = {"tile": TILE.write(tile), "depot": DEPOT.write(depot)}
            found.append(Message("position-depot", words, clause="B3.2" if depot else "B3.4"))
    return found


def fits(state: State, space: int) -> bool:
    tile, colour = state.board[space], space_colour(space, state.seats, state.phase)
    if tile == NONE:
        return True
    return tile in state.book.black_backed if colour == NONE else COLOUR_OF[tile] == colour


def wrong_storage(state: State, seat: Seat) -> list[Message]:
    """Storage has three spaces. (B5.4)"""
    if len(state.storage[seat]) <= state.room[seat]:
        return []
    return [Message("position-storage", {"player": seat + 1, "number": state.room[seat]}, clause="B5.4")]


def wrong_duchy(state: State, seat: Seat) -> list[Message]:
    """Tiles lie on their colours, next to each other from a castle on. (B5.7, B6.9)"""
    duchy, who = state.duchies[seat], {"player": seat + 1}
    colours = duchy.layout.colour
    found = [
        Message("position-colour", {"tile": TILE.write(tile), "space": SPACE.write(space)}, clause="B5.7")
        for space, tile in enumerate(duchy.tiles)
        if tile != NONE and COLOUR_OF[tile] not in (colours[space], WILD)
    ]
    may_lie_apart = any(part.lie_apart(state, seat) for part in laid_parts(state))
    if CASTLE_TILE not in duchy.tiles or not (is_joined(duchy) or may_lie_apart):
        found.append(Message("position-apart", {**who}, clause="B5.7"))
    may_have_twins = any(part.have_twins(state, seat) for part in laid_parts(state))
    if has_twins(duchy) and not (duchy.has[SEVERAL_OF_A_KIND] or may_have_twins):
        found.append(Message("position-twins", {**who}, clause="B6.9"))
    return found


def laid_parts(state: State) -> list["PartPositions"]:
    """What the chapters in force know of positions."""
    return [chapter.positions for chapter in state.book.chapters if chapter.positions is not None]


def is_joined(duchy: Duchy) -> bool:
    """Every tile can be reached from every other."""
    return len(groups(duchy)) <= 1


def groups(duchy: Duchy) -> list[set[int]]:
    """The spaces with tiles, those together that join up."""
    lying = {space for space, tile in enumerate(duchy.tiles) if tile != NONE}
    found: list[set[int]] = []
    while lying:
        edge = {min(lying)}
        reached: set[int] = set()
        while edge:
            reached |= edge
            near = {other for space in edge for other in duchy.layout.neighbours[space]}
            edge = (near & lying) - reached
        found.append(reached)
        lying -= reached
    return found


def has_twins(duchy: Duchy) -> bool:
    """Two equal buildings lie in one city."""
    for area in duchy.layout.areas:
        lying = [duchy.tiles[space] for space in area if duchy.tiles[space] != NONE]
        kinds = [KIND_OF[tile] for tile in lying if COLOUR_OF[tile] == BUILDING]
        if len(set(kinds)) < len(kinds):
            return True
    return False


def wrong_bonuses(state: State) -> list[Message]:
    """The first who fills all spaces of a colour has its large tile, the second the small one. (B8.3)"""
    return [
        Message("position-bonus", {"colour": word}, clause="B8.3")
        for colour, word in enumerate(COLOURS)
        if not are_ranked([row[colour] for row in state.bonuses], fillers(state, colour), state)
    ]


def fillers(state: State, colour: int) -> list[Seat]:
    """Who has filled a colour that brings bonus tiles; there are none for one who plays alone. (B17.7)"""
    if LARGE_BONUS[state.seats] == 0:
        return []
    return [seat for seat in firsts(state) if is_full(state.duchies[seat], colour)]


def are_ranked(holders: list[Seat], done: list[Seat], state: State) -> bool:
    """Of those who have done something the first and the second are named, partners as one."""
    named = [sharers(state, seat)[0] for seat in holders if seat != NOBODY]
    due = min(len(done), len(holders))
    is_right = set(named) <= set(done) and len(set(named)) == len(named) == due
    return is_right and (not named or holders[0] != NOBODY)


def rank(holders: list[Seat], done: list[Seat], state: State) -> list[Seat | None]:
    """Those who are named, if they still may be; then whoever else has done it."""
    held = [seat for seat in holders if seat != NOBODY and sharers(state, seat)[0] in done]
    told = [sharers(state, seat)[0] for seat in held]
    named: list[Seat | None] = [*held, *[seat for seat in done if seat not in told], None, None]
    return named[: len(holders)]


def is_full(duchy: Duchy, colour: int) -> bool:
    return len(duchy.layout.spaces_of[colour]) > 0 and duchy.empty[colour] == 0
