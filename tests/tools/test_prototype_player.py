"""The older opponent: it is shown our positions the way they lay when it was written."""

from random import Random
from typing import Any

from prototype_player import OPEN, OlderState

from bastide.bots import new_bot
from bastide.bots.bot import Bot
from bastide.bots.pairing import pairings, play_pairing
from bastide.core import registry
from bastide.core.game import View


class Onlooker:
    """Plays like Squire, and keeps what lay before him."""

    def __init__(self, seed: int, seen: list[Any]) -> None:
        self._squire = new_bot("greedy", "burgundy", seed)
        self._seen = seen

    def choose(self, view: View, lines: list[str], seconds: float) -> str:
        from_view = registry.game("burgundy").from_view
        self._seen.append(from_view(view, Random(0)))
        return self._squire.choose(view, lines, seconds)


def test_a_table_of_then_says_the_same_in_its_own_numbers() -> None:
    seen: list[Any] = []

    def onlooker(_: str, __: str, seed: int) -> Bot:
        return Onlooker(seed, seen)

    play_pairing(next(pairings("burgundy", {}, ("one", "other"), 1, 1)), onlooker)
    opened = set()
    for state in seen:
        then = OlderState(state)
        for duchy, of_then in zip(state.duchies, then.duchies, strict=True):
            assert [bits_of(area) for area in of_then.kinds] == duchy.kinds
        opened |= {OPEN[number] for number, _ in then.pending}
    assert any(area for state in seen for duchy in state.duchies for area in duchy.kinds)
    assert "town-hall" in opened


def bits_of(number: int) -> set[int]:
    return {bit for bit in range(number.bit_length()) if number & 1 << bit}
