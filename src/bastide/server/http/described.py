"""The types that games declare, as JSON Schema has them.

A word is declared with its vocabulary, `Annotated[str, TILE]`, so that the schema lists what it may be.
"""

from collections.abc import Mapping, Sequence
from types import NoneType, UnionType
from typing import Annotated, Any, Final, Literal, NotRequired, Union, get_args, get_origin, get_type_hints
from typing import is_typeddict as is_typed_dict

from bastide.core.notation import Words

Schema = dict[str, Any]
COMPONENTS: Final = "#/components/schemas/"
FEW: Final = 12  # so many words are listed where they stand; of more numbers none is
PLAIN: Final[dict[Any, Schema]] = {
    str: {"type": "string"},
    int: {"type": "integer"},
    float: {"type": "number"},
    bool: {"type": "boolean"},
    NoneType: {"type": "null"},
    Any: {},
}


class Described:
    """The types of one game by their published names, each with all that it refers to."""

    def __init__(self, game: str, vocabularies: Mapping[str, Words]) -> None:
        self.game = game  # what the names begin with
        self.found: dict[str, Schema] = {}
        self.names: dict[tuple[str, ...], str] = {}  # of large vocabularies
        for field, words in vocabularies.items():
            if is_large(words.words):
                self.names.setdefault(words.words, f"{game}{field.title().replace('_', '')}Word")

    def of(self, kind: Any) -> Schema:
        """A type where it is used; what has fields is referred to."""
        if is_typed_dict(kind):
            return self.reference(kind)
        parts = get_args(kind)
        match get_origin(kind):
            case None:
                return PLAIN[kind]
            case origin if origin is Annotated:
                return self.word(words_of(parts[1]))
            case origin if origin is Literal:
                return {"const": parts[0]} if len(parts) == 1 else {"type": "string", "enum": list(parts)}
            case origin if origin in (Union, UnionType):
                return {"anyOf": [self.of(part) for part in parts]}
            case origin if origin is NotRequired:
                return self.of(parts[0])
            case origin if origin is list:
                return {"type": "array", "items": self.of(parts[0])}
            case _:
                return {"type": "object", "additionalProperties": self.of(parts[1])}

    def word(self, words: Sequence[str]) -> Schema:
        """One of these words; a large vocabulary has a name."""
        listed: Schema = {"type": "string", "enum": list(words)}
        name = self.names.get(tuple(words))
        if name is None:
            return listed if len(words) <= FEW or is_large(words) else {"type": "string"}
        self.found[name] = listed
        return refer(name)

    def reference(self, kind: Any) -> Schema:
        """A type with fields, described once; nothing is in it that is not declared."""
        name = self.game + kind.__name__
        if name not in self.found:
            self.found[name] = {}  # it may refer to itself
            hints = get_type_hints(kind, include_extras=True)
            self.found[name] = {
                "title": kind.__name__,
                "description": vars(kind).get("__doc__") or "",
                "type": "object",
                "properties": {field: self.of(hint) for field, hint in sorted(hints.items())},
                "required": sorted(kind.__required_keys__),
                "additionalProperties": False,
            }
        return refer(name)


def words_of(vocabulary: Any) -> Sequence[str]:
    words: Sequence[str] = vocabulary.words if isinstance(vocabulary, Words) else vocabulary
    return words


def is_large(words: Sequence[str]) -> bool:
    """Too many to be listed again and again, and not just numbers or places."""
    return len(words) > FEW and not words[-1][0].isdigit()


def refer(name: str) -> Schema:
    return {"$ref": COMPONENTS + name}
