"""Reasons in the game's words: what a turn brings and costs besides points, and what stands for the end."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from bastide.core.game import Game, Move, Seat
from bastide.games.kingdom.components import LOCATIONS
from bastide.games.kingdom.moves import Lift, Use
from bastide.games.kingdom.scoring import castle_gold
from bastide.games.kingdom.state import NEXT_TURN, READY
from bastide.games.kingdom.state import USED as USED_UP
from bastide.games.seasons.components import (
    BUILDING_OF,
    BUILDINGS,
    MARKET,
    NONE,
    PALACE,
    PLACES,
    RESOURCES,
    SOURCE,
    SOURCE_OF,
    TILES,
)
from bastide.games.seasons.rules.turning_in import market_points, palace_points
from bastide.games.seasons.scoring import helpers_of, place_points
from bastide.games.seasons.state import MARKET_OPEN

Fact = dict[str, str]  # the key of a message, and its words
Counts = dict[str, int]

BUILT: Final = "hint-likely-built"
HOUSED: Final = "hint-likely-housed"
HOLDS: Final = (NEXT_TURN, READY, USED_UP)  # a token that is there


def held(game: Game, state: Any, seat: Seat) -> Counts:
    """By word what a seat has in hand that is no points."""
    if game.KEY == "seasons":
        player = state.players[seat]
        return {"taler": player.talers, **dict(zip(RESOURCES, player.resources, strict=True))}
    if game.KEY == "burgundy":
        duchy = state.duchies[seat]
        return {"workers": duchy.workers, "silver": duchy.silver}
    return {}


def at_the_end(game: Game, state: Any, seat: Seat) -> Counts:
    """By source the points that come only at the end, as things stand; other games' sheets have them."""
    if game.KEY != "seasons" or state.stage >= MARKET_OPEN:
        return {}
    points: Counts = {}
    for place in range(PLACES):
        building = BUILDING_OF[place]
        if state.places[place] == seat and SOURCE_OF[building] != NONE:
            source = SOURCE.write(SOURCE_OF[building])
            points[source] = points.get(source, 0) + place_points(state, building, place)
    for building, pays in ((MARKET, market_points), (PALACE, palace_points)):
        points[SOURCE.write(SOURCE_OF[building])] = pays(state, seat, helpers_of(state, seat, building))
    return points


def promised(game: Game, before: Any, after: Any, seat: Seat) -> dict[str, float]:
    """What a turn adds to the points of the end; once those are paid, they are on the sheet instead."""
    if game.KEY == "seasons" and after.stage >= MARKET_OPEN:
        return {}
    return change(at_the_end(game, before, seat), at_the_end(game, after, seat))


def change(before: Mapping[str, float], after: Mapping[str, float]) -> dict[str, float]:
    """What there is more or less, word by word."""
    words = dict.fromkeys([*before, *after])
    changes = {word: after.get(word, 0) - before.get(word, 0) for word in words}
    return {word: one for word, one in changes.items() if one}


# -- what the turn does


def facts(game: Game, before: Any, after: Any, seat: Seat, moves: Sequence[Move]) -> list[Fact]:
    """What is worth a word of a turn: tokens that are used, taken or lost, a castle that is reached."""
    if game.KEY != "kingdom":
        return []
    used = dict.fromkeys([LOCATIONS[move.location] for move in moves if isinstance(move, Use | Lift)])
    tokens = change(tokens_of(before, seat), tokens_of(after, seat))
    told = [{"key": "hint-token-used", "location": location} for location in used]
    for location, count in tokens.items():
        told.append({"key": "hint-token-taken" if count > 0 else "hint-token-lost", "location": location})
    if castle_gold(after, seat) > castle_gold(before, seat):
        told.append({"key": "hint-castle-reached"})
    return told


def tokens_of(state: Any, seat: Seat) -> Counts:
    """By location how many tokens of it a seat has."""
    counts: Counts = {}
    for place, token in zip(state.board.locations, state.tokens[seat], strict=True):
        if token in HOLDS:
            counts[LOCATIONS[place.kind]] = counts.get(LOCATIONS[place.kind], 0) + 1
    return counts


# -- what it probably leads to


def deeds(game: Game, state: Any, seat: Seat) -> Counts:
    """What a seat has done that others see: tiles built and helpers housed, each a message and its word."""
    if game.KEY != "seasons":
        return {}
    done = [f"{BUILT} tile {TILES[one.tile]}" for one in state.built if one.seat == seat]
    for place in range(PLACES):
        if state.places[place] == seat:
            done.append(f"{HOUSED} building {BUILDINGS[BUILDING_OF[place]]}")
    return {one: done.count(one) for one in dict.fromkeys(done)}


def likely(before: Counts, futures: Sequence[Counts], usual: float) -> list[Fact]:
    """The deeds that come in most worlds."""
    found: list[Fact] = []
    for deed in dict.fromkeys([deed for future in futures for deed in future]):
        more = [future.get(deed, 0) > before.get(deed, 0) for future in futures]
        if sum(more) > usual * len(futures):
            key, field, word = deed.split()
            found.append({"key": key, field: word})
    return found
