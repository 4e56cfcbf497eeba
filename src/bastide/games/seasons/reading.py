"""The table that was written so."""

from collections.abc import Sequence

from bastide.core.game import Seat
from bastide.core.notation import Words
from bastide.games.seasons.around.older import erected, sale, sold
from bastide.games.seasons.cards import cards_of
from bastide.games.seasons.components import (
    BUILDING,
    CARD,
    COSTS,
    GIFT,
    NOBODY,
    NONE,
    PLACE_NAMES,
    POINTS,
    PRICES,
    RESOURCES,
    SEASONS,
    SOURCE,
    TILE,
    TILES,
    WINTER_CARD,
    WINTER_SPACES,
    Figures,
)
from bastide.games.seasons.moves import BUY
from bastide.games.seasons.shown import (
    Acting,
    Action,
    Counts,
    OpenTable,
    Winter,
    WrittenPlace,
    WrittenPlayer,
)
from bastide.games.seasons.state import (
    ACTIONS,
    BUILT,
    CARDS_BACK,
    FULL_HANDS,
    LAST_PIECES,
    PURCHASES,
    STAGES,
    TIES,
    Player,
    State,
    Terms,
    WorkerCard,
    new_state,
    with_one,
    worker_card,
)


def read_table(table: OpenTable) -> State:
    state = new_state(table["seats"], read_terms(table), read_figures(table))
    state.stage = STAGES.index(table["stage"])
    state.active = _read_seat(table["active"])
    state.round = table["round"]
    state.players = [read_player(written) for written in table["players"]]
    state.tower = _read_counts(RESOURCES, table["tower"])
    state.stock = _read_counts(RESOURCES, table["stock"])
    state.bank = table["bank"]
    state.smithy = table["smithy"]
    state.built = [BUILT[TILE.read(built["tile"])][built["seat"]] for built in map(erected, table["built"])]
    state.gone = _read_counts(GIFT.words, table["gone"])
    read_castle(state, table)
    read_ribbon(state, table["ribbon"])
    read_action(state, table["action"])
    if table["winter"] is not None:
        read_winter(state, table["winter"])
    return state


def read_terms(table: OpenTable) -> Terms:
    return Terms(
        season=SEASONS.index(table["season"]),
        purchase=PURCHASES.index(table["purchase"]),
        last_piece=LAST_PIECES.index(table["last_piece"]),
        tie=TIES.index(table["tie"]),
        full_hand=FULL_HANDS.index(table["full_hand"]),
        cards_back=CARDS_BACK.index(table["cards_back"]),
    )


def read_figures(table: OpenTable) -> Figures:
    corrected, winter = table["corrected"], table["winter"]
    return Figures(
        costs=_corrected(TILES, COSTS, corrected["costs"]),
        points=_corrected(TILES, POINTS, corrected["points"]),
        prices=_corrected(PLACE_NAMES, PRICES, corrected["prices"]),
        winter_spaces=tuple(WINTER_SPACES if winter is None else winter["spaces"]),
    )


def read_player(written: WrittenPlayer) -> Player:
    return Player(
        talers=written["talers"],
        resources=_read_counts(RESOURCES, written["resources"]),
        helpers=written["helpers"],
        hand=cards_of(_read_words(CARD, written["hand"])),
        played=cards_of(_read_words(CARD, written["played"])),
        chosen=_read_words(CARD, written["choice"] or []),
        built=written["built"],
        housed=_read_words(BUILDING, written["housed"]),
        points=_read_counts(SOURCE.words, written["sheet"]),
    )


def read_castle(state: State, table: OpenTable) -> None:
    for tile, written in enumerate(table["castle"]["tiles"]):
        if tile < len(TILES):
            state.unbuilt[tile] = written["unbuilt"]
        read_places(state, written["places"])
    for cart, standing in enumerate(table["carts"]):
        state.carts[cart] = _read_seat(standing["seat"])
    state.new_carts = tuple([cart for cart, standing in enumerate(table["carts"]) if standing["new"]])


def read_places(state: State, places: Sequence[WrittenPlace]) -> None:
    for written in places:
        place = PLACE_NAMES.index(written["name"])
        state.places[place] = _read_seat(written["seat"])
        if written["new"]:
            state.new_places = with_one(state.new_places, place)


def read_ribbon(state: State, ribbon: Sequence[Acting]) -> None:
    for acting in ribbon:
        seat, card = acting["seat"], CARD.read(acting["card"])
        state.ribbon.append(ACTIONS[seat][card])
        state.turn += acting["done"]
        if acting["pieces"] is not None:
            pieces = _read_counts(RESOURCES, acting["pieces"])
            state.worker_cards.append(WorkerCard(seat, card, pieces, acting["filled"], is_closed=False))
    state.worker_cards.sort(key=lambda card: (card.seat, card.card))


def read_action(state: State, action: Action) -> None:
    state.current = _read_seat(action["seat"])
    state.erected = action["built"]
    state.settled = action["housed"]
    for closed in map(sold, action["closed"]):
        worker_card(state, closed["seat"], CARD.read(closed["card"])).is_closed = True
    state.tile = NONE if action["tile"] is None else TILE.read(action["tile"])
    if action["sale"] is not None:
        asked = sale(action["sale"])
        state.sale = BUY[asked["owner"]][CARD.read(asked["card"])][RESOURCES.index(asked["resource"])]
    state.asked = action["asked"]


def read_winter(state: State, winter: Winter) -> None:
    state.unseen = _read_words(WINTER_CARD, winter["unseen"])
    state.table = _read_words(WINTER_CARD, winter["table"])
    state.card = NONE if winter["card"] is None else WINTER_CARD.read(winter["card"])
    if winter["inn"] is not None:
        state.coins = winter["inn"]["coins"]
        read_places(state, [winter["inn"]["place"]])
    if winter["barn"] is not None:
        read_places(state, winter["barn"]["places"])
    if winter["maiden"] is not None:
        state.gifts = _read_counts(GIFT.words, winter["maiden"]["gifts"])
        state.wooing = tuple(winter["maiden"]["wooing"])


# -- numbers for words


def _read_seat(seat: Seat | None) -> Seat:
    return NOBODY if seat is None else seat


def _read_words(words: Words, named: Sequence[str]) -> tuple[int, ...]:
    return tuple(sorted([words.read(word) for word in named]))


def _read_counts(words: Sequence[str], counts: Counts) -> list[int]:
    return [counts.get(word, 0) for word in words]


def _corrected(names: Sequence[str], printed: Sequence[int], asked: Counts) -> tuple[int, ...]:
    return tuple([asked.get(name, figure) for name, figure in zip(names, printed, strict=True)])
