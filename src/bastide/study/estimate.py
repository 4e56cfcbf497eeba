"""What a position will bring every seat, as the network sees it: points at the end, and the chance to win.

The network has learnt what seats have just chosen, each seen with the chooser's eyes, and nothing else. So
that is what it is asked, for hints and for the analysis alike. A way through a turn is worth what its seat
thinks of the last choice in it, and of its last choice when it was played on in a few imagined worlds until
the next turn is over, either for one half. What chance has brought shows in what everyone chooses next.
"""

import json
from collections.abc import Sequence
from random import Random
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from bastide.bots.beam import Beam, Way
from bastide.bots.evaluate import OF_TURNS
from bastide.bots.judging import Asked, ByHand, ByNetwork
from bastide.bots.levels import ALONE
from bastide.bots.lockstep import Choice, Played, choose
from bastide.bots.network import trained
from bastide.bots.rollouts import Watched, begin
from bastide.bots.secret import best_choices, is_secret
from bastide.core import registry
from bastide.core.features import Rows
from bastide.core.game import CHANCE, Game, Move, Result, Seat, side_scores, sides
from bastide.study.findings import Estimate, best_first, margin
from bastide.study.unfolding import Turns, Unfolded

WIDTH: Final = 8  # of the beam: as far as Castellan looks
BEST: Final = 3  # ways that are told, or compared with what was done
WORLDS: Final = 4  # in which a way is played on, and outcomes of chance that are averaged
NEXT: Final = 1  # own turns that are played on
ENDLESS: Final = float("inf")

Numbers = NDArray[np.float64]


class Promise(NamedTuple):
    """A way through the own turn, and what it will bring."""

    way: Way
    numbers: Numbers
    worlds: list[Unfolded]


class Node(NamedTuple):
    """A position: what it will bring, and what the seat that decides may do."""

    numbers: Numbers
    best: Promise | None  # what the beam finds best
    ways: list[Way]  # all that were found: for each way to begin the best one


class Estimator:
    """Looks at positions of one game with the network and a search through the turn."""

    def __init__(self, game: str, width: int = WIDTH, worlds: int = WORLDS) -> None:
        self.game: Game = registry.game(game)
        self.worlds = worlds
        self.judge = ByNetwork(self.game, trained(game))
        self._beam = Beam(self.game, self.judge, width)
        self._alone = Beam(self.game, ByHand(self.game, OF_TURNS[game]), ALONE * width)

    def look(self, state: Any, seed: str, seat: Seat | None = None) -> Node:
        """A position and all that may come next; of several seats that decide, for this one."""
        acting = self.game.to_act(state)
        if not acting:
            return Node(ended(self.game.result(state)), None, [])
        if acting == (CHANCE,):
            return Node(self.ahead(state, seed), None, [])
        decides = acting[0] if seat is None else seat
        ways = self.ways(state, decides, self.game.legal_moves(state, decides))
        best = self.promises(state, decides, ways[:1])[0]
        return Node(best.numbers, best, ways)

    # -- what is chosen

    def few(self, state: Any, seat: Seat, moves: Sequence[Move], ways: Sequence[Way]) -> list[Way]:
        """Of the ways that were found the few that the beam thinks most of.

        Ways that differ in their order alone are one; where there are too few, the best of what they do not
        begin with comes after them.
        """
        found: dict[frozenset[Move], Way] = {}
        searched = ways
        while searched and len(found) < BEST:
            for begun in searched:
                if len(found) < BEST:
                    way = self.way_from(state, seat, begun.moves[0], ways)
                    found.setdefault(frozenset(way.moves), way)
            used = {move for way in found.values() for move in way.moves}
            moves = [move for move in moves if move not in used]
            searched = self.ways(state, seat, moves) if moves and len(found) < BEST else []
        return list(found.values())

    def ways(self, state: Any, seat: Seat, moves: Sequence[Move]) -> list[Way]:
        """How the turn may go on, for each way to begin the best that was found; the best first."""
        if is_secret(self.game, moves):
            return best_choices(self.judge, state, seat, moves, len(moves))
        beam = self._alone if self.is_alone(state) else self._beam
        return beam.turns(state, seat, moves, ENDLESS)

    def is_alone(self, state: Any) -> bool:
        """It is not about points then, of which alone the network knows: Castellan judges by hand."""
        return len(self.game.result(state).scores) == 1

    def way_from(self, state: Any, seat: Seat, move: Move, ways: Sequence[Way]) -> Way:
        """The best way that begins with a move, also where the search had dropped it."""
        for way in ways:
            if way.moves[0] == move:
                return way
        after = self.game.copy(state)
        self.game.play(after, seat, move)
        if self.game.to_act(after) != (seat,):
            return Way((move,), after, 0.0)
        further = self.ways(after, seat, self.game.legal_moves(after, seat))[0]
        return Way((move, *further.moves), further.state, further.worth)

    def promises(
        self, state: Any, seat: Seat, ways: Sequence[Way], unfold: type[Unfolded] = Unfolded
    ) -> list[Promise]:
        """What each way will bring, on average over some worlds, which are the same for all."""
        lucks = self._lucks(state, seat)
        imagined = [self.game.imagine(state, seat, Random(luck)) for luck in lucks]
        worlds = [
            [self._begun(unfold, one, seat, way, luck) for one, luck in zip(imagined, lucks, strict=True)]
            for way in ways
        ]
        self._play_on([one for of_way in worlds for one in of_way])
        return [
            Promise(way, self._average(of_way, state, way.moves), of_way)
            for way, of_way in zip(ways, worlds, strict=True)
        ]

    def _average(self, worlds: Sequence[Unfolded], state: Any, moves: Sequence[Move]) -> Numbers:
        """Of what is thought of a way, and of what came of it."""
        thought = self.thought(state, worlds[0].seat, moves)
        told = [self.told(one) for one in worlds]
        came = np.mean([thought if one is None else one for one in told], axis=0)
        is_over = self.game.result(worlds[0].played.state).final and not worlds[0].played.choices
        return np.asarray(came if is_over else (thought + came) / 2)

    def _lucks(self, state: Any, seat: Seat) -> list[int]:
        """A seed for each world, the same through a turn: what the others have it seldom changes."""
        sheets = self.game.result(state).sheets
        others = json.dumps(sheets[:seat] + sheets[seat + 1 :], sort_keys=True)
        return [Random(f"{others} {number}").getrandbits(64) for number in range(self.worlds)]

    def _begun(self, unfold: type[Unfolded], world: Any, seat: Seat, way: Way, luck: int) -> Unfolded:
        """A way in one world; what all choose in secret is played before the own next turn."""
        played = begin(self.game, self.judge, world, seat, way, luck)
        acting = [other for other in self.game.to_act(played.state) if other != CHANCE]
        still_chosen = is_secret(self.game, way.moves) and any(
            is_secret(self.game, self.game.legal_moves(played.state, other)) for other in acting
        )
        return unfold(played, seat, NEXT + still_chosen)

    def _play_on(self, worlds: Sequence[Unfolded]) -> None:
        """All together, each until it is over for the seat, or enough has been looked at."""
        while True:
            asked = [(one, one.next(self.game)) for one in worlds if not one.is_over]
            running = [(one, question) for one, question in asked if question is not None]
            if not running:
                return
            games, questions = [one.played for one, _ in running], [question for _, question in running]
            moves = choose(self.judge, games, questions, None)
            for (one, question), move in zip(running, moves, strict=True):
                one.note(self.game, question, move)

    def told(self, world: Watched) -> Numbers | None:
        """How it ended, or what a seat thinks of its last choice where it was played on to, if it had any."""
        result = self.game.result(world.played.state)
        own = [choice for choice in world.played.choices if choice.seat == world.seat]
        if result.final:
            return ended(result)
        return around(world.seat, own[-1].points, own[-1].wins, result) if own else None

    def thought(self, state: Any, seat: Seat, moves: Sequence[Move]) -> Numbers:
        """What the seat thinks of the last of its moves that is a choice."""
        asked: list[Asked] = []
        position = self.game.copy(state)
        for move in moves:
            open_moves = self.game.legal_moves(position, seat)
            if len(open_moves) > 1 or not asked:
                asked = [Asked(self.game.copy(position), seat, [move])]
            self.game.play(position, seat, move)
        seen = self.judge.see(asked)
        return around(seat, seen.judged.points[0], seen.judged.wins[0], self.game.result(state))

    # -- what chance brings

    def ahead(self, state: Any, seed: str) -> Numbers:
        """What a position will bring for which chance is due: the average over what it could bring."""
        lucks = [Random(f"{seed} {number}") for number in range(self.worlds)]
        worlds = [self._outcome(state, luck) for luck in lucks]
        return np.asarray(np.mean(self._played_on(worlds, lucks), axis=0))

    def brought(self, state: Any, seed: str) -> Numbers:
        """What a position will bring that chance has left, seen as what it could have left is."""
        return self._played_on([self.game.copy(state)], [Random(f"{seed} 0")])[0]

    def _outcome(self, state: Any, luck: Random) -> Any:
        """What chance could have brought, up to the next decision."""
        world = self.game.copy(state)
        while self.game.to_act(world) == (CHANCE,):
            self.game.play(world, CHANCE, self.game.draw_chance(world, luck))
        return world

    def _played_on(self, states: Sequence[Any], lucks: Sequence[Random]) -> list[Numbers]:
        """By state what everyone has chosen by the end of the next turn promises them."""
        seats = len(self.game.result(states[0]).scores)
        players = [self.judge] * seats
        tables = [Turns(Played(one, luck, players)) for one, luck in zip(states, lucks, strict=True)]
        while True:
            asked = [(one, one.next(self.game)) for one in tables if not one.is_over]
            running = [(one.played, question) for one, question in asked if question is not None]
            if not running:
                return [self._chosen(one.played) for one in tables]
            choose(self.judge, [played for played, _ in running], [question for _, question in running], None)

    def _chosen(self, played: Played) -> Numbers:
        """Each seat's own word on its last choice; of who had none, what the last to choose thinks."""
        result = self.game.result(played.state)
        if result.final:
            return ended(result)
        if not played.choices:
            return self.standing(played.state)
        last = {choice.seat: choice for choice in played.choices}
        points, wins = zip(
            *[word_on(seat, last, played.choices[-1]) for seat in range(len(result.scores))], strict=True
        )
        return np.array([points, shared(wins, sides(result))])

    def standing(self, state: Any) -> Numbers:
        """What a position will bring as it stands, each seat asked for itself: points, then chances."""
        result = self.game.result(state)
        if result.final:
            return ended(result)
        sight = self.judge.network.sight(state)
        rows = Rows(sight.width)
        for seat in range(len(result.scores)):
            self.judge.network.features.write(state, seat, rows)
        judged = sight.judge(sight.rows(rows.written()))
        return np.array([judged.points[:, 0], shared(judged.wins[:, 0].tolist(), sides(result))])


def in_order(promises: Sequence[Promise], seat: Seat, result: Result) -> list[Promise]:
    """Those first that promise a seat most."""
    figures = [one.numbers.tolist() for one in promises]
    order = best_first([(wins[seat], margin(points, seat, result)) for points, wins in figures])
    return [promises[place] for place in order]


def around(seat: Seat, points: Any, wins: Any, result: Result) -> Numbers:
    """What a seat thinks of all, itself first, by seat."""
    turns = [(other - seat) % len(result.scores) for other in range(len(result.scores))]
    chances = shared([float(wins[turn]) for turn in turns], sides(result))
    return np.array([[float(points[turn]) for turn in turns], chances])


def word_on(seat: Seat, last: dict[Seat, Choice], newest: Choice) -> tuple[float, float]:
    """Points and chance of a seat."""
    choice = last.get(seat, newest)
    turn = (seat - choice.seat) % len(choice.points)
    return float(choice.points[turn]), float(choice.wins[turn])


def ended(result: Result) -> Numbers:
    return np.array([side_scores(result), won(result)], float)


def won(result: Result) -> list[float]:
    """One for who has won; those who share a win share it."""
    winning = [side for side in sides(result) if any(seat in result.winners for seat in side)]
    return [1 / len(winning) if seat in result.winners else 0.0 for seat in range(len(result.scores))]


def shared(chances: Sequence[float], together: Sequence[Sequence[Seat]]) -> list[float]:
    """Chances that add up to one over all sides; who plays alone has the chance that is seen."""
    if len(together) == 1:
        return list(chances)
    found = [0.0] * len(chances)
    for side in together:
        for seat in side:
            found[seat] = sum([chances[other] for other in side]) / len(side)
    whole = sum([found[side[0]] for side in together])
    return [chance / whole for chance in found]


def estimate_of(numbers: Numbers) -> Estimate:
    return Estimate(tuple(numbers[0].tolist()), tuple(numbers[1].tolist()))
