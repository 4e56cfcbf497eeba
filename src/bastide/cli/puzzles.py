"""Puzzles in a terminal: made of bots' games, and solved one after the other."""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Final

from rich.progress import track

from bastide.bots.crews import new_crew
from bastide.cli.files import reason_of
from bastide.cli.hinting import sources
from bastide.cli.offers import Offers
from bastide.cli.play import Session
from bastide.cli.players import Player
from bastide.cli.screen import InputEnded, Quit, Screen
from bastide.core.errors import BadOption, BastideError, Message
from bastide.core.game import Reveal, Seat
from bastide.core.match import new_match
from bastide.study.puzzles.folder import own_puzzles
from bastide.study.puzzles.narrowing import clue_of, left_over
from bastide.study.puzzles.puzzle import (
    LATER,
    RIVALS,
    Puzzle,
    open_state,
    read_puzzles,
    shipped,
    themes_of,
    write_puzzles,
)
from bastide.words import Words

TOLD: Final = 2  # events of a step: a die or silver may be changed first


@dataclass(frozen=True)
class Wanted:
    """What is asked of a search for puzzles."""

    game: str
    games: int
    out: Path
    jobs: int
    seed: int


def run_make(wanted: Wanted, screen: Screen) -> None:
    """Games are played and looked through; the file is written after each, so that one can stop."""
    from bastide.study.puzzles.making import make_puzzles  # late: only who makes them needs arrays of numbers

    found = {one.key: one for one in kept_in(wanted.out, wanted.game)}
    label = screen.words.say("progress-puzzles")
    with new_crew(wanted.jobs) as crew:
        looked = make_puzzles(wanted.game, wanted.games, wanted.seed, crew)
        for puzzles in track(looked, label, wanted.games, console=screen.console, transient=True):
            found |= {one.key: one for one in puzzles}
            keep_in(wanted.out, wanted.game, list(found.values()))
    screen.say("puzzles-written", count=len(found), file=str(wanted.out))


def kept_in(path: Path, game: str) -> list[Puzzle]:
    """What a file has already; one of another game is not written over."""
    if not path.exists():
        return []
    try:
        whose, puzzles = read_puzzles(path)
    except (OSError, ValueError, KeyError) as problem:
        raise BastideError(Message("file-unreadable", {"file": str(path), **reason_of(problem)})) from None
    if whose != game:
        raise BastideError(Message("puzzles-other-game", {"file": str(path)}))
    return puzzles


def keep_in(path: Path, game: str, puzzles: Sequence[Puzzle]) -> None:
    try:
        write_puzzles(path, game, puzzles)
    except OSError as problem:
        raise BastideError(Message("file-unwritable", {"file": str(path), **reason_of(problem)})) from None


def solve(game: str, theme: str, seed: int | None, screen: Screen, folder: Path | None = None) -> None:
    """Puzzle after puzzle, in any order, until the reader has had enough; of a folder, if one is named."""
    every = list((own_puzzles(folder, game) if folder else shipped(game)).values())
    if not every:
        raise BadOption(Message("puzzles-none", {"file": str(folder)}))
    if theme and theme not in themes_of(every):
        raise BadOption(Message("terminal-puzzle-theme", {"theme": theme, "allowed": list(themes_of(every))}))
    asked = [one for one in every if theme in ("", one.theme)]
    Random(seed).shuffle(asked)
    row = 0
    try:
        for puzzle in asked:
            if puzzle is not asked[0]:
                wait_for_next(screen)
            is_right = Solving(game, puzzle, every.index(puzzle) + 1, screen).solve()
            row = row + 1 if is_right else 0
            screen.say("terminal-puzzle-row", row=row)
            screen.show("")
    except InputEnded:
        return  # whoever pipes answers in has given all of them


def wait_for_next(screen: Screen) -> None:
    """The next puzzle clears a window: who sits at one reads the verdict first."""
    if not screen.is_live:
        return
    screen.say("terminal-puzzle-next")
    if screen.ask("> ", ("next", "quit")).lower() in ("quit", "exit", "q"):
        raise Quit


class Solving(Session):
    """One puzzle at a screen: the first move decides."""

    def __init__(self, game: str, puzzle: Puzzle, number: int, screen: Screen) -> None:
        match = new_match(game, {}, chance="manual")
        match.go_on_from(open_state(match.game, puzzle), 0)
        names = [screen.words.say(f"level-{bot}") for bot in puzzle.bots]
        names[puzzle.seat] = screen.words.say("player-alone")
        super().__init__(match, [Player(name) for name in names], screen)
        self.people = [puzzle.seat]
        self.puzzle = puzzle
        self.can_keep = False
        self.has_helped = True
        self.answered: str | None = None
        words = screen.words
        title = words.say("puzzle-number", number=number)
        level, theme = words.say(f"puzzle-level-{puzzle.level}"), words.say(f"theme-{puzzle.theme}")
        self.heading = words.say("terminal-puzzle", title=title, level=level, theme=theme)

    def solve(self) -> bool:
        """Whether the reader finds it."""
        self.take_turn(self.puzzle.seat)
        answer = self.answered or ""
        is_right = answer in self.puzzle.right
        way = self.in_words(self.puzzle.way)
        self.screen.show("", *told(self.puzzle, answer, way, self.words))
        return is_right

    def in_words(self, way: Sequence[str]) -> list[str]:
        """A way through the turn, each step as the log begins to tell it, with its line beside it."""
        seat, match, game = self.puzzle.seat, self.match, self.match.game
        steps: list[str] = []
        state = game.copy(match.state)
        for line in way:
            events = game.play(state, seat, game.NOTATION.read(line))
            told = [event for event in events if not isinstance(event, Reveal)][:TOLD]
            said = [self.words.event(event, game.NOTATION, self.names) for event in told]
            steps.append("  ".join([*said, f"[{line}]"]))
        return steps

    def draw(self, seat: Seat, offers: Offers) -> None:
        super().draw(seat, offers)
        self.screen.show("", self.heading)
        self.screen.say("terminal-puzzle-keys")

    def obey(self, seat: Seat, typed: str, offers: Offers) -> bool:
        if typed.strip().lower() in ("show", self.words.say("terminal-puzzle-word")):
            return True
        return super().obey(seat, typed, offers)

    def hint(self, seat: Seat, offers: Offers) -> None:  # noqa: ARG002  as at a table
        """What to look at, and the few lines that are left."""
        clue, lines = clue_of(self.match.game, self.puzzle), left_over(self.match.game, self.puzzle)
        if clue:
            self.screen.say(**clue)
        self.screen.show(*[f"{offers.number_of(line):>3}  {self.in_words([line])[0]}" for line in lines])

    def choose(self, seat: Seat, group: str, typed: str, offers: Offers) -> bool:
        if offers.show(group):
            self.draw_map(seat, offers)
            return False
        line = offers.find(typed)
        self.match.preview(seat, line)  # which says why it cannot be
        self.answered = " ".join(line.split())
        return True


def told(puzzle: Puzzle, answer: str, way: Sequence[str], words: Words) -> list[str]:
    """Whether it was right, what is, and why."""
    lines = []
    if answer:
        lines.append(words.say("puzzle-right" if answer in puzzle.right else "puzzle-near"))
    if answer and answer not in puzzle.right:
        lost, key = puzzle.cost(answer), "puzzle-lost" if answer in puzzle.known else "puzzle-lost-least"
        share, points = round(100 * lost.wins), words.number(lost.points)
        lines.append(words.say(key, points=points, share=share))
    lines += [words.say("terminal-puzzle-best"), *[f"  {step}" for step in way]]
    if puzzle.now:
        total = words.signed(sum(puzzle.now.values()))
        lines.append(words.say("hint-now", points=total, sources=", ".join(sources(puzzle.now, words))))
    named = {source: points for source, points in puzzle.sources.items() if source not in (LATER, RIVALS)}
    parts = sources(named, words) + [
        f"{words.say(f'puzzle-source-{one}')} {words.signed(puzzle.sources[one])}"
        for one in (LATER, RIVALS)
        if one in puzzle.sources
    ]
    lines.append(words.say("puzzle-against", sources=", ".join(parts)))
    return lines
