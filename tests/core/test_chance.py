"""Chance is fair and the same everywhere."""

from collections import Counter
from random import Random

import pytest

from bastide.core.chance import below, choose_some, draw_from


def test_a_seed_gives_these_numbers_on_every_machine_and_version() -> None:
    rng = Random(7)
    assert [below(rng, 6) for _ in range(12)] == SEVEN
    assert choose_some(Random(7), 8, 4) == FOUR_OF_EIGHT


def test_every_number_below_the_limit_comes_about_as_often() -> None:
    rng = Random(1)
    counts = Counter(below(rng, 5) for _ in range(10_000))
    assert sorted(counts) == [0, 1, 2, 3, 4]
    assert all(1_850 < count < 2_150 for count in counts.values())


def test_a_single_possibility_needs_no_draw() -> None:
    rng = Random(1)
    before = rng.getstate()
    assert below(rng, 1) == 0
    assert rng.getstate() == before


def test_there_is_nothing_to_draw_from_nothing() -> None:
    with pytest.raises(ValueError, match="nothing to draw"):
        below(Random(1), 0)


def test_large_limits_are_drawn_too() -> None:
    assert all(0 <= below(Random(seed), 5_000) < 5_000 for seed in range(50))


def test_a_bag_gives_kinds_by_how_many_it_holds() -> None:
    rng = Random(2)
    counts = Counter(draw_from(rng, [0, 3, 0, 1]) for _ in range(8_000))
    assert sorted(counts) == [1, 3]
    assert 5_800 < counts[1] < 6_200


def test_a_choice_of_some_holds_no_number_twice() -> None:
    for seed in range(50):
        chosen = choose_some(Random(seed), 8, 4)
        assert len(set(chosen)) == 4
        assert all(0 <= number < 8 for number in chosen)


SEVEN = [2, 1, 3, 5, 0, 0, 4, 0, 2, 4, 0, 4]
FOUR_OF_EIGHT = [5, 1, 4, 0]
