"""What hints, puzzles and challenges know of this game."""

from typing import Final

from bastide.core.game import Seat, Written
from bastide.core.study import Challenge, Counts, Deed, Deeds, Puzzles, Reasons, Study, Themes
from bastide.games.seasons.components import (
    BUILDING_OF,
    BUILDINGS,
    MARKET,
    NONE,
    PALACE,
    PLACES,
    RESOURCES,
    SEASONS,
    SOURCE,
    SOURCE_OF,
    TILES,
)
from bastide.games.seasons.rules.turning_in import market_points, palace_points
from bastide.games.seasons.scoring import helpers_of, place_points
from bastide.games.seasons.state import MARKET_OPEN, State


def held(state: State, seat: Seat) -> Counts:
    player = state.players[seat]
    return {"taler": player.talers, **dict(zip(RESOURCES, player.resources, strict=True))}


def at_the_end(state: State, seat: Seat) -> Counts:
    """What helpers are paid for as things stand; nothing once they are, for then the sheet has it."""
    if state.stage >= MARKET_OPEN:
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


def deeds(state: State, seat: Seat) -> Deeds:
    """Tiles built and helpers housed."""
    done = [Deed("hint-likely-built", "tile", TILES[one.tile]) for one in state.built if one.seat == seat]
    for place in range(PLACES):
        if state.places[place] == seat:
            done.append(Deed("hint-likely-housed", "building", BUILDINGS[BUILDING_OF[place]]))
    return {one: done.count(one) for one in dict.fromkeys(done)}


def settled(written: Written) -> Written:
    """In which order tiles were built is told, and changes nothing."""
    return {**written, "built": sorted(written["built"])}


THEMES: Final = Themes(
    of_source={
        **dict.fromkeys(("stonemason", "worker", "master-builder", "breach"), "building"),
        "maiden": "maiden",
    },
    others="helpers",
)
STUDY: Final = Study(
    challenge=Challenge(bots=2, options=[{"season": season} for season in SEASONS]),
    puzzles=Puzzles(options=[{}, {}, {"season": "winter"}], themes=THEMES, settled=settled),
    reasons=Reasons(held=held, at_the_end=at_the_end, deeds=deeds),
)
