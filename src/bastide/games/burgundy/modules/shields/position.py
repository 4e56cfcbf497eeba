"""How shields are set up by hand: where they lie and hang, and whose monasteries are copied.

Not compiled: its types are read as they stand.
"""

from typing import Annotated, Final, TypedDict

from bastide.core.errors import Message
from bastide.core.game import Seat
from bastide.core.position import demand
from bastide.games.burgundy.components import CASTLE_TILE, DEPOTS, NOBODY, NONE
from bastide.games.burgundy.modules.shields.dealing import ANYWHERE, COPYING, KEY, holds, shields_of
from bastide.games.burgundy.modules.shields.figures import SHIELD_TILES, SHIELDS_DEALT
from bastide.games.burgundy.modules.shields.moves import SHIELD
from bastide.games.burgundy.moves import SPACE
from bastide.games.burgundy.state import State
from bastide.games.burgundy.vocabulary import Described, PartPositions, Space

Shield = Annotated[str, SHIELD]


class ShieldsPosition(TypedDict):
    """Where the shields lie and hang."""

    depots: dict[str, list[Shield]]
    castles: list[dict[Space, Shield]]  # by seat: the castle's space and the shield on it
    gone: list[Shield]
    copied: list[Seat | None]


def check(state: State, position: Described) -> None:
    part, seats = position[KEY], range(state.seats)
    demand(set(part["depots"]) == {str(depot) for depot in range(1, DEPOTS + 1)}, f"{KEY} depots")
    demand(len(part["castles"]) == state.seats, f"{KEY} castles")
    hung = [len(set(castles.values())) == len(castles) for castles in part["castles"]]
    demand(all(hung), f"{KEY} castles")
    is_known = all(seat is None or seat in seats for seat in part["copied"])
    demand(len(part["copied"]) == state.seats and is_known, f"{KEY} copied")


# -- what cannot be


def faults(state: State) -> list[Message]:
    """Every shield that was dealt is in its depot, on a castle or out of the game. (B18.1, B18.2)"""
    return [*wrong_number(state), *wrong_depots(state), *wrong_castles(state), *wrong_copies(state)]


def everywhere(state: State) -> list[int]:
    part = shields_of(state)
    hung = [shield for row in part.hung for shield, space in enumerate(row) if space != NONE]
    return [*[shield for depot in part.depots for shield in depot], *hung, *part.gone]


def wrong_number(state: State) -> list[Message]:
    shields, number = everywhere(state), sum(SHIELDS_DEALT[state.seats])
    found = [
        Message("position-shield-twice", {"shield": str(shield)}, clause="B18.1")
        for shield in dict.fromkeys(shields)
        if shields.count(shield) > 1
    ]
    if not found and len(shields) != number:
        found.append(Message("position-shields", {"number": number}, clause="B18.1"))
    return found


def wrong_depots(state: State) -> list[Message]:
    """Nowhere are more than were dealt there. (B18.1)"""
    dealt, lying = SHIELDS_DEALT[state.seats], shields_of(state).depots
    return [
        Message("position-shield-depot", {"depot": str(depot), "number": dealt[depot]}, clause="B18.1")
        for depot in range(1, DEPOTS + 1)
        if len(lying[depot]) > dealt[depot]
    ]


def wrong_castles(state: State) -> list[Message]:
    """Shields hang on castles. (B18.2)"""
    return [
        Message("position-shield-castle", {"shield": str(shield), "player": seat + 1}, clause="B18.2")
        for seat, row in enumerate(shields_of(state).hung)
        for shield, space in enumerate(row)
        if space != NONE and not is_castle(state, seat, space)
    ]


def is_castle(state: State, seat: Seat, space: int) -> bool:
    tiles = state.duchies[seat].tiles
    return space < len(tiles) and tiles[space] == CASTLE_TILE


def wrong_copies(state: State) -> list[Message]:
    """Shield 6 copies another player; of two there is nobody else to choose. (B18.6)"""
    copied = shields_of(state).copied
    return [
        Message("position-copies", {"player": seat + 1, "shield": str(COPYING)}, clause="B18.6")
        for seat, other in enumerate(copied)
        if other != copied_by(state, seat)
    ]


def copied_by(state: State, seat: Seat) -> Seat:
    """Whom a seat copies, as far as it may."""
    other = shields_of(state).copied[seat]
    if not holds(state, seat, COPYING):
        return NOBODY
    if state.seats == 2:
        return 1 - seat
    return NOBODY if other == seat else other


# -- what follows of itself


def follow(state: State, position: Described) -> Described:
    """A shield whose castle is gone is out of the game, and so are others that were dealt and are nowhere."""
    part = position[KEY]
    castles = [
        {space: shield for space, shield in row.items() if is_castle(state, seat, SPACE.read(space))}
        for seat, row in enumerate(part["castles"])
    ]
    shown = [*[shield for row in part["depots"].values() for shield in row]]
    shown += [shield for row in castles for shield in row.values()]
    fallen = [shield for row in part["castles"] for shield in row.values()]
    copies = [
        copied_by(state, seat) if str(COPYING) in row.values() else NOBODY for seat, row in enumerate(castles)
    ]
    return {
        **position,
        KEY: {
            **part,
            "castles": castles,
            "gone": gone_of(state, shown, list(dict.fromkeys([*part["gone"], *fallen]))),
            "copied": [None if other == NOBODY else other for other in copies],
        },
    }


def gone_of(state: State, shown: list[str], gone: list[str]) -> list[str]:
    """So many are out of the game as were dealt and are not to be seen; the lowest of the others first."""
    due = max(0, sum(SHIELDS_DEALT[state.seats]) - len(shown))
    kept = [shield for shield in gone if shield not in shown][:due]
    others = [str(shield) for shield in range(1, SHIELD_TILES + 1)]
    more = [shield for shield in others if shield not in shown and shield not in kept]
    return [*kept, *more][:due]


# -- what shields allow


def lie_apart(state: State, seat: Seat) -> bool:
    """With shield 18, also if it is lost by now. (B18.6)"""
    return holds(state, seat, ANYWHERE) or ANYWHERE in shields_of(state).gone


def have_twins(state: State, _seat: Seat) -> bool:
    """Monastery 1 may have been copied, by a shield that is lost by now. (B18.10)"""
    return COPYING in shields_of(state).gone


POSITIONS: Final = PartPositions(
    ShieldsPosition,
    check=check,
    faults=faults,
    follow=follow,
    lie_apart=lie_apart,
    have_twins=have_twins,
)
