"""Gold at the end: the ten kingdom cards and the castles."""

import pytest

from bastide.games import kingdom
from bastide.games.kingdom.state import OVER
from tests.clauses import rule
from tests.games.kingdom.tables import TERRAINS, hexes_of, state_with

# Parts of the first game's board that several tests stand on.
TOP = ["6.8", "6.9", "6.10", "6.11"]  # from the tavern 7.8 to the paddock 7.12
BELOW = ["8.8", "8.9", "8.10", "8.11"]  # the same, on the other side
ON_TO_CASTLE = ["8.12", "8.13", "8.14", "8.15"]  # from the paddock to the castle 8.16, over water


def golds(card: str, *settlements: list[str], seats: int = 2) -> list[int]:
    """What each seat has for a kingdom card, or for castles."""
    others = [other for other in ("hermits", "lords", "miners") if other != card]
    cards = others[:3] if card == "castles" else [card, *others[:2]]
    state = state_with(seats=seats, cards=cards, settlements=settlements, supply=[0] * seats)
    state.stage = OVER
    return [sheet[card] for sheet in kingdom.result(state).sheets]


def gold(card: str, *hexes: str) -> int:
    """What settlements on these hexes bring their owner."""
    return golds(card, list(hexes))[0]


def land(down: int, right: int, count: int, skip: int = 0) -> list[str]:
    """So many hexes to build on in a quadrant: (0, 0) is the top left, (1, 1) the bottom right."""
    inside = [
        hex
        for hex in hexes_of(*TERRAINS)
        if [(int(number) - 1) // 10 for number in hex.split(".")] == [down, right]
    ]
    return inside[skip : skip + count]


# -- fishermen, miners, workers


@rule("K7.3")
def test_fishermen_bring_one_gold_for_each_settlement_next_to_water() -> None:
    assert gold("fishermen", "1.15") == 1
    assert gold("fishermen", "2.15") == 1  # three water hexes
    assert gold("fishermen", "9.9") == 0
    assert gold("fishermen", "1.15", "2.15", "8.5", "9.9") == 3


@rule("K7.3")
def test_fishermen_bring_nothing_for_settlements_on_water() -> None:
    assert gold("fishermen", "1.16") == 0
    assert gold("fishermen", "1.16", "1.15") == 1


@rule("K7.14")
def test_water_under_a_settlement_is_still_water_for_its_neighbours() -> None:
    assert golds("fishermen", ["1.15"], ["1.16"]) == [1, 0]
    assert gold("fishermen", "1.15", "1.16") == 1


@rule("K7.8")
def test_miners_bring_one_gold_for_each_settlement_next_to_a_mountain() -> None:
    assert gold("miners", "1.3") == 1
    assert gold("miners", "3.13") == 1  # several mountains
    assert gold("miners", "9.9") == 0
    assert gold("miners", "1.3", "3.13", "9.9") == 2


@rule("K7.9")
def test_workers_bring_one_gold_for_each_settlement_next_to_a_location_or_castle() -> None:
    assert gold("workers", "8.8") == 1  # tavern
    assert gold("workers", "5.5") == 1  # castle
    assert gold("workers", "9.9") == 0
    assert gold("workers", "8.7", "8.8", "5.5", "9.9") == 3


# -- merchants


@rule("K7.4")
def test_merchants_bring_four_gold_for_each_location_or_castle_linked_with_another() -> None:
    assert gold("merchants", *TOP) == 8
    assert gold("merchants", *TOP[:-1]) == 0  # does not reach the paddock
    assert gold("merchants", *TOP[:1], *TOP[2:]) == 0  # a gap: two groups


@rule("K7.4")
def test_a_castle_may_be_linked_like_a_location() -> None:
    assert gold("merchants", *ON_TO_CASTLE) == 8


@rule("K7.4")
def test_one_group_may_link_three() -> None:
    assert gold("merchants", *BELOW, *ON_TO_CASTLE) == 12


@rule("K7.4")
def test_each_linked_hex_counts_once_however_many_groups_link_it() -> None:
    assert gold("merchants", *TOP, *BELOW) == 8
    assert gold("merchants", *TOP, *ON_TO_CASTLE) == 12  # two groups that meet at the paddock


@rule("K7.4")
def test_two_groups_beside_one_location_link_nothing() -> None:
    assert gold("merchants", "8.7", "6.8", "8.11") == 0


@rule("K7.4")
def test_another_players_settlements_link_nothing() -> None:
    assert golds("merchants", TOP[:2], TOP[2:]) == [0, 0]
    assert golds("merchants", TOP, BELOW) == [8, 8]


@rule("K7.15")
def test_a_location_without_tokens_counts_for_merchants_and_workers() -> None:
    state = state_with(
        cards=["merchants", "workers", "lords"], settlements=[TOP], stacks={"7.8": 0, "7.12": 0}
    )
    sheet = kingdom.result(state).sheets[0]
    assert (sheet["merchants"], sheet["workers"]) == (8, 2)


# -- discoverers, hermits, citizens, knights


@rule("K7.5")
def test_discoverers_bring_one_gold_for_each_line_with_a_settlement() -> None:
    assert gold("discoverers", "1.1", "1.20", "5.1", "20.11") == 3
    assert golds("discoverers", ["1.1"], ["2.1", "3.1"]) == [1, 2]


@rule("K7.6")
def test_hermits_bring_one_gold_for_each_group() -> None:
    assert gold("hermits", "9.9", "9.10", "8.9", "1.1", "20.11") == 3
    assert gold("hermits", "9.9", "9.11") == 2
    assert gold("hermits", "10.10", "10.11", "11.10", "11.11") == 1  # across the four quadrants
    assert gold("hermits") == 0


@rule("K7.6")
def test_another_players_settlement_does_not_join_groups() -> None:
    assert golds("hermits", ["9.9", "9.11"], ["9.10"]) == [2, 1]


@rule("K7.7")
@pytest.mark.parametrize(("size", "reward"), [(0, 0), (1, 0), (2, 1), (3, 1), (4, 2), (5, 2)])
def test_citizens_bring_one_gold_for_two_settlements_of_the_largest_group(size: int, reward: int) -> None:
    assert gold("citizens", *[f"9.{8 + number}" for number in range(size)]) == reward


@rule("K7.7", "K7.16")
def test_citizens_count_one_group_even_if_two_are_as_large() -> None:
    group, equal = ["9.8", "9.9", "9.10", "9.11"], ["17.11", "17.12", "18.11", "18.12"]
    assert gold("citizens", *group, *equal) == 2
    assert gold("citizens", *group, *equal[:3]) == 2


@rule("K7.10")
def test_knights_bring_two_gold_for_each_settlement_on_the_fullest_line() -> None:
    assert gold("knights", "9.9", "9.10", "9.11", "5.5", "5.6") == 6
    assert gold("knights", "9.9") == 2
    assert gold("knights") == 0


@rule("K7.16")
def test_knights_count_one_line_even_if_two_are_as_full() -> None:
    assert gold("knights", "9.9", "9.10", "5.5", "5.6") == 4


@rule("K7.16")
def test_knights_need_not_touch() -> None:
    assert gold("knights", "9.1", "9.9", "9.20", "10.1", "10.2") == 6


# -- lords and farmers


EQUAL_ELSEWHERE = 3 * 12  # nobody stands in the other three quadrants, so all are equal there


@rule("K7.11", "K7.17")
@pytest.mark.parametrize(
    ("counts", "rewards"),
    [
        ([8, 8, 6, 2], [12, 12, 6, 0]),
        ([5, 0], [12, 6]),
        ([0, 5], [6, 12]),
        ([4, 4], [12, 12]),
        ([0, 0], [12, 12]),
        ([7, 3, 3], [12, 6, 6]),
        ([7, 5, 3], [12, 6, 0]),
        ([3, 0, 0], [12, 6, 6]),
        ([2, 2, 0, 0], [12, 12, 6, 6]),
        ([4, 3, 2, 1], [12, 6, 0, 0]),
        ([3, 3, 3], [12, 12, 12]),
    ],
)
def test_lords_reward_the_most_and_the_second_most_of_a_quadrant(
    counts: list[int], rewards: list[int]
) -> None:
    settlements = [land(0, 1, count, skip=sum(counts[:seat])) for seat, count in enumerate(counts)]
    expected = [reward + EQUAL_ELSEWHERE for reward in rewards]
    assert golds("lords", *settlements, seats=len(counts)) == expected


@rule("K7.17")
def test_before_the_end_the_lords_pay_for_no_quadrant_in_which_nobody_has_built() -> None:
    cards = ["lords", "hermits", "miners"]
    empty = state_with(seats=2, cards=cards, settlements=[[], []])
    assert [sheet["lords"] for sheet in kingdom.result(empty).sheets] == [0, 0]
    begun = state_with(seats=2, cards=cards, settlements=[land(0, 1, 1), []])
    assert [sheet["lords"] for sheet in kingdom.result(begun).sheets] == [12, 6]


@rule("K7.11")
def test_lords_reward_each_quadrant_by_itself() -> None:
    """Seat 0 leads at the top, seat 1 at the bottom left, and both are equal at the bottom right."""
    one = land(0, 0, 2) + land(0, 1, 2) + land(1, 0, 1) + land(1, 1, 1)
    other = land(0, 0, 1, skip=2) + land(1, 0, 2, skip=1) + land(1, 1, 1, skip=1)
    assert golds("lords", one, other) == [12 + 12 + 6 + 12, 6 + 6 + 12 + 12]


@rule("K7.11")
def test_lords_part_the_board_at_the_seams() -> None:
    """The four hexes in the middle lie in four quadrants."""
    assert golds("lords", ["10.10", "10.11", "11.10", "11.11"], []) == [48, 24]


@rule("K7.12")
def test_farmers_bring_three_gold_for_each_settlement_in_the_emptiest_quadrant() -> None:
    """The rulebook's example: four at the bottom right are the fewest."""
    settlements = land(0, 0, 9) + land(0, 1, 7) + land(1, 0, 5) + land(1, 1, 4)
    assert gold("farmers", *settlements) == 12


@rule("K7.12")
def test_farmers_bring_nothing_if_a_quadrant_is_empty() -> None:
    assert gold("farmers", *land(0, 0, 9), *land(0, 1, 7), *land(1, 0, 5)) == 0


@rule("K7.12", "K7.16")
def test_farmers_count_one_quadrant_even_if_several_are_as_empty() -> None:
    assert gold("farmers", "10.10", "10.11", "11.10", "11.11") == 3


# -- castles


@rule("K6.1")
def test_a_castle_brings_three_gold_however_many_settlements_are_next_to_it() -> None:
    assert gold("castles", "5.5") == 3
    assert gold("castles", "5.5", "4.5", "4.3") == 3
    assert gold("castles", "5.5", "8.15") == 6
    assert gold("castles", "9.9") == 0


@rule("K6.1")
def test_a_castle_brings_gold_to_everyone_next_to_it() -> None:
    assert golds("castles", ["5.5"], ["4.5"]) == [3, 3]


# -- settlements on water


@rule("K7.14")
@pytest.mark.parametrize(
    ("card", "hexes", "reward"),
    [
        ("merchants", ON_TO_CASTLE, 8),
        ("discoverers", ["20.20", "1.1"], 2),
        ("hermits", ["20.20", "1.1"], 2),
        ("citizens", ["8.13", "8.14"], 1),
        ("miners", ["4.15"], 1),
        ("workers", ["5.4"], 1),
        ("knights", ["8.13", "8.14"], 4),
        ("farmers", ["4.1", "1.16", "14.1", "20.20"], 3),
        ("castles", ["5.4"], 3),
    ],
)
def test_a_settlement_on_water_counts_like_any_other(card: str, hexes: list[str], reward: int) -> None:
    assert gold(card, *hexes) == reward


@rule("K7.14")
def test_a_settlement_on_water_counts_for_lords() -> None:
    assert golds("lords", ["4.1"], []) == [12 + EQUAL_ELSEWHERE, 6 + EQUAL_ELSEWHERE]
