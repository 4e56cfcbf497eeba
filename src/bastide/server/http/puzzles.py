"""Puzzles over HTTP."""

from typing import Annotated

from litestar import get, post
from litestar.di import NamedDependency, Provide
from litestar.params import FromPath, JSONBody, QueryParameter

from bastide.server.guests import provide_guest
from bastide.server.house import House
from bastide.server.http.forms.puzzles import (
    PuzzleAnswer,
    PuzzleClick,
    PuzzleGuess,
    PuzzleHint,
    PuzzleInfo,
    PuzzleLine,
    Puzzles,
    PuzzleWhy,
)
from bastide.server.sockets.messages import Previewed
from bastide.server.storage.schema import Guest
from bastide.server.study import puzzles

TheHouse = NamedDependency[House]
Asker = NamedDependency[Guest]
Key = FromPath[str]
Theme = Annotated[str, QueryParameter(max_length=20)]

guest_of = {"guest": Provide(provide_guest)}


@get("/api/puzzles", dependencies=guest_of, opt={"price": 2})
async def all_puzzles(guest: Asker, house: TheHouse) -> Puzzles:
    """The puzzles of every game by theme, and the asker's streak."""
    return await puzzles.show_all(house, guest)


@get("/api/puzzles/{game:str}/next", dependencies=guest_of, opt={"price": 3})
async def next_puzzle(game: Key, guest: Asker, house: TheHouse, theme: Theme = "") -> PuzzleInfo:
    """A puzzle of a game, of one theme or of any, that the asker has not answered."""
    return await puzzles.next_puzzle(house, guest, game, theme)


@get("/api/puzzles/{game:str}/{key:str}", dependencies=guest_of, opt={"price": 3})
async def one_puzzle(game: Key, key: Key, guest: Asker, house: TheHouse) -> PuzzleInfo:
    return await puzzles.show_puzzle(house, guest, game, key)


@post("/api/puzzles/{game:str}/{key:str}/preview", status_code=200, dependencies=guest_of)
async def preview_line(
    game: Key,
    key: Key,
    data: JSONBody[PuzzleLine],
    guest: Asker,  # noqa: ARG001 -- only guests look
    house: TheHouse,
) -> Previewed:
    """What a line would bring."""
    return await puzzles.preview(house, game, key, data.line)


@post("/api/puzzles/{game:str}/{key:str}/why", status_code=200, dependencies=guest_of)
async def explain_click(
    game: Key, key: Key, data: JSONBody[PuzzleClick], guest: Asker, house: TheHouse
) -> PuzzleWhy:
    """Why a click does nothing."""
    return PuzzleWhy(await puzzles.why_not(house, guest, game, key, data.spots))


@post("/api/puzzles/{game:str}/{key:str}/hint", status_code=200, dependencies=guest_of)
async def give_hint(
    game: Key,
    key: Key,
    guest: Asker,  # noqa: ARG001 -- only guests ask
    house: TheHouse,
) -> PuzzleHint:
    """The few lines that are worth a thought, the right one among them."""
    return await puzzles.hint(house, game, key)


@post("/api/puzzles/{game:str}/{key:str}/answer", status_code=200, dependencies=guest_of, opt={"price": 3})
async def answer_puzzle(
    game: Key, key: Key, data: JSONBody[PuzzleGuess], guest: Asker, house: TheHouse
) -> PuzzleAnswer:
    """Whether a line is right, and what each was worth."""
    return await puzzles.answer(house, guest, game, key, data)


PUZZLES = [all_puzzles, next_puzzle, one_puzzle, preview_line, explain_click, give_hint, answer_puzzle]
