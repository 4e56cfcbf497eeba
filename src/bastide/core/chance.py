"""Chance: the one way to draw a number, the same on every machine and version of Python."""

from random import Random
from typing import Final

_BITS: Final = [limit.bit_length() for limit in range(1024)]


def nth_source(seed: str, number: int) -> Random:
    """Where the outcome of this number comes from: the same for all who play the same seed, whatever
    they played before and however often the game was laid down and taken up again."""
    return Random(f"{seed} {number}")


def below(rng: Random, limit: int) -> int:
    """A whole number from 0 up to, not including, the limit, each as likely as the other."""
    if limit <= 1:
        if limit < 1:
            raise ValueError("nothing to draw from")
        return 0
    bits = _BITS[limit] if limit < len(_BITS) else limit.bit_length()
    number: int = rng.getrandbits(bits)
    while number >= limit:
        number = rng.getrandbits(bits)
    return number


def draw_from(rng: Random, counts: list[int]) -> int:
    """Which kind comes out of a bag that holds so many of each."""
    left = below(rng, sum(counts))
    for kind, count in enumerate(counts):
        if left < count:
            return kind
        left -= count
    raise AssertionError("unreachable: the counts add up to the limit")


def choose_some(rng: Random, limit: int, number: int) -> list[int]:
    """So many different numbers below the limit, in the order drawn."""
    rest = list(range(limit))
    return [rest.pop(below(rng, len(rest))) for _ in range(number)]
