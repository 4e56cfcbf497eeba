"""What tests of A Castle for All Seasons in the terminal have in common."""

import re
from functools import cache
from io import StringIO
from typing import Any

from rich.console import Console

import bastide
from bastide.bots import new_bot
from bastide.cli.boards import BOARDS
from bastide.cli.offers import Offers
from bastide.core.match import Match
from bastide.words import words_for
from tests.cli.terminal import House, opening_lines

SEED = 3
PLAY = ("play", "seasons", "--seed", str(SEED), "--bots", "uniform")
FIRST = opening_lines(SEED, game="seasons")
MARK = re.compile(r"\[(\d+)\]")


def said(key: str, language: str = "en", **arguments: Any) -> str:
    """A message as people read it."""
    return words_for(language, "seasons").say(key, **arguments)


def name(word: str, language: str = "en") -> str:
    return words_for(language, "seasons").name(word)


@cache
def pages_lines(seats: int = 2, season: str = "summer") -> tuple[str, ...]:
    """What a page in seat 0 plays against the pages of the terminal, to the end of the game."""
    match = bastide.Match("seasons", seed=SEED, seats=seats, season=season)
    bots = [new_bot("uniform", "seasons", seed=SEED + seat) for seat in range(seats)]
    while not match.over:
        seat = match.to_act[0]
        match.play(seat, bots[seat].choose(match.view(seat), match.legal(seat), seconds=1.0))
    return tuple(row.line for row in match.log if row.seat == 0)


def kept_match(house: House) -> Match:
    """The game as it was kept."""
    return bastide.replay(house.kept()[-1].read_text(encoding="utf-8"))


def unfolded(text: str) -> str:
    return " ".join(text.split())


def drawn(match: Match, seat: int, language: str = "en", width: int = 80) -> tuple[str, Offers]:
    """The table as the seat sees it, with the moves that are offered there."""
    board, words = BOARDS["seasons"], words_for(language, "seasons")
    lines = match.legal(seat)
    prices = {line: board.price(match.preview(seat, line), words) for line in lines}
    offers = Offers(lines, board.place_of, prices)
    names = ["Anna Maria", "Benjamin", "Caecilia", "Dorothea"][: match.options["seats"]]
    console = Console(width=width, record=True, file=StringIO())
    console.print(board.draw(match, seat, names, offers.marks(), (), words, width))
    return console.export_text(), offers
