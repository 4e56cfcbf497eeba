"""Files of puzzles in a folder: somebody's own, made by `bastide make-puzzles`."""

import hashlib
import json
import logging
import zlib
from collections.abc import Iterable
from dataclasses import replace
from pathlib import Path
from typing import Final

from bastide.core import registry
from bastide.core.errors import BastideError
from bastide.study.puzzles.puzzle import Puzzle, is_sound, read_puzzles, shipped

FILES: Final = "*.json.gz"


def own_puzzles(folder: Path, game: str) -> dict[str, Puzzle]:
    """Those of a game in all files of the folder that can be gone on with, each position once."""
    played = registry.game(game)
    found = {name_of(one): one for one in in_folder(folder, game) if is_sound(played, one)}
    return {key: replace(one, key=key) for key, one in found.items()}


def further_puzzles(folder: Path, game: str) -> dict[str, Puzzle]:
    """The same, but for positions that are shipped anyway."""
    known = {name_of(one) for one in shipped(game).values()}
    return {key: one for key, one in own_puzzles(folder, game).items() if key not in known}


def in_folder(folder: Path, game: str) -> Iterable[Puzzle]:
    """A file that cannot be read is passed over, and the log says so."""
    for path in sorted(folder.glob(FILES)):
        try:
            whose, puzzles = read_puzzles(path)
        except (OSError, EOFError, ValueError, KeyError, TypeError, BastideError, zlib.error) as problem:
            logging.getLogger("bastide").warning("the puzzles in %s cannot be read: %r", path, problem)
            continue
        yield from puzzles if whose == game else ()


def name_of(puzzle: Puzzle) -> str:
    """A puzzle's key by its position, so that it is the same wherever it stands."""
    position = json.dumps([puzzle.state, puzzle.seat], sort_keys=True)
    return hashlib.sha256(position.encode()).hexdigest()[:12]
