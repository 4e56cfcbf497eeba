"""Page."""

from collections import Counter

import bastide
from bastide.core.match import Match


def test_every_line_is_as_likely_as_the_other() -> None:
    match = Match("kingdom", seed=3)
    lines = match.legal(0)[:6]
    page = bastide.new_bot("uniform", "kingdom", seed=1)
    chosen = Counter(page.choose(match.view(0), lines, seconds=1.0) for _ in range(1200))
    assert set(chosen) == set(lines)
    assert all(140 < count < 260 for count in chosen.values())
