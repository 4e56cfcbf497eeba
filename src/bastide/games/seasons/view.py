"""What one seat may see, the whole state as JSON, and a state imagined from a view.

A view and a written state speak the same words; they differ only in characters chosen in secret.
"""

from collections.abc import Sequence
from random import Random
from typing import Any, TypedDict

from bastide.core.chance import below
from bastide.core.game import Event, Seat, Written
from bastide.core.notation import Words
from bastide.games.seasons.components import (
    BARN,
    BUILDING,
    BUILDINGS,
    CARD,
    CARDS_OF,
    CARTS,
    COSTS,
    DELIVERY,
    FIRST_PLACE,
    GIFT,
    HIDDEN,
    INN,
    INN_PLACE,
    KINDS,
    MAIDEN,
    MARKET,
    MOST_HELPERS,
    MOST_TILES,
    NOBODY,
    NONE,
    NUMBER_OF,
    PLACE_NAMES,
    POINTS,
    PRICES,
    RESOURCES,
    ROUNDS,
    SEASONS,
    SOURCE,
    SURE,
    SURE_TRACK,
    TILE,
    TILE_COUNTS,
    TILES,
    WINTER,
    WINTER_CARD,
    WINTER_CARDS,
    WINTER_SPACES,
    WORKER_CARDS,
    WORKER_WOOD,
    WORKERS,
    Figures,
)
from bastide.games.seasons.events import CharactersChosen
from bastide.games.seasons.rules.housing import first_alike
from bastide.games.seasons.rules.rounds import cards_to_choose, legal_choose, play_choose, space_of
from bastide.games.seasons.rules.winter import ransom
from bastide.games.seasons.scoring import sheet
from bastide.games.seasons.state import (
    ACTION,
    AGREE,
    BLIZZARD_DUE,
    CHOOSE,
    FILL,
    LAST_PIECES,
    OVER,
    PAY,
    PLAGUE_DUE,
    PURCHASES,
    SLOTS,
    STAGES,
    TIES,
    Player,
    State,
    is_finished,
    new_state,
)
from bastide.games.seasons.turn import to_act
from bastide.games.seasons.worth import worth_of

Counts = dict[str, int]


class WrittenPlayer(TypedDict):
    """One player's cards, pieces and points."""

    points: int
    sheet: Counts  # by source
    talers: int
    resources: Counts
    helpers: int  # in the supply
    hand: list[str]
    played: list[str]
    removed: list[str]
    chosen: bool
    choice: list[str] | None  # the cards of this round, as far as the reader may know them
    built: int  # tiles in this round
    housed: list[str]  # buildings that got a helper in this round


class WrittenPlace(TypedDict):
    """A place for one helper."""

    place: str  # its number in the building
    named: str  # the number that lines name: of equal free places the first
    name: str
    price: int
    seat: Seat | None
    new: bool  # since this round


class WrittenTile(TypedDict):
    """A kind of tile, or a building that stands from the start."""

    tile: str
    count: int
    cost: int | None
    points: int | None
    unbuilt: int
    built: int
    builders: list[Seat]
    places: list[WrittenPlace]
    sure: dict[str, str]  # how sure each figure is


class Castle(TypedDict):
    """The castle in printed order."""

    tiles: list[WrittenTile]


class WrittenCart(TypedDict):
    """A cart, or the rider."""

    cart: str
    resource: str
    brings: int
    seat: Seat | None
    new: bool


class Acting(TypedDict):
    """One action of the round."""

    card: str
    seat: Seat
    done: bool
    now: bool
    filled: bool
    pieces: Counts | None  # on a worker's card


class Inn(TypedDict):
    """The inn on the table."""

    host: Seat | None
    coins: int
    place: WrittenPlace


class Barn(TypedDict):
    """The barn on the table."""

    places: list[WrittenPlace]


class Maiden(TypedDict):
    """The young lady on the table."""

    gifts: Counts
    wooing: list[Seat]


class Winter(TypedDict):
    """The winter cards."""

    card: str | None  # turned over in this round
    unseen: list[str]
    table: list[str]  # those that stay
    out: list[str]
    spaces: list[int]
    sure: dict[str, str]  # how sure their number and places are
    inn: Inn | None
    barn: Barn | None
    maiden: Maiden | None


class Corrected(TypedDict):
    """The figures that the host has corrected."""

    costs: Counts
    points: Counts
    prices: Counts


class Action(TypedDict):
    """How far the action, or the round of questions, has come."""

    seat: Seat | None  # who is to act, where one is
    built: int
    housed: int
    closed: list[list[str | int]]  # worker cards that sell nothing more: seat and card
    tile: str | None  # to be paid for
    sale: list[str | int] | None  # asked for: owner, card, resource
    asked: int  # how many have had their say


class OpenTable(TypedDict):
    """What everybody sees. (S2.4)"""

    seats: int
    season: str
    purchase: str
    last_piece: str
    tie: str
    stage: str
    round: int
    rounds: int
    active: Seat | None
    players: list[WrittenPlayer]
    castle: Castle
    carts: list[WrittenCart]
    tower: Counts
    stock: Counts
    bank: int
    smithy: int
    built: list[list[str | int]]  # tile and builder, in order
    ribbon: list[Acting]
    action: Action
    winter: Winter | None
    corrected: Corrected
    gone: Counts  # turned in at the end


class View(OpenTable):
    """What one seat knows."""

    game: str
    seat: Seat | None
    to_act: list[Seat]
    space: int  # the round space whose taler was taken
    track: int  # talers that still lie on the round track
    pending: dict[str, Any] | None
    worth: dict[str, int | None]


def view(state: State, seat: Seat | None) -> View:
    """Everything, but for the characters that others have chosen in secret. (S2.4, S3.2)"""
    table = write_table(state)
    if state.stage == CHOOSE:
        for other, player in enumerate(table["players"]):
            if other != seat:
                player["choice"] = None
    return {
        **table,
        "game": "seasons",
        "seat": seat,
        "to_act": list(to_act(state)),
        "space": space_of(state) if state.round else 0,
        "track": ROUNDS[state.seats] - state.round,
        "pending": write_pending(state),
        "worth": {
            PLACE_NAMES[place]: worth_of(state, place, seat)
            for place in range(len(PRICES))
            if place < INN_PLACE or (state.season == WINTER and place != INN_PLACE)
        },
    }


def seen(event: Event, seat: Seat | None) -> Event | None:
    """What is chosen in secret is known to the chooser alone until all is revealed. (S3.2)"""
    if isinstance(event, CharactersChosen) and event.seat != seat:
        return CharactersChosen(event.seat, HIDDEN, HIDDEN)
    return event


def from_view(view: View, rng: Random) -> State:
    """A full state that agrees with the view: secret choices are imagined."""
    state = read_table(view)
    for seat, player in enumerate(view["players"]):
        if player["chosen"] and player["choice"] is None:
            choices = legal_choose(state, seat)
            play_choose(state, seat, choices[below(rng, len(choices))].cards)
    return state


def imagine(state: State, seat: Seat | None, rng: Random) -> State:
    """A state as the seat could imagine it; by way of the view, so it cannot leak."""
    return from_view(view(state, seat), rng)


def write_state(state: State) -> Written:
    return {**write_table(state)}


def read_state(written: Written) -> State:
    table: OpenTable = written  # type: ignore[assignment]  # plain JSON, written by write_state
    return read_table(table)


# -- what is open, for the reader


def write_pending(state: State) -> dict[str, Any] | None:
    """The decision that is due, with its parts."""
    if state.stage < CHOOSE or state.stage == OVER:
        return None
    kind = STAGES[state.stage]
    if state.stage == CHOOSE:
        return {"kind": kind, "seat": None, "number": cards_to_choose(state)}
    return {"kind": kind, "seat": state.current, **pending_parts(state)}


def pending_parts(state: State) -> dict[str, Any]:
    if state.stage in (ACTION, PAY):
        return action_parts(state)
    if state.stage == FILL:
        own = [worker for worker in range(WORKERS) if state.unfilled >> state.current * WORKERS + worker & 1]
        return {"cards": [CARD.write(WORKER_WOOD + worker) for worker in own]}
    if state.stage == AGREE:
        owner, card, resource = write_sale(state.sale)
        buyer = state.ribbon[state.turn] // SLOTS
        return {"buyer": buyer, "owner": owner, "card": card, "resource": resource}
    if state.stage in (PLAGUE_DUE, BLIZZARD_DUE):
        return {"talers": ransom(state, state.players[state.current])}
    return {}


def action_parts(state: State) -> dict[str, Any]:
    """What the character has done, and how much more it may do. (S4.7, S4.8)"""
    card = CARD.write(state.ribbon[state.turn] % SLOTS)
    builds, houses = card not in ("messenger", "master-builder"), card in ("bricklayer", "stonemason")
    parts: dict[str, Any] = {
        "card": card,
        "built": state.erected,
        "tiles_left": MOST_TILES - state.erected if builds and state.settled == 0 else 0,
        "housed": state.settled,
        "helpers_left": MOST_HELPERS - state.settled if houses and state.erected else 0,
    }
    if state.stage == PAY:
        parts |= {"tile": TILE.write(state.tile), "cost": state.figures.costs[state.tile]}
    return parts


# -- writing


def write_table(state: State) -> OpenTable:
    return {
        "seats": state.seats,
        "season": SEASONS[state.season],
        "purchase": PURCHASES[state.purchase],
        "last_piece": LAST_PIECES[state.last_piece],
        "tie": TIES[state.tie],
        "stage": STAGES[state.stage],
        "round": state.round,
        "rounds": ROUNDS[state.seats],
        "active": _seat(state.active),
        "players": [write_player(state, seat) for seat in range(state.seats)],
        "castle": {"tiles": [write_tile(state, word) for word in (*TILES, *BUILDINGS[MARKET:INN])]},
        "carts": [
            {
                "cart": word,
                "resource": RESOURCES[cart],
                "brings": DELIVERY[cart],
                "seat": _seat(state.carts[cart]),
                "new": bool(state.fresh >> cart & 1),
            }
            for cart, word in enumerate(CARTS)
        ],
        "tower": _counts(RESOURCES, state.tower),
        "stock": _counts(RESOURCES, state.stock),
        "bank": state.bank,
        "smithy": state.smithy,
        "built": [[TILES[entry // state.seats], entry % state.seats] for entry in state.builders],
        "ribbon": [write_acting(state, turn) for turn in range(len(state.ribbon))],
        "action": write_action(state),
        "winter": write_winter(state) if state.season == WINTER else None,
        "corrected": write_corrected(state.figures),
        "gone": _counts(GIFT.words, state.gone),
    }


def write_player(state: State, seat: Seat) -> WrittenPlayer:
    player, points = state.players[seat], sheet(state, seat)
    out = [card for card in range(len(CARD.words)) if not (player.hand | player.played) >> card & 1]
    return {
        "points": sum(points.values()),
        "sheet": points,
        "talers": player.talers,
        "resources": _counts(RESOURCES, player.resources),
        "helpers": player.helpers,
        "hand": _cards(player.hand),
        "played": _cards(player.played),
        "removed": [CARD.write(card) for card in out],
        "chosen": player.chosen != 0,
        "choice": _cards(player.chosen) if player.chosen else None,
        "built": player.built,
        "housed": _bits(BUILDING, player.housed),
    }


def write_tile(state: State, word: str) -> WrittenTile:
    tile = TILE.numbers.get(word, NONE)
    places = write_places(state, BUILDING.read(word)) if word in BUILDINGS else []
    builders = [entry % state.seats for entry in state.builders if entry // state.seats == tile]
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
            "new": bool(state.fresh >> len(CARTS) + place & 1),
        }
        for place in range(FIRST_PLACE[building], FIRST_PLACE[building + 1])
    ]


def write_acting(state: State, turn: int) -> Acting:
    seat, card = state.ribbon[turn] // SLOTS, state.ribbon[turn] % SLOTS
    is_worker = 1 << card & WORKER_CARDS != 0
    worker = seat * WORKERS + card - WORKER_WOOD
    return {
        "card": CARD.write(card),
        "seat": seat,
        "done": turn < state.turn,
        "now": turn == state.turn and not state.unfilled,
        "filled": is_worker and not state.unfilled >> worker & 1,
        "pieces": write_pieces(state, worker) if is_worker else None,
    }


def write_pieces(state: State, worker: int) -> Counts:
    """What lies on a worker's card."""
    on_card = state.on_cards[worker * KINDS : (worker + 1) * KINDS]
    return {kind: count for kind, count in zip(RESOURCES, on_card, strict=True) if count}


def write_action(state: State) -> Action:
    closed = [card for card in range(state.seats * WORKERS) if state.closed >> card & 1]
    return {
        "seat": _seat(state.current),
        "built": state.erected,
        "housed": state.settled,
        "closed": [[card // WORKERS, CARD.write(WORKER_WOOD + card % WORKERS)] for card in closed],
        "tile": None if state.tile == NONE else TILE.write(state.tile),
        "sale": None if state.sale == NONE else write_sale(state.sale),
        "asked": state.asked,
    }


def write_sale(sale: int) -> list[str | int]:
    card = sale // KINDS
    return [card // WORKERS, CARD.write(WORKER_WOOD + card % WORKERS), RESOURCES[sale % KINDS]]


def write_winter(state: State) -> Winter:
    seen = [card for card in range(len(WINTER_CARDS)) if not state.unseen >> card & 1]
    gone = [card for card in seen if card != state.card and not state.table >> card & 1]
    has_maiden = state.table >> MAIDEN & 1
    maiden: Maiden = {
        "gifts": _counts(GIFT.words, state.gifts),
        "wooing": [seat for seat in range(state.seats) if state.wooing >> seat & 1],
    }
    inn = write_places(state, INN)[0]
    return {
        "card": None if state.card == NONE else WINTER_CARD.write(state.card),
        "unseen": _bits(WINTER_CARD, state.unseen),
        "table": _bits(WINTER_CARD, state.table),
        "out": [WINTER_CARD.write(card) for card in gone],
        "spaces": list(state.figures.winter_spaces),
        "sure": dict(SURE_TRACK),
        "inn": {"host": inn["seat"], "coins": state.coins, "place": inn} if is_finished(state, INN) else None,
        "barn": {"places": write_places(state, BARN)} if is_finished(state, BARN) else None,
        "maiden": maiden if has_maiden else None,
    }


def write_corrected(figures: Figures) -> Corrected:
    return {
        "costs": _differences(TILES, COSTS, figures.costs),
        "points": _differences(TILES, POINTS, figures.points),
        "prices": _differences(PLACE_NAMES, PRICES, figures.prices),
    }


# -- reading


def read_table(table: OpenTable) -> State:
    state = new_state(
        table["seats"],
        SEASONS.index(table["season"]),
        PURCHASES.index(table["purchase"]),
        LAST_PIECES.index(table["last_piece"]),
        TIES.index(table["tie"]),
        read_figures(table),
    )
    state.stage = STAGES.index(table["stage"])
    state.active = _read_seat(table["active"])
    state.round = table["round"]
    state.players = [read_player(written) for written in table["players"]]
    state.tower = _read_counts(RESOURCES, table["tower"])
    state.stock = _read_counts(RESOURCES, table["stock"])
    state.bank = table["bank"]
    state.smithy = table["smithy"]
    state.builders = [TILE.read(str(tile)) * state.seats + int(seat) for tile, seat in table["built"]]
    state.gone = _read_counts(GIFT.words, table["gone"])
    read_castle(state, table)
    read_ribbon(state, table["ribbon"])
    read_action(state, table["action"])
    if table["winter"] is not None:
        read_winter(state, table["winter"])
    return state


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
        hand=_read_bits(CARD, written["hand"]),
        played=_read_bits(CARD, written["played"]),
        chosen=_read_bits(CARD, written["choice"] or []),
        built=written["built"],
        housed=_read_bits(BUILDING, written["housed"]),
        points=_read_counts(SOURCE.words, written["sheet"]),
    )


def read_castle(state: State, table: OpenTable) -> None:
    for tile, written in enumerate(table["castle"]["tiles"]):
        if tile < len(TILES):
            state.unbuilt[tile] = written["unbuilt"]
        read_places(state, written["places"])
    for cart, standing in enumerate(table["carts"]):
        state.carts[cart] = _read_seat(standing["seat"])
        state.fresh |= standing["new"] << cart


def read_places(state: State, places: Sequence[WrittenPlace]) -> None:
    for written in places:
        place = PLACE_NAMES.index(written["name"])
        state.places[place] = _read_seat(written["seat"])
        state.fresh |= written["new"] << len(CARTS) + place


def read_ribbon(state: State, ribbon: Sequence[Acting]) -> None:
    for acting in ribbon:
        seat, card = acting["seat"], CARD.read(acting["card"])
        state.ribbon.append(seat * SLOTS + card)
        state.turn += acting["done"]
        if acting["pieces"] is not None:
            worker = seat * WORKERS + card - WORKER_WOOD
            state.unfilled |= (not acting["filled"]) << worker
            pieces = _read_counts(RESOURCES, acting["pieces"])
            state.on_cards[worker * KINDS : (worker + 1) * KINDS] = pieces


def read_action(state: State, action: Action) -> None:
    state.current = _read_seat(action["seat"])
    state.erected = action["built"]
    state.settled = action["housed"]
    for seat, card in action["closed"]:
        state.closed |= 1 << int(seat) * WORKERS + CARD.read(str(card)) - WORKER_WOOD
    state.tile = NONE if action["tile"] is None else TILE.read(action["tile"])
    if action["sale"] is not None:
        owner, card, resource = action["sale"]
        worker = int(owner) * WORKERS + CARD.read(str(card)) - WORKER_WOOD
        state.sale = worker * KINDS + RESOURCES.index(str(resource))
    state.asked = action["asked"]


def read_winter(state: State, winter: Winter) -> None:
    state.unseen = _read_bits(WINTER_CARD, winter["unseen"])
    state.table = _read_bits(WINTER_CARD, winter["table"])
    state.card = NONE if winter["card"] is None else WINTER_CARD.read(winter["card"])
    if winter["inn"] is not None:
        state.coins = winter["inn"]["coins"]
        read_places(state, [winter["inn"]["place"]])
    if winter["barn"] is not None:
        read_places(state, winter["barn"]["places"])
    if winter["maiden"] is not None:
        state.gifts = _read_counts(GIFT.words, winter["maiden"]["gifts"])
        for seat in winter["maiden"]["wooing"]:
            state.wooing |= 1 << seat


# -- words and numbers


def _seat(seat: Seat) -> Seat | None:
    return None if seat == NOBODY else seat


def _read_seat(seat: Seat | None) -> Seat:
    return NOBODY if seat is None else seat


def _cards(bits: int) -> list[str]:
    return [CARD.write(card) for card in CARDS_OF[bits]]


def _bits(words: Words, bits: int) -> list[str]:
    return [word for number, word in enumerate(words.words) if bits >> number & 1]


def _read_bits(words: Words, named: Sequence[str]) -> int:
    return sum([1 << words.read(word) for word in named])


def _counts(words: Sequence[str], counts: Sequence[int]) -> Counts:
    return dict(zip(words, counts, strict=True))


def _read_counts(words: Sequence[str], counts: Counts) -> list[int]:
    return [counts.get(word, 0) for word in words]


def _differences(names: Sequence[str], printed: Sequence[int], figures: Sequence[int]) -> Counts:
    rows = zip(names, printed, figures, strict=True)
    return {name: figure for name, original, figure in rows if figure != original}


def _corrected(names: Sequence[str], printed: Sequence[int], asked: Counts) -> tuple[int, ...]:
    return tuple([asked.get(name, figure) for name, figure in zip(names, printed, strict=True)])
