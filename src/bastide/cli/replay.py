"""A recorded game on the screen: its story, or the position after so many moves."""

from pathlib import Path

from bastide.cli.boards import BOARDS
from bastide.cli.files import read_text
from bastide.cli.players import players_of
from bastide.cli.screen import Screen
from bastide.cli.sheets import event_line, score_sheet, winners
from bastide.core.errors import BadRecord, Message
from bastide.core.match import replay
from bastide.core.record import read_record


def show_replay(path: Path, at: int | None, language: str) -> None:
    text = read_text(path)
    record = read_record(text)
    if at is not None and not 0 <= at <= len(record.entries):
        raise BadRecord(Message("record-move-number", {"moves": len(record.entries), "number": at}))
    match = replay(text, at=at)
    screen = Screen(language, record.game)
    names = [player.name for player in players_of(record, match, screen)]
    if at is None:
        for number, row in enumerate(match.log, 1):
            for event in row.events:
                screen.show(f"{number:>4}  {event_line(event, match, names, screen)}")
    else:
        screen.say("move-number", number=at, moves=len(record.entries))
    board = BOARDS[record.game]
    drawing = board.draw(match, None, names, {}, (), screen.words, screen.console.width)
    screen.show("", drawing)
    if match.over:
        screen.show("", score_sheet(match, names, screen), winners(match, names, screen))
