"""Positions that somebody sets up: how they look, why they cannot be, and what is best in them."""

from collections.abc import Sequence
from random import Random
from typing import Any, Final

from bastide.core import registry
from bastide.core.errors import BadOption, BastideError, IllegalMove, Message
from bastide.core.game import CHANCE, Game, Seat, Written
from bastide.core.match import Match, new_match
from bastide.core.options import read_options
from bastide.core.position import POSITION, Carried, check_form, dealt_anew, lay_out, midway
from bastide.server.house import House
from bastide.server.http.forms.positions import Tried, TryWish
from bastide.server.sockets.messages import HintedWay
from bastide.server.sockets.talking import advise
from bastide.server.storage.schema import Guest
from bastide.server.tables.table import Table, score_of
from bastide.server.wording import worded

MOST_MOVES: Final = 60  # before the first turn; only what is chosen for the set-up


def look(wish: TryWish, guest: Guest) -> Tried:
    """A position as it was described, or that of a new game."""
    game = registry.game(wish.game)
    options = {name: value for name, value in wish.options.items() if name != POSITION}
    if wish.position is None:
        return tried(game, left_open(game, options), beginning(wish.game, options), wish.seat, guest)
    position, left = wish.position, list[Message]()
    if wish.former is not None:
        position, left = carried(game, left_open(game, {**wish.former}), options, position)
    if wish.follow:
        position = followed(game, left_open(game, options), position)
    return tried(game, left_open(game, options), position, wish.seat, guest, left)


def carried(game: Game, former: dict[str, Any], options: dict[str, Any], position: Written) -> Carried:
    """A position of other options under these: what they know of it, the rest as in a new game; nothing of a
    position that could be, and could not any more."""
    fresh, asked = beginning(game.KEY, options), left_open(game, options)
    chosen = read_options(game.options(), asked)
    before = read_options(game.options(), former)
    known = game.POSITIONS.faults(lay_out(game, before, position))
    try:
        kept, left = game.POSITIONS.carry(before, chosen, dict(position), dict(fresh))
        kept = followed(game, asked, kept)
        new_faults = [] if known else game.POSITIONS.faults(lay_out(game, chosen, kept))
    except BadOption:
        return dict(fresh), [dealt_anew()]
    return (dict(fresh), [dealt_anew()]) if new_faults else (kept, left)


def at_moment(table: Table, move: int, guest: Guest) -> Tried:
    """Where the turn began that was going on after so many moves of a finished game."""
    match = table.new_match()
    found: Written | None = None
    refusal: BastideError = midway(match.game.KEY)
    for row in [None, *table.match.log[:move]]:
        if row is not None:
            match.extend([(row.seat, row.line)])
        try:
            found = match.position()
        except BadOption as why:
            refusal = why
    if found is None:
        raise refusal
    options = {name: value for name, value in table.stored.options.items() if name != POSITION}
    return tried(match.game, left_open(match.game, options), found, None, guest)


def beginning(key: str, options: dict[str, Any]) -> Written:
    """The first turn of a new game; what players choose before it, chance does."""
    match, rng = new_match(key, options), Random()
    for _ in range(MOST_MOVES):
        try:
            return match.position()
        except BadOption as refusal:
            if refusal.message.key != midway(key).message.key:
                raise
        seat = match.to_act[0]
        match.play(seat, rng.choice(match.legal(seat)))
    raise midway(key)


def left_open(game: Game, options: dict[str, Any]) -> dict[str, Any]:
    """The options that a position does not settle."""
    read_options(game.options(), options)
    return {name: value for name, value in options.items() if name not in game.POSITIONS.decides}


def followed(game: Game, options: dict[str, Any], position: Written) -> dict[str, Any]:
    check_form(position, game.POSITIONS.form, POSITION)
    return dict(game.POSITIONS.follow(read_options(game.options(), options), position))


def tried(
    game: Game,
    options: dict[str, Any],
    position: Written,
    seat: Seat | None,
    guest: Guest,
    left: Sequence[Message] = (),
) -> Tried:
    chosen = read_options(game.options(), options)
    state = lay_out(game, chosen, position)
    problems = game.POSITIONS.faults(state)
    acting = [one for one in game.to_act(state) if one != CHANCE]
    eyes = seat if seat is not None and 0 <= seat < chosen["seats"] else (acting or [0])[0]
    whole = {**options, "seats": chosen["seats"]}
    return Tried(
        game=game.KEY,
        options=whole,
        position=position,
        opening={**whole, POSITION: position},
        seat=eyes,
        to_act=acting,
        view=game.view(state, eyes),
        score=score_of(game.result(state)),
        problems=[worded(problem, guest.language, game.KEY) for problem in problems],
        left=[worded(message, guest.language, game.KEY) for message in left],
        record="" if problems else match_of(game.KEY, whole, position).record(),
    )


def match_of(key: str, options: dict[str, Any], position: Written | None) -> Match:
    return new_match(key, {**options, POSITION: position}, chance="manual")


async def hints(house: House, guest: Guest, wish: TryWish) -> list[HintedWay]:
    """The best ways to go on for whoever is to act."""
    match = match_of(wish.game, {**wish.options}, wish.position)
    match.play_chance()
    acting = [seat for seat in match.to_act if seat != CHANCE]
    seat = wish.seat if wish.seat in acting else (acting or [CHANCE])[0]
    if seat is None or seat == CHANCE:
        raise IllegalMove(Message("nothing-to-hint"), wish.game)
    return await advise(house, guest, wish.game, match.view(seat), match.legal(seat))
