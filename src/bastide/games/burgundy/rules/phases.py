"""Phases: the depots filled, the goods laid out, and what the end of a phase pays."""

from random import Random
from typing import Final

from bastide.core.chance import below, draw_from
from bastide.core.errors import Message
from bastide.core.game import Event
from bastide.games.burgundy.components import (
    COLOUR_OF,
    FILLED,
    MINE,
    NONE,
    PHASES,
    ROUNDS,
    WANTED,
)
from bastide.games.burgundy.events import GoodsLaid, MinesPaid, PhaseBegan, PhaseEnded
from bastide.games.burgundy.moves import FillDepots
from bastide.games.burgundy.rules.dice import gain_workers
from bastide.games.burgundy.scoring import score_all
from bastide.games.burgundy.stages import FILL, LAY_GOODS, OVER, ROLL
from bastide.games.burgundy.state import State, clear_depots, fill_space, owners

WORKERS_FROM_MINES: Final = 2  # monastery 2

# -- the start of a phase


def play_fill(state: State, tiles: tuple[int, ...]) -> list[Event]:
    """What is left in the depots leaves the game and every space in use gets a tile. (B3.1, B3.2, B3.4)"""
    clear_depots(state)
    state.phase += 1
    state.round = NONE
    spaces, wanted = FILLED[state.seats], WANTED[state.seats][state.phase]
    for place in range(len(spaces)):
        tile = tiles[place]
        pile = state.black if wanted[place] == NONE else state.stacks
        pile[tile] -= 1
        fill_space(state, spaces[place], tile)
    state.stage = LAY_GOODS
    events: list[Event] = [PhaseBegan(state.phase)]
    for step in state.book.phase_began:
        events += step(state)
    return events


def draw_fill(state: State, rng: Random) -> FillDepots:
    """A random tile with the right back for every space in use. (B3.2, B3.3, B3.4)"""
    stacks, black, book = state.stacks.copy(), state.black.copy(), state.book
    in_stacks = [count(stacks, tiles) for tiles in book.tiles_of]
    in_black = count(black, book.black_backed)
    tiles: list[int] = []
    for colour in WANTED[state.seats][state.phase + 1]:
        if colour == NONE:
            tiles.append(draw_tile(rng, black, book.black_backed, in_black))
            in_black -= 1
        else:
            tiles.append(draw_tile(rng, stacks, book.tiles_of[colour], in_stacks[colour]))
            in_stacks[colour] -= 1
    return FillDepots(tuple(tiles))


def count(pile: list[int], tiles: list[int]) -> int:
    """How many of these tiles are in the pile."""
    total = 0
    for tile in tiles:
        total += pile[tile]
    return total


def draw_tile(rng: Random, pile: list[int], tiles: list[int], total: int) -> int:
    """One of these tiles, so many in all, leaves the pile, each as likely as there are of it."""
    left = below(rng, total)
    for tile in tiles:
        left -= pile[tile]
        if left < 0:
            pile[tile] -= 1
            return tile
    raise AssertionError("unreachable: the counts add up to the limit")


def check_fill(state: State, tiles: tuple[int, ...]) -> Message | None:
    """A tile for every space in use, each with the right back and still there. (B3.2, B3.3, B3.4)"""
    wanted = WANTED[state.seats][state.phase + 1]
    if len(tiles) != len(wanted):
        return Message("other-number-due", {"number": len(wanted)}, clause="B3.2")
    stacks, black = state.stacks.copy(), state.black.copy()
    for colour, tile in zip(wanted, tiles, strict=True):
        pile = black if colour == NONE else stacks
        if pile[tile] == 0 or colour not in (NONE, COLOUR_OF[tile]):
            return Message("tile-not-in-stack", clause="B3.4" if colour == NONE else "B3.2")
        pile[tile] -= 1
    return None


def play_goods(state: State, wares: tuple[int, ...]) -> list[Event]:
    """The five goods of the phase lie on the round spaces. (B3.5)"""
    for goods in wares:
        state.bag[goods] -= 1
    state.round_goods = list(wares)
    state.stage = ROLL
    return [GoodsLaid(state.phase, wares[0], wares[1], wares[2], wares[3], wares[4])]


def draw_wares(state: State, rng: Random, number: int) -> tuple[int, ...]:
    """So many goods that have not been seen. (B2.1, B3.5)"""
    bag = state.bag.copy()
    wares: list[int] = []
    for _ in range(number):
        goods = draw_from(rng, bag)
        bag[goods] -= 1
        wares.append(goods)
    return tuple(wares)


def check_wares(state: State, wares: tuple[int, ...], number: int, clause: str) -> Message | None:
    """So many goods, all of them still there. (B2.1, B3.5)"""
    if len(wares) != number:
        return Message("other-number-due", {"number": number}, clause=clause)
    if any(wares.count(goods) > state.bag[goods] for goods in wares):
        return Message("goods-not-in-bag", clause=clause)
    return None


# -- the end of a phase


def end_round(state: State) -> list[Event]:
    """The next round, or the end of the phase, or of the game. (B9.1, B9.2)"""
    if state.round + 1 == ROUNDS:
        return [PhaseEnded(state.phase), *close_phase(state)]
    state.stage = ROLL
    for ask in state.book.round_ended:
        ask(state)
    return []


def close_phase(state: State) -> list[Event]:
    """Step by step; the rest waits while a decision is open. Then the next phase, or the end. (B9.4)"""
    events: list[Event] = []
    steps = state.book.phase_steps
    while state.step < len(steps):
        events += steps[state.step](state)
        if state.pending:
            return events
        state.step += 1
    state.step = 0
    if state.phase + 1 < len(PHASES):
        state.stage = FILL
        return events
    state.stage = OVER
    events += score_all(state)
    return events


def pay_mines(state: State) -> list[Event]:
    """1 silver for each mine, with monastery 2 also 1 worker, in turn order; once for a team.
    (B9.1, B10.2, B16.10)"""
    events: list[Event] = []
    for seat in owners(state):
        mines = state.duchies[seat].placed[MINE]
        if mines > 0:
            events += pay_miner(state, seat, mines)
    return events


def pay_miner(state: State, seat: int, mines: int) -> list[Event]:
    duchy, each = state.duchies[seat], 1
    for more in state.book.mine_silver:
        each += more(state, seat)
    workers = mines if duchy.has[WORKERS_FROM_MINES] else 0
    duchy.silver += each * mines
    events: list[Event] = [MinesPaid(seat, each * mines, workers)]
    if workers > 0:
        gain_workers(state, seat, workers, events)
    return events
