"""What happened, in a few signs and words."""

from collections.abc import Sequence
from typing import Final

from bastide.cli.boards.seasons.signs import counted
from bastide.cli.boards.seats import SIGNS
from bastide.core.game import Event
from bastide.games.seasons.components import NONE, RESOURCES
from bastide.games.seasons.events import (
    BankPaid,
    BricklayerPaid,
    CardRemoved,
    CardsTakenBack,
    CastleFinished,
    CharactersRevealed,
    Delivered,
    DroppedOut,
    GiftGiven,
    GiftPicked,
    HelperCalledBack,
    HelperHoused,
    HelperReturned,
    HelperSent,
    InnEarned,
    InnPaid,
    MaidenWon,
    MessengerPaid,
    PieceBought,
    PieceSold,
    PiecesTaken,
    ResourcesTurnedIn,
    RoundBegan,
    SaleRefused,
    Scored,
    SilverExchanged,
    TalersTurnedIn,
    TileBuilt,
    TowerTaken,
    WallMended,
    WinterCardTurned,
)
from bastide.games.seasons.moves import NOTATION
from bastide.words import Words

LESS: Final = "\u2212"


def digest(events: Sequence[Event], players: Sequence[str], words: Words) -> list[str]:
    """What happened, in a line as long as the same player acts; a round begins a line."""
    turns: list[tuple[int, list[str]]] = []
    for event in events:
        item = brief(event, words)
        seat: int = getattr(event, "seat", NONE)
        if not item:
            continue
        if not turns or turns[-1][0] != seat or isinstance(event, RoundBegan):
            turns.append((seat, []))
        turns[-1][1].append(item)
    names = [f"{SIGNS[seat]} {players[seat]} · " if seat != NONE else "  " for seat, _ in turns]
    return [name + ", ".join(items) for name, (_, items) in zip(names, turns, strict=True)]


def brief(event: Event, words: Words) -> str:
    """An event in a word or two; nothing for one that shows on the table or in others."""
    return brief_card(event, words) or brief_helper(event, words) or brief_pieces(event, words)


def brief_card(event: Event, words: Words) -> str:
    """The round, its cards, and what was built."""
    match event:
        case RoundBegan():
            return f"{words.say('round-brief', round=event.round)} {talers(event.talers, words)}"
        case WinterCardTurned():
            return words.name(word(event, "winter_card"))
        case CharactersRevealed():
            cards = [word(event, field) for field in ("first_card", "second_card")]
            return " + ".join(words.name(card) for card in cards if card != "no-card")
        case TileBuilt():
            return f"{words.name(word(event, 'tile'))} ({pieces(event, words, LESS)})"
        case Scored():
            return words.say("points-gained", points=event.points)
        case CardsTakenBack():
            return words.say("cards-back")
        case CardRemoved():
            return LESS + words.name(word(event, "card"))
        case SaleRefused():
            return words.say("not-sold")
        case DroppedOut() | MaidenWon():
            return words.say("wooing-ended", is_won=int(isinstance(event, MaidenWon)))
        case CastleFinished():
            return words.say("castle-finished")
        case _:
            return ""


def brief_helper(event: Event, words: Words) -> str:
    """Where a helper went."""
    match event:
        case HelperSent():
            return words.say("went-to-cart", cart=word(event, "cart"))
        case HelperReturned() | HelperCalledBack():
            return words.say("went-home", cart=word(event, "cart"))
        case HelperHoused():
            into = words.say("went-into", building=word(event, "building"))
            return f"{into} ({talers(event.talers, words, LESS)})"
        case _:
            return ""


def brief_pieces(event: Event, words: Words) -> str:
    """What came and what was given."""
    match event:
        case MessengerPaid() | InnEarned() | PieceSold() | BricklayerPaid():
            return talers(event.talers, words)
        case InnPaid() | BankPaid() | TalersTurnedIn():
            return talers(event.talers, words, LESS)
        case Delivered() | TowerTaken():
            return counted({word(event, "resource"): event.count}, words, "+")
        case PieceBought():
            return f"{counted({word(event, 'resource'): 1}, words, '+')} {talers(1, words, LESS)}"
        case SilverExchanged():
            taken = counted({word(event, "resource"): event.count}, words, "+")
            return f"{counted({'silver': event.count}, words, LESS)} {taken}"
        case PiecesTaken():
            return pieces(event, words, "+")
        case ResourcesTurnedIn():
            return pieces(event, words, LESS)
        case WallMended():
            return counted({"stone": event.count}, words, LESS)
        case GiftGiven() | GiftPicked():
            return counted({word(event, "gift"): 1}, words, LESS if isinstance(event, GiftGiven) else "+")
        case _:
            return ""


def word(event: Event, field: str) -> str:
    return str(NOTATION.words_of(event)[field])


def talers(count: int, words: Words, sign: str = "+") -> str:
    return counted({"taler": count}, words, sign)


def pieces(event: Event, words: Words, sign: str) -> str:
    """The resources that an event counts by their kinds."""
    return counted({kind: getattr(event, kind, 0) for kind in RESOURCES}, words, sign)
