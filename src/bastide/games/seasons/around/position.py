"""A position that somebody has set up: the beginning of a round.

Not compiled: its types are read as they stand.
"""

from typing import Annotated, Any, Final, TypedDict

from bastide.core.errors import Message
from bastide.core.game import Seat
from bastide.core.position import Positions, check_count, demand, midway
from bastide.games.seasons.around.carrying import carry
from bastide.games.seasons.cards import FULL_HAND, cards_of
from bastide.games.seasons.components import (
    BLIZZARD,
    BOX,
    BUILDING_OF,
    BUILDINGS,
    BY_MAIDEN,
    CARD,
    CART,
    CARTS,
    GIFT,
    INN_CARD,
    KINDS,
    MAIDEN,
    NOBODY,
    NONE,
    PLACE_NAMES,
    PLAGUE,
    RESOURCE,
    RESOURCES,
    ROUNDS,
    SILVER,
    SOURCE,
    STAYING,
    TALERS,
    TILE,
    TILE_COUNTS,
    TILES,
    WINTER,
    WINTER_CARD,
)
from bastide.games.seasons.rules.rounds import legal_choose
from bastide.games.seasons.setup import new_game
from bastide.games.seasons.shown import Character, Erected, WinterCard
from bastide.games.seasons.state import BUILT, CHOOSE, Player, State, is_finished
from bastide.games.seasons.writing import write_table

Resources = dict[Annotated[str, RESOURCE], int]
Gifts = dict[Annotated[str, GIFT], int]
Place = Annotated[str, PLACE_NAMES]
Points = dict[Annotated[str, SOURCE], int]


class PlayerPosition(TypedDict):
    """What one player has; a card that is neither in hand nor played is out of the game."""

    talers: int
    resources: Resources
    hand: list[Character]
    played: list[Character]
    points: Points  # by source


class WinterPosition(TypedDict):
    """The winter cards, and what lies on those that stay."""

    card: WinterCard | None  # turned over in this round
    unseen: list[WinterCard]
    table: list[WinterCard]
    coins: int  # on the inn
    gifts: Gifts
    wooing: list[Seat]


class Position(TypedDict):
    """The table when characters are chosen; stock, bank and helpers in the supply follow from it."""

    round: int
    active: Seat
    players: list[PlayerPosition]
    tower: Resources  # the defence tower
    smithy: int  # silver
    built: list[Erected]  # in order
    carts: dict[Annotated[str, CART], Seat]
    places: dict[Place, Seat]
    winter: WinterPosition | None


def describe(state: State) -> Position:
    """The position of a round for which nobody has chosen. (S3.2)"""
    if state.stage != CHOOSE or any(player.chosen for player in state.players):
        raise midway("seasons")
    table = write_table(state)
    return {
        "round": state.round,
        "active": state.active,
        "players": [describe_player(player) for player in state.players],
        "tower": table["tower"],
        "smithy": state.smithy,
        "built": table["built"],
        "carts": {CARTS[cart]: seat for cart, seat in enumerate(state.carts) if seat != NOBODY},
        "places": {PLACE_NAMES[place]: seat for place, seat in enumerate(state.places) if seat != NOBODY},
        "winter": describe_winter(state) if state.terms.season == WINTER else None,
    }


def describe_player(player: Player) -> PlayerPosition:
    return {
        "talers": player.talers,
        "resources": dict(zip(RESOURCES, player.resources, strict=True)),
        "hand": [CARD.write(card) for card in player.hand],
        "played": [CARD.write(card) for card in player.played],
        "points": {word: points for word, points in zip(SOURCE.words, player.points, strict=True) if points},
    }


def describe_winter(state: State) -> WinterPosition:
    return {
        "card": None if state.card == NONE else WINTER_CARD.write(state.card),
        "unseen": [WINTER_CARD.write(card) for card in state.unseen],
        "table": [WINTER_CARD.write(card) for card in state.table],
        "coins": state.coins,
        "gifts": dict(zip(GIFT.words, state.gifts, strict=True)),
        "wooing": list(state.wooing),
    }


def set_up(options: dict[str, Any], position: Position) -> State:
    """The table as it is described; what nobody and nothing has got is in stock and bank. (S1.1)"""
    state = new_game(options)
    check_shape(state, position)
    state.stage, state.asked = CHOOSE, state.seats
    state.round, state.active = position["round"], position["active"]
    for player, described in zip(state.players, position["players"], strict=True):
        set_up_player(player, described)
    state.tower = counted(RESOURCES, position["tower"])
    state.smithy = position["smithy"]
    for one in position["built"]:
        demand(one["seat"] < state.seats, "built")
        state.built.append(BUILT[TILE.read(one["tile"])][one["seat"]])
        state.unbuilt[TILE.read(one["tile"])] -= 1
    for word, seat in position["carts"].items():
        state.carts[CART.read(word)] = seat
        state.players[seat].helpers -= 1
    for word, seat in position["places"].items():
        state.places[PLACE_NAMES.index(word)] = seat
        state.players[seat].helpers -= 1
    if position["winter"] is not None:
        set_up_winter(state, position["winter"])
    fill_stock(state)
    return state


def set_up_player(player: Player, described: PlayerPosition) -> None:
    player.talers = described["talers"]
    player.resources = counted(RESOURCES, described["resources"])
    player.hand = cards_of([CARD.read(word) for word in described["hand"]])
    player.played = cards_of([CARD.read(word) for word in described["played"]])
    player.points = counted(SOURCE.words, described["points"])
    demand(not set(described["hand"]) & set(described["played"]), "players hand")


def set_up_winter(state: State, described: WinterPosition) -> None:
    state.card = NONE if described["card"] is None else WINTER_CARD.read(described["card"])
    state.unseen = numbered(described["unseen"])
    state.table = numbered(described["table"])
    state.coins = described["coins"]
    state.gifts = counted(GIFT.words, described["gifts"])
    state.wooing = tuple(sorted(set(described["wooing"])))
    demand(all(seat < state.seats for seat in state.wooing), "winter wooing")


def fill_stock(state: State) -> None:
    """The stock has what lies nowhere else, and so does the bank; nothing where that is too much. (S1.1)"""
    for kind in range(KINDS):
        state.stock[kind] = max(0, BOX[kind] - lying(state, kind))
    state.bank = max(0, TALERS - given(state))


def lying(state: State, kind: int) -> int:
    """The pieces of a kind that are not in stock."""
    held = sum([player.resources[kind] for player in state.players])
    melted = state.smithy if kind == SILVER else 0
    return held + melted + state.tower[kind] + state.gifts[kind]


def given(state: State) -> int:
    """The talers that are not in the bank: with players, on cards, and on the round track."""
    on_cards = state.coins + state.gifts[KINDS]
    track = ROUNDS[state.seats] - state.round
    return sum([player.talers for player in state.players]) + on_cards + track


def check_shape(state: State, position: Position) -> None:
    """Everything is there for each player, in a round that there is."""
    check_count(position["players"], state.seats, "players")
    demand(position["active"] < state.seats, "active")
    demand(1 <= position["round"] <= ROUNDS[state.seats], "round")
    demand(all(seat < state.seats for seat in position["carts"].values()), "carts")
    demand(all(seat < state.seats for seat in position["places"].values()), "places")
    demand((position["winter"] is not None) == (state.terms.season == WINTER), "winter")


def counted(words: tuple[str, ...], counts: dict[str, int]) -> list[int]:
    return [counts.get(word, 0) for word in words]


def numbered(words: list[str]) -> tuple[int, ...]:
    return tuple(sorted({WINTER_CARD.read(word) for word in words}))


# -- what cannot be


def faults(state: State) -> list[Message]:
    """Why no game of these rules could stand so."""
    return [*wrong_pieces(state), *wrong_castle(state), *wrong_cards(state), *wrong_winter(state)]


def wrong_pieces(state: State) -> list[Message]:
    """There are no more pieces, talers and helpers than in the box. (S1.1, S1.3)"""
    found = [
        Message("position-resources", {"resource": RESOURCES[kind], "number": BOX[kind]}, clause="S1.1")
        for kind in range(KINDS)
        if lying(state, kind) > BOX[kind]
    ]
    if given(state) > TALERS:
        found.append(Message("position-talers", {"number": TALERS}, clause="S1.1"))
    for seat, player in enumerate(state.players):
        if player.helpers < 0:
            found.append(Message("position-helpers", {"player": seat + 1}, clause="S1.3"))
    return found


def wrong_castle(state: State) -> list[Message]:
    """So many tiles of each kind; helpers stand in finished buildings; something is left to build.
    (S1.2, S3.8, S6.1)"""
    found = [
        Message("position-tiles", {"tile": TILES[tile], "number": TILE_COUNTS[tile]}, clause="S1.2")
        for tile, left in enumerate(state.unbuilt)
        if left < 0
    ]
    unfinished = [
        building
        for building in range(len(BUILDINGS))
        if not is_finished(state, building)
        and any(seat != NOBODY and BUILDING_OF[place] == building for place, seat in enumerate(state.places))
    ]
    found += [
        Message("position-unfinished", {"building": BUILDINGS[one]}, clause="S6.1") for one in unfinished
    ]
    if not any(left > 0 for left in state.unbuilt):
        found.append(Message("position-castle-over", clause="S3.8"))
    return found


def wrong_cards(state: State) -> list[Message]:
    """Eight cards each, but for those that winter has taken, and one that can be played. (S1.3, S3.2)"""
    found: list[Message] = []
    takers = [card for card in (PLAGUE, BLIZZARD) if card not in state.unseen]
    most = len(takers) if state.terms.season == WINTER else 0
    for seat, player in enumerate(state.players):
        if len(FULL_HAND.less(player.hand).less(player.played)) > most:
            found.append(Message("position-characters", {"player": seat + 1}, clause="S1.3"))
        if not legal_choose(state, seat):
            found.append(Message("position-no-character", {"player": seat + 1}, clause="S3.2"))
    return found


def wrong_winter(state: State) -> list[Message]:
    """Cards that stay lie on the table once they are turned over, and what is theirs lies on them; the young
    lady goes as soon as she is won. (S8.2, S8.7)"""
    accounted = [*state.table, *([MAIDEN] if is_maiden_won(state) else [])]
    strays = [card for card in state.table if card not in STAYING]
    twice = [card for card in (*state.table, state.card) if card in state.unseen]
    lost = [card for card in STAYING if card == state.card and card not in accounted]
    wrong = [*strays, *twice, *lost]
    if state.coins > 0 and INN_CARD not in state.table:
        wrong.append(INN_CARD)
    if (any(state.gifts) or state.wooing) and MAIDEN not in state.table:
        wrong.append(MAIDEN)
    return [Message("position-winter", {"card": WINTER_CARD.write(card)}, clause="S8.2") for card in wrong]


def is_maiden_won(state: State) -> bool:
    return any(player.points[BY_MAIDEN] > 0 for player in state.players)


def follow(options: dict[str, Any], position: Position) -> Position:
    """Whoever stands in a building that is not there any more goes home; winter cards lie where they belong.
    (S6.1, S8.2)"""
    state = set_up(options, position)
    stays = {
        PLACE_NAMES[place]: seat
        for place, seat in enumerate(state.places)
        if seat != NOBODY and is_finished(state, BUILDING_OF[place])
    }
    winter = position["winter"] and following_winter(state)
    return {**position, "places": stays, "winter": winter}


def following_winter(state: State) -> WinterPosition:
    """Cards that stay lie on the table once they are turned over, until the young lady is won; what lies on a
    card goes with it, and all woo the young lady when she comes. (S8.2, S8.7)"""
    turned = [card for card in STAYING if card not in state.unseen]
    comes = MAIDEN not in state.table
    state.table = tuple(card for card in turned if card != MAIDEN or not is_maiden_won(state))
    if state.card in state.unseen:
        state.card = NONE
    if INN_CARD not in state.table:
        state.coins = 0
    if comes or MAIDEN not in state.table:
        state.gifts = [0] * len(GIFT.words)
        state.wooing = tuple(range(state.seats)) if MAIDEN in state.table else ()
    return describe_winter(state)


POSITIONS: Final = Positions(
    form=Position,
    decides=(),
    describe=describe,
    set_up=set_up,
    faults=faults,
    follow=follow,
    carry=carry,
)
