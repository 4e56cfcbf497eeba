"""The moves that only the team game and the solo game have."""

from bastide.core.game import Event, Move
from bastide.games.burgundy.modes.order import play_resolve
from bastide.games.burgundy.modes.solo import play_give_goods, play_place_from, play_trade
from bastide.games.burgundy.modes.storage import play_discard_shared, play_store
from bastide.games.burgundy.modes.target import play_buy_points
from bastide.games.burgundy.modes.team import play_place_shared
from bastide.games.burgundy.moves import (
    BuyPoints,
    DiscardShared,
    GiveGoods,
    PlaceFrom,
    PlaceShared,
    Resolve,
    Store,
    Trade,
)
from bastide.games.burgundy.state import State


def play_in_mode(state: State, seat: int, move: Move) -> list[Event]:
    if isinstance(move, Store):
        return play_store(state, seat, move)
    if isinstance(move, PlaceShared):
        return play_place_shared(state, seat, move)
    if isinstance(move, DiscardShared):
        return play_discard_shared(state, seat, move)
    if isinstance(move, Resolve):
        return play_resolve(state, seat, move)
    if isinstance(move, BuyPoints):
        return play_buy_points(state, seat, move)
    if isinstance(move, PlaceFrom):
        return play_place_from(state, seat, move)
    if isinstance(move, Trade):
        return play_trade(state, seat, move)
    assert isinstance(move, GiveGoods)
    return play_give_goods(state, seat, move)
