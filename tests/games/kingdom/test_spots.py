"""A click that does nothing is explained as the line it would have been."""

import pytest

from bastide.games import kingdom
from bastide.games.kingdom.state import State
from tests.clauses import rule
from tests.games.kingdom.tables import hexes_of, state_with, why


def why_not(state: State, *spots: str) -> tuple[str, str]:
    return why(state, kingdom.line_at(state, 0, spots))


@rule("K4.1")
def test_a_hex_where_a_settlement_stands() -> None:
    assert why_not(state_with(settlements=[["9.9"]]), "hex 9.9") == ("hex-taken", "K4.1")


@rule("K4.3")
def test_a_hex_of_another_terrain_than_the_card() -> None:
    state = state_with(card="forest")
    assert why_not(state, f"hex {hexes_of('desert')[0]}") == ("wrong-terrain", "K4.3")


@rule("K3.4", "K5.2")
@pytest.mark.parametrize(
    ("token", "key", "clause"), [("used", "token-used", "K3.4"), ("next-turn", "token-next-turn", "K5.2")]
)
def test_a_token_that_cannot_be_used_says_so_itself(token: str, key: str, clause: str) -> None:
    state = state_with(settlements=[["9.9"]], tokens=[{"12.18": token}])
    assert why_not(state, "token farm") == (key, clause)


@rule("K4.3", "K5.8")
def test_a_hex_is_meant_for_the_token_in_hand_or_the_settlement_that_is_lifted() -> None:
    state = state_with(settlements=[["9.9"]], tokens=[{"12.18": "ready", "3.19": "ready"}])
    assert kingdom.line_at(state, 0, ["token farm", "hex 1.1"]) == "use farm 1.1"
    assert kingdom.line_at(state, 0, ["token paddock", "hex 1.1"]) == "lift paddock 1.1"
    assert kingdom.line_at(state, 0, ["token paddock"]) == "lift paddock 9.9"
    assert kingdom.line_at(state, 0, ["hex 1.1"]) == "build 1.1"
