"""Why a line about shields is not legal, by clause. (B18)"""

from typing import Final

from bastide.core.errors import Argument, Message
from bastide.core.game import Move
from bastide.games.burgundy.book import Explain
from bastide.games.burgundy.components import CASTLE_TILE, DEPOTS, NOBODY, TILE
from bastide.games.burgundy.depot_to_duchy import PlaceFrom
from bastide.games.burgundy.explain import cannot_pay, still_open, wrong_space
from bastide.games.burgundy.modules.shields.dealing import (
    COPYING,
    FREE_DIE,
    holds,
    own_shields,
    shields_of,
    turn_of,
)
from bastide.games.burgundy.modules.shields.effects import ActionOrShield, Gather
from bastide.games.burgundy.modules.shields.moves import (
    ChoosePlayer,
    GatherGoods,
    GiveUp,
    PayUpkeep,
    SetDie,
    TakeShield,
)
from bastide.games.burgundy.modules.shields.upkeep import Gift, Upkeep, offered
from bastide.games.burgundy.moves import DEPOT
from bastide.games.burgundy.rules.dice import open_dice, to_sell
from bastide.games.burgundy.stages import TURN
from bastide.games.burgundy.state import USED, State


def explain_take_shield(state: State, seat: int, move: TakeShield) -> Message:
    part, duchy = shields_of(state), state.duchies[seat]
    if state.pending and not isinstance(state.pending[-1], ActionOrShield):
        return still_open(state)
    if not any(move.shield in shields for shields in part.depots):
        return Message("shield-not-there", {"shield": str(move.shield)}, clause="B18.8")
    if move.space >= len(duchy.tiles) or duchy.tiles[move.space] != CASTLE_TILE:
        return Message("no-castle-there", clause="B18.2")
    dice = state.dice[seat]
    if USED in dice:
        return Message("both-dice-needed", clause="B18.8")
    depot = next(depot for depot in range(1, DEPOTS + 1) if move.shield in part.depots[depot])
    needed = sum([to_sell(duchy)[die][depot] for die in dice])
    return Message("too-few-workers", {"needed": needed, "workers": duchy.workers}, clause="B18.2")


def explain_set_die(state: State, seat: int, move: SetDie) -> Message:
    if not holds(state, seat, FREE_DIE):
        return absent(FREE_DIE)
    if state.stage != TURN:
        return Message("only-in-own-turn", clause="B18.11")
    if shields_of(state).set_in == turn_of(state):
        return Message("die-set-already", clause="B18.11")
    if move.die not in open_dice(state, seat):
        return Message("die-absent", {"die": str(move.die)}, clause="B18.11")
    return Message("die-shows-that", clause="B18.6")


def explain_choose_player(state: State, seat: int, move: ChoosePlayer) -> Message:
    if not holds(state, seat, COPYING):
        return absent(COPYING)
    if shields_of(state).copied[seat] != NOBODY:
        return Message("player-chosen-already", clause="B18.6")
    assert move.seat == seat or move.seat >= state.seats  # any other player is listed
    return Message("no-other-player", clause="B18.6")


def explain_gather(state: State, _seat: int, _move: GatherGoods) -> Message:
    if state.pending and not isinstance(state.pending[-1], Gather):
        return still_open(state)
    return Message("no-ship", clause="B18.6")


def explain_place_from(state: State, seat: int, move: PlaceFrom) -> Message:
    if not state.pending:
        return Message("no-placing-from-depots", clause="B18.6")
    gift = state.pending[-1]
    if not isinstance(gift, Gift):
        return still_open(state)
    if move.depot not in gift.depots():
        return Message("shield-reaches-other", clause="B18.6")
    if move.tile not in offered(state, move.depot):
        words: dict[str, Argument] = {"tile": TILE.write(move.tile), "depot": DEPOT.write(move.depot)}
        return Message("tile-not-in-depot", words, clause="B18.6")
    reason = wrong_space(state, seat, move.tile, move.space)
    assert reason is not None  # on a legal space it would be listed
    return reason


def explain_give_up(state: State, seat: int, move: GiveUp) -> Message:
    if not state.pending or not isinstance(state.pending[-1], Upkeep):
        return Message("no-upkeep", clause="B18.3")
    if not holds(state, seat, move.shield):
        return absent(move.shield)
    return still_open(state)


def explain_pay_upkeep(state: State, seat: int, move: PayUpkeep) -> Message:
    due = state.pending[-1] if state.pending else None
    if not isinstance(due, Upkeep):
        return Message("no-upkeep", clause="B18.3")
    duchy, owed = state.duchies[seat], len(own_shields(state, seat))
    if move.upkeep_silver + move.upkeep_workers != owed:
        return Message("upkeep-is", {"count": owed}, clause="B18.3")
    if move.upkeep_workers > 0 and not due.with_workers:
        return Message("upkeep-in-silver", clause="B18.6")
    return cannot_pay(duchy, owed, with_workers=due.with_workers, clause="B18.3")


def absent(shield: int) -> Message:
    return Message("shield-absent", {"shield": str(shield)}, clause="B18.6")


REASONS: Final[dict[type[Move], Explain]] = {
    TakeShield: explain_take_shield,
    SetDie: explain_set_die,
    ChoosePlayer: explain_choose_player,
    GatherGoods: explain_gather,
    PlaceFrom: explain_place_from,
    GiveUp: explain_give_up,
    PayUpkeep: explain_pay_upkeep,
}
