"""What each seat may see, and the states it may imagine."""

import json
from random import Random

import pytest

from bastide import CHANCE, Event, Match
from bastide.games import kingdom
from bastide.games.kingdom.state import State
from tests.clauses import rule
from tests.games.kingdom.tables import NO_CARDS, chance, play, state_with, table_of, told


def seen_by(event: Event, seat: int | None) -> list[str]:
    """What the seat, or a spectator, is told of an event."""
    seen = kingdom.seen(event, seat)
    return told([seen]) if seen is not None else []


def imagined_hands(state: State, seat: int | None) -> set[tuple[str | None, ...]]:
    """The hands a seat thinks possible, found by imagining three hundred times."""
    worlds = [kingdom.imagine(state, seat, Random(number)) for number in range(300)]
    return {tuple(table_of(world)["hands"]) for world in worlds}


def remade() -> State:
    """Three seats; seat 0 has just drawn the first card of a remade deck.

    Seat 2 has held a forest card since before; the new deck came from four discards.
    """
    state = state_with(
        seats=3,
        card="canyon",
        owed=0,
        hands=[None, "flowers", "forest"],
        deck=NO_CARDS,
        discards={"grass": 2, "desert": 1},
    )
    play(state, 0, "end-turn")
    chance(state, "draw 0 desert")
    return state


# -- what is hidden


@rule("K2.4", "K2.8")
def test_a_card_in_hand_is_seen_by_its_owner_alone() -> None:
    state = state_with(seats=3, hands=[None, "desert", "forest"])
    assert kingdom.view(state, 1)["hand"] == "desert"
    assert kingdom.view(state, 2)["hand"] == "forest"
    assert kingdom.view(state, 0)["hand"] is None  # it lies open
    assert kingdom.view(state, None)["hand"] is None


@rule("K2.4", "K2.8")
def test_no_view_tells_a_card_in_another_hand_from_one_in_the_deck() -> None:
    one = state_with(hands=[None, "desert"], deck={"desert": 4, "forest": 5})
    other = state_with(hands=[None, "forest"], deck={"desert": 5, "forest": 4})
    assert kingdom.view(one, 0) == kingdom.view(other, 0)
    assert kingdom.view(one, None) == kingdom.view(other, None)
    assert kingdom.view(one, 1) != kingdom.view(other, 1)


@rule("K2.4")
def test_two_other_hands_cannot_be_told_apart() -> None:
    one = state_with(seats=3, hands=[None, "desert", "forest"])
    other = state_with(seats=3, hands=[None, "forest", "desert"])
    assert kingdom.view(one, 0) == kingdom.view(other, 0)


@rule("K2.8")
def test_a_card_drawn_is_told_to_its_owner_alone() -> None:
    state = state_with(owed=0)
    play(state, 0, "end-turn")
    drawn = chance(state, "draw 0 forest")[0]
    assert seen_by(drawn, 0) == ["card-drawn 0 forest"]
    assert seen_by(drawn, 1) == seen_by(drawn, None) == ["card-drawn 0 None"]


@rule("K2.8")
def test_a_card_laid_open_is_told_to_everyone() -> None:
    state = state_with(owed=0, hands=[None, "flowers"])
    play(state, 0, "end-turn")
    revealed = chance(state, "draw 0 forest")[1]
    assert [seen_by(revealed, seat) for seat in (0, 1, None)] == [["card-revealed 1 flowers"]] * 3
    assert kingdom.view(state, None)["card"] == "flowers"


@rule("K2.8")
def test_a_record_shows_a_draw_once_the_card_was_laid_open() -> None:
    match = Match("kingdom", seed=3, seats=2)
    while len(match.log) < 60:
        match.play(match.to_act[0], match.legal(match.to_act[0])[0])
    (drawn,) = [row.line for row in match.log[::-1] if row.line.startswith("draw ")][:1]
    owner = int(drawn.split()[1])
    for reader in (None, 1 - owner):
        told = match.record_for(reader).splitlines()
        assert [line for line in told if line.endswith("?")] == ["chance ?"]
    assert match.record_for(owner) == match.record()


@rule("K2.8")
def test_cards_dealt_at_set_up_are_hidden_too() -> None:
    match = Match("kingdom", chance="manual", first_game=True)
    for line in ("start 0", "draw 0 grass"):
        match.play(CHANCE, line)
    assert match.view(0)["hand"] == "grass"
    assert match.view(1)["hand"] is None
    assert match.view(1)["unseen"] == dict.fromkeys(NO_CARDS, 5)
    assert match.view(1)["holding"] == [True, False]


# -- what is open


@rule("K2.8")
@pytest.mark.parametrize("seat", [0, 1, None])
def test_everyone_sees_board_tokens_supplies_cards_and_the_size_of_the_deck(seat: int | None) -> None:
    state = state_with(
        settlements=[["9.9"], ["1.1"]],
        tokens=[{"7.8": "ready"}, {"7.8": "lost"}],
        card="canyon",
        discards={"forest": 2},
        removed={"flowers": 1},
    )
    view = kingdom.view(state, seat)
    assert view["settlements"] == [["9.9"], ["1.1"]]
    assert view["supply"] == [39, 39]
    assert view["tokens"] == [{"7.8": "ready"}, {"7.8": "lost"}]
    assert view["stacks"]["7.8"] == 0
    assert view["cards"] == ["fishermen", "knights", "merchants"]
    assert view["card"] == "canyon"
    assert view["discards"] == {**NO_CARDS, "forest": 2}
    assert view["removed"] == {**NO_CARDS, "flowers": 1}
    assert view["deck_size"] == 20
    assert view["map"][6] == "DLXCWFFXCGCXFFWLLLLL"


@rule("K2.8")
def test_a_view_is_ready_for_json() -> None:
    for seat in (0, None):
        view = kingdom.view(remade(), seat)
        assert json.loads(json.dumps(view)) == view


# -- what can be counted


@rule("K2.8")
def test_the_cards_a_seat_has_not_seen_are_those_of_the_deck_and_the_other_hands() -> None:
    state = state_with(seats=3, hands=[None, "desert", "forest"])
    assert kingdom.view(state, 0)["unseen"] == {
        "grass": 4,
        "canyon": 4,
        "desert": 5,
        "flowers": 4,
        "forest": 5,
    }
    assert kingdom.view(state, 1)["unseen"] == {
        "grass": 4,
        "canyon": 4,
        "desert": 4,
        "flowers": 4,
        "forest": 5,
    }
    assert kingdom.view(state, None)["unseen"] == kingdom.view(state, 0)["unseen"]


@rule("K2.8", "K3.10")
def test_when_the_deck_is_remade_the_cards_still_in_hand_are_counted_apart() -> None:
    """The discards lay open, so what came into the new deck is known to all."""
    state = remade()
    view = kingdom.view(state, 0)
    assert view["hand"] == "desert"
    assert (view["older"][0], view["older"][2]) == (False, True)
    assert view["unseen"] == {**NO_CARDS, "grass": 2, "canyon": 1}
    assert view["unseen_older"] == {**NO_CARDS, "forest": 1}
    assert view["deck_size"] == 3
    assert kingdom.view(state, 2)["unseen"] == {**NO_CARDS, "grass": 2, "canyon": 1, "desert": 1}
    assert kingdom.view(state, 2)["unseen_older"] == NO_CARDS


@rule("K2.8", "K3.10")
def test_a_card_drawn_from_the_new_deck_is_counted_with_it() -> None:
    """Seat 1 has played its old card and draws a new one; seat 0 lays its own old one open."""
    state = state_with(
        current=1, card="forest", owed=0, hands=["flowers", None], older=[True, True], deck={"grass": 2}
    )
    play(state, 1, "end-turn")
    chance(state, "draw 1 grass")
    assert kingdom.view(state, 0)["older"][1] is False
    assert kingdom.view(state, 0)["unseen_older"] == NO_CARDS
    assert kingdom.view(state, 0)["unseen"]["grass"] == 2


# -- imagining


@rule("K2.8")
@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_what_a_seat_imagines_agrees_with_what_it_sees(seat: int | None) -> None:
    for state in (state_with(seats=3, hands=[None, "desert", "forest"], settlements=[["9.9"]]), remade()):
        for number in range(20):
            imagined = kingdom.imagine(state, seat, Random(number))
            assert kingdom.view(imagined, seat) == kingdom.view(state, seat)


@rule("K2.8")
def test_a_seat_imagines_every_card_the_other_may_hold_and_no_other() -> None:
    state = state_with(hands=[None, "desert"], deck={"canyon": 0, "flowers": 0})
    assert imagined_hands(state, 0) == {(None, "grass"), (None, "desert"), (None, "forest")}
    assert imagined_hands(state, 1) == {(None, "desert")}


@rule("K2.8", "K3.10")
def test_after_a_remake_a_seat_knows_what_came_before_it() -> None:
    """Seat 1 has seen the discards: what seat 2 holds is all that was missing then."""
    assert imagined_hands(remade(), 1) == {(hand, None, "forest") for hand in ("grass", "canyon", "desert")}


@rule("K2.8")
def test_imagining_makes_and_loses_no_cards() -> None:
    state = state_with(seats=4, hands=[None, "grass", "grass", "forest"], deck={"grass": 2, "forest": 3})
    for number in range(50):
        table = table_of(kingdom.imagine(state, 0, Random(number)))
        held = [hand for hand in table["hands"] if hand]
        whole = {terrain: table["deck"][terrain] + held.count(terrain) for terrain in table["deck"]}
        assert whole == {"grass": 4, "canyon": 4, "desert": 4, "flowers": 4, "forest": 4}


@rule("K2.8")
def test_a_state_comes_back_as_it_was_written() -> None:
    state = remade()
    written = json.loads(json.dumps(table_of(state)))
    assert table_of(kingdom.read_state(written)) == table_of(state)
