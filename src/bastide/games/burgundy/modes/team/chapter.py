"""The chapter of the team game. (B16)"""

from typing import Final

from bastide.core.errors import Message
from bastide.core.spots import Gesture, Step
from bastide.games.burgundy.book import Book, Chapter, Mode, SpotKind
from bastide.games.burgundy.components import MODE_DUCHIES, TILE
from bastide.games.burgundy.modes.team.events import TileStored
from bastide.games.burgundy.modes.team.features import LOOKS
from bastide.games.burgundy.modes.team.figures import TEAM_WORKERS
from bastide.games.burgundy.modes.team.moves import FIELDS, DiscardShared, PlaceShared, Store
from bastide.games.burgundy.modes.team.partners import (
    KEY,
    TEAM_SEATS,
    TEAMS,
    firsts,
    new_part,
    partner,
    read_part,
)
from bastide.games.burgundy.modes.team.position import POSITIONS
from bastide.games.burgundy.modes.team.reasons import (
    explain_discard_shared,
    explain_place_own,
    explain_place_shared,
    explain_store,
)
from bastide.games.burgundy.modes.team.result import team_points, team_result
from bastide.games.burgundy.modes.team.shown import SHOWN
from bastide.games.burgundy.modes.team.storage import (
    legal_discard_shared,
    legal_place_shared,
    placing_line,
    play_discard_shared,
    play_place_shared,
    play_store,
    read_store,
    shared_line,
    store_in_team,
    workers_for_shared,
)
from bastide.games.burgundy.moves import Place


def join(book: Book) -> None:
    book.plays.update({Store: play_store, PlaceShared: play_place_shared, DiscardShared: play_discard_shared})
    book.explains.update(
        {
            Store: explain_store,
            Place: explain_place_own,
            PlaceShared: explain_place_shared,
            DiscardShared: explain_discard_shared,
        }
    )
    book.workers_for[PlaceShared] = workers_for_shared
    book.leave_open([], {"store": read_store})
    book.owners = firsts
    book.workers = TEAM_WORKERS
    book.before_storing.append(store_in_team)
    book.making_room.append(legal_discard_shared)
    book.other_storage.append(legal_place_shared)
    book.result = team_result
    book.points = team_points


CHAPTER: Final = Chapter(
    KEY,
    "B16.1",
    join,
    moves={"place-shared": PlaceShared, "discard-shared": DiscardShared, "store": Store},
    spots={"shared": SpotKind(TILE, line=shared_line, onto=placing_line)},
    gestures={
        "place-shared": Gesture(
            Step("die {die}", tool=True, at={"die any": ""}),
            Step("shared {tile}", tool=True),
            Step("space {space}"),
        ),
        "discard-shared": Gesture(Step("shared {tile}")),
    },
    kinds=FIELDS,
    events=(TileStored,),
    mode=Mode(
        seats=range(TEAM_SEATS, TEAM_SEATS + 1),
        duchies=MODE_DUCHIES[KEY],
        absent=Message("no-teams", clause="B16.3"),
        teams=tuple([(seat, partner(seat)) for seat in range(TEAMS)]),
    ),
    new_part=new_part,
    read_part=read_part,
    shown=SHOWN,
    positions=POSITIONS,
    looks=LOOKS,
)
