"""An analysis in small portions, for a bot process that has running games to decide between them."""

from time import monotonic
from typing import Any, Final

from bastide.core import registry
from bastide.core.match import new_match
from bastide.study.findings import Decision, Finding
from bastide.study.puzzles.seeking import Seeker

PORTION: Final = 0.3  # seconds after which no further row is begun
MOST_ROWS: Final = 60  # of one portion
POINTS: Final = 2  # decimals that are told
CHANCES: Final = 4


class Student:
    """Looks at the rows of a game from where it is asked to; if that is where it stands, it goes on."""

    def __init__(self) -> None:
        self._walk: Any = None
        self._asked: tuple[Any, ...] = ()
        self._seeker = Seeker()

    def answer(self, asked: dict[str, Any]) -> dict[str, Any]:
        """What is found of whatever was asked, as it travels."""
        if asked["type"] == "search":
            return {"type": "searched", **self._seeker.look(asked)}
        return {"type": "studied", "findings": self.look(asked)}

    def look(self, asked: dict[str, Any]) -> list[dict[str, Any]]:
        """What is found from a row on, as far as one comes in the time: plain JSON."""
        until = monotonic() + PORTION
        walk = self._walk_to(asked)
        found = [told(walk.step())]
        while not walk.over and len(found) < MOST_ROWS and monotonic() < until:
            found.append(told(walk.step()))
        return found

    def _walk_to(self, asked: dict[str, Any]) -> Any:
        of_game = (asked["game"], asked["options"], asked["start"], asked["rows"])
        if self._walk is None or self._asked != of_game or self._walk.at != asked["first"]:
            self._walk, self._asked = new_walk(*of_game), of_game
            self._walk.skip(asked["first"])
        return self._walk


def new_walk(key: str, options: dict[str, Any], start: Any, rows: list[list[Any]]) -> Any:
    """At the beginning of a game: of its own, or where older rules have left it."""
    from bastide.study.analysis import Walk  # late: only who looks needs arrays of numbers
    from bastide.study.estimate import Estimator

    game = registry.game(key)
    new = new_match(key, options, chance="manual")
    state = new.beginning() if start is None else game.read_state(start)
    return Walk(game, state, [(seat, line) for seat, line in rows], Estimator(key))


def told(finding: Finding) -> dict[str, Any]:
    """A finding as it travels and is kept: the numbers as far as anybody shows them."""
    luck = finding.luck
    return {
        "points": rounded(finding.before.points, POINTS),
        "wins": rounded(finding.before.wins, CHANCES),
        "decision": None if finding.decision is None else told_decision(finding.decision),
        "luck": None if luck is None else rounded(luck.points, POINTS),
    }


def told_decision(decision: Decision) -> dict[str, Any]:
    seat = decision.seat
    return {
        "seat": seat,
        "best": list(decision.best),
        "before": round(decision.before.wins[seat], CHANCES),
        "after": round(decision.after.wins[seat], CHANCES),
        "points": round(decision.points, POINTS),
        "wins": round(decision.wins, CHANCES),
        "mark": decision.mark,
    }


def rounded(numbers: tuple[float, ...], digits: int) -> list[float]:
    return [round(number, digits) for number in numbers]
