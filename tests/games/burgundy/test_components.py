"""The box is counted against the rulebook's list of contents, and the duchies are measured."""

import json
from collections import Counter
from pathlib import Path
from string import ascii_lowercase

import pytest

from bastide.core.box import read_whole_box
from bastide.core.match import Match
from bastide.games import burgundy
from bastide.games.burgundy import components
from bastide.games.burgundy.box import BOX
from bastide.games.burgundy.chapters import FOLDERS
from bastide.games.burgundy.components import LAYOUTS, PLAIN, Layout
from tests.clauses import rule
from tests.games.burgundy.tables import BUILDINGS, COLOURS, options_with, table_of

ANIMALS = ("cow", "pig", "sheep", "chicken")
BLACK_MONASTERIES = (7, 12, 14, 15, 24, 25)
EVERY_LAYOUT = [layout for layouts in LAYOUTS for layout in layouts if layout.ground is PLAIN]
BASE_LAYOUTS = [
    [layout for layout in layouts if not layout.module and layout.ground is PLAIN] for layouts in LAYOUTS
]
NAMES = [
    f"{components.EDITIONS[layout.edition]}-{components.DUCHY.write(layout.duchy)}" for layout in EVERY_LAYOUT
]
every_duchy = pytest.mark.parametrize("layout", EVERY_LAYOUT, ids=NAMES)


def box() -> tuple[Counter[str], Counter[str]]:
    """The tiles with backs of their colour and those with black backs, before anything is drawn."""
    table = table_of(burgundy.new_game(options_with()))
    return Counter(table["stacks"]), Counter(table["black"])


def of_kind(tiles: Counter[str], word: str) -> int:
    return sum(count for tile, count in tiles.items() if tile == word or tile.startswith(word + "-"))


# -- tiles


@rule("B1.1")
def test_the_box_has_a_hundred_and_sixty_four_tiles_forty_of_them_with_black_backs() -> None:
    own, black = box()
    assert (own.total(), black.total()) == (124, 40)


@rule("B1.1")
@pytest.mark.parametrize("building", BUILDINGS)
def test_of_each_kind_of_building_five_have_beige_and_two_black_backs(building: str) -> None:
    own, black = box()
    assert (own[building], black[building]) == (5, 2)


@rule("B1.1")
@pytest.mark.parametrize("kind", ANIMALS)
def test_of_each_kind_of_animal_five_have_green_backs_and_two_black(kind: str) -> None:
    own, black = box()
    assert [own[f"{kind}-{count}"] for count in (2, 3, 4)] == [2, 2, 1]
    assert [black[f"{kind}-{count}"] for count in (2, 3, 4)] == [0, 1, 1]


@rule("B1.1")
def test_there_is_one_monastery_of_each_number_six_of_them_black() -> None:
    own, black = box()
    for number in range(1, 27):
        is_black = number in BLACK_MONASTERIES
        assert (own[f"monastery-{number}"], black[f"monastery-{number}"]) == (not is_black, is_black)
    assert (of_kind(own, "monastery"), of_kind(black, "monastery")) == (20, 6)


@rule("B1.1")
@pytest.mark.parametrize(("tile", "backs"), [("castle", (14, 2)), ("mine", (10, 2)), ("ship", (20, 6))])
def test_castles_mines_and_ships(tile: str, backs: tuple[int, int]) -> None:
    own, black = box()
    assert (own[tile], black[tile]) == backs


@rule("B1.2")
def test_there_are_seven_goods_of_each_of_six_colours_and_each_colour_has_a_number() -> None:
    assert table_of(burgundy.new_game(options_with()))["bag"] == dict.fromkeys(
        ["teal", "purple", "pink", "red", "brown", "orange"], 7
    )
    goods = burgundy.NOTATION.kinds["goods"]
    assert [goods.read(word) for word in goods.words] == [1, 2, 3, 4, 5, 6]


@rule("B1.5")
def test_every_colour_has_a_large_and_a_small_bonus_tile() -> None:
    bonuses = table_of(burgundy.new_game(options_with()))["bonuses"]
    assert bonuses == {colour: [None, None] for colour in COLOURS}


# -- duchies


@rule("B1.4")
def test_the_editions_have_nine_and_ten_duchies_and_four_copies_of_the_first_ones() -> None:
    copies = [[layout.copies for layout in layouts] for layouts in BASE_LAYOUTS]
    assert copies == [[4, 1, 1, 1, 1, 1, 1, 1, 1], [4, 4, 1, 1, 1, 1, 1, 1, 1, 1]]


@rule("B1.4")
@every_duchy
def test_every_duchy_has_the_same_spaces_by_colour(layout: Layout) -> None:
    assert [len(spaces) for spaces in layout.spaces_of] == [4, 3, 6, 6, 6, 12]  # castles first
    assert sum(layout.size_of) == 37


@every_duchy
def test_every_number_of_the_die_stands_in_its_place(layout: Layout) -> None:
    rows = ["6543", "21654", "543123", "6126541", "254312", "61256", "3413"]
    assert list(layout.number) == [int(number) for row in rows for number in row]


@every_duchy
def test_areas_are_connected_and_no_two_of_a_colour_touch(layout: Layout) -> None:
    for area, spaces in enumerate(layout.areas):
        reached = {spaces[0]}
        for _ in spaces:
            reached |= {other for space in reached for other in layout.neighbours[space] if other in spaces}
        assert reached == set(spaces)
        beyond = {other for space in spaces for other in layout.neighbours[space]} - set(spaces)
        assert all(layout.colour[other] != layout.area_colour[area] for other in beyond)


@every_duchy
def test_a_duchy_has_two_to_six_cities_of_one_to_eight_spaces(layout: Layout) -> None:
    cities = [size for size, colour in zip(layout.size_of, layout.area_colour, strict=True) if colour == 5]
    assert 2 <= len(cities) <= 6
    assert max(layout.size_of) <= 8


def test_duchy_one_has_cities_of_one_three_three_and_five() -> None:
    for layouts in LAYOUTS:
        first = layouts[0]
        cities = [size for size, colour in zip(first.size_of, first.area_colour, strict=True) if colour == 5]
        assert sorted(cities) == [1, 3, 3, 5]


@rule("B2.5")
def test_the_duchies_of_the_basic_set_up_have_a_castle_with_a_six_in_the_middle() -> None:
    central = [[layout.duchy + 1 for layout in layouts if layout.central == 18] for layouts in BASE_LAYOUTS]
    assert central == [[1, 3, 6], [1, 2, 3, 6]]


def test_layouts_that_are_not_verified_are_marked() -> None:
    sure = [
        [layout.duchy + 1 for layout in layouts if layout.confidence == "verified"]
        for layouts in BASE_LAYOUTS
    ]
    assert sure == [[1, 2, 3, 5, 6, 7, 9], [1]]
    assert [layout.duchy + 1 for layout in BASE_LAYOUTS[1] if layout.confidence == "open"] == [4, 8]


# -- the main board


@rule("B3.2")
def test_the_spaces_in_use_by_colour() -> None:
    colours = {
        seats: Counter(COLOURS[colour] for colour in components.WANTED[seats][0] if colour >= 0)
        for seats in (2, 3, 4)
    }
    assert colours[2] == {"building": 4, "monastery": 2, "ship": 2, "animal": 2, "mine": 1, "castle": 1}
    assert colours[3] == {"building": 6, "monastery": 3, "ship": 3, "animal": 3, "mine": 1, "castle": 2}
    assert colours[4] == {"building": 8, "monastery": 4, "ship": 4, "animal": 4, "mine": 2, "castle": 2}


@rule("B3.2", "B3.4")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_five_phases_never_need_more_tiles_than_there_are(seats: int) -> None:
    wanted = Counter(colour for phase in components.WANTED[seats] for colour in phase)
    own, black = box()
    supply = {
        COLOURS.index(colour): sum(
            count
            for tile, count in own.items()
            if components.COLOUR_OF[components.TILE.read(tile)] == COLOURS.index(colour)
        )
        for colour in COLOURS
    }
    supply[0] -= seats  # the starting castles
    assert all(wanted[colour] <= count for colour, count in supply.items())
    assert wanted[-1] <= black.total()
    if seats == 4:  # every tile is used
        assert all(wanted[colour] == count for colour, count in supply.items())
        assert wanted[-1] == black.total()


def test_the_kinds_of_buildings_and_animals_are_printed_in_the_box() -> None:
    printed = read_whole_box("burgundy", FOLDERS)["tiles"]["kinds"]
    listed = {"blank": "wild", **{word: colour for colour, words in printed.items() for word in words}}
    for tile, word in enumerate(components.TILE.words):
        kind = components.KIND.write(components.KIND_OF[tile])
        colour = components.COLOUR_OF[tile]
        assert listed.get(kind, kind) == (*components.COLOURS, "wild")[colour], word


def test_the_box_says_what_is_printed_on_every_tile() -> None:
    faces = {word: tuple(face.values()) for word, face in burgundy.box()["faces"].items()}
    assert list(faces) == list(components.TILE.words)
    assert [faces[word] for word in ("cow-3", "monastery-12", "bank", "geese", "inn", "blank")] == [
        ("cow", "animal", 3),
        ("monastery", "monastery", 12),
        ("bank", "building", None),
        ("geese", "animal", None),
        ("inn", None, None),
        ("blank", None, None),
    ]


@every_duchy
def test_the_box_says_which_spaces_of_a_duchy_are_one_area(layout: Layout) -> None:
    edition, duchy = components.EDITIONS[layout.edition], components.DUCHY.write(layout.duchy)
    letters = burgundy.box()["areas"][edition][duchy]
    for area, letter in zip(layout.areas, ascii_lowercase, strict=False):
        assert [space for space, one in enumerate(letters) if one == letter] == sorted(area)
    assert len(set(letters)) == len(layout.areas)


def test_the_duchy_on_the_card_has_the_areas_of_the_box() -> None:
    card = Path(__file__).parents[3] / "web" / "src" / "games" / "burgundy" / "card" / "recorded.json"
    recorded = json.loads(card.read_text(encoding="utf-8"))
    assert recorded["areas"] == burgundy.box()["areas"]["2019"][recorded["duchy"]]


@pytest.mark.parametrize("modules", [[], list(BOX.modules)], ids=["base", "modules"])
def test_the_catalogue_has_every_tile_that_lies_in_a_stack(modules: list[str]) -> None:
    listed = {one["tile"]: one for one in burgundy.box()["catalogue"] if one["module"] in (None, *modules)}
    view = Match("burgundy", seed=1, modules=modules).view(None)
    lying = [tile for depot in view["depots"].values() for tile in depot if tile]
    assert {*view["stacks"], *view["black"], *lying} == set(listed)
    for tile, count in view["black"].items():
        assert listed[tile]["black"] or count == 0
    for depot, colours in view["spaces"].items():
        for colour, tile in zip(colours, view["depots"][depot], strict=False):
            assert tile is None or listed[tile]["colour"] == colour or colour is None
