"""What can be pointed at, what each move goes through, and the line that a click would have been."""

from collections.abc import Sequence
from typing import Final

from bastide.core.game import Seat
from bastide.core.notation import Words
from bastide.core.spots import Gesture, Spots, Step
from bastide.games.kingdom.components import LOCATIONS, MOVES_A_SETTLEMENT, NONE
from bastide.games.kingdom.moves import NOTATION
from bastide.games.kingdom.state import State

_HEX: Final = Step("hex {hex}")
_TOKEN: Final = Step("token {location}", tool=True)

_SPOT_KINDS: Final[dict[str, list[Words]]] = {
    "hex": [NOTATION.kinds["hex"]],
    "place": [NOTATION.kinds["hex"]],  # a location or a castle: nobody builds there (K4.1)
    "token": [NOTATION.kinds["location"]],
}

SPOTS: Final = Spots(
    kinds=_SPOT_KINDS,
    gestures={
        "build": Gesture(_HEX),
        "use": Gesture(_TOKEN, _HEX),
        "lift": Gesture(_TOKEN, _HEX),
        "settle": Gesture(_HEX),
        "end-turn": Gesture(ends=True),
    },
)


def line_at(state: State, seat: Seat, spots: Sequence[str]) -> str:
    """A hex means the chosen token, the lifted settlement or the mandatory action."""
    words = SPOTS.read_all(spots)
    [hex] = words.get("hex") or words.get("place") or [_own_hex(state, seat)]
    [token] = words.get("token") or [""]
    if token:
        return f"{'lift' if MOVES_A_SETTLEMENT[LOCATIONS.index(token)] else 'use'} {token} {hex}"
    return f"settle {hex}" if state.lifted != NONE else f"build {hex}"


def _own_hex(state: State, seat: Seat) -> str:
    """Where a token might move a settlement from."""
    own = [hex for hex, owner in enumerate(state.owner) if owner == seat]
    return NOTATION.kinds["hex"].write(own[0] if own else 0)
