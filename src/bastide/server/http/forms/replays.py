"""How a game went."""

from msgspec import Struct

from bastide.server.http.forms.shared import GameEvent, GameView


class Told(Struct):
    """One row of the log as the listener may see it."""

    number: int
    seat: int  # -1 is chance
    at: float
    events: list[GameEvent]


class Score(Struct):
    """How things stand."""

    scores: list[int]
    sheets: list[dict[str, int]]
    ranking: list[int]
    winners: list[int]  # nobody where one plays alone and has not won
    final: bool
    teams: list[list[int]]  # who wins together; empty where everyone plays for themselves
    tie: str  # what decided at the end among equal scores, by a word of the game's; empty where scores did


class Frame(Struct):
    """The table after so many moves, as a spectator saw it."""

    number: int
    told: Told | None
    view: GameView
    score: Score


class Replay(Struct):
    """Some frames of a game of so many moves."""

    moves: int
    frames: list[Frame]
