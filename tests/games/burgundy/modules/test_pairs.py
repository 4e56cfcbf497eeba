"""Every pair of modules, and all at once, in whole games of 2, 3 and 4 seats: the contract holds."""

import json
from itertools import combinations
from random import Random
from typing import Any

import pytest

import bastide
from bastide.core.cells import IS_PLAIN
from bastide.core.game import CHANCE
from bastide.games import burgundy
from bastide.games.burgundy.box import BOX
from bastide.words import words_for
from tests.games.burgundy import contract
from tests.games.every import random_match, states

SETS = [list(pair) for pair in combinations(BOX.modules, 2)] + [list(BOX.modules)]
SEEDS = range(3) if IS_PLAIN else range(2, 5)  # games that either engine plays
OTHER_OPTIONS = {
    "border_posts": {"posts": "pairs"},
    "trade_routes": {"route_order": "chosen", "route_full": "emptied"},
    "shields": {"shield5": "instead", "shield7": "end"},
}
every_set = pytest.mark.parametrize("modules", SETS, ids=["+".join(modules) for modules in SETS])
every_table = pytest.mark.parametrize("seats", [2, 3, 4])


def options(modules: list[str], seats: int, seed: int) -> dict[str, Any]:
    """The clauses' own options the other way round in every second game."""
    other = [OTHER_OPTIONS.get(module, {}) for module in modules if seed % 2]
    return {"seats": seats, "modules": modules, **{name: one[name] for one in other for name in one}}


@every_set
@every_table
def test_whole_games_keep_the_contract(modules: list[str], seats: int) -> None:
    for seed in SEEDS:
        before = None
        for state in states("burgundy", options(modules, seats, seed), seed):
            counted = contract.pieces(state)
            assert counted == {name: contract.PIECES[name] for name in counted}
            contract.recount(state, before)
            before = burgundy.copy(state)
            assert before == state
            acting = burgundy.to_act(state)
            if acting and acting != (CHANCE,):
                moves = [burgundy.NOTATION.write(move) for move in burgundy.legal_moves(state, acting[0])]
                assert moves
                assert len(moves) == len(set(moves))


@every_set
@every_table
def test_states_and_views_survive_json(modules: list[str], seats: int) -> None:
    for number, state in enumerate(states("burgundy", options(modules, seats, 1), seed=5)):
        if number % 7:
            continue
        assert burgundy.read_state(json.loads(json.dumps(burgundy.write_state(state)))) == state
        view: Any = json.loads(json.dumps(burgundy.view(state, 0)))
        assert burgundy.view(burgundy.from_view(view, Random(1)), 0) == view


@every_set
@every_table
def test_records_replay_and_sheets_add_up(modules: list[str], seats: int) -> None:
    for seed in SEEDS:
        match = random_match("burgundy", options(modules, seats, seed), seed)
        assert bastide.replay(match.record()).state == match.state
        assert [sum(sheet.values()) for sheet in match.result.sheets] == match.result.scores
        words = words_for("en", "burgundy")
        for event in [event for row in match.log for event in row.events]:
            assert words.event(event, match.game.NOTATION, ["Ann", "Ben", "Cid", "Dan"])[-1] in ".)"
