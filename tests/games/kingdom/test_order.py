"""What comes first, where more than one thing could."""

from bastide.games.kingdom.events import CardScored, CastlesScored
from tests.clauses import rule
from tests.games.kingdom.tables import play, state_with, table_of, why


@rule("K7.2")
def test_gold_is_counted_card_by_card_from_the_start_player_on_and_then_for_castles() -> None:
    state = state_with(seats=3, start=1, current=0, owed=0, last_round=True)
    scored = [event for event in play(state, 0, "end-turn") if isinstance(event, CardScored | CastlesScored)]
    assert [event.seat for event in scored] == [1, 2, 0] * 4
    assert [isinstance(event, CastlesScored) for event in scored] == [False] * 9 + [True] * 3


@rule("K5.8")
def test_nothing_is_in_the_air_once_the_settlement_stands_again() -> None:
    state = state_with(
        card="flowers", owed=0, settlements=[["7.11", "3.3"]], tokens=[{"7.12": "ready"}], lifted=None
    )
    play(state, 0, "lift paddock 3.3")
    play(state, 0, "settle 3.1")
    assert (table_of(state)["lifted"], table_of(state)["lifted_by"]) == (None, None)


@rule("K3.4")
def test_a_used_token_is_told_of_before_one_that_comes_next_turn() -> None:
    tokens = [{"12.18": "used", "16.13": "next-turn"}]
    state = state_with(owed=0, settlements=[["12.17", "16.12"]], tokens=tokens)
    assert why(state, "use farm 1.1") == ("token-used", "K3.4")


@rule("K4.1")
def test_a_tower_cannot_build_on_water_inside_the_board_either() -> None:
    quadrants = ("tower", "paddock", "oasis", "farm")
    state = state_with(quadrants=quadrants, owed=0, tokens=[{"4.6": "ready"}], settlements=[["4.5"]])
    assert why(state, "use tower 5.6") == ("not-buildable", "K4.1")
