"""The words of the house: the same messages in every language, each of them used, all of them sayable."""

import ast
import re
from collections.abc import Iterator
from dataclasses import fields
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest
from fluent.syntax import ast as ftl
from fluent.syntax import parse
from fluent.syntax.visitor import Visitor

import bastide
from bastide.bots import BOTS
from bastide.core.game import Event
from bastide.core.notation import kebab
from bastide.games.kingdom.state import TOKEN_STATES
from bastide.words import LANGUAGES, read_page_words, read_words, words_for
from tests.games.every import random_match, spelt_lines

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src" / "bastide"
WORDS = SOURCE / "words"
NAMES = sorted(path.name for path in (WORDS / "en").iterdir())


class Reader(Visitor):
    """What a message is made of: its variables, the messages it refers to, its texts."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.references: set[str] = set()
        self.texts: list[str] = []

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802
        self.references.add(node.id.name)

    def visit_TextElement(self, node: ftl.TextElement) -> None:  # noqa: N802
        self.texts.append(node.value)


@cache
def messages(language: str, name: str) -> dict[str, Reader]:
    """The messages of a file by key."""
    read = {}
    for entry in parse((WORDS / language / name).read_text(encoding="utf-8")).body:
        if isinstance(entry, ftl.Message):
            read[entry.id.name] = Reader()
            read[entry.id.name].visit(entry)
    return read


def all_messages(language: str) -> dict[str, Reader]:
    return {key: message for name in NAMES for key, message in messages(language, name).items()}


# -- three languages, one set of messages


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_files_and_nothing_that_cannot_be_read(language: str) -> None:
    assert sorted(path.name for path in (WORDS / language).iterdir()) == NAMES
    for name in NAMES:
        body = parse((WORDS / language / name).read_text(encoding="utf-8")).body
        assert [entry.content for entry in body if isinstance(entry, ftl.Junk)] == []
        keys = [entry.id.name for entry in body if isinstance(entry, ftl.Message)]
        assert len(keys) == len(set(keys))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
def test_every_language_has_the_same_messages_in_the_same_order(language: str, name: str) -> None:
    assert list(messages(language, name)) == list(messages("en", name))


@pytest.mark.parametrize("language", LANGUAGES)
def test_messages_tell_the_same_in_every_language(language: str) -> None:
    for key, message in all_messages(language).items():
        english = all_messages("en")[key].variables
        if (
            key != "location-with-article"
        ):  # other languages decline the word instead of putting one before it
            assert (key, message.variables) == (key, english)
        assert {name.removesuffix("_name") for name in message.variables} == {
            name.removesuffix("_name") for name in english
        }


@pytest.mark.parametrize("language", LANGUAGES)
def test_messages_refer_to_messages_that_exist(language: str) -> None:
    referred = {key for message in all_messages(language).values() for key in message.references}
    assert referred <= all_messages(language).keys()


# -- code and words agree


def modules() -> Iterator[ast.Module]:
    for path in sorted(SOURCE.rglob("*.py")):
        yield ast.parse(path.read_text(encoding="utf-8"))


def nodes() -> Iterator[ast.AST]:
    for module in modules():
        yield from ast.walk(module)


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


def sources(game: str) -> set[str]:
    """What scores in a game."""
    games = [random_match(game, {"seats": 2}, seed, most=0) for seed in range(40)]
    return {source for match in games for source in match.result.sheets[0]}


def chosen_words() -> set[str]:
    """The words among the values of options."""
    options = [option for key in bastide.games() for option in bastide.game(key).options()]
    allowed = {value for option in options for value in option.allowed if isinstance(value, str)}
    return {value for value in allowed if value[0].isalpha()}


def literals() -> set[str]:
    """Every text in the code; some of them are handed on until they are said."""
    return {node.value for node in nodes() if isinstance(node, ast.Constant) and isinstance(node.value, str)}


@cache
def page_code() -> str:
    files = [path for path in (ROOT / "web" / "src").rglob("*") if path.suffix in (".ts", ".svelte")]
    return "\n".join(path.read_text(encoding="utf-8") for path in files if ".test." not in path.name)


@cache
def page() -> tuple[set[str], tuple[str, ...]]:
    """The texts in the browser's code, and the beginnings of those that it puts together."""
    code = page_code()
    return set(re.findall(r"[\"'`]([\w-]+)[\"'`]", code)), tuple(re.findall(r"`([\w-]+-)\$\{", code))


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


def families() -> dict[str, set[str]]:
    """The words that each family of keys must have."""
    locations = set(bastide.game("kingdom").NOTATION.kinds["location"].words)
    moves = {move for key in bastide.games() for move in bastide.game(key).NOTATION.moves}
    chance = {"board", "cards", "start", "draw", "deal", "duchies", "fill", "goods", "roll"}
    chance |= {"routes", "shields"}
    tiles = set(bastide.game("burgundy").NOTATION.kinds["tile"].words)
    monasteries = {tile for tile in tiles if tile.startswith("monastery-")}
    does = {tile for tile in tiles if not tile[-1].isdigit()} | monasteries | {"animal"}
    scoring = {source for key in bastide.games() for source in sources(key)}
    return {
        "level-": set(BOTS),
        "help-": helped(),
        "name-": vocabulary() | scoring | chosen_words() | set(TOKEN_STATES) - {"not-taken"},
        "label-": locations | monasteries,
        "does-": locations | does,
        "pays-": sources("kingdom"),
        "move-": moves - chance,
        "column-": named("column-"),
        "table-": named("table-"),
        "engine-": {"plain", "compiled"},
    }


def family_keys() -> set[str]:
    return {head + word for head, words in families().items() for word in words}


def event_keys() -> set[str]:
    return {kebab(kind.__name__) for key in bastide.games() for kind in bastide.game(key).EVENTS}


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


# -- what is said


def each_event(game: str) -> Iterator[Event]:
    """Every kind of event, with every word that its fields can hold, and those of a game as all see it."""
    notation = bastide.game(game).NOTATION
    for kind in bastide.game(game).EVENTS:
        make: Any = kind
        names = [each.name for each in fields(make)]
        plain = [notation.kinds[name].first if name in notation.kinds else 1 for name in names]
        for place, name in enumerate(names):
            for number in range(30) if name not in notation.kinds else range(len(notation.kinds[name].words)):
                yield make(*plain[:place], number, *plain[place + 1 :])
        yield make(*plain)
    yield from hidden_events(game)


def hidden_events(game: str) -> Iterator[Event]:
    """The events of a game as somebody sees them who does not know everything."""
    for row in random_match(game, {}, seed=1).log:
        seen = [bastide.game(game).seen(event, None) for event in row.events]
        yield from (event for event in seen if event is not None)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", bastide.games())
def test_every_event_can_be_told(game: str, language: str) -> None:
    words, notation = words_for(language, game), bastide.game(game).NOTATION
    for event in each_event(game):
        told = words.event(event, notation, ["Ann", "Ben", "Cid", "Dan"])
        assert told[-1] in ".)"
        assert not re.search(r"\{|None|-\d", told)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", bastide.games())
def test_every_refusal_can_be_told(game: str, language: str) -> None:
    words, rng = words_for(language, game), Random(1)
    keys = set()
    for seed in range(8):
        match = random_match(game, {}, seed, most=10 + 9 * seed)
        for line in spelt_lines(match, rng, most=60):
            reason = match.why(match.to_act[0], line)
            if reason is not None:
                keys.add(reason.key)
                assert re.search(r"[.)]$", words.tell(reason))
    assert len(keys) > 8


@pytest.mark.parametrize("language", ["ru", "uk"])
def test_no_word_of_a_message_mixes_alphabets_or_uses_a_typewriters_quotes(language: str) -> None:
    for key, message in all_messages(language).items():
        for text in message.texts:
            assert (key, strange(text, language)) == (key, [])


@pytest.mark.parametrize("language", ["ru", "uk"])
@pytest.mark.parametrize("game", bastide.games())
def test_no_word_of_the_rules_mixes_alphabets_or_uses_a_typewriters_quotes(game: str, language: str) -> None:
    text = (ROOT / "docs" / "rules" / language / f"{game}.md").read_text(encoding="utf-8")
    assert strange(text, language) == []


def strange(text: str, language: str) -> list[str]:
    """What does not belong into a text of this language."""
    foreign = {"ru": "[іїєґІЇЄҐ]", "uk": "[ыэъёЫЭЪЁ]"}[language]
    mixed = r"\w*(?:[A-Za-z]\w*[Ѐ-ӿ]|[Ѐ-ӿ]\w*[A-Za-z])\w*"
    return re.findall(rf"\w*{foreign}\w*|{mixed}|[\"']", text)


COUNTS = (1, 2, 5, 11, 21, 22, 25, 111)
FORMS = {
    ("ru", "deck-remade"): "карта карты карт карт карта карты карт карт",
    ("uk", "deck-remade"): "карта карти карт карт карта карти карт карт",
    ("ru", "expects-extra-or-build"): (
        "поселение поселения поселений поселений поселение поселения поселений поселений"
    ),
    ("uk", "expects-extra-or-build"): (
        "поселення поселення поселень поселень поселення поселення поселень поселень"
    ),
    ("ru", "score-words"): "золото золота золота золота золото золота золота золота",
    ("uk", "score-words"): "золото золота золота золота золото золота золота золота",
    ("ru", "arena-title"): "партия партии партий партий партия партии партий партий",
    ("uk", "arena-title"): "партія партії партій партій партія партії партій партій",
}


@pytest.mark.parametrize(("language", "key"), FORMS)
def test_a_number_and_its_word_agree(language: str, key: str) -> None:
    words = words_for(language, "kingdom")
    for count, form in zip(COUNTS, FORMS[language, key].split(), strict=True):
        told = words.say(
            key, count=count, score=count, games=count, terrain="forest", game="-", first=0, last=0
        )
        assert re.search(rf"\b{count}\s{form}\b", told), told


@pytest.mark.parametrize("name", ["house", *bastide.games()])
def test_the_page_gets_every_word_that_it_says(name: str) -> None:
    texts, beginnings = page()
    whole, kept = (
        set(re.findall(r"(?m)^([a-z][a-z0-9-]*) =", text))
        for text in (read_words("en", name), read_page_words("en", name))
    )
    assert whole - kept
    assert not (whole - kept) & texts
    assert [key for key in whole - kept if key.startswith(beginnings)] == []
