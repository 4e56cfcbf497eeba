"""Opponents. Each knows what its seat knows and nothing else."""

from collections.abc import Callable
from random import Random
from typing import Final

from bastide.bots.bot import Bot
from bastide.bots.greedy import Greedy
from bastide.bots.uniform import Uniform
from bastide.core.errors import BadOption, Message
from bastide.core.game import View

BOTS: Final[dict[str, Callable[[str, Random], Bot]]] = {"uniform": Uniform, "greedy": Greedy}


def new_bot(name: str, game: str, seed: int | None = None) -> Bot:
    """A bot of this name for this game; `BadOption` names the bots there are."""
    if name not in BOTS:
        raise BadOption(Message("bot-unknown", {"bot": name, "allowed": list(BOTS)}))
    return BOTS[name](game, Random(seed))


def advise(game: str, view: View, lines: list[str]) -> str:
    """The house's advice: what the best bot there is would play."""
    return new_bot("greedy", game, seed=0).choose(view, lines, seconds=1.0)
