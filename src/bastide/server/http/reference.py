"""What the house publishes, over HTTP: its games, what is printed in their boxes, words, rules, messages."""

from collections.abc import Mapping
from functools import cache
from typing import Annotated, Any

from litestar import Request, Response, get
from litestar.enums import MediaType
from litestar.params import FromPath, QueryParameter

import bastide
from bastide.bots import LONG_TIMES, levels_of
from bastide.bots.ladder import ratings
from bastide.core import registry
from bastide.core.guide import moments
from bastide.core.notation import Notation
from bastide.core.options import Option
from bastide.core.spots import Gesture
from bastide.rulebook import read_rules
from bastide.server.http.forms.games import (
    BotInfo,
    FieldInfo,
    GameInfo,
    LessonInfo,
    ModeInfo,
    MoveInfo,
    OptionInfo,
    StepInfo,
)
from bastide.server.http.packing import COMPRESSED, packed
from bastide.server.refusal import Refusal
from bastide.server.sockets.messages import SocketMessages
from bastide.words import LANGUAGES, book_of, read_page_words


@get("/api/games", sync_to_thread=False)
def games() -> list[GameInfo]:
    """The games of the house and what can be chosen for them."""
    return [game_info(key) for key in bastide.games()]


def game_info(key: str) -> GameInfo:
    game = registry.game(key)
    return GameInfo(
        key,
        game.RULES,
        [option_info(option) for option in game.options()],
        [ModeInfo(mode.key, list(mode.seats), [list(team) for team in mode.teams]) for mode in game.MODES],
        {name: dict(preset) for name, preset in game.PRESETS.items()},
        move_infos(key),
        game.SPOTS.told(),
        bot_infos(key),
    )


def option_info(option: Option) -> OptionInfo:
    return OptionInfo(
        option.name,
        option.default,
        list(option.allowed),
        option.many,
        option.different,
        list(option.names),
        {name: list(values) for name, values in option.matters.items()},
        option.follows[0],
        option.part,
    )


def bot_infos(key: str) -> list[BotInfo]:
    """The levels that can sit down at a table of this game."""
    measured = ratings(key)
    return [BotInfo(level, LONG_TIMES.get(level, 0.0), measured.get(level)) for level in levels_of(key)]


@cache
def move_infos(key: str) -> dict[str, MoveInfo]:
    """How each move is written and made by hand; what chance does is only written."""
    game = registry.game(key)
    gestures = game.SPOTS.gestures
    return {
        name: move_info(game.NOTATION, fields, gestures.get(name, Gesture()))
        for name, fields in game.NOTATION.fields.items()
    }


def move_info(notation: Notation, names: list[str], gesture: Gesture) -> MoveInfo:
    fields = [FieldInfo(name, notation.kinds[name].kind) for name in names]
    steps = [StepInfo(step.spot, step.tool, step.at) for step in gesture.steps]
    return MoveInfo(
        fields, steps, gesture.secret, gesture.ends, gesture.begins, gesture.beside, gesture.weighed
    )


@get("/api/games/{key:str}/box", sync_to_thread=False)
def box(key: FromPath[str], without: Annotated[str, QueryParameter(max_length=100)] = "") -> dict[str, Any]:
    """What is printed in the box, without the parts that are not asked for."""
    left = without.split(",")
    return {name: text for name, text in whole_box(key).items() if name not in left}


@cache
def whole_box(key: str) -> Mapping[str, Any]:
    """All of a box, read and laid out once: while the house does that, nobody is served."""
    return registry.game(key).box()


@get("/api/games/{key:str}/guide", sync_to_thread=False)
def guide(key: FromPath[str]) -> list[LessonInfo]:
    """What is said in a guided first game, and when."""
    script = registry.game(key).GUIDE
    return [
        LessonInfo(one.key, row, one.line, list(one.spots), list(one.parts), one.silent)
        for one, row in zip(script.lessons, moments(script), strict=True)
    ]


@get(
    "/api/words/{language:str}/{name:str}",
    media_type=MediaType.TEXT,
    sync_to_thread=False,
    opt={COMPRESSED: True},
)
def words(request: Request[Any, Any, Any], language: FromPath[str], name: FromPath[str]) -> Response[str]:
    """The words of the house or of a game, as Fluent; those that few tables need in a second book."""
    if language not in LANGUAGES or book_of(name) not in ("house", *bastide.games()):
        raise Refusal("no-such-page", 404)
    return packed(read_page_words(language, name), request)


@get("/api/rules/{key:str}/{language:str}", media_type=MediaType.TEXT, sync_to_thread=False)
def rules(key: FromPath[str], language: FromPath[str]) -> str:
    """The rules of a game as Markdown."""
    if language not in LANGUAGES or key not in bastide.games():
        raise Refusal("no-such-page", 404)
    return read_rules(key, language)


@get("/api/socket-messages", sync_to_thread=False)
def socket_messages() -> SocketMessages:
    """Never needed at run time: it puts the socket's messages into the schema."""
    return SocketMessages()


PUBLISHED = [games, box, guide, words, rules, socket_messages]
