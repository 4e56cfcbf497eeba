"""What an analysis finds, and what it comes to for each seat: plain numbers, for whoever shows them."""

from collections.abc import Mapping, Sequence, Set
from dataclasses import dataclass
from itertools import pairwise
from math import exp
from typing import Final, Literal, NamedTuple

from bastide.core.game import CHANCE, Result, Seat, sides

Mark = Literal["brilliant", "good", "inaccurate", "mistake"]
DOUBT: Final = 1.0  # points that the estimate of two lines may be off
INACCURATE: Final = 0.02  # of a win's chance given away
MISTAKE: Final = 0.08
CLEARLY: Final = 0.08  # how much better than the next a line must be to be called brilliant


class Estimate(NamedTuple):
    """By seat: the points of its side at the end, and its side's chance to win."""

    points: tuple[float, ...]
    wins: tuple[float, ...]


@dataclass(frozen=True)
class Decision:
    """What a seat did, what it could have done, and what that gave away."""

    row: int  # of the log
    seat: Seat
    line: str
    best: tuple[str, ...]  # the lines of the best way found, to the end of the turn
    before: Estimate  # if the best is played
    after: Estimate  # as it was played
    points: float  # surely given away: of the margin to the best rival
    wins: float  # surely given away: of the chance to win
    mark: Mark


@dataclass(frozen=True)
class Luck:
    """What chance brought, against the average of what could have come."""

    row: int  # the last of the rows that came together
    points: tuple[float, ...]  # by seat
    wins: tuple[float, ...]


@dataclass(frozen=True)
class Finding:
    """What was found at one row; behind the last row only where things stand."""

    row: int
    before: Estimate
    decision: Decision | None = None
    luck: Luck | None = None


@dataclass(frozen=True)
class Account:
    """How a seat's estimate came from the beginning to the end; the parts add up to the change."""

    choices: float
    others: float
    luck: float
    unforeseen: float

    @property
    def change(self) -> float:
        return self.choices + self.others + self.luck + self.unforeseen


@dataclass(frozen=True)
class Played:
    """How a seat has played."""

    decisions: int  # those where there was a choice
    accuracy: float  # from 0 to 100
    mistakes: int
    given: float  # points given away in a turn, on average
    points: Account
    wins: Account


@dataclass(frozen=True)
class Analysis:
    """What there is to learn from a game."""

    curve: list[Estimate]  # before the first row, and after each
    decisions: list[Decision]
    luck: list[Luck]
    seats: list[Played]
    turning: int  # the row that turned the game: luck, or what another gave away; none: -1


def sum_up(findings: Sequence[Finding], winners: Sequence[Seat]) -> Analysis:
    """All that was found, row by row, as one analysis."""
    curve = [finding.before for finding in findings]
    decisions = [finding.decision for finding in findings if finding.decision]
    luck = [finding.luck for finding in findings if finding.luck]
    seats = range(len(curve[0].wins))
    played = [played_by(seat, curve, decisions, luck) for seat in seats]
    turning = turning_point(
        [estimate.wins for estimate in curve],
        {one.row: (one.seat, one.wins) for one in decisions},
        {one.row for one in luck},
        winners,
    )
    return Analysis(curve, decisions, luck, played, turning)


def played_by(
    seat: Seat, curve: Sequence[Estimate], decisions: Sequence[Decision], luck: Sequence[Luck]
) -> Played:
    own = [decision for decision in decisions if decision.seat == seat]
    accounts: list[Account] = []
    for kind in (0, 1):  # points, then chances
        change = curve[-1][kind][seat] - curve[0][kind][seat]
        made = sum([one.after[kind][seat] - one.before[kind][seat] for one in decisions])
        chosen = sum([one.after[kind][seat] - one.before[kind][seat] for one in own])
        brought = sum([(one.points, one.wins)[kind][seat] for one in luck])
        accounts.append(Account(chosen, made - chosen, brought, change - made - brought))
    mistakes = sum([decision.mark == "mistake" for decision in own])
    by_row = {**{one.row: one.seat for one in decisions}, **{one.row: CHANCE for one in luck}}
    turns = turns_of(seat, [by_row[row] for row in sorted(by_row)])
    given = given_a_turn([decision.points for decision in own], turns)
    return Played(len(own), mean_accuracy([decision.wins for decision in own]), mistakes, given, *accounts)


def given_away(points: float, wins: float) -> tuple[float, float]:
    """What a line surely gives away of the points and the chance by which it seems worse: less than the
    estimate may be off is nothing, however many such there are in a game."""
    if points < DOUBT and wins <= INACCURATE:
        return 0.0, 0.0
    return max(0.0, points), max(0.0, wins)


def turns_of(seat: Seat, who: Sequence[Seat]) -> int:
    """How many turns a seat had, by who decided, or what chance played, one after the other."""
    return sum([one == seat != before for before, one in pairwise([CHANCE, *who])])


def given_a_turn(points: Sequence[float], turns: int) -> float:
    """What decisions gave away, on average; who had no turn gave nothing."""
    return sum(points) / max(1, turns)


def mark_of(given: float, ahead: float) -> Mark:
    """By the chance that was given away, or by how far the line was ahead of the next."""
    if given > MISTAKE:
        return "mistake"
    if given > INACCURATE:
        return "inaccurate"
    return "brilliant" if given == 0 and ahead >= CLEARLY else "good"


def accuracy(given: float) -> float:
    """100 for a decision that gave nothing away, 37 at the bound of a mistake."""
    return 100 * exp(-given / MISTAKE)


def mean_accuracy(given: Sequence[float]) -> float:
    """Of several decisions; who had none to make made none wrong."""
    return sum([accuracy(one) for one in given]) / len(given) if given else 100.0


def turning_point(
    wins: Sequence[Sequence[float]],
    given: Mapping[int, tuple[Seat, float]],
    luck: Set[int],
    winners: Sequence[Seat],
) -> int:
    """The row that raised the winner's chance most: by luck, or by as much as another gave away there.

    What nobody did and chance did not bring, such as an end that was not foreseen, turns nothing.
    """
    if not winners:
        return -1
    turned: dict[int, float] = {}
    for row, (before, after) in enumerate(pairwise(wins)):
        seat, away = given.get(row, (winners[0], 0.0))
        most = 1.0 if row in luck else 0.0 if seat in winners else away
        turned[row] = min(most, after[winners[0]] - before[winners[0]])
    greatest = max(turned, key=lambda row: turned[row], default=-1)
    return greatest if greatest >= 0 and turned[greatest] >= INACCURATE else -1


def margin(points: Sequence[float], seat: Seat, result: Result) -> float:
    """Points ahead of the best rival; alone, all of them."""
    own = next(side for side in sides(result) if seat in side)
    return points[seat] - max([one for other, one in enumerate(points) if other not in own], default=0.0)


def best_first(ways: Sequence[tuple[float, float]]) -> list[int]:
    """The places of ways, each a chance to win and a margin: by the chance as it is told, then by margin:
    nothing stands above what promises more."""
    return sorted(range(len(ways)), key=lambda place: (-round(ways[place][0], 2), -ways[place][1]))
