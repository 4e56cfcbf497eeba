"""`Match`: the one door to every game. Lines in, events out."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from bastide.core import registry
from bastide.core.chance import nth_source
from bastide.core.errors import BadOption, BadRecord, BastideError, IllegalMove, Message
from bastide.core.game import CHANCE, Event, Game, Move, Result, Reveal, Seat, View, Written
from bastide.core.options import Option, read_options, refusal
from bastide.core.position import POSITION, place
from bastide.core.record import Entry, Record, bad_record, hide_position, read_record, write_record


@dataclass(frozen=True)
class Row:
    """One move of the log: who, what, who else was to act, and what came of it."""

    seat: Seat
    line: str
    acting: tuple[Seat, ...]
    events: list[Event]

    @property
    def reveals(self) -> bool:
        return any(isinstance(event, Reveal) for event in self.events)


class Match:
    """One game being played, from its options to its result."""

    def __init__(
        self,
        game: str,
        *,
        seed: int | None = None,
        chance: str = "auto",
        position: Written | None = None,
        **options: Any,
    ) -> None:
        _check_chance(chance)
        self.game: Game = registry.game(game)
        self.options: dict[str, Any] = read_options(self.game.options(), options)
        self._given = {
            name: value for name, value in self.options.items() if name in options or name == "seats"
        }
        if position is not None:
            self._given[POSITION] = position
        self._rng = Random(seed)
        self._chance_plays = chance == "auto"
        self.log: list[Row] = []
        self._start: Any = None  # the state the log goes on from, if it is not the beginning
        self._before = 0  # outcomes of chance before that
        if position is not None:
            self._start = place(self.game, self.options, position)
        self.state: Any = self.beginning()
        self._lines: dict[Seat, dict[str, Move]] = {}
        self._let_chance_play()

    # -- what stands on the table

    @property
    def to_act(self) -> tuple[Seat, ...]:
        """The seats that owe a decision; none when the game is over."""
        return self.game.to_act(self.state)

    @property
    def over(self) -> bool:
        return not self.game.to_act(self.state)

    @property
    def result(self) -> Result:
        """Scores and sheets as they stand, final or not."""
        return self.game.result(self.state)

    def legal(self, seat: Seat) -> list[str]:
        """Every line open to the seat now, in printed order."""
        return list(self._open_lines(seat))

    def view(self, seat: Seat | None) -> View:
        """All that the seat, or a spectator, may know."""
        if seat is not None and (type(seat) is not int or not 0 <= seat < self.options["seats"]):
            raise IllegalMove(Message("no-seat", {"seat": str(seat)}))
        return self.game.view(self.state, seat)

    # -- what one does

    def play(self, seat: Seat, line: str) -> list[Event]:
        """Play a line; the events include what chance then brought."""
        move = self._find(seat, line)
        played = len(self.log)
        self._apply(seat, move)
        self._let_chance_play()
        return [event for row in self.log[played:] for event in row.events]

    def preview(self, seat: Seat, line: str) -> list[Event]:
        """The events a line would bring, up to the next chance or reveal; nothing changes."""
        return self.foresee(seat, line)[0]

    def foresee(self, seat: Seat, line: str) -> tuple[list[Event], Result | None]:
        """The same, and how things would stand; nothing where that tells what a reveal would show."""
        move = self._find(seat, line)
        state = self.game.copy(self.state)
        shown: list[Event] = []
        for event in self.game.play(state, seat, move):
            if isinstance(event, Reveal):
                return shown, None
            seen = self.game.seen(event, seat)
            if seen is not None:
                shown.append(seen)
        return shown, self.game.result(state)

    def why(self, seat: Seat, line: str) -> Message | None:
        """Why the line cannot be played now; nothing if it can."""
        try:
            self._find(seat, line)
        except IllegalMove as refusal:
            return refusal.message
        return None

    def why_not(self, seat: Seat, spots: Sequence[str]) -> Message | None:
        """Why a click on the last of these spots, the others picked up, does nothing; nothing if it would."""
        if seat not in self.to_act or seat == CHANCE:
            return self._not_acting(seat)
        if not spots:
            return Message("spot-unknown", {"spot": ""})
        try:
            line = self.game.line_at(self.state, seat, spots)
        except IllegalMove as refusal:
            return refusal.message
        return self.why(seat, line)

    def hint(self, seat: Seat) -> str:
        """A good line for the seat, judged by what the seat can see."""
        return registry.advise(self.game.KEY, *self._asked(seat))

    def hints(self, seat: Seat) -> list[Any]:
        """The best three ways for the seat to go on, with their reasons: `Hint`s of `bastide.study.hints`."""
        return registry.hints(self.game.KEY, *self._asked(seat))

    def _asked(self, seat: Seat) -> tuple[View, list[str]]:
        """What an adviser is shown: what the seat can see, and what is open to it."""
        lines = self.legal(seat)
        if not lines:
            raise self._refuse(self._not_acting(seat))
        return self.view(seat), lines

    def position(self) -> Written:
        """What lies on the table, as `Match(position=...)` takes it; `BadOption` in the middle of a turn."""
        return dict(self.game.POSITIONS.describe(self.state))

    def analyse(self) -> Any:
        """Every decision so far against the best that was found: an `Analysis` of `bastide.study`."""
        return registry.analyse(self)

    def play_chance(self, seed: str = "") -> None:
        """Let chance bring what is due, if anything is; with manual chance, when the caller says so.

        With a seed each outcome follows from it and from how many came before, so that several matches
        have chance in common.
        """
        while self.to_act == (CHANCE,):
            rng = nth_source(seed, self._outcomes()) if seed else self._rng
            self._apply(CHANCE, self.game.draw_chance(self.state, rng))

    def _outcomes(self) -> int:
        """How often chance has played."""
        return self._before + sum([row.seat == CHANCE for row in self.log])

    # -- taking back

    def undoable(self, seat: Seat) -> int | None:
        """The number of the seat's last row, if it can still be withdrawn.

        Nothing may have come since but rows of seats that were acting together with it:
        no chance, and nothing that was hidden and is not any more. A finished game stays finished.
        """
        if self.over:
            return None
        for number in range(len(self.log) - 1, -1, -1):
            row = self.log[number]
            if row.seat == CHANCE or row.reveals:
                return None
            if row.seat == seat:
                later = self.log[number + 1 :]
                return number if all(other.seat in row.acting for other in later) else None
        return None

    def undo(self, seat: Seat) -> str:
        """Take the seat's last move back and say which line it was."""
        number = self.undoable(seat)
        if number is None:
            raise self._refuse(Message("undo-nothing"))
        line = self.log[number].line
        self.reset([(row.seat, row.line) for row in self.log[:number] + self.log[number + 1 :]])
        return line

    def go_on_from(self, state: Any, outcomes: int) -> None:
        """Begin at a state in the middle of a game, after so many outcomes of chance."""
        self._start, self._before = state, outcomes
        self.reset([])

    def reset(self, rows: Sequence[tuple[Seat, str]], *, checked: bool = False) -> None:
        """Play a log from the start."""
        self.log = []
        self._lines.clear()
        self.state = self.beginning()
        self.extend(rows, checked=checked)

    def beginning(self) -> Any:
        """The state before the first row of the log."""
        return self.game.new_game(self.options) if self._start is None else self.game.copy(self._start)

    def extend(self, rows: Sequence[tuple[Seat, str]], *, checked: bool = False) -> None:
        """Play more of a log: trusted, since it was checked when it was played, or checked again."""
        for seat, line in rows:
            self._apply(seat, self._find(seat, line) if checked else self.game.NOTATION.read(line))

    # -- the whole game as text

    def record(self, *, names: Sequence[str] = (), bots: Sequence[str] = (), date: str = "") -> str:
        """The game so far: what `bastide.replay` reads. A seat has a name, or the bot that sat there."""
        return self._write([row.line for row in self.log], self._given, names, bots, date)

    def record_for(
        self, seat: Seat | None, *, names: Sequence[str] = (), bots: Sequence[str] = (), date: str = ""
    ) -> str:
        """The game so far as a seat, or a spectator, knows it by now: a line that tells more is a `?`.

        So is a position that it begins with: there is no telling what of it one may know.
        """
        return self._write(self.lines_for(seat), hide_position(self._given), names, bots, date)

    def lines_for(self, seat: Seat | None) -> list[str]:
        """The lines of the log as a seat, or a spectator, knows them by now."""
        lines: list[str] = []
        shown: list[dict[str, Any]] = []  # what was hidden and has been revealed since
        for row in reversed(self.log):
            reveals = [event for event in row.events if isinstance(event, Reveal)]
            shown += [self.game.NOTATION.words_of(event) for event in reveals if self._sees(event, seat)]
            lines.append(row.line if self._knows(row, seat, shown) else "?")
        return lines[::-1]

    def _sees(self, event: Event, seat: Seat | None) -> bool:
        return self.game.seen(event, seat) == event

    def _knows(self, row: Row, seat: Seat | None, shown: list[dict[str, Any]]) -> bool:
        """The seat made the move itself, or has seen all that came of it, then or when it was revealed."""
        if row.seat == seat and seat is not None:
            return True
        return bool(row.events) and all(
            self._sees(event, seat) or self.game.NOTATION.words_of(event) in shown for event in row.events
        )

    def _write(
        self,
        lines: Sequence[str],
        options: dict[str, Any],
        names: Sequence[str],
        bots: Sequence[str],
        date: str,
    ) -> str:
        entries = [Entry(0, row.seat, line) for row, line in zip(self.log, lines, strict=True)]
        record = Record(
            self.game.KEY,
            self.game.RULES,
            options,
            entries,
            names=list(names),
            bots=list(bots),
            date=date,
            scores=self.result.scores if self.over else None,
        )
        return write_record(record)

    # -- inside

    def _open_lines(self, seat: Seat) -> dict[str, Move]:
        """The position's legal lines; kept, so that a line is looked up, not worked out again."""
        kept = self._lines.get(seat)
        if kept is not None:
            return kept
        if seat == CHANCE or seat not in self.to_act:
            return {}
        moves = self.game.legal_moves(self.state, seat)
        lines = self._lines[seat] = {self.game.NOTATION.write(move): move for move in moves}
        return lines

    def _find(self, seat: Seat, line: str) -> Move:
        """The move of a line that is legal now, or `IllegalMove` with the reason."""
        if type(seat) is not int or not isinstance(line, str):
            raise self._refuse(Message("not-a-move", {"seat": str(seat)}))
        line = " ".join(line.split())
        move = self._open_lines(seat).get(line)
        if move is not None:
            return move
        if seat not in self.to_act:
            raise self._refuse(self._not_acting(seat))
        if seat != CHANCE:
            raise self._refuse(self._not_open(seat, line))
        read = self.game.NOTATION.read(line)
        refusal = self.game.check_chance(self.state, read)
        if refusal is not None:
            raise self._refuse(refusal)
        return read

    def _refuse(self, message: Message) -> IllegalMove:
        return IllegalMove(message, self.game.KEY)

    def _not_open(self, seat: Seat, line: str) -> Message:
        """Why a player who is to act cannot play the line."""
        word = line.partition(" ")[0]
        if word in self.game.NOTATION.moves:
            return self.game.explain(self.state, seat, line)
        moves = list(dict.fromkeys(one.partition(" ")[0] for one in self._open_lines(seat)))
        return Message("line-unknown", {"word": word, "moves": moves})

    def _not_acting(self, seat: Seat) -> Message:
        acting = self.to_act
        if not acting:
            return Message("game-over")
        if acting == (CHANCE,):
            return Message("chance-to-act")
        if seat == CHANCE:
            return Message("chance-not-due")
        return Message("not-to-act", {"seat": seat, "seats": [str(one) for one in acting]})

    def _apply(self, seat: Seat, move: Move) -> None:
        acting = self.to_act
        events = self.game.play(self.state, seat, move)
        self.log.append(Row(seat, self.game.NOTATION.write(move), acting, events))
        self._lines.clear()

    def _let_chance_play(self) -> None:
        if self._chance_plays:
            self.play_chance()


def new_match(
    game: str, options: Mapping[str, Any], *, seed: int | None = None, chance: str = "auto"
) -> Match:
    """A match with options from outside, whatever they are called; unknown ones raise `BadOption`."""
    chosen = {name: value for name, value in options.items() if name != POSITION}
    checked = read_options(registry.game(game).options(), chosen)
    asked = {name: checked[name] for name in chosen}
    return Match(game, seed=seed, chance=chance, position=options.get(POSITION), **asked)


def replay(text: str, *, at: int | None = None, chance: str = "manual", seed: int | None = None) -> Match:
    """The match of a record, up to the given number of moves.

    With `chance="auto"` it can be played on from where the record ends.
    """
    _check_chance(chance)
    record = read_record(text)
    if at is not None and at < 0:
        raise BadOption(Message("record-move-number", {"moves": len(record.entries), "number": at}))
    _check_rules(record)
    match = _match_of(record)
    _play(match, record, at)
    match._rng = Random(seed)
    match._chance_plays = chance == "auto"
    match._let_chance_play()
    return match


def _play(match: Match, record: Record, at: int | None) -> None:
    """The record's moves, up to the given number; the scores it tells must come of all of them."""
    for entry in record.entries[:at]:
        try:
            match.play(entry.seat, entry.line)
        except BastideError as refusal:
            text = f"{'chance' if entry.seat == CHANCE else entry.seat} {entry.line}"
            words = {"text": text}
            raise bad_record(entry.number, "record-move", record.game, refusal.message, **words) from None
    whole = at is None or at >= len(record.entries)
    if whole and record.scores is not None and (not match.over or match.result.scores != record.scores):
        played = " ".join(str(score) for score in match.result.scores)
        told = " ".join(str(score) for score in record.scores)
        raise bad_record(record.end, "record-scores", record.game, told=told, played=played)


def _check_rules(record: Record) -> None:
    """A game of an older revision is one of now if every line is possible, and the scores are the same."""
    if record.game not in registry.games():
        return  # which is told with the other mistakes of the header
    ours = registry.game(record.game).RULES
    if record.rules == ours:
        return
    other = bad_record(record.where["rules"], "record-rules", rules=record.rules, ours=ours)
    if record.rules > ours:
        raise other
    try:
        _play(_match_of(record), record, None)
    except BadRecord:
        raise other from None


def _match_of(record: Record) -> Match:
    """The match before its first move; the header's mistakes come to light here."""
    try:
        return new_match(record.game, record.options, chance="manual")
    except BadOption as refusal:
        named = POSITION if POSITION in record.where else "options"
        line = record.where[named if record.game in registry.games() else "game"]
        raise bad_record(line, "record-options", because=refusal.message) from None


def _check_chance(chance: str) -> None:
    how = Option("chance", "auto", ("auto", "manual"))
    if not how.allows(chance):
        raise BadOption(refusal(how, chance))
