"""What a position of A Castle for All Seasons is worth to a seat, in points.

The points so far, and what lies on the table as a player would value it: resources as tiles to come, talers
as places to come, helpers by what they will have brought at the end, cards still to act by what they do.
"""

from typing import Final

from bastide.core.game import Seat
from bastide.games.seasons.components import (
    BARN,
    BRICKLAYER,
    BUILDING_OF,
    BUILDING_POINTS,
    CARTS,
    COUNTS,
    DELIVERY,
    FREE_KINDS,
    FREE_PIECES,
    FREE_PLACES,
    HELPERS,
    HOUSE,
    HOUSES,
    INN,
    KINDS,
    MAIDEN_POINTS,
    MARKET,
    MASTER_BUILDER,
    MASTER_POINTS,
    MATERIALS,
    MESSENGER,
    MESSENGER_TALERS,
    MOST_TILES,
    NOBODY,
    PALACE,
    PER,
    PLACES,
    POINTS_PER,
    RIDER,
    ROUNDS,
    SHOWN,
    SILVER,
    SILVER_THERE,
    STONEMASON,
    TOWER,
    TOWERS,
    TRADER,
    UNBUILT,
    WORKER_STONE,
)
from bastide.games.seasons.moves import END_TURN, Pay
from bastide.games.seasons.rules.building import payments
from bastide.games.seasons.rules.housing import open_places
from bastide.games.seasons.rules.turning_in import market_points, palace_points, points_then
from bastide.games.seasons.scoring import counted, helpers_of, left_over, place_points
from bastide.games.seasons.state import (
    ACTION,
    CHOOSE,
    GIFT_DUE,
    MARKET_OPEN,
    OVER,
    PALACE_OPEN,
    State,
    copy,
)
from bastide.games.seasons.turn import play

BUILDING_POINT: Final = 0.34  # what a building point in one's hands is worth
SILVER_PIECE: Final = 1.9  # it becomes any piece
THREE_KINDS: Final = 0.8  # fewer build nothing
TALER_POINT: Final = 0.36
PLENTY: Final = 18  # talers; those beyond are worth less
CARD_IN_HAND: Final = 0.8
CARD_PLAYED: Final = 0.3
HELPER: Final = 0.4  # in the supply
DELIVERIES: Final = 0.35  # a round
TILES_A_ROUND: Final = 1.1  # by all players
LIKELY_PIECES: Final = 4  # that a bricklayer is paid for
FIRST: Final = 0.5  # to be ahead at the end, be it by a tie-break


def worth(state: State, seat: Seat) -> float:
    """How far the seat is ahead of the best other one, as things are likely to go on.

    Less than a tenth of a point is no difference: the estimate is coarser than that.
    """
    if state.stage >= MARKET_OPEN:
        return lead_at_the_end(state, seat)
    if state.stage == ACTION and state.current == seat:
        state = copy(state)
        play(state, seat, END_TURN)  # so that what others do then weighs on every choice alike
    others = [prospect(state, other) for other in range(state.seats) if other != seat]
    own = worth_of(state, seat) + worth_of_cards_to_act(state, seat)
    return round(own - max(others), 1)


def lead_at_the_end(state: State, seat: Seat) -> float:
    """How far the seat is ahead once everything has scored, and a little for winning a tie. (S7.9)"""
    standings = [standing_at_the_end(state, other) for other in range(state.seats)]
    own, best = standings[seat], max(standings[:seat] + standings[seat + 1 :])
    return own[0] - best[0] + (FIRST if own > best else 0.0)


def standing_at_the_end(state: State, seat: Seat) -> tuple[int, int, int]:
    """Points, talers, resources; who is still to be asked gives all that brings points. (S7.6–S7.9)"""
    player, still_asked = state.players[seat], (seat - state.active) % state.seats >= state.asked
    points = sum(player.points) if state.stage == OVER else points_then(state, seat, 0)
    if state.stage == MARKET_OPEN and still_asked:
        points += market_points(state, seat, helpers_of(state, seat, MARKET))
    if state.stage == MARKET_OPEN or (state.stage == PALACE_OPEN and still_asked):
        points += palace_points(state, seat, helpers_of(state, seat, PALACE))
    return points, player.talers, left_over(state, player.resources)


def prospect(state: State, seat: Seat) -> float:
    """What another seat has, and what its open cards will bring; secret ones are not to be guessed."""
    return worth_of(state, seat) + (0.0 if state.stage == CHOOSE else worth_of_cards_to_act(state, seat))


def worth_of(state: State, seat: Seat) -> float:
    player = state.players[seat]
    points = float(sum(player.points))
    left = rounds_left(state)
    points += worth_of_resources(state, seat, left)
    points += worth_of_talers(state, seat, player.talers, left)
    points += worth_of_helpers(state, seat, left)
    hold = min(1.0, left / 3)
    points += hold * (CARD_IN_HAND * len(player.hand) + CARD_PLAYED * len(player.played))
    if seat in state.wooing:
        points += MAIDEN_POINTS / (len(state.wooing) + 1)
    return points


def rounds_left(state: State) -> int:
    """Rounds after this one."""
    return ROUNDS[state.seats] - max(state.round, 1)


# -- what one has


def chances_to_build(state: State, seat: Seat, left: int) -> float:
    """How often the seat is likely to build yet."""
    to_come = cards_to_act(state, seat)
    return 0.6 * left + sum([1.0 for card in to_come if BRICKLAYER <= card < MASTER_BUILDER])


def worth_of_resources(state: State, seat: Seat, left: int) -> float:
    """Pieces in hand and on own worker cards: tiles to come, or points in the palace."""
    pieces = state.players[seat].resources.copy()
    for card in state.worker_cards:
        if card.seat == seat:
            pieces = [own + lying for own, lying in zip(pieces, card.pieces, strict=True)]
    value = worth_of_pieces(pieces) * min(1.0, chances_to_build(state, seat, left) / 2)
    in_palace = helpers_of(state, seat, PALACE)
    return max(value, 0.9 * palace_points(state, seat, in_palace)) if in_palace else value


def worth_of_pieces(pieces: list[int]) -> float:
    """By their building points; of one kind only so many are of use."""
    value = SILVER_PIECE * min(pieces[SILVER], 5)
    for kind in range(MATERIALS):
        value += BUILDING_POINT * BUILDING_POINTS[kind] * min(pieces[kind], 6)
    kinds = len([kind for kind in range(MATERIALS) if pieces[kind] > 0]) + min(pieces[SILVER], 1)
    return value + (THREE_KINDS if kinds >= 3 else 0.0)


def worth_of_talers(state: State, seat: Seat, talers: int, left: int) -> float:
    """Places to come, or points at the market."""
    in_market = helpers_of(state, seat, MARKET)
    spending = TALER_POINT * min(talers, PLENTY) + 0.12 * max(talers - PLENTY, 0)
    value = spending * min(1.0, chances_to_build(state, seat, left) / 2) + 0.01 * talers
    return max(value, 0.95 * market_points(state, seat, in_market)) if in_market else value


# -- helpers


def worth_of_helpers(state: State, seat: Seat, left: int) -> float:
    points = HELPER * min(1.0, left / 4) * state.players[seat].helpers
    for place in range(PLACES):
        if state.places[place] == seat:
            points += worth_of_place(state, place, left)
    for cart in range(len(CARTS)):
        if state.carts[cart] == seat:
            points += worth_of_cart(state, cart) * (DELIVERIES * left + deliveries_due(state))
    return points


def worth_of_cart(state: State, cart: int) -> float:
    """What one delivery leaves after the tribute."""
    brought = max(0, min(DELIVERY[cart], state.stock[cart]) - 1)
    return brought * (SILVER_PIECE if cart == RIDER else BUILDING_POINT * BUILDING_POINTS[cart])


def deliveries_due(state: State) -> int:
    """Whether a trader is still to act in this round."""
    return int(any(action.card == TRADER for action in state.ribbon[state.turn :]))


def worth_of_place(state: State, place: int, left: int) -> float:
    """What a helper there will probably have brought at the end."""
    building = BUILDING_OF[place]
    if building == MARKET:
        return 2.0 * min(1.0, left / 3)  # beside the talers themselves
    if building == PALACE:
        return 3.0 * min(1.0, left / 3)
    if building == INN:
        return 0.5 * left
    if building == BARN:
        return float(place_points(state, building, place)) - min(2.0, 0.3 * left)
    return POINTS_PER[place] * likely_count(state, COUNTS[place], left) / PER[place]


def likely_count(state: State, what: int, left: int) -> float:
    """What a place counts, as it will probably stand at the end."""
    now = counted(state, what)
    if what == FREE_PLACES:
        return max(1.0, now - 0.4 * left)
    if what == HELPERS:
        return now + min(5.0, 0.7 * left)
    if what == TOWERS:
        return now + min(state.unbuilt[TOWER], 0.4 * left)
    if what == HOUSES:
        return now + min(state.unbuilt[HOUSE], 0.35 * left)
    if what == UNBUILT:
        return max(0.0, now - TILES_A_ROUND * left)
    return now + 0.4 * left if what == SILVER_THERE else float(now)


# -- cards that are still to act


def cards_to_act(state: State, seat: Seat) -> list[int]:
    """The cards of the round that have not begun: chosen in secret, or later on the ribbon."""
    if state.stage == CHOOSE:
        return list(state.players[seat].chosen)
    later = state.ribbon[state.turn + 1 :] if state.stage < GIFT_DUE else []
    return [action.card for action in later if action.seat == seat]


def worth_of_cards_to_act(state: State, seat: Seat) -> float:
    """What the chosen characters will probably bring, one after the other."""
    trial = copy(state)
    left = rounds_left(state)
    return sum([worth_of_card(trial, seat, card, left) for card in cards_to_act(state, seat)])


def worth_of_card(trial: State, seat: Seat, card: int, left: int) -> float:
    """What a character will probably bring; the trial keeps what it takes and spends."""
    if card == MESSENGER:
        talers = trial.players[seat].talers
        more = min(MESSENGER_TALERS, trial.bank)
        return worth_of_talers(trial, seat, talers + more, left) - worth_of_talers(trial, seat, talers, left)
    if card == TRADER:
        return worth_of_trader(trial, seat, left)
    if card == MASTER_BUILDER:
        return worth_of_master_builder(trial, seat, left)
    usable = min(1.0, 0.3 * left + 0.4)
    if card == BRICKLAYER:
        return usable * best_of_tower(trial, seat) + worth_of_housing(trial, seat, left, builds=True)
    if card == STONEMASON:
        built = worth_of_building(trial, seat, 1.0, left)
        return built + (worth_of_housing(trial, seat, left, builds=False) if built > 0 else 0.0)
    return usable * take_card(trial, seat, card) + worth_of_building(trial, seat, 0.5, left)


def worth_of_trader(trial: State, seat: Seat, left: int) -> float:
    """The best cart that is free, now and later, and a delivery to the own helpers."""
    value = sum([worth_of_cart(trial, cart) for cart in range(len(CARTS)) if trial.carts[cart] == seat])
    free = [cart for cart in range(RIDER) if trial.carts[cart] == NOBODY]
    others = [cart for cart in range(len(CARTS)) if trial.carts[cart] != seat]
    open_carts = (free or others) if trial.players[seat].helpers > 0 else []
    best = max([worth_of_cart(trial, cart) for cart in open_carts], default=0.0)
    return value + best * (1 + DELIVERIES * left) - (HELPER if open_carts else 0.0)


def worth_of_master_builder(trial: State, seat: Seat, left: int) -> float:
    """Cards back, and points for what opponents are likely to build."""
    played = len({*trial.players[seat].played, *trial.players[seat].chosen})
    cards = (CARD_IN_HAND - CARD_PLAYED) * min(1.0, left / 3) * played
    rivals = [other for other in range(trial.seats) if other != seat]
    tiles = sum([0.5 if payable(trial, other) else 0.15 for other in rivals])
    return cards + MASTER_POINTS * tiles * (1.4 if trial.seats == 2 else 1.0)


def payable(trial: State, seat: Seat) -> bool:
    """Whether the seat could build anything now."""
    costs = {trial.figures.costs[tile] for tile in range(len(trial.unbuilt)) if trial.unbuilt[tile]}
    return any(payments(trial, seat, cost, 1) for cost in sorted(costs))


def best_of_tower(trial: State, seat: Seat) -> float:
    """Take the kind that is worth most."""
    values = [trial.tower[kind] * BUILDING_POINT * BUILDING_POINTS[kind] for kind in range(MATERIALS)]
    values.append(trial.tower[SILVER] * SILVER_PIECE)
    best = values.index(max(values))
    trial.players[seat].resources[best] += trial.tower[best]
    trial.tower[best] = 0
    return values[best]


def take_card(trial: State, seat: Seat, card: int) -> float:
    """What a worker's card brings, as far as the stock has it."""
    pieces = SHOWN[card].copy()
    if card == WORKER_STONE:
        pieces[max(FREE_KINDS, key=lambda kind: BUILDING_POINTS[kind])] += FREE_PIECES
    value = 0.0
    for kind in range(KINDS):
        count = min(pieces[kind], trial.stock[kind])
        trial.players[seat].resources[kind] += count
        trial.stock[kind] -= count
        value += count * (SILVER_PIECE if kind == SILVER else BUILDING_POINT * BUILDING_POINTS[kind])
    return value


def worth_of_building(trial: State, seat: Seat, share: float, left: int) -> float:
    """The best two tiles that can be paid for: this share of their points, less the pieces."""
    gain = 0.0
    for _ in range(MOST_TILES):
        found = best_tile(trial, seat, share, left)
        if found is None:
            break
        tile, pay, more = found
        spend(trial, seat, tile, pay)
        gain += more
    return gain


def best_tile(trial: State, seat: Seat, share: float, left: int) -> tuple[int, Pay, float] | None:
    best: tuple[int, Pay, float] | None = None
    price = BUILDING_POINT * min(1.0, 0.3 * left)
    for tile, cost in enumerate(trial.figures.costs):
        gain = share * trial.figures.points[tile] - price * cost
        if trial.unbuilt[tile] and gain > (best[2] if best else 0.0):
            ways = payments(trial, seat, cost, 1)
            if ways:
                way = ways[0]
                assert isinstance(way, Pay)
                best = (tile, way, gain)
    return best


def spend(trial: State, seat: Seat, tile: int, pay: Pay) -> None:
    """The tile is paid for in the trial; silver stands in for what is missing."""
    resources = trial.players[seat].resources
    paid = (pay.paid_sand, pay.paid_wood, pay.paid_clay, pay.paid_stone)
    for kind in range(MATERIALS):
        missing = max(0, paid[kind] - resources[kind])
        resources[SILVER] -= missing
        resources[kind] += missing - paid[kind]
    trial.unbuilt[tile] -= 1


def worth_of_housing(trial: State, seat: Seat, left: int, builds: bool) -> float:
    """The best place that can be paid for, less its price; a bricklayer has to build first."""
    if builds:
        if not payable(trial, seat):
            return 0.0
        trial.players[seat].talers += LIKELY_PIECES
    talers = trial.players[seat].talers
    gains = [0.0]
    for place in open_places(trial, seat):
        price = worth_of_talers(trial, seat, talers, left)
        price -= worth_of_talers(trial, seat, talers - trial.figures.prices[place], left)
        gains.append(worth_of_place(trial, place, left) - price - HELPER)
    return max(gains)
