"""Terrain cards: drawn, laid open, discarded, and replaced when nothing of their terrain is free."""

from random import Random

from bastide.core.game import CHANCE
from bastide.games import kingdom
from bastide.games.kingdom.state import State
from tests.clauses import rule
from tests.games.kingdom.tables import (
    NO_CARDS,
    OTHER_GAME,
    TERRAINS,
    chance,
    hexes_of,
    lines,
    open_hexes,
    play,
    state_with,
    table_of,
    told,
)

LONELY = ("19.11", "17.13")  # two grass hexes that do not touch


def grass_but(*free: str) -> list[list[str]]:
    """Settlements of seat 1 on all the grass of the first game but these hexes."""
    return [[], [hex for hex in hexes_of("grass") if hex not in free]]


def possible_draws(state: State) -> set[str]:
    """What chance may draw now, found by trying a hundred times."""
    return {kingdom.NOTATION.write(kingdom.draw_chance(state, Random(seed))) for seed in range(100)}


# -- after the turn


@rule("K3.5")
def test_after_the_turn_the_card_is_discarded_and_a_new_one_drawn() -> None:
    state = state_with(card="canyon", owed=0, hands=[None, "forest"])
    assert told(play(state, 0, "end-turn")) == ["turn-ended 0"]
    assert table_of(state)["discards"] == {**NO_CARDS, "canyon": 1}
    events = chance(state, "draw 0 flowers")
    assert told(events) == ["card-drawn 0 flowers", "card-revealed 1 forest"]
    assert table_of(state)["hands"] == ["flowers", None]
    assert table_of(state)["deck"]["flowers"] == 3


@rule("K3.5", "K3.10")
def test_an_empty_deck_is_remade_from_the_discards_and_the_card_just_played() -> None:
    state = state_with(card="canyon", owed=0, deck=NO_CARDS, discards={"forest": 2})
    play(state, 0, "end-turn")
    assert possible_draws(state) == {"draw 0 canyon", "draw 0 forest"}
    assert told(chance(state, "draw 0 canyon"))[:2] == ["deck-remade 3", "card-drawn 0 canyon"]
    assert table_of(state)["deck"] == {**NO_CARDS, "forest": 2}
    assert table_of(state)["discards"] == NO_CARDS


@rule("K3.10")
def test_the_deck_is_not_remade_before_a_card_has_to_be_drawn() -> None:
    state = state_with(card="canyon", owed=0, deck={**NO_CARDS, "grass": 1}, discards={"forest": 2})
    play(state, 0, "end-turn")
    assert possible_draws(state) == {"draw 0 grass"}
    assert told(chance(state, "draw 0 grass"))[0] == "card-drawn 0 grass"
    assert table_of(state)["deck"] == NO_CARDS
    assert table_of(state)["discards"] == {**NO_CARDS, "canyon": 1, "forest": 2}


@rule("K3.10")
def test_cards_out_of_the_game_are_never_shuffled_in() -> None:
    state = state_with(card="canyon", owed=0, deck=NO_CARDS, discards={"forest": 1}, removed={"grass": 3})
    play(state, 0, "end-turn")
    assert possible_draws(state) == {"draw 0 canyon", "draw 0 forest"}
    chance(state, "draw 0 forest")
    assert table_of(state)["deck"] == {**NO_CARDS, "canyon": 1}
    assert table_of(state)["removed"] == {**NO_CARDS, "grass": 3}


@rule("K3.5", "K3.10")
def test_a_terrain_is_drawn_the_likelier_the_more_of_its_cards_are_left() -> None:
    state = state_with(stage="draw", card=None, owed=0, deck={**NO_CARDS, "grass": 9, "canyon": 1})
    draws = [kingdom.NOTATION.write(kingdom.draw_chance(state, Random(seed))) for seed in range(1000)]
    assert 60 < draws.count("draw 0 canyon") < 140


# -- a card without a free hex


def turn_begins(settlements: list[list[str]]) -> State:
    """Seat 0 holds a grass card and its turn comes next."""
    return state_with(
        stage="draw",
        current=1,
        card=None,
        owed=0,
        hands=["grass", None],
        settlements=settlements,
        supply=[40, 0],
    )


@rule("K3.6")
def test_a_card_without_a_free_hex_leaves_the_game_as_soon_as_it_is_revealed() -> None:
    state = turn_begins(grass_but())
    events = told(chance(state, "draw 1 forest"))
    assert events == ["card-drawn 1 forest", "card-revealed 0 grass", "card-removed 0 grass"]
    assert told(chance(state, "draw 0 canyon")) == ["card-replaced 0 canyon"]
    assert open_hexes(state, "build") == hexes_of("canyon")
    assert table_of(state)["removed"] == {**NO_CARDS, "grass": 1}
    assert table_of(state)["discards"] == NO_CARDS


@rule("K3.6")
def test_cards_are_replaced_until_one_fits() -> None:
    state = turn_begins([[], hexes_of("grass", "canyon")])
    chance(state, "draw 1 forest")
    assert told(chance(state, "draw 0 canyon")) == ["card-replaced 0 canyon", "card-removed 0 canyon"]
    assert told(chance(state, "draw 0 grass")) == ["card-replaced 0 grass", "card-removed 0 grass"]
    assert told(chance(state, "draw 0 desert")) == ["card-replaced 0 desert"]
    assert table_of(state)["removed"] == {**NO_CARDS, "grass": 2, "canyon": 1}
    assert table_of(state)["owed"] == 3


@rule("K3.6")
def test_the_replaced_card_is_for_this_turn_and_the_next_is_drawn_as_ever() -> None:
    state = turn_begins(grass_but())
    chance(state, "draw 1 forest")
    chance(state, "draw 0 desert")
    for hex in ("8.1", "8.2", "9.1"):
        play(state, 0, f"build {hex}")
    play(state, 0, "end-turn")
    assert table_of(state)["discards"] == {**NO_CARDS, "desert": 1}
    chance(state, "draw 0 flowers")
    assert table_of(state)["hands"] == ["flowers", None]


@rule("K3.6")
def test_one_free_hex_anywhere_keeps_the_card_next_to_an_own_settlement_or_not() -> None:
    state = turn_begins([["1.2"], *grass_but("19.11")[1:]])
    assert told(chance(state, "draw 1 forest"))[1:] == ["card-revealed 0 grass"]
    assert open_hexes(state, "build") == ["19.11"]


@rule("K3.6")
def test_a_card_that_runs_out_within_the_mandatory_action_is_replaced_for_what_is_owed() -> None:
    state = state_with(settlements=grass_but(*LONELY), supply=[40, 0])
    play(state, 0, "build 19.11")
    events = told(play(state, 0, "build 17.13"))
    assert "card-removed 0 grass" in events
    assert kingdom.to_act(state) == (CHANCE,)
    chance(state, "draw 0 forest")
    assert table_of(state)["owed"] == 1
    assert open_hexes(state, "build") == ["17.14", "18.13", "20.11"]  # forest next to the two


@rule("K3.2", "K3.6")
def test_nothing_comes_between_the_three_builds_when_the_card_is_replaced() -> None:
    tokens = [{"12.18": "ready", "3.19": "ready", "18.6": "ready"}]
    state = state_with(settlements=grass_but("19.11"), supply=[40, 0], tokens=tokens)
    play(state, 0, "build 19.11")
    chance(state, "draw 0 desert")
    assert lines(state) == [f"build {hex}" for hex in hexes_of("desert")]


@rule("K3.6")
def test_the_card_is_replaced_also_when_the_third_settlement_takes_the_last_hex() -> None:
    full = [hex for hex in hexes_of("grass", quadrants=OTHER_GAME) if hex != "3.8"]
    state = state_with(
        quadrants=OTHER_GAME,
        settlements=[[], full],
        supply=[9, 0],
        owed=1,
        begun=True,
        tokens=[{"4.8": "ready"}],
    )
    assert told(play(state, 0, "build 3.8"))[-1] == "card-removed 0 grass"
    chance(state, "draw 0 forest")
    assert lines(state) == ["use sanctuary 2.8", "end-turn"]


@rule("K3.6")
def test_an_extra_settlement_on_the_last_hex_replaces_the_card_before_the_mandatory_action() -> None:
    state = state_with(settlements=grass_but("19.11"), supply=[40, 0], tokens=[{"12.18": "ready"}])
    assert told(play(state, 0, "use farm 19.11"))[-1] == "card-removed 0 grass"
    chance(state, "draw 0 forest")
    assert table_of(state)["owed"] == 3
    assert open_hexes(state, "build") == ["20.11"]


@rule("K3.6")
def test_a_settlement_moved_onto_the_last_hex_replaces_the_card() -> None:
    settlements = [["3.20", "19.13"], *grass_but("19.11")[1:]]
    state = state_with(settlements=settlements, supply=[9, 0], tokens=[{"3.19": "ready"}])
    play(state, 0, "lift paddock 19.13")
    assert told(play(state, 0, "settle 19.11"))[-1] == "card-removed 0 grass"


@rule("K3.6")
def test_a_settlement_moved_off_the_terrain_leaves_a_free_hex_for_the_card() -> None:
    settlements = [["3.20", "17.12"], *grass_but("19.11", "17.12")[1:]]
    state = state_with(settlements=settlements, supply=[9, 0], tokens=[{"3.19": "ready"}])
    play(state, 0, "lift paddock 17.12")
    play(state, 0, "settle 19.11")
    assert table_of(state)["card"] == "grass"
    assert open_hexes(state, "build") == ["17.12"]


@rule("K3.6")
def test_a_card_that_was_replaced_does_not_come_back_when_a_hex_is_freed() -> None:
    settlements = [["3.20"], *grass_but("17.13")[1:]]
    state = state_with(settlements=settlements, supply=[9, 0], owed=1, tokens=[{"3.19": "ready"}])
    play(state, 0, "build 17.13")
    chance(state, "draw 0 canyon")
    play(state, 0, "lift paddock 17.13")
    play(state, 0, "settle 17.15")
    assert table_of(state)["card"] == "canyon"
    assert table_of(state)["removed"]["grass"] == 1


# -- when no card is to be had


@rule("K3.6", "K3.10")
def test_the_deck_is_remade_for_a_replacement_without_the_card_that_left() -> None:
    state = state_with(settlements=grass_but("19.11"), supply=[9, 0], deck=NO_CARDS, discards={"forest": 1})
    play(state, 0, "build 19.11")
    assert possible_draws(state) == {"draw 0 forest"}
    assert told(chance(state, "draw 0 forest")) == ["deck-remade 1", "card-replaced 0 forest"]
    assert table_of(state)["removed"] == {**NO_CARDS, "grass": 1}


@rule("K3.6")
def test_when_no_card_is_left_at_all_the_rest_of_the_mandatory_action_lapses() -> None:
    state = state_with(settlements=grass_but("19.11"), supply=[9, 0], deck=NO_CARDS)
    events = told(play(state, 0, "build 19.11"))
    assert events == ["settlement-built 0 19.11 grass", "card-removed 0 grass", "mandatory-lapsed 0"]
    assert lines(state) == ["end-turn"]
    assert table_of(state)["supply"] == [8, 0]


@rule("K3.6")
def test_the_mandatory_action_lapses_when_the_last_card_does_not_fit_either() -> None:
    state = state_with(settlements=grass_but("19.11"), supply=[9, 0], deck={**NO_CARDS, "grass": 1})
    play(state, 0, "build 19.11")
    events = told(chance(state, "draw 0 grass"))
    assert events == ["card-replaced 0 grass", "card-removed 0 grass", "mandatory-lapsed 0"]
    assert lines(state) == ["end-turn"]


@rule("K3.6")
def test_a_turn_without_a_card_still_has_the_actions_that_need_none() -> None:
    tokens = [{"12.18": "ready", "18.6": "ready"}]
    state = state_with(settlements=grass_but("19.11"), supply=[9, 0], deck=NO_CARDS, tokens=tokens)
    play(state, 0, "build 19.11")
    assert open_hexes(state, "use farm") == []
    assert open_hexes(state, "use oasis") == hexes_of("desert")
    play(state, 0, "use oasis 9.1")
    assert lines(state) == ["end-turn"]


@rule("K3.6")
def test_play_goes_on_when_nobody_can_have_a_card() -> None:
    everything = hexes_of(*TERRAINS)
    state = state_with(
        settlements=[[], everything], supply=[5, 5], card=None, owed=0, deck=NO_CARDS, hands=[None, "grass"]
    )
    events = told(play(state, 0, "end-turn"))
    assert events == ["turn-ended 0", "card-revealed 1 grass", "card-removed 1 grass", "mandatory-lapsed 1"]
    assert told(play(state, 1, "end-turn")) == ["turn-ended 1", "mandatory-lapsed 0"]
    assert lines(state, 0) == ["end-turn"]


@rule("K3.10")
def test_a_turn_without_a_card_discards_nothing() -> None:
    state = state_with(card=None, owed=0)
    play(state, 0, "end-turn")
    assert table_of(state)["discards"] == NO_CARDS
