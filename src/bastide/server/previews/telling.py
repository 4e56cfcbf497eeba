"""What may be said of an address to whoever sees its link: of a table its game, of a replay how it ended."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date
from typing import Final, Literal

import bastide
from bastide.core.game import Result
from bastide.server.house import House
from bastide.server.names import given_number
from bastide.server.refusal import Refusal
from bastide.server.storage.schema import StoredSeat
from bastide.server.study.daily import is_closed
from bastide.server.tables.kept import KeptTable
from bastide.server.tables.table import Table
from bastide.words import Words, words_for

Kind = Literal["house", "game", "table", "replay"]

GAME_PAGES: Final = ("rules", "first")


@dataclass(frozen=True)
class Row:
    """A player of a finished game."""

    seat: int
    name: str
    score: int
    parts: tuple[int, ...]  # of the score, by source


@dataclass(frozen=True)
class Preview:
    """A link in words; `rows` only where the game is over."""

    kind: Kind
    key: str  # of the game or the table
    game: str
    title: str
    says: str
    rows: tuple[Row, ...] = ()
    winner: int = 0


async def preview_of(house: House, path: str, language: str) -> Preview:
    """What the page at this address is about; whatever cannot be found is a page of the house."""
    page, _, rest = path.strip("/").partition("/")
    key = rest.partition("/")[0]
    if page in GAME_PAGES and key in bastide.games():
        return of_game(key, language)
    if page in ("table", "replay") and key:
        try:
            return await of_table(house, page == "replay", key, language)
        except Refusal:
            pass
    return of_house(language)


def of_house(language: str) -> Preview:
    return Preview("house", "house", "", "Bastide", words_for(language).say("preview-house"))


def of_game(game: str, language: str) -> Preview:
    words = words_for(language, game)
    return Preview("game", game, game, words.say("title"), words.say("preview-game"))


async def of_table(house: House, replay: bool, key: str, language: str) -> Preview:
    """A table shows its game: not who sits there, nor how far it is. A replay is there to be shown."""
    table = await house.kept_table(key)
    game = table.stored.game
    if game not in bastide.games():
        return of_house(language)
    is_shown = replay and table.stored.status == "finished" and not is_secret(house, table)
    if is_shown and isinstance(table, Table):
        return of_replay(table, key, language)
    words = words_for(language, game)
    return Preview("table", key, game, words.say("title"), words.say("preview-table"))


def is_secret(house: House, table: KeptTable) -> bool:
    """A challenge tells nothing by its link before its day is over."""
    day = table.stored.daily
    return bool(day) and not is_closed(house, date.fromisoformat(day))


def of_replay(table: Table, key: str, language: str) -> Preview:
    words, result = words_for(language, table.stored.game), table.match.result
    names = names_of(table.stored.seats, words)
    order = sorted(range(len(names)), key=lambda seat: (result.ranking[seat], -result.scores[seat], seat))
    sources = list(dict.fromkeys(source for sheet in result.sheets for source in sheet))
    rows = tuple(
        Row(seat, names[seat], result.scores[seat], tuple(result.sheets[seat].get(one, 0) for one in sources))
        for seat in order
    )
    winner = result.winners[0] if result.winners else order[0]
    says = words.say("preview-replay", game=words.say("title"))
    return Preview("replay", key, table.stored.game, title_of(result, names, words), says, rows, winner)


def names_of(seats: Sequence[StoredSeat], words: Words) -> list[str]:
    return [name_at(seat, words) for seat in seats]


def name_at(seat: StoredSeat, words: Words) -> str:
    given = given_number(seat.name)
    if given:
        return words.say("guest-number", number=given)
    if seat.name:
        return seat.name
    level = f"level-{seat.bot}"
    if seat.bot and words.has(level):
        return words.say(level)
    return words.say("player-number", number=seat.seat + 1)


def title_of(result: Result, names: Sequence[str], words: Words) -> str:
    """Who has won, as the page itself says it."""
    if not result.final:
        return words.say("ended-early")
    if len(names) == 1:
        return words.say("won-alone" if result.winners else "lost-alone", player=names[0])
    winners = ", ".join(names[seat] for seat in result.winners)
    if len(result.winners) == 1:
        return words.say("winner", player=winners, score=result.scores[result.winners[0]])
    team = next((team for team in result.teams if set(team) == set(result.winners)), [])
    together = sum(result.scores[seat] for seat in team) if team else result.scores[result.winners[0]]
    return words.say("winning-team" if team else "winners", players=winners, score=together)
