"""What a puzzle is, how a set of them is kept in a file, and how an answer is judged."""

import gzip
import json
from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final

from bastide.core import registry
from bastide.core.errors import BadRecord, Message
from bastide.core.game import Game, Seat, Written

SHIPPED: Final = Path(__file__).parent / "data"
FORM: Final = 1  # of the file
LATER: Final = "later"  # not a source: points that are expected after what was played on
LEVELS: Final = (1, 2, 3)
PLAYED_ON: Final = 5  # lines beside the best, at most
RIVALS: Final = "rivals"  # not a source: points that the best rival has less


@dataclass(frozen=True)
class Worth:
    """What a first line gives away against the best, if the turn goes on as well as it can."""

    points: float  # of the margin to the best rival
    wins: float  # of the chance to win


@dataclass(frozen=True)
class Puzzle:
    """A position before a seat's decision, as the seat could know it, and what came of each line there."""

    key: str
    state: Written  # what the seat cannot see is imagined
    seat: Seat
    theme: str
    level: int  # 1: Squire finds it, 2: it shows one move on, 3: only at the end of the turn
    way: tuple[str, ...]  # the best way to the end of the turn
    win: float  # the chance, with it
    ahead: float  # points that it is better than the next best
    sources: dict[str, float]  # where these come from; they add up to it
    now: dict[str, int]  # by source what the turn brings at once
    worths: dict[str, Worth]  # by legal line; the right ones give nothing away
    bots: tuple[str, ...]  # who played, by seat

    @property
    def right(self) -> list[str]:
        """The lines that begin the best way; where their order makes no difference, several."""
        return [line for line, worth in self.worths.items() if worth == Worth(0.0, 0.0)]

    @property
    def known(self) -> list[str]:
        """The other lines that were surely played on, the least costly first: the next best, and those before
        the last whose chance is not the worst. Of the rest it is only known that they are no better."""
        right = self.right
        others = [line for line in self.worths if line not in right]
        others.sort(key=lambda line: (self.worths[line].points, self.worths[line].wins))
        worst = max(self.worths[line].wins for line in others)
        apart = [place for place, line in enumerate(others) if self.worths[line].wins < worst]
        return others[: min(PLAYED_ON, max(apart, default=0) + 1)]

    def cost(self, line: str) -> Worth:
        """What a line surely gives away; of one that was not played on, as much as the worst that was."""
        known = self.known
        if line in self.right or line in known:
            return self.worths[line]
        return Worth(
            max(self.worths[one].points for one in known), max(self.worths[one].wins for one in known)
        )


def open_state(game: Game, puzzle: Puzzle) -> Any:
    """The position, to be looked at and played on."""
    return game.read_state(puzzle.state)


def write_puzzles(path: Path, game: str, puzzles: Iterable[Puzzle]) -> None:
    """A file that says the same in every run for the same puzzles."""
    rules = registry.game(game).RULES
    whole = {"form": FORM, "game": game, "rules": rules, "puzzles": [asdict(one) for one in puzzles]}
    text = json.dumps(whole, ensure_ascii=False, separators=(",", ":"))
    path.write_bytes(gzip.compress(text.encode(), mtime=0))


def read_puzzles(path: Path) -> tuple[str, list[Puzzle]]:
    """The game of a file, and its puzzles; those of older rules as far as they can be gone on with."""
    whole = json.loads(gzip.decompress(path.read_bytes()))
    if whole["form"] != FORM:
        raise BadRecord(Message("puzzles-newer", {"file": path.name}))
    game = registry.game(whole["game"])
    return game.KEY, [read_puzzle(one, game, whole["rules"]) for one in whole["puzzles"]]


def read_puzzle(written: dict[str, Any], game: Game, rules: int) -> Puzzle:
    state = written["state"] if rules == game.RULES else game.upgrade(written["state"], rules)
    worths = {line: Worth(**worth) for line, worth in written["worths"].items()}
    lists = {"way": tuple(written["way"]), "bots": tuple(written["bots"])}
    return Puzzle(**{**written, **lists, "state": state, "worths": worths})


def is_sound(game: Game, puzzle: Puzzle) -> bool:
    """Whether the position opens, and the lines open to its seat are those that are judged."""
    try:
        state = open_state(game, puzzle)
        legal = [game.NOTATION.write(move) for move in game.legal_moves(state, puzzle.seat)]
        players = len(game.result(state).scores)
    except Exception:  # whatever is wrong with a file or a row, it is no puzzle
        return False
    is_judged = list(puzzle.worths) == legal and len(puzzle.right) < len(legal)
    is_answered = len(puzzle.way) > 0 and puzzle.way[0] in puzzle.right
    return is_judged and is_answered and puzzle.level in LEVELS and len(puzzle.bots) == players


@cache
def shipped(game: str) -> dict[str, Puzzle]:
    """The puzzles of the package, by key, in their order."""
    return {one.key: one for one in read_puzzles(SHIPPED / f"{game}.json.gz")[1]}


def themes_of(puzzles: Sequence[Puzzle]) -> dict[str, int]:
    """How many there are of each theme, the most frequent first."""
    counts: dict[str, int] = {}
    for one in puzzles:
        counts[one.theme] = counts.get(one.theme, 0) + 1
    return dict(sorted(counts.items(), key=lambda item: -item[1]))
