"""A module from outside: orchards, a kind of tile with a rule of its own for everything a kind can have.

Run as a program it plays on and prints what happened. It changes no file of the game and no table of
the process that runs the tests.
"""

from random import Random

from bastide.core.game import Event, Move
from bastide.core.playout import play_out
from bastide.games import burgundy
from bastide.games.burgundy.components import BUILDING, KIND_OF, NONE, SOURCE, TILE, add_kind, add_tile
from bastide.games.burgundy.duchy import Duchy
from bastide.games.burgundy.events import EffectDeclined
from bastide.games.burgundy.moves import DECLINE, TAKE_WORKERS
from bastide.games.burgundy.rules.actions import FOLLOW_UPS
from bastide.games.burgundy.rules.effects import EFFECTS
from bastide.games.burgundy.rules.phases import PHASE_STEPS
from bastide.games.burgundy.rules.placing import WHERE
from bastide.games.burgundy.scoring import FINAL_STEPS, score
from bastide.games.burgundy.stages import FOLLOW_UP
from bastide.games.burgundy.state import State

KIND = add_kind("orchard", BUILDING)
ORCHARD = add_tile("orchard", KIND, own=3, black=2)
APPLES = SOURCE.add("orchards")
HARVEST = FOLLOW_UP.add("harvest")


def anywhere_empty(duchy: Duchy, _tile: int) -> list[int]:
    """Orchards need no neighbour and no colour."""
    return [space for space, lying in enumerate(duchy.tiles) if lying == NONE]


def offer_harvest(state: State, seat: int, space: int) -> list[Event]:
    """2 points and a choice between workers and nothing."""
    state.pending.append((HARVEST, space))
    return [score(state, seat, 2, APPLES)]


def legal_harvest(_state: State, _seat: int, _about: int) -> list[Move]:
    return [TAKE_WORKERS[0], DECLINE]


def ripen(state: State) -> list[Event]:
    """A point for every orchard at the end of a phase."""
    owners = [seat for seat in state.line if state.duchies[seat].placed[KIND] > 0]
    return [score(state, seat, state.duchies[seat].placed[KIND], APPLES) for seat in owners]


def score_orchards(state: State, seat: int) -> list[Event]:
    """3 points for every orchard at the end."""
    count = state.duchies[seat].placed[KIND]
    return [score(state, seat, 3 * count, APPLES)] if count else []


WHERE[KIND] = anywhere_empty
EFFECTS[KIND] = offer_harvest
FOLLOW_UPS.append(legal_harvest)
PHASE_STEPS.insert(0, ripen)
FINAL_STEPS.append(score_orchards)


def played() -> list[str]:
    """An orchard is placed far from any tile; then the phase and the game end."""
    from tests.games.burgundy.tables import lines, play, state_with, table_of

    state = state_with(
        dice=(3, None), storage=["orchard"], phase="E", round=5, round_goods=[], line=[1, 0], turn=1
    )
    assert "place 3 orchard 34" in lines(state)  # a mine space in a corner
    told = play(state, "place 3 orchard 34")
    assert lines(state) == ["take-workers any", "decline"]
    assert table_of(state)["pending"] == [["harvest", 33]]
    assert burgundy.read_state(table_of(state)) == state
    told += play(state, "take-workers any", "end-turn")
    return [*told, str(burgundy.result(state).sheets[0]["orchards"])]


def random_games() -> int:
    """Orchards come out of the stacks, are placed and paid for in random games; how many were."""
    found = 0
    for seed in range(12):
        options = {option.name: option.default for option in burgundy.options()}
        state = burgundy.new_game(options)
        play_out(burgundy, state, Random(seed))
        placed = [
            sum(KIND_OF[tile] == KIND for tile in duchy.tiles if tile != NONE) for duchy in state.duchies
        ]
        assert [duchy.placed[KIND] for duchy in state.duchies] == placed
        found += sum(placed)
    return found


if __name__ == "__main__":
    assert TILE.read("orchard") == ORCHARD
    assert random_games() > 0
    assert EffectDeclined(0, HARVEST) != EffectDeclined(0, 0)
    print("\n".join(played()))
