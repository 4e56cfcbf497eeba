"""Finished games move by move: worked out once, as far as somebody looks, and kept while there is room."""

import asyncio
from collections import OrderedDict
from collections.abc import Sequence
from typing import Final

import msgspec

from bastide.server.http.forms.replays import Frame
from bastide.server.refusal import Refusal
from bastide.server.tables.table import Table, score_of

ROOM: Final = 64 * 1024 * 1024  # bytes of frames that are kept
A_ROW: Final = 2048  # bytes of a game's row and what is told of it
STEPS: Final = 4  # frames between two moments in which others have their turn

_encode: Final = msgspec.json.Encoder().encode


class Reel:
    """The frames of one game, as far as they are worked out."""

    def __init__(self, table: Table) -> None:
        self.log = [(row.seat, row.line) for row in table.match.log]
        told = table.told([], 0)
        self.told = told if table.start else [None, *told]  # what was done before each frame
        self.match = table.new_match()
        self.frames: list[bytes] = []
        self.size = A_ROW * len(self.log)  # what it takes beside the frames
        self.lock = asyncio.Lock()

    async def wind(self, last: int) -> None:
        """Work out the frames up to this one that are not there yet."""
        async with self.lock:
            while len(self.frames) <= min(last, len(self.log)):
                self._step()
                if len(self.frames) % STEPS == 0:
                    await asyncio.sleep(0)

    def _step(self) -> None:
        number = len(self.frames)
        if number:
            self.match.play(*self.log[number - 1])
        frame = _encode(Frame(number, self.told[number], self.match.view(None), score_of(self.match.result)))
        self.frames.append(frame)
        self.size += len(frame)


class Replays:
    """Reels of the games that somebody has looked at last."""

    def __init__(self, room: int = ROOM) -> None:
        self.room = room
        self.reels: OrderedDict[str, Reel] = OrderedDict()

    @property
    def size(self) -> int:
        return sum(reel.size for reel in self.reels.values())

    def unwound(self, table: Table, last: int) -> int:
        """How many frames have to be worked out before this one can be shown."""
        reel = self.reels.get(table.stored.id)
        return min(last, table.moves) + 1 - min(last + 1, len(reel.frames) if reel else 0)

    async def show(self, table: Table, first: int, last: int) -> bytes:
        """A `Replay` in JSON: these frames of a finished game, as a spectator saw it."""
        if table.stored.status != "finished":
            raise Refusal("not-finished")
        key = table.stored.id
        if key not in self.reels:
            self.reels[key] = Reel(table)
        reel = self.reels[key]
        self.reels.move_to_end(key)
        await reel.wind(last)
        while len(self.reels) > 1 and self.size > self.room:
            self.reels.popitem(last=False)
        return replay_of(len(reel.log), reel.frames[min(first, len(reel.log)) : last + 1])


def replay_of(moves: int, frames: Sequence[bytes]) -> bytes:
    return b'{"moves":%d,"frames":[%s]}' % (moves, b",".join(frames))
