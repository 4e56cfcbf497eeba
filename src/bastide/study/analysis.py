"""The analysis of a game: what every decision gave away, what chance brought, and where it turned.

The estimate of a seat changes from the beginning to the end by four parts that add up: its own choices, the
choices of others, luck (what chance brought against the average of what it could have brought), and what the
estimate itself had not foreseen.
"""

from collections import Counter
from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from bastide.bots.beam import SAME, Way
from bastide.bots.greedy import Greedy
from bastide.core.game import CHANCE, Game, Move, Result, Seat
from bastide.core.match import Match
from bastide.study.estimate import ENDLESS, Estimator, Node, Numbers, Promise, estimate_of
from bastide.study.findings import Analysis, Decision, Finding, Luck, given_away, margin, mark_of, sum_up

Tell = Callable[[int, int], None]  # rows looked at, and all there are
Row = tuple[Seat, str]


def analyse_match(match: Match, tell: Tell = lambda _done, _rows: None) -> Analysis:
    """Look at every row of a match, from its first to its last."""
    rows = [(row.seat, row.line) for row in match.log]
    walk = Walk(match.game, match.beginning(), rows, Estimator(match.game.KEY))
    findings: list[Finding] = []
    while not walk.over:
        findings.append(walk.step())
        tell(min(walk.at, len(rows)), len(rows))
    return sum_up(findings, match.result.winners)


class Walk:
    """On the way through a game's rows; what is found at a row does not depend on where the walk began."""

    def __init__(self, game: Game, state: Any, rows: Sequence[Row], estimator: Estimator) -> None:
        self.game, self.state, self.rows, self.estimator = game, state, rows, estimator
        self.squire = Greedy(game.KEY, Random(0))  # plays what is obvious
        self.at = 0
        self._due: Node | None = None  # what was expected when chance came to play
        self._fate: Numbers | None = None  # the average over what chance could bring then
        self._planned: Node | None = None  # the rest of the way that was begun
        self._is_best = False  # that way

    @property
    def over(self) -> bool:
        return self.at > len(self.rows)

    def skip(self, row: int) -> None:
        """On to a row without a look, but for the turn that it ends: what was planned there still holds."""
        begins = min(row, len(self.rows) - 1)
        while begins > 0 and self.rows[begins][0] in (self.rows[begins - 1][0], CHANCE):
            begins -= 1
        while self.at < begins:
            self._play(*self.rows[self.at])
        while self.at < row:
            self.step()

    def step(self) -> Finding:
        """What there is to find at the next row, which is played then; behind the last one, how it ended."""
        number = self.at
        if number == len(self.rows):
            self.at += 1
            return Finding(number, estimate_of(self.estimator.look(self.state, str(number)).numbers))
        seat, line = self.rows[number]
        if seat == CHANCE:
            return self._chance(number, line)
        move = self.game.NOTATION.read(line)
        node = self._look(number, seat, move)
        decision = self._judge(number, seat, move, node)
        self._play(seat, line)
        return Finding(number, estimate_of(node.numbers), decision)

    def _play(self, seat: Seat, line: str) -> None:
        self.game.play(self.state, seat, self.game.NOTATION.read(line))
        self.at += 1

    def _chance(self, number: int, line: str) -> Finding:
        """Rows that chance plays one after the other are one outcome."""
        if self._fate is None:
            self._fate = self.estimator.ahead(self.state, str(number))
        node = self._due = self._due or Node(self._fate, None, [])
        self._play(CHANCE, line)
        luck = None
        if self.game.to_act(self.state) != (CHANCE,):
            brought = self.estimator.brought(self.state, str(number)) - self._fate
            luck = Luck(number, *map(tuple, brought.tolist()))
            self._due = self._fate = None
        return Finding(number, estimate_of(node.numbers), luck=luck)

    def _look(self, number: int, seat: Seat, move: Move) -> Node:
        """What was planned a move ago is not thought of again while it is followed and obvious."""
        planned, self._planned, self._due, self._fate = self._planned, None, None, None
        is_followed = planned is not None and self._is_best and move == planned.ways[0].moves[0]
        if planned is not None and is_followed and self._is_obvious(seat, move):
            return planned
        return self.estimator.look(self.state, str(number), seat)

    def _is_obvious(self, seat: Seat, move: Move) -> bool:
        return move == self.squire.pick(self.state, seat, self.game.legal_moves(self.state, seat), ENDLESS)

    def _judge(self, number: int, seat: Seat, move: Move, node: Node) -> Decision | None:
        """A decision against the best that was found; no choice is no decision."""
        assert node.best is not None  # a seat has something to do
        best, played = node.best, self._promise(seat, move, node)
        is_best = comes_to_the_same(played.way, best.way)
        self._expect(played, is_best=is_best)
        if len(self.game.legal_moves(self.state, seat)) < 2:
            return None
        best, result = played if is_best else best, self.game.result(self.state)
        before, after = best.numbers, played.numbers
        behind = lead(before, seat, result) - lead(after, seat, result)
        points, wins = given_away(behind, float(before[1][seat] - after[1][seat]))
        return Decision(
            row=number,
            seat=seat,
            line=self.rows[number][1],
            best=tuple(self.game.NOTATION.write(one) for one in best.way.moves),
            before=estimate_of(before),
            after=estimate_of(after),
            points=points,
            wins=wins,
            mark=mark_of(wins, self._ahead(seat, move, best, node)),
        )

    def _promise(self, seat: Seat, move: Move, node: Node) -> Promise:
        """The best way that begins as it was played; one that comes to the same promises the same."""
        way = self.estimator.way_from(self.state, seat, move, node.ways)
        if node.best is not None and comes_to_the_same(way, node.best.way):
            return node.best._replace(way=way)
        return self.estimator.promises(self.state, seat, [way])[0]

    def _ahead(self, seat: Seat, move: Move, best: Promise, node: Node) -> float:
        """The chance by which what was played is better than the next; none where it is obvious."""
        if best.way.moves[0] != move or self._is_obvious(seat, move):
            return 0.0
        moves = self.game.legal_moves(self.state, seat)
        few = self.estimator.few(self.state, seat, moves, node.ways)
        others = [way for way in few if not comes_to_the_same(way, best.way)]
        if not others:
            return 0.0
        next_best = self.estimator.promises(self.state, seat, others[:1])[0]
        return float(best.numbers[1][seat] - next_best.numbers[1][seat])

    def _expect(self, promise: Promise, *, is_best: bool) -> None:
        """What the way that was begun will bring: its rest is the plan, or chance goes on from its end."""
        way = promise.way
        if len(way.moves) > 1:
            rest = Way(way.moves[1:], way.state, way.worth)
            self._planned = Node(promise.numbers, promise._replace(way=rest), [rest])
            self._is_best = is_best
        elif self.game.to_act(way.state) == (CHANCE,):
            self._due = Node(promise.numbers, None, [])


def comes_to_the_same(one: Way, other: Way) -> bool:
    """The same moves in whatever order; if that made a difference, the network sees another position."""
    return Counter(one.moves) == Counter(other.moves) and abs(one.worth - other.worth) < SAME


def lead(numbers: Numbers, seat: Seat, result: Result) -> float:
    return margin(numbers[0].tolist(), seat, result)
