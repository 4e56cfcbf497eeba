"""What a game is trained on: sets of options with the share of games that each has."""

from random import Random
from typing import Any, Final

from bastide.games.burgundy.box import BOX
from bastide.games.seasons.components import SEASONS

Mix = list[tuple[float, dict[str, Any]]]

PLANS: Final[dict[str, Mix]] = {
    "burgundy": [
        (0.45, {"seats": 2, "duchies": "random"}),
        (0.1, {"seats": 2}),
        (0.1, {"seats": 2, "edition": "2011", "duchies": "random"}),
        (0.05, {"seats": 3, "duchies": "random"}),
        (0.05, {"seats": 4, "duchies": "random"}),
        *[(0.02, {"seats": 2, "modules": [module]}) for module in BOX.modules],
        (0.06, {"seats": 2, "modules": list(BOX.modules)}),
        (0.03, {"seats": 4, "mode": "team"}),
        (0.04, {"seats": 1, "mode": "solo"}),
    ],
    "kingdom": [(0.7, {"seats": 2}), (0.15, {"seats": 3}), (0.15, {"seats": 4})],
    "seasons": [
        (0.4, {"seats": 2}),
        (0.3, {"seats": 2, "season": "winter"}),
        *[(0.075, {"seats": seats, "season": season}) for seats in (3, 4) for season in SEASONS],
    ],
}
# What a trial is held on, and what the curve shows.
MEASURED: Final[dict[str, dict[str, Any]]] = {
    "burgundy": {"seats": 2, "duchies": "random"},
    "kingdom": {"seats": 2},
    "seasons": {"seats": 2, "season": "winter"},  # without winter cards there is no chance to pair
}


def draw_options(mix: Mix, rng: Random) -> dict[str, Any]:
    """One of the sets, as often as its share says."""
    at = rng.random() * sum([share for share, _ in mix])
    for share, options in mix:
        at -= share
        if at < 0:
            return options
    return mix[-1][1]
