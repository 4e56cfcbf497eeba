"""What a player can choose and what chance can bring: every move of the game."""

from dataclasses import dataclass
from itertools import combinations, combinations_with_replacement
from typing import Final

from bastide.core.game import Move
from bastide.core.notation import Notation, Words, numbers
from bastide.games.seasons.cards import EVERY_SET, Cards
from bastide.games.seasons.components import (
    BUILDING,
    BUILDING_OF,
    CARD,
    CART,
    CARTS,
    CHARACTERS,
    FREE_KINDS,
    FREE_PIECES,
    GIFT,
    MATERIALS,
    MOST_COST,
    MOST_SEATS,
    NUMBER_OF,
    ORIGIN,
    PAYMENTS,
    PLACES,
    RESOURCE,
    RESOURCES,
    SECOND_CARD,
    SOURCE,
    TALERS,
    TILE,
    TILES,
    WINTER_CARD,
    WINTER_CARDS,
    WORKER_CARDS,
    WORKER_STONE,
)

MOST_PLACES: Final = 1 + max(NUMBER_OF)


@dataclass(frozen=True, slots=True)
class Choose(Move):
    """Choose the characters of the round, in secret: one, or two with two players."""

    cards: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class FillFirst(Move):
    """Of two worker cards fill this one first."""

    card: int


@dataclass(frozen=True, slots=True)
class Fill(Move):
    """Fill the worker's card with free pieces."""

    card: int
    pieces: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Send(Move):
    """Send a helper to a cart or the rider; whoever may be replaced there returns home."""

    origin: int
    cart: int


@dataclass(frozen=True, slots=True)
class Stay(Move):
    """Send nobody."""


@dataclass(frozen=True, slots=True)
class CallBack(Move):
    """Without a taler for the inn, take this helper back."""

    cart: int


@dataclass(frozen=True, slots=True)
class Take(Move):
    """Take all pieces of a kind from the defence tower."""

    resource: int


@dataclass(frozen=True, slots=True)
class ActFirst(Move):
    """Of two workers this one begins."""

    card: int


@dataclass(frozen=True, slots=True)
class Buy(Move):
    """Buy a piece from another player's worker card."""

    owner: int
    card: int
    resource: int


@dataclass(frozen=True, slots=True)
class Agree(Move):
    """Sell the last piece on the card."""


@dataclass(frozen=True, slots=True)
class Refuse(Move):
    """Keep the last piece on the card."""


@dataclass(frozen=True, slots=True)
class Exchange(Move):
    """Change one silver for a piece of the stock."""

    resource: int


@dataclass(frozen=True, slots=True)
class Erect(Move):
    """Begin to build a tile; the payment follows."""

    tile: int


@dataclass(frozen=True, slots=True)
class Pay(Move):
    """Pay for the tile with exactly these pieces; what one lacks is changed from silver."""

    paid_sand: int
    paid_wood: int
    paid_clay: int
    paid_stone: int


@dataclass(frozen=True, slots=True)
class House(Move):
    """Put a helper on a place of a building, for its price."""

    origin: int
    building: int
    place: int


@dataclass(frozen=True, slots=True)
class EndTurn(Move):
    """The character has done all it should."""


@dataclass(frozen=True, slots=True)
class Remove(Move):
    """Plague and blizzard: a card leaves the game."""

    card: int


@dataclass(frozen=True, slots=True)
class PayBank(Move):
    """Plague and blizzard: keep the cards and pay."""


@dataclass(frozen=True, slots=True)
class Mend(Move):
    """Give stone for the breach in the wall."""


@dataclass(frozen=True, slots=True)
class Decline(Move):
    """Leave the breach as it is."""


@dataclass(frozen=True, slots=True)
class Give(Move):
    """A gift for the young lady."""

    gift: int


@dataclass(frozen=True, slots=True)
class DropOut(Move):
    """Stop wooing, for good."""


@dataclass(frozen=True, slots=True)
class Pick(Move):
    """Take one of the gifts when they are shared out."""

    gift: int


@dataclass(frozen=True, slots=True)
class ChangeTalers(Move):
    """Turn so many talers into points at the market; none are an answer too."""

    given_talers: int


@dataclass(frozen=True, slots=True)
class TurnIn(Move):
    """Turn resources into points in the palace, or none; silver is changed for the best of the stock."""

    given_sand: int
    given_wood: int
    given_clay: int
    given_stone: int
    given_silver: int


@dataclass(frozen=True, slots=True)
class ChooseStart(Move):
    """Chance names the first active player."""

    seat: int


@dataclass(frozen=True, slots=True)
class TurnOver(Move):
    """Chance turns over a winter card."""

    winter_card: int


PlayerMove = (
    Choose
    | FillFirst
    | Fill
    | Send
    | Stay
    | CallBack
    | Take
    | ActFirst
    | Buy
    | Agree
    | Refuse
    | Exchange
    | Erect
    | Pay
    | House
    | EndTurn
    | Remove
    | PayBank
    | Mend
    | Decline
    | Give
    | DropOut
    | Pick
    | ChangeTalers
    | TurnIn
)
ChanceMove = ChooseStart | TurnOver
SeasonsMove = PlayerMove | ChanceMove

_KINDS: Final = range(len(RESOURCES))
_ORIGINS: Final = range(len(ORIGIN.words))


def _choices(number: int, hand: Cards) -> list[Choose]:
    """All ways to choose so many cards of a hand, or all of it where it has no more."""
    return [Choose(chosen) for chosen in combinations(hand.each, min(number, len(hand.each)))]


# By the number of cards to choose and the cards that may be.
CHOICES: Final[list[dict[Cards, list[Choose]]]] = [
    {hand: _choices(number, hand) for hand in EVERY_SET} for number in range(3)
]
FILL_FIRST: Final[dict[int, FillFirst]] = {card: FillFirst(card) for card in WORKER_CARDS}
# Every set of free pieces, by their number.
FILLS: Final[list[list[Fill]]] = [
    [Fill(WORKER_STONE, pieces) for pieces in combinations_with_replacement(FREE_KINDS, number)]
    for number in range(FREE_PIECES + 1)
]
SEND: Final[list[list[Send]]] = [[Send(origin, cart) for cart in range(len(CARTS))] for origin in _ORIGINS]
STAY: Final = Stay()
CALL_BACK: Final[list[CallBack]] = [CallBack(cart) for cart in range(len(CARTS))]
TAKE: Final[list[Take]] = [Take(resource) for resource in _KINDS]
ACT_FIRST: Final[dict[int, ActFirst]] = {card: ActFirst(card) for card in WORKER_CARDS}
# By owner, card and resource.
BUY: Final[list[dict[int, list[Buy]]]] = [
    {card: [Buy(owner, card, resource) for resource in _KINDS] for card in WORKER_CARDS}
    for owner in range(MOST_SEATS)
]
AGREE: Final = Agree()
REFUSE: Final = Refuse()
EXCHANGE: Final[list[Exchange]] = [Exchange(resource) for resource in range(MATERIALS)]
ERECT: Final[list[Erect]] = [Erect(tile) for tile in range(len(TILES))]
# By cost, in the order of `PAYMENTS`.
PAY: Final[list[list[Pay]]] = [[Pay(*way) for way in ways] for ways in PAYMENTS]
# By origin and place.
HOUSE_HELPER: Final[list[list[House]]] = [
    [House(origin, BUILDING_OF[place], NUMBER_OF[place]) for place in range(PLACES)] for origin in _ORIGINS
]
END_TURN: Final = EndTurn()
REMOVE: Final[list[Remove]] = [Remove(card) for card in range(len(CHARACTERS))]
PAY_BANK: Final = PayBank()
MEND: Final = Mend()
DECLINE: Final = Decline()
GIVE: Final[list[Give]] = [Give(gift) for gift in range(len(GIFT.words))]
DROP_OUT: Final = DropOut()
PICK: Final[list[Pick]] = [Pick(gift) for gift in range(len(GIFT.words))]
CHANGE_TALERS: Final[list[ChangeTalers]] = [ChangeTalers(talers) for talers in range(TALERS + 1)]
START: Final[list[ChooseStart]] = [ChooseStart(seat) for seat in range(MOST_SEATS)]
TURN_OVER: Final[list[TurnOver]] = [TurnOver(card) for card in range(len(WINTER_CARDS))]

_SEAT: Final = numbers("seat", 0, MOST_SEATS - 1)
_PLACE: Final = Words("place", [str(number) for number in range(1, MOST_PLACES + 1)])


def _paid(kind: str) -> Words:
    return numbers(kind, 0, MOST_COST)


NOTATION: Final = Notation(
    moves={
        "choose": Choose,
        "fill-first": FillFirst,
        "fill": Fill,
        "send": Send,
        "stay": Stay,
        "call-back": CallBack,
        "take": Take,
        "act-first": ActFirst,
        "buy": Buy,
        "agree": Agree,
        "refuse": Refuse,
        "exchange": Exchange,
        "erect": Erect,
        "pay": Pay,
        "house": House,
        "end-turn": EndTurn,
        "remove": Remove,
        "pay-bank": PayBank,
        "mend": Mend,
        "decline": Decline,
        "give": Give,
        "drop-out": DropOut,
        "pick": Pick,
        "change-talers": ChangeTalers,
        "turn-in": TurnIn,
        "start": ChooseStart,
        "winter-card": TurnOver,
    },
    kinds={
        "seat": _SEAT,
        "owner": _SEAT,
        "card": CARD,
        "cards": CARD,
        "first_card": CARD,
        "second_card": SECOND_CARD,
        "pieces": RESOURCE,
        "resource": RESOURCE,
        "gift": GIFT,
        "origin": ORIGIN,
        "cart": CART,
        "tile": TILE,
        "building": BUILDING,
        "place": _PLACE,
        "source": SOURCE,
        "given_talers": numbers("talers", 0, TALERS),
        "winter_card": WINTER_CARD,
        **{f"{verb}_{kind}": _paid(kind) for verb in ("paid", "given") for kind in RESOURCES},
    },
    several=("cards", "pieces"),
)
