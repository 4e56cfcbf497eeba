"""Phases: depots, goods, and what the end of a phase pays."""

from random import Random
from typing import Any

import pytest

from bastide.core.playout import play_out
from bastide.games import burgundy
from bastide.games.burgundy.components import COLOUR_OF, TILE
from bastide.games.burgundy.state import State
from tests.clauses import rule
from tests.games.burgundy.tables import COLOURS, chance, lines, options_with, own, play, state_with, table_of

FILL_TWO = "bank ship monastery-1 castle cow-2 church ship market mine monastery-2 bank pig-3"
BLACK_FOUR = "monastery-7 ship mine bank"


def colours(words: list[str]) -> list[str]:
    return [COLOURS[COLOUR_OF[TILE.read(word)]] for word in words]


def before_filling(seats: int, phase: str | None) -> State:
    return state_with(seats=seats, stage="fill", phase=phase, round=5 if phase else None)


def filled(seats: int, phase: str | None, seed: int) -> list[str]:
    """What chance puts into the depots at the start of the phase after this one."""
    draw = burgundy.draw_chance(before_filling(seats, phase), Random(seed))
    return burgundy.NOTATION.write(draw).split()[1:]


# -- the start of a phase


@rule("B3.1")
def test_tiles_left_in_the_depots_leave_the_game_and_goods_stay() -> None:
    state = state_with(
        stage="fill",
        phase="B",
        round=5,
        depots={"1": ["warehouse"], "5": ["mine", "monastery-9"], "black": ["cow-4"]},
        stock={"3": {"pink": 2}},
    )
    chance(state, f"fill {FILL_TWO} {BLACK_FOUR}")
    table = table_of(state)
    assert table["removed"] == {"warehouse": 1, "mine": 1, "monastery-9": 1, "cow-4": 1}
    assert table["stock"]["3"] == {"pink": 2}
    assert table["phase"] == "C"


@rule("B3.1")
def test_before_phase_a_there_is_nothing_to_remove() -> None:
    state = before_filling(2, None)
    assert chance(state, f"fill {FILL_TWO} {BLACK_FOUR}") == ["phase-began A"]
    assert table_of(state)["removed"] == {}


@rule("B3.2")
def test_every_space_in_use_gets_a_tile_with_a_back_of_its_colour() -> None:
    for seed in range(40):
        for seats, number in ((2, 12), (3, 18), (4, 24)):
            tiles = filled(seats, None, seed)[:number]
            wanted = [COLOURS[colour] for colour in burgundy.components.WANTED[seats][0] if colour >= 0]
            assert colours(tiles) == wanted


@rule("B3.2")
def test_with_two_players_these_twelve_spaces_are_filled() -> None:
    state = before_filling(2, None)
    chance(state, f"fill {FILL_TWO} {BLACK_FOUR}")
    assert table_of(state)["depots"] == {
        "1": ["bank", "ship"],
        "2": ["monastery-1", "castle"],
        "3": ["cow-2", "church"],
        "4": ["ship", "market"],
        "5": ["mine", "monastery-2"],
        "6": ["bank", "pig-3"],
        "black": ["monastery-7", "ship", "mine", "bank"],
    }
    assert table_of(state)["stacks"]["bank"] == 3
    assert table_of(state)["black"]["bank"] == 1


@rule("B3.3")
@pytest.mark.parametrize(
    ("before", "colour"), [(None, "castle"), ("A", "mine"), ("B", "castle"), ("C", "mine"), ("D", "castle")]
)
def test_with_three_players_depot_six_gets_a_castle_or_a_mine(before: str | None, colour: str) -> None:
    assert colours(filled(3, before, seed=1))[15] == colour
    assert colours(filled(4, before, seed=1))[20] == "castle"


@rule("B3.4")
def test_the_black_depot_gets_four_six_or_eight_tiles_with_black_backs() -> None:
    black = set(table_of(before_filling(2, None))["black"])
    for seed in range(40):
        for seats, tiles, number in ((2, 12, 4), (3, 18, 6), (4, 24, 8)):
            drawn = filled(seats, None, seed)[tiles:]
            assert len(drawn) == number
            assert set(drawn) <= black


@rule("B3.2", "B3.4")
def test_every_tile_of_the_stacks_can_come() -> None:
    table = table_of(before_filling(4, None))
    fills = [filled(4, None, seed) for seed in range(80)]
    assert {tile for tiles in fills for tile in tiles[:24]} == set(table["stacks"])
    assert {tile for tiles in fills for tile in tiles[24:]} == set(table["black"])


@rule("B3.2", "B3.4")
def test_a_tile_comes_as_often_as_there_are_of_it() -> None:
    two = dict.fromkeys(["castle", "mine", "ship", "cow-2", "monastery-1", "monastery-2"], 2)
    many = {"bank": 90, "church": 10}
    state = state_with(stage="fill", phase=None, round=None, stacks={**two, **many}, black=many)
    draws = [burgundy.draw_chance(state, Random(seed)) for seed in range(100)]
    words = [word for draw in draws for word in burgundy.NOTATION.write(draw).split()]
    assert 680 <= words.count("bank") <= 760  # nine out of ten of eight hundred


@rule("B3.2", "B3.4")
def test_chance_can_only_bring_tiles_that_are_there() -> None:
    def why(line: str) -> tuple[str, str]:
        move: Any = burgundy.NOTATION.read(line)
        message = burgundy.check_chance(before_filling(2, None), move)
        assert message is not None
        return message.key, message.clause

    assert why(f"fill {FILL_TWO}") == ("other-number-due", "B3.2")
    assert why(f"fill {FILL_TWO} monastery-1 ship mine bank") == ("tile-not-in-stack", "B3.4")
    wrong_colour = FILL_TWO.replace("castle", "ship")
    assert why(f"fill {wrong_colour} {BLACK_FOUR}") == ("tile-not-in-stack", "B3.2")
    twice = FILL_TWO.replace("monastery-2", "monastery-1")
    assert why(f"fill {twice} {BLACK_FOUR}") == ("tile-not-in-stack", "B3.2")


@rule("B3.5")
def test_five_goods_are_laid_out_for_the_rounds() -> None:
    state = state_with(stage="goods", round=None, round_goods=[])
    assert chance(state, "goods red red pink teal brown") == ["goods-laid A red red pink teal brown"]
    assert table_of(state)["round_goods"] == ["red", "red", "pink", "teal", "brown"]
    assert table_of(state)["bag"]["red"] == 5


@rule("B3.2", "B3.4")
def test_four_players_use_every_tile_of_every_stack() -> None:
    state = burgundy.new_game(options_with(seats=4))
    play_out(burgundy, state, Random(4))
    assert table_of(state)["stacks"] == {}
    assert table_of(state)["black"] == {}


@rule("B3.2", "B3.4")
@pytest.mark.parametrize(
    ("seats", "own_backs", "black_backs"), [(2, 124 - 2 - 60, 20), (3, 124 - 3 - 90, 10)]
)
def test_fewer_players_leave_some_in_the_box(seats: int, own_backs: int, black_backs: int) -> None:
    state = burgundy.new_game(options_with(seats=seats))
    play_out(burgundy, state, Random(4))
    assert sum(table_of(state)["stacks"].values()) == own_backs
    assert sum(table_of(state)["black"].values()) == black_backs


# -- the end of a phase

MINES = {"25": "mine", "30": "mine"}


def last_turn(phase: str = "A", **more: Any) -> State:
    """Seat 1 has moved; seat 0 only has to end the turn that ends the phase."""
    return state_with(
        phase=phase,
        round=5,
        round_goods=[],
        dice=(None, None),
        line=[1, 0],
        turn=1,
        **more,
    )


@rule("B9.1", "B6.6")
def test_each_mine_pays_one_silver_at_the_end_of_the_phase() -> None:
    state = last_turn(tiles=MINES, silver=1)
    assert play(state, "end-turn") == ["turn-ended 0", "phase-ended A", "mines-paid 0 2 0"]
    assert own(state)["silver"] == 3
    assert own(state)["workers"] == 0
    assert table_of(state)["stage"] == "fill"


@rule("B9.1", "B9.4")
def test_mines_pay_after_the_last_phase_too_and_before_the_final_scoring() -> None:
    events = play(state := last_turn("E", tiles=MINES), "end-turn")
    assert events[:4] == ["turn-ended 0", "phase-ended E", "mines-paid 0 2 0", "game-ended"]
    assert "scored 0 2 silver" in events
    assert table_of(state)["stage"] == "over"


@rule("B9.1")
def test_mines_pay_in_turn_order() -> None:
    state = last_turn(tiles=MINES, others=[{"tiles": {"25": "mine"}}])
    assert play(state, "end-turn")[2:] == ["mines-paid 1 1 0", "mines-paid 0 2 0"]


@rule("B9.1")
def test_nothing_is_paid_after_the_other_rounds() -> None:
    state = state_with(round=4, dice=(None, None), line=[1, 0], turn=1, tiles=MINES)
    assert play(state, "end-turn") == ["turn-ended 0"]
    assert table_of(state)["stage"] == "roll"


@rule("B10.2")
def test_monastery_two_adds_a_worker_for_each_mine() -> None:
    state = last_turn(tiles=MINES, monasteries=[2], workers=1)
    assert play(state, "end-turn")[-1] == "mines-paid 0 2 2"
    assert (own(state)["silver"], own(state)["workers"]) == (2, 3)


@rule("B10.2")
def test_monastery_two_pays_nothing_without_mines_and_nothing_to_others() -> None:
    state = last_turn(monasteries=[2], others=[{"tiles": MINES}])
    assert play(state, "end-turn") == ["turn-ended 0", "phase-ended A", "mines-paid 1 2 0"]
    assert [own(state, seat)["workers"] for seat in (0, 1)] == [0, 0]


@rule("B9.4")
def test_the_phase_counts_until_the_next_begins() -> None:
    state = last_turn("B")
    play(state, "end-turn")
    assert table_of(state)["phase"] == "B"
    assert lines(state) == []
    chance(state, f"fill {FILL_TWO} {BLACK_FOUR}")
    assert table_of(state)["phase"] == "C"
