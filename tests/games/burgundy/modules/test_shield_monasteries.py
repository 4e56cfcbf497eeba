"""Shield 6: the monasteries of another player."""

from typing import Any

from bastide.games.burgundy.rules.dice import to_sell
from bastide.games.burgundy.state import State
from tests.clauses import rule
from tests.games.burgundy.modules.shield_tables import at_end, at_phase_end, shields, with_shields
from tests.games.burgundy.tables import lines, open_to, own, play, table_of, why


def copier(theirs: list[int], **table: Any) -> State:
    """Seat 0 has shield 6 and copies seat 1, who has these monasteries."""
    seats = table.get("seats", 2)
    others = [{"monasteries": theirs, **table.pop("other", {})}]
    part = {"copied": [1, *[None] * (seats - 1)]}
    return with_shields(*table.pop("own_shields", (6,)), others=others, part=part, **table)


@rule("B18.6")
def test_6_the_owner_picks_a_player_once_at_any_time_of_an_own_turn() -> None:
    state = with_shields(6, seats=3, dice=(3, None), others=[{}, {"monasteries": [8]}])
    assert open_to(state, "choose-player") == ["1", "2"]
    assert play(state, "choose-player 2") == ["player-chosen 0 3"]
    assert shields(state)["copied"] == [2, None, None]
    assert why(state, "choose-player 1") == ("player-chosen-already", "B18.6")


@rule("B18.6", "B5.15")
def test_6_the_pick_may_come_inside_an_effect() -> None:
    state = with_shields(
        6,
        seats=3,
        dice=(6, None),
        storage=["castle", "bank"],
        tiles={"12": "bank"},
        others=[{"monasteries": [1]}],
    )
    play(state, "place 6 castle 7")
    assert "choose-player 1" in lines(state)
    play(state, "choose-player 1")
    assert table_of(state)["pending"] == [{"effect": "extra-action"}]
    state = with_shields(
        6,
        seats=3,
        dice=(3, None),
        storage=["town-hall", "church"],
        tiles={"27": "church"},
        others=[{"monasteries": [1]}],
    )
    play(state, "place 3 town-hall 26")  # the church finds a place only beside another church
    assert {"32", "37"} & set(open_to(state, "place any church")) == set()
    play(state, "choose-player 1")
    assert "32" in open_to(state, "place any church")


@rule("B18.6")
def test_6_with_two_players_there_is_nobody_else_to_pick() -> None:
    state = with_shields(at={"3": [6]}, dice=(3, 3), others=[{"monasteries": [13]}])
    assert play(state, "take-shield 6 19")[-1] == "player-chosen 0 2"
    assert shields(state)["copied"] == [1, None]


@rule("B18.6")
def test_6_refusals() -> None:
    state = with_shields(6, seats=3)
    assert why(state, "choose-player 0") == ("no-other-player", "B18.6")
    assert why(state, "choose-player 3") == ("no-other-player", "B18.6")
    assert why(with_shields(7, seats=3), "choose-player 1") == ("shield-absent", "B18.6")


@rule("B18.6")
def test_6_plays_as_if_holding_the_others_monasteries() -> None:
    state = copier([13, 14], dice=(3, None))
    assert play(state, "take-workers 3") == ["workers-taken 0 4 1"]
    state = copier([4], dice=(4, None), goods={"red": 1})
    assert "goods-sold 0 red 1 1 1" in play(state, "sell-goods 4 4")


@rule("B18.6")
def test_6_later_monasteries_are_included() -> None:
    state = with_shields(
        their={1: [6]},
        part={"copied": [None, 0]},
        dice=(1, None),
        storage=["monastery-14"],
        order=[0, 1],
    )
    play(state, "place 1 monastery-14 13", "end-turn")
    assert play(state, "take-workers 1", seat=1) == ["workers-taken 1 4 0"]


@rule("B18.6")
def test_6_the_copies_fill_no_space_and_the_other_does_not_copy_back() -> None:
    state = copier([13], monasteries=[14])
    assert "monastery-13" not in own(state)["tiles"].values()
    play(state, "take-workers 3", "take-workers 5", "end-turn")
    assert play(state, "take-workers 1", seat=1) == ["workers-taken 1 2 1"]


@rule("B18.6")
def test_6_scores_the_others_final_monasteries_by_the_owners_own_tiles_goods_and_bonus_tiles() -> None:
    told = at_end(
        6,
        part={"copied": [1, None]},
        tiles={"26": "bank"},
        sold={"red": 3},
        bonuses={"mine": [0, None]},
        others=[{"monasteries": [22, 25, 26], "tiles": {"12": "bank", "26": "bank"}, "sold": {"teal": 1}}],
    )
    seat_0 = [event for event in told if event.startswith("scored 0") and "final" in event]
    assert seat_0 == ["scored 0 4 final-22", "scored 0 3 final-25", "scored 0 3 final-26"]
    assert "scored 1 8 final-22" in told


@rule("B18.6")
def test_6_who_has_not_picked_must_before_the_final_scoring() -> None:
    state = at_phase_end(
        6, seats=3, phase="E", silver=1, others=[{}, {"monasteries": [24]}], tiles={"11": "cow-2"}
    )
    play(state, "end-turn")
    told = play(state, "pay-upkeep 1 0")
    assert told == ["upkeep-paid 0 1 0"]
    assert lines(state) == ["choose-player 1", "choose-player 2"]
    told = play(state, "choose-player 2")
    assert told[:2] == ["player-chosen 0 3", "game-ended"]
    assert "scored 0 4 final-24" in told


@rule("B18.6")
def test_6_nobody_must_pick_before_the_last_phase_or_without_the_shield() -> None:
    state = at_phase_end(6, seats=3, phase="D", silver=1)
    play(state, "end-turn", "pay-upkeep 1 0")
    assert table_of(state)["stage"] == "fill"
    state = at_phase_end(6, seats=3, phase="E", silver=1)
    assert "game-ended" in play(state, "end-turn", "give-up 6")


@rule("B18.10", "B18.6")
def test_6_the_copies_go_with_the_shield_and_own_monasteries_stay() -> None:
    state = copier([13, 8], at={"3": [7]}, dice=(3, 3), monasteries=[14])
    play(state, "take-shield 7 19")
    assert to_sell(state.duchies[0])[1][3] == 2  # monastery 8 is gone
    assert shields(state)["copied"] == [None, None]
    play(state, "end-turn")
    after = with_shields(7, monasteries=[14], dice=(3, None))
    assert play(after, "take-workers 3") == ["workers-taken 0 4 0"]


@rule("B11.7", "B18.6")
def test_6_with_monastery_27_the_one_who_came_later_is_on_top() -> None:
    """Both stand on one space. The owner of no. 27 was first there; the copier came later, but below."""
    table: dict[str, Any] = {
        "modules": ["extra_tiles"],
        "seats": 3,
        "line": [1, 0, 2],
        "order": [0, 1, 2],
        "place": [2, 2, 1],
    }
    arrivals = {"extra_tiles": {"arrivals": [0, 1, 2]}}
    state = with_shields(6, others=[{"monasteries": [27]}], parts=arrivals, **table)
    assert play(state, "choose-player 1") == ["player-chosen 0 2", "marker-raised 0 2"]
    assert table_of(state)["line"] == [0, 1, 2]
    arrivals = {"extra_tiles": {"arrivals": [1, 0, 2]}}
    state = with_shields(6, others=[{"monasteries": [27]}], parts=arrivals, **table)
    assert play(state, "choose-player 1") == ["player-chosen 0 2"]
    assert table_of(state)["line"] == [1, 0, 2]


@rule("B11.7", "B18.10")
def test_6_losing_the_copy_of_monastery_27_lets_the_marker_sink() -> None:
    state = copier(
        [27],
        at={"3": [7]},
        dice=(3, 3),
        modules=["extra_tiles"],
        seats=3,
        place=[2, 1, 2],
        line=[0, 2, 1],
        order=[0, 1, 2],
        parts={"extra_tiles": {"arrivals": [2, 0, 1]}},
    )
    play(state, "take-shield 7 19")
    assert table_of(state)["line"] == [2, 0, 1]


@rule("B11.7", "B18.6")
def test_6_a_monastery_27_placed_by_the_one_who_is_copied_lifts_both() -> None:
    state = with_shields(
        their={1: [6]},
        part={"copied": [None, 0, None]},
        modules=["extra_tiles"],
        seats=3,
        dice=(1, None),
        storage=["monastery-27"],
        tiles={"12": "bank"},
        line=[2, 1, 0],
        order=[0, 1, 2],
        parts={"extra_tiles": {"arrivals": [2, 1, 0]}},
    )
    play(state, "place 1 monastery-27 13")
    assert table_of(state)["line"] == [1, 0, 2]
