"""The types of what every game sends, as the API's document has them: made from what the games declare.

A game's view is its `VIEW`, its events are its classes in the words of its notation, its moves are those of
its notation and its options what a host may choose. Names begin with the game's, so that they never clash.
"""

from collections.abc import Iterable, Sequence
from typing import Any

from litestar.connection import Request
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Reference
from litestar.plugins import OpenAPISchemaPlugin
from litestar.typing import FieldDefinition

from bastide.core.game import Event, Game
from bastide.core.notation import Notation, field_names, kebab
from bastide.core.options import RANDOM, Option
from bastide.core.position import POSITION
from bastide.core.registry import game as game_of
from bastide.core.registry import games
from bastide.server.http.described import COMPONENTS, Described, Schema, refer
from bastide.server.http.forms.shared import Published


def game_schemas() -> dict[str, Schema]:
    """The types of every game, and of whatever may come from any of them."""
    keys = games()
    schemas: dict[str, Schema] = {"RulesChanged": rules_changed()}
    for key in keys:
        schemas |= schemas_of(game_of(key))
    schemas["View"] = one_of("game", {key: f"{key.title()}View" for key in keys})
    events = [refer(f"{key.title()}Event") for key in keys]
    schemas["Event"] = {"anyOf": [*events, refer("RulesChanged")]}
    schemas["WordKind"] = named(
        {kind for key in keys for kind in schemas[f"{key.title()}Words"]["properties"]}
    )
    schemas["SpotKinds"] = whole({key: spot_kinds(game_of(key)) for key in keys})
    schemas["GameKey"] = {"type": "string", "enum": list(keys)}
    schemas["SetUp"] = {"anyOf": [refer(f"{key.title()}Position") for key in keys]}
    schemas["Options"] = {"anyOf": [refer(f"{key.title()}Options") for key in keys]}
    schemas["Opening"] = {"anyOf": [refer(f"{key.title()}Opening") for key in keys]}
    schemas["OptionName"] = named({option.name for key in keys for option in game_of(key).options()})
    schemas["ModeKey"] = named({mode.key for key in keys for mode in game_of(key).MODES})
    return schemas


def schemas_of(game: Game) -> dict[str, Schema]:
    """What one game shows, tells, takes and lets a host choose."""
    name = game.KEY.title()
    events = {kebab(event.__name__): event for event in game.EVENTS}
    moves, types = game.NOTATION.fields, Described(name, game.NOTATION.kinds)
    types.reference(game.VIEW)
    types.reference(game.CONTENTS)
    position = types.reference(game.POSITIONS.form)
    made = {
        **{f"{name}{event.__name__}": event_schema(event, game, types) for event in game.EVENTS},
        f"{name}Event": one_of("event", {key: f"{name}{event.__name__}" for key, event in events.items()}),
        **{move_name(name, move): move_schema(move, game.NOTATION, types) for move in moves},
        f"{name}Move": one_of("move", {move: move_name(name, move) for move in moves}),
        f"{name}Words": words_schema(game.NOTATION, types),
        f"{name}Options": options_schema(game.options()),
        f"{name}Opening": options_schema(game.options(), {POSITION: position}),
    }
    return {**types.found, **made}


def event_schema(event: type[Event], game: Game, types: Described) -> Schema:
    """An event in words; what may be hidden may be nothing."""
    blanks = game.BLANKS.get(event, ())
    parts = {name: word_of(name, game.NOTATION, types) for name in field_names(event)}
    hidden = {name: {"anyOf": [parts[name], {"type": "null"}]} for name in blanks}
    return whole({"event": {"const": kebab(event.__name__)}, **parts, **hidden})


def word_of(field: str, notation: Notation, types: Described) -> Schema:
    """Seats and mere numbers stay numbers; what has a vocabulary is a word of it."""
    kind = notation.kinds.get(field)
    return {"type": "integer"} if kind is None or kind.kind == "seat" else types.word(kind.words)


def move_name(name: str, move: str) -> str:
    return name + "".join(part.title() for part in move.split("-")) + "Move"


def move_schema(move: str, notation: Notation, types: Described) -> Schema:
    """A line read: its move and the word of each field."""
    parts = {field: written(notation, field, types) for field in notation.fields[move]}
    return whole({"move": {"const": move}, **parts})


def written(notation: Notation, field: str, types: Described) -> Schema:
    word = types.word(notation.kinds[field].words)
    return {"type": "array", "items": word} if field in notation.several else word


def words_schema(notation: Notation, types: Described) -> Schema:
    """The words that a line may have, by their kind."""
    kinds = [notation.kinds[field] for fields in notation.fields.values() for field in fields]
    return whole({words.kind: types.word(words.words) for words in kinds}, needed=())


def spot_kinds(game: Game) -> Schema:
    """What a spot can be."""
    return {"type": "string", "enum": list(game.SPOTS.kinds)}


def options_schema(options: Sequence[Option], more: Schema | None = None) -> Schema:
    """Every option may be left to its default."""
    return whole({option.name: option_schema(option) for option in options} | (more or {}), needed=())


def option_schema(option: Option) -> Schema:
    value: Schema = {"enum": list(option.allowed)}
    if option.names:
        return {
            "type": "object",
            "propertyNames": {"enum": list(option.names)},
            "additionalProperties": value,
        }
    if not option.many:
        return value
    chosen: Schema = {"type": "array", "items": value, "maxItems": option.many}
    is_left_open = option.random or option.default == RANDOM
    return {"anyOf": [{"const": RANDOM}, chosen]} if is_left_open else chosen


def rules_changed() -> Schema:
    """The house's own event: a game goes on from what older rules have left."""
    number = {"type": "integer"}
    return whole({"event": {"const": "rules-changed"}, "rules": number, "now": number})


def whole(parts: Schema, needed: Sequence[str] | None = None) -> Schema:
    """An object of just these parts; all are needed unless it is said which."""
    return {
        "type": "object",
        "properties": parts,
        "required": sorted(parts if needed is None else needed),
        "additionalProperties": False,
    }


def named(words: Iterable[str]) -> Schema:
    """One of these words."""
    return {"type": "string", "enum": sorted(words)}


def one_of(tag: str, names: dict[str, str]) -> Schema:
    """One of several types, told apart by a field."""
    mapping = {word: COMPONENTS + name for word, name in names.items()}
    return {
        "oneOf": [refer(name) for name in names.values()],
        "discriminator": {"propertyName": tag, "mapping": mapping},
    }


def publish(document: Schema) -> Schema:
    """The API's document with the types of the games."""
    components = document["components"]
    return {
        **document,
        "components": {**components, "schemas": {**components["schemas"], **game_schemas()}},
    }


class GamesPlugin(OpenAPISchemaPlugin):
    """What is sent as a game has made it is described by the type that the games publish."""

    def is_plugin_supported_field(self, field_definition: FieldDefinition) -> bool:
        return any(isinstance(one, Published) for one in field_definition.metadata)

    def to_openapi_schema(self, field_definition: FieldDefinition, schema_creator: Any) -> Any:  # noqa: ARG002
        published = next(one for one in field_definition.metadata if isinstance(one, Published))
        return Reference(ref=COMPONENTS + published.name)


class DocumentPlugin(JsonRenderPlugin):
    """The document at its address."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: Schema) -> bytes:
        return super().render(request, publish(openapi_schema))
