"""What lies on the table, as JSON: what everybody sees and what is stored."""

from collections.abc import Sequence

from bastide.core.game import Seat
from bastide.core.notation import Words
from bastide.games.seasons.cards import FULL_HAND
from bastide.games.seasons.components import (
    ALL_WINTER_CARDS,
    BARN,
    BUILDING,
    BUILDINGS,
    CARD,
    CARTS,
    COSTS,
    DELIVERY,
    FIRST_PLACE,
    GIFT,
    INN,
    MAIDEN,
    MARKET,
    NOBODY,
    NONE,
    NUMBER_OF,
    PLACE_NAMES,
    POINTS,
    PRICES,
    RESOURCES,
    ROUNDS,
    SEASONS,
    SURE,
    SURE_TRACK,
    TILE,
    TILE_COUNTS,
    TILES,
    WINTER,
    WINTER_CARD,
    WORKER_CARDS,
    Figures,
)
from bastide.games.seasons.moves import Buy
from bastide.games.seasons.rules.filling import are_filled
from bastide.games.seasons.rules.housing import first_alike
from bastide.games.seasons.scoring import sheet
from bastide.games.seasons.shown import (
    Acting,
    Action,
    Corrected,
    Counts,
    Maiden,
    OpenTable,
    Sale,
    Winter,
    WrittenCart,
    WrittenPlace,
    WrittenPlayer,
    WrittenTile,
)
from bastide.games.seasons.state import (
    CARDS_BACK,
    FULL_HANDS,
    LAST_PIECES,
    ORDER,
    PURCHASES,
    STAGES,
    TIES,
    State,
    WorkerCard,
    is_finished,
    worker_card,
)


def write_table(state: State) -> OpenTable:
    return {
        "seats": state.seats,
        "season": SEASONS[state.terms.season],
        "purchase": PURCHASES[state.terms.purchase],
        "last_piece": LAST_PIECES[state.terms.last_piece],
        "tie": TIES[state.terms.tie],
        "full_hand": FULL_HANDS[state.terms.full_hand],
        "cards_back": CARDS_BACK[state.terms.cards_back],
        "stage": STAGES[state.stage],
        "round": state.round,
        "rounds": ROUNDS[state.seats],
        "active": _seat(state.active),
        "players": [write_player(state, seat) for seat in range(state.seats)],
        "castle": {"tiles": [write_tile(state, word) for word in (*TILES, *BUILDINGS[MARKET:INN])]},
        "carts": [write_cart(state, cart) for cart in range(len(CARTS))],
        "tower": _counts(RESOURCES, state.tower),
        "stock": _counts(RESOURCES, state.stock),
        "bank": state.bank,
        "smithy": state.smithy,
        "built": [{"tile": TILES[built.tile], "seat": built.seat} for built in state.built],
        "ribbon": [write_acting(state, turn) for turn in range(len(state.ribbon))],
        "action": write_action(state),
        "winter": write_winter(state) if state.terms.season == WINTER else None,
        "corrected": write_corrected(state.figures),
        "gone": _counts(GIFT.words, state.gone),
    }


def write_player(state: State, seat: Seat) -> WrittenPlayer:
    player, points = state.players[seat], sheet(state, seat)
    out = FULL_HAND.less(player.hand).less(player.played)
    return {
        "points": sum(points.values()),
        "sheet": points,
        "talers": player.talers,
        "resources": _counts(RESOURCES, player.resources),
        "helpers": player.helpers,
        "hand": _words(CARD, player.hand.each),
        "played": _words(CARD, player.played.each),
        "removed": _words(CARD, out.each),
        "chosen": player.chosen != (),
        "choice": _words(CARD, player.chosen) if player.chosen else None,
        "built": player.built,
        "housed": _words(BUILDING, player.housed),
    }


def write_cart(state: State, cart: int) -> WrittenCart:
    return {
        "cart": CARTS[cart],
        "resource": RESOURCES[cart],
        "brings": DELIVERY[cart],
        "seat": _seat(state.carts[cart]),
        "new": cart in state.new_carts,
    }


def write_tile(state: State, word: str) -> WrittenTile:
    tile = TILE.numbers.get(word, NONE)
    places = write_places(state, BUILDING.read(word)) if word in BUILDINGS else []
    builders = [built.seat for built in state.built if built.tile == tile]
    is_tile = tile != NONE
    return {
        "tile": word,
        "count": TILE_COUNTS[tile] if is_tile else 0,
        "cost": state.figures.costs[tile] if is_tile else None,
        "points": state.figures.points[tile] if is_tile else None,
        "unbuilt": state.unbuilt[tile] if is_tile else 0,
        "built": TILE_COUNTS[tile] - state.unbuilt[tile] if is_tile else 1,
        "builders": builders,
        "places": places,
        "sure": dict(SURE[word]),
    }


def write_places(state: State, building: int) -> list[WrittenPlace]:
    return [
        {
            "place": str(NUMBER_OF[place] + 1),
            "named": str(NUMBER_OF[first_alike(state, place)] + 1),
            "name": PLACE_NAMES[place],
            "price": state.figures.prices[place],
            "seat": _seat(state.places[place]),
            "new": place in state.new_places,
        }
        for place in range(FIRST_PLACE[building], FIRST_PLACE[building + 1])
    ]


def write_acting(state: State, turn: int) -> Acting:
    seat, card = state.ribbon[turn].seat, state.ribbon[turn].card
    lying = worker_card(state, seat, card) if card in WORKER_CARDS else None
    return {
        "card": CARD.write(card),
        "seat": seat,
        "done": turn < state.turn,
        "now": turn == state.turn and are_filled(state) and state.stage != ORDER,
        "filled": lying is not None and lying.is_filled,
        "pieces": None if lying is None else write_pieces(lying),
    }


def write_pieces(card: WorkerCard) -> Counts:
    """What lies on a worker's card."""
    return {kind: count for kind, count in zip(RESOURCES, card.pieces, strict=True) if count}


def write_action(state: State) -> Action:
    closed = [card for card in state.worker_cards if card.is_closed]
    return {
        "seat": _seat(state.current),
        "built": state.erected,
        "housed": state.settled,
        "closed": [{"seat": card.seat, "card": CARD.write(card.card)} for card in closed],
        "tile": None if state.tile == NONE else TILE.write(state.tile),
        "sale": None if state.sale is None else write_sale(state.sale),
        "asked": state.asked,
    }


def write_sale(sale: Buy) -> Sale:
    return {"owner": sale.owner, "card": CARD.write(sale.card), "resource": RESOURCES[sale.resource]}


def write_winter(state: State) -> Winter:
    here = [state.card, *state.unseen, *state.table]
    gone = [card for card in ALL_WINTER_CARDS if card not in here]
    maiden: Maiden = {"gifts": _counts(GIFT.words, state.gifts), "wooing": list(state.wooing)}
    inn = write_places(state, INN)[0]
    return {
        "card": None if state.card == NONE else WINTER_CARD.write(state.card),
        "unseen": _words(WINTER_CARD, state.unseen),
        "table": _words(WINTER_CARD, state.table),
        "out": _words(WINTER_CARD, gone),
        "spaces": list(state.figures.winter_spaces),
        "sure": dict(SURE_TRACK),
        "inn": {"host": inn["seat"], "coins": state.coins, "place": inn} if is_finished(state, INN) else None,
        "barn": {"places": write_places(state, BARN)} if is_finished(state, BARN) else None,
        "maiden": maiden if MAIDEN in state.table else None,
    }


def write_corrected(figures: Figures) -> Corrected:
    return {
        "costs": _differences(TILES, COSTS, figures.costs),
        "points": _differences(TILES, POINTS, figures.points),
        "prices": _differences(PLACE_NAMES, PRICES, figures.prices),
    }


# -- words for numbers


def _seat(seat: Seat) -> Seat | None:
    return None if seat == NOBODY else seat


def _words(words: Words, numbers: Sequence[int]) -> list[str]:
    return [words.write(number) for number in numbers]


def _counts(words: Sequence[str], counts: Sequence[int]) -> Counts:
    return dict(zip(words, counts, strict=True))


def _differences(names: Sequence[str], printed: Sequence[int], figures: Sequence[int]) -> Counts:
    rows = zip(names, printed, figures, strict=True)
    return {name: figure for name, original, figure in rows if figure != original}
