"""How border posts are set up by hand: who has joined them, and who was first.

Not compiled: its types are read as they stand.
"""

from typing import Any, Final, TypedDict

from bastide.core.errors import Message
from bastide.core.game import Seat
from bastide.core.position import demand
from bastide.games.burgundy.around.faults import are_ranked, is_joined, rank
from bastide.games.burgundy.components import NONE
from bastide.games.burgundy.duchy import Duchy
from bastide.games.burgundy.modules.border_posts.rule import KEY, POSTS, border_posts_of, posts_reached
from bastide.games.burgundy.state import State
from bastide.games.burgundy.vocabulary import Described, PartPositions


class BorderPostsPosition(TypedDict):
    """Who has joined the border posts."""

    joined: list[int]  # by seat
    completed: list[Seat | None]  # who was first and second to join them all


def check(state: State, position: Described) -> None:
    part, seats = position[KEY], range(state.seats)
    demand(len(part["joined"]) == state.seats and set(part["joined"]) <= {0, 2, POSTS}, f"{KEY} joined")
    is_known = all(seat is None or seat in seats for seat in part["completed"])
    demand(len(part["completed"]) == 2 and is_known, f"{KEY} completed")


def most_joined(duchy: Duchy) -> int:
    """The most posts that tiles of a duchy join; a single one is not joined. (B12.2, B12.4)"""
    lying = [space for space, tile in enumerate(duchy.tiles) if tile != NONE]
    most = max([posts_reached(duchy, space) for space in lying], default=0)
    return most if most > 1 else 0


def is_right(duchy: Duchy, joined: int) -> bool:
    """Of tiles that lie apart the last ones may have joined fewer posts than others did before."""
    most = most_joined(duchy)
    return joined == most or (not is_joined(duchy) and 0 < joined < most)


def faults(state: State) -> list[Message]:
    """Posts are joined by tiles, and two players at most are named for all of them. (B12.2, B12.3)"""
    part, found = border_posts_of(state), list[Message]()
    for seat, duchy in enumerate(state.duchies):
        if not is_right(duchy, part.joined[seat]):
            words: dict[str, Any] = {"player": seat + 1, "number": most_joined(duchy)}
            found.append(Message("position-posts", words, clause="B12.2"))
    if not are_ranked(part.completed, all_joined(state), state):
        found.append(Message("position-posts-first", clause="B12.3"))
    return found


def all_joined(state: State) -> list[Seat]:
    return [seat for seat, duchy in enumerate(state.duchies) if most_joined(duchy) == POSTS]


def follow(state: State, position: Described) -> Described:
    """Who has joined how many goes with the tiles. (B12.2, B12.3)"""
    part = border_posts_of(state)
    joined = [
        part.joined[seat] if is_right(duchy, part.joined[seat]) else most_joined(duchy)
        for seat, duchy in enumerate(state.duchies)
    ]
    completed = rank(part.completed, all_joined(state), state)
    return {**position, KEY: {**position[KEY], "joined": joined, "completed": completed}}


POSITIONS: Final = PartPositions(BorderPostsPosition, check=check, faults=faults, follow=follow)
