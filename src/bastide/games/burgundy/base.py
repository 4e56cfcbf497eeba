"""The base game's book: what each moment brings where no chapter says otherwise."""

from typing import TYPE_CHECKING, Final

from bastide.games.burgundy.book import Book, FollowUp, Reader
from bastide.games.burgundy.rules.actions import EXTRA_ACTION, PLACE_STORED
from bastide.games.burgundy.rules.effects import EFFECTS
from bastide.games.burgundy.rules.goods import LOAD_DEPOT, SELL_ANY, read_choose_goods, read_load_next
from bastide.games.burgundy.rules.phases import pay_mines
from bastide.games.burgundy.rules.placing import score_and_take_effect
from bastide.games.burgundy.rules.rounds import cross_bridge
from bastide.games.burgundy.rules.taking import BY_CARPENTER, BY_CHURCH, BY_MARKET, read_make_room
from bastide.games.burgundy.scoring import bonus_tiles, each_for_himself, score_left_over, score_monasteries
from bastide.games.burgundy.state import State

if TYPE_CHECKING:
    from bastide.games.burgundy.box import Box

# What may be open in the base game: what is about nothing as it is, the rest as it is read.
SHARED: Final[list[FollowUp]] = [
    *(EXTRA_ACTION, PLACE_STORED, SELL_ANY, BY_CARPENTER, BY_CHURCH, BY_MARKET, LOAD_DEPOT)
]
READ: Final[dict[str, Reader]] = {
    "second-depot": read_load_next,
    "choose-goods": read_choose_goods,
    "discard": read_make_room,
}


def base_book(box: "Box") -> Book:
    """The rules of the base game. (B2–B10)"""
    book = Book(
        box,
        effects=EFFECTS.copy(),
        set_off=score_and_take_effect,
        sail_on=cross_bridge,
        owners=in_turn_order,
        bonus_tiles=bonus_tiles,
        result=each_for_himself,
        phase_steps=[pay_mines],
        final_steps=[score_left_over, score_monasteries],
    )
    book.leave_open(SHARED, READ)
    return book


def in_turn_order(state: State) -> list[int]:
    """Every player has a duchy."""
    return state.line
