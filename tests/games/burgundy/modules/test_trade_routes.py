"""Trade routes: sold goods are laid on a row of cards, and matching spaces bring bonuses."""

from collections import Counter
from random import Random
from typing import Any

import pytest

from bastide import CHANCE, IllegalMove, Match
from bastide.games import burgundy
from bastide.games.burgundy.modules.trade_routes.figures import ROUTES
from bastide.games.burgundy.modules.trade_routes.rule import OPENS
from bastide.games.burgundy.state import State
from bastide.words import LANGUAGES, words_for
from tests.clauses import rule
from tests.games.burgundy.tables import lines, own, play, points, state_with, table_of, told, why

ROUTE = ["trade_routes"]
FIRST_GOODS = "deal red red teal pink orange brown"

TITLES = {"en": "Trade route", "ru": "Торговый путь", "uk": "Торговий шлях"}

# The first spaces of some cards: 1 teal silver · 2 brown sale, purple church, pink points · 3 pink workers ·
# 4 purple building · 6 red placing · 7 teal market · 9 red sale · 10 brown action · 12 purple points


def with_route(*cards: int, laid: list[str] | None = None, **table: Any) -> State:
    """Seat 0 has these cards, with these goods on them; seat 1 has card 11."""
    part = {
        "rows": [[str(card) for card in cards], ["11"], *[["8"]] * (table.get("seats", 2) - 2)],
        "laid": [laid or [], *[[]] * (table.get("seats", 2) - 1)],
    }
    return state_with(modules=ROUTE, parts={"trade_routes": part}, **table)


def route(state: State) -> list[str]:
    laid: list[str] = table_of(state)["trade_routes"]["laid"][0]
    return laid


def at_set_up(*played: str, **options: Any) -> Match:
    match = Match("burgundy", chance="manual", modules=ROUTE, **options)
    for line in played:
        match.play(CHANCE, line)
    return match


# -- the cards


@rule("B15.1")
@pytest.mark.parametrize(("seats", "each"), [(2, 5), (3, 4), (4, 3)])
def test_each_player_is_dealt_five_four_or_three_cards_in_random_order(seats: int, each: int) -> None:
    match = at_set_up("start 0", "deal" + " red" * seats + " pink" * seats + " teal" * seats, seats=seats)
    drawn = [burgundy.draw_chance(match.state, Random(seed)) for seed in range(50)]
    deals = [burgundy.NOTATION.write(draw).split()[1:] for draw in drawn]
    assert all(len(set(deal)) == seats * each for deal in deals)
    assert len({tuple(deal) for deal in deals}) == 50
    match.play(CHANCE, "routes " + " ".join(deals[0]))
    rows = table_of(match.state)["trade_routes"]["rows"]
    assert [len(row) for row in rows] == [each] * seats
    assert [card for row in rows for card in row] == deals[0]
    assert table_of(match.state)["stage"] == "fill"


@rule("B15.1")
def test_the_deck_has_twelve_cards_on_which_colours_and_bonuses_stand_equally_often() -> None:
    spaces = [space for card in ROUTES for space in card]
    assert (len(ROUTES) - 1, len(spaces)) == (12, 36)
    assert set(Counter(goods for goods, _ in spaces).values()) == {6}
    assert set(Counter(bonus for _, bonus in spaces).values()) == {4}


def test_cards_that_are_not_read_from_the_printed_ones_are_marked() -> None:
    match = Match("burgundy", seed=1, modules=ROUTE, seats=3)
    cards = match.view(0)["trade_routes"]["cards"]
    marks = {int(card): printed["confidence"] for card, printed in cards.items()}
    assert [number for number, mark in marks.items() if mark == "picture"] == [1, 2, 3]
    assert [number for number, mark in marks.items() if mark == "second-hand"] == [4, 5, 6]
    assert [number for number, mark in marks.items() if mark == "reconstructed"] == [7, 8, 9, 10, 11, 12]
    assert cards["1"]["spaces"] == [["teal", "silver"], ["orange", "action"], ["brown", "building"]]


@rule("B15.1")
def test_impossible_deals_are_refused() -> None:
    match = at_set_up("start 0", FIRST_GOODS)
    for line, key in (
        ("routes 1 2 3", "other-number-due"),
        ("routes 1 2 3 4 5 6 7 8 9 9", "card-twice"),
        ("shields 1 2 3 4 5 6", "other-chance-due"),
    ):
        with pytest.raises(IllegalMove) as refusal:
            match.play(CHANCE, line)
        assert refusal.value.message.key == key


@rule("B15.1")
def test_as_an_option_owners_lay_their_cards_in_an_order_of_their_choosing() -> None:
    match = at_set_up("start 1", FIRST_GOODS, "routes 1 2 3 4 5 6 7 8 9 10", route_order="chosen")
    assert match.to_act == (1,)
    assert match.legal(1) == [f"lay-card {card}" for card in (6, 7, 8, 9, 10)]
    match.play(1, "lay-card 9")
    assert why(match.state, "lay-card 9", seat=1) == ("card-not-in-hand", "B15.1")
    for card in (6, 10):
        match.play(1, f"lay-card {card}")
    assert told(match.play(1, "lay-card 8")) == [
        "card-laid 1 8",
        "only-choice-made 1 lay-card",
        "card-laid 1 7",
    ]
    assert match.to_act == (0,)
    for card in (5, 4, 3, 2):
        match.play(0, f"lay-card {card}")
    assert table_of(match.state)["trade_routes"]["rows"] == [
        ["5", "4", "3", "2", "1"],
        ["9", "6", "10", "8", "7"],
    ]
    assert match.to_act == (CHANCE,)


@rule("B15.1")
def test_once_they_lie_no_card_is_laid() -> None:
    assert why(with_route(1), "lay-card 1") == ("cards-lie", "B15.1")
    assert why(state_with(), "lay-card 1") == ("module-off", "B15.1")


# -- sold goods


@rule("B15.2")
def test_sold_goods_go_on_the_next_spaces_from_the_left() -> None:
    state = with_route(1, 2, laid=["red"], dice=(3, None), goods={"pink": 2})
    events = play(state, "sell-goods 3 3")
    assert events[-2:] == ["goods-routed 0 pink 2", "goods-routed 0 pink 3"]
    assert route(state) == ["red", "pink", "pink"]


@rule("B15.2")
def test_a_matching_space_brings_its_bonus_at_once_and_another_none() -> None:
    state = with_route(1, dice=(1, 3), goods={"teal": 1, "pink": 1})
    assert play(state, "sell-goods 1 1")[-2:] == ["goods-routed 0 teal 1", "route-bonus-taken 0 silver"]
    assert own(state)["silver"] == 1 + 2
    play(state, "sell-goods 3 3")
    assert own(state)["silver"] == 4  # pink on the space for orange


@rule("B15.2")
def test_the_cards_follow_each_other_space_by_space() -> None:
    """Cards 2 and 1: the fourth space is the first of card 1, for teal; the sixth its third, for brown."""
    state = with_route(2, 1, laid=["red", "red", "red"], dice=(1, None), goods={"teal": 1})
    assert play(state, "sell-goods 1 1")[-1] == "route-bonus-taken 0 silver"
    state = with_route(2, 1, laid=["red"] * 5, dice=(5, None), goods={"brown": 1}, depots={"1": ["bank"]})
    assert play(state, "sell-goods 5 5")[-1] == "route-bonus-taken 0 building"


@rule("B15.3")
def test_when_the_route_is_full_the_rest_goes_to_the_sold_pile() -> None:
    state = with_route(2, laid=["red", "red"], dice=(3, None), goods={"pink": 3})
    events = play(state, "sell-goods 3 3")
    assert events.count("route-bonus-taken 0 points") == 1
    assert route(state) == ["red", "red", "pink"]
    assert own(state)["sold"] == {"pink": 3}
    assert table_of(state)["pending"] == []


@rule("B15.3")
def test_a_full_route_is_never_used_again() -> None:
    state = with_route(2, laid=["red", "red", "red"], dice=(3, None), goods={"pink": 1})
    assert [event.split()[0] for event in play(state, "sell-goods 3 3")] == ["goods-sold", "scored"]


@rule("B15.3")
def test_as_an_option_a_full_route_is_emptied_and_begins_anew() -> None:
    options = {"route_full": "emptied"}
    state = with_route(2, laid=["red", "red"], dice=(3, None), goods={"pink": 3}, options=options)
    events = play(state, "sell-goods 3 3")
    assert [event for event in events if event.startswith("route")] == [
        "route-bonus-taken 0 points",
        "route-emptied 0",
    ]
    assert route(state) == ["pink", "pink"]
    assert own(state)["sold"] == {"pink": 3}
    assert burgundy.read_state(burgundy.write_state(state)) == state


@rule("B15.3", "B10.12", "B10.15")
def test_goods_on_the_route_count_as_sold_for_monasteries_15_and_25() -> None:
    state = with_route(
        1,
        monasteries=[15, 25],
        phase="E",
        round=5,
        round_goods=[],
        dice=(1, None),
        goods={"teal": 2},
        order=[1, 0],
        turn=1,
    )
    events = play(state, "sell-goods 1 1", "end-turn")
    assert (points(events, "final-15"), points(events, "final-25")) == ([2], [2])


@rule("B15.4")
def test_a_sale_pays_first_and_lays_then() -> None:
    state = with_route(1, monasteries=[4], dice=(1, None), goods={"teal": 2})
    assert play(state, "sell-goods 1 1") == [
        "goods-sold 0 teal 2 1 1",
        "scored 0 4 goods",
        "goods-routed 0 teal 1",
        "route-bonus-taken 0 silver",
        "goods-routed 0 teal 2",
    ]


@rule("B15.4")
def test_a_bonus_is_carried_out_to_the_end_before_the_next_tile_is_laid() -> None:
    """Card 6 places a stored tile for red; a castle stored brings an extra action of its own."""
    state = with_route(
        6,
        3,
        dice=(4, None),
        goods={"red": 2},
        storage=["castle"],
        tiles={"12": "bank"},
        depots={"2": ["mine"]},
    )
    play(state, "sell-goods 4 4")
    assert route(state) == ["red"]
    assert table_of(state)["pending"] == [
        {"effect": "route", "goods": "red", "left": 1},
        {"effect": "town-hall", "cause": "trade_routes"},
    ]
    play(state, "place any castle 7")
    assert route(state) == ["red"]
    play(state, "take any 2 mine")
    assert route(state) == ["red", "red"]


@rule("B15.4")
def test_a_sale_set_off_by_a_bonus_lays_its_tiles_first() -> None:
    """Card 9: red brings a sale. The first of two reds brings one of teal, which lies before the second."""
    state = with_route(9, 12, dice=(4, None), goods={"red": 2, "teal": 2})
    play(state, "sell-goods 4 4")
    assert lines(state) == ["sell-goods any 1", "decline"]
    play(state, "sell-goods any 1")
    assert route(state) == ["red", "teal", "teal", "red"]  # the third is the space for teal: placing lapses


@rule("B15.4", "B15.3")
def test_the_rest_of_a_sale_finds_a_route_that_filled_up_meanwhile() -> None:
    state = with_route(9, dice=(4, None), goods={"red": 3, "teal": 2})
    play(state, "sell-goods 4 4", "sell-goods any 1")
    assert route(state) == ["red", "teal", "teal"]
    assert own(state)["sold"] == {"teal": 2, "red": 3}
    assert table_of(state)["pending"] == []


# -- the nine bonuses


@rule("B15.5")
@pytest.mark.parametrize(
    ("card", "goods", "bonus", "line"),
    [
        (9, "red", "sale", "sell-goods any 1"),
        (4, "purple", "building", "take any 1 bank"),
        (6, "red", "placing", "place any ship 18"),
        (7, "teal", "market", "take any 3 ship"),
        (10, "brown", "action", "take any 2 mine"),
    ],
)
def test_bonuses_with_a_choice_do_what_the_building_does(
    card: int, goods: str, bonus: str, line: str
) -> None:
    number = ["teal", "purple", "pink", "red", "brown", "orange"].index(goods) + 1
    state = with_route(
        card,
        dice=(number, None),
        goods={goods: 1, **({"teal": 1} if goods != "teal" else {})},
        depots={"1": ["bank"], "2": ["mine"], "3": ["ship"]},
        storage=["ship"],
    )
    events = play(state, f"sell-goods {number} {number}")
    assert events[-1] == f"route-bonus-taken 0 {bonus}"
    assert line in lines(state)
    assert play(state, line)


@rule("B15.5", "B7.2")
def test_a_view_says_whether_a_route_or_a_building_has_left_something_open() -> None:
    tiles = {"1": ["ship", "bank"]}
    state = with_route(4, dice=(2, None), goods={"purple": 1}, depots=tiles)
    play(state, "sell-goods 2 2")
    view: dict[str, Any] = {**burgundy.view(state, 0)}
    assert view["pending"] == [{"effect": "carpenter", "cause": "trade_routes"}]
    assert (view["due"]["cause"], view["due"]["tile"]) == ("trade_routes", None)
    assert burgundy.read_state(burgundy.write_state(state)) == state
    assert burgundy.explain(state, 0, "end-turn").arguments == {"follow_up": "trade_routes"}
    state = with_route(4, dice=(3, None), storage=["carpenter"], depots=tiles)
    play(state, "place 3 carpenter 26")
    view = {**burgundy.view(state, 0)}
    assert view["pending"] == [{"effect": "carpenter"}]
    assert (view["due"]["cause"], view["due"]["tile"]) == (None, "carpenter")


@rule("B15.5")
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_route_leaves_open_is_announced_as_a_trade_route(language: str) -> None:
    words = words_for(language, "burgundy")
    for follow_up in OPENS.values():
        said = words.say("expects-route-bonus", effect=follow_up.effect, decline=0)
        base = words.say("expects-effect", effect=follow_up.effect, tile="", decline=0)
        assert said.partition(": ")[0] == TITLES[language]
        assert said.partition(": ")[2] == base.partition(": ")[2]


@rule("B15.5")
def test_the_church_bonus_takes_a_mine_monastery_or_castle() -> None:
    state = with_route(
        2,
        laid=["red"],
        dice=(2, None),
        goods={"purple": 1},
        depots={"1": ["bank", "mine"], "2": ["castle", "monastery-3"], "3": ["ship"]},
    )
    play(state, "sell-goods 2 2")
    assert lines(state) == ["take any 1 mine", "take any 2 castle", "take any 2 monastery-3", "decline"]


@rule("B15.5")
def test_silver_workers_and_points_come_at_once() -> None:
    state = with_route(1, dice=(1, None), goods={"teal": 1})
    play(state, "sell-goods 1 1")
    assert own(state)["silver"] == 1 + 2
    state = with_route(3, dice=(3, None), goods={"pink": 1})
    play(state, "sell-goods 3 3")
    assert own(state)["workers"] == 4
    state = with_route(12, dice=(2, None), goods={"purple": 1})
    assert points(play(state, "sell-goods 2 2"), "routes") == [4]


@rule("B15.5")
def test_monasteries_3_and_4_count_for_the_sale_of_a_bonus() -> None:
    state = with_route(9, monasteries=[3, 4], dice=(4, None), goods={"red": 1, "teal": 1})
    play(state, "sell-goods 4 4")
    assert "goods-sold 0 teal 1 2 1" in play(state, "sell-goods any 1")


@rule("B15.5")
def test_monasteries_13_and_14_do_not_count_for_the_workers_of_a_bonus() -> None:
    state = with_route(3, monasteries=[13, 14], dice=(3, None), goods={"pink": 1})
    play(state, "sell-goods 3 3")
    assert (own(state)["workers"], own(state)["silver"]) == (4, 1)


@rule("B15.5", "B7.10")
def test_a_bonus_that_cannot_be_used_lapses() -> None:
    state = with_route(7, dice=(1, None), goods={"teal": 1})
    assert play(state, "sell-goods 1 1")[-1] == "effect-lapsed 0 market"


@rule("B15.2")
def test_goods_sold_by_a_warehouse_go_on_the_route_too() -> None:
    state = with_route(1, dice=(3, None), storage=["warehouse"], goods={"teal": 1})
    play(state, "place 3 warehouse 26")
    assert play(state, "sell-goods any 1")[-1] == "route-bonus-taken 0 silver"
