"""A turn: who is to act, what is open to them, what comes next."""

from collections.abc import Sequence
from random import Random
from typing import Final

from bastide.core.chance import below
from bastide.core.errors import Message
from bastide.core.game import CHANCE, Event, Move, Seat
from bastide.games.burgundy.components import EDITION_2019, NONE, ROUNDS, STARTING_GOODS
from bastide.games.burgundy.events import (
    EffectDeclined,
    GoodsDealt,
    OnlyChoiceMade,
    StartChosen,
    TurnEnded,
)
from bastide.games.burgundy.moves import (
    DECLINE,
    END_TURN,
    MOST_SEATS,
    SIDES,
    START,
    Buy,
    ChapterMove,
    ChooseDuchy,
    ChooseStart,
    DealDuchies,
    DealGoods,
    Decline,
    Discard,
    EndTurn,
    FillDepots,
    LayGoods,
    Load,
    Place,
    RollDice,
    SellGoods,
    Take,
    TakeGoods,
    TakeWorkers,
)
from bastide.games.burgundy.rules.actions import legal_actions
from bastide.games.burgundy.rules.dice import open_dice, play_take_workers
from bastide.games.burgundy.rules.duchies import (
    begin_choice,
    check_duchies,
    choosers,
    draw_duchies,
    legal_choose_duchy,
    play_choose_duchy,
    play_duchies,
    set_up_further,
)
from bastide.games.burgundy.rules.goods import play_load, play_sell_goods, play_take_goods
from bastide.games.burgundy.rules.phases import (
    check_fill,
    check_wares,
    close_phase,
    draw_fill,
    draw_wares,
    end_round,
    play_fill,
    play_goods,
)
from bastide.games.burgundy.rules.placing import play_place
from bastide.games.burgundy.rules.rounds import play_roll
from bastide.games.burgundy.rules.taking import can_interrupt, legal_buy, play_buy, play_discard, play_take
from bastide.games.burgundy.stages import (
    BASIC,
    CHOOSE_DUCHY,
    CHOOSE_START,
    DEAL,
    DEAL_DUCHIES,
    DECIDE,
    FILL,
    LAY_GOODS,
    OVER,
    ROLL,
    TURN,
)
from bastide.games.burgundy.state import State, current, owners

ROLLS: Final = [SIDES**number for number in range(2 * MOST_SEATS + 2)]  # by the number of dice
_ONLY: Final[list[tuple[Seat, ...]]] = [(seat,) for seat in range(MOST_SEATS)]
_CHANCE: Final[tuple[Seat, ...]] = (CHANCE,)
_NOBODY: Final[tuple[Seat, ...]] = ()


def to_act(state: State) -> tuple[Seat, ...]:
    if state.stage == TURN:
        return _ONLY[state.order[state.turn]]
    if state.stage == CHOOSE_DUCHY:
        return choosers(state)
    if state.stage == DECIDE:
        return _ONLY[current(state)]
    return _NOBODY if state.stage == OVER else _CHANCE


def legal_moves(state: State, seat: Seat) -> Sequence[Move]:
    """An action for each die, the purchase, the choices an effect leaves open, the end. (B5.1, B5.3)"""
    if state.stage != TURN:
        return legal_outside_turns(state, seat)
    if seat != state.order[state.turn]:
        return []
    if state.pending:
        moves = legal_follow_up(state, seat)
        if state.edition == EDITION_2019:
            moves += legal_buy(state, seat)
    else:
        dice = open_dice(state, seat)
        if dice:
            moves = legal_actions(state, seat, dice)
            moves += legal_buy(state, seat)
        else:
            moves = [*legal_buy(state, seat), END_TURN]
    if state.parts:
        moves += legal_by_chapters(state, seat)
    return moves


def legal_follow_up(state: State, seat: int) -> list[Move]:
    """What was set off last is carried out first. (B6.10)"""
    return state.pending[-1].legal(state, seat)


def legal_by_chapters(state: State, seat: Seat) -> list[Move]:
    """What chapters allow before any decision of the own turn, and with the own dice. (B5.15)"""
    moves: list[Move] = []
    for more in state.book.any_time:
        moves += more(state, seat)
    for more in state.book.with_dice:
        moves += more(state, seat)
    return moves


def legal_outside_turns(state: State, seat: Seat) -> Sequence[Move]:
    """Duchies are chosen before the first turn; chapters ask for decisions between turns. (B2.7, B9.4)"""
    if state.stage == CHOOSE_DUCHY and seat in choosers(state):
        return legal_choose_duchy(state, seat)
    if state.stage != DECIDE or seat != current(state):
        return []
    moves = legal_follow_up(state, seat)
    if not moves:
        moves = [DECLINE]  # nothing is open yet, but what follows here may open it
    for more in state.book.between_turns:
        moves += more(state, seat)
    return moves


def play(state: State, seat: Seat, move: Move) -> list[Event]:
    if seat == CHANCE:
        return play_chance(state, move)
    if isinstance(move, EndTurn):
        return play_end_turn(state, seat)
    return play_action(state, seat, move) if state.stage == TURN else play_outside_turns(state, seat, move)


def play_outside_turns(state: State, seat: Seat, move: Move) -> list[Event]:
    """A duchy is chosen, or a decision is made that a chapter asks for."""
    if isinstance(move, ChooseDuchy):
        return play_choose_duchy(state, seat, move)
    events = play_action(state, seat, move)
    if not state.pending:
        events += go_on(state)
    return events


def go_on(state: State) -> list[Event]:
    """A decision outside turns is made: the set-up, the phase or its end goes on."""
    if state.phase == NONE:
        set_up_further(state)
        return []
    if state.round + 1 < ROUNDS:
        state.stage = ROLL
        return []
    return close_phase(state)


def play_action(state: State, seat: int, move: Move) -> list[Event]:
    """Play a move of a turn; whatever then has one outcome only happens by itself."""
    events = play_one(state, seat, move)
    if state.pending:
        events += carry_on(state, seat)
    return events


def carry_on(state: State, seat: int) -> list[Event]:
    """What has one outcome only happens by itself, until there is something to choose."""
    events: list[Event] = []
    while state.pending:
        moves = legal_follow_up(state, seat)
        if len(moves) > 1 and state.pending[-1].is_settled(state, seat):
            moves = []
        if len(moves) > 1 or is_worth_waiting(state, seat, len(moves)):
            break
        events += play_only_choice(state, seat, moves[0]) if moves else lapse(state, seat)
    return events


def play_only_choice(state: State, seat: int, move: Move) -> list[Event]:
    """What has one outcome happens by itself, and says so. (B6.1)"""
    made: list[Event] = [OnlyChoiceMade(seat, state.pending[-1].effect)]
    return made + play_one(state, seat, move)


def is_worth_waiting(state: State, seat: int, moves: int) -> bool:
    """A tile bought now could still be placed by the castle or the town hall; outside turns a chapter may
    have something that changes what comes next. (B5.15)"""
    if state.stage == DECIDE:
        return any(asks(state, seat) for asks in state.book.worth_asking)
    return moves > 0 and Place in state.pending[-1].actions and can_interrupt(state, seat)


def play_one(state: State, seat: int, move: Move) -> list[Event]:
    # Not a `match`: compiled, an `isinstance` of ours is one comparison, a class pattern a call.
    # What is played most often comes first.
    if isinstance(move, Take):
        return play_take(state, seat, move)
    if isinstance(move, Place):
        return play_place(state, seat, move)
    if isinstance(move, TakeWorkers):
        return play_take_workers(state, seat, move)
    if isinstance(move, Discard):
        return play_discard(state, seat, move)
    if isinstance(move, Buy):
        return play_buy(state, seat, move)
    if isinstance(move, SellGoods):
        return play_sell_goods(state, seat, move)
    if isinstance(move, Load):
        return play_load(state, seat, move)
    if isinstance(move, TakeGoods):
        return play_take_goods(state, seat, move)
    if isinstance(move, ChapterMove):
        return state.book.plays[type(move)](state, seat, move)
    assert isinstance(move, Decline)
    return play_decline(state, seat)


def play_decline(state: State, seat: int) -> list[Event]:
    """The effect is not used; a ship sails all the same. (B7.10)"""
    declined = state.pending.pop()
    return [EffectDeclined(seat, declined.effect), *declined.decline(state, seat)]


def lapse(state: State, seat: int) -> list[Event]:
    """An effect that cannot be used is lost; some things go on by themselves. (B6.1)"""
    return state.pending.pop().lapse(state, seat)


def play_end_turn(state: State, seat: Seat) -> list[Event]:
    """The next player of the round, or the end of the round. (B4.4, B5.1)"""
    state.turn += 1
    state.bought = False
    events: list[Event] = [TurnEnded(seat)]
    if state.turn == state.seats:
        events += end_round(state)
    return events


def play_chance(state: State, move: Move) -> list[Event]:
    if isinstance(move, RollDice):
        state.round += 1
        return play_roll(state, move.dice)
    if isinstance(move, FillDepots):
        return play_fill(state, move.tiles)
    if isinstance(move, LayGoods):
        return play_goods(state, move.wares)
    if isinstance(move, DealGoods):
        return play_deal(state, move.wares)
    if isinstance(move, DealDuchies):
        return play_duchies(state, move.boards)
    if isinstance(move, ChooseStart):
        return play_start(state, move.seat)
    return state.book.deals[state.stage].play(state, move)


def play_start(state: State, seat: Seat) -> list[Event]:
    """The first player on top of the bridge's stack, the others below, clockwise; the later, the more
    workers. (B2.3, B2.4)"""
    state.start = seat
    state.line = [(seat + turn) % state.seats for turn in range(state.seats)]
    state.stage = DEAL
    for turn, other in enumerate(owners(state)):
        state.duchies[other].workers = state.book.workers[turn]
    return [StartChosen(seat)]


def play_deal(state: State, wares: tuple[int, ...]) -> list[Event]:
    """Three goods for each player, or each team; then the duchies. (B2.1, B2.5, B16.2)"""
    events: list[Event] = []
    for place, seat in enumerate(sorted(owners(state))):
        first, second, third = wares[STARTING_GOODS * place : STARTING_GOODS * (place + 1)]
        for goods in (first, second, third):
            state.bag[goods] -= 1
            state.duchies[seat].goods[goods] += 1
        events.append(GoodsDealt(seat, first, second, third))
    if state.setup != BASIC or not state.asked:
        state.stage = DEAL_DUCHIES
        return events
    state.dealt = [[state.asked[seat % len(state.asked)]] for seat in range(state.seats)]
    return events + begin_choice(state)


def draw_chance(state: State, rng: Random) -> Move:
    if state.stage == ROLL:
        return draw_roll(state, rng)
    if state.stage == FILL:
        return draw_fill(state, rng)
    if state.stage == LAY_GOODS:
        return LayGoods(draw_wares(state, rng, ROUNDS))
    if state.stage == DEAL:
        return DealGoods(draw_wares(state, rng, STARTING_GOODS * len(owners(state))))
    if state.stage == DEAL_DUCHIES:
        return draw_duchies(state, rng)
    if state.stage == CHOOSE_START:
        return START[below(rng, state.seats)]
    return state.book.deals[state.stage].draw(state, rng)


def draw_roll(state: State, rng: Random) -> RollDice:
    """All dice at once: one number, of which each die is a figure. (B4.1)"""
    number = 2 * state.seats + 1
    figures = below(rng, ROLLS[number])
    dice: list[int] = []
    for _ in range(number):
        dice.append(figures % SIDES + 1)
        figures //= SIDES
    return RollDice(tuple(dice))


def check_chance(state: State, move: Move) -> Message | None:
    """Why this outcome cannot come now."""
    match move:
        case RollDice(dice) if state.stage == ROLL:
            return check_roll(state, dice)
        case FillDepots(tiles) if state.stage == FILL:
            return check_fill(state, tiles)
        case LayGoods(wares) if state.stage == LAY_GOODS:
            return check_wares(state, wares, ROUNDS, "B3.5")
        case DealGoods(wares) if state.stage == DEAL:
            return check_wares(state, wares, STARTING_GOODS * len(owners(state)), "B2.1")
        case DealDuchies(boards) if state.stage == DEAL_DUCHIES:
            return check_duchies(state, boards)
        case ChooseStart(seat) if state.stage == CHOOSE_START:
            return Message("no-such-seat", clause="B2.4") if seat >= state.seats else None
        case _:
            return check_deal(state, move)


def check_deal(state: State, move: Move) -> Message | None:
    """An outcome that a chapter brings."""
    deal = state.book.deals.get(state.stage)
    if deal is None or not isinstance(move, deal.move):
        return Message("other-chance-due")
    return deal.check(state, move)


def check_roll(state: State, dice: tuple[int, ...]) -> Message | None:
    """Two dice of each player and the white one. (B4.1)"""
    due = 2 * state.seats + 1
    return Message("other-number-due", {"number": due}, clause="B4.1") if len(dice) != due else None
