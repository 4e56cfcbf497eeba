"""Why a line is not legal: the fact on the board, and the clause it rests on."""

import pytest

from bastide.core.errors import Message
from bastide.games import kingdom
from bastide.games.kingdom.state import State
from tests.clauses import rule
from tests.games.kingdom.tables import NO_CARDS, OTHER_GAME, play, state_with, why

# -- the turn


@rule("K3.7")
def test_the_turn_cannot_end_before_everything_owed_is_built() -> None:
    assert why(state_with(), "end-turn") == ("build-first", "K3.7")
    assert kingdom.explain(state_with(owed=2, begun=True), 0, "end-turn").arguments == {"count": 2}


@rule("K3.2")
def test_nothing_is_owed_any_more() -> None:
    assert why(state_with(owed=0), "build 9.9") == ("nothing-owed", "K3.2")


@rule("K3.2")
@pytest.mark.parametrize("line", ["use farm 9.9", "lift paddock 9.9"])
def test_nothing_comes_between(line: str) -> None:
    state = state_with(
        settlements=[["9.9"]], owed=2, begun=True, tokens=[{"12.18": "ready", "3.19": "ready"}]
    )
    assert why(state, line) == ("nothing-between", "K3.2")


def test_what_chance_does_is_not_for_players() -> None:
    for line in ("draw 0 grass", "start 0", "cards lords farmers miners", "board farm barn tower tavern"):
        assert why(state_with(), line) == ("only-chance", "")


# -- the hex


@rule("K4.1")
@pytest.mark.parametrize("hex", ["9.9", "9.10"])
def test_the_hex_is_taken(hex: str) -> None:
    assert why(state_with(settlements=[["9.9"], ["9.10"]]), f"build {hex}") == ("hex-taken", "K4.1")


@rule("K4.1")
@pytest.mark.parametrize(
    ("hex", "terrain"), [("1.16", "water"), ("1.4", "mountain"), ("4.4", "castle"), ("7.8", "location")]
)
def test_the_hex_cannot_be_built_on(hex: str, terrain: str) -> None:
    assert why(state_with(), f"build {hex}") == ("not-buildable", "K4.1")
    assert kingdom.explain(state_with(), 0, f"build {hex}").arguments == {"terrain": terrain}


@rule("K4.3")
@pytest.mark.parametrize(
    ("line", "terrain", "wanted"),
    [
        ("build 1.1", "flowers", "canyon"),
        ("use farm 1.1", "flowers", "grass"),
        ("use oasis 9.9", "grass", "desert"),
    ],
)
def test_the_hex_is_of_another_terrain(line: str, terrain: str, wanted: str) -> None:
    state = state_with(card="canyon", tokens=[{"12.18": "ready", "18.6": "ready"}])
    assert why(state, line) == ("wrong-terrain", "K4.3")
    assert kingdom.explain(state, 0, line).arguments == {"terrain": terrain, "wanted": wanted}


@rule("K4.3")
def test_the_sanctuary_needs_the_terrain_of_the_card() -> None:
    state = state_with(quadrants=OTHER_GAME, card="desert", tokens=[{"4.8": "ready"}])
    assert why(state, "use sanctuary 1.1") == ("wrong-terrain", "K4.3")


@rule("K4.2")
@pytest.mark.parametrize("line", ["build 5.5", "use farm 5.5"])
def test_a_hex_next_to_an_own_settlement_is_to_be_had(line: str) -> None:
    state = state_with(settlements=[["9.9"]], tokens=[{"12.18": "ready"}])
    assert why(state, line) == ("not-next-to-own", "K4.2")


@rule("K4.2", "K4.6")
def test_the_tower_has_an_edge_hex_next_to_an_own_settlement() -> None:
    state = state_with(quadrants=OTHER_GAME, settlements=[["2.8"]], tokens=[{"4.16": "ready"}])
    assert why(state, "use tower 20.1") == ("not-next-to-own", "K4.2")


@rule("K4.6")
def test_the_hex_is_not_on_the_edge() -> None:
    state = state_with(quadrants=OTHER_GAME, tokens=[{"4.16": "ready"}])
    assert why(state, "use tower 10.9") == ("not-on-edge", "K4.6")
    assert why(state, "use tower 1.6") == ("not-buildable", "K4.1")  # water on the edge


@rule("K5.6")
def test_the_hex_does_not_end_a_line() -> None:
    state = state_with(settlements=[["9.9", "9.10", "9.11"]], tokens=[{"7.8": "ready"}])
    assert why(state, "use tavern 10.9") == ("not-at-line-end", "K5.6")
    assert why(state, "use tavern 1.4") == ("not-buildable", "K4.1")
    assert why(state, "use tavern 9.10") == ("hex-taken", "K4.1")


# -- the token


@rule("K2.7")
def test_the_location_is_not_on_the_board() -> None:
    assert why(state_with(), "use tower 1.1") == ("location-absent", "K2.7")
    assert why(state_with(), "lift barn 1.1") == ("location-absent", "K2.7")


@rule("K3.4", "K5.1", "K5.2", "K5.4")
@pytest.mark.parametrize(
    ("tokens", "reason"),
    [
        ({"12.18": "used"}, ("token-used", "K3.4")),
        ({"12.18": "used", "16.13": "used"}, ("token-used", "K3.4")),
        ({"12.18": "next-turn"}, ("token-next-turn", "K5.2")),
        ({"12.18": "lost"}, ("token-lost-before", "K5.4")),
        ({"12.18": "lost", "16.13": "next-turn"}, ("token-next-turn", "K5.2")),
        ({"18.6": "ready"}, ("token-missing", "K5.1")),
    ],
)
def test_no_token_of_the_kind_can_be_used(tokens: dict[str, str], reason: tuple[str, str]) -> None:
    state = state_with(tokens=[tokens, {"12.18": "ready"}])
    assert why(state, "use farm 9.9") == reason
    assert kingdom.explain(state, 0, "use farm 9.9").arguments == {"location": "farm"}


@rule("K5.5", "K5.6", "K5.7", "K5.8", "K5.9")
@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("lift sanctuary 9.9", ("token-builds", "K5.5")),
        ("lift farm 9.9", ("token-builds", "K5.5")),
        ("lift oasis 9.9", ("token-builds", "K5.5")),
        ("lift tavern 9.9", ("token-builds", "K5.6")),
        ("lift tower 9.9", ("token-builds", "K5.7")),
        ("use barn 9.11", ("token-moves", "K5.8")),
        ("use harbour 1.16", ("token-moves", "K5.8")),
        ("use paddock 9.11", ("token-moves", "K5.9")),
    ],
)
def test_a_token_that_moves_does_not_build_and_the_other_way_round(
    line: str, reason: tuple[str, str]
) -> None:
    tokens = [{"3.19": "ready", "12.18": "ready", "18.6": "ready", "7.8": "ready"}]
    assert why(state_with(settlements=[["9.9"]], tokens=tokens), line) == reason


@rule("K4.4")
def test_the_supply_is_empty() -> None:
    state = state_with(owed=0, supply=[0, 9], tokens=[{"12.18": "ready"}])
    assert why(state, "use farm 9.9") == ("supply-empty", "K4.4")


@rule("K3.6")
@pytest.mark.parametrize("line", ["use sanctuary 1.1", "lift barn 9.9"])
def test_there_is_no_card_any_more(line: str) -> None:
    state = state_with(
        quadrants=OTHER_GAME,
        card=None,
        owed=0,
        settlements=[["9.9"]],
        tokens=[{"4.8": "ready", "13.7": "ready"}],
        deck=NO_CARDS,
    )
    assert why(state, line) == ("no-card", "K3.6")


# -- moving


@rule("K5.8", "K5.9")
@pytest.mark.parametrize(
    ("line", "clause"), [("lift barn 1.1", "K5.8"), ("lift harbour 9.10", "K5.8"), ("lift barn 9.10", "K5.8")]
)
def test_only_an_own_settlement_can_be_lifted(line: str, clause: str) -> None:
    tokens = [{"13.7": "ready", "18.17": "ready"}]
    state = state_with(quadrants=OTHER_GAME, settlements=[["9.9"], ["9.10"]], tokens=tokens)
    assert why(state, line) == ("not-own-settlement", clause)


@rule("K5.9")
def test_the_paddock_lifts_only_an_own_settlement() -> None:
    state = state_with(settlements=[["9.9"], ["9.10"]], tokens=[{"3.19": "ready"}])
    assert why(state, "lift paddock 9.10") == ("not-own-settlement", "K5.9")


@rule("K5.9", "K5.16")
def test_a_settlement_may_have_nowhere_to_go() -> None:
    state = state_with(settlements=[["20.16"]], tokens=[{"3.19": "ready"}])
    assert why(state, "lift paddock 20.16") == ("nowhere-to-go", "K5.9")
    state = state_with(
        quadrants=OTHER_GAME, card="forest", settlements=[["15.10", "16.9"]], tokens=[{"13.7": "ready"}]
    )
    assert why(state, "lift barn 16.9") == ("nowhere-to-go", "K5.16")


@rule("K5.8")
def test_nothing_is_lifted() -> None:
    assert why(state_with(), "settle 9.9") == ("nothing-lifted", "K5.8")


def lifted(line: str, *own: str) -> State:
    """A table of the other game on which seat 0 has lifted a settlement with barn or harbour."""
    tokens = [{"13.7": "ready", "18.17": "ready"}]
    state = state_with(quadrants=OTHER_GAME, settlements=[own], tokens=tokens)
    play(state, 0, line)
    return state


@rule("K5.8")
@pytest.mark.parametrize("line", ["build 1.1", "lift harbour 13.8", "end-turn", "use farm 9.9"])
def test_a_lifted_settlement_comes_first(line: str) -> None:
    assert why(lifted("lift barn 13.8", "13.8", "18.2"), line) == ("lifted-first", "K5.8")


@rule("K5.10")
def test_a_move_ends_on_another_hex() -> None:
    assert why(lifted("lift barn 18.1", "18.1", "18.2"), "settle 18.1") == ("same-hex", "K5.10")


@rule("K5.8")
def test_a_lifted_settlement_could_stand_next_to_an_own_one() -> None:
    assert why(lifted("lift barn 13.8", "13.8", "18.2"), "settle 1.1") == ("not-next-to-own", "K5.8")
    assert why(lifted("lift harbour 18.18", "18.18", "3.6"), "settle 20.11") == ("not-next-to-own", "K5.8")


@rule("K4.1", "K4.3")
def test_a_lifted_settlement_goes_to_a_free_hex_of_the_terrain_wanted() -> None:
    barn = lifted("lift barn 13.8", "13.8", "18.2")
    assert why(barn, "settle 18.2") == ("hex-taken", "K4.1")
    assert why(barn, "settle 18.3") == ("wrong-terrain", "K4.3")
    assert why(barn, "settle 1.6") == ("not-buildable", "K4.1")  # water
    harbour = lifted("lift harbour 18.18", "18.18", "3.6")
    assert why(harbour, "settle 3.5") == ("wrong-terrain", "K4.3")
    assert kingdom.explain(harbour, 0, "settle 3.5").arguments == {"terrain": "forest", "wanted": "water"}


@rule("K5.9")
def test_a_paddock_leads_two_hexes_straight_on_to_a_hex_that_can_be_built_on() -> None:
    state = state_with(settlements=[["9.9", "9.11"]], tokens=[{"3.19": "ready"}])
    play(state, 0, "lift paddock 9.9")
    assert why(state, "settle 9.10") == ("not-two-steps", "K5.9")
    assert why(state, "settle 10.10") == ("not-two-steps", "K5.9")
    assert why(state, "settle 9.11") == ("hex-taken", "K4.1")
    assert why(state, "settle 7.8") == ("not-buildable", "K4.1")


# -- chance


def impossible(state: State, line: str) -> Message | None:
    """Why chance cannot bring this line now."""
    move = kingdom.NOTATION.read(line)
    return kingdom.check_chance(state, move)  # type: ignore[arg-type]  # the notation knows only our moves


@rule("K3.5")
def test_only_the_player_of_the_turn_draws() -> None:
    state = state_with(stage="draw", card=None, owed=0)
    assert impossible(state, "draw 1 grass") == Message("other-draws", {"seat": 0}, clause="K3.5")
    assert impossible(state, "draw 0 grass") is None


@rule("K3.10")
def test_a_card_that_is_not_in_the_deck_is_not_drawn() -> None:
    state = state_with(stage="draw", card=None, owed=0, deck={"grass": 0}, discards={"grass": 2})
    assert impossible(state, "draw 0 grass") == Message("card-not-in-deck", clause="K3.10")
    state = state_with(
        stage="replace", card=None, deck=NO_CARDS, discards={"forest": 1}, removed={"grass": 1}
    )
    assert impossible(state, "draw 0 grass") == Message("card-not-in-deck", clause="K3.10")
    assert impossible(state, "draw 0 forest") is None


def test_another_chance_is_due() -> None:
    drawing = state_with(stage="draw", card=None, owed=0)
    for line in ("board farm barn tower tavern", "cards lords farmers miners", "start 0", "build 9.9"):
        assert impossible(drawing, line) == Message("other-chance-due")


@pytest.mark.parametrize("stage", ["turn", "over"])
def test_no_chance_is_due_while_a_player_is_to_act_or_when_the_game_is_over(stage: str) -> None:
    assert impossible(state_with(stage=stage), "draw 0 grass") is not None
