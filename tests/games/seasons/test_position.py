"""Positions of winter: what lies on the table, and what has left it."""

from typing import Any

import pytest

from bastide.core.errors import BadOption
from bastide.core.match import Match
from bastide.core.options import read_options
from bastide.games import seasons
from bastide.games.seasons.components import WINTER_CARD
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


@rule("S8.2", "S8.7")
def test_what_is_set_up_of_winter_follows_from_which_cards_were_turned_over() -> None:
    match = Match("seasons", seed=1, seats=2, season="winter")
    options, position = match.options, match.position()
    follow = seasons.POSITIONS.follow

    def turned(*cards: str) -> dict[str, Any]:
        winter = position["winter"]
        unseen = [card for card in WINTER_CARD.words if card not in cards]
        return {**position, "winter": {**winter, "unseen": unseen}}

    lying = follow(options, turned("inn", "maiden", "plague"))["winter"]
    assert (lying["table"], lying["wooing"]) == (["inn", "maiden"], [0, 1])
    lying |= {"coins": 2, "gifts": {"sand": 1}, "wooing": [1], "card": "maiden"}
    position = {**position, "winter": lying}
    kept = follow(options, turned("inn", "maiden"))["winter"]
    assert (kept["coins"], kept["gifts"]["sand"], kept["wooing"], kept["card"]) == (2, 1, [1], "maiden")
    gone = follow(options, turned("barn"))["winter"]
    assert (gone["table"], gone["coins"], gone["gifts"]["sand"], gone["wooing"]) == (["barn"], 0, 0, [])
    assert gone["card"] is None


@rule("S1.1", "S1.3")
def test_among_more_players_nobody_has_more_than_there_is() -> None:
    former, options = {"seats": 2}, {"seats": 4}
    before, now = [read_options(seasons.options(), each) for each in (former, options)]
    position = Match("seasons", seed=1, seats=2).position()
    position["players"][0] |= {"talers": 80, "resources": {"sand": 16}}
    carts = ("sand", "wood", "clay", "stone", "rider")
    position["carts"] = dict.fromkeys(carts, 1)
    position["built"] = [{"tile": tile, "seat": 0} for tile in ("tavern", "keep")]
    position["places"] = {"tavern-1": 1, "tavern-2": 1}
    assert seasons.POSITIONS.faults(seasons.POSITIONS.set_up(before, position)) == []
    kept, left = seasons.POSITIONS.carry(before, now, position, Match("seasons", seed=2, seats=4).position())
    assert seasons.POSITIONS.faults(seasons.POSITIONS.set_up(now, kept)) == []
    assert kept["players"][:2] == position["players"]
    assert sum(player["resources"]["sand"] for player in kept["players"]) <= 20
    assert kept["places"] == position["places"]
    assert kept["carts"] == dict.fromkeys(carts[:-1], 1)
    (told,) = left
    assert (told.key, told.arguments) == ("position-left-helpers", {"number": 1})
