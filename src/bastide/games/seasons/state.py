"""What lies on the table now."""

from dataclasses import dataclass
from typing import Final

from bastide.games.seasons.cards import FULL_HAND, NO_CARDS, Cards
from bastide.games.seasons.components import (
    ALL_CARDS,
    ALL_WINTER_CARDS,
    BOX,
    CARD_OF,
    CARTS,
    FROM_CART,
    FROM_INN,
    FROM_SUPPLY,
    INN,
    INN_PLACE,
    KINDS,
    MOST_SEATS,
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
    Figures,
)
from bastide.games.seasons.moves import Buy

# What is going on: the first two are for chance, and from `choose` on players decide.
STAGES: Final = (
    *(
        "start",
        "winter-card",
        "choose",
        "fill",
        "call-back",
        "send",
        "take",
        "order",
        "action",
        "pay",
        "agree",
    ),
    *("plague", "breach", "blizzard", "gift", "pick", "market", "palace", "over"),
)
CHOOSE_START: Final = 0
TURN_CARD: Final = 1  # a winter card
CHOOSE: Final = 2  # characters, all at once
FILL: Final = 3  # worker cards
CALL_BACK: Final = 4  # a helper, at the inn
SEND: Final = 5  # a helper to the carts
TAKE: Final = 6  # from the defence tower
ORDER: Final = 7  # which of two workers begins
ACTION: Final = 8  # buy, build, house, exchange
PAY: Final = 9  # for a tile
AGREE: Final = 10  # to sell the last piece
PLAGUE_DUE: Final = 11
BREACH_OPEN: Final = 12
BLIZZARD_DUE: Final = 13
GIFT_DUE: Final = 14
PICK_DUE: Final = 15  # the gifts are shared out
MARKET_OPEN: Final = 16
PALACE_OPEN: Final = 17
OVER: Final = 18

PURCHASES: Final = ("one", "unlimited")
UNLIMITED: Final = 1
LAST_PIECES: Final = ("kept", "asked")
ASKED: Final = 1
TIES: Final = ("pieces", "value")
BY_VALUE: Final = 1
BROKEN_BY: Final = (("talers", "resources"), ("talers", "value"))  # by tie, one after the other
FULL_HANDS: Final = ("all-left", "all-eight")  # what forbids the master builder
EIGHT: Final = 1
CARDS_BACK: Final = ("all-played", "earlier-rounds")
EARLIER: Final = 1


@dataclass(frozen=True, slots=True)
class Terms:
    """What the host has chosen to play by."""

    season: int
    purchase: int
    last_piece: int
    tie: int
    full_hand: int
    cards_back: int


@dataclass(frozen=True, slots=True)
class Action:
    """One action of a round: whose it is, and by which character."""

    seat: int
    card: int


@dataclass(frozen=True, slots=True)
class Built:
    """A tile that stands, and who built it."""

    tile: int
    seat: int


# Each is made once and shared: by seat and card, and by tile and seat.
ACTIONS: Final[list[list[Action]]] = [
    [Action(seat, card) for card in ALL_CARDS] for seat in range(MOST_SEATS)
]
BUILT: Final[list[list[Built]]] = [
    [Built(tile, seat) for seat in range(MOST_SEATS)] for tile in range(len(TILE_COUNTS))
]


@dataclass(slots=True)
class WorkerCard:
    """A worker's card of this round and what lies on it; the pieces belong to nobody yet."""

    seat: int
    card: int
    pieces: list[int]  # by resource
    is_filled: bool
    is_closed: bool  # this stonemason cannot buy from it any more


@dataclass(slots=True)
class Player:
    """One player's cards, pieces and points. Cards that are neither in hand nor played are out."""

    talers: int
    resources: list[int]
    helpers: int  # in the supply
    hand: Cards
    played: Cards
    chosen: tuple[int, ...]  # the cards of this round
    built: int  # tiles in this round
    housed: tuple[int, ...]  # buildings that got a helper in this round
    points: list[int]  # by source


@dataclass(slots=True)
class State:
    """The whole table. Lists go by resource, cart, place or tile, as they say; tuples name what is there, in
    order."""

    seats: int
    terms: Terms
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
    built: list[Built]  # in the order of building
    carts: list[int]  # who stands there
    places: list[int]  # who stands there
    new_carts: tuple[int, ...]  # those whose helper came in this round
    new_places: tuple[int, ...]
    ribbon: list[Action]  # the actions of the round in order
    turn: int  # which of them it is
    worker_cards: list[WorkerCard]  # of this round, by seat, then by card
    erected: int  # tiles of this action
    settled: int  # helpers housed in this action
    tile: int  # to be paid for
    sale: Buy | None  # asked for: the last piece on a card
    asked: int  # how many seats have had their say, clockwise from the active player
    unseen: tuple[int, ...]  # winter cards not turned over yet
    table: tuple[int, ...]  # winter cards that stay
    card: int  # the winter card that was turned over this round
    coins: int  # on the inn
    gifts: list[int]  # for the young lady, talers last
    wooing: tuple[int, ...]  # seats
    gone: list[int]  # turned in at the end, talers last


def new_player(seats: int) -> Player:
    """Talers, sand, wood, all cards in hand, all helpers in the supply, no points. (S2.3, S2.4)"""
    return Player(
        talers=STARTING_TALERS,
        resources=STARTING_RESOURCES.copy(),
        helpers=STARTING_HELPERS[seats],
        hand=FULL_HAND,
        played=NO_CARDS,
        chosen=(),
        built=0,
        housed=(),
        points=[0] * len(SOURCE.words),
    )


def new_state(seats: int, terms: Terms, figures: Figures) -> State:
    """The table before the first move; stock and bank are what nobody and nothing has got. (S1.1, S2)"""
    given = [STARTING_TOWER + seats * count for count in STARTING_RESOURCES]
    return State(
        seats=seats,
        terms=terms,
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
        built=[],
        carts=[NOBODY] * len(CARTS),
        places=[NOBODY] * PLACES,
        new_carts=(),
        new_places=(),
        ribbon=[],
        turn=0,
        worker_cards=[],
        erected=0,
        settled=0,
        tile=NONE,
        sale=None,
        asked=0,
        unseen=ALL_WINTER_CARDS,
        table=(),
        card=NONE,
        coins=0,
        gifts=[0] * (KINDS + 1),
        wooing=(),
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


def copy_worker_card(card: WorkerCard) -> WorkerCard:
    return WorkerCard(card.seat, card.card, card.pieces.copy(), card.is_filled, card.is_closed)


def copy(state: State) -> State:
    """In the order of the fields; by their names it would take half as long again."""
    return State(
        state.seats,
        state.terms,
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
        state.built.copy(),
        state.carts.copy(),
        state.places.copy(),
        state.new_carts,
        state.new_places,
        state.ribbon.copy(),
        state.turn,
        [copy_worker_card(card) for card in state.worker_cards],
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


# -- what the rules ask of it


def with_one(numbers: tuple[int, ...], number: int) -> tuple[int, ...]:
    """The same and one more, in order."""
    return tuple(sorted([*numbers, number]))


def without(numbers: tuple[int, ...], number: int) -> tuple[int, ...]:
    """The same but for one, if it is there."""
    return tuple([other for other in numbers if other != number])


def worker_card(state: State, seat: int, card: int) -> WorkerCard:
    """The card of a worker that was chosen for this round."""
    for lying in state.worker_cards:
        if lying.seat == seat and lying.card == card:
            return lying
    raise LookupError("no such worker in this round")


def following(state: State, steps: int) -> int:
    """The seat so many places clockwise from the active player. (S3.5)"""
    seat = state.active + steps
    return seat if seat < state.seats else seat - state.seats


def is_finished(state: State, building: int) -> bool:
    """Whether a building has its places: built, there from the start, or on an open card. (S6.1)"""
    tile = TILE_OF[building]
    if tile != NONE:
        return state.unbuilt[tile] < TILE_COUNTS[tile]
    return building < INN or CARD_OF[building] in state.table


def lift_helper(state: State, seat: int, origin: int) -> None:
    """A helper leaves the supply, a cart, the rider or the inn. (S4.3, S6.3)"""
    if origin == FROM_SUPPLY:
        state.players[seat].helpers -= 1
    elif origin == FROM_INN:
        state.places[INN_PLACE] = NOBODY
        state.new_places = without(state.new_places, INN_PLACE)
    else:
        state.carts[origin - FROM_CART] = NOBODY
        state.new_carts = without(state.new_carts, origin - FROM_CART)


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
