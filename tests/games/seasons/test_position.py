"""Positions of winter: what lies on the table, and what has left it."""

from typing import Any

import pytest

from bastide.core.errors import BadOption
from bastide.core.match import Match
from tests.clauses import rule


def with_maiden_gone() -> dict[str, Any]:
    """A round in which the young lady was turned over and does not lie on the table."""
    position: dict[str, Any] = Match("seasons", seed=1, seats=2, season="winter").position()
    unseen = [card for card in position["winter"]["unseen"] if card != "maiden"]
    return {**position, "winter": {**position["winter"], "card": "maiden", "unseen": unseen}}


@rule("S8.7")
def test_the_young_lady_may_be_won_in_the_round_in_which_she_was_turned_over() -> None:
    position = with_maiden_gone()
    position["players"][1]["points"] = {"maiden": 8}
    match = Match("seasons", seats=2, season="winter", position=position)
    assert match.position() == position


@rule("S8.2")
def test_while_nobody_has_won_her_she_lies_on_the_table() -> None:
    with pytest.raises(BadOption) as refused:
        Match("seasons", seats=2, season="winter", position=with_maiden_gone())
    assert (refused.value.message.key, refused.value.message.clause) == ("position-winter", "S8.2")
