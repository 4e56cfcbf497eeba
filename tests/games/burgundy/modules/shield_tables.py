"""Tables with shields, and the end of a phase played on them."""

from collections.abc import Mapping, Sequence
from typing import Any

from bastide.games import burgundy
from bastide.games.burgundy.state import State
from tests.games.burgundy.tables import play, state_with, table_of

CASTLES = ("19", "7", "2", "3")  # the castle spaces of duchy 1, the starting castle first


def with_shields(
    *own: int,
    at: Mapping[str, Sequence[int]] | None = None,
    their: Mapping[int, Sequence[int]] | None = None,
    modules: Sequence[str] = (),
    part: Mapping[str, Any] | None = None,
    **table: Any,
) -> State:
    """Seat 0 has these shields on its castles, other seats `their` ones; `at`: shields in depots."""
    seats = table.get("seats", 2)
    held = [own, *[(their or {}).get(seat, ()) for seat in range(1, seats)]]
    hung = [dict(zip(CASTLES, [str(shield) for shield in row], strict=False)) for row in held]
    others = [dict(other) for other in table.pop("others", [])]
    others += [{} for _ in range(seats - 1 - len(others))]
    duchies = [table, *others]
    for duchy, row in zip(duchies, held, strict=True):
        castles = dict.fromkeys(CASTLES[1 : len(row)], "castle")
        duchy["tiles"] = {**castles, **duchy.get("tiles", {})}
    in_depots = {str(depot): [str(one) for one in (at or {}).get(str(depot), ())] for depot in range(1, 7)}
    shields = {"depots": in_depots, "castles": hung, **(part or {})}
    parts = {"shields": shields, **table.pop("parts", {})}
    return state_with(modules=["shields", *modules], parts=parts, others=others, **table)


def at_phase_end(*own: int, **table: Any) -> State:
    """The last turn of a phase is about to end, seat 0's; seat 0 leads the bridge."""
    seats = table.get("seats", 2)
    chosen = {"line": [*range(seats)], "order": [*range(1, seats), 0], "turn": seats - 1, **table}
    return with_shields(*own, round=5, round_goods=[], dice=(None, None), **chosen)


def at_end(*own: int, **table: Any) -> list[str]:
    """What the end of the game brings to a table where upkeep is paid in full by who can."""
    state = at_phase_end(*own, phase="E", **{"silver": len(own), **table})
    told = play(state, "end-turn")
    while burgundy.to_act(state):
        seat = burgundy.to_act(state)[0]
        lines = [burgundy.NOTATION.write(move) for move in burgundy.legal_moves(state, seat)]
        wanted = [line for line in lines if line == "decline" or line.startswith("pay-upkeep")]
        told += play(state, wanted[0], seat=seat)
    return told


def shields(state: State) -> dict[str, Any]:
    part: dict[str, Any] = table_of(state)["shields"]
    return part
