"""A game in the terminal: people on one screen, bots in the other seats."""

import os
import shutil
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

from rich.console import Group, RenderableType
from rich.text import Text

from bastide.bots import new_bot
from bastide.bots.bot import Bot
from bastide.cli.boards import BOARDS
from bastide.cli.boards.burgundy.signs import flow
from bastide.cli.boards.fitting import Window, height_of
from bastide.cli.boards.seats import sign
from bastide.cli.files import new_kept_game, reason_of, write_record, write_text
from bastide.cli.offers import Offers
from bastide.cli.players import Player, record_of
from bastide.cli.screen import Hangup, InputEnded, Quit, Screen, whisper
from bastide.cli.sheets import event_line, score_sheet, winners
from bastide.core.errors import BastideError
from bastide.core.game import CHANCE, Event, Seat
from bastide.core.match import Match
from bastide.words import Words

SECONDS: Final = 10.0  # for a decision at most: so many that a slow machine plays the same game
COMMANDS = ("undo", "hint", "why", "save", "map", "more", "log", "help", "quit")
SHORT = 36  # columns that moves of a group may take where they are told one by one


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
        self.told = dict.fromkeys(range(len(players)), 0)  # rows of the log each person has seen
        self.reader: Seat | None = None  # who sat at the screen last
        self.kept: Path | None = None
        self.can_keep = bool(self.people)
        self.has_helped = False
        self.rest: RenderableType | None = None  # what found no room in a low window

    def run(self) -> None:
        """Play to the end, or until the people leave; then the game is kept."""
        self.keep()
        try:
            self.play()
        except (Quit, InputEnded, Hangup, KeyboardInterrupt) as leaving:
            ended = self.words.say("ended-input") + " " if isinstance(leaving, InputEnded) else ""
            key = "kept" if self.can_keep else "not-kept-at-all"
            whisper("", ended + self.words.say(key, program=program()))
            raise

    def play(self) -> None:
        """Every decision, then the result."""
        while not self.match.over:
            seat = self.match.to_act[0]
            if seat in self.bots:
                line = self.bots[seat].choose(self.match.view(seat), self.match.legal(seat), SECONDS)
                self.match.play(seat, line)
                self.keep()
                if not self.people:
                    self.tell_log(0)
            else:
                self.take_turn(seat)
        self.finish()

    def take_turn(self, seat: Seat) -> None:
        """One decision of a person."""
        if len(self.people) > 1 and self.reader != seat:
            self.hand_over(seat)
        self.reader = seat
        offers = self.offers(seat)
        self.draw(seat, offers)
        while True:
            words = [*offers.groups, *map(offers.nickname, offers.groups)]
            typed = self.screen.ask("> ", list(dict.fromkeys([*offers.lines, *words, *COMMANDS])))
            try:
                if self.obey(seat, typed, offers):
                    return
            except BastideError as refusal:
                self.screen.show(self.words.tell(refusal.message))
                if typed.isalpha() and not typed.isascii():  # a command in the reader's own letters, perhaps
                    self.screen.say("no-move-help")

    def offers(self, seat: Seat) -> Offers:
        """The moves of the position with their prices."""
        lines = self.match.legal(seat)
        prices = {line: self.board.price(self.match.preview(seat, line), self.words) for line in lines}
        return Offers(lines, self.board.place_of, prices)

    def obey(self, seat: Seat, typed: str, offers: Offers) -> bool:
        """Do what was typed; whether the position has changed."""
        command, _, rest = typed.strip().partition(" ")
        match command.lower():
            case "":
                self.draw(seat, offers)
            case "map" | "more" | "log":
                self.show_more(seat, command.lower(), rest, offers)
            case "help" | "?":
                self.help(seat)
            case "hint":
                self.hint(seat, offers)
            case "why":
                self.explain(seat, rest, offers)
            case "save":
                self.save(rest)
            case "quit" | "exit" | "q":
                raise Quit
            case "undo":
                line = self.match.undo(seat)
                self.told = {one: min(row, len(self.match.log)) for one, row in self.told.items()}
                self.screen.say("undone", line=line)
                return self.changed()
            case word:
                return self.choose(seat, " ".join([word, *rest.split()]), typed.strip(), offers)
        return False

    def choose(self, seat: Seat, group: str, typed: str, offers: Offers) -> bool:
        """Show the moves of a group on the map, or play the move; whether the position has changed."""
        if offers.show(group):
            if not self.draw_low(seat, offers):
                self.draw_map(seat, offers)
            return False
        self.match.play(seat, offers.find(typed))
        return self.changed()

    def changed(self) -> bool:
        self.keep()
        return True

    def hint(self, seat: Seat, offers: Offers) -> None:
        from bastide.cli.hinting import tell_hints  # late: nobody else needs arrays of numbers

        hints = self.match.hints(seat)
        self.screen.show(*tell_hints(hints, offers, self.match.result, self.words))

    def explain(self, seat: Seat, typed: str, offers: Offers) -> None:
        if not typed:
            self.screen.say("why-what")
            return
        line = offers.find(typed)
        reason = self.match.why(seat, line)
        if reason is None:
            self.foretell(seat, line)
        else:
            self.screen.show(self.words.tell(reason))

    def foretell(self, seat: Seat, line: str) -> None:
        """A move that can be played: what happens then, and which points it brings at once."""
        from bastide.cli.hinting import gains, is_alone  # late: nobody else needs arrays of numbers

        self.screen.say("possible", line=line)
        events, then = self.match.foresee(seat, line)
        for event in events:
            self.screen.show(event_line(event, self.match, self.names, self.screen))
        if then is not None:
            before = self.match.result
            more = gains(before.sheets[seat], then.sheets[seat], self.words, alone=is_alone(before))
            self.screen.show(more)

    def help(self, seat: Seat) -> None:
        self.screen.say("prompt-help")
        self.screen.show(*self.board.help_lines(self.match, seat, self.words))

    def save(self, name: str) -> None:
        if not name:
            self.screen.say("save-where")
            return
        write_record(name, self.record())
        self.screen.say("saved", file=name)

    def keep(self) -> None:
        """The game survives a terminal that goes away; if the disk refuses, it is said once."""
        if not self.can_keep:
            return
        try:
            self.kept = self.kept or new_kept_game(self.match.game.KEY)
            write_text(self.kept, f"# language {self.words.language}\n{self.record()}")
        except BastideError as refusal:
            self.can_keep = False
            self.screen.say("not-kept", **refusal.message.arguments)
        except OSError as problem:
            self.can_keep = False
            self.screen.say("not-kept", **reason_of(problem))

    def record(self) -> str:
        return record_of(self.match, self.players)

    def hand_over(self, seat: Seat) -> None:
        """Nothing that the person before has seen or typed is left for the next one."""
        self.screen.forget()
        self.screen.ask(self.words.say("hand-over", player=self.names[seat]))

    # -- what is shown

    def draw(self, seat: Seat, offers: Offers) -> None:
        """The whole screen of one person: table, news, what is expected, moves."""
        if self.draw_low(seat, offers):
            return
        drawing = self.whole(seat, offers)
        self.screen.clear()
        if not self.has_helped:
            self.screen.say("prompt-help")
            self.has_helped = True
        self.screen.show(drawing)
        self.tell_news(seat)
        self.offer(seat, offers)

    def whole(self, seat: Seat, offers: Offers) -> RenderableType:
        width, recent = self.screen.console.width, self.recent_lines(seat)
        return self.board.draw(self.match, seat, self.names, offers.marks(), recent, self.words, width)

    def has_room(self, drawing: RenderableType, news: Sequence[str], seat: Seat, offers: Offers) -> bool:
        """Whether the window has a line for everything, and one to type in."""
        told = [*([""] if news else []), *news, *self.offer_lines(seat, offers)]
        console = self.screen.console
        return height_of(Group(drawing, *map(Text, told)), console.width) < console.height

    def draw_low(self, seat: Seat, offers: Offers) -> bool:
        """What matters now, as much of the rest as a low window has room for; whether it is one."""
        if not self.screen.is_live:
            return False
        console, news = self.screen.console, self.news_lines(seat)
        if self.has_room(self.whole(seat, offers), news, seat, offers):
            self.rest = None
            return False
        for below in self.below_board(seat, offers):
            room = console.height - height_of(Group(*below), console.width) - 1  # the last line is typed in
            window = Window(console.width, room, news, self.recent_lines(seat))
            low = self.board.draw_low(self.match, seat, self.names, offers.marks(), self.words, window)
            if low is None or low.fits:
                break
        if low is None:
            return False
        self.rest, self.has_helped = low.rest, True
        self.told[seat] = len(self.match.log)
        self.screen.clear()
        self.screen.show(low.shown, *below)
        return True

    def below_board(self, seat: Seat, offers: Offers) -> list[list[Text]]:
        """What is expected, the moves, and what else may be typed; then the same in fewer and fewer lines."""
        expects = self.board.expects(self.match, seat, offers.lines, self.words)
        asked = Text(f"{sign(seat)} {self.names[seat]} · {expects}", style="bold")
        width = self.screen.console.width
        moves = self.moves_in_short(offers, self.board.describe)
        brief = self.moves_in_short(offers, self.board.describe_low)
        flowing, packed = (flow(entries, width, gap="   ") for entries in (moves, pack(brief, width)))
        more = Text(self.words.say("low-help", game=self.match.game.KEY), style="dim")
        return [[asked, flowing, more], [asked, flowing], [asked, packed]]

    def moves_in_short(self, offers: Offers, describe: Callable[[str, Words], str]) -> list[Text]:
        """The groups of moves, and how to see those that are not on the board."""
        on_board, told = offers.on_board(), list[Text]()
        for heading in offers.groups:
            where = "" if heading in on_board else self.in_short(heading, offers)
            text = f" {describe(heading, self.words)}" + (f" ({where})" if where else "")
            told.append(Text.assemble((offers.span(heading), "bold"), text))
        return told

    def in_short(self, heading: str, offers: Offers) -> str:
        """The moves of a group one by one if they are few, or the word that shows them on the board."""
        told = self.one_by_one(heading, offers)
        if offers.is_short(heading) and (len(told) < SHORT or not offers.has_targets(heading)):
            return told
        return offers.nickname(heading)

    def show_more(self, seat: Seat, what: str, asked: str, offers: Offers) -> None:
        """A map, the log, or what a low window has left out; elsewhere nothing is."""
        if what == "map":
            self.look(seat, asked, offers)
        elif what == "log":
            self.tell_log(seat, since=self.last_turn(seat))
        elif self.rest is None:
            self.draw(seat, offers)
        else:
            self.screen.show(self.rest)

    def draw_map(self, seat: Seat, offers: Offers) -> None:
        """The map alone, for a low window or to look at another group of moves."""
        self.show_map(seat, offers)
        self.offer(seat, offers)

    def show_map(self, seat: Seat, offers: Offers, whose: Seat | None = None) -> None:
        width, recent = self.screen.console.width, self.recent_lines(seat)
        marks = offers.marks() if whose in (None, seat) else {}
        drawing = self.board.draw_map(self.match, seat, self.names, marks, recent, self.words, width, whose)
        self.screen.show(drawing)

    def look(self, seat: Seat, asked: str, offers: Offers) -> None:
        """The own board with the moves, or that of the player with this number."""
        numbers = [str(number + 1) for number in range(len(self.names))]
        if asked in numbers:
            self.show_map(seat, offers, numbers.index(asked))
        else:
            self.draw_map(seat, offers)

    def offer(self, seat: Seat, offers: Offers) -> None:
        self.screen.show(*self.offer_lines(seat, offers))

    def offer_lines(self, seat: Seat, offers: Offers) -> list[str]:
        """What is expected, and the moves: their numbers, their name, and where they lead."""
        expects = self.board.expects(self.match, seat, offers.lines, self.words)
        lines = ["", f"{sign(seat)} {self.names[seat]} · {expects}"]
        widest = max(len(offers.span(heading)) for heading in offers.groups)
        on_board = offers.on_board()
        for heading in offers.groups:
            told = f"  {offers.span(heading):>{widest}}  {self.board.describe(heading, self.words)}"
            where = self.where(heading, offers, heading in on_board, len(told))
            lines.append(f"{told}  ({where})" if where else told)
        return lines

    def where(self, heading: str, offers: Offers, is_on_board: bool, column: int) -> str:
        """Where to find the moves of a group: on the board, or told one by one, or by typing a word."""
        if is_on_board:
            return self.words.say("on-the-map")
        told = self.one_by_one(heading, offers)
        fits = column + len(told) + 4 <= self.screen.console.width
        if offers.is_short(heading) and (fits or not offers.has_targets(heading)):
            return told
        return self.words.say("to-the-map", word=offers.nickname(heading))

    def one_by_one(self, heading: str, offers: Offers) -> str:
        told = []
        for number in offers.groups[heading]:
            _, cost, gain = offers.mark(number)
            leads = self.board.lead_to(offers.lines[number - 1], self.words)
            if leads or cost or gain:
                told.append(" ".join(filter(None, [f"{number} =", leads, cost, gain])))
        return "  ".join(told)

    def recent_lines(self, seat: Seat) -> list[str]:
        """What the others have played since this seat's last turn."""
        return [row.line for row in self.match.log[self.last_turn(seat) :] if row.seat not in (seat, CHANCE)]

    def last_turn(self, seat: Seat) -> int:
        """The row with which the others began after the seat's turn before this one."""
        log = self.match.log
        row = len(log)
        while row > 0 and log[row - 1].seat == seat:
            row -= 1
        while row > 0 and log[row - 1].seat != seat:
            row -= 1
        return row

    def tell_news(self, seat: Seat) -> None:
        """In a line a turn, what the others did since the person last looked."""
        news = self.news_lines(seat)
        self.told[seat] = len(self.match.log)
        if news:
            self.screen.show("", *news)

    def news_lines(self, seat: Seat) -> list[str]:
        return self.board.digest(self.news(self.told[seat], seat), self.names, self.words)

    def tell_log(self, seat: Seat, since: int | None = None) -> None:
        """Every event, one by one."""
        first = self.told[seat] if since is None else since
        self.told[seat] = len(self.match.log)
        for event in self.news(first, seat):
            self.screen.show(event_line(event, self.match, self.names, self.screen))

    def news(self, first: int, seat: Seat) -> list[Event]:
        """The events since a row, as the people at this screen may see them."""
        watcher = seat if self.people == [seat] else None
        events = [event for row in self.match.log[first:] for event in row.events]
        seen = [self.match.game.seen(event, watcher) for event in events]
        return [event for event in seen if event is not None]

    def finish(self) -> None:
        """The final map and the score sheet; the record stays."""
        self.screen.clear()
        width = self.screen.console.width
        self.screen.show(self.board.draw_map(self.match, None, self.names, {}, (), self.words, width))
        self.screen.show("", score_sheet(self.match, self.names, self.screen))
        self.screen.show(winners(self.match, self.names, self.screen))
        if self.kept is not None and self.can_keep:
            self.screen.say("recorded", program=program())


def program() -> str:
    """How this command is called from here."""
    if shutil.which("bastide"):
        return "bastide"
    path = Path(sys.argv[0])
    return os.path.relpath(path) if path.name == "bastide" else "python -m bastide"


def pack(entries: Sequence[Text], width: int) -> list[Text]:
    """In another order, so that they take fewer lines: each joins the first that leaves it room."""
    lines: list[list[Text]] = []
    for entry in entries:
        taken = [sum([len(one) + 3 for one in line]) for line in lines]
        fitting = [line for line, room in zip(lines, taken, strict=True) if room + len(entry) <= width]
        if fitting:
            fitting[0].append(entry)
        else:
            lines.append([entry])
    return [entry for line in lines for entry in line]
