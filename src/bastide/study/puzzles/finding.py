"""Is this decision a puzzle? First a glance at the turn, then what seems clear is played on, again and again.

All is judged from what the seat can see: the position is imagined from its view, and so is every world in
which the ways are played on, with the same luck for all of them.
"""

from collections.abc import Generator, Sequence
from random import Random
from typing import Any, Final, NamedTuple

import numpy as np

from bastide.bots.beam import Beam, Way
from bastide.bots.greedy import Greedy
from bastide.bots.judging import Asked
from bastide.bots.rollouts import begin, play_watched
from bastide.bots.secret import best_choices, is_secret, withdraw
from bastide.core.game import Game, Move, Seat
from bastide.study.advising import Adviser
from bastide.study.estimate import ENDLESS, WIDTH, Estimator, Numbers
from bastide.study.futures import Followed, Future
from bastide.study.puzzles.puzzle import LATER, RIVALS, Puzzle, Worth
from bastide.study.puzzles.themes import theme_of

FEWEST: Final = 3  # lines to choose from
LONGEST: Final = 7  # lines of the best turn: nobody finds more at a look
GLANCE: Final = 1.2  # points that the best must be ahead at the first glance
LOOKS: Final = ((2, 6), (3, 12), (6, 24))  # ways that are played on, in how many worlds: ever closer
TURNS: Final = 1  # of the own ones, after the one that is decided
POINTS: Final = 2.0  # of the margin that the best must be ahead in the end
WINS: Final = 0.03  # and of the chance to win; where that is nearly sure, the points must be twice as many
SURE: Final = 2.5  # standard errors
SEEN: Final = 1.0  # points that the network must see rivals lose, where most is gained from that
RIVALS_CHOICES: Final = 6  # of which one is taken where all choose in secret
FURTHER: Final = 12.0  # points that a line seems worse than what was played on, at most: more is not known
NARROW: Final = 4  # how wide is looked at a glance
ALL: Final = 1000  # worlds that are played on at once, where nobody waits for anything else

Steps = Generator[None, None, "Puzzle | None"]  # at the end, the puzzle


class Played(NamedTuple):
    """What came of a way, world by world."""

    way: Way
    futures: list[Future]

    @property
    def margins(self) -> Numbers:
        return np.array([future.margin for future in self.futures])

    @property
    def wins(self) -> Numbers:
        return np.array([future.win for future in self.futures])


class Finder:
    """Looks for puzzles of one game."""

    def __init__(self, game: str) -> None:
        self.estimator = Estimator(game)
        self.game = self.estimator.game
        self.squire = Greedy(game, Random(0))
        self.narrow = Beam(self.game, self.estimator.judge, NARROW)
        self.wide = Beam(self.game, self.estimator.judge, WIDTH)

    def look(self, look: "Look", key: str, bots: Sequence[str]) -> Puzzle | None:
        """The puzzle of a position, if one line is clearly best there."""
        steps = look.steps(key, bots)
        while True:
            try:
                next(steps)
            except StopIteration as end:
                found: Puzzle | None = end.value
                return found


class Look:
    """One position, as closely as it needs to be looked at."""

    def __init__(self, finder: Finder, state: Any, seat: Seat) -> None:
        self.finder, self.game, self.seat = finder, finder.game, seat
        self.adviser = Adviser(finder.estimator, self.game.view(state, seat))
        self.state = self.adviser.state
        self.moves: Sequence[Move] = self.game.legal_moves(self.state, seat)
        self.is_secret = len(self.moves) > 0 and is_secret(self.game, self.moves)
        self.ways: list[Way] = []  # the best, then the best of what begins otherwise
        self.right: list[Move] = []
        self.played: list[Played] = []

    def steps(self, key: str, bots: Sequence[str], at_once: int = ALL) -> Steps:
        """On to the puzzle in steps, ever closer, as long as one line may be clearly best."""
        if not self.ways and self.moves:
            self.glance()
        if not self.seems_clear():
            return None
        yield
        if not self.still_seems_clear():
            return None
        for most, worlds in LOOKS:
            yield from self._play_on(most, worlds, at_once)
            if not self.is_clear():
                return None
        return self.puzzle(key, bots) if self.matters() else None

    # -- at a glance

    def glance(self) -> list[Way]:
        """The ways that are found at a glance, the best first."""
        self.ways = self._search(self.finder.narrow, self.moves)
        return self.ways

    def seems_clear(self) -> bool:
        """Whether the network thinks so, having looked the turn through."""
        if len(self.moves) < FEWEST:
            return False
        found = self.ways
        self.right = self._beginnings(found[0])
        others = [way for way in found if way.moves[0] not in self.right]
        rest = [move for move in self.moves if move not in self.right]
        if not others and rest:
            others = self._search(self.finder.narrow, rest)
        self.ways = [found[0], *others]
        if not others or len(found[0].moves) > LONGEST or self._only_ends():
            return False
        return found[0].worth - others[0].worth >= GLANCE

    def still_seems_clear(self) -> bool:
        """Whether it does when looked at as closely as Castellan does."""
        self.ways = self._search(self.finder.wide, self.moves)
        return self.seems_clear()

    def _only_ends(self) -> bool:
        """Whether it is right to end the turn: a puzzle asks for a deed."""
        return "end-turn" in [self.game.NOTATION.name(move) for move in self.right]

    def _search(self, beam: Beam, moves: Sequence[Move]) -> list[Way]:
        if self.is_secret:
            return best_choices(self.finder.estimator.judge, self.state, self.seat, moves, len(moves))
        return beam.turns(self.state, self.seat, moves, ENDLESS)

    def _beginnings(self, best: Way) -> list[Move]:
        """The moves of the best way that can come first: where order is no difference, all are right."""
        if self.is_secret:
            return [best.moves[0]]
        return beginnings(self.game, self.state, self.seat, best.moves)

    # -- played on

    def is_clear(self) -> bool:
        """Whether what was best at a glance is best by far, by points and by chances, and surely so."""
        best, *others = self.played
        return all(is_better(best, one) for one in others)

    def matters(self) -> bool:
        """Whether it is no accident of how rivals were played on."""
        best, instead = self.played[0], self.played[1]
        sources = self._sources(best, instead)
        if sources.get(RIVALS, 0.0) < sum(sources.values()) / 2:
            return True
        judge = self.finder.estimator.standing
        lost = judge(instead.way.state)[0] - judge(best.way.state)[0]
        return max(float(lost[seat]) for seat in range(len(lost)) if seat != self.seat) >= SEEN

    def _play_on(self, most: int, worlds: int, at_once: int) -> Generator[None, None, None]:
        """The best ways in so many worlds, some at once; behind the first, the others by what came of it."""
        ways = self.ways[:most]
        futures: list[list[Future]] = [[] for _ in ways]
        for first in range(0, worlds, at_once):
            more = self._futures(ways, range(first, min(first + at_once, worlds)))
            for of_way, of_these in zip(futures, more, strict=True):
                of_way += of_these
            yield
        best, *others = map(Played, ways, futures)
        self.played = [best, *sorted(others, key=lambda one: -float(one.margins.mean()))]

    def _futures(self, ways: Sequence[Way], numbers: range) -> list[list[Future]]:
        """By way what came of it, in the same worlds for all."""
        judge, seed = self.finder.estimator.judge, self.adviser.seed
        imagined = {number: self._imagine(Random(f"{seed} {number}")) for number in numbers}
        watched = [
            Followed(begin(self.game, judge, world, self.seat, way, number), self.seat, TURNS)
            for way in ways
            for number, world in imagined.items()
        ]
        play_watched(self.game, judge, watched)
        futures = [self.adviser.future(one) for one in watched]
        return [futures[first : first + len(numbers)] for first in range(0, len(futures), len(numbers))]

    def _imagine(self, luck: Random) -> Any:
        """A world as the seat could imagine it; others choose in secret one of what looks best to them."""
        world = self.game.imagine(self.state, self.seat, luck)
        if self.is_secret:
            for other in range(len(self.adviser.result.scores)):
                if other != self.seat:
                    withdraw(world, other)
                    open_moves = self.game.legal_moves(world, other)
                    judge = self.finder.estimator.judge
                    likely = best_choices(judge, world, other, open_moves, RIVALS_CHOICES)
                    self.game.play(world, other, luck.choice(likely).moves[0])
        return world

    # -- telling

    def puzzle(self, key: str, bots: Sequence[str]) -> Puzzle:
        best, instead = self.played[0], self.played[1]
        write = self.game.NOTATION.write
        sources = self._sources(best, instead)
        line = write(best.way.moves[0])
        return Puzzle(
            key=key,
            state=self.game.write_state(self.state),
            seat=self.seat,
            theme=theme_of(self.game, self.seat, line, sources, best.way.state, instead.way.state),
            level=self._level(),
            way=tuple(write(move) for move in best.way.moves),
            win=round(float(best.wins.mean()), 2),
            ahead=round(float((best.margins - instead.margins).mean()), 1),
            sources=sources,
            now=self._now(best.way),
            worths=self._worths(),
            bots=tuple(bots),
        )

    def _sources(self, best: Played, instead: Played) -> dict[str, float]:
        """Where the better margin comes from: own points by source, what comes later, what rivals lose."""
        parts: dict[str, float] = {}
        for source in dict.fromkeys(
            source for one in (best, instead) for future in one.futures for source in future.standing.sheet
        ):
            parts[source] = mean([one.standing.sheet.get(source, 0) for one in best.futures]) - mean(
                [one.standing.sheet.get(source, 0) for one in instead.futures]
            )
        parts[LATER] = mean([one.rest for one in best.futures]) - mean([one.rest for one in instead.futures])
        whole = float((best.margins - instead.margins).mean())
        parts[RIVALS] = whole - sum(parts.values())
        return {source: round(points, 1) for source, points in parts.items() if abs(points) >= 0.05}

    def _now(self, way: Way) -> dict[str, int]:
        """By source what the turn brings at once; what is chosen in secret brings nothing yet."""
        if self.is_secret:
            return {}
        before, after = self.adviser.result.sheets[self.seat], self.game.result(way.state).sheets[self.seat]
        return {one: points for one in after if (points := after[one] - before.get(one, 0))}

    def _worths(self) -> dict[str, Worth]:
        """By line what it gives away: played on, or as much more than the worst of these as it seems."""
        best = self.played[0]
        losses = {move: Worth(0.0, 0.0) for move in self.right}
        for one in self.played[1:]:
            points, wins = float((best.margins - one.margins).mean()), float((best.wins - one.wins).mean())
            losses[one.way.moves[0]] = Worth(round(points, 1), round(wins, 2))
        worst = max(one.points for one in losses.values()), max(one.wins for one in losses.values())
        seen = self._one_move_on()
        least = min(seen[one.way.moves[0]] for one in self.played[1:])
        for move in self.moves:
            if move not in losses:
                further = min(FURTHER, max(0.0, least - seen[move]))
                losses[move] = Worth(round(worst[0] + further, 1), worst[1])
        return {self.game.NOTATION.write(move): losses[move] for move in self.moves}

    def _one_move_on(self) -> dict[Move, float]:
        """What every line is worth to the network at once, without the rest of the turn."""
        answer = self.finder.estimator.judge.look_ahead([Asked(self.state, self.seat, self.moves)])[0]
        return dict(zip(self.moves, answer.worths.tolist(), strict=True))

    def _level(self) -> int:
        """Whether Squire finds it, or it shows one move on, or only when the turn is looked through."""
        if self.finder.squire.pick(self.state, self.seat, self.moves, ENDLESS) in self.right:
            return 1
        seen = self._one_move_on()
        return 2 if max(seen, key=lambda move: seen[move]) in self.right else 3


def is_better(best: Played, other: Played) -> bool:
    """By points, surely more than none, and by chances or by points that are many."""
    leads, wins = best.margins - other.margins, float((best.wins - other.wins).mean())
    ahead, error = float(leads.mean()), float(leads.std()) / len(leads) ** 0.5
    is_sure = ahead >= max(POINTS, SURE * error)
    return is_sure and (wins >= WINS or (wins >= 0 and ahead >= 2 * POINTS))


def mean(numbers: Sequence[float]) -> float:
    return float(np.mean(numbers))


def beginnings(game: Game, state: Any, seat: Seat, moves: Sequence[Move]) -> list[Move]:
    """The moves of a turn that can come first: the others follow in some order, and it ends as before."""
    orders = Orders(game, seat)
    end = game.copy(state)
    for move in moves:
        game.play(end, seat, move)
    return [move for move in dict.fromkeys(moves) if orders.lead_to(end, state, move, moves)]


class Orders:
    """In which order the moves of a turn can be played."""

    def __init__(self, game: Game, seat: Seat) -> None:
        self.game = game
        self.seat = seat

    def lead_to(self, end: Any, state: Any, first: Move, moves: Sequence[Move]) -> bool:
        """Whether one that begins so does; with the same moves left it is looked at once."""
        self._there = self._settled(end)
        self._seen: set[tuple[str, ...]] = set()
        return self._go_on(state, first, list(moves))

    def _go_on(self, before: Any, move: Move, left: list[Move]) -> bool:
        left.remove(move)
        names = tuple(sorted(map(self.game.NOTATION.write, left)))
        if names in self._seen or self.game.to_act(before) != (self.seat,):
            return False
        if move not in self.game.legal_moves(before, self.seat):
            return False
        self._seen.add(names)
        state = self.game.copy(before)
        self.game.play(state, self.seat, move)
        if not left:
            return bool(self._settled(state) == self._there)
        return any(self._go_on(state, following, left.copy()) for following in dict.fromkeys(left))

    def _settled(self, state: Any) -> Any:
        return self.game.STUDY.puzzles.settled(self.game.write_state(state))
