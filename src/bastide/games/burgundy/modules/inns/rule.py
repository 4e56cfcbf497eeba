"""Inns: bought instead of a black tile, placed on a space of any colour. (B14)"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from bastide.core.errors import Message
from bastide.core.game import Event, Move
from bastide.games.burgundy.book import Book, Part, Picked
from bastide.games.burgundy.components import KIND, PRICE, TILE
from bastide.games.burgundy.duchy import Duchy, has_kind, without_kind
from bastide.games.burgundy.explain import cannot_pay
from bastide.games.burgundy.modules.inns.events import InnBought, InnLaid
from bastide.games.burgundy.modules.inns.moves import BUY_INN, BuyInn
from bastide.games.burgundy.rules.taking import ANYWHERE, pay_price, payments, store
from bastide.games.burgundy.stages import TURN
from bastide.games.burgundy.state import State

KEY: Final = "inns"
INN: Final[int] = KIND.read("inn")
INN_TILE: Final[int] = TILE.read("inn")


def join(book: Book) -> None:
    book.plays[BuyInn] = play_buy_inn
    book.explains[BuyInn] = explain_buy_inn
    book.where[INN] = spaces_for_inn
    book.why_not_there[INN] = Message("area-has-inn", clause="B14.3")
    book.phase_began.append(lay_inn)
    book.any_time.append(legal_buy_inn)
    book.larger.append(with_inn)


@dataclass(slots=True)
class Inns(Part):
    """The inns beside the black depot."""

    lying: int

    def copy(self) -> Part:
        return Inns(self.lying)

    def write(self, _state: State) -> dict[str, Any]:
        return {"lying": self.lying}


def new_part(_state: State, _options: Mapping[str, Any]) -> Part:
    return Inns(0)


def read_part(_state: State, table: Mapping[str, Any]) -> Part:
    return Inns(table[KEY]["lying"])


def inns_of(state: State) -> Inns:
    part = state.parts[KEY]
    assert isinstance(part, Inns)
    return part


def lay_inn(state: State) -> list[Event]:
    """One more inn in each phase; those still there stay. (B14.1)"""
    inns = inns_of(state)
    inns.lying += 1
    state.stacks[INN_TILE] -= 1
    return [InnLaid(inns.lying)]


# -- the purchase


def legal_buy_inn(state: State, seat: int) -> list[Move]:
    """An inn is the purchase of the turn, paid for like one. (B14.2, B14.4)"""
    ways = payments(state, seat)
    if not ways or inns_of(state).lying == 0:  # mostly there is no way
        return []
    return [BUY_INN[silver] for silver in ways]


def buying_line(_state: State, _seat: int, _words: list[str], _picked: Picked) -> str:
    return f"buy-inn {PRICE} 0"


def play_buy_inn(state: State, seat: int, move: BuyInn) -> list[Event]:
    """The inn goes to storage. (B14.2)"""
    pay_price(state, seat, move.paid_silver, move.paid_workers)
    inns_of(state).lying -= 1
    store(state, seat, INN_TILE)
    return [InnBought(seat, move.paid_silver, move.paid_workers)]


def explain_buy_inn(state: State, seat: int, move: BuyInn) -> Message:
    duchy = state.duchies[seat]
    if state.stage != TURN:
        return Message("only-in-own-turn", clause="B14.2")
    if state.bought:
        return Message("bought-already", clause="B14.2")
    if inns_of(state).lying == 0:
        return Message("no-inn-there", clause="B14.1")
    if move.paid_silver + move.paid_workers != PRICE:
        return Message("price-is-two", {"price": PRICE}, clause="B14.2")
    if move.paid_workers > 0 and not duchy.has[ANYWHERE]:
        return Message("silver-only", clause="B10.6")
    return cannot_pay(duchy, PRICE, with_workers=duchy.has[ANYWHERE], clause="B14.2")


# -- in the duchy


def spaces_for_inn(duchy: Duchy, _tile: int) -> list[int]:
    """Next to a tile, of any colour, in an area without an inn. (B14.3)"""
    near = [space for spaces in duchy.near for space in spaces]
    return sorted(without_kind(duchy, near, INN))


def with_inn(state: State, seat: int, area: int) -> int:
    """An area with an inn counts as one larger. (B14.4)"""
    return 1 if has_kind(state.duchies[seat], area, INN) else 0
