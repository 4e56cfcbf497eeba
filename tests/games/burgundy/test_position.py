"""Positions of modules, teams and the solo game: what follows of itself, and what cannot be."""

import json
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest

from bastide.core.errors import BadOption
from bastide.core.match import Match, new_match
from bastide.core.options import read_options
from bastide.games import burgundy
from bastide.games.burgundy.components import BUILDING, COLOUR_OF, DUCHY, LAYOUTS, TILE
from bastide.games.burgundy.moves import SPACE
from tests.clauses import rule
from tests.games.burgundy.contract import EVERYTHING

Position = dict[str, Any]

MODULES: dict[str, Any] = {"seats": 3, "modules": EVERYTHING}
TWO: dict[str, Any] = {"seats": 2, "modules": ["shields"]}
TEAM: dict[str, Any] = {"seats": 4, "mode": "team"}
SOLO: dict[str, Any] = {"seats": 1, "mode": "solo"}


@cache
def first_turn(options: str) -> str:
    match = new_match("burgundy", json.loads(options), seed=8)
    while match.view(None)["stage"] != "turn":
        match.play(match.to_act[0], match.legal(match.to_act[0])[0])
    return json.dumps(match.position())


def new(options: dict[str, Any]) -> Position:
    """The first turn of a game."""
    position: Position = json.loads(first_turn(json.dumps(options)))
    return position


def refusal(options: dict[str, Any], position: Position) -> tuple[str, str | None]:
    with pytest.raises(BadOption) as refused:
        Match("burgundy", position=position, **options)
    return refused.value.message.key, refused.value.message.clause


def follow(options: dict[str, Any], position: Position) -> Position:
    """With what follows of itself."""
    read = read_options(burgundy.options(), options)
    found: Position = json.loads(json.dumps(burgundy.POSITIONS.follow(read, position)))
    return found


def followed(options: dict[str, Any], position: Position) -> Position:
    """The same; it can be played."""
    found = follow(options, position)
    assert Match("burgundy", position=found, **options).position() == found
    return found


def castle_of(position: Position, seat: int) -> str:
    return next(str(space) for space, tile in position["duchies"][seat]["tiles"].items() if tile == "castle")


# -- what cannot be: each with its clause


def on_top(position: Position) -> None:
    position["extra_tiles"]["arrivals"].reverse()


def two_joined(position: Position) -> None:
    position["border_posts"]["joined"][1] = 2


def first_of_all(position: Position) -> None:
    position["border_posts"]["completed"] = [0, None]


def another_inn(position: Position) -> None:
    position["inns"]["lying"] = 2


def card_twice(position: Position) -> None:
    rows = position["trade_routes"]["rows"]
    rows[0][0] = rows[1][0]


def unsold(position: Position) -> None:
    position["trade_routes"]["laid"][0] = ["teal"]


def shield_twice(position: Position) -> None:
    depots = position["shields"]["depots"]
    depots["1"] = depots["2"]


def shield_less(position: Position) -> None:
    position["shields"]["depots"]["1"] = []


def too_many_there(position: Position) -> None:
    depots = position["shields"]["depots"]
    depots["1"], depots["2"] = [*depots["1"], *depots["2"]], []


def on_no_castle(position: Position) -> None:
    shields = position["shields"]
    shields["castles"][0]["1" if castle_of(position, 0) != "1" else "2"] = shields["depots"]["1"].pop()


def without_shield(position: Position) -> None:
    position["shields"]["copied"][0] = 1


def apart(position: Position) -> None:
    position["duchies"][2]["silver"] += 1


def three_shared(position: Position) -> None:
    shared = [position["depots"][depot][0] for depot in "123"]
    for depot in "123":
        position["depots"][depot][0] = None
    for seat in (0, 2):
        position["duchies"][seat]["shared"] = shared


def at_target(position: Position) -> None:
    position["solo"]["score"] = position["solo"]["target"]


def without_shared(position: Position) -> None:
    del position["duchies"][2]["shared"]


def blank_of_nothing(position: Position) -> None:
    position["duchies"][0]["storage"] = ["blank"]


@pytest.mark.parametrize(
    ("options", "change", "key", "clause"),
    [
        (MODULES, on_top, "position-arrivals", "B11.7"),
        (MODULES, two_joined, "position-posts", "B12.2"),
        (MODULES, first_of_all, "position-posts-first", "B12.3"),
        (MODULES, another_inn, "position-inns", "B14.1"),
        (MODULES, card_twice, "position-route-card", "B15.1"),
        (MODULES, unsold, "position-route-goods", "B15.2"),
        (MODULES, shield_twice, "position-shield-twice", "B18.1"),
        (MODULES, shield_less, "position-shields", "B18.1"),
        (MODULES, too_many_there, "position-shield-depot", "B18.1"),
        (MODULES, on_no_castle, "position-shield-castle", "B18.2"),
        (MODULES, without_shield, "position-copies", "B18.6"),
        (TEAM, apart, "position-partners", "B16.3"),
        (TEAM, without_shared, "position-partners", "B16.3"),
        (TEAM, three_shared, "position-shared", "B16.3"),
        (SOLO, at_target, "position-target", "B17.8"),
        (SOLO, blank_of_nothing, "position-blanks", "B17.5"),
    ],
    ids=lambda one: one.__name__ if callable(one) else "",
)
def test_what_cannot_be_is_refused_with_its_clause(
    options: dict[str, Any], change: Callable[[Position], None], key: str, clause: str
) -> None:
    position = new(options)
    change(position)
    assert refusal(options, position) == (key, clause)


def test_a_position_has_the_parts_of_its_chapters_and_no_others() -> None:
    plain = new({"seats": 3})
    assert refusal({"seats": 3}, {**plain, "inns": {"lying": 1}})[0] == "position-form"
    assert refusal({"seats": 3, "modules": ["inns"]}, plain)[0] == "position-form"
    assert (
        refusal(SOLO, {**new(SOLO), "duchies": new({"seats": 3})["duchies"][:1]})[0] == "option-contradicts"
    )


# -- what follows of itself


@rule("B14.1")
def test_an_inn_that_is_laid_is_no_longer_to_be_bought() -> None:
    position = new(MODULES)
    position["duchies"][0]["storage"] = ["inn"]
    assert followed(MODULES, position)["inns"] == {"lying": 0}
    position["duchies"][0]["storage"] = []
    position["inns"]["lying"] = 0
    assert followed(MODULES, position)["removed"]["inn"] == 1


@rule("B15.2")
def test_goods_that_are_sold_go_on_the_trade_route_in_the_order_that_is_asked_for() -> None:
    position = new(MODULES)
    position["duchies"][0]["sold"] = {"teal": 2, "red": 1}
    position = followed(MODULES, position)
    assert position["trade_routes"]["laid"][0] == ["teal", "teal", "red"]
    position["trade_routes"]["laid"][0][0] = "red"
    assert followed(MODULES, position)["trade_routes"]["laid"][0] == ["red", "teal", "teal"]


@rule("B18.6")
def test_a_shield_that_hangs_works_at_once() -> None:
    position = new(TWO)
    position["shields"]["castles"][0] = {castle_of(position, 0): "4"}
    position["shields"]["castles"][1] = {castle_of(position, 1): "6"}
    position["shields"]["depots"] = {str(depot): [] for depot in range(1, 7)}
    position = followed(TWO, position)
    assert len(position["shields"]["gone"]) == 4
    assert position["shields"]["copied"] == [None, 0]
    assert Match("burgundy", position=position, **TWO).view(0)["room"] == [None, 3]
    del position["duchies"][1]["tiles"][castle_of(position, 1)]
    position["duchies"][1]["tiles"]["1"] = "mine"
    shields = follow(TWO, position)["shields"]
    assert shields["copied"] == [None, None]
    assert set(shields["gone"]) == {*position["shields"]["gone"], "6"}


@rule("B11.7")
def test_whoever_has_monastery_27_stands_on_top() -> None:
    position = new(MODULES)
    last = position["line"][-1]
    position["duchies"][last]["tiles"]["1"] = "monastery-27"
    found = follow(MODULES, position)
    assert found["line"][0] == last
    assert found["extra_tiles"] == position["extra_tiles"]


@rule("B17.5")
def test_a_blank_is_some_tile_of_the_black_stack() -> None:
    position = new(SOLO)
    position["duchies"][0]["storage"] = ["blank"]
    found = followed(SOLO, position)
    (tile,) = found["solo"]["blanks"]
    assert found["black"].get(tile, 0) == position["black"][tile] - 1


@rule("B16.3", "B8.3")
def test_partners_fill_a_colour_together_and_one_of_them_has_its_bonus_tile() -> None:
    position = new(TEAM)
    layout = Match("burgundy", position=position, **TEAM).view(0)["layouts"][position["duchies"][0]["duchy"]]
    tiles = {"castle": "castle", "mine": "mine", "ship": "ship"}
    for seat in (0, 2):
        position["duchies"][seat]["tiles"] = {
            str(space): tiles[colour] for space, colour in enumerate(layout["colours"], 1) if colour in tiles
        }
    assert follow(TEAM, position)["bonuses"]["mine"] == [0, None]


# -- under other options


PLAIN: dict[str, Any] = {"seats": 2}
STAYS = ("phase", "round", "rolled", "depots", "stock", "round_goods", "removed", "place", "line", "duchies")


def in_the_middle() -> Position:
    """Everything is otherwise than at the start."""
    position = new(PLAIN)
    for own in position["duchies"]:
        own["silver"], own["workers"] = 7, 5
        own["points"] = {"areas": 12}
        own["goods"], own["sold"] = {"teal": 1}, {"red": 2}
    position["duchies"][0]["storage"] = ["ship"]
    position["phase"], position["place"] = "B", [2, 4]
    position["line"] = [1, 0]
    return follow(PLAIN, position)


def carried(former: Position, options: Position, position: Position) -> tuple[Position, list[str]]:
    """The position under other options, which can be played, and what it has lost."""
    before, now = [read_options(burgundy.options(), each) for each in (former, options)]
    kept, left = burgundy.POSITIONS.carry(before, now, position, new(options))
    return followed(options, kept), [message.key for message in left]


@pytest.mark.parametrize("module", [key for key in EVERYTHING if key != "border_posts"])
@rule("B11.1")
def test_a_module_that_comes_lays_out_its_own_and_leaves_all_else(module: str) -> None:
    before, options = in_the_middle(), {"seats": 2, "modules": [module]}
    kept, left = carried(PLAIN, options, before)
    assert left == []
    changes = [name for name in STAYS if kept[name] != before[name]]
    assert changes == (["removed"] if module == "inns" else [])  # the inn of the phase before
    assert carried(options, PLAIN, kept)[0]["duchies"] == before["duchies"]


@rule("B12.1")
def test_border_posts_have_other_duchies_and_leave_what_players_have() -> None:
    before = in_the_middle()
    kept, left = carried(PLAIN, {"seats": 2, "modules": ["border_posts"]}, before)
    assert left == ["position-left-duchies"]
    for own, former in zip(kept["duchies"], before["duchies"], strict=True):
        assert own["duchy"].startswith("11")
        assert list(own["tiles"].values()) == ["castle"]
        assert [own[name] for name in ("silver", "goods", "storage", "points")] == [
            former[name] for name in ("silver", "goods", "storage", "points")
        ]


@rule("B13.1")
def test_tiles_and_points_of_a_module_go_with_it() -> None:
    with_shields = {"seats": 2, "modules": ["white_castles", "shields"]}
    position = new(with_shields)
    position["duchies"][1]["storage"] = ["white-castle", "ship"]
    position["duchies"][1]["points"] = {"shields": 4, "areas": 3}
    kept, left = carried(with_shields, PLAIN, follow(with_shields, position))
    assert left == ["position-left-tiles"]
    assert kept["duchies"][1]["storage"] == ["ship"]
    assert kept["duchies"][1]["points"] == {"areas": 3}
    assert not {"white-castle", "monastery-29"} & {tile for row in kept["depots"].values() for tile in row}


@rule("B5.7")
def test_what_only_a_tile_of_a_module_joined_goes_with_it_and_all_that_go_are_counted() -> None:
    castles = {"seats": 2, "modules": ["white_castles"]}
    position = joined_by_white(castles)
    before, now = [read_options(burgundy.options(), each) for each in (castles, PLAIN)]
    assert burgundy.POSITIONS.faults(burgundy.POSITIONS.set_up(before, position)) == []
    kept, (told,) = burgundy.POSITIONS.carry(before, now, position, new(PLAIN))
    lying = [tile for row in position["depots"].values() for tile in row]
    assert told.key == "position-left-tiles"
    assert told.arguments == {"number": 2 + lying.count("white-castle")}
    assert list(kept["duchies"][0]["tiles"].values()) == ["castle"]
    assert burgundy.POSITIONS.faults(burgundy.POSITIONS.set_up(now, followed(PLAIN, kept))) == []


def joined_by_white(options: dict[str, Any]) -> Position:
    """A white castle beside the castle, and beside that a tile which touches nothing else."""
    position = new(options)
    own = position["duchies"][0]
    layout = LAYOUTS[0][DUCHY.read(own["duchy"])]
    (castle,) = [SPACE.read(space) for space in own["tiles"]]
    near, far = next(
        (near, far)
        for near in layout.neighbours[castle]
        for far in layout.neighbours[near]
        if layout.colour[near] == BUILDING and far not in (castle, *layout.neighbours[castle])
    )
    own["tiles"] |= {SPACE.write(near): "white-castle"}
    own["tiles"] |= {SPACE.write(far): TILE.write(COLOUR_OF.index(layout.colour[far]))}
    position["depots"]["black"][0] = "white-castle"
    return follow(options, position)


def test_whoever_comes_begins_anew_and_whoever_goes_leaves_nothing() -> None:
    before = in_the_middle()
    more, left = carried(PLAIN, {"seats": 4}, before)
    assert left == []
    assert more["duchies"][:2] == before["duchies"]
    assert [own["silver"] for own in more["duchies"][2:]] == [1, 1]
    assert (more["line"], more["order"][:2]) == ([1, 0, 2, 3], before["order"])
    fewer, _ = carried({"seats": 4}, PLAIN, more)
    assert {**fewer, "start": before["start"]} == before


def test_modules_are_laid_out_anew_for_more_players() -> None:
    shields = {"seats": 3, "modules": ["shields"]}
    _, left = carried(TWO, shields, new(TWO))
    assert left == ["position-left-modules"]
