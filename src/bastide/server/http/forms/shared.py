"""What several forms have: what a game has made and is sent as it is, and something to say."""

from dataclasses import dataclass
from typing import Annotated, Any

from msgspec import Struct

from bastide.core.errors import Argument
from bastide.core.game import View


@dataclass(frozen=True)
class Published:
    """Marks what a game has made and is sent as it is: by the name of its type among the published ones."""

    name: str


GameView = Annotated[View, Published("View")]
GameEvent = Annotated[dict[str, Any], Published("Event")]
WordKind = Annotated[str, Published("WordKind")]
GameKey = Annotated[str, Published("GameKey")]
GameOptions = Annotated[dict[str, Any], Published("Options")]
GameOpening = Annotated[dict[str, Any], Published("Opening")]  # options, and a position to begin with
OptionName = Annotated[str, Published("OptionName")]
ModeKey = Annotated[str, Published("ModeKey")]
GamePosition = Annotated[dict[str, Any], Published("SetUp")]


class Words(Struct):
    """Something to say in the reader's language: a key, its arguments, the clause it rests on."""

    key: str
    arguments: dict[str, Argument]
    clause: str
    text: str


class Problem(Struct):
    """Why a request was refused; `code` is stable."""

    code: str
    detail: str
