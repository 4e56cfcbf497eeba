"""Tables that revision 1 of the rules has written go on by this one; they lie in `older/`."""

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

import bastide
from bastide.core.errors import CannotContinue
from bastide.core.game import CHANCE
from bastide.core.playout import play_out
from bastide.games import burgundy
from bastide.games.burgundy.around.older import typed
from bastide.games.burgundy.state import State
from tests.games.burgundy import contract
from tests.games.burgundy.modes.tables import solo_with
from tests.games.burgundy.tables import chance, lines, play, why

HERE = Path(__file__).parent
OLDER = sorted((HERE / "older").glob("*.json"))


def written(name: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((HERE / "older" / f"{name}.json").read_text())
    return found


def taken_up(name: str) -> State:
    older = written(name)
    return burgundy.read_state(burgundy.upgrade(older["state"], older["rules"]))


@pytest.mark.parametrize("name", [path.stem for path in OLDER])
def test_every_table_goes_on_to_its_end_and_keeps_the_contract(name: str) -> None:
    state = taken_up(name)
    assert burgundy.read_state(json.loads(json.dumps(burgundy.write_state(state)))) == state
    contract.recount(state)
    for seat in burgundy.to_act(state):
        assert seat == CHANCE or burgundy.legal_moves(state, seat)
    play_out(burgundy, state, Random(1))
    assert burgundy.result(state).final
    contract.recount(state)


@pytest.mark.parametrize("name", [path.stem for path in OLDER])
def test_nothing_that_was_written_is_lost(name: str) -> None:
    older, newer = written(name)["state"], burgundy.write_state(taken_up(name))
    for key, value in older.items():
        if isinstance(value, dict):
            assert {field: newer[key][field] for field in value} == value
        elif key == "pending":
            assert newer[key] == [typed(due) for due in value]
        elif key != "step":
            assert newer[key] == value


def test_there_is_a_table_of_every_edition_and_mode_and_with_all_modules() -> None:
    found = [written(path.stem)["state"] for path in OLDER]
    assert {(one["edition"], one.get("mode", "standard")) for one in found} == {
        ("2011", "standard"),
        ("2019", "standard"),
        ("2019", "team"),
        ("2019", "solo"),
    }
    assert max(len(one.get("modules", [])) for one in found) == 6
    assert all(written(path.stem)["rules"] == 1 for path in OLDER)


def test_what_was_asked_at_the_end_of_a_phase_is_answered_by_the_rules_of_now() -> None:
    state = taken_up("from-depot")
    assert why(state, "decline", seat=2) == ("must-be-used", "B18.6")
    play(state, lines(state, 2)[0], seat=2)
    state = taken_up("upkeep")
    play(state, "pay-upkeep 1 0")
    state = taken_up("choose-player")
    assert play(state, "choose-player 0", seat=2)[-1].startswith("scored")
    assert burgundy.result(state).final


def test_experts_are_dealt_as_they_had_agreed() -> None:
    state = taken_up("duchies-to-deal")
    chance(state, "duchies 3 1 1 5 10 2")


def test_an_order_that_revision_2_asked_for_is_still_to_be_named_though_it_makes_no_difference() -> None:
    order = {"effect": "order", "space": "9", "open": ["phase", "effect"], "targets": 0, "reward": False}
    left = solo_with(tiles={"8": "monastery-1", "9": "castle"}, pending=[order])
    state = burgundy.read_state(burgundy.upgrade(burgundy.write_state(left), 2))
    assert lines(state) == ["resolve phase", "resolve effect"]
    assert play(state, "resolve effect")[0] == "effect-chosen 0 effect"


def test_no_other_revision_goes_on() -> None:
    with pytest.raises(CannotContinue):
        burgundy.upgrade(written("over")["state"], 0)


# -- records


def test_a_game_is_replayed_where_the_rules_of_now_play_it_alike() -> None:
    text = (HERE / "games" / "two-seats.txt").read_text()
    older = text.replace("\nrules 3\n", "\nrules 2\n")
    assert bastide.replay(older).state == bastide.replay(text).state
    half = older[: older.index("\n", len(older) // 2) + 1]
    broken_off = "".join(
        line for line in half.splitlines(keepends=True) if not line.startswith(("scores ", "moves "))
    )
    assert bastide.replay(broken_off, chance="auto").to_act
    assert len(bastide.replay(older, at=40).log) == 40


def test_any_other_record_of_an_older_revision_is_refused() -> None:
    text = (HERE / "games" / "two-seats.txt").read_text().replace("\nrules 3\n", "\nrules 2\n")
    scores = next(line for line in text.splitlines() if line.startswith("scores "))
    told = {
        "asked for more": (HERE / "older" / "alone-13b.txt").read_text(),
        "other scores": text.replace(scores, "scores 1 2"),
        "other options": text.replace("options {", 'options {"weather": "fine", '),
    }
    for record in told.values():
        for at in (None, 10):
            with pytest.raises(bastide.BadRecord) as refusal:
                bastide.replay(record, at=at)
            assert refusal.value.message.key == "record-rules"
