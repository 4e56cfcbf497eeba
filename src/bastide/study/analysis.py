"""The analysis of a game: what every decision gave away, what chance brought, and where it turned.

The estimate of a seat changes from the beginning to the end by four parts that add up: its own choices, the
choices of others, luck (what chance brought against the average of what it could have brought), and what the
estimate itself had not foreseen.
"""

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from bastide.bots.beam import Way
from bastide.bots.greedy import Greedy
from bastide.core.game import CHANCE, Game, Move, Result, Seat
from bastide.core.match import Match
from bastide.study.estimate import ENDLESS, Estimator, Node, Numbers, estimate_of
from bastide.study.findings import Analysis, Decision, Finding, Luck, margin, mark_of, sum_up

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
        node = self._due = self._due or self.estimator.look(self.state, str(number))
        self._play(CHANCE, line)
        luck = None
        if self.game.to_act(self.state) != (CHANCE,):
            self._due = None
            brought = self.estimator.decided(self.state) - node.numbers
            luck = Luck(number, *map(tuple, brought.tolist()))
        return Finding(number, estimate_of(node.numbers), luck=luck)

    def _look(self, number: int, seat: Seat, move: Move) -> Node:
        """What was planned a move ago is not thought of again while it is followed and obvious."""
        planned, self._planned, self._due = self._planned, None, None
        is_followed = planned is not None and self._is_best and move == planned.ways[0].moves[0]
        if planned is not None and is_followed and self._is_obvious(seat, move):
            return planned
        return self.estimator.look(self.state, str(number), planned)

    def _is_obvious(self, seat: Seat, move: Move) -> bool:
        return move == self.squire.pick(self.state, seat, self.game.legal_moves(self.state, seat), ENDLESS)

    def _judge(self, number: int, seat: Seat, move: Move, node: Node) -> Decision | None:
        """A decision against the best that was found; no choice is no decision."""
        moves = self.game.legal_moves(self.state, seat)
        if len(moves) < 2:
            if node.ways:
                self._expect(node.ways[0], node.numbers, is_best=True)
            return None
        ways = node.ways or self.estimator.ways(self.state, seat, moves)
        played = self.estimator.way_from(self.state, seat, move, ways)
        best = played if played in ways and played.worth == ways[0].worth else ways[0]
        before = node.numbers if node.ways else self.estimator.ahead(best.state, str(number))
        after = before if played is best else self.estimator.ahead(played.state, str(number))
        self._expect(played, after, is_best=played is best)
        ahead = 0.0
        if played is best and len(ways) > 1 and not self._is_obvious(seat, move):
            next_best = self.estimator.ahead(ways[1].state, str(number))
            ahead = float(before[1][seat] - next_best[1][seat])
        result = self.game.result(self.state)
        wins = max(0.0, float(before[1][seat] - after[1][seat]))
        return Decision(
            row=number,
            seat=seat,
            line=self.rows[number][1],
            best=tuple(self.game.NOTATION.write(one) for one in best.moves),
            before=estimate_of(before),
            after=estimate_of(after),
            points=max(0.0, lead(before, seat, result) - lead(after, seat, result)),
            wins=wins,
            mark=mark_of(wins, ahead),
        )

    def _expect(self, way: Way, numbers: Numbers, *, is_best: bool) -> None:
        """What the way that was begun will bring: its rest is the plan, or chance goes on from its end."""
        if len(way.moves) > 1:
            self._planned, self._is_best = Node(numbers, [Way(way.moves[1:], way.state, way.worth)]), is_best
        elif self.game.to_act(way.state) == (CHANCE,):
            self._due = Node(numbers, [])


def lead(numbers: Numbers, seat: Seat, result: Result) -> float:
    return margin(numbers[0].tolist(), seat, result)
