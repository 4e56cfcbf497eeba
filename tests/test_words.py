"""The words of the house: the same messages in every language, each of them used, all of them sayable."""

import ast
import re
from collections.abc import Iterator
from dataclasses import Field, fields
from functools import cache
from pathlib import Path
from random import Random
from typing import Any, get_args

import pytest
from fluent.syntax import ast as ftl
from fluent.syntax import parse
from fluent.syntax.visitor import Visitor

import bastide
from bastide.bots import BOTS
from bastide.core import registry
from bastide.core.game import Event
from bastide.core.notation import Notation, kebab
from bastide.games.kingdom.state import TOKEN_STATES
from bastide.study.findings import Mark
from bastide.study.puzzles.puzzle import LATER as LATER_POINTS
from bastide.study.puzzles.puzzle import RIVALS
from bastide.study.puzzles.themes import THEMES, of_source
from bastide.words import GUIDE, LANGUAGES, LATER, STUDY, TRY, read_page_words, read_words, words_for
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


@cache
def page_code(game: str = "") -> str:
    """The browser's code; that of one game leaves out the folders of the others."""
    others = {key for key in bastide.games() if game not in ("", key)}
    files = [path for path in (ROOT / "web" / "src").rglob("*") if path.suffix in (".ts", ".svelte")]
    files.remove(ROOT / "web" / "src" / "net" / "api.ts")  # types alone
    files = [path for path in files if not others & set(path.relative_to(ROOT).parts)]
    return "\n".join(path.read_text(encoding="utf-8") for path in files if ".test." not in path.name)


@cache
def page(game: str = "") -> tuple[set[str], tuple[str, ...]]:
    """The texts in the browser's code, and the beginnings of those that it puts together."""
    code = page_code(game)
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


# -- what is said


def each_event(game: str) -> Iterator[Event]:
    """Every kind of event, with every word that its fields can hold, and those of a game as all see it."""
    notation = bastide.game(game).NOTATION
    for event in bastide.game(game).EVENTS:
        make: Any = event
        every = [values_of(each, notation) for each in fields(make)]
        plain = [values[-1] for values in every]
        for place, values in enumerate(every):
            yield from (make(*plain[:place], value, *plain[place + 1 :]) for value in values)
        yield make(*plain)
    yield from hidden_events(game)


def values_of(field: Field[Any], notation: Notation) -> list[int] | list[str]:
    """All that a field of an event can hold; of what is open some of the words."""
    if field.type is str:
        return ["extra-action", "ship", "store"]
    kind = notation.kinds.get(field.name)
    if kind is None:
        return [*range(30), 1]
    return [*range(min(0, kind.first), kind.first + len(kind.words)), kind.first]


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


# Told before the first turn or at the start of a round, always with the player's name.
NAMED = {"start-chosen", "duchy-picked", "duchy-revealed", "round-began"}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", bastide.games())
def test_a_line_under_its_players_name_has_no_hole_where_the_name_stood(game: str, language: str) -> None:
    words, notation = words_for(language, game), bastide.game(game).NOTATION
    deeds = [(kebab(type(event).__name__), notation.words_of(event)) for event in each_event(game)]
    told = {words.say(key, **{**said, "player": ""}) for key, said in deeds if key not in NAMED}
    assert [line for line in told if re.search(r"^ *[’:,.]|: *\.|\(\)|— *[,.;]|\bfor \(", line)] == []


# What a line itself says or a score shows, what chance brings, and what speaks of nobody.
NOT_FORETOLD = {
    "burgundy": "start-chosen goods-dealt duchy-dealt duchies-dealt duchy-revealed card-dealt dice-rolled "
    "only-choice-made tile-taken tile-placed tile-bought goods-sold scored",
    "kingdom": "start-chosen card-drawn card-revealed card-removed card-replaced mandatory-lapsed "
    "settlement-built extra-built settlement-lifted settlement-moved turn-ended",
    "seasons": "start-chosen characters-chosen characters-revealed helper-called-back helper-sent "
    "helper-returned helper-housed helpers-stayed piece-bought sale-asked sale-refused silver-exchanged "
    "building-begun scored turn-ended card-removed bank-paid wall-mended wall-left gift-given dropped-out "
    "talers-turned-in resources-turned-in nothing-turned-in",
}


@pytest.mark.parametrize("game", bastide.games())
def test_what_a_move_would_bring_is_said_to_the_one_who_chooses_it(game: str) -> None:
    events: list[Any] = list(bastide.game(game).EVENTS)
    own = {kebab(kind.__name__) for kind in events if "seat" in {field.name for field in fields(kind)}}
    book = messages("en", f"{game}.ftl")
    addressed = {key for key in book if key.startswith("you-")}
    assert addressed == {f"you-{key}" for key in own - set(NOT_FORETOLD[game].split())}
    assert [key for key in addressed if "player" in book[key].variables] == []


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
SEASONS_FORMS = {
    ("ru", "talers-counted"): "талер талера талеров талеров талер талера талеров талеров",
    ("uk", "talers-counted"): "талер талери талерів талерів талер талери талерів талерів",
    ("ru", "cards-taken-back"): "карту карты карт карт карту карты карт карт",
    ("uk", "cards-taken-back"): "карту карти карт карт карту карти карт карт",
    ("ru", "ways-left"): "способ способа способов способов способ способа способов способов",
    ("uk", "ways-left"): "спосіб способи способів способів спосіб способи способів способів",
}


@pytest.mark.parametrize(("language", "key"), FORMS)
def test_a_number_and_its_word_agree(language: str, key: str) -> None:
    words = words_for(language, "kingdom")
    for count, form in zip(COUNTS, FORMS[language, key].split(), strict=True):
        told = words.say(
            key, count=count, score=count, games=count, terrain="forest", game="-", first=0, last=0
        )
        assert re.search(rf"\b{count}\s{form}\b", told), told


@pytest.mark.parametrize(("language", "key"), SEASONS_FORMS)
def test_a_number_and_its_word_agree_in_the_castle(language: str, key: str) -> None:
    words = words_for(language, "seasons")
    for count, form in zip(COUNTS, SEASONS_FORMS[language, key].split(), strict=True):
        told = words.say(key, count=count, talers=count, player="Ann", move="pay")
        assert re.search(rf"\b{count}\s{form}\b", told), told


@pytest.mark.parametrize("name", ["house", *bastide.games()])
def test_the_page_gets_every_word_that_it_says(name: str) -> None:
    texts, beginnings = page("" if name == "house" else name)
    whole, kept = (
        set(re.findall(r"(?m)^([a-z][a-z0-9-]*) =", text))
        for text in (
            read_words("en", name),
            "".join(read_page_words("en", name + end) for end in ("", LATER, GUIDE, STUDY, TRY)),
        )
    )
    assert whole - kept
    assert not (whole - kept) & texts
    assert [key for key in whole - kept if key.startswith(beginnings)] == []
