"""Code and words agree: everything that is said has words, and every message is said somewhere."""

import ast
import re
from functools import cache
from typing import get_args

from fluent.syntax import ast as ftl
from fluent.syntax import parse

import bastide
from bastide.bots import BOTS
from bastide.core import registry
from bastide.core.notation import kebab
from bastide.games.kingdom.state import TOKEN_STATES
from bastide.study.findings import Mark
from bastide.study.puzzles.puzzle import LATER as LATER_POINTS
from bastide.study.puzzles.puzzle import RIVALS
from bastide.study.puzzles.themes import THEMES, of_source
from bastide.words import LANGUAGES, read_words
from tests.games.every import random_match
from tests.wording import SOURCE, all_messages, page, page_code


def repeated(language: str) -> set[str]:
    """The messages that several games have, all in the same words."""
    books = [parse(read_words(language, game)).body for game in bastide.games()]
    said = [(one.id.name, one) for body in books for one in body if isinstance(one, ftl.Message)]
    first = dict(reversed(said))
    others = {key for key, one in said if not one.equals(first[key])}
    return {key for key, one in said if one is not first[key] and not key.startswith(OWN_WORDS)} - others


OWN_WORDS = ("name-", "guide-")  # a castle is another thing in each game; a guide is a script by itself


def test_what_several_games_say_in_the_same_words_is_said_once() -> None:
    assert set.intersection(*[repeated(language) for language in LANGUAGES]) == set()


@cache
def nodes() -> tuple[ast.AST, ...]:
    """Every call, text and name that is given, in all of the code."""
    modules = [ast.parse(path.read_text(encoding="utf-8")) for path in sorted(SOURCE.rglob("*.py"))]
    wanted = (ast.Call, ast.Constant, ast.Assign)
    return tuple(node for module in modules for node in ast.walk(module) if isinstance(node, wanted))


def called(node: ast.Call) -> str:
    match node.func:
        case ast.Name(id=name) | ast.Attribute(attr=name):
            return name
        case _:
            return ""


def texts_of(node: ast.expr) -> list[str]:
    """The text of a literal, or both texts of a choice between two."""
    match node:
        case ast.Constant(value=str(text)):
            return [text]
        case ast.IfExp(body=body, orelse=otherwise):
            return texts_of(body) + texts_of(otherwise)
        case _:
            return []


SAYING = ("Message", "say", "has", "Refusal")


def said_keys() -> set[str]:
    """The keys that the code names where it says or sends a message."""
    place = {"Message": 0, "say": 0, "has": 0, "Refusal": 0, "bad_record": 1}
    calls = [node for node in nodes() if isinstance(node, ast.Call) and called(node) in place]
    keys = {key for call in calls if call.args for key in texts_of(call.args[place[called(call)]])}
    chosen = [node.value for node in nodes() if isinstance(node, ast.Assign) and names(node) == ["key"]]
    return keys | {key for value in chosen for key in texts_of(value)}


def names(node: ast.Assign) -> list[str]:
    return [target.id for target in node.targets if isinstance(target, ast.Name)]


def said_families() -> set[str]:
    """The beginnings of keys that the code puts together, such as `level-` of `level-{bot}`."""
    calls = [node for node in nodes() if isinstance(node, ast.Call) and called(node) in SAYING]
    joined = [
        call.args[0].values[0] for call in calls if call.args and isinstance(call.args[0], ast.JoinedStr)
    ]
    return {head.value for head in joined if isinstance(head, ast.Constant) and isinstance(head.value, str)}


def helped() -> set[str]:
    """What the command line has help for: the first argument of `option` and `argument`."""
    calls = [
        node for node in nodes() if isinstance(node, ast.Call) and called(node) in ("option", "argument")
    ]
    return {text for call in calls if call.args for text in texts_of(call.args[0])}


def vocabulary() -> set[str]:
    """Every word of every game's lines that is not a number."""
    kinds = [kind for key in bastide.games() for kind in bastide.game(key).NOTATION.kinds.values()]
    return {word for kind in kinds for word in kind.words if word[0].isalpha()}


@cache
def sources(game: str) -> set[str]:
    """What scores in a game."""
    games = [random_match(game, {"seats": 2}, seed, most=0) for seed in range(40)]
    return {source for match in games for source in match.result.sheets[0]}


def chosen_words() -> set[str]:
    """The words among the values of options."""
    options = [option for key in bastide.games() for option in bastide.game(key).options()]
    allowed = {value for option in options for value in option.allowed if isinstance(value, str)}
    return {value for value in allowed if value[0].isalpha()}


@cache
def literals() -> set[str]:
    """Every text in the code; some of them are handed on until they are said."""
    return {node.value for node in nodes() if isinstance(node, ast.Constant) and isinstance(node.value, str)}


def said_by_the_page(key: str) -> bool:
    literal, beginnings = page()
    head, _, tail = key.partition("-")  # a setting and its value
    return key in literal or key.startswith(beginnings) or (head in literal and tail in literal)


@cache
def arguments() -> set[str]:
    """Every text that some function is called with."""
    calls = [node for node in nodes() if isinstance(node, ast.Call)]
    return {text for call in calls for argument in call.args for text in texts_of(argument)}


def named(head: str) -> set[str]:
    """The words of a family that the code names somewhere."""
    family = [key for key in all_messages("en") if key.startswith(head)]
    return {key.removeprefix(head) for key in family} & literals()


# What chance brings; a player never chooses it.
CHANCE = {
    "burgundy": {"start", "deal", "duchies", "fill", "goods", "roll", "routes", "shields"},
    "kingdom": {"board", "cards", "start", "draw"},
    "seasons": {"start", "winter-card"},
}


def chosen_moves() -> set[str]:
    """The moves of all games that a player can choose."""
    moves = {key: set(bastide.game(key).NOTATION.moves) for key in bastide.games()}
    return {move for key in moves for move in moves[key] - CHANCE[key]}


def things_of_seasons() -> set[str]:
    """The cards, buildings and winter cards, each of which does something."""
    kinds = bastide.game("seasons").NOTATION.kinds
    return {word for kind in ("card", "tile", "building", "winter_card") for word in kinds[kind].words}


def families() -> dict[str, set[str]]:
    """The words that each family of keys must have."""
    locations = set(bastide.game("kingdom").NOTATION.kinds["location"].words)
    tiles = set(bastide.game("burgundy").NOTATION.kinds["tile"].words)
    monasteries = {tile for tile in tiles if tile.startswith("monastery-")}
    does = {tile for tile in tiles if not tile[-1].isdigit()} | monasteries | {"animal"}
    scoring = {source for key in bastide.games() for source in sources(key)}
    return {
        "level-": set(BOTS),
        "help-": helped(),
        "name-": vocabulary() | scoring | chosen_words() | set(TOKEN_STATES) - {"not-taken"},
        "label-": locations | monasteries,
        "does-": locations | does | things_of_seasons(),
        "pays-": sources("kingdom") | set(bastide.game("seasons").NOTATION.kinds["source"].words),
        "move-": chosen_moves(),
        "column-": named("column-"),
        "table-": named("table-"),
        "train-": named("train-"),
        "engine-": {"plain", "compiled"},
        "brief-": told_briefly(),
        "mark-": set(get_args(Mark)),
        "tie-": named("tie-"),
        "theme-": {
            of_source(registry.game(key), source) for key in bastide.games() for source in sources(key)
        }
        | THEMES,
        "puzzle-level-": {"1", "2", "3"},
        "puzzle-source-": {LATER_POINTS, RIVALS},
    }


def family_keys() -> set[str]:
    return {head + word for head, words in families().items() for word in words}


def event_keys() -> set[str]:
    return {kebab(kind.__name__) for key in bastide.games() for kind in bastide.game(key).EVENTS}


def told_briefly() -> set[str]:
    """What the terminal tells in a word or two."""
    return {key.removeprefix("brief-") for key in all_messages("en") if key.startswith("brief-")}


def test_what_is_told_briefly_is_an_event() -> None:
    assert told_briefly()
    assert sorted(told_briefly() - event_keys()) == []


def option_keys() -> set[str]:
    return {f"option-{option.name}" for key in bastide.games() for option in bastide.game(key).options()}


def test_every_key_that_the_code_puts_together_belongs_to_a_known_family() -> None:
    assert said_families() <= families().keys()


def test_everything_the_code_says_has_words() -> None:
    wanted = said_keys() | family_keys() | event_keys() | option_keys()
    assert sorted(wanted - all_messages("en").keys()) == []


def test_everything_the_page_says_has_words() -> None:
    said = set(re.findall(r"\bsay\([\"'`]([\w-]+)[\"'`]", page_code()))
    assert said
    assert sorted(said - all_messages("en").keys()) == []


def test_every_message_is_said_somewhere() -> None:
    referred = {key for message in all_messages("en").values() for key in message.references}
    handed_on = {text for text in literals() if "-" in text or text in arguments()}
    used = said_keys() | family_keys() | event_keys() | option_keys() | referred | handed_on
    assert [key for key in sorted(all_messages("en").keys() - used) if not said_by_the_page(key)] == []
