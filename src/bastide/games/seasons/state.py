"""What lies on the table now."""

from dataclasses import dataclass
from typing import Final

from bastide.games.seasons.components import (
    ALL_CARDS,
    ALL_WINTER_CARDS,
    BOX,
    CARD_OF,
    CARTS,
    CHARACTERS,
    FROM_CART,
    FROM_INN,
    FROM_SUPPLY,
    INN,
    INN_PLACE,
    KINDS,
    NOBODY,
    NONE,
    PLACES,
    ROUNDS,
    SOURCE,
    STARTING_HELPERS,
    STARTING_RESOURCES,
    STARTING_TALERS,
    STARTING_TOWER,
    TALERS,
    TILE_COUNTS,
    TILE_OF,
    WORKERS,
    Figures,
)

# What is going on: the first two are for chance, and from `choose` on players decide.
STAGES: Final = (
    *("start", "winter-card", "choose", "fill", "call-back", "send", "take", "action", "pay", "agree"),
    *("plague", "breach", "blizzard", "gift", "pick", "palace", "over"),
)
CHOOSE_START: Final = 0
TURN_CARD: Final = 1  # a winter card
CHOOSE: Final = 2  # characters, all at once
FILL: Final = 3  # worker cards
CALL_BACK: Final = 4  # a helper, at the inn
SEND: Final = 5  # a helper to the carts
TAKE: Final = 6  # from the defence tower
ACTION: Final = 7  # buy, build, house, exchange
PAY: Final = 8  # for a tile
AGREE: Final = 9  # to sell the last piece
PLAGUE_DUE: Final = 10
BREACH_OPEN: Final = 11
BLIZZARD_DUE: Final = 12
GIFT_DUE: Final = 13
PICK_DUE: Final = 14  # the gifts are shared out
PALACE_OPEN: Final = 15
OVER: Final = 16

PURCHASES: Final = ("one", "unlimited")
UNLIMITED: Final = 1
LAST_PIECES: Final = ("kept", "asked")
ASKED: Final = 1
TIES: Final = ("pieces", "value")
BY_VALUE: Final = 1

SLOTS: Final = len(CHARACTERS)  # an entry of the ribbon is `seat * SLOTS + card`


@dataclass(init=False, slots=True)
class Player:
    """One player's cards, pieces and points. Cards are bits; what is in neither hand nor play is out."""

    talers: int
    resources: list[int]
    helpers: int  # in the supply
    hand: int
    played: int
    chosen: int  # the cards of this round
    built: int  # tiles in this round
    housed: int  # buildings that got a helper in this round, as bits
    points: list[int]  # by source

    def __init__(
        self,
        talers: int,
        resources: list[int],
        helpers: int,
        hand: int,
        played: int,
        chosen: int,
        built: int,
        housed: int,
        points: list[int],
    ) -> None:
        self.talers = talers
        self.resources = resources
        self.helpers = helpers
        self.hand = hand
        self.played = played
        self.chosen = chosen
        self.built = built
        self.housed = housed
        self.points = points


@dataclass(init=False, slots=True)
class State:
    """The whole table. Lists go by resource, cart, place or tile, as they say."""

    seats: int
    season: int
    purchase: int
    last_piece: int
    tie: int
    figures: Figures
    stage: int
    current: int  # the seat that is to act, where one is
    active: int  # the active player of the round
    round: int  # from 1
    players: list[Player]
    stock: list[int]
    tower: list[int]  # the defence tower
    bank: int
    smithy: int  # silver
    unbuilt: list[int]  # by tile
    builders: list[int]  # who built what, in order: `tile * seats + seat`
    carts: list[int]  # who stands there
    places: list[int]  # who stands there
    fresh: int  # carts and places (`CARTS` first) whose helper came in this round, as bits
    ribbon: list[int]  # the actions of the round in order: `seat * SLOTS + card`
    turn: int  # which of them it is
    on_cards: list[int]  # pieces on worker cards: `(seat * WORKERS + worker) * KINDS + resource`
    unfilled: int  # worker cards still to be filled: bits `seat * WORKERS + worker`
    closed: int  # the same bits: cards from which this stonemason cannot buy any more
    erected: int  # tiles of this action
    settled: int  # helpers housed in this action
    tile: int  # to be paid for
    sale: int  # asked for: an index of `on_cards`
    asked: int  # how many seats have had their say, clockwise from the active player
    unseen: int  # winter cards not turned over yet, as bits
    table: int  # winter cards that stay, as bits
    card: int  # the winter card that was turned over this round
    coins: int  # on the inn
    gifts: list[int]  # for the young lady, talers last
    wooing: int  # seats, as bits
    gone: list[int]  # turned in at the end, talers last

    def __init__(
        self,
        seats: int,
        season: int,
        purchase: int,
        last_piece: int,
        tie: int,
        figures: Figures,
        stage: int,
        current: int,
        active: int,
        round: int,
        players: list[Player],
        stock: list[int],
        tower: list[int],
        bank: int,
        smithy: int,
        unbuilt: list[int],
        builders: list[int],
        carts: list[int],
        places: list[int],
        fresh: int,
        ribbon: list[int],
        turn: int,
        on_cards: list[int],
        unfilled: int,
        closed: int,
        erected: int,
        settled: int,
        tile: int,
        sale: int,
        asked: int,
        unseen: int,
        table: int,
        card: int,
        coins: int,
        gifts: list[int],
        wooing: int,
        gone: list[int],
    ) -> None:
        self.seats = seats
        self.season = season
        self.purchase = purchase
        self.last_piece = last_piece
        self.tie = tie
        self.figures = figures
        self.stage = stage
        self.current = current
        self.active = active
        self.round = round
        self.players = players
        self.stock = stock
        self.tower = tower
        self.bank = bank
        self.smithy = smithy
        self.unbuilt = unbuilt
        self.builders = builders
        self.carts = carts
        self.places = places
        self.fresh = fresh
        self.ribbon = ribbon
        self.turn = turn
        self.on_cards = on_cards
        self.unfilled = unfilled
        self.closed = closed
        self.erected = erected
        self.settled = settled
        self.tile = tile
        self.sale = sale
        self.asked = asked
        self.unseen = unseen
        self.table = table
        self.card = card
        self.coins = coins
        self.gifts = gifts
        self.wooing = wooing
        self.gone = gone


def new_player(seats: int) -> Player:
    """Talers, sand, wood, all cards in hand, all helpers in the supply, no points. (S2.3, S2.4)"""
    return Player(
        talers=STARTING_TALERS,
        resources=STARTING_RESOURCES.copy(),
        helpers=STARTING_HELPERS[seats],
        hand=ALL_CARDS,
        played=0,
        chosen=0,
        built=0,
        housed=0,
        points=[0] * len(SOURCE.words),
    )


def new_state(seats: int, season: int, purchase: int, last_piece: int, tie: int, figures: Figures) -> State:
    """The table before the first move; stock and bank are what nobody and nothing has got. (S1.1, S2)"""
    given = [STARTING_TOWER + seats * count for count in STARTING_RESOURCES]
    return State(
        seats=seats,
        season=season,
        purchase=purchase,
        last_piece=last_piece,
        tie=tie,
        figures=figures,
        stage=CHOOSE_START,
        current=NOBODY,
        active=NOBODY,
        round=0,
        players=[new_player(seats) for _ in range(seats)],
        stock=[all_there - out for all_there, out in zip(BOX, given, strict=True)],
        tower=[STARTING_TOWER] * KINDS,
        bank=TALERS - ROUNDS[seats] - seats * STARTING_TALERS,
        smithy=0,
        unbuilt=TILE_COUNTS.copy(),
        builders=[],
        carts=[NOBODY] * len(CARTS),
        places=[NOBODY] * PLACES,
        fresh=0,
        ribbon=[],
        turn=0,
        on_cards=[0] * (seats * WORKERS * KINDS),
        unfilled=0,
        closed=0,
        erected=0,
        settled=0,
        tile=NONE,
        sale=NONE,
        asked=0,
        unseen=ALL_WINTER_CARDS,
        table=0,
        card=NONE,
        coins=0,
        gifts=[0] * (KINDS + 1),
        wooing=0,
        gone=[0] * (KINDS + 1),
    )


def copy_player(player: Player) -> Player:
    return Player(
        player.talers,
        player.resources.copy(),
        player.helpers,
        player.hand,
        player.played,
        player.chosen,
        player.built,
        player.housed,
        player.points.copy(),
    )


def copy(state: State) -> State:
    return State(
        state.seats,
        state.season,
        state.purchase,
        state.last_piece,
        state.tie,
        state.figures,
        state.stage,
        state.current,
        state.active,
        state.round,
        [copy_player(player) for player in state.players],
        state.stock.copy(),
        state.tower.copy(),
        state.bank,
        state.smithy,
        state.unbuilt.copy(),
        state.builders.copy(),
        state.carts.copy(),
        state.places.copy(),
        state.fresh,
        state.ribbon.copy(),
        state.turn,
        state.on_cards.copy(),
        state.unfilled,
        state.closed,
        state.erected,
        state.settled,
        state.tile,
        state.sale,
        state.asked,
        state.unseen,
        state.table,
        state.card,
        state.coins,
        state.gifts.copy(),
        state.wooing,
        state.gone.copy(),
    )


def following(state: State, steps: int) -> int:
    """The seat so many places clockwise from the active player. (S3.5)"""
    seat = state.active + steps
    return seat if seat < state.seats else seat - state.seats


def is_finished(state: State, building: int) -> bool:
    """Whether a building has its places: built, there from the start, or on an open card. (S6.1)"""
    tile = TILE_OF[building]
    if tile != NONE:
        return state.unbuilt[tile] < TILE_COUNTS[tile]
    return building < INN or bool(state.table >> CARD_OF[building] & 1)


def lift_helper(state: State, seat: int, origin: int) -> None:
    """A helper leaves the supply, a cart, the rider or the inn. (S4.3, S6.3)"""
    if origin == FROM_SUPPLY:
        state.players[seat].helpers -= 1
    elif origin == FROM_INN:
        state.places[INN_PLACE] = NOBODY
        state.fresh &= ~(1 << len(CARTS) + INN_PLACE)
    else:
        state.carts[origin - FROM_CART] = NOBODY
        state.fresh &= ~(1 << origin - FROM_CART)


def pay_out(state: State, seat: int, talers: int) -> int:
    """The bank pays, if it can; how much it was. (S1.1)"""
    paid = min(talers, state.bank)
    state.bank -= paid
    state.players[seat].talers += paid
    return paid


def pay_in(state: State, seat: int, talers: int) -> None:
    """A player pays the bank."""
    state.players[seat].talers -= talers
    state.bank += talers
