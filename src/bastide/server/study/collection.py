"""The puzzles of a house: those of the package, of its keeper's folder, and of its finished tables."""

import asyncio
import json
import logging
from functools import cache
from pathlib import Path
from typing import Final

from bastide.core import registry
from bastide.server.storage.puzzles import StoredPuzzle, keys_of, read_keys
from bastide.server.storage.store import Store
from bastide.study.puzzles.folder import further_puzzles
from bastide.study.puzzles.puzzle import Puzzle, is_sound, read_puzzle, shipped
from bastide.words import words_for

OF_TABLES: Final = 500  # puzzles of a game, the newest


class PuzzleCollection:
    """What is read once stays; which of the tables' puzzles may be shown is asked for each time."""

    def __init__(self, store: Store, folder: Path | None = None) -> None:
        self.store = store
        self.folder = folder
        self.known: dict[str, Puzzle | None] = {}  # of tables, by key; none that cannot be used
        self.printed = cache(self._printed)

    async def of(self, game: str) -> dict[str, Puzzle]:
        """All of a game by key, in their order."""
        registry.game(game)
        printed = await asyncio.to_thread(self.printed, game)  # beside what else the house does
        keys = await keys_of(self.store, game, OF_TABLES)
        for row in await read_keys(self.store, [key for key in keys if key not in self.known]):
            self.known[row.key] = read_row(game, row)
        of_tables = {key: puzzle for key in keys if (puzzle := self.known.get(key)) is not None}
        return {**printed, **of_tables}

    def _printed(self, game: str) -> dict[str, Puzzle]:
        own = further_puzzles(self.folder, game) if self.folder else {}
        return {**shipped(game), **{key: one for key, one in own.items() if has_theme(one)}}


def read_row(game: str, row: StoredPuzzle) -> Puzzle | None:
    """One that cannot be read or gone on with is none, and the log says so once."""
    played = registry.game(game)
    try:
        puzzle = read_puzzle(json.loads(row.puzzle), played, row.rules)
        if puzzle.key == row.key and is_sound(played, puzzle) and has_theme(puzzle):
            return puzzle
        problem = "its position does not fit"
    except Exception as fault:  # whatever is written there, the others are shown
        problem = repr(fault)
    logging.getLogger("bastide").warning("puzzle %s is passed over: %s", row.key, problem)
    return None


def has_theme(puzzle: Puzzle) -> bool:
    return words_for("en").has(f"theme-{puzzle.theme}")
