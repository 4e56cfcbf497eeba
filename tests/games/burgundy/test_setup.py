"""Before the first turn: what a host may choose, and what chance deals."""

from collections import Counter
from random import Random
from typing import Any

import pytest

from bastide import CHANCE, BadOption, IllegalMove, Match
from bastide.games import burgundy
from bastide.games.burgundy.box import BOX
from bastide.games.burgundy.components import LAYOUTS
from bastide.games.burgundy.state import State
from tests.clauses import rule
from tests.games.burgundy.tables import lines, own, table_of, told

FIRST_GOODS = "deal red red teal pink orange brown"


def at_set_up(*played: str, **options: Any) -> Match:
    """A match that waits for chance, after these lines of it."""
    match = Match("burgundy", chance="manual", **options)
    for line in played:
        match.play(CHANCE, line)
    return match


def refused(match: Match, line: str) -> tuple[str, str]:
    """Why chance cannot bring this line now."""
    with pytest.raises(IllegalMove) as refusal:
        match.play(CHANCE, line)
    return refusal.value.message.key, refusal.value.message.clause


def bad_option(**options: Any) -> tuple[str, str]:
    with pytest.raises(BadOption) as refusal:
        Match("burgundy", **options)
    return refusal.value.message.key, refusal.value.message.clause


def drawn(state: State) -> list[list[str]]:
    """What chance brings in three hundred tries."""
    draws = [burgundy.draw_chance(state, Random(seed)) for seed in range(300)]
    return [burgundy.NOTATION.write(draw).split()[1:] for draw in draws]


# -- first player, goods, silver, workers


@rule("B2.4")
def test_the_first_player_is_random_and_the_others_follow_clockwise_on_the_bridge() -> None:
    match = at_set_up(seats=4)
    assert {line[0] for line in drawn(match.state)} == {"0", "1", "2", "3"}
    assert told(match.play(CHANCE, "start 2")) == ["start-chosen 2"]
    assert table_of(match.state)["start"] == 2
    assert table_of(match.state)["line"] == [2, 3, 0, 1]
    assert table_of(match.state)["place"] == [1, 1, 1, 1]


@rule("B2.4")
def test_a_seat_that_is_not_there_cannot_begin() -> None:
    assert refused(at_set_up(seats=3), "start 3") == ("no-such-seat", "B2.4")


@rule("B2.3")
def test_each_has_one_silver_and_the_later_the_more_workers() -> None:
    match = at_set_up("start 2", seats=4)
    assert [own(match.state, seat)["silver"] for seat in range(4)] == [1, 1, 1, 1]
    assert [own(match.state, seat)["workers"] for seat in range(4)] == [3, 4, 1, 2]


@rule("B2.1")
def test_each_player_takes_three_goods_from_the_shuffled_ones() -> None:
    match = at_set_up("start 0", seats=2)
    events = told(match.play(CHANCE, FIRST_GOODS))
    assert events[:2] == ["goods-dealt 0 red red teal", "goods-dealt 1 pink orange brown"]
    assert [own(match.state, seat)["goods"] for seat in (0, 1)] == [
        {"teal": 1, "red": 2},
        {"pink": 1, "brown": 1, "orange": 1},
    ]
    bag = {"teal": 6, "purple": 7, "pink": 6, "red": 5, "brown": 6, "orange": 6}
    assert table_of(match.state)["bag"] == bag


@rule("B2.2")
def test_equal_goods_share_a_space() -> None:
    match = at_set_up("start 0", "deal red red red pink orange brown", seats=2)
    assert own(match.state)["goods"] == {"red": 3}


@rule("B2.1")
def test_chance_deals_three_a_player_and_no_more_than_there_are() -> None:
    match = at_set_up("start 0", seats=3)
    assert {len(line) for line in drawn(match.state)} == {9}
    assert {goods for line in drawn(match.state) for goods in line} == set(table_of(match.state)["bag"])
    assert refused(match, FIRST_GOODS) == ("other-number-due", "B2.1")
    assert refused(match, "deal" + " red" * 8 + " pink") == ("goods-not-in-bag", "B2.1")


@rule("B2.1", "B3.5")
def test_over_the_game_twenty_five_goods_come_out_and_the_rest_never_do() -> None:
    match = Match("burgundy", seed=3, seats=4)
    rng = Random(1)
    while not match.over:
        open_now = match.legal(match.to_act[0])
        match.play(match.to_act[0], open_now[rng.randrange(len(open_now))])
    assert sum(table_of(match.state)["bag"].values()) == 42 - 25 - 12


# -- the basic set-up


@rule("B2.5", "B2.8")
@pytest.mark.parametrize("edition", ["2011", "2019"])
def test_all_begin_with_duchy_one_and_a_castle_in_its_middle(edition: str) -> None:
    match = at_set_up("start 1", FIRST_GOODS, edition=edition)
    assert match.options["duchies"] == ["1"]
    for seat in (0, 1):
        assert own(match.state, seat)["duchy"] == "1"
        assert own(match.state, seat)["tiles"] == {"19": "castle"}
    assert table_of(match.state)["stage"] == "fill"


@rule("B2.8")
def test_the_2019_edition_offers_number_two_to_all_as_well() -> None:
    match = at_set_up("start 1", FIRST_GOODS, duchies=["2"])
    assert [own(match.state, seat)["duchy"] for seat in (0, 1)] == ["2", "2"]
    assert own(match.state)["tiles"] == {"19": "castle"}


@rule("B1.6")
def test_the_starting_castles_come_from_the_dark_green_backs() -> None:
    match = at_set_up("start 1", "deal" + " red" * 6 + " pink" * 6, seats=4)
    assert table_of(match.state)["stacks"]["castle"] == 10


@rule("B2.6")
def test_the_starting_castle_scores_nothing_though_it_fills_an_area() -> None:
    match = at_set_up("start 0")
    events = told(match.play(CHANCE, FIRST_GOODS))
    assert events[2:] == ["duchy-chosen 0 1 19", "duchy-chosen 1 1 19"]
    assert match.result.scores == [0, 0]
    area = LAYOUTS[1][0].area_of[18]
    assert match.state.duchies[0].left[area] == 0
    assert match.state.pending == []


@rule("B2.5")
def test_the_host_may_name_a_duchy_for_each_seat() -> None:
    match = at_set_up("start 1", FIRST_GOODS, duchies=["3", "6"])
    assert [own(match.state, seat)["duchy"] for seat in (0, 1)] == ["3", "6"]


@rule("B2.5")
def test_without_a_central_castle_space_each_chooses_one_openly_in_turn_order() -> None:
    match = at_set_up("start 1", FIRST_GOODS, duchies=["4"])
    assert match.to_act == (1,)
    assert match.legal(1) == [
        "choose-duchy 4 1",
        "choose-duchy 4 14",
        "choose-duchy 4 24",
        "choose-duchy 4 37",
    ]
    assert told(match.play(1, "choose-duchy 4 14")) == ["duchy-chosen 1 4 14"]
    assert own(match.state, 1)["tiles"] == {"14": "castle"}
    assert match.to_act == (0,)
    match.play(0, "choose-duchy 4 37")
    assert match.to_act == (CHANCE,)


@rule("B2.5")
def test_the_host_may_have_the_duchies_drawn() -> None:
    match = at_set_up("start 0", FIRST_GOODS, duchies="random")
    assert {len(line) for line in drawn(match.state)} == {2}
    assert {word for line in drawn(match.state) for word in line} == {str(number) for number in range(1, 11)}
    events = told(match.play(CHANCE, "duchies 3 5"))
    assert events == ["duchy-dealt 0 3", "duchy-dealt 1 5", "duchy-chosen 0 3 19"]
    assert match.to_act == (1,)  # number 5 has no castle in its middle


@rule("B2.8")
def test_a_duchy_must_exist_in_the_edition() -> None:
    assert bad_option(edition="2011", duchies=["10"]) == ("duchy-not-in-edition", "B2.8")
    assert bad_option(duchies=["11"])[0] == "option-list"
    assert bad_option(duchies="1")[0] == "option-list"


@rule("B2.5")
def test_one_duchy_is_named_for_all_or_one_for_each() -> None:
    assert bad_option(seats=3, duchies=["1", "2"]) == ("duchies-number", "B2.5")


@rule("B2.8")
@pytest.mark.parametrize("setup", ["experts", "experts-secret"])
def test_experts_name_no_duchies(setup: str) -> None:
    assert bad_option(setup=setup, duchies=["2"]) == ("option-contradicts", "B2.8")
    assert bad_option(setup=setup, duchies="random") == ("option-contradicts", "B2.8")


@rule("B11.1")
@pytest.mark.parametrize(
    ("option", "value", "module", "clause"),
    [
        ("posts", "pairs", "border_posts", "B12.2"),
        ("route_order", "chosen", "trade_routes", "B15.1"),
        ("shield5", "instead", "shields", "B18.6"),
        ("shield7", "end", "shields", "B18.6"),
    ],
)
def test_what_is_agreed_about_a_module_needs_the_module(
    option: str, value: str, module: str, clause: str
) -> None:
    agreed: dict[str, Any] = {option: value}
    for modules in ([], [one for one in BOX.modules if one != module]):
        assert bad_option(modules=modules, **agreed) == ("option-needs-module", clause)
    assert Match("burgundy", modules=[module], **agreed).options[option] == value


@pytest.mark.parametrize(
    "options", [{"expansions": ["inns"]}, {"seats": 5}, {"edition": "2023"}, {"edition": 2019}]
)
def test_what_is_not_on_offer_is_refused(options: dict[str, Any]) -> None:
    assert bad_option(**options)[0] in ("option-unknown", "option-value")


# -- experts


@rule("B2.7")
@pytest.mark.parametrize(
    ("edition", "sides"), [("2011", [4, 1, 1, 1, 1, 1, 1, 1, 1]), ("2019", [4, 4, 1, 1, 1, 1, 1, 1, 1, 1])]
)
@pytest.mark.parametrize("experts", ["board", "number"])
def test_experts_are_dealt_two_different_duchies_without_replacement(
    edition: str, sides: list[int], experts: str
) -> None:
    options = {"seats": 4, "edition": edition, "setup": "experts", "experts": experts}
    match = at_set_up("start 0", "deal" + " red" * 6 + " pink" * 6, **options)
    seen: Counter[str] = Counter()
    for line in drawn(match.state):
        assert len(line) == 8
        assert all(line[place] != line[place + 1] for place in range(0, 8, 2))
        counts = Counter(line)
        assert all(counts[str(number)] <= copies for number, copies in enumerate(sides, 1))
        seen += counts
    assert len(seen) == len(sides)
    assert seen["1"] > 2 * seen["7"]


@rule("B2.7")
@pytest.mark.parametrize(("edition", "partner"), [("2011", None), ("2019", "2")])
def test_experts_are_dealt_the_two_sides_of_one_board(edition: str, partner: str | None) -> None:
    """2011: four boards have number 1 on one side; 2019: four have 1 and 2 on their sides."""
    options = {"seats": 4, "edition": edition, "setup": "experts"}
    match = at_set_up("start 0", "deal" + " red" * 6 + " pink" * 6, **options)
    for line in drawn(match.state):
        for pair in (line[place : place + 2] for place in range(0, 8, 2)):
            assert ("1" in pair) == (partner in pair) or partner is None
            assert pair.count("1") <= 1


@rule("B2.7")
def test_experts_may_agree_on_two_numbers_whatever_their_boards() -> None:
    match = at_set_up("start 1", FIRST_GOODS, setup="experts")
    assert refused(match, "duchies 1 3 2 7") == ("not-one-board", "B2.7")
    match.play(CHANCE, "duchies 2 1 9 4")
    match = at_set_up("start 1", FIRST_GOODS, setup="experts", experts="number")
    match.play(CHANCE, "duchies 1 3 2 7")
    assert bad_option(experts="number") == ("option-contradicts", "B2.7")


@rule("B2.7")
def test_there_are_no_more_boards_than_in_the_box() -> None:
    goods = "deal" + " red" * 6 + " pink" * 6
    match = at_set_up("start 0", goods, seats=4, edition="2011", setup="experts")
    assert refused(match, "duchies 2 3 4 5 6 7 1 8") == ("not-one-board", "B2.7")
    match.play(CHANCE, "duchies 2 3 4 5 1 7 1 8")


@rule("B2.7")
def test_impossible_deals_are_refused() -> None:
    match = at_set_up("start 0", FIRST_GOODS, edition="2011", setup="experts")
    assert refused(match, "duchies 1 2 3") == ("other-number-due", "B2.7")
    assert refused(match, "duchies 1 1 3 4") == ("duchy-twice", "B2.7")
    assert refused(match, "duchies 2 3 2 4") == ("duchy-not-there", "B1.4")
    assert refused(match, "duchies 2 10 3 4") == ("duchy-not-there", "B1.4")


@rule("B2.7")
def test_experts_choose_a_duchy_and_any_dark_green_space_openly_in_turn_order() -> None:
    match = at_set_up("start 1", FIRST_GOODS, "duchies 1 3 2 7", setup="experts", edition="2011")
    assert match.to_act == (1,)
    assert match.legal(1) == [f"choose-duchy 2 {space}" for space in (4, 22, 34, 37)] + [
        f"choose-duchy 7 {space}" for space in (2, 3, 35, 36)
    ]
    match.play(1, "choose-duchy 7 35")
    assert match.legal(0)[:4] == [f"choose-duchy 1 {space}" for space in (2, 3, 7, 19)]
    match.play(0, "choose-duchy 1 7")
    assert own(match.state, 0)["tiles"] == {"7": "castle"}
    assert match.to_act == (CHANCE,)


@rule("B2.7")
def test_secret_choices_are_made_at_once_and_shown_together() -> None:
    match = at_set_up("start 1", FIRST_GOODS, "duchies 1 3 2 7", setup="experts-secret", edition="2011")
    assert sorted(match.to_act) == [0, 1]
    assert told(match.play(0, "choose-duchy 3 19")) == ["duchy-picked 0 3 19"]
    assert match.to_act == (1,)
    assert own(match.state, 0)["duchy"] is None
    assert match.legal(0) == []
    events = told(match.play(1, "choose-duchy 2 4"))
    assert events == ["duchy-picked 1 2 4", "duchy-revealed 1 2 4", "duchy-revealed 0 3 19"]
    assert own(match.state, 0)["tiles"] == {"19": "castle"}
    assert table_of(match.state)["stacks"]["castle"] == 12


@rule("B2.7")
def test_a_secret_choice_can_be_taken_back_until_all_are_made() -> None:
    match = at_set_up("start 1", FIRST_GOODS, "duchies 1 3 2 7", setup="experts-secret", edition="2011")
    match.play(0, "choose-duchy 3 19")
    assert match.undo(0) == "choose-duchy 3 19"
    assert sorted(match.to_act) == [0, 1]
    match.play(0, "choose-duchy 1 2")
    match.play(1, "choose-duchy 2 4")
    assert match.undoable(1) is None


@rule("B2.7")
def test_the_goods_are_dealt_before_the_duchies() -> None:
    match = at_set_up("start 1", setup="experts")
    assert refused(match, "duchies 1 2 3 7") == ("other-chance-due", "")
    match.play(CHANCE, FIRST_GOODS)
    assert lines(match.state) == []
    match.play(CHANCE, "duchies 1 2 3 7")
    assert match.to_act == (1,)
