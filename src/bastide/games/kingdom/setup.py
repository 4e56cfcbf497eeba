"""The options, and the table before the first move."""

from collections.abc import Sequence
from typing import Any, Final

from bastide.core.errors import Argument, BadOption, Message
from bastide.core.options import RANDOM, Option, PlayMode
from bastide.games.kingdom.components import (
    CARDS,
    FIRST_GAME_CARDS,
    FIRST_GAME_QUADRANTS,
    LAID_OPEN,
    LOCATIONS,
    LYING,
    NONE,
    new_board,
)
from bastide.games.kingdom.moves import MOST_SEATS
from bastide.games.kingdom.state import CHOOSE_START, LAY_CARDS, State, empty_state, lay_board

PRESETS: Final[dict[str, dict[str, Any]]] = {"first-game": {"first_game": True}, "classic": {}}
MODES: Final[tuple[PlayMode, ...]] = ()
_LAID_ANEW: Final = {"first_game": (False,)}  # the first game has quadrants and cards of its own (K2.6)


def options() -> Sequence[Option]:
    """What a host may choose; quadrants go top left, top right, bottom left, bottom right."""
    return (
        Option("seats", 2, tuple(range(2, MOST_SEATS + 1))),
        Option("quadrants", RANDOM, LOCATIONS, many=4, different=True, matters=_LAID_ANEW),
        Option("turned", RANDOM, (False, True), many=4, matters=_LAID_ANEW),
        Option("cards", RANDOM, CARDS, many=LAID_OPEN, different=True, matters=_LAID_ANEW),
        Option("first_game", False, (False, True)),
    )


def new_game(options: dict[str, Any]) -> State:
    """The table as the host asked for it; what was left random is for chance to lay. (K2)"""
    wishes = dict(options)
    if wishes["first_game"]:
        prepare_first_game(wishes)
    quadrants, turned, cards = wishes["quadrants"], wishes["turned"], wishes["cards"]
    asked_quadrants = [NONE] * 4 if quadrants == RANDOM else [LOCATIONS.index(name) for name in quadrants]
    asked_turned = [NONE] * 4 if turned == RANDOM else [int(turn) for turn in turned]
    state = empty_state(wishes["seats"], tuple(asked_quadrants), tuple(asked_turned))
    if cards != RANDOM:
        state.cards = [CARDS.index(name) for name in cards]
    if NONE not in asked_quadrants + asked_turned:
        pairs = zip(asked_quadrants, asked_turned, strict=True)
        lay_board(state, new_board([LYING[quadrant][turn] for quadrant, turn in pairs]))
        state.stage = CHOOSE_START if state.cards else LAY_CARDS
    return state


def prepare_first_game(wishes: dict[str, Any]) -> None:
    """The first game has quadrants and cards of its own. (K2.6)"""
    for name in ("quadrants", "turned", "cards"):
        if wishes[name] != RANDOM:
            words: dict[str, Argument] = {"option": name, "other": "first_game"}
            raise BadOption(Message("option-contradicts", words, clause="K2.6"))
    wishes["quadrants"] = FIRST_GAME_QUADRANTS
    wishes["turned"] = [False] * 4
    wishes["cards"] = FIRST_GAME_CARDS
