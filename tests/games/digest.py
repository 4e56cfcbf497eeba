"""Random games as one number: the same from every engine and under every hash seed.

Run as a program: `python tests/games/digest.py GAMES` prints the number and the engine's file.
"""

import hashlib
import json
import sys
from pathlib import Path
from random import Random

sys.path.insert(0, str(Path(__file__).resolve().parent.parent.parent))

import bastide
import bastide.core.match
from tests.games.every import CASES, play_any


def digest(games: int) -> str:
    seen = hashlib.sha256()
    for key, options in CASES:
        for seed in range(games):
            match = bastide.Match(key, seed=seed, **options)
            rng = Random(seed)
            while not match.over:
                seen.update(repr([match.legal(seat) for seat in match.to_act]).encode())
                play_any(match, rng)
            told = [repr(event) for row in match.log for event in row.events]
            state = json.dumps(match.game.write_state(match.state))
            seen.update("\n".join([match.record(), state, *told]).encode())
    return seen.hexdigest()


if __name__ == "__main__":
    print(digest(int(sys.argv[1])), bastide.core.match.__file__)
