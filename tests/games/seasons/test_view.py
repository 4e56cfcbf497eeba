"""What each seat may see, and the states it may imagine."""

import json
from collections.abc import Iterator, Mapping
from pathlib import Path
from random import Random
from typing import Any

import pytest

import bastide
from bastide import CHANCE, Match
from bastide.games import seasons
from tests.clauses import rule
from tests.games.seasons.tables import CARDS, choose, lines, play, state_with, table_of, told

GAMES = Path(__file__).parent / "games"


def in_secret(*choices: tuple[int, str], seats: int = 3) -> Match:
    """A first round in which these seats have chosen."""
    match = Match("seasons", seats=seats, chance="manual")
    match.play(CHANCE, "start 0")
    for seat, line in choices:
        match.play(seat, line)
    return match


OTHERS = (1, 2, None)

# -- a choice before the reveal


@rule("S3.2")
def test_a_choice_is_seen_by_the_chooser_alone() -> None:
    match = in_secret((0, "choose trader"))
    assert match.view(0)["players"][0]["choice"] == ["trader"]
    for seat in OTHERS:
        assert [player["choice"] for player in match.view(seat)["players"]] == [None, None, None]
        assert [player["chosen"] for player in match.view(seat)["players"]] == [True, False, False]
        assert match.view(seat)["players"][0]["hand"] == list(CARDS)


@rule("S3.2")
@pytest.mark.parametrize("seats", [2, 3])
def test_no_view_of_another_seat_differs_with_what_was_chosen(seats: int) -> None:
    lines = in_secret(seats=seats).legal(0)
    for seat in (1, None):
        seen = {json.dumps(in_secret((0, line), seats=seats).view(seat)) for line in lines}
        assert len(seen) == 1


@rule("S3.2")
def test_no_event_tells_others_what_was_chosen() -> None:
    events = in_secret(seats=2).play(0, "choose trader worker-wood")
    assert told(events) == ["characters-chosen 0 trader worker-wood"]
    for seat in (1, None):
        seen = [seasons.seen(event, seat) for event in events]
        assert told([event for event in seen if event is not None]) == ["characters-chosen 0 None None"]
    assert [seasons.seen(event, 0) for event in events] == events


@rule("S3.2")
def test_whether_one_or_two_cards_were_chosen_is_not_told_either() -> None:
    one = in_secret().play(0, "choose trader")
    assert told([event for event in [seasons.seen(one[0], 1)] if event is not None]) == [
        "characters-chosen 0 None None"
    ]


@rule("S3.2")
def test_a_record_for_another_seat_hides_the_choice() -> None:
    match = in_secret((0, "choose trader"), (1, "choose messenger"))
    assert match.record_for(0).splitlines()[-2:] == ["0 choose trader", "1 ?"]
    assert match.record_for(2).splitlines()[-2:] == ["0 ?", "1 ?"]
    assert match.record_for(None).splitlines()[-2:] == ["0 ?", "1 ?"]


@rule("S3.2")
def test_a_record_for_another_seat_shows_the_choice_once_it_is_revealed() -> None:
    match = in_secret((0, "choose trader"), (1, "choose messenger"), (2, "choose messenger"))
    chosen = ["0 choose trader", "1 choose messenger", "2 choose messenger"]
    for reader in (0, 1, 2, None):
        assert match.record_for(reader).splitlines()[-3:] == chosen
    while match.state.round == 1:
        match.play(match.to_act[0], match.legal(match.to_act[0])[-1])
    match.play(0, "choose messenger")
    told = match.record_for(1).splitlines()
    assert (told[-1], "0 choose trader" in told) == ("0 ?", True)


@rule("S3.2")
def test_a_preview_of_the_last_choice_shows_nothing_of_the_others() -> None:
    match = in_secret((0, "choose trader"), (1, "choose stonemason"))
    assert told(match.preview(2, "choose messenger")) == ["characters-chosen 2 messenger no-card"]
    fresh = in_secret((0, "choose messenger"), (1, "choose worker-wood"))
    assert match.preview(2, "choose bricklayer") == fresh.preview(2, "choose bricklayer")


@rule("S3.2")
def test_no_refusal_tells_what_others_have_chosen() -> None:
    reasons = set()
    for line in in_secret().legal(0):
        match = in_secret((0, line))
        reasons.add(
            repr([match.why(1, text) for text in ("choose master-builder", "end-turn", "send supply sand")])
        )
    assert len(reasons) == 1


@rule("S3.2")
def test_others_imagine_every_choice_that_is_possible() -> None:
    match = in_secret((0, "choose trader"))
    for seat in OTHERS:
        worlds = [seasons.imagine(match.state, seat, Random(number)) for number in range(120)]
        imagined = {table_of(world)["players"][0]["choice"][0] for world in worlds}
        assert imagined == set(CARDS[:-1])
        assert all(seasons.view(world, seat) == match.view(seat) for world in worlds)
    assert table_of(seasons.imagine(match.state, 0, Random(1)))["players"][0]["choice"] == ["trader"]


@rule("S3.2")
def test_a_hint_does_not_depend_on_what_others_have_chosen() -> None:
    chosen = [("trader", "messenger"), ("stonemason", "worker-stone"), ("bricklayer", "bricklayer")]
    hints = {in_secret((0, f"choose {one}"), (1, f"choose {other}")).hint(2) for one, other in chosen}
    assert len(hints) == 1


@rule("S3.2", "S3.6")
def test_once_all_have_chosen_everything_is_open() -> None:
    match = in_secret((0, "choose trader"), (1, "choose messenger"), (2, "choose stonemason"))
    for seat in (0, *OTHERS):
        players = match.view(seat)["players"]
        assert [player["choice"] for player in players] == [["trader"], ["messenger"], ["stonemason"]]
        assert "trader" not in players[0]["hand"]


def random_choices(seed: int) -> Iterator[tuple[Match, int]]:
    """Every position of a random game in which somebody has chosen and somebody has not."""
    match = Match("seasons", seats=2 + seed % 3, seed=seed, season="winter")
    rng = Random(seed)
    while not match.over:
        seat = match.to_act[rng.randrange(len(match.to_act))]
        lines = match.legal(seat)
        match.play(seat, lines[rng.randrange(len(lines))])
        if match.view(None)["stage"] == "choose" and any(
            player["chosen"] for player in match.view(None)["players"]
        ):
            yield match, seat


@rule("S3.2")
@pytest.mark.parametrize("seed", range(3))
def test_in_no_round_does_anything_that_others_get_depend_on_a_choice(seed: int) -> None:
    for match, chooser in random_choices(seed):
        before = match.log[-1]
        others = [seat for seat in [None, *range(match.options["seats"])] if seat != chooser]
        told_to: dict[Any, set[str]] = {seat: set() for seat in others}
        match.undo(chooser)
        for line in match.legal(chooser)[:6]:
            match.play(chooser, line)
            for seat in others:
                shown = [seasons.seen(event, seat) for event in match.log[-1].events]
                told_to[seat].add(json.dumps(match.view(seat)) + repr(shown) + match.record_for(seat))
            match.undo(chooser)
        match.play(chooser, before.line)
        assert all(len(stories) == 1 for stories in told_to.values())


# -- what is open


@rule("S2.4")
@pytest.mark.parametrize("seat", [0, 1, None])
def test_money_resources_helpers_hands_and_played_cards_are_open(seat: int | None) -> None:
    state = state_with(talers=7, stone=2, helpers=4, played=["trader"], others=[{"silver": 3}])
    player = seasons.view(state, seat)["players"][0]
    assert (player["talers"], player["resources"]["stone"], player["helpers"]) == (7, 2, 4)
    assert (player["played"], len(player["hand"])) == (["trader"], 7)
    assert seasons.view(state, seat)["players"][1]["resources"]["silver"] == 3


def test_a_view_says_that_a_bricklayer_is_paid_by_the_piece() -> None:
    state = state_with(sand=4, wood=2, clay=2)
    choose(state, "bricklayer", "messenger", "messenger")
    while "erect house" not in lines(state):
        play(state, lines(state)[0])
    play(state, "erect house")
    pending: Any = seasons.view(state, 1)["pending"]
    assert pending["by_piece"]


def test_a_view_says_what_is_expected_of_whom() -> None:
    state = state_with(sand=4, wood=2, clay=2)
    assert seasons.view(state, 1)["pending"] == {"kind": "choose", "seat": None, "number": 1}
    choose(state, "stonemason", "worker-stone", "messenger")
    assert seasons.view(state, 0)["pending"] == {"kind": "fill", "seat": 1, "cards": ["worker-stone"]}
    play(state, "fill worker-stone sand sand", seat=1)
    parts = {"card": "stonemason", "built": 0, "tiles_left": 2, "housed": 0, "helpers_left": 0}
    assert seasons.view(state, 0)["pending"] == {"kind": "action", "seat": 0, **parts}
    play(state, "erect house")
    assert seasons.view(state, 2)["pending"] == {
        "kind": "pay",
        "seat": 0,
        **parts,
        "tile": "house",
        "cost": 8,
        "by_piece": False,
    }
    play(state, "pay 2 1 1 0")
    assert seasons.view(state, 2)["pending"] == {
        "kind": "action",
        "seat": 0,
        "card": "stonemason",
        "built": 1,
        "tiles_left": 1,
        "housed": 0,
        "helpers_left": 2,
    }


def test_a_view_says_who_asks_for_the_last_piece_and_what_keeping_cards_costs() -> None:
    state = state_with(options={"last_piece": "asked"}, stock={"wood": 1, "silver": 0})
    choose(state, "stonemason", "worker-wood", "messenger")
    play(state, "buy 1 worker-wood wood")
    assert seasons.view(state, 2)["pending"] == {
        "kind": "agree",
        "seat": 1,
        "buyer": 0,
        "owner": 1,
        "card": "worker-wood",
        "resource": "wood",
    }
    state = state_with(stage="plague", winter={}, played=["trader", "messenger"])
    state.current = 0
    assert seasons.view(state, 1)["pending"] == {
        "kind": "plague",
        "seat": 0,
        "card": "plague",
        "talers": 2,
    }


def test_a_view_names_the_card_that_asks() -> None:
    state = state_with(wood=1)
    choose(state, "trader", "bricklayer", "messenger")
    assert seasons.view(state, 1)["pending"] == {"kind": "send", "seat": 0, "card": "trader"}
    for stage, card in (("breach", "breach"), ("gift", "maiden"), ("pick", "maiden")):
        state = state_with(stage=stage, winter={})
        state.current = 1
        assert seasons.view(state, None)["pending"] == {"kind": stage, "seat": 1, "card": card}


def test_a_view_shows_the_order_of_the_actions_and_what_lies_on_worker_cards() -> None:
    state = state_with(silver=1)
    choose(state, "stonemason", "messenger", "worker-sand")
    assert seasons.view(state, None)["ribbon"] == [
        {"card": "messenger", "seat": 1, "done": True, "now": False, "filled": False, "pieces": None},
        {"card": "stonemason", "seat": 0, "done": False, "now": True, "filled": False, "pieces": None},
        {
            "card": "worker-sand",
            "seat": 2,
            "done": False,
            "now": False,
            "filled": True,
            "pieces": {"sand": 2, "clay": 1},
        },
    ]


# -- what places are worth


@rule("S7.1", "S7.2", "S7.5")
def test_a_view_says_what_a_place_would_bring_now() -> None:
    state = state_with(built={"keep": 1, "tower": 3}, places={"market-1": 1}, smithy=5)
    worth = seasons.view(state, 0)["worth"]
    assert worth["keep-1"] == 9  # market 1, smithy 2
    assert (worth["tavern-1"], worth["tavern-2"]) == (2, 1)
    assert (worth["main-gate-1"], worth["small-gate-1"]) == (6, 3)
    assert worth["servants-house-1"] == 23 - 4 - 1  # as if it were built
    assert (worth["smithy-1"], worth["smithy-2"]) == (5, 2)


@rule("S7.6", "S7.7")
def test_market_and_palace_are_worth_what_their_owner_or_reader_would_turn_in() -> None:
    state = state_with(talers=9, stone=7, clay=1, places={"market-2": 1}, others=[{"talers": 4}])
    assert seasons.view(state, 0)["worth"]["market-1"] == 4
    assert seasons.view(state, 1)["worth"]["market-1"] == 2  # the other half of 4
    assert seasons.view(state, 0)["worth"]["market-2"] == 2
    assert seasons.view(state, 0)["worth"]["palace-1"] == 25
    assert seasons.view(state, None)["worth"]["palace-1"] is None
    state = state_with(stone=7, clay=1, built={"palace": 1}, places={"palace-1": 0})
    assert seasons.view(state, 0)["worth"]["palace-2"] == 14


# what the sheet says, by the building that has paid it
PAID_BY = (
    *("keep", "tavern", "main-gate", "small-gate", "stable", "servants-house"),
    *("market", "palace", "smithy", "barn"),
)


@rule("S7.1", "S7.6", "S7.7", "S7.8", "S8.4")
@pytest.mark.parametrize("game", sorted(GAMES.glob("*.txt")), ids=lambda game: game.stem)
def test_after_the_game_places_say_what_they_have_scored(game: Path) -> None:
    match = bastide.replay(game.read_text(encoding="utf-8"))
    view = match.view(0)
    assert view == {**match.view(None), "seat": 0}
    stands = {
        f"{building}-{place['place']}": place["seat"]
        for building, places in places_of(view)
        for place in places
    }
    assert all(view["worth"][place] is None for place, seat in stands.items() if seat is None)
    for seat, sheet in enumerate(match.result.sheets):
        for building in PAID_BY:
            own = [
                place for place in stands if stands[place] == seat and place.rpartition("-")[0] == building
            ]
            assert sum(view["worth"][place] or 0 for place in own) == sheet.get(building, 0)


def places_of(view: Mapping[str, Any]) -> Iterator[tuple[str, list[dict[str, Any]]]]:
    """The places that may bring points, by building."""
    for tile in view["castle"]["tiles"]:
        yield tile["tile"], tile["places"]
    if view["winter"] and view["winter"]["barn"]:
        yield "barn", view["winter"]["barn"]["places"]


@rule("S7.7", "S7.12")
def test_what_was_turned_in_stays_said_while_others_are_still_asked() -> None:
    state = state_with(
        seats=2,
        round=12,
        bank=0,
        stone=1,
        built={"palace": 1},
        places={"palace-1": 0, "palace-2": 1},
        others=[{"clay": 1}],
    )
    choose(state, "messenger worker-sand", "messenger worker-sand")
    while table_of(state)["stage"] == "action":
        play(state, "end-turn", seat=seasons.to_act(state)[0])
    before = seasons.view(state, 1)["worth"]
    assert table_of(state)["stage"] == "palace"
    play(state, lines(state)[0])
    assert seasons.to_act(state) == (1,)
    after = seasons.view(state, 1)["worth"]
    assert before["palace-1"] == after["palace-1"] == table_of(state)["players"][0]["sheet"]["palace"] > 0
    assert before["market-1"] is after["market-1"] is None


@rule("S8.4")
def test_the_barn_is_worth_something_in_winter_only() -> None:
    assert "barn-1" not in seasons.view(state_with(), 0)["worth"]
    worth = seasons.view(state_with(winter={"barn": True}, places={"barn-1": 1}), 0)["worth"]
    assert (worth["barn-1"], worth["barn-2"]) == (10, 7)
