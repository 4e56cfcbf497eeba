"""A game in the terminal: people on one screen, bots in the other seats."""

from collections.abc import Sequence
from pathlib import Path

from bastide.bots import new_bot
from bastide.bots.bot import Bot
from bastide.cli.boards import BOARDS
from bastide.cli.files import kept_game, write_text
from bastide.cli.players import Player, seat_word
from bastide.cli.screen import Hangup, InputEnded, Quit, Screen, whisper
from bastide.cli.sheets import event_line, score_sheet, winners
from bastide.core.errors import BastideError, IllegalMove, Message
from bastide.core.game import Seat
from bastide.core.match import Match

COMMANDS = ("undo", "hint", "why", "save", "map", "help", "quit")


class Session:
    """One game at one screen, from wherever it stands to its end."""

    def __init__(
        self, match: Match, players: Sequence[Player], screen: Screen, seed: int | None = None
    ) -> None:
        self.match = match
        self.players = list(players)
        self.screen = screen
        self.words = screen.words
        self.board = BOARDS[match.game.KEY]
        self.names = [player.name for player in players]
        self.people = [seat for seat, player in enumerate(players) if not player.bot]
        self.bots: dict[Seat, Bot] = {
            seat: new_bot(player.bot, match.game.KEY, None if seed is None else seed + seat)
            for seat, player in enumerate(players)
            if player.bot
        }
        self.told = 0  # rows of the log the reader has seen
        self.reader: Seat | None = None  # who sat at the screen last
        self.can_keep = True
        self.has_helped = False

    def run(self) -> None:
        """Play to the end, or until the people leave; then the game is kept."""
        self.keep()
        try:
            self.play()
        except (Quit, InputEnded, Hangup, KeyboardInterrupt) as leaving:
            key = "ended-input" if isinstance(leaving, InputEnded) else "kept"
            whisper("", self.words.say(key if self.can_keep else "not-kept-at-all"))
            raise

    def play(self) -> None:
        """Every decision, then the result."""
        while not self.match.over:
            seat = self.match.to_act[0]
            if seat in self.bots:
                line = self.bots[seat].choose(self.match.view(seat), self.match.legal(seat), seconds=1.0)
                self.match.play(seat, line)
                self.keep()
                if not self.people:
                    self.tell_news()
            else:
                self.take_turn(seat)
        self.finish()

    def take_turn(self, seat: Seat) -> None:
        """One decision of a person."""
        if self.reader not in (None, seat) and len(self.people) > 1:
            self.hand_over(seat)
        self.reader = seat
        self.draw(seat)
        lines = self.match.legal(seat)
        while True:
            typed = self.screen.ask("> ", [*lines, *COMMANDS])
            try:
                if self.obey(seat, typed, lines):
                    return
            except BastideError as refusal:
                self.screen.show(self.words.tell(refusal.message))

    def obey(self, seat: Seat, typed: str, lines: Sequence[str]) -> bool:
        """Do what was typed; whether the position has changed."""
        command, _, rest = typed.partition(" ")
        match command.lower():
            case "" | "map":
                self.draw(seat)
            case "help":
                self.screen.say("prompt-help")
            case "hint":
                self.screen.say("hinted", line=self.match.hint(seat))
            case "why":
                self.explain(seat, rest)
            case "save":
                self.save(rest)
            case "quit":
                raise Quit
            case "undo":
                self.screen.say("undone", line=self.match.undo(seat))
                self.told = min(self.told, len(self.match.log))
                self.keep()
                return True
            case _:
                self.match.play(seat, numbered(typed, lines))
                self.keep()
                return True
        return False

    def explain(self, seat: Seat, line: str) -> None:
        if not line:
            self.screen.say("why-what")
            return
        reason = self.match.why(seat, line)
        if reason is None:
            self.screen.say("possible", line=line)
        else:
            self.screen.show(self.words.tell(reason))

    def save(self, name: str) -> None:
        if not name:
            self.screen.say("save-where")
            return
        write_text(Path(name).expanduser(), self.record())
        self.screen.say("saved", file=name)

    def keep(self) -> None:
        """The game survives a terminal that goes away; if the disk refuses, it is said once."""
        if not self.can_keep or not self.people:
            return
        try:
            kept_game().parent.mkdir(parents=True, exist_ok=True)
            write_text(kept_game(), self.record())
        except (BastideError, OSError) as problem:
            self.can_keep = False
            self.screen.say("not-kept", reason=_told(problem, self.screen))

    def record(self) -> str:
        return self.match.record(names=[seat_word(player) for player in self.players])

    def hand_over(self, seat: Seat) -> None:
        self.screen.clear()
        self.screen.ask(self.words.say("hand-over", player=self.names[seat]))

    def draw(self, seat: Seat) -> None:
        """The whole screen of one person: table, news, what is expected, moves."""
        view, lines = self.match.view(seat), self.match.legal(seat)
        groups = move_groups(lines)
        marks = marks_on_map(groups, lines)
        width = self.screen.console.width
        recent = self.recent_hexes(seat)
        drawing = self.board.draw(view, self.match.result, self.names, marks, recent, self.words, width)
        self.screen.clear()
        if not self.has_helped:
            self.screen.say("prompt-help")
            self.has_helped = True
        self.tell_news()
        self.screen.show("", drawing)
        name = f"{self.board.sign(seat)} {self.names[seat]}"
        self.screen.show("", f"{name} · {self.board.expects(view, lines, self.words)}")
        for heading, numbers in groups.items():
            self.screen.show(
                f"  {self.board.describe(heading, self.words)} · {self.offer(numbers, lines, marks)}"
            )

    def offer(self, numbers: Sequence[int], lines: Sequence[str], marks: dict[str, int]) -> str:
        """The numbers of a group of moves: together if the map shows them, else one by one."""
        hexes = [lines[number - 1].split()[-1] for number in numbers]
        if len(numbers) > 1 and all(
            marks.get(hex) == number for hex, number in zip(hexes, numbers, strict=True)
        ):
            return self.words.say("on-the-map", first=numbers[0], last=numbers[-1])
        if len(numbers) == 1 and len(lines[numbers[0] - 1].split()) == 1:
            return str(numbers[0])
        return "  ".join(f"{number} {hex}" for number, hex in zip(numbers, hexes, strict=True))

    def recent_hexes(self, seat: Seat) -> list[str]:
        """Where the others have settled since this seat's last move."""
        rows = []
        for row in reversed(self.match.log):
            if row.seat == seat:
                break
            rows.append(row)
        return [row.line.split()[-1] for row in rows if row.seat >= 0 and "." in row.line]

    def tell_news(self) -> None:
        """What has happened since the last look, as the people at this screen may see it."""
        watcher = self.people[0] if len(self.people) == 1 else None
        news = [event for row in self.match.log[self.told :] for event in row.events]
        self.told = len(self.match.log)
        for event in news:
            seen = self.match.game.seen(event, watcher)
            if seen is not None and self.board.is_news(seen):
                self.screen.show(event_line(seen, self.match, self.names, self.screen))

    def finish(self) -> None:
        """The final table, the story's end, the score sheet."""
        result = self.match.result
        view = self.match.view(None)
        width = self.screen.console.width
        self.screen.clear()
        self.tell_news()
        self.screen.show("", self.board.draw(view, result, self.names, {}, (), self.words, width))
        self.screen.show("", score_sheet(self.match, self.names, self.screen))
        self.screen.show(winners(self.match, self.names, self.screen))
        if self.people:
            kept_game().unlink(missing_ok=True)


def numbered(typed: str, lines: Sequence[str]) -> str:
    """The line of a number that was typed; anything else is a line itself."""
    if not typed.isascii() or not typed.isdigit():
        return typed
    if not 1 <= int(typed) <= len(lines):
        raise IllegalMove(Message("number-unknown", {"number": typed}))
    return lines[int(typed) - 1]


def move_groups(lines: Sequence[str]) -> dict[str, list[int]]:
    """The numbers of the moves by all words but the last: `use farm` for `use farm 3.4`."""
    groups: dict[str, list[int]] = {}
    for number, line in enumerate(lines, 1):
        heading = line.rpartition(" ")[0] or line
        groups.setdefault(heading, []).append(number)
    return groups


def marks_on_map(groups: dict[str, list[int]], lines: Sequence[str]) -> dict[str, int]:
    """Which number each hex shows; a group that would share a hex with an earlier one is left to the list."""
    marks: dict[str, int] = {}
    for numbers in groups.values():
        hexes = {lines[number - 1].split()[-1]: number for number in numbers}
        if not marks.keys() & hexes.keys() and all("." in hex for hex in hexes):
            marks.update(hexes)
    return marks


def _told(problem: Exception, screen: Screen) -> str:
    if isinstance(problem, BastideError):
        return screen.words.tell(problem.message)
    return str(getattr(problem, "strerror", problem))
