"""What every game provides: the names of one Protocol, kept by each package under `games/`."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import TYPE_CHECKING, Any, Final, Protocol

from bastide.core.errors import Message

if TYPE_CHECKING:
    from bastide.core.guide import Guide
    from bastide.core.notation import Notation
    from bastide.core.options import Option, PlayMode
    from bastide.core.position import Positions
    from bastide.core.spots import Spots
    from bastide.core.study import Study

Seat = int
CHANCE: Final = -1
View = Mapping[str, Any]  # ready for JSON; of each game its own TypedDict, see `Game.VIEW`
Written = dict[str, Any]


class Move:
    """A choice of a player or an outcome of chance: a small frozen fact."""

    __slots__ = ()


class Event:
    """Something that happened, in the past tense. Its class's name is the key of its message."""

    __slots__ = ()


class Reveal(Event):
    """An event that shows something hidden until now; what lies before it cannot be undone."""

    __slots__ = ()


@dataclass(frozen=True)
class Result:
    """How things stand, or stood at the end."""

    scores: list[int]
    sheets: list[dict[str, int]]  # each seat's score by source; they add up to the score
    ranking: list[int]  # each seat's place, from 1; equals share a place, and so do partners
    winners: list[Seat]  # nobody where one plays alone and has not won
    final: bool  # the game is over
    teams: list[list[Seat]] = field(default_factory=list)  # who wins together; a team has its seats' sum
    tie: str = (
        ""  # what decided at the end among equal scores, by a word of the game's; nothing where scores did
    )


class Game(Protocol):
    """The contract. A game's package is the object that keeps it."""

    @property
    def KEY(self) -> str:  # noqa: N802  the contract names constants
        """The game's name in lines, records and addresses."""
        ...

    @property
    def RULES(self) -> int:  # noqa: N802
        """The number of the rules' revision, stored with every game."""
        ...

    @property
    def NOTATION(self) -> "Notation":  # noqa: N802
        """The moves by name and the vocabularies of their fields."""
        ...

    @property
    def SPOTS(self) -> "Spots":  # noqa: N802
        """What can be pointed at, and how each move is made by hand."""
        ...

    @property
    def EVENTS(self) -> tuple[type[Event], ...]:  # noqa: N802
        """Every kind of event, each with a message of its name."""
        ...

    @property
    def BLANKS(self) -> Mapping[type[Event], tuple[str, ...]]:  # noqa: N802
        """The fields of events that may have no word: what is hidden from a reader, or is not there."""
        ...

    @property
    def VIEW(self) -> Any:  # noqa: N802
        """The type of what `view` answers: a TypedDict, as `shown.py` of the game declares it."""
        ...

    @property
    def GUIDE(self) -> "Guide":  # noqa: N802
        """The script of the guided first game."""
        ...

    @property
    def CONTENTS(self) -> Any:  # noqa: N802
        """The type of what is printed in the box: a TypedDict, as `contents.py` of the game declares it."""
        ...

    @property
    def MODES(self) -> "Sequence[PlayMode]":  # noqa: N802
        """The ways to play that the option `mode` chooses among, the usual one first; or none."""
        ...

    @property
    def PRESETS(self) -> Mapping[str, Mapping[str, Any]]:  # noqa: N802
        """Ready sets of options by name; what one does not name is as the game offers it."""
        ...

    @property
    def POSITIONS(self) -> "Positions":  # noqa: N802
        """How a position is described, set up and judged."""
        ...

    @property
    def STUDY(self) -> "Study":  # noqa: N802
        """What hints, puzzles and challenges know of the game."""
        ...

    def box(self) -> Mapping[str, Any]:
        """What is printed in the box, as `CONTENTS` declares it."""
        ...

    def options(self) -> "Sequence[Option]":
        """What a host may choose, with defaults and limits."""
        ...

    def new_game(self, options: dict[str, Any]) -> Any:
        """The state before the first move; what was left random is drawn by chance moves."""
        ...

    def to_act(self, state: Any) -> tuple[Seat, ...]:
        """The seats that owe a decision: one, several, `(CHANCE,)`, or none when it is over."""
        ...

    def legal_moves(self, state: Any, seat: Seat) -> Sequence[Move]:
        """Every move open to that seat, in printed order, the same in every run."""
        ...

    def play(self, state: Any, seat: Seat, move: Any) -> list[Event]:
        """Change the state and say what happened; trusts that the move was listed."""
        ...

    def draw_chance(self, state: Any, rng: Random) -> Move:
        """A random outcome of the chance that is due."""
        ...

    def check_chance(self, state: Any, move: Any) -> Message | None:
        """Why this outcome is impossible now, or nothing."""
        ...

    def view(self, state: Any, seat: Seat | None) -> View:
        """All that this seat, or a spectator, may know: a `View`, as the game's own type."""
        ...

    def seen(self, event: Event, seat: Seat | None) -> Event | None:
        """The event as that seat may see it."""
        ...

    def from_view(self, view: Any, rng: Random) -> Any:
        """A full state that agrees with the view."""
        ...

    def imagine(self, state: Any, seat: Seat | None, rng: Random) -> Any:
        """The same by way of `view`, so that it cannot leak."""
        ...

    def copy(self, state: Any) -> Any:
        """An independent state, equal to this one."""
        ...

    def write_state(self, state: Any) -> Written:
        """The whole state as plain JSON."""
        ...

    def read_state(self, written: Written) -> Any:
        """The state written so."""
        ...

    def upgrade(self, written: Written, rules: int) -> Written:
        """What an older revision of the rules has written, as this one writes it.

        `CannotContinue` if a game of that revision cannot go on by this one.
        """
        ...

    def result(self, state: Any) -> Result:
        """Scores, sheets, ranking and winners, at any time."""
        ...

    def explain(self, state: Any, seat: Seat, line: str) -> Message:
        """Why a line is not legal for a seat that is to act, with its clause; `IllegalMove` if misspelt."""
        ...

    def line_at(self, state: Any, seat: Seat, spots: Sequence[str]) -> str:
        """The nearest line that a click on the last of these spots would have been, the others picked up;
        `IllegalMove` with the reason if there is none."""
        ...


def sides(result: Result) -> list[list[Seat]]:
    """Who wins together: the teams, or each seat by itself."""
    return result.teams or [[seat] for seat in range(len(result.scores))]


def side_scores(result: Result) -> list[int]:
    """By seat what its side has scored together."""
    scores = list(result.scores)
    for side in sides(result):
        for seat in side:
            scores[seat] = sum([result.scores[other] for other in side])
    return scores


def rank(scores: Sequence[int]) -> list[int]:
    """Each seat's place: one more than the number of better scores."""
    return [1 + sum(other > score for other in scores) for score in scores]


def broken_by(standings: Sequence[tuple[int, ...]], ties: Sequence[str]) -> str:
    """Which tie-breaker decided among the best scores, of those that standings count after the score."""
    best = max(standings)
    equals = [one for one in standings if one[0] == best[0] and one != best]
    if not equals:
        return ""
    apart = zip(ties, best[1:], max(equals)[1:], strict=True)
    return next(tie for tie, own, other in apart if own != other)
