"""Games as text and move by move: what is opened to look at, and what is looked at."""

from time import time

from bastide.core.match import new_match, replay
from bastide.core.record import read_record
from bastide.server.forms import Frame, Replay, Settings
from bastide.server.house import House
from bastide.server.refusal import Refusal
from bastide.server.schema import Guest, StoredMove, StoredSeat, StoredTable
from bastide.server.seats import NAME_LENGTH, kept_settings
from bastide.server.tables import Table, clean, new_id, score_of


async def import_record(house: House, guest: Guest, text: str) -> Table:
    """A record to look at: a finished table of its own."""
    match = replay(text)
    record = read_record(text)
    names = [*record.names, *[""] * match.options["seats"]]
    stored = StoredTable(
        id=new_id(),
        game=match.game.KEY,
        rules=match.game.RULES,
        options=record.options,
        settings=kept_settings(Settings()),
        status="finished",
        host=guest.id,
        next="",
        asked=None,
        created_at=time(),
        seats=tuple(
            StoredSeat(seat, "link", clean(names[seat], NAME_LENGTH))
            for seat in range(match.options["seats"])
        ),
    )
    rows = [StoredMove(place, row.seat, row.line, 0.0, None) for place, row in enumerate(match.log, 1)]
    await house.store.add_table(stored, rows)
    return await house.table(stored.id)


def replay_frames(table: Table, first: int, last: int) -> Replay:
    """A finished game move by move, as a spectator saw it."""
    if table.stored.status != "finished":
        raise Refusal("not-finished")
    log = table.match.log
    first, last = min(first, len(log)), min(last, len(log))
    match = new_match(table.stored.game, table.stored.options, chance="manual")
    match.reset([(row.seat, row.line) for row in log[:first]])
    told = table.told([], table.numbers[first - 2] if first > 1 else 0)[: last - first + 2]
    frames = []
    for number in range(first, last + 1):
        if number > first:
            match.play(log[number - 1].seat, log[number - 1].line)
        row = told[number - max(first, 1)] if number else None
        frames.append(Frame(number, row, match.view(None), score_of(match.result)))
    return Replay(len(log), frames)
