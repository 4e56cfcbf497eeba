"""The score sheets, the winners, and the count along the way."""

from bastide.games import kingdom
from tests.clauses import rule
from tests.games.kingdom.tables import play, state_with, told

TO_THE_CASTLE = ["8.12", "8.13", "8.14", "8.15"]  # from the paddock 7.12 to the castle 8.16, over water


@rule("K7.2", "K7.13")
def test_a_sheet_shows_each_kingdom_card_and_the_castles_and_adds_up_to_the_score() -> None:
    state = state_with(settlements=[[*TO_THE_CASTLE, "9.9"], ["1.15"]])
    result = kingdom.result(state)
    assert result.sheets == [
        {"fishermen": 2, "knights": 8, "merchants": 8, "castles": 3},
        {"fishermen": 1, "knights": 2, "merchants": 0, "castles": 0},
    ]
    assert result.scores == [21, 3]


@rule("K7.2")
def test_most_gold_wins_and_a_tie_shares_the_win() -> None:
    state = state_with(seats=3, cards=["hermits", "knights", "citizens"], settlements=[["9.9"], ["1.1"], []])
    result = kingdom.result(state)
    assert result.scores == [3, 3, 0]
    assert result.winners == [0, 1]
    assert result.ranking == [1, 1, 3]


@rule("K7.2", "K7.13")
def test_at_the_end_every_card_scores_for_every_player_and_then_the_castles() -> None:
    state = state_with(
        current=1, owed=0, hands=["grass", None], last_round=True, settlements=[["5.5"], ["1.15"]]
    )
    events = [event for event in told(play(state, 1, "end-turn")) if "scored" in event]
    assert sorted(events[:6]) == [
        "card-scored 0 fishermen 1",
        "card-scored 0 knights 2",
        "card-scored 0 merchants 0",
        "card-scored 1 fishermen 1",
        "card-scored 1 knights 2",
        "card-scored 1 merchants 0",
    ]
    assert events[6:] == ["castles-scored 0 3", "castles-scored 1 0"]
    assert kingdom.result(state).final


@rule("K7.13")
def test_gold_is_counted_along_the_way_too() -> None:
    state = state_with()
    assert kingdom.result(state).scores == [0, 0]
    play(state, 0, "build 5.5")
    assert kingdom.result(state).sheets[0] == {"fishermen": 1, "knights": 2, "merchants": 0, "castles": 3}
    assert not kingdom.result(state).final
