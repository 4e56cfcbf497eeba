"""Border posts: three on each of the duchies 11a to 11f, to be joined by tiles."""

from random import Random
from typing import Any

import pytest

from bastide import CHANCE, BadOption, Match
from bastide.games import burgundy
from bastide.games.burgundy.shown import part_of
from bastide.games.burgundy.state import State
from tests.clauses import rule
from tests.games.burgundy.tables import lines, own, play, points, state_with, table_of, told

POSTS = ["border_posts"]
DUCHIES = ["11a", "11b", "11c", "11d", "11e", "11f"]

# Duchy 11a, row by row; the posts touch 5 and 10 (north-west), 9 and 15 (north-east), 35 and 36 (south).
#        1 C6   2 B5   3 B4   4 C3
#     5 Y2   6 Y1   7 Y6   8 Y5   9 Y4
#  10 S5  11 A4  12 B3  13 B1  14 S2  15 A3
# 16 B6  17 S1  18 B2  19 B6  20 B5  21 A4  22 M1
#  23 B2  24 S5  25 B4  26 B3  27 A1  28 M2
#    29 C6  30 S1  31 Y2  32 A5  33 C6
#       34 M3  35 S4  36 A1  37 B3
NORTH_BUT_ONE = {"5": "monastery-1", "6": "monastery-2", "7": "monastery-3", "8": "monastery-4"}
SOUTH = {"14": "ship", "20": "bank", "26": "church", "31": "monastery-8", "32": "cow-2"}


def with_posts(joined: int = 0, others: int = 0, completed: Any = (None, None), **table: Any) -> State:
    """Seat 0 has duchy 11a with the starting castle in its corner; so many posts are joined."""
    seats = table.get("seats", 2)
    part = {"joined": [joined, *[others] * (seats - 1)], "completed": list(completed)}
    return state_with(
        modules=POSTS,
        parts={"border_posts": part},
        options=table.pop("options", None),
        duchy="11a",
        castle="1",
        **table,
    )


def join_north(**table: Any) -> tuple[State, list[str]]:
    tiles = {**NORTH_BUT_ONE, **table.pop("tiles", {})}
    state = with_posts(dice=(4, None), storage=["monastery-9"], tiles=tiles, **table)
    return state, play(state, "place 4 monastery-9 9")


def join_south(**table: Any) -> tuple[State, list[str]]:
    """The north is joined; a chain down from 14 lacks only the space at the southern post."""
    tiles = {**NORTH_BUT_ONE, "9": "monastery-9", **SOUTH}
    state = with_posts(joined=2, dice=(1, None), storage=["pig-2"], tiles=tiles, **table)
    return state, play(state, "place 1 pig-2 36")


def join_all_at_once(**table: Any) -> tuple[State, list[str]]:
    """The tile on space 14 ties the three arms together; there is no castle in the middle."""
    tiles = {**NORTH_BUT_ONE, "15": "cow-3", **SOUTH, "36": "cow-4"}
    del tiles["14"]
    state = with_posts(dice=(2, None), storage=["ship"], tiles=tiles, **table)
    return state, play(state, "place 2 ship 14")


# -- duchies


@rule("B12.1")
def test_each_player_gets_one_of_the_six_duchies_at_random() -> None:
    match = Match("burgundy", seats=4, chance="manual", modules=POSTS)
    match.play(CHANCE, "start 0")
    match.play(CHANCE, "deal" + " red" * 6 + " pink" * 6)
    drawn = [burgundy.draw_chance(match.state, Random(seed)) for seed in range(200)]
    dealt = [burgundy.NOTATION.write(draw).split()[1:] for draw in drawn]
    assert {duchy for four in dealt for duchy in four} == set(DUCHIES)
    assert all(len(set(four)) == 4 for four in dealt)
    move: Any = burgundy.NOTATION.read("duchies 1 11a 11b 11c")
    refusal = burgundy.check_chance(match.state, move)
    assert refusal is not None
    assert refusal.key == "duchy-not-there"


@rule("B12.1")
def test_without_the_module_they_are_never_drawn() -> None:
    match = Match("burgundy", seats=4, chance="manual", duchies="random")
    match.play(CHANCE, "start 0")
    match.play(CHANCE, "deal" + " red" * 6 + " pink" * 6)
    drawn = [burgundy.draw_chance(match.state, Random(seed)) for seed in range(200)]
    dealt = [burgundy.NOTATION.write(draw).split()[1:] for draw in drawn]
    assert not {duchy for four in dealt for duchy in four} & set(DUCHIES)


def bad_option(**options: Any) -> tuple[str, str]:
    with pytest.raises(BadOption) as refusal:
        Match("burgundy", **options)
    return refusal.value.message.key, refusal.value.message.clause


@rule("B12.1")
def test_the_host_may_name_them_and_no_others() -> None:
    assert Match("burgundy", seed=1, modules=POSTS, duchies=["11c"]).view(0)["asked"] == ["11c"]
    assert bad_option(modules=POSTS, duchies=["2"]) == ("posts-need-duchies", "B12.1")
    assert bad_option(modules=POSTS, duchies=["11a", "3"]) == ("posts-need-duchies", "B12.1")
    assert bad_option(duchies=["11a"]) == ("duchy-needs-posts", "B12.1")
    assert bad_option(modules=POSTS, setup="experts") == ("option-contradicts", "B12.1")
    assert bad_option(edition="2011", modules=POSTS) == ("modules-need-2019", "B11.1")


@rule("B12.1")
def test_a_view_marks_the_posts_and_what_is_not_sure() -> None:
    view = burgundy.view(with_posts(), 0)
    assert view["layouts"]["11a"]["posts"] == [["5", "10"], ["9", "15"], ["35", "36"]]
    assert view["layouts"]["11a"]["confidence"] == "verified"
    assert "posts" not in burgundy.view(state_with(), 0)["layouts"]["1"]
    part = {"count": "once", "joined": [0, 0], "completed": [None, None]}
    assert part_of(view, "border_posts") == {**part, "linked": [[False] * 3, []]}


@rule("B12.4")
def test_a_view_tells_which_posts_are_joined_to_another() -> None:
    lacks_one = with_posts(tiles={**NORTH_BUT_ONE, **SOUTH, "36": "pig-2"}, dice=(4, None))
    assert part_of(burgundy.view(lacks_one, None), "border_posts")["linked"][0] == [True, False, True]
    for joined, linked in ((join_north(), [True, True, False]), (join_south(), [True] * 3)):
        assert part_of(burgundy.view(joined[0], None), "border_posts")["linked"][0] == linked


@rule("B12.5")
def test_the_starting_castle_goes_on_a_dark_green_space_of_choice_and_scores_nothing() -> None:
    match = Match("burgundy", chance="manual", modules=POSTS)
    for line in ("start 0", "deal red red teal pink orange brown", "duchies 11a 11e"):
        match.play(CHANCE, line)
    assert match.legal(0) == [f"choose-duchy 11a {space}" for space in (1, 4, 29, 33)]
    match.play(0, "choose-duchy 11a 1")
    assert told(match.play(1, "choose-duchy 11e 10")) == ["duchy-chosen 1 11e 10"]  # it touches a post
    assert match.result.scores == [0, 0]
    assert table_of(match.state)["border_posts"]["joined"] == [0, 0]


# -- joined


@rule("B12.2")
@pytest.mark.parametrize(("phase", "worth"), [("A", 10), ("B", 8), ("C", 6), ("D", 4), ("E", 2)])
def test_the_first_two_posts_score_the_points_of_the_phase(phase: str, worth: int) -> None:
    state, events = join_north(phase=phase)
    assert points(events, "posts") == [worth]
    assert "posts-joined 0 2" in events
    assert table_of(state)["border_posts"]["joined"] == [2, 0]


@rule("B12.2")
def test_the_third_scores_them_once_more() -> None:
    state, events = join_south(phase="C", completed=(1, None))
    assert points(events, "posts") == [6, 2]  # and as the second to have all
    assert "posts-joined 0 3" in events
    assert table_of(state)["border_posts"]["joined"] == [3, 0]


@rule("B12.2")
def test_counted_by_pairs_the_third_scores_twice() -> None:
    _, events = join_south(phase="C", options={"posts": "pairs"}, completed=(1, 1), others=3)
    assert points(events, "posts") == [6, 6]


@rule("B12.2")
@pytest.mark.parametrize(("count", "scored"), [("once", [8, 8]), ("pairs", [8, 8, 8])])
def test_one_tile_that_joins_all_three_scores_twice_or_by_pairs_three_times(
    count: str, scored: list[int]
) -> None:
    _, events = join_all_at_once(phase="B", options={"posts": count}, completed=(1, 1), others=3)
    assert points(events, "posts") == scored
    assert "posts-joined 0 3" in events


@rule("B12.2")
def test_posts_joined_before_score_no_more() -> None:
    state = with_posts(
        joined=2, dice=(5, None), storage=["ship"], tiles={**NORTH_BUT_ONE, "9": "monastery-9"}
    )
    assert points(play(state, "place 5 ship 10"), "posts") == []


# -- all three


@rule("B12.3")
@pytest.mark.parametrize(("seats", "first", "second"), [(2, 5, 2), (3, 6, 3), (4, 7, 4)])
def test_the_first_and_the_second_to_have_all_three_get_more(seats: int, first: int, second: int) -> None:
    state, events = join_south(seats=seats)
    assert points(events, "posts") == [10, first]
    assert "posts-completed 0 large" in events
    assert table_of(state)["border_posts"]["completed"] == [0, None]
    state, events = join_south(seats=seats, completed=(1, None))
    assert points(events, "posts") == [10, second]
    assert "posts-completed 0 small" in events
    state, events = join_south(seats=seats, completed=(1, 1))
    assert points(events, "posts") == [10]


@rule("B12.3", "B10.16")
def test_these_are_no_bonus_tiles_for_monastery_26() -> None:
    state = with_posts(
        joined=3,
        completed=(0, None),
        phase="E",
        round=5,
        round_goods=[],
        dice=(None, None),
        order=[1, 0],
        turn=1,
        tiles={"5": "monastery-26"},
    )
    assert points(play(state, "end-turn"), "final-26") == []


# -- reached and connected


@rule("B12.4")
@pytest.mark.parametrize("at_post", ["9", "15"])
def test_a_post_is_reached_from_either_space_that_touches_it(at_post: str) -> None:
    tiles = {**NORTH_BUT_ONE, "14": "ship"}
    tile, die = ("monastery-9", 4) if at_post == "9" else ("cow-2", 3)
    state = with_posts(dice=(die, None), storage=[tile], tiles=tiles)
    assert points(play(state, f"place {die} {tile} {at_post}"), "posts") == [10]


@rule("B12.4")
def test_a_chain_with_a_gap_connects_nothing() -> None:
    tiles = {"5": "monastery-1", "6": "monastery-2", "8": "monastery-4", "3": "bank"}
    state = with_posts(dice=(4, None), storage=["monastery-9"], tiles=tiles)
    assert points(play(state, "place 4 monastery-9 9"), "posts") == []
    assert table_of(state)["border_posts"]["joined"] == [0, 0]


@rule("B12.4")
def test_the_chain_may_be_of_any_colours_and_the_starting_castle_is_part_of_it() -> None:
    """From the post by way of 10, 6, the castle on 1, and the buildings to the other post."""
    tiles = {"5": "monastery-1", "2": "bank", "3": "church", "8": "monastery-4"}
    state = with_posts(dice=(4, None), storage=["monastery-9"], tiles=tiles)
    assert points(play(state, "place 4 monastery-9 9"), "posts") == [10]
    del tiles["2"]
    state = with_posts(dice=(4, None), storage=["monastery-9"], tiles={**tiles, "7": "monastery-2"})
    assert points(play(state, "place 4 monastery-9 9"), "posts") == []


@rule("B12.4")
@pytest.mark.parametrize(("placed", "on_seven"), [("inn", "monastery-3"), ("monastery-9", "inn")])
def test_an_inn_is_part_of_the_chain_placed_now_or_lying_there(placed: str, on_seven: str) -> None:
    state = state_with(
        modules=["border_posts", "inns"],
        duchy="11a",
        castle="1",
        dice=(4, None),
        storage=[placed],
        tiles={**NORTH_BUT_ONE, "7": on_seven},
    )
    assert points(play(state, f"place 4 {placed} 9"), "posts") == [10]


@rule("B12.4", "B6.1")
def test_the_points_come_after_the_area_and_before_the_effect() -> None:
    """A bank fills a city of two in the north and closes the chain over it."""
    tiles = {"5": "monastery-1", "2": "church", "8": "monastery-4", "9": "monastery-9"}
    state = with_posts(dice=(4, None), storage=["bank"], tiles=tiles)
    assert play(state, "place 4 bank 3") == [
        "tile-placed 0 bank 3",
        "area-filled 0 building 2",
        "scored 0 3 areas",
        "scored 0 10 phases",
        "posts-joined 0 2",
        "scored 0 10 posts",
        "silver-taken 0 2",
    ]


def test_two_players_join_their_posts_apart() -> None:
    state, _ = join_north()
    assert own(state, 1)["points"] == {}
    assert lines(state, seat=1) == []
