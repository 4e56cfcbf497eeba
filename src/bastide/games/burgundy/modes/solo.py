"""The solo game: alone at the table, blanks, finished colours; and where its rules join the others'."""

from bastide.core.game import Move
from bastide.games.burgundy.book import EXPLAINS, PLAYS
from bastide.games.burgundy.components import ANY, BLACK, BLANK_KIND, KIND_OF, NONE, SOLO_WORKERS
from bastide.games.burgundy.duchy import STOCK, Duchy
from bastide.games.burgundy.modes.moves import BuyPoints, GiveGoods, Resolve, Trade
from bastide.games.burgundy.modes.order import legal_buy_points, legal_resolve, play_resolve, resolve_first
from bastide.games.burgundy.modes.reasons import (
    explain_buy_points,
    explain_give_goods,
    explain_resolve,
    explain_trade,
)
from bastide.games.burgundy.modes.ships import legal_give_goods, legal_trade, play_give_goods, play_trade
from bastide.games.burgundy.modes.target import end_scoring, play_buy_points
from bastide.games.burgundy.modules.moves import PlaceFrom
from bastide.games.burgundy.moves import DECLINE
from bastide.games.burgundy.rules.actions import FOLLOW_UPS, WITHOUT_CHOICE, legal_actions
from bastide.games.burgundy.rules.placing import WHERE
from bastide.games.burgundy.stages import (
    BUY_POINTS,
    DEAL,
    FINISHED_COLOUR,
    GIVE_GOODS,
    ORDER,
    TARGET_ACTION,
    TRADE,
)
from bastide.games.burgundy.state import Solo, State


def play_alone(state: State, target: int) -> None:
    """One player with 2 workers; the score stands at 0, the target where the host put it. (B17.1, B17.2)"""
    state.solo = Solo(score=0, target=target, blanks=[], gone=[0] * STOCK)
    state.start = 0
    state.line = [0]
    state.duchies[0].workers = SOLO_WORKERS
    state.stage = DEAL


def any_space(duchy: Duchy, _tile: int) -> list[int]:
    """A blank may lie on a space of any colour next to a tile. (B17.5)"""
    return sorted([space for spaces in duchy.near for space in spaces])


def legal_finished_colour(state: State, seat: int, _about: int) -> list[Move]:
    """Any tile of the black depot on any space where it may lie, whatever its number. (B17.7)"""
    moves: list[Move] = []
    duchy = state.duchies[seat]
    for tile in state.offers[BLACK]:
        spaces = state.book.where[KIND_OF[tile]](duchy, tile)
        moves += [PlaceFrom(BLACK, tile, space) for space in spaces]
    return moves


def legal_target_action(state: State, seat: int, _about: int) -> list[Move]:
    """An action as by a castle for reaching the target, or none. (B17.8)"""
    return [*legal_actions(state, seat, [ANY]), DECLINE]


WHERE[BLANK_KIND] = any_space
FOLLOW_UPS[ORDER] = legal_resolve
FOLLOW_UPS[BUY_POINTS] = legal_buy_points
FOLLOW_UPS[TARGET_ACTION] = legal_target_action
FOLLOW_UPS[FINISHED_COLOUR] = legal_finished_colour
FOLLOW_UPS[TRADE] = legal_trade
FOLLOW_UPS[GIVE_GOODS] = legal_give_goods
WITHOUT_CHOICE[ORDER] = resolve_first
WITHOUT_CHOICE[BUY_POINTS] = end_scoring
PLAYS[Resolve] = play_resolve
PLAYS[BuyPoints] = play_buy_points
PLAYS[Trade] = play_trade
PLAYS[GiveGoods] = play_give_goods
EXPLAINS[Resolve] = (NONE, explain_resolve)
EXPLAINS[BuyPoints] = (NONE, explain_buy_points)
EXPLAINS[Trade] = (NONE, explain_trade)
EXPLAINS[GiveGoods] = (NONE, explain_give_goods)
