"""What each seat may see, and the states it may imagine."""

import json
from random import Random
from typing import Any

import pytest

from bastide import CHANCE, Match
from bastide.games import burgundy
from bastide.games.burgundy.components import DUCHY, LAYOUTS
from bastide.games.burgundy.events import DieChanged
from tests.clauses import rule
from tests.games.burgundy.contract import OPTION_SETS
from tests.games.burgundy.tables import state_with, table_of, told
from tests.games.every import positions, random_match

FIRST_GOODS = "deal red red teal pink orange brown"


def in_secret(*picks: tuple[int, str], edition: str = "2019") -> Match:
    """Duchies 1 and 3, and 2 and 7, are dealt; these seats have chosen."""
    match = Match("burgundy", chance="manual", setup="experts-secret", edition=edition, experts="number")
    for line in ("start 1", FIRST_GOODS, "duchies 1 3 2 7"):
        match.play(CHANCE, line)
    for seat, line in picks:
        match.play(seat, line)
    return match


@rule("B2.7")
def test_a_secret_choice_is_seen_by_the_chooser_alone() -> None:
    match = in_secret((0, "choose-duchy 3 19"))
    assert match.view(0)["picks"] == [["3", "19"], None]
    for seat in (1, None):
        assert match.view(seat)["picks"] == [None, None]
        assert match.view(seat)["chosen"] == [True, False]
        assert match.view(seat)["duchies"][0]["duchy"] is None


@rule("B2.7")
def test_no_view_of_another_seat_differs_with_what_was_chosen() -> None:
    lines = in_secret().legal(0)
    for seat in (1, None):
        seen = {json.dumps(in_secret((0, line)).view(seat)) for line in lines}
        assert len(seen) == 1


@rule("B2.7")
def test_no_event_tells_others_what_was_chosen() -> None:
    events = in_secret().play(0, "choose-duchy 3 19")
    assert told(events) == ["duchy-picked 0 3 19"]
    for seat in (1, None):
        seen = [burgundy.seen(event, seat) for event in events]
        assert told([event for event in seen if event is not None]) == ["duchy-picked 0 None None"]
    assert [burgundy.seen(event, 0) for event in events] == events


@rule("B2.7")
def test_others_imagine_every_choice_that_is_possible() -> None:
    match = in_secret((0, "choose-duchy 3 19"))
    for seat in (1, None):
        worlds = [burgundy.imagine(match.state, seat, Random(number)) for number in range(200)]
        imagined = {tuple(table_of(world)["picks"][0]) for world in worlds}
        assert imagined == {tuple(line.split()[1:]) for line in in_secret().legal(0)}
        assert all(burgundy.view(world, seat) == match.view(seat) for world in worlds)
    own = burgundy.imagine(match.state, 0, Random(1))
    assert table_of(own)["picks"][0] == ["3", "19"]


@rule("B2.7")
def test_a_preview_of_the_last_choice_shows_nothing_of_the_others() -> None:
    match = in_secret((0, "choose-duchy 3 19"))
    assert told(match.preview(1, "choose-duchy 2 4")) == ["duchy-picked 1 2 4"]


@rule("B2.7")
def test_once_all_have_chosen_everything_is_open() -> None:
    match = in_secret((0, "choose-duchy 3 19"), (1, "choose-duchy 2 4"))
    for seat in (0, 1, None):
        assert match.view(seat)["picks"] == [["3", "19"], ["2", "4"]]
        assert [duchy["duchy"] for duchy in match.view(seat)["duchies"]] == ["3", "2"]


@rule("B5.11", "B4.1")
@pytest.mark.parametrize("seat", [0, 1, None])
def test_dice_goods_silver_workers_and_sold_goods_are_open_to_all(seat: int | None) -> None:
    state = state_with(goods={"red": 2}, sold={"teal": 1}, silver=3, workers=4, others=[{"silver": 9}])
    view = burgundy.view(state, seat)
    duchy = view["duchies"][0]
    assert (duchy["goods"], duchy["sold"]) == ({"red": 2}, {"teal": 1})
    assert (duchy["silver"], duchy["workers"]) == (3, 4)
    assert view["duchies"][1]["silver"] == 9
    assert view["dice"] == [[3, 5], [1, 1]]
    assert (view["seat"], view["current"]) == (seat, 0)


def test_a_view_tells_how_the_duchies_are_printed_and_how_sure_that_is() -> None:
    view = in_secret().view(0)
    assert sorted(view["layouts"]) == ["1", "2", "3", "7"]
    first = view["layouts"]["1"]
    assert first["colours"][18] == "castle"
    assert first["numbers"][18] == 6
    assert ["25", "30", "34"] in first["areas"]
    assert first["confidence"] == "verified"
    assert view["layouts"]["7"]["confidence"] == "likely"


def test_what_is_not_seen_yet_is_known_by_its_count_alone() -> None:
    """The order of stacks and bag is not part of the state, so nothing can leak."""
    match = Match("burgundy", seed=1)
    view = match.view(None)
    assert sum(view["stacks"].values()) == 124 - 2 - 12
    assert sum(view["black"].values()) == 40 - 4
    assert sum(view["bag"].values()) == 42 - 6 - 5


@rule("B8.1", "B8.2")
@pytest.mark.parametrize(("phase", "now", "later"), [("A", 6 + 10, 6 + 8), ("E", 6 + 2, None)])
def test_a_view_says_what_an_area_would_bring_now_and_in_the_next_phase(
    phase: str, now: int, later: int | None
) -> None:
    view = burgundy.view(state_with(tiles={"25": "mine"}, phase=phase), 1)
    areas = view["layouts"]["1"]["areas"]
    assert view["worths"][0][areas.index(["25", "30", "34"])] == {"left": 2, "now": now, "next": later}


@rule("B5.2", "B10.9", "B10.10")
def test_monasteries_make_lines_cheaper_for_whoever_is_to_act() -> None:
    table: dict[str, Any] = {"dice": (2, 2), "workers": 9, "depots": {"6": ["castle"]}}
    plain = burgundy.view(state_with(**table), 1)["costs"]
    helped = burgundy.view(state_with(**table, monasteries=[12]), 1)["costs"]
    others = burgundy.view(state_with(**table, others=[{"monasteries": [12]}]), 1)["costs"]
    line = "take 2 6 castle"
    assert (plain[line], helped[line], others[line]) == (2, 1, 2)


@rule("B3.2", "B3.3")
def test_the_spaces_of_depots_have_the_colours_of_the_phase() -> None:
    assert burgundy.view(state_with(phase="A"), 0)["spaces"]["1"] == ["building", "ship"]
    by_phase = [burgundy.view(state_with(seats=3, phase=phase), 0)["spaces"] for phase in "ABCDE"]
    assert len({json.dumps(spaces) for spaces in by_phase}) == 2
    assert all(set(map(len, spaces.values())) == {3} for spaces in by_phase)


@rule("B6.3", "B6.5", "B5.5")
def test_what_is_due_names_the_tile_that_stands_for_it_and_the_depots_it_can_mean() -> None:
    every = ["1", "2", "3", "4", "5", "6"]
    meant = {"depots": ["2", "3"], "goods": None}
    due = {
        "castle": {"effect": "extra-action"},
        "church": {"effect": "church"},
        "cow-3": {"effect": "discard", "tile": "cow-3"},
    }
    for tile, pending in due.items():
        view = burgundy.view(state_with(pending=[pending]), 0)
        assert view["due"] == {"cause": None, "tile": tile, "depots": every, "die": None}
    choosing = burgundy.view(state_with(pending=[{"effect": "choose-goods", **meant}]), 0)
    assert choosing["due"] == {"cause": None, "tile": "ship", "depots": ["2", "3"], "die": None}
    assert burgundy.view(state_with(), 0)["due"] is None


@rule("B5.5")
def test_everybody_sees_how_much_room_there_is_in_storage() -> None:
    assert burgundy.view(state_with(), 0)["room"] == [3, 3]
    team = Match("burgundy", mode="team", seats=4).view(0)
    assert (team["room"], team["team"]["room"]) == ([2, 2, 2, 2], 2)


def test_a_view_says_what_each_space_opens_to_the_starting_castle() -> None:
    match = in_secret()
    duchy = next(iter(match.view(0)["castles"]))
    layout = LAYOUTS[match.state.edition][DUCHY.read(duchy)]
    castles = match.view(0)["castles"][duchy]
    assert [int(space) - 1 for space in castles] == layout.starts
    for space, castle in castles.items():
        beside = layout.neighbours[int(space) - 1]
        numbers = [layout.number[int(other) - 1] for other in castle["neighbours"]]
        assert sorted(int(other) - 1 for other in castle["neighbours"]) == sorted(beside)
        assert numbers == sorted(numbers)
        assert castle["missing"] == [number for number in range(1, 7) if number not in numbers]
        rolls = [(one, two) for one in range(1, 7) for two in range(1, 7) if {one, two} & set(numbers)]
        assert castle["rolls"] == round(100 * len(rolls) / 36)
        begun = [area for area in layout.areas if {*beside} & {*area} and int(space) - 1 not in area]
        assert [area["size"] for area in castle["areas"]] == sorted(map(len, begun), reverse=True)
    assert burgundy.view(state_with(), 0)["castles"] == {}


# -- what the page asks


@rule("B5.2")
@pytest.mark.parametrize("options", OPTION_SETS)
def test_a_view_says_what_each_line_costs_in_workers(options: dict[str, Any]) -> None:
    for match in positions("burgundy", options, seed=21, number=6):
        costs = match.view(None)["costs"]
        lines = match.legal(match.to_act[0]) if match.to_act else []
        actions = [
            line for line in lines if not line.startswith("take-shield ")
        ]  # its double is told by depot
        assert costs == {line: workers for line in actions if (workers := changed_by(match, line)) > 0}


def changed_by(match: Match, line: str) -> int:
    """The workers that dice are changed by when a line is played."""
    state = burgundy.copy(match.state)
    events = burgundy.play(state, match.to_act[0], burgundy.NOTATION.read(line))
    return sum([event.workers for event in events if isinstance(event, DieChanged)])


@rule("B8.1", "B8.2")
def test_once_the_game_is_over_no_area_would_bring_anything() -> None:
    match = random_match("burgundy", {"seats": 2}, seed=2)
    assert any(left for duchy in match.state.duchies for left in duchy.left)
    assert match.view(0)["worths"] == [[], []]
