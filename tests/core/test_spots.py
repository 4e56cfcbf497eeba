"""Spots as text, and what is no spot."""

import pytest

from bastide.core.errors import IllegalMove
from bastide.core.notation import Words
from bastide.core.spots import Gesture, Spots, Step

DEPOT, TILE = Words("depot", ("black", "1")), Words("tile", ("ship", "mine"))
SPOTS = Spots({"tile": [DEPOT, TILE], "workers": []}, {"take": Gesture(Step("tile {depot} {tile}"))})


def test_a_spot_is_its_kind_and_its_words() -> None:
    assert SPOTS.read("tile black ship") == ("tile", ["black", "ship"])
    assert SPOTS.read("workers") == ("workers", [])


def test_of_two_spots_of_a_kind_the_later_one_counts() -> None:
    spots = ["tile black ship", "workers", "tile 1 mine"]
    assert SPOTS.read_all(spots) == {"tile": ["1", "mine"], "workers": []}


@pytest.mark.parametrize(
    "spot", ["", "tile", "tile black", "tile black cow", "tile 2 ship", "workers 3", "die 3"]
)
def test_what_is_spelt_otherwise_is_no_spot(spot: str) -> None:
    with pytest.raises(IllegalMove) as refusal:
        SPOTS.read(spot)
    assert refusal.value.message.key == "spot-unknown"
