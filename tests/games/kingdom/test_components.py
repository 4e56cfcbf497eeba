"""The box is counted against the rulebook's list of contents, and the board is measured."""

from collections import Counter
from functools import cache
from itertools import combinations, permutations, product

import pytest

from bastide import Match
from bastide.core.box import read_box
from bastide.core.hexgrid import distance, to_axial
from bastide.games import kingdom
from bastide.games.kingdom import components
from bastide.games.kingdom.moves import LayBoard
from tests.clauses import rule
from tests.games.kingdom.tables import (
    FIRST_GAME,
    LETTERS,
    OTHER_GAME,
    hexes_of,
    laid_out,
    location_hexes,
    next_to,
    state_with,
    table_of,
)

BOX = FIRST_GAME + OTHER_GAME
EVERY_HEX = [f"{row}.{column}" for row in range(1, 21) for column in range(1, 21)]

# Grass, canyon, desert, flowers, forest; water, mountain; castles, locations.
COUNTS = {
    "sanctuary": [16, 14, 15, 15, 15, 17, 5, 2, 1],
    "farm": [14, 14, 12, 14, 15, 26, 2, 1, 2],
    "oasis": [14, 12, 11, 14, 12, 34, 0, 1, 2],
    "tavern": [17, 15, 15, 15, 16, 10, 9, 1, 2],
    "tower": [15, 15, 16, 15, 13, 13, 10, 1, 2],
    "barn": [16, 17, 18, 13, 15, 5, 13, 1, 2],
    "paddock": [16, 14, 15, 14, 15, 10, 13, 1, 2],
    "harbour": [16, 14, 14, 13, 14, 21, 5, 2, 1],
}


@cache
def rows_of(quadrant: str) -> list[str]:
    """A quadrant's letters, read off the top left of a board it lies on."""
    others = [name for name in FIRST_GAME if name != quadrant.removesuffix("-turned")][:3]
    return [row[:10] for row in laid_out([quadrant, *others])["map"][:10]]


def counts(rows: list[str]) -> list[int]:
    letters = Counter("".join(rows))
    return [letters[letter] for letter in LETTERS.values()]


# -- the box


@rule("K1.1")
@pytest.mark.parametrize("quadrant", BOX)
def test_a_quadrant_has_its_hundred_hexes_of_each_terrain(quadrant: str) -> None:
    assert counts(rows_of(quadrant)) == COUNTS[quadrant]
    assert sum(COUNTS[quadrant]) == 100


@rule("K1.1")
def test_the_box_has_eight_hundred_hexes_ten_castles_and_fourteen_locations() -> None:
    box = counts([row for quadrant in BOX for row in rows_of(quadrant)])
    assert box == [124, 115, 116, 113, 115, 136, 57, 10, 14]
    assert sum(box) == 800


@rule("K1.1")
def test_every_quadrant_has_locations_of_one_kind_its_own() -> None:
    kinds = location_hexes(FIRST_GAME)
    assert kinds["7.3"] == kinds["7.8"] == "tavern"  # top left
    assert kinds["3.19"] == kinds["7.12"] == "paddock"  # top right
    assert kinds["13.8"] == kinds["18.6"] == "oasis"  # bottom left
    assert kinds["12.18"] == kinds["16.13"] == "farm"  # bottom right
    assert set(location_hexes(OTHER_GAME).values()) == {"sanctuary", "tower", "barn", "harbour"}


@rule("K1.2", "K2.2")
def test_the_box_has_two_tokens_for_every_location_hex_twenty_eight_in_all() -> None:
    tokens: Counter[str] = Counter()
    for half in (FIRST_GAME, OTHER_GAME):
        table = laid_out(half)
        for hex, left in table["stacks"].items():
            tokens[table["locations"][hex]] += left
    assert tokens == {kind: 2 if kind in ("sanctuary", "harbour") else 4 for kind in BOX}
    assert sum(tokens.values()) == 28


@rule("K1.3")
def test_the_box_has_five_cards_of_each_buildable_terrain_and_forty_settlements_a_player() -> None:
    table = laid_out(FIRST_GAME)
    assert table["unseen"] == {"grass": 5, "canyon": 5, "desert": 5, "flowers": 5, "forest": 5}
    assert table["deck_size"] == 25
    assert table["supply"] == [40, 40]


@rule("K1.3")
def test_the_box_has_ten_kingdom_cards() -> None:
    assert sorted(kingdom.NOTATION.kinds["first"].words) == [
        "citizens",
        "discoverers",
        "farmers",
        "fishermen",
        "hermits",
        "knights",
        "lords",
        "merchants",
        "miners",
        "workers",
    ]


# -- the board


@rule("K2.1")
def test_the_second_row_of_hexes_stands_half_a_hex_to_the_right() -> None:
    assert next_to("1.1") == ["1.2", "2.1"]
    assert sorted(next_to("2.1")) == ["1.1", "1.2", "2.2", "3.1", "3.2"]
    words = kingdom.NOTATION.kinds["hex"].words
    for number, hex in enumerate(EVERY_HEX):
        assert {words[other] for other in components.NEIGHBOURS[number]} == set(next_to(hex))


@rule("K2.1")
def test_a_quadrant_turned_by_half_shows_its_last_hex_first() -> None:
    for quadrant in BOX:
        assert "".join(rows_of(quadrant + "-turned")) == "".join(rows_of(quadrant))[::-1]


@rule("K2.1")
def test_turning_changes_nothing_in_what_is_next_to_what() -> None:
    turned = dict(zip(EVERY_HEX, reversed(EVERY_HEX), strict=True))
    for hex in EVERY_HEX:
        assert {turned[other] for other in next_to(hex)} == set(next_to(turned[hex]))


@rule("K2.1")
def test_four_quadrants_lie_two_by_two() -> None:
    board = laid_out(FIRST_GAME)["map"]
    assert [row[:10] for row in board[:10]] == rows_of("tavern")
    assert [row[10:] for row in board[:10]] == rows_of("paddock")
    assert [row[:10] for row in board[10:]] == rows_of("oasis")
    assert [row[10:] for row in board[10:]] == rows_of("farm")


@rule("K2.1")
def test_there_are_26880_boards() -> None:
    state = Match("kingdom", chance="manual").state
    boards = [LayBoard(*lying) for lying in product(range(16), repeat=4)]
    assert (
        sum(kingdom.check_chance(state, board) is None for board in boards) == 8 * 7 * 6 * 5 * 2**4 == 26880
    )


@rule("K4.6")
def test_the_edge_of_the_board_has_76_hexes() -> None:
    words = kingdom.NOTATION.kinds["hex"].words
    rim = [hex for hex in EVERY_HEX if len(next_to(hex)) < 6]
    assert [words[hex] for hex in components.EDGE] == rim
    assert len(rim) == 76


def specials(quadrant: str, corner: tuple[int, int]) -> list[tuple[int, int]]:
    """Where the castles and locations of a quadrant lie when it is laid in a corner of the board."""
    return [
        to_axial(corner[0] + row, corner[1] + column)
        for row, letters in enumerate(rows_of(quadrant))
        for column, letter in enumerate(letters)
        if letter in "KX"
    ]


@rule("K1.1", "K5.1")
@pytest.mark.parametrize("one", BOX)
def test_no_hex_ever_touches_two_castles_or_locations(one: str) -> None:
    """Any two of them are three hexes apart, whatever quadrant lies beside, below or across."""
    corners = ((0, 0), (0, 10), (10, 0), (10, 10))
    others = [other + turn for other in BOX if other != one for turn in ("", "-turned")]
    for lying, (here, there) in product((one, one + "-turned"), permutations(corners, 2)):
        own = specials(lying, here)
        assert all(distance(*pair) >= 3 for pair in combinations(own, 2))
        near = [hex for other in others for hex in specials(other, there)]
        assert all(distance(*pair) >= 3 for pair in product(own, near))


@rule("K2.6", "K5.1")
def test_in_the_first_game_flowers_lie_beside_five_location_hexes() -> None:
    flowers = hexes_of("flowers")
    beside = [kind for hex, kind in location_hexes(FIRST_GAME).items() if set(next_to(hex)) & set(flowers)]
    assert sorted(beside) == ["farm", "farm", "oasis", "paddock", "tavern"]


@rule("K2.7")
def test_only_the_four_quadrants_of_the_board_bring_tokens() -> None:
    assert sorted(table_of(state_with())["stacks"]) == sorted(location_hexes(FIRST_GAME))
    assert set(location_hexes(FIRST_GAME).values()) == set(FIRST_GAME)


@rule("K1.3", "K4.1")
def test_the_buildable_terrains_are_those_of_the_cards() -> None:
    assert read_box("kingdom", "pieces")["buildable"] == list(components.TERRAINS[: components.BUILDABLE])
