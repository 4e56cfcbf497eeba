"""Why a line is not legal, by clause: the fact on the table, then the rule it rests on."""

from collections.abc import Callable
from typing import Any, Final

from bastide.core.errors import Argument, Message
from bastide.core.game import Move, Seat
from bastide.games.seasons.components import (
    BREACH_STONE,
    BRICKLAYER,
    BUILDING,
    BUILDING_POINTS,
    CARD,
    CART,
    CARTS,
    FEWEST_KINDS,
    FIRST_PLACE,
    FREE_KINDS,
    FROM_CART,
    FROM_INN,
    FROM_SUPPLY,
    GIFT,
    INN_PLACE,
    MARKET,
    MARKET_TALERS,
    MASTER_BUILDER,
    MATERIALS,
    MESSENGER,
    MOST_HELPERS,
    MOST_TILES,
    NOBODY,
    ORIGIN,
    PALACE,
    PALACE_PIECES,
    PIECE_PRICE,
    RESOURCE,
    RIDER,
    SILVER,
    STONE,
    STONEMASON,
    TILE,
    WORKER_CARDS,
    WORKER_STONE,
)
from bastide.games.seasons.moves import (
    NOTATION,
    ActFirst,
    Agree,
    Buy,
    CallBack,
    ChangeTalers,
    ChooseStart,
    Decline,
    DropOut,
    EndTurn,
    Erect,
    Exchange,
    Fill,
    FillFirst,
    Give,
    House,
    Mend,
    Pay,
    PayBank,
    Pick,
    Refuse,
    Remove,
    Send,
    Stay,
    Take,
    TurnIn,
    TurnOver,
)
from bastide.games.seasons.moves import Choose as ChooseMove
from bastide.games.seasons.rules.building import lacking
from bastide.games.seasons.rules.filling import open_fills
from bastide.games.seasons.rules.housing import origins
from bastide.games.seasons.rules.rounds import cards_to_choose
from bastide.games.seasons.rules.turning_in import own_pieces
from bastide.games.seasons.rules.winter import ransom
from bastide.games.seasons.scoring import helpers_of
from bastide.games.seasons.state import (
    ACTION,
    AGREE,
    BLIZZARD_DUE,
    BREACH_OPEN,
    CALL_BACK,
    CHOOSE,
    FILL,
    GIFT_DUE,
    MARKET_OPEN,
    ORDER,
    PALACE_OPEN,
    PAY,
    PICK_DUE,
    PLAGUE_DUE,
    SEND,
    STAGES,
    TAKE,
    State,
    is_finished,
    worker_card,
)

# What is open in each stage, and the clause that says so.
_OPEN: Final[dict[int, tuple[tuple[type[Move], ...], str]]] = {
    CHOOSE: ((ChooseMove,), "S3.2"),
    FILL: ((FillFirst, Fill), "S3.11"),
    CALL_BACK: ((CallBack, Exchange), "S8.3"),
    SEND: ((Send, Stay, Exchange), "S4.2"),
    TAKE: ((Take, Exchange), "S4.15"),
    ORDER: ((ActFirst, Exchange), "S3.12"),
    ACTION: ((Buy, Erect, House, Exchange, EndTurn), "S3.5"),
    PAY: ((Pay,), "S5.1"),
    AGREE: ((Agree, Refuse), "S4.8"),
    PLAGUE_DUE: ((Remove, PayBank, Exchange), "S8.5"),
    BREACH_OPEN: ((Mend, Decline, Exchange), "S8.6"),
    BLIZZARD_DUE: ((Remove, PayBank, Exchange), "S8.8"),
    GIFT_DUE: ((Give, DropOut, Exchange), "S8.7"),
    PICK_DUE: ((Pick, Exchange), "S8.16"),
    MARKET_OPEN: ((ChangeTalers,), "S7.12"),
    PALACE_OPEN: ((TurnIn,), "S7.12"),
}


def explain(state: State, seat: Seat, line: str) -> Message:
    move = NOTATION.read(line)
    if isinstance(move, (ChooseStart, TurnOver)):
        return Message("only-chance")
    allowed, clause = _OPEN[state.stage]
    if not isinstance(move, allowed):
        words = {"decision": STAGES[state.stage], "move": NOTATION.name(move)}
        return Message("decision-first", {**words}, clause=clause)
    return _REASONS[type(move)](state, seat, move)


# -- choosing and filling


def explain_choose(state: State, seat: Seat, move: ChooseMove) -> Message:
    player = state.players[seat]
    due = min(cards_to_choose(state), len(player.hand))
    if len(move.cards) != due:
        return Message("cards-number", {"number": due}, clause="S3.2")
    for card in move.cards:
        if not player.hand.has(card):
            return Message("card-not-in-hand", {"card": CARD.write(card)}, clause="S3.6")
    if list(move.cards) != sorted(set(move.cards)):
        return Message("cards-in-order", clause="S3.2")
    if MASTER_BUILDER in move.cards and state.round == 1:
        return Message("no-master-builder-yet", clause="S3.3")
    return Message("no-card-to-take-back", clause="S3.3")


def explain_fill_first(_state: State, _seat: Seat, move: FillFirst) -> Message:
    return Message("card-not-to-fill", {"card": CARD.write(move.card)}, clause="S3.12")


def explain_fill(state: State, _seat: Seat, move: Fill) -> Message:
    if move.card != WORKER_STONE:
        return Message("no-free-pieces", {"card": CARD.write(move.card)}, clause="S1.4")
    for kind in move.pieces:
        if kind not in FREE_KINDS:
            return Message("piece-not-free", {"resource": RESOURCE.write(kind)}, clause="S1.4")
    due = len(open_fills(state)[0].pieces)
    if len(move.pieces) != due:
        return Message("pieces-number", {"number": due}, clause="S3.11")
    for kind in move.pieces:
        if move.pieces.count(kind) > state.stock[kind]:
            return stock_lacks(kind, "S3.4")
    return Message("pieces-in-order", clause="S3.11")


def stock_lacks(kind: int, clause: str) -> Message:
    return Message("stock-lacks", {"resource": RESOURCE.write(kind)}, clause=clause)


# -- trading


def explain_send(state: State, seat: Seat, move: Send) -> Message:
    if not has_helper(state, seat, move.origin):
        return Message("no-helper-there", {"origin": ORIGIN.write(move.origin)}, clause="S4.3")
    if move.origin == FROM_CART + move.cart:
        return Message("same-cart", clause="S4.3")
    left = [*state.carts]
    if FROM_CART <= move.origin < FROM_CART + len(CARTS):
        left[move.origin - FROM_CART] = NOBODY
    words = {"cart": CART.write(move.cart)}
    if NOBODY in left[:RIDER]:
        key = "rider-closed" if move.cart == RIDER else "carts-still-free"
        clause = "S4.4" if NOBODY in state.carts[:RIDER] else "S4.13"
        return Message(key, {**words}, clause=clause)
    key = "own-helper-there" if left[move.cart] == seat else "helper-is-new"
    return Message(key, {**words}, clause="S4.4")


def has_helper(state: State, seat: Seat, origin: int) -> bool:
    if origin == FROM_SUPPLY:
        return state.players[seat].helpers > 0
    if origin == FROM_INN:
        return state.places[INN_PLACE] == seat
    return state.carts[origin - FROM_CART] == seat


def explain_stay(_state: State, _seat: Seat, _move: Stay) -> Message:
    return Message("must-send", clause="S4.12")


def explain_call_back(_state: State, _seat: Seat, move: CallBack) -> Message:
    return Message("no-helper-there", {"origin": CART.write(move.cart)}, clause="S8.3")


def explain_take(_state: State, _seat: Seat, move: Take) -> Message:
    return Message("tower-lacks", {"resource": RESOURCE.write(move.resource)}, clause="S4.15")


def explain_act_first(_state: State, _seat: Seat, move: ActFirst) -> Message:
    return Message("worker-not-next", {"card": CARD.write(move.card)}, clause="S3.12")


# -- an action


def explain_buy(state: State, seat: Seat, move: Buy) -> Message:
    card = state.ribbon[state.turn].card
    if card != STONEMASON:
        return Message("does-not-buy", {"card": CARD.write(card)}, clause="S4.8")
    if state.erected:
        return Message("buying-is-over", clause="S4.16")
    if move.owner == seat:
        return Message("own-card", clause="S4.9")
    if not is_on_table(state, move.owner, move.card):
        return Message("card-not-played", {"card": CARD.write(move.card)}, clause="S4.8")
    bought_from = worker_card(state, move.owner, move.card)
    if bought_from.pieces[move.resource] == 0:
        return Message("piece-not-there", {"resource": RESOURCE.write(move.resource)}, clause="S4.8")
    if bought_from.is_closed:
        return Message("card-is-closed", clause="S4.8")
    if state.players[seat].talers < PIECE_PRICE:
        return too_few_talers(PIECE_PRICE, state.players[seat].talers, "S4.8")
    return Message("last-piece-stays", clause="S4.8")


def is_on_table(state: State, owner: Seat, card: int) -> bool:
    """Whether a worker's card was played in this round."""
    return any(lying.seat == owner and lying.card == card for lying in state.worker_cards)


def too_few_talers(needed: int, talers: int, clause: str) -> Message:
    return Message("too-few-talers", {"needed": needed, "talers": talers}, clause=clause)


def explain_exchange(state: State, seat: Seat, move: Exchange) -> Message:
    if move.resource == SILVER:
        return Message("silver-for-silver", clause="S3.9")
    if state.players[seat].resources[SILVER] == 0:
        return Message("no-silver", clause="S3.9")
    return stock_lacks(move.resource, "S3.13")


def explain_erect(state: State, _seat: Seat, move: Erect) -> Message:
    card, words = state.ribbon[state.turn].card, {"tile": TILE.write(move.tile)}
    if card in (MESSENGER, MASTER_BUILDER):
        clause = "S4.1" if card == MESSENGER else "S4.11"
        return Message("does-not-build", {"card": CARD.write(card)}, clause=clause)
    if state.settled:
        return Message("building-is-over", clause="S4.7")
    if state.erected == MOST_TILES:
        return Message("tiles-are-built", {"number": MOST_TILES}, clause="S5.4")
    if state.unbuilt[move.tile] == 0:
        return Message("tile-is-built", {**words}, clause="S5.2")
    return Message("cannot-pay", {**words, "cost": state.figures.costs[move.tile]}, clause="S5.1")


def explain_pay(state: State, seat: Seat, move: Pay) -> Message:
    paid = (move.paid_sand, move.paid_wood, move.paid_clay, move.paid_stone)
    worth = sum(count * points for count, points in zip(paid, BUILDING_POINTS, strict=False))
    if worth != state.figures.costs[state.tile]:
        return Message("not-exact", {"worth": worth, "cost": state.figures.costs[state.tile]}, clause="S5.1")
    if sum(count > 0 for count in paid) < FEWEST_KINDS:
        return Message("too-few-kinds", {"kinds": FEWEST_KINDS}, clause="S5.1")
    sand, wood, clay, stone, silver = state.players[seat].resources
    lacks = lacking(move, sand, wood, clay, stone)
    if lacks > silver:
        return Message("pieces-lacking", {"count": lacks, "silver": silver}, clause="S5.1")
    kinds = zip(range(MATERIALS), paid, (sand, wood, clay, stone), strict=True)
    short = [kind for kind, count, own in kinds if count - own > state.stock[kind]]
    return stock_lacks(short[0], "S3.13")


def explain_house(state: State, seat: Seat, move: House) -> Message:
    card, player = state.ribbon[state.turn].card, state.players[seat]
    if card not in (BRICKLAYER, STONEMASON):
        return Message("does-not-house", {"card": CARD.write(card)}, clause="S6.1")
    if state.erected == 0:
        return Message("build-first", clause="S6.1")
    if state.settled == MOST_HELPERS:
        return Message("helpers-are-housed", {"number": MOST_HELPERS}, clause="S6.1")
    if move.origin not in origins(state, seat):
        return Message("no-helper-there", {"origin": ORIGIN.write(move.origin)}, clause="S6.3")
    refusal = explain_place(state, seat, move)
    if refusal is not None:
        return refusal
    price = state.figures.prices[FIRST_PLACE[move.building] + move.place]
    if price > player.talers:
        return too_few_talers(price, player.talers, "S6.1")
    return Message("place-is-alike", {"building": BUILDING.write(move.building)}, clause="S6.6")


def explain_place(state: State, seat: Seat, move: House) -> Message | None:
    """The place is not there, not free, or not for this player in this round."""
    words, place = {"building": BUILDING.write(move.building)}, FIRST_PLACE[move.building] + move.place
    if place >= FIRST_PLACE[move.building + 1]:
        return Message("no-such-place", {**words}, clause="S6.1")
    if not is_finished(state, move.building):
        return Message("not-finished", {**words}, clause="S6.1")
    if state.places[place] != NOBODY:
        return Message("place-taken", {**words}, clause="S6.4")
    if move.building in state.players[seat].housed:
        return Message("housed-this-round", {**words}, clause="S6.5")
    return None


# -- winter and the end


def explain_remove(state: State, _seat: Seat, move: Remove) -> Message:
    words = {"card": CARD.write(move.card)}
    if state.stage == PLAGUE_DUE:
        return Message("card-not-open", {**words}, clause="S8.5")
    is_worker = move.card in WORKER_CARDS
    return Message("card-is-out" if is_worker else "only-workers", {**words}, clause="S8.8")


def explain_pay_bank(state: State, seat: Seat, _move: PayBank) -> Message:
    player = state.players[seat]
    clause = "S8.5" if state.stage == PLAGUE_DUE else "S8.8"
    return too_few_talers(ransom(state, player), player.talers, clause)


def explain_mend(state: State, seat: Seat, _move: Mend) -> Message:
    stone = state.players[seat].resources[STONE]
    return Message("too-little-stone", {"needed": BREACH_STONE, "stone": stone}, clause="S8.14")


def explain_give(_state: State, _seat: Seat, move: Give) -> Message:
    return Message("nothing-to-give", {"gift": GIFT.write(move.gift)}, clause="S8.7")


def explain_pick(_state: State, _seat: Seat, move: Pick) -> Message:
    return Message("gift-not-there", {"gift": GIFT.write(move.gift)}, clause="S8.16")


def explain_change_talers(state: State, seat: Seat, move: ChangeTalers) -> Message:
    talers, rate = state.players[seat].talers, MARKET_TALERS[helpers_of(state, seat, MARKET)]
    if move.given_talers > talers:
        return too_few_talers(move.given_talers, talers, "S7.6")
    return Message("talers-not-even", {"rate": rate}, clause="S7.6")


def explain_turn_in(state: State, seat: Seat, move: TurnIn) -> Message:
    given, most = own_pieces(move), PALACE_PIECES * helpers_of(state, seat, PALACE)
    for kind, own in enumerate(state.players[seat].resources):
        if given[kind] > own:
            words: dict[str, Argument] = {"resource": RESOURCE.write(kind), "count": own}
            return Message("too-few-to-turn-in", words, clause="S7.7")
    if sum(given) > most:
        return Message("too-many-to-turn-in", {"most": most}, clause="S7.7")
    return Message("stock-cannot-change", {"count": sum(state.stock[:MATERIALS])}, clause="S7.11")


Reason = Callable[[State, Seat, Any], Message]

# Moves that are always legal in their stage need none.
_REASONS: Final[dict[type[Move], Reason]] = {
    ChooseMove: explain_choose,
    FillFirst: explain_fill_first,
    Fill: explain_fill,
    Send: explain_send,
    Stay: explain_stay,
    CallBack: explain_call_back,
    Take: explain_take,
    ActFirst: explain_act_first,
    Buy: explain_buy,
    Exchange: explain_exchange,
    Erect: explain_erect,
    Pay: explain_pay,
    House: explain_house,
    Remove: explain_remove,
    PayBank: explain_pay_bank,
    Mend: explain_mend,
    Give: explain_give,
    Pick: explain_pick,
    ChangeTalers: explain_change_talers,
    TurnIn: explain_turn_in,
}
