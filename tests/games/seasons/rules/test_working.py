"""Two workers of one player: which of them begins."""

from bastide.games.seasons.state import State
from tests.clauses import rule
from tests.games.seasons.tables import (
    choose,
    has,
    lines,
    open_to,
    play,
    state_with,
    table_of,
    to_act,
    why,
)


def two_workers() -> State:
    """Wood and stone, the free pieces clay: enough for four houses, if stone comes first."""
    state = state_with(seats=2, sand=6, wood=3, others=[{"played": ["trader"]}])
    choose(state, "worker-wood worker-stone", "messenger master-builder")
    play(state, "fill worker-stone clay clay")
    return state


def houses(state: State) -> int:
    tiles = table_of(state)["castle"]["tiles"]
    built: int = next(tile["built"] for tile in tiles if tile["tile"] == "house")
    return built


@rule("S3.12")
def test_the_player_says_which_worker_begins_when_their_turn_comes() -> None:
    state = two_workers()
    assert (table_of(state)["stage"], to_act(state)) == ("order", (0,))
    assert lines(state) == ["act-first worker-wood", "act-first worker-stone"]
    assert play(state, "act-first worker-stone") == ["pieces-taken 0 worker-stone 0 0 2 1 0"]
    assert [acting["card"] for acting in table_of(state)["ribbon"]][1:3] == ["worker-stone", "worker-wood"]
    play(state, "end-turn")
    assert has(state) == {"sand": 6, "wood": 5, "clay": 2, "stone": 1, "silver": 1}


@rule("S3.12", "S4.10")
def test_stone_first_allows_four_houses_and_wood_first_three() -> None:
    state = two_workers()
    play(state, "act-first worker-stone")
    play(state, "erect house", "pay 2 1 1 0", "erect house", "pay 2 1 1 0", "end-turn")
    play(state, "erect house", "pay 1 1 0 1", "erect house", "pay 1 1 0 1")
    assert houses(state) == 4
    state = two_workers()
    play(state, "act-first worker-wood")
    play(state, "erect house", "pay 2 1 1 0", "end-turn")
    play(state, "erect house", "pay 1 1 0 1", "erect house", "pay 2 1 1 0")
    assert (houses(state), open_to(state, "erect")) == (3, [])


@rule("S3.12")
def test_where_neither_could_build_nobody_is_asked() -> None:
    short = {"sand": 0, "clay": 0, "stone": 0}
    state = state_with(seats=2, stock=short, others=[{"played": ["trader"]}])
    choose(state, "worker-wood worker-sand", "messenger master-builder")
    assert table_of(state)["stage"] == "action"  # silver came with the wood
    assert [acting["card"] for acting in table_of(state)["ribbon"] if acting["now"]] == ["worker-wood"]


@rule("S3.12")
def test_where_only_both_cards_together_could_build_nobody_is_asked() -> None:
    state = state_with(seats=2, others=[{"played": ["trader"]}])
    choose(state, "worker-wood worker-sand", "messenger master-builder")
    assert table_of(state)["stage"] == "action"
    assert open_to(state, "erect") == []
    play(state, "end-turn")
    assert open_to(state, "erect")


@rule("S3.12", "S3.13")
def test_silver_may_be_changed_before_one_says_it() -> None:
    state = state_with(seats=2, sand=6, wood=3, silver=1, others=[{"played": ["trader"]}])
    choose(state, "worker-wood worker-sand", "messenger master-builder")
    play(state, "exchange clay")
    assert (table_of(state)["stage"], has(state)) == ("order", {"sand": 6, "wood": 3, "clay": 1})


@rule("S3.12")
def test_only_the_two_can_begin() -> None:
    state = two_workers()
    assert why(state, "act-first worker-sand") == ("worker-not-next", "S3.12")
    assert why(state, "end-turn") == ("decision-first", "S3.12")
