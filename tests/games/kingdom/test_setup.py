"""Before the first turn: what a host may choose, and what chance lays and deals."""

from random import Random
from typing import Any

import pytest

from bastide import CHANCE, BadOption, IllegalMove, Match
from bastide.games import kingdom
from bastide.games.kingdom.state import State
from tests.clauses import rule
from tests.games.kingdom.tables import FIRST_GAME, OTHER_GAME, TERRAINS, state_with, table_of, told

CARDS = ["hermits", "lords", "miners"]


def at_set_up(*played: str, **options: Any) -> Match:
    """A match that waits for chance, after these lines of it."""
    match = Match("kingdom", chance="manual", **options)
    for line in played:
        match.play(CHANCE, line)
    return match


def refused(match: Match, line: str) -> tuple[str, str]:
    """Why chance cannot bring this line now."""
    with pytest.raises(IllegalMove) as refusal:
        match.play(CHANCE, line)
    return refusal.value.message.key, refusal.value.message.clause


def drawn(state: State) -> set[str]:
    """What chance brings in three hundred tries."""
    draws = [kingdom.draw_chance(state, Random(seed)) for seed in range(300)]
    return {kingdom.NOTATION.write(draw) for draw in draws}


# -- the board


@rule("K2.1")
def test_chance_lays_four_quadrants_each_as_printed_or_turned() -> None:
    match = at_set_up()
    events = match.play(CHANCE, "board harbour barn-turned farm tower-turned")
    assert told(events) == ["board-laid harbour barn-turned farm tower-turned"]
    assert match.view(None)["quadrants"] == ["harbour", "barn-turned", "farm", "tower-turned"]


@rule("K2.1")
@pytest.mark.parametrize(
    "line",
    ["board farm farm oasis tavern", "board farm oasis tavern farm-turned", "board barn barn barn barn"],
)
def test_no_quadrant_lies_on_the_board_twice(line: str) -> None:
    assert refused(at_set_up(), line) == ("quadrant-twice", "K2.1")


@rule("K2.1")
def test_every_quadrant_may_come_to_every_corner_either_way() -> None:
    boards = [line.split()[1:] for line in drawn(at_set_up().state)]
    for corner in zip(*boards, strict=True):
        assert len(set(corner)) == 16
    assert all(len({name.removesuffix("-turned") for name in board}) == 4 for board in boards)


@rule("K2.1")
def test_the_host_may_choose_the_quadrants_and_how_they_lie() -> None:
    match = at_set_up(quadrants=list(OTHER_GAME), turned=[False, True, False, True])
    assert match.view(None)["quadrants"] == ["sanctuary", "tower-turned", "barn", "harbour-turned"]
    assert match.why(CHANCE, "cards hermits lords miners") is None


@rule("K2.1")
def test_quadrants_the_host_chose_are_only_turned_by_chance() -> None:
    match = at_set_up(quadrants=list(FIRST_GAME))
    lines = drawn(match.state)
    assert len(lines) == 16
    assert {line.replace("-turned", "") for line in lines} == {"board tavern paddock oasis farm"}
    assert refused(match, "board paddock tavern oasis farm") == ("board-not-as-asked", "K2.1")


@rule("K2.1")
def test_turns_the_host_chose_are_kept_for_quadrants_of_chance() -> None:
    match = at_set_up(turned=[True, False, False, False])
    assert all(
        ["-turned" in name for name in line.split()[1:]] == [True, False, False, False]
        for line in drawn(match.state)
    )
    assert refused(match, "board tavern paddock oasis farm") == ("board-not-as-asked", "K2.1")
    match.play(CHANCE, "board tavern-turned paddock oasis farm")


@rule("K2.2")
def test_two_tokens_lie_on_every_location_hex_of_the_board() -> None:
    table = at_set_up("board sanctuary tower barn harbour").view(None)
    assert table["stacks"] == {"4.8": 2, "4.16": 2, "8.13": 2, "13.7": 2, "17.3": 2, "18.17": 2}
    assert table["tokens"] == [{}, {}]


# -- the kingdom cards


@rule("K2.3")
def test_chance_lays_three_kingdom_cards_open() -> None:
    match = at_set_up("board farm barn tower tavern")
    assert told(match.play(CHANCE, "cards workers citizens lords")) == ["cards-laid workers citizens lords"]
    assert match.view(None)["cards"] == ["workers", "citizens", "lords"]


@rule("K2.3")
def test_the_three_kingdom_cards_differ() -> None:
    assert refused(at_set_up("board farm barn tower tavern"), "cards lords lords farmers") == (
        "cards-twice",
        "K2.3",
    )


@rule("K2.3")
def test_chance_may_bring_every_kingdom_card() -> None:
    lines = [line.split()[1:] for line in drawn(state_with(cards=(), stage="cards"))]
    assert len({card for cards in lines for card in cards}) == 10
    assert all(len(set(cards)) == 3 for cards in lines)


@rule("K2.3")
def test_the_host_may_choose_the_kingdom_cards() -> None:
    match = at_set_up("board farm barn tower tavern", cards=CARDS)
    assert match.view(None)["cards"] == CARDS
    assert match.why(CHANCE, "start 0") is None
    assert refused(match, "cards workers citizens lords") == ("other-chance-due", "")


# -- the players


@rule("K2.4")
def test_each_player_has_forty_settlements_and_is_dealt_one_card_from_the_start_player_on() -> None:
    match = at_set_up("start 1", "draw 1 grass", "draw 2 forest", seats=3, first_game=True)
    assert match.view(2)["supply"] == [40, 40, 40]
    assert match.view(2)["holding"] == [False, True, True]
    match.play(CHANCE, "draw 0 grass")
    assert table_of(match.state)["hands"] == ["grass", None, "forest"]  # seat 1 has laid its card open
    assert table_of(match.state)["deck"] == {"grass": 3, "canyon": 5, "desert": 5, "flowers": 5, "forest": 4}


@rule("K2.4")
def test_cards_are_dealt_in_turn_and_only_those_that_are_there() -> None:
    match = at_set_up("start 2", seats=4, first_game=True)
    assert refused(match, "draw 0 grass") == ("other-draws", "K3.5")
    assert refused(match, "draw 2 water") == ("card-not-in-deck", "K3.10")
    assert drawn(match.state) == {f"draw 2 {terrain}" for terrain in TERRAINS}


@rule("K2.5")
def test_chance_names_the_start_player() -> None:
    match = at_set_up(seats=3, first_game=True)
    assert drawn(match.state) == {"start 0", "start 1", "start 2"}
    assert refused(match, "start 3") == ("no-such-seat", "K2.5")
    assert told(match.play(CHANCE, "start 2")) == ["start-chosen 2"]
    assert match.view(None)["start"] == 2


@rule("K2.5", "K3.1")
def test_the_start_player_begins_and_play_is_clockwise() -> None:
    match = at_set_up("start 2", "draw 2 grass", "draw 0 canyon", seats=3, first_game=True)
    events = match.play(CHANCE, "draw 1 desert")
    assert told(events) == ["card-drawn 1 desert", "card-revealed 2 grass"]
    assert match.to_act == (2,)
    for line in ("build 9.9", "build 9.10", "build 9.11", "end-turn"):
        match.play(2, line)
    match.play(CHANCE, "draw 2 forest")
    assert match.to_act == (0,)


@rule("K2.6")
def test_the_first_game_has_a_board_and_cards_of_its_own() -> None:
    match = at_set_up(first_game=True)
    assert match.view(None)["quadrants"] == ["tavern", "paddock", "oasis", "farm"]
    assert match.view(None)["cards"] == ["fishermen", "knights", "merchants"]
    assert match.why(CHANCE, "start 0") is None


@rule("K2.7")
def test_quadrants_and_kingdom_cards_that_were_not_laid_are_out_of_the_game() -> None:
    match = at_set_up("start 0", "draw 0 grass", "draw 1 grass", first_game=True)
    assert set(match.view(0)["locations"].values()) == set(FIRST_GAME)
    assert [list(sheet) for sheet in match.result.sheets] == [
        ["fishermen", "knights", "merchants", "castles"]
    ] * 2
    message = match.why(0, "use tower 1.1")
    assert message is not None
    assert (message.key, message.clause) == ("location-absent", "K2.7")


def test_what_is_not_due_cannot_come() -> None:
    match = at_set_up()
    for line in ("cards lords farmers miners", "start 0", "draw 0 grass", "build 9.9"):
        assert refused(match, line) == ("other-chance-due", "")


@rule("K2.1", "K2.3", "K2.4", "K2.5")
def test_chance_sets_the_whole_table_up_by_itself() -> None:
    match = Match("kingdom", seed=7, seats=4)
    assert [row.line.split()[0] for row in match.log] == ["board", "cards", "start", *["draw"] * 4]
    assert match.to_act == (match.view(None)["start"],)


# -- options


@rule("K2.1", "K2.3", "K2.6")
@pytest.mark.parametrize(
    "options",
    [
        {"seats": 1},
        {"seats": 5},
        {"seats": "two"},
        {"seats": True},
        {"quadrants": "tavern"},
        {"quadrants": ["tavern", "paddock", "oasis"]},
        {"quadrants": ["tavern", "paddock", "oasis", "tavern"]},
        {"quadrants": ["tavern", "paddock", "oasis", "castle"]},
        {"turned": True},
        {"turned": [True, False]},
        {"turned": [1, 0, 0, 0]},
        {"cards": ["lords", "farmers"]},
        {"cards": ["lords", "farmers", "lords"]},
        {"cards": ["lords", "farmers", "kings"]},
        {"first_game": "yes"},
        {"colour": "red"},
        {"chance": "never"},
    ],
)
def test_an_option_that_cannot_be_is_refused(options: dict[str, Any]) -> None:
    with pytest.raises(BadOption):
        Match("kingdom", **options)


@rule("K2.6")
@pytest.mark.parametrize(
    "options", [{"quadrants": list(FIRST_GAME)}, {"turned": [False] * 4}, {"cards": CARDS}]
)
def test_the_first_game_leaves_no_choice(options: dict[str, Any]) -> None:
    with pytest.raises(BadOption) as refusal:
        Match("kingdom", first_game=True, **options)
    assert refusal.value.message.key == "option-contradicts"
    assert refusal.value.message.arguments == {"option": next(iter(options)), "other": "first_game"}
    assert refusal.value.message.clause == "K2.6"


@rule("K2.6")
def test_the_first_game_takes_what_is_left_to_chance() -> None:
    match = at_set_up(first_game=True, quadrants="random", turned="random", cards="random", seats=4)
    assert match.view(None)["quadrants"] == list(FIRST_GAME)


@rule("K2.4")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_three_or_four_players_may_play(seats: int) -> None:
    match = Match("kingdom", seed=1, seats=seats)
    assert match.view(None)["supply"] == [40] * seats
    assert sum(match.view(None)["holding"]) == seats - 1  # the start player's card lies open
