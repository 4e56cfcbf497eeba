"""The options, and the table before the first move."""

from collections.abc import Sequence
from typing import Any, Final

from bastide.core.errors import Argument, BadOption, Message
from bastide.core.options import Option, PlayMode
from bastide.games.seasons.components import (
    COSTS,
    LEAST_COST,
    MOST_COST,
    MOST_SEATS,
    PLACE_NAMES,
    POINTS,
    PRICES,
    ROUNDS,
    SEASONS,
    TILES,
    WINTER,
    WINTER_CARDS,
    WINTER_SPACES,
    Figures,
)
from bastide.games.seasons.state import (
    CARDS_BACK,
    FULL_HANDS,
    LAST_PIECES,
    PURCHASES,
    TIES,
    State,
    Terms,
    new_state,
)

MOST_POINTS: Final = 40
MOST_PRICE: Final = 30
PRESETS: Final[dict[str, dict[str, Any]]] = {
    "first-game": {"season": SEASONS[0]},
    "winter": {"season": SEASONS[WINTER]},
}
MODES: Final[tuple[PlayMode, ...]] = ()
_IN_WINTER: Final = {"season": (SEASONS[WINTER],)}


def options() -> Sequence[Option]:
    """What a host may choose; the last four correct figures that we could not find printed."""
    spaces = tuple(range(1, max(ROUNDS) + 1))
    return (
        Option("seats", 2, tuple(range(2, MOST_SEATS + 1))),
        Option("season", SEASONS[0], SEASONS),
        Option("purchase", PURCHASES[0], PURCHASES),
        Option("last_piece", LAST_PIECES[0], LAST_PIECES),
        Option("tie", TIES[0], TIES),
        Option("full_hand", FULL_HANDS[0], FULL_HANDS, matters=_IN_WINTER),
        Option("cards_back", CARDS_BACK[0], CARDS_BACK, matters={"seats": (2,)}),
        Option("costs", {}, tuple(range(LEAST_COST, MOST_COST + 1)), names=TILES),
        Option("points", {}, tuple(range(0, MOST_POINTS + 1, 2)), names=TILES),
        Option("prices", {}, tuple(range(MOST_PRICE + 1)), names=PLACE_NAMES),
        Option(
            "winter_spaces",
            WINTER_SPACES,
            spaces,
            many=len(WINTER_CARDS),
            fewest=0,
            different=True,
            matters=_IN_WINTER,
        ),
    )


def new_game(options: dict[str, Any]) -> State:
    """The table as the host asked for it; the first active player is for chance to name. (S2)"""
    check_winter_spaces(options)
    figures = Figures(
        costs=corrected(COSTS, TILES, options["costs"]),
        points=corrected(POINTS, TILES, options["points"]),
        prices=corrected(PRICES, PLACE_NAMES, options["prices"]),
        winter_spaces=tuple(options["winter_spaces"]),
    )
    terms = Terms(
        season=SEASONS.index(options["season"]),
        purchase=PURCHASES.index(options["purchase"]),
        last_piece=LAST_PIECES.index(options["last_piece"]),
        tie=TIES.index(options["tie"]),
        full_hand=FULL_HANDS.index(options["full_hand"]),
        cards_back=CARDS_BACK.index(options["cards_back"]),
    )
    return new_state(options["seats"], terms, figures)


def corrected(printed: Sequence[int], names: Sequence[str], asked: dict[str, int]) -> tuple[int, ...]:
    """The printed figures, but for those that the host says."""
    return tuple([asked.get(name, figure) for name, figure in zip(names, printed, strict=True)])


def check_winter_spaces(options: dict[str, Any]) -> None:
    """Only a winter game has winter cards, and only on spaces that are in use. (S2.1, S8.2, S8.11)"""
    spaces, rounds = options["winter_spaces"], ROUNDS[options["seats"]]
    if SEASONS.index(options["season"]) != WINTER and spaces != WINTER_SPACES:
        contradiction: dict[str, Argument] = {"option": "winter_spaces", "other": "season"}
        raise BadOption(Message("option-contradicts", contradiction, clause="S8.1"), "seasons")
    unused = [space for space in spaces if space > rounds]
    if unused:
        words: dict[str, Argument] = {"space": unused[0], "rounds": rounds, "seats": options["seats"]}
        raise BadOption(Message("space-not-in-use", words, clause="S2.1"), "seasons")
