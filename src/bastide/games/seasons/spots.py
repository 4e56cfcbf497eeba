"""What can be pointed at, what each move goes through, and the line that a click would have been."""

from collections.abc import Sequence
from typing import Final

from bastide.core.game import Seat
from bastide.core.notation import Words
from bastide.core.spots import Gesture, Spots, Step
from bastide.games.seasons.components import BUILDINGS, CARD, CARTS, RESOURCES, SILVER, STANDING
from bastide.games.seasons.moves import NOTATION
from bastide.games.seasons.rules.rounds import cards_to_choose
from bastide.games.seasons.state import (
    BLIZZARD_DUE,
    CALL_BACK,
    FILL,
    GIFT_DUE,
    ORDER,
    PLAGUE_DUE,
    SEND,
    State,
)

# Where a helper is picked up, by its origin.
ORIGINS: Final = {"supply": "supply", "inn": "place inn 1", **{cart: f"cart {cart}" for cart in CARTS}}

_HELPER: Final = Step("{origin}", tool=True, at=ORIGINS)
_CARD: Final = Step("card {card}")
_CART: Final = Step("cart {cart}")
_OWN_SILVER: Final = Step(f"own {RESOURCES[SILVER]}", tool=True)
_KINDS: Final = NOTATION.kinds

_SPOT_KINDS: Final[dict[str, list[Words]]] = {
    "card": [_KINDS["card"]],
    "cart": [_KINDS["cart"]],
    "tile": [_KINDS["tile"]],  # not built yet
    "building": [STANDING],
    "place": [_KINDS["building"], _KINDS["place"]],
    "supply": [],  # the own helpers at home
    "tower": [_KINDS["resource"]],
    "stock": [_KINDS["resource"]],
    "lying": [_KINDS["owner"], _KINDS["card"], _KINDS["resource"]],  # on a worker's card
    "own": [_KINDS["gift"]],
    "gift": [_KINDS["gift"]],
    "winter": [_KINDS["winter_card"]],
}

SPOTS: Final = Spots(
    kinds=_SPOT_KINDS,
    gestures={
        "choose": Gesture(Step("card {cards}", tool=True), secret=True),
        "fill-first": Gesture(_CARD),
        "fill": Gesture(),
        "send": Gesture(_HELPER, _CART),
        "stay": Gesture(),
        "call-back": Gesture(_CART),
        "take": Gesture(Step("tower {resource}")),
        "act-first": Gesture(_CARD),
        "buy": Gesture(Step("lying {owner} {card} {resource}")),
        "agree": Gesture(),
        "refuse": Gesture(),
        "exchange": Gesture(_OWN_SILVER, Step("stock {resource}"), beside=True),
        "erect": Gesture(Step("tile {tile}"), begins=True),
        "pay": Gesture(),
        "house": Gesture(_HELPER, Step("building {building}"), Step("place {building} {place}")),
        "end-turn": Gesture(ends=True),
        "remove": Gesture(_CARD),
        "pay-bank": Gesture(),
        "mend": Gesture(),
        "decline": Gesture(),
        "give": Gesture(Step("own {gift}")),
        "drop-out": Gesture(),
        "pick": Gesture(Step("gift {gift}")),
        "change-talers": Gesture(),
        "turn-in": Gesture(),
    },
)


def line_at(state: State, seat: Seat, spots: Sequence[str]) -> str:
    """A click on the last of these, with the others picked up."""
    *picked, last = spots
    kind, words = SPOTS.read(last)
    first = " ".join(words)
    origin = next((origin for origin, spot in ORIGINS.items() if spot in picked), "supply")
    match kind:
        case "card":
            return _card_line(state, seat, first, picked)
        case "own" | "stock":
            return _exchanged(state, kind, first)
        case "supply":
            return f"send supply {CARTS[0]}" if state.stage == SEND else f"house supply {BUILDINGS[0]} 1"
        case "cart":
            return f"call-back {first}" if state.stage == CALL_BACK else f"send {origin} {first}"
        case "building":
            return f"house {origin} {first} 1" if first in BUILDINGS else f"erect {first}"
        case "place":
            return f"house {origin} {first}"
        case _:
            return f"{_VERBS[kind]} {first}" if kind in _VERBS else "stay"


_VERBS: Final = {"tile": "erect", "tower": "take", "lying": "buy", "gift": "pick"}


def _exchanged(state: State, kind: str, piece: str) -> str:
    """A piece is given where a gift is asked for; otherwise silver is changed for one of the stock."""
    if kind == "own" and state.stage == GIFT_DUE:
        return f"give {piece}"
    changed = piece if kind == "stock" else RESOURCES[0]
    return f"exchange {changed}"


_ALONE: Final = {
    FILL: "fill-first",
    ORDER: "act-first",
    PLAGUE_DUE: "remove",
    BLIZZARD_DUE: "remove",
}


def _card_line(state: State, seat: Seat, card: str, picked: list[str]) -> str:
    """With two cards to choose, this one with the one picked up, or with the first other in hand."""
    if state.stage in _ALONE:
        return f"{_ALONE[state.stage]} {card}"
    hand = [CARD.write(number) for number in state.players[seat].hand]
    held = [spot.removeprefix("card ") for spot in picked if spot.startswith("card ")]
    others = [word for word in [*held, *hand] if word != card][: cards_to_choose(state) - 1]
    return " ".join(["choose", *sorted([card, *others], key=CARD.read)])
