"""Opponents. Each knows what its seat knows and nothing else."""

from collections.abc import Callable
from functools import partial
from pathlib import Path
from random import Random
from typing import Final

from bastide.bots.bot import Bot
from bastide.bots.greedy import Greedy
from bastide.bots.uniform import Uniform
from bastide.core.errors import BadOption, Message

Maker = Callable[[str, Random], Bot]


def new_thinker(level: str, game: str, rng: Random) -> Bot:
    from bastide.bots.levels import LEVELS, Thinker  # late: only who thinks so needs arrays of numbers

    return Thinker(game, rng, LEVELS[level])


STRONGER: Final[dict[str, Maker]] = {
    level: partial(new_thinker, level) for level in ("steward", "castellan", "regent", "sovereign")
}
BOTS: Final[dict[str, Maker]] = {"uniform": Uniform, "greedy": Greedy, **STRONGER}  # the easiest first
CALLED: Final = {"page": "uniform", "squire": "greedy"}  # as people know them
LEARNT: Final = ("castellan", "regent", "sovereign")  # play with a game's trained weights

USUAL_TIME: Final = 1.0  # seconds for a decision; who needs none answers much sooner
LONG_TIMES: Final = {"regent": 1.0, "sovereign": 3.0}  # of those that play turns on, as long as they may
LONGEST_TIME: Final = max(LONG_TIMES.values())


def new_bot(name: str, game: str, seed: int | str | None = None) -> Bot:
    """A bot of this name for this game; `BadOption` names the bots there are."""
    level = level_called(name)
    if level not in BOTS:
        raise BadOption(Message("bot-unknown", {"bot": name, "allowed": names_of_levels()}))
    return BOTS[level](game, Random(seed))


def level_called(name: str) -> str:
    """The level that people mean by a name; a name that is no level's is left as it is."""
    return CALLED.get(name.lower(), name)


def names_of_levels() -> list[str]:
    """The easiest first."""
    known = {level: name for name, level in CALLED.items()}
    return [known.get(level, level) for level in BOTS]


def levels_of(game: str) -> list[str]:
    """The levels that can be offered for a game, the easiest first: none that has learnt nothing."""
    has_learnt = (Path(__file__).parent / "weights" / f"{game}.npz").exists()
    return [level for level in BOTS if has_learnt or level not in LEARNT]


def thinking_time(level: str) -> float:
    """The seconds that a decision of this level gets."""
    return LONG_TIMES.get(level, USUAL_TIME)
